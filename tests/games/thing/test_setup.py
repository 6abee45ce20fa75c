"""What is in the box (rules section 1) and how it is set up (section 2): T-1, T-2, R-04, EX-01."""

from collections import Counter

import pytest

from tests.games.thing.round_helpers import (
    GREEN_ROOMS,
    LETTERS,
    PLAYERS,
    assert_even,
    assert_shares,
    fresh_deal,
    random_positions,
    start_match,
)
from winterover.core.errors import ConfigError
from winterover.games.thing.game import GAME
from winterover.games.thing.pieces import ACTIONS, ALIEN, CHARACTERS, HUMAN, ITEMS, ROOMS, SAMPLES, WEAPONS
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.state import State

#: The columns of the setup table (section 2.1).
HELICOPTER_DAMAGE = {4: 2, 5: 3, 6: 4, 7: 5, 8: 6}
RADIO_DAMAGE = {4: 4, 5: 5, 6: 6, 7: 7, 8: 8}
DAMAGE_LEFT = {4: 13, 5: 11, 6: 9, 7: 7, 8: 5}
UNDERGROUND = {4: 10, 5: 10, 6: 14, 7: 18, 8: 18}
OUTSIDE = {4: 3, 5: 4, 6: 5, 7: 6, 8: 7}
FLAMETHROWERS = {4: 1, 5: 1, 6: 1, 7: 1, 8: 2}
DYNAMITE = {4: 3, 5: 3, 6: 3, 7: 3, 8: 4}
MELEE = {4: 3, 5: 3, 6: 4, 7: 4, 8: 4}
FIREARMS = {4: 1, 5: 1, 6: 2, 7: 2, 8: 2}
WEAPON_DECK = {4: 8, 5: 8, 6: 10, 7: 10, 8: 12}
KEYS = {4: 2, 5: 2, 6: 2, 7: 2, 8: 2}
FLASHLIGHTS = {4: 2, 5: 2, 6: 3, 7: 3, 8: 3}
TOOLS = {4: 2, 5: 2, 6: 2, 7: 3, 8: 4}
FUEL = {4: 2, 5: 2, 6: 2, 7: 3, 8: 4}
WIRE = {4: 1, 5: 1, 6: 1, 7: 2, 8: 2}
ITEM_DECK = {4: 9, 5: 9, 6: 10, 7: 13, 8: 15}
BLOOD = {4: 8, 5: 10, 6: 12, 7: 14, 8: 16}
FAILURES = {4: 12, 5: 15, 6: 18, 7: 21, 8: 24}
MOST_SUSPICION = {4: 4, 5: 5, 6: 6, 7: 7, 8: 8}
FIRST_STRENGTH = {4: 2, 5: 2, 6: 3, 7: 3, 8: 4}


def weapons(state: State) -> Counter[str]:
    return Counter(WEAPONS[card] for card in state.weapon_deck)


def items(state: State) -> Counter[str]:
    return Counter(ITEMS[card] for card in state.item_deck)


# The box


def test_T_1_01_eight_characters_one_for_each_of_eight_players() -> None:
    assert len(set(CHARACTERS)) == 8
    for seed in range(20):
        seen = start_match(8, seed).view(None)
        assert sorted(seen["characters"]) == sorted(CHARACTERS)
        assert len(seen["room"]) == len(seen["suspicion"]) == 8


@pytest.mark.parametrize("players", PLAYERS)
def test_T_1_02_seventeen_action_cards_of_each_kind(players: int) -> None:
    for seed in range(5):
        state = fresh_deal(players, seed)
        found = Counter(ACTIONS[card] for card in state.deck)
        for hand in state.hands:
            found.update(dict(zip(ACTIONS, hand, strict=True)))
        assert found == {"use": 17, "repair": 17, "sabotage": 17}


def test_T_1_03_twelve_weapon_cards_of_four_kinds() -> None:
    """With eight players the whole box is used; Dynamite and Molotov are one kind."""
    assert weapons(fresh_deal(8)) == {"flamethrower": 2, "dynamite": 4, "firearm": 2, "melee": 4}
    assert len(WEAPONS) == 4


def test_T_1_04_fifteen_item_cards_of_five_kinds() -> None:
    assert items(fresh_deal(8)) == {"fuel": 4, "tools": 4, "keys": 2, "wire": 2, "flashlight": 3}


