"""The small crew keeps every promise of the contract, over whole games; and leaks nothing."""

from collections.abc import Sequence

import pytest

from tests.games.thing.small.patient import patient_step
from winterover.core.contract import ContractBroken, Step, check_game, play_random, random_step, viewers
from winterover.core.match import Match
from winterover.core.record import read, record_of, verify, write
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.state import Ask
from winterover.core.views import View
from winterover.games.registry import GAMES, find_game
from winterover.games.thing.pieces import ALIEN, BLOOD
from winterover.games.thing.small import threat
from winterover.games.thing.small.game import GAME, SmallCrew
from winterover.games.thing.small.pieces import ABSENT
from winterover.games.thing.small.state import Figure, SmallState

EDITIONS = GAME.rulebook.editions
STEPS: list[Step] = [random_step, patient_step]

#: Between them these hold both values of every key of this mode, and rulings of the main game that reach it.
VARIANTS: list[dict[str, object]] = [
    {"soloFirst": "left", "soloRec": "yes", "soloMeet": "phase5", "soloGreen": "none"},
    {"soloFirst": "leader", "soloRec": "no", "soloMeet": "phase3", "soloGreen": "exempt"},
    {"soloThreat": "shiftPhase9", "soloGreenImmune": "yes", "soloVictim": "random", "soloNorris": "always"},
    {"soloThreat": "shiftNow", "soloGreenImmune": "no", "soloVictim": "leader", "soloNorris": "darkness"},
    {"soloDormDice": "no", "soloTradeLab": "yes", "soloHumanTest": "nothing", "soloEscape": "boarding"},
    {"soloDormDice": "yes", "soloTradeLab": "no", "soloHumanTest": "green", "soloEscape": "rollOnly"},
    {"soloEscape": "boarding", "firstBoarderReveals": "no", "soloMeet": "phase5", "weaponScope": "any"},
    {"destroyedBoiler": "enterable", "clarkCatches": "no", "flameWithdrawProne": "yes", "boilerCheck": "immediate"},
    {"emptyFlamethrower": "stays", "labCoop": "oneEach", "abilityCoop": "perRepetition", "hunger": "pantryEmpty"},
    {"bonusItems": "ownActionOnly", "kennelCard": "removed", "burnDog": "stays"},
]


def test_the_variants_hold_both_values_of_every_key_of_this_mode() -> None:
    for key, ruling in GAME.rulebook.rulings.items():
        if key.startswith("solo"):
            assert {rulings.get(key) for rulings in VARIANTS} - {None} == set(ruling.values)  # type: ignore[attr-defined]


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("persons", GAME.players)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_table_keeps_every_promise(edition: str, persons: int, step: Step) -> None:
    for seed in range(2):
        check_game(GAME, GAME.configure(persons, edition), 1000 * persons + seed, one_in=8, step=step)


@pytest.mark.parametrize(
    "rulings", VARIANTS, ids=lambda rulings: "-".join(f"{key}={value}" for key, value in rulings.items())
)
@pytest.mark.parametrize("edition", ["std", "de"])
def test_every_variant_keeps_every_promise(edition: str, rulings: dict[str, object]) -> None:
    for persons in GAME.players:
        check_game(GAME, GAME.configure(persons, edition, rulings), 77 + persons, one_in=10, step=patient_step)


@pytest.mark.parametrize("yellow", [1, 9])
def test_a_board_with_another_track_keeps_every_promise(yellow: int) -> None:
    """Discs and marker go by the track of the board that lies on the table (T-24-01)."""
    reds = {f"suspicion.red.{players}": yellow + 5 for players in range(4, 9)}
    figures = {"suspicion.spaces": yellow + 7, "suspicion.yellow": yellow, **reds}
    config = GAME.configure(2, sheet={"name": "another track", "figures": figures})
    for seed in range(3):
        check_game(GAME, config, seed, one_in=10, step=patient_step)


# Records


@pytest.mark.parametrize("persons", GAME.players)
def test_a_record_of_the_small_crew_is_found_and_played_again_by_its_player_count(persons: int) -> None:
    match = play_random(GAME, GAME.configure(persons, "fr"), 5, step=patient_step)
    record = read(write(record_of(match)))
    assert find_game(record.game, record.players) is GAME
    assert verify(record, find_game(record.game, record.players)).state.ending == match.state.ending


