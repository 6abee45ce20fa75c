"""The heuristic bot for The Thing in positions where a sensible player does one thing."""

from typing import Any

import pytest

from winterover.bots import make_bot
from winterover.bots.heuristic.thing import ThingBot
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import seat_of
from winterover.games.registry import find_game
from winterover.games.thing.scenario import Scenario

GAME = find_game("thing")


def told(name: str, **args: Any) -> Told:
    return Told(name, args)


def bot_at(table: Scenario, who: str, *extra: Told, seed: int = 0) -> ThingBot:
    """A bot that has heard everything its seat was told, and something more."""
    bot = make_bot("heuristic", GAME, seat_of(who), Rng.from_number(seed))
    assert isinstance(bot, ThingBot)
    bot.begin(table.match.config)
    table.ask()
    bot.hear([*table.told(who), *extra])
    return bot


def answers(table: Scenario, who: str, *extra: Told) -> set[str]:
    """What the bot answers over several seeds."""
    found = set()
    for seed in range(12):
        bot = bot_at(table, who, *extra, seed=seed)
        view = table.view(who)
        found.add(bot.answer(view, view["asks"][0]))
    return found


def shady(who: str) -> list[Told]:
    """Somebody who showed Sabotage again and again is an alien, as good as certainly."""
    return [told("card_shown", seat=who, card="sabotage")] * 8


def shown_human(*whos: str) -> list[Told]:
    return [told("role_shown", seat=who, role="human") for who in whos]


# Where to go, and with which card


def test_a_human_saves_the_boiler() -> None:
    table = Scenario("leader D; A human hand repair sabotage sabotage; damage boiler 3")
    assert answers(table, "A") == {"go boiler"}
    table.do("A go boiler")
    assert answers(table, "A") == {"hand_in repair"}


def test_a_human_sends_the_sos_as_soon_as_it_can() -> None:
    table = Scenario("leader D; A human hand use sabotage sabotage; damage radio 0")
    assert answers(table, "A") == {"go radio"}
    table.do("A go radio")
    assert answers(table, "A") == {"hand_in use"}


def test_a_human_with_nothing_but_sabotage_gets_rid_of_it() -> None:
    table = Scenario("leader D; A human hand sabotage sabotage sabotage")
    assert {answer.split()[0] for answer in answers(table, "A")} <= {"swap", "special"}


def test_a_human_keeps_away_from_a_suspect() -> None:
    text = "leader D; B human hand repair repair repair; damage boiler 2"
    trusted = Scenario(text).do("A go boiler", "A hand_in use")
    assert answers(trusted, "B", *shown_human("A", "C")) == {"go boiler"}
    suspected = Scenario(text).do("A go boiler", "A hand_in use")
    assert "go boiler" not in answers(suspected, "B", *shady("A"))


def test_a_human_avoids_dogs_but_clark_does_not() -> None:
    text = "leader D; A human {} hand use use use; fuel boiler 0; dog boiler"
    assert "go boiler" not in answers(Scenario(text.format("norris")), "A")
    assert answers(Scenario(text.format("clark")), "A") == {"go boiler"}


def test_a_human_with_keys_goes_to_a_vehicle_that_is_ready_when_it_knows_whom_to_take() -> None:
    text = "leader D; A human hand use use use; A owns keys; damage shed 0; fuel shed 2; outside 1"
    assert answers(Scenario(text), "A", *shown_human("B", "C")) == {"go shed"}
    assert answers(Scenario(text), "A") != {"go shed"}


def test_an_alien_seeks_company_but_not_always() -> None:
    table = Scenario("leader D; B alien hand use repair use").do("A go armoury", "A hand_in use")
    found = [bot_at(table, "B", seed=seed) for seed in range(40)]
    view = table.view("B")
    joined = [bot.answer(view, view["asks"][0]) == "go armoury" for bot in found]
    assert 8 < sum(joined) < 32


def test_an_alien_hands_in_sabotage_only_where_it_cannot_be_traced() -> None:
    text = "leader D; C alien {} hand use repair sabotage"
    hidden = Scenario(text.format("")).do(
        "A go armoury", "A hand_in use", "B go shed", "B hand_in repair", "C go radio"
    )
    assert "hand_in sabotage" in answers(hidden, "C")
    shown = Scenario(text.format("suspicion 4"))
    shown.do("A go armoury", "A hand_in use", "B go shed", "B hand_in repair", "C go radio")
    assert "hand_in sabotage" not in answers(shown, "C")


def test_garry_throws_sabotage_away_unless_he_is_an_alien() -> None:
    text = "phase draw; leader A; A {} garry hand sabotage; deck use use use use use use use use use"
    assert answers(Scenario(text.format("human")), "A") == {"throw sabotage"}
    assert answers(Scenario(text.format("alien")), "A") == {"pass"}


