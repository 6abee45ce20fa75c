"""Step 4.2: move and plan, one Character after the other (T-P4.2)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.crew import least_suspected
from winterover.games.thing.decks import draw_actions, random_hand_card, reshuffle, throw_hand
from winterover.games.thing.facts import (
    BOARDED,
    CARD_SHOWN,
    DREW,
    HANDED_IN,
    THREW,
    TOOK,
    TOOK_TOKEN,
    WENT,
    WENT_LIT,
    WENT_SPECIAL,
    WENT_TO_SWAP,
)
from winterover.games.thing.options import (
    BOARD,
    BUNDLES,
    GOES,
    HANDS_IN,
    LIGHT,
    LIGHTS,
    SPECIAL,
    SPECIALS,
    SWAP,
    TAKES,
    THROWS,
    TWICE,
    TWICES,
    first_of,
    unbundle,
)
from winterover.games.thing.phases.upkeep import has_arrived
from winterover.games.thing.pieces import DORMITORY, FLASHLIGHT, NORRIS, NOWHERE, REC
from winterover.games.thing.rooms import accessible
from winterover.games.thing.state import NO_ROOM, NOBODY, PHASE_MOVE, State


def begin(g: State) -> None:
    g.phase = PHASE_MOVE
    g.boarder = NOBODY
    move_from(g, 0)


def move_from(g: State, place: int) -> None:
    """The next Character moves; the Leader comes last (T-P4.2-15)."""
    if place == len(g.order) or (g.boarder != NOBODY and g.rules.boarding_cuts):  # V-04
        return
    g.next(move_from, place + 1)
    g.actor = g.order[place]
    ask_move(g)


# Options (D-04, D-05, D-15)


def ask_move(g: State) -> None:
    seat = g.actor
    rooms = accessible(g)
    rules = g.rules
    has_light = g.items[seat][FLASHLIGHT] > 0
    goals = [*rooms, DORMITORY, REC] if rules.enter_blue else rooms  # V-12
    choices = [GOES[room] for room in goals]
    if g.power_failed and has_light and not sees_in_dark(g, seat):
        choices += [LIGHTS[room] for room in goals]
    choices.append(SWAP)
    if rules.dormitory_special:
        rooms.append(DORMITORY)
    choices += [SPECIALS[room] for room in rooms]
    if has_light or g.lights[seat] or is_norris(g, seat):  # D-07
        choices += [TWICES[room] for room in rooms]
    if may_board(g, seat):
        choices.append(BOARD)
    g.ask(seat, asks.MOVE, choices, _moves)


def is_norris(g: State, seat: Seat) -> bool:
    """Norris counts as owning a Flashlight, where the edition says so also for the Special Action (T-K-07, V-25)."""
    return g.characters[seat] == NORRIS and g.rules.norris_special


def sees_in_dark(g: State, seat: Seat) -> bool:
    """Norris, or an open Flashlight (T-D-04). A hidden one has to be shown first: that is an option of its own."""
    return g.characters[seat] == NORRIS or g.lights[seat] > 0


def may_board(g: State, seat: Seat) -> bool:
    """The least suspected Character may board the arrived rescue helicopter instead of moving (T-X-03, T-X-04)."""
    if g.rules.board_after_encounters or not has_arrived(g):
        return False
    return least_suspected(g, g.order)[0] == seat


# Carrying out


def _moves(g: State, seat: Seat, option: int) -> None:
    verb, room = option >> 16, first_of(option)
    if option == BOARD:
        g.boarder = seat
        g.room[seat] = NOWHERE
        g.tell(BOARDED, seat)
    elif option == SWAP:
        _swap(g, seat)
    elif verb in (SPECIAL, TWICE):
        _special(g, seat, room, 2 if verb == TWICE else 1)
    else:
        g.tell(WENT_LIT if verb == LIGHT else WENT, seat, room)
        _place(g, seat, room)
        if verb == LIGHT:
            use_light(g, seat)
        if not sum(g.hands[seat]):
            return
        if g.power_failed and verb != LIGHT and not sees_in_dark(g, seat):  # T-D-02
            card = random_hand_card(g, seat)
            g.hands[seat][card] -= 1
            _join_pile(g, seat, card, in_dark=True)
        else:
            ask_hand_in(g)


def _place(g: State, seat: Seat, room: int) -> None:
    """The figure stands in the room; the first to come takes the Leader Token there (T-P4.2-14)."""
    g.room[seat] = room
    if g.token_room == room:
        g.token_room = NO_ROOM
        g.token_holder = seat
        g.tell(TOOK_TOKEN, seat)


def use_light(g: State, seat: Seat) -> None:
    """A used Flashlight lies open, or where the edition says so leaves the game (R-97)."""
    if g.lights[seat]:
        if g.rules.single_use:
            g.lights[seat] -= 1
            g.used_items[FLASHLIGHT] += 1
        return
    if g.items[seat][FLASHLIGHT]:
        g.items[seat][FLASHLIGHT] -= 1
        if g.rules.single_use:
            g.used_items[FLASHLIGHT] += 1
        else:
            g.lights[seat] += 1


def ask_hand_in(g: State) -> None:
    """One card of the hand, or of the two drawn for a Special Action (D-06, D-07)."""
    hand = g.hands[g.actor]
    g.ask(g.actor, asks.HAND_IN, [HANDS_IN[card] for card in range(3) if hand[card]], _hands_in)


def _hands_in(g: State, seat: Seat, option: int) -> None:
    card = first_of(option)
    g.hands[seat][card] -= 1
    if g.drew_two:  # the other card of a Special Action is discarded
        g.drew_two = False
        throw_hand(g, seat)
    _join_pile(g, seat, card)


def _join_pile(g: State, seat: Seat, card: int, in_dark: bool = False) -> None:
    """Face down, but shown to all first at the maximum of suspicion (T-P4.2-05)."""
    g.pile.append(card)
    if g.suspicion[seat] >= g.rules.board.most_suspicion:
        g.shown_cards = [*g.shown_cards, card]
        g.tell(CARD_SHOWN, seat, card)
    elif g.facts is not None:
        g.tell_apart(HANDED_IN, (seat, None), {} if in_dark else {seat: (seat, card)})


def _special(g: State, seat: Seat, room: int, count: int) -> None:
    """Discard the hand, draw 1 or 2, hand in 1 (T-P4.2-11, T-P4.2-12)."""
    g.tell(WENT_SPECIAL, seat, room, count)
    _place(g, seat, room)
    if count == 2 and not is_norris(g, seat):
        use_light(g, seat)
    _throw(g, seat)
    drawn = draw_actions(g, count)
    if g.facts is not None:
        g.tell_apart(DREW, (seat, len(drawn), None), {seat: (seat, len(drawn), tuple(drawn))})
    if count == 1:
        _join_pile(g, seat, drawn[0])
        return
    for card in drawn:
        g.hands[seat][card] += 1
    g.drew_two = True
    ask_hand_in(g)


def _throw(g: State, seat: Seat) -> int:
    thrown = throw_hand(g, seat)
    if thrown and g.facts is not None:
        g.tell_apart(THREW, (seat, len(thrown), None), {seat: (seat, len(thrown), tuple(thrown))})
    return len(thrown)


# Swapping in the Dormitory (T-P4.2-07..10)


def _swap(g: State, seat: Seat) -> None:
    g.tell(WENT_TO_SWAP, seat)
    g.room[seat] = DORMITORY
    g.standing[seat] = False
    if g.rules.swap_any:  # V-13
        ask_throw(g)
    else:
        _choose_anew(g, seat, _throw(g, seat))


def ask_throw(g: State) -> None:
    hand = g.hands[g.actor]
    within = [counts for counts in BUNDLES if all(number <= hand[card] for card, number in enumerate(counts))]
    if within:
        g.ask(g.actor, asks.THROW, [THROWS[counts] for counts in within], _threw)


def _threw(g: State, seat: Seat, option: int) -> None:
    counts = unbundle(first_of(option))
    thrown = [card for card, number in enumerate(counts) for _ in range(number)]
    for card in thrown:
        g.hands[seat][card] -= 1
    g.discard += thrown
    g.tell_apart(THREW, (seat, len(thrown), None), {seat: (seat, len(thrown), tuple(thrown))})
    _choose_anew(g, seat, len(thrown))


def _choose_anew(g: State, seat: Seat, count: int) -> None:
    """As many cards from the draw pile as were thrown away; if it is too small, from a new one as well (R-33)."""
    g.times = count
    if len(g.deck) < count:
        for card in g.deck:
            g.hands[seat][card] += 1
        g.times -= len(g.deck)
        if g.deck:
            g.tell_apart(TOOK, (seat, len(g.deck), None), {seat: (seat, len(g.deck), tuple(g.deck))})
        g.deck = []
        reshuffle(g)
    if g.times:
        ask_take(g)


def ask_take(g: State) -> None:
    """Any cards of the draw pile (D-08)."""
    have = [g.deck.count(card) for card in range(3)]
    fitting = [
        counts
        for counts in BUNDLES
        if sum(counts) == g.times and all(number <= have[card] for card, number in enumerate(counts))
    ]
    g.ask(g.actor, asks.TAKE, [TAKES[counts] for counts in fitting], _took)


def _took(g: State, seat: Seat, option: int) -> None:
    """The rest of the draw pile and the discards become a new deck (T-P4.2-09)."""
    counts = unbundle(first_of(option))
    taken = [card for card, number in enumerate(counts) for _ in range(number)]
    for card in taken:
        g.deck.remove(card)
        g.hands[seat][card] += 1
    g.tell_apart(TOOK, (seat, len(taken), None), {seat: (seat, len(taken), tuple(taken))})
    g.discard += g.deck
    g.deck = []
    g.times = 0
    reshuffle(g)
