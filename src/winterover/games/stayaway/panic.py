"""What each Panic card does (rules section 16)."""

from bisect import insort
from collections.abc import Mapping

from winterover.core.seats import Seat
from winterover.games.stayaway import actions, asks, ending, exchange, piles, ring, turn
from winterover.games.stayaway.cards import (
    BETWEEN_US,
    BLIND_DATE,
    FORGETFUL,
    FRIENDS,
    GET_OUT,
    INFECTED,
    NONE,
    ONE_TWO,
    OOPS,
    PARTY,
    REVELATIONS,
    ROTTEN_ROPES,
    ROUND_AND_ROUND,
    THREE_FOUR,
)
from winterover.games.stayaway.facts import (
    BLIND_DATED,
    CARDS_WENT_ROUND,
    DECLINED,
    FORGOT,
    NO_EFFECT,
    PASSED_ON,
    REPLACED,
    SHOWED_CARD,
    TARGETED,
)
from winterover.games.stayaway.options import (
    ALL_CARDS,
    CHOICES,
    FORGETS,
    LEFT,
    NO_SHOW,
    ONE_INFECTED,
    PASSES_ON,
    RIGHT,
    SWAPS,
    card_of,
    target_of,
)
from winterover.games.stayaway.roles import HUMAN, THING
from winterover.games.stayaway.state import FRIENDLY, State


def nothing_happens(g: State) -> None:
    """A Panic card that cannot be carried out does nothing (S-GEN-05, S-PAN-02)."""
    g.tell(NO_EFFECT, g.card)
    turn.go_on(g)


# Obstacles


def rotten_ropes(g: State) -> None:
    """All Quarantines go (S-ROP-01)."""
    _lift_all_quarantines(g)
    turn.go_on(g)


def three_four(g: State) -> None:
    """All doors go (S-THR-01)."""
    _remove_all_doors(g)
    turn.go_on(g)


def party(g: State) -> None:
    """All obstacles go, then neighbours swap in pairs, clockwise from the drawer (S-PAR-01, S-PAR-02)."""
    _lift_all_quarantines(g)
    _remove_all_doors(g)
    start = g.place[g.active]
    guests = g.ring[start:] + g.ring[:start]
    for one, other in zip(guests[::2], guests[1::2], strict=False):
        ring.swap_seats(g, one, other)
    turn.go_on(g)


def _lift_all_quarantines(g: State) -> None:
    for seat in g.ring:
        if g.quarantine[seat]:
            actions.lift_quarantine(g, seat)


def _remove_all_doors(g: State) -> None:
    for gap, shut in enumerate(g.doors):
        if shut:
            ring.remove_door(g, gap)


# Seat changes


def one_two(g: State) -> None:
    """Swap with the third player on a side of one's choice (S-ONE-01)."""
    options = one_two_options(g)
    if options:
        g.ask(g.active, asks.ONE_TWO, options, side_chosen)
    else:
        nothing_happens(g)


def one_two_options(g: State) -> list[int]:
    """The sides whose third player is somebody else and not quarantined (S-ONE-02)."""
    if len(g.ring) < g.rules.one_two_from or not _drawer_may_move(g):
        return []
    thirds = {LEFT: ring.next_to(g, g.active, 3), RIGHT: ring.next_to(g, g.active, -3)}
    return [side for side, third in thirds.items() if third != g.active and not g.quarantine[third]]


def _drawer_may_move(g: State) -> bool:
    return not g.quarantine[g.active] or bool(g.rules.moves_quarantined)  # [SR-40]


def side_chosen(g: State, seat: Seat, option: int) -> None:
    target = ring.next_to(g, seat, 3 if option == LEFT else -3)
    g.tell(TARGETED, seat, g.card, target)
    ring.swap_seats(g, seat, target)
    turn.go_on(g)


def get_out(g: State) -> None:
    """Swap with anyone who is not quarantined (S-OUT-01)."""
    targets = ring.at_distance(g, g.active, GET_OUT) if _drawer_may_move(g) else []
    _ask_target(g, asks.GET_OUT, targets)


def _ask_target(g: State, kind: int, targets: list[Seat]) -> None:
    """A legal target must be chosen if there is one (S-PAN-02)."""
    if targets:
        g.ask(g.active, kind, [CHOICES[target] for target in targets], _AFTER_TARGET[kind])
    else:
        nothing_happens(g)


