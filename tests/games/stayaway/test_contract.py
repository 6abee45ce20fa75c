"""Stay Away! keeps every promise of the contract, over whole random games; and leaks nothing."""

from collections.abc import Sequence
from typing import Any

import pytest

from winterover.core.contract import ContractBroken, check_game, check_leaks, play_random, viewers
from winterover.core.errors import RuleError
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, Seat
from winterover.core.state import Ask
from winterover.core.views import View
from winterover.games.stayaway import actions, asks, piles
from winterover.games.stayaway.cards import INFECTED, NO_BARBECUE, WHISKY
from winterover.games.stayaway.facts import PASSED
from winterover.games.stayaway.game import GAME, StayAway
from winterover.games.stayaway.options import JUST_PASS
from winterover.games.stayaway.roles import THING
from winterover.games.stayaway.state import NOBODY, State

EDITIONS = GAME.rulebook.editions

VARIANTS: list[dict[str, object]] = [
    {"thingInDeck": True},
    {"revenge": True},
    {"declare": "manual"},
    {"missedOffer": "rechoose"},
    {"missedOffer": "keep_broad"},
    {"blindDateCard": "shuffle", "topBack": "hidden"},
    {"lineOfSight": "path", "revenge": True, "thingInDeck": True, "missedInfects": False},
    {"whisper": "on", "eliminatedTalk": "on", "twoPlayerDoor": "pair", "doorOnElimination": "drop"},
]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_table_keeps_every_promise(edition: str, players: int) -> None:
    for seed in range(2):
        check_game(GAME, GAME.configure(players, edition), 1000 * players + seed, one_in=4 * players)


