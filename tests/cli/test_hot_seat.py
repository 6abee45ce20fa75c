"""Several people at one screen: what one of them knows never shows while another one looks."""

import io
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import play, read, saved
from winterover.cli.files import Saver
from winterover.cli.seating import Seating
from winterover.cli.session import Session
from winterover.cli.terminal import Terminal
from winterover.core import record
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.registry import find_game
from winterover.games.stayaway.cards import NAMES
from winterover.games.stayaway.roles import ROLE_NAMES
from winterover.locales import Texts

GAME = find_game("stayaway")
TEXTS = Texts("en")
HANDOVER = re.compile(r"Hand the device to (\w+)\.")


def _stretches(output: str) -> list[tuple[str, str]]:
    """Who had the device, and what was shown from the handover to the next one."""
    marks = list(HANDOVER.finditer(output))
    ends = [mark.start() for mark in marks[1:]] + [len(output)]
    return [(mark[1], output[mark.start() : end]) for mark, end in zip(marks, ends, strict=True)]


def _cards_in(text: str) -> set[str]:
    """The cards that a screen speaks of, but for questions and talk; The Thing is a role's name as well."""
    text = re.sub(r"^▶.*$", "", text, flags=re.MULTILINE)
    text = re.sub(r': "[^"]*"', "", text)
    return {card for card in NAMES[1:] if TEXTS(f"stayaway-card-{card}") in text}


def _cards_known(match: Match, seat: int) -> set[str]:
    known: set[str] = set(match.view(seat)["hand"])
    for told in match.log(seat):
        for value in told.args.values():
            known |= {value} if isinstance(value, str) else set(value if _is_cards(value) else ())
    return known & set(NAMES)


def _is_cards(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


@pytest.mark.parametrize("seed", range(1, 7))
def test_cards_and_role_on_the_screen_are_those_of_the_person_at_it(in_folder: Path, seed: int) -> None:
    output = play("--seat", "A=Una", "--seat", "B=Duo", "--players", "5", "--seed", str(seed)).output
    played = read(saved(in_folder))
    match = record.begin(played, GAME)
    seats = {"Una": 0, "Duo": 1}
    unknown_somewhere = False
    stretches = _stretches(output)
    assert {name for name, _ in stretches} == {"Una", "Duo"}
    entries = iter(enumerate(played.entries, 1))
    for name, text in stretches[:-1]:
        text = text.partition("you are alone at it.")[2]
        seat = seats[name]
        # Play up to the next answer of the other person: that is the most this one can have been told.
        deeds = text.count("\n> ")
        while deeds:
            place, entry = next(entries)
            record.repeat(match, entry, place)
            deeds -= entry.seat == seat and entry.kind != "say"
        _play_bots(match, entries, seats.values())
        assert _cards_in(text) <= _cards_known(match, seat)
        other = 1 - seat
        unknown_somewhere |= bool(set(match.view(other)["hand"]) - _cards_known(match, seat))
        for role in re.findall(r"^You are ([\w ]+?)(?:  \(.*)?$", text, re.MULTILINE):
            assert role in _roles_ever(match, seat)
    assert unknown_somewhere, "the other person never held anything secret: this game shows nothing"


def _play_bots(match: Match, entries: Any, people: Any) -> None:
    """Whatever bots did before the next person was asked."""
    while not match.over and all(seat not in people for seat in match.waiting()):
        place, entry = next(entries)
        record.repeat(match, entry, place)


def _roles_ever(match: Match, seat: int) -> set[str]:
    """The roles that a seat has had so far."""
    state: Any = match.state
    role = ROLE_NAMES[state.roles[seat]]
    return {TEXTS(f"stayaway-role-{each}") for each in ({role, "human"} if role == "infected" else {role})}


@pytest.mark.parametrize("seed", range(1, 9))
def test_between_covering_and_handing_over_nothing_private_is_shown(in_folder: Path, seed: int) -> None:
    output = play("--people", "3", "--seed", str(seed)).output
    assert output.count("Press Enter to cover the screen.") >= len(_stretches(output)) - 1
    for _, text in _stretches(output):
        before = text.partition("you are alone at it.")[0]
        assert not _cards_in(before)
        assert "You are" not in before
    for covered in re.findall(r"cover the screen\.(.*?)Hand the device", output, re.DOTALL):
        assert covered.strip() in ("", "1")


def _screen(match: Match, people: dict[int, str], script: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What a session shows for a script that ends before anything is decided."""
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO(script))
    monkeypatch.setattr("sys.stdout", shown)
    monkeypatch.setattr("sys.stderr", shown)
    bots = {seat: "random" for seat in range(match.config.players) if seat not in people}
    saver = Saver(match, people, folder / "any.record", goes_on=True)
    Session(Seating(match, people, bots), Terminal(TEXTS), saver, guide=True).run()
    return shown.getvalue()


@pytest.mark.parametrize("number", range(12))
def test_what_a_person_cannot_know_changes_no_byte_of_the_screen(
    in_folder: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    config = GAME.configure(4 + number % 5, rulings={"whisper": "on"})
    dealt = Match(GAME, config, key_from_number(number))
    rng = Rng.from_number(number)
    for _ in range(6 * number):
        seat = dealt.waiting()[0]
        dealt.act(seat, rng.pick(dealt.view(seat)["asks"][0]["options"]))
        if dealt.over:
            return
    seat = dealt.waiting()[0]
    people = {each: f"Person{each}" for each in range(config.players)}
    script = "\n?\nwhy\nlog\nt\n\nr topic-secrets\n99\nnonsense\nsave\n"
    real = _screen(Match.at(GAME, config, dealt.state.copy()), people, script, in_folder, monkeypatch)
    assert "You are" in real
    for attempt in range(4):
        other = Match.at(GAME, config, GAME.disguise(dealt.state, seat, Rng.from_number(attempt)))
        assert _screen(other, people, script, in_folder, monkeypatch) == real
