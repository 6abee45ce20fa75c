"""What the clock answers for a player who gave no answer (S-ASK-07): random, but never a defence or a play."""

from winterover.core.rng import Rng
from winterover.core.state import Ask
from winterover.games.stayaway import asks
from winterover.games.stayaway.options import DEFEND, DISCARD, JUST_PASS, NO_SHOW
from winterover.games.stayaway.state import State


def timeout(g: State, ask: Ask, rng: Rng) -> int:
    """A lawful answer that shows nothing about the hand."""
    if ask.kind in (asks.ANSWER_FIRE, asks.ANSWER_MOVE):
        return JUST_PASS
    if ask.kind == asks.REVEAL:
        return NO_SHOW
    options = ask.options
    if ask.kind == asks.PLAY:
        options = [option for option in options if option >> 16 == DISCARD]
    elif ask.kind == asks.REPLY:
        options = [option for option in options if option >> 16 != DEFEND] or options
    return rng.pick(options)
