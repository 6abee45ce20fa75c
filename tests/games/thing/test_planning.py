"""Phase 3: the Collective plans (rules section 6): T-P3, R-24, R-25, R-115."""

from typing import Any

import pytest

from tests.games.thing.round_helpers import GREEN_ROOMS, others, seen_by
from winterover.core.errors import RuleError
from winterover.games.thing.scenario import Scenario


def planning(people: str = "D revealed; strength 3", **rulings: Any) -> Scenario:
    return Scenario(f"phase planning; {people}", **rulings).begin()


def the_plan(table: Scenario) -> list[tuple[str, int]]:
    """The plan that was adopted, as the rules keep it for step 4.3."""
    revealed = table.play_to("encounters").begin().last(None, "plan_revealed")
    return list(zip(revealed["rooms"], revealed["strengths"], strict=True))


# When


@pytest.mark.parametrize(
    ("people", "asked"),
    [
        ("D revealed; strength 1", True),
        ("D revealed; strength 4", True),
        ("D alien", False),
        ("D eliminated", False),
    ],
)
def test_T_P3_01_planning_needs_a_revealed_alien_with_strength(people: str, asked: bool) -> None:
    table = planning(people)
    assert table.asked == ([("D", "plan")] if asked else [])


def test_T_P3_01_a_defeated_collective_does_not_plan() -> None:
    """Its last strength is lost to fire in Phase 4; next round there is no Phase 3 (T-E-19)."""
    table = Scenario(
        "phase encounters; D revealed; strength 1; plan shed 1; A in shed; A owns dynamite; pile use use; B in radio;"
        "C in kitchen"
    )
    table.do("A attack dynamite")
    assert table.view(None)["strength"] == 0
    table.play_to("planning").begin()
    assert table.asked == []
    assert table.told("D", "plan_made") == []


def test_T_P3_01_a_new_alien_first_acts_in_the_next_round() -> None:
    """Revealed in Phase 5, nothing is asked of it until Phase 3 comes round."""
    table = Scenario("phase rec_room; A alien; B suspicion 2").ask()
    number = table.state.round
    table.match.act(0, "reveal")
    while table.asked != [("A", "plan")]:
        assert all(seat != "A" for seat, _ in table.asked)
        table.play_to("planning").begin()
    assert table.state.round == number + 1


# What


def test_T_P3_02_one_or_more_cards_each_with_strength() -> None:
    table = planning()
    assert "done" not in table.options("D")
    assert set(table.options("D")) == {f"lay {room} {number}" for room in GREEN_ROOMS for number in (1, 2, 3)}
    table.do("D lay radio 1")
    left = {f"lay {room} {number}" for room in GREEN_ROOMS if room != "radio" for number in (1, 2)}
    assert set(table.options("D")) == {"done", *left}
    table.do("D lay shed 2")
    assert table.options("D") == ["done"]
    table.do("D done")
    assert the_plan(table) == [("radio", 1), ("shed", 2)]


def test_T_P3_02_strength_may_be_held_back() -> None:
    table = planning().do("D lay radio 1", "D done")
    assert table.view(None)["strength"] == 3
    assert the_plan(table) == [("radio", 1)]
    assert table.view(None)["strength_in"] == {"radio": 1}


def test_T_P3_02_no_more_than_the_pool() -> None:
    table = planning()
    for code in ("lay radio 4", "lay radio 0", "done"):
        with pytest.raises(RuleError):
            table.do(f"D {code}")


@pytest.mark.parametrize(
    ("given", "missing"),
    [
        ("burned radio shed", {"radio", "shed"}),
        ("boiler destroyed", {"boiler"}),
        ("kennel 0", set()),
    ],
)
def test_T_P3_03_only_cards_that_are_in_the_deck(given: str, missing: set[str]) -> None:
    table = planning(f"D revealed; strength 2; {given}")
    rooms = {code.split()[1] for code in table.options("D")}
    assert rooms == set(GREEN_ROOMS) - missing


def test_T_P3_03_the_kennel_only_while_its_card_is_in_the_deck() -> None:
    assert "lay kennel 2" in planning("D revealed; strength 2; kennel 1").options("D")
    assert "lay kennel 2" not in planning("D revealed; strength 2").options("D")
    removed = planning("D revealed; strength 2; kennel 1", kennelCard="removed")
    assert "lay kennel 2" not in removed.options("D")


# Who sees what


