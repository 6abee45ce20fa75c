"""Phase 5: the Rec Room, but for trade (rules section 18.1)."""

from itertools import permutations

import pytest

from tests.games.thing.encounters_helpers import assert_alike, names, others, strength
from winterover.core.errors import RuleError
from winterover.games.thing.scenario import Scenario


def rec_room(text: str = "", *, seed: int = 0, **rulings: object) -> Scenario:
    """Phase 5 has begun; A is the Leader, and D the hidden alien unless others are named."""
    return Scenario(f"phase rec_room; leader A; {text}", edition="std", seed=seed, **rulings).begin()


def abstain(table: Scenario, seats: str) -> Scenario:
    return table.do(*(f"{seat} abstain" for seat in seats))


def kinds(table: Scenario) -> set[str]:
    return {kind for _, kind in table.asked}


def discs(table: Scenario) -> list[int]:
    found: list[int] = table.view(None)["suspicion"]
    return found


# Coming together


def test_T_P5_01_all_characters_return_to_the_rec_room_and_stand_up() -> None:
    table = rec_room("players 5; A prone in dormitory; B in radio; C prone in rec; D revealed; E alien in boiler prone")
    assert [table.room(seat) for seat in "ABCDE"] == ["rec", "rec", "rec", None, "rec"]
    assert [table.standing(seat) for seat in "ABCE"] == [True, True, True, True]
    assert names(table)[0] == "assembled"


def test_T_P5_01_the_eliminated_do_not_return() -> None:
    table = rec_room("B eliminated human")
    assert table.room("B") is None


def test_T_P5_01_trade_comes_first_then_the_vote_then_the_last_chance_to_reveal() -> None:
    table = rec_room("A owns keys")
    assert table.asked == [("A", "trade")]
    table.do("A ready")
    assert kinds(table) == {"vote"}
    abstain(table, "ABCD")
    assert kinds(table) == {"reveal"}
    table.do("A remain", "B remain", "C remain", "D remain")
    assert table.coming == "tests"


@pytest.mark.parametrize("moment", ["trade", "vote", "reveal"])
def test_T_P5_04_everybody_may_talk_and_accuse(moment: str) -> None:
    table = rec_room("A owns keys")
    if moment != "trade":
        table.do("A ready")
    if moment == "reveal":
        abstain(table, "ABCD")
    assert kinds(table) == {moment}
    for speaker, words in enumerate(("accuse B", "claim human", "vote A", "vouch C")):
        table.match.say(speaker, words)
    for viewer in others(table):
        assert [told.args["words"] for told in table.told(viewer, "said")] == [
            "accuse B",
            "claim human",
            "vote A",
            "vouch C",
        ]


# The vote


def test_T_P5_05_all_characters_are_asked_at_once() -> None:
    table = rec_room("players 6; C revealed; E eliminated human")
    assert table.asked == [("A", "vote"), ("B", "vote"), ("D", "vote"), ("F", "vote")]


def test_T_P5_05_one_name_or_none() -> None:
    table = rec_room()
    assert table.options("B") == ["abstain", "vote A", "vote C", "vote D"]
    table.do("B vote A")
    with pytest.raises(RuleError):
        table.do("B vote C")


def test_T_P5_05_votes_are_sealed_until_the_last_one_is_cast() -> None:
    tables = [rec_room().do(f"B vote {named}", "C vote A") for named in "AD"]
    assert_alike(tables[0], tables[1], "B")
    assert tables[0].told(None, "voted") == []
    assert discs(tables[0]) == [1, 1, 1, 1]


def test_T_P5_05_votes_are_public_when_cast() -> None:
    table = rec_room().do("D vote A", "B abstain", "A vote B", "C vote B")
    for viewer in others(table):
        assert [told.args for told in table.told(viewer, "voted")] == [
            {"seat": "A", "target": "B"},
            {"seat": "B", "target": None},
            {"seat": "C", "target": "B"},
            {"seat": "D", "target": "A"},
        ]


def test_T_P5_06_characters_in_the_green_zone_cannot_be_named() -> None:
    table = rec_room("B suspicion 0")
    assert table.options("A") == ["abstain", "vote C", "vote D"]
    assert table.options("B") == ["abstain", "vote A", "vote C", "vote D"]  # yet they vote
    with pytest.raises(RuleError):
        table.do("A vote B")


def test_R_107_never_oneself_nor_revealed_nor_eliminated_players() -> None:
    table = rec_room("players 6; C revealed; C suspicion 3; E eliminated human; E suspicion 2")
    assert table.options("A") == ["abstain", "vote B", "vote D", "vote F"]
    assert table.options("F") == ["abstain", "vote A", "vote B", "vote D"]


