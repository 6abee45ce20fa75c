"""The end of the game (rules section 18)."""

from collections.abc import Mapping

import pytest

from tests.games.stayaway.elimination_helpers import random_games
from tests.games.stayaway.examples_helpers import follow, names, others
from winterover.core.errors import RuleError
from winterover.core.views import View
from winterover.games.stayaway.scenario import Scenario

BURN_B = ("turn A", "A play FLA B", "B pass")
INFECT_B = ("turn A", "A discard SUS", "A offer I", "B give SUS")


def lawful_winners(end: View, alive: list[bool], *, solo: str = "no_human_eliminated") -> list[str]:
    """The table of section 18, read from the revealed roles."""
    roles = end["roles"]
    fallen = end["eliminated_as"]
    seats = [chr(65 + seat) for seat in range(len(roles)) if alive[seat]]
    role = {seat: roles[ord(seat) - 65] for seat in seats}
    humans = [seat for seat in seats if role[seat] == "human"]
    kind = end["kind"]
    if kind in ("thing_eliminated", "thing_unmasked", "false_declaration"):
        return humans
    if kind in ("no_human_left", "declared"):
        assert humans == []
        alone = "human" not in fallen if solo == "no_human_eliminated" else not any(fallen)
        return [seat for seat in seats if role[seat] == "thing" or not (alone or seat == end["last_human"])]
    if kind == "thing_undrawn":
        assert len(seats) == 1
    if kind == "revenge_humans":
        assert seats == humans
    if kind == "revenge_infected":
        assert humans == []
    return seats


@pytest.mark.parametrize(
    ("edition", "rulings", "endings"),
    [
        ("E1", {}, {"thing_eliminated", "no_human_left", "false_declaration"}),
        ("E1", {"declare": "auto"}, {"thing_eliminated", "no_human_left"}),
        ("E1", {"declare": "manual"}, {"thing_eliminated", "no_human_left", "false_declaration", "declared"}),
        ("E1", {"soloWin": "nobody_eliminated"}, {"thing_eliminated", "no_human_left", "false_declaration"}),
        (
            "E1",
            {"revenge": True, "declare": "auto"},
            {"thing_eliminated", "no_human_left", "revenge_humans", "revenge_infected"},
        ),
        ("E2", {"declare": "auto"}, {"thing_eliminated", "thing_unmasked", "no_human_left"}),
        (
            "E1",
            {"thingInDeck": True, "declare": "auto"},
            {"thing_eliminated", "no_human_left", "thing_undrawn"},
        ),
    ],
)
def test_S_END_01_games_end_only_in_the_listed_ways(
    edition: str, rulings: Mapping[str, object], endings: set[str]
) -> None:
    seen = set()
    for match in random_games(60, edition=edition, rulings=rulings, declares=True):
        view = match.view(None)
        end = view["ending"]
        seen.add(end["kind"])
        solo = str(rulings.get("soloWin", "no_human_eliminated"))
        assert end["winners"] == lawful_winners(end, view["alive"], solo=solo)
        log = match.log(None)
        assert log[-1].name == "ended"
        # What ended it came just before: an elimination, an exchange, cards passed round, a showing, a declaration.
        last = next(name for name in reversed(names(log[:-1])) if name not in ("corrected", "drew", "discarded"))
        if end["kind"] in ("false_declaration", "declared"):
            assert last == "declared"
        else:
            assert last in ("eliminated", "exchanged", "cards_went_round", "showed_hand", "saw_hand")
    assert seen <= endings
    assert {"thing_eliminated", "no_human_left"} & seen


@pytest.mark.parametrize("infection", ["exchange", "round"])
def test_S_END_01_checked_after_each_infection(infection: str) -> None:
    draw = "SUS" if infection == "exchange" else "RND"
    table = Scenario(f"ring A B C D; dead E(H); turn A; A(T): T I SUS SUS; B(H); C(I); D(I); draw: {draw}")
    if infection == "exchange":
        follow(table, *INFECT_B, "end")
    else:
        table.do("A pass_on I", "B pass_on SUS", "C pass_on SUS", "D pass_on SUS")
    assert table.state.over
    assert table.ending == "no_human_left"


def test_S_END_02_thing_eliminated() -> None:
    table = Scenario("ring A B C D E; dead F(I); dead G(H); turn A; A(I): I FLA SUS WHI; B(T); C(I); D(H); E(H)")
    follow(table, *BURN_B, "end")
    assert table.winners == "D E"


def test_S_END_02_nobody_wins_without_a_living_human() -> None:
    table = Scenario("ring A B C; dead D(H); turn A; A(I): I FLA SUS WHI; B(T); C(I)", declare="manual")
    follow(table, *BURN_B, "end")
    assert table.ending == "thing_eliminated"
    assert table.winners == ""


def test_S_END_03_declared_and_true() -> None:
    table = Scenario("ring A B C; dead D(H); turn C; A(T); B(I); C(I)", declare="manual")
    assert table.asked == [("C", "play")]
    table.do("A declare")
    assert table.ending == "declared"
    assert table.last(None, "declared") == {"seat": "A"}
    assert table.winners == "A B C"


