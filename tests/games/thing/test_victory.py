"""Victory (rules section 19): the five endings, and who wins with whom."""

from collections import Counter

import pytest

from tests.games.thing.encounters_helpers import assert_alike, names, others, played_games, strength
from tests.games.thing.escape_helpers import escape, take
from winterover.core.seats import LETTERS
from winterover.games.thing.scenario import Scenario


def result(table: Scenario) -> tuple[str, str]:
    assert table.state.over
    return table.ending, table.winners


def infect(table: Scenario, **by: str) -> Scenario:
    """Victim and infector look at each other's tokens: `A="B"` means that A sees the alien token of B."""
    for seat, _ in table.asked:
        table.do(f"{seat} {'infect' if seat in by.values() else 'plain'}")
    looks = [f"{victim} look {infector} {table.alien_token(infector)}" for victim, infector in by.items()]
    return table.do(*looks, *(f"{infector} look {victim} 1" for victim, infector in by.items()))


def infected_by_dog(text: str, who: str, **rulings: object) -> Scenario:
    """Somebody alone with a dog in the Radio Room has just drawn an alien dog."""
    for seed in range(60):
        given = f"phase encounters; dog radio; {text}; {who} human in radio"
        table = Scenario(given, edition="std", seed=seed, **rulings).begin()
        if table.role(who) == "alien":
            return table
    raise AssertionError("no alien dog")


# Humans


def test_T_V_01_humans_win_if_no_alien_is_aboard_and_no_living_human_left_behind() -> None:
    table = take(escape("players 5; B human; C alien; D alien; E alien"), "B")
    assert result(table.do("C stay", "D stay", "E stay")) == ("humans_escaped", "A B")


def test_T_V_01_and_R_126_eliminated_humans_do_not_count_as_left_behind() -> None:
    """They win with the humans; the revealed, the hidden and the eliminated alien lose."""
    table = escape("players 6; B eliminated human; C revealed; D alien; E eliminated alien; F eliminated human")
    assert result(table.do("D stay")) == ("humans_escaped", "A B F")


def test_T_V_02_destroying_every_alien_is_no_victory() -> None:
    """The Collective is defeated and nobody else is an alien: the game goes on until the humans escape."""
    table = Scenario(
        "phase encounters; leader A; C revealed; strength 1; plan shed 1; pile use repair; A human in shed;"
        "B human; D human; A owns dynamite"
    ).do("A attack dynamite")
    assert strength(table) == 0
    assert not table.state.over
    assert table.play_to("weather").play_to("dogs").coming == "dogs"
    alone = take(take(escape("B human; C human; D eliminated alien"), "B"), "C")
    assert result(alone) == ("humans_escaped", "A B C")


def test_R_128_dogs_can_make_new_aliens() -> None:
    table = infected_by_dog("leader A; A human; B human; D eliminated alien", "C")
    assert not table.state.over
    assert result(take(escape("B alien; C human; D eliminated alien"), "B")) == ("alien_aboard", "B D")


# Aliens aboard, and humans left behind


def test_T_V_03_an_alien_alone_aboard() -> None:
    assert result(escape("A alien; B human; C human; D human")) == ("alien_aboard", "A")


def test_T_V_03_an_alien_among_humans() -> None:
    """All aliens win, revealed, hidden and eliminated; all humans lose, aboard or not."""
    text = "players 7; B human; C alien; D revealed; E eliminated alien; F eliminated human; G alien"
    table = take(take(escape(text), "B"), "C")
    assert result(table) == ("alien_aboard", "C D E G")
    assert "departed" not in names(table)


def test_T_V_04_a_living_human_is_left_behind() -> None:
    table = take(escape("players 6; B human; C human; D alien; E revealed; F eliminated alien"), "B")
    assert result(table.do("C stay", "D stay")) == ("human_left_behind", "D E F")


# Frost

FREEZING = "phase upkeep; leader A; weather storm; boiler destroyed;"


@pytest.mark.parametrize("space", [5, 6, 7])
def test_T_V_05_aliens_win_when_the_frost_marker_reaches_the_skull(space: int) -> None:
    table = Scenario(f"{FREEZING} players 5; frost {space}; B alien; C revealed; D eliminated alien").begin()
    assert result(table) == ("base_frozen", "B C D")
    assert table.view(None)["frost"] == 8


