"""Putting the open choices again in a world whose hidden things were dealt anew."""

from collections.abc import Callable, Sequence

from winterover.core.seats import Seat
from winterover.games.thing import asks as shared
from winterover.games.thing import effects
from winterover.games.thing.small import asks, bonus, escape, threat
from winterover.games.thing.small.phases import actions, aliens, meeting, moving, rec_room, tests, weather
from winterover.games.thing.small.state import SmallState

_OPENERS: dict[int, Callable[[SmallState], None]] = {
    shared.WEATHER: weather.ask_face,
    asks.MOVER: moving.ask_mover,
    shared.MOVE: moving.ask_move,
    shared.ROOM_ORDER: meeting.ask_room_order,
    asks.ALIEN_ORDER: aliens.ask_room_order,
    shared.WITHDRAW: meeting.ask_withdraw,
    asks.ALIEN_WITHDRAW: aliens.ask_withdraw,
    shared.ATTACK: aliens.ask_attack,
    asks.VICTIM: aliens.ask_victim,
    asks.STRUCK: threat.ask_struck,
    shared.RESCUE: escape.ask_rescue,
    asks.DICE_TO: actions.ask_dice_to,
    asks.DICE: actions.ask_dice,
    asks.DORMITORY: actions.ask_dormitory,
    asks.ACT: actions.ask_act,
    shared.TIMES: effects.ask_times,
    shared.DRAWS: effects.ask_draws,
    shared.KEEP: effects.ask_keep,
    shared.SAMPLE: effects.ask_sample,
    shared.FACE: effects.ask_face,
    shared.BARREL: effects.ask_barrel,
    asks.ROLL_ON: actions.ask_roll_on,
    asks.FREE_ITEM: bonus.ask_free_item,
    asks.TRY_TEST: tests.ask_try_test,
    shared.TARGET: tests.ask_target,
    asks.BOARDING: escape.ask_boarding,
}
#: Choices that each of several people has for itself.
_OF_PERSONS: dict[int, Callable[[SmallState, Seat], None]] = {
    asks.HAND_OVER: rec_room.ask_hand_over,
    asks.RECEIVER: rec_room.ask_receiver,
}


def reopen(g: SmallState, waiting: Sequence[tuple[Seat, int]]) -> None:
    """Open these choices: for whom, and of which kind."""
    g.asks = []
    for person, kind in waiting:
        if kind in _OF_PERSONS:
            _OF_PERSONS[kind](g, person)
        else:
            _OPENERS[kind](g)