def test_a_record_of_the_main_game_is_still_played_by_the_main_game() -> None:
    main = GAMES["thing"]
    record = read(write(record_of(play_random(main, main.configure(4), 3))))
    assert find_game(record.game, record.players) is main
    assert verify(record, main).over


# Who may be told what, said once more and independently of how the facts are built


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("persons", GAME.players)
def test_T_Z0_03_everybody_is_told_and_shown_the_same(persons: int, step: Step) -> None:
    def at_each_step(match: Match, rng: Rng) -> None:
        public = match.view(None)
        for viewer in range(persons):
            own = match.view(viewer)
            assert {**own, "viewer": None, "asks": []} == public

    for seed in range(3):
        match = play_random(GAME, GAME.configure(persons), seed, at_each_step, step)
        assert all(match.log(viewer) == match.log(None) for viewer in viewers(match.config))


def test_T_Z0_03_a_role_card_is_shown_only_once_it_was_turned_up() -> None:
    turned_up = 0

    def at_each_step(match: Match, rng: Rng) -> None:
        nonlocal turned_up
        shown = {fact.args["seat"]: fact.args["role"] for fact in match.log(None) if fact.name == "role_shown"}
        turned_up += len(shown)
        for figure in match.view(None)["crew"]:
            assert figure["role"] == shown.get(figure["character"])

    for seed in range(30):
        play_random(GAME, GAME.configure(2, "it"), seed, at_each_step, patient_step)
    assert turned_up > 0


# The kit must be able to catch what would be a leak in this mode


def check_many(game: SmallCrew, step: Step) -> None:
    for seed in range(30):
        check_game(game, game.configure(2), seed, one_in=4, step=step)


def caught(game: SmallCrew, step: Step = random_step) -> None:
    with pytest.raises(ContractBroken):
        check_many(game, step)


def aliens_among(state: SmallState) -> int:
    return sum(role == ALIEN and status != ABSENT for role, status in zip(state.roles, state.status, strict=True))


def test_a_view_with_a_face_down_role_card_is_caught() -> None:
    class Leaky(SmallCrew):
        def view(self, state: SmallState, viewer: Seat | None) -> View:
            return {
                **super().view(state, viewer),
                "suspect": state.roles.index(ALIEN) if ALIEN in state.roles else None,
            }

    caught(Leaky())


def test_a_view_with_the_number_of_aliens_in_the_crew_is_caught() -> None:
    class Leaky(SmallCrew):
        def view(self, state: SmallState, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "aliens": aliens_among(state)}

    caught(Leaky())


def test_a_view_with_the_next_weapon_is_caught() -> None:
    class Leaky(SmallCrew):
        def view(self, state: SmallState, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "next": state.weapon_deck[-1:]}

    caught(Leaky())


def test_a_view_with_the_blood_in_the_bag_is_caught() -> None:
    class Leaky(SmallCrew):
        def view(self, state: SmallState, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "blood": state.lab[BLOOD]}

    caught(Leaky(), patient_step)


def test_a_clock_that_knows_the_role_cards_is_caught() -> None:
    class Leaky(SmallCrew):
        def timeout(self, state: SmallState, ask: Ask, rng: Rng) -> int:
            return ask.options[0] if aliens_among(state) > 1 else super().timeout(state, ask, rng)

    caught(Leaky())


def test_a_reason_that_knows_the_role_cards_is_caught() -> None:
    class Leaky(SmallCrew):
        def forbidden(self, state: SmallState, seat: Seat) -> list[tuple[str, str]]:
            return super().forbidden(state, seat) + ([("pass", "T-Z7-01")] if aliens_among(state) > 1 else [])

    caught(Leaky())


def test_talk_that_knows_the_role_cards_is_caught() -> None:
    class Leaky(SmallCrew):
        def forms_allowed(self, state: SmallState, speaker: Seat) -> Sequence[str]:
            return super().forms_allowed(state, speaker) if aliens_among(state) > 1 else ("stop",)

    caught(Leaky())


def test_a_marker_that_strikes_aliens_alone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = threat.transform

    def leaky(g: SmallState, figure: Figure, way: str) -> None:
        if g.roles[figure] == ALIEN:
            whole(g, figure, way)

    monkeypatch.setattr(threat, "transform", leaky)
    caught(GAME)
