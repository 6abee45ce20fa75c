"""How sentences are found and filled in."""

import subprocess
import sys
from importlib import resources
from typing import Any

import pytest

from winterover.core.errors import ConfigError, GameError, RecordError
from winterover.core.facts import Told
from winterover.games.registry import find_game
from winterover.games.stayaway.scenario import Scenario
from winterover.games.thing.facts import CHOICE
from winterover.locales import ABSENT, LANGUAGES, Texts
from winterover.server.errors import too_big

GAME = find_game("stayaway")
THING = find_game("thing")
NAMES = {"A": "Ada", "B": "Bo", "C": "Cy"}
ENGLISH = Texts("en")


def fact(name: str, reader: str | None = None, /, **args: Any) -> str:
    return ENGLISH.fact(GAME, Told(name, args), NAMES, reader)


def thing_fact(name: str, reader: str | None = None, /, **args: Any) -> str:
    return ENGLISH.fact(THING, Told(name, args), NAMES, reader)


# Messages


def test_a_list_in_words() -> None:
    assert ENGLISH.join([]) == ""
    assert ENGLISH.join(["a"]) == "a"
    assert ENGLISH.join(["a", "b"]) == "a and b"
    assert ENGLISH.join(["a", "b", "c", "d"]) == "a, b, c and d"


def test_a_missing_text_is_named() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        ENGLISH("no-such-text")
    with pytest.raises(KeyError, match="rulecard-stayaway-no-such"):
        ENGLISH.rule_card("stayaway", "no-such", {})
    with pytest.raises(KeyError, match=r"rulecard-stayaway-card-axe\.footnote"):
        ENGLISH.attribute("rulecard-stayaway-card-axe", "footnote")
    assert not ENGLISH.has("no-such-text")


def test_a_missing_variable_is_named() -> None:
    with pytest.raises(KeyError, match="letter"):
        ENGLISH("seat-unnamed")


def test_english_stands_in_for_a_text_that_a_language_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts("de")
    own = next(iter(texts._bundles("stayaway")))
    monkeypatch.delitem(own._messages, "stayaway-card-axe")
    monkeypatch.delitem(own._compiled, "stayaway-card-axe", raising=False)
    assert texts.has("stayaway-card-axe")
    assert texts("stayaway-card-axe") == "Axe"
    assert texts("stayaway-card-scary") != "Scary"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(GameError, match="en, it, de, fr, uk, es"):
        Texts("tlh")


def test_people_with_different_languages_call_a_bot_by_the_same_name() -> None:
    assert {Texts(language)("app-names") for language in LANGUAGES} == {ENGLISH("app-names")}


def test_one_mark_ends_a_sentence() -> None:
    assert fact("drew", "A", seat="A", card="infected") == "You drew Infected!"
    assert fact("panic", seat="B", card="one_two") == "Panic! Bo drew One, Two..."
    assert fact("panic", seat="B", card="friends") == "Panic! Bo drew Can't We Be Friends?"
    assert fact("drew", "A", seat="A", card="axe") == "You drew Axe."


# Values


def test_values_in_words() -> None:
    def value(category: str, given: Any) -> str:
        return ENGLISH.value("stayaway", category, given, NAMES)

    assert value("seat", "B") == "Bo"
    assert value("seat", "D") == "Seat D"
    assert value("seats", ["A", "C"]) == "Ada and Cy"
    assert value("seats", []) == "nobody"
    assert value("card", "axe") == "Axe"
    assert value("cards", ["axe", "scary", "whisky"]) == "Axe, Scary and Whiskey"
    assert value("cards", []) == "no cards"
    assert value("role", "thing") == "The Thing"
    assert value("roles", ["human", "infected"]) == "Human and Infected"
    assert value("direction", "clockwise") == "clockwise"
    assert value("number", 12) == "12"


