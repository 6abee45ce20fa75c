"""Revealed aliens (rules section 16)."""

from collections import Counter

import pytest

from tests.games.thing.encounters_helpers import assert_alike, others, played_games, strength, watch_games
from winterover.core.errors import RuleError
from winterover.core.match import Match
from winterover.core.seats import LETTERS
from winterover.games.thing.pieces import ACTIONS, ITEMS, ROOMS, WEAPONS
from winterover.games.thing.scenario import Scenario

#: B is a hidden alien with something in every pocket, D the Leader.
RICH = (
    "players 5; phase rec_room; leader D; B alien suspicion 4; B hand use repair repair;"
    "B owns dynamite melee flamethrower:2 open_firearm keys tools open_wire open_flashlight blood failure failure"
)


def reveal(text: str, who: str = "B", *, seed: int = 0, **rulings: object) -> Scenario:
    """Somebody has revealed itself as soon as Phase 5 began."""
    return Scenario(text, edition="std", seed=seed, **rulings).do(f"{who} reveal")


def uncover(text: str) -> Scenario:
    """A has tested the most suspected Character, B, with its blood sample."""
    return Scenario(f"phase tests; A owns blood; B suspicion 3; {text}").do("A offer_a")


# Becoming one


def test_T_A_01_a_hidden_alien_may_reveal_itself_in_phase_5() -> None:
    table = Scenario("phase rec_room; B alien").ask()
    assert table.standing_options("B") == ["reveal"]
    assert [table.standing_options(human) for human in "ACD"] == [[], [], []]
    table.do("B reveal")
    assert table.view(None)["status"] == ["character", "revealed", "character", "character"]


@pytest.mark.parametrize("human", ["A", "C", "D"])
def test_T_A_01_a_human_may_not(human: str) -> None:
    table = Scenario("phase rec_room; B alien").ask()
    with pytest.raises(RuleError):
        table.do(f"{human} reveal")
    table.do("A abstain", "B abstain", "C abstain", "D abstain")
    assert table.asked[0][1] == "reveal"
    assert table.options(human) == ["remain"]


def test_T_A_01_in_no_other_phase() -> None:
    phases = Counter[str]()

    def look(match: Match) -> None:
        for seat in range(match.config.players):
            if "reveal" in match.options(seat):
                phases[match.view(None)["phase"]] += 1
                assert match.view(seat)["role"] == "alien"

    watch_games(25, look)
    assert set(phases) == {"rec_room"}
    assert phases["rec_room"] > 40


def test_T_A_01_nothing_else_reveals() -> None:
    found = 0
    for match in played_games(60):
        this_round: list[str] = []
        for told in match.log(None):
            if told.name == "round_began":
                this_round = []
            elif told.name == "revealed":
                found += 1
                assert "assembled" in this_round
                assert "ate" not in this_round
            this_round.append(told.name)
    assert found > 30


def test_T_A_01_a_test_reveals() -> None:
    table = uncover("B alien; leader A")
    assert table.last(None, "role_shown") == {"seat": "B", "role": "alien"}
    assert table.view(None)["collective"] == ["B"]


# What it gives up


def test_T_A_02_everybody_learns_it() -> None:
    table = reveal(RICH)
    for viewer in others(table):
        assert table.last(viewer, "revealed") == {"seat": "B"}
        assert table.view(viewer)["status"][1] == "revealed"


def test_T_A_02_the_figure_leaves_the_board() -> None:
    table = reveal(RICH)
    assert table.room("B") is None
    table.play_to("move").ask()
    assert table.view(None)["order"] == ["E", "A", "C", "D"]


def test_T_A_02_the_disc_leaves_the_track() -> None:
    """It was the most suspected; now it can neither be named nor be tested."""
    table = reveal(f"{RICH}; A owns blood; C suspicion 2").do("A ready")
    assert all("vote B" not in table.options(seat) for seat in "ACDE")
    table.play_to("tests").do("A offer_a")
    assert table.last(None, "tested")["target"] == "C"


def test_T_A_02_cards_go_to_the_bottom_of_their_decks() -> None:
    before = Scenario(RICH).ask().state
    table = reveal(RICH)
    g = table.state
    assert table.owns("B") == ""
    assert table.hand("B") == ""
    assert g.weapon_deck[4:] == before.weapon_deck
    assert g.item_deck[4:] == before.item_deck
    assert g.deck[3:] == before.deck
    weapons = [WEAPONS[card] for card in g.weapon_deck[:4]]
    assert sorted(weapons) == ["dynamite", "firearm", "flamethrower", "melee"]
    assert sorted(ITEMS[card] for card in g.item_deck[:4]) == ["flashlight", "keys", "tools", "wire"]


def test_T_A_02_in_random_order() -> None:
    orders = Counter(tuple(reveal(RICH, seed=seed).state.weapon_deck[:4]) for seed in range(480))
    assert len(orders) == 24
    assert max(orders.values()) < 50


