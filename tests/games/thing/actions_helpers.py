"""What the tests of drawing, moving, actions, rooms, items, burning and abilities share."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from winterover.games.thing.pieces import ACTIONS, GREEN, ITEMS, ROOMS, WEAPONS
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.sheet import board_of

GREEN_ROOMS = ROOMS[:GREEN]
DAMAGEABLE = ("boiler", "generator", "radio", "helicopter", "shed")
LETTERS = "ABCDEFGH"
#: Three of the four seats lie in the Rec Room, so that every card finds A or nobody.
REST = "B prone; C prone; D alien prone"


def others(table: Scenario, *but: str) -> list[str | None]:
    """The spectator and all seats of the table but these."""
    return [None, *(seat for seat in LETTERS[: table.match.config.players] if seat not in but)]


def names(table: Scenario, *wanted: str) -> list[str]:
    """The kinds of fact that everybody was told, in order; only these, if any are named."""
    return [told.name for told in table.told(None) if not wanted or told.name in wanted]


def told(table: Scenario, who: str | None, name: str) -> list[dict[str, Any]]:
    """The arguments of all facts of one kind that somebody was told."""
    return [dict(one.args) for one in table.told(who, name)]


def assert_all_told(table: Scenario, name: str, **args: Any) -> None:
    """Everybody was told this fact last of its kind."""
    for viewer in others(table):
        assert table.last(viewer, name) == args


def look_alike(one: Scenario, other: Scenario, *but: str) -> bool:
    """Whether nobody but these seats can tell two tables apart, by what was told or by what is seen."""
    return all(
        one.told(viewer) == other.told(viewer) and one.view(viewer) == other.view(viewer)
        for viewer in others(one, *but)
    )


def discards(table: Scenario) -> Counter[str]:
    """The Action cards among the discards."""
    return Counter(ACTIONS[card] for card in table.state.discard)


def top_of_deck(table: Scenario) -> str:
    return ACTIONS[table.state.deck[-1]]


def weapon_deck(table: Scenario) -> list[str]:
    """The Weapon deck, the top card first."""
    return [WEAPONS[card] for card in reversed(table.state.weapon_deck)]


def item_deck(table: Scenario) -> list[str]:
    return [ITEMS[card] for card in reversed(table.state.item_deck)]


def verbs(table: Scenario, who: str, verb: str) -> list[str]:
    """What a seat may choose with this verb: `go` gives the rooms."""
    return [code.partition(" ")[2] for code in table.options(who) if code.partition(" ")[0] == verb]


def alone(card: str, room: str, more: str = "", **rulings: Any) -> Scenario:
    """A, whose sheet plays no part in any room, stands there alone when this card is revealed; step 4.7 has begun."""
    return Scenario(f"phase actions; pile {card}; A human clark in {room}; {REST}; {more}", **rulings).begin()


def without_items(table: Scenario) -> Scenario:
    """Nobody plays an item in the window that is open, if one is."""
    while table.asked and table.asked[0][1] == "bonus":
        table.do(f"{table.asked[0][0]} pass")
    return table


def was_assigned(table: Scenario) -> bool:
    """Whether the only card revealed so far found somebody who could carry it out."""
    (found,) = names(table, "assigned", "card_lost")
    return found == "assigned"


def with_figures(table: Scenario, **figures: int) -> Scenario:
    """The same table on a board with other figures; `__` stands for the dot in their names."""
    differing = tuple((name.replace("__", "."), number) for name, number in figures.items())
    table.state.rules.board = board_of(table.match.config.players, differing)
    return table


def assert_shares(found: Iterable[str], **shares: float) -> None:
    """Each outcome occurs about as often as its share of all: within four standard deviations."""
    counts = Counter(found)
    trials = sum(counts.values())
    assert set(counts) == set(shares), counts
    for outcome, share in shares.items():
        assert abs(counts[outcome] - trials * share) <= 4 * sqrt(trials * share * (1 - share)), counts
