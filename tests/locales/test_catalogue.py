"""The texts as a whole: nothing missing, nothing idle, every language complete and well-formed."""

import json
import re
from collections import Counter
from typing import Any

import pytest
from babel import Locale
from fluent.syntax import ast as ftl

from tests.locales.catalogue import (
    ENGLISH,
    OTHERS,
    PLURALS,
    ROOT,
    Raised,
    app_patterns,
    catalogue,
    files_of,
    literals,
    messages_in,
    raised_errors,
    resources_of,
    web_patterns,
)
from tests.locales.samples import (
    CODES,
    DOGS,
    EATEN_FROM,
    LOST_FROM,
    MODES,
    REPLIES,
    TESTS,
    VEHICLES,
    WAYS,
    views_of_small,
    views_of_thing,
)
from winterover.core.facts import FactKind
from winterover.core.game import Game
from winterover.core.rulings import Choice, Counts, Flag, Ruling, Whole, spell
from winterover.core.seats import LETTERS
from winterover.core.talk import SAID
from winterover.core.views import AskKind
from winterover.games.registry import GAMES
from winterover.games.registry import MODES as MODES_BY_GAME
from winterover.games.stayaway.cards import NAMES
from winterover.games.stayaway.ending import ENDINGS
from winterover.games.stayaway.roles import ROLE_NAMES
from winterover.games.thing import pieces
from winterover.games.thing.ending import ENDINGS as THING_ENDINGS
from winterover.games.thing.small.ending import ENDINGS as CREW_ENDINGS
from winterover.games.thing.small.pieces import DIE_FACES, SOURCES
from winterover.games.thing.small.view import PHASES
from winterover.locales import LANGUAGES, Texts

STAYAWAY, THING, SMALL = MODES["stayaway"], MODES["thing"], MODES["small"]
DECK = json.loads((ROOT / "docs/rules/stayaway-deck.json").read_text("utf-8"))
RULES = {name: (ROOT / f"docs/rules/{name}.md").read_text("utf-8") for name in GAMES}

#: What the facts of the rules can give as a reason, a direction or the back of a card.
REASONS = ("quarantine", "door", "none")
DIRECTIONS = ("clockwise", "counterclockwise")
BACKS = ("stay_away", "panic")

#: The names that talk is told under; they are the only facts that the games share.
TALK = {
    "fact-said",
    "fact-said-own",
    "fact-whispered",
    "fact-whispered-own",
    "fact-whispered-you",
    "fact-whispered-hidden",
}


# Which names can be asked for


def forms_of(kind: FactKind) -> set[str]:
    """The ends that the name of a fact's text may have: who reads it, and whether something is kept from them."""
    seats = sum(category == "seat" for category in kind.categories.values())
    persons = ["", "-own", "-you"][: seats + 1]
    # A second player may be missing too, or be the first one again.
    hiding = ["", "-hidden"] if kind.reveals or seats > 1 else [""]
    return {hidden + person for hidden in hiding for person in persons}


def values_in_words(ruling: Ruling) -> list[str]:
    """The values of a table option that need words: not numbers, not the letters of seats; of many, what is usual."""
    if isinstance(ruling, Flag):
        return ["true", "false"]
    if isinstance(ruling, Choice):
        return [value for value in ruling.values if isinstance(value, str) and value not in LETTERS]
    return [spell(ruling.default)]


def attributes_of(ruling: Ruling) -> list[str]:
    """What else is said of a table option: whatever may be entered, and how a difference is called."""
    if isinstance(ruling, Whole):
        return ["what", "enter", "more", "fewer"]
    return ["what", "enter"] if isinstance(ruling, Counts) else ["what"]


