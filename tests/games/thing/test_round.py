"""Conventions (rules section 0) and the round with its general rules (section 3): T-0, T-3."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.thing.round_helpers import GREEN_ROOMS, LETTERS, assert_shares, others, random_positions, start_match
from winterover.core.contract import as_bytes
from winterover.core.errors import RuleError
from winterover.core.match import Match
from winterover.core.rng import key_from_number
from winterover.core.rulings import spell
from winterover.games.registry import find_game
from winterover.games.thing.pieces import ALIEN, ELIMINATED, IN_PLAY, REVEALED
from winterover.games.thing.rulings import RULEBOOK
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.state import PHASES

DOCS = Path(__file__).parents[3] / "docs" / "rules"
RULES = (DOCS / "thing.md").read_text("utf-8")
RULINGS = (DOCS / "thing-rulings.md").read_text("utf-8")


def told_names(table: Scenario, *names: str) -> list[str]:
    """Which of these facts everybody was told, in order."""
    return [told.name for told in table.told(None) if told.name in names]


# Conventions


def test_T_0_01_every_normative_line_has_an_id_of_its_own() -> None:
    found = Counter(re.findall(r"^- \*\*(T-[A-Z0-9.]+-\d\d)\*\*", RULES, re.MULTILINE))
    assert len(found) > 300
    assert [rule for rule, number in found.items() if number > 1] == []


def profiles() -> dict[str, dict[str, str]]:
    """The table of option profiles: by key, the value of each edition without remarks."""
    section = RULINGS.split("## Option profiles per edition")[1].split("\n\nKeys without")[0]
    found = {}
    for row in section.split("\n"):
        if row.startswith("| `"):
            key, *values = (re.sub(r"\(.*\)", "", cell).strip(" `") for cell in row.strip("|").split("|"))
            found[key] = dict(zip(("std", "it", "de", "fr", "uk"), values, strict=True))
    return found


@pytest.mark.parametrize("edition", RULEBOOK.editions)
def test_T_0_02_each_edition_plays_by_its_column_of_the_profiles(edition: str) -> None:
    settled = RULEBOOK.settle(edition, {})
    listed = profiles()
    assert len(listed) > 30
    for key, values in listed.items():
        value = values["std"] if values[edition] == "-" else values[edition]
        assert spell(settled[key]) == value, key
    for key in set(settled) - set(listed):
        assert settled[key] == RULEBOOK.rulings[key].default, key


def test_T_0_02_rules_that_the_editions_do_not_differ_in_have_their_default() -> None:
    """The first value named in the rulings is the default."""
    for row in RULINGS.split("\n"):
        found = re.search(r"\*\*yes\*\* `(\w+)` = ([\w.]+) /", row)
        if found is not None:
            assert spell(RULEBOOK.settle("std", {})[found[1]]) == found[2]


@pytest.mark.parametrize(
    ("figure", "number", "field"),
    [
        ("sos_spaces", 5, "sos_spaces"),
        ("heli_fuel_spaces", 3, "rescue_fuel_spaces"),
        ("freezing_spaces", 4, "frost_spaces"),
    ],
)
def test_T_0_03_figures_of_the_board_are_data(figure: str, number: int, field: str) -> None:
    game = find_game("thing")
    config = game.configure(4, sheet={"name": "another board", "figures": {figure: number}})
    assert Match(game, config, key_from_number(0)).view(None)[field] == number
    assert start_match(4, 0).view(None)[field] != number


def test_T_0_03_the_weather_chart_is_data() -> None:
    figures = {f"weather.4-5.{face}.boiler": 3 for face in ("sun", "cloudy", "snow", "storm")}
    game = find_game("thing")
    for seed in range(5):
        config = game.configure(4, sheet={"name": "cold", "figures": figures})
        assert Match(game, config, key_from_number(seed)).view(None)["fuel"]["boiler"] == 1


def test_T_0_04_the_seven_steps_of_phase_4() -> None:
    """Draw, move, show attacked rooms, encounters, strength back, the rescue helicopter, actions."""
    table = Scenario(
        "players 5; phase draw; E revealed; strength 1; plan shed 1; leader A; sos 9; A alien;"
        "A hand use use; B hand use use; C hand use use; D hand use use; B suspicion 0"
    )
    table.do("B go radio", "B hand_in use", "C go shed", "C hand_in use", "D go shed", "D hand_in use")
    table.do("A go kitchen", "A hand_in use")
    assert told_names(table, "plan_revealed", "encounter") == []
    table.begin()
    found = told_names(table, "drew", "leaders_card", "went", "plan_revealed", "encounter")
    assert found == ["drew"] * 4 + ["leaders_card"] + ["went"] * 4 + ["plan_revealed", "encounter"]
    assert table.view(None)["strength_in"] == {"shed": 1}
    table.play_to("rescue")
    assert table.view(None)["strength_in"] == {}
    assert told_names(table, "card_revealed") == []
    table.begin().begin()
    assert told_names(table, "card_revealed") == ["card_revealed"]


def test_T_0_04_the_rescue_comes_before_the_actions() -> None:
    table = Scenario("phase move; sos 9; leader D; A alien; B suspicion 0; A suspicion 2; C suspicion 2; D suspicion 2")
    table.do("A go radio", "A hand_in use", "B board", "C go shed", "C hand_in use", "D go radio", "D hand_in use")
    table.do("A plain", "D plain", "A look D 1", "D look A 1")
    assert table.coming == "rescue"
    assert table.begin().asked == [("C", "ask_seat")]
    assert told_names(table, "encounter", "escape_began", "card_revealed") == ["encounter", "escape_began"]


def test_T_0_05_all_chance_comes_from_one_source() -> None:
    """The same key gives the same game to the last byte, another key another one."""

    def played(seed: int) -> list[bytes]:
        (*_, match) = random_positions(5, [seed])
        return [as_bytes([match.view(viewer), match.log(viewer)]) for viewer in (None, *range(5))]

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_T_0_05_the_weather_die_is_fair() -> None:
    """One sun, two cloudy, two snow and one storm on six faces."""
    rolled = Counter(Scenario("phase weather", seed=seed).begin().view(None)["weather"] for seed in range(600))
    assert_shares(rolled, {"sun": 1 / 6, "cloudy": 2 / 6, "snow": 2 / 6, "storm": 1 / 6})


def test_T_0_05_a_random_card_is_any_card_of_the_hand() -> None:
    """In Darkness: two thirds of the cards are Use."""
    found: Counter[str] = Counter()
    for seed in range(450):
        table = Scenario("phase move; power failed; damage generator 2; leader D; A hand use use repair", seed=seed)
        found[table.do("A go radio").pile] += 1
    assert_shares(found, {"use": 2 / 3, "repair": 1 / 3})


def test_T_0_06_a_specific_rule_beats_a_general_one() -> None:
    """In Darkness nobody chooses the card; Norris does."""
    table = Scenario("phase move; power failed; damage generator 2; leader D; A norris; B windows")
    assert table.do("A go radio").asked == [("A", "hand_in")]
    assert table.do("A hand_in use", "B go shed").asked == [("C", "move")]


def test_T_0_06_cannot_beats_may() -> None:
    """Everybody may be named in the vote, but green Characters cannot."""
    table = Scenario("phase rec_room; B suspicion 0; D suspicion 2").ask()
    assert table.options("A") == ["abstain", "vote C", "vote D"]


def test_T_0_07_fire_that_cannot_be_paid_is_no_option() -> None:
    """An attack costs a card of the Active Pile, too; a Flamethrower needs a charge."""
    given = "phase encounters; D revealed; strength 3; plan shed 3; A in shed; B in radio; C in kitchen"
    assert Scenario(f"{given}; A owns dynamite; pile use").ask().options("A") == ["attack dynamite", "pass"]
    assert ("A", "attack") not in Scenario(f"{given}; A owns dynamite").ask().asked
    empty = Scenario(f"{given}; A owns dynamite flamethrower:0; pile use", emptyFlamethrower="stays").ask()
    assert empty.options("A") == ["attack dynamite", "pass"]


def test_T_0_07_an_escape_without_keys_is_no_option() -> None:
    for things, options in (("keys", ["escape", "pass"]), ("tools", ["pass"])):
        table = Scenario(f"phase actions; pile use; damage shed 0; fuel shed 2; outside 1; A in shed; A owns {things}")
        assert table.ask().asked == [("A", "escape")]
        assert table.options("A") == options


# The round


def clock_answer(table: Scenario) -> str:
    game, state = table.match.game, table.state
    return game.code(game.timeout(state, state.asks[0], state.rng.fork("clock")))


def test_T_3_01_a_round_runs_all_phases_in_order() -> None:
    table = Scenario("phase weather; D revealed")
    for phase in PHASES:
        assert table.coming == phase
        table.begin()
        if phase != "rescue":  # only if somebody boarded
            assert table.view(None)["phase"] == phase
        while table.asked:
            table.do(f"{table.asked[0][0]} {clock_answer(table)}")
    assert table.state.round == 1
    table.begin()
    assert table.last(None, "round_began") == {"round": 2, "leader": table.leader}
    assert table.coming == "weather"


@pytest.mark.parametrize(("people", "planning"), [("D alien", False), ("D revealed", True)])
def test_T_3_01_alien_planning_needs_a_revealed_alien(people: str, planning: bool) -> None:
    table = Scenario(f"phase planning; {people}").begin()
    assert (("D", "plan") in table.asked) == planning


@pytest.mark.parametrize(("owned", "asked"), [("", False), ("A owns blood", True), ("A owns failure", True)])
def test_T_3_01_tests_are_skipped_if_nobody_can_or_wants(owned: str, asked: bool) -> None:
    table = Scenario(f"phase tests; {owned}").begin()
    assert (table.asked == [("A", "offer_test")]) == asked
    if asked:
        table.do("A pass")
    assert table.coming == "food"
    assert table.told(None, "tested") == []


def test_T_3_02_a_team_wins_or_loses_together() -> None:
    endings = set()
    for players in (4, 6):
        for match in random_positions(players, range(25)):
            if match.over:
                seen = match.view(None)
                team = "human" if seen["ending"] == "humans_escaped" else "alien"
                members = [LETTERS[seat] for seat, role in enumerate(seen["roles"]) if role == team]
                assert seen["winners"] == [seat for seat in members if seat not in seen["last_humans"]]
                assert not seen["last_humans"] or seen["ending"] == "no_human_left"
                endings.add(seen["ending"])
    assert len(endings) > 1


def test_T_3_03_nothing_turns_an_alien_back() -> None:
    aliens: set[int] = set()
    infected = 0
    for match in random_positions(6, range(20)):
        now = {seat for seat, role in enumerate(match.state.roles) if role == ALIEN}
        if not match.entries:
            aliens = now
        assert aliens <= now
        infected += len(now - aliens)
        aliens = now
    assert infected > 10


def test_T_3_04_only_characters_take_part_unless_the_collective_is_named() -> None:
    kinds: set[str] = set()
    for match in random_positions(6, range(15)):
        for seat, kind in match.view(None)["waiting"]:
            status = match.state.status[LETTERS.index(seat)]
            if status == REVEALED:
                kinds.add(kind)
            else:
                assert status == IN_PLAY
                assert kind not in ("plan", "consent", "prey")
    assert kinds <= {"plan", "consent", "prey"}
    assert {"plan", "prey"} <= kinds


def test_T_3_05_the_eliminated_decide_nothing_and_tell_nothing() -> None:
    eliminated = 0
    for match in random_positions(6, range(15)):
        for seat, status in enumerate(match.state.status):
            if status == ELIMINATED and not match.over:
                eliminated += 1
                assert match.options(seat) == []
                with pytest.raises(RuleError):
                    match.say(seat, "accuse A")
    assert eliminated > 10


def test_T_3_05_nobody_learns_the_role_of_the_eliminated_before_the_end() -> None:
    for role in ("human", "alien"):
        table = Scenario(f"players 5; phase encounters; E revealed; strength 2; plan shed 2; A {role} in shed; B alien")
        table.do("E assimilate A").play_to("weather")
        for viewer in others(table, "A"):
            assert [told for told in table.told(viewer) if told.args.get("seat") == "A" and told.args.get("role")] == []
            assert "roles" not in table.view(viewer)


def test_T_3_06_discs_move_right_to_the_maximum_and_jump_to_green() -> None:
    """Every step to the left goes to the green zone, with a role shown as human in a test."""
    for players in (4, 7):
        before: list[int] = []
        known = 0
        for match in random_positions(players, range(12)):
            discs = match.view(None)["suspicion"]
            if not match.entries:
                before, known = discs, 0
            told = match.log(None)[known:]
            known += len(told)
            tested = [fact.args["target"] for fact in told if fact.name == "tested"]
            for seat, (old, new) in enumerate(zip(before, discs, strict=True)):
                if match.state.status[seat] == IN_PLAY:  # the others have no disc any more
                    assert 0 <= new <= players
                    assert new >= old or (new == 0 and LETTERS[seat] in tested)
            before = discs


def test_T_3_06_steps_beyond_the_maximum_are_lost() -> None:
    table = Scenario("phase rec_room; D suspicion 3")
    table.do("A vote D", "B vote D", "C vote D", "D abstain")
    assert table.suspicion("D") == 4


@pytest.mark.parametrize("deed", ["A go kitchen", "A swap", "A special shed"])
def test_T_3_06_moving_and_handing_in_move_no_disc(deed: str) -> None:
    table = Scenario("phase move; leader D").do(deed)
    assert table.suspicion("A") == 1
    assert table.told(None, "suspicion") == []


@pytest.mark.parametrize(
    ("room", "before", "slots"), [("boiler", 2, 3), ("generator", 1, 2), ("radio", 7, 8), ("shed", 0, 1)]
)
def test_T_3_07_damage_beyond_the_free_slots_is_lost(room: str, before: int, slots: int) -> None:
    table = Scenario(f"phase encounters; D revealed; strength 4; plan {room} 4; damage {room} {before}")
    left = table.view(None)["damage_left"]
    table.do("D sabotage")
    assert table.damage(room) == slots
    assert table.view(None)["damage_left"] == left - (slots - before)


def test_T_3_07_fuel_beyond_the_slots_cannot_be_placed() -> None:
    """Two could carry two barrels, but there is one free slot; with none the room offers no Use."""
    given = "phase actions; leader D; pile use use; A in boiler; B in boiler; C in kitchen; D in kitchen"
    table = Scenario(f"{given}; fuel boiler 3").do("D assign A")
    assert table.fuel("boiler") == 4
    assert table.view(None)["underground"] == 9
    full = Scenario(f"{given}; fuel boiler 4").ask()
    assert full.options("D") == ["assign C", "assign D"]


def test_T_3_08_what_is_spent_never_comes_back() -> None:
    """Fuel and food only become fewer, and no stock is ever filled up again."""
    before: dict[str, Any] = {}
    for match in random_positions(5, range(12)):
        seen = match.view(None)
        total = {
            "fuel": sum(seen["fuel"].values()) + seen["underground"] + seen["outside"],
            "food": seen["pantry"] + seen["kitchen"],
            "underground": seen["underground"],
            "outside": seen["outside"],
            "pantry": seen["pantry"],
        }
        if match.entries:
            assert all(total[stock] <= before[stock] for stock in total)
        before = total


def test_T_3_08_spent_charges_are_gone() -> None:
    table = Scenario("phase encounters; A in shed; B in shed; A owns flamethrower:3").do("A withdraw flamethrower")
    assert table.owns("A") == "flamethrower:2"
    assert table.play_to("weather").owns("A") == "flamethrower:2"


def test_T_3_09_the_card_of_a_burned_room_leaves_the_deck() -> None:
    table = Scenario("phase actions; pile use use use; A in radio; A owns dynamite").do("A burn dynamite")
    assert table.view(None)["locations"] == [room for room in GREEN_ROOMS if room != "radio"]
    table.play_to("weather")
    assert "radio" not in table.view(None)["locations"]


def test_T_3_09_the_card_leaves_even_if_it_is_planned() -> None:
    """The Collective destroys the boiler with the very card that it laid there."""
    table = Scenario(
        "phase encounters; D revealed; strength 3; plan boiler 3; A in radio; B in shed; C in kitchen",
        boilerCheck="immediate",
    )
    table.do("D sabotage")
    assert table.view(None)["boiler_destroyed"]
    table.play_to("planning").begin()
    assert [code for code in table.options("D") if "boiler" in code] == []


def test_T_3_10_a_green_room_holds_three_characters() -> None:
    table = Scenario("players 5; phase move; leader E; A in rec")
    for who in "ABC":
        assert "go shed" in table.ask().options(who)
        table.do(f"{who} go shed", f"{who} hand_in use")
    assert {"go shed", "special shed"} & set(table.options("D")) == set()
    assert "go radio" in table.options("D")


def test_T_3_10_a_green_room_takes_any_alien_strength() -> None:
    table = Scenario("players 8; phase planning; H revealed; strength 9").do("H lay radio 9", "H done")
    table.play_to("encounters").begin()
    assert table.view(None)["strength_in"] == {"radio": 9}


def test_T_3_10_a_green_room_holds_one_dog() -> None:
    for seed in range(20):
        rooms = Scenario("phase dogs; dog shed radio; kennel 2", seed=seed).begin().view(None)["dogs"]
        assert len(rooms) == len(set(rooms))
        assert set(rooms) <= set(GREEN_ROOMS)


def test_T_3_10_any_number_fits_into_the_dormitory() -> None:
    table = Scenario("players 6; phase move; leader F", dormSwap="all")
    for who in "ABCDEF":
        table.do(f"{who} swap", f"{who} take use+repair+sabotage")
    assert {table.room(who) for who in "ABCDEF"} == {"dormitory"}


def test_T_3_10_no_dog_and_no_alien_in_rec_room_and_dormitory() -> None:
    table = Scenario("phase planning; D revealed; strength 2; kennel 1").begin()
    assert {code.split()[1] for code in table.options("D")} & {"rec", "dormitory"} == set()
    for match in random_positions(5, range(6)):
        seen = match.view(None)
        assert set(seen["dogs"]) | set(seen["strength_in"]) <= {*GREEN_ROOMS, "kennel"}


def test_T_3_10_characters_never_enter_the_kennel() -> None:
    table = Scenario("phase move; kennel 2; leader D; A owns flashlight").ask()
    assert [code for code in table.options("A") if "kennel" in code] == []


def test_T_3_11_boarding_ignores_the_limit_of_three() -> None:
    table = Scenario(
        "players 6; phase actions; leader A; pile use; damage helicopter 0; fuel helicopter 1; outside 4;"
        "A in helicopter; B in helicopter; C in helicopter; D in radio prone; E in kitchen prone;"
        "F alien in shed prone; A owns keys"
    )
    table.do("A assign A", "A escape")
    for who in "BCDE":
        table.do(f"{who} ask_seat")
        for passenger in table.view(None)["passengers"]:
            table.do(f"{passenger} agree")
    table.do("F stay")
    assert table.ending == "humans_escaped"
    assert table.winners == "A B C D E"


def test_T_3_12_the_player_count_at_the_start_stays() -> None:
    """Eight began, four are left: chart, maximum and first strength are still those of eight."""
    given = "players 8; A alien; E eliminated; F eliminated; G eliminated; H eliminated"
    table = Scenario(f"{given}; phase upkeep; weather storm").begin()
    assert table.fuel("boiler") == 1
    assert table.view(None)["most_suspicion"] == 8
    revealed = Scenario(f"{given}; phase rec_room").ask()
    revealed.match.act(0, "reveal")
    assert revealed.view(None)["strength"] == 4


@pytest.mark.parametrize(
    ("room", "stock", "left"), [("kitchen", "pantry", 10), ("weather", "underground", 7), ("armoury", "weapons", 5)]
)
def test_T_3_13_strength_counts_in_points(room: str, stock: str, left: int) -> None:
    table = Scenario(f"phase encounters; D revealed; strength 3; plan {room} 3").do("D sabotage")
    seen = table.view(None) | {"weapons": table.view(None)["weapon_deck_size"]}
    assert seen[stock] == left


def test_T_3_14_weapons_items_and_samples_without_limit() -> None:
    """Somebody who owns nearly everything still draws and keeps."""
    table = Scenario(
        "phase actions; pile use; weapons firearm melee; A in armoury; B in rec prone; C in rec prone; D in rec prone;"
        "A owns dynamite dynamite dynamite melee melee flamethrower keys keys tools fuel blood blood failure failure"
    )
    table.do("A pass", "A keep firearm")
    assert table.owns("A").split().count("firearm") == 1
    assert len(table.owns("A").split()) == 15


@pytest.mark.parametrize("hunger", ["", "hungry"])
def test_T_3_14_the_hand_limit_counts_when_drawing_only(hunger: str) -> None:
    """Three cards stay three cards, whatever the limit is."""
    table = Scenario(f"phase draw; {hunger}; A hand use use repair; B hand use").begin()
    assert table.hand("A") == "use use repair"
    assert [told.args["seat"] for told in table.told(None, "drew")][:1] == ["B"]
    assert len(table.hand("B").split()) == (2 if hunger else 3)
