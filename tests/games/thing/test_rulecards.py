"""Every rule of the game for 4-8 players is on a rule card, and every rule card can be read."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from winterover.games.thing.game import GAME
from winterover.games.thing.pieces import CHARACTERS, ITEMS, ROOMS, WEAPONS
from winterover.games.thing.rulecards import RULE_CARDS
from winterover.games.thing.small.game import GAME as SMALL_CREW
from winterover.games.thing.small.rulecards import LEFT_OUT, SMALL_RULE_CARDS
from winterover.locales import Texts

ROOT = Path(__file__).parents[3]
#: Sections 0-23; the board data (24) and the mode for 1-3 players (25) have no rule cards here.
RULES = (ROOT / "docs/rules/thing.md").read_text("utf-8").partition("\n## 24. ")[0]
IDS = re.findall(r"\*\*(T-[A-Z0-9.]+-\d\d)\*\*", RULES)
ENGLISH = Texts("en")

#: The pieces that have a rule card each, by the beginning of its name.
PIECES = {"room": ROOMS, "weapon": WEAPONS, "item": ITEMS, "character": CHARACTERS}
PHASES = ("weather", "upkeep", "planning", "actions", "rec_room", "tests", "food", "dogs")


def messages() -> list[ftl.Message]:
    source = files("winterover.locales").joinpath("en", "thing-rulecards.ftl").read_text("utf-8")
    entries = parse(source).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    return [entry for entry in entries if isinstance(entry, ftl.Message)]


def test_the_rules_are_read_whole() -> None:
    assert len(IDS) == len(set(IDS)) > 300
    assert (IDS[0], IDS[-1]) == ("T-0-01", "T-K-09")


@pytest.mark.parametrize("rule", IDS)
def test_every_rule_is_on_a_card(rule: str) -> None:
    assert any(rule in rules for rules in RULE_CARDS.values())


@pytest.mark.parametrize("card", RULE_CARDS)
def test_a_card_stands_for_rules_that_exist(card: str) -> None:
    rules = RULE_CARDS[card]
    assert rules
    assert len(set(rules)) == len(rules)
    assert set(rules) <= set(IDS)


@pytest.mark.parametrize("card", RULE_CARDS)
def test_a_card_has_a_title_and_a_few_sentences(card: str) -> None:
    title, lines = ENGLISH.rule_card("thing", card, GAME.in_force(None))
    assert title
    assert 2 <= len(lines) <= 7
    assert all(line.endswith(".") for line in lines)


def test_titles_tell_cards_apart() -> None:
    titles = [ENGLISH.rule_card_title("thing", card) for card in RULE_CARDS]
    assert len(set(titles)) == len(titles)


def test_texts_and_cards_belong_to_each_other() -> None:
    assert [message.id.name for message in messages()] == [f"rulecard-thing-{card}" for card in RULE_CARDS]


@pytest.mark.parametrize(("kind", "piece"), [(kind, piece) for kind, pieces in PIECES.items() for piece in pieces])
def test_every_piece_has_a_card_that_bears_its_name(kind: str, piece: str) -> None:
    card = f"{kind}-{piece}"
    assert card in RULE_CARDS
    assert ENGLISH.rule_card_title("thing", card) == ENGLISH(f"thing-{kind}-{piece}")


def test_the_phases_have_cards_in_their_order() -> None:
    assert [card for card in RULE_CARDS if card.startswith("phase-")] == [f"phase-{phase}" for phase in PHASES]
    for number, phase in enumerate(PHASES, 1):
        assert f"Phase {number}:" in ENGLISH.rule_card_title("thing", f"phase-{phase}")


def test_the_book_of_the_small_crew_has_no_card_about_what_it_has_not() -> None:
    """T-Z0-02"""
    assert set(RULE_CARDS) > LEFT_OUT
    assert set(SMALL_CREW.rule_cards) == set(SMALL_RULE_CARDS) | (set(RULE_CARDS) - LEFT_OUT)
    assert {kind.name for kind in SMALL_CREW.asks if kind.rule_card == "small-overview"}.isdisjoint(
        {"weather", "attack", "withdraw", "rescue", "keep", "sample", "times", "draws", "face", "barrel", "target"}
    )
