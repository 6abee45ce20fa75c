"""Profile E2, the Spanish print (rules section 20)."""

from typing import Any

import pytest

from tests.games.stayaway.examples_helpers import follow, names, others
from winterover.games.registry import find_game
from winterover.games.stayaway.roles import HUMAN, TAINTED
from winterover.games.stayaway.scenario import Scenario

GAME = find_game("stayaway")
FOUR = ["infected"] * 4


def e2(text: str, **rulings: Any) -> Scenario:
    return Scenario(text, edition="E2", **rulings)


def plays(table: Scenario, who: str) -> list[str]:
    return [option for option in table.options(who) if option.startswith("play")]


def test_S_E2_01_the_profile_sets_five_rulings() -> None:
    e1, e2 = GAME.settle(GAME.configure(5, "E1")), GAME.settle(GAME.configure(5, "E2"))
    assert {key: value for key, value in e2.items() if value != e1[key]} == {
        "overLimit": "superinfection",
        "missedInfects": False,
        "quarantineRules": "E2",
        "quarantinedDrawerMoves": False,
        "thingFlamethrower": "restricted",
    }


# Superinfection


def test_S_E2_01_there_is_no_limit_of_three() -> None:
    table = e2("turn A; A(H): I I I DET; B(T); draw: I SUS SUS SUS")
    assert table.options("A") == ["discard DET", "discard I", "play DET"]
    follow(table, "A discard DET", "turn B")  # A, with nothing but Infected cards, is out
    table = e2("ring A B C D; turn A; A(T): T I SUS SUS; B(H): I I I SUS; draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer I", "B give SUS", "turn B")
    assert table.hand("B") == "I I I I"  # a fourth one came and stays
    assert table.told("B", "corrected") == []


def test_S_E2_01_the_asker() -> None:
    table = e2("ring A B C D; turn A; A(H): I I I I; D(T); draw: SUS; discard: AXE")
    follow(table, "turn A", "A discard SUS", "turn B")
    for viewer in others(table):
        assert names(table.told(viewer))[-3:] == ["superinfected", "showed_hand", "eliminated"]
        assert table.last(viewer, "showed_hand") == {"seat": "A", "cards": FOUR}
    assert table.ring == "B C D"
    assert table.told(None, "offered") == []
    assert table.discard == "AXE SUS I I I I"


def test_S_E2_01_the_partner() -> None:
    table = e2("ring A B C D; turn A; B(H): I I I I; D(T); draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer WHI", "turn C")
    assert table.last(None, "showed_hand") == {"seat": "B", "cards": FOUR}
    assert table.hand("A") == "SUS SUS SUS WHI"  # the exchange did not take place
    assert table.ring == "A C D"


def test_S_E2_01_the_partner_of_a_redirect() -> None:
    table = e2("ring A B C D; turn A; B(H): MIS SUS SUS SUS; C(H): I I I I; D(T); draw: SUS COM")
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B defend MIS", "turn B")
    assert table.ring == "A B D"
    assert table.hand("A") == "SUS SUS SUS WHI"


def test_S_E2_01_the_partner_of_a_seduction() -> None:
    table = e2("ring A B C D; turn A; A(H): SED SUS SUS WHI; C(H): I I I I; D(T); draw: SUS")
    follow(table, "turn A", "A play SED C", "A offer WHI", "turn B")
    assert table.ring == "A B D"
    assert table.discard.split()[-1] == "SED"


def test_S_E2_01_the_partner_of_friends_and_then_step_3() -> None:
    table = e2("ring A B C D; turn A; C(H): I I I I; D(T); draw: FRI")
    follow(table, "turn A", "A choose C", "A offer WHI", "A offer WHI", "B give SUS", "turn B")
    assert table.ring == "A B D"


@pytest.mark.parametrize("hand", ["I I I SUS", "I I I NOT", "I I I MIS"])
def test_S_E2_01_one_other_card_is_enough(hand: str) -> None:
    table = e2(f"ring A B C D; turn A; B(H): {hand}; D(T); draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer WHI")
    assert table.asked == [("B", "reply")]


