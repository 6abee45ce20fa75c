"""Several people at one screen of The Thing: nothing that one cannot know shows while that one looks."""

import re
from pathlib import Path

import pytest

from tests.cli.helpers import play
from tests.cli.tables import NAMES, play_script
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.thing.game import GAME

HANDOVER = re.compile(r"Hand the device to (\w+)\.")

#: Everything that can be looked at before a decision is made.
LOOK_AROUND = ["", "?", "why", "log", "b", "rulings", "t", "", "r topic-secrets", "99", "nonsense", "reveal"]


def _asked(number: int, players: int, edition: str) -> Match | None:
    """A position of a random game, or nothing where it has ended before."""
    match = Match(GAME, GAME.configure(players, edition), key_from_number(number))
    rng = Rng.from_number(number)
    for _ in range(11 * number):
        if match.over:
            return None
        seat = rng.pick(match.waiting())
        match.act(seat, rng.pick(match.view(seat)["asks"][0]["options"]))
    return None if match.over else match


@pytest.mark.parametrize("number", range(12))
def test_what_a_person_cannot_know_changes_no_byte_of_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    players = 4 + number % 5
    dealt = _asked(number, players, GAME.rulebook.editions[number % 5])
    if dealt is None:
        pytest.skip("this game was too short")
    seat = dealt.waiting()[0]
    people = "ABCDEFGH"[:players]

    def screen(match: Match) -> str:
        return play_script(match, LOOK_AROUND, tmp_path, monkeypatch, people=people)

    real = screen(Match.at(GAME, dealt.config, dealt.state.copy()))
    assert f"{NAMES[seat]}, press Enter when you are alone" in real
    assert "not understood" in real
    for attempt in range(3):
        twin = GAME.disguise(dealt.state, seat, Rng.from_number(attempt))
        assert screen(Match.at(GAME, dealt.config, twin)) == real


@pytest.mark.parametrize("seed", range(1, 4))
def test_between_covering_and_handing_over_nothing_private_is_shown(in_folder: Path, seed: int) -> None:
    output = play("thing", "--people", "3", "--seed", str(seed), "--bots", "random").output
    handovers = list(HANDOVER.finditer(output))
    assert len(handovers) > 10
    assert output.count("Press Enter to cover the screen.") >= len(handovers) - 1
    for covered in re.findall(r"cover the screen\.(.*?)Hand the device", output, re.DOTALL):
        assert covered.strip() in ("", "1")
    for before in re.findall(r"Hand the device to \w+\.(.*?)you are alone at it\.", output, re.DOTALL):
        assert "Your" not in before
        assert "Hand:" not in before


@pytest.mark.parametrize("seed", range(1, 4))
def test_the_role_on_the_screen_is_that_of_the_person_at_it(in_folder: Path, seed: int) -> None:
    """Roles change, but never between a handover and the next event that the person at the screen is told."""
    output = play("thing", "--people", "2", "--seed", str(seed), "--bots", "random").output
    marks = list(HANDOVER.finditer(output))
    ends = [mark.start() for mark in marks[1:]] + [len(output)]
    for mark, end in zip(marks, ends, strict=True):
        stretch = output[mark.start() : end]
        roles = re.findall(r"Your role: (\w+), ", stretch)
        changes = re.findall(r"Your secret role now: (\w+)\.", stretch)
        assert len(set(roles)) <= 1 + len(set(changes))
        own = re.findall(r"(\w+) \(you\)", stretch)
        assert set(own) <= {mark[1]}