def test_values_of_the_thing_in_words() -> None:
    def value(category: str, given: Any) -> str:
        return ENGLISH.value("thing", category, given, NAMES)

    assert value("room", "boiler") == "Boiler Room"
    assert value("rooms", ["shed", "kitchen"]) == "Shed and Kitchen"
    assert value("action", "use") == "Use"
    assert value("actions", ["use", "use", "repair"]) == "Use, Use and Repair"
    assert value("actions", []) == "no cards"
    assert value("weapon", "dynamite") == "Dynamite/Molotov"
    assert value("item", "wire") == "Wire"
    assert value("sample", "blood") == "Blood Sample"
    assert value("face", "storm") == "Storm"
    assert value("character", "blair") == "Dr. Blair"
    assert value("token", "alien") == "Alien"
    assert value("dog", "healthy") == "Healthy Dog"
    assert value("vehicle", "shed") == "snow vehicle"
    assert value("test", "a") == "Test A"
    assert value("reply", "object") == "no"
    assert value("stock", "pantry") == "Pantry"
    assert value("roles", ["human", "alien"]) == "Human and Alien"
    assert value("numbers", [2, 1, 3]) == "2, 1 and 3"
    assert value("thing", "keys") == "Keys"
    assert value("thing", "open_firearm") == "an open Firearm"


def test_things_of_a_kind_are_counted() -> None:
    def things(*names: str) -> str:
        return ENGLISH.value("thing", "things", names, NAMES)

    assert things("weapon", "weapon", "flamethrower") == "2 weapon cards and a Flamethrower"
    assert things("wire", "failure", "wire", "failure", "failure") == "2 Wire cards and 3 Failures"
    assert things("open_flashlight") == "an open Flashlight"


@pytest.mark.parametrize("category", ["rooms", "things", "numbers"])
def test_an_empty_list_is_absent(category: str) -> None:
    """Texts choose by it: `Cy gave Ada nothing` is not what anybody would say."""
    assert ENGLISH.value("thing", category, [], NAMES) == ABSENT


# Facts


def test_what_is_hidden_is_not_mentioned() -> None:
    assert fact("drew", "A", seat="B", card=None) == "Bo drew a card."
    assert fact("drew", seat="B", card="axe") == "Bo drew Axe."
    assert fact("saw_card", "B", viewer="A", seat="B", card=None) == "Ada saw the card that you offered."


def test_the_viewer_is_spoken_to() -> None:
    offer = {"seat": "A", "partner": "B", "card": None}
    assert fact("offered", "A", **(offer | {"card": "axe"})) == "You offered Axe to Bo."
    assert fact("offered", "B", **offer) == "Ada offered you a card, face down."
    assert fact("offered", "C", **offer) == "Ada offered a card to Bo, face down."
    assert fact("offered", **offer) == "Ada offered a card to Bo, face down."


def test_an_exchange_is_told_from_the_viewers_side() -> None:
    swap = {"seat": "A", "partner": "B"}
    assert fact("exchanged", "A", **swap, gave="axe", received="scary") == "You gave Axe to Bo and got Scary."
    assert fact("exchanged", "B", **swap, gave="scary", received="axe") == "You gave Scary to Ada and got Axe."
    assert fact("exchanged", "C", **swap, gave=None, received=None) == "Ada and Bo exchanged a card each."


def test_a_card_without_a_target() -> None:
    assert fact("played", seat="A", card="whisky", target=None) == "Ada played Whiskey."
    assert fact("played", "A", seat="A", card="whisky", target=None) == "You played Whiskey."
    assert fact("played", "B", seat="A", card="analysis", target="B") == "Ada played Analysis on you."


def test_nothing_to_pass_on() -> None:
    told = {"seat": "A", "to": "B", "giver": "C"}
    assert fact("passed_on", "A", **told, gave="axe", received=None) == (
        "You passed Axe on to Bo. Nothing came from Cy."
    )
    assert fact("passed_on", **told, gave=None, received="axe") == (
        "Ada had nothing to pass on to Bo. From Cy came Axe."
    )


def test_numbers_choose_their_plural() -> None:
    assert fact("forgot", "B", seat="A", count=1, cards=None) == "Ada discarded 1 card."
    assert fact("forgot", "B", seat="A", count=3, cards=None) == "Ada discarded 3 cards."


