"""Infection tests among Characters and with a dog (rules section 9)."""

from collections import Counter

import pytest

from tests.games.thing.encounters_helpers import assert_alike, is_over, names, others, played_games
from winterover.core.errors import RuleError
from winterover.games.thing.game import GAME
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.timeout import timeout

#: A human and a hidden alien meet in the Generator Room; C and D are elsewhere.
MEETING = "phase encounters; leader D; A human in generator; B alien in generator; C human; D human"
THREE = "players 5; phase encounters; leader E; A human in radio; B {b} in radio; C {c} in radio; D human; E human"


def clean(table: Scenario, who: str) -> str:
    """The place of a human token in front of somebody who laid out an alien one."""
    return "2" if table.alien_token(who) == 1 else "1"


def seen_by(table: Scenario, who: str) -> tuple[str, str]:
    """Whose token somebody looked at, and what it was."""
    (looked,) = [told.args for told in table.told(who, "looked") if told.args["seat"] == who]
    return looked["owner"], looked["token"]


# Laying out


def test_T_I_01_everybody_outside_the_green_zone_lays_out_two_tokens() -> None:
    table = Scenario(f"{MEETING}; A suspicion 1; B suspicion 3").begin()
    assert sorted(table.asked) == [("A", "tokens"), ("B", "tokens")]
    table.do("A plain", "B plain")
    assert table.view(None)["laid"] == ["A", "B"]
    assert table.options("A") == ["look B 1", "look B 2"]
    assert table.options("B") == ["look A 1", "look A 2"]


@pytest.mark.parametrize("role", ["human", "alien"])
def test_T_I_01_in_the_green_zone_nobody_lays_out_anything(role: str) -> None:
    table = Scenario(
        f"phase encounters; leader D; A {role} in generator suspicion 0; B human in generator; C human; D alien"
    ).begin()
    assert table.asked == [("B", "tokens")]
    table.do("B plain")
    assert table.view(None)["laid"] == ["B"]


def test_T_I_02_a_human_has_two_human_tokens_only() -> None:
    table = Scenario(MEETING).begin()
    assert table.options("A") == ["plain"]
    with pytest.raises(RuleError):
        table.do("A infect")


@pytest.mark.parametrize(("choice", "token"), [("plain", "human"), ("infect", "alien")])
def test_T_I_02_a_hidden_alien_chooses(choice: str, token: str) -> None:
    table = Scenario(MEETING).begin()
    assert table.options("B") == ["infect", "plain"]
    table.do("A plain", f"B {choice}")
    assert (table.alien_token("B") > 0) == (choice == "infect")
    assert table.last("B", "tokens_laid") == {"seat": "B", "token": token}


def test_T_I_02_one_of_the_two_tokens_is_human_even_then() -> None:
    table = Scenario(MEETING).do("A plain", "B infect")
    table.do(f"A look B {clean(table, 'B')}", "B look A 1")
    assert table.role("A") == "human"
    assert seen_by(table, "A") == ("B", "human")


def test_T_I_03_the_choice_is_secret() -> None:
    """Until somebody looks, nobody else can tell what lies there, nor whether it was a choice at all."""
    tables = [Scenario(MEETING).do("A plain", f"B {choice}") for choice in ("plain", "infect")]
    assert_alike(tables[0], tables[1], "B")
    # A human in the same place would look the same too.
    human = Scenario("phase encounters; leader D; A human in generator; B human in generator; C human; D alien")
    human.do("A plain", "B plain")
    for viewer in others(human, "B", "D"):
        assert human.told(viewer) == tables[0].told(viewer)
        assert human.view(viewer) == tables[0].view(viewer)


def test_T_I_03_the_tokens_cannot_be_told_apart_from_behind() -> None:
    """The alien token lies left as often as right."""
    places = Counter(Scenario(MEETING, seed=seed).do("A plain", "B infect").alien_token("B") for seed in range(300))
    assert set(places) == {1, 2}
    assert min(places.values()) > 110


def test_T_I_03_chance_goes_on_alike_whatever_was_laid() -> None:
    """Later chance must not tell what was laid: the same look at a human token leads to the same game."""
    for seed in range(6):
        tables = []
        for choice in ("plain", "infect"):
            table = Scenario(f"{MEETING}; A suspicion 0; dog shed; C in shed", seed=seed)
            table.do("D resolve generator", f"B {choice}")
            table.do(f"A look B {clean(table, 'B')}")
            tables.append(table)
        assert tables[0].told("C") == tables[1].told("C")
        assert tables[0].role("C") == tables[1].role("C")


