"""A resampled world never contradicts what its viewer knows for certain, and is as likely as any."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pytest

from tests.games.thing.card_witness import ActionWitness
from tests.games.thing.infection_witness import InfectionWitness
from tests.games.thing.thing_witness import ThingWitness
from winterover.core.contract import check_resample, play_random, viewers
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.games.thing.game import GAME
from winterover.games.thing.guess import Spread
from winterover.games.thing.known import KnownActions
from winterover.games.thing.known_things import KnownThings
from winterover.games.thing.lots import (
    AWAY,
    DECK,
    NO_KIND,
    OPEN,
    PILE,
    PLACES,
    TABLE,
    Impossible,
    Lots,
    Move,
    size_of,
)
from winterover.games.thing.pieces import ALIEN, BLOOD, FIREARM, FIRST_ITEM, FLAMETHROWER, FLASHLIGHT, ITEMS, WIRE
from winterover.games.thing.state import NO_CARD, State

TABLES: list[tuple[int, str, dict[str, object]]] = [
    (4, "std", {}),
    (8, "std", {}),
    (5, "it", {}),
    (6, "de", {}),
    (7, "fr", {}),
    (4, "uk", {}),
    (8, "uk", {"dormSwap": "any"}),
    (6, "std", {"dormSwap": "any", "labCoop": "oneEach"}),
    (5, "std", {"planVisibility": "nothing", "collective": "rotating"}),
    (7, "std", {"endAllInfected": "atNextReveal", "clarkCatches": "no"}),
    (5, "de", {"endAllInfected": "atNextReveal", "emptyFlamethrower": "stays", "wire46": 2}),
    (6, "it", {"collective": "majority", "defeatedRejoin": "no", "abilityCoop": "perRepetition"}),
]


class Witness:
    """What one viewer knows, kept apart from the code under test."""

    def __init__(self, viewer: Seat | None, players: int) -> None:
        self.viewer = viewer
        self.read = 0
        self.infection = InfectionWitness(viewer)
        self.actions = ActionWitness(viewer)
        self.things = ThingWitness(viewer, players)

    def look(self, match: Match) -> None:
        told = match.log(self.viewer)[self.read :]
        self.read += len(told)
        view = match.view(self.viewer)
        self.infection.look(told)
        self.actions.look(told, view)
        self.things.look(told, view)

    def contradictions(self, world: State) -> Iterator[str]:
        yield from self.infection.contradictions(world)
        yield from self.actions.contradictions(world)
        yield from self.things.contradictions(world)
        if not world.plan_open:
            for plan in (world.plan, world.proposal, *(plan for _, plan in world.proposals)):
                rooms = [room for room, _ in plan]
                if len(set(rooms)) < len(rooms) or not all(world.in_deck[room] for room in rooms):
                    yield "a plan is laid with different cards of the deck"
                if sum(strength for _, strength in plan) > world.pool:
                    yield "a plan has no more strength than there is"


def table_name(value: object) -> str:
    return str(value).replace("'", "").replace(" ", "")


def some_viewers(players: int, seed: int) -> list[Seat | None]:
    """Two seats, now and then the spectator."""
    seats: list[Seat | None] = [seed % players, (2 * seed + 3) % players]
    return [*seats, None] if seed % 3 == 0 else seats


@pytest.mark.parametrize(("players", "edition", "rulings"), TABLES, ids=table_name)
def test_no_world_contradicts_certain_knowledge(players: int, edition: str, rulings: dict[str, object]) -> None:
    """Nor does the real one: what a witness holds to be certain is true."""
    config = GAME.configure(players, edition, rulings)
    for seed in range(6):
        witnesses = [Witness(viewer, players) for viewer in some_viewers(players, seed)]

        def at_each_step(match: Match, rng: Rng, witnesses: list[Witness] = witnesses) -> None:
            for witness in witnesses:
                witness.look(match)
                if rng.below(12) == 0:
                    assert list(witness.contradictions(match.state)) == []
                    world = check_resample(match, witness.viewer, rng)
                    assert list(witness.contradictions(world)) == []  # type: ignore[arg-type]

        play_random(GAME, config, seed, at_each_step)


# What is made of a log


class Truth(NamedTuple):
    """One stock as it really lies: the deck from the bottom to the top, the other places by kind."""

    deck: list[int]
    places: dict[int, Counter[int]]


def by_kind(counts: Sequence[int]) -> Counter[int]:
    return Counter(dict(enumerate(counts)))


def real_stocks(g: State) -> list[Truth]:
    """Action cards, weapons, items and laboratory tokens."""
    actions = {AWAY: Counter(g.discard), PILE: Counter(g.pile), TABLE: Counter([g.card] if g.card != NO_CARD else [])}
    weapons = {
        AWAY: by_kind(g.lost_weapons),
        TABLE: Counter(thing for thing in g.drawn if thing < FIRST_ITEM),
        OPEN: by_kind(g.used_weapons) + Counter({FIREARM: sum(g.guns), FLAMETHROWER: sum(map(len, g.flames))}),
    }
    items = {
        AWAY: by_kind(g.lost_items),
        TABLE: Counter(thing - FIRST_ITEM for thing in g.drawn if thing >= FIRST_ITEM),
        OPEN: by_kind(g.used_items) + Counter({WIRE: sum(g.wires), FLASHLIGHT: sum(g.lights)}),
    }
    samples = {
        AWAY: by_kind(g.lost_samples),
        TABLE: Counter([g.sample] if g.sample != NO_CARD else []),
        OPEN: Counter({BLOOD: g.used_blood}),
    }
    found = []
    for deck, hands, places in (
        (g.deck, g.hands, actions),
        (g.weapon_deck, g.weapons, weapons),
        (g.item_deck, g.items, items),
        (list(by_kind(g.lab).elements()), g.samples, samples),
    ):
        found.append(Truth(deck, places | {seat: by_kind(hand) for seat, hand in enumerate(hands)}))
    return found


def played(moves: Sequence[Move], truth: Truth, open_kind: int, rng: Rng) -> Lots:
    """The moves, played from the start of the game; again if chance leads astray."""
    totals = sum(truth.places.values(), Counter(truth.deck))
    start = [0] * PLACES
    start[DECK] = totals.total()
    while True:
        lots = Lots([totals[kind] for kind in range(max(totals) + 1)], start, rng, open_kind)
        try:
            lots.play(moves)
        except Impossible:
            continue
        return lots


@pytest.mark.parametrize(("players", "edition", "rulings"), TABLES, ids=table_name)
def test_the_log_tells_how_many_cards_lie_where(players: int, edition: str, rulings: dict[str, object]) -> None:
    config = GAME.configure(players, edition, rulings)

    def at_each_step(match: Match, rng: Rng) -> None:
        if rng.below(8):
            return
        viewer = rng.pick(viewers(config))
        view, log = match.view(viewer), match.log(viewer)
        actions = KnownActions(view, log)
        assert actions.is_whole
        things = KnownThings(GAME.rules(config), view, log, is_whole=True)
        stocks = (actions.moves, things.weapons, things.items, things.samples)
        for number, (moves, truth) in enumerate(zip(stocks, real_stocks(match.state), strict=True)):
            lots = played(moves, truth, FLAMETHROWER if number == 1 else NO_KIND, rng)
            sizes = {place: size_of(bag) for place, bag in enumerate(lots.places)}
            sizes[DECK] += sum(map(size_of, lots.below))
            expected = {place: cards.total() for place, cards in truth.places.items()} | {DECK: len(truth.deck)}
            assert sizes == dict.fromkeys(range(PLACES), 0) | expected

    for seed in range(3):
        play_random(GAME, config, 500 + seed, at_each_step)


def held_to_be_certain(worlds: Sequence[State]) -> set[tuple[int, int, int, int]]:
    """Stock, place, kind and how many of it lie there in all of these worlds."""
    found = []
    for world in worlds:
        stocks = [truth.places | {DECK: Counter(truth.deck)} for truth in real_stocks(world)]
        found.append(
            {
                (number, place, kind, cards[kind])
                for number, places in enumerate(stocks)
                for place, cards in places.items()
                for kind in range(len(ITEMS))
            }
        )
    return set.intersection(*found)


@pytest.mark.parametrize(("players", "edition", "rulings"), TABLES, ids=table_name)
def test_what_is_held_to_be_certain_is_true(players: int, edition: str, rulings: dict[str, object]) -> None:
    """What is the same in many worlds is so in the real one, or in some of many more worlds it is not."""
    config = GAME.configure(players, edition, rulings)
    checked = 0

    def at_each_step(match: Match, rng: Rng) -> None:
        nonlocal checked
        if rng.below(120):
            return
        checked += 1
        viewer = rng.pick(viewers(config))
        view, log = match.view(viewer), match.log(viewer)
        wrong: set[tuple[int, int, int, int]] = set()
        worlds: list[State] = []
        for number in (30, 200, 600):
            worlds += [GAME.resample(config, view, log, rng) for _ in range(number)]
            wrong = held_to_be_certain(worlds) - held_to_be_certain([match.state])
            if not wrong:
                return
        pytest.fail(f"seat {viewer} holds to be certain what is not so: {wrong}")

    for seed in range(4):
        play_random(GAME, config, 600 + seed, at_each_step)
    assert checked


@pytest.mark.parametrize(("players", "edition", "rulings"), TABLES, ids=table_name)
def test_the_true_roles_are_never_ruled_out(players: int, edition: str, rulings: dict[str, object]) -> None:
    config = GAME.configure(players, edition, rulings)

    def at_each_step(match: Match, rng: Rng) -> None:
        if rng.below(4) == 0:
            viewer = rng.pick(viewers(config))
            spread = Spread.of(GAME.rules(config), match.view(viewer), match.log(viewer), is_whole=True)
            aliens = sum(1 << seat for seat, role in enumerate(match.state.roles) if role == ALIEN)
            assert spread.chances[aliens] > 0

    for seed in range(5):
        play_random(GAME, config, 700 + seed, at_each_step)
