"""Settings that are impossible or contradict one another are refused, each with a code that says why."""

from collections.abc import Mapping

import pytest

from winterover.core.errors import ConfigError
from winterover.games.registry import find_game
from winterover.games.stayaway.cards import INFECTED, NAMES
from winterover.games.stayaway.rulings import RULEBOOK

GAME = find_game("stayaway")


def refused(players: int, edition: str, rulings: Mapping[str, object]) -> ConfigError:
    with pytest.raises(ConfigError) as error:
        GAME.configure(players, edition, rulings)
    return error.value


@pytest.mark.parametrize("players", [-1, 0, 1, 3, 13, True])
def test_players_out_of_range(players: int) -> None:
    error = refused(players, "E1", {})
    assert error.code == "bad-players"
    assert (error.args_by_name["least"], error.args_by_name["most"]) == (4, 12)


@pytest.mark.parametrize("edition", ["E3", "e1", " "])
def test_SR_01_unknown_edition(edition: str) -> None:
    error = refused(4, edition, {})
    assert error.code == "unknown-edition"
    assert error.args_by_name["known"] == "E1, E2"


@pytest.mark.parametrize("key", ["", "overlimit", "profile", "OVERLIMIT", "quiet"])
def test_unknown_ruling(key: str) -> None:
    error = refused(4, "E1", {key: "quiet"})
    assert error.code == "unknown-ruling"
    assert error.args_by_name["key"] == key


@pytest.mark.parametrize("value", ["nonsense", "", " ", "True", "1.5", None, 99, -99])
@pytest.mark.parametrize("key", list(RULEBOOK.rulings))
def test_bad_value_of_every_ruling(key: str, value: object) -> None:
    error = refused(4, "E1", {key: value})
    assert error.code == "bad-ruling-value"
    assert error.args_by_name["key"] == key
    assert error.args_by_name["allowed"] == RULEBOOK.rulings[key].allowed()


def test_every_value_of_every_choice_is_accepted_as_text_and_as_it_is() -> None:
    for key, ruling in RULEBOOK.rulings.items():
        allowed = ruling.allowed()
        if " | " not in allowed or "name:number" in allowed or key == "firstSeat":
            continue
        for text in allowed.split(" | "):
            settled = GAME.settle(GAME.configure(6, "E1", {key: text}))
            assert settled == GAME.settle(GAME.configure(6, "E1", {key: settled[key]}))
            assert str(settled[key]).lower() == text.lower()


def test_SR_02_first_seat_beyond_the_table() -> None:
    for players in range(4, 13):
        for number, seat in enumerate("ABCDEFGHIJKL"):
            rulings = {"startPlayer": "chosen", "firstSeat": seat}
            if number < players:
                GAME.configure(players, "E1", rulings)
            else:
                error = refused(players, "E1", rulings)
                assert error.code == "first-seat"
                assert error.args_by_name == {"seat": seat, "players": players}


@pytest.mark.parametrize("rulings", [{"firstSeat": "B"}, {"firstSeat": "B", "startPlayer": "random"}])
def test_SR_02_a_first_seat_contradicts_a_random_start(rulings: Mapping[str, object]) -> None:
    assert refused(4, "E1", rulings).code == "contradiction"


@pytest.mark.parametrize("delta", [1, -1])
def test_S_VAR2_01_contradicts_a_deck_that_gives_the_infected(delta: int) -> None:
    error = refused(6, "E1", {"infectedDelta": delta, "customDeck": {"infected": 12}})
    assert error.code == "contradiction"
    GAME.configure(6, "E1", {"infectedDelta": delta, "customDeck": {"axe": 2}})
    GAME.configure(6, "E1", {"infectedDelta": 0, "customDeck": {"infected": 12}})


@pytest.mark.parametrize("delta", ["20", "-20", "+", "1.0", "many"])
def test_S_VAR2_01_no_number_of_the_box(delta: str) -> None:
    assert refused(6, "E1", {"infectedDelta": delta}).code == "bad-ruling-value"


@pytest.mark.parametrize(
    "deck",
    ["axe", "axe:", "axe:-1", "axe:x", "axe:41", "hammer:1", "axe:1,axe:2", "the_thing:1", {"axe": -1}, {"axe": 1.5}],
)
def test_S_VAR5_01_a_deck_that_cannot_be_read(deck: object) -> None:
    assert refused(4, "E1", {"customDeck": deck}).code == "bad-ruling-value"


@pytest.mark.parametrize(
    ("rulings", "code"),
    [
        ({"customDeck": {"suspicion": 14, "infected": 20}}, "deck-deal"),
        ({"customDeck": {"suspicion": 14, "flamethrower": 5, "infected": 20}, "armsInDeck": True}, "deck-deal"),
        ({"customDeck": {"suspicion": 15, "infected": 20}, "thingInDeck": True}, "deck-deal"),
        ({"customDeck": {"suspicion": 18}}, "deck-short"),
        ({"customDeck": {"suspicion": 15, "locked_door": 3, "infected": 3}}, "deck-short"),
        ({"customDeck": {"suspicion": 30}}, "deck-endless"),
        ({"customDeck": {"suspicion": 18, "infected": 5}, "thingInDeck": True}, None),
        ({"customDeck": {"suspicion": 15, "infected": 4}}, None),
    ],
)
def test_S_VAR5_02_decks_are_weighed_together_with_the_other_variants(
    rulings: dict[str, object], code: str | None
) -> None:
    given = rulings["customDeck"]
    assert isinstance(given, dict)
    rulings = {**rulings, "customDeck": {**dict.fromkeys(NAMES[INFECTED:], 0), **given}}
    if code is None:
        GAME.configure(4, "E1", rulings)
    else:
        assert refused(4, "E1", rulings).code == code


def test_nothing_is_refused_that_each_edition_sets() -> None:
    for edition in ("E1", "E2"):
        for players in range(4, 13):
            assert GAME.configure(players, edition).rulings == {}