def test_R_107_only_characters_vote() -> None:
    table = rec_room("players 6; C revealed; E eliminated human")
    for outsider in ("C vote A", "E vote A", "C abstain"):
        with pytest.raises(RuleError):
            table.do(outsider)


def test_T_P5_06_with_nobody_to_name_there_is_no_vote() -> None:
    table = rec_room("A suspicion 0; B suspicion 0; C suspicion 0; D suspicion 0")
    assert kinds(table) == {"reveal"}
    assert table.told(None, "voted") == []


@pytest.mark.parametrize("votes", [("B", "A", "A", "A"), ("B", "C", "B", "B"), (None, None, None, "C")])
def test_T_P5_07_one_space_for_each_vote_received(votes: tuple[str | None, ...]) -> None:
    table = rec_room()
    table.do(*(f"{seat} {f'vote {name}' if name else 'abstain'}" for seat, name in zip("ABCD", votes, strict=True)))
    assert discs(table) == [1 + votes.count(seat) for seat in "ABCD"]


@pytest.mark.parametrize(("start", "end"), [(1, 4), (2, 4), (3, 4), (4, 4)])
def test_T_P5_07_capped_at_the_maximum(start: int, end: int) -> None:
    table = rec_room(f"B suspicion {start}").do("A vote B", "C vote B", "D vote B", "B abstain")
    assert table.suspicion("B") == end


@pytest.mark.parametrize("leader", ["A", "C"])
def test_T_P5_07_in_leader_order(leader: str) -> None:
    table = Scenario(f"phase rec_room; leader {leader}").do("B vote A", "D vote C", "A vote D", "C vote B")
    order = ["A", "B", "C", "D"] if leader == "A" else ["C", "D", "A", "B"]
    assert [told.args["seat"] for told in table.told(None, "suspicion")] == order


def test_T_P5_07_the_order_in_which_answers_come_in_changes_nothing() -> None:
    deeds = ("A vote B", "B vote C", "C vote B", "D abstain")
    tables = [rec_room().do(*order) for order in permutations(deeds)]
    assert all(table.told(None) == tables[0].told(None) for table in tables)
    assert all(discs(table) == [1, 3, 2, 1] for table in tables)


def test_T_P5_08_at_the_maximum_cards_are_shown_as_long_as_the_disc_stays() -> None:
    table = rec_room("B suspicion 3; B hand use use use").do("A vote B", "B abstain", "C abstain", "D abstain")
    for _ in range(2):  # this round and the next
        table.play_to("move").ask()
        assert table.view(None)["most_suspicion"] == table.suspicion("B") == 4
        shown = len(table.told(None, "card_shown"))
        table.play_to("encounters")
        assert [told.args["seat"] for told in table.told(None, "card_shown")[shown:]] == ["B"]
        table.play_to("weather")


def test_T_P5_08_a_human_test_result_ends_it() -> None:
    table = rec_room("B suspicion 3; A owns blood; B hand use use use").do("A ready", "A vote B")
    abstain(table, "BCD").play_to("tests").do("A offer_a").play_to("move").play_to("encounters")
    assert table.suspicion("B") < 4
    assert table.told(None, "card_shown") == []


def test_EX_15_accusation_with_four_players() -> None:
    """A is Red, B Yellow, C Green and D Blue."""
    table = rec_room("A suspicion 0; B suspicion 2; C suspicion 1; D suspicion 1; B hand use use use")
    assert all("vote A" not in table.options(seat) for seat in "BCD")
    table.do("A vote B", "D vote B", "B vote C", "C vote D")
    assert discs(table) == [0, 4, 2, 2]
    table.play_to("move").ask()
    assert table.asked == [("B", "move")]
    table.do("B go radio", "B hand_in use")
    for viewer in others(table):
        assert table.last(viewer, "card_shown") == {"seat": "B", "card": "use"}
    assert table.view(None)["shown_cards"] == ["use"]


# Voluntary reveal


def test_T_P5_09_after_the_vote_all_are_asked_alike() -> None:
    """The spectator and the humans cannot tell who had the choice."""
    tables = [abstain(rec_room(f"{alien} alien; A human"), "ABCD") for alien in "BD"]
    assert tables[0].asked == [(seat, "reveal") for seat in "ABCD"]
    assert (tables[0].options("B"), tables[0].options("D")) == (["remain", "reveal"], ["remain"])
    assert_alike(tables[0], tables[1], "B", "D")
    for table in tables:
        table.do("A remain", "B remain", "C remain", "D remain")
    assert_alike(tables[0], tables[1], "B", "D")
    assert "revealed" not in names(tables[0])