# Looking


def test_T_I_04_everybody_must_look_at_one_token_of_another() -> None:
    table = Scenario(THREE.format(b="human", c="alien")).do("A plain", "B plain", "C plain")
    assert sorted(table.asked) == [("A", "look"), ("B", "look"), ("C", "look")]
    assert table.options("A") == ["look B 1", "look B 2", "look C 1", "look C 2"]
    assert table.options("B") == ["look A 1", "look A 2", "look C 1", "look C 2"]


def test_T_I_04_in_the_green_zone_too_but_only_where_another_laid_tokens() -> None:
    table = Scenario(f"{MEETING}; A suspicion 0").do("B plain")
    assert table.asked == [("A", "look")]
    table.do("A look B 1")
    assert is_over(table)
    assert [told.args["seat"] for told in table.told(None, "looked")] == ["A"]


def test_T_I_05_nobody_looks_at_more_than_one_token() -> None:
    """In whole games: between two encounters everybody looks once at most."""
    looks = 0
    for match in played_games(15):
        viewers: list[str] = []
        for told in match.log(None):
            if told.name == "encounter":
                viewers = []
            elif told.name == "looked":
                assert told.args["seat"] != told.args["owner"]
                assert told.args["seat"] not in viewers
                viewers.append(told.args["seat"])
                looks += 1
    assert looks > 50


def test_T_I_06_choices_are_simultaneous() -> None:
    table = Scenario(MEETING).do("B plain")
    before = {viewer: table.told(viewer) for viewer in others(table)}
    assert table.asked == [("A", "tokens")]
    table.do("A plain", "B look A 1")
    assert table.asked == [("A", "look")]
    for viewer in others(table):
        assert "looked" not in [told.name for told in table.told(viewer)[len(before[viewer]) :]]
    assert table.view("A")["sealed"] is None
    assert table.view("A")["answered"] == ["B"]


def test_T_I_06_a_sealed_look_is_nobody_elses_business() -> None:
    tables = [
        Scenario(THREE.format(b="human", c="alien")).do("A plain", "B plain", "C plain", deed)
        for deed in ("A look B 1", "A look C 2")
    ]
    assert_alike(tables[0], tables[1], "A")


def test_T_I_06_R_60_one_viewer_for_a_token() -> None:
    """Two want the same token: the first in movement order gets it, the other the one beside it."""
    for leader, first, second in (("E", "A", "B"), ("A", "B", "A")):
        table = Scenario(THREE.format(b="human", c="alien").replace("leader E", f"leader {leader}"))
        table.do("A plain", "B plain", "C infect")
        place = table.alien_token("C")
        table.do(f"A look C {place}", f"B look C {place}", "C look A 1")
        assert (table.role(first), table.role(second)) == ("alien", "human")
        assert seen_by(table, first) == ("C", "alien")
        assert seen_by(table, second) == ("C", "human")
        looks = [(told.args["seat"], told.args["owner"]) for told in table.told(None, "looked")]
        assert sorted(looks) == [("A", "C"), ("B", "C"), ("C", "A")]
        assert [table.suspicion(seat) for seat in "ABC"] == [2, 2, 2]


def test_R_60_without_a_clash_everybody_gets_what_was_chosen() -> None:
    infected = set()
    for seed in range(8):
        table = Scenario(THREE.format(b="human", c="alien"), seed=seed).do("A plain", "B plain", "C infect")
        place = table.alien_token("C")
        table.do("A look C 1", "B look C 2", "C look A 1")
        assert (table.role("A"), table.role("B")) == (("alien", "human") if place == 1 else ("human", "alien"))
        infected.add(place)
    assert infected == {1, 2}


def test_R_42_four_in_the_dormitory_have_one_common_encounter() -> None:
    table = Scenario(
        "players 6; phase encounters; leader F; A human in dormitory; B human in dormitory; C human in dormitory;"
        "D alien in dormitory; E human; F human"
    ).begin()
    assert sorted(seat for seat, _ in table.asked) == ["A", "B", "C", "D"]
    table.do("A plain", "B plain", "C plain", "D plain")
    assert len(table.options("A")) == 6


