"""The page covers every choice whose options tell what their player holds (web/src/state/privacy.ts)."""

import random
import re
from typing import Any

import pytest

import hatch_build
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.rng import key_from_number
from winterover.games.stayaway import asks as ring_asks
from winterover.games.stayaway.game import GAME as STAY_AWAY
from winterover.games.thing import asks as base_asks
from winterover.games.thing.game import GAME as THING

#: What is named by options that are about the own cards.
_HELD = {"card", "action", "actions", "weapon", "item", "thing"}
_GAMES = 30


def covered(game: str) -> set[str]:
    """The kinds of choice that the page covers."""
    source = (hatch_build.WEB / "src/state/privacy.ts").read_text("utf-8")
    found = re.search(rf"{game}: new Set\(\[(.*?)\]\)", source, re.DOTALL)
    assert found
    return set(re.findall(r'"(\w+)"', found[1]))


@pytest.mark.parametrize(
    ("game", "kinds"), [(STAY_AWAY, ring_asks.KINDS), (THING, base_asks.KINDS)], ids=["ring", "base"]
)
def test_every_choice_about_held_cards_is_covered(game: Game[Any], kinds: Any) -> None:
    telling: set[str] = set()
    for number in range(_GAMES):
        match = Match(game, game.configure(6), key_from_number(number))
        rng = random.Random(number)
        while not match.over:
            for ask in match.state.asks:
                phrases = [game.phrase(game.code(option)) for option in ask.options]
                if any(category in _HELD for phrase in phrases for category, _ in phrase.args.values()):
                    telling.add(kinds[ask.kind].name)
            ask = rng.choice(match.state.asks)
            match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
    assert len(telling) > 4
    assert telling <= covered(game.name)
    assert covered(game.name) <= {kind.name for kind in kinds}
