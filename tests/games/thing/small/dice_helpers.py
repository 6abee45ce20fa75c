"""What the tests of Phase 5 share: tables on which the next dice are known."""

from typing import Any

from winterover.games.thing.small.scenario import SmallScenario


def rolled(dice: str, text: str, **rulings: Any) -> SmallScenario:
    """Phase 5 has begun and these dice will be shown next; whoever is not named waits in the Rec Room."""
    return SmallScenario(f"phase actions; dice {dice}; {text}", **rulings).begin()


def alone(dice: str, room: str = "boiler", text: str = "", figure: str = "macready", **rulings: Any) -> SmallScenario:
    """One person; one Character who stands in a green room, so that the dice are for this Character."""
    table = rolled(dice, f"players 1; {figure} in {room} suspicion 1; {text}", **rulings)
    assert ("A", "dice") in table.asked
    return table


def kinds(table: SmallScenario) -> list[str]:
    """What is asked now."""
    return [kind for _, kind in table.asked]


def starting(table: SmallScenario, who: str, word: str) -> list[str]:
    """The options of a person that begin with a word, without it."""
    return [code.partition(" ")[2] for code in table.options(who) if code.split()[0] == word]


def names(table: SmallScenario, *wanted: str) -> list[str]:
    """The kinds of fact that were told, in order; only these."""
    return [told.name for told in table.told(None) if told.name in wanted]