@pytest.mark.parametrize(
    "rulings", VARIANTS, ids=lambda rulings: "-".join(f"{key}={value}" for key, value in rulings.items())
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_variant_keeps_every_promise(edition: str, rulings: dict[str, object]) -> None:
    for players in (4, 7):
        check_game(GAME, GAME.configure(players, edition, rulings), 77 + players, one_in=12)


# Who may be told what, said once more and independently of how the facts are built

#: For each fact that can carry something hidden: the arguments that name who is entitled to it.
ENTITLED = {
    "dealt": ("seat",),
    "drew": ("seat",),
    "discarded": ("seat",),
    "offered": ("seat",),
    "exchanged": ("seat", "partner"),
    "saw_hand": ("viewer", "seat"),
    "saw_card": ("viewer", "seat"),
    "looked_through": ("seat",),
    "kept": ("seat",),
    "forgot": ("seat",),
    "replaced": ("seat",),
    "blind_dated": ("seat",),
    "became_infected": ("seat", "by"),
    "became_thing": ("seat",),
    "corrected": ("seat",),
}
ALWAYS_OPEN = {"showed_hand", "showed_card", "ended", "said", "passed_on"}


def test_the_table_of_entitled_seats_covers_every_fact_that_reveals() -> None:
    revealing = {name for name, kind in GAME.facts.items() if kind.reveals}
    assert revealing == set(ENTITLED) | ALWAYS_OPEN


@pytest.mark.parametrize("players", GAME.players)
def test_hidden_things_are_told_to_those_concerned_and_to_nobody_else(players: int) -> None:
    for seed in range(6):
        match = play_random(GAME, GAME.configure(players, rulings={"thingInDeck": seed % 2 == 1}), seed)
        for viewer in viewers(match.config):
            own = None if viewer is None else LETTERS[viewer]
            for name, args in match.log(viewer):
                if name in ENTITLED and any(args[key] is not None for key in _hidden(name)):
                    assert own in [args[key] for key in ENTITLED[name]], (name, args, own)


def _hidden(name: str) -> list[str]:
    kind = GAME.facts[name]
    hidden = [field for field in kind.fields if field in kind.reveals and field not in ENTITLED[name]]
    return hidden or list(kind.fields)


def test_passing_a_card_on_is_told_to_the_giver_and_the_receiver_only() -> None:
    told = 0
    for seed in range(20):
        match = play_random(GAME, GAME.configure(5), seed)
        assert not [fact for fact in match.log(None) if fact.name == "passed_on"]
        for seat in range(5):
            told += sum(fact.name == "passed_on" for fact in match.log(seat))
    assert told > 0


# The kit must be able to catch what would be a leak in this game


def check_many(game: StayAway, players: int, games: int, one_in: int) -> None:
    for seed in range(games):
        check_game(game, game.configure(players), seed, one_in=one_in)


def caught(game: StayAway, players: int = 5) -> None:
    with pytest.raises(ContractBroken):
        check_many(game, players, games=30, one_in=3)


def test_a_view_with_the_next_card_is_caught() -> None:
    class Leaky(StayAway):
        def view(self, state: State, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "next": state.draw[-1:]}

    caught(Leaky())


def test_a_view_with_the_number_of_humans_is_caught_only_where_it_is_hidden() -> None:
    """The number of Humans does not change when persons are swapped, so the resampled world has to show it."""

    class Leaky(StayAway):
        def view(self, state: State, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "humans": state.humans}

    caught(Leaky(), players=8)


def test_asking_only_a_holder_of_no_barbecue_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole_ask = actions.ask_defence

    def leaky_ask(g: State, kind: int) -> None:
        if kind == asks.ANSWER_FIRE and NO_BARBECUE not in g.hands[g.target]:
            actions.fire_answered(g, g.target, JUST_PASS)
        else:
            whole_ask(g, kind)

    monkeypatch.setattr(actions, "ask_defence", leaky_ask)
    with pytest.raises(ContractBroken):
        check_many(GAME, players=6, games=40, one_in=2)


def test_a_reason_that_depends_on_the_offer_is_caught() -> None:
    class Leaky(StayAway):
        def forbidden(self, state: State, seat: Seat) -> list[tuple[str, str]]:
            return super().forbidden(state, seat) + ([("pass", "S-EXCH-04")] if state.offer == INFECTED else [])

    caught(Leaky())


def test_a_standing_option_that_depends_on_a_hand_is_caught() -> None:
    class Leaky(StayAway):
        def standing(self, state: State, seat: Seat) -> Sequence[int]:
            others = [hand for other, hand in enumerate(state.hands) if other != seat]
            return super().standing(state, seat) if INFECTED in others[0] else ()

    caught(Leaky())


def test_an_error_that_depends_on_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Match._find_ask

    def leaky(self: Match, seat: Seat, option: int, code: str, number: int | None) -> Ask | None:
        if all(ask.seat != seat for ask in self.state.asks) and INFECTED in self.state.hands[self.state.asks[0].seat]:
            raise RuleError("not-asked", waiting="somebody")
        return whole(self, seat, option, code, number)

    monkeypatch.setattr(Match, "_find_ask", leaky)
    with pytest.raises(ContractBroken, match="an error tells no secret"):
        check_many(GAME, players=5, games=30, one_in=3)


def test_a_clock_that_knows_the_partner_is_caught() -> None:
    class Leaky(StayAway):
        def timeout(self, state: State, ask: Ask, rng: Rng) -> int:
            knows = state.partner != NOBODY and state.roles[state.partner] == THING
            return ask.options[0] if knows else super().timeout(state, ask, rng)

    caught(Leaky())


def test_talk_that_depends_on_the_number_of_humans_is_caught() -> None:
    class Leaky(StayAway):
        def forms_allowed(self, state: State, speaker: Seat) -> Sequence[str]:
            return super().forms_allowed(state, speaker) if state.humans > 2 else ("trust",)

    caught(Leaky())


@pytest.mark.parametrize("card", [INFECTED, WHISKY])
def test_a_sign_of_what_was_discarded_is_caught(monkeypatch: pytest.MonkeyPatch, card: int) -> None:
    whole = piles.throw_away

    def leaky(g: State, seat: Seat, thrown: int) -> None:
        whole(g, seat, thrown)
        if thrown == card:
            g.tell(PASSED, seat)

    monkeypatch.setattr(piles, "throw_away", leaky)
    caught(GAME)


def test_a_spectator_and_the_dead_see_nothing_hidden() -> None:
    """S-VIS-08: whoever is out, or never was in, sees the public table only."""
    seen = 0

    def at_each_step(match: Match, rng: Rng) -> None:
        nonlocal seen
        g = match.state
        public = match.view(None)
        for seat, alive in enumerate(public["alive"]):
            if not alive:
                seen += 1
                assert {**match.view(seat), "viewer": None} == public
                check_leaks(match, seat, rng, tries=1)
        assert public["role"] is None
        assert public["hand"] == []
        assert public["asks"] == []
        assert g.removed or public["roles"] == {}

    for seed in range(8):
        play_random(GAME, GAME.configure(7, rulings={"revenge": seed % 2 == 0}), seed, at_each_step)
    assert seen > 50


def test_resampled_worlds_differ_between_seeds_and_from_the_truth() -> None:
    match: Any = None
    for seed in range(3):
        match = Match(GAME, GAME.configure(6), Rng.from_number(seed).key)
        for _ in range(20):
            ask = match.state.asks[0]
            match.act(ask.seat, GAME.code(ask.options[0]))
        viewer = match.state.asks[0].seat
        worlds = [
            GAME.resample(match.config, match.view(viewer), match.log(viewer), Rng.from_number(number))
            for number in range(40)
        ]
        things = {world.thing for world in worlds}
        hands = {str(world.hands) for world in worlds}
        assert len(hands) == 40
        assert str(match.state.hands) not in hands
        if match.state.roles[viewer] == 0:
            assert len(things) > 1