def needed_by(mode: str) -> set[str]:
    """Every text that a mode of a game must have."""
    game = MODES[mode]
    name = game.name
    phrases = {game.phrase(code).name for code in CODES[mode]}
    needed = {name, f"{name}-about"}
    needed |= {f"{name}-fact-{fact}" for fact in game.facts if fact != SAID.name}
    needed |= {f"{name}-ask-{kind.name}" for kind in game.asks}
    needed |= {f"{name}-ask-{phrase}" for phrase in other_words_of(game)}
    needed |= {f"{name}-option-{phrase}" for phrase in phrases}
    needed |= {f"{name}-say-{form}" for form in game.vocabulary.forms}
    for edition in game.rulebook.editions:
        needed |= {f"{name}-edition-{edition}", f"{name}-edition-{edition}.what"}
    for key, ruling in game.rulebook.rulings.items():
        needed.add(f"{name}-ruling-subject-{ruling.subject}")
        needed |= {f"{name}-ruling-{key}", *(f"{name}-ruling-{key}.{said}" for said in attributes_of(ruling))}
        needed |= {f"{name}-ruling-{key}-{value}" for value in values_in_words(ruling)}
    for card in game.rule_cards:
        needed |= {f"rulecard-{name}-{card}", f"rulecard-{name}-{card}.text"}
    return needed


def other_words_of(game: Game[Any]) -> set[str]:
    """The names of asks that are the same question in other words."""
    if game is THING:
        return {game.ask_phrase(kind.name, view).name for kind in game.asks for view in views_of_thing()}
    if game is SMALL:
        return {game.ask_phrase(ask["kind"], view).name for view in views_of_small() for ask in view["asks"]}
    return set()


def needed_by_stayaway() -> set[str]:
    names = {
        "card": NAMES,
        "role": ROLE_NAMES,
        "ending": ENDINGS,
        "reason": REASONS,
        "direction": DIRECTIONS,
        "back": BACKS,
        "family": {card["kind"] for card in DECK.values()},
    }
    return {f"stayaway-{category}-{value}" for category, values in names.items() for value in values}


#: The steps of Phase 4, which have more words than a narrow head has room for.
STEPS = ("draw", "move", "encounters", "rescue", "actions")


def needed_by_thing() -> set[str]:
    cards = (*pieces.ACTIONS, *pieces.WEAPONS, *pieces.ITEMS, *pieces.SAMPLES)
    backs = ("weapon", "item", "sample")
    stocks = ("underground", "outside", "pantry")
    names: dict[str, tuple[str, ...]] = {
        "room": pieces.ROOMS,
        "stock": (*stocks, *EATEN_FROM, *LOST_FROM),
        "action": pieces.ACTIONS,
        "weapon": pieces.WEAPONS,
        "item": pieces.ITEMS,
        "sample": pieces.SAMPLES,
        "card": cards,
        "thing": pieces.THINGS,
        "family": ("action", *backs),
        "back": backs,
        "backs": backs,
        "token": pieces.ROLES,
        "dog": DOGS,
        "face": pieces.FACES,
        "character": pieces.CHARACTERS,
        "role": pieces.ROLES,
        "status": pieces.STATUSES,
        "vehicle": VEHICLES,
        "phase": PHASES,
        "ending": (*THING_ENDINGS, *CREW_ENDINGS),
        "reply": REPLIES,
        "test": TESTS,
        "mode": ("small",),
        "crew_ending": CREW_ENDINGS,
        "die": DIE_FACES,
        "source": SOURCES,
        "way": WAYS,
        "use": pieces.ROOMS[: pieces.GREEN],
    }
    needed = {f"thing-{category}-{value}" for category, values in names.items() for value in values}
    for category in ("room", "action", "weapon", "item", "sample", "card"):  # for the narrow cells of the board
        needed |= {f"thing-{category}-{value}.short" for value in names[category]}
    needed |= {f"thing-stock-{stock}.short" for stock in stocks}
    needed |= {f"thing-phase-{step}.short" for step in STEPS}
    needed.add("thing-mode-small.what")
    for key in THING.rulebook.rulings | SMALL.rulebook.rulings:  # what each rulebook says
        needed |= {f"thing-ruling-{key}.{edition}" for edition in THING.rulebook.editions[1:]}
    return needed


