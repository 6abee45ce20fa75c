"""Conventions and components (rules sections 0, 2 and 3): S-GEN, S-COMP."""

import json
import re
from collections import Counter
from dataclasses import FrozenInstanceError
from itertools import pairwise
from pathlib import Path

import pytest

import winterover.games.stayaway as stayaway_package
from tests.games.stayaway.table_helpers import (
    RULE_IDS,
    RULES_FOLDER,
    RULES_TEXT,
    assert_even,
    census,
    fresh_deal,
    random_positions,
    start_match,
)
from winterover.core.errors import ConfigError
from winterover.games.stayaway.cards import BY_SPEC_CODE, NAMES
from winterover.games.stayaway.game import GAME
from winterover.games.stayaway.scenario import Scenario

DECK = json.loads((RULES_FOLDER / "stayaway-deck.json").read_text(encoding="utf-8"))

#: Section 2 of the rules: the values of every option, the default first.
OPTIONS: dict[str, tuple[object, ...]] = {
    "startPlayer": ("random", "chosen"),
    "infectedAt6": (10, 9),
    "topBack": ("shown", "hidden"),
    "doorOnElimination": ("merge", "drop"),
    "twoPlayerDoor": ("gap", "pair"),
    "overLimit": ("quiet", "open", "superinfection"),
    "missedOffer": ("keep", "keep_broad", "rechoose"),
    "missedInfects": (True, False),
    "quarantineRules": ("E1", "E2"),
    "quarantinedDrawerMoves": (True, False),
    "freedDrawerExchanges": (False, True),
    "axeReach": ("attached", "own_gaps"),
    "axeThroughDoor": ("door_only", "any"),
    "friendsEndsTurn": (False, True),
    "oneTwoSmall": ("count", "min4"),
    "blindDateCard": ("top", "discard", "shuffle"),
    "betweenUsDoor": ("blocks", "ignores"),
    "betweenUsQuarantine": ("ignores", "blocks"),
    "declare": ("both", "manual", "auto"),
    "soloWin": ("no_human_eliminated", "nobody_eliminated"),
    "thingFlamethrower": ("free", "restricted"),
    "eliminatedTalk": ("off", "on"),
    "whisper": ("off", "on"),
    "thingInDeck": (False, True),
    "infectedDelta": (0, 1, -1),
    "armsInDeck": (False, True),
    "lineOfSight": ("off", "path", "adjacent", "door"),
    "revenge": (False, True),
}
E2_CHANGES = {
    "overLimit": "superinfection",
    "missedInfects": False,
    "quarantineRules": "E2",
    "quarantinedDrawerMoves": False,
    "thingFlamethrower": "restricted",
}


# S-GEN


def test_S_GEN_01_every_normative_line_has_an_id_of_its_own() -> None:
    assert len(RULE_IDS) > 200
    assert [rule for rule, count in Counter(RULE_IDS).items() if count > 1] == []


def test_S_GEN_01_asks_and_rule_cards_name_normative_lines_only() -> None:
    named = {kind.rule for kind in GAME.asks} | {rule for rules in GAME.rule_cards.values() for rule in rules}
    assert sorted(named - set(RULE_IDS)) == []


def test_S_GEN_01_the_engine_cites_normative_lines_only() -> None:
    modules = Path(str(stayaway_package.__file__)).parent.glob("*.py")
    cited = {rule for module in modules for rule in re.findall(r"S-[A-Z0-9]+-\d\d", module.read_text(encoding="utf-8"))}
    assert cited
    assert sorted(cited - set(RULE_IDS)) == []


def test_S_GEN_02_e1_is_the_default_profile_and_states_the_defaults() -> None:
    config = GAME.configure(6)
    assert config.edition == "E1"
    settled = GAME.settle(config)
    assert {key: settled[key] for key in OPTIONS} == {key: values[0] for key, values in OPTIONS.items()}
    assert settled["customDeck"] == ()


