"""Putting the open choice again to the same seats of a changed world: used where hidden things were dealt anew."""

from collections.abc import Callable, Sequence

from winterover.core.seats import Seat
from winterover.games.thing import aliens, asks, burning, effects, escape, infection, items, trade
from winterover.games.thing.phases import (
    actions,
    drawing,
    encounters,
    food,
    moving,
    planning,
    rec_room,
    tests,
    weather,
)
from winterover.games.thing.state import State

_OPENERS: dict[int, Callable[[State], None]] = {
    asks.WEATHER: weather.ask_face,
    asks.PLAN: planning.ask_plan,
    asks.CONSENT: planning.ask_consent,
    asks.GARRY: drawing.ask_garry,
    asks.MOVE: moving.ask_move,
    asks.HAND_IN: moving.ask_hand_in,
    asks.THROW: moving.ask_throw,
    asks.TAKE: moving.ask_take,
    asks.ATTACK: encounters.ask_attack,
    asks.PREY: aliens.ask_prey,
    asks.ROOM_ORDER: encounters.ask_room_order,
    asks.WITHDRAW: encounters.ask_withdraw,
    asks.TOKENS: infection.ask_tokens,
    asks.LOOK: infection.ask_look,
    asks.RESCUE: escape.ask_rescue,
    asks.BURN: burning.ask_burn,
    asks.PERMIT: burning.ask_permit,
    asks.ASSIGN: actions.ask_assign,
    asks.LAY_DOWN: actions.ask_lay_down,
    asks.GO_ON: actions.ask_go_on,
    asks.FACE: effects.ask_face,
    asks.BARREL: effects.ask_barrel,
    asks.KEEP: effects.ask_keep,
    asks.SAMPLE: effects.ask_sample,
    asks.ESCAPE: effects.ask_escape,
    asks.TIMES: effects.ask_times,
    asks.DRAWS: effects.ask_draws,
    asks.ASK_SEAT: escape.ask_for_seat,
    asks.ADMIT: escape.ask_admit,
    asks.VOTE: rec_room.ask_vote,
    asks.REVEAL: rec_room.ask_reveal,
    asks.OFFER_TEST: tests.ask_offers,
    asks.TEST_ORDER: tests.ask_order,
    asks.TESTER: tests.ask_tester,
    asks.TARGET: tests.ask_target,
    asks.HUNGER: food.ask_hungry,
}
#: Choices that each of several seats has for itself.
_ONE_BY_ONE: dict[int, Callable[[State, Seat], None]] = {asks.TRADE: trade.ask_trade, asks.BONUS: items.ask_bonus}


def reopen(g: State, kind: int, waiting: Sequence[Seat], answered: Sequence[Seat]) -> dict[Seat, Sequence[int]]:
    """Open the choice of this kind for the waiting seats; tells what those who have answered could choose from."""
    now = g.answers
    g.answers = now - len(answered)
    g.asks = []
    sealed = g.sealed
    if kind in _ONE_BY_ONE:
        for seat in waiting:
            _ONE_BY_ONE[kind](g, seat)
    else:
        _OPENERS[kind](g)
    g.answers = now
    g.sealed = sealed
    choices = {ask.seat: ask.options for ask in g.asks if ask.seat in answered}
    g.asks = [ask for ask in g.asks if ask.seat not in answered]
    return choices