def optional_for(game: Game[Any]) -> set[str]:
    """What a game may have: more forms of its facts, and words for values that are numbers."""
    name = game.name
    optional = {f"{name}-fact-{kind.name}{form}" for kind in game.facts.values() for form in forms_of(kind)}
    for key, ruling in game.rulebook.rulings.items():
        if isinstance(ruling, Choice):
            optional |= {f"{name}-ruling-{key}-{value}" for value in ruling.values}
    return optional


NEEDED = TALK.union(needed_by_stayaway(), needed_by_thing(), *map(needed_by, MODES))
OPTIONAL = {f"stayaway-card-{name}.short" for name in NAMES}.union(*map(optional_for, MODES.values()))


def test_no_game_is_forgotten() -> None:
    assert {mode for modes in MODES_BY_GAME.values() for mode in modes} == set(MODES.values())
    assert set(CODES) == set(MODES)


# English


@pytest.mark.parametrize("message", sorted(NEEDED))
def test_what_is_asked_for_exists(message: str) -> None:
    assert message in catalogue(ENGLISH)


@pytest.mark.parametrize("raised", raised_errors(), ids=lambda raised: raised.place)
def test_every_error_has_its_sentence(raised: Raised) -> None:
    assert raised.code is not None, "the code of an error is written out where it is raised"
    message = f"error-{raised.code}"
    assert message in catalogue(ENGLISH)
    assert catalogue(ENGLISH)[message].variables <= raised.args


def test_errors_are_found_in_the_source() -> None:
    assert len(raised_errors()) > 30


def test_every_text_of_the_app_exists() -> None:
    names = {name for name in literals() if re.fullmatch(r"app-[a-z0-9_-]*[a-z0-9_]", name)}
    assert names <= set(catalogue(ENGLISH))
    for source, pattern in app_patterns().items():
        assert any(pattern.fullmatch(name) for name in catalogue(ENGLISH)), source


def test_every_text_of_the_web_client_exists() -> None:
    for written, pattern in web_patterns().items():
        assert any(pattern.fullmatch(name) for name in catalogue(ENGLISH)), written


def is_asked_for(text: str) -> bool:
    """Whether anything in the code can ask for a text (an attribute: for its message)."""
    message = text.partition(".")[0]
    if message.startswith("app-"):
        return message in literals() or any(pattern.fullmatch(message) for pattern in app_patterns().values())
    if message.startswith("web-"):
        return any(pattern.fullmatch(message) for pattern in web_patterns().values())
    if message.startswith("error-"):
        return message in {f"error-{raised.code}" for raised in raised_errors()}
    return text in NEEDED or text in OPTIONAL or text in literals()


def test_no_text_is_idle() -> None:
    assert [text for text in catalogue(ENGLISH) if not is_asked_for(text)] == []


def test_a_text_that_nothing_asks_for_is_noticed() -> None:
    for idle in (
        "app-no-such-text",
        "web-no-such-text",
        "error-no-such-code",
        "stayaway-fact-drew-you",
        "thing-room-sauna",
        "farewell",
    ):
        assert not is_asked_for(idle)


