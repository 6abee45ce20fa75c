"""Phase 4, in which the game runs the alien (rules section 25.4): T-Z4, R-141..R-144, R-163, R-173, EX-24, V-40."""

from collections import Counter

import pytest

from tests.games.thing.round_helpers import assert_even
from tests.games.thing.small.table_helpers import GREEN_ROOMS, crew_member, discs, meet
from winterover.games.thing.pieces import ITEMS, WEAPONS
from winterover.games.thing.small.scenario import SmallScenario

PAIR = "clark in shed suspicion 3; blair in shed suspicion 2"
THREE = f"{PAIR}; nauls in shed suspicion 1"


def aliens(text: str, *, edition: str = "std", seed: int = 0, **rulings: object) -> SmallScenario:
    """Phase 4 up to its first choice; one player, unless the text says otherwise."""
    players = "" if "players" in text else "players 1;"
    table = SmallScenario(f"phase aliens; {players} {text}", edition=edition, seed=seed, **rulings)
    return table.begin()


def placed(table: SmallScenario) -> list[tuple[str, int]]:
    """The cards in the order in which they were laid, and the strength on each."""
    told = table.last(None, "plan_revealed")
    return list(zip(told["rooms"], told["strengths"], strict=True))


def test_T_Z4_01_without_a_revealed_alien_there_is_no_phase_4() -> None:
    table = aliens(PAIR)
    assert table.coming == "actions"
    assert [told.name for told in table.told(None)] == []


def test_T_Z4_01_a_pool_reduced_to_nothing_does_nothing() -> None:
    table = aliens(f"strength 0; macready transformed; {PAIR}")
    assert table.told(None, "aliens_came") == []


def test_T_Z4_01_an_alien_of_this_very_round_acts_already() -> None:
    """R-163"""
    table = meet("dog shed; dog_tokens alien; blair suspicion 2", rooms={"blair": "shed"})
    assert table.coming == "aliens"
    table.begin()
    assert sum(strength for _, strength in placed(table)) == 5


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (THREE, 4),
        (PAIR, 3),
        ("clark in shed; blair in radio", 2),
        ("clark in dormitory", 1),
        ("", 1),
        (f"{PAIR}; nauls in radio", 3),
    ],
)
def test_T_Z4_02_one_more_than_the_fullest_green_room_holds(text: str, value: int) -> None:
    """R-142: neither Rec Room nor Dormitory counts."""
    table = aliens(f"strength 1; attacked weather; {text}")
    assert table.last(None, "aliens_came") == {"value": value}


def test_T_Z4_02_prone_characters_count() -> None:
    table = aliens("strength 1; attacked weather; clark in shed prone; blair in shed prone")
    assert table.last(None, "aliens_came") == {"value": 3}


def test_EX_24_strength_is_laid_on_cards_until_the_pool_is_used_up() -> None:
    """T-Z4-02, T-Z4-03"""
    table = aliens(f"strength 5; attacked radio weather; {PAIR}")
    assert table.last(None, "aliens_came") == {"value": 3}
    assert placed(table) == [("radio", 3), ("weather", 2)]


@pytest.mark.parametrize(("pool", "strengths"), [(1, [1]), (3, [3]), (4, [3, 1]), (6, [3, 3]), (8, [3, 3, 2])])
def test_T_Z4_03_every_card_gets_the_attack_value_and_the_last_what_is_left(pool: int, strengths: list[int]) -> None:
    table = aliens(f"strength {pool}; {PAIR}")
    assert [strength for _, strength in placed(table)] == strengths


def test_T_Z4_03_the_cards_are_drawn_at_random_and_all_different() -> None:
    first: Counter[str] = Counter()
    for seed in range(600):
        rooms = [room for room, _ in placed(aliens("strength 4; clark in shed", seed=seed))]
        assert len(set(rooms)) == 2
        first[rooms[0]] += 1
    assert_even(first, 10)
    assert set(first) == set(GREEN_ROOMS)