def test_T_P5_09_there_is_no_window_before_or_after() -> None:
    before = Scenario("phase actions; leader A; pile use; A in boiler; B in boiler; C alien; fuel boiler 1").ask()
    assert before.asked == [("A", "assign")]
    after = abstain(rec_room("C alien; A owns blood").do("A ready"), "ABCD")
    after.do("A remain", "B remain", "C remain", "D remain").begin()
    assert after.asked == [("A", "offer_test")]
    for table in (before, after):
        assert table.standing_options("C") == []
        with pytest.raises(RuleError):
            table.do("C reveal")


def test_T_P5_09_several_may_reveal_themselves_at_the_last_chance() -> None:
    table = abstain(rec_room("players 6; B alien; E alien"), "ABCDEF")
    table.do("A remain", "B reveal", "C remain", "D remain", "E reveal", "F remain")
    assert table.view(None)["collective"] == ["B", "E"]
    assert strength(table) == 3 + 1


def test_T_P5_09_the_choice_is_sealed_until_all_have_answered() -> None:
    tables = [abstain(rec_room("C alien"), "ABCD").do(f"C {choice}", "A remain") for choice in ("reveal", "remain")]
    assert_alike(tables[0], tables[1], "C")


@pytest.mark.parametrize("cast", ["", "A", "D", "AD", "ABC"])
def test_T_P5_09_a_vote_under_way_is_held_anew_without_the_alien(cast: str) -> None:
    table = rec_room("D alien").do(*(f"{seat} vote {'B' if seat != 'B' else 'D'}" for seat in cast))
    table.do("D reveal")
    assert table.asked == [("A", "vote"), ("B", "vote"), ("C", "vote")]
    assert table.options("B") == ["abstain", "vote A", "vote C"]
    assert table.view(None)["answered"] == []
    assert table.told(None, "voted") == []
    table.do("A vote C", "B abstain", "C abstain")
    assert discs(table)[:3] == [1, 1, 2]  # the first vote counts for nothing
    assert [told.args["seat"] for told in table.told(None, "voted")] == ["A", "B", "C"]


def test_T_P5_09_two_may_reveal_themselves_one_after_the_other_during_the_vote() -> None:
    table = rec_room("players 6; leader B; B alien; E alien").do("A vote B", "B reveal", "C vote E", "E reveal")
    assert table.asked == [(seat, "vote") for seat in "CDFA"]
    assert table.leader == "C"
    assert table.view(None)["collective"] == ["B", "E"]


def test_T_P5_09_if_nobody_can_be_named_any_more_the_vote_is_over() -> None:
    table = rec_room("A suspicion 0; B suspicion 0; C suspicion 0; D alien suspicion 1").do("A vote D", "D reveal")
    assert table.asked == [("A", "reveal"), ("B", "reveal"), ("C", "reveal")]


def test_T_P5_09_the_revealed_is_not_asked_at_the_last_chance() -> None:
    table = rec_room("D alien").do("D reveal")
    abstain(table, "ABC")
    assert table.asked == [("A", "reveal"), ("B", "reveal"), ("C", "reveal")]


@pytest.mark.parametrize("moment", ["trade", "vote"])
def test_R_108_whole_phase_before_the_vote_and_while_it_is_held(moment: str) -> None:
    """If done before the vote, the player no longer votes nor can be named."""
    table = rec_room("A owns keys; D alien", revealWindow="wholePhase")
    if moment == "vote":
        table.do("A ready")
    assert [table.standing_options(seat) for seat in "ABCD"] == [[], [], [], ["reveal"]]
    assert table.view("D")["standing"] == ["reveal"]
    table.do("D reveal")
    if moment == "trade":
        table.do("A ready")
    assert table.asked == [("A", "vote"), ("B", "vote"), ("C", "vote")]
    assert "vote D" not in table.options("A")


@pytest.mark.parametrize("moment", ["trade", "vote"])
def test_R_108_V_27_after_the_vote_only(moment: str) -> None:
    table = rec_room("A owns keys; D alien", revealWindow="afterVote")
    if moment == "vote":
        table.do("A ready")
    assert kinds(table) == {moment}
    assert table.standing_options("D") == []
    with pytest.raises(RuleError):
        table.do("D reveal")


@pytest.mark.parametrize("window", ["wholePhase", "afterVote"])
def test_R_108_V_27_after_the_vote_it_is_offered_once(window: str) -> None:
    table = rec_room("D alien", revealWindow=window).do("A vote D", "B vote D", "C abstain", "D abstain")
    assert table.suspicion("D") == 3
    assert table.options("D") == ["remain", "reveal"]
    assert table.standing_options("D") == []
    table.do("A remain", "B remain", "C remain", "D reveal")
    assert table.view(None)["collective"] == ["D"]
    assert table.coming == "tests"
    assert strength(table) == 2
