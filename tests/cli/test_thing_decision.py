"""Decisions of The Thing at a terminal: long lists in two steps, trade beside bots, unasked reveals, secret asks."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.cli.helpers import in_order
from tests.cli.tables import answers, match_at, named, play_script, session_of
from winterover.bots import Bot
from winterover.cli.choices import Choice, numbered_choices, pick
from winterover.core.errors import GameError
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.views import View
from winterover.games.thing.game import GAME

MOVING = "players 5; phase move; leader E; A human; A hand use repair sabotage; A owns flashlight"
TWO_ALIENS = "players 5; phase encounters; strength 5; plan radio 1; damage radio 2; A revealed; B revealed"
TRADING = "players 5; phase rec_room; leader A; A human; A owns keys melee; B owns blood; E alien"


class Steady(Bot):
    """Answers with the first of its wishes that is offered, else with the first option."""

    name = "steady"

    def __init__(self, seat: int, *wishes: str) -> None:
        super().__init__(GAME, seat, Rng.from_number(seat))
        self.wishes = wishes

    def answer(self, view: View, ask: Mapping[str, Any]) -> str:
        options: list[str] = ask["options"]
        return next((wish for wish in self.wishes if wish in options), options[0])


def steady(match: Match, people: str, **wishes: tuple[str, ...]) -> dict[str, Bot]:
    seats = [letter for letter in "ABCDE"[: match.config.players] if letter not in people]
    return {letter: Steady("ABCDE".index(letter), *wishes.get(letter, ())) for letter in seats}


def own(match: Match, letter: str = "A") -> list[str]:
    return [answer[2:] for answer in answers(match) if answer.startswith(letter)]


# Moves


@pytest.mark.parametrize(
    ("script", "done"),
    [
        (["7"], "go radio"),
        (["go radio"], "go radio"),
        (["GO Radio"], "go radio"),
        (["11"], "swap"),
        (["12", "7"], "special radio"),
        (["12 7"], "special radio"),
        (["12", "special radio"], "special radio"),
        (["13 11"], "twice dormitory"),
        (["12", "", "13", "1"], "twice armoury"),
    ],
)
def test_a_move_is_picked_by_number_in_one_or_two_steps_or_by_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: list[str], done: str
) -> None:
    match = match_at(MOVING)
    output = play_script(match, script, tmp_path, monkeypatch)
    assert own(match)[0] == done, output


def test_the_rooms_stand_side_by_side_and_rare_moves_wait_behind_dots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = play_script(match_at(MOVING), ["12", "", "99", "12 99", "fly away"], tmp_path, monkeypatch)
    assert in_order(output, " 1 Armoury", "11 Swap Action cards", "12 Special Action, 1 card, in ...", "1-13 choose")
    assert in_order(output, "> 12", "Special Action, 1 card, in ...", "1 Armoury", "Enter goes back", "1-13 choose")
    assert in_order(output, "> 99", 'There is no choice "99". Type a number from 1 to 13.')
    assert in_order(output, "> 12 99", 'There is no choice "99". Type a number from 1 to 11.')
    assert '"fly away" is not understood. Type the number of a choice, 1 to 13.' in output


def test_picking_step_by_step() -> None:
    inner = (Choice("one", "a 1"), Choice("two", "a 2"))
    choices = [Choice("b", "b"), Choice("a ...", inner=inner)]
    assert pick(choices, ["1"]).code == "b"
    assert pick(choices, ["2"]).inner == inner
    assert pick(choices, ["2", "2"]).code == "a 2"
    for words in (["3"], ["0"], ["1", "1"], ["2", "3"], ["2", "1", "1"]):
        with pytest.raises(GameError):
            pick(choices, words)


@pytest.mark.parametrize(
    "text",
    [
        MOVING,
        TRADING,
        "players 8; phase planning; strength 7; A revealed",
        "players 5; phase move; leader E; A human; A hand use repair sabotage; power failed; A owns flashlight",
    ],
)
def test_every_option_is_reached_by_exactly_one_way(tmp_path: Path, text: str) -> None:
    match = match_at(text)
    session = session_of(match, named("A"), tmp_path)
    (ask,) = match.view(0)["asks"]
    choices = numbered_choices(session.painter.choices(session.scene, match.view(0), ask))
    reached = [inner.code for choice in choices for inner in (choice.inner or (choice,))]
    assert sorted(reached) == sorted(ask["options"])
    assert len(choices) <= 14


# The plan of the aliens


def test_an_attack_is_a_room_and_then_its_strength(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at("players 5; phase planning; strength 4; A revealed")
    output = play_script(match, ["7", "3", "1"], tmp_path, monkeypatch)
    assert own(match)[:2] == ["lay radio 3", "lay armoury 1"]
    assert in_order(output, "Strength left: 4", "Radio Room, strength 3", "Proposal: Radio 3", "Strength left: 1")


def test_where_one_strength_is_left_a_room_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at("players 5; phase planning; strength 1; A revealed")
    play_script(match, ["7"], tmp_path, monkeypatch)
    assert own(match)[0] == "lay radio 1"


def test_the_other_aliens_see_what_they_consent_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at("players 5; phase planning; strength 2; A revealed; B revealed")
    script = ["", "7 2", "", "", "", "1"]
    output = play_script(match, script, tmp_path, monkeypatch, people="AB")
    assert own(match, "B")[0] == "agree"
    asked = output.rpartition("Bo, press Enter when you are alone")[2]
    assert in_order(asked, "Proposal: Radio 2", "has proposed a plan", "1 Agree")


# Trade: several seats at once


def test_bots_answer_beside_a_person_who_acts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bo offers a lab token, Ada puts Keys up for it, Bo agrees anew, and Ada agrees as well."""
    match = match_at(TRADING)
    bots = steady(match, "A", B=("put A blood", "deal A"))
    output = play_script(match, ["2", "4", "2 1", "1"], tmp_path, monkeypatch, bots=bots)
    done = ["B put A blood", "B deal A", "A put B keys", "B deal A", "A deal B", "A ready"]
    assert [deed for deed in answers(match) if deed in done] == done, output
    assert in_order(output, "Bo offered you a lab token", "Bo: you give nothing, get a lab token (Bo agrees)", "> 2")
    assert in_order(output, "1 Agree to the deal with Bo", "2 Call off the deal with Bo", "4 Offer Keys to Bo")
    assert in_order(output, "> 4", "You offered Keys to Bo", "Bo: you give Keys, get a lab token (Bo agrees)", "> 2 1")
    assert in_order(output, "> 2 1", "You gave Keys to Bo and got a Blood Sample.", "1 Ready")


