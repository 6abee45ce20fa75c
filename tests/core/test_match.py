"""What comes from outside is checked before it touches a game: each bad input has its error, and changes nothing."""

from typing import Any

import pytest

from tests.core.toy import Lighthouse
from winterover.core.contract import fingerprint
from winterover.core.errors import ConfigError, RuleError, StaleAsk
from winterover.core.match import Match, seat_named
from winterover.core.rng import key_from_number
from winterover.games.registry import GAMES, find_game

GAME = GAMES["stayaway"]


def new_match(players: int = 5, seed: int = 3, **rulings: object) -> Match:
    return Match(GAME, GAME.configure(players, rulings=rulings), key_from_number(seed))


def refused(match: Match, seat: int, code: str, number: int | None = None) -> RuleError:
    """The error of a deed that must be refused without a trace."""
    before = fingerprint(match.state), len(match.facts), len(match.entries)
    with pytest.raises(RuleError) as caught:
        match.act(seat, code, number)
    assert (fingerprint(match.state), len(match.facts), len(match.entries)) == before
    assert str(caught.value)
    return caught.value


def test_unknown_code() -> None:
    match = new_match()
    error = refused(match, match.waiting()[0], "jump over the moon")
    assert error.code == "unknown-code"
    assert "jump over the moon" in str(error)


def test_a_long_code_is_cut_in_the_error() -> None:
    match = new_match()
    assert len(str(refused(match, match.waiting()[0], "x" * 100_000))) < 400


def test_wrong_seat() -> None:
    match = new_match()
    active = match.waiting()[0]
    error = refused(match, (active + 1) % 5, match.options(active)[0])
    assert error.code == "not-asked"
    assert "ABCDE"[active] in str(error)


def test_a_seat_that_does_not_exist() -> None:
    assert refused(new_match(), 9, "pass").code == "unknown-seat"
    assert refused(new_match(), -1, "pass").code == "unknown-seat"


@pytest.mark.parametrize("seat", [-1, 5, "A", None, 1.0])
def test_whatever_is_no_seat_is_refused_or_sees_what_everybody_sees(seat: Any) -> None:
    match = new_match(thingInDeck=True)
    for refused_deed in (
        lambda: match.options(seat),
        lambda: match.act(seat, "pass"),
        lambda: match.say(seat, "trust A"),
    ):
        with pytest.raises(RuleError) as caught:
            refused_deed()
        assert caught.value.code == "unknown-seat"
    assert match.view(seat) == match.view(None)
    assert match.log(seat) == match.log(None)


@pytest.mark.parametrize("code", [None, 7, ["pass"], b"pass"])
def test_a_code_that_is_no_text(code: Any) -> None:
    match = new_match()
    assert refused(match, match.waiting()[0], code).code == "unknown-code"


def test_unknown_option_names_the_options() -> None:
    match = new_match()
    seat = match.waiting()[0]
    error = refused(match, seat, "pass")
    assert error.code == "not-an-option"
    assert match.options(seat)[0] in str(error)


def test_stale_ask() -> None:
    match = new_match()
    seat = match.waiting()[0]
    number = match.view(seat)["asks"][0]["number"]
    code = match.options(seat)[0]
    match.act(seat, code, number)
    error = refused(match, seat, code, number)
    assert isinstance(error, StaleAsk)
    assert error.code == "stale-ask"


def test_an_answer_sent_twice_counts_once() -> None:
    match = new_match()
    seat = match.waiting()[0]
    number = match.view(seat)["asks"][0]["number"]
    code = match.options(seat)[0]
    match.act(seat, code, number)
    entries = len(match.entries)
    refused(match, seat, code, number)
    assert len(match.entries) == entries


def test_second_sealed_answer() -> None:
    game = Lighthouse()
    match = Match(game, game.configure(3), key_from_number(1))
    match.act(match.waiting()[0], "signal")
    assert len(match.waiting()) == 3
    match.act(1, "vote A")
    assert match.waiting() == [0, 2]
    assert refused(match, 1, "vote C").code == "already-answered"


def test_sealed_answers_are_shown_to_nobody_until_all_are_in() -> None:
    game = Lighthouse()
    match = Match(game, game.configure(3), key_from_number(1))
    match.act(match.waiting()[0], "signal")
    before = len(match.facts)
    match.act(1, "vote A")
    match.act(0, "vote C")
    assert match.view(1)["sealed"] == 10
    assert match.view(2)["sealed"] is None
    assert match.view(None)["answered"] == [0, 1]
    assert len(match.facts) == before
    match.act(2, "vote A")
    assert [told.args["target"] for told in match.log(None) if told.name == "voted"] == ["C", "A", "A"]


def test_the_main_answer_closes_the_windows_beside_it() -> None:
    game = Lighthouse()
    match = Match(game, game.configure(3), key_from_number(1))
    assert match.waiting() == [0]
    assert match.options(1)
    match.act(0, "wait")
    assert {ask.mode for ask in match.state.asks} == {1}
    assert refused(match, 1, "pass").code == "not-an-option"


def test_windows_without_a_main_ask_close_when_all_have_passed() -> None:
    game = Lighthouse()
    match = Match(game, game.configure(2), key_from_number(1))
    match.act(0, "wait")
    match.act(0, "vote B")
    match.act(1, "vote A")
    assert match.waiting() == []
    match.act(1, "dim")
    match.act(0, "pass")
    assert match.options(1)[0] == "pass"
    match.act(1, "pass")
    assert match.state.round == 1
    assert match.waiting() == [1]


