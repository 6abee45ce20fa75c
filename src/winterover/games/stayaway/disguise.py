"""Changing what a viewer cannot know: hidden cards change places, and where the viewer knows no roles, people too."""

from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.games.stayaway import exchange
from winterover.games.stayaway.cards import FIRST_PANIC, INFECTED, NONE
from winterover.games.stayaway.options import PASSES_ON, card_of
from winterover.games.stayaway.reopen import reopen
from winterover.games.stayaway.ring import next_to
from winterover.games.stayaway.roles import ALIVE, HUMAN
from winterover.games.stayaway.state import State


def disguise(g: State, viewer: Seat | None, rng: Rng) -> State:
    """A twin that the viewer could not tell from the original, with the same choice open."""
    twin = g.copy()
    if g.over:
        return twin
    strangers = [seat for seat in g.ring if seat != viewer]
    if _knows_no_roles(g, viewer):
        _swap_persons(twin, strangers, rng)
    _shuffle_cards(twin, strangers, rng)
    _reseal(twin, viewer, rng)
    reopen(twin, g.asks[0].kind, list(g.sealed))
    return twin


def _knows_no_roles(g: State, viewer: Seat | None) -> bool:
    return viewer is None or g.fallen[viewer] != ALIVE or g.roles[viewer] == HUMAN


def _swap_persons(g: State, strangers: list[Seat], rng: Rng) -> None:
    """Two others change role and hand. Not whose card lies on the table, and nobody while somebody holds nothing but
    Infected cards: with The Thing elsewhere that hand would be superinfected (S-E2-01), which all would have seen."""
    if any(g.hands[seat][-1:] == [INFECTED] for seat in g.ring):
        return
    size = len(g.hands[strangers[0]])
    free = [seat for seat in strangers if seat != g.active and len(g.hands[seat]) == size]
    if len(free) < 2:
        return
    rng.shuffle(free)
    one, other = free[:2]
    g.hands[one], g.hands[other] = g.hands[other], g.hands[one]
    g.roles[one], g.roles[other] = g.roles[other], g.roles[one]
    renamed = {one: other, other: one}
    g.thing = renamed.get(g.thing, g.thing)
    g.last_human = renamed.get(g.last_human, g.last_human)


def _shuffle_cards(g: State, strangers: list[Seat], rng: Rng) -> None:
    """Ordinary cards move among hands and piles. Contagion and Panic cards stay: they decide what may happen next."""
    places = [(pile, index) for pile in (g.draw, g.discard) for index in range(len(pile))]
    for seat in strangers:
        places += [(g.hands[seat], index) for index in range(len(g.hands[seat]))]
    kept_offer = g.offer if g.active in strangers else NONE
    ordinary = []
    for pile, index in places:
        card = pile[index]
        if pile is g.hands[g.active] and card == kept_offer:
            kept_offer = NONE
        elif INFECTED < card < FIRST_PANIC:
            ordinary.append((pile, index))
    cards = [pile[index] for pile, index in ordinary]
    rng.shuffle(cards)
    for (pile, index), card in zip(ordinary, cards, strict=True):
        pile[index] = card
    for seat in strangers:
        g.hands[seat].sort()


def _reseal(g: State, viewer: Seat | None, rng: Rng) -> None:
    """Sealed answers must be cards that are still in the hands."""
    sealed = {}
    for seat, option in g.sealed.items():
        if seat == viewer and card_of(option) in g.hands[seat]:
            sealed[seat] = option
        else:
            sealed[seat] = rng.pick(exchange.may_give(g, seat, next_to(g, seat, g.direction), PASSES_ON))
    g.sealed = sealed