def test_a_deal_can_be_called_off_by_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(TRADING)
    bots = steady(match, "A", B=("ready",))
    play_script(match, ["put B keys", "call_off B", "ready"], tmp_path, monkeypatch, bots=bots)
    assert own(match)[:3] == ["put B keys", "call_off B", "ready"]


def test_two_people_trade_over_one_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at("players 4; phase rec_room; leader A; A human; A owns keys; D alien")
    script = ["", "put B keys", "deal B", "", "", "deal A"]
    output = play_script(match, script, tmp_path, monkeypatch, people="AB", bots=steady(match, "AB"))
    assert answers(match)[:3] == ["A put B keys", "A deal B", "B deal A"], output
    assert in_order(output, "Hand the device to Bo", "Ada offered you an item card", "> deal A", "Ada gave you Keys")


def test_whoever_is_ready_beside_an_open_deal_is_warned_and_told_of_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_at(TRADING)
    bots = steady(match, "A", B=("ready", "ready"))
    output = play_script(match, ["put B keys", "ready"], tmp_path, monkeypatch, bots=bots)
    assert in_order(output, "1 Ready: no more trading\n", "> put B keys", "An open deal lapses", "> ready")
    assert in_order(output, "> ready", "You and Bo did not agree: your deal is off.")


# Deciding together, and how often


def test_a_second_ballot_of_the_aliens_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(TWO_ALIENS)
    output = play_script(match, ["nothing", "nothing"], tmp_path, monkeypatch, bots=steady(match, "A", B=("sabotage",)))
    assert in_order(output, "The Radio Room is yours.", "> nothing", "the votes of the aliens differ", "> nothing")


def test_silence_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """During an infection test nobody speaks, and of cards in hand only where the edition allows it."""
    match = match_at(
        "players 5; phase encounters; leader A; A human in radio suspicion 1; B alien in radio suspicion 1"
    )
    output = play_script(match, ["t"], tmp_path, monkeypatch, bots=steady(match, "A"))
    assert "so do all during an infection test" in output
    output = play_script(match_at(MOVING), ["t hold use"], tmp_path, monkeypatch)
    assert 'You may not say "hold" now: the rules keep you silent about it' in output


