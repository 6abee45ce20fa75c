"""Phase 6: back in the Rec Room the crew may exchange what it owns (T-Z6-01). Nobody is accused, nobody votes."""

from winterover.core.seats import Seat
from winterover.games.thing.crew import counts_of, give, take_flames
from winterover.games.thing.facts import ASSEMBLED
from winterover.games.thing.options import CHOICES, READY, first_of, second_of
from winterover.games.thing.pieces import BLOOD, FAILURE, FIRST_SAMPLE, FLAMETHROWER, REC
from winterover.games.thing.small import asks
from winterover.games.thing.small.crew import crew, crew_of, persons_from
from winterover.games.thing.small.facts import CREW_READY, HANDED_OVER
from winterover.games.thing.small.options import OFFERS
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.state import PHASE_REC_ROOM

#: How often a person may hand something over in one phase: ample, and the end of all passing to and fro.
MOST_DEEDS = 24


def begin(g: SmallState) -> None:
    g.phase = PHASE_REC_ROOM
    for figure in crew(g):
        g.room[figure] = REC
        g.standing[figure] = True
    g.tell(ASSEMBLED)
    g.deeds = [0] * g.small.persons
    g.ready = [True] * g.small.persons
    g.giving = [None] * g.small.persons
    if len(crew(g)) < 2:
        return
    for person in persons_from(g, g.leader):
        if offers_of(g, person):
            g.ready[person] = False
            ask_hand_over(g, person)


def tradeable(g: SmallState, figure: Figure) -> list[int]:
    """Weapons and items, laboratory tokens by one edition only (R-152)."""
    counts = counts_of(g, figure)
    if not g.small.small_trade_samples:
        counts[FIRST_SAMPLE + BLOOD] = counts[FIRST_SAMPLE + FAILURE] = 0
    return [thing for thing, count in enumerate(counts) if count]


def offers_of(g: SmallState, person: Seat) -> list[int]:
    return [OFFERS[figure][thing] for figure in crew_of(g, person) for thing in tradeable(g, figure)]


def ask_hand_over(g: SmallState, person: Seat) -> None:
    choices = [READY, *offers_of(g, person)] if g.deeds[person] < MOST_DEEDS else [READY]
    g.ask_also(person, asks.HAND_OVER, choices, _offers)


def _offers(g: SmallState, person: Seat, option: int) -> None:
    if option == READY:
        g.ready[person] = True
        g.tell(CREW_READY, person)
        return
    g.giving[person] = (first_of(option), second_of(option))
    if len(receivers(g, person)) == 1:
        _hand_over(g, person, receivers(g, person)[0])
    else:
        ask_receiver(g, person)


def receivers(g: SmallState, person: Seat) -> list[Figure]:
    giving = g.giving[person]
    assert giving is not None
    return [figure for figure in crew(g) if figure != giving[0]]


def ask_receiver(g: SmallState, person: Seat) -> None:
    g.ask_also(person, asks.RECEIVER, [CHOICES[figure] for figure in receivers(g, person)], _chose_receiver)


def _chose_receiver(g: SmallState, person: Seat, option: int) -> None:
    _hand_over(g, person, first_of(option))


def _hand_over(g: SmallState, person: Seat, receiver: Figure) -> None:
    giving = g.giving[person]
    assert giving is not None
    giver, thing = giving
    g.giving[person] = None
    g.deeds[person] += 1
    if thing == FLAMETHROWER:
        g.flames[receiver] = sorted([*g.flames[receiver], *take_flames(g, giver, 1)])
    else:
        give(g, giver, receiver, thing)
    g.tell(HANDED_OVER, giver, receiver, thing)
    ask_hand_over(g, person)
    _ask_owner_again(g, g.owner[receiver])


def _ask_owner_again(g: SmallState, person: Seat) -> None:
    """Whoever got something has more to hand over, also if that person was ready."""
    if g.giving[person] is None and g.deeds[person] < MOST_DEEDS:
        g.asks = [ask for ask in g.asks if ask.seat != person]
        g.ready[person] = False
        ask_hand_over(g, person)
