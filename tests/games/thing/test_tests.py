"""Phase 6: Test A with a blood sample, Test B with Wire and a Flamethrower (rules section 18.2)."""

import pytest

from tests.games.thing.encounters_helpers import assert_alike, names, others, strength
from winterover.core.errors import RuleError
from winterover.games.thing.scenario import Scenario


def phase_6(text: str, *, seed: int = 0, **rulings: object) -> Scenario:
    """Phase 6 has begun; A is the Leader, and the last seat the hidden alien unless others are named."""
    return Scenario(f"phase tests; leader A; {text}", edition="std", seed=seed, **rulings).begin()


def results(table: Scenario) -> list[tuple[str, str, str]]:
    """Who tested whom, and by which test."""
    return [(told.args["seat"], told.args["target"], told.args["test"]) for told in table.told(None, "tested")]


def is_over(table: Scenario) -> bool:
    return table.asked == [] and table.coming == "food"


BOTH = "B owns blood; C owns flamethrower:3 wire"


# How many, and by whom


def test_T_P6_01_one_test_a_and_one_test_b_on_the_same_target() -> None:
    table = phase_6(f"{BOTH}; A suspicion 3").do("B offer_a", "C offer_b", "A first_a", "C test A")
    assert results(table) == [("B", "A", "a"), ("C", "A", "b")]
    assert is_over(table)


def test_T_P6_01_on_different_targets_by_the_same_character() -> None:
    table = phase_6("B owns blood flamethrower:3 wire; A suspicion 3").do("B offer_both", "A first_a", "B test C")
    assert results(table) == [("B", "A", "a"), ("B", "C", "b")]
    assert is_over(table)


def test_T_P6_01_not_a_second_test_a_although_there_are_samples_left() -> None:
    table = phase_6("B owns blood blood; C owns blood; A suspicion 3").do("B offer_a", "C offer_a", "A choose B")
    assert len(results(table)) == 1
    assert is_over(table)
    assert (table.owns("B"), table.owns("C")) == ("blood", "blood")


def test_T_P6_01_not_a_second_test_b_although_there_are_charges_left() -> None:
    table = phase_6("players 8; B owns flamethrower:3 wire; C owns flamethrower:3 wire")
    table.do("B offer_b", "C offer_b", "A choose C", "C test A")
    assert results(table) == [("C", "A", "b")]
    assert is_over(table)


def test_T_P6_01_but_again_in_the_next_round() -> None:
    table = phase_6("B owns blood blood; A suspicion 3").do("B offer_a").play_to("weather").play_to("tests").ask()
    assert table.options("B") == ["offer_a", "pass"]


# Test A


def test_T_P6_02_the_most_suspected_is_the_target() -> None:
    table = phase_6("A owns blood; B suspicion 2; C suspicion 3").do("A offer_a")
    assert results(table) == [("A", "C", "a")]


def test_T_P6_02_the_sample_is_shown_and_given_up() -> None:
    table = phase_6("A owns blood failure; C suspicion 3").do("A offer_a")
    assert table.owns("A") == "failure"
    for viewer in others(table):
        assert table.view(viewer)["used_blood"] == 1
        assert table.view(viewer)["lab_size"] == 20 - 2  # it does not return to the bag
        assert table.last(viewer, "tested") == {"seat": "A", "target": "C", "test": "a"}


def test_T_P6_02_among_equals_the_tester_chooses() -> None:
    table = phase_6("A owns blood; B suspicion 3; C suspicion 3; D suspicion 2").do("A offer_a")
    assert table.asked == [("A", "target")]
    assert table.options("A") == ["test B", "test C"]
    assert results(table.do("A test C")) == [("A", "C", "a")]


def test_T_P6_02_a_failure_is_no_sample() -> None:
    table = phase_6("A owns failure failure")
    assert table.options("A") == ["pass"]


def test_R_111_the_green_ones_are_targets_if_nobody_is_higher() -> None:
    table = phase_6("A owns blood; A suspicion 0; B suspicion 0; C suspicion 0; D suspicion 0").do("A offer_a")
    assert table.options("A") == ["test A", "test B", "test C", "test D"]
    assert results(table.do("A test C")) == [("A", "C", "a")]