def test_S_GEN_02_e2_changes_only_the_keys_marked_for_it() -> None:
    first, second = GAME.settle(GAME.configure(6)), GAME.settle(GAME.configure(6, "E2"))
    assert {key: value for key, value in second.items() if value != first[key]} == E2_CHANGES


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in OPTIONS.items() for value in values])
def test_S_GEN_02_every_value_of_every_option_can_be_chosen(key: str, value: object) -> None:
    config = GAME.configure(6, "E1", {key: value})
    assert GAME.settle(config)[key] == value


@pytest.mark.parametrize(
    ("key", "value"), [("overLimit", "loud"), ("missedInfects", "maybe"), ("infectedAt6", 11), ("noSuchKey", "on")]
)
def test_S_GEN_02_nothing_else_can_be_chosen(key: str, value: object) -> None:
    with pytest.raises(ConfigError):
        GAME.configure(6, "E1", {key: value})
    with pytest.raises(ConfigError):
        GAME.configure(6, "E3")


def test_S_GEN_03_the_deal_is_uniform() -> None:
    keepers: Counter[str] = Counter()
    for seed in range(800):
        state = fresh_deal(4, seed)
        keepers["ABCD"[state.thing]] += 1
    assert_even(keepers, 4)


def test_S_GEN_03_a_shuffle_is_uniform() -> None:
    orders: Counter[str] = Counter()
    for seed in range(900):
        table = Scenario("turn A; draw:; discard: AXE FLA SED", seed=seed).begin_turn()
        drawn = table.last("A", "drew")["card"]
        orders[f"{drawn} {table.draw}"] += 1
    assert_even(orders, 6)


def test_S_GEN_03_a_random_card_is_uniform() -> None:
    seen: Counter[str] = Counter()
    for seed in range(800):
        table = Scenario("turn A; A: SUS WHI WHI WHI; B(H): FLA AXE SED NOT", seed=seed).do("A play SUS B")
        seen[table.last("A", "saw_card")["card"]] += 1
    assert_even(seen, 4)


def test_S_GEN_03_the_engine_makes_all_chance_from_the_key_of_the_table() -> None:
    def course(seed: int) -> list[object]:
        *_, finished = random_positions(5, [seed])
        return [finished.log(seat) for seat in range(5)]

    assert course(3) == course(3)
    assert course(3) != course(4)


def test_S_GEN_04_a_card_beats_the_general_rule() -> None:
    """No card may be aimed at a quarantined player; the Axe may."""
    table = Scenario("ring A B C D E; q(B)=2; turn A; A: AXE FLA ANA SUS")
    assert [code for code in table.options("A") if code.endswith(" B")] == ["play AXE B"]


def test_S_GEN_04_a_prohibition_beats_a_permission() -> None:
    """The Axe may lift a neighbour's Quarantine; a door lets nothing through to that neighbour."""
    table = Scenario("ring A B C D E; door A|B; q(B)=2; turn A; A: AXE WHI SED NOT")
    assert [code for code in table.options("A") if "AXE" in code] == ["discard AXE", "play AXE A|B"]


@pytest.mark.parametrize(
    ("card", "position", "plays"),
    [
        ("AXE", "", []),
        ("AXE", "door A|B", ["play AXE A|B"]),
        ("DOR", "door A|B; door D|A", []),
        ("DOR", "door A|B", ["play DOR D|A"]),
        ("FLA", "door A|B; q(D)=1", []),
        ("FLA", "q(D)=1", ["play FLA B"]),
        ("SED", "q(B)=1; q(C)=1; q(D)=1", []),
        ("RUN", "q(B)=1; q(D)=1", ["play RUN C"]),
    ],
)
def test_S_GEN_05_a_card_needs_a_target_obstacle_or_gap_where_it_uses_one(
    card: str, position: str, plays: list[str]
) -> None:
    table = Scenario(f"ring A B C D; {position}; turn A; A: {card} NOT NOT COM; draw: COM")
    assert [code for code in table.options("A") if code.startswith("play")] == plays


