"""Elimination (rules section 17)."""

from itertools import product

import pytest

from tests.games.stayaway.elimination_helpers import random_games
from tests.games.stayaway.examples_helpers import follow, names, others
from winterover.core.errors import RuleError
from winterover.games.stayaway.ring import leave_ring
from winterover.games.stayaway.roles import ALIVE, HUMAN, TAINTED, THING
from winterover.games.stayaway.scenario import Scenario

BURN_B = ("turn A", "A play FLA B", "B pass")


def test_S_ELIM_01_only_fire_eliminates_and_never_the_active_player() -> None:
    burned = 0
    for match in random_games(45):
        active = None
        log = match.log(None)
        for number, told in enumerate(log):
            if told.name == "turn_began":
                active = told.args["seat"]
            elif told.name == "eliminated":
                burned += 1
                victim = told.args["seat"]
                assert victim != active
                assert log[number - 1] == ("passed", {"seat": victim})
                assert log[number - 2] == ("played", {"seat": active, "card": "flamethrower", "target": victim})
    assert burned > 45


def test_S_ELIM_02_the_hand_goes_to_the_discard_pile() -> None:
    table = Scenario("turn A; A(H): FLA SUS SUS WHI; B(I): I I NOT SED; discard: AXE")
    follow(table, *BURN_B)
    assert table.hand("B") == ""
    assert table.discard.split()[0] == "AXE"
    assert sorted(table.discard.split()[1:5]) == ["I", "I", "NOT", "SED"]
    assert table.discard.split()[5:] == ["FLA"]


def test_S_ELIM_02_the_hand_is_seen_by_nobody() -> None:
    """Two victims with wholly different hands: nobody else can tell the difference, then or later."""
    tables = []
    for hand in ("NOT NOT SED COM", "I I I AXE"):
        table = Scenario(f"ring A B C D; turn A; A(H): FLA SUS SUS WHI; B(H): {hand}")
        follow(table, *BURN_B, "A offer WHI", "C give SUS", "turn C", "C discard WHI", "C offer SUS", "D give SUS")
        tables.append(table)
    for viewer in others(tables[0], "B"):
        assert tables[0].told(viewer) == tables[1].told(viewer)
        assert tables[0].view(viewer) == tables[1].view(viewer)


def test_S_ELIM_02_infected_cards_return_to_circulation() -> None:
    table = Scenario("turn A; A(H): FLA SUS SUS WHI; B(I): I I I I; draw: SUS", overLimit="superinfection")
    follow(table, *BURN_B, "A offer WHI", "C give SUS", "turn C")
    table.begin_turn()
    assert table.last(None, "reshuffled") == {"cards": 5}
    assert (table.draw + " " + table.hand("C")).split().count("I") == 4


def test_S_ELIM_02_a_quarantine_is_discarded_with_its_owner() -> None:
    """Fire reaches a quarantined player under the E2 rules of Quarantine only."""
    table = Scenario("turn A; A(H): FLA SUS SUS WHI; B(H): SED SED SED SED; q(B)=2; draw: SUS", quarantineRules="E2")
    follow(table, *BURN_B)
    assert table.quarantine("B") == 0
    assert sorted(table.discard.split()) == ["FLA", "QUA", "SED", "SED", "SED", "SED"]


@pytest.mark.parametrize("eliminated_as", ["B(H): WHI SED NOT SUS", "B(I): I SED NOT SUS"])
def test_S_ELIM_03_the_role_is_not_announced(eliminated_as: str) -> None:
    table = Scenario(f"turn A; A(H): FLA SUS SUS WHI; {eliminated_as}; D(T)")
    follow(table, *BURN_B)
    assert not table.state.over
    for viewer in others(table):
        assert names(table.told(viewer))[-2:] == ["passed", "eliminated"]
        assert table.last(viewer, "eliminated") == {"seat": "B"}
    for viewer in others(table, "B", "D"):
        view = table.view(viewer)
        assert view["ending"] is None
        assert view["roles"] == {}
        assert view["thing"] is None


def test_S_ELIM_03_the_thing_ends_the_game() -> None:
    table = Scenario("turn A; A(H): FLA SUS SUS WHI; B(T); C(I)")
    follow(table, *BURN_B, "end")
    assert table.ending == "thing_eliminated"


def test_S_ELIM_03_or_begins_the_revenge() -> None:
    table = Scenario("turn A; A(H): FLA SUS SUS WHI; B(T); C(I)", revenge=True)
    follow(table, *BURN_B)
    assert not table.state.over
    assert table.last(None, "thing_burned") == {"seat": "B"}


