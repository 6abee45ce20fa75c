"""Hidden information (rules section 21): T-N and every line of its table."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.thing.round_helpers import LETTERS, others, random_positions, seen_by
from winterover.core.contract import check_leaks, viewers
from winterover.core.rng import Rng
from winterover.games.thing.scenario import Scenario

OPEN_THINGS = ("flamethrower", "open_firearm", "open_wire", "open_flashlight", "weapon", "item", "sample")

#: The secret arguments of a fact, and the seats among its arguments that may know them.
SECRETS = {
    "dealt": (("role", "cards"), ("seat",)),
    "drew": (("cards",), ("seat",)),
    "threw": (("cards",), ("seat",)),
    "took": (("cards",), ("seat",)),
    "garry_swapped": (("thrown", "drawn"), ("seat",)),
    "handed_in": (("card",), ("seat",)),
    "tokens_laid": (("token",), ("seat",)),
    "looked": (("token",), ("seat", "owner")),
    "dog_tested": (("dog",), ("seat",)),
    "role_now": (("role",), ("seat",)),
    "drew_cards": (("things",), ("seat",)),
    "kept": (("thing",), ("seat",)),
    "drew_sample": (("sample",), ("seat",)),
    "put_up": (("thing",), ("seat",)),
    "traded": (("gave", "got"), ("seat", "to")),
}


def worlds(texts: Sequence[str], *deeds: str, **rulings: Any) -> list[Scenario]:
    """The same deeds in positions that differ in hidden things only."""
    return [Scenario(text, **rulings).ask().do(*deeds) for text in texts]


def assert_alike(tables: Sequence[Scenario], *known: str) -> None:
    """Nobody but the seats that know can tell the worlds apart."""
    viewers_left = others(tables[0], *known)
    first = seen_by(tables[0], *viewers_left)
    for table in tables[1:]:
        assert seen_by(table, *viewers_left) == first


# T-N-01: the table, line by line


def test_T_N_01_no_seat_gets_more_than_the_table_grants() -> None:
    """At positions of random games whatever a viewer cannot know is changed; no byte that it gets changes."""
    checked = 0
    for edition in ("std", "fr"):
        for match in random_positions(6, range(3), edition):
            rng = Rng.from_number(len(match.entries))
            if not match.over and rng.below(12) == 0:
                checked += 1
                for viewer in viewers(match.config):
                    check_leaks(match, viewer, rng, tries=1)
    assert checked > 50


@pytest.mark.parametrize("phase", ["weather", "move", "rec_room", "tests"])
def test_T_N_01_the_true_role_is_known_to_its_owner_alone(phase: str) -> None:
    given = f"players 6; phase {phase}; F revealed; B owns blood"
    tables = worlds([f"{given}; A human; C alien", f"{given}; A alien; C human", f"{given}; A alien; C alien"])
    assert [table.view("A")["role"] for table in tables] == ["human", "alien", "alien"]
    assert_alike(tables, "A", "C")


def test_T_N_01_a_dog_token_is_seen_by_the_viewer_alone() -> None:
    """Whether it infected or not, others are told the same."""
    heard: dict[str, list[Any]] = {}
    for seed in range(40):
        table = Scenario("phase encounters; dog shed; A in shed; D alien", seed=seed).begin()
        dog = table.last("A", "dog_tested")["dog"]
        assert table.last("A", "role_now")["role"] == ("alien" if dog == "alien" else "human")
        heard[dog] = [(table.told(viewer), table.view(viewer)) for viewer in (None, "B", "C", "D")]
    assert heard["healthy"] == heard["alien"]


def test_T_N_01_the_dog_token_of_the_deal_is_seen_by_its_holder_alone() -> None:
    for match in random_positions(5, range(1)):
        for viewer in (None, *range(5)):
            for told in match.log(viewer):
                if told.name == "dealt":
                    mine = viewer is not None and told.args["seat"] == LETTERS[viewer]
                    assert (told.args["role"] is not None) == mine
        break


MEETING = "players 5; phase encounters; A alien in shed; B in shed; C in shed; D in radio; E revealed; strength 1"


def test_T_N_01_a_token_is_seen_by_viewer_and_owner_and_others_see_who_looked_at_whom() -> None:
    table = Scenario(MEETING).begin().do("A infect", "B plain", "C plain", "A look B 1", "B look A 1", "C look A 2")
    infected = next(who for who in "BC" if table.role(who) == "alien")
    for viewer in others(table):
        looks = {told.args["seat"]: (told.args["owner"], told.args["token"]) for told in table.told(viewer, "looked")}
        assert {seat: owner for seat, (owner, _) in looks.items()} == {"A": "B", "B": "A", "C": "A"}
        for seat, (owner, token) in looks.items():
            truth = "alien" if seat == infected else "human"
            assert token == (truth if viewer in (seat, owner) else None)


def test_T_N_01_the_token_choice_of_a_hidden_alien_is_its_own() -> None:
    """To all who do not look at its tokens: the Collective, those elsewhere, the spectator."""
    tables = []
    for choice in ("infect", "plain"):
        table = Scenario(MEETING).begin().do(f"A {choice}", "B plain", "C plain")
        assert table.last("A", "tokens_laid")["token"] == ("alien" if choice == "infect" else "human")
        tables.append(table)
    assert_alike(tables, "A")
    for table in tables:
        table.do("A look B 1", "B look A 1", "C look A 2")
    assert_alike(tables, "A", "B", "C")


def test_T_N_01_of_a_hand_others_see_the_number() -> None:
    given = "phase move; leader D; A hand"
    tables = worlds([f"{given} use use repair", f"{given} sabotage sabotage sabotage", f"{given} repair use sabotage"])
    assert tables[0].view("A")["hand"] == ["use", "use", "repair"]
    assert tables[0].view("B")["hand_sizes"] == [3, 3, 3, 3]
    assert_alike(tables, "A")


def test_T_N_01_a_card_handed_in_is_known_to_its_owner() -> None:
    tables = [
        Scenario("phase move; leader D; A hand use repair sabotage").do("A go radio", f"A hand_in {card}")
        for card in ("use", "repair", "sabotage")
    ]
    assert [table.last("A", "handed_in")["card"] for table in tables] == ["use", "repair", "sabotage"]
    assert_alike(tables, "A")


def test_T_N_01_in_darkness_the_owner_does_not_see_the_card() -> None:
    table = Scenario("phase move; leader D; power failed; damage generator 2; A hand use repair sabotage")
    table.do("A go radio")
    for viewer in others(table):
        assert table.last(viewer, "handed_in") == {"seat": "A", "card": None}


def test_T_N_01_at_maximum_suspicion_everybody_sees_the_card() -> None:
    table = Scenario("phase move; leader D; A suspicion 4; A hand use repair").do("A go radio", "A hand_in repair")
    for viewer in others(table):
        assert table.last(viewer, "card_shown") == {"seat": "A", "card": "repair"}


def test_T_N_01_the_leaders_extra_card_is_seen_by_nobody() -> None:
    hands = "".join(f"{who} hand use repair sabotage;" for who in "ABCD")
    tables = worlds([f"phase draw; {hands} deck {card}" for card in ("use", "repair", "sabotage")])
    assert [table.pile for table in tables] == ["use", "repair", "sabotage"]
    assert_alike(tables)


def test_T_N_01_of_the_active_pile_everybody_sees_the_size() -> None:
    given = "phase move; leader D; pile"
    tables = worlds([f"{given} use use", f"{given} sabotage repair"])
    assert tables[0].view("D")["pile_size"] == 2
    assert_alike(tables)


def test_T_N_01_the_rest_of_the_pile_is_seen_by_nobody() -> None:
    given = "phase actions; leader D; A in armoury; B in armoury; pile use"
    tables = worlds([f"{given} use use", f"{given} sabotage repair"], "D assign A", "A keep melee", "D stop")
    assert tables[0].last(None, "stopped") == {"seat": "D", "left": 2}
    assert_alike(tables)


def test_T_N_01_the_draw_pile_is_seen_by_whoever_swaps() -> None:
    table = Scenario("phase move; leader D; A hand use use use").do("A swap")
    assert sum(table.view("A")["draw_pile"]) == table.view(None)["deck_size"]
    for viewer in others(table, "A"):
        assert "draw_pile" not in table.view(viewer)
    table.do(f"A {table.options('A')[0]}")
    assert "draw_pile" not in table.view("A")


def test_T_N_01_what_is_taken_from_the_draw_pile_is_known_to_the_taker() -> None:
    tables = [
        Scenario("phase move; leader D; A hand use use use").do("A swap", f"A take {cards}")
        for cards in ("use+use+use", "repair+sabotage+sabotage")
    ]
    assert tables[1].last("A", "took")["cards"] == ["repair", "sabotage", "sabotage"]
    assert_alike(tables, "A")


@pytest.mark.parametrize("phase", ["move", "rec_room"])
def test_T_N_01_of_hidden_weapons_and_items_others_see_the_number(phase: str) -> None:
    given = f"phase {phase}; leader D; A owns"
    tables = worlds([f"{given} dynamite melee keys", f"{given} firearm melee wire", f"{given} melee dynamite fuel"])
    for table in tables:
        assert table.view("B")["weapon_counts"][0] == 2
        assert table.view("B")["item_counts"][0] == 1
        assert len(table.view("A")["weapons"]) == 2
    assert_alike(tables, "A")


def test_T_N_01_flamethrowers_and_used_cards_are_open() -> None:
    table = Scenario("phase move; A owns flamethrower:4 open_firearm open_wire open_flashlight").ask()
    for viewer in others(table):
        seen = table.view(viewer)
        assert seen["flamethrowers"][0] == [4]
        assert (seen["open_firearms"][0], seen["open_wires"][0], seen["open_flashlights"][0]) == (1, 1, 1)
        assert (seen["weapon_counts"][0], seen["item_counts"][0]) == (0, 0)


@pytest.mark.parametrize(
    ("room", "stock", "below", "drawn"),
    [
        ("armoury", "weapons", "melee", [("firearm", "melee"), ("dynamite", "melee"), ("melee", "dynamite")]),
        ("storeroom", "items", "flashlight", [("keys", "fuel"), ("wire", "tools"), ("fuel", "keys")]),
    ],
)
def test_T_N_01_the_card_that_is_not_kept_is_known_to_the_drawer(
    room: str, stock: str, below: str, drawn: list[tuple[str, str]]
) -> None:
    tables = []
    for kept, other in drawn:
        table = Scenario(f"phase actions; leader D; pile use use; {stock} {kept} {other} {below}; A in {room}")
        table.ask()
        assert sorted(table.view("A")["drawn"]) == sorted([kept, other])
        assert sorted(table.last("A", "drew_cards")["things"]) == sorted([kept, other])
        tables.append(table.do(f"A keep {kept}"))
    assert_alike(tables, "A")


def test_T_N_01_of_laboratory_tokens_others_see_the_number() -> None:
    tables = worlds(["phase move; A owns blood blood", "phase move; A owns blood failure"])
    assert [table.view("A")["samples"] for table in tables] == [["blood", "blood"], ["blood", "failure"]]
    assert tables[0].view("B")["sample_counts"][0] == 2
    assert_alike(tables, "A")


def test_T_N_01_a_token_from_the_bag_is_seen_by_the_drawer() -> None:
    given = "phase actions; pile use use; A in laboratory; bag"
    for deed in ("keep_token", "drop_token"):
        tables = worlds([f"{given} 2 blood", f"{given} 2 failure"], f"A {deed}")
        assert [table.last("A", "drew_sample")["sample"] for table in tables] == ["blood", "failure"]
        assert_alike(tables, "A")


def test_T_N_01_the_planned_rooms_are_known_to_the_collective() -> None:
    given = "players 5; phase move; D revealed; E revealed; strength 3; plan"
    tables = worlds([f"{given} radio 3", f"{given} shed 3"])
    for member in "DE":
        assert [table.view(member)["plan"][0]["room"] for table in tables] == ["radio", "shed"]
    assert_alike(tables, "D", "E")


PUBLIC = (
    *("suspicion", "leader", "damage", "fuel", "underground", "outside", "pantry", "kitchen", "dogs", "kennel"),
    *("weather", "stored", "strength", "hand_sizes", "room", "upright", "status", "characters", "burned", "frost"),
    *("power_failed", "sos", "rescue_fuel", "token_room", "token_holder", "locations", "hungry", "pile_size"),
)


def test_T_N_01_the_public_table_is_the_same_for_everybody() -> None:
    for match in random_positions(5, range(3)):
        public = match.view(None)
        for seat in range(5):
            seen = match.view(seat)
            assert {key: seen[key] for key in PUBLIC} == {key: public[key] for key in PUBLIC}


def test_T_N_01_the_role_of_the_assimilated_is_hidden_until_the_end() -> None:
    given = "players 6; phase encounters; F revealed; strength 2; plan shed 2; A in shed; E alien"
    tables = worlds([f"{given}; A human", f"{given}; A alien"], "F assimilate A")
    for table in tables:
        assert table.view(None)["status"][0] == "eliminated"
    assert [table.view("A")["role"] for table in tables] == ["human", "alien"]
    assert_alike(tables, "A")


def test_T_N_01_the_infection_log_is_shown_at_the_end_only() -> None:
    for match in random_positions(5, range(6)):
        for viewer in (None, *range(5)):
            assert ("infections" in match.view(viewer)) == match.over
            assert ("roles" in match.view(viewer)) == match.over
            if not match.over:
                assert all(told.name != "infection" for told in match.log(viewer))
        if match.over:
            told = [told.args for told in match.log(None) if told.name == "infection"]
            assert [[args["round"], args["seat"], args["by"]] for args in told] == match.view(None)["infections"]


# T-N-02: prompts

#: A choice that depends on hidden things: the position, what A holds, and the options of A with each.
WINDOWS = {
    "D-09": (
        "phase encounters; D revealed; strength 2; plan shed 2; pile use; A in shed; B in radio",
        "attack",
        {"dynamite": ["attack dynamite", "pass"], "melee": ["pass"], "firearm": ["pass"]},
    ),
    "D-12": (
        "phase encounters; A in shed; B in shed; C in radio",
        "withdraw",
        {"firearm": ["pass", "withdraw firearm"], "melee": ["pass", "withdraw melee"], "dynamite": ["pass"]},
    ),
    "D-16": (
        "phase actions; pile use use; A in shed; B in radio",
        "burn",
        {"dynamite": ["burn dynamite", "pass"], "melee": ["pass"], "firearm": ["pass"]},
    ),
    "D-23": (
        "phase actions; pile use use; fuel boiler 1; damage boiler 1; A in boiler; B in radio",
        "bonus",
        {"fuel": ["pass", "play fuel"], "tools": ["pass", "play tools"], "keys": ["pass"], "wire": ["pass"]},
    ),
    "D-24": (
        "phase actions; pile use; damage shed 0; fuel shed 2; outside 1; A in shed; B in rec",
        "escape",
        {"keys": ["escape", "pass"], "tools": ["pass"], "wire": ["pass"]},
    ),
    "D-31": ("phase tests", "offer_test", {"blood": ["offer_a", "pass"], "failure": ["pass"]}),
    "D-32": (
        "phase tests",
        "offer_test",
        {"flamethrower:3 wire": ["offer_b", "pass"], "flamethrower:3 keys": ["pass"], "flamethrower:3 fuel": ["pass"]},
    ),
}


@pytest.mark.parametrize("window", WINDOWS)
def test_T_N_02_windows_open_for_everybody_who_could_hold_the_card(window: str) -> None:
    """Asked with the right card and with any other, to the same effect for those who watch."""
    given, kind, hands = WINDOWS[window]
    tables = []
    for things, options in hands.items():
        table = Scenario(f"{given}; A owns {things}").begin()
        assert table.asked == [("A", kind)]
        assert table.options("A") == options
        tables.append(table)
    assert_alike(tables, "A")
    for table in tables:
        table.do("A pass")
    assert_alike(tables, "A")


@pytest.mark.parametrize("window", WINDOWS)
def test_T_N_02_who_publicly_holds_no_such_card_is_not_asked(window: str) -> None:
    given, kind, _ = WINDOWS[window]
    if kind != "escape":  # that one is put to everybody who is assigned Use in a ready vehicle
        table = Scenario(f"{given}; A owns {'keys' if kind in ('attack', 'withdraw', 'burn') else 'melee'}").begin()
        assert ("A", kind) not in table.asked


@pytest.mark.parametrize("roles", ["A human; B alien", "A alien; B human", "A alien; B alien"])
def test_T_N_02_everybody_outside_the_green_zone_confirms_the_tokens(roles: str) -> None:
    table = Scenario(f"phase encounters; {roles}; C human; A in shed; B in shed; C in shed suspicion 0").begin()
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]
    for who in "AB":
        assert table.options(who) == (["infect", "plain"] if f"{who} alien" in roles else ["plain"])
    table.do("A plain")
    assert table.asked == [("B", "tokens")]
    assert table.told(None, "tokens_laid") == []  # nothing is told before all have answered


@pytest.mark.parametrize("aliens", ["A", "B", "AB"])
def test_T_N_02_everybody_has_the_reveal_control_and_only_aliens_can_use_it(aliens: str) -> None:
    roles = "; ".join(f"{who} {'alien' if who in aliens else 'human'}" for who in "ABC")
    table = Scenario(f"phase rec_room; {roles}; D human").ask()
    assert table.asked == [(who, "vote") for who in "ABCD"]
    for who in "ABCD":
        assert table.standing_options(who) == (["reveal"] if who in aliens else [])
    table.do(*(f"{who} abstain" for who in "ABCD"))
    assert sorted(table.asked) == [(who, "reveal") for who in "ABCD"]
    for who in "ABCD":
        assert table.options(who) == (["remain", "reveal"] if who in aliens else ["remain"])


def test_T_N_02_who_could_have_revealed_itself_is_not_seen() -> None:
    given = "phase rec_room; D alien"
    deeds = [*(f"{who} abstain" for who in "ABCD"), *(f"{who} remain" for who in "ABCD")]
    tables = worlds([f"{given}; A human; B alien", f"{given}; A alien; B human"], *deeds)
    assert_alike(tables, "A", "B")


def test_T_N_02_tests_are_offered_by_whoever_may_hold_a_sample() -> None:
    table = Scenario("phase tests; A owns blood; B owns failure; C owns keys; D alien; D owns failure failure").begin()
    assert sorted(table.asked) == [("A", "offer_test"), ("B", "offer_test"), ("D", "offer_test")]
    table.do("B pass", "A pass", "D pass")
    assert table.told(None, "test_offered") == []


def test_T_N_02_use_in_a_ready_vehicle_is_assignable_keys_or_not() -> None:
    given = "phase actions; leader D; pile use; damage shed 0; fuel shed 2; outside 1; A in shed; B in shed; D in rec"
    tables = worlds([f"{given}; A owns keys; B owns tools", f"{given}; A owns tools; B owns keys"])
    for table in tables:
        assert table.options("D") == ["assign A", "assign B"]
    assert_alike(tables, "A", "B")


# T-N-03: logs


def test_T_N_03_logs_hold_public_facts_and_own_secrets_only() -> None:
    found: set[str] = set()
    for match in random_positions(6, range(12)):
        if not match.over:
            continue
        for viewer in (None, *range(6)):
            me = None if viewer is None else LETTERS[viewer]
            for name, args in match.log(viewer):
                secrets, knowing = SECRETS.get(name, ((), ()))
                if any(args[field] == me for field in knowing):
                    continue
                for field in secrets:
                    value = args[field]
                    shown = [] if value is None else value if isinstance(value, list) else [value]
                    assert all(thing in OPEN_THINGS for thing in shown), (name, args)
                    found.add(name)
    assert found >= set(SECRETS) - {"role_now"}  # of which nobody else is told at all


def test_T_N_03_the_plan_is_in_the_logs_of_the_collective_only() -> None:
    plans = 0
    for match in random_positions(6, range(15), planVisibility="nothing"):
        if match.over:
            for viewer in (None, *range(6)):
                is_member = False
                for name, args in match.log(viewer):
                    is_member |= name == "revealed" and viewer is not None and args["seat"] == LETTERS[viewer]
                    if name in ("plan_made", "plan_proposed"):
                        plans += 1
                        assert (args["rooms"] is not None) == is_member
                        assert (args["strengths"] is not None) == is_member
    assert plans > 20