def test_S_E2_01_an_infected_facing_the_thing_is_safe() -> None:
    table = e2("ring A B C D; turn A; A(T): T SUS SUS SUS; B(I): I I I I; draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer SUS")
    assert table.options("B") == ["give I"]
    table = e2("ring A B C D; turn A; A(I): I I I I; B(T); draw: SUS")
    follow(table, "turn A", "A discard SUS")
    assert table.options("A") == ["offer I"]


def test_S_E2_01_a_human_facing_the_thing_is_not() -> None:
    table = e2("ring A B C D; turn A; A(H): I I I I; B(T); draw: SUS")
    follow(table, "turn A", "A discard SUS", "turn B")
    assert table.ring == "B C D"


def test_S_E2_01_the_role_is_recorded_but_not_announced() -> None:
    tables = []
    for role, recorded in (("H", HUMAN), ("I", TAINTED)):
        table = e2(f"ring A B C D E; turn A; A({role}): I I I I; E(T); draw: SUS")
        follow(table, "turn A", "A discard SUS", "turn B")
        assert table.state.fallen[0] == recorded
        tables.append(table)
    for viewer in others(tables[0], "A", "E"):
        assert tables[0].told(viewer) == tables[1].told(viewer)
        assert tables[0].view(viewer) == tables[1].view(viewer)


def test_S_E2_01_the_end_is_checked() -> None:
    table = e2("ring A B C; dead D(I); turn A; A(H): I I I I; B(I); C(T); draw: SUS")
    follow(table, "turn A", "A discard SUS", "end")
    assert table.ending == "no_human_left"
    assert table.winners == "B C"  # A was eliminated while Human


@pytest.mark.parametrize(("direction", "follower"), [("dir +", "C"), ("dir -", "A")])
def test_S_E2_02_the_next_turn_follows_the_vacated_seat(direction: str, follower: str) -> None:
    table = e2(f"ring A B C D; {direction}; turn B; B(H): I I I I; D(T); draw: SUS")
    follow(table, "turn B", "B discard SUS", f"turn {follower}")


def test_S_E2_02_nothing_of_the_exchange_is_left() -> None:
    """What everybody sees in the next turn shows no exchange that was never begun."""
    table = e2("ring A B C D; turn A; A(H): I I I I; D(T); draw: SUS SUS")
    follow(table, "turn A", "A discard SUS", "turn B")
    assert table.asked == [("B", "play")]
    for viewer in others(table):
        assert table.view(viewer)["exchange"] is None


def test_S_E2_02_superinfected_by_the_own_seduction() -> None:
    table = e2("ring A B C D; turn A; A(H): I I I I; D(T); draw: SED")
    follow(table, "turn A", "A play SED C", "turn B")
    assert table.ring == "B C D"
    assert "SED" in table.discard.split()


def test_S_E2_02_the_drawer_of_friends() -> None:
    table = e2("ring A B C D; turn A; A(H): I I I I; D(T); draw: FRI")
    follow(table, "turn A", "A choose C", "turn B")
    assert table.ring == "B C D"
    assert "FRI" in table.discard.split()


def test_S_E2_02_round_and_round_takes_all_concerned_together() -> None:
    """B and C go first, both judged before either is out; then the rest pass on to the new neighbours."""
    table = e2(
        "ring A B C D E; turn A; A(H): AXE SUS SUS SUS; B(H): I I I I; C(I): I I I I; D(H): SED SUS SUS SUS;"
        "E(T): T WHI SUS SUS; draw: RND"
    )
    table.begin_turn()
    assert table.ring == "A D E"
    assert [told.args["seat"] for told in table.told(None, "showed_hand")] == ["B", "C"]
    assert sorted(table.asked) == [("A", "pass_on"), ("D", "pass_on"), ("E", "pass_on")]
    table.do("A pass_on AXE", "D pass_on SED", "E pass_on WHI")
    assert [table.hand(seat) for seat in "ADE"] == ["SUS SUS SUS WHI", "AXE SUS SUS SUS", "SED SUS SUS T"]
    assert table.turn == "D"


