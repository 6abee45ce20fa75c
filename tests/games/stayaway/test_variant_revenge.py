"""Rulebook variant 6 (rules section 19): the game goes on after The Thing."""

from typing import Any

import pytest

from tests.games.stayaway.elimination_helpers import random_games
from tests.games.stayaway.examples_helpers import follow, names, others
from winterover.core.errors import RuleError
from winterover.games.registry import find_game
from winterover.games.stayaway.cards import THE_THING
from winterover.games.stayaway.scenario import Scenario

BURN_B = ("turn A", "A play FLA B", "B pass")
GIVEN = "ring A B C D; turn A; A(H): FLA SUS SUS WHI; B(T): T I NOT SED; C(I): I I SUS WHI; D(H): SED SUS SUS WHI"


def revenge(given: str = GIVEN, **rulings: Any) -> Scenario:
    """The position right after The Thing, in B's seat, was burned."""
    return follow(Scenario(given, revenge=True, **rulings), *BURN_B)


def test_S_VAR6_01_the_game_goes_on() -> None:
    table = revenge()
    assert not table.state.over
    assert table.ring == "A C D"
    follow(table, "A offer WHI", "C give SUS", "turn C")


def test_S_VAR6_01_it_is_announced_who_was_the_thing() -> None:
    table = revenge()
    for viewer in others(table):
        assert table.last(viewer, "thing_burned") == {"seat": "B"}
        assert table.view(viewer)["thing"] == "B"
        assert table.view(viewer)["revenge"] is True


def test_S_VAR6_01_no_other_role_is_revealed() -> None:
    """C and D with their roles the other way round: whoever knows no roles notices nothing."""
    table = revenge()
    swapped = revenge("ring A B C D; turn A; A(H): FLA SUS SUS WHI; B(T): T I NOT SED; C(H); D(I): I SUS SUS WHI")
    for viewer in (None, "A", "B"):
        assert table.told(viewer)[-2:] == swapped.told(viewer)[-2:]
        assert table.view(viewer) == swapped.view(viewer)
    assert table.view("A")["roles"] == {"B": "thing"}
    assert table.view("A")["ending"] is None


def test_S_VAR6_01_only_as_an_option() -> None:
    table = follow(Scenario(GIVEN), *BURN_B, "end")
    assert table.ending == "thing_eliminated"
    assert table.winners == "A D"


def test_S_VAR6_02_the_thing_card_leaves_the_game() -> None:
    table = revenge()
    assert table.state.removed == [THE_THING]
    assert sorted(table.discard.split()) == ["FLA", "I", "NOT", "SED"]
    assert "T" not in (table.discard + table.draw).split()


def test_S_VAR6_02_the_rest_of_that_hand_is_discarded_unseen() -> None:
    table = revenge()
    other = revenge(GIVEN.replace("T I NOT SED", "T AXE AXE COM"))
    for viewer in others(table, "B"):
        assert table.told(viewer) == other.told(viewer)
        assert table.view(viewer) == other.view(viewer)


def test_S_VAR6_02_it_is_never_drawn_again() -> None:
    begun = 0
    for match in random_games(60, rulings={"revenge": True, "declare": "auto"}):
        if "thing_burned" in names(match.log(None)):
            begun += 1
            assert match.state.removed == [THE_THING]
            assert not any(THE_THING in pile for pile in (*match.state.hands, match.state.draw, match.state.discard))
    assert begun > 5


def test_S_VAR6_03_no_infected_card_is_given() -> None:
    table = revenge()
    follow(table, "A offer WHI")
    assert table.options("C") == ["give SUS", "give WHI"]  # C, an Infected, holds two
    follow(table, "C give SUS", "turn C", "C discard SUS")
    assert table.options("C") == ["offer WHI"]


def test_S_VAR6_03_not_even_passed_round() -> None:
    table = follow(Scenario(f"{GIVEN}; draw: SUS RND", revenge=True), *BURN_B, "A offer WHI", "C give SUS", "turn C")
    assert sorted(table.asked) == [("A", "pass_on"), ("C", "pass_on"), ("D", "pass_on")]
    assert table.options("C") == ["pass_on WHI"]


def test_S_VAR6_03_nobody_becomes_infected() -> None:
    for match in random_games(60, rulings={"revenge": True, "declare": "auto"}):
        for seat in range(match.config.players):
            log = names(match.log(seat))
            if "thing_burned" in log:
                assert "became_infected" not in log[log.index("thing_burned") :]


def test_S_VAR6_03_an_infected_keeps_one_infected_card() -> None:
    table = revenge(GIVEN.replace("C(I): I I SUS WHI", "C(I): I SUS SUS WHI"))
    follow(table, "A offer WHI", "C give SUS", "turn C")
    assert "discard I" not in table.options("C")


def test_S_VAR6_03_the_limit_still_holds() -> None:
    table = Scenario(f"{GIVEN.replace('C(I): I I SUS WHI', 'C(I): I I I WHI')}; draw: SUS I", revenge=True)
    follow(table, *BURN_B, "A offer SUS", "C give WHI", "turn C")
    assert table.options("C") == ["discard I"]


def test_S_VAR6_04_only_humans_left() -> None:
    table = revenge("ring A B C D; turn A; A(H): FLA FLA SUS WHI; B(T); C(I); D(H)")
    follow(table, "A offer WHI", "C give SUS", "turn C", "C discard SUS", "C offer SUS", "D give SUS", "turn D")
    follow(table, "D discard SUS", "D offer SUS", "A give SUS", "turn A", "A play FLA C", "C pass", "end")
    assert table.ending == "revenge_humans"
    assert table.winners == "A D"