def test_T_1_05_eleven_location_cards_and_none_of_rec_room_and_dormitory() -> None:
    table = Scenario("phase planning; D revealed; strength 1; kennel 1").ask()
    cards = [code.split()[1] for code in table.options("D")]
    assert sorted(cards) == sorted([*GREEN_ROOMS, "kennel"])


def test_T_1_06_every_colour_has_a_human_and_an_alien_role_card() -> None:
    """Every seat starts in either role in some deal, and in no other."""
    found = {(seat, role) for seed in range(150) for seat, role in enumerate(fresh_deal(8, seed).roles)}
    assert found == {(seat, role) for seat in range(8) for role in (HUMAN, ALIEN)}


def test_T_1_07_two_human_tokens_and_one_alien_token_a_colour() -> None:
    """An alien lays out two human tokens, or one and the alien one: of the two at most one shows the alien."""
    for seed in range(20):
        table = Scenario("phase encounters; A alien in shed; B in shed; C in shed; D in radio", seed=seed).ask()
        assert table.options("A") == ["infect", "plain"]
        table.do("A infect", "B plain", "C plain", "A look B 1", "B look A 1", "C look A 2")
        seen = [told.args["token"] for who in "BC" for told in table.told(who, "looked") if told.args["seat"] == who]
        assert sorted(seen) == ["alien", "human"]


def test_T_1_08_two_of_nine_dog_tokens_are_alien() -> None:
    found: Counter[str] = Counter()
    for seed in range(900):
        table = Scenario("phase encounters; dog shed; A in shed; B in radio; C in kitchen", seed=seed).begin()
        found[table.last("A", "dog_tested")["dog"]] += 1
    assert_shares(found, {"healthy": 7 / 9, "alien": 2 / 9})


def test_T_1_08_four_dogs() -> None:
    for seed in range(10):
        table = Scenario("phase dogs", seed=seed).begin()
        assert len(table.view(None)["dogs"]) == 4


def test_T_1_09_forty_laboratory_tokens() -> None:
    assert dict(zip(SAMPLES, fresh_deal(8).lab, strict=True)) == {"blood": 16, "failure": 24}


def test_T_1_10_barrels_food_and_damage_tokens() -> None:
    """With eight players every barrel is out: the one on the rescue track makes 34."""
    state = fresh_deal(8)
    assert sum(state.fuel) + state.underground + state.outside + 1 == 34
    assert state.fuel_spent == 0
    assert state.pantry + state.kitchen == 16
    assert sum(state.damage) + state.hq == 20


@pytest.mark.parametrize("players", PLAYERS)
def test_T_1_10_what_is_not_used_stays_in_the_box(players: int) -> None:
    """Every piece is somewhere once, at every player count."""
    GAME.audit(fresh_deal(players))


def test_T_1_10_twelve_charges_for_two_flamethrowers() -> None:
    table = Scenario(
        "players 8; phase actions; pile use use; weapons flamethrower melee flamethrower melee melee;"
        "A in armoury; B in armoury"
    )
    table.do("A assign A", "A keep flamethrower", "A next", "B keep flamethrower")
    assert [table.owns(who) for who in "AB"] == ["flamethrower:6", "flamethrower:6"]


@pytest.mark.parametrize(("burned", "may_burn"), [(5, True), (6, False)])
def test_T_1_10_six_fire_tokens(burned: int, may_burn: bool) -> None:
    rooms = " ".join(GREEN_ROOMS[:burned])
    table = Scenario(f"phase actions; pile use use; burned {rooms}; A in weather; A owns dynamite").ask()
    assert (("A", "burn") in table.asked) == may_burn


def test_T_1_11_one_leader_sheet_and_one_leader_token() -> None:
    for match in random_positions(5, range(3)):
        seen = match.view(None)
        assert seen["leader"] in LETTERS[:5]
        assert seen["token_room"] is None or seen["token_holder"] is None


def test_T_1_11_one_weather_die_with_six_faces() -> None:
    """Stored in the Weather Station it is not on the chart: the face counts in one place only."""
    assert len(fresh_deal(4).rules.board.die) == 6
    table = Scenario("phase weather; stored sun", seed=1).begin()
    if table.asked:
        table.do(f"A {table.options('A')[0]}")
    assert table.view(None)["weather"] is not None
    assert table.view(None)["stored"] is None


def test_T_1_12_action_dice_belong_to_the_small_game_alone() -> None:
    """Four and more players roll nothing but the weather die."""
    for match in random_positions(4, range(3)):
        if match.over:
            rolled = {told.args["face"] for told in match.log(None) if told.name == "rolled"}
            assert rolled <= {"sun", "cloudy", "snow", "storm"}