def test_R_112_the_action_cards_go_to_the_bottom_of_the_action_deck_not_to_the_discards() -> None:
    table = reveal(RICH)
    assert sorted(ACTIONS[card] for card in table.state.deck[:3]) == ["repair", "repair", "use"]
    assert table.view(None)["discard_size"] == 0


def test_T_A_02_lab_tokens_are_removed_face_down() -> None:
    table = reveal(RICH)
    view = table.view(None)
    assert (view["sample_counts"][1], view["lab_size"], view["used_blood"]) == (0, 5 * 5 - 3, 0)
    assert table.state.lost_samples == [1, 2]


def test_T_A_02_nobody_sees_what_is_given_up() -> None:
    """Two aliens with the same number of other cards and tokens: nobody else can tell the difference."""
    start = "phase rec_room; leader D; B alien"
    one = reveal(f"{start}; B hand use use use; B owns dynamite keys blood")
    other = reveal(f"{start}; B hand repair sabotage use; B owns melee tools failure")
    assert_alike(one, other, "B")


def test_R_99_a_flamethrower_that_was_given_up_starts_with_six_charges_again() -> None:
    table = reveal("phase rec_room; leader A; B alien; B owns flamethrower:1; weapons; deck use; C hand use use use")
    assert table.view(None)["flamethrowers"] == [[], [], [], []]
    assert table.view(None)["weapon_deck_size"] == 1
    table.play_to("planning").do("B lay radio 1", "B done")
    table.do("C go armoury", "C hand_in use", "D swap", "D take use+use+use", "A swap", "A take use+use+use")
    table.play_to("rec_room")
    assert table.view(None)["flamethrowers"] == [[], [], [6], []]


def test_T_A_02_the_sheet_is_turned_over_and_its_ability_ends() -> None:
    """Garry is asked in every step 4.1 while he is a Character."""
    text = "phase rec_room; leader A; B alien garry; B hand use use use"
    assert Scenario(text).play_to("draw").ask().asked == [("B", "garry")]
    assert reveal(text).play_to("draw").ask().asked == [("C", "move")]


# The Leader


@pytest.mark.parametrize(
    ("rest", "heir"),
    [
        ("", "C"),
        ("C eliminated human", "D"),
        ("C revealed; D revealed", "E"),
        ("C revealed; D revealed; E revealed", "A"),
    ],
)
def test_T_A_03_the_leader_sheet_passes_to_the_next_character_on_the_left(rest: str, heir: str) -> None:
    table = reveal(f"players 5; phase rec_room; leader B; A human; B alien; {rest}")
    assert table.leader == heir
    assert table.last(None, "leader_passed") == {"seat": heir}


def test_T_A_03_at_once() -> None:
    """Phase 5 is not over yet, and the new Leader chairs what is left of it."""
    table = reveal("phase rec_room; leader B; B alien; A owns keys")
    assert table.leader == "C"
    table.do("A ready")
    assert table.asked == [("C", "vote"), ("D", "vote"), ("A", "vote")]


def test_T_A_03_another_leader_stays() -> None:
    table = reveal("phase rec_room; leader C; B alien")
    assert table.leader == "C"
    assert table.told(None, "leader_passed") == []


def test_R_114_after_a_test_the_new_leader_chairs_the_rest_of_the_phase() -> None:
    table = Scenario(
        "players 8; phase tests; leader B; B alien suspicion 5; A owns blood;"
        "D owns flamethrower wire; E owns flamethrower wire"
    ).do("A offer_a", "D offer_b", "E offer_b", "B first_a")
    assert table.last(None, "revealed") == {"seat": "B"}
    assert table.asked == [("C", "tester")]


def test_R_114_the_leader_token_of_a_revealed_holder_is_unclaimed() -> None:
    table = reveal("phase rec_room; leader A; B alien; token held B")
    assert table.view(None)["token_holder"] is None
    table.play_to("weather")
    assert table.leader == "A"
    assert table.view(None)["token_room"] in ROOMS


# Strength


