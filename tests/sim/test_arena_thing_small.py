"""Many games of the small crew by bots: no roles, so the crew wins or nobody does."""

import pytest

from winterover.games.thing.small.ending import ENDINGS
from winterover.games.thing.small.game import GAME
from winterover.sim.arena import CREW, NOBODY, simulate


@pytest.mark.parametrize("bots", ["random", "heuristic", "heuristic/random"])
def test_the_numbers_add_up(bots: str) -> None:
    summary = simulate(GAME, GAME.configure(2), bots, 10, 1)
    assert summary.games == summary.finished == sum(summary.endings.values()) == 10
    assert set(summary.endings) <= set(ENDINGS)
    assert list(summary.winners) == [CREW, NOBODY]
    assert summary.winners[CREW] == summary.endings.get("humans_escaped", 0)
    assert summary.winners[CREW] + summary.winners[NOBODY] == 10


@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_two_jobs_give_what_one_gives(bots: str) -> None:
    one, two = (simulate(GAME, GAME.configure(3, "it"), bots, 6, 4, jobs=jobs) for jobs in (1, 2))
    assert (one.winners, one.endings, one.decisions) == (two.winners, two.endings, two.decisions)


def test_without_roles_a_bot_of_two_minds_is_always_of_the_first() -> None:
    config = GAME.configure(1)
    plain, mixed = (simulate(GAME, config, bots, 5, 2) for bots in ("heuristic", "heuristic/random"))
    assert (plain.decisions, plain.endings) == (mixed.decisions, mixed.endings)