def test_T_1_13_strength_is_one_total_that_can_be_split_in_any_way() -> None:
    for first in range(1, 6):
        table = Scenario("phase planning; D revealed; strength 5").do(f"D lay radio {first}")
        left = {int(code.split()[2]) for code in table.options("D") if code != "done"}
        assert left == set(range(1, 6 - first))


def test_T_1_14_strength_is_not_limited_by_pieces() -> None:
    """The largest total: 4 at the first reveal, 7 other players and 4 dogs."""
    table = Scenario("players 8; phase encounters; H revealed; strength 14; plan boiler 14; A in boiler; B in radio")
    table.do("H assimilate A")
    assert table.view(None)["strength"] == 15
    again = Scenario("players 8; phase planning; H revealed; strength 15").do("H lay shed 15", "H done")
    assert again.view("H")["plan"] == [{"room": "shed", "strength": 15}]


# Setting up


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(
    ("face", "boiler"),
    [
        ("sun", {4: 0, 5: 0, 6: 1, 7: 1, 8: 1}),
        ("cloudy", {4: 1, 5: 1, 6: 1, 7: 2, 8: 2}),
        ("snow", {4: 1, 5: 1, 6: 2, 7: 2, 8: 2}),
        ("storm", {4: 2, 5: 2, 6: 2, 7: 3, 8: 3}),
    ],
)
def test_T_2_01_the_weather_chart_belongs_to_the_player_count(players: int, face: str, boiler: dict[int, int]) -> None:
    table = Scenario(f"players {players}; phase upkeep; weather {face}").begin()
    assert 4 - table.fuel("boiler") == boiler[players]


@pytest.mark.parametrize("players", [*range(4), 9, 12])
def test_T_2_01_there_is_a_setup_for_4_to_8_players(players: int) -> None:
    with pytest.raises(ConfigError):
        GAME.configure(players)


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_02_four_barrels_in_boiler_and_generator_and_a_full_rescue_tank(players: int) -> None:
    state = fresh_deal(players)
    assert {ROOMS[room]: number for room, number in enumerate(state.fuel) if number} == {"boiler": 4, "generator": 4}
    assert state.rescue_fuel == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_03_sixteen_food_in_the_pantry_and_none_in_the_kitchen(players: int) -> None:
    state = fresh_deal(players)
    assert (state.pantry, state.kitchen) == (16, 0)


def test_T_2_04_the_kennel_card_is_not_in_the_deck() -> None:
    for seed in range(10):
        assert start_match(6, seed).view(None)["locations"] == list(GREEN_ROOMS)


def test_T_2_04_the_leader_token_lies_in_the_room_of_a_random_card() -> None:
    assert_even(Counter(ROOMS[fresh_deal(5, seed).token_room] for seed in range(1000)), 10)


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_05_dogs_are_off_the_board_and_not_in_the_kennel(players: int) -> None:
    seen = start_match(players, 1).view(None)
    assert (seen["dogs"], seen["kennel"], seen["loose_dogs"]) == ([], 0, 4)