def partner_to_swap_chosen(g: State, seat: Seat, option: int) -> None:
    target = target_of(option)
    g.tell(TARGETED, seat, g.card, target)
    ring.swap_seats(g, seat, target)
    turn.go_on(g)


# Exchanges


def friends(g: State) -> None:
    """An exchange with anyone (S-FRI-01); a drawer cut off by Quarantine makes none (S-FRI-02)."""
    cut_off = g.quarantine[g.active] > 0 and g.rules.isolating
    _ask_target(g, asks.FRIENDS, [] if cut_off else ring.at_distance(g, g.active, FRIENDS))


def friend_chosen(g: State, seat: Seat, option: int) -> None:
    target = target_of(option)
    g.tell(TARGETED, seat, g.card, target)
    exchange.begin(g, FRIENDLY, target)


def round_and_round(g: State) -> None:
    """Everyone passes a card on at once (S-RND-01); the superinfected are out first (S-E2-02)."""
    lost = [seat for seat in g.ring if exchange.is_superinfected(g, seat, ring.next_to(g, seat, g.direction))]
    if lost:
        follower = _first_left(g, lost)
        exchange.superinfect(g, lost)
        if g.over:
            return
        if g.active in lost:
            g.queue = [follower]
    ask_pass_on(g)


def _first_left(g: State, lost: list[Seat]) -> Seat:
    """Whoever follows the active player and stays in the game."""
    seat = ring.next_to(g, g.active, g.direction)
    while seat in lost and seat != g.active:
        seat = ring.next_to(g, seat, g.direction)
    return seat


def ask_pass_on(g: State) -> None:
    choices = {}
    for seat in g.ring:
        options = exchange.may_give(g, seat, ring.next_to(g, seat, g.direction), PASSES_ON)
        if options:
            choices[seat] = options
    if choices:
        g.ask_each(asks.PASS_ON, choices, passed_on)
    else:
        passed_on(g, {})


def passed_on(g: State, answers: Mapping[Seat, int]) -> None:
    """All cards move at the same moment; then infection, the limit, the end (S-RND-03)."""
    roles = g.roles
    gifts = {giver: card_of(option) for giver, option in answers.items()}
    for giver, card in gifts.items():
        g.hands[giver].remove(card)
    infected = []
    for giver, card in gifts.items():
        receiver = ring.next_to(g, giver, g.direction)
        insort(g.hands[receiver], card)
        if card == INFECTED and roles[giver] == THING and roles[receiver] == HUMAN:
            infected.append((receiver, giver))
    _tell_passed_on(g, gifts)
    for receiver, giver in infected:
        ending.infect(g, receiver, giver)
    for seat in g.ring:
        piles.correct(g, seat)
    ending.check(g)
    if not g.over:
        turn.lay_aside(g)
        if g.queue:
            turn.pass_to(g, g.queue.pop())  # S-E2-02: the drawer is out
        else:
            turn.end(g)  # S-RND-04


def _tell_passed_on(g: State, gifts: Mapping[Seat, int]) -> None:
    g.tell(CARDS_WENT_ROUND)
    if g.facts is None:
        return
    for seat in g.ring:
        to = ring.next_to(g, seat, g.direction)
        giver = ring.next_to(g, seat, -g.direction)
        g.tell_only(PASSED_ON, (seat,), seat, to, gifts.get(seat), giver, gifts.get(giver))


# Hands


def forgetful(g: State) -> None:
    """Discard three of the own choice, one by one, then draw three (S-FOR-01)."""
    g.to_forget = 3
    ask_forget(g)


def ask_forget(g: State) -> None:
    options = exchange.may_part_with(g, g.active, FORGETS) if g.to_forget else []
    if options:
        g.ask(g.active, asks.FORGET, options, forgot)
    else:
        _remember(g)


def forgot(g: State, seat: Seat, option: int) -> None:
    card = card_of(option)
    g.hands[seat].remove(card)
    g.drawn.append(card)
    g.to_forget -= 1
    ask_forget(g)


def _remember(g: State) -> None:
    """The chosen cards go to the discard pile and as many Stay Away! cards are drawn."""
    seat = g.active
    cards, g.drawn = g.drawn, []
    g.to_forget = 0
    g.discard += cards
    opened = piles.plays_openly(g, seat)  # S-E2-05
    lost = tuple(sorted(cards))
    g.tell_apart(FORGOT, (seat, len(lost), lost if opened else None), {seat: (seat, len(lost), lost)})
    new = [card for card in (piles.take_stay_away(g) for _ in cards) if card != NONE]
    for card in new:
        piles.gain(g, seat, card)
    got = tuple(sorted(new))
    g.tell_apart(REPLACED, (seat, len(got), got if opened else None), {seat: (seat, len(got), got)})
    piles.correct(g, seat)  # S-FOR-02
    turn.go_on(g)


