"""What the clock answers for a player who gave no answer (rules section 25, last table)."""

from winterover.core.rng import Rng
from winterover.core.state import Ask
from winterover.games.thing import asks as shared
from winterover.games.thing.options import KEEP_TOKEN, PASS, READY, STAY, STOP
from winterover.games.thing.small import asks
from winterover.games.thing.small.options import ACCEPT
from winterover.games.thing.small.state import SmallState

_FIXED = {
    shared.ATTACK: PASS,
    shared.WITHDRAW: PASS,
    asks.ALIEN_WITHDRAW: PASS,
    shared.RESCUE: STAY,
    shared.SAMPLE: KEEP_TOKEN,
    asks.DORMITORY: PASS,
    asks.DICE: ACCEPT,
    asks.ROLL_ON: STOP,
    asks.FREE_ITEM: PASS,
    asks.HAND_OVER: READY,
    asks.TRY_TEST: PASS,
}
_FIRST = (asks.MOVER, shared.ROOM_ORDER, asks.ALIEN_ORDER, shared.FACE, shared.BARREL, asks.ACT)
_LAST = (shared.WEATHER, shared.TIMES, shared.DRAWS)


def timeout(g: SmallState, ask: Ask, rng: Rng) -> int:
    if ask.kind in _FIXED:
        return _FIXED[ask.kind]
    if ask.kind in _FIRST:
        return ask.options[0]
    if ask.kind in _LAST:  # the new face; the maximum
        return ask.options[-1]
    return rng.pick(ask.options)
