"""Bots at a live table: with people, joining late, and talking within limits."""

from collections import Counter

import pytest

from winterover.bots import Bot, make_bot
from winterover.bots.base import AskSeen
from winterover.bots.crew import WORDS_AT_ONCE, WORDS_IN_ALL, Crew, play_match
from winterover.core.errors import EngineBug
from winterover.core.match import ANSWER, SAY, Match
from winterover.core.record import record_of, replay
from winterover.core.rng import Rng, key_from_number
from winterover.core.views import View
from winterover.games.registry import find_game

GAME = find_game("stayaway")


def make_match(players: int = 5, seed: int = 3, **rulings: object) -> Match:
    return Match(GAME, GAME.configure(players, "E1", rulings), key_from_number(seed))


def bots_for(name: str, seats: list[int]) -> dict[int, Bot]:
    return {seat: make_bot(name, GAME, seat, Rng.from_number(seat)) for seat in seats}


def test_every_deed_is_shown_as_it_is_done() -> None:
    match = make_match()
    shown = []
    for deed in play_match(match, bots_for("heuristic", [0, 1, 2, 3, 4])):
        shown.append(deed)
        assert deed is match.entries[-1]
    assert match.over
    assert shown == match.entries
    assert {deed.kind for deed in shown} == {ANSWER, SAY}


def test_a_match_by_bots_replays_from_its_record() -> None:
    match = make_match(6)
    for _ in play_match(match, bots_for("heuristic", list(range(6)))):
        pass
    again = replay(record_of(match), GAME)
    assert again.view(None) == match.view(None)
    assert again.log(2) == match.log(2)


def test_bots_stop_where_a_person_is_waited_for() -> None:
    match = make_match()
    crew = Crew(match, [None, *bots_for("heuristic", [1, 2, 3, 4]).values()])
    person = Rng.from_number(1)
    asked = 0
    while not match.over:
        for deed in crew.play():
            assert deed.seat != 0
        if not match.over:
            assert match.waiting() == [0]
            asked += 1
            match.act(0, person.pick(match.view(0)["asks"][0]["options"]))
    assert asked == sum(entry.seat == 0 for entry in match.entries) > 3


def test_sealed_answers_of_bots_come_in_while_a_person_thinks() -> None:
    """Round and Round asks everyone at once (S-RND-01)."""
    for seed in range(60):
        match = make_match(4, seed)
        crew = Crew(match, bots_for("random", [1, 2, 3]))
        person = Rng.from_number(seed)
        while not match.over:
            for _ in crew.play():
                pass
            table = match.view(0)
            if table["waiting"] == [["A", "pass_on"]]:
                assert table["answered"] == ["B", "C", "D"]
                return
            for ask in table["asks"]:
                match.act(0, person.pick(ask["options"]))
    raise AssertionError("no game came to Round and Round")


def test_bots_trade_among_themselves_while_a_person_thinks() -> None:
    """The Thing asks everybody at once who has something to give (T-P5-02)."""
    game = find_game("thing")
    seen = 0
    for seed in range(12):
        match = Match(game, game.configure(5), key_from_number(seed))
        crew = Crew(match, {seat: make_bot("random", game, seat, Rng.from_number(seat)) for seat in range(1, 5)})
        person = Rng.from_number(seed)
        while not match.over:
            for deed in crew.play():
                assert deed.seat != 0
            if not match.over:
                assert match.waiting() == [0]
                table = match.view(0)
                seen += table["asks"][0]["kind"] == "trade" and sum(table["ready"]) == 4
                match.act(0, person.pick(table["asks"][0]["options"]))
    assert seen > 3


@pytest.mark.parametrize("name", ["random", "heuristic"])
def test_a_person_among_bots_finishes_a_game_of_the_thing(name: str) -> None:
    game = find_game("thing")
    for seed in range(4):
        match = Match(game, game.configure(8), key_from_number(seed))
        crew = Crew(match, {seat: make_bot(name, game, seat, Rng.from_number(seat)) for seat in range(8) if seat != 3})
        person = Rng.from_number(seed)
        while not match.over:
            for _ in crew.play():
                pass
            if not match.over:
                assert match.waiting() == [3]
                match.act(3, person.pick(match.view(3)["asks"][0]["options"]))
        assert replay(record_of(match), game).view(None) == match.view(None)


