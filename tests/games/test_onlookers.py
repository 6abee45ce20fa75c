"""While a player's own cards are covered, nothing that the games let be shown of a choice tells what they are."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.views import AskKind
from winterover.games.stayaway.game import GAME as STAY_AWAY
from winterover.games.thing.game import GAME as THING
from winterover.games.thing.small.game import GAME as SMALL_CREW

#: What is named by options that are about the own cards.
_HELD = {"card", "action", "actions", "weapon", "item", "thing"}
_GAMES = 30


def options_shown(game: Game[Any], kind: AskKind, options: Sequence[int]) -> list[str]:
    codes, shown = [game.code(option) for option in options], kind.shown
    if not shown.options:
        return []
    if shown.alike:
        assert shown.alike[0] in codes
        assert set(codes) <= set(shown.alike)
        return list(shown.alike)
    return [code for code in codes if game.phrase(code).name not in shown.without]


@pytest.mark.parametrize("game", [STAY_AWAY, THING], ids=["ring", "base"])
def test_every_choice_about_held_cards_is_covered(game: Game[Any]) -> None:
    telling: set[AskKind] = set()
    for number in range(_GAMES):
        match = Match(game, game.configure(6), key_from_number(number))
        rng = random.Random(number)
        while not match.over:
            for ask in match.state.asks:
                phrases = [game.phrase(game.code(option)) for option in ask.options]
                if any(category in _HELD for phrase in phrases for category, _ in phrase.args.values()):
                    telling.add(game.asks[ask.kind])
            ask = rng.choice(match.state.asks)
            match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
    assert len(telling) > 4
    assert not [kind.name for kind in telling if kind.shown.options]


@pytest.mark.parametrize("game", [STAY_AWAY, THING, SMALL_CREW], ids=["ring", "base", "small"])
def test_what_is_covered_is_not_shown_in_part(game: Game[Any]) -> None:
    for kind in game.asks:
        shown = kind.shown
        assert shown.options or not (shown.without or shown.alike), kind.name
        assert shown.question or not shown.options, kind.name


def _goes_on(match: Match, kind: str) -> bool:
    """Whether aliens that everybody knows are asked again, because they disagree."""
    return kind == "prey" and match.state.aloud


@pytest.mark.parametrize(
    ("game", "players", "games", "least"),
    [(STAY_AWAY, 12, 10, 4), (THING, 6, 12, 14), (SMALL_CREW, 2, 60, 12)],
    ids=["ring", "base", "small"],
)
def test_what_is_shown_does_not_depend_on_hidden_cards(game: Game[Any], players: int, games: int, least: int) -> None:
    """Dealt anew, as far as an onlooker can tell, everybody has the same question, options and forbidden ones."""
    editions = game.rulebook.editions
    seen: set[str] = set()
    left_out: set[str] = set()
    for number in range(games):
        match = Match(game, game.configure(players, editions[number % len(editions)]), key_from_number(number))
        rng, chance = random.Random(number), Rng.from_number(number)
        while not match.over:
            other = game.resample(match.config, match.view(None), match.log(None), chance)
            for ask in match.state.asks:
                kind = game.asks[ask.kind]
                name, may_be_seen = kind.name, kind.shown
                if _goes_on(match, name):
                    continue
                [again] = [each for each in other.asks if (each.seat, each.kind) == (ask.seat, ask.kind)]
                shown = options_shown(game, kind, ask.options)
                assert options_shown(game, kind, again.options) == shown, name
                questions = [game.ask_phrase(name, game.view(state, ask.seat)) for state in (match.state, other)]
                assert questions[0].name == questions[1].name
                assert not may_be_seen.question or questions[0] == questions[1]
                if may_be_seen.options and not may_be_seen.alike:
                    assert game.forbidden(other, ask.seat) == game.forbidden(match.state, ask.seat), name
                if shown:
                    seen.add(name)
                    verbs = {game.phrase(game.code(option)).name for option in ask.options}
                    left_out |= verbs & set(may_be_seen.without)
            ask = rng.choice(match.state.asks)
            match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
    assert len(seen) >= least
    assert left_out == {verb for kind in game.asks for verb in kind.shown.without}, "nothing is left out in vain"


@pytest.mark.parametrize("game", [THING, SMALL_CREW, STAY_AWAY], ids=["base", "small", "ring"])
def test_T_P5_03_own_things_shown_by_their_backs_are_what_others_see(game: Game[Any]) -> None:
    """While somebody's cards are covered, what they put up looks as it does to everybody else."""
    hidden: set[str] = set()
    for number in range(_GAMES):
        match = Match(game, game.configure(game.players[-1]), key_from_number(number))
        rng = random.Random(number)
        while not match.over:
            public = match.view(None).get("deals", [])
            for seat in range(match.config.players):
                for deal, seen in zip(match.view(seat).get("deals", []), public, strict=True):
                    for own, others in zip(deal["sides"], seen["sides"], strict=True):
                        assert sorted(game.backs.get(thing, thing) for thing in own) == sorted(others)
                        hidden |= {thing for thing in own if thing in game.backs}
            ask = rng.choice(match.state.asks)
            match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
    assert len(hidden) >= (8 if game is THING else 0)


@pytest.mark.parametrize(
    ("game", "players", "folded"),
    [(STAY_AWAY, 6, {"became_infected"}), (THING, 8, set())],
    ids=["ring", "base"],
)
def test_whoever_sees_that_there_is_a_line_learns_nothing(game: Game[Any], players: int, folded: set[str]) -> None:
    """Of the facts that others are told nothing of, those that show an infection are not told apart."""
    told_apart = {name for name, kind in game.facts.items() if kind.is_told_apart}
    hidden: set[str] = set()
    for number in range(_GAMES):
        match = Match(game, game.configure(players), key_from_number(number))
        rng = random.Random(number)
        while not match.over:
            ask = rng.choice(match.state.asks)
            match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
        hidden |= {fact.kind.name for fact in match.facts if fact.public is None}
    assert told_apart <= hidden, "a fact that all are told of has a line anyway"
    assert folded <= hidden - told_apart
