"""Talk (rules section 20): T-M, R-39."""

from typing import Any

import pytest

from tests.games.thing.round_helpers import LETTERS, others, random_positions
from winterover.core.contract import as_bytes
from winterover.core.errors import RuleError
from winterover.games.registry import find_game
from winterover.games.thing.game import GAME
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.state import PHASES

VOCABULARY = find_game("thing").vocabulary
ABOUT_HAND = ("hold use", "hold repair", "hold sabotage", "lack use", "lack repair", "lack sabotage")
ABOUT_HANDED_IN = ("handed use", "handed repair", "handed sabotage")

#: A choice that is open in each phase in which somebody may be asked.
IN_PHASE = {
    "weather": "stored sun",
    "planning": "D revealed",
    "draw": "A garry",
    "move": "",
    "encounters": "A in shed; B in shed; A owns melee",
    "rescue": "sos 9",
    "actions": "pile use repair; A in armoury; B in armoury",
    "rec_room": "A owns blood",
    "tests": "A owns blood",
    "food": "pantry 0; A hand use use use",
}


def at(phase: str, **rulings: Any) -> Scenario:
    """Somebody is asked something in this phase."""
    if phase == "rescue":
        rulings = {"rescueBoarding": "afterEncounters"} | rulings
    for seed in range(20):
        table = Scenario(f"phase {phase}; {IN_PHASE[phase]}", seed=seed, **rulings).begin()
        if table.asked and PHASES[table.state.phase] == phase:
            return table
    raise AssertionError(phase)


def statements(*forms: str) -> list[str]:
    """One statement of each of these forms, with the first word that fits each blank."""
    return [
        " ".join([form, *(VOCABULARY.fillings(blank, 4)[0] for blank in VOCABULARY.forms[form].blanks)])
        for form in forms
    ]


def say(table: Scenario, who: str, words: str, to: str | None = None) -> None:
    table.match.say(LETTERS.index(who), words, None if to is None else LETTERS.index(to))


def may_say(table: Scenario, who: str, words: str) -> bool:
    try:
        say(table, who, words)
    except RuleError as error:
        if error.code == "statement-not-allowed":
            return False
        raise
    return True


OTHER_FORMS = [form for form in VOCABULARY.forms if form not in ("hold", "lack", "handed")]


# Open talk


def test_T_M_01_all_talk_is_open() -> None:
    table = at("move")
    say(table, "C", "accuse B")
    for viewer in others(table):
        assert table.last(viewer, "said") == {"speaker": "C", "to": None, "words": "accuse B"}


@pytest.mark.parametrize("phase", IN_PHASE)
def test_T_M_01_no_private_channel_between_characters(phase: str) -> None:
    table = at(phase)
    for speaker in "ABC":
        for hearer in "ABCD":
            with pytest.raises(RuleError) as error:
                say(table, speaker, "claim human", to=hearer)
            assert error.value.code == "whisper-not-allowed"
    assert table.told(None, "said") == []


@pytest.mark.parametrize("phase", IN_PHASE)
@pytest.mark.parametrize("words", ABOUT_HAND)
def test_T_M_02_nothing_true_or_false_about_the_cards_in_hand(phase: str, words: str) -> None:
    table = at(phase)
    for who in "AB":
        assert not may_say(table, who, words)
    assert table.told(None, "said") == []


@pytest.mark.parametrize("phase", IN_PHASE)
@pytest.mark.parametrize("words", ABOUT_HANDED_IN)
def test_T_M_03_the_card_handed_in_from_step_4_7_on(phase: str, words: str) -> None:
    table = at(phase)
    allowed = phase in ("actions", "rec_room", "tests", "food")
    assert may_say(table, "A", words) == allowed
    assert may_say(table, "B", words) == allowed


def test_T_M_03_true_or_false() -> None:
    """Whatever somebody handed in may be claimed, and nobody is told whether it is true."""
    heard = []
    for card in ("use", "repair"):
        table = Scenario(
            "phase move; leader D; A hand use repair sabotage; B hand use use use; C hand use use use;"
            "D hand use use use"
        )
        table.do("A go armoury", f"A hand_in {card}", "B go kitchen", "B hand_in use", "C go shed", "C hand_in use")
        table.do("D go radio", "D hand_in use").play_to("actions").begin()
        assert may_say(table, "A", "handed repair")
        heard.append([table.last(viewer, "said") for viewer in others(table)])
    assert heard[0] == heard[1]


def test_T_M_03_not_any_more_in_the_next_round() -> None:
    table = Scenario("phase actions; pile use use; A in armoury; B in armoury").ask()
    assert may_say(table, "A", "handed use")
    table.play_to("move").begin()
    assert not may_say(table, "A", "handed use")