def test_talk() -> None:
    loud = {"speaker": "A", "to": None, "words": "accuse B thing"}
    assert fact("said", "C", **loud) == 'Ada: "Bo is The Thing."'
    assert fact("said", "A", **loud) == 'You: "Bo is The Thing."'
    quiet = {"speaker": "A", "to": "B", "words": "hold no_thanks"}
    assert fact("said", "B", **quiet) == 'Ada whispered to you: "I hold No Thanks!"'
    assert fact("said", "A", **quiet) == 'You whispered to Bo: "I hold No Thanks!"'
    assert fact("said", "C", **(quiet | {"words": None})) == "Ada whispered something to Bo."


def test_a_deal_and_a_gift() -> None:
    swap = {"seat": "A", "to": "B", "gave": ["weapon"], "got": ["item", "item"]}
    assert thing_fact("traded", "C", **swap) == "Ada gave a weapon card to Bo and got 2 item cards."
    known = swap | {"gave": ["firearm"], "got": ["wire", "keys"]}
    assert thing_fact("traded", "A", **known) == "You gave a Firearm to Bo and got Wire and Keys."
    assert thing_fact("traded", "B", **known) == "You gave Wire and Keys to Ada and got a Firearm."
    assert thing_fact("traded", "C", **(swap | {"got": []})) == "Ada gave a weapon card to Bo."
    assert thing_fact("traded", "B", **(known | {"gave": []})) == "You gave Wire and Keys to Ada."


def test_what_the_aliens_plan() -> None:
    plan = {"cards": 2, "strengths": [2, 1], "rooms": ["shed", "radio"]}
    assert thing_fact("plan_made", "A", **plan) == "The plan stands: Shed and Radio Room, strength 2 and 1."
    hidden = plan | {"rooms": None}
    assert thing_fact("plan_made", **hidden) == "The revealed aliens plan 2 attacks. Strength: 2 and 1."
    assert thing_fact("plan_made", **(hidden | {"strengths": None})) == "The revealed aliens plan 2 attacks."
    nothing = {"cards": 0, "strengths": [], "rooms": None}
    assert thing_fact("plan_made", **nothing) == "The revealed aliens plan no attack."


def test_an_option_that_was_chosen_reads_as_it_was_offered() -> None:
    chosen = CHOICE.spell(find_game("thing", 4).parse("assimilate B"))
    assert thing_fact("collective_voted", seat="A", choice=chosen) == "Ada wants this: Assimilate Bo."


def test_the_infection_log() -> None:
    assert thing_fact("infection", round=0, seat="A", by=None) == "Ada was an alien from the beginning."
    assert thing_fact("infection", "A", round=3, seat="A", by=None) == "Round 3: a dog infected you."
    assert thing_fact("infection", "A", round=3, seat="A", by="B") == "Round 3: Bo infected you."
    assert thing_fact("infection", "B", round=3, seat="A", by="B") == "Round 3: you infected Ada."


def test_the_dark_hides_a_card_from_its_owner() -> None:
    told = {"seat": "A", "card": None}
    assert thing_fact("handed_in", "B", **told) == "Ada handed in a card, face down."
    assert "unseen even by you" in thing_fact("handed_in", "A", **told)


def test_a_test_of_oneself() -> None:
    told = {"seat": "A", "target": "A", "test": "b"}
    assert thing_fact("tested", "A", **told) == "Test B! You tested yourself."
    assert thing_fact("tested", "B", **told) == "Test B! Ada is both tester and tested."


def test_the_end() -> None:
    told = fact("ended", ending="thing_eliminated", winners=[], roles=["thing"], hands=[[]])
    assert told == "The Thing has been eliminated. The Humans who are still alive win. Winners: nobody."


# Options, asks, errors


def test_options() -> None:
    assert ENGLISH.option(GAME, "play flamethrower B", NAMES) == "Play Flamethrower on Bo"
    assert ENGLISH.option(GAME, "play axe B", NAMES) == "Play Axe: end Bo's Quarantine"
    assert ENGLISH.option(GAME, "play axe A|B", NAMES) == "Play Axe: remove the door between Ada and Bo"