def test_S_E2_02_in_round_and_round_one_facing_the_thing_is_safe() -> None:
    table = e2("ring A B C D; turn A; C(I): I I I I; D(T); draw: RND")
    table.begin_turn()
    assert table.ring == "A B C D"
    assert table.options("C") == ["pass_on I"]


def test_S_E2_02_the_drawer_of_round_and_round() -> None:
    table = e2("ring A B C D E F; turn C; C(H): I I I I; D(H): I I I I; F(T); draw: RND")
    table.begin_turn()
    assert sorted(table.asked) == [(seat, "pass_on") for seat in "ABEF"]
    table.do("A pass_on WHI", "B pass_on WHI", "E pass_on WHI", "F pass_on SUS")
    assert table.between_turns
    assert table.turn == "E"
    assert "RND" in table.discard.split()


@pytest.mark.parametrize(("direction", "follower"), [("dir +", "E"), ("dir -", "B")])
def test_S_E2_02_after_two_neighbours_in_round_and_round_the_first_who_stays_follows(
    direction: str, follower: str
) -> None:
    """The drawer goes, and so does whoever would have followed in either direction."""
    followed = "D" if direction == "dir +" else "C"
    drawer = "C" if followed == "D" else "D"
    table = e2(f"ring A B C D E F; {direction}; turn {drawer}; C(H): I I I I; D(H): I I I I; F(T); draw: RND")
    table.begin_turn()
    assert table.ring == "A B E F"
    table.do("A pass_on WHI", "B pass_on WHI", "E pass_on WHI", "F pass_on SUS")
    assert table.between_turns
    assert table.turn == follower


def test_S_E2_02_nobody_left() -> None:
    """Both of the last two at once, with The Thing undrawn: no eliminated player gets a turn (S-ELIM-08)."""
    table = e2(
        "ring A B; dead C(H); dead D(H); turn A; A(H): I I I I; B(H): I I I I; draw: RND SUS T", thingInDeck=True
    )
    table.begin_turn()
    assert table.ring == ""
    assert table.state.over
    assert table.winners == ""


# Missed!


def test_S_E2_03_a_redirected_infected_card_does_not_infect() -> None:
    table = e2("ring A B C D; turn A; A(T): T I SED RUN; B(H): MIS SUS SUS SUS; draw: SUS COM")
    follow(table, "turn A", "A discard SUS", "A offer I", "B defend MIS", "C give WHI", "turn B")
    assert table.role("C") == "H"
    assert table.hand("C") == "I SUS SUS SUS"
    assert table.last("C", "exchanged") == {"seat": "A", "partner": "C", "gave": "whisky", "received": "infected"}
    for seat in "ABCD":
        assert table.told(seat, "became_infected") == []


def test_S_E2_03_nor_does_one_from_the_new_partner() -> None:
    table = e2("ring A B C D; turn A; B(H): MIS SUS SUS SUS; C(T): T I I I; draw: SUS COM")
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B defend MIS", "C give I", "turn B")
    assert table.role("A") == "H"
    assert table.hand("A") == "I SUS SUS SUS"


def test_S_E2_03_a_plain_exchange_still_infects() -> None:
    table = e2("ring A B C D; turn A; A(T): T I SED RUN; draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer I", "B give SUS", "turn B")
    assert table.role("B") == "I"


def test_S_E2_03_any_offer_may_be_redirected() -> None:
    table = e2("ring A B C D; turn A; A(I): I I SED RUN; B(T): T MIS SUS SUS; draw: SUS NBQ")
    follow(table, "turn A", "A discard SUS", "A offer I")
    assert table.options("B") == ["defend MIS", "give MIS", "give SUS"]
    follow(table, "B defend MIS", "C give WHI", "turn B")
    assert table.role("C") == "H"
    assert table.hand("C") == "I SUS SUS SUS"


