"""What the tests of the small crew share: deals, whole games, and a crew that lives longer than by chance."""

from collections.abc import Callable, Iterable, Iterator

from winterover.core.contract import random_step
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.games.registry import find_game
from winterover.games.thing.pieces import CHARACTERS, GREEN, ROOMS
from winterover.games.thing.setup import furnish
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.scenario import SmallScenario
from winterover.games.thing.small.setup import deal, shuffle_decks
from winterover.games.thing.small.state import SmallState

PERSONS = (1, 2, 3)
GREEN_ROOMS = ROOMS[:GREEN]
EDITIONS = GAME.rulebook.editions

Step = Callable[[Match, Rng], tuple[Seat, str]]


def start_match(persons: int, seed: int, edition: str = "std", **rulings: object) -> Match:
    """A match after setup, at its first choice."""
    game = find_game("thing", persons)
    return Match(game, game.configure(persons, edition, rulings), key_from_number(seed))


def fresh_deal(persons: int, seed: int = 0, edition: str = "std", **rulings: object) -> SmallState:
    """A table after setup, before the first round begins."""
    rules = GAME.rules(GAME.configure(persons, edition, rulings))
    state = SmallState(rules, Rng.from_number(seed), listening=False)
    furnish(state)
    shuffle_decks(state)
    deal(state)
    return state


def careful_step(match: Match, rng: Rng) -> tuple[Seat, str]:
    """An answer that keeps Characters apart, takes dice as they fall and stops early; else any."""
    ask = rng.pick(match.state.asks)
    codes = [match.game.code(option) for option in ask.options]
    if "accept" in codes:
        return ask.seat, "accept"
    if "stop" in codes and rng.below(3):
        return ask.seat, "stop"
    taken = {figure["room"] for figure in match.view(None)["crew"]}
    apart = [code for code in codes if code.startswith("go ") and code.split()[1] not in taken]
    return ask.seat, rng.pick(apart or codes)


def positions(
    persons: int, seeds: Iterable[int], edition: str = "std", step: Step = random_step, **rulings: object
) -> Iterator[Match]:
    """Every position of whole games, the finished one included. The match goes on after each is looked at."""
    for seed in seeds:
        match = start_match(persons, seed, edition, **rulings)
        chance = Rng.from_number(seed).fork("answers")
        yield match
        while not match.over:
            match.act(*step(match, chance))
            yield match


#: What fills and empties decks.
_COLLECTING = ("go armoury", "go storeroom", "assign", "accept", "use", "next")


def collecting_step(match: Match, rng: Rng) -> tuple[Seat, str]:
    """An answer that leads to drawn cards, three times out of four; else any."""
    ask = rng.pick(match.state.asks)
    codes = [match.game.code(option) for option in ask.options]
    liked = [code for code in codes if code.startswith(_COLLECTING)]
    return ask.seat, rng.pick(liked if liked and rng.below(4) else codes)


def positions_from(
    text: str, seed: int, edition: str = "std", step: Step = random_step, **rulings: object
) -> Iterator[SmallScenario]:
    """Every position of a game that goes on from this one, the finished one included."""
    table = SmallScenario(text, edition=edition, seed=seed, **rulings)
    chance = Rng.from_number(seed).fork("answers")
    yield table
    while not table.ask().state.over:
        yield table
        who, code = step(table.match, chance)
        table.do(f"{LETTERS[who]} {code}")
    yield table


def move_all(table: SmallScenario, **rooms: str) -> SmallScenario:
    """Everybody goes to a room, in the order in which they are named; those who are not named go where nobody is."""
    table.ask()
    while table.asked and table.asked[0][1] in ("mover", "move"):
        ((who, kind),) = table.asked
        if kind == "mover":
            movers = [code.split()[1] for code in table.options(who)]
            table.do(f"{who} mover {next((name for name in rooms if name in movers), movers[0])}")
        else:
            goal = rooms.get(CHARACTERS[table.state.actor]) or empty_room(table, who, set(rooms.values()))
            table.do(f"{who} go {goal}")
    return table


def empty_room(table: SmallScenario, who: str, wanted: set[str]) -> str:
    """A green room without Characters and dogs to which nobody wants to go."""
    seen = table.view(who)
    taken = {figure["room"] for figure in seen["crew"]} | set(seen["dogs"]) | wanted
    return next(room for room in GREEN_ROOMS if room not in taken and f"go {room}" in table.options(who))


def meet(text: str, *, edition: str = "std", seed: int = 0, rooms: dict[str, str], **rulings: object) -> SmallScenario:
    """Phase 3 of a round with one player unless the text says otherwise, up to the first choice after the moves."""
    players = "" if "players" in text else "players 1;"
    table = SmallScenario(f"phase move; {players} {text}", edition=edition, seed=seed, **rulings)
    return move_all(table, **rooms)


def discs(table: SmallScenario, *names: str) -> list[int]:
    return [table.suspicion(name) for name in names]


def crew_member(view: View, name: str) -> View:
    (found,) = (figure for figure in view["crew"] if figure["character"] == name)
    return dict(found)


def many_worlds(table: SmallScenario, number: int = 60, who: str | None = None) -> list[SmallState]:
    """Worlds that could be the real one; a phase that is waiting begins first."""
    table.ask()
    rng = Rng.from_number(1)
    viewer = None if who is None else LETTERS.index(who)
    found = [GAME.resample(table.match.config, table.view(who), table.match.log(viewer), rng) for _ in range(number)]
    for world in found:
        GAME.audit(world)
    return found
