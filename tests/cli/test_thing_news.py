"""What is told between decisions and at the end of The Thing."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from tests.cli.helpers import in_order
from tests.cli.tables import NAMES, named, screen_of, session_of
from winterover.cli.news import Tiding, paragraphs
from winterover.cli.session import Session
from winterover.cli.table.thing_end import story_of
from winterover.core.facts import Told
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.thing.game import GAME
from winterover.games.thing.scenario import Scenario
from winterover.locales import LANGUAGES


@pytest.fixture
def session(tmp_path: Path) -> Session:
    match = Match(GAME, GAME.configure(6), key_from_number(1))
    return session_of(match, named("ABCDEF"), tmp_path)


def news_of(session: Session, *told: Told, viewer: str | None = "A") -> list[Tiding]:
    return session.painter.tidings(session.scene, told, 0, viewer)


def lines(tidings: list[Tiding]) -> list[str]:
    return [paragraph.plain for paragraph in paragraphs(tidings)]


def went(seat: str, room: str) -> Told:
    return Told("went", {"seat": seat, "room": room})


# Paragraphs


def test_a_paragraph_a_phase_led_by_its_number(session: Session) -> None:
    told = [
        Told("seated", {"seat": "A", "character": "clark"}),
        Told("round_began", {"round": 1, "leader": "B"}),
        Told("weather_set", {"face": "snow"}),
        Told("consumed", {"room": "boiler", "fuel": 2, "damage": 0}),
        Told("drew", {"seat": "A", "count": 1, "cards": ["use"]}),
        went("C", "radio"),
        Told("encounter", {"room": "radio", "seats": ["C", "D"]}),
        Told("assembled", {}),
        Told("ate", {"stock": "pantry", "amount": 4}),
        Told("dogs_placed", {"rooms": ["radio"]}),
        Told("round_began", {"round": 2, "leader": "B"}),
    ]
    marks = [line[:3] for line in lines(news_of(session, *told))]
    assert marks == ["   ", "1  ", "2  ", "4.1", "4.2", "4.4", "7  ", "8  ", "1  "]


def test_a_card_drawn_for_a_special_action_does_not_go_back_to_an_earlier_phase(session: Session) -> None:
    told = [
        Told("round_began", {"round": 1, "leader": "B"}),
        Told("went_special", {"seat": "A", "room": "radio", "count": 1}),
        Told("drew", {"seat": "A", "count": 1, "cards": ["use"]}),
    ]
    assert [line[:3] for line in lines(news_of(session, *told))] == ["1  ", "4.2"]


def test_only_what_is_new_is_told_but_in_its_phase(session: Session) -> None:
    told = [Told("round_began", {"round": 1, "leader": "B"}), went("C", "radio"), went("D", "shed")]
    (line,) = lines(session.painter.tidings(session.scene, told, 2, "A"))
    assert line == "4.2 Dag went to the Shed."


# What several did alike


def test_moves_looks_and_votes_are_one_sentence_each(session: Session) -> None:
    special = Told("went_special", {"seat": "D", "room": "shed", "count": 2})
    swap = Told("went_to_swap", {"seat": "E"})
    assert lines(news_of(session, went("C", "radio"), special, swap)) == [
        "4.2 Moves: Cleo → Radio, Dag → Shed (special, 2), Eir → Dormitory (swap)."
    ]
    looks = [Told("looked", {"seat": a, "owner": b, "token": None}) for a, b in ("CD", "DC")]
    assert news_of(session, *looks)[0].sentence == "Tokens looked at: Cleo → Dag, Dag → Cleo."
    votes = [Told("voted", {"seat": a, "target": b}) for a, b in (("B", "C"), ("D", None), ("E", "A"), ("F", "A"))]
    assert news_of(session, *votes)[0].sentence == "Accusations: Eir, Finn → Ada; Bo → Cleo; Dag → nobody."


def test_what_concerns_the_viewer_stays_a_sentence_of_its_own(session: Session) -> None:
    told = [went("C", "radio"), went("A", "shed"), Told("looked", {"seat": "B", "owner": "A", "token": "human"})]
    sentences = [tiding.sentence for tiding in news_of(session, *told)]
    assert sentences == [
        "Cleo went to the Radio Room.",
        "You went to the Shed.",
        "Bo looked at one of your tokens: Human.",
    ]


def said(speaker: str, words: str, to: str | None = None) -> Told:
    return Told("said", {"speaker": speaker, "to": to, "words": words})


def test_equal_statements_are_one_sentence_in_the_place_of_the_first(session: Session) -> None:
    talk = [said("B", "distrust E"), said("C", "vouch D"), said("A", "distrust E"), said("D", "distrust E")]
    assert [tiding.sentence for tiding in news_of(session, *talk)] == [
        'Bo and Dag say: "I do not trust Eir."',
        'Cleo: "I vouch for Dag."',
        'You: "I do not trust Eir."',
    ]
    whispers = [said("B", "distrust E", "A"), said("C", "distrust E", "A")]
    assert len(news_of(session, *whispers)) == 2


def test_talk_gives_way_to_what_happened(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    happened = [went("B", "radio"), Told("damaged", {"room": "radio", "amount": 1})]
    talk = [said("B", f"send {seat} {room}") for seat in "CDEF" for room in ("radio", "shed", "kitchen")]
    log = [Told("round_began", {"round": 1, "leader": "B"}), *happened, *talk]
    monkeypatch.setattr(session.match, "log", lambda seat: log)
    session.looked[0] = 1
    picture = "\n".join(screen_of(session, 0))
    assert "Bo went to the Radio Room." in picture
    assert "in the Radio Room: 1" in picture
    assert "... and more before that" in picture
    assert picture.count("should go to") < len(talk)


# Phases that a single fact opens


@pytest.mark.parametrize(("boarding", "mark"), [("insteadOfMove", "4.2"), ("afterEncounters", "4.6")])
def test_boarding_and_escaping_stand_in_their_phases(tmp_path: Path, boarding: str, mark: str) -> None:
    match = Match(GAME, GAME.configure(6, rulings={"rescueBoarding": boarding}), key_from_number(1))
    session = session_of(match, named("ABCDEF"), tmp_path)
    told = [
        Told("round_began", {"round": 1, "leader": "B"}),
        Told("boarded", {"seat": "B"}),
        Told("escape_began", {"seat": "B", "vehicle": "rescue"}),
    ]
    marks = [tiding.mark.plain for tiding in news_of(session, *told)]
    assert marks == ["1  ", mark, "4.6"]


# What is told at all


@pytest.mark.parametrize(
    "told",
    [
        Told("drew", {"seat": "B", "count": 1, "cards": None}),
        Told("handed_in", {"seat": "B", "card": None}),
        Told("tokens_laid", {"seat": "B", "token": None}),
        Told("suspicion", {"seat": "B", "space": 3}),
        Told("put_up", {"seat": "B", "to": "C", "thing": "item"}),
        Told("kept", {"seat": "B", "thing": None}),
        Told("card_revealed", {"card": "use"}),
        Told("ended", {"ending": "base_frozen", "winners": [], "roles": [], "last_humans": []}),
    ],
)
def test_what_the_board_shows_or_nobody_can_use_is_left_to_the_log(session: Session, told: Told) -> None:
    assert news_of(session, told) == []


@pytest.mark.parametrize(
    "told",
    [
        Told("drew", {"seat": "A", "count": 1, "cards": ["use"]}),
        Told("handed_in", {"seat": "A", "card": None}),  # in the dark
        Told("put_up", {"seat": "B", "to": "A", "thing": "item"}),
        Told("agreed", {"seat": "B", "to": "A"}),
        Told("kept", {"seat": "B", "thing": "flamethrower"}),
        Told("traded", {"seat": "B", "to": "C", "gave": ["item"], "got": []}),
    ],
)
def test_what_concerns_one_is_news(session: Session, told: Told) -> None:
    assert len(news_of(session, told)) == 1


def test_what_nobody_must_miss_is_grave(session: Session) -> None:
    grave = [
        Told("revealed", {"seat": "B"}),
        Told("assimilated", {"seat": "B", "room": "radio"}),
        Told("boiler_destroyed", {}),
        Told("power_failed", {}),
        Told("hunger_began", {}),
        Told("sos_sent", {"seat": "B"}),
        Told("escape_began", {"seat": "B", "vehicle": "rescue"}),
        Told("role_now", {"seat": "A", "role": "alien"}),
    ]
    assert all(tiding.grave for tiding in news_of(session, *grave))
    assert not news_of(session, Told("role_now", {"seat": "A", "role": "human"}))[0].grave
    assert not news_of(session, went("B", "radio"))[0].grave


@pytest.mark.parametrize("viewer", [None, 0, 5])
def test_every_fact_of_whole_games_can_be_told(tmp_path: Path, viewer: int | None) -> None:
    for number in range(3):
        match = Match(GAME, GAME.configure(6, GAME.rulebook.editions[number]), key_from_number(number))
        rng = Rng.from_number(number)
        while not match.over:
            seat = match.waiting()[0]
            match.act(seat, rng.pick(match.view(seat)["asks"][0]["options"]))
        session = session_of(match, named("ABCDEF"), tmp_path)
        letter = None if viewer is None else "ABCDEF"[viewer]
        told = session.painter.tidings(session.scene, match.log(viewer), 0, letter)
        assert len(told) > 30
        assert all(tiding.mark.cell_len == 3 and tiding.sentence for tiding in told)


# The end


def ending(table: Scenario, folder: Path) -> str:
    session = session_of(table.match, named("ABCD"[: table.match.config.players]), folder)
    with session.terminal.console.capture() as shown:
        session.terminal.show(session.painter.ending(session.scene, table.match, 80, False))
    return shown.get()


def test_the_end_tells_who_was_what_since_when_and_why_it_ended(tmp_path: Path) -> None:
    """Bo is infected by Dag in a test and boards the rescue helicopter in the next round."""
    table = Scenario(
        "players 4; phase encounters; leader A; sos 9; B human in radio suspicion 1; D alien in radio suspicion 1;"
        "A human in shed suspicion 2; C human in kitchen suspicion 2"
    )
    table.do("B plain", "D infect")
    place = table.alien_token("D")
    table.do(f"B look D {place}", "D look B 1").play_to("move").do("B board")
    table.play_to("actions")
    assert table.ending == "alien_aboard"
    shown = ending(table, tmp_path)
    assert in_order(shown, "An alien is aboard", "The winners are Bo and Dag.", "Player", "Result", "What happened")
    assert in_order(shown, "Ada", "lost", "Human")
    assert in_order(shown, "Bo", "won", "Alien", "infected by Dag in round 1; got aboard")
    assert in_order(shown, "Dag", "won", "Alien", "the first alien")
    rows = [line.rstrip() for line in shown.splitlines()]
    spread = rows[rows.index("How it spread, in 2 rounds") :]
    assert spread[2:6] == [" A  ────", " B  ◆≈▲≈ ←  D", " C  ────", " D  ◆≈≈≈"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(2))
def test_reason_and_winners_stay_on_a_low_screen(tmp_path: Path, language: str, number: int) -> None:
    match = Match(GAME, GAME.configure(8), key_from_number(number))
    rng = Rng.from_number(number)
    while not match.over:
        seat = match.waiting()[0]
        match.act(seat, rng.pick(match.view(seat)["asks"][0]["options"]))
    session = session_of(match, named("ABCDEFGH"), tmp_path, language=language)
    with session.terminal.console.capture() as shown:
        session.terminal.show(session._ending(Text("x" * 200)))
    rows = shown.get().rstrip("\n").split("\n")
    assert len(rows) <= 24 - 3 - 2, shown.get()  # what is said of the record, and the shell
    assert max(map(cell_len, rows)) <= 80
    texts = session.texts
    reason = texts(f"thing-ending-{story_of(match).ending['ending']}")
    assert " ".join(shown.get().split()).startswith(reason)
    assert texts("app-thing-sign-alien") in rows[-1] + rows[-2]
    for name in NAMES:
        assert name in shown.get()


def test_the_story_is_the_infection_log(tmp_path: Path) -> None:
    infected = 0
    for number in range(6):
        match = Match(GAME, GAME.configure(8), key_from_number(number))
        rng = Rng.from_number(number)
        while not match.over:
            seat = match.waiting()[0]
            match.act(seat, rng.pick(match.view(seat)["asks"][0]["options"]))
        story = story_of(match)
        view = match.view(None)
        logged = {seat: (round_number, by) for round_number, seat, by in view["infections"]}
        assert story.infected == logged
        aliens = {"ABCDEFGH"[seat] for seat, role in enumerate(view["roles"]) if role == "alien"}
        assert set(story.infected) == aliens
        assert sum(not since for since, _ in story.infected.values()) == 1
        infected += len(logged) - 1
    assert infected


def test_the_last_human_is_named(tmp_path: Path) -> None:
    table = Scenario(
        "players 4; phase encounters; leader A; A human in radio suspicion 1; B alien in radio suspicion 1; C revealed;"
        "D eliminated alien"
    )
    table.do("A plain", "B infect")
    table.do(f"A look B {table.alien_token('B')}", "B look A 1")
    assert table.ending == "no_human_left"
    shown = ending(table, tmp_path)
    assert in_order(shown, "No human is left", "Ada", "lost", "infected by Bo in round 1; was the last human")
