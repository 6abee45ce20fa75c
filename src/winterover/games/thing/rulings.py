"""The table options of The Thing: keys, values, and what each edition sets (docs/rules/thing-rulings.md)."""

from collections.abc import Mapping
from functools import lru_cache

from winterover.core.errors import ConfigError
from winterover.core.rulings import Choice, Flag, Rulebook, Ruling, Value
from winterover.games.thing.figures import FIGURES, Figures
from winterover.games.thing.pieces import WIRE
from winterover.games.thing.sheet import Board

STD, IT, DE, FR, UK = "std", "it", "de", "fr", "uk"

#: What the options change, in the order of the rulebook.
SUBJECTS = ("setup", "base", "aliens", "moving", "encounters", "burning", "actions", "talk", "end")
SETUP, BASE, ALIENS, MOVING, ENCOUNTERS, BURNING, ACTIONS, TALK, END = SUBJECTS


def _choice(
    key: str,
    subject: str,
    source: str,
    cards: tuple[str, ...],
    *values: str,
    players: tuple[int, ...] = (),
    **editions: str,
) -> Ruling:
    """A ruling whose first value is the default."""
    return Choice(
        key=key,
        subject=subject,
        default=values[0],
        values=values,
        source=source,
        editions=editions,
        cards=cards,
        players=players,
    )


