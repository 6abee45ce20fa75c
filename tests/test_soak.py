"""A tenth of `make soak`: random games at every table end without an engine error."""

import pytest

from tests.soak import GAMES_PER_TABLE, soak, tables
from winterover.core.game import Config
from winterover.games.registry import GAMES, find_game
from winterover.games.stayaway import ending as stayaway_ending
from winterover.games.thing import ending as thing_ending
from winterover.games.thing.small import ending as small_ending
from winterover.games.thing.small.game import GAME as SMALL_CREW


@pytest.mark.parametrize("config", tables(), ids=lambda config: f"{config.game}-{config.edition}-{config.players}")
def test_random_games_end_without_error(config: Config) -> None:
    endings = soak(config, first=0, games=GAMES_PER_TABLE // 10)
    assert endings.total() == GAMES_PER_TABLE // 10
    assert set(endings) <= set(ENDINGS[find_game(config.game, config.players)])
    assert len(endings) >= 2 or config.game == "thing", "random games always end alike"


ENDINGS = {
    GAMES["stayaway"]: stayaway_ending.ENDINGS,
    GAMES["thing"]: thing_ending.ENDINGS,
    SMALL_CREW: small_ending.ENDINGS,
}

VARIANTS: list[dict[str, object]] = [
    {"thingInDeck": True},
    {"revenge": True},
    {"declare": "manual"},
    {"declare": "auto", "overLimit": "open"},
    {"armsInDeck": True, "lineOfSight": "path"},
    {"lineOfSight": "adjacent", "missedOffer": "rechoose", "twoPlayerDoor": "pair"},
    {"infectedDelta": -5, "revenge": True, "thingInDeck": True, "missedInfects": False},
    {
        "customDeck": "infected:22",
        "overLimit": "superinfection",
        "missedOffer": "keep_broad",
        "blindDateCard": "discard",
    },
    {"quarantineRules": "E2", "quarantinedDrawerMoves": False, "freedDrawerExchanges": True, "axeReach": "own_gaps"},
    {"lineOfSight": "door", "friendsEndsTurn": True, "oneTwoSmall": "min4", "doorOnElimination": "drop"},
    {
        "betweenUsDoor": "ignores",
        "betweenUsQuarantine": "blocks",
        "axeThroughDoor": "any",
        "soloWin": "nobody_eliminated",
    },
    {"customDeck": "flamethrower:20,infected:3,locked_door:9,quarantine:9", "topBack": "hidden"},
]


@pytest.mark.parametrize("players", [4, 6, 9, 12])
@pytest.mark.parametrize("rulings", VARIANTS, ids=lambda rulings: "-".join(rulings))
def test_random_games_of_variants_end_without_error(players: int, rulings: dict[str, object]) -> None:
    config = GAMES["stayaway"].configure(players, rulings=rulings if players > 4 else _for_four(rulings))
    assert soak(config, first=500, games=25).total() == 25


def _for_four(rulings: dict[str, object]) -> dict[str, object]:
    """A deck for four players has room for fewer obstacles."""
    return rulings | ({"customDeck": "flamethrower:20,infected:9,locked_door:4"} if "customDeck" in rulings else {})


def test_every_ending_is_reached_by_some_random_game() -> None:
    game = GAMES["stayaway"]
    reached = set()
    for rulings in ({}, {"revenge": True}, {"thingInDeck": True}, {"declare": "manual"}):
        config = game.configure(5, "E2" if not rulings else "E1", rulings)
        reached |= set(soak(config, first=0, games=400))
    custom = {"thingInDeck": True, "customDeck": "flamethrower:30,no_barbecue:0"}
    reached |= set(soak(game.configure(4, rulings=custom), first=0, games=400))
    assert reached == set(ENDINGS[game])


THING_VARIANTS: list[dict[str, object]] = [
    {"destroyedBoiler": "enterable", "alienPass": "yes", "destinations": "greenAndBlue", "wire46": 2},
    {"dormSwap": "any", "dormSpecialAction": "no", "dormEncounters": "no", "flameWithdrawProne": "yes"},
    {"encounterAfterAttack": "no", "clarkCatches": "no", "defeatedRejoin": "no", "abilityCoop": "perRepetition"},
    {"emptyFlamethrower": "stays", "labCoop": "oneEach", "collective": "majority", "hunger": "pantryEmpty"},
    {"collective": "rotating", "kennelCard": "removed", "endAllInfected": "atNextReveal"},
]


@pytest.mark.parametrize("players", [4, 6, 8])
@pytest.mark.parametrize("edition", ["std", "it", "de"])
@pytest.mark.parametrize("rulings", THING_VARIANTS, ids=lambda rulings: "-".join(rulings))
def test_random_games_of_the_thing_with_other_rulings_end_without_error(
    edition: str, players: int, rulings: dict[str, object]
) -> None:
    config = GAMES["thing"].configure(players, edition, rulings)
    assert soak(config, first=500, games=25).total() == 25


SMALL_VARIANTS: list[dict[str, object]] = [
    {"soloFirst": "left", "soloRec": "yes", "soloMeet": "phase5", "soloGreen": "none"},
    {"soloThreat": "shiftPhase9", "soloGreenImmune": "yes", "soloVictim": "random", "soloNorris": "always"},
    {"soloDormDice": "no", "soloTradeLab": "yes", "soloHumanTest": "nothing", "soloEscape": "boarding"},
    {"destroyedBoiler": "enterable", "clarkCatches": "no", "flameWithdrawProne": "yes", "weaponScope": "any"},
    {"emptyFlamethrower": "stays", "labCoop": "oneEach", "abilityCoop": "perRepetition", "hunger": "pantryEmpty"},
    {"bonusItems": "ownActionOnly", "kennelCard": "removed", "boilerCheck": "immediate", "fuelStockInStoreroom": True},
]


@pytest.mark.parametrize("players", SMALL_CREW.players)
@pytest.mark.parametrize("edition", ["std", "it", "de"])
@pytest.mark.parametrize("rulings", SMALL_VARIANTS, ids=lambda rulings: "-".join(rulings))
def test_random_games_of_the_small_crew_with_other_rulings_end_without_error(
    edition: str, players: int, rulings: dict[str, object]
) -> None:
    config = SMALL_CREW.configure(players, edition, rulings)
    assert soak(config, first=500, games=30).total() == 30


def test_every_ending_of_the_small_crew_is_reached_by_some_game() -> None:
    config = SMALL_CREW.configure(2, rulings={"soloEscape": "boarding"})
    assert set(soak(config, first=0, games=600)) == set(ENDINGS[SMALL_CREW])