# Every language


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_well_formed(language: str) -> None:
    assert files_of(language)
    for name, resource in resources_of(language).items():
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert junk == [], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_given_twice(language: str) -> None:
    times = Counter(
        message.id.name for resource in resources_of(language).values() for message in messages_in(resource)
    )
    assert [name for name, number in times.items() if number > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated_and_none_invented(language: str) -> None:
    theirs, ours = set(catalogue(language)), set(catalogue(ENGLISH))
    assert sorted(ours - theirs) == []
    assert sorted(theirs - ours) == []


@pytest.mark.parametrize("language", OTHERS)
def test_files_have_the_same_names(language: str) -> None:
    assert [file.name for file in files_of(language)] == [file.name for file in files_of(ENGLISH)]


@pytest.mark.parametrize("language", OTHERS)
def test_texts_use_the_same_variables_and_cases(language: str) -> None:
    ours = catalogue(ENGLISH)
    differing = {
        name: (sorted(theirs.variables ^ ours[name].variables), sorted(theirs.cases ^ ours[name].cases))
        for name, theirs in catalogue(language).items()
        if name in ours and (theirs.variables, theirs.cases) != (ours[name].variables, ours[name].cases)
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_choose_among_all_plurals_of_the_language(language: str) -> None:
    form = Locale(language).plural_form
    needed = {form(number) for number in range(201)}
    known = set(form.tags) | {"other"}
    for name, pattern in catalogue(language).items():
        for keys in pattern.plurals:
            assert keys <= known <= PLURALS, name
            assert needed - keys <= {"other"}, name


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_stay_numbers_that_choose(language: str) -> None:
    """A translation may need plurals where English has none, but never leaves out the choice that English makes."""
    ours = catalogue(ENGLISH)
    not_choosing = {
        name: sorted(ours[name].counted - theirs.counted)
        for name, theirs in catalogue(language).items()
        if name in ours and not ours[name].counted <= theirs.counted
    }
    assert not_choosing == {}


# Rule cards


@pytest.mark.parametrize(("mode", "card"), [(mode, card) for mode in MODES for card in MODES[mode].rule_cards])
def test_rule_cards_stand_for_rules_that_exist(mode: str, card: str) -> None:
    known = set(re.findall(r"\*\*([ST]-[A-Z0-9.]+-\d\d)\*\*", RULES[MODES[mode].name]))
    rules = MODES[mode].rule_cards[card]
    assert rules
    assert set(rules) <= known


@pytest.mark.parametrize(("mode", "kind"), [(mode, kind) for mode in MODES for kind in MODES[mode].asks], ids=str)
def test_every_ask_points_to_its_rule_and_its_rule_card(mode: str, kind: AskKind) -> None:
    assert kind.rule_card in MODES[mode].rule_cards
    assert f"**{kind.rule}**" in RULES[MODES[mode].name]


@pytest.mark.parametrize("mode", MODES)
def test_every_kind_of_rule_card_has_a_heading(mode: str) -> None:
    assert {f"app-rules-{card.partition('-')[0]}" for card in MODES[mode].rule_cards} <= set(catalogue(ENGLISH))


@pytest.mark.parametrize("mode", MODES)
def test_every_form_of_talk_can_be_picked_from_a_list(mode: str) -> None:
    game = MODES[mode]
    assert {f"app-{game.name}-form-{form}" for form in game.vocabulary.forms} <= set(catalogue(ENGLISH))


def test_every_card_of_the_deck_has_a_rule_card() -> None:
    assert {f"card-{name}" for name in DECK} <= set(STAYAWAY.rule_cards)
    assert tuple(DECK) == NAMES


def pieces_with_rule_cards() -> list[tuple[str, str]]:
    """The beginning and the rest of the rule cards that are about one piece."""
    families = {"room": pieces.ROOMS, "weapon": pieces.WEAPONS, "item": pieces.ITEMS, "character": pieces.CHARACTERS}
    return [(family, name) for family, names in families.items() for name in names]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "family", "name"),
    [*(("stayaway", "card", name) for name in NAMES), *(("thing", *piece) for piece in pieces_with_rule_cards())],
)
def test_a_rule_card_bears_the_name_of_its_piece(language: str, game: str, family: str, name: str) -> None:
    texts = Texts(language)
    assert texts.rule_card_title(game, f"{family}-{name}") == texts(f"{game}-{family}-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parted_name_of_a_card_or_a_step_is_its_name(language: str) -> None:
    texts = Texts(language)
    parted = [f"stayaway-card-{name}" for name in NAMES if f"stayaway-card-{name}.short" in catalogue(ENGLISH)]
    assert parted
    for message in (*parted, *(f"thing-phase-{step}" for step in STEPS)):
        assert texts.attribute(message, "short").replace("\u00ad", "") == texts(message)