def test_T_2_05_dogs_come_in_phase_8_of_the_first_round() -> None:
    table = Scenario("phase weather").play_to("dogs")
    assert table.state.round == 1
    assert table.view(None)["dogs"] == []
    assert len(table.begin().view(None)["dogs"]) == 4


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_06_damage_at_the_start(players: int) -> None:
    state = fresh_deal(players)
    assert {ROOMS[room]: number for room, number in enumerate(state.damage) if number} == {
        "shed": 1,
        "helicopter": HELICOPTER_DAMAGE[players],
        "radio": RADIO_DAMAGE[players],
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_07_the_weapon_deck(players: int) -> None:
    state = fresh_deal(players)
    assert weapons(state) == {
        "flamethrower": FLAMETHROWERS[players],
        "dynamite": DYNAMITE[players],
        "melee": MELEE[players],
        "firearm": FIREARMS[players],
    }
    assert len(state.weapon_deck) == WEAPON_DECK[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_07_the_item_deck(players: int) -> None:
    state = fresh_deal(players)
    assert items(state) == {
        "keys": KEYS[players],
        "flashlight": FLASHLIGHTS[players],
        "tools": TOOLS[players],
        "fuel": FUEL[players],
        "wire": WIRE[players],
    }
    assert len(state.item_deck) == ITEM_DECK[players]


def test_T_2_07_both_decks_are_shuffled() -> None:
    """On top lies each kind in proportion to its number."""
    deals = [fresh_deal(4, seed) for seed in range(800)]
    assert_shares(
        Counter(WEAPONS[state.weapon_deck[-1]] for state in deals),
        {"flamethrower": 1 / 8, "dynamite": 3 / 8, "melee": 3 / 8, "firearm": 1 / 8},
    )
    assert_shares(
        Counter(ITEMS[state.item_deck[-1]] for state in deals),
        {"keys": 2 / 9, "flashlight": 2 / 9, "tools": 2 / 9, "fuel": 2 / 9, "wire": 1 / 9},
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_08_fuel_underground_and_outside(players: int) -> None:
    state = fresh_deal(players)
    assert (state.underground, state.outside) == (UNDERGROUND[players], OUTSIDE[players])


def test_T_2_08_the_stock_is_no_part_of_the_storeroom() -> None:
    table = Scenario("phase actions; pile use use use; A in storeroom; A owns dynamite").do("A burn dynamite")
    assert "storeroom" in table.view(None)["burned"]
    assert table.view(None)["underground"] == 10


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_09_two_blood_samples_and_three_failures_a_player(players: int) -> None:
    assert fresh_deal(players).lab == [BLOOD[players], FAILURES[players]] == [2 * players, 3 * players]


def test_EX_01_laboratory_bag_for_five_players() -> None:
    blood, failures = fresh_deal(5).lab
    assert (blood, failures) == (10, 15)
    assert (16 - blood, 24 - failures) == (6, 9)


def test_T_2_10_the_action_deck_is_shuffled() -> None:
    assert_even(Counter(ACTIONS[fresh_deal(4, seed).deck[-1]] for seed in range(900)), 3)
    assert len(fresh_deal(4).deck) == 51 - 2 * 4


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_11_two_action_cards_and_a_disc_on_the_yellow_space(players: int) -> None:
    state = fresh_deal(players)
    assert [sum(hand) for hand in state.hands] == [2] * players
    assert state.suspicion == [1] * players
    assert state.rules.board.most_suspicion == MOST_SUSPICION[players]
    match = start_match(players, 0)
    for seat in range(players):
        told = [told.args for told in match.log(seat) if told.name == "dealt" and told.args["cards"] is not None]
        assert [(args["seat"], len(args["cards"])) for args in told] == [(LETTERS[seat], 2)]


def test_T_2_11_the_first_cards_are_random() -> None:
    found: Counter[str] = Counter()
    for seed in range(600):
        hand = fresh_deal(4, seed).hands[2]
        found.update({name: number for name, number in zip(ACTIONS, hand, strict=True) if number})
    assert_even(found, 3)


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_12_everybody_stands_in_the_rec_room_with_a_sheet_of_their_own(players: int) -> None:
    for seed in range(10):
        state = fresh_deal(players, seed)
        assert len(set(state.characters)) == players
        assert {ROOMS[room] for room in state.room} == {"rec"}
        assert all(state.standing)


def test_T_2_12_everybody_is_told_who_plays_which_character() -> None:
    match = start_match(5, 2)
    for viewer in (None, *range(5)):
        seated = {told.args["seat"]: told.args["character"] for told in match.log(viewer) if told.name == "seated"}
        assert seated == dict(zip("ABCDE", match.view(viewer)["characters"], strict=True))


def test_T_2_12_character_sheets_are_random() -> None:
    assert_even(Counter(CHARACTERS[fresh_deal(4, seed).characters[3]] for seed in range(800)), 8)


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_13_exactly_one_hidden_alien(players: int) -> None:
    for seed in range(30):
        assert fresh_deal(players, seed).roles.count(ALIEN) == 1


def test_T_2_13_anybody_may_be_the_alien() -> None:
    assert_even(Counter(fresh_deal(6, seed).roles.index(ALIEN) for seed in range(900)), 6)


def test_T_2_13_the_infection_log_begins_with_the_first_alien() -> None:
    first = ""
    for match in random_positions(4, range(3)):
        if not match.entries:
            first = LETTERS[match.state.roles.index(ALIEN)]
        if match.over:
            assert match.view(None)["infections"][0] == [0, first, None]


def test_T_2_13_everybody_learns_the_own_role_secretly() -> None:
    for seed in range(10):
        match = start_match(6, seed)
        for viewer in (None, *range(6)):
            told = {told.args["seat"]: told.args["role"] for told in match.log(viewer) if told.name == "dealt"}
            known = {seat: role for seat, role in told.items() if role is not None}
            if viewer is None:
                assert known == {}
            else:
                role = "alien" if match.state.roles[viewer] == ALIEN else "human"
                assert known == {LETTERS[viewer]: role}
                assert match.view(viewer)["role"] == role


def test_T_2_14_the_dealt_tokens_are_in_the_bag_again() -> None:
    """In the first round, too, a dog test finds two alien tokens among nine, whoever is the alien."""
    for alien in "AB":
        found: Counter[str] = Counter()
        for seed in range(450):
            table = Scenario(
                f"round 1; phase encounters; dog shed; {alien} alien; A in shed; B in radio; C in kitchen", seed=seed
            ).begin()
            found[table.last("A", "dog_tested")["dog"]] += 1
        assert_shares(found, {"healthy": 7 / 9, "alien": 2 / 9})


def test_T_2_14_nobody_learns_the_token_of_another() -> None:
    """Deals that differ only in who got the alien token look alike to everybody else."""
    by_alien = {}
    for seed in range(40):
        match = start_match(4, seed)
        dealt = [told for told in match.log(None) if told.name == "dealt"]
        by_alien[match.state.roles.index(ALIEN)] = dealt
    assert len(by_alien) == 4
    assert all(dealt == by_alien[0] for dealt in by_alien.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_15_unused_damage_tokens_form_the_stock(players: int) -> None:
    state = fresh_deal(players)
    assert state.hq == DAMAGE_LEFT[players]
    assert not state.power_failed
    assert state.frost == 0
    assert state.pool == 0
    assert not any(state.burned)


def test_T_2_16_the_rescue_helicopter_is_not_called() -> None:
    seen = start_match(5, 0).view(None)
    assert (seen["sos"], seen["rescue_gone"]) == (0, False)


def test_T_2_17_the_first_leader_is_random() -> None:
    assert_even(Counter(fresh_deal(5, seed).leader for seed in range(1000)), 5)


def test_T_2_17_the_first_leader_tells_nothing_about_the_alien() -> None:
    same = Counter(state.leader == state.roles.index(ALIEN) for state in (fresh_deal(4, seed) for seed in range(1200)))
    assert_shares(same, {True: 1 / 4, False: 3 / 4})


def test_T_2_17_everybody_is_told_who_leads() -> None:
    match = start_match(5, 3)
    for viewer in (None, *range(5)):
        began = [told.args for told in match.log(viewer) if told.name == "round_began"]
        assert began == [{"round": 1, "leader": LETTERS[match.state.leader]}]


def test_T_2_18_the_laboratory_bag_is_opaque() -> None:
    """Bags of the same size look alike to everybody."""
    seen = []
    for bag in ("6 blood 4 failure", "1 blood 9 failure"):
        table = Scenario(f"bag {bag}").ask()
        seen.append([table.view(viewer) for viewer in (None, *"ABCD")])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_T_2_18_how_much_is_in_the_laboratory_bag_is_public(players: int) -> None:
    assert start_match(players, 0).view(None)["lab_size"] == 5 * players


# Rulings


@pytest.mark.parametrize("wires", [1, 2])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_R_04_wire_cards_for_four_to_six_players(players: int, wires: int) -> None:
    state = fresh_deal(players, wire46=wires)
    assert items(state)["wire"] == wires
    assert len(state.item_deck) == ITEM_DECK[players] - 1 + wires


@pytest.mark.parametrize("wires", [1, 2])
@pytest.mark.parametrize("players", [7, 8])
def test_R_04_seven_and_eight_players_have_two_wires(players: int, wires: int) -> None:
    assert items(fresh_deal(players, wire46=wires))["wire"] == 2


@pytest.mark.parametrize("edition", ["std", "it", "de", "fr", "uk"])
def test_R_04_one_wire_in_every_edition(edition: str) -> None:
    assert items(fresh_deal(5, edition=edition))["wire"] == 1


@pytest.mark.parametrize("players", PLAYERS)
def test_T_A_04_strength_of_the_first_revealed_alien_by_player_count(players: int) -> None:
    table = Scenario(f"players {players}; phase rec_room; A alien").ask()
    table.match.act(0, "reveal")
    assert table.view(None)["strength"] == FIRST_STRENGTH[players]
