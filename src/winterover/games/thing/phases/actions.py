"""Step 4.7: burning, then the cards of the Active Pile one by one (T-P4.7)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks, burning, items
from winterover.games.thing.crew import anyone_stands
from winterover.games.thing.effects import perform
from winterover.games.thing.facts import ASSIGNED, CARD_LOST, CARD_REVEALED, LAID_DOWN, STOPPED
from winterover.games.thing.options import ASSIGNS, LAYS_DOWN, NEXT, STOP, first_of
from winterover.games.thing.pieces import IN_PLAY, USE, VEHICLES
from winterover.games.thing.rooms import can_act, is_ready
from winterover.games.thing.state import NO_CARD, NOBODY, PHASE_ACTIONS, State


def begin(g: State) -> None:
    """The burning window, the shuffled pile, then card after card (T-P4.7-01, T-P4.7-02)."""
    g.phase = PHASE_ACTIONS
    g.next(finish)
    g.next(shuffle_pile)
    if not g.rules.burn_anytime:
        g.next(burning.window, 0)


def shuffle_pile(g: State) -> None:
    g.rng.shuffle(g.pile)
    g.next(reveal_next)
    open_bonus_window(g)


def open_bonus_window(g: State) -> None:
    if g.rules.bonus_between:
        items.window(g)


def finish(g: State) -> None:
    """The rest of the pile is discarded unseen (T-P4.7-08)."""
    g.discard += g.pile
    g.pile = []
    g.shown_cards = []
    g.card = NO_CARD
    g.actor = NOBODY


def reveal_next(g: State) -> None:
    """With `burnTiming=anytimeInActions` rooms may be burned before every card (V-07)."""
    if not g.pile or not anyone_stands(g):  # T-P4.7-09
        return
    g.next(reveal)
    if g.rules.burn_anytime:
        g.next(burning.window, 0)


def reveal(g: State) -> None:
    """The top card, and who could carry it out (T-P4.7-03, T-P4.7-04)."""
    if not g.pile or not anyone_stands(g):  # a fire took the last card, or drove everybody out
        open_bonus_window(g)
        return
    g.card = g.pile.pop()
    if g.card in g.shown_cards:
        remaining = g.shown_cards.copy()
        remaining.remove(g.card)
        g.shown_cards = remaining
    g.tell(CARD_REVEALED, g.card)
    g.next(after_card)
    g.targets = legal_targets(g)
    if not g.targets:
        g.tell(CARD_LOST, g.card)
        _lay_somebody_down(g)
    elif len(g.targets) == 1:
        assign(g, g.targets[0])
    else:
        ask_assign(g)


def legal_targets(g: State) -> list[Seat]:
    """Standing Characters in rooms where the action is possible (T-P4.7-04)."""
    card, standing, where, status = g.card, g.standing, g.room, g.status
    return [
        seat for seat in sorted(g.order) if standing[seat] and status[seat] == IN_PLAY and can_act(g, card, where[seat])
    ]


def ask_assign(g: State) -> None:
    """D-18"""
    g.ask(g.leader, asks.ASSIGN, [ASSIGNS[seat] for seat in g.targets], _assigned)


def _assigned(g: State, leader: Seat, option: int) -> None:
    assign(g, first_of(option))


def _lay_somebody_down(g: State) -> None:
    """The action is lost, and the Leader lays down one who stands (T-P4.7-07)."""
    upright = standing_anywhere(g)
    if len(upright) == 1:
        _lie_down(g, upright[0])
    else:
        ask_lay_down(g)


def standing_anywhere(g: State) -> list[Seat]:
    return [seat for seat in sorted(g.order) if g.standing[seat] and g.status[seat] == IN_PLAY]


def ask_lay_down(g: State) -> None:
    g.ask(g.leader, asks.LAY_DOWN, [LAYS_DOWN[seat] for seat in standing_anywhere(g)], _laid_down)


def _laid_down(g: State, leader: Seat, option: int) -> None:
    _lie_down(g, first_of(option))


def _lie_down(g: State, seat: Seat) -> None:
    g.standing[seat] = False
    g.tell(LAID_DOWN, seat)


def assign(g: State, seat: Seat) -> None:
    """The assigned player carries the action out, then lies down (T-P4.7-05)."""
    g.tell(ASSIGNED, seat, g.card, g.room[seat])
    g.actor = seat
    g.targets = []
    g.may_escape = g.card == USE and g.room[seat] in VEHICLES and is_ready(g, g.room[seat])  # judged now (T-X-06)
    g.next(lie_down)
    g.next(items.window_for, seat)
    g.next(perform)
    items.window_for(g, seat)  # just before and after the own action (T-O-04)


def lie_down(g: State) -> None:
    if g.status[g.actor] == IN_PLAY:
        g.standing[g.actor] = False


def after_card(g: State) -> None:
    """The card is discarded, items may be played, and the Leader decides whether to go on (T-P4.7-08, T-P4.7-16)."""
    g.discard.append(g.card)
    g.card = NO_CARD
    g.actor = NOBODY
    g.targets = []
    g.may_escape = False
    g.next(decide_to_go_on)
    open_bonus_window(g)


def decide_to_go_on(g: State) -> None:
    if g.pile and anyone_stands(g):
        ask_go_on(g)


def ask_go_on(g: State) -> None:
    """D-19"""
    g.ask(g.leader, asks.GO_ON, (NEXT, STOP), _goes_on)


def _goes_on(g: State, leader: Seat, option: int) -> None:
    if option == NEXT:
        reveal_next(g)
    else:
        g.tell(STOPPED, leader, len(g.pile))
        open_bonus_window(g)  # once more before the step ends (T-O-04)
