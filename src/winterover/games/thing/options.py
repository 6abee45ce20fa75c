"""The options of every choice: small ints inside, short codes at the edges (`go radio`, `vote B`, `lay shed 2`).

An option is `verb << 16 | first << 8 | second`, where first and second are a room, a seat, a card, a number or nothing.
"""

from itertools import product
from typing import Any

from winterover.core.codes import Codes
from winterover.core.facts import Phrase
from winterover.core.seats import LETTERS
from winterover.games.thing.pieces import (
    ACTIONS,
    DORMITORY,
    DYNAMITE,
    FACES,
    FIREARM,
    FIRST_BACK,
    FIRST_SAMPLE,
    FLAMETHROWER,
    FUEL,
    FUELLED,
    GREEN,
    ITEMS,
    LOCATIONS,
    MELEE,
    REC,
    ROOMS,
    THINGS,
    TOOLS,
    WEAPONS,
    shown,
)

SEATS = 8
#: More strength than can ever be on one card (R-08), and more repetitions than any room allows.
MOST_STRENGTH = 15
MOST_TIMES = 8

# Verbs, in the order of the decision points (section 22)
FACE, LAY, THROW, GO, LIGHT, SPECIAL, TWICE, HAND_IN, TAKE, ATTACK, ASSIMILATE, RESOLVE, WITHDRAW, LOOK = range(14)
BURN, ASSIGN, LAY_DOWN, FUEL_UP, KEEP, PLAY, TIMES, PUT, DEAL, CALL_OFF, VOTE, CHOOSE, TEST = range(14, 27)
_BARE_WORDS = (
    "done",
    "agree",
    "object",
    "pass",
    "swap",
    "board",
    "stay",
    "assimilate_dog",
    "sabotage",
    "nothing",
    "plain",
    "infect",
    "allow",
    "refuse",
    "next",
    "stop",
    "keep_token",
    "drop_token",
    "escape",
    "ask_seat",
    "ready",
    "abstain",
    "reveal",
    "remain",
    "offer_a",
    "offer_b",
    "offer_both",
    "first_a",
    "first_b",
)
_BARE = 27 << 16
(
    DONE,
    AGREE,
    OBJECT,
    PASS,
    SWAP,
    BOARD,
    STAY,
    ASSIMILATE_DOG,
    SABOTAGE_ROOM,
    NOTHING,
    PLAIN,
    INFECT,
    ALLOW,
    REFUSE,
    NEXT,
    STOP,
    KEEP_TOKEN,
    DROP_TOKEN,
    ESCAPE,
    ASK_SEAT,
    READY,
    ABSTAIN,
    REVEAL,
    REMAIN,
    OFFER_A,
    OFFER_B,
    OFFER_BOTH,
    FIRST_A,
    FIRST_B,
) = (_BARE | number for number in range(len(_BARE_WORDS)))


def _by_first(verb: int, count: int) -> tuple[int, ...]:
    return tuple(verb << 16 | first << 8 for first in range(count))


GOES, LIGHTS = _by_first(GO, REC + 1), _by_first(LIGHT, REC + 1)
SPECIALS, TWICES = _by_first(SPECIAL, REC + 1), _by_first(TWICE, REC + 1)
RESOLVES = _by_first(RESOLVE, REC + 1)
FUELS = _by_first(FUEL_UP, GREEN)
TAKES_FACE = _by_first(FACE, len(FACES))
HANDS_IN = _by_first(HAND_IN, len(ACTIONS))
ATTACKS, WITHDRAWALS, BURNS = _by_first(ATTACK, 4), _by_first(WITHDRAW, 4), _by_first(BURN, 4)
ASSIMILATES, ASSIGNS, LAYS_DOWN = _by_first(ASSIMILATE, SEATS), _by_first(ASSIGN, SEATS), _by_first(LAY_DOWN, SEATS)
DEALS, CALLS_OFF, VOTES = _by_first(DEAL, SEATS), _by_first(CALL_OFF, SEATS), _by_first(VOTE, SEATS)
CHOICES, TESTS = _by_first(CHOOSE, SEATS), _by_first(TEST, SEATS)
KEEPS = _by_first(KEEP, FIRST_SAMPLE)
PLAYS = _by_first(PLAY, FIRST_SAMPLE)
REPEATS = _by_first(TIMES, MOST_TIMES + 2)
LOOKS = tuple((LOOK << 16 | seat << 8 | 1, LOOK << 16 | seat << 8 | 2) for seat in range(SEATS))
PUTS = tuple(tuple(PUT << 16 | seat << 8 | thing for thing in range(FIRST_BACK)) for seat in range(SEATS))
LAYS = tuple(tuple(LAY << 16 | room << 8 | number for number in range(MOST_STRENGTH + 1)) for room in range(LOCATIONS))


def bundle(counts: tuple[int, int, int]) -> int:
    """Several Action cards as one number: how many of each kind."""
    return counts[0] | counts[1] << 2 | counts[2] << 4


def unbundle(number: int) -> tuple[int, int, int]:
    return number & 3, number >> 2 & 3, number >> 4 & 3