RULEBOOK = Rulebook(
    editions=(STD, IT, DE, FR, UK),
    subjects=SUBJECTS,
    rulings=(
        Choice(
            key="wire46",
            subject=SETUP,
            default=1,
            values=(1, 2),
            source="R-04",
            cards=("item-wire", "topic-setup"),
            players=(4, 5, 6),
        ),
        Flag(
            key="fuelStockInStoreroom",
            subject=BASE,
            default=False,
            source="R-07",
            cards=("room-storeroom", "topic-stocks", "topic-burning"),
            editions={DE: True, FR: True},
        ),
        _choice(
            "boilerCheck",
            BASE,
            "R-17",
            ("room-boiler", "item-tools", "phase-upkeep", "topic-frost", "small-upkeep"),
            "phase2",
            "immediate",
            de="immediate",
            fr="immediate",
        ),
        _choice(
            "generatorCheck",
            BASE,
            "R-19",
            ("room-generator", "phase-upkeep", "topic-darkness", "small-upkeep"),
            "immediate",
            "phase2",
            it="phase2",
        ),
        _choice(
            "destroyedBoiler",
            BASE,
            "R-21",
            ("room-boiler", "phase-planning", "topic-rooms", "small-moving"),
            "removed",
            "enterable",
        ),
        _choice("alienPass", ALIENS, "R-24", ("phase-planning",), "no", "yes"),
        _choice(
            "planVisibility", ALIENS, "R-25", ("phase-planning", "topic-secrets"), "strengths", "nothing", fr="nothing"
        ),
        _choice(
            "destinations",
            MOVING,
            "R-31",
            ("room-dormitory", "room-rec", "topic-rooms", "topic-move"),
            "green",
            "greenAndBlue",
        ),
        _choice("dormSwap", MOVING, "R-32", ("room-dormitory", "topic-move", "topic-swap"), "all", "any"),
        _choice(
            "dormSpecialAction", MOVING, "R-34", ("room-dormitory", "topic-move", "topic-special_action"), "yes", "no"
        ),
        _choice("talk", TALK, "R-39", ("topic-talk",), "itUA", "strictDE", "freeFR", de="strictDE", fr="freeFR"),
        _choice("dormEncounters", ENCOUNTERS, "R-41", ("room-dormitory", "topic-swap", "topic-encounter"), "yes", "no"),
        _choice(
            "weaponScope",
            ENCOUNTERS,
            "R-43",
            (
                "weapon-flamethrower",
                "weapon-firearm",
                "weapon-melee",
                "topic-encounter",
                "topic-prey",
                "topic-alien_fight",
                "topic-withdraw",
                "topic-dog_test",
                "small-meeting",
                "small-aliens",
            ),
            "characters",
            "any",
            de="any",
            fr="any",
        ),
        _choice("flameWithdrawProne", ENCOUNTERS, "R-45", ("weapon-flamethrower", "topic-withdraw"), "no", "yes"),
        _choice("encounterAfterAttack", ENCOUNTERS, "R-49", ("topic-attack", "topic-alien_fight"), "yes", "no"),
        _choice(
            "clarkCatches",
            ENCOUNTERS,
            "R-59",
            ("character-clark", "topic-kennel", "topic-encounter", "small-meeting"),
            "yes",
            "no",
        ),
        _choice("defeatedRejoin", ALIENS, "R-65", ("topic-revealed_aliens",), "yes", "no"),
        _choice(
            "rescueBoarding",
            END,
            "R-67",
            ("phase-actions", "topic-move", "topic-rescue"),
            "insteadOfMove",
            "afterEncounters",
            de="afterEncounters",
            fr="afterEncounters",
        ),
        _choice("boardingCut", END, "R-68", ("topic-rescue",), "no", "yes", it="yes"),
        _choice("firstBoarderReveals", END, "R-71", ("topic-boarding", "small-escape"), "yes", "no", uk="no"),
        _choice(
            "boardConsent",
            END,
            "R-72",
            ("topic-boarding",),
            "unanimous",
            "unanimousTieLeastSuspect",
            it="unanimousTieLeastSuspect",
        ),
        _choice(
            "burnTiming",
            BURNING,
            "R-77",
            ("weapon-flamethrower", "weapon-dynamite", "phase-actions", "topic-burning"),
            "beforeActions",
            "anytimeInActions",
            it="anytimeInActions",
        ),
        _choice("burnPermission", BURNING, "R-78", ("topic-leader", "topic-burning"), "no", "leader", uk="leader"),
        _choice(
            "burnOthers",
            BURNING,
            "R-79",
            ("weapon-dynamite", "room-rec", "topic-burning", "small-actions"),
            "prone",
            "standing",
            uk="standing",
        ),
        _choice("burnDog", BURNING, "R-80", ("topic-rooms", "topic-burning"), "offBoard", "stays", fr="stays"),
        _choice(
            "abilityCoop",
            ACTIONS,
            "R-88",
            ("room-laboratory", "character-windows", "character-blair", "topic-cooperation"),
            "plusOne",
            "perRepetition",
        ),
        _choice(
            "weatherFuel",
            BASE,
            "R-91",
            ("room-weather", "topic-stocks"),
            "boilerGenerator",
            "anySlot",
            de="anySlot",
            fr="anySlot",
        ),
        _choice(
            "fuelCard",
            BASE,
            "R-93",
            ("item-fuel", "topic-stocks"),
            "matching",
            "underground",
            de="underground",
            fr="underground",
        ),
        _choice(
            "bonusItems",
            ACTIONS,
            "R-94",
            ("item-fuel", "item-tools", "topic-bonus_items", "small-actions"),
            "between",
            "ownActionOnly",
            fr="ownActionOnly",
        ),
        _choice(
            "norrisSpecial",
            ACTIONS,
            "R-96",
            ("item-flashlight", "character-norris", "topic-special_action"),
            "yes",
            "no",
            de="no",
        ),
        _choice(
            "wireFlashlight",
            ACTIONS,
            "R-97",
            ("item-wire", "item-flashlight", "topic-possessions"),
            "kept",
            "singleUse",
            it="singleUse",
        ),
        _choice("emptyFlamethrower", ACTIONS, "R-98", ("weapon-flamethrower", "topic-possessions"), "removed", "stays"),
        _choice(
            "labCoop",
            ACTIONS,
            "R-102",
            ("room-laboratory", "character-blair", "topic-cooperation"),
            "actor",
            "oneEach",
        ),
        _choice("tradeLab", TALK, "R-105", ("phase-rec_room", "topic-lab_tokens", "topic-trade"), "yes", "no", de="no"),
        _choice(
            "revealWindow",
            ALIENS,
            "R-108",
            ("phase-rec_room", "topic-reveal"),
            "wholePhase",
            "afterVote",
            de="afterVote",
        ),
        _choice(
            "collective", ALIENS, "R-115", ("topic-collective", "topic-timeouts"), "consensus", "majority", "rotating"
        ),
        _choice("hunger", BASE, "R-116", ("phase-food", "topic-hunger", "small-round_end"), "phase7", "pantryEmpty"),
        _choice(
            "kennelCard",
            SETUP,
            "R-121",
            (
                "room-kennel",
                "phase-planning",
                "phase-dogs",
                "topic-rooms",
                "topic-kennel",
                "topic-prey",
                "topic-setup",
                "small-setup",
                "small-aliens",
                "small-abilities",
            ),
            "normal",
            "removed",
        ),
        _choice("endAllInfected", END, "R-122", ("topic-victory", "topic-last_human"), "immediate", "atNextReveal"),
        _choice("soloFirst", MOVING, "R-131", ("small-moving",), "leader", "left", players=(2, 3), de="left"),
        _choice("soloRec", MOVING, "R-132", ("small-moving",), "no", "yes"),
        _choice("soloMeet", ENCOUNTERS, "R-133", ("small-meeting",), "phase3", "phase5"),
        _choice("soloGreen", ENCOUNTERS, "R-134", ("small-meeting",), "exempt", "none", fr="none"),
        _choice(
            "soloThreat",
            ALIENS,
            "R-136",
            ("small-transformation", "small-round_end"),
            "shiftNow",
            "shiftPhase9",
            de="shiftPhase9",
            fr="shiftPhase9",
        ),
        _choice("soloGreenImmune", ALIENS, "R-139", ("small-transformation", "small-round_end"), "no", "yes"),
        _choice("soloVictim", ALIENS, "R-141", ("small-aliens",), "leader", "random"),
        _choice("soloDormDice", ACTIONS, "R-146", ("small-dice", "small-dormitory"), "yes", "no"),
        _choice(
            "soloNorris",
            ACTIONS,
            "R-149",
            ("small-dice", "small-abilities", "character-norris"),
            "darkness",
            "always",
            de="always",
            fr="always",
        ),
        _choice("soloTradeLab", TALK, "R-152", ("small-rec_room",), "no", "yes", fr="yes"),
        _choice("soloHumanTest", TALK, "R-153", ("small-tests",), "green", "nothing", fr="nothing"),
        _choice("soloEscape", END, "R-154", ("small-escape", "small-end"), "rollOnly", "boarding", it="boarding"),
    ),
)

