"""The assimilated and the defeated: what becomes of players whom a fight leaves out (rules section 8.2)."""

import pytest

from tests.games.thing.encounters_helpers import assert_alike, fight, names, others, strength
from winterover.games.thing.pieces import ACTIONS, ITEMS, WEAPONS
from winterover.games.thing.scenario import Scenario

# The assimilated


@pytest.mark.parametrize("role", ["human", "alien"])
def test_T_E_16_the_player_is_out_and_the_role_is_not_shown(role: str) -> None:
    table = fight(2, f"A {role} in generator; B human; D human").do("C assimilate A")
    assert not table.state.over
    assert table.view(None)["status"][0] == "eliminated"
    assert table.room("A") is None
    assert "role_shown" not in names(table)
    for viewer in others(table, "A"):
        assert table.last(viewer, "assimilated") == {"seat": "A", "room": "generator"}
    assert table.role("A") == role
    table.play_to("food")
    assert all(seat != "A" for seat, _ in table.asked)
    assert {told.args["seat"] for told in table.told(None, "voted")} == {"B", "D"}


def test_T_E_16_with_the_last_human_the_game_is_over() -> None:
    table = fight(2, "A human in generator; B alien").do("C assimilate A")
    assert table.ending == "no_human_left"
    assert table.winners == "B C D"
    assert table.view(None)["last_humans"] == ["A"]


def test_T_E_16_an_assimilated_alien_is_no_last_human() -> None:
    """Where the end waits for the next role that is shown, one may be assimilated after the last human."""
    table = fight(2, "A alien in generator; B alien", endAllInfected="atNextReveal").do("C assimilate A")
    assert not table.state.over
    table.play_to("rec_room").do("D reveal")
    assert table.ending == "no_human_left"
    assert table.winners == "A B C D"
    assert table.view(None)["last_humans"] == []


def test_T_E_18_nobody_is_told_whether_a_hidden_alien_was_assimilated() -> None:
    tables = [
        fight(2, f"players 5; A {role} in generator; B human; E human").do("C assimilate A")
        for role in ("human", "alien")
    ]
    assert_alike(tables[0], tables[1], "A")
    assert tables[0].told("C") == tables[1].told("C")
    for table in tables:
        table.play_to("food")
    assert_alike(tables[0], tables[1], "A")


def test_T_E_17_R_56_cards_go_to_the_bottom_of_their_decks() -> None:
    table = fight(
        2,
        "weapons melee dynamite; items keys fuel; deck sabotage; A human in generator; B human;"
        "A hand use use repair; A owns firearm melee flamethrower:2 tools open_flashlight blood failure failure",
    )
    actions = len(table.state.deck)
    table.do("A pass", "C assimilate A")
    g = table.state
    assert [WEAPONS[card] for card in g.weapon_deck[3:]] == ["dynamite", "melee"]
    assert sorted(WEAPONS[card] for card in g.weapon_deck[:3]) == ["firearm", "flamethrower", "melee"]
    assert [ITEMS[card] for card in g.item_deck[2:]] == ["fuel", "keys"]
    assert sorted(ITEMS[card] for card in g.item_deck[:2]) == ["flashlight", "tools"]
    assert sorted(ACTIONS[card] for card in g.deck[:3]) == ["repair", "use", "use"]
    assert len(g.deck) == actions + 3
    assert ACTIONS[g.deck[-1]] == "sabotage"
    assert (table.owns("A"), table.hand("A")) == ("", "")
    assert table.view(None)["flamethrowers"] == [[], [], [], []]


def test_T_E_17_R_56_laboratory_tokens_leave_the_game() -> None:
    table = fight(2, "A human in generator; B human; A owns blood failure failure").do("C assimilate A")
    assert table.view(None)["sample_counts"] == [0, 0, 0, 0]
    assert table.view(None)["lab_size"] == 20 - 3
    assert table.state.lost_samples == [1, 2]
    assert table.view(None)["used_blood"] == 0


def test_T_E_17_R_56_nobody_sees_what_it_was() -> None:
    tables = [
        fight(2, f"A human in generator; B human; A hand {hand}; A owns {owned}").do("A pass", "C assimilate A")
        for hand, owned in (("use use repair", "melee keys blood"), ("sabotage sabotage use", "dynamite fuel failure"))
    ]
    assert_alike(tables[0], tables[1], "A")


