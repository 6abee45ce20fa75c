"""Action cards that show or find cards: Analysis, Suspicious, Whiskey, Resolute (rules section 13)."""

from collections import Counter

import pytest

from tests.games.stayaway.cards_helpers import (
    cards,
    everyone,
    look_alike,
    names,
    plays,
    step_3,
    targets,
    told_alike,
    told_to_each,
)
from winterover.games.stayaway.scenario import Scenario

NOT_NEAR = [("door A|B", ["E"]), ("q(B)=2", ["E"]), ("q(E)=1", ["B"]), ("door A|B; door E|A", [])]

# Analysis


def test_S_ANA_01_one_neighbour_target_and_no_response() -> None:
    table = Scenario("ring A B C D E; A(H): ANA SCA SCA SCA; B(H): NBQ COM NOT MIS; draw: COM")
    assert targets(table, "A", "ANA") == ["B", "E"]
    table.do("A play ANA B")
    assert step_3(table) == "B"
    assert table.hand("B") == "COM MIS NBQ NOT"


def test_S_ANA_02_the_active_player_sees_the_whole_hand() -> None:
    table = Scenario("A(H): ANA SCA SCA SCA; B(T): T I FLA WHI; draw: COM").do("A play ANA B")
    seen = table.last("A", "saw_hand")
    assert (seen["viewer"], seen["seat"]) == ("A", "B")
    assert sorted(seen["cards"]) == ["flamethrower", "infected", "the_thing", "whisky"]
    assert table.hand("B") == "FLA I T WHI"
    assert not table.state.over


def test_S_ANA_02_others_know_only_that_it_happened() -> None:
    position = "A(H): ANA SCA SCA SCA; draw: COM"
    one = Scenario(f"{position}; B(H): SUS SUS SUS WHI").do("A play ANA B")
    two = Scenario(f"{position}; B(H): I I FLA NBQ").do("A play ANA B")
    assert look_alike(one, two, ["C", "D", None])
    assert one.last("A", "saw_hand") != two.last("A", "saw_hand")
    for who in ("C", "D", None):
        assert one.last(who, "saw_hand") == {"viewer": "A", "seat": "B", "cards": None}