@pytest.mark.parametrize("phase", IN_PHASE)
@pytest.mark.parametrize("words", statements(*OTHER_FORMS))
def test_T_M_04_plans_suspicions_promises_and_claims_about_things_always(phase: str, words: str) -> None:
    table = at(phase)
    for who in "AB":
        assert may_say(table, who, words)
        for viewer in others(table):
            assert table.last(viewer, "said") == {"speaker": who, "to": None, "words": words}


@pytest.mark.parametrize("thing", ["dynamite", "flamethrower", "keys", "wire", "blood", "failure"])
def test_T_M_04_things_may_be_claimed_or_denied_truly_or_falsely(thing: str) -> None:
    heard = []
    for owned in ("dynamite keys blood", "melee tools failure"):
        table = Scenario(f"phase move; leader D; A owns {owned}").ask()
        for form in ("own", "without"):
            assert may_say(table, "A", f"{form} {thing}")
        heard.append([table.told(viewer, "said") for viewer in others(table)])
    assert heard[0] == heard[1]


def test_T_M_04_words_bind_nobody() -> None:
    table = Scenario("phase move; leader D").ask()
    before = table.options("A")
    for words in ("going shed", "promise B keys", "send A radio", "avoid B"):
        say(table, "A", words)
    assert table.options("A") == before
    table.do("A go kitchen")
    assert table.room("A") == "kitchen"


@pytest.mark.parametrize("words", ["show use", "show_role", "reveal alien", "prove human", "quote dealt", ""])
def test_T_M_05_there_is_no_way_to_show_what_is_hidden(words: str) -> None:
    table = at("move")
    with pytest.raises(RuleError) as error:
        say(table, "A", words)
    assert error.value.code == "unknown-statement"
    assert table.told(None, "said") == []


def test_T_M_05_no_deed_shows_anything_unasked() -> None:
    """Besides what is asked, nobody can do anything but an alien who turns itself over in Phase 5."""
    for match in random_positions(5, range(4)):
        if match.over:
            continue
        asked = {seat for seat, _ in match.view(None)["waiting"]}
        for seat in range(5):
            options = [code for code in match.options(seat) if LETTERS[seat] not in asked]
            assert options in ([], ["reveal"])
            if options:
                assert match.view(None)["phase"] == "rec_room"


def test_T_M_05_a_statement_holds_nothing_but_words() -> None:
    table = at("actions")
    for words in statements(*OTHER_FORMS):
        say(table, "B", words)
    for told in table.told(None, "said"):
        assert set(told.args) == {"speaker", "to", "words"}


# Silence


@pytest.mark.parametrize("talk", ["itUA", "strictDE", "freeFR"])
def test_T_M_06_silence_during_an_infection_test(talk: str) -> None:
    given = "phase encounters; A alien in shed; B in shed; C in radio; D in kitchen"
    table = Scenario(given, talk=talk).begin()
    assert {kind for _, kind in table.asked} == {"tokens"}
    silent_moments = 0
    for deed in ("A infect", "B plain", "A look B 1", "B look A 1"):
        for who in "ABCD":
            for words in statements(*VOCABULARY.forms):
                assert not may_say(table, who, words)
        silent_moments += 1
        table.do(deed)
    assert silent_moments == 4
    assert table.told(None, "said") == []
    table.ask()
    assert may_say(table, "B", "saw A alien")
    assert may_say(table, "B", "saw A human")


def test_T_M_07_help_is_the_same_for_humans_and_aliens() -> None:
    """The question, the rule that it cites and the card that explains it do not depend on the role."""
    for phase, kind in (("encounters", "tokens"), ("rec_room", "reveal")):
        seen = []
        for role in ("human", "alien"):
            table = Scenario(f"phase {phase}; A {role} in shed; B in shed; C alien", seed=0).begin()
            while table.asked[0][1] != kind:
                who, _ = table.asked[0]
                table.do(f"{who} abstain")
            (ask,) = table.view("A")["asks"]
            phrase = table.match.game.ask_phrase(ask["kind"], table.view("A"))
            seen.append((ask["rule"], ask["rule_card"], phrase))
        assert seen[0] == seen[1]


def test_T_M_07_reading_rules_is_no_deed() -> None:
    """Every rule card is open to everybody: the game does not know who reads what."""
    game = find_game("thing")
    assert {"topic-reveal", "topic-tokens", "topic-collective", "phase-planning"} <= set(game.rule_cards)
    assert "rule" not in " ".join(VOCABULARY.forms)


# The Collective and the eliminated


def test_T_M_08_the_collective_plans_in_private() -> None:
    table = Scenario("players 5; phase planning; D revealed; E revealed").begin()
    say(table, "E", "going radio", to="D")
    for member in "DE":
        assert table.last(member, "said") == {"speaker": "E", "to": "D", "words": "going radio"}
    for viewer in others(table, "D", "E"):
        assert table.told(viewer, "said") == [], "not even that they speak"


