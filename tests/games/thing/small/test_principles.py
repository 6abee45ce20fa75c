"""What holds everywhere in the mode for 1-3 players (rules section 25.0): T-Z0."""

import pytest

from tests.games.thing.small.table_helpers import EDITIONS, PERSONS, crew_member, meet, positions, start_match
from winterover.core.errors import ConfigError
from winterover.core.match import Match
from winterover.games.registry import find_game, player_counts
from winterover.games.thing.game import GAME as MAIN
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.rounds import PHASES
from winterover.games.thing.small.scenario import SmallScenario

#: What the view of the main game shows of things that this mode does not use (T-Z0-02).
UNUSED = {"hand", "hands", "pile_size", "deck_size", "token_room", "token_holder", "votes", "most_suspicion"}
#: Choices of the main game about such things.
UNUSED_ASKS = {"hand_in", "swap", "take", "lay", "look", "accuse", "vote", "reveal", "bonus", "plan", "prey", "escape"}


@pytest.mark.parametrize("persons", PERSONS)
def test_T_Z0_01_one_to_three_people_run_six_characters(persons: int) -> None:
    game = find_game("thing", persons)
    assert game is GAME
    match = start_match(persons, 1)
    assert len(match.view(None)["crew"]) == 6
    assert {figure["seat"] for figure in match.view(None)["crew"]} == set("ABC"[:persons])


def test_T_Z0_01_both_modes_are_one_game_for_one_to_eight() -> None:
    assert player_counts("thing") == [1, 2, 3, 4, 5, 6, 7, 8]
    assert find_game("thing", 4) is MAIN
    with pytest.raises(ConfigError) as refused:
        find_game("thing", 9)
    assert refused.value.args_by_name["most"] == 8


def test_T_Z0_01_they_win_or_lose_together() -> None:
    for persons in PERSONS:
        for seed in range(6):
            *_, match = positions(persons, [seed])
            assert match.state.winners in ((), tuple(range(persons)))


def check_unused(match: Match) -> set[str]:
    """Nothing of what this mode leaves out is there; the kinds of the open choices."""
    state = match.state
    assert not state.deck
    assert not state.pile
    assert not any(sum(hand) for hand in state.hands)
    assert not UNUSED & set(match.view(None))
    assert not any(match.game.standing(state, seat) for seat in range(match.config.players))
    return {match.game.asks[ask.kind].name for ask in state.asks}


@pytest.mark.parametrize("persons", PERSONS)
def test_T_Z0_02_no_action_cards_no_votes_no_leader_token_no_secret_roles_of_persons(persons: int) -> None:
    kinds: set[str] = set()
    for match in positions(persons, range(8)):
        kinds |= check_unused(match)
        assert match.view(0).get("role") is None
    assert {"mover", "move", "dice"} <= kinds
    assert not kinds & UNUSED_ASKS


def test_T_Z0_02_the_names_of_what_is_left_out_are_those_of_the_main_game() -> None:
    main = find_game("thing", 5)
    seen = Match(main, main.configure(5), b"0" * 32).view(0)
    assert len(UNUSED & set(seen)) > 3
    assert len(UNUSED_ASKS & {kind.name for kind in main.asks}) > 8


def test_T_Z0_02_maximum_suspicion_has_no_effect() -> None:
    """Space 6 is the maximum of six players: here a disc goes on beyond it."""
    table = meet("threat 0; clark suspicion 6; blair suspicion 6", rooms={"clark": "shed", "blair": "shed"})
    assert (table.suspicion("clark"), table.suspicion("blair")) == (7, 7)


@pytest.mark.parametrize("edition", EDITIONS)
def test_T_Z0_03_everybody_sees_the_same_but_role_cards_decks_and_bags(edition: str) -> None:
    for match in positions(3, range(4), edition):
        public = match.view(None)
        for person in range(3):
            own = match.view(person)
            assert {**own, "viewer": None, "asks": []} == public
            assert match.log(person) == match.log(None)
        if not match.over:
            for figure in public["crew"]:
                number = next(
                    n for n, name in enumerate(GAME.vocabulary.words["character"]) if name == figure["character"]
                )
                assert (figure["role"] is not None) == match.state.open_roles[number]