def test_S_END_04_the_thing_and_all_living_infected_win() -> None:
    """The last Human burned, and another eliminated as Human before."""
    table = Scenario("ring A B C D; dead E(H); turn A; A(T): T FLA SUS WHI; B(H); C(I); D(I)")
    follow(table, *BURN_B, "end")
    assert table.winners == "A C D"


@pytest.mark.parametrize(
    ("dead", "winners"),
    [
        ("", "A"),
        ("dead E(I)", "A"),
        ("dead E(I); dead F(I)", "A"),
        ("dead E(H)", "A C D"),
        ("dead E(I); dead F(H)", "A C D"),
    ],
)
def test_S_END_05_thing_alone(dead: str, winners: str) -> None:
    """All were infected: The Thing shares only if somebody was eliminated while Human."""
    table = Scenario(f"ring A B C D; turn A; A(T): T I SUS SUS; B(H); C(I); D(I); {dead}")
    follow(table, *INFECT_B, "end")
    assert table.winners == winners


def test_S_END_05_burning_the_last_human_is_an_elimination_while_human() -> None:
    table = Scenario("ring A B C; dead D(I); turn A; A(T): T FLA SUS WHI; B(H); C(I)")
    follow(table, *BURN_B, "end")
    assert table.winners == "A C"


@pytest.mark.parametrize("declare", ["both", "manual", "auto"])
def test_S_END_06_the_last_human_infected_loses(declare: str) -> None:
    table = Scenario("ring A B C D; dead E(H); turn A; A(T): T I SUS SUS; B(H); C(I); D(I)", declare=declare)
    follow(table, *INFECT_B)
    if declare == "manual":
        table.do("B discard SUS", "A declare")
    assert table.winners == "A C D"
    assert table.view(None)["ending"]["last_human"] == "B"


def test_S_END_06_whoever_was_infected_before_the_last_wins() -> None:
    table = Scenario("ring A B C; dead D(H); turn A; A(T): T I I SUS; B(H); C(H)")
    follow(table, *INFECT_B, "turn B", "B discard SUS", "B offer SUS", "C give SUS", "turn C")
    follow(table, "turn C", "C discard SUS", "C offer SUS", "A give I", "end")
    assert table.winners == "A B"


def test_S_END_06_by_an_elimination_there_is_no_such_player() -> None:
    """B was infected last, but it is the burning of C that leaves no Human."""
    table = Scenario("ring A B C; dead D(H); turn A; A(T): T I SUS SUS; B(H): FLA SUS SUS SUS; C(H)")
    follow(table, *INFECT_B, "turn B", "B play FLA C", "C pass", "end")
    assert table.winners == "A B"
    assert table.view(None)["ending"]["last_human"] is None


@pytest.mark.parametrize("way", ["burned", "infected", "false"])
def test_S_END_07_the_eliminated_lose_in_every_case(way: str) -> None:
    table = Scenario("ring A B C D; dead E(H); dead F(I); turn A; A(T): T I SUS SUS; B(H); C(I); D(H): FLA SUS SUS SUS")
    if way == "burned":
        follow(table, *INFECT_B, "turn B", "B discard SUS", "B offer SUS", "C give SUS", "turn C")
        follow(table, "C discard SUS", "C offer SUS", "D give SUS", "turn D", "D play FLA A", "A pass", "end")
        assert table.winners == "D"
    elif way == "false":
        table.do("A declare")
        assert table.winners == "B D"
    else:
        table = Scenario("ring A B C; dead E(H); dead F(I); turn A; A(T): T I SUS SUS; B(H); C(I)")
        follow(table, *INFECT_B, "end")
        assert table.winners == "A C"


@pytest.mark.parametrize(
    ("position", "deeds"),
    [
        ("turn A; B(T)", ()),  # another player's step 2
        ("turn B; B(T)", ()),  # its own
        ("turn A; B(T)", ("A discard SUS",)),  # before an offer
        ("turn A; B(T)", ("A discard SUS", "A offer SUS")),  # instead of its own reply
        ("turn C; B(T)", ("C discard SUS", "C offer SUS")),  # during another player's reply
        ("turn A; A(H): FLA SUS SUS WHI; B(T)", ("A play FLA B",)),  # under fire
        ("turn A; A(H): CHP SUS SUS WHI; B(T)", ("A play CHP B",)),
        ("turn A; B(T); q(B)=2", ()),  # quarantined
        ("turn B; B(T); q(B)=2", ()),
        ("turn A; B(T); draw: RND SUS SUS", ("B pass_on SUS",)),  # after its own sealed answer
        ("turn A; B(T); draw: REV SUS SUS", ("A decline", "B decline")),
        ("turn A; B(T); draw: OUT SUS SUS", ()),
    ],
)
def test_S_END_08_declaration_whenever_somebody_is_asked(position: str, deeds: tuple[str, ...]) -> None:
    table = Scenario(f"ring A B C D; {position}")
    table.begin_turn().do(*deeds)
    assert table.asked
    assert "declare" in table.match.options(1)
    assert table.view("B")["standing"] == ["declare"]
    for other in (0, 2, 3):
        assert "declare" not in table.match.options(other)
        assert table.view("ABCD"[other])["standing"] == []
        with pytest.raises(RuleError):
            table.match.act(other, "declare")
    table.match.act(1, "declare")
    assert table.state.over
    assert table.match.waiting() == []  # whatever was pending is dropped
    assert table.winners == "A C D"
    with pytest.raises(RuleError) as error:
        table.match.act(0, "pass")
    assert error.value.code == "game-over"