def test_a_bot_that_joins_late_knows_what_its_seat_knows() -> None:
    match = make_match(6)
    played = play_match(match, bots_for("heuristic", list(range(6))))
    for _, _ in zip(range(40), played, strict=False):
        pass
    assert not match.over
    late = bots_for("heuristic", list(range(6)))
    heard: dict[int, int] = {}
    for seat, bot in late.items():
        original = bot.hear

        def listen(told: object, seat: int = seat, original: object = original) -> None:
            heard.setdefault(seat, len(told))  # type: ignore[arg-type]
            original(told)  # type: ignore[operator]

        bot.hear = listen  # type: ignore[method-assign]
    before = {seat: len(match.log(seat)) for seat in late}
    for _ in Crew(match, late).play():
        pass
    assert heard == before
    assert match.over


class Chatterbox(Bot):
    """Says everything all the time, some of it nonsense for its state."""

    name = "chatterbox"

    def answer(self, view: View, ask: AskSeen) -> str:
        self.eager = True
        options: list[str] = ask["options"]
        return options[self.rng.below(len(options))]

    def speak(self, view: View) -> list[str]:
        return [f"trust {letter}" for letter in "ABCDE"]


def test_talk_is_limited() -> None:
    match = make_match()
    for _ in Crew(match, [Chatterbox(GAME, seat, Rng.from_number(seat)) for seat in range(5)]).play():
        pass
    said = Counter(entry.seat for entry in match.entries if entry.kind == SAY)
    assert said
    assert max(said.values()) <= WORDS_IN_ALL
    in_a_row = 0
    for entry in match.entries:
        in_a_row = in_a_row + 1 if entry.kind == SAY else 0
        assert in_a_row <= 5 * WORDS_AT_ONCE


class Ghost(Chatterbox):
    """Silent in life."""

    def speak(self, view: View) -> list[str]:
        return [] if view["role"] else super().speak(view)


def test_the_dead_are_kept_silent_unless_the_table_lets_them_talk() -> None:
    """S-TALK-05, whatever a bot tries."""
    said = {"off": 0, "on": 0}
    for talk in said:
        for seed in range(8):
            match = make_match(5, seed, eliminatedTalk=talk)
            for _ in Crew(match, [Ghost(GAME, seat, Rng.from_number(seat)) for seat in range(5)]).play():
                pass
            said[talk] += sum(entry.kind == SAY for entry in match.entries)
    assert said["off"] == 0
    assert said["on"] > 0


class Babbler(Chatterbox):
    """Says what nobody understands, or what only others may say."""

    name = "babbler"
    words: str

    def speak(self, view: View) -> list[str]:
        return [self.words, "trust A"]


@pytest.mark.parametrize("words", ["", "   ", "nonsense", "trust", "trust Z", "trust A B", "accuse B nobody"])
def test_statements_that_make_no_sense_are_skipped(words: str) -> None:
    match = make_match()
    bots = [Babbler(GAME, seat, Rng.from_number(seat)) for seat in range(5)]
    for bot in bots:
        bot.words = words
    for _ in Crew(match, bots).play():
        pass
    assert match.over
    assert {entry.text for entry in match.entries if entry.kind == SAY} == {"trust A"}


class Cheat(Bot):
    """Does what it was not offered."""

    name = "cheat"
    answers: str | None = None
    commands: str | None = None

    def answer(self, view: View, ask: AskSeen) -> str:
        return self.answers  # type: ignore[return-value]

    def command(self, view: View) -> str | None:
        return self.commands


@pytest.mark.parametrize(
    ("answers", "commands", "code"),
    [
        ("play flamethrower L", None, "play flamethrower L"),
        ("no code at all", None, "no code at all"),
        ("", None, ""),
        (None, None, None),
        (None, "declare", "declare"),
        (None, "gibberish", "gibberish"),
    ],
)
def test_a_bot_that_breaks_the_rules_is_named(answers: str | None, commands: str | None, code: str | None) -> None:
    match = make_match(declare="auto")
    seat = match.waiting()[0]
    cheat = Cheat(GAME, seat, Rng.from_number(1))
    cheat.answers, cheat.commands = answers, commands
    with pytest.raises(EngineBug) as caught:
        next(Crew(match, {seat: cheat}).play())
    for part in ("cheat", f"seat {'ABCDE'[seat]}", repr(code)):
        assert part in str(caught.value)
    assert match.entries == []


def test_a_command_must_be_one_of_the_standing_options() -> None:
    """An answer is no command, even if it would do as an answer."""
    match = make_match()
    seat = match.waiting()[0]
    cheat = Cheat(GAME, seat, Rng.from_number(1))
    cheat.commands = match.view(seat)["asks"][0]["options"][0]
    with pytest.raises(EngineBug, match="cheat"):
        next(Crew(match, {seat: cheat}).play())