def test_T_V_05_one_space_before_it_the_game_goes_on() -> None:
    table = Scenario(f"{FREEZING} frost 4").begin()
    assert table.view(None)["frost"] == 7
    assert not table.state.over


def test_T_V_05_infected_players_win_and_there_is_no_last_human_to_lose() -> None:
    table = Scenario(f"{FREEZING} frost 7; A human; B alien; C alien; D alien").begin()
    assert result(table) == ("base_frozen", "B C D")
    assert table.last(None, "ended")["last_humans"] == []


def test_R_125_even_if_no_alien_is_left_in_play() -> None:
    """No living player wins; who was eliminated as an alien shares the victory (T-V-08)."""
    table = Scenario(f"{FREEZING} frost 7; A human; B human; C human; D eliminated alien").begin()
    assert result(table) == ("base_frozen", "D")


# No human left


def test_T_V_06_the_last_human_is_assimilated() -> None:
    table = Scenario(
        "players 6; phase encounters; leader A; E revealed; strength 2; plan shed 2; A human in shed; B alien;"
        "C eliminated human; D eliminated alien; F alien"
    ).do("E assimilate A")
    assert result(table) == ("no_human_left", "B D E F")


def test_T_V_06_the_last_human_is_infected_by_an_alien() -> None:
    table = Scenario("phase encounters; leader A; A human in shed; B alien in shed; C alien; D eliminated alien").ask()
    assert result(infect(table, A="B")) == ("no_human_left", "B C D")


def test_T_V_06_the_last_human_is_infected_by_a_dog() -> None:
    table = infected_by_dog("leader A; B alien; C alien; D eliminated human", "A")
    assert result(table) == ("no_human_left", "B C")


def test_T_V_06_not_while_a_human_lives() -> None:
    table = Scenario("phase encounters; leader A; A human in shed; B alien in shed; C human; D alien").ask()
    infect(table, A="B")
    assert table.role("A") == "alien"
    assert not table.state.over


def test_T_V_06_a_hidden_alien_that_is_assimilated_ends_nothing() -> None:
    table = Scenario(
        "phase encounters; leader C; C human; D revealed; strength 2; plan shed 2; A alien in shed; B eliminated human"
    ).do("D assimilate A")
    assert not table.state.over


def test_R_127_it_needs_no_revealed_alien() -> None:
    table = Scenario("phase encounters; leader A; A human in shed; B alien in shed; C alien; D alien").ask()
    assert not table.view(None)["ever_revealed"]
    assert result(infect(table, A="B"))[0] == "no_human_left"


# The order of checks


def test_T_V_07_after_each_encounter_room() -> None:
    """The last human is lost in the first room; the second is not resolved any more."""
    table = Scenario(
        "phase encounters; leader C; A human in shed; B alien in shed; C alien in radio; D alien in radio"
    ).do("C resolve shed")
    infect(table, A="B")
    assert result(table) == ("no_human_left", "B C D")
    assert [told.args["room"] for told in table.told(None, "encounter")] == ["shed"]
    assert table.asked == []


def test_T_V_07_before_any_action_or_escape() -> None:
    """The boarded alien never gets to show its card."""
    table = Scenario("phase move; leader D; sos 9; A alien suspicion 0; B human; C alien; D alien").do("A board")
    for seat in "BCD":
        table.do(f"{seat} go {'radio' if seat == 'D' else 'shed'}", f"{seat} hand_in use")
    assert result(infect(table.ask(), B="C")) == ("no_human_left", "A C D")
    assert "escape_began" not in names(table)


def test_T_V_07_frost_comes_before_the_generator_and_the_helicopter() -> None:
    table = Scenario(f"{FREEZING} frost 7; fuel generator 3; sos 8; rescue fuel 1").begin()
    view = table.view(None)
    assert view["over"]
    assert (view["fuel"]["generator"], view["sos"], view["rescue_fuel"]) == (3, 8, 1)