def test_S_ELIM_04_the_neighbours_close_the_ring() -> None:
    table = Scenario("ring A B C D; turn A; A(H): FLA ANA SUS WHI; D(T)")
    follow(table, *BURN_B)
    assert table.ring == "A C D"
    assert table.asked == [("A", "offer")]
    assert table.state.partner == 2
    follow(table, "A offer WHI", "C give SUS", "turn C")
    # C's other neighbour is A now.
    assert [option for option in table.options("C") if option.startswith("play SUS")] == ["play SUS A", "play SUS D"]


def test_S_ELIM_04_the_third_player_is_counted_without_the_seat() -> None:
    given = "ring A B C D E; turn A; E(T); draw: ONE"
    full = Scenario(given)
    full.do("A left")
    assert full.last(None, "targeted")["target"] == "D"
    fewer = Scenario("ring A B D E F; dead C(H); turn A; F(T); draw: ONE")
    fewer.do("A left")
    assert fewer.last(None, "targeted")["target"] == "E"


def test_S_ELIM_04_panic_pairs_are_counted_without_the_seat() -> None:
    table = Scenario("ring A C D E; dead B(H); turn A; E(T); draw: PAR")
    table.begin_turn()
    assert table.ring == "C A E D"


@pytest.mark.parametrize(
    ("doors", "ring", "left"),
    [
        ("", "A C D E", []),
        ("door B|C", "A C D E", ["A|C"]),
        ("door C|D", "A C D E", ["C|D"]),
        ("door E|A", "A C D E", ["E|A"]),
        ("door B|C; door C|D; door D|E; door E|A", "A C D E", ["A|C", "C|D", "D|E", "E|A"]),
    ],
)
def test_S_ELIM_05_the_gaps_beside_the_seat_become_one(doors: str, ring: str, left: list[str]) -> None:
    table = Scenario(f"ring A B C D E; turn A; A(H): FLA SUS SUS WHI; E(T); {doors}")
    follow(table, *BURN_B)
    assert table.ring == ring
    assert table.doors == left
    assert "DOR" not in table.discard.split()


def test_S_ELIM_05_a_door_behind_the_victim_stops_step_3() -> None:
    table = Scenario("ring A B C D E; turn A; A(H): FLA SUS SUS WHI; E(T); door B|C")
    follow(table, *BURN_B, "turn C")
    assert table.last(None, "no_exchange") == {"seat": "A", "partner": "C", "reason": "door"}


def test_S_ELIM_05_a_door_behind_a_victim_on_the_other_side() -> None:
    """Burning against the direction of play leaves step 3 alone."""
    table = Scenario("ring A B C D E; turn B; B(H): FLA SUS SUS WHI; E(T); door E|A")
    follow(table, "turn B", "B play FLA A", "A pass", "B offer WHI", "C give SUS", "turn C")
    assert table.ring == "B C D E"
    assert table.doors == ["E|B"]


def test_S_ELIM_05_of_two_doors_one_is_discarded() -> None:
    table = Scenario("ring A B C D; turn B; B(H): I I I I; D(T); door A|B; door B|C; q(C)=1; draw: RND", edition="E2")
    table.begin_turn()
    assert table.ring == "A C D"
    assert table.doors == ["A|C"]
    assert table.discard.split().count("DOR") == 1


@pytest.mark.parametrize("size", [3, 4, 5])
def test_S_ELIM_06_formally(size: int) -> None:
    """Removing index i: the new gap carries door[i-1] or door[i], every other gap is unchanged."""
    seats = "ABCDE"[:size]
    for victim, doors in product(range(size), product([False, True], repeat=size)):
        laid = "; ".join(f"door {seats[gap]}|{seats[(gap + 1) % size]}" for gap in range(size) if doors[gap])
        table = Scenario(f"ring {' '.join(seats)}; {laid}")
        expected = [door for door in table.doors if seats[victim] not in door]
        if doors[victim - 1] or doors[victim]:
            expected.append(f"{seats[victim - 1]}|{seats[(victim + 1) % size]}")
        leave_ring(table.state, victim)
        assert table.ring == " ".join(seats.replace(seats[victim], ""))
        assert sorted(table.doors) == sorted(expected)
        assert table.discard.split() == ["DOR"] * (sum(doors) - len(expected))


@pytest.mark.parametrize(("doors", "gone"), [("door A|B", 1), ("door B|A", 1), ("", 0)])
def test_S_ELIM_06_with_one_player_left_all_doors_are_discarded(doors: str, gone: int) -> None:
    table = Scenario(f"ring A B; dead C(H); turn A; A(H): FLA SUS SUS WHI; B(T): T SED SED SED; {doors}")
    follow(table, *BURN_B, "end")
    assert table.ring == "A"
    assert table.doors == []
    assert table.discard.split().count("DOR") == gone
    assert len(table.state.doors) == 1