def test_T_P3_04_cards_and_strengths_are_public_rooms_are_not() -> None:
    table = planning().do("D lay radio 1", "D lay shed 2", "D done")
    for viewer in others(table, "D"):
        assert table.last(viewer, "plan_made") == {"cards": 2, "strengths": (1, 2), "rooms": None}
        assert table.view(viewer)["plan"] == [{"room": None, "strength": 1}, {"room": None, "strength": 2}]
    assert table.last("D", "plan_made")["rooms"] == ["radio", "shed"]
    assert table.view("D")["plan"] == [{"room": "radio", "strength": 1}, {"room": "shed", "strength": 2}]


@pytest.mark.parametrize("visibility", ["strengths", "nothing"])
def test_T_P3_04_other_rooms_look_the_same_until_4_3(visibility: str) -> None:
    seen = []
    for rooms in (("radio", "shed"), ("boiler", "armoury"), ("kennel", "weather")):
        table = planning("D revealed; strength 3; kennel 1", planVisibility=visibility)
        table.do(f"D lay {rooms[0]} 1", f"D lay {rooms[1]} 2", "D done").play_to("encounters", seed=4)
        seen.append(seen_by(table, *others(table, "D")))
    assert seen[0] == seen[1] == seen[2]


def test_T_P3_04_nothing_is_seen_of_a_plan_that_is_being_laid_out() -> None:
    seen = []
    for code in ("lay radio 1", "lay shed 1"):
        table = planning().do(f"D {code}")
        seen.append(seen_by(table, *others(table, "D")))
        assert table.view("D")["proposal"] == [[code.split()[1], 1]]
    assert seen[0] == seen[1]


def test_T_P3_04_members_of_the_collective_see_the_rooms() -> None:
    table = planning("C revealed; D revealed; strength 3").do("C lay radio 3", "C done", "D agree")
    for member in "CD":
        assert table.view(member)["plan"] == [{"room": "radio", "strength": 3}]
    for viewer in others(table, "C", "D"):
        assert table.view(viewer)["plan"] == [{"room": None, "strength": 3}]


def test_T_P3_04_everybody_sees_the_rooms_in_4_3() -> None:
    table = planning().do("D lay radio 1", "D lay shed 2", "D done").play_to("encounters").begin()
    for viewer in others(table):
        assert table.last(viewer, "plan_revealed") == {"rooms": ["radio", "shed"], "strengths": (1, 2)}


def test_T_P3_05_committed_strength_cannot_be_rearranged() -> None:
    table = planning("C revealed; D revealed; strength 3; leader B").do("C lay radio 3", "C done", "D agree")
    while table.coming != "encounters":
        for member in "CD":
            assert table.options(member) == table.standing_options(member) == []
            assert table.view(member)["plan"] == [{"room": "radio", "strength": 3}]
        if table.asked:
            who, _ = table.asked[0]
            table.do(f"{who} {table.options(who)[0]}")
        else:
            table.begin()
    assert the_plan(table) == [("radio", 3)]


def test_T_P3_05_a_card_once_laid_cannot_be_changed() -> None:
    table = planning().do("D lay radio 1")
    assert [code for code in table.options("D") if "radio" in code] == []


# may it pass


@pytest.mark.parametrize(("ruling", "may_pass"), [("no", False), ("yes", True)])
def test_R_24_V_41_whether_the_collective_may_lay_no_card(ruling: str, may_pass: bool) -> None:
    table = planning(alienPass=ruling)
    assert ("done" in table.options("D")) == may_pass
    if may_pass:
        table.do("D done")
        assert table.last(None, "plan_made")["cards"] == 0
        table.play_to("encounters").begin()
        assert table.told(None, "plan_revealed") == []
        assert table.view(None)["strength"] == 3


@pytest.mark.parametrize("edition", ["std", "it", "de", "fr", "uk"])
def test_R_24_no_edition_lets_it_pass(edition: str) -> None:
    table = Scenario("phase planning; D revealed", edition=edition).begin()
    assert "done" not in table.options("D")


# what others see


@pytest.mark.parametrize(("visibility", "strengths"), [("strengths", (2, 1)), ("nothing", None)])
def test_R_25_V_18_what_others_see_of_the_plan(visibility: str, strengths: tuple[int, ...] | None) -> None:
    table = planning(planVisibility=visibility).do("D lay radio 2", "D lay shed 1", "D done")
    for viewer in others(table, "D"):
        assert table.last(viewer, "plan_made") == {"cards": 2, "strengths": strengths, "rooms": None}
        assert [card["strength"] for card in table.view(viewer)["plan"]] == list(strengths or (None, None))
        assert table.view(viewer)["strength"] == 3
    assert [card["strength"] for card in table.view("D")["plan"]] == [2, 1]