@pytest.mark.parametrize(("leader", "without"), [("F", "D"), ("B", "B"), ("C", "C")])
def test_R_42_tokens_are_claimed_in_movement_order_and_who_finds_none_does_not_advance(
    leader: str, without: str
) -> None:
    """Two tokens of A lie there, three in the green zone want one."""
    table = Scenario(
        f"players 6; phase encounters; leader {leader}; A human in dormitory; B human in dormitory suspicion 0;"
        "C human in dormitory suspicion 0; D human in dormitory suspicion 0; E human; F alien"
    ).do("A plain", "B look A 1", "C look A 1", "D look A 1")
    assert is_over(table)
    for seat in "BCD":
        looked = seat != without
        assert table.suspicion(seat) == int(looked)
        assert (seat in [told.args["seat"] for told in table.told(None, "looked")]) == looked
        assert ("role_now" in names(table, seat)) == looked
    assert table.suspicion("A") == 1


def test_R_42_somebody_elses_tokens_do_as_well() -> None:
    """All four tokens are looked at, whoever was asked for first."""
    table = Scenario(
        "players 6; phase encounters; leader F; A human in dormitory; B human in dormitory; C human in dormitory;"
        "D alien in dormitory suspicion 0; E human suspicion 0 in dormitory; F human"
    ).do("A plain", "B plain", "C plain")
    table.do("A look C 1", "B look C 1", "C look A 1", "D look C 1", "E look C 2")
    looks = {told.args["seat"]: told.args["owner"] for told in table.told(None, "looked")}
    assert len(looks) == 5
    assert (looks["A"], looks["B"], looks["C"]) == ("C", "C", "A")
    assert {looks["D"], looks["E"]} <= {"A", "B"}


def test_T_I_07_the_viewer_sees_the_face_and_all_see_who_looked_at_whom() -> None:
    table = Scenario(f"{MEETING}; A suspicion 0").do("B infect")
    table.do(f"A look B {table.alien_token('B')}")
    assert table.last("A", "looked") == {"seat": "A", "owner": "B", "token": "alien"}
    for viewer in others(table, "A", "B"):
        assert table.last(viewer, "looked") == {"seat": "A", "owner": "B", "token": None}


@pytest.mark.parametrize("finds", ["alien", "human"])
def test_T_I_07_R_61_the_owner_knows_which_token_it_was_and_who_looked(finds: str) -> None:
    table = Scenario(f"{MEETING}; A suspicion 0").do("B infect")
    table.do(f"A look B {table.alien_token('B') if finds == 'alien' else clean(table, 'B')}")
    assert table.last("B", "looked") == {"seat": "A", "owner": "B", "token": finds}


def test_T_I_08_a_human_who_saw_an_alien_token_becomes_a_hidden_alien() -> None:
    table = Scenario(MEETING).do("A plain", "B infect")
    table.do(f"A look B {table.alien_token('B')}", "B look A 1")
    assert table.role("A") == "alien"
    assert table.view(None)["status"][0] == "character"
    assert table.last("A", "role_now") == {"seat": "A", "role": "alien"}


def test_T_I_08_an_alien_is_unaffected() -> None:
    table = Scenario(THREE.format(b="alien", c="alien")).do("A plain", "B plain", "C infect")
    table.do("A look B 1", f"B look C {table.alien_token('C')}", "C look A 1")
    assert seen_by(table, "B") == ("C", "alien")
    assert [table.role(seat) for seat in "ABC"] == ["human", "alien", "alien"]
    assert [(seat, by) for _, seat, by in table.state.infections] == [(1, -1), (2, -1)]


def test_T_I_08_only_after_all_have_looked() -> None:
    """B is infected by C, but what B laid out as a human infects nobody: all look at what lay there."""
    table = Scenario(THREE.format(b="human", c="alien")).do("A plain", "B plain", "C infect")
    table.do(f"B look C {table.alien_token('C')}", "A look B 1", "C look B 2")
    assert [table.role(seat) for seat in "ABC"] == ["human", "alien", "alien"]
    log = names(table, "B")
    assert log.index("role_now") > max(place for place, name in enumerate(log) if name == "looked")


