"""What each action and obstacle card does (rules sections 13 and 15)."""

from winterover.core.seats import Seat
from winterover.games.stayaway import asks, ending, exchange, piles, ring, turn
from winterover.games.stayaway.cards import (
    ANALYSIS,
    AXE,
    BETTER_RUN,
    CHANGE_PLACES,
    DETERMINATION,
    FLAMETHROWER,
    IM_FINE_HERE,
    LOCKED_DOOR,
    NO_BARBECUE,
    NONE,
    QUARANTINE,
    SEDUCTION,
    SUSPICION,
    THE_THING,
    WATCH_YOUR_BACK,
    WHISKY,
)
from winterover.games.stayaway.facts import (
    DOOR_LAID,
    FREED,
    KEPT,
    LOOKED_THROUGH,
    PASSED,
    QUARANTINED,
    SAW_CARD,
    SAW_HAND,
    SHOWED_HAND,
    TURNED,
)
from winterover.games.stayaway.options import (
    DEFEND,
    DEFENDS,
    JUST_PASS,
    KEEPS,
    PLAY_AT,
    card_of,
    target_of,
)
from winterover.games.stayaway.roles import THING
from winterover.games.stayaway.state import NOBODY, SEDUCED, State

# Flamethrower


def flamethrower(g: State, option: int) -> None:
    """The target is asked, whatever it holds (S-FLA-02, S-ASK-02)."""
    ask_defence(g, asks.ANSWER_FIRE)


def ask_defence(g: State, kind: int) -> None:
    """Put the one defence card that answers this, if held, and passing (SD-03, SD-04)."""
    card = NO_BARBECUE if kind == asks.ANSWER_FIRE else IM_FINE_HERE
    options = [DEFENDS[card], JUST_PASS] if card in g.hands[g.target] else [JUST_PASS]
    g.ask(g.target, kind, options, _AFTER_DEFENCE[kind])


def fire_answered(g: State, seat: Seat, option: int) -> None:
    if option >> 16 == DEFEND:
        exchange.spend_defence(g, seat, NO_BARBECUE)  # S-NBQ-01
    else:
        g.tell(PASSED, seat)
        ending.eliminate(g, (seat,))  # S-FLA-03
    if not g.over:
        turn.go_on(g)


# Analysis, Suspicious, Whiskey


def analysis(g: State, option: int) -> None:
    """The active player alone sees the whole hand (S-ANA-02)."""
    show_to(g, g.target, g.active)
    if not g.over:
        turn.go_on(g)


def show_to(g: State, seat: Seat, viewer: Seat) -> None:
    """One player sees another's hand; everyone sees that it happens."""
    if g.facts is not None:
        cards = tuple(g.hands[seat])
        g.tell_apart(
            SAW_HAND,
            (viewer, seat, None),
            {viewer: (viewer, seat, cards), seat: (viewer, seat, cards)},
        )
    watch_for_fire(g, seat)


def show_to_all(g: State, seat: Seat) -> None:
    if g.facts is not None:
        g.tell(SHOWED_HAND, seat, tuple(g.hands[seat]))
    watch_for_fire(g, seat)


def watch_for_fire(g: State, seat: Seat) -> None:
    """The Thing seen with a Flamethrower outside its own turn has lost (S-E2-08)."""
    if g.rules.fire_shows_thing and seat != g.active and g.roles[seat] == THING and FLAMETHROWER in g.hands[seat]:
        ending.unmask(g)


def suspicion(g: State, option: int) -> None:
    """A random card is seen by the active player; its owner knows which (S-SUS-02)."""
    hand = g.hands[g.target]
    if hand:
        card = g.rng.pick(hand)
        seen = (g.active, g.target, card)
        g.tell_apart(SAW_CARD, (g.active, g.target, None), {g.active: seen, g.target: seen})
    turn.go_on(g)


def whisky(g: State, option: int) -> None:
    """The remaining hand is shown to all (S-WHI-01)."""
    show_to_all(g, g.active)
    turn.go_on(g)


# Axe and obstacles


def axe(g: State, option: int) -> None:
    """Remove the chosen obstacle (S-AXE-06)."""
    if option >> 16 == PLAY_AT:
        lift_quarantine(g, g.target)
    else:
        ring.remove_door(g, g.place[target_of(option) >> 4])
    turn.go_on(g)