@pytest.mark.parametrize(("leader", "heir"), [("A", "B"), ("B", "B"), ("D", "D")])
def test_R_57_the_leader_sheet_passes_at_once_to_the_left(leader: str, heir: str) -> None:
    table = Scenario(
        f"players 6; phase encounters; leader {leader}; C revealed; D alien; strength 5;"
        "plan generator 2; plan radio 2; plan shed 1; A human in generator; B human; E human; F human"
    ).do(f"{leader} resolve generator", "C assimilate A")
    assert table.leader == heir
    # The heir finishes the phase.
    assert table.asked == [(heir, "room_order")]


def test_R_57_the_next_on_the_left_who_is_still_a_character() -> None:
    table = fight(2, "players 5; leader B; B human in generator; A human; E human").do("C assimilate B")
    assert table.leader == "D"


@pytest.mark.parametrize("holder", ["A", "B"])
def test_R_57_a_leader_token_held_by_the_assimilated_is_unclaimed(holder: str) -> None:
    table = fight(2, f"token held {holder}; A human in generator; B human").do("C assimilate A")
    assert table.view(None)["token_holder"] == (None if holder == "A" else "B")
    table.play_to("weather")
    assert table.leader == ("D" if holder == "A" else "B")


@pytest.mark.parametrize(("role", "wins"), [("human", False), ("alien", True)])
def test_R_55_the_assimilated_share_the_fate_of_their_team_when_the_aliens_win(role: str, wins: bool) -> None:
    table = fight(2, f"boiler destroyed; frost 7; A {role} in generator; B human").do("C assimilate A")
    table.play_to("draw")
    assert table.ending == "base_frozen"
    assert ("A" in table.winners) == wins


@pytest.mark.parametrize(("role", "wins"), [("human", True), ("alien", False)])
def test_R_55_the_assimilated_share_the_fate_of_their_team_when_the_humans_escape(role: str, wins: bool) -> None:
    table = Scenario(
        f"phase move; leader A; sos 9; C revealed; strength 2; plan shed 2; A {role}; B human suspicion 0; D alien"
    )
    table.do("B board", "D go radio", "D hand_in use", "A go shed", "A hand_in use", "C assimilate A", "D stay")
    assert table.ending == "humans_escaped"
    assert table.winners == ("A B" if wins else "B")


def test_DX_08_one_of_two_is_assimilated() -> None:
    table = fight(3, "A human in generator; B human in generator", strength=3).do("C assimilate A")
    assert strength(table) == 4
    assert table.view(None)["status"] == ["eliminated", "character", "revealed", "character"]
    assert (table.room("B"), table.standing("B")) == ("rec", False)
    assert "role_shown" not in names(table, "C")


# Defeat


def test_T_E_19_without_strength_the_collective_is_defeated() -> None:
    table = fight(1, "A human in generator; B human; A owns dynamite", strength=1).do("A attack dynamite")
    assert strength(table) == 0
    assert "collective_defeated" in names(table)
    assert not table.state.over
    table.play_to("planning").begin()
    assert table.coming == "draw"
    assert "plan_made" not in names(table)


def test_T_E_19_strength_held_back_counts() -> None:
    table = fight(1, "A human in generator; B human; A owns dynamite", strength=2).do("A attack dynamite")
    assert strength(table) == 1
    assert "collective_defeated" not in names(table)
    table.play_to("planning").ask()
    assert table.asked == [("C", "plan")]


@pytest.mark.parametrize(("rejoin", "members"), [("yes", ["C", "D"]), ("no", ["D"])])
def test_R_65_V_31_who_is_in_the_collective_after_a_defeat(rejoin: str, members: list[str]) -> None:
    table = fight(1, "A human in generator; B human; A owns dynamite", strength=1, defeatedRejoin=rejoin)
    table.do("A attack dynamite").play_to("rec_room").do("D reveal")
    assert strength(table) == 1
    assert table.view(None)["collective"] == members
    table.play_to("planning").ask()
    assert table.asked == [(members[0], "plan")]
    table.do(f"{members[0]} lay shed 1", f"{members[0]} done")
    if rejoin == "yes":
        assert table.asked == [("D", "consent")]
        table.do("D agree")
    assert table.view("D")["plan"] == [{"room": "shed", "strength": 1}]
    assert table.view("C")["plan"] == [{"room": "shed" if rejoin == "yes" else None, "strength": 1}]


@pytest.mark.parametrize("rejoin", ["yes", "no"])
def test_R_65_V_31_all_revealed_aliens_win_with_the_aliens(rejoin: str) -> None:
    table = fight(
        1,
        "boiler destroyed; frost 7; A human in generator; B human; A owns dynamite",
        strength=1,
        defeatedRejoin=rejoin,
    ).do("A attack dynamite")
    table.play_to("draw")
    assert table.ending == "base_frozen"
    assert table.winners == "C D"