def test_T_Z0_03_what_a_character_owns_lies_open() -> None:
    table = SmallScenario("phase move; players 2; leader A; blair B owns dynamite keys blood flamethrower:3").ask()
    seen = crew_member(table.view("A"), "blair")
    assert (seen["weapons"], seen["items"], seen["samples"]) == (["dynamite"], ["keys"], ["blood"])
    assert seen["flamethrowers"] == [3]


def test_T_Z0_03_cards_that_are_drawn_are_seen_by_all() -> None:
    text = "phase actions; players 2; leader A; dice use use use; weapons melee dynamite firearm; blair A in armoury"
    table = SmallScenario(f"{text}; macready B in rec prone").do("A accept", "A use")
    assert table.last("B", "drew_cards")["things"] == ["melee", "dynamite"]
    table.do("A keep melee")
    assert table.last("B", "kept") == {"seat": "blair", "thing": "melee"}


def test_T_Z0_03_all_may_always_be_said_and_nothing_in_secret() -> None:
    for match in positions(2, range(3)):
        for person in range(2):
            assert set(GAME.forms_allowed(match.state, person)) == set(GAME.vocabulary.forms)
            assert not GAME.may_whisper(match.state, person, 1 - person)


def test_T_Z0_04_discs_go_right_and_the_threat_left() -> None:
    table = meet("threat 6; clark suspicion 2; blair suspicion 3", rooms={"clark": "shed", "blair": "shed"})
    assert (table.suspicion("clark"), table.suspicion("blair")) == (3, 4)
    table = SmallScenario("phase dogs; players 1; threat 6").begin()
    assert table.view(None)["threat"] == 5


def test_T_Z0_05_a_choice_about_a_character_is_its_players() -> None:
    text = "players 2; leader A; bennings A; clark A; windows A; macready B; blair B suspicion 2; nauls B owns melee"
    table = meet(text, rooms={"clark": "shed", "nauls": "shed"})
    assert table.asked == [("B", "withdraw")]
    assert table.view("B")["asks"][0]["character"] == "nauls"


def test_T_Z0_05_a_choice_of_the_leader_is_the_leaders() -> None:
    text = "players 2; leader B; threat 4; clark A suspicion 3; windows A suspicion 3; bennings A"
    table = meet(text, rooms={"clark": "shed", "windows": "shed"})
    assert table.asked == [("B", "struck")]


def test_T_Z0_05_every_ask_is_put_to_the_player_of_the_character_it_names() -> None:
    seen = 0
    for match in positions(3, range(10)):
        for person in range(3):
            for ask in match.view(person)["asks"]:
                if ask["character"] is not None:
                    seen += 1
                    assert crew_member(match.view(None), ask["character"])["seat"] == "ABC"[person]
    assert seen > 100


def test_T_Z0_06_nine_phases_in_the_order_of_the_table() -> None:
    assert [phase.__module__.rpartition(".")[2] for phase in PHASES] == [
        *("weather", "upkeep", "moving", "aliens", "actions", "rec_room", "tests", "food", "dogs"),
    ]
    table = SmallScenario("phase weather; players 1; threat 8")
    coming = []
    for _ in range(400):
        if table.coming is not None:
            coming.append(table.coming)
            table.begin()
        else:
            table.match.act(0, GAME.code(GAME.timeout(table.state, table.state.asks[0], table.rng)))
        if len(coming) == 20:
            break
    assert coming[:9] == ["weather", "upkeep", "move", "aliens", "actions", "rec_room", "tests", "food", "dogs"]
    assert coming[10:19] == coming[:9]


def test_T_Z0_06_the_player_count_is_six_everywhere() -> None:
    for persons in PERSONS:
        state = start_match(persons, 0).state
        assert state.rules.players == 6
        assert sum(state.lab) == 30


def test_T_Z0_06_the_order_of_moving_is_the_order_in_which_they_moved() -> None:
    text = "players 2; leader B; bennings A; clark A; windows A; macready B; blair B; nauls B"
    order = ("nauls", "macready", "blair", "windows", "bennings", "clark")
    rooms = dict(zip(order, ("shed", "radio", "kitchen", "armoury", "boiler", "weather"), strict=True))
    table = meet(text, rooms=rooms)
    assert table.view(None)["order"] == list(order)