def lift_quarantine(g: State, seat: Seat) -> None:
    g.quarantine[seat] = 0
    g.discard.append(QUARANTINE)
    g.tell(FREED, seat)


def quarantine(g: State, option: int) -> None:
    """It lies before the target, at once (S-QUA-01, S-QUA-02)."""
    g.quarantine[g.target] = g.rules.quarantine_turns
    g.self_quarantined = g.target == g.active
    g.tell(QUARANTINED, g.target, g.active)
    stay_on_table(g)


def locked_door(g: State, option: int) -> None:
    """It lies in a gap beside the active player (S-DOR-01)."""
    target = target_of(option)
    g.doors[g.place[target >> 4]] = True
    g.tell(DOOR_LAID, g.active, target >> 4, target & 0xF)
    stay_on_table(g)


def stay_on_table(g: State) -> None:
    """An obstacle is not discarded (S-TURN-06); step 3 follows."""
    g.card = NONE
    g.target = NOBODY
    exchange.at_end(g)


# Resolute


def determination(g: State, option: int) -> None:
    """Draw three, keep one (S-DET-01)."""
    seat = g.active
    drawn = [card for card in (piles.take_stay_away(g) for _ in range(3)) if card != NONE]
    if THE_THING in drawn:
        piles.become_thing(g, seat)  # S-VAR1-02
    if g.facts is not None:
        cards = tuple(sorted(drawn))
        shown = cards if piles.plays_openly(g, seat) else None  # S-E2-05
        g.tell_apart(LOOKED_THROUGH, (seat, len(drawn), shown), {seat: (seat, len(drawn), cards)})
    g.drawn = sorted(drawn)
    if drawn:
        ask_keep(g)
    else:
        turn.lay_aside(g)
        turn.ask_play(g)


def ask_keep(g: State) -> None:
    """One of the drawn cards; The Thing must be kept (S-DET-03)."""
    kinds = [THE_THING] if THE_THING in g.drawn else sorted(set(g.drawn))
    g.ask(g.active, asks.KEEP, [KEEPS[card] for card in kinds], kept)


def kept(g: State, seat: Seat, option: int) -> None:
    card = card_of(option)
    drawn, g.drawn = g.drawn, []
    drawn.remove(card)
    g.hands[seat].append(card)
    g.hands[seat].sort()
    g.discard += drawn
    g.tell_apart(KEPT, (seat, card if piles.plays_openly(g, seat) else None), {seat: (seat, card)})
    turn.lay_aside(g)
    turn.ask_play(g)  # S-DET-02


# Direction and seats


def watch_your_back(g: State, option: int) -> None:
    """Play and exchange run the other way from now on (S-WYB-01)."""
    g.direction = -g.direction
    g.tell(TURNED, "clockwise" if g.direction == 1 else "counterclockwise")
    turn.go_on(g)


def change_seats(g: State, option: int) -> None:
    """Change Places! and You'd Better Run!: the target is asked, whatever it holds (S-CHP-02, S-RUN-02, S-ASK-03)."""
    ask_defence(g, asks.ANSWER_MOVE)


def move_answered(g: State, seat: Seat, option: int) -> None:
    if option >> 16 == DEFEND:
        exchange.spend_defence(g, seat, IM_FINE_HERE)  # S-COM-01
    else:
        g.tell(PASSED, seat)
        ring.swap_seats(g, g.active, seat)  # S-CHP-03
    turn.go_on(g)


# Seduction


def seduction(g: State, option: int) -> None:
    """An exchange with anyone, and the turn ends (S-SED-02, S-SED-03)."""
    exchange.begin(g, SEDUCED, g.target)


_AFTER_DEFENCE = {asks.ANSWER_FIRE: fire_answered, asks.ANSWER_MOVE: move_answered}

EFFECTS = {
    FLAMETHROWER: flamethrower,
    ANALYSIS: analysis,
    AXE: axe,
    SUSPICION: suspicion,
    WHISKY: whisky,
    DETERMINATION: determination,
    WATCH_YOUR_BACK: watch_your_back,
    CHANGE_PLACES: change_seats,
    BETTER_RUN: change_seats,
    SEDUCTION: seduction,
    QUARANTINE: quarantine,
    LOCKED_DOOR: locked_door,
}