def test_asks_say_who_is_meant() -> None:
    fire = Scenario("turn B; B: FLA SUS SUS SUS").do("B play FLA A")
    assert ENGLISH.ask(GAME, "answer_fire", fire.view("A"), NAMES).startswith("Bo aims a Flamethrower at you!")
    panic = Scenario("turn B; draw: ONE").begin_turn()
    sides = ENGLISH.ask(GAME, "one_two", panic.view("B"), NAMES)
    assert NAMES["A"] in sides.split("left")[1].split("right")[0]
    assert NAMES["C"] in sides.split("right")[1]


def test_what_one_does_to_oneself_names_nobody_twice() -> None:
    told = Told("played", {"seat": "A", "card": "quarantine", "target": "A"})
    assert ENGLISH.fact(GAME, told, NAMES, "A") == "You played Quarantine."
    assert ENGLISH.fact(GAME, told, NAMES, "B") == "Ada played Quarantine."
    told = Told("quarantined", {"seat": "A", "by": "A"})
    assert ENGLISH.fact(GAME, told, NAMES, "A") == "You are in Quarantine now."


def test_an_ask_has_words_when_the_drawer_is_out_of_the_game() -> None:
    """S-E2-02: the others still pass on cards after the drawer of Round and Round was superinfected."""
    table = Scenario("turn A; A(H): I I I I; D(T): T I SUS SUS; draw: RND", edition="E2").begin_turn()
    assert table.ring == "B C D"
    for language in LANGUAGES:
        assert Texts(language).ask(GAME, "pass_on", table.view("C"), NAMES)


def test_long_input_and_names_are_shown_shortened() -> None:
    error = RecordError("record-line", line=1, text="x" * 100_000)
    assert 100 < len(ENGLISH.error(error)) < 2000
    told = Told("passed", {"seat": "A"})
    assert len(ENGLISH.fact(GAME, told, {"A": "y" * 100_000})) < 2000


def test_errors_are_english_sentences_by_default() -> None:
    with pytest.raises(ConfigError) as caught:
        GAME.configure(13)
    assert str(caught.value) == "This game is for 4 to 12 players, not for 13."


def test_the_reason_of_an_error_is_told_in_the_same_language() -> None:
    reason = ConfigError("unknown-game", game="chess", known="stayaway")
    error = RecordError("record-config", reason=reason)
    for language in LANGUAGES:
        texts = Texts(language)
        assert texts.error(error).endswith(texts.error(reason))


def test_a_record_that_claims_an_end_too_early() -> None:
    text = ENGLISH.error(RecordError("record-end", claimed="declared", found="none"))
    assert "the game still goes on" in text
    text = ENGLISH.error(RecordError("record-end", claimed="declared", found="no_human_left"))
    assert 'gives "no_human_left"' in text


def test_lines_are_not_written_like_amounts() -> None:
    assert "Line 12345 " in ENGLISH.error(RecordError("record-line", line=12345, text="?"))


def printed_by(code: str) -> str:
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()


def test_importing_the_package_reads_no_texts() -> None:
    assert printed_by("import sys, winterover; print('winterover.locales' in sys.modules)") == "False"
    heavy = "[name for name in sys.modules if name.split('.')[0] in ('babel', 'fluent')]"
    assert printed_by(f"import sys, winterover.games.registry, winterover.locales; print({heavy})") == "[]"


def test_all_languages_can_be_opened() -> None:
    assert [Texts(language)("stayaway") != "" for language in LANGUAGES] == [True] * 6


@pytest.mark.parametrize(("language", "words"), [("en", "512 KB"), ("fr", "512 Ko"), ("uk", "512 КБ")])
def test_sizes_are_told_in_kilobytes(language: str, words: str) -> None:
    assert words in Texts(language).error(too_big(512 * 1024))
    assert "4 " in Texts(language).error(too_big(4096))


@pytest.mark.parametrize("language", ["de", "es", "fr", "it", "uk"])
def test_refusals_quote_as_their_language_does(language: str) -> None:
    folder = resources.files("winterover.locales") / language
    for name in ("errors.ftl", "server.ftl"):
        assert '"{ $' not in (folder / name).read_text(encoding="utf-8")
