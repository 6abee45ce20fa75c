"""What only this mode has: action dice, the threat marker, and Characters that are not in the crew (T-1-12, T-Z1)."""

from winterover.games.thing.pieces import ALIEN_DOGS, DOG_TOKENS, STATUSES

#: The faces of an action die. Use, Repair and Sabotage are numbered like the Action cards.
THREAT = 3
DIE_FACES = ("use", "repair", "sabotage", "threat")
ACTION_DIE = (0, 0, 1, 1, 2, THREAT)
DICE, HUNGRY_DICE = 3, 2

#: The infection bag: healthy and alien dog tokens. Every draw goes back (T-Z1-05).
HEALTHY_DOG, ALIEN_DOG = range(2)
DOG_BAG = (ALIEN_DOG,) * ALIEN_DOGS + (HEALTHY_DOG,) * (DOG_TOKENS - ALIEN_DOGS)

#: A Character that is not in the crew.
ABSENT = len(STATUSES)
SMALL_STATUSES = (*STATUSES, "absent")

#: What the first transformation gives to the alien pool (T-ZR-03).
FIRST_STRENGTH = 5
#: So many Sabotage and Threat faces block an escape (T-Z11-02).
BLOCKING_FACES = 3

ROLE_CARDS_HUMAN, ROLE_CARDS_ALIEN = 6, 2

# What lets a player roll a die again (T-Z10-04..06)
GARRYS, NORRISES, FLASHLIGHTS = range(3)
SOURCES = ("garry", "norris", "flashlight")