# Quarantine


@pytest.mark.parametrize(
    ("obstacles", "targets"),
    [("", "BE"), ("door A|B", "E"), ("q(B)=1", "E"), ("door A|B; q(E)=2", ""), ("q(A)=1", "BE")],
)
def test_S_E2_04_only_on_a_reachable_neighbour(obstacles: str, targets: str) -> None:
    table = e2(f"ring A B C D E; turn A; A(H): QUA WHI WHI WHI; draw: WHI; {obstacles}")
    assert [option for option in plays(table, "A") if "QUA" in option] == [f"play QUA {seat}" for seat in targets]


def test_S_E2_04_it_lasts_two_own_turns() -> None:
    table = e2("ring A B C; turn A; A(H): QUA WHI SED NOT")
    follow(table, "turn A", "A play QUA B", "A offer WHI", "B give SUS", "turn B")
    assert table.quarantine("B") == 2
    follow(table, "turn B", "B discard SUS", "B offer SUS", "C give SUS", "turn C")
    assert table.quarantine("B") == 1
    follow(table, "turn C", "C discard SUS", "C offer SUS", "A give SED", "turn A")
    follow(table, "turn A", "A discard NOT", "A offer SUS", "B give SUS", "turn B")
    assert table.quarantine("B") == 1
    follow(table, "turn B", "B discard SUS", "B offer SUS", "C give SUS", "turn C")
    assert table.quarantine("B") == 0
    assert "QUA" in table.discard.split()


QUARANTINED = "ring A B C D; turn A; q(A)=2; A(H): WHI SED NOT RUN; draw: AXE"


def test_S_E2_05_what_he_draws_discards_and_gives_is_shown() -> None:
    table = e2(QUARANTINED)
    assert table.asked == [("A", "play")]
    for viewer in others(table):
        assert table.last(viewer, "drew") == {"seat": "A", "card": "axe"}
    follow(table, "A discard NOT")
    for viewer in others(table):
        assert table.last(viewer, "discarded") == {"seat": "A", "card": "no_thanks"}
    follow(table, "A offer RUN")
    for viewer in others(table):  # before the reply
        assert table.last(viewer, "offered") == {"seat": "A", "partner": "B", "card": "better_run"}


def test_S_E2_05_what_he_receives_is_not_shown() -> None:
    tables = []
    for hand in ("COM COM COM COM", "AXE AXE AXE AXE"):
        table = e2(f"{QUARANTINED}; B(H): {hand}")
        follow(table, "turn A", "A discard NOT", "A offer RUN", f"B give {hand[:3]}", "turn B")
        assert table.hand("A").count(hand[:3]) == 1 + (hand[:3] == "AXE")
        tables.append(table)
    for viewer in others(tables[0], "A", "B"):
        assert tables[0].told(viewer) == tables[1].told(viewer)


def test_S_E2_05_his_reply_is_shown_but_not_what_he_gets_for_it() -> None:
    table = e2("ring A B C D; turn A; q(B)=2; B(H): COM SUS SUS SUS; draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B give COM", "turn B")
    for viewer in others(table, "A", "B"):
        assert table.last(viewer, "showed_card") == {"seat": "B", "card": "im_fine_here"}
        assert table.last(viewer, "offered")["card"] is None
        assert table.last(viewer, "exchanged") == {"seat": "A", "partner": "B", "gave": None, "received": None}


