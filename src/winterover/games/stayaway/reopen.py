"""Putting the open choice again to the same seats of a changed world: used where hidden cards were dealt anew."""

from winterover.core.seats import Seat
from winterover.games.stayaway import actions, asks, exchange, panic, turn
from winterover.games.stayaway.state import State

_OPENERS = {
    asks.PLAY: turn.ask_play,
    asks.KEEP: actions.ask_keep,
    asks.ANSWER_FIRE: lambda g: actions.ask_defence(g, asks.ANSWER_FIRE),
    asks.ANSWER_MOVE: lambda g: actions.ask_defence(g, asks.ANSWER_MOVE),
    asks.OFFER: exchange.ask_offer,
    asks.REPLY: exchange.ask_reply,
    asks.ONE_TWO: panic.one_two,
    asks.GET_OUT: panic.get_out,
    asks.FRIENDS: panic.friends,
    asks.BETWEEN_US: panic.between_us,
    asks.FORGET: panic.ask_forget,
    asks.BLIND_DATE: panic.blind_date,
    asks.PASS_ON: panic.ask_pass_on,
    asks.REVEAL: panic.ask_reveal,
}


def reopen(g: State, kind: int, answered: list[Seat]) -> None:
    """Open the choice of this kind; sealed answers of the seats that have answered must be in place already."""
    sealed = g.sealed
    now = g.answers
    g.answers = now - len(answered)
    _OPENERS[kind](g)
    g.answers = now
    g.sealed = sealed
    g.asks = [ask for ask in g.asks if ask.seat not in answered]