def test_S_GEN_05_a_card_without_use_may_be_played() -> None:
    """Two players who change places sit as before; a hand just shown by Whiskey may be analysed all the same."""
    table = Scenario("ring A B; dead C(H); dead D(H); turn A; A: CHP ANA WHI WHI")
    assert {"play CHP B", "play ANA B", "play WHI"} <= set(table.options("A"))


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("ROP", "ring A B C D"),
        ("THR", "ring A B C D"),
        ("ONE", "ring A B C; dead D(H)"),
        ("OUT", "ring A B C D; q(B)=1; q(C)=1; q(D)=1"),
        ("FRI", "ring A B C D; q(B)=1; q(C)=1; q(D)=1"),
        ("BTW", "ring A B C D; door A|B; door D|A"),
    ],
)
def test_S_GEN_05_a_panic_card_without_use_does_nothing(card: str, position: str) -> None:
    table = Scenario(f"{position}; turn A; A: WHI SED NOT RUN; draw: {card} SUS").begin_turn()
    assert table.last(None, "panic") == {"seat": "A", "card": NAMES[BY_SPEC_CODE[card]]}
    assert table.hand("A") == "NOT RUN SED WHI"
    assert table.ring == position.split(";")[0].removeprefix("ring ")
    assert card in table.discard
    assert [kind for _, kind in table.asked] in (["offer"], ["play"])  # step 3, or the next turn where that is off


def test_S_GEN_05_panic_is_carried_out_as_far_as_possible() -> None:
    """The party finds no Quarantine but a door, and still makes all change places."""
    table = Scenario("ring A B C D; door C|D; turn A; draw: PAR").begin_turn()
    assert table.doors == []
    assert table.ring == "B A D C"


def test_S_GEN_06_the_next_player_is_the_next_living_one() -> None:
    table = Scenario("ring A B C D E; turn A; A: FLA WHI WHI SED; E(T)").do("A play FLA B", "B pass")
    assert table.ring == "A C D E"
    table.do("A offer WHI", "C give SUS")
    assert table.turn == "C"


def test_S_GEN_06_a_neighbour_is_the_nearest_living_one() -> None:
    table = Scenario("ring A C E F; dead B(H); dead D(H); turn C; C: FLA WHI WHI SED")
    assert [code for code in table.options("C") if "play FLA" in code] == ["play FLA A", "play FLA E"]


def test_S_GEN_06_the_third_player_is_counted_among_the_living() -> None:
    table = Scenario("ring A C D E F G; dead B(H); turn A; draw: ONE").do("A left")
    assert table.ring == "E C D A F G"


def test_S_GEN_06_everyone_means_everyone_alive() -> None:
    table = Scenario("ring A B D; dead C(H); turn A; draw: RND")
    assert table.asked == [("A", "pass_on"), ("B", "pass_on"), ("D", "pass_on")]


def test_S_GEN_07_options_are_fixed_before_the_deal() -> None:
    given: dict[str, object] = {"overLimit": "open"}
    config = GAME.configure(5, "E1", given)
    given["overLimit"] = "quiet"
    assert GAME.settle(config)["overLimit"] == "open"
    with pytest.raises(FrozenInstanceError):
        config.edition = "E2"  # type: ignore[misc]


def test_S_GEN_07_options_are_public() -> None:
    match = start_match(5, 1, overLimit="open", revenge=True)
    settled = GAME.settle(match.config)
    assert settled["overLimit"] == "open"
    assert settled["revenge"] is True
    assert set(settled) >= set(OPTIONS)


@pytest.mark.parametrize("players", [4, 7, 12])
def test_S_GEN_08_the_game_waits_for_one_decision_at_a_time(players: int) -> None:
    together = 0
    for match in random_positions(players, range(12)):
        if match.over:
            assert match.waiting() == []
            continue
        kinds = [GAME.asks[ask.kind].name for ask in match.state.asks]
        if kinds[0] == "pass_on":
            together += len(kinds) > 1
            assert set(kinds) == {"pass_on"}
            waiting_or_done = len(kinds) + len(match.view(None)["answered"])
            assert waiting_or_done == len(match.state.ring)
        else:
            assert len(kinds) == 1
    assert together > 0


def test_S_GEN_08_whom_the_game_waits_for_is_public() -> None:
    for match in random_positions(6, range(3)):
        expected = [["ABCDEF"[ask.seat], GAME.asks[ask.kind].name] for ask in match.state.asks]
        for viewer in (None, *range(6)):
            assert match.view(viewer)["waiting"] == expected


# S-COMP