def test_T_Z4_03_with_no_card_left_the_rest_stays_in_the_pool() -> None:
    """R-143"""
    table = aliens("strength 9; burned armoury kitchen storeroom laboratory radio helicopter; boiler destroyed")
    assert sorted(placed(table)) == [("generator", 1), ("shed", 1), ("weather", 1)]
    assert table.view(None)["strength"] == 9


def test_T_Z4_04_the_cards_lie_open_and_the_leader_orders_the_rooms() -> None:
    table = aliens("players 2; leader B; strength 4; attacked radio weather; clark A in shed; blair B in kitchen")
    assert table.asked == [("B", "alien_order")]
    assert table.view("A")["strength_in"] == {"radio": 2, "weather": 2}
    assert table.options("B") == ["resolve radio", "resolve weather"]
    table.do("B resolve weather")
    assert [told.args["room"] for told in table.told(None, "alien_sabotaged")] == ["weather", "radio"]


# Who is taken


def test_T_Z4_05_stronger_than_the_characters_it_takes_one_whom_the_leader_names() -> None:
    table = aliens(f"players 2; leader B; strength 3; attacked shed; {PAIR}; macready B; clark A; blair A")
    assert table.asked == [("B", "victim")]
    assert table.options("B") == ["assimilate blair", "assimilate clark"]
    table.do("B assimilate blair")
    assert (table.status("blair"), table.status("clark")) == ("eliminated", "character")
    # The others flee (T-E-12).
    assert (table.room("clark"), table.standing("clark")) == ("rec", False)
    assert discs(table, "clark") == [3]


def test_T_Z4_05_a_character_alone_is_taken_without_a_choice() -> None:
    table = aliens("strength 2; attacked shed; clark in shed")
    assert table.status("clark") == "eliminated"
    assert table.last(None, "assimilated") == {"seat": "clark", "room": "shed"}


def test_T_Z4_05_a_character_comes_before_a_dog() -> None:
    table = aliens("strength 2; attacked shed; dog shed; clark in shed")
    assert table.status("clark") == "eliminated"
    assert table.dog_in("shed")
    assert table.view(None)["assimilated_dogs"] == 0


def test_T_Z4_05_a_dog_comes_before_sabotage() -> None:
    table = aliens("strength 2; attacked boiler; dog boiler; clark in shed")
    assert not table.dog_in("boiler")
    assert table.view(None)["assimilated_dogs"] == 1
    assert table.view(None)["strength"] == 3
    assert table.damage("boiler") == 0


def test_T_Z4_05_alone_it_always_sabotages() -> None:
    """R-173: with its whole strength there."""
    table = aliens("strength 2; attacked boiler; clark in shed")
    assert table.last(None, "alien_sabotaged") == {"room": "boiler", "strength": 2}
    assert table.damage("boiler") == 2
    assert table.coming == "actions"


@pytest.mark.parametrize("value", ["leader", "random"])
def test_R_141_V_40_soloVictim_says_who_names_the_victim(value: str) -> None:
    table = aliens(f"strength 3; attacked shed; {PAIR}", soloVictim=value)
    if value == "leader":
        assert table.asked == [("A", "victim")]
    else:
        assert table.coming == "actions"
        assert sorted(table.status(name) for name in ("clark", "blair")) == ["character", "eliminated"]


def test_V_40_soloVictim_random_takes_each_as_often() -> None:
    found: Counter[str] = Counter()
    for seed in range(300):
        table = aliens(f"strength 4; attacked shed; {THREE}", seed=seed, soloVictim="random")
        found[table.last(None, "assimilated")["seat"]] += 1
    assert_even(found, 3)


def test_T_Z4_06_weaker_it_flees_and_nobody_meets_a_second_time() -> None:
    table = aliens(f"strength 2; attacked shed; dog shed; {THREE}")
    assert table.last(None, "alien_fled") == {"room": "shed"}
    assert discs(table, "clark", "blair", "nauls") == [3, 2, 1]
    assert all(table.standing(name) for name in ("clark", "blair", "nauls"))
    assert table.view(None)["strength"] == 2
    assert table.dog_in("shed")  # no dog is caught either (T-Z4-07)