def test_T_I_08_two_can_be_infected_in_one_test() -> None:
    table = Scenario(
        "players 6; phase encounters; leader F; A human in dormitory; B alien in dormitory; C alien in dormitory;"
        "D human in dormitory; E human; F human"
    ).do("A plain", "B infect", "C infect", "D plain")
    table.do(f"A look B {table.alien_token('B')}", f"D look C {table.alien_token('C')}", "B look A 1", "C look A 2")
    assert [table.role(seat) for seat in "ABCDEF"] == ["alien", "alien", "alien", "alien", "human", "human"]
    assert table.state.infections[2:] == [(1, 0, 1), (1, 3, 2)]


def test_T_I_09_every_viewer_advances_by_one() -> None:
    table = Scenario(f"{MEETING}; A suspicion 1; B suspicion 3").do("A plain", "B plain", "A look B 1", "B look A 1")
    assert (table.suspicion("A"), table.suspicion("B")) == (2, 4)
    assert (table.suspicion("C"), table.suspicion("D")) == (1, 1)


def test_T_I_09_as_far_as_the_maximum() -> None:
    table = Scenario(f"{MEETING}; A suspicion 4").do("A plain", "B plain", "A look B 1", "B look A 1")
    assert table.suspicion("A") == 4


def test_T_I_09_whoever_could_not_look_does_not_advance() -> None:
    table = Scenario(f"{MEETING}; A suspicion 0").do("B plain", "A look B 1")
    assert (table.suspicion("A"), table.suspicion("B")) == (1, 1)


def test_R_62_a_green_character_leaves_the_green_zone_and_may_be_infected() -> None:
    """The second room of the printed example: Red is green and looks at a token of Yellow."""
    table = Scenario(
        "phase encounters; leader D; dog boiler; A human in boiler suspicion 0; B human in boiler; C human; D alien"
    ).do("B plain", "A look B 2")
    assert table.view(None)["kennel"] == 1
    assert (table.suspicion("A"), table.suspicion("B")) == (1, 1)
    assert table.role("A") == "human"


def test_DX_15_R_62_two_green_characters() -> None:
    table = Scenario(
        "phase encounters; leader D; A human in radio suspicion 0; B alien in radio suspicion 0; C human; D human"
    ).begin()
    assert is_over(table)
    assert names(table) == ["encounter"]
    assert (table.suspicion("A"), table.suspicion("B")) == (0, 0)
    assert "role_now" not in names(table, "A")


def test_T_I_10_every_viewer_handles_the_role_cards_changed_or_not() -> None:
    """Infected or not: the same facts in the same order for everybody else, and the same kinds for the two."""
    tables = []
    for finds in ("alien", "human"):
        table = Scenario(MEETING).do("A plain", "B infect")
        place = table.alien_token("B") if finds == "alien" else clean(table, "B")
        tables.append(table.do(f"A look B {place}", "B look A 1"))
    assert [table.role("A") for table in tables] == ["alien", "human"]
    assert_alike(tables[0], tables[1], "A", "B")
    for seat in "AB":
        assert names(tables[0], seat) == names(tables[1], seat)
        assert names(tables[0], seat).count("role_now") == 1
    for viewer in others(tables[0], "A"):
        assert all(told.args["seat"] != "A" for told in tables[0].told(viewer, "role_now"))


def test_T_I_10_the_tokens_go_back() -> None:
    table = Scenario(MEETING).do("A plain", "B infect", "A look B 1", "B look A 1")
    assert table.view(None)["laid"] == []
    assert "alien_token" not in table.view("B")
    assert table.view(None)["people"] == []


def test_EX_07_a_hidden_alien_infects_a_human() -> None:
    """Green is A, Blue is B."""
    table = Scenario("phase encounters; leader D; A human in generator suspicion 1; B alien in generator suspicion 1")
    table.begin()
    assert table.options("A") == ["plain"]
    table.do("A plain", "B infect").do(f"A look B {table.alien_token('B')}", "B look A 2")
    assert (table.role("A"), table.role("B")) == ("alien", "alien")
    assert table.view("A")["role"] == "alien"
    assert (table.suspicion("A"), table.suspicion("B")) == (2, 2)
    assert [table.last(seat, "role_now")["role"] for seat in "AB"] == ["alien", "alien"]
    assert (seen_by(table, "A"), seen_by(table, "B")) == (("B", "alien"), ("A", "human"))
    # Only the two can tell.
    for viewer in others(table, "A", "B"):
        assert all(told.args["token"] is None for told in table.told(viewer, "looked"))
        assert table.told(viewer, "role_now") == []
    assert table.view(None)["laid"] == []
    assert is_over(table)