def test_a_human_chooses_good_cards_in_the_dormitory() -> None:
    table = Scenario("leader D; A human hand sabotage sabotage sabotage").do("A swap")
    assert not any("sabotage" in answer for answer in answers(table, "A"))


# Encounters


def test_a_human_withdraws_from_a_suspect_and_saves_what_is_used_up() -> None:
    text = "phase encounters; leader C; A human in boiler; B in boiler; A owns {}"
    assert answers(Scenario(text.format("firearm melee")), "A") == {"withdraw firearm"}
    assert answers(Scenario(text.format("melee")), "A", *shady("B")) == {"withdraw melee"}
    assert answers(Scenario(text.format("melee")), "A", *shown_human("B")) == {"pass"}
    alien = Scenario(text.format("firearm").replace("human", "alien"))
    assert answers(alien, "A", *shady("B")) == {"pass"}


def test_an_alien_lays_out_its_token_for_humans_only() -> None:
    text = "phase encounters; leader C; A alien in boiler; B in boiler"
    first = told("dealt", seat="A", role="alien", cards=[])
    assert "infect" in answers(Scenario(text), "A", first)
    mate = told("looked", seat="B", owner="A", token="alien")
    assert answers(Scenario(text), "A", first, mate) == {"plain"}


def test_a_human_looks_at_the_token_of_whom_it_trusts() -> None:
    table = Scenario("phase encounters; leader D; A human in boiler; B in boiler; C in boiler")
    table.do("A plain", "B plain", "C plain")
    assert {answer[:6] for answer in answers(table, "A", *shady("B"), *shown_human("C"))} == {"look C"}


def test_a_human_drives_the_collective_off_and_an_alien_does_not() -> None:
    text = "phase encounters; leader A; A {} in boiler; A owns {}; D revealed; strength 3; plan boiler 3; pile use use"
    assert answers(Scenario(text.format("human", "flamethrower")), "A") == {"attack flamethrower"}
    assert answers(Scenario(text.format("human", "dynamite")), "A") == {"attack dynamite"}
    assert answers(Scenario(text.format("alien", "dynamite")), "A") == {"pass"}


@pytest.mark.parametrize(
    ("frost", "room", "burned"), [(7, "armoury", True), (2, "armoury", False), (7, "radio", False)]
)
def test_a_human_warms_a_freezing_base_with_a_room_that_can_be_spared(frost: int, room: str, burned: bool) -> None:
    text = "phase actions; leader A; boiler destroyed; frost {}; A human in {}; A owns dynamite; pile use use use"
    table = Scenario(text.format(frost, room))
    assert answers(table, "A") == {"burn dynamite" if burned else "pass"}


# The Leader


def test_the_leader_assigns_where_it_matters() -> None:
    text = "phase actions; leader A; A {} in armoury; B in radio; C in kitchen; damage radio 0; pile use repair"
    assert answers(Scenario(text.format("human")), "A") == {"assign B"}


def test_a_human_leader_lets_sabotage_do_least_and_an_alien_most() -> None:
    text = "phase actions; leader A; A {} in armoury; B in boiler; C in kitchen; damage boiler 2; pile sabotage use"
    assert answers(Scenario(text.format("human")), "A") == {"assign A"}
    assert answers(Scenario(text.format("alien")), "A") == {"assign B"}


def test_nobody_who_is_suspected_is_sent_off_with_a_vehicle() -> None:
    text = "phase actions; leader A; A human in armoury; B in shed; damage shed 0; fuel shed 2; outside 1; pile use"
    assert answers(Scenario(text), "A", *shady("B")) == {"assign A"}


def test_an_alien_with_keys_leaves_at_once() -> None:
    text = "phase actions; leader A; A alien in shed; B in armoury; A owns keys; damage shed 0; fuel shed 2; outside 1"
    table = Scenario(f"{text}; pile use")
    assert answers(table, "A") == {"assign A"}
    table.do("A assign A")
    assert answers(table, "A") == {"escape"}


def test_the_leader_goes_on_while_there_is_something_to_gain() -> None:
    text = "phase actions; leader A; A human in {}; B in kitchen; C in {}; D in dormitory prone; pile use use use"
    assert answers(Scenario(text.format("radio", "dormitory prone")), "A") == {"next"}
    assert answers(Scenario(text.format("kitchen prone", "boiler")), "A") == {"stop"}


# Work


def test_keys_and_flamethrowers_are_kept() -> None:
    items = Scenario("phase actions; leader A; A human in storeroom; pile use; items keys flashlight")
    assert answers(items, "A") == {"keep keys"}
    weapons = Scenario("phase actions; leader A; A human in armoury; pile use; weapons melee flamethrower")
    assert answers(weapons, "A") == {"keep flamethrower"}