def test_R_111_revealed_and_eliminated_players_are_no_targets() -> None:
    table = phase_6("players 5; A owns blood; C revealed; C suspicion 5; D eliminated human; D suspicion 4").do(
        "A offer_a"
    )
    assert table.options("A") == ["test A", "test B", "test E"]


# Test B


def test_T_P6_03_any_character_whatever_the_suspicion() -> None:
    table = phase_6("players 5; B owns flamethrower wire; A suspicion 4; C suspicion 0; D revealed").do("B offer_b")
    assert table.asked == [("B", "target")]
    assert table.options("B") == ["test A", "test B", "test C", "test E"]
    assert results(table.do("B test C")) == [("B", "C", "b")]


def test_T_P6_03_it_costs_one_charge_and_the_wire_is_kept_open() -> None:
    table = phase_6("B owns flamethrower:3 wire").do("B offer_b", "B test C")
    assert table.owns("B") == "open_wire flamethrower:2"
    assert table.view(None)["open_wires"] == [0, 1, 0, 0]


def test_T_P6_03_open_wire_serves_as_well() -> None:
    table = phase_6("B owns flamethrower:3 open_wire").do("B offer_b", "B test C")
    assert table.owns("B") == "open_wire flamethrower:2"


def test_T_P6_03_with_its_last_charge_the_flamethrower_is_gone() -> None:
    table = phase_6("B owns flamethrower:1 wire").do("B offer_b", "B test C")
    assert table.owns("B") == "open_wire"


@pytest.mark.parametrize(
    "things", ["B owns flamethrower tools", "B owns wire keys", "B owns flamethrower keys; C owns wire"]
)
def test_T_P6_03_both_must_be_owned_by_the_same_character(things: str) -> None:
    table = phase_6(things)
    assert all("offer_b" not in table.options(seat) for seat in "ABCD")


def test_T_P6_03_an_empty_flamethrower_does_not_do() -> None:
    table = phase_6("B owns flamethrower:0 wire; A owns blood", emptyFlamethrower="stays")
    assert table.asked == [("A", "offer_test")]


# Oneself


def test_T_P6_04_one_may_test_oneself_by_test_a_as_the_most_suspected() -> None:
    table = phase_6("A owns blood; A suspicion 3").do("A offer_a")
    assert results(table) == [("A", "A", "a")]
    assert table.suspicion("A") == 0


def test_T_P6_04_one_may_test_oneself_by_test_b() -> None:
    table = phase_6("B owns flamethrower wire; A suspicion 3").do("B offer_b", "B test B")
    assert table.last(None, "role_shown") == {"seat": "B", "role": "human"}


def test_R_109_but_not_by_test_a_if_somebody_is_more_suspected() -> None:
    table = phase_6("A owns blood; B suspicion 3; C suspicion 3").do("A offer_a")
    assert "test A" not in table.options("A")
    with pytest.raises(RuleError):
        table.do("A test A")


# Offering


@pytest.mark.parametrize("things", ["A owns blood", "A owns flamethrower wire", "A owns blood flamethrower wire"])
def test_T_P6_05_testing_is_voluntary(things: str) -> None:
    table = phase_6(things).do("A pass")
    assert is_over(table)
    assert results(table) == []


def test_T_P6_05_if_several_offer_the_same_test_the_leader_picks_one() -> None:
    table = phase_6("B owns blood; C owns blood; D owns blood; A suspicion 3").do("B offer_a", "C pass", "D offer_a")
    assert table.asked == [("A", "tester")]
    assert table.options("A") == ["choose B", "choose D"]
    table.do("A choose D")
    assert results(table) == [("D", "A", "a")]
    assert (table.owns("B"), table.owns("D")) == ("blood", "")


def test_T_P6_05_the_leader_picks_for_each_test() -> None:
    table = phase_6(
        "players 8; B owns blood; C owns blood flamethrower wire; D owns flamethrower wire; A suspicion 3"
    ).do("B offer_a", "C offer_both", "D offer_b", "A first_a")
    assert table.options("A") == ["choose B", "choose C"]
    table.do("A choose B")
    assert table.asked == [("A", "tester")]
    assert table.options("A") == ["choose C", "choose D"]
    table.do("A choose C", "C test H")
    assert results(table) == [("B", "A", "a"), ("C", "H", "b")]


