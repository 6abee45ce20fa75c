"""The heuristic bot for one to three people: in positions where a sensible player does one thing, and whole games."""

from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from winterover.bots import make_bot
from winterover.bots.crew import play_match
from winterover.bots.heuristic.thing_small import SmallCrewBot
from winterover.bots.heuristic.thing_small.dice import rolls
from winterover.bots.heuristic.thing_small.leaving import sorted_out, unblocked
from winterover.bots.heuristic.thing_small.table import Table
from winterover.bots.heuristic.thing_small.track import Track
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.seats import seat_of
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.scenario import SmallScenario
from winterover.sim.arena import simulate

EDITIONS = GAME.rulebook.editions

#: A helicopter that is ready, with the Keys in it.
READY = "damage helicopter 0; fuel helicopter 1; outside 4; garry A in helicopter owns keys"


def bot_at(table: SmallScenario, who: str) -> SmallCrewBot:
    bot = make_bot("heuristic", GAME, seat_of(who), Rng.from_number(0))
    assert isinstance(bot, SmallCrewBot)
    bot.begin(table.match.config)
    return bot


def answer(table: SmallScenario, who: str = "A") -> str:
    """What the bot does with its first choice."""
    table.ask()
    view = table.view(who)
    return bot_at(table, who).answer(view, view["asks"][0])


def play_phase(table: SmallScenario, who: str = "A") -> dict[str, str]:
    """Let a bot answer for the only person to the end of the phase; the rooms of the Characters."""
    table.ask()
    bot = bot_at(table, who)
    while (view := table.view(who))["asks"]:
        table.do(f"{who} {bot.answer(view, view['asks'][0])}")
    return {figure["character"]: figure["room"] for figure in view["crew"]}


def choose_boiler(table: SmallScenario) -> SmallScenario:
    """The attack on the Boiler Room comes first."""
    table.ask()
    if table.view("A")["asks"][0]["kind"] == "alien_order":
        table.do("A resolve boiler")
    return table


# Chances


@pytest.mark.parametrize("count", [2, 3])
def test_the_chances_of_all_rolls_add_up(count: int) -> None:
    assert sum(chance for _, chance in rolls(count)) == pytest.approx(1)
    clean = sum(chance for dice, chance in rolls(count) if not {"sabotage", "threat"}.intersection(dice))
    assert clean == pytest.approx((2 / 3) ** count)


def test_an_alien_of_strength_five_blocks_in_51_of_243_cases() -> None:
    """T-Z11-02 says so."""
    assert 1 - unblocked(5) == pytest.approx(51 / 243)
    assert [unblocked(0), unblocked(2)] == pytest.approx([1, 1])


def test_role_cards_are_sorted_out_as_well_as_can_be() -> None:
    assert sorted_out(0, 8, 2) == 1
    assert sorted_out(1, 3, 2) == pytest.approx(2 / 3)  # the last unknown one is left behind
    assert sorted_out(1, 3, 1) == pytest.approx(2 / 3)  # the last unknown one is taken along
    # Of six unknown ones, five are taken along: either of two cards that went back is the other alien.
    assert sorted_out(6, 8, 2) == pytest.approx(2 / comb(8, 2))
    assert sorted_out(4, 6, 0) == 1


# The track


def table_of(table: SmallScenario) -> Table:
    return Table(table.view("A"), GAME.rules(table.match.config))


NAMES = ("bennings", "nauls", "macready", "clark", "windows", "blair")


@settings(max_examples=60, deadline=None)
@given(
    discs=st.lists(st.integers(0, 6), min_size=6, max_size=6),
    threat=st.integers(1, 8),
    dice=st.integers(1, 3),
    edition=st.sampled_from(EDITIONS),
)
def test_the_track_foresees_how_many_a_roll_of_threats_will_cost(
    discs: list[int], threat: int, dice: int, edition: str
) -> None:
    crew = "; ".join(f"{name} A suspicion {disc}" for name, disc in zip(NAMES, discs, strict=True))
    faces = " ".join(["threat"] * dice + ["use"] * (3 - dice))
    table = SmallScenario(
        f"phase actions; threat {threat}; {crew}; nauls A in kitchen; dice {faces}", edition=edition
    ).ask()
    track = Track(table_of(table), [1.0] * 6)
    track.calm = 0.0  # what comes later does not count
    foreseen = track.threats(dice)
    table.do("A accept")
    while (asks := table.view("A")["asks"]) and asks[0]["kind"] == "struck":
        table.do(f"A {asks[0]['options'][0]}")
    lost = sum(figure["status"] != "character" for figure in table.view("A")["crew"])
    assert foreseen == lost


