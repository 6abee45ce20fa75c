"""What the clock answers for a player who gave no answer (rules section 22, last column)."""

from winterover.core.rng import Rng
from winterover.core.state import Ask
from winterover.games.thing import asks
from winterover.games.thing.options import (
    ABSTAIN,
    AGREE,
    ALLOW,
    DONE,
    FIRST_A,
    GO,
    KEEP_TOKEN,
    LAY,
    NOTHING,
    PASS,
    PLAIN,
    READY,
    REFUSE,
    REMAIN,
    STAY,
    STOP,
    second_of,
)
from winterover.games.thing.state import State

_FIXED = {
    asks.CONSENT: AGREE,
    asks.GARRY: PASS,
    asks.ATTACK: PASS,
    asks.WITHDRAW: PASS,
    asks.TOKENS: PLAIN,
    asks.RESCUE: STAY,
    asks.BURN: PASS,
    asks.PERMIT: ALLOW,
    asks.GO_ON: STOP,
    asks.SAMPLE: KEEP_TOKEN,
    asks.BONUS: PASS,
    asks.ESCAPE: PASS,
    asks.ASK_SEAT: STAY,
    asks.ADMIT: REFUSE,
    asks.TRADE: READY,
    asks.VOTE: ABSTAIN,
    asks.REVEAL: REMAIN,
    asks.OFFER_TEST: PASS,
    asks.TEST_ORDER: FIRST_A,
}
_FIRST = (asks.ROOM_ORDER, asks.FACE, asks.BARREL)
_LAST = (asks.WEATHER, asks.TIMES, asks.DRAWS)


def timeout(g: State, ask: Ask, rng: Rng) -> int:
    """A lawful answer that shows nothing about role or hand."""
    if ask.kind in _FIXED:
        return _FIXED[ask.kind]
    if ask.kind in _FIRST:
        return ask.options[0]
    if ask.kind in _LAST:  # the new face; the maximum
        return ask.options[-1]
    if ask.kind == asks.PREY:
        return _prey(ask)
    options = ask.options
    if ask.kind == asks.PLAN:
        if g.proposal:
            return DONE
        options = [option for option in options if option >> 16 == LAY and second_of(option) == 1]
    elif ask.kind == asks.MOVE:
        options = [option for option in options if option >> 16 == GO]
    return rng.pick(options)


def _prey(ask: Ask) -> int:
    """Nothing where that is allowed; the dog; else the lowest seat."""
    if NOTHING in ask.options:
        return NOTHING
    return ask.options[0]