# With a dog


def dog_test(seed: int, *, role: str = "human", suspicion: int = 1) -> Scenario:
    return Scenario(
        f"phase encounters; dog shed; A {role} in shed suspicion {suspicion}; B human; C human; D alien", seed=seed
    ).begin()


def test_T_I_11_two_of_nine_tokens_are_alien() -> None:
    drawn = Counter(dog_test(seed).last("A", "dog_tested")["dog"] for seed in range(1800))
    assert set(drawn) == {"healthy", "alien"}
    assert 330 < drawn["alien"] < 470  # 400 expected, 18 the deviation


def test_T_I_11_every_time_for_the_token_goes_back() -> None:
    """Four Characters with a dog each: more than two of them may draw an alien dog."""
    most = 0
    for seed in range(150):
        table = Scenario(
            "players 5; phase encounters; dog shed radio boiler kitchen; A human in shed; B human in radio;"
            "C human in boiler; D alien windows in kitchen; E human",
            seed=seed,
        ).play_to("rescue")
        drawn = [told.args["dog"] for seat in "ABCD" for told in table.told(seat, "dog_tested")]
        assert len([dog for dog in drawn if dog is not None]) == 4
        most = max(most, drawn.count("alien"))
    assert most > 2


def test_T_I_11_the_player_alone_sees_it() -> None:
    tables: dict[str, Scenario] = {}
    for seed in range(60):
        table = dog_test(seed)
        tables.setdefault(table.last("A", "dog_tested")["dog"], table)
    assert set(tables) == {"healthy", "alien"}
    assert_alike(tables["healthy"], tables["alien"], "A")
    assert tables["alien"].last(None, "dog_tested") == {"seat": "A", "room": "shed", "dog": None}


@pytest.mark.parametrize("role", ["human", "alien"])
def test_T_I_12_an_alien_dog_infects_a_human_and_nobody_else(role: str) -> None:
    found = set()
    for seed in range(60):
        table = dog_test(seed, role=role)
        drawn = table.last("A", "dog_tested")["dog"]
        found.add(drawn)
        assert table.role("A") == ("alien" if "alien" in (role, drawn) else "human")
        infected = drawn == "alien" and role == "human"
        assert ((1, 0, -1) in table.state.infections) == infected
    assert found == {"healthy", "alien"}


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (3, 4), (4, 4)])
def test_T_I_13_the_player_advances_by_one(before: int, after: int) -> None:
    for seed in range(12):
        table = dog_test(seed, suspicion=before)
        assert table.suspicion("A") == after
        assert table.suspicion("B") == 1


def test_T_I_13_and_handles_the_role_cards() -> None:
    for seed in range(12):
        table = dog_test(seed)
        assert names(table, "A") == ["encounter", "dog_tested", "role_now", "suspicion"]
        assert table.last("A", "role_now") == {"seat": "A", "role": table.role("A")}
        assert names(table, "B") == ["encounter", "dog_tested", "suspicion"]


# Silence


def test_T_I_14_nobody_speaks_during_a_test() -> None:
    table = Scenario(MEETING).begin()
    for deed in ("A plain", "B plain", "A look B 1"):
        for seat in range(4):
            assert GAME.forms_allowed(table.state, seat) == ()
            with pytest.raises(RuleError):
                table.match.say(seat, "accuse B")
        table.do(deed)
    table.do("B look A 1")
    table.match.say(2, "accuse B")
    assert table.told(None)[-1].name == "said"


# Decisions


def test_D_13_without_an_answer_the_tokens_are_human() -> None:
    table = Scenario(MEETING).begin()
    for ask in table.state.asks:
        assert GAME.code(timeout(table.state, ask, table.state.rng)) == "plain"


def test_D_14_without_an_answer_any_token_is_looked_at() -> None:
    table = Scenario(THREE.format(b="human", c="alien")).do("A plain", "B plain", "C plain")
    ask = next(ask for ask in table.state.asks if ask.seat == 0)
    found = {GAME.code(timeout(table.state, ask, table.state.rng)) for _ in range(60)}
    assert sorted(found) == table.options("A")