@pytest.mark.parametrize("dead", ["", "dead E(H)", "dead E(I)"])
def test_S_VAR6_04_only_infected_left(dead: str) -> None:
    """All survivors win: neither Thing alone nor the last Human matter."""
    table = Scenario(
        f"ring A B C D; turn A; A(I): I FLA FLA WHI; B(T); C(H); D(I); {dead}",
        revenge=True,
        soloWin="nobody_eliminated",
    )
    follow(
        table, *BURN_B, "A offer WHI", "C give SUS", "turn C", "C discard SUS", "C offer SUS", "D give SUS", "turn D"
    )
    follow(table, "D discard SUS", "D offer SUS", "A give SUS", "turn A", "A play FLA C", "C pass", "end")
    assert table.ending == "revenge_infected"
    assert table.winners == "A D"


def test_S_VAR6_04_an_infected_who_was_infected_last_wins_too() -> None:
    table = Scenario(
        "ring A B C; turn B; A(H): SUS SUS SUS WHI; B(T): T I SUS SUS; C(H): FLA FLA SUS SUS", revenge=True
    )
    follow(table, "turn B", "B discard SUS", "B offer I", "C give SUS", "turn C")
    follow(table, "C play FLA B", "B pass", "C offer SUS", "A give WHI", "turn A")
    follow(table, "A discard SUS", "A offer SUS", "C give SUS", "turn C", "C play FLA A", "A pass", "end")
    assert table.ending == "revenge_infected"
    assert table.winners == "C"


COMMENTS = ["trust C", "distrust C", "burn C", "check C", "agree C", "disagree C"]
ROLES = ["accuse C infected", "accuse C human", "accuse B thing", "claim thing", "claim human", "vouch C"]


@pytest.mark.parametrize("words", COMMENTS)
def test_S_VAR6_05_the_burned_thing_may_comment(words: str) -> None:
    table = revenge()
    table.match.say(1, words)
    for viewer in others(table):
        assert table.last(viewer, "said") == {"speaker": "B", "to": None, "words": words}


@pytest.mark.parametrize("talk", ["off", "on"])
@pytest.mark.parametrize("words", ROLES)
def test_S_VAR6_05_it_must_not_state_a_role(words: str, talk: str) -> None:
    """A prohibition beats a permission (S-GEN-04), so letting the eliminated talk does not lift it."""
    table = revenge(eliminatedTalk=talk)
    with pytest.raises(RuleError) as error:
        table.match.say(1, words)
    assert error.value.code == "statement-not-allowed"


def test_S_VAR6_05_it_comments_in_public_only() -> None:
    table = revenge(whisper="on")
    with pytest.raises(RuleError) as error:
        table.match.say(1, "trust C", to=0)
    assert error.value.code == "whisper-not-allowed"


@pytest.mark.parametrize("form", list(find_game("stayaway").vocabulary.forms))
def test_S_VAR6_05_other_eliminated_players_stay_silent(form: str) -> None:
    vocabulary = find_game("stayaway").vocabulary
    words = " ".join([form, *(vocabulary.fillings(blank, 4)[0] for blank in vocabulary.forms[form].blanks)])
    table = revenge(f"{GIVEN}; dead E(H)")
    with pytest.raises(RuleError) as error:
        table.match.say(4, words)
    assert error.value.code == "statement-not-allowed"


def test_S_VAR6_06_without_an_infected_the_humans_have_won() -> None:
    table = revenge("ring A B C; dead D(I); turn A; A(H): FLA SUS SUS WHI; B(T); C(H)")
    follow(table, "end")
    assert table.ending == "thing_eliminated"
    assert table.winners == "A C"
    assert table.told(None, "thing_burned") == []


def test_S_VAR6_06_without_a_human_nobody_wins() -> None:
    table = revenge("ring A B C; dead D(H); turn A; A(I): I FLA SUS WHI; B(T); C(I)", declare="manual")
    follow(table, "end")
    assert table.ending == "thing_eliminated"
    assert table.winners == ""


def test_S_VAR6_07_a_declaration_before_works_as_usual() -> None:
    table = Scenario(GIVEN, revenge=True)
    table.begin_turn().do("B declare")
    assert table.ending == "false_declaration"
    assert table.winners == "A D"
    table = Scenario("ring A B C; dead D(H); turn A; A(I); B(T); C(I)", revenge=True, declare="manual")
    table.begin_turn().do("B declare")
    assert table.ending == "declared"
    assert table.winners == "A B C"


def test_S_VAR6_07_the_automatic_end_too() -> None:
    table = Scenario("ring A B C; dead D(H); turn B; A(H); B(T): T I SUS SUS; C(H)", revenge=True)
    follow(table, "turn B", "B discard SUS", "B offer I", "C give SUS", "turn C")
    follow(table, "C discard SUS", "C offer SUS", "A give SUS", "turn A", "A discard SUS", "A offer SUS")
    assert not table.state.over
    table = Scenario("ring A B C; dead D(H); turn B; A(I); B(T): T I SUS SUS; C(H)", revenge=True)
    follow(table, "turn B", "B discard SUS", "B offer I", "C give SUS", "end")
    assert table.winners == "A B"
