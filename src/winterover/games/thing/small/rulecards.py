"""The rule cards of the small crew and the rule IDs each stands for; texts in locales, `rulecard-thing-<id>`."""


def _ids(section: str, *numbers: int) -> tuple[str, ...]:
    return tuple(f"T-Z{section}-{number:02}" for number in numbers)


SMALL_RULE_CARDS: dict[str, tuple[str, ...]] = {
    "small-overview": _ids("0", 1, 2, 3, 4, 5, 6),
    "small-setup": _ids("1", 1, 2, 3, 4, 5, 6, 7, 8),
    "small-upkeep": _ids("2", 1),
    "small-moving": _ids("3", 1, 2, 3),
    "small-meeting": _ids("3", 4, 5, 6, 7, 8),
    "small-transformation": _ids("R", 1, 2, 3, 4, 5, 6),
    "small-aliens": _ids("4", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    "small-dice": _ids("5", 1, 2, 3, 4, 6, 7, 8, 9, 13),
    "small-dormitory": (*_ids("5", 5), *_ids("10", 1)),
    "small-actions": _ids("5", 10, 11, 12),
    "small-rec_room": _ids("6", 1),
    "small-tests": _ids("7", 1, 2),
    "small-round_end": (*_ids("8", 1), *_ids("9", 1, 2, 3, 4)),
    "small-abilities": _ids("10", 2, 3, 4, 5, 6, 7),
    "small-escape": _ids("11", 1, 2, 3, 4, 5),
    "small-end": _ids("12", 1, 2, 3),
}