def blind_date(g: State) -> None:
    """Swap a card for a drawn one (S-BLD-01)."""
    options = exchange.may_part_with(g, g.active, SWAPS)
    if options:
        g.ask(g.active, asks.BLIND_DATE, options, dated)
    else:
        g.tell(NO_EFFECT, g.card)
        turn.lay_aside(g)
        turn.end(g)


def dated(g: State, seat: Seat, option: int) -> None:
    card = card_of(option)
    g.hands[seat].remove(card)
    came = piles.take_stay_away(g)
    if came != NONE:
        piles.gain(g, seat, came)
    where = g.rules.blind_date
    if where == "discard":
        g.discard.append(card)
    else:
        g.draw.append(card)
        if where == "shuffle":
            g.rng.shuffle(g.draw)
    got = None if came == NONE else came
    openly = piles.plays_openly(g, seat)  # S-E2-05: drawn cards are shown, and discarded ones
    public = (seat, card if openly and where == "discard" else None, got if openly else None)
    g.tell_apart(BLIND_DATED, public, {seat: (seat, card, got)})
    piles.correct(g, seat)
    turn.lay_aside(g)
    turn.end(g)  # S-BLD-03


# Showing


def oops(g: State) -> None:
    """The drawer's hand is shown to all (S-OOP-01)."""
    actions.show_to_all(g, g.active)
    turn.go_on(g)


def between_us(g: State) -> None:
    """One reachable neighbour alone sees the drawer's hand (S-BTW-01)."""
    rules = g.rules
    if rules.between_us_door:
        near = ring.reachable(g, g.active)
    else:
        near = list(dict.fromkeys((ring.next_to(g, g.active, 1), ring.next_to(g, g.active, -1))))
    _ask_target(
        g,
        asks.BETWEEN_US,
        [seat for seat in near if not (rules.between_us_quarantine and g.quarantine[seat])],
    )


def confidant_chosen(g: State, seat: Seat, option: int) -> None:
    target = target_of(option)
    g.tell(TARGETED, seat, g.card, target)
    actions.show_to(g, seat, target)
    turn.go_on(g)


def revelations(g: State) -> None:
    """Each player is asked once, from the drawer along the direction of play (S-REV-01)."""
    seat = g.active
    g.queue = [seat]
    for _ in range(len(g.ring) - 1):
        seat = ring.next_to(g, seat, g.direction)
        g.queue.append(seat)
    ask_reveal(g)


def ask_reveal(g: State) -> None:
    seat = g.queue[0]
    options = [ALL_CARDS, NO_SHOW]
    if INFECTED in g.hands[seat]:
        options.insert(1, ONE_INFECTED)
    g.ask(seat, asks.REVEAL, options, revealed)


def revealed(g: State, seat: Seat, option: int) -> None:
    """The round stops once an Infected card was shown (S-REV-02)."""
    del g.queue[0]
    if option == ALL_CARDS:
        actions.show_to_all(g, seat)
    elif option == ONE_INFECTED:
        g.tell(SHOWED_CARD, seat, INFECTED)
    else:
        g.tell(DECLINED, seat)
    if g.over:
        return
    if option != NO_SHOW and INFECTED in g.hands[seat]:
        g.queue.clear()
    if g.queue:
        ask_reveal(g)
    else:
        turn.go_on(g)  # S-REV-04


_AFTER_TARGET = {
    asks.GET_OUT: partner_to_swap_chosen,
    asks.FRIENDS: friend_chosen,
    asks.BETWEEN_US: confidant_chosen,
}

EFFECTS = {
    ROTTEN_ROPES: rotten_ropes,
    ONE_TWO: one_two,
    THREE_FOUR: three_four,
    PARTY: party,
    GET_OUT: get_out,
    FORGETFUL: forgetful,
    ROUND_AND_ROUND: round_and_round,
    FRIENDS: friends,
    BLIND_DATE: blind_date,
    OOPS: oops,
    BETWEEN_US: between_us,
    REVELATIONS: revelations,
}