def test_S_ELIM_07_the_role_is_recorded() -> None:
    for role, recorded in (("H", HUMAN), ("I", TAINTED)):
        table = Scenario(f"turn A; A(H): FLA SUS SUS WHI; B({role}); D(T)")
        assert table.state.fallen == [ALIVE] * 4
        follow(table, *BURN_B)
        assert table.state.fallen == [ALIVE, recorded, ALIVE, ALIVE]
    table = Scenario("turn A; A(H): FLA SUS SUS WHI; B(T)")
    follow(table, *BURN_B)
    assert table.state.fallen[1] == THING


def test_S_ELIM_07_the_numbers_of_humans_and_infected_are_never_announced() -> None:
    """A Human, an Infected or one of each burned: whoever knows no roles is told and shown the same."""
    tables = []
    for roles in ("B(H): SED SED SED SED; C(I): I SED SED SED", "B(I): I SED SED SED; C(H): SED SED SED SED"):
        table = Scenario(f"ring A B C D E; turn A; A(H): FLA FLA SUS WHI; {roles}; D(H); E(T)")
        follow(table, *BURN_B, "A offer SUS", "C give SED", "turn C")
        tables.append(table)
    for viewer in others(tables[0], "B", "C", "E"):
        assert tables[0].told(viewer) == tables[1].told(viewer)
        assert tables[0].view(viewer) == tables[1].view(viewer)


def test_S_ELIM_08_the_eliminated_decide_nothing() -> None:
    table = Scenario("ring A B C D; turn A; A(H): FLA SUS SUS WHI; D(T); draw: SUS RND")
    follow(table, *BURN_B, "A offer WHI", "C give SUS", "turn C")
    assert sorted(table.asked) == [("A", "pass_on"), ("C", "pass_on"), ("D", "pass_on")]
    assert table.match.options(1) == []
    with pytest.raises(RuleError) as error:
        table.match.act(1, "pass_on suspicion")
    assert error.value.code == "not-asked"


def test_S_ELIM_08_nobody_asks_the_eliminated_in_any_game() -> None:
    for match in random_games(18):
        dead: set[str] = set()
        turns = {told.args["seat"] for told in match.log(None) if told.name == "turn_began"}
        assert turns
        for told in match.log(None):
            if told.name == "eliminated":
                dead.add(told.args["seat"])
            elif told.name in ("turn_began", "drew", "discarded", "offered", "exchanged", "passed", "declined"):
                assert told.args["seat"] not in dead
                assert told.args.get("partner") not in dead


def test_S_ELIM_08_the_eliminated_see_only_what_is_public() -> None:
    table = Scenario("ring A B C D; turn A; A(H): FLA SUS SUS WHI; B(I): I SUS NOT SED; C(H): ANA SUS SUS SUS; D(T)")
    follow(table, *BURN_B)
    before = len(table.told("B"))
    follow(table, "A offer WHI", "C give SUS", "turn C", "C play ANA D", "C offer WHI", "D give SUS", "turn D")
    table.begin_turn()
    assert table.view("B") == {**table.view(None), "viewer": "B"}
    assert table.told("B")[before:] == table.told(None)[before:]


def test_S_ELIM_08_the_eliminated_do_not_talk() -> None:
    table = Scenario("ring A B C D; turn A; A(H): FLA SUS SUS WHI; D(T)")
    table.begin_turn().match.say(1, "claim human")
    follow(table, *BURN_B[1:])
    with pytest.raises(RuleError) as error:
        table.match.say(1, "claim human")
    assert error.value.code == "statement-not-allowed"


def test_S_ELIM_08_the_eliminated_lose_whatever_happens() -> None:
    fallen = 0
    for match in random_games(45, declares=True):
        dead = [told.args["seat"] for told in match.log(None) if told.name == "eliminated"]
        fallen += len(dead)
        assert not set(dead) & set(match.view(None)["ending"]["winners"])
    assert fallen > 0


def test_S_ELIM_09_the_end_is_checked_before_play_goes_on() -> None:
    """The last Human burned: the game ends at once, without step 3."""
    table = Scenario("ring A B C D; turn A; A(T): T FLA SUS WHI; B(H); C(I); D(I)")
    follow(table, *BURN_B, "end")
    assert table.ending == "no_human_left"
    assert table.told(None, "offered") == []


def test_S_ELIM_09_then_play_goes_on_with_step_3() -> None:
    table = Scenario("ring A B C D; turn A; A(H): FLA SUS SUS WHI; D(T)")
    follow(table, *BURN_B, "A offer WHI", "C give SUS", "turn C")
    assert table.discard.split()[-1] == "FLA"
