"""Looking at positions the way the tests of single cards need it."""

from collections.abc import Sequence
from typing import Any

from winterover.core.seats import LETTERS
from winterover.games.stayaway.scenario import Scenario

#: The cards with an effect of their own, by family.
ACTIONS = ("FLA", "ANA", "AXE", "SUS", "WHI", "DET", "WYB", "CHP", "RUN", "SED")
OBSTACLES = ("QUA", "DOR")
DEFENCES = ("SCA", "COM", "NOT", "MIS", "NBQ")
PANIC = ("ROP", "ONE", "THR", "PAR", "OUT", "FOR", "RND", "FRI", "BLD", "OOP", "BTW", "REV")


def everyone(table: Scenario) -> list[str | None]:
    """All seats of the table, eliminated ones too, and the spectator."""
    return [*LETTERS[: table.state.rules.players], None]


def plays(table: Scenario, who: str) -> list[str]:
    """What the seat may play now, as `AXE A|B`."""
    return [code.removeprefix("play ") for code in table.options(who) if code.startswith("play ")]


def targets(table: Scenario, who: str, card: str) -> list[str]:
    """What a card may be aimed at now."""
    return [code.partition(" ")[2] for code in plays(table, who) if code.split()[0] == card]


def defences(table: Scenario, who: str) -> list[str]:
    """The defence cards that the seat may answer with now."""
    return [code.removeprefix("defend ") for code in table.options(who) if code.startswith("defend ")]


def step_3(table: Scenario) -> str | None:
    """The partner of the exchange that ends the turn, if the active player is asked for an offer to it."""
    if table.between_turns or table.state.over:
        return None
    exchange = table.view(None)["exchange"]
    if table.asked != [(table.turn, "offer")] or exchange is None or exchange["kind"] != "at_end":
        return None
    partner: str = exchange["partner"]
    return partner


def names(table: Scenario, who: str | None) -> list[str]:
    """The kinds of fact that a viewer was told, in order."""
    return [told.name for told in table.told(who)]


def told_to_each(table: Scenario, name: str) -> dict[str | None, list[dict[str, Any]]]:
    """What every viewer was told of one kind of fact."""
    return {who: [dict(told.args) for told in table.told(who, name)] for who in everyone(table)}


def told_alike(table: Scenario, name: str, *args: dict[str, Any]) -> bool:
    """Whether everybody, the spectator included, was told exactly these facts of this kind."""
    return all(told == list(args) for told in told_to_each(table, name).values())


def look_alike(one: Scenario, two: Scenario, viewers: Sequence[str | None]) -> bool:
    """Whether these viewers were told and see the same at both tables."""
    return all(one.told(who) == two.told(who) and one.view(who) == two.view(who) for who in viewers)


def cards(text: str) -> list[str]:
    """Cards by their short codes, sorted: to compare piles whose order is hidden anyway."""
    return sorted(text.split())
