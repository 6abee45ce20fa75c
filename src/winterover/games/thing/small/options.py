"""The options of the small crew: those of the main game with Characters instead of seats, and some of its own."""

from typing import Any

from winterover.core.codes import Codes
from winterover.core.facts import Phrase
from winterover.core.seats import LETTERS
from winterover.games.thing import options as main
from winterover.games.thing.pieces import CHARACTERS, FIRST_BACK, FUEL, ITEMS, THINGS, TOOLS
from winterover.games.thing.small.pieces import DIE_FACES, SOURCES

# Verbs of this mode, after those of the main game
MOVER, TRANSFORM, REROLL, SET_DIE, CANCEL, OFFER, BONUS, TEST_A, TEST_B, BOARDS = range(40, 50)
_BARE = 50 << 16
ACCEPT, DEPART, ACT_USE, ACT_REPAIR = (_BARE | number for number in range(4))
_BARE_WORDS = ("accept", "depart", "use", "repair")

_CREW = range(len(CHARACTERS))
MOST_DICE = 3

MOVERS = tuple(MOVER << 16 | figure << 8 for figure in _CREW)
TRANSFORMS = tuple(TRANSFORM << 16 | figure << 8 for figure in _CREW)
BOARDERS = tuple(BOARDS << 16 | figure << 8 for figure in _CREW)
TESTS_A = tuple(TEST_A << 16 | figure << 8 for figure in _CREW)
TESTS_B = tuple(TEST_B << 16 | figure << 8 for figure in _CREW)
CANCELS = tuple(CANCEL << 16 | die << 8 for die in range(MOST_DICE))
REROLLS = tuple(tuple(REROLL << 16 | die << 8 | source for source in range(len(SOURCES))) for die in range(MOST_DICE))
SETS = tuple(tuple(SET_DIE << 16 | die << 8 | face for face in range(len(DIE_FACES))) for die in range(MOST_DICE))
OFFERS = tuple(tuple(OFFER << 16 | figure << 8 | thing for thing in range(FIRST_BACK)) for figure in _CREW)
PLAYS_FOR = tuple({item: BONUS << 16 | figure << 8 | item for item in (FUEL, TOOLS)} for figure in _CREW)

#: The main game's verbs that this mode has as they are.
_SHARED = (
    *("go", "resolve", "fuel_up", "face", "attack", "burn", "withdraw", "keep", "times", "pass", "board", "stay"),
    *("keep_token", "drop_token", "escape", "ready", "next", "stop", "nothing"),
)
#: The main game's verbs that name a seat: here they name a Character.
_OF_SEATS = ("assimilate", "assign", "choose", "test")


def _all_codes() -> dict[int, str]:
    codes = {}
    for option, code in main.CODES.items():
        verb, *words = code.split()
        if verb in _SHARED:
            codes[option] = code
        elif verb in _OF_SEATS:
            codes[option] = f"{verb} {CHARACTERS[LETTERS.index(words[0])]}"
    codes |= {_BARE | number: word for number, word in enumerate(_BARE_WORDS)}
    for verb, options in (
        ("mover", MOVERS),
        ("transform", TRANSFORMS),
        ("boards", BOARDERS),
        ("test_a", TESTS_A),
        ("test_b", TESTS_B),
    ):
        codes |= {option: f"{verb} {CHARACTERS[figure]}" for figure, option in enumerate(options)}
    for die in range(MOST_DICE):
        codes[CANCELS[die]] = f"cancel {die + 1}"
        codes |= {option: f"reroll {die + 1} {SOURCES[source]}" for source, option in enumerate(REROLLS[die])}
        codes |= {option: f"set {die + 1} {DIE_FACES[face]}" for face, option in enumerate(SETS[die])}
    for figure, name in enumerate(CHARACTERS):
        codes |= {option: f"offer {name} {THINGS[thing]}" for thing, option in enumerate(OFFERS[figure])}
        codes |= {option: f"bonus {name} {ITEMS[item]}" for item, option in PLAYS_FOR[figure].items()}
    return codes


CODES = Codes(_all_codes())


#: What the words after a verb are, for the sentence that people read: the name of the argument, and its category.
_WORDS_OF: dict[str, tuple[tuple[str, str], ...]] = {
    **dict.fromkeys(("assimilate", "test"), (("seat", "character"),)),
    **dict.fromkeys(
        ("assign", "choose", "mover", "transform", "boards", "test_a", "test_b"), (("character", "character"),)
    ),
    "cancel": (("number", "number"),),
    "reroll": (("number", "number"), ("source", "source")),
    "set": (("number", "number"), ("die", "die")),
    "offer": (("character", "character"), ("thing", "thing")),
    "bonus": (("character", "character"), ("item", "item")),
}
#: Verbs of the main game that mean something else here: the names of their texts.
_MEANT: dict[str, str] = {"assign": "dice_to", "choose": "hand_to", "next": "roll_on", "ready": "crew_ready"}


def phrase(code: str) -> Phrase:
    """A code as something to be said to people."""
    CODES.parse(code)
    verb, *words = code.split()
    name = _MEANT.get(verb, verb)
    if verb not in _WORDS_OF:
        return main.phrase(code) if name == verb and code in main.CODES.options else Phrase(name, {})
    args: dict[str, tuple[str, Any]] = {}
    for (field, category), word in zip(_WORDS_OF[verb], words, strict=True):
        args[field] = (category, int(word) if category == "number" else word)
    return Phrase(name, args)