def test_S_E2_05_replacement_and_resolute_too() -> None:
    table = e2("ring A B C D; turn A; q(B)=2; B(H): NOT SUS SUS SUS; draw: SUS COM")
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B defend NOT")
    assert table.last(None, "drew") == {"seat": "B", "card": "im_fine_here"}
    table = e2("ring A B C D; turn A; q(A)=2; A(H): DET SUS SUS SUS; draw: SUS COM AXE SED")
    follow(table, "turn A", "A play DET")
    assert sorted(table.last(None, "looked_through")["cards"]) == ["axe", "im_fine_here", "seduction"]
    follow(table, "A keep AXE")
    assert table.last(None, "kept") == {"seat": "A", "card": "axe"}
    table = e2("ring A B C D; turn A; q(A)=2; A(H): AXE COM COM SUS; draw: FOR SED SED WHI")
    follow(table, "turn A", "A forget AXE", "A forget COM", "A forget COM")
    assert table.last(None, "forgot")["cards"] == ["axe", "im_fine_here", "im_fine_here"]
    assert table.last(None, "replaced")["cards"] == ["whisky", "seduction", "seduction"]


def test_S_E2_05_an_unquarantined_player_shows_nothing() -> None:
    table = e2("ring A B C D; turn A; q(C)=2; draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B give SUS", "turn B")
    for name, field in (("drew", "card"), ("discarded", "card"), ("offered", "card"), ("exchanged", "gave")):
        assert table.last(None, name)[field] is None
    assert table.told(None, "showed_card") == []


def test_S_E2_06_what_he_may_play() -> None:
    table = e2("ring A B C D; turn A; q(A)=2; A(H): FLA CHP RUN SED; draw: AXE")
    assert plays(table, "A") == ["play AXE A", "play SED B", "play SED C", "play SED D"]
    table = e2("ring A B C D; turn A; q(A)=2; A(H): ANA SUS WHI DET; draw: DOR")
    assert plays(table, "A") == [
        "play ANA B",
        "play ANA D",
        "play DET",
        "play DOR A|B",
        "play DOR D|A",
        "play SUS B",
        "play SUS D",
        "play WHI",
    ]


def test_S_E2_06_he_frees_himself_with_an_axe() -> None:
    table = e2("ring A B C D; turn A; q(A)=2; A(H): AXE SUS SUS WHI; draw: SUS")
    follow(table, "turn A", "A play AXE A")
    assert table.quarantine("A") == 0
    assert table.last(None, "freed") == {"seat": "A"}


def test_S_E2_06_whose_target_he_may_be() -> None:
    given = "ring A B C D; turn A; q(B)=2; q(C)=2; draw: SUS"
    table = e2(f"{given}; A(H): FLA ANA AXE CHP")
    assert plays(table, "A") == [
        "play ANA B",
        "play ANA D",
        "play AXE B",
        "play CHP D",
        "play FLA B",
        "play FLA D",
        "play SUS B",
        "play SUS D",
    ]
    table = e2(f"{given}; A(H): RUN SED SUS SUS")
    assert plays(table, "A") == ["play RUN D", "play SED D", "play SUS B", "play SUS D"]


def test_S_E2_06_fire_burns_a_quarantined_player() -> None:
    table = e2("ring A B C D; turn A; q(B)=2; A(H): FLA SUS SUS WHI; B(H): NBQ SUS SUS SUS; draw: SUS")
    follow(table, "turn A", "A play FLA B")
    assert table.options("B") == ["defend NBQ", "pass"]
    follow(table, "B pass")
    assert table.ring == "A C D"


@pytest.mark.parametrize("card", ["ONE", "OUT"])
def test_S_E2_06_he_does_not_move_as_the_drawer(card: str) -> None:
    table = e2(f"ring A B C D E; turn A; q(A)=2; draw: {card}")
    table.begin_turn()
    assert table.asked == [("A", "offer")]
    assert table.ring == "A B C D E"
    assert table.last(None, "no_effect") == {"card": {"ONE": "one_two", "OUT": "get_out"}[card]}


def test_S_E2_06_nor_as_the_target() -> None:
    table = e2("ring A B C D E; turn A; q(C)=2; draw: OUT")
    assert table.options("A") == ["choose B", "choose D", "choose E"]
    table = e2("ring A B C D E; turn A; q(C)=2; q(D)=2; draw: ONE")
    table.begin_turn()
    assert table.asked == [("A", "offer")]
    assert table.ring == "A B C D E"


