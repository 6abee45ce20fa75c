"""What can be typed at a decision, and what cannot."""

from pathlib import Path

import pytest

from tests.cli.helpers import A_BEGINS, in_order, play, read, run, saved, seed_where

LEAVE = ["q", "y"]

PLAYING = seed_where(lambda view: view["asks"][0]["kind"] == "play" and view["role"] == "human")
WITH_DEFENCE = seed_where(lambda view: view["asks"][0]["kind"] == "play" and "scary" in view["hand"])
THE_THING = seed_where(lambda view: view["role"] == "thing")


def decide(*script: str, seed: str = PLAYING) -> str:
    """What is shown at the first decision, which is to play or discard."""
    result = play(*A_BEGINS, "--seed", seed, script=[*script, *LEAVE])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_screen_has_table_news_hand_ask_and_options(in_folder: Path) -> None:
    output = decide()
    assert in_order(output, "Stay Away! · turn", "Seats, clockwise", "B  Bo : 4 cards", "Draw pile", "Discard pile")
    assert in_order(output, "Your opening hand", "You are", "Hand:", "S-TURN-04", "1 Discard", "1-")


def test_the_question_mark_explains_the_ask(in_folder: Path) -> None:
    assert in_order(decide("?"), "S-TURN-04", "Play or discard", "S-TURN-05")


def test_why_names_the_rule_against_what_is_missing(in_folder: Path) -> None:
    assert in_order(decide("why", seed=WITH_DEFENCE), "What you cannot do now", "Play Scary", "S-DEF-01")


def test_rules_can_be_looked_up_without_losing_the_decision(in_folder: Path) -> None:
    output = decide("r axe", "r S-AXE-02", "r", "r xyzzy")
    assert in_order(output, "Remove one obstacle", "In reach are", "Topics", 'Nothing in the rules goes by "xyzzy"')
    assert read(saved(in_folder)).outcome is None


def test_the_log_holds_everything_the_seat_was_told(in_folder: Path) -> None:
    told = decide("log").partition("Everything you were told")[2]
    assert in_order(told, "The game begins", "Your opening hand", "Bo was dealt a hand", "Your turn begins", "You drew")


@pytest.mark.parametrize("given", ["0", "99", "9" * 5000, "-1", "1 2", "x", "discard axe", "\x1b[A", "１２", "declare"])
def test_bad_input_gets_a_sentence_and_the_same_question_again(in_folder: Path, given: str) -> None:
    output = decide(given)
    assert "Traceback" not in output
    assert output.count("S-TURN-04") == 2
    assert "There is no choice" in output or "is not understood" in output


def test_an_empty_line_asks_again(in_folder: Path) -> None:
    assert decide("", "").count("S-TURN-04") == 3


def test_leaving_is_asked_about_once_more(in_folder: Path) -> None:
    assert decide("q", "n", "q", "nonsense").count("Leave the game?") == 3


def test_only_the_thing_is_shown_the_declaration(in_folder: Path) -> None:
    seen = play(*A_BEGINS, "--seed", THE_THING, script=["declare", "n", "declare", "y"]).output
    assert "declare: Declare that you are The Thing" in seen
    assert seen.count("If a single Human is left, you lose at once.") == 2
    assert in_order(seen, "This cannot be taken back", "This cannot be taken back", "it was wrong")


def test_to_others_the_declaration_is_a_word_like_any_other(in_folder: Path) -> None:
    output = decide("declare", "dEclaim")
    assert "Declare that" not in output
    first, second = output.split("> dEclaim")[0], output.split("> dEclaim")[1]
    assert '"declare" is not understood' in first
    assert '"dEclaim" is not understood' in second


def test_talking_bit_by_bit_takes_numbers_and_words_and_can_be_given_up(in_folder: Path) -> None:
    output = decide("t", "99", "accuse", "x", "B", "", "t nonsense", "t accuse Z thing")
    assert in_order(output, "What do you want to say?", "Type a number from 1 to 17", "About whom?", "Which role?")
    assert in_order(output, '"nonsense" does not begin any statement', '"Z" does not fit here')
    assert not [entry for entry in read(saved(in_folder)).entries if entry.kind == "say" and entry.seat == 0]


def test_the_guide_explains_the_game_and_each_card(in_folder: Path) -> None:
    guided = run("play", *A_BEGINS, "--seed", WITH_DEFENCE, script=LEAVE).output
    assert in_order(guided, "Somebody at this table is The Thing", "Scary", "Refuse an exchange")
    assert "Refuse an exchange" not in decide(seed=WITH_DEFENCE)