#: Every bundle of up to three cards, smallest first.
BUNDLES: tuple[tuple[int, int, int], ...] = tuple(
    (use, repair, sabotage)
    for use, repair, sabotage in product(range(4), repeat=3)
    if 1 <= use + repair + sabotage <= 3
)
THROWS = {counts: THROW << 16 | bundle(counts) << 8 for counts in BUNDLES}
TAKES = {counts: TAKE << 16 | bundle(counts) << 8 for counts in BUNDLES}
THROW_ONE = tuple(THROWS[counts] for counts in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))


def first_of(option: int) -> int:
    return option >> 8 & 0xFF


def second_of(option: int) -> int:
    return option & 0xFF


# Codes


def _bundle_word(counts: tuple[int, int, int]) -> str:
    return "+".join(name for name, count in zip(ACTIONS, counts, strict=True) for _ in range(count))


def _all_codes() -> dict[int, str]:
    codes = {_BARE | number: word for number, word in enumerate(_BARE_WORDS)}
    for verb, options in (("go", GOES), ("light", LIGHTS), ("special", SPECIALS), ("twice", TWICES)):
        codes |= {options[room]: f"{verb} {ROOMS[room]}" for room in (*range(GREEN), DORMITORY, REC)}
    codes |= {RESOLVES[room]: f"resolve {ROOMS[room]}" for room in range(REC)}
    codes |= {FUELS[room]: f"fuel_up {ROOMS[room]}" for room in FUELLED}
    codes |= {option: f"face {FACES[face]}" for face, option in enumerate(TAKES_FACE)}
    codes |= {option: f"hand_in {ACTIONS[card]}" for card, option in enumerate(HANDS_IN)}
    for verb, options, weapons in (
        ("attack", ATTACKS, (FLAMETHROWER, DYNAMITE)),
        ("burn", BURNS, (FLAMETHROWER, DYNAMITE)),
        ("withdraw", WITHDRAWALS, (FIREARM, MELEE, FLAMETHROWER)),
    ):
        codes |= {options[weapon]: f"{verb} {WEAPONS[weapon]}" for weapon in weapons}
    for verb, options in (
        ("assimilate", ASSIMILATES),
        ("assign", ASSIGNS),
        ("lay_down", LAYS_DOWN),
        ("deal", DEALS),
        ("call_off", CALLS_OFF),
        ("vote", VOTES),
        ("choose", CHOICES),
        ("test", TESTS),
    ):
        codes |= {option: f"{verb} {LETTERS[seat]}" for seat, option in enumerate(options)}
    codes |= {option: f"keep {THINGS[thing]}" for thing, option in enumerate(KEEPS)}
    codes |= {PLAYS[4 + item]: f"play {ITEMS[item]}" for item in (FUEL, TOOLS)}
    codes |= {option: f"times {number}" for number, option in enumerate(REPEATS) if number}
    for seat, letter in enumerate(LETTERS[:SEATS]):
        codes |= {option: f"look {letter} {place}" for place, option in enumerate(LOOKS[seat], 1)}
        codes |= {option: f"put {letter} {THINGS[thing]}" for thing, option in enumerate(PUTS[seat])}
    for room in range(LOCATIONS):
        codes |= {option: f"lay {ROOMS[room]} {number}" for number, option in enumerate(LAYS[room]) if number}
    codes |= {option: f"throw {_bundle_word(counts)}" for counts, option in THROWS.items()}
    codes |= {option: f"take {_bundle_word(counts)}" for counts, option in TAKES.items()}
    return codes


CODES = Codes(_all_codes())


#: What the words after a verb are, for the sentence that people read.
_WORDS_OF = {
    "go": ("room",),
    "light": ("room",),
    "special": ("room",),
    "twice": ("room",),
    "resolve": ("room",),
    "fuel_up": ("room",),
    "face": ("face",),
    "hand_in": ("action",),
    "attack": ("weapon",),
    "burn": ("weapon",),
    "withdraw": ("weapon",),
    "assimilate": ("seat",),
    "assign": ("seat",),
    "lay_down": ("seat",),
    "deal": ("seat",),
    "call_off": ("seat",),
    "vote": ("seat",),
    "choose": ("seat",),
    "test": ("seat",),
    "keep": ("thing",),
    "play": ("item",),
    "times": ("number",),
    "look": ("seat", "number"),
    "put": ("seat", "thing"),
    "lay": ("room", "number"),
    "throw": ("actions",),
    "take": ("actions",),
}


def phrase(code: str) -> Phrase:
    """A code as something to be said to people: the verb, and what it is done with."""
    CODES.parse(code)
    verb, *words = code.split()
    args: dict[str, tuple[str, Any]] = {}
    for category, word in zip(_WORDS_OF.get(verb, ()), words, strict=True):
        value: Any = word
        if category == "number":
            value = int(word)
        elif category == "actions":
            value = word.split("+")
        args[category] = (category, value)
    return Phrase(verb, args)


def public_form(option: int) -> str:
    """What others see of an answer: of a card handed in or kept only that it was, of a transfer its back."""
    verb = option >> 16
    if verb in (HAND_IN, LAY) or (verb == KEEP and first_of(option) != FLAMETHROWER):
        return str(verb)
    if verb in (THROW, TAKE):
        return f"{verb} {sum(unbundle(first_of(option)))}"
    if verb == PUT:
        return f"{verb} {first_of(option)} {shown(second_of(option))}"
    if option in (PLAIN, INFECT):
        return "tokens"
    return CODES[option]
