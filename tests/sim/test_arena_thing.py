"""Many games of The Thing by bots: they end, they make sense, and neither side is hopeless."""

from collections import Counter

import pytest

from winterover.bots import make_bot
from winterover.bots.crew import play_match
from winterover.bots.heuristic.thing import choices
from winterover.bots.heuristic.thing.mind import Mind
from winterover.core.game import Config
from winterover.core.match import COMMAND, SAY, Match
from winterover.core.rng import Rng
from winterover.games.registry import find_game
from winterover.games.thing.ending import ENDINGS
from winterover.games.thing.state import State
from winterover.sim.arena import NOBODY, play_game, simulate

GAME = find_game("thing")


def games(players: int, bots: str, count: int, seed: int = 1) -> list[State]:
    config = GAME.configure(players)
    played = [play_game(GAME, config, [bots], seed, number) for number in range(count)]
    return [state for state in played if isinstance(state, State)]


@pytest.mark.parametrize("bots", ["random", "heuristic", "heuristic/random"])
def test_the_numbers_add_up(bots: str) -> None:
    summary = simulate(GAME, GAME.configure(5, "it"), bots, 20, 1)
    assert summary.games == summary.finished == sum(summary.endings.values()) == 20
    assert set(summary.endings) <= set(ENDINGS)
    assert list(summary.winners) == ["human", "alien", NOBODY]
    assert summary.winners["human"] == summary.endings.get("humans_escaped", 0)
    assert sum(summary.winners.values()) == 20


@pytest.mark.parametrize("bots", ["random", "heuristic"])
def test_two_jobs_give_what_one_gives(bots: str) -> None:
    config = GAME.configure(6, "de", {"collective": "majority"})
    one = simulate(GAME, config, [bots, "random"], 24, 9, jobs=1)
    two = simulate(GAME, config, [bots, "random"], 24, 9, jobs=2)
    assert (one.decisions, one.winners, one.endings) == (two.decisions, two.winners, two.endings)


def test_blind_bots_play_the_same_game_with_and_without_a_match() -> None:
    config = GAME.configure(6)
    for number in range(12):
        chance = Rng.from_number(8).fork(f"game {number}")
        bots = [make_bot("random", GAME, seat, chance.fork(f"bot {seat}")) for seat in range(6)]
        match = Match(GAME, config, chance.key)
        for _ in play_match(match, bots):
            pass
        assert GAME.view(play_game(GAME, config, ["random"], 8, number), None) == match.view(None)


# The random bot


def test_random_bots_do_not_haggle_for_ever() -> None:
    answers = [state.answers for state in games(8, "random", 40)]
    assert max(answers) < GAME.answer_bound / 5


def test_random_aliens_seldom_show_themselves_unasked() -> None:
    """They are asked for it in every round anyway (T-P5-09)."""
    config = GAME.configure(5)
    commands = 0
    for number in range(120):
        chance = Rng.from_number(3).fork(f"game {number}")
        bots = [make_bot("random", GAME, seat, chance.fork(f"bot {seat}")) for seat in range(5)]
        match = Match(GAME, config, chance.key)
        commands += sum(deed.kind == COMMAND for deed in play_match(match, bots))
    assert commands <= 12


# The heuristic bot

RULINGS: list[dict[str, object]] = [
    {"destroyedBoiler": "enterable", "alienPass": "yes", "planVisibility": "nothing", "destinations": "greenAndBlue"},
    {"dormSwap": "any", "dormSpecialAction": "no", "dormEncounters": "no", "weaponScope": "any"},
    {"rescueBoarding": "afterEncounters", "firstBoarderReveals": "no", "encounterAfterAttack": "no"},
    {"burnTiming": "anytimeInActions", "burnPermission": "leader", "burnOthers": "standing", "burnDog": "stays"},
    {"bonusItems": "ownActionOnly", "wireFlashlight": "singleUse", "labCoop": "oneEach", "tradeLab": "no"},
    {"collective": "rotating", "hunger": "pantryEmpty", "kennelCard": "removed", "endAllInfected": "atNextReveal"},
    {"collective": "majority", "defeatedRejoin": "no", "abilityCoop": "perRepetition", "clarkCatches": "no"},
]


