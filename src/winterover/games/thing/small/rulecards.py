"""The rule cards of the small crew and the rule IDs each stands for; texts in locales, `rulecard-thing-<id>`."""

from winterover.games.thing.rulecards import RULE_CARDS


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

#: Cards of the main game about what the small crew has not (T-Z0-02, T-Z0-03) or has cards of its own for.
LEFT_OUT = frozenset(
    {
        "phase-planning",
        "phase-actions",
        "phase-rec_room",
        "phase-tests",
        "phase-food",
        "phase-dogs",
        "room-dormitory",
        "room-rec",
        "topic-goal",
        "topic-roles",
        "topic-round",
        "topic-leader",
        "topic-victory",
        "topic-last_human",
        "topic-elimination",
        "topic-action_cards",
        "topic-hand_in",
        "topic-move",
        "topic-movement_order",
        "topic-swap",
        "topic-special_action",
        "topic-active_pile",
        "topic-assign",
        "topic-lost_action",
        "topic-keep",
        "topic-lab_tokens",
        "topic-encounter",
        "topic-room_order",
        "topic-prey",
        "topic-tokens",
        "topic-look",
        "topic-infection_test",
        "topic-reveal",
        "topic-revealed_aliens",
        "topic-collective",
        "topic-trade",
        "topic-vote",
        "topic-tests",
        "topic-test_result",
        "topic-talk",
        "topic-secrets",
        "topic-prompts",
        "topic-setup",
        "topic-suspicion",
        "topic-hunger",
        "topic-bonus_items",
        "topic-attack",
        "topic-alien_fight",
        "topic-withdraw",
        "topic-dog_test",
        "topic-alien_strength",
        "topic-boarding",
    }
)

#: Its own first: they say what differs.
CARDS = SMALL_RULE_CARDS | {card: rules for card, rules in RULE_CARDS.items() if card not in LEFT_OUT}