def test_S_END_08_only_the_living_thing_declares() -> None:
    table = Scenario("ring A B C D; turn A; A(H): FLA SUS SUS WHI; B(T); C(I)", revenge=True)
    follow(table, *BURN_B)
    for seat in range(4):
        assert "declare" not in table.match.options(seat)
        with pytest.raises(RuleError):
            table.match.act(seat, "declare")


def test_S_END_09_both_ends_by_itself_and_by_declaration() -> None:
    table = Scenario("ring A B C; dead D(H); turn A; A(T): T I SUS SUS; B(H); C(I)", declare="both")
    assert table.asked
    assert "declare" in table.match.options(0)
    follow(table, *INFECT_B[1:], "end")
    assert table.ending == "no_human_left"
    assert table.told(None, "declared") == []


def test_S_END_09_manual_goes_on_without_humans() -> None:
    table = Scenario("ring A B C; dead D(H); turn A; A(T): T I SUS SUS; B(H); C(I)", declare="manual")
    follow(table, *INFECT_B, "turn B", "B discard SUS", "B offer SUS", "C give SUS", "turn C")
    follow(table, "C discard SUS", "C offer SUS", "A give SUS", "turn A", "A discard SUS")
    table.do("A declare")
    assert table.ending == "declared"
    assert table.winners == "A C"


def test_S_END_10_false_declaration() -> None:
    table = Scenario("ring A B C D E; dead F(H); dead G(I); turn B; A(T); B(I); C(H); D(I); E(H)")
    table.begin_turn().do("A declare")
    assert table.ending == "false_declaration"
    assert table.winners == "C E"


@pytest.mark.parametrize("words", ["claim thing", "accuse A thing", "claim infected"])
def test_S_END_11_words_are_not_declarations(words: str) -> None:
    table = Scenario("ring A B C; dead D(H); turn B; A(T); B(I); C(I)", declare="manual")
    asked = table.asked
    for seat in range(3):
        table.match.say(seat, words)
    assert not table.state.over
    assert table.asked == asked
    assert "declare" in table.match.options(0)


@pytest.mark.parametrize("declare", ["both", "manual", "auto"])
@pytest.mark.parametrize("role", ["H", "I"])
def test_S_END_12_the_last_living_player_need_not_declare(declare: str, role: str) -> None:
    table = Scenario(f"ring A B; dead C(H); turn A; A(T): T FLA SUS WHI; B({role})", declare=declare)
    follow(table, *BURN_B, "end")
    assert table.winners == "A"
    assert table.ending in ("no_human_left", "declared")


def test_S_END_13_auto_knows_no_declaration() -> None:
    table = Scenario("ring A B C; dead D(H); turn A; A(T): T I SUS SUS; B(H); C(I)", declare="auto")
    assert table.asked
    assert "declare" not in table.match.options(0)
    assert table.view("A")["standing"] == []
    with pytest.raises(RuleError):
        table.match.act(0, "declare")
    follow(table, *INFECT_B[1:], "end")
    assert table.ending == "no_human_left"
    assert table.winners == "A C"


def test_S_END_14_everything_is_revealed_at_the_end() -> None:
    table = Scenario(
        "ring A B C D; dead E(I); dead F(H); turn A; A(H): FLA SUS SUS WHI; B(T); C(I): I I NOT SUS;"
        "D(H): SED SUS SUS WHI"
    )
    for viewer in others(table):
        assert table.view(viewer)["ending"] is None
    follow(table, *BURN_B, "end")
    roles = ["human", "thing", "infected", "human", "infected", "human"]
    for viewer in others(table):
        end = table.view(viewer)["ending"]
        assert end["roles"] == roles
        assert end["eliminated_as"] == [None, "thing", None, None, "infected", "human"]
        assert end["hands"][2] == ["infected", "infected", "suspicion", "no_thanks"]
        assert end["hands"][3] == ["suspicion", "suspicion", "whisky", "seduction"]
        assert end["winners"] == ["A", "D"]
        told = table.last(viewer, "ended")
        assert told["ending"] == "thing_eliminated"
        assert told["roles"] == roles
        assert told["hands"] == end["hands"]
        assert told["winners"] == ["A", "D"]
