"""The Thing keeps every promise of the contract, over whole random games; and leaks nothing."""

from collections.abc import Sequence

import pytest

from winterover.core.contract import ContractBroken, check_game, check_leaks, play_random, viewers
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, Seat
from winterover.core.state import Ask
from winterover.core.views import View
from winterover.games.thing import asks, burning, infection, items, weapons
from winterover.games.thing.game import GAME, Thing
from winterover.games.thing.pieces import ALIEN, DYNAMITE, ELIMINATED, FUEL, TOOLS
from winterover.games.thing.scenario import Scenario
from winterover.games.thing.state import State

EDITIONS = GAME.rulebook.editions

#: Between them these hold every value that no edition sets.
VARIANTS: list[dict[str, object]] = [
    {"wire46": 2, "destroyedBoiler": "enterable", "alienPass": "yes", "destinations": "greenAndBlue"},
    {"dormSwap": "any", "dormSpecialAction": "no", "dormEncounters": "no", "flameWithdrawProne": "yes"},
    {"encounterAfterAttack": "no", "clarkCatches": "no", "defeatedRejoin": "no", "abilityCoop": "perRepetition"},
    {"emptyFlamethrower": "stays", "labCoop": "oneEach", "collective": "majority", "hunger": "pantryEmpty"},
    {"collective": "rotating", "kennelCard": "removed", "endAllInfected": "atNextReveal", "planVisibility": "nothing"},
    {"labCoop": "oneEach", "abilityCoop": "perRepetition", "bonusItems": "ownActionOnly", "boilerCheck": "immediate"},
]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_table_keeps_every_promise(edition: str, players: int) -> None:
    for seed in range(2):
        check_game(GAME, GAME.configure(players, edition), 1000 * players + seed, one_in=6 * players)


@pytest.mark.parametrize(
    "rulings", VARIANTS, ids=lambda rulings: "-".join(f"{key}={value}" for key, value in rulings.items())
)
@pytest.mark.parametrize("edition", ["std", "de"])
def test_every_variant_keeps_every_promise(edition: str, rulings: dict[str, object]) -> None:
    for players in (5, 7):
        check_game(GAME, GAME.configure(players, edition, rulings), 77 + players, one_in=25)


# Who may be told what, said once more and independently of how the facts are built

#: For each fact that can carry something hidden: the arguments that name who is entitled to it.
ENTITLED = {
    "dealt": ("seat",),
    "drew": ("seat",),
    "garry_swapped": ("seat",),
    "threw": ("seat",),
    "took": ("seat",),
    "handed_in": ("seat",),
    "tokens_laid": ("seat",),
    "looked": ("seat", "owner"),
    "dog_tested": ("seat",),
    "role_now": ("seat",),
    "drew_cards": ("seat",),
    "drew_sample": ("seat",),
}
#: Things that lie open for all once they are told, and what the Collective alone is told.
ALWAYS_OPEN = {"card_shown", "plan_revealed", "card_revealed", "role_shown", "ended", "infection", "said"}
OF_THE_COLLECTIVE = {"plan_proposed", "plan_made", "plan_answered", "collective_voted"}
#: Backs are told to all, what is behind them to those concerned.
BY_THEIR_BACKS = {"put_up": ("seat",), "traded": ("seat", "to"), "kept": ("seat",)}
BACKS = {"weapon", "item", "sample", "flamethrower", "open_firearm", "open_wire", "open_flashlight"}


def test_the_table_of_entitled_seats_covers_every_fact_that_reveals() -> None:
    revealing = {name for name, kind in GAME.facts.items() if kind.reveals}
    collective = {name for name in OF_THE_COLLECTIVE if GAME.facts[name].reveals}
    assert revealing == set(ENTITLED) | ALWAYS_OPEN | set(BY_THEIR_BACKS) | collective


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("edition", EDITIONS)
def test_T_N_03_hidden_things_are_told_to_those_concerned_and_to_nobody_else(edition: str, players: int) -> None:
    for seed in range(3):
        match = play_random(GAME, GAME.configure(players, edition), seed)
        for viewer in viewers(match.config):
            own = None if viewer is None else LETTERS[viewer]
            members: set[str] = set()
            for name, args in match.log(viewer):
                if name == "revealed":
                    members.add(args["seat"])
                hidden = [args[key] for key in GAME.facts[name].reveals if args.get(key) is not None]
                if name in ENTITLED and hidden:
                    assert own in [args[key] for key in ENTITLED[name]], (name, args, own)
                elif name in OF_THE_COLLECTIVE and (name != "plan_made" or args["rooms"] is not None):
                    assert own in members, (name, args, own)
                elif name in BY_THEIR_BACKS and own not in [args[key] for key in BY_THEIR_BACKS[name]]:
                    shown = [thing for value in hidden for thing in (value if isinstance(value, list) else [value])]
                    assert BACKS.issuperset(shown), (name, args, own)


def test_T_P3_04_hidden_strengths_are_told_to_the_collective_only() -> None:
    told = 0
    for seed in range(40):
        match = play_random(GAME, GAME.configure(6, "fr"), seed)
        for fact in match.log(None):
            if fact.name == "plan_made":
                told += 1
                assert fact.args["strengths"] is None
                assert fact.args["rooms"] is None
    assert told > 0