def test_of_several_who_meet_the_marker_together_one_is_lost_and_the_others_gain_time() -> None:
    """T-ZR-04"""
    crew = "; ".join(f"{name} suspicion 3" for name in NAMES)
    track = Track(table_of(SmallScenario(f"phase move; threat 4; {crew}")), [1.0] * 6)
    alone, is_hit = track.step_together(NAMES[:1])
    assert is_hit
    three, is_hit = track.step_together(NAMES[:3])
    assert is_hit
    assert alone <= three < 1.5
    assert not track.step_together(())[1]


# Leaving


def test_whoever_has_keys_in_a_ready_vehicle_gets_the_use_and_leaves() -> None:
    table = SmallScenario(f"phase actions; threat 5; {READY}; nauls A in armoury; dice use repair repair")
    assert answer(table) == "assign garry"
    table.do("A assign garry")
    assert answer(table) == "accept"
    table.do("A accept")
    assert answer(table) == "escape"


def test_a_roll_without_a_use_goes_to_somebody_else() -> None:
    table = SmallScenario(f"phase actions; threat 5; {READY}; nauls A in armoury; dice repair repair repair")
    assert answer(table) != "assign garry"


def test_dice_are_cancelled_for_an_escape() -> None:
    text = f"phase actions; threat 5; {READY}; nauls A in armoury; dice use threat threat; windows A in radio"
    table = SmallScenario(text).ask().do("A assign garry")
    assert answer(table).startswith(("cancel", "reroll"))


def test_the_dormitory_gives_the_use_for_an_escape() -> None:
    text = "damage helicopter 0; fuel helicopter 1; outside 4; macready A in helicopter owns keys"
    table = SmallScenario(f"phase actions; threat 5; {text}; nauls A in dormitory; dice repair repair repair")
    assert answer(table) == "assign macready"
    table.do("A assign macready")
    assert answer(table).endswith(" use")


def test_the_rescue_helicopter_is_boarded_at_once_where_role_cards_do_not_matter() -> None:
    assert answer(SmallScenario("phase actions; sos 9; nauls A in armoury")) == "board"


def test_nobody_leaves_with_six_unknown_role_cards_where_they_matter() -> None:
    assert answer(SmallScenario("phase actions; sos 9; nauls A in armoury", edition="it")) == "stay"


def test_before_the_base_freezes_any_escape_is_tried() -> None:
    text = "phase actions; sos 9; nauls A in armoury; fuel boiler 0; underground 18; boiler destroyed; frost 7"
    assert answer(SmallScenario(text, edition="it")) == "board"


# Moving


def test_a_first_round_goes_for_keys_and_a_vehicle() -> None:
    rooms = list(play_phase(SmallScenario("phase move; threat 6")).values())
    assert rooms.count("storeroom") >= 2
    assert rooms.count("helicopter") + rooms.count("shed") >= 2


def test_keys_go_to_the_vehicle_that_is_ready() -> None:
    text = "phase move; threat 5; damage shed 0; fuel shed 4; outside 1; nauls A owns keys"
    assert play_phase(SmallScenario(text))["nauls"] == "shed"


def test_keys_go_to_the_vehicle_that_an_item_makes_ready() -> None:
    text = "phase move; threat 5; damage helicopter 0; nauls A suspicion 2 owns keys; clark A suspicion 2 owns fuel"
    rooms = play_phase(SmallScenario(text))
    assert rooms["nauls"] == rooms["clark"] == "helicopter"


@pytest.mark.parametrize("others", ["", "; norris A suspicion 6"])
def test_the_last_ones_do_not_hide_their_keys(others: str) -> None:
    """Waiting only makes it worse: nobody is left for whom a die could be changed in the Dormitory."""
    gone = "; ".join(f"{name} A transformed" for name in ("nauls", "macready", "clark", "blair"))
    last = others or "; bennings A transformed"
    text = "damage helicopter 0; fuel helicopter 1; outside 4; windows A suspicion 6 owns keys"
    table = SmallScenario(f"phase move; threat 7; strength 11; {gone}{last}; {text}")
    assert play_phase(table)["windows"] == "helicopter"


def test_where_role_cards_matter_a_first_round_goes_for_blood_too() -> None:
    assert "laboratory" in play_phase(SmallScenario("phase move; threat 6", edition="it")).values()


def test_nobody_steps_onto_the_marker_for_company() -> None:
    crew = "; ".join(f"{name} suspicion 2" for name in ("bennings", "nauls", "macready", "clark", "windows", "blair"))
    table = SmallScenario(f"phase move; threat 3; {crew}")
    green = [room for room in play_phase(table).values() if room != "dormitory"]
    assert len(set(green)) == len(green)
    assert table.view("A")["strength"] == 0


def test_dogs_are_not_met_alone_without_need() -> None:
    rooms = ("kitchen", "weather", "laboratory", "generator")
    table = SmallScenario("phase move; threat 6; " + "; ".join(f"dog {room}" for room in rooms))
    assert not set(rooms).intersection(play_phase(table).values())


# Dice