def test_V_18_hidden_strengths_look_alike_until_4_3() -> None:
    seen = []
    for one, two in ((2, 1), (1, 1), (1, 2)):
        table = planning(planVisibility="nothing").do(f"D lay radio {one}", f"D lay shed {two}", "D done")
        table.play_to("encounters", seed=2)
        seen.append(seen_by(table, *others(table, "D")))
        table.begin()
        assert table.last(None, "plan_revealed") == {"rooms": ["radio", "shed"], "strengths": (one, two)}
    assert seen[0] == seen[1] == seen[2]


def test_R_25_the_french_edition_shows_the_number_of_cards_only() -> None:
    table = Scenario("phase planning; D revealed; strength 2", edition="fr").do("D lay radio 2", "D done")
    assert table.last("A", "plan_made") == {"cards": 1, "strengths": None, "rooms": None}


# deciding together

TWO = "D revealed; C revealed; strength 3"
THREE = "players 6; F revealed; D revealed; E revealed; strength 4"


def propose(table: Scenario, who: str, room: str, *answers: str) -> None:
    assert table.asked == [(who, "plan")]
    table.do(f"{who} lay {room} 1", f"{who} done")
    table.do(*answers)


@pytest.mark.parametrize("collective", ["consensus", "majority"])
def test_R_115_V_32_two_members_agree(collective: str) -> None:
    """The earliest revealed member proposes, the other confirms."""
    table = planning(TWO, collective=collective)
    propose(table, "D", "radio", "C agree")
    assert the_plan(table) == [("radio", 1)]


@pytest.mark.parametrize("collective", ["consensus", "majority"])
def test_R_115_V_32_of_two_members_the_second_may_propose_another_plan(collective: str) -> None:
    table = planning(TWO, collective=collective)
    propose(table, "D", "radio", "C object")
    propose(table, "C", "shed", "D agree")
    assert the_plan(table) == [("shed", 1)]


@pytest.mark.parametrize("collective", ["consensus", "majority"])
def test_R_115_V_32_two_members_who_never_agree_follow_the_earliest_revealed(collective: str) -> None:
    table = planning(TWO, collective=collective)
    propose(table, "D", "radio", "C object")
    propose(table, "C", "shed", "D object")
    assert the_plan(table) == [("radio", 1)]


@pytest.mark.parametrize(("collective", "adopted"), [("consensus", False), ("majority", True)])
def test_R_115_V_32_two_of_three_are_a_majority_but_no_consensus(collective: str, adopted: bool) -> None:
    table = planning(THREE, collective=collective)
    propose(table, "F", "radio", "D agree", "E object")
    if not adopted:
        propose(table, "D", "shed", "E agree", "F agree")
    assert the_plan(table) == [("radio" if adopted else "shed", 1)]


def test_R_115_consensus_of_three_needs_all_of_them() -> None:
    table = planning(THREE)
    propose(table, "F", "radio", "E agree", "D agree")
    assert the_plan(table) == [("radio", 1)]


@pytest.mark.parametrize("collective", ["consensus", "majority"])
def test_R_115_V_32_without_agreement_the_most_confirmations_decide(collective: str) -> None:
    """Nobody has all; under consensus the second plan has two supporters, the others one."""
    table = planning(THREE, collective=collective)
    propose(table, "F", "radio", "D object", "E object")
    propose(table, "D", "shed", "E agree", "F object")
    if collective == "consensus":
        propose(table, "E", "kitchen", "D object", "F object")
    assert the_plan(table) == [("shed", 1)]


@pytest.mark.parametrize("collective", ["consensus", "majority"])
def test_R_115_V_32_equal_support_goes_to_the_earliest_revealed(collective: str) -> None:
    """F was revealed first, then D, then E: the order of reveal counts, not that of the seats."""
    table = planning(THREE, collective=collective)
    propose(table, "F", "radio", "D object", "E object")
    propose(table, "D", "shed", "E object", "F object")
    propose(table, "E", "kitchen", "D object", "F object")
    assert the_plan(table) == [("radio", 1)]


@pytest.mark.parametrize(("people", "members"), [(TWO, "DC"), (THREE, "FDE")])
def test_V_32_rotating_one_member_decides_each_round_in_order_of_reveal(people: str, members: str) -> None:
    table = planning(people, collective="rotating")
    for member in members + members[0]:
        assert table.asked == [(member, "plan")]
        table.do(f"{member} lay kitchen 1", f"{member} done")
        assert all(kind != "consent" for _, kind in table.asked)
        table.play_to("planning").begin()