def test_S_COMP_01_108_cards_of_six_families() -> None:
    deck = census(fresh_deal(12, 0))
    families: Counter[str] = Counter()
    for name, count in deck.items():
        families[name if name in ("the_thing", "infected") else DECK[name]["kind"]] += count
    assert families == {"the_thing": 1, "infected": 20, "action": 45, "defence": 17, "obstacle": 5, "panic": 20}
    assert deck.total() == 108


@pytest.mark.parametrize("edition", ["E1", "E2"])
def test_S_COMP_01_no_card_is_ever_lost_or_added(edition: str) -> None:
    deck = census(fresh_deal(9, 0, edition))
    for match in random_positions(9, range(4), edition):
        assert census(match.state) == deck
        seen = match.view(None)
        on_table = sum(seen["doors"]) + sum(turns > 0 for turns in seen["quarantine"]) + (seen["card"] is not None)
        in_piles = seen["draw_size"] + seen["discard_size"] + seen["aside"]
        assert sum(seen["hand_sizes"]) + in_piles + on_table == deck.total()


def test_S_COMP_01_the_engine_keeps_direction_and_quarantine_turns() -> None:
    table = Scenario("ring A B C D; q(C)=2; turn A; A: WYB WHI WHI SED").do("A play WYB")
    assert table.view(None)["direction"] == -1
    assert table.view(None)["quarantine"] == [0, 0, 2, 0]


@pytest.mark.parametrize("players", range(4, 13))
def test_S_COMP_02_a_copy_is_used_if_its_number_is_at_most_the_number_of_players(players: int) -> None:
    expected = {name: sum(number <= players for number in card["copies"]) for name, card in DECK.items()}
    assert census(fresh_deal(players, 0)) == Counter(expected)
    assert expected["the_thing"] == 1


def test_S_COMP_02_numbers_run_from_4_to_11_so_11_and_12_players_share_a_deck() -> None:
    numbers = {number for name, card in DECK.items() if name != "the_thing" for number in card["copies"]}
    assert numbers == set(range(4, 12))
    assert census(fresh_deal(11, 0)) == census(fresh_deal(12, 0))


def _rows_of_section_3() -> dict[str, list[str]]:
    """The table of copies in the rules: first column -> cells for 4, 5, ... 10 and 11-12 players."""
    section = RULES_TEXT.partition("**S-COMP-03**")[2].partition("## 4.")[0]
    rows = [[cell.strip(" *") for cell in line.strip("| ").split("|")] for line in section.splitlines() if "|" in line]
    return {row[0]: row[1:] for row in rows[2:]}


@pytest.mark.parametrize(("column", "players"), [*enumerate(range(4, 12)), (7, 12)])
def test_S_COMP_03_the_table_of_copies(column: int, players: int) -> None:
    rows = _rows_of_section_3()
    state = fresh_deal(players, 0)
    deck = census(state)
    copies = {NAMES[BY_SPEC_CODE[row.split()[0]]]: int(cells[column]) for row, cells in list(rows.items())[:31]}
    assert deck == Counter(copies)
    assert deck.total() == int(rows["Total"][column])
    panic = sum(count for name, count in deck.items() if DECK[name]["kind"] == "panic")
    assert f"{deck.total() - panic}/{panic}" == rows["of which Stay Away! / Panic"][column]
    dealable = deck.total() - panic - deck["the_thing"] - deck["infected"]
    assert dealable == int(rows["dealable (no T, no I, no Panic)"][column])
    in_pile = rows["draw pile after the deal"][column]
    pile = {11: 64, 12: 60}.get(players) or int(in_pile)
    assert str(pile) in in_pile
    assert len(state.draw) == pile


@pytest.mark.parametrize(("players", "expected"), [(5, 8), (6, 9), (7, 12)])
def test_S_COMP_03_nine_infected_at_six_players_if_so_agreed(players: int, expected: int) -> None:
    assert census(fresh_deal(players, 0, infectedAt6=9))["infected"] == expected


def test_S_COMP_03_larger_tables_only_add_cards() -> None:
    decks = [census(fresh_deal(players, 0)) for players in range(4, 13)]
    assert all(smaller <= larger for smaller, larger in pairwise(decks))
