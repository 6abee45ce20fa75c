"""Phase 7: food (T-P7), and hunger (section 14)."""

from collections.abc import Mapping

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.crew import leader_order
from winterover.games.thing.facts import ATE, HUNGER_BEGAN, THREW
from winterover.games.thing.figures import HUNGRY_LIMIT, UNPREPARED_FOOD
from winterover.games.thing.options import THROW_ONE, first_of, unbundle
from winterover.games.thing.state import PHASE_FOOD, State


def begin(g: State) -> None:
    g.phase = PHASE_FOOD
    if g.kitchen:  # T-P7-01
        g.tell(ATE, "kitchen", g.kitchen)
        g.food_spent += g.kitchen
        g.kitchen = 0
        return
    eaten = min(UNPREPARED_FOOD, g.pantry)
    g.tell(ATE, "pantry", eaten)
    empty_pantry(g, eaten, eaten=True)
    if eaten < UNPREPARED_FOOD:  # T-P7-03
        begin_hunger(g)


def empty_pantry(g: State, amount: int, eaten: bool) -> None:
    """Food leaves the Pantry, eaten or spoiled, or cooked and safe in the Kitchen."""
    g.pantry -= amount
    if eaten:
        g.food_spent += amount
    else:
        g.kitchen += amount
    if not g.pantry and g.rules.hungry_when_pantry_empty:  # V-21
        begin_hunger(g)


def begin_hunger(g: State) -> None:
    """Everyone is hungry for the rest of the game (T-H-01, T-H-03)."""
    if not g.hungry:
        g.hungry = True
        g.tell(HUNGER_BEGAN)
        g.next(ask_hungry)


def ask_hungry(g: State) -> None:
    """Those above the new limit discard at once (T-H-02); a hand holds three cards at most, so it is one card."""
    full = [seat for seat in leader_order(g) if sum(g.hands[seat]) > HUNGRY_LIMIT]
    if full:
        choices = {seat: [THROW_ONE[card] for card in range(3) if g.hands[seat][card]] for seat in full}
        g.ask_each(asks.HUNGER, choices, _discarded)


def _discarded(g: State, answers: Mapping[Seat, int]) -> None:
    for seat in leader_order(g):
        if seat in answers:
            card = unbundle(first_of(answers[seat])).index(1)
            g.hands[seat][card] -= 1
            g.discard.append(card)
            g.tell_apart(THREW, (seat, 1, None), {seat: (seat, 1, (card,))})
