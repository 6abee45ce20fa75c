"""A table's settings as the rules of the small crew read them: those of the main game, and the `solo` keys."""

from collections.abc import Mapping
from functools import lru_cache

from winterover.core.rulings import Value
from winterover.games.thing.figures import SMALL_FIGURES
from winterover.games.thing.pieces import CHARACTERS
from winterover.games.thing.rulings import DE, RULEBOOK, Rules
from winterover.games.thing.sheet import Board

#: The player count that holds everywhere in this mode (T-Z0-06), and how many Characters are run.
COUNTS_AS = 6
CREW = 6

#: What is not used in this mode (T-Z0-02), has a key of its own here, or was settled for it (T-Z4-07, T-Z5-11).
_IDLE = (
    "wire46",
    "alienPass",
    "planVisibility",
    "destinations",
    "dormSwap",
    "dormSpecialAction",
    "talk",
    "dormEncounters",
    "encounterAfterAttack",
    "defeatedRejoin",
    "rescueBoarding",
    "boardingCut",
    "boardConsent",
    "burnTiming",
    "burnPermission",
    "norrisSpecial",
    "tradeLab",
    "revealWindow",
    "collective",
    "endAllInfected",
)
SMALL_RULEBOOK = RULEBOOK.without(_IDLE, players=range(1, 4))


class SmallRules(Rules):
    """The rules of a table for one to three people."""

    __slots__ = (
        "checks_right_move",
        "dice_in_dormitory",
        "green_exempt",
        "green_immune",
        "left_moves_first",
        "may_stay_in_rec",
        "meet_in_actions",
        "norris_always",
        "persons",
        "roll_only_escape",
        "small_trade_samples",
        "tested_human_to_green",
        "threat_shifts_now",
        "victim_random",
    )

    def __init__(self, persons: int, edition: str, settled: Mapping[str, Value], board: Board) -> None:
        super().__init__(COUNTS_AS, RULEBOOK.settle(edition, {}) | dict(settled), board)
        self.persons = persons
        self.bodies = len(CHARACTERS)
        self.figures = SMALL_FIGURES
        self.left_moves_first = settled["soloFirst"] == "left"
        self.may_stay_in_rec = settled["soloRec"] == "yes"
        self.meet_in_actions = settled["soloMeet"] == "phase5"
        self.green_exempt = settled["soloGreen"] == "exempt"
        self.threat_shifts_now = settled["soloThreat"] == "shiftNow"
        self.checks_right_move = self.threat_shifts_now or edition == DE  # V-34
        self.green_immune = settled["soloGreenImmune"] == "yes"
        self.victim_random = settled["soloVictim"] == "random"
        self.dice_in_dormitory = settled["soloDormDice"] == "yes"
        self.norris_always = settled["soloNorris"] == "always"
        self.small_trade_samples = settled["soloTradeLab"] == "yes"
        self.tested_human_to_green = settled["soloHumanTest"] == "green"
        self.roll_only_escape = settled["soloEscape"] == "rollOnly"


@lru_cache(maxsize=64)
def small_rules_for(persons: int, edition: str, rulings: tuple[tuple[str, Value], ...], board: Board) -> SmallRules:
    """The rules of a table; tables with the same settings share them."""
    return SmallRules(persons, edition, SMALL_RULEBOOK.settle(edition, dict(rulings)), board)