def test_S_E2_06_friends_cannot_be_aimed_at_him_but_he_may_draw_it() -> None:
    table = e2("ring A B C D; turn A; q(C)=2; draw: FRI")
    assert table.options("A") == ["choose B", "choose D"]
    table = e2("ring A B C D; turn A; q(A)=2; draw: FRI")
    assert table.options("A") == ["choose B", "choose C", "choose D"]


def test_S_E2_06_a_redirect_to_him_is_void() -> None:
    table = e2("ring A B C D; turn A; q(C)=2; B(H): MIS SUS SUS SUS; draw: SUS COM")
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B defend MIS", "turn B")
    assert table.last(None, "redirect_void") == {"seat": "B"}


@pytest.mark.parametrize("who", ["A", "B"])
def test_S_E2_07_the_exchange_at_the_end_takes_place(who: str) -> None:
    table = e2(f"ring A B C D; turn A; q({who})=2; draw: SUS")
    follow(table, "turn A", "A discard SUS", "A offer WHI", "B give SUS", "turn B")
    assert table.hand("A") == "SUS SUS SUS SUS"


def test_S_E2_07_a_door_still_stops_it() -> None:
    table = e2("ring A B C D; turn A; q(B)=2; door A|B; draw: SUS")
    follow(table, "turn A", "A discard SUS", "turn B")
    assert table.last(None, "no_exchange")["reason"] == "door"


# The Thing and Flamethrower

ARMED = "B(T): T FLA SUS SUS"


def test_S_E2_08_seen_by_analysis() -> None:
    table = e2(f"ring A B C D; turn A; A(H): ANA SUS SUS WHI; {ARMED}; C(I)")
    follow(table, "turn A", "A play ANA B", "end")
    assert table.winners == "A D"
    assert table.ending == "thing_unmasked"


def test_S_E2_08_seen_in_revelations() -> None:
    table = e2(f"ring A B C D; turn A; {ARMED}; C(I); draw: REV")
    follow(table, "turn A", "A decline", "B show_all", "end")
    assert table.winners == "A D"


@pytest.mark.parametrize(
    ("given", "deeds"),
    [
        ("A(H): ANA SUS SUS WHI; B(T): T SUS SUS SUS", ("A play ANA B", "A offer WHI")),  # no Flamethrower
        ("A(H): ANA SUS SUS WHI; B(H): FLA SUS SUS SUS", ("A play ANA B", "A offer WHI")),  # not The Thing
        ("A(H): SUS SUS SUS WHI; B(T): T FLA FLA FLA", ("A play SUS B", "A offer WHI")),  # one card only
        (f"A(H): SUS SUS SUS WHI; {ARMED}; draw: REV", ("A decline", "B decline")),  # nothing shown
        ("B(T): T I FLA SUS; draw: REV", ("A decline", "B show_infected")),  # one card only
        ("A(T): T FLA WHI SUS", ("A play WHI", "A offer FLA")),  # in its own turn
        ("A(T): T FLA WHI SUS; draw: OOP", ("A offer FLA",)),
        ("A(T): T FLA WHI SUS; draw: BTW", ("A choose B", "A offer FLA")),
        ("A(T): T FLA WHI SUS; draw: REV", ("A show_all", "B decline")),
    ],
)
def test_S_E2_08_not_otherwise(given: str, deeds: tuple[str, ...]) -> None:
    table = e2(f"ring A B C D; turn A; {given}")
    follow(table, "turn A", *deeds)
    assert not table.state.over


def test_S_E2_08_nobody_wins_without_a_human() -> None:
    table = e2(f"ring A B C; dead D(H); turn A; A(I): I ANA SUS WHI; {ARMED}; C(I)", declare="manual")
    follow(table, "turn A", "A play ANA B", "end")
    assert table.winners == ""