#: Four to eight people do without the keys of the other mode, which all have names of their own.
MAIN_RULEBOOK = RULEBOOK.without((key for key in RULEBOOK.rulings if key.startswith("solo")), players=range(4, 9))


def check(players: int, settled: Mapping[str, Value]) -> None:
    """Refuse settings that contradict one another."""
    if settled["boardingCut"] == "yes" and settled["rescueBoarding"] == "afterEncounters":  # V-03 leaves nothing to cut
        raise ConfigError(
            "contradiction", first="boardingCut=yes", second="rescueBoarding=afterEncounters", instead="boardingCut=no"
        )


class Rules:
    """A table's settings as the rules read them: one truth value or word each."""

    __slots__ = (
        "ability_per_repetition",
        "alien_may_pass",
        "board",
        "board_after_encounters",
        "boarding_cuts",
        "bodies",
        "boiler_at_once",
        "bonus_between",
        "burn_anytime",
        "burn_needs_leave",
        "burned_dog_stays",
        "burned_out_stand",
        "clark_catches",
        "collective",
        "defeated_rejoin",
        "destroyed_boiler_enterable",
        "dormitory_encounters",
        "dormitory_special",
        "empty_flamethrower_stays",
        "encounter_after_attack",
        "end_when_all_infected",
        "enter_blue",
        "figures",
        "first_boarder_shows",
        "flame_withdraw_prone",
        "fuel_card_underground",
        "generator_at_once",
        "hungry_when_pantry_empty",
        "kennel_card",
        "lab_one_each",
        "norris_special",
        "plan_shows_strength",
        "players",
        "reveal_whole_phase",
        "single_use",
        "stock_in_storeroom",
        "swap_any",
        "talk",
        "tie_least_suspect",
        "trade_samples",
        "weapons_against_all",
        "weather_fuel_anywhere",
    )

    def __init__(self, players: int, settled: Mapping[str, Value], board: Board) -> None:
        def is_set(key: str, value: Value) -> bool:
            return settled[key] == value

        self.players = players
        #: How many figures there are to keep track of: here one a player.
        self.bodies = players
        self.board = board
        figures = FIGURES[players]
        items = list(figures.items)
        if players <= 6:
            items[WIRE] = int(str(settled["wire46"]))
        self.figures: Figures = figures._replace(items=tuple(items))
        self.stock_in_storeroom = is_set("fuelStockInStoreroom", True)
        self.boiler_at_once = is_set("boilerCheck", "immediate")
        self.generator_at_once = is_set("generatorCheck", "immediate")
        self.destroyed_boiler_enterable = is_set("destroyedBoiler", "enterable")
        self.alien_may_pass = is_set("alienPass", "yes")
        self.plan_shows_strength = is_set("planVisibility", "strengths")
        self.enter_blue = is_set("destinations", "greenAndBlue")
        self.swap_any = is_set("dormSwap", "any")
        self.dormitory_special = is_set("dormSpecialAction", "yes")
        self.talk = str(settled["talk"])
        self.dormitory_encounters = is_set("dormEncounters", "yes")
        self.weapons_against_all = is_set("weaponScope", "any")
        self.flame_withdraw_prone = is_set("flameWithdrawProne", "yes")
        self.encounter_after_attack = is_set("encounterAfterAttack", "yes")
        self.clark_catches = is_set("clarkCatches", "yes")
        self.defeated_rejoin = is_set("defeatedRejoin", "yes")
        self.board_after_encounters = is_set("rescueBoarding", "afterEncounters")
        self.boarding_cuts = is_set("boardingCut", "yes")
        self.first_boarder_shows = is_set("firstBoarderReveals", "yes")
        self.tie_least_suspect = is_set("boardConsent", "unanimousTieLeastSuspect")
        self.burn_anytime = is_set("burnTiming", "anytimeInActions")
        self.burn_needs_leave = is_set("burnPermission", "leader")
        self.burned_out_stand = is_set("burnOthers", "standing")
        self.burned_dog_stays = is_set("burnDog", "stays")
        self.ability_per_repetition = is_set("abilityCoop", "perRepetition")
        self.weather_fuel_anywhere = is_set("weatherFuel", "anySlot")
        self.fuel_card_underground = is_set("fuelCard", "underground")
        self.bonus_between = is_set("bonusItems", "between")
        self.norris_special = is_set("norrisSpecial", "yes")
        self.single_use = is_set("wireFlashlight", "singleUse")
        self.empty_flamethrower_stays = is_set("emptyFlamethrower", "stays")
        self.lab_one_each = is_set("labCoop", "oneEach")
        self.trade_samples = is_set("tradeLab", "yes")
        self.reveal_whole_phase = is_set("revealWindow", "wholePhase")
        self.collective = str(settled["collective"])
        self.hungry_when_pantry_empty = is_set("hunger", "pantryEmpty")
        self.kennel_card = is_set("kennelCard", "normal")
        self.end_when_all_infected = is_set("endAllInfected", "immediate")


@lru_cache(maxsize=256)
def rules_for(players: int, edition: str, rulings: tuple[tuple[str, Value], ...], board: Board) -> Rules:
    """The rules of a table; tables with the same settings share them."""
    return Rules(players, MAIN_RULEBOOK.settle(edition, dict(rulings)), board)
