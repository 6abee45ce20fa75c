"""The page covers every choice whose options tell what their player holds (web/src/state/privacy.ts)."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import hatch_build
from tests.e2e.conftest import OpenPage
from tests.e2e.positions import Waiting
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.stayaway import asks as ring_asks
from winterover.games.stayaway.game import GAME as STAY_AWAY
from winterover.games.thing import asks as base_asks
from winterover.games.thing.game import GAME as THING

#: What is named by options that are about the own cards.
_HELD = {"card", "action", "actions", "weapon", "item", "thing"}
_GAMES = 30
#: Choices that are not covered though their options differ: two show everybody the same options, possible or not
#: (`ALIKE` in web/src/games/thing/lit.ts), a plan goes on from what was laid, and a Flashlight opens more ways to go.
_NOT_BY_COVER = {"stayaway": set[str](), "thing": {"tokens", "reveal", "plan", "move"}}
POSITIONS = ("ring-revelations-infected",)


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


@pytest.mark.parametrize(
    ("game", "kinds", "players", "games", "least"),
    [(STAY_AWAY, ring_asks.KINDS, 12, 30, 4), (THING, base_asks.KINDS, 6, 6, 9)],
    ids=["ring", "base"],
)
def test_what_is_not_covered_does_not_depend_on_hidden_cards(
    game: Game[Any], kinds: Any, players: int, games: int, least: int
) -> None:
    """Dealt anew, as far as an onlooker can tell, everybody has the same options, and the same ones forbidden."""
    hidden = covered(game.name) | _NOT_BY_COVER[game.name]
    seen: set[str] = set()
    for number in range(games):
        match = Match(game, game.configure(players), key_from_number(number))
        rng, chance = random.Random(number), Rng.from_number(number)
        while not match.over:
            shown = [ask for ask in match.state.asks if kinds[ask.kind].name not in hidden]
            if shown:
                other = game.resample(match.config, match.view(None), match.log(None), chance)
                for ask in shown:
                    name = kinds[ask.kind].name
                    seen.add(name)
                    again = [each.options for each in other.asks if (each.seat, each.kind) == (ask.seat, ask.kind)]
                    assert again == [ask.options], name
                    assert game.forbidden(other, ask.seat) == game.forbidden(match.state, ask.seat), name
            ask = rng.choice(match.state.asks)
            match.act(ask.seat, game.code(rng.choice(ask.options)), ask.number)
    assert len(seen) >= least


def test_whether_one_has_an_infected_card_to_show_is_covered(open_page: OpenPage, tables: dict[str, Waiting]) -> None:
    """Only who holds one may show one alone (S-REV-01)."""
    page = open_page()
    tables["ring-revelations-infected"].sit(page)
    look = page.locator("#confirm[data-look]")
    expect(look).to_have_text("Look at my cards")
    assert page.locator("[data-code]").count() == 0
    for words in ("Show one Infected card", "Show all your cards"):
        assert words not in page.locator("#decision").inner_html()
    page.get_by_role("button", name="All options", exact=True).click()
    assert "Show one Infected card" not in page.content()
    page.keyboard.press("Escape")
    look.click()
    expect(page.locator("#decision [data-code=show_infected]")).to_be_visible()