@pytest.mark.parametrize(("obstacles", "expected"), NOT_NEAR)
def test_S_ANA_03_not_through_a_door_nor_on_a_quarantined_player(obstacles: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B C D E; {obstacles}; A(H): ANA SCA SCA SCA; draw: COM")
    assert targets(table, "A", "ANA") == expected


@pytest.mark.parametrize(("direction", "partner"), [("", "B"), ("dir -", "D")])
def test_S_ANA_03_step_3_follows(direction: str, partner: str) -> None:
    table = Scenario(f"{direction}; A(H): ANA SCA SCA SCA; draw: COM").do("A play ANA B")
    assert step_3(table) == partner
    assert table.discard == "ANA"


# Suspicious


def test_S_SUS_01_one_neighbour_target_and_no_response() -> None:
    table = Scenario("ring A B C D E; A(H): SUS SCA SCA SCA; B(H): NBQ COM NOT MIS; draw: COM")
    assert targets(table, "A", "SUS") == ["B", "E"]
    table.do("A play SUS E")
    assert step_3(table) == "B"


def test_S_SUS_02_one_card_is_seen_and_stays_in_the_hand() -> None:
    table = Scenario("A(H): SUS SCA SCA SCA; B(H): NBQ COM NOT MIS; draw: COM").do("A play SUS B")
    seen = table.last("A", "saw_card")
    assert (seen["viewer"], seen["seat"]) == ("A", "B")
    assert seen["card"] in ("no_barbecue", "im_fine_here", "no_thanks", "missed")
    assert len(table.told("A", "saw_card")) == 1
    assert table.hand("B") == "COM MIS NBQ NOT"


def test_S_SUS_02_every_card_of_the_hand_is_as_likely_as_any_other() -> None:
    """Two of four cards are alike, so their kind is seen twice as often; 400 tries stray by 20 at most, mostly by 9."""
    seen: Counter[str] = Counter()
    for seed in range(400):
        table = Scenario("A(H): SUS SCA SCA SCA; B(T): T WHI WHI AXE; draw: COM", seed=seed).do("A play SUS B")
        seen[table.last("A", "saw_card")["card"]] += 1
    assert abs(seen["whisky"] - 200) < 40
    assert abs(seen["axe"] - 100) < 35
    assert abs(seen["the_thing"] - 100) < 35
    assert seen.total() == 400


def test_S_SUS_02_the_target_learns_which_card_it_was() -> None:
    for seed in range(8):
        table = Scenario("A(H): SUS SCA SCA SCA; B(H): NBQ COM NOT MIS; draw: COM", seed=seed).do("A play SUS B")
        assert table.told("B", "saw_card") == table.told("A", "saw_card")


def test_S_SUS_02_others_learn_nothing() -> None:
    position = "A(H): SUS SCA SCA SCA; draw: COM"
    one = Scenario(f"{position}; B(H): AXE AXE AXE AXE").do("A play SUS B")
    two = Scenario(f"{position}; B(H): I I I FLA").do("A play SUS B")
    assert look_alike(one, two, ["C", "D", None])
    assert one.last(None, "saw_card") == {"viewer": "A", "seat": "B", "card": None}


@pytest.mark.parametrize(("obstacles", "expected"), NOT_NEAR)
def test_S_SUS_03_not_through_a_door_nor_on_a_quarantined_player(obstacles: str, expected: list[str]) -> None:
    table = Scenario(f"ring A B C D E; {obstacles}; A(H): SUS SCA SCA SCA; draw: COM")
    assert targets(table, "A", "SUS") == expected


@pytest.mark.parametrize(("direction", "partner"), [("", "B"), ("dir -", "D")])
def test_S_SUS_03_step_3_follows(direction: str, partner: str) -> None:
    table = Scenario(f"{direction}; A(H): SUS SCA SCA SCA; draw: COM").do("A play SUS D")
    assert step_3(table) == partner
    assert table.discard == "SUS"


# Whiskey


@pytest.mark.parametrize(
    ("hand", "shown"),
    [
        ("A(H): WHI WHI SED NOT", ["no_thanks", "seduction", "suspicion", "whisky"]),
        ("A(I): WHI I I NOT", ["infected", "infected", "no_thanks", "suspicion"]),
        ("A(T): WHI T I SED", ["infected", "seduction", "suspicion", "the_thing"]),
    ],
)
def test_S_WHI_01_the_remaining_four_cards_are_shown_to_all(hand: str, shown: list[str]) -> None:
    table = Scenario(f"{hand}; D(H); C(T); draw: SUS" if "(T)" not in hand else f"{hand}; draw: SUS")
    table.do("A play WHI")
    for who in everyone(table):
        told = table.last(who, "showed_hand")
        assert told["seat"] == "A"
        assert sorted(told["cards"]) == shown
    assert not table.state.over


def test_S_WHI_01_no_target_no_response_then_step_3() -> None:
    table = Scenario("A(H): WHI SCA SED NOT; B(H): NOT NBQ COM SCA; draw: SCA")
    assert "WHI" in plays(table, "A")
    table.do("A play WHI")
    assert table.last(None, "played")["target"] is None
    assert step_3(table) == "B"
    assert table.discard == "WHI"
    assert len(table.hand("A").split()) == 4


def test_S_WHI_01_nobody_else_shows_anything() -> None:
    table = Scenario("A(H): WHI SCA SED NOT; draw: SCA").do("A play WHI")
    assert [told["seat"] for told in told_to_each(table, "showed_hand")[None]] == ["A"]


# Resolute


def test_S_DET_01_three_stay_away_cards_one_kept_two_discarded() -> None:
    table = Scenario("A(H): DET SCA SED NOT; draw: SUS AXE OOP FLA BLD ROP COM NBQ").do("A play DET")
    assert table.asked == [("A", "keep")]
    assert table.options("A") == ["keep AXE", "keep COM", "keep FLA"]
    table.do("A keep FLA")
    assert table.hand("A") == "FLA NOT SCA SED SUS"
    assert cards(table.discard) == cards("OOP BLD ROP AXE COM DET")
    assert table.draw == "NBQ"


def test_S_DET_01_panic_cards_on_the_way_are_discarded_unread() -> None:
    table = Scenario("A(H): DET SCA SED NOT; draw: SUS AXE OOP FLA BLD COM").do("A play DET")
    for who in everyone(table):
        assert table.told(who, "panic") == []
        assert [told.args for told in table.told(who, "panic_skipped")] == [{}, {}]


def test_S_DET_01_no_response() -> None:
    table = Scenario("A(H): DET SCA SED NOT; B(H): NOT NBQ COM SCA; draw: SUS AXE FLA COM")
    table.do("A play DET", "A keep AXE")
    assert table.asked == [("A", "play")]
    assert table.last(None, "played")["target"] is None


@pytest.mark.parametrize(("pile", "options"), [("AXE FLA", ["keep AXE", "keep FLA"]), ("OOP AXE", ["keep AXE"])])
def test_S_DET_01_fewer_than_three_available(pile: str, options: list[str]) -> None:
    table = Scenario(f"A(H): DET SCA SED NOT; draw: SUS {pile}").do("A play DET")
    assert table.options("A") == options
    assert table.last(None, "looked_through")["count"] == len(options)
    table.do("A keep AXE")
    assert table.hand("A") == "AXE NOT SCA SED SUS"


@pytest.mark.parametrize("pile", ["", "OOP BLD"])
def test_S_DET_01_none_available_skips_the_keeping(pile: str) -> None:
    table = Scenario(f"A(H): DET SCA SED NOT; draw: SUS {pile}").do("A play DET")
    assert table.asked == [("A", "play")]
    assert table.hand("A") == "NOT SCA SED SUS"
    assert "DET" in table.discard


def test_S_DET_01_a_reshuffle_on_the_way_does_not_hold_the_card_itself() -> None:
    for seed in range(5):
        table = Scenario("A(H): DET SCA SED NOT; draw: SUS FLA; discard: AXE COM", seed=seed).do("A play DET")
        assert table.options("A") == ["keep AXE", "keep COM", "keep FLA"]
        assert table.on_table == "DET"


def test_S_DET_02_then_discard_or_play_with_five_cards() -> None:
    table = Scenario("A(H): DET SCA SED NOT; draw: SUS AXE FLA COM").do("A play DET", "A keep FLA")
    assert table.asked == [("A", "play")]
    assert len(table.hand("A").split()) == 5
    assert {"discard FLA", "discard NOT", "discard SUS", "play FLA B", "play SED C"} <= set(table.options("A"))
    table.do("A discard NOT")
    assert step_3(table) == "B"


def test_S_DET_02_another_one_may_be_played_without_limit() -> None:
    table = Scenario("A(H): DET DET SED NOT; draw: DET DET AXE FLA DET COM COM DET SUS SUS FLA NBQ NBQ")
    for kept in ("DET", "DET", "DET", "FLA"):
        table.do("A play DET", f"A keep {kept}")
        assert table.asked == [("A", "play")]
        assert len(table.hand("A").split()) == 5
    table.do("A play FLA B", "B pass")
    assert table.ring == "A C D"


def test_S_DET_03_the_thing_must_be_kept() -> None:
    table = Scenario("A(H): DET I SUS WHI; draw: SUS AXE T FLA", thingInDeck=True).do("A play DET")
    assert table.options("A") == ["keep T"]
    table.do("A keep T")
    assert table.role("A") == "T"
    assert table.hand("A") == "I SUS SUS T WHI"
    assert cards(table.discard) == cards("AXE FLA DET")
    assert table.asked == [("A", "play")]


def test_S_DET_03_nobody_else_learns_that_it_was_there() -> None:
    found = Scenario("A(H): DET I SUS WHI; draw: SUS AXE T FLA SUS", thingInDeck=True)
    missed = Scenario("A(H): DET I SUS WHI; draw: SUS AXE COM FLA SUS", thingInDeck=True)
    found.do("A play DET", "A keep T")
    missed.do("A play DET", "A keep COM")
    assert look_alike(found, missed, ["B", "C", "D", None])


def test_S_DET_04_a_kept_infected_may_be_the_fourth() -> None:
    table = Scenario("A(H): DET I I I; draw: SUS AXE I FLA").do("A play DET")
    assert table.options("A") == ["keep AXE", "keep FLA", "keep I"]
    table.do("A keep I")
    assert table.hand("A") == "I I I I SUS"
    assert table.options("A") == ["discard I"]


def test_S_DET_05_others_see_only_that_cards_moved() -> None:
    position = "A(H): DET SCA SED NOT"
    one = Scenario(f"{position}; draw: SUS AXE FLA COM SUS").do("A play DET")
    two = Scenario(f"{position}; draw: SUS I WYB I SUS").do("A play DET")
    assert look_alike(one, two, ["B", "C", "D", None])
    one.do("A keep FLA")
    two.do("A keep I")
    assert look_alike(one, two, ["B", "C", "D", None])
    assert one.last(None, "looked_through") == {"seat": "A", "count": 3, "cards": None}
    assert one.last(None, "kept") == {"seat": "A", "card": None}
    assert sorted(one.last("A", "looked_through")["cards"]) == ["axe", "flamethrower", "im_fine_here"]
    assert "played" in names(one, "C")
    assert told_alike(one, "played", {"seat": "A", "card": "determination", "target": None})
