"""What can be told about a game of the small crew: the main game's facts with Characters for seats, and its own."""

from winterover.core.facts import NUMBER, SEAT, SEATS, FactKind, Spelling, spelling, spelling_of_many, word
from winterover.core.talk import SAID
from winterover.games.thing import facts as main
from winterover.games.thing.facts import CHARACTER, DOG_TOKEN, FACE, MANY_ROLES, MANY_THINGS, ROOM, THING
from winterover.games.thing.pieces import CHARACTERS
from winterover.games.thing.small.pieces import DIE_FACES, SOURCES

CHARACTERS_TOLD = spelling_of_many("characters", CHARACTERS)
DIE = spelling("die", DIE_FACES)
MANY_DICE = spelling_of_many("dice", DIE_FACES)
SOURCE = spelling("source", SOURCES)

# Setup and round
CREW_DEALT = FactKind("crew_dealt", seat=SEAT, characters=CHARACTERS_TOLD)
ROUND_BEGAN = FactKind("round_began", begins=True, round=NUMBER, leader=SEAT)
WEATHER_ROLLED = FactKind("weather_rolled", seat=SEAT, face=FACE)
LEADER_PASSED = FactKind("leader_passed", seat=SEAT)
# Phase 3
DOG_SHOWN = FactKind("dog_shown", reveals="dog", character=CHARACTER, room=ROOM, dog=DOG_TOKEN)
# Transformation
TRANSFORMED = FactKind("transformed", character=CHARACTER, way=word("way"))
GAVE_UP = FactKind("gave_up", character=CHARACTER, things=MANY_THINGS)
THREAT_MOVED = FactKind("threat_moved", space=NUMBER)
# Phase 4
ALIENS_CAME = FactKind("aliens_came", value=NUMBER)
# Phase 5
ROLLED_DICE = FactKind("rolled_dice", seat=SEAT, dice=MANY_DICE)
DICE_ASSIGNED = FactKind("dice_assigned", character=CHARACTER, room=ROOM)
REROLLED = FactKind("rerolled", character=CHARACTER, source=SOURCE, before=DIE, after=DIE)
DIE_SET = FactKind("die_set", character=CHARACTER, before=DIE, after=DIE)
CANCELLED = FactKind("cancelled", character=CHARACTER, die=DIE)
FORCED = FactKind("forced", character=CHARACTER, dice=MANY_DICE)
NO_HARM = FactKind("no_harm", room=ROOM)
NO_ACTION = FactKind("no_action", character=CHARACTER, room=ROOM)
ACTED = FactKind("acted", character=CHARACTER, die=DIE, room=ROOM)
LAY_DOWN = FactKind("lay_down", character=CHARACTER)
LEADER_STOPPED = FactKind("leader_stopped", seat=SEAT)
# The lab token was open to all, so it does not go face down.
CREW_DROPPED_SAMPLE = FactKind("crew_dropped_sample", character=CHARACTER)
# Phases 6 and 7
HANDED_OVER = FactKind("handed_over", character=CHARACTER, to=CHARACTER, thing=THING)
CREW_READY = FactKind("crew_ready", seat=SEAT)
# Phase 8
CREW_HUNGRY = FactKind("crew_hungry")
# Escape and end
BLOCK_ROLLED = FactKind("block_rolled", dice=MANY_DICE, count=NUMBER)
BLOCKED = FactKind("blocked")
CREW_ENDED = FactKind(
    "crew_ended",
    reveals="ending winners characters roles",
    ending=word("crew_ending"),
    winners=SEATS,
    characters=CHARACTERS_TOLD,
    roles=MANY_ROLES,
)

_OWN = {kind.name: kind for kind in list(globals().values()) if isinstance(kind, FactKind) and kind is not SAID}


def _of_characters(kind: FactKind) -> FactKind:
    """The same fact, told of Characters."""
    told = {"seat": CHARACTER, "seats": CHARACTERS_TOLD}
    fields = {
        field: told.get(category, Spelling(category, spell))
        for (field, category), spell in zip(kind.categories.items(), kind.spells, strict=True)
    }
    reveals, begins, is_told_apart = " ".join(kind.reveals), kind.begins, kind.is_told_apart
    return FactKind(kind.name, reveals=reveals, begins=begins, is_told_apart=is_told_apart, **fields)


#: By the main game's kinds: what the rules that both modes share tell here.
TOLD_HERE = {kind: _OWN.get(kind.name) or _of_characters(kind) for kind in main.FACTS.values() if kind is not SAID}
TOLD_HERE[main.DROPPED_SAMPLE] = CREW_DROPPED_SAMPLE
TOLD_HERE[main.HUNGER_BEGAN] = CREW_HUNGRY  # fewer dice instead of fewer cards (T-Z10-02)
FACTS = {kind.name: kind for kind in (*TOLD_HERE.values(), *_OWN.values(), SAID)}