def test_T_V_07_after_each_test() -> None:
    """The first test shows that no human is left; the second does not take place."""
    table = all_infected("B owns blood; C owns flamethrower wire").play_to("tests")
    table.do("B offer_a", "C offer_b", "D first_a", "B test A")
    assert result(table) == ("no_human_left", "B C D")
    assert len(table.told(None, "tested")) == 1


# Who wins with whom


@pytest.mark.parametrize(("role", "winners"), [("human", "A B"), ("alien", "A")])
def test_T_V_08_eliminated_players_share_the_fate_of_their_team_when_humans_win(role: str, winners: str) -> None:
    assert result(escape(f"B eliminated {role}; C alien; D alien").do("C stay", "D stay")) == (
        "humans_escaped",
        winners,
    )


@pytest.mark.parametrize(("role", "winners"), [("human", "D"), ("alien", "B D")])
def test_T_V_08_and_when_aliens_win(role: str, winners: str) -> None:
    assert result(take(escape(f"B eliminated {role}; C human; D alien"), "C").do("D stay"))[0] == "humans_escaped"
    assert result(escape(f"B eliminated {role}; C human; D alien").do("C stay", "D stay")) == (
        "human_left_behind",
        winners,
    )


def test_T_V_08_it_is_the_team_of_the_moment_of_assimilation() -> None:
    """A was infected before it was assimilated: it wins with the aliens."""
    table = Scenario(
        "players 5; phase encounters; leader C; A human in shed; B alien in shed; C human; D revealed; E human;"
        "strength 3; boiler destroyed; frost 3; kennel 4",
        kennelCard="removed",
    ).ask()
    infect(table, A="B").play_to("planning").do("D lay radio 3", "D done")
    while table.ask().asked[0][1] == "move":
        seat = table.asked[0][0]
        room = {"A": "radio", "B": "kitchen", "C": "armoury", "E": "laboratory"}[seat]
        table.do(f"{seat} go {room}", f"{seat} hand_in {table.hand(seat).split()[0]}")
    table.do("D assimilate A")
    while not table.state.over:  # the clock lets the base freeze
        table.play_to("upkeep").begin()
    assert result(table) == ("base_frozen", "A B D")


@pytest.mark.parametrize("revealed", ["D revealed", "D alien"])
def test_T_V_09_and_R_123_the_last_human_loses_although_infected_now(revealed: str) -> None:
    """Whether or not a revealed alien exists."""
    table = Scenario(f"phase encounters; leader A; A human in shed; B alien in shed; C alien; {revealed}").ask()
    infect(table, A="B")
    assert table.role("A") == "alien"
    assert result(table) == ("no_human_left", "B C D")
    for viewer in others(table):
        assert table.last(viewer, "ended")["last_humans"] == ["A"]
        assert table.view(viewer)["last_humans"] == ["A"]


def test_T_V_09_those_infected_earlier_win() -> None:
    """A and then B are infected; only the second was the last human."""
    table = Scenario("phase encounters; leader D; A human in shed; B human in radio; C alien in shed; D alien in radio")
    table.do("D resolve shed")
    infect(table, A="C")
    assert not table.state.over
    assert result(infect(table, B="D")) == ("no_human_left", "A C D")


def test_T_V_09_humans_assimilated_earlier_lose_with_the_last_one() -> None:
    table = Scenario(
        "players 5; phase encounters; leader A; E revealed; strength 4; plan shed 2; plan radio 2; A human in shed;"
        "B human in radio; C eliminated human; D alien"
    ).do("A resolve shed", "E assimilate A")
    assert not table.state.over
    assert result(table.do("E assimilate B")) == ("no_human_left", "D E")
    assert table.last(None, "ended")["last_humans"] == ["B"]


def test_R_124_two_last_humans_infected_at_the_same_moment_both_lose() -> None:
    """Only the Dormitory holds the four Characters that it takes."""
    table = Scenario(
        "players 6; phase encounters; leader A; A human in dormitory; B human in dormitory; C alien in dormitory;"
        "D alien in dormitory; E alien; F eliminated alien"
    ).ask()
    infect(table, A="C", B="D")
    assert (table.role("A"), table.role("B")) == ("alien", "alien")
    assert result(table) == ("no_human_left", "C D E F")
    assert table.last(None, "ended")["last_humans"] in (["A", "B"], ["B", "A"])


