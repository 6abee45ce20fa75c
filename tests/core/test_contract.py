"""The test kit on a game that uses every kind of ask, and on broken games that it must catch."""

from typing import Any, ClassVar

import pytest

from tests.core import toy
from tests.core.toy import Lighthouse
from winterover.core import contract
from winterover.core.contract import ContractBroken, check_game
from winterover.core.facts import FactKind
from winterover.core.game import Game
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_toy_game_keeps_every_promise(players: int) -> None:
    game = Lighthouse()
    config = game.configure(players)
    lengths = {len(check_game(game, config, seed, one_in=2).entries) for seed in range(12)}
    assert len(lengths) > 1


def test_the_toy_game_keeps_every_promise_with_other_figures() -> None:
    game = Lighthouse()
    sheet = {"name": "bright", "rounds": 5, "lamps": {"brightest": 9, "strong": 2}}
    for seed in range(6):
        check_game(game, game.configure(3, sheet=sheet), seed, one_in=2)


def play_some(game: Lighthouse, seeds: int = 12) -> None:
    for seed in range(seeds):
        check_game(game, game.configure(3), seed, one_in=1)


def test_a_view_that_shows_a_hidden_lamp_is_caught() -> None:
    class Leaky(Lighthouse):
        def view(self, state: toy.State, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "sum": sum(state.lamps)}

    with pytest.raises(ContractBroken, match="a view tells no secret"):
        play_some(Leaky())


def test_standing_options_that_depend_on_a_secret_are_caught() -> None:
    class Leaky(Lighthouse):
        def standing(self, state: toy.State, seat: Seat) -> list[int]:
            return [toy.GIVE_UP] if sum(state.lamps) % 2 == 0 and not state.over else []

    with pytest.raises(ContractBroken, match="standing options tell no secret"):
        play_some(Leaky())


def test_standing_options_that_nothing_carries_out_are_caught() -> None:
    class Lame(Lighthouse):
        command = Game.command

    with pytest.raises(NotImplementedError, match="lighthouse offers `give_up` unasked"):
        play_some(Lame())


def test_asking_only_those_who_hold_something_is_caught() -> None:
    class Leaky(Lighthouse):
        def view(self, state: toy.State, viewer: Seat | None) -> View:
            shown = super().view(state, viewer)
            shown["windows"] = [[ask.seat, ask.kind, ask.number] for ask in state.asks if toy.FLASHING in ask.options]
            return shown

    with pytest.raises(ContractBroken):
        play_some(Leaky())


def test_a_fact_whose_occurrence_depends_on_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    bright = FactKind("bright")

    def leaky_led(g: toy.State, seat: Seat, option: int) -> None:
        if g.lamps[-1] > 2:
            g.tell(bright)

    class Leaky(Lighthouse):
        facts: ClassVar = Lighthouse.facts | {"bright": bright}

    monkeypatch.setattr(toy, "led", leaky_led)
    with pytest.raises(ContractBroken, match="what is told tells no secret"):
        play_some(Leaky())


def test_a_copy_that_shares_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole_copy = toy.State.copy

    def sharing_copy(self: toy.State) -> toy.State:
        twin = whole_copy(self)
        twin.votes = self.votes
        return twin

    monkeypatch.setattr(toy.State, "copy", sharing_copy)
    with pytest.raises(ContractBroken, match="independent"):
        play_some(Lighthouse())


def test_a_resampled_world_that_looks_different_is_caught() -> None:
    class Careless(Lighthouse):
        def resample(self, config: Any, view: View, log: Any, rng: Rng) -> toy.State:
            world = super().resample(config, view, log, rng)
            world.votes[0] += 1
            return world

    with pytest.raises(ContractBroken, match="same view"):
        play_some(Careless())


def test_a_resampled_world_that_knows_the_truth_is_caught() -> None:
    truth: list[toy.State] = []

    class Cheating(Lighthouse):
        def view(self, state: toy.State, viewer: Seat | None) -> View:
            if state.facts is not None:
                truth[:] = [state]
            return super().view(state, viewer)

        def resample(self, config: Any, view: View, log: Any, rng: Rng) -> toy.State:
            world = super().resample(config, view, log, rng)
            world.lamps = truth[0].lamps.copy()
            world.asks = truth[0].asks
            world.sealed = truth[0].sealed
            return world

    with pytest.raises(ContractBroken, match="differ"):
        play_some(Cheating())


def test_codes_that_are_not_distinct_are_caught() -> None:
    class Ambiguous(Lighthouse):
        def code(self, option: int) -> str:
            return "wait" if option == toy.SIGNAL else super().code(option)

    with pytest.raises(ContractBroken, match="distinct"):
        play_some(Ambiguous())


def test_a_game_that_never_ends_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.FIGURES, "standard", {**toy.FIGURES.standard, "rounds": 10**9})
    with pytest.raises(ContractBroken, match="ends"):
        contract.play_random(Lighthouse(), Lighthouse().configure(3), 1)
