"""What is public and what is secret (rules section 6): S-VIS."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.stayaway.table_helpers import random_positions, start_match
from winterover.core.facts import Told
from winterover.games.stayaway.cards import FIRST_PANIC, NAMES
from winterover.games.stayaway.facts import FACTS
from winterover.games.stayaway.game import GAME
from winterover.games.stayaway.roles import ALIVE
from winterover.games.stayaway.scenario import Scenario

#: The fields of a view that belong to the viewer alone.
PRIVATE = {"viewer", "role", "hand", "roles", "asks", "standing", "aside_cards", "offer", "sealed"}

#: Facts that lawfully disclose something to everyone: cards shown to all, and the end.
SHOWN_TO_ALL = {"showed_hand", "showed_card", "ended"}


def _public(view: Mapping[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in view.items() if field not in PRIVATE}


def _parties(told: Told) -> set[str]:
    """Who may know what a fact discloses."""
    args = told.args
    if told.name == "exchanged":
        return {args["seat"], args["partner"]}
    if told.name in ("saw_hand", "saw_card"):
        return {args["viewer"], args["seat"]}
    if told.name == "became_infected":
        return {args["seat"], args["by"]}
    return {args["seat"]}


# What everybody sees


def test_S_VIS_01_the_table_is_public() -> None:
    table = Scenario(
        """
        ring C A B E F; dead D(I); dir -; door A|B; q(E)=2; turn A
        A: RUN WHI SED NOT; F(T)
        draw: SUS I AXE; discard: COM
        """
    ).begin_turn()
    seen = table.view(None)
    assert seen["ring"] == ["C", "A", "B", "E", "F"]
    assert seen["direction"] == -1
    assert seen["doors"] == [False, True, False, False, False]
    assert seen["quarantine"] == [0, 0, 0, 0, 2, 0]
    assert seen["alive"] == [True, True, True, False, True, True]
    assert seen["turn"] == "A"
    assert seen["waiting"] == [["A", "play"]]
    assert seen["hand_sizes"] == [5, 4, 4, 0, 4, 4]
    assert (seen["draw_size"], seen["discard_size"]) == (2, 1)


def test_S_VIS_01_everybody_sees_the_same_table_at_all_times() -> None:
    for match in random_positions(6, range(4), overLimit="open", topBack="hidden"):
        public = _public(match.view(None))
        state = match.state
        assert public["hand_sizes"] == [len(hand) for hand in state.hands]
        assert (public["draw_size"], public["discard_size"]) == (len(state.draw), len(state.discard))
        assert public["quarantine"] == state.quarantine
        assert public["alive"] == [role == ALIVE for role in state.fallen]
        for viewer in range(6):
            assert _public(match.view(viewer)) == public


def test_S_VIS_01_all_options_are_public() -> None:
    match = start_match(5, 1, overLimit="open", twoPlayerDoor="pair")
    settled = GAME.settle(match.config)
    assert (settled["overLimit"], settled["twoPlayerDoor"], settled["axeReach"]) == ("open", "pair", "attached")


@pytest.mark.parametrize(
    ("top", "back"),
    [("I", "stay_away"), ("QUA", "stay_away"), ("NBQ", "stay_away"), ("ROP", "panic"), ("REV", "panic")],
)
def test_S_VIS_02_the_back_of_the_top_card_is_public(top: str, back: str) -> None:
    text = f"turn A; draw: SUS {top} SUS"
    shown = Scenario(text).begin_turn()
    hidden = Scenario(text, topBack="hidden").begin_turn()
    for viewer in (None, "A", "B"):
        assert shown.view(viewer)["top_back"] == back
        assert hidden.view(viewer)["top_back"] is None


def test_S_VIS_02_an_empty_draw_pile_has_no_top() -> None:
    assert Scenario("turn A; draw: SUS; discard: ROP").begin_turn().view(None)["top_back"] is None


def test_S_VIS_02_only_the_back_is_public() -> None:
    views = [Scenario(f"turn A; draw: SUS {top} SUS").begin_turn().view("A") for top in ("I", "FLA", "DOR")]
    assert views[0] == views[1] == views[2]


def test_S_VIS_03_a_card_played_is_public_with_player_and_target() -> None:
    table = Scenario("turn A; A: FLA WHI WHI SED; C(T)").do("A play FLA D")
    for viewer in (None, "B", "C", "D"):
        assert table.last(viewer, "played") == {"seat": "A", "card": "flamethrower", "target": "D"}
        assert table.view(viewer)["card"] == "flamethrower"
        assert table.view(viewer)["target"] == "D"


def test_S_VIS_03_an_obstacle_and_its_place_are_public() -> None:
    table = Scenario("turn A; A: DOR AXE WHI SED; B(H): QUA AXE SUS SUS").do("A play DOR A|B")
    assert table.last(None, "played") == {"seat": "A", "card": "locked_door", "target": None}
    assert table.last(None, "door_laid") == {"seat": "A", "left": "A", "right": "B"}
    table.do("B play QUA C")
    assert table.last(None, "quarantined") == {"seat": "C", "by": "B"}


def test_S_VIS_03_a_panic_card_drawn_is_public_with_its_target() -> None:
    table = Scenario("turn A; draw: OUT").do("A choose C")
    assert table.last(None, "panic") == {"seat": "A", "card": "get_out"}
    assert table.last(None, "targeted") == {"seat": "A", "card": "get_out", "target": "C"}


def test_S_VIS_03_a_defence_card_is_public() -> None:
    table = Scenario("turn A; A: FLA WHI WHI SED; B(H): NBQ SUS SUS SUS").do("A play FLA B", "B defend NBQ")
    for viewer in (None, "C", "D"):
        assert table.last(viewer, "defended") == {"seat": "B", "card": "no_barbecue", "against": "A"}


def test_S_VIS_03_a_pass_is_public() -> None:
    table = Scenario("turn A; A: CHP WHI WHI SED").do("A play CHP B", "B pass")
    assert table.last(None, "passed") == {"seat": "B"}
    assert table.last(None, "swapped_seats") == {"seat": "A", "other": "B"}


def test_S_VIS_03_an_exchange_is_public_without_the_cards() -> None:
    table = Scenario("turn A").do("A discard SUS", "A offer WHI", "B give SUS")
    assert table.last(None, "exchanged") == {"seat": "A", "partner": "B", "gave": None, "received": None}


@pytest.mark.parametrize(("obstacle", "reason"), [("door A|B", "door"), ("q(B)=2", "quarantine")])
def test_S_VIS_03_no_exchange_is_public(obstacle: str, reason: str) -> None:
    table = Scenario(f"turn A; {obstacle}").do("A discard SUS")
    for viewer in (None, "A", "C"):
        assert table.last(viewer, "no_exchange") == {"seat": "A", "partner": "B", "reason": reason}


def test_S_VIS_03_cards_shown_to_all_are_public() -> None:
    table = Scenario("turn A; A: WHI FLA AXE SED; draw: SUS").do("A play WHI")
    expected = {"seat": "A", "cards": ["flamethrower", "axe", "suspicion", "seduction"]}
    for viewer in (None, "A", "B", "C", "D"):
        assert table.last(viewer, "showed_hand") == expected


# Secrets


@pytest.mark.parametrize("rulings", [{}, {"overLimit": "open"}, {"thingInDeck": True}], ids=str)
def test_S_VIS_04_what_a_fact_discloses_only_its_parties_are_told(rulings: dict[str, Any]) -> None:
    """Hands, roles and discarded cards in the logs of random games: the card of a fact is told to its parties alone."""
    secrets = 0
    for match in random_positions(6, range(10), "E1", **rulings):
        if not match.over:
            continue
        for fact in match.facts:
            for viewer in (None, *range(6)):
                told = fact.told(viewer)
                disclosed = told and any(told.args[arg] is not None for arg in FACTS[told.name].reveals)
                if told is None or not disclosed or told.name in (*SHOWN_TO_ALL, "passed_on"):
                    continue
                secrets += 1
                assert viewer is not None
                assert "ABCDEF"[viewer] in _parties(told)
    assert secrets > 1000


def test_S_VIS_04_hands_and_roles_of_others_are_in_no_view() -> None:
    """Two tables that differ in hidden hands and roles alone look the same to everybody who may not know."""
    first = Scenario("turn A; B(H): FLA AXE NOT SED; C(I): I SUS SUS COM; D(T): T I RUN WHI").begin_turn()
    second = Scenario("turn A; B(T): T MIS SCA SED; C(H): I I SUS COM; D(H): DET WYB RUN NBQ").begin_turn()
    for viewer in (None, "A"):
        assert first.view(viewer) == second.view(viewer)
        assert first.told(viewer) == second.told(viewer)


def test_S_VIS_04_the_order_of_the_draw_pile_is_secret() -> None:
    first = Scenario("turn A; draw: SUS FLA I AXE ROP; discard: NOT").begin_turn()
    second = Scenario("turn A; draw: SUS AXE ROP I FLA; discard: NOT").begin_turn()
    for viewer in (None, "A", "B", "C", "D"):
        assert first.view(viewer) == second.view(viewer)


def test_S_VIS_04_a_discard_from_a_hand_is_face_down() -> None:
    one = Scenario("turn A; A: AXE FLA WHI WHI").do("A discard AXE")
    other = Scenario("turn A; A: AXE FLA WHI WHI").do("A discard FLA")
    assert one.last("A", "discarded") == {"seat": "A", "card": "axe"}
    for viewer in (None, "B", "C", "D"):
        assert one.last(viewer, "discarded") == {"seat": "A", "card": None}
        assert one.view(viewer) == other.view(viewer)
        assert one.told(viewer) == other.told(viewer)


def test_S_VIS_04_nobody_inspects_the_discard_pile() -> None:
    first = Scenario("turn A; discard: FLA I AXE").begin_turn()
    second = Scenario("turn A; discard: ROP SED NOT").begin_turn()
    for viewer in (None, "A", "B", "C", "D"):
        assert first.view(viewer) == second.view(viewer)


@pytest.mark.parametrize(
    ("draw", "one", "other"),
    [
        ("FOR SUS SUS SUS", ["A forget AXE"], ["A forget WHI"]),
        ("SUS", ["A discard SUS", "A offer AXE"], ["A discard SUS", "A offer WHI"]),
        ("RND", ["A pass_on AXE"], ["A pass_on WHI"]),
    ],
)
def test_S_VIS_04_a_card_laid_down_is_secret(draw: str, one: list[str], other: list[str]) -> None:
    tables = [Scenario(f"turn A; A: AXE WHI SED NOT; draw: {draw}").do(*deeds) for deeds in (one, other)]
    assert tables[0].view("A") != tables[1].view("A")
    for viewer in (None, "B", "C", "D"):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert tables[0].told(viewer) == tables[1].told(viewer)


def test_S_VIS_04_cards_drawn_for_resolute_are_secret() -> None:
    tables = [
        Scenario(f"turn A; A: DET WHI SED NOT; draw: SUS {drawn} SUS") for drawn in ("AXE COM MIS", "FLA NOT SCA")
    ]
    for table in tables:
        table.do("A play DET")
    assert tables[0].view("A") != tables[1].view("A")
    for viewer in (None, "B", "C", "D"):
        assert tables[0].view(viewer) == tables[1].view(viewer)
        assert tables[0].told(viewer) == tables[1].told(viewer)


def test_S_VIS_04_the_hand_of_the_eliminated_goes_face_down() -> None:
    logs = []
    for hand in ("I I NOT FLA", "SUS SUS SUS WHI"):
        table = Scenario(f"turn A; A: FLA WHI WHI SED; B(H): {hand}").do("A play FLA B", "B pass")
        logs.append([(table.told(viewer), table.view(viewer)) for viewer in (None, "A", "C", "D")])
    assert logs[0] == logs[1]


def test_S_VIS_04_skipped_panic_cards_are_read_by_nobody() -> None:
    logs = []
    for skipped in ("OOP BLD", "REV ROP"):
        table = Scenario(f"turn A; B(H): NOT SUS SUS SUS; draw: SUS {skipped} AXE SED")
        table.do("A discard WHI", "A offer SUS", "B defend NOT")
        assert len(table.told(None, "panic_skipped")) == 2
        logs.append([(table.told(viewer), table.view(viewer)) for viewer in (None, "A", "B", "C", "D")])
    assert logs[0] == logs[1]


@pytest.mark.parametrize(
    ("deeds", "fact", "knows"),
    [
        (["A play ANA B"], "saw_hand", "AB"),
        (["A play SUS B"], "saw_card", "AB"),
        (["A discard WHI", "A offer AXE", "B defend SCA"], "saw_card", "B"),
    ],
)
def test_S_VIS_05_what_one_player_sees_is_known_to_that_player(deeds: list[str], fact: str, knows: str) -> None:
    table = Scenario("turn A; A: ANA SUS AXE WHI; B(H): SCA SCA SCA SCA").do(*deeds)
    field = "cards" if fact == "saw_hand" else "card"
    for viewer in (None, "A", "B", "C", "D"):
        seen = table.last(viewer, fact)[field]
        assert (seen is not None) == (viewer is not None and viewer in knows)


def test_S_VIS_05_afterwards_it_is_an_ordinary_hidden_card() -> None:
    """The viewer was told the hand once; no view keeps it open, and its later travels are not told."""
    seen = Scenario("ring A B C D; turn A; A: ANA SUS SUS SUS; B(H): FLA AXE NOT SED").do("A play ANA B")
    assert seen.last("A", "saw_hand")["cards"] == ["flamethrower", "axe", "seduction", "no_thanks"]
    assert all(field in PRIVATE or "axe" not in str(value) for field, value in seen.view("A").items())
    assert seen.view("A")["hand"] == ["suspicion"] * 4
    seen.do("A offer SUS", "B give FLA", "B discard SUS", "B offer AXE", "C give WHI", "C discard AXE")
    assert seen.last("A", "exchanged") == {"seat": "B", "partner": "C", "gave": None, "received": None}
    assert seen.last("A", "discarded") == {"seat": "C", "card": None}


def test_S_VIS_06_the_order_of_a_hand_tells_nothing_of_where_a_card_came_from() -> None:
    drawn = Scenario("turn A; A: FLA NOT SED SUS; draw: AXE").begin_turn()
    held = Scenario("turn A; A: AXE SUS NOT SED; draw: FLA").begin_turn()
    assert drawn.view("A")["hand"] == held.view("A")["hand"]
    assert drawn.options("A") == held.options("A")
    shown = [table.do("A discard SUS").state.asks[0].options for table in (drawn, held)]
    assert shown[0] == shown[1]


def test_S_VIS_06_hands_are_always_in_the_same_order() -> None:
    for match in random_positions(5, range(6)):
        for seat in range(5):
            hand = match.view(seat)["hand"]
            assert hand == sorted(hand, key=NAMES.index)


def test_S_VIS_06_a_card_is_nothing_but_its_name() -> None:
    """Views and facts hold names only, so two copies of a card cannot be told apart."""
    for match in random_positions(5, range(3)):
        assert all(card in NAMES[:FIRST_PANIC] for seat in range(5) for card in match.view(seat)["hand"])
        for ask in match.state.asks:
            codes = [GAME.code(option) for option in ask.options]
            assert len(set(codes)) == len(codes)


def test_S_VIS_06_cards_drawn_together_have_no_order() -> None:
    views = []
    for drawn in ("FLA AXE SED", "SED FLA AXE", "AXE SED FLA"):
        table = Scenario(f"turn A; A: DET SUS SUS SUS; draw: SUS {drawn} SUS").do("A play DET")
        views.append((table.view("A"), table.told("A"), table.options("A")))
    assert views[0] == views[1] == views[2]


# The own knowledge


def test_S_VIS_07_a_player_sees_the_own_hand_and_role() -> None:
    table = Scenario("turn A; A(H): FLA NOT SED SUS; B(I): I AXE FLA NOT; D(T): T I WHI RUN").begin_turn()
    assert table.view("B")["hand"] == ["infected", "flamethrower", "axe", "no_thanks"]
    assert table.view("D")["hand"] == ["the_thing", "infected", "whisky", "better_run"]
    assert [table.view(who)["role"] for who in "ABCD"] == ["human", "infected", "human", "thing"]


def test_S_VIS_07_a_player_learns_who_gave_the_card_just_received() -> None:
    table = Scenario("turn A; A: AXE WHI WHI WHI; B(H): NOT FLA SUS SUS").do(
        "A discard SUS", "A offer AXE", "B give NOT"
    )
    told = {"seat": "A", "partner": "B"}
    assert table.last("A", "exchanged") == told | {"gave": "axe", "received": "no_thanks"}
    assert table.last("B", "exchanged") == told | {"gave": "no_thanks", "received": "axe"}


def test_S_VIS_07_a_player_learns_who_passed_a_card_on() -> None:
    table = Scenario("turn A; A: AXE WHI WHI WHI; draw: RND")
    table.do("A pass_on AXE", "B pass_on WHI", "C pass_on SUS", "D pass_on SUS")
    assert table.last("B", "passed_on") == {"seat": "B", "to": "C", "gave": "whisky", "giver": "A", "received": "axe"}
    assert table.last("A", "passed_on") == {
        "seat": "A",
        "to": "B",
        "gave": "axe",
        "giver": "D",
        "received": "suspicion",
    }
    assert table.told(None, "passed_on") == []


def test_S_VIS_07_the_thing_is_shown_whom_it_has_infected_and_an_infected_who_the_thing_is() -> None:
    table = Scenario("ring A B C D E; dead F(I); turn A; B(I): I AXE FLA NOT; C(I); D(T)").begin_turn()
    assert table.view("D")["roles"] == {"A": "human", "B": "infected", "C": "infected", "E": "human", "F": "infected"}
    assert table.view("B")["roles"] == {"D": "thing"}
    assert table.view("A")["roles"] == {}
    assert table.view(None)["roles"] == {}


# Spectators and the eliminated


def test_S_VIS_08_the_eliminated_see_what_the_spectator_sees() -> None:
    looks = 0
    for match in random_positions(7, range(8)):
        public = match.view(None)
        assert public["role"] is None
        assert public["hand"] == public["asks"] == public["standing"] == []
        for seat in range(7):
            if match.state.fallen[seat] != ALIVE:
                looks += 1
                assert match.view(seat) == public | {"viewer": "ABCDEFG"[seat]}
                assert match.options(seat) == []
    assert looks > 100


def test_S_VIS_08_the_eliminated_are_told_what_the_spectator_is_told() -> None:
    table = Scenario("ring A B C D E; turn A; A: FLA ANA AXE WHI; C(H): I SUS FLA WHI").do("A play FLA B", "B pass")
    since = len(table.told("B")), len(table.told(None))
    table.do("A offer ANA", "C give FLA", "C play ANA D", "C offer SUS", "D give SUS")
    assert table.told("B")[since[0] :] == table.told(None)[since[1] :]


def test_S_VIS_08_after_the_end_everyone_sees_everything() -> None:
    text = "ring A B C D; dead E(H); turn A; A: FLA WHI WHI SED; B(T): T I NOT SUS; C(I): I SUS SUS SUS"
    table = Scenario(text).begin_turn()
    assert table.view("E")["ending"] is None
    table.do("A play FLA B", "B pass")
    for viewer in (None, "E", "B", "A"):
        ending = table.view(viewer)["ending"]
        assert ending["roles"] == ["human", "thing", "infected", "human", "human"]
        assert ending["hands"][2] == ["infected", "suspicion", "suspicion", "suspicion"]
