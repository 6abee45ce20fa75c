"""Random games, for what must hold in every game and not just in a chosen position."""

from collections.abc import Iterator, Mapping

from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.registry import find_game

GAME = find_game("stayaway")


def random_games(
    count: int, *, edition: str = "E1", rulings: Mapping[str, object] | None = None, declares: bool = False
) -> Iterator[Match]:
    """Finished games of random players, of all sizes; The Thing declares only if told so."""
    for number in range(count):
        config = GAME.configure(4 + number % 9, edition, rulings or {})
        match = Match(GAME, config, key_from_number(number))
        chance = Rng.from_number(1000 + number)
        for _ in range(GAME.answer_bound):
            if match.over:
                break
            seat = chance.pick(match.waiting())
            asked = [code for code in match.options(seat) if code != "declare"]
            if declares and chance.below(60) == 0:
                thing = next((one for one in range(config.players) if "declare" in match.options(one)), None)
                if thing is not None:
                    match.act(thing, "declare")
                    continue
            match.act(seat, chance.pick(asked))
        assert match.over
        yield match
