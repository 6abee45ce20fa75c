"""Building the deck and dealing (rules section 4)."""

from winterover.core.rng import Rng
from winterover.games.stayaway import turn
from winterover.games.stayaway.cards import THE_THING
from winterover.games.stayaway.facts import DEALT, STARTED
from winterover.games.stayaway.roles import THING
from winterover.games.stayaway.rulings import Rules
from winterover.games.stayaway.state import State


def start(rules: Rules, rng: Rng, listening: bool) -> State:
    """Deal, choose the first player, and go on to the first ask."""
    g = State(rules, rng, listening)
    deal(g)
    first = rng.below(rules.players) if rules.first_seat is None else rules.first_seat  # S-SET-06
    g.tell(STARTED, first)
    for seat, hand in enumerate(g.hands):
        g.tell_apart(DEALT, (seat, None), {seat: (seat, tuple(hand))})
    turn.pass_to(g, first)
    g.run()
    return g


def deal(g: State) -> None:
    """Four cards each, among them The Thing but no Infected and no Panic card (S-SET-02..05, S-VAR1-01)."""
    rules, rng = g.rules, g.rng
    needed = turn.HAND * rules.players
    cards = list(rules.opening)
    rng.shuffle(cards)
    left = list(rules.stock)
    if rules.thing_in_deck:
        left.append(THE_THING)
        dealt, rest = cards[:needed], cards[needed:]
    else:
        dealt, rest = [THE_THING, *cards[: needed - 1]], cards[needed - 1 :]
        rng.shuffle(dealt)
    for seat, hand in enumerate(g.hands):
        hand += dealt[seat * turn.HAND : (seat + 1) * turn.HAND]
        hand.sort()
        if hand[0] == THE_THING:
            g.roles[seat] = THING
            g.thing = seat
            g.humans -= 1
    g.draw = rest + left  # S-SET-04
    rng.shuffle(g.draw)
