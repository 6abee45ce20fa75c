"""The small crew reads the main game's cards too: there they say how it is at its own tables (T-Z0-02, T-Z0-06)."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from winterover.core.game import Game
from winterover.core.rulings import spell
from winterover.games.registry import MODES
from winterover.locales import LANGUAGES, Texts

MAIN, SMALL = MODES["thing"]
#: The cards of the main game in the small crew's book.
SHARED = [card for card in SMALL.rule_cards if card in MAIN.rule_cards]

#: Words for what that mode has not (T-Z0-02, T-Z0-03). Steps are numbered in the main game alone.
ABSENT: Mapping[str, str] = {
    "en": r"Action cards?|\bhands?\b|handed in|Active Pile|Special Action|\bswap|Leader Token|\bvot(?:e|es|ing)\b|"
    r"accus|Collective|[Ii]nfection t(?:est|oken)|hidden alien\b|secret",
    "de": r"Aktionskarte|\bHand|\bab(?:zu)?geben|abgegeben|Aktive-Karten-Stapel|Spezialaktion|[Tt]ausch|Anführermarker|"
    r"Abstimmung|\bStimmen?\b|[Bb]eschuldig|Kollektiv|Infektions|verstecktes Alien|[Gg]eheim",
    "fr": r"cartes? Action|(?<!de )\bmains?\b|\bpos(?:e|es|er)\b|pile Activités|Actions? spéciale|changement de carte|"
    r"jeton Leader|\bvot(?:e|es|er)\b|accus|Collectif|Infection|Alien caché\b|secret",
    "it": r"cart[ae] Azione|\bman[oi]\b|consegn|Mazzo Attivo|Azion[ei] Special|[Cc]ambio|segnalino Leader|\bvot[oi]\b|"
    r"accus|Collettivo|Contagio|Alieno nascosto\b|segret",
    "es": r"cartas? de Acción|(?<!de )\bmanos?\b|entreg|Pila activa|Acci(?:ón|ones) especial|cambio|ficha de Líder|"
    r"\bvot(?:o|os|ar|ación)\b|acus|Colectivo|infección|Alienígena oculto\b|secreto",
    "uk": r"карт\w* ді[йї]|\bрук|переда(?:ти|ють|є|єш|вши) (?:\w+ )?карт|стос\w* активних|особлив\w+ ді|замін\w* карт|"
    r"жетон\w* лідера|голос|звинувач|спільнот|заражен|невикрит|[Тт]аємн",
}
STEPS = re.compile(r"\b4\.[1-7]\b")
#: Sentences which say that there is no such thing, counted with those that are empty here.
SAYING_SO = {
    ("small-overview", 2),
    ("small-overview", 3),
    ("small-setup", 7),
    ("small-meeting", 2),
    ("small-rec_room", 2),
}

#: The phases that main cards name at a table of this mode; those that are not listed name none.
NAMED_PHASES: Mapping[str, set[int]] = {
    "room-kitchen": {8},
    "room-boiler": {2},
    "room-generator": {2},
    "room-weather": {1},
    "room-kennel": {4, 9},
    "weapon-flamethrower": {5},
    "weapon-dynamite": {5},
    "item-fuel": {5},
    "item-tools": {2, 5},
    "item-wire": {7},
    "topic-rooms": {9},
    "topic-frost": {2},
    "topic-darkness": {5},
    "topic-burning": {5, 9},
    "topic-kennel": {9},
    "topic-rescue": {2, 5},
}
PHASE = re.compile(r"(?:Phase|[Ff]ase|[Фф]аз\w+)\s(\d)")


def sentences(texts: Texts, card: str, words: Mapping[str, str | int]) -> list[str]:
    """All sentences of a card in their places; those that fall away are empty."""
    return [line.strip() for line in texts.attribute(f"rulecard-thing-{card}", "text", **words).splitlines()]


@pytest.mark.parametrize("players", SMALL.players)
@pytest.mark.parametrize("language", LANGUAGES)
def test_T_Z0_02_no_card_speaks_of_what_the_small_crew_has_not(language: str, players: int) -> None:
    texts, words = Texts(language), SMALL.in_force(SMALL.configure(players))
    absent = re.compile(ABSENT[language])
    found = {
        (card, place): sentence
        for card in SMALL.rule_cards
        for place, sentence in enumerate(sentences(texts, card, words))
        if absent.search(sentence) or STEPS.search(sentence)
    }
    assert {where: found[where] for where in found if where not in SAYING_SO} == {}
    assert set(found) == SAYING_SO, "every exception is needed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_that_are_looked_for_are_those_of_the_main_game(language: str) -> None:
    """A word that no text uses would find nothing."""
    texts, words = Texts(language), MAIN.in_force(None)
    text = "\n".join(sentence for card in MAIN.rule_cards for sentence in sentences(texts, card, words))
    for word in re.split(r"\|(?![^(]*\))", ABSENT[language]):
        assert re.search(word, text), word


@pytest.mark.parametrize("players", SMALL.players)
@pytest.mark.parametrize("language", LANGUAGES)
def test_T_Z0_06_main_cards_name_the_phases_of_the_small_crew(language: str, players: int) -> None:
    texts, words = Texts(language), SMALL.in_force(SMALL.configure(players))
    named = {
        card: {int(number) for number in PHASE.findall(" ".join(sentences(texts, card, words)))} for card in SHARED
    }
    assert {card: phases for card, phases in named.items() if phases} == NAMED_PHASES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "other"), [(MAIN, SMALL), (SMALL, MAIN)], ids=lambda game: game.mode or "main")
def test_no_option_of_the_other_mode_changes_a_card(game: Game[Any], other: Game[Any], language: str) -> None:
    """Editions settle those too, but nobody at this table plays by them."""
    texts, words = Texts(language), game.in_force(game.configure(game.players[-1]))
    for key in game.rulebook.idle:
        ruling = other.rulebook.rulings[key]
        for value in {ruling.default, *ruling.editions.values(), *getattr(ruling, "values", ())}:
            told = words | {key: value if type(value) is int else spell(value)}
            for card in game.rule_cards:
                assert sentences(texts, card, told) == sentences(texts, card, words), (card, key, value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_T_Z10_main_cards_say_what_abilities_and_items_do_with_dice(language: str) -> None:
    """T-Z10-04..07: they differ from what the main game's tables read."""
    texts, table = Texts(language), SMALL.configure(2)
    words = SMALL.in_force(table)
    for card in SHARED:
        if card.startswith(("character-", "weapon-", "item-")):
            assert sentences(texts, card, words) != sentences(texts, card, words | {"mode": "main"}), card