@pytest.mark.parametrize(("people", "decider"), [(TWO, "D"), (THREE, "F")])
def test_V_32_rotating_the_member_who_planned_decides_in_the_encounters_too(people: str, decider: str) -> None:
    """One member decides per round: the plan and what is done in a won room."""
    table = planning(people, collective="rotating").do(f"{decider} lay kitchen 1", f"{decider} done")
    rooms = ["radio", "shed", "boiler"]
    table.play_to("move")
    while table.coming != "encounters":
        who, kind = table.ask().asked[0]
        table.do(f"{who} go {rooms.pop()}" if kind == "move" else f"{who} {table.options(who)[0]}")
    assert table.begin().asked == [(decider, "prey")]


def fight(people: str, **rulings: Any) -> Scenario:
    """A room that the Collective holds: it may take A, B or sabotage."""
    return Scenario(
        f"phase encounters; {people}; strength 3; plan shed 3; A in shed; B in shed", seed=0, **rulings
    ).begin()


@pytest.mark.parametrize("collective", ["consensus", "majority"])
def test_R_115_V_32_the_collective_agrees_about_its_prey(collective: str) -> None:
    table = fight(TWO, collective=collective)
    assert sorted(table.asked) == [("C", "prey"), ("D", "prey")]
    table.do("C assimilate B", "D assimilate B")
    assert table.last(None, "assimilated")["seat"] == "B"


def test_R_115_consensus_votes_again_when_it_disagrees() -> None:
    """The second ballot knows the first; equal votes then go to the earliest revealed."""
    table = fight(TWO)
    table.do("C assimilate A", "D assimilate B")
    for member in "CD":
        votes = [(told.args["seat"], told.args["choice"]) for told in table.told(member, "collective_voted")]
        assert [(seat, choice["code"]) for seat, choice in votes] == [("D", "assimilate B"), ("C", "assimilate A")]
    assert sorted(table.asked) == [("C", "prey"), ("D", "prey")]
    assert table.told(None, "assimilated") == []
    table.do("C assimilate A", "D assimilate B")
    assert table.last(None, "assimilated")["seat"] == "B"


def test_R_115_consensus_may_be_found_in_the_second_ballot() -> None:
    table = fight(TWO).do("C assimilate A", "D assimilate B", "C sabotage", "D sabotage")
    assert table.told(None, "assimilated") == []
    assert table.last(None, "alien_sabotaged") == {"room": "shed", "strength": 3}


def test_R_115_nobody_else_sees_that_the_collective_disagreed() -> None:
    table = Scenario(
        "players 6; phase encounters; A revealed; B revealed; strength 4; plan radio 2; C in radio; D in kitchen"
    ).do("A sabotage", "B assimilate C")
    assert table.view("A")["second_ballot"] is True
    assert all("second_ballot" not in table.view(who) for who in (None, "C", "D"))
    table.do("A sabotage", "B sabotage")
    assert table.view("A")["second_ballot"] is False


def test_R_115_consensus_has_a_second_ballot_in_every_room() -> None:
    table = Scenario(
        "players 5; phase encounters; leader A; D revealed; C revealed; strength 4; plan shed 2; plan radio 2;"
        "A in shed; B in radio; E alien in kitchen"
    )
    table.do("A resolve shed", "C sabotage", "D assimilate A", "C sabotage", "D sabotage")
    assert sorted(table.asked) == [("C", "prey"), ("D", "prey")]
    table.do("C sabotage", "D assimilate B")
    assert sorted(table.asked) == [("C", "prey"), ("D", "prey")]
    table.do("C sabotage", "D sabotage")
    assert table.told(None, "assimilated") == []


def test_V_32_majority_votes_once() -> None:
    table = fight(TWO, collective="majority").do("C assimilate A", "D assimilate B")
    assert table.last(None, "assimilated")["seat"] == "B"
    table = fight(THREE, collective="majority")
    table.do("D assimilate A", "E assimilate A", "F assimilate B")
    assert table.last(None, "assimilated")["seat"] == "A"


def test_R_115_what_the_members_say_to_one_another_stays_among_them() -> None:
    """Proposals, answers and votes are told to the Collective alone."""
    table = planning(TWO)
    propose(table, "D", "radio", "C object")
    propose(table, "C", "shed", "D agree")
    assert [told.args["rooms"] for told in table.told("C", "plan_proposed")] == [["radio"], ["shed"]]
    assert [told.args["reply"] for told in table.told("D", "plan_answered")] == ["object", "agree"]
    for viewer in others(table, "C", "D"):
        for name in ("plan_proposed", "plan_answered", "collective_voted"):
            assert table.told(viewer, name) == []


def test_R_115_one_member_alone_needs_no_consent() -> None:
    table = planning().do("D lay radio 1", "D done")
    assert table.asked == []
    assert the_plan(table) == [("radio", 1)]