#: A board on which the machines differ from the standard one.
SHEET = {"name": "other", "figures": {"damage_slots.boiler": 4, "damage_slots.generator": 1, "fuel_slots.boiler": 8}}


def tables() -> list[Config]:
    plain = [GAME.configure(players, edition) for players in GAME.players for edition in GAME.rulebook.editions]
    varied = [GAME.configure(players, "std", rulings) for rulings in RULINGS for players in (4, 7)]
    return [*plain, *varied, GAME.configure(6, sheet=SHEET)]


def name_of(config: Config) -> str:
    return f"{config.players}-{config.edition}-{config.rulings}-{config.sheet}"


@pytest.mark.parametrize("config", tables(), ids=name_of)
def test_the_heuristic_bot_plays_every_table_to_its_end(config: Config) -> None:
    for bots in ("heuristic", "heuristic/random", "random/heuristic"):
        summary = simulate(GAME, config, bots, 2, 1)
        assert summary.finished == 2, summary.endings


def test_the_heuristic_bot_judges_every_kind_of_ask_and_never_answers_amiss(monkeypatch: pytest.MonkeyPatch) -> None:
    """The random answer that it falls back on is for rules that it does not know."""
    asked: Counter[str] = Counter()

    def watch(kind: str) -> None:
        judge = choices._BY_KIND[kind]

        def watched(mind: Mind, options: list[str]) -> str:
            answer = judge(mind, options)
            assert answer in options, (kind, answer, options)
            asked[kind] += 1
            return answer

        monkeypatch.setitem(choices._BY_KIND, kind, watched)

    for kind in choices._BY_KIND:
        watch(kind)
    games(8, "heuristic", 6)
    games(4, "heuristic", 12)
    games(6, "heuristic/random", 6)
    assert len(asked) > 28
    names = {kind.name for kind in GAME.asks}
    assert set(choices._BY_KIND) <= names
    assert names - set(choices._BY_KIND) == {"room_order", "test_order"}


def test_every_ending_is_reached_and_games_last_as_long_as_the_board_wants() -> None:
    played = games(4, "heuristic", 40) + games(7, "heuristic", 12)
    assert {state.ending for state in played} == set(ENDINGS)
    rounds = sorted(state.round for state in played)
    assert 6 <= rounds[len(rounds) // 2] <= 10
    assert rounds[-1] <= 25


@pytest.mark.parametrize("players", [4, 8])
def test_neither_side_is_hopeless(players: int) -> None:
    """The same deals with heuristic bots on both sides, and on one: whoever plays at random loses most."""
    count = 24
    wins = {
        bots: simulate(GAME, GAME.configure(players), bots, count, 2).winners["human"]
        for bots in ("heuristic", "heuristic/random", "random/heuristic")
    }
    assert count / 6 <= wins["heuristic"] <= 2 * count / 3
    assert wins["heuristic/random"] > wins["heuristic"] + count / 8
    assert wins["random/heuristic"] <= 1


def test_the_base_is_kept_running_for_a_while() -> None:
    """Of the same deals, heuristic humans keep boiler and light much longer than random ones."""
    lost = {
        bots: sum(state.boiler_destroyed + state.power_failed for state in games(8, bots, 20))
        for bots in ("heuristic/random", "random")
    }
    assert lost["heuristic/random"] < lost["random"] / 2


def test_bots_talk_within_the_forms_of_the_table() -> None:
    said: Counter[str] = Counter()
    for edition in ("std", "de", "fr"):
        match = Match(GAME, GAME.configure(6, edition), Rng.from_number(5).key)
        bots = [make_bot("heuristic", GAME, seat, Rng.from_number(seat)) for seat in range(6)]
        said.update(deed.text.split()[0] for deed in play_match(match, bots) if deed.kind == SAY)
    assert {"claim", "distrust"} <= set(said) <= {"claim", "distrust", "own", "vouch"}