def test_T_Z4_06_equal_all_there_lie_prone() -> None:
    table = aliens(f"strength 2; attacked shed; dog shed; {PAIR}")
    assert not any(table.standing(name) for name in ("clark", "blair"))
    assert {table.room(name) for name in ("clark", "blair")} == {"shed"}
    assert table.view(None)["strength"] == 2
    assert table.dog_in("shed")
    assert discs(table, "clark", "blair") == [3, 2]


# Fighting back


@pytest.mark.parametrize(("weapon", "left"), [("dynamite", ""), ("flamethrower:3", "flamethrower:2")])
def test_T_Z4_07_fire_drives_it_off_for_a_charge_or_a_card(weapon: str, left: str) -> None:
    """R-144: no card of an Active Pile is paid."""
    table = aliens(f"strength 3; attacked shed; {PAIR}; clark owns {weapon}")
    code = weapon.partition(":")[0]
    assert table.asked == [("A", "attack")]
    assert table.view("A")["asks"][0]["character"] == "clark"
    assert table.options("A") == [f"attack {code}", "pass"]
    table.do(f"A attack {code}")
    assert table.view(None)["strength"] == 2
    assert table.owns("clark") == left
    assert (table.room("clark"), table.standing("clark")) == ("shed", False)
    assert (table.room("blair"), table.standing("blair")) == ("shed", True)
    assert table.told(None, "assimilated") == []


def test_T_Z4_07_after_the_flight_nothing_else_happens_there_dogs_included() -> None:
    table = aliens(f"strength 3; attacked shed; dog shed; {PAIR}; clark owns dynamite").do("A attack dynamite")
    assert table.coming == "actions"
    assert discs(table, "clark", "blair") == [3, 2]
    assert table.dog_in("shed")
    table = aliens("strength 2; attacked shed; dog shed; dog_tokens alien; blair in shed owns dynamite")
    table.do("A attack dynamite")
    assert table.told(None, "dog_shown") == []
    assert table.status("blair") == "character"


def test_T_Z4_07_offered_in_the_order_of_moving_and_the_first_who_accepts_does_it() -> None:
    text = "players 1; strength 4; attacked shed; clark owns dynamite; blair owns dynamite; nauls owns dynamite"
    table = meet(f"{text}; threat 8", rooms={"nauls": "shed", "clark": "shed", "blair": "shed"})
    assert table.ask().asked == [("A", "attack")]
    assert table.view("A")["asks"][0]["character"] == "nauls"
    table.do("A pass")
    assert table.view("A")["asks"][0]["character"] == "clark"
    table.do("A attack dynamite")
    assert table.owns("blair") == table.owns("nauls") == "dynamite"
    assert [told.args["seat"] for told in table.told(None, "attacked")] == ["clark"]


def test_T_Z4_07_whoever_lies_prone_and_other_weapons_do_not_attack() -> None:
    table = aliens("strength 2; attacked shed; clark in shed prone owns dynamite")
    assert table.status("clark") == "eliminated"
    table = aliens("strength 2; attacked shed; clark in shed owns melee firearm")
    assert table.status("clark") == "eliminated"


def test_T_Z4_07_with_its_last_strength_the_alien_is_beaten_for_now() -> None:
    table = aliens("strength 1; attacked shed; clark in shed owns dynamite").do("A attack dynamite")
    assert table.view(None)["strength"] == 0
    assert table.told(None, "collective_defeated")
    assert not table.state.over


# The Kennel


def test_T_Z4_08_the_kennel_loses_one_dog_and_nothing_else() -> None:
    table = aliens("strength 2; kennel 2; attacked kennel; clark in shed")
    assert placed(table) == [("kennel", 2)]
    assert (table.view(None)["kennel"], table.view(None)["assimilated_dogs"]) == (1, 1)
    assert table.view(None)["strength"] == 3
    assert table.told(None, "alien_sabotaged") == []


