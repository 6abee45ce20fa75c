"""The options of every choice: small ints inside, short codes at the edges (`discard axe`, `play axe A|B`, `pass`).

An option is `verb << 16 | card << 8 | target`. A target is a seat, or a gap as the two seats beside it in clockwise
order (`A|B`: from A clockwise to B, so that two players' two gaps differ, S-RING-07).
"""

from typing import Any

from winterover.core.codes import Codes
from winterover.core.facts import Phrase
from winterover.core.seats import LETTERS, Seat
from winterover.games.stayaway.cards import AXE, FIRST_PANIC, LOCKED_DOOR, NAMES

# Verbs; each takes nothing, a card, or a card and a target.
DISCARD, PLAY, PLAY_AT, PLAY_GAP, KEEP, PASS, DEFEND, OFFER, GIVE, CHOOSE, SIDE = range(11)
FORGET, SWAP, PASS_ON, SHOW_ALL, SHOW_INFECTED, DECLINE, DECLARE = range(11, 18)


def with_card(verb: int) -> tuple[int, ...]:
    """The options of a verb that takes a card, by card."""
    return tuple(verb << 16 | card << 8 for card in range(FIRST_PANIC))


DISCARDS, PLAYS, KEEPS, DEFENDS = with_card(DISCARD), with_card(PLAY), with_card(KEEP), with_card(DEFEND)
OFFERS, GIVES, FORGETS, SWAPS = with_card(OFFER), with_card(GIVE), with_card(FORGET), with_card(SWAP)
PASSES_ON = with_card(PASS_ON)
CHOICES = tuple(CHOOSE << 16 | seat for seat in range(len(LETTERS)))
AIMED = tuple(PLAY_AT << 16 | card << 8 for card in range(FIRST_PANIC))
IN_GAP = tuple(PLAY_GAP << 16 | card << 8 for card in range(FIRST_PANIC))
LEFT, RIGHT = SIDE << 16 | 1, SIDE << 16 | 2
JUST_PASS, ALL_CARDS, ONE_INFECTED = PASS << 16, SHOW_ALL << 16, SHOW_INFECTED << 16
NO_SHOW, VICTORY = DECLINE << 16, DECLARE << 16

_CARD_VERBS = {
    DISCARD: "discard",
    PLAY: "play",
    KEEP: "keep",
    DEFEND: "defend",
    OFFER: "offer",
    GIVE: "give",
    FORGET: "forget",
    SWAP: "swap",
    PASS_ON: "pass_on",
}
_BARE = {
    JUST_PASS: "pass",
    LEFT: "left",
    RIGHT: "right",
    ALL_CARDS: "show_all",
    ONE_INFECTED: "show_infected",
    NO_SHOW: "decline",
    VICTORY: "declare",
}


#: Answers of which others see the act and not the card (rules section 7, what others see).
_FACE_DOWN = (DISCARD, KEEP, OFFER, GIVE, FORGET, SWAP, PASS_ON)


def public_form(option: int) -> str:
    """What others see of an answer."""
    verb = option >> 16
    return _CARD_VERBS[verb] if verb in _FACE_DOWN else CODES[option]


def gap_target(left: Seat, right: Seat) -> int:
    """A gap as a target: the seat on its counter-clockwise side, then the other."""
    return left << 4 | right


def card_of(option: int) -> int:
    return option >> 8 & 0xFF


def target_of(option: int) -> int:
    return option & 0xFF


def _all_codes() -> dict[int, str]:
    codes = dict(_BARE)
    for verb, word in _CARD_VERBS.items():
        codes |= {verb << 16 | card << 8: f"{word} {NAMES[card]}" for card in range(FIRST_PANIC)}
    for seat, letter in enumerate(LETTERS):
        codes[CHOICES[seat]] = f"choose {letter}"
        codes |= {AIMED[card] | seat: f"play {NAMES[card]} {letter}" for card in range(FIRST_PANIC)}
        for other, right in enumerate(LETTERS):
            for card in (AXE, LOCKED_DOOR):
                codes[IN_GAP[card] | gap_target(seat, other)] = f"play {NAMES[card]} {letter}|{right}"
    return codes


CODES = Codes(_all_codes())


def phrase(code: str) -> Phrase:
    """A code as something to be said to people: the verb, with what it is done with and at whom."""
    CODES.parse(code)
    verb, *words = code.split()
    args: dict[str, tuple[str, Any]] = {}
    if words:
        args["seat" if verb == "choose" else "card"] = ("seat" if verb == "choose" else "card", words[0])
    if len(words) == 2 and "|" in words[1]:
        left, right = words[1].split("|")
        args |= {"left": ("seat", left), "right": ("seat", right)}
        verb = f"{verb}_{words[0]}_gap"
    elif len(words) == 2:
        args["seat"] = ("seat", words[1])
        verb = f"{verb}_axe_seat" if words[0] == NAMES[AXE] else f"{verb}_seat"
    return Phrase(verb, args)