def test_R_124_if_one_of_two_is_infected_the_game_goes_on() -> None:
    table = Scenario(
        "players 5; phase encounters; leader A; A human in dormitory; B human in dormitory; C alien in dormitory;"
        "D alien in dormitory; E alien"
    ).ask()
    table.do("A plain", "B plain", "C infect", "D plain")
    table.do(f"A look C {table.alien_token('C')}", "B look D 1", "C look A 1", "D look B 1")
    assert (table.role("A"), table.role("B")) == ("alien", "human")
    assert not table.state.over


# The infection log


def test_T_V_10_the_log_is_kept_in_the_order_of_time() -> None:
    infections = 0
    for match in played_games(60):
        log = match.view(None)["infections"]
        assert log[0][0] == 0
        assert log[0][2] is None  # the first alien was dealt
        assert [entry[0] for entry in log] == sorted(entry[0] for entry in log)
        seats = [seat for _, seat, _ in log]
        assert len(set(seats)) == len(seats)
        for place, (_, _, by) in enumerate(log):
            assert by is None or by in seats[:place]
        roles = match.view(None)["roles"]
        assert sorted(seats) == [LETTERS[seat] for seat, role in enumerate(roles) if role == "alien"]
        infections += len(log) - 1
    assert infections > 40


def test_T_V_10_who_when_and_from_whom() -> None:
    table = Scenario("round 4; phase encounters; leader A; A human in shed; B alien in shed; C alien; D alien").ask()
    infect(table, A="B")
    assert [told.args for told in table.told(None, "infection")][-1] == {"round": 4, "seat": "A", "by": "B"}


def test_T_V_10_a_dog_is_nobody() -> None:
    table = infected_by_dog("round 3; leader A; B alien; C alien; D alien", "A")
    assert [told.args for told in table.told(None, "infection")][-1] == {"round": 3, "seat": "A", "by": None}


def test_T_V_10_the_log_is_secret_until_the_end() -> None:
    """Somebody was infected or not: nobody else can tell, not even by the log."""
    tables = []
    for place in (0, 1):
        text = "phase encounters; leader C; A human in shed; B alien in shed; C human; D human"
        table = Scenario(text).do("A plain", "B infect")
        token = table.alien_token("B")
        tables.append(table.do(f"A look B {token if place else 3 - token}", "B look A 1"))
    assert [table.role("A") for table in tables] == ["human", "alien"]
    assert_alike(tables[0], tables[1], "A", "B")
    for viewer in others(tables[1]):
        assert not {"infections", "roles", "winners"}.intersection(tables[1].view(viewer))
        assert tables[1].told(viewer, "infection") == []


def test_T_V_11_at_the_end_everybody_sees_all_roles_and_the_log() -> None:
    table = take(escape("B human; C alien; D eliminated alien"), "B").do("C stay")
    for viewer in others(table):
        assert table.last(viewer, "ended") == {
            "ending": "humans_escaped",
            "winners": ["A", "B"],
            "roles": ["human", "human", "alien", "alien"],
            "last_humans": [],
        }
        assert table.view(viewer)["roles"] == ["human", "human", "alien", "alien"]
        assert table.view(viewer)["infections"] == [[0, "C", None], [0, "D", None]]
        assert len(table.told(viewer, "infection")) == 2


# When everybody is infected


def all_infected(more: str = "", **rulings: object) -> Scenario:
    """A, the last human, has just been infected by B."""
    rulings = {"endAllInfected": "atNextReveal", **rulings}
    given = f"phase encounters; leader D; A human in shed; B alien in shed; C alien; D alien; {more}"
    return infect(Scenario(given, edition="std", seed=0, **rulings).ask(), A="B")


def test_R_122_the_game_ends_at_once() -> None:
    assert result(all_infected(endAllInfected="immediate")) == ("no_human_left", "B C D")


def test_R_122_V_33_the_game_goes_on() -> None:
    table = all_infected()
    assert table.role("A") == "alien"
    assert not table.state.over
    assert table.play_to("weather").coming == "weather"


def test_V_33_until_a_test_shows_a_role() -> None:
    table = all_infected("C owns flamethrower wire").play_to("tests").do("C offer_b", "C test D")
    assert table.last(None, "role_shown") == {"seat": "D", "role": "alien"}
    assert result(table) == ("no_human_left", "B C D")