def test_T_P6_05_offers_are_sealed_until_all_have_answered_and_public_then() -> None:
    tables = [phase_6("B owns blood; C owns blood; A suspicion 3").do(f"B {offer}") for offer in ("offer_a", "pass")]
    assert_alike(tables[0], tables[1], "B")
    tables[0].do("C pass")
    for viewer in others(tables[0]):
        assert tables[0].last(viewer, "test_offered") == {"seat": "B", "test": "a"}


def test_R_110_all_who_might_have_the_means_are_asked_alike() -> None:
    """A token may be a failure, an item beside a Flamethrower may be Tools: others cannot tell."""
    for able, unable in (("blood", "failure"), ("flamethrower wire", "flamethrower tools")):
        tables = [phase_6(f"B owns {things}") for things in (able, unable)]
        assert tables[0].asked == tables[1].asked == [("B", "offer_test")]
        assert len(tables[0].options("B")) == 2
        assert tables[1].options("B") == ["pass"]
        assert_alike(tables[0], tables[1], "B")
        for table in tables:
            table.do("B pass")
        assert_alike(tables[0], tables[1], "B")


@pytest.mark.parametrize(
    "things", ["", "B owns wire", "B owns flamethrower", "B owns dynamite keys", "B owns flamethrower dynamite"]
)
def test_R_110_who_publicly_has_no_means_is_not_asked(things: str) -> None:
    table = phase_6(things)
    assert is_over(table)


def test_R_110_revealed_and_eliminated_players_are_not_asked() -> None:
    table = phase_6("players 5; B revealed; C eliminated human; D owns blood")
    assert table.asked == [("D", "offer_test")]


# The order


@pytest.mark.parametrize(("answer", "order"), [("first_a", ["a", "b"]), ("first_b", ["b", "a"])])
def test_T_P6_06_the_leader_says_which_test_goes_first(answer: str, order: list[str]) -> None:
    table = phase_6(f"{BOTH}; D suspicion 3").do("B offer_a", "C offer_b")
    assert table.asked == [("A", "test_order")]
    assert table.options("A") == ["first_a", "first_b"]
    table.do(f"A {answer}", "C test C")
    assert [test for _, _, test in results(table)] == order


def test_T_P6_06_by_default_a_goes_first() -> None:
    table = phase_6(f"{BOTH}; D suspicion 3").do("B offer_a", "C offer_b").play_to("food")
    assert [test for _, _, test in results(table)] == ["a", "b"]


def test_T_P6_06_the_order_matters() -> None:
    """Test B clears the most suspected, so Test A falls on the next."""
    table = phase_6(f"{BOTH}; A human suspicion 4; B suspicion 3").do("B offer_a", "C offer_b", "A first_b", "C test A")
    assert results(table) == [("C", "A", "b"), ("B", "B", "a")]


def test_T_P6_06_the_leader_is_not_asked_about_a_single_test() -> None:
    table = phase_6(f"{BOTH}; A suspicion 3").do("B offer_a", "C pass")
    assert results(table) == [("B", "A", "a")]


def test_T_P6_06_whoever_was_revealed_by_the_first_test_carries_out_no_other() -> None:
    table = phase_6("B owns blood; C alien; C owns flamethrower wire; C suspicion 3; D human")
    table.do("B offer_a", "C offer_b", "A first_a")
    assert results(table) == [("B", "C", "a")]
    assert is_over(table)


def test_T_P6_06_another_who_offered_it_steps_in() -> None:
    table = phase_6(
        "players 8; B owns blood; C alien suspicion 3; C owns flamethrower wire; D owns flamethrower wire; H human"
    ).do("B offer_a", "C offer_b", "D offer_b", "A first_a")
    assert table.asked == [("D", "target")]
    assert "test C" not in table.options("D")


# Results


