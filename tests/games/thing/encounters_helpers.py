"""What the tests of encounters share: who looks on, what was told, and whole random games."""

from collections.abc import Callable, Mapping

from winterover.core.contract import play_random
from winterover.core.match import Match
from winterover.games.registry import find_game
from winterover.games.thing.scenario import Scenario

GAME = find_game("thing")
SEATS = "ABCDEFGH"

#: C is the Collective, D the hidden alien; the others and what they own are added.
FIGHT = "phase encounters; leader D; C revealed; D alien; pile use repair sabotage;"


def fight(force: int, text: str, *, strength: int = 5, seed: int = 0, **rulings: object) -> Scenario:
    """The Generator Room is attacked with this force."""
    given = f"{FIGHT} strength {strength}; plan generator {force}; {text}"
    return Scenario(given, edition="std", seed=seed, **rulings).begin()


def strength(table: Scenario) -> int:
    """The strength of the Collective, on the board or not."""
    found: int = table.view(None)["strength"]
    return found


def others(table: Scenario, *but: str) -> list[str | None]:
    """The spectator and all seats of the table but these."""
    return [None, *(seat for seat in SEATS[: table.match.config.players] if seat not in but)]


def names(table: Scenario, who: str | None = None) -> list[str]:
    """The kinds of facts that somebody was told, in order."""
    return [told.name for told in table.told(who)]


def resolved(table: Scenario) -> list[str]:
    """The rooms that were resolved, in order."""
    return [told.args["room"] for told in table.told(None, "encounter")]


def assert_alike(one: Scenario, other: Scenario, *but: str) -> None:
    """Nobody but these seats can tell two tables apart, by what was told or by what is seen."""
    for viewer in others(one, *but):
        assert one.told(viewer) == other.told(viewer)
        assert one.view(viewer) == other.view(viewer)


def is_over(table: Scenario, phase: str = "rescue") -> bool:
    """Whether the encounters are over and the next phase waits."""
    return table.coming == phase and table.asked == []


def meet_again(table: Scenario, rooms: dict[str, str]) -> None:
    """Play to the encounters of the next round, in which everybody goes to a given room; no matter which cards."""
    table.play_to("move").ask()
    while table.coming is None:
        seat, kind = table.asked[0]
        table.do(f"{seat} go {rooms[seat]}" if kind == "move" else f"{seat} {table.options(seat)[0]}")
    table.begin()
    while table.asked and table.asked[0][1] == "room_order":
        table.do(f"{table.leader} {table.options(table.leader)[0]}")


def watch_games(count: int, look: Callable[[Match], None], **rulings: object) -> None:
    """Look at every step of random games, of all sizes."""
    for number in range(count):
        config = GAME.configure(4 + number % 5, "std", rulings)
        play_random(GAME, config, number, at_each_step=lambda match, _: look(match))


def played_games(count: int, rulings: Mapping[str, object] | None = None) -> list[Match]:
    """Finished games of random players, of all sizes."""
    return [play_random(GAME, GAME.configure(4 + number % 5, "std", rulings or {}), number) for number in range(count)]