@pytest.mark.parametrize("who", ["A", "B"])
def test_V_33_until_somebody_reveals_itself(who: str) -> None:
    """Also the last human, who loses all the same."""
    assert result(all_infected().play_to("rec_room").do(f"{who} reveal")) == ("no_human_left", "B C D")


@pytest.mark.parametrize("first", ["yes", "no"])
def test_V_33_until_a_role_is_shown_in_an_escape_at_departure_at_the_latest(first: str) -> None:
    table = all_infected("sos 9", rescueBoarding="afterEncounters", firstBoarderReveals=first)
    boarder = table.ask().asked[0][0]
    table.do(f"{boarder} board")
    assert table.state.over == (first == "yes")
    assert result(table.play_to("actions")) == ("no_human_left", "B C D")


def test_V_33_or_the_base_freezes() -> None:
    table = all_infected("boiler destroyed; frost 7")
    assert result(table.play_to("planning")) == ("no_human_left", "B C D")


def test_V_33_meanwhile_nobody_can_tell() -> None:
    """A saw the alien token or the other one: until a role is shown nobody but A and B knows."""
    tables = []
    for place in (0, 1):
        text = "phase encounters; leader D; A human in shed; B alien in shed; C alien; D alien"
        table = Scenario(text, endAllInfected="atNextReveal").do("A plain", "B infect")
        token = table.alien_token("B")
        tables.append(table.do(f"A look B {token if place else 3 - token}", "B look A 1").play_to("draw"))
    assert_alike(tables[0], tables[1], "A", "B")


def test_V_33_the_last_human_may_be_assimilated_as_well() -> None:
    """No role is shown then, so the game goes on among the hidden aliens."""
    table = Scenario(
        "phase encounters; leader B; A human in shed; B alien; C alien; D revealed; strength 2; plan shed 2",
        endAllInfected="atNextReveal",
    ).do("D assimilate A")
    assert not table.state.over
    assert result(table.play_to("rec_room").do("C reveal")) == ("no_human_left", "B C D")


def test_V_33_with_the_last_character_the_game_is_over() -> None:
    """No role can be shown any more once A, the only Character, is assimilated."""
    table = Scenario(
        "phase encounters; leader A; A human in shed; B eliminated human; C eliminated alien; D revealed; strength 2;"
        "plan shed 2",
        endAllInfected="atNextReveal",
    ).do("D assimilate A")
    assert result(table) == ("no_human_left", "C D")


def test_V_33_also_if_the_last_character_was_infected_before() -> None:
    """B, the last Character, is infected by a dog and assimilated in the next round."""
    table = infected_by_dog(
        "leader B; A revealed; C eliminated human; D eliminated alien; strength 4", "B", endAllInfected="atNextReveal"
    )
    assert not table.state.over
    table.play_to("planning").do("A lay radio 4", "A done", "B go radio", f"B hand_in {table.hand('B').split()[0]}")
    table.do("A assimilate B")
    assert result(table) == ("no_human_left", "A D")


# All together


def test_T_V_01_to_T_V_06_random_games_end_in_one_of_the_five_ways_with_the_winners_that_belong_to_it() -> None:
    endings = Counter[str]()
    for number, match in enumerate([*played_games(80), *played_games(40, {"endAllInfected": "atNextReveal"})]):
        view = match.view(None)
        endings[view["ending"]] += 1
        team = "human" if view["ending"] == "humans_escaped" else "alien"
        losers = view["last_humans"] if view["ending"] == "no_human_left" else []
        expected = [LETTERS[seat] for seat, role in enumerate(view["roles"]) if role == team]
        assert view["winners"] == [seat for seat in expected if seat not in losers], number
        if view["ending"] == "no_human_left":
            assert losers
            assert not any(
                role == "human" and status == "character"
                for role, status in zip(view["roles"], view["status"], strict=True)
            )
    assert set(endings) <= {"humans_escaped", "alien_aboard", "human_left_behind", "base_frozen", "no_human_left"}
    assert endings["base_frozen"] > 20
    assert endings["no_human_left"] > 2