def test_T_Z4_08_with_its_last_dog_gone_the_kennel_card_leaves_the_deck() -> None:
    table = aliens("strength 2; kennel 1; attacked kennel; clark in shed")
    assert table.view(None)["kennel"] == 0
    assert "kennel" not in table.view(None)["locations"]


def test_T_Z4_08_strength_on_the_kennel_card_is_tied_up() -> None:
    """R-143"""
    table = aliens("strength 3; kennel 1; attacked kennel boiler; clark in shed")
    assert placed(table) == [("kennel", 2), ("boiler", 1)]
    table.do("A resolve kennel")
    assert table.damage("boiler") == 1


def test_T_Z4_08_an_empty_kennel_is_not_in_the_deck() -> None:
    for seed in range(40):
        table = aliens("strength 10", seed=seed)
        assert {room for room, _ in placed(table)} == set(GREEN_ROOMS)


# What is left


@pytest.mark.parametrize("role", ["human", "alien"])
def test_T_Z4_09_the_assimilated_leave_with_their_cards_and_their_role_unseen(role: str) -> None:
    text = f"strength 2; attacked shed; weapons firearm; items wire; clark {role} in shed owns melee keys blood"
    table = aliens(text)
    seen = crew_member(table.view("A"), "clark")
    assert (seen["status"], seen["room"], seen["suspicion"], seen["role"]) == ("eliminated", None, 0, None)
    assert table.owns("clark") == ""
    assert [WEAPONS[card] for card in table.state.weapon_deck] == ["melee", "firearm"]
    assert [ITEMS[card] for card in table.state.item_deck] == ["keys", "wire"]
    assert table.state.lost_samples[0] == 1
    assert table.view(None)["strength"] == 3
    assert table.told(None, "role_shown") == []


def test_T_Z4_09_with_the_last_character_the_game_is_lost() -> None:
    gone = "; ".join(f"{name} eliminated" for name in ("bennings", "nauls", "macready", "windows", "blair"))
    table = aliens(f"strength 2; attacked shed; {gone}; clark in shed")
    assert (table.ending, table.winners) == ("crew_lost", "")


def test_T_Z4_09_the_sheet_of_a_leader_without_characters_passes_on() -> None:
    text = "players 2; leader A; strength 2; attacked shed; clark A in shed"
    others = "; ".join(f"{name} B" for name in ("bennings", "nauls", "macready", "windows", "blair"))
    table = aliens(f"{text}; {others}")
    assert table.leader == "B"


def test_T_Z4_10_afterwards_strength_and_cards_go_back() -> None:
    table = aliens("strength 4; attacked radio weather; clark in shed")
    assert table.view(None)["plan"]
    table.do("A resolve radio")
    seen = table.view(None)
    assert (seen["plan"], seen["strength_in"], seen["strength"]) == ([], {}, 4)
    assert len(seen["locations"]) == 10


# Weapons that help against everything (V-10)


def test_V_10_whoever_withdraws_is_neither_counted_nor_taken() -> None:
    text = f"strength 2; attacked shed; {PAIR}; clark owns melee"
    table = aliens(text, weaponScope="any")
    assert table.asked == [("A", "alien_withdraw")]
    table.do("A withdraw melee")
    assert (table.status("clark"), table.room("clark")) == ("character", "shed")
    assert table.status("blair") == "eliminated"


def test_T_Z4_04_what_is_asked_in_this_phase_names_its_own_rules() -> None:
    """V-10: with weapons against all a Character may withdraw before strengths are compared."""
    text = "phase aliens; players 1; leader A; strength 5; attacked boiler shed; windows in boiler owns melee"
    table = SmallScenario(text, weaponScope="any").ask()
    assert [ask["kind"] for ask in table.view("A")["asks"]] == ["alien_order"]
    assert table.view("A")["asks"][0]["rule"] == "T-Z4-04"
    table.do("A resolve boiler")
    ask = table.view("A")["asks"][0]
    assert (ask["kind"], ask["rule"], ask["character"]) == ("alien_withdraw", "T-Z4-07", "windows")
