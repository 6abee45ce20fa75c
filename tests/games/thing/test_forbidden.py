"""Choices that a player might expect but does not have come with the rule against them."""

import pytest

from winterover.core.errors import ConfigError, StaleAsk
from winterover.games.thing.game import GAME
from winterover.games.thing.scenario import Scenario


def reasons(table: Scenario, who: str) -> dict[str, str]:
    table.ask()
    return dict(GAME.forbidden(table.state, "ABCDEFGH".index(who)))


def test_a_full_room_a_burned_room_and_a_destroyed_boiler_are_told_apart() -> None:
    crew = "B in radio; C in radio; D in radio; players 5; leader D"
    table = Scenario(f"phase move; {crew}; burned shed; boiler destroyed")
    assert reasons(table, "E") == {"go radio": "T-3-10", "go shed": "T-B-06", "go boiler": "T-P2-09"}


def test_a_destroyed_boiler_that_may_be_entered_can_only_be_full() -> None:
    crew = "B in boiler; C in boiler; D in boiler; players 5; leader D"
    table = Scenario(f"phase move; {crew}; boiler destroyed", destroyedBoiler="enterable")
    assert reasons(table, "E") == {"go boiler": "T-3-10"}


@pytest.mark.parametrize(("edition", "rule"), [("std", "T-X-03"), ("de", None)])
def test_boarding_is_explained_where_it_is_an_option_of_moving(edition: str, rule: str | None) -> None:
    table = Scenario("phase move; sos 9; A suspicion 0; B suspicion 2; leader A", edition=edition)
    assert reasons(table, "B").get("board") == rule


def test_only_aliens_may_infect_and_only_the_most_suspected_be_tested() -> None:
    table = Scenario("phase encounters; A human in shed; B alien in shed")
    assert reasons(table, "A") == {"infect": "T-I-02"}
    assert reasons(table, "B") == {}
    table = Scenario("phase tests; A owns blood; B suspicion 3; C suspicion 3").do("A offer_a")
    assert reasons(table, "A") == {"test A": "T-P6-02", "test D": "T-P6-02"}


def test_nobody_can_vote_for_the_green_and_nobody_escapes_without_keys() -> None:
    table = Scenario("phase rec_room; A suspicion 0; B suspicion 2")
    assert reasons(table, "C") == {"vote A": "T-P5-06"}
    table = Scenario("phase actions; pile use; damage helicopter 0; fuel helicopter 1; B in helicopter")
    assert reasons(table, "B") == {"escape": "T-X-06"}


def test_an_assignment_names_why_a_standing_character_cannot_have_the_card() -> None:
    crew = "A in kitchen; B in boiler; C in radio; D prone"
    table = Scenario(f"phase actions; pile repair; {crew}; damage boiler 1; damage radio 1")
    assert reasons(table, "A") == {"assign A": "T-P4.7-11"}


# Late and contradictory input


def test_T_P5_09_a_late_answer_reveals_nobody() -> None:
    """A reveal sent for an ask that is gone is stale, though the deed itself is possible now."""
    table = Scenario("phase rec_room; A owns melee; B alien; D suspicion 2").ask()
    with pytest.raises(StaleAsk):
        table.match.act(1, "reveal", number=table.state.answers + 3)
    assert table.told(None, "revealed") == []
    table.match.act(1, "reveal")
    assert table.last(None, "revealed") == {"seat": "B"}


def test_T_P5_09_a_vote_for_the_old_ballot_does_not_count_in_the_new_one() -> None:
    table = Scenario("phase rec_room; B alien; D suspicion 2").ask()
    old = table.view("A")["asks"][0]["number"]
    table.match.act(1, "reveal")
    assert table.asked == [("A", "vote"), ("C", "vote"), ("D", "vote")]
    with pytest.raises(StaleAsk):
        table.match.act(0, "vote D", number=old)


def test_a_scenario_refuses_contradictory_rulings() -> None:
    with pytest.raises(ConfigError) as error:
        Scenario("phase move; sos 9", rescueBoarding="afterEncounters", boardingCut="yes")
    assert error.value.code == "contradiction"