def test_nothing_can_be_done_after_the_end() -> None:
    match = new_match(declare="both")
    thing = match.state.thing
    match.act(thing, "declare")
    assert match.over
    assert refused(match, thing, "declare").code == "game-over"
    with pytest.raises(RuleError) as caught:
        match.say(0, "trust B")
    assert caught.value.code == "game-over"


def test_only_the_thing_may_declare_and_others_get_the_error_of_any_wrong_code() -> None:
    match = new_match()
    thing = match.state.thing
    active = match.waiting()[0]
    for seat in range(5):
        if seat != thing:
            wrong = "pass" if seat == active else match.options(active)[0]
            assert refused(match, seat, "declare").code == refused(match, seat, wrong).code


# Talk


def unsaid(match: Match, seat: int, words: str, to: int | None = None) -> RuleError:
    before = fingerprint(match.state), len(match.facts), len(match.entries)
    with pytest.raises(RuleError) as caught:
        match.say(seat, words, to)
    assert (fingerprint(match.state), len(match.facts), len(match.entries)) == before
    return caught.value


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("", "unknown-statement"),
        ("sing a song", "unknown-statement"),
        ("accuse B", "bad-statement"),
        ("accuse B thing now", "bad-statement"),
        ("accuse Z thing", "bad-word"),
        ("trust AB", "bad-word"),
        ("x" * 3000, "unknown-statement"),
        ("accuse F thing", "bad-word"),
        ("accuse B martian", "bad-word"),
        ("hold the_cards", "bad-word"),
        ("hold oops", "bad-word"),
    ],
)
def test_bad_statements(words: str, code: str) -> None:
    error = unsaid(new_match(), 0, words)
    assert error.code == code
    assert str(error)


def test_a_statement_is_told_to_all_and_recorded() -> None:
    match = new_match()
    match.say(2, "accuse  B   thing")
    for viewer in (None, 0, 4):
        assert dict(match.log(viewer)[-1].args) == {"speaker": "C", "to": None, "words": "accuse B thing"}
    assert match.entries[-1].text == "accuse B thing"


def test_a_whisper_is_seen_as_an_act_and_heard_by_two() -> None:
    match = new_match(whisper="on")
    match.say(2, "trust B", 4)
    assert [match.log(viewer)[-1].args["words"] for viewer in (2, 4, None, 0)] == ["trust B", "trust B", None, None]
    assert match.log(0)[-1].args["to"] == "E"


def test_whispers_need_the_option_and_somebody_else() -> None:
    assert unsaid(new_match(), 2, "trust B", 4).code == "whisper-not-allowed"
    assert unsaid(new_match(whisper="on"), 2, "trust B", 2).code == "whisper-not-allowed"
    assert unsaid(new_match(whisper="on"), 2, "trust B", 7).code == "unknown-seat"


# Settings


@pytest.mark.parametrize("players", [-1, 0, 3, 13, True, 5.0, "5"])
def test_impossible_number_of_players(players: Any) -> None:
    with pytest.raises(ConfigError) as caught:
        GAME.configure(players)
    assert caught.value.code == "bad-players"
    assert "4" in str(caught.value)
    assert "12" in str(caught.value)


@pytest.mark.parametrize(
    ("edition", "rulings", "code", "named"),
    [
        ("E9", {}, "unknown-edition", "E2"),
        ("E1", {"nonsense": 1}, "unknown-ruling", "topBack"),
        ("E1", {"topBack": "sideways"}, "bad-ruling-value", "hidden"),
        ("E1", {"revenge": "maybe"}, "bad-ruling-value", "false"),
        ("E1", {"infectedDelta": "many"}, "bad-ruling-value", "-19"),
        ("E1", {"infectedDelta": 99}, "bad-ruling-value", "19"),
        ("E1", {"infectedDelta": "1" * 5000}, "bad-ruling-value", "19"),
        ("E1", {"customDeck": "axe:" + "1" * 5000}, "bad-ruling-value", "1111"),
        ("E" * 3000, {}, "unknown-edition", "E2"),
        ("E1", {"customDeck": "axe"}, "bad-ruling-value", "name:number"),
        ("E1", {"customDeck": "axe:-1"}, "bad-ruling-value", "axe"),
        ("E1", {"customDeck": "the_thing:2"}, "bad-ruling-value", "the_thing:2"),
    ],
)
def test_bad_settings_name_what_is_allowed(edition: str, rulings: dict[str, object], code: str, named: str) -> None:
    with pytest.raises(ConfigError) as caught:
        GAME.configure(5, edition, rulings)
    assert caught.value.code == code
    assert named in str(caught.value)


def test_a_config_keeps_only_what_differs_from_its_edition() -> None:
    config = GAME.configure(5, "E2", {"overLimit": "superinfection", "revenge": "true", "infectedAt6": 10})
    assert dict(config.rulings) == {"revenge": True}
    assert GAME.settle(config)["overLimit"] == "superinfection"


def test_custom_deck_may_be_given_as_a_mapping() -> None:
    config = GAME.configure(5, rulings={"customDeck": {"axe": 3, "scary": 0}})
    assert config.rulings["customDeck"] == (("axe", 3), ("scary", 0))


def test_unknown_game() -> None:
    with pytest.raises(ConfigError) as caught:
        find_game("chess")
    assert "stayaway" in str(caught.value)


@pytest.mark.parametrize("name", ["", "Z", "AB", "1", "F"])
def test_a_seat_by_a_wrong_name(name: str) -> None:
    with pytest.raises(RuleError) as caught:
        seat_named(name, 5)
    assert "A B C D E" in str(caught.value)


def test_a_seat_by_its_letter() -> None:
    assert [seat_named(name, 5) for name in ("A", "e", " c ")] == [0, 4, 2]