def test_T_M_09_the_eliminated_and_spectators_see_nothing_hidden() -> None:
    seen = 0

    def at_each_step(match: Match, rng: Rng) -> None:
        nonlocal seen
        public = match.view(None)
        assert public["role"] is None
        assert public["asks"] == []
        assert public["hand"] == public["weapons"] == public["items"] == public["samples"] == []
        for seat, status in enumerate(match.state.status):
            if status == ELIMINATED and not rng.below(4):
                seen += 1
                own = match.view(seat)
                assert {**own, "viewer": None, "role": None} == public
                check_leaks(match, seat, rng, tries=1)

    for seed in range(40):
        play_random(GAME, GAME.configure(8), seed, at_each_step)
    assert seen > 20


# The kit must be able to catch what would be a leak in this game


def check_many(game: Thing, players: int, games: int, one_in: int) -> None:
    for seed in range(games):
        check_game(game, game.configure(players), seed, one_in=one_in)


def caught(game: Thing, players: int = 6) -> None:
    with pytest.raises(ContractBroken):
        check_many(game, players, games=30, one_in=6)


def check_here(table: Scenario) -> None:
    """The leak check at one position, as everybody sees it."""
    for number in range(60):
        for viewer in viewers(table.match.config):
            check_leaks(table.match, viewer, Rng.from_number(number))


def just_before_the_actions() -> Scenario:
    """One answer before the windows of step 4.7; others hold a Melee weapon, Dynamite, Keys and Tools unseen."""
    table = Scenario(
        "phase encounters; players 6; pile use use use; underground 5; fuel boiler 1; fuel generator 1;"
        "A alien in armoury; B human in armoury; C in boiler; D in generator; E in radio; F in shed;"
        "C owns melee keys; D owns dynamite tools; E owns melee keys; F owns dynamite tools"
    )
    return table.do("A plain", "B plain", "A look B 1")


def test_a_view_with_the_next_action_card_is_caught() -> None:
    class Leaky(Thing):
        def view(self, state: State, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "next": state.deck[-1:]}

    caught(Leaky())


def test_a_view_with_the_number_of_aliens_is_caught() -> None:
    """It does not change when persons are swapped, so the resampled world has to show it."""

    class Leaky(Thing):
        def view(self, state: State, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "aliens": state.roles.count(ALIEN)}

    caught(Leaky())


def test_a_view_with_the_planned_rooms_is_caught() -> None:
    class Leaky(Thing):
        def view(self, state: State, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "rooms": sorted(room for room, _ in state.plan)}

    caught(Leaky(), players=4)


def test_a_view_with_the_blood_in_the_bag_is_caught() -> None:
    class Leaky(Thing):
        def view(self, state: State, viewer: Seat | None) -> View:
            return {**super().view(state, viewer), "blood": state.lab[0]}

    caught(Leaky())


def test_T_N_02_windows_tell_nothing_about_who_holds_what() -> None:
    check_here(just_before_the_actions())


def test_T_N_02_a_window_for_the_holder_of_dynamite_alone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(g: State, seat: Seat) -> bool:
        return g.standing[seat] and bool(g.pile) and (any(g.flames[seat]) or g.weapons[seat][DYNAMITE] > 0)

    monkeypatch.setattr(burning, "may_have_fire", leaky)
    with pytest.raises(ContractBroken):
        check_here(just_before_the_actions())


def test_T_N_02_a_window_for_the_holder_of_tools_alone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = items.may_play

    def leaky(g: State, seat: Seat) -> bool:
        return whole(g, seat) and bool(g.items[seat][TOOLS] or g.items[seat][FUEL])

    monkeypatch.setattr(items, "may_play", leaky)
    monkeypatch.setattr(burning, "may_burn", lambda g, seat: False)
    with pytest.raises(ContractBroken):
        check_here(just_before_the_actions())


def test_T_N_02_an_infection_test_only_with_an_alien_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = infection.begin

    def leaky(g: State, people: list[Seat]) -> None:
        if any(g.roles[seat] == ALIEN for seat in people):
            whole(g, people)

    monkeypatch.setattr(infection, "begin", leaky)
    caught(GAME)


def test_a_clock_that_knows_the_roles_is_caught() -> None:
    class Leaky(Thing):
        def timeout(self, state: State, ask: Ask, rng: Rng) -> int:
            return ask.options[0] if state.roles[state.leader] == ALIEN else super().timeout(state, ask, rng)

    caught(Leaky())


def test_a_reason_that_depends_on_another_hand_is_caught() -> None:
    class Leaky(Thing):
        def forbidden(self, state: State, seat: Seat) -> list[tuple[str, str]]:
            other = (seat + 1) % state.rules.players
            return super().forbidden(state, seat) + ([("pass", "T-W-10")] if state.hands[other][0] else [])

    caught(Leaky())


def test_talk_that_depends_on_roles_is_caught() -> None:
    class Leaky(Thing):
        def forms_allowed(self, state: State, speaker: Seat) -> Sequence[str]:
            return super().forms_allowed(state, speaker) if state.roles.count(ALIEN) > 1 else ("trust",)

    caught(Leaky())


def test_windows_open_by_what_everybody_sees() -> None:
    """The same in words: who is asked in a window follows from counts and open cards."""
    asked = 0

    def at_each_step(match: Match, rng: Rng) -> None:
        nonlocal asked
        g = match.state
        for ask in g.asks:
            seen = match.view(None)
            if ask.kind in (asks.ATTACK, asks.BURN):
                asked += 1
                assert seen["weapon_counts"][ask.seat] or any(seen["flamethrowers"][ask.seat])
                assert weapons.may_have_fire(g, ask.seat)
            elif ask.kind == asks.BONUS:
                asked += 1
                assert seen["item_counts"][ask.seat]

    for seed in range(10):
        play_random(GAME, GAME.configure(8), seed, at_each_step)
    assert asked > 20
