"""Choices that a player might expect but does not have come with the rule against them."""

import re
from pathlib import Path

import pytest

from tests.games.thing.small.table_helpers import PERSONS, positions
from winterover.core.errors import RuleError
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.scenario import SmallScenario

RULES = (Path(__file__).parents[4] / "docs/rules/thing.md").read_text("utf-8")
IDS = set(re.findall(r"\*\*(T-[A-Z0-9.]+-\d\d)\*\*", RULES))


def reasons(table: SmallScenario, who: str = "A") -> dict[str, str]:
    table.ask()
    return dict(GAME.forbidden(table.state, "ABC".index(who)))


def test_where_a_character_cannot_go() -> None:
    table = SmallScenario("phase move; players 1; burned shed; boiler destroyed")
    for name in ("bennings", "clark", "nauls"):
        table.do(f"A mover {name}", "A go radio")
    table.do("A mover blair", "A go dormitory", "A mover windows")
    assert reasons(table) == {
        "go radio": "T-Z3-02",
        "go shed": "T-B-06",
        "go boiler": "T-P2-09",
        "go dormitory": "T-Z3-03",
        "go rec": "T-Z3-02",
    }


def test_where_the_table_lets_a_character_stay_the_rec_room_is_no_exception() -> None:
    table = SmallScenario("phase move; players 1", soloRec="yes").do("A mover clark")
    assert reasons(table) == {}


def test_who_cannot_get_dice() -> None:
    table = SmallScenario("phase actions; players 1; clark in shed; blair in radio; nauls in kitchen prone")
    prone = reasons(table)
    assert prone == dict.fromkeys(["assign bennings", "assign windows", "assign macready", "assign nauls"], "T-Z5-03")


def test_what_is_not_rolled_again() -> None:
    table = SmallScenario("phase actions; players 1; dice use use use repair; garry in shed; blair in radio")
    table.do("A assign garry")
    assert reasons(table) == {}
    table.do("A reroll 2 garry")
    assert reasons(table) == {f"reroll {die} garry": "T-Z5-04" for die in (1, 2, 3)}
    table = SmallScenario("phase actions; players 1; dice use use use; garry in shed; blair in radio")
    table.do("A assign garry", "A cancel 1")
    assert reasons(table) == {f"reroll {die} garry": "T-Z5-06" for die in (1, 2)}


def test_what_cannot_be_done_with_the_dice() -> None:
    text = "phase actions; players 1; dice repair repair repair; clark in shed; blair in radio; damage shed 1"
    table = SmallScenario(text).do("A assign clark", "A accept")
    assert table.options("A") == ["nothing", "repair"]
    assert reasons(table) == {"use": "T-Z5-11", "escape": "T-L-07"}


@pytest.mark.parametrize(
    ("position", "refused"),
    [
        ("clark in armoury; weapons", {"use": "T-L-14", "repair": "T-P4.7-11"}),
        ("clark in kitchen; pantry 0", {"use": "T-L-14", "repair": "T-P4.7-11"}),
        ("clark in radio; damage radio 1", {"use": "T-L-06"}),
        ("clark in radio; damage radio 0; sos 3", {"use": "T-L-06", "repair": "T-P4.7-11"}),
        ("clark in boiler; fuel boiler 4", {"use": "T-P4.7-10", "repair": "T-P4.7-11"}),
        ("clark in generator; fuel generator 1; damage generator 0", {"repair": "T-P4.7-11"}),
        ("clark in weather", {"repair": "T-P4.7-11"}),
    ],
)
def test_the_reason_is_the_rule_that_forbids_it(position: str, refused: dict[str, str]) -> None:
    """The Dynamite is there so that something is left to choose."""
    text = "phase actions; players 1; dice use repair use; blair in shed; clark owns dynamite"
    table = SmallScenario(f"{text}; {position}").do("A assign clark", "A accept")
    assert reasons(table) == refused


def test_a_destroyed_boiler_that_can_be_entered_can_only_burn() -> None:
    text = (
        "phase actions; players 1; dice use repair use; boiler destroyed; clark in boiler owns dynamite; blair in shed"
    )
    table = SmallScenario(text, destroyedBoiler="enterable").do("A assign clark", "A accept")
    assert reasons(table) == {"use": "T-P2-09", "repair": "T-P2-09"}


def test_a_vehicle_that_got_ready_too_late_waits() -> None:
    text = "phase actions; players 1; dice use use use; damage helicopter 0; fuel helicopter 0; blair in radio"
    table = SmallScenario(f"{text}; clark in helicopter owns keys fuel dynamite")
    table.do("A pass", "A assign clark", "A accept", "A bonus clark fuel")
    assert reasons(table) == {"use": "T-X-06", "repair": "T-Z5-11", "escape": "T-X-06"}


@pytest.mark.parametrize(("owned", "refused"), [("", {"escape": "T-Z11-01"}), ("keys", {})])
def test_nobody_escapes_without_keys(owned: str, refused: dict[str, str]) -> None:
    """The Flamethrower is there so that something is left to choose."""
    text = "phase actions; players 1; dice use use use; damage helicopter 0; fuel helicopter 1; blair in radio"
    table = SmallScenario(f"{text}; clark in helicopter owns flamethrower {owned}")
    table.do("A assign clark", "A accept")
    assert reasons(table) == {"use": "T-Z11-01", "repair": "T-Z5-11", **refused}


def test_only_the_highest_disc_is_tested_with_blood() -> None:
    text = "phase tests; players 1; clark owns blood; blair suspicion 3; nauls suspicion 3"
    table = SmallScenario(text).do("A test_a clark")
    assert table.options("A") == ["test blair", "test nauls"]
    others = [f"test {name}" for name in ("bennings", "clark", "windows", "macready")]
    assert reasons(table) == dict.fromkeys(others, "T-Z7-01")


@pytest.mark.parametrize("persons", PERSONS)
def test_in_whole_games_a_reason_names_a_rule_and_what_it_forbids_is_refused(persons: int) -> None:
    seen = 0
    for match in positions(persons, range(4)):
        for person in range(persons):
            for code, rule in GAME.forbidden(match.state, person):
                seen += 1
                assert rule in IDS
                assert code not in match.options(person)
                with pytest.raises(RuleError):
                    match.act(person, code)
    assert seen > 50