@pytest.mark.parametrize(("players", "points"), [(4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_T_A_04_the_first_takes_half_the_number_of_players_rounded_down(players: int, points: int) -> None:
    table = reveal(f"players {players}; phase rec_room; B alien")
    assert strength(table) == points
    assert table.last(None, "strength") == {"number": points}


def test_DX_27_five_players_first_reveal() -> None:
    assert strength(reveal("players 5; phase rec_room; B alien")) == 2


def test_R_113_players_who_dropped_out_count() -> None:
    table = Scenario("players 6; phase rec_room; B alien; C eliminated human; D eliminated human; E eliminated alien")
    assert strength(table.do("B reveal")) == 3


def test_T_A_04_it_takes_the_location_deck() -> None:
    table = reveal("phase rec_room; leader A; B alien; burned radio").play_to("planning").ask()
    assert table.asked == [("B", "plan")]
    rooms = {option.split()[1] for option in table.options("B")}
    assert rooms == set(table.view(None)["locations"])
    assert rooms == set(ROOMS[:10]) - {"radio"}


def test_T_A_05_a_later_one_adds_one_point() -> None:
    table = Scenario("players 8; phase rec_room; B alien; C alien; D alien; A owns keys").do("B reveal")
    assert strength(table) == 4
    table.do("D reveal")
    assert strength(table) == 5
    table.do("C reveal")
    assert strength(table) == 6


@pytest.mark.parametrize("rejoin", ["yes", "no"])
def test_T_A_05_also_if_the_earlier_ones_were_destroyed(rejoin: str) -> None:
    table = Scenario(
        "players 8; phase encounters; leader A; C revealed; D alien; strength 1; plan shed 1; pile use use;"
        "A human in shed; A owns dynamite",
        defeatedRejoin=rejoin,
    ).do("A attack dynamite")
    assert strength(table) == 0
    table.play_to("rec_room").do("D reveal")
    assert strength(table) == 1


@pytest.mark.parametrize("way", ["own will", "test"])
def test_T_A_05_however_it_was_revealed(way: str) -> None:
    text = "leader A; B alien suspicion 3; C revealed; strength 5; A owns blood"
    if way == "test":
        table = Scenario(f"phase tests; {text}").do("A offer_a")
    else:
        table = Scenario(f"phase rec_room; {text}").do("B reveal")
    assert table.view(None)["collective"] == ["C", "B"]
    assert strength(table) == 6


def test_T_A_11_strength_rises_by_assimilation_and_reveals_and_falls_by_attacks_only() -> None:
    causes = Counter[tuple[str, int]]()
    for match in played_games(60):
        pool = 0
        first = True
        log = match.log(None)
        for place, told in enumerate(log):
            if told.name != "strength":
                continue
            change = told.args["number"] - pool
            pool = told.args["number"]
            cause = next(
                one.name
                for one in reversed(log[:place])
                if one.name in ("revealed", "assimilated", "dog_assimilated", "attacked", "strength")
            )
            if cause == "revealed" and first:
                assert change == match.config.players // 2
                first = False
            else:
                assert change == (-1 if cause == "attacked" else 1)
            causes[cause, change] += 1
        assert pool == match.state.pool
    assert {cause for cause, _ in causes} == {"revealed", "assimilated", "dog_assimilated", "attacked"}


# The Collective

PAIR = "players 6; leader A; C revealed; B revealed; E alien"


def test_T_A_06_all_have_one_pool_and_one_plan() -> None:
    table = Scenario(f"{PAIR}; phase planning; strength 5").ask()
    assert table.asked == [("C", "plan")]
    assert "lay radio 5" in table.options("C")
    table.do("C lay radio 3", "C lay shed 2")
    assert table.options("C") == ["done"]  # nobody has strength of its own beside it
    table.do("C done", "B agree")
    assert table.told(None, "plan_made")[0].args["strengths"] == (3, 2)
    assert len(table.told(None, "plan_made")) == 1
    assert table.coming == "draw"


def test_T_A_07_a_plan_needs_the_agreement_of_all() -> None:
    table = Scenario(f"{PAIR}; phase planning; strength 5").do("C lay radio 3", "C done")
    assert table.asked == [("B", "consent")]
    table.do("B object")
    assert table.told(None, "plan_made") == []
    assert table.asked == [("B", "plan")]
    table.do("B lay shed 1", "B done", "C agree")
    assert table.last("B", "plan_made")["rooms"] == ["shed"]


def test_T_A_07_what_to_do_in_a_room_needs_it_too() -> None:
    table = Scenario(f"{PAIR}; phase encounters; strength 5; plan radio 1; damage radio 2").begin()
    assert sorted(table.asked) == [("B", "prey"), ("C", "prey")]
    table.do("B sabotage", "C nothing")
    assert sorted(table.asked) == [("B", "prey"), ("C", "prey")]
    table.do("B sabotage", "C sabotage")
    assert table.damage("radio") == 3


def test_T_A_08_the_members_share_the_plan_and_nobody_else_knows_it() -> None:
    table = Scenario(f"{PAIR}; phase planning; strength 5").do("C lay radio 3", "C done", "B agree")
    for member in "BC":
        assert table.view(member)["plan"] == [{"room": "radio", "strength": 3}]
        assert table.last(member, "plan_made")["rooms"] == ["radio"]
    for viewer in others(table, "B", "C"):
        assert table.view(viewer)["plan"] == [{"room": None, "strength": 3}]
        assert table.last(viewer, "plan_made")["rooms"] is None


def test_T_A_08_being_revealed_does_not_show_who_else_is_an_alien() -> None:
    """The revealed alien cannot tell whether A or E is its hidden fellow, nor can anybody learn it by its joining."""
    tables = []
    for fellow, human in (("A", "E"), ("E", "A")):
        table = Scenario(f"players 5; phase rec_room; leader D; B alien; {fellow} alien; {human} human")
        tables.append(table.do("B reveal").play_to("weather"))
    assert_alike(tables[0], tables[1], "A", "E")
    assert tables[0].view("B").keys().isdisjoint({"roles", "infections"})


def test_T_A_09_revealed_aliens_take_part_in_nothing_but_their_own_decisions() -> None:
    kinds = Counter[str]()

    def look(match: Match) -> None:
        view = match.view(None)
        for letter in view["collective"]:
            seat = LETTERS.index(letter)
            kinds.update(kind for asked, kind in view["waiting"] if asked == letter)
            assert (view["room"][seat], view["hand_sizes"][seat], view["sample_counts"][seat]) == (None, 0, 0)
            for other in match.waiting():
                assert not {f"vote {letter}", f"test {letter}", f"put {letter} keys"}.intersection(match.options(other))

    watch_games(25, look)
    assert set(kinds) <= {"plan", "consent", "prey"}
    assert kinds["plan"] > 100


def test_T_A_09_they_do_not_draw_move_vote_trade_test_or_starve() -> None:
    table = Scenario(
        "phase draw; leader A; C revealed; A owns keys blood; pantry 0; A suspicion 0;"
        "A hand use; B hand use; D hand use"
    ).play_to("rec_room")
    assert table.view(None)["hand_sizes"][2] == 0
    assert {told.args["seat"] for told in table.told(None) if told.name in ("drew", "went")} == {"A", "B", "D"}
    table.ask()
    assert table.options("A") == ["put B blood", "put B keys", "put D blood", "put D keys", "ready"]
    table.do("A ready")
    assert table.asked == [("A", "vote"), ("B", "vote"), ("D", "vote")]
    assert table.options("A") == ["abstain", "vote B", "vote D"]
    table.play_to("tests").do("A offer_a")
    assert table.options("A") == ["test B", "test D"]
    table.play_to("dogs")
    assert table.view(None)["hungry"]
    assert "C" not in {told.args["seat"] for told in table.told(None, "threw")}


def test_T_A_09_they_neither_board_nor_are_candidates() -> None:
    table = Scenario("phase move; sos 9; leader A; B revealed; C human suspicion 2; A human suspicion 1; D suspicion 3")
    table.do("C go radio", "C hand_in use", "D go shed", "D hand_in use", "A board")
    assert table.ask().asked == [("C", "ask_seat")]
    table.do("C stay", "D stay")
    assert [told.args["seat"] for told in table.told(None, "stayed")] == ["C", "D"]
    assert table.state.over


def test_T_A_10_they_may_talk_at_the_table() -> None:
    table = Scenario("phase rec_room; leader A; C revealed; D eliminated human").ask()
    table.match.say(2, "accuse A")
    assert table.last(None, "said") == {"speaker": "C", "to": None, "words": "accuse A"}
    with pytest.raises(RuleError, match="silent"):
        table.match.say(3, "accuse A")


# Printed examples


@pytest.mark.parametrize("players", range(4, 9))
def test_EX_17_the_first_alien_is_uncovered_by_a_test(players: int) -> None:
    table = uncover(f"players {players}; leader A; B alien; B owns dynamite keys; B hand use repair use")
    view = table.view(None)
    assert (table.room("B"), view["status"][1]) == (None, "revealed")
    assert [WEAPONS[card] for card in table.state.weapon_deck[:1]] == ["dynamite"]
    assert [ITEMS[card] for card in table.state.item_deck[:1]] == ["keys"]
    assert sorted(ACTIONS[card] for card in table.state.deck[:3]) == ["repair", "use", "use"]
    assert strength(table) == players // 2
    # From Phase 3 of the next round on it acts, and not before.
    table.play_to("planning").ask()
    assert table.view(None)["round"] == 2
    assert table.asked == [("B", "plan")]
    assert f"lay radio {players // 2}" in table.options("B")


def test_EX_19_a_second_alien_joins_voluntarily() -> None:
    table = Scenario("phase rec_room; leader A; C revealed; strength 4; B alien; B owns melee fuel; B hand use use use")
    table.do("B reveal")
    assert table.room("B") is None
    assert (table.owns("B"), table.hand("B")) == ("", "")
    assert WEAPONS[table.state.weapon_deck[0]] == "melee"
    assert ITEMS[table.state.item_deck[0]] == "fuel"
    assert strength(table) == 5
    table.play_to("planning").do("C lay radio 5", "C done")
    assert table.asked == [("B", "consent")]