@pytest.mark.parametrize(("speaker", "hearer"), [("D", "A"), ("A", "D"), ("A", "B"), ("D", "D"), ("C", "D")])
def test_T_M_08_nobody_else_has_a_private_channel(speaker: str, hearer: str) -> None:
    """Not with Characters, not for a hidden alien, not alone."""
    table = Scenario("players 5; phase planning; C alien; D revealed; E revealed").begin()
    with pytest.raises(RuleError) as error:
        say(table, speaker, "claim human", to=hearer)
    assert error.value.code == "whisper-not-allowed"


@pytest.mark.parametrize(
    ("position", "allowed"),
    [
        ("phase planning", True),
        ("phase encounters; plan kitchen 2", True),
        ("phase move", False),
        ("phase rec_room", False),
    ],
)
def test_T_M_08_in_private_only_while_the_collective_decides(position: str, allowed: bool) -> None:
    table = Scenario(f"players 5; {position}; D revealed; E revealed; strength 2").ask()
    assert GAME.may_whisper(table.state, 3, 4) == allowed


def test_T_M_08_the_open_talk_of_the_collective_follows_the_same_rules() -> None:
    table = Scenario("players 5; phase planning; D revealed; E revealed").begin()
    assert may_say(table, "D", "threaten A")
    assert table.last("A", "said") == {"speaker": "D", "to": None, "words": "threaten A"}
    for words in (*ABOUT_HAND, *ABOUT_HANDED_IN):
        assert not may_say(table, "D", words)


@pytest.mark.parametrize("talk", ["itUA", "strictDE", "freeFR"])
@pytest.mark.parametrize("role", ["human", "alien"])
def test_T_M_09_the_eliminated_are_silent(talk: str, role: str) -> None:
    table = Scenario(
        f"players 5; phase actions; pile use use; E eliminated {role}; A in armoury; B in armoury", talk=talk
    )
    table.ask()
    for words in statements(*VOCABULARY.forms):
        assert not may_say(table, "E", words)
    with pytest.raises(RuleError):
        say(table, "E", "claim human", to="A")
    assert table.told(None, "said") == []


# What may be said by which edition


def allowed_by(talk: str, phase: str) -> set[str]:
    """Which kinds of claim about Action cards may be made."""
    table = at(phase, talk=talk)
    kinds = {"hand": ABOUT_HAND, "handed in": ABOUT_HANDED_IN}
    found = set()
    for kind, claims in kinds.items():
        answers = {may_say(table, who, words) for who in "AB" for words in claims}
        assert len(answers) == 1
        if True in answers:
            found.add(kind)
    return found


@pytest.mark.parametrize("phase", IN_PHASE)
@pytest.mark.parametrize("talk", ["itUA", "strictDE", "freeFR"])
def test_R_39_V_19_V_20_what_may_be_said_about_action_cards(talk: str, phase: str) -> None:
    late = phase in ("actions", "rec_room", "tests", "food")
    expected = {"itUA": {"handed in"} if late else set(), "strictDE": set(), "freeFR": {"hand", "handed in"}}
    assert allowed_by(talk, phase) == expected[talk]


@pytest.mark.parametrize("talk", ["itUA", "strictDE", "freeFR"])
def test_R_39_everything_else_may_be_said_under_every_regime(talk: str) -> None:
    for phase in IN_PHASE:
        table = at(phase, talk=talk)
        for words in statements(*OTHER_FORMS):
            assert may_say(table, "A", words)


@pytest.mark.parametrize(
    ("edition", "talk"),
    [("std", "itUA"), ("it", "itUA"), ("uk", "itUA"), ("de", "strictDE"), ("fr", "freeFR")],
)
def test_R_39_by_edition(edition: str, talk: str) -> None:
    for phase in ("move", "actions"):
        table = Scenario(f"phase {phase}; {IN_PHASE[phase]}", edition=edition).begin()
        other = at(phase, talk=talk)
        for words in statements(*VOCABULARY.forms):
            assert may_say(table, "A", words) == may_say(other, "A", words)


def test_V_20_even_then_nothing_is_shown() -> None:
    """True and false claims about the hand sound the same."""
    heard = []
    for hand in ("use use use", "repair repair sabotage"):
        table = Scenario(f"phase move; leader D; A hand {hand}", talk="freeFR").ask()
        for words in (*ABOUT_HAND, *ABOUT_HANDED_IN):
            assert may_say(table, "A", words)
        heard.append([as_bytes(table.told(viewer)) for viewer in others(table, "A")])
    assert heard[0] == heard[1]
