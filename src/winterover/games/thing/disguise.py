"""Changing what a viewer cannot know: roles, hidden cards and the Collective's plan change places."""

from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.options import INFECT, PLAIN
from winterover.games.thing.pieces import (
    ALIEN,
    FIRST_ITEM,
    FLAMETHROWER,
    HUMAN,
    IN_PLAY,
    LOCATIONS,
    SABOTAGE,
)
from winterover.games.thing.reopen import reopen
from winterover.games.thing.state import NOT_LAID, State


def disguise(g: State, viewer: Seat | None, rng: Rng) -> State:
    """A twin that the viewer could not tell from the original, with the same choice open."""
    twin = g.copy()
    if g.over:
        return twin
    kind = g.asks[0].kind
    strangers = [seat for seat, status in enumerate(g.status) if status == IN_PLAY and seat != viewer]
    if kind != asks.REVEAL or not g.sealed:
        _swap_roles(twin, strangers, rng)
    sees_deck = kind == asks.TAKE and g.asks[0].seat == viewer
    _shuffle_actions(twin, strangers, sees_deck, rng)
    bound = {seat for pair in g.deals for seat in pair} | set(g.offers) | set(g.sealed)
    _shuffle_things(twin, [seat for seat in strangers if seat not in bound], viewer, kind, rng)
    if viewer not in g.members and not g.plan_open:
        _move_plan(twin, rng)
    waiting = [ask.seat for ask in g.asks]
    choices = reopen(twin, kind, waiting, list(g.sealed))
    twin.sealed = {
        seat: option if seat == viewer or option in choices[seat] else rng.pick(choices[seat])
        for seat, option in g.sealed.items()
    }
    numbers = {ask.seat: ask.number for ask in g.asks}
    for ask in twin.asks:
        ask.number = numbers[ask.seat]
    return twin


def _swap_roles(g: State, strangers: list[Seat], rng: Rng) -> None:
    """Two others change roles, with what they have laid out in an infection test and with their past."""
    if len(strangers) < 2:
        return
    pair = strangers.copy()
    rng.shuffle(pair)
    one, other = pair[:2]
    g.roles[one], g.roles[other] = g.roles[other], g.roles[one]
    renamed = {one: other, other: one}
    g.infections = [(number, renamed.get(seat, seat), renamed.get(by, by)) for number, seat, by in g.infections]
    for seat in strangers:
        if g.laid[seat] != NOT_LAID:
            g.laid[seat] = rng.below(3) if g.roles[seat] == ALIEN else 0
        if g.roles[seat] == HUMAN and g.sealed.get(seat) == INFECT:
            g.sealed = g.sealed | {seat: PLAIN}


def _shuffle_actions(g: State, strangers: list[Seat], sees_deck: bool, rng: Rng) -> None:
    """Action cards move among hands, deck, discards and the unseen part of the Active Pile."""
    shown = g.shown_cards.copy()
    pile_places = []
    for index, card in enumerate(g.pile):
        if card in shown:
            shown.remove(card)
        else:
            pile_places.append(index)
    cards = [card for seat in strangers for card, count in enumerate(g.hands[seat]) for _ in range(count)]
    cards += [g.pile[index] for index in pile_places] + g.discard
    if not sees_deck:
        cards += g.deck
    rng.shuffle(cards)
    for seat in strangers:
        size = sum(g.hands[seat])
        g.hands[seat] = [0, 0, 0]
        for _ in range(size):
            g.hands[seat][cards.pop()] += 1
    for index in pile_places:
        g.pile[index] = cards.pop()
    g.discard = [cards.pop() for _ in g.discard]
    if not sees_deck:
        g.deck = cards


def _shuffle_things(g: State, strangers: list[Seat], viewer: Seat | None, kind: int, rng: Rng) -> None:
    """Weapons, items and laboratory tokens move among hidden hands and what is left in decks and bag."""
    weapons = [card for card in g.weapon_deck if card != FLAMETHROWER]
    weapons += [card for seat in strangers for card, count in enumerate(g.weapons[seat]) for _ in range(count)]
    rng.shuffle(weapons)
    for seat in strangers:
        g.weapons[seat] = _counts([weapons.pop() for _ in range(sum(g.weapons[seat]))], 3)
    g.weapon_deck = [card if card == FLAMETHROWER else weapons.pop() for card in g.weapon_deck]
    items = g.item_deck.copy()
    items += [card for seat in strangers for card, count in enumerate(g.items[seat]) for _ in range(count)]
    rng.shuffle(items)
    for seat in strangers:
        g.items[seat] = _counts([items.pop() for _ in range(sum(g.items[seat]))], 5)
    g.item_deck = items
    _shuffle_samples(g, strangers, rng)
    if kind == asks.SAMPLE and g.asks[0].seat != viewer and g.lab[1 - g.sample]:
        g.lab[g.sample] += 1
        g.sample = 1 - g.sample
        g.lab[g.sample] -= 1
    if kind == asks.KEEP and g.asks[0].seat != viewer:
        _exchange_drawn(g, rng)


def _counts(cards: list[int], kinds: int) -> list[int]:
    return [cards.count(kind) for kind in range(kinds)]


def _shuffle_samples(g: State, strangers: list[Seat], rng: Rng) -> None:
    """Whether blood is left in the bag is public while a Sabotage card lies open (R-103): then the bag stays."""
    bag = [] if g.card == SABOTAGE else [sample for sample, count in enumerate(g.lab) for _ in range(count)]
    tokens = bag + [sample for seat in strangers for sample, count in enumerate(g.samples[seat]) for _ in range(count)]
    rng.shuffle(tokens)
    for seat in strangers:
        g.samples[seat] = _counts([tokens.pop() for _ in range(sum(g.samples[seat]))], 2)
    if bag:
        g.lab = _counts(tokens, 2)


def _exchange_drawn(g: State, rng: Rng) -> None:
    """The cards that another looks at change places with those of the deck."""
    is_weapon = g.drawn[0] < FIRST_ITEM
    deck, first = (g.weapon_deck, 0) if is_weapon else (g.item_deck, FIRST_ITEM)
    for place, thing in enumerate(g.drawn):
        if deck:
            index = rng.below(len(deck))
            g.drawn[place], deck[index] = first + deck[index], thing - first


def _move_plan(g: State, rng: Rng) -> None:
    """The planned rooms are others, with the same strengths."""
    cards = [room for room in range(LOCATIONS) if g.in_deck[room]]

    def moved(plan: list[tuple[int, int]]) -> list[tuple[int, int]]:
        rng.shuffle(cards)
        return [(room, strength) for room, (_, strength) in zip(cards, plan, strict=False)]

    g.plan = moved(g.plan)
    g.proposal = moved(g.proposal)
    g.proposals = [(supporters, moved(plan)) for supporters, plan in g.proposals]