@pytest.mark.parametrize(
    ("role", "bag", "answer"),
    [
        ("human", "1 blood 0 failure", "keep_token"),
        ("human", "0 blood 1 failure", "drop_token"),
        ("alien", "1 blood 0 failure", "drop_token"),
    ],
)
def test_blood_is_kept_by_humans(role: str, bag: str, answer: str) -> None:
    table = Scenario(f"phase actions; leader A; A {role} in laboratory; pile use; bag {bag}")
    assert answers(table, "A") == {answer}


def test_tools_are_used_where_they_count() -> None:
    text = "phase actions; leader A; A {} in boiler; A owns tools; damage boiler 2; pile use"
    assert answers(Scenario(text.format("human")), "A") == {"play tools"}
    assert answers(Scenario(text.format("alien")), "A") == {"pass"}


# The Rec Room


def test_a_gift_is_accepted_and_a_demand_is_not() -> None:
    table = Scenario("phase rec_room; leader A; A owns melee; B owns melee").do("A put B melee", "A deal B")
    assert answers(table, "B") == {"deal A"}
    table.do("B put A melee")
    assert answers(table, "B") == {"call_off A"}


def test_wire_goes_to_whoever_owns_a_flamethrower_and_is_trusted() -> None:
    text = "phase rec_room; leader A; A human; A owns wire; B owns flamethrower"
    assert answers(Scenario(text), "A", *shown_human("B")) == {"put B wire"}
    assert answers(Scenario(text), "A", *shady("B")) == {"ready"}
    assert answers(Scenario(text.replace("human", "alien")), "A", *shown_human("B")) == {"ready"}


@pytest.mark.parametrize(("owned", "gift"), [("melee firearm", "melee"), ("melee melee", "melee"), ("melee", "")])
def test_a_weapon_that_can_be_spared_goes_to_somebody_unarmed(owned: str, gift: str) -> None:
    table = Scenario(f"phase rec_room; leader A; A human; A owns {owned}; B owns melee")
    expected = {f"put C {gift}"} if gift else {"ready"}
    assert answers(table, "A", *shown_human("B"), *shady("D"), told("card_shown", seat="C", card="use")) == expected


def test_nobody_gives_to_a_suspect() -> None:
    table = Scenario("phase rec_room; leader A; A human; A owns wire melee firearm; B owns flamethrower")
    assert not any(answer.startswith("put B") for answer in answers(table, "A", *shady("B")))


def test_a_gift_is_carried_through_and_offered_once_only() -> None:
    table = Scenario("phase rec_room; leader A; A human; A owns wire; B owns flamethrower").ask()
    bot = bot_at(table, "A", *shown_human("B"))
    for expected in ("put B wire", "deal B", "ready"):
        view = table.view("A")
        assert bot.answer(view, view["asks"][0]) == expected
        table.do(f"A {expected}")
    table.do("B call_off A")
    view = table.view("A")
    assert not view["asks"] or bot.answer(view, view["asks"][0]) == "ready"


def test_humans_vote_for_their_suspect_or_not_at_all() -> None:
    text = "phase rec_room; leader A; A human"
    assert answers(Scenario(text), "A", *shady("C")) == {"vote C"}
    assert answers(Scenario(text), "A") == {"abstain"}


def test_an_alien_votes_against_humans() -> None:
    mate = told("looked", seat="C", owner="A", token="alien")
    table = Scenario("phase rec_room; leader A; A alien; B suspicion 3; C suspicion 3")
    assert answers(table, "A", told("dealt", seat="A", role="alien", cards=[]), mate) <= {"vote B", "abstain"}


def test_an_alien_lies_low_at_first_and_may_show_itself_when_help_is_near() -> None:
    at_first = Scenario("phase rec_room; leader A; A alien suspicion 4")
    near = Scenario("phase rec_room; leader A; A alien suspicion 4; sos 8")
    for table in (at_first, near):
        table.do("A abstain", "B abstain", "C abstain", "D abstain")
    assert answers(at_first, "A") == {"remain"}
    assert answers(near, "A") == {"remain", "reveal"}


def test_humans_test_and_aliens_do_not() -> None:
    text = "phase tests; leader A; A {} suspicion 1; B suspicion 4; A owns blood"
    assert answers(Scenario(text.format("human")), "A") == {"offer_a"}
    assert answers(Scenario(text.format("alien")), "A") == {"pass"}
    assert answers(Scenario(text.format("human")), "A", *shown_human("B")) == {"pass"}


def test_the_most_suspected_is_tested() -> None:
    table = Scenario("phase tests; leader A; A human suspicion 1; A owns wire flamethrower").do("A offer_b")
    assert answers(table, "A", *shady("C")) == {"test C"}


# Leaving


