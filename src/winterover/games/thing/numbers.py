"""The numbers of a table by the names that rule cards use for them: those of its board and those of its setup."""

from collections.abc import Mapping

from winterover.games.thing.figures import BLOOD_PER_PLAYER, FAILURES_PER_PLAYER, first_strength
from winterover.games.thing.pieces import ITEMS, WEAPONS
from winterover.games.thing.rulings import Rules
from winterover.games.thing.sheet import BOARD_FIGURES, name_at_table


def named_numbers(players: int, rules: Rules, differing: Mapping[str, int]) -> dict[str, int]:
    numbers = BOARD_FIGURES.complete(differing)
    board = {
        name_at_table(name): numbers[name]
        for name, figure in BOARD_FIGURES.by_name.items()
        if not figure.players or players in figure.players
    }
    setup = rules.figures
    return {
        **board,
        "helicopter_damage": setup.helicopter_damage,
        "radio_damage": setup.radio_damage,
        "underground": setup.underground,
        "outside": setup.outside,
        "blood": BLOOD_PER_PLAYER * rules.players,
        "failures": FAILURES_PER_PLAYER * rules.players,
        "first_strength": first_strength(rules.players),
        **{f"weapons_{name}": count for name, count in zip(WEAPONS, setup.weapons, strict=True)},
        **{f"items_{name}": count for name, count in zip(ITEMS, setup.items, strict=True)},
    }
