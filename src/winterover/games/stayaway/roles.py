"""The three roles as small ints (S-ROLE-01)."""

HUMAN, TAINTED, THING = 0, 1, 2

ROLE_NAMES = ("human", "infected", "thing")

#: Not a role: this player was never eliminated.
ALIVE = -1