def test_a_harmful_roll_goes_where_it_harms_least() -> None:
    text = "phase actions; threat 6; nauls A in dormitory; windows A in helicopter; blair A in storeroom"
    assert answer(SmallScenario(f"{text}; dice sabotage sabotage sabotage")) == "assign nauls"


def test_no_step_is_taken_onto_the_marker_for_a_little_work() -> None:
    text = "phase actions; threat 3; nauls A in kitchen suspicion 2; dice use use sabotage"
    assert answer(SmallScenario(text)) == "accept"  # the only one in a green room gets the dice unasked


def test_a_die_is_changed_for_another_persons_character() -> None:
    text = "players 2; leader A; phase actions; threat 6; dice repair repair sabotage"
    table = SmallScenario(f"{text}; macready A in storeroom; clark B in dormitory").ask().do("A assign macready")
    assert answer(table) == "accept"
    table.do("A accept")
    assert answer(table, "B") == "set 3 use"


def test_garry_rolls_a_harmful_die_again() -> None:
    text = "phase actions; threat 5; garry A in storeroom suspicion 3; dice repair repair sabotage"
    assert answer(SmallScenario(text)).startswith("reroll")


# Company


def test_the_alien_is_attacked_when_it_would_take_somebody_and_let_go_when_it_is_weaker() -> None:
    text = "phase aliens; strength 5; nauls A in boiler owns dynamite"
    assert answer(choose_boiler(SmallScenario(f"{text}; attacked boiler shed radio"))) == "attack dynamite"
    weaker = f"{text}; windows A in boiler; blair A in boiler; attacked shed boiler"
    assert answer(choose_boiler(SmallScenario(weaker))) == "pass"


def test_whoever_has_keys_is_not_given_up() -> None:
    text = "phase aliens; strength 5; nauls A in boiler owns keys; bennings A in boiler; attacked boiler shed"
    assert answer(choose_boiler(SmallScenario(text))) == "assimilate bennings"


# The Rec Room and tests


def test_keys_are_handed_to_somebody_safer() -> None:
    text = "phase rec_room; threat 5; nauls A suspicion 4 owns keys; clark A suspicion 1"
    table = SmallScenario(text)
    assert answer(table) == "offer nauls keys"
    table.do("A offer nauls keys")
    assert answer(table) == "choose clark"
    table.do("A choose clark")
    assert answer(table) == "ready"


def test_wire_joins_the_flamethrower_also_of_another_person() -> None:
    table = SmallScenario("players 2; phase rec_room; threat 6; nauls A owns wire; clark B owns flamethrower")
    assert answer(table) == "offer nauls wire"
    table.do("A offer nauls wire")
    assert answer(table) == "choose clark"


def test_tests_are_made_where_role_cards_matter_and_for_those_in_danger() -> None:
    text = "phase tests; threat {}; nauls A suspicion 3 owns blood"
    assert answer(SmallScenario(text.format(6), edition="it")) == "test_a nauls"
    assert answer(SmallScenario(text.format(6))) == "pass"
    assert answer(SmallScenario(text.format(4))) == "test_a nauls"


# Whole games


@pytest.mark.parametrize("persons", GAME.players)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_table_is_played_to_its_end(persons: int, edition: str) -> None:
    config = GAME.configure(persons, edition)
    for bots in ("heuristic", ["heuristic", "random"]):
        assert simulate(GAME, config, bots, 3, 1).finished == 3


def test_the_crew_wins_far_more_often_than_by_chance() -> None:
    config = GAME.configure(1)
    wins = {bots: simulate(GAME, config, bots, 60, 1).winners["crew"] for bots in ("random", "heuristic")}
    assert wins["heuristic"] >= 30
    assert wins["random"] <= 6


def test_what_nobody_can_know_does_not_change_an_answer() -> None:
    """The same bot in a world with other hidden Role cards, decks and bags: the same answers."""
    match = Match(GAME, GAME.configure(2, "it"), key_from_number(3))
    rng = Rng.from_number(5)
    compared = 0
    while not match.over and compared < 60:
        seat = match.waiting()[0]
        answers = []
        for state in (match.state, GAME.disguise(match.state, seat, rng)):
            bot = make_bot("heuristic", GAME, seat, Rng.from_number(compared))
            bot.begin(match.config)
            view = GAME.view(state, seat)
            answers.append(bot.answer(view, view["asks"][0]))
        assert answers[0] == answers[1]
        compared += 1
        match.act(seat, answers[0])
    assert compared > 20


def test_bots_beside_a_person_wait_for_that_person() -> None:
    match = Match(GAME, GAME.configure(3), key_from_number(2))
    bots = [None, *(make_bot("heuristic", GAME, seat, Rng.from_number(seat)) for seat in (1, 2))]
    rng = Rng.from_number(9)
    while not match.over:
        for _ in play_match(match, bots):
            pass
        if not match.over:
            assert 0 in match.waiting()
            match.act(0, rng.pick(match.view(0)["asks"][0]["options"]))
    assert match.over