def test_how_often_an_action_is_done_names_the_action(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(
        "players 5; phase actions; leader A; pile repair use; damage boiler 2;"
        "A human in boiler; B human in boiler; E alien in shed"
    )
    output = play_script(match, ["assign A"], tmp_path, monkeypatch, bots=steady(match, "A"))
    assert in_order(output, "Boiler Room, Repair: how often do you do it?", "1 Once", "2 Twice")


def test_items_are_played_beside_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(
        "players 5; phase actions; leader E; pile use; damage boiler 2; fuel boiler 1;"
        "A human in boiler; A owns fuel tools; B human in boiler; B owns tools; E alien"
    )
    bots = steady(match, "A", B=("play tools",))
    output = play_script(match, ["play fuel", "play tools"], tmp_path, monkeypatch, bots=bots)
    assert own(match)[:2] == ["play fuel", "play tools"], output
    assert own(match, "B")[0] == "play tools"
    assert in_order(output, "Bo played Tools", "will you play an item now?", "You played Fuel", "You played Tools")


# Unasked reveals


@pytest.mark.parametrize(
    "text", [TRADING.replace("A human", "A alien"), "players 5; phase rec_room; leader A; A alien"]
)
def test_an_alien_may_reveal_itself_while_others_trade_or_vote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    match = match_at(text)
    output = play_script(match, ["reveal", "n", "reveal", "y"], tmp_path, monkeypatch, bots=steady(match, "A"))
    assert "A reveal" in answers(match)
    assert match.entries[[entry.text for entry in match.entries].index("reveal")].kind == "command"
    assert in_order(output, "reveal: Reveal yourself", "This cannot be taken back", "and now everybody can see it!")


def test_a_human_is_offered_no_such_thing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = play_script(match_at(TRADING), ["reveal"], tmp_path, monkeypatch)
    assert '"reveal" is not understood' in output
    assert "reveal:" not in output


# Asks with one option


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("players 5; phase encounters; leader E; A human in radio suspicion 2; B human in radio; E alien", "plain"),
        (
            "phase rec_room; leader A; A human suspicion 0; B suspicion 0; C suspicion 0; D alien suspicion 0",
            "remain",
        ),
    ],
)
def test_enter_takes_the_only_option_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, answer: str
) -> None:
    match = match_at(text)
    output = play_script(match, [""], tmp_path, monkeypatch, bots=steady(match, "A"))
    assert own(match)[0] == answer, output
    assert "Enter goes on" in output


def test_with_several_options_enter_asks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(MOVING)
    output = play_script(match, ["", ""], tmp_path, monkeypatch)
    assert not own(match)
    assert output.count("T-P4.2-01") == 3


# Questions


def test_the_table_and_its_rulings_can_be_read_at_any_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(MOVING, edition="de")
    output = play_script(match, ["b", "rulings", "rulings talk", "rulings nonsense", "?", "why"], tmp_path, monkeypatch)
    assert output.count("Laboratory: lab tokens left: 25") == 2
    assert in_order(output, "> rulings", "German rulebook", "boilerCheck", "immediate")
    assert in_order(output, "> rulings talk", "R-39", "▶ strictDE", "Italian rulebook", "Ukrainian rulebook")
    assert 'There is no table option "nonsense"' in output
    assert in_order(output, "> ?", "Your move", "T-P4.2-01")


def test_in_words_the_table_is_told_once_for_a_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = play_script(match_at(MOVING), ["12", "", "99"], tmp_path, monkeypatch)
    assert output.count("Laboratory: lab tokens left") == 1
    assert output.count("Where do you go?") == 4


def test_talk_about_rooms_things_and_tokens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(MOVING)
    script = ["t", "saw", "B", "alien", "t", "want", "keys", "t", "going", "radio", "t hold use"]
    output = play_script(match, script, tmp_path, monkeypatch, bots=steady(match, "A"))
    said = [entry.text for entry in match.entries if entry.kind == "say"]
    assert said == ["saw B alien", "want keys", "going radio"]
    assert in_order(output, "Which token?", "Which thing?", "Which room?")
    assert 'You may not say "hold" now' in output
