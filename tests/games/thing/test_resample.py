"""A resampled world never contradicts what its viewer knows for certain, and is as likely as any."""

from collections.abc import Iterator

import pytest

from tests.games.thing.card_witness import ActionWitness, ThingWitness
from tests.games.thing.infection_witness import InfectionWitness
from winterover.core.contract import check_resample, play_random, viewers
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.games.thing.game import GAME
from winterover.games.thing.state import State

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


@pytest.mark.parametrize(("players", "edition", "rulings"), TABLES, ids=table_name)
def test_no_world_contradicts_certain_knowledge(players: int, edition: str, rulings: dict[str, object]) -> None:
    config = GAME.configure(players, edition, rulings)
    for seed in range(6):
        witnesses = [Witness(viewer, players) for viewer in viewers(config)]

        def at_each_step(match: Match, rng: Rng, witnesses: list[Witness] = witnesses) -> None:
            for witness in witnesses:
                witness.look(match)
                if rng.below(4 * players) == 0:
                    world = check_resample(match, witness.viewer, rng)
                    assert list(witness.contradictions(world)) == []  # type: ignore[arg-type]

        play_random(GAME, config, seed, at_each_step)


@pytest.mark.parametrize(("players", "edition", "rulings"), TABLES, ids=table_name)
def test_the_real_world_is_no_contradiction(players: int, edition: str, rulings: dict[str, object]) -> None:
    """What a witness holds to be certain is true."""
    config = GAME.configure(players, edition, rulings)
    for seed in range(6):
        witnesses = [Witness(viewer, players) for viewer in viewers(config)]

        def at_each_step(match: Match, rng: Rng, witnesses: list[Witness] = witnesses) -> None:
            for witness in witnesses:
                witness.look(match)
                assert list(witness.contradictions(match.state)) == []

        play_random(GAME, config, 100 + seed, at_each_step)
