"""What a viewer sees: the parts that are kept from one update to the next are still true."""

import random

import pytest

from winterover.core.game import Game
from winterover.core.match import Match
from winterover.games.registry import MODES
from winterover.server.tables.seen import NO_FIELD, Look, Public, look, public_view


def tables() -> list[tuple[str, int, str]]:
    return [
        (mode.name, players, edition)
        for modes in MODES.values()
        for mode in modes
        for players in (mode.players[0], mode.players[-1])
        for edition in mode.rulebook.editions
    ]


@pytest.mark.parametrize(("name", "players", "edition"), tables())
def test_an_ask_that_is_still_open_is_put_in_the_same_words(name: str, players: int, edition: str) -> None:
    """Looking again with the look before at hand gives the same as looking anew."""
    game = next(mode for mode in MODES[name] if players in mode.players)
    match = Match(game, game.configure(players, edition), bytes(range(32)))
    rng = random.Random(players)
    before: dict[int, Look] = {}
    while not match.over:
        public = public_view(match)
        for seat in range(players):
            anew = look(match, seat, public)
            again = look(match, seat, public, before.get(seat))
            assert (again.asks, again.forbidden) == (anew.asks, anew.forbidden)
            before[seat] = again
        ask = rng.choice(match.state.asks)
        match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)


@pytest.mark.parametrize(("name", "players", "edition"), tables())
def test_a_seat_whose_key_is_the_same_has_the_same_look(name: str, players: int, edition: str) -> None:
    game = next(mode for mode in MODES[name] if players in mode.players)
    rng = random.Random(players)
    for number in range(3):
        match = Match(game, game.configure(players, edition), bytes([number] * 32))
        before: dict[int, tuple[object | None, Look]] = {}
        while True:
            public = public_view(match)
            keys = game.own_keys(match.state)
            for seat in range(players):
                key, now = keys[seat] if keys is not None else None, look(match, seat, public)
                if key is not None and seat in before and before[seat][0] == key:
                    assert own_part(now) == own_part(before[seat][1])
                before[seat] = key, now
            if match.over:
                break
            ask = rng.choice(match.state.asks)
            match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)


@pytest.mark.parametrize(("name", "players", "edition"), tables())
def test_a_public_view_that_is_kept_up_to_date_is_as_one_made_anew(name: str, players: int, edition: str) -> None:
    """Also when several answers were given in between, and over the end of one game to the start of another."""
    game = next(mode for mode in MODES[name] if players in mode.players)
    rng = random.Random(players)
    public = Public()
    before: dict[str, object] = {}
    for number in range(3):
        match = Match(game, game.configure(players, edition), bytes([number] * 32))
        while True:
            changed = public.renew(match)
            assert public.view == public_view(match)
            assert changed is not None
            assert {**public.view, **changed} == {**dict.fromkeys(public.view, NO_FIELD), **before}
            assert all(public.view.get(name, NO_FIELD) != value for name, value in changed.items())
            assert public.renew(match) is None
            before = {**public.view}
            if match.over:
                break
            for _ in range(rng.choice((1, 1, 2, 5))):
                if not match.over:
                    ask = rng.choice(match.state.asks)
                    match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)


@pytest.mark.parametrize(("name", "players", "edition"), tables())
def test_what_all_may_say_is_what_each_may_say(name: str, players: int, edition: str) -> None:
    game = next(mode for mode in MODES[name] if players in mode.players)
    rng = random.Random(players)
    for number in range(3):
        match = Match(game, game.configure(players, edition), bytes([number] * 32))
        while not match.over:
            together, each = game.talks(match.state, players), Game.talks(game, match.state, players)
            assert [tuple(map(tuple, talk)) for talk in together] == [tuple(map(tuple, talk)) for talk in each]
            ask = rng.choice(match.state.asks)
            match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)


def own_part(seen: Look) -> tuple[object, ...]:
    return seen.own, seen.asks, seen.standing, seen.forbidden
