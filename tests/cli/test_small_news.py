"""What is told between decisions and at the end of a game of the small crew."""

from pathlib import Path

import pytest

from tests.cli.tables import named, session_of, small_match_at
from tests.games.thing.small.patient import patient_step
from winterover.cli.news import Tiding, paragraphs
from winterover.cli.session import Session
from winterover.core.facts import Told
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.thing.small.game import GAME


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_of(Match(GAME, GAME.configure(2), key_from_number(1)), named("A"), tmp_path)


def news_of(session: Session, *told: Told, viewer: str | None = "A") -> list[Tiding]:
    return session.painter.tidings(session.scene, told, 0, viewer)


def went(character: str, room: str) -> Told:
    return Told("went", {"seat": character, "room": room})


def suspicion(character: str, space: int) -> Told:
    return Told("suspicion", {"seat": character, "space": space})


BEGAN = Told("round_began", {"round": 1, "leader": "A"})
ROLLED = Told("rolled_dice", {"seat": "A", "dice": ["use", "use", "threat"]})


def test_a_paragraph_a_phase_led_by_its_number(session: Session) -> None:
    told = [
        Told("crew_dealt", {"seat": "A", "characters": ["clark", "garry", "blair"]}),
        BEGAN,
        Told("consumed", {"room": "boiler", "fuel": 2, "damage": 0}),
        went("clark", "radio"),
        Told("encounter", {"room": "radio", "seats": ["clark", "blair"]}),
        Told("aliens_came", {"value": 2}),
        Told("encounter", {"room": "shed", "seats": ["garry"]}),
        ROLLED,
        Told("assembled", {}),
        Told("tested", {"seat": "clark", "target": "garry", "test": "a"}),
        Told("ate", {"stock": "pantry", "amount": 4}),
        Told("dogs_placed", {"rooms": ["radio"]}),
        Told("threat_moved", {"space": 5}),
        Told("round_began", {"round": 2, "leader": "B"}),
    ]
    lines = [paragraph.plain for paragraph in paragraphs(news_of(session, *told))]
    assert [line[:3] for line in lines] == [f"{mark:<3}" for mark in ("", *"12345", *"789", "1")]
    assert "space 5" in lines[-2]


def test_what_several_did_alike_is_one_sentence(session: Session) -> None:
    told = [BEGAN, went("clark", "radio"), went("blair", "shed"), suspicion("clark", 2), suspicion("blair", 3)]
    sentences = [tiding.sentence for tiding in news_of(session, *told)]
    assert "Moves: Clark → Radio, Dr. Blair → Shed." in sentences
    assert "Suspicion: Clark 2, Dr. Blair 3." in sentences


def test_of_each_disc_only_the_last_step_is_told(session: Session) -> None:
    (tiding,) = news_of(session, suspicion("clark", 2), suspicion("clark", 3))
    assert tiding.sentence == "Suspicion: Clark 3."


def test_a_room_in_which_the_alien_is_alone_is_no_news(session: Session) -> None:
    empty = Told("encounter", {"room": "shed", "seats": []})
    assert news_of(session, empty) == []


def test_what_is_lost_for_good_is_grave(session: Session) -> None:
    told = [Told("transformed", {"character": "clark", "way": "dog"}), went("blair", "shed")]
    assert [tiding.grave for tiding in news_of(session, *told)] == [True, False]


def test_a_lone_person_is_spoken_to_and_several_are_named(tmp_path: Path, session: Session) -> None:
    assert "You" in news_of(session, ROLLED)[0].sentence
    both = session_of(session.match, named("AB"), tmp_path)
    assert news_of(both, ROLLED)[0].sentence.startswith("Ada ")


# The end


def _ended(session: Session, *, brief: bool = False) -> str:
    console = session.terminal.console
    with console.capture() as captured:
        console.print(session.painter.ending(session.scene, session.match, 120, brief))
    return captured.get()


ESCAPE = """
    players 2; phase actions; leader A; round 5; dice use use use; damage shed 0; fuel shed 4; threat 7;
    windows A human in shed suspicion 2; windows owns keys; garry B alien in boiler suspicion 1;
    norris A transformed; blair B eliminated
"""
LEAVES = ("A assign windows", "A accept", "A escape")


@pytest.mark.parametrize("brief", [True, False])
def test_the_end_tells_the_reason_all_role_cards_and_every_fate(tmp_path: Path, brief: bool) -> None:
    match = small_match_at(ESCAPE, *LEAVES)
    shown = _ended(session_of(match, named("AB"), tmp_path, width=120), brief=brief)
    assert match.over
    assert "escaped" in shown.splitlines()[0]
    rows = {row.split()[1]: row for row in shown.splitlines() if " Human " in row or " Alien " in row}
    assert set(rows) >= {"Windows", "Garry", "Norris", "Dr."}
    assert "Ada" in rows["Windows"]
    assert "began the escape" in rows["Windows"]
    assert "Alien" in rows["Garry"]
    assert "still there at the end" in rows["Garry"]
    assert "Role cards that nobody had: " in shown


@pytest.mark.parametrize("escape", ["rollOnly", "boarding"])
@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_the_end_tells_it(tmp_path: Path, seed: int, escape: str) -> None:
    """Every Character has one row, with the Role card that it had; an escape that was blocked has not begun."""
    match = Match(GAME, GAME.configure(1 + seed % 3, rulings={"soloEscape": escape}), key_from_number(seed))
    rng = Rng.from_number(seed)
    while not match.over:
        match.act(*patient_step(match, rng))
    shown = _ended(session_of(match, named("ABC"[: match.config.players]), tmp_path, width=160))
    names = [told.name for told in match.log(None)]
    assert shown.count("began the escape") == names.count("escape_began") - names.count("blocked")
    assert shown.count("met the threat marker") + shown.count("alien dog") + shown.count("unmasked") == names.count(
        "transformed"
    )
    assert shown.count("assimilated in round") == names.count("assimilated")
    roles = [figure["role"] for figure in match.view(None)["crew"]]
    assert sum(" Alien " in row for row in shown.splitlines()) == roles.count("alien")


def test_whoever_was_blocked_and_did_nothing_else_is_still_there(tmp_path: Path) -> None:
    """An escape is blocked, and then the base freezes with everybody in it."""
    text = ESCAPE.replace(
        "dice use use use", "strength 3; boiler destroyed; frost 7; dice use use use threat threat threat"
    )
    match = small_match_at(text, *LEAVES)
    while not match.over:
        seat = match.waiting()[0]
        match.act(seat, match.view(seat)["asks"][0]["options"][0])
    shown = _ended(session_of(match, named("AB"), tmp_path, width=120))
    assert "frozen" in shown.splitlines()[0]
    assert "began the escape" not in shown
    assert "still there at the end" in next(row for row in shown.splitlines() if "Windows" in row)
