"""What the tests of trade share."""

from collections import Counter

from winterover.core.views import View
from winterover.games.thing.scenario import Scenario


def trade(text: str, *, seed: int = 0, **rulings: object) -> Scenario:
    """Trading has begun; A is the Leader, D the hidden alien unless others are named."""
    return Scenario(f"phase rec_room; leader A; {text}", edition="std", seed=seed, **rulings).begin()


def traders(table: Scenario) -> list[str]:
    """Who is asked to trade, in the order of seats."""
    return sorted(seat for seat, kind in table.asked if kind == "trade")


def deals(table: Scenario, who: str | None = None) -> list[View]:
    found: list[View] = table.view(who)["deals"]
    return found


def put(table: Scenario, who: str) -> list[str]:
    """What a seat may put up, and for whom."""
    return [option.removeprefix("put ") for option in table.options(who) if option.startswith("put ")]


def owned(table: Scenario, who: str) -> Counter[str]:
    """What a seat owns, by name; Flamethrowers without their charges."""
    return Counter(name.partition(":")[0] for name in table.owns(who).split())