@pytest.mark.parametrize("role", ["human", "alien"])
@pytest.mark.parametrize("test", ["a", "b"])
def test_T_P6_07_the_target_shows_the_role_card_to_all(role: str, test: str) -> None:
    table = phase_6(f"B owns blood flamethrower wire; C {role} suspicion 3; D alien").do(f"B offer_{test}")
    if test == "b":
        table.do("B test C")
    for viewer in others(table):
        assert table.last(viewer, "role_shown") == {"seat": "C", "role": role}


def test_T_P6_07_it_is_the_current_role_card() -> None:
    """C was a human until this round."""
    table = Scenario("phase encounters; leader A; A owns blood; C human suspicion 3 in shed; D alien in shed")
    table.do("C plain", "D infect")
    table.do(f"C look D {table.alien_token('D')}", "D look C 1").play_to("tests").do("A offer_a")
    assert table.last(None, "role_shown") == {"seat": "C", "role": "alien"}


@pytest.mark.parametrize("test", ["a", "b"])
def test_T_P6_08_an_alien_is_revealed_at_once(test: str) -> None:
    table = phase_6("B owns blood flamethrower:2 wire; C alien suspicion 3; C owns melee").do(f"B offer_{test}")
    if test == "b":
        table.do("B test C")
    assert table.view(None)["status"][2] == "revealed"
    assert (table.owns("C"), table.hand("C"), table.room("C")) == ("", "", None)
    assert strength(table) == 2
    assert is_over(table)


def test_T_P6_08_also_an_alien_who_tests_itself() -> None:
    """The means were paid before: only what is left of them is given up."""
    table = phase_6("C alien suspicion 3; C owns blood blood").do("C offer_a")
    assert table.view(None)["collective"] == ["C"]
    assert (table.view(None)["used_blood"], table.state.lost_samples) == (1, [1, 0])


@pytest.mark.parametrize("space", [0, 1, 4])
def test_T_P6_09_a_human_moves_to_the_green_zone(space: int) -> None:
    table = phase_6(f"B owns flamethrower wire; C human suspicion {space}").do("B offer_b", "B test C")
    assert table.suspicion("C") == 0
    assert table.last(None, "suspicion") == {"seat": "C", "space": 0}


def test_T_P6_09_the_others_stay_where_they_are() -> None:
    table = phase_6("B owns blood; A suspicion 2; B suspicion 1; C human suspicion 4; D suspicion 3").do("B offer_a")
    assert table.view(None)["suspicion"] == [2, 1, 0, 3]


def test_T_P6_10_a_green_character_may_leave_the_zone_and_be_infected() -> None:
    table = phase_6("B owns blood; C human suspicion 3; D alien; kennel 4", kennelCard="removed").do("B offer_a")
    assert table.suspicion("C") == 0
    table.play_to("move")
    while table.ask().asked[0][1] == "move":
        seat = table.asked[0][0]
        room = "shed" if seat in "CD" else {"A": "radio", "B": "boiler"}[seat]
        table.do(f"{seat} go {room}", f"{seat} hand_in {table.hand(seat).split()[0]}")
    assert table.asked == [("D", "tokens")]  # green ones lay out nothing
    table.do("D infect")
    table.do(f"C look D {table.alien_token('D')}")
    assert (table.suspicion("C"), table.role("C")) == (1, "alien")


def test_T_P6_11_hidden_aliens_own_and_use_all_equipment() -> None:
    table = phase_6("D alien; D owns blood flamethrower wire; A suspicion 3")
    assert table.options("D") == ["offer_a", "offer_b", "offer_both", "pass"]
    table.do("D offer_both", "A first_a", "D test B")
    assert results(table) == [("D", "A", "a"), ("D", "B", "b")]
    assert "revealed" not in names(table)


def test_T_P6_11_an_alien_tester_looks_like_a_human_one() -> None:
    tables = []
    for tester, other in (("human", "alien"), ("alien", "human")):
        table = phase_6(f"B {tester}; C {other}; B owns blood; A human suspicion 3; D human")
        tables.append(table.do("B offer_a"))
    assert_alike(tables[0], tables[1], "B", "C")