def test_a_human_boards_when_it_knows_enough_or_has_no_other_chance() -> None:
    text = "leader D; A human suspicion 0; sos 9; rescue fuel {}"
    assert "board" not in answers(Scenario(text.format(3)), "A")
    assert answers(Scenario(text.format(3)), "A", *shown_human("B", "C")) == {"board"}
    assert answers(Scenario(text.format(6)), "A") == {"board"}


def test_an_alien_boards_at_once() -> None:
    assert answers(Scenario("leader D; A alien suspicion 0; sos 9"), "A") == {"board"}


def test_everybody_asks_for_a_seat_and_only_the_trusted_get_one() -> None:
    table = Scenario("phase move; leader D; A human suspicion 0; B suspicion 1; sos 9; rescue fuel 6")
    table.do("A board").play_to("rescue").ask()
    assert answers(table, "B") == {"ask_seat"}
    table.do("B ask_seat")
    assert answers(table, "A", *shown_human("B")) == {"agree"}
    assert answers(table, "A", *shady("B")) == {"refuse"}


# The Collective


def test_the_collective_assimilates_humans_and_spares_its_own() -> None:
    text = "phase encounters; leader A; A in boiler; D revealed; strength 3; plan boiler 3; pile use use"
    assert answers(Scenario(text), "D") == {"assimilate A"}
    mate = told("looked", seat="A", owner="D", token="alien")
    assert answers(Scenario(text), "D", told("dealt", seat="D", role="alien", cards=[]), mate) == {"sabotage"}


def test_the_collective_takes_a_dog_out_of_the_kennel() -> None:
    table = Scenario("phase planning; leader A; D revealed; strength 3; kennel 2")
    assert answers(table, "D") == {"lay kennel 1"}


def test_the_collective_attacks_with_enough_strength() -> None:
    table = Scenario("phase planning; leader A; D revealed; strength 4")
    assert {answer.split()[2] for answer in answers(table, "D")} == {"2"}


def test_members_of_the_collective_agree() -> None:
    table = Scenario("players 5; phase planning; leader A; D revealed; E revealed; strength 3")
    table.do("D lay boiler 3", "D done")
    assert answers(table, "E") == {"agree"}


# Talk


def test_a_human_tells_of_keys_and_of_its_suspect_once() -> None:
    table = Scenario("leader D; A human; A owns keys")
    bot = bot_at(table, "A", told("round_began", round=2, leader="D"), *shady("B"))
    eager = [bot.eager]
    assert bot.speak(table.view("A")) == ["own keys", "distrust B"]
    bot.hear([])
    eager.append(bot.eager)
    assert eager == [True, False]
    assert bot.speak(table.view("A")) == []


def test_an_alien_says_nothing_true() -> None:
    table = Scenario("leader D; A alien; A owns keys")
    for seed in range(30):
        bot = bot_at(table, "A", told("said", speaker="B", to=None, words="accuse A"), seed=seed)
        words = bot.speak(table.view("A"))
        assert words[:2] == ["claim human", "distrust B"]
        assert all(said.startswith("distrust") for said in words[1:])


def test_what_others_say_counts_a_little() -> None:
    table = Scenario("leader D; A human")
    bot = bot_at(table, "A")
    before = bot.memory.suspicion.alien(1)
    bot.hear([told("said", speaker="B", to=None, words="accuse A")])
    assert before < bot.memory.suspicion.alien(1) < 0.6


def test_keys_that_somebody_speaks_of_make_vehicles_worth_the_work() -> None:
    table = Scenario("leader D; A human hand repair repair repair")
    bot = bot_at(table, "A", *shown_human("B"), told("said", speaker="B", to=None, words="own keys"))
    view = table.view("A")
    assert bot._mind(view).needs.keyed
    bot.hear(shady("B"))
    assert not bot_at(table, "A")._mind(view).needs.keyed


def test_the_eliminated_are_silent() -> None:
    table = Scenario("leader A; D eliminated human")
    bot = bot_at(table, "D", told("said", speaker="A", to=None, words="accuse D"))
    assert bot.speak(table.view("D")) == []


# The Collective


@pytest.mark.parametrize("choices", [("sabotage", "nothing"), ("nothing", "sabotage")])
def test_in_a_second_ballot_the_vote_that_wins_the_tie_stands_and_the_other_gives_way(choices: tuple[str, str]) -> None:
    """What was voted for in another room before does not count."""
    table = Scenario("phase encounters; strength 5; plan radio 1; damage radio 2; B revealed; C revealed").begin()
    first, second = choices
    table.do(f"B {first}", f"C {second}")
    for who in "BC":
        bot = bot_at(table, who)
        bot.memory.ballots[:0] = [second] * 4
        view = table.view(who)
        assert view["second_ballot"]
        assert bot.answer(view, view["asks"][0]) == first
