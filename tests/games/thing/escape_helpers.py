"""What the tests of escapes and endings share: escapes that have just begun, and what was asked and told of them."""

from winterover.core.rng import Rng
from winterover.games.thing.scenario import Scenario

#: The base helicopter is ready, and A, the Leader, stands there with Keys when Use is revealed; B moved first.
READY = "phase actions; leader A; pile use; damage helicopter 0; fuel helicopter 1; A in helicopter; A owns keys;"
#: The rescue helicopter has arrived before step 4.2. D is the Leader and moves last.
ARRIVED = "phase move; leader D; sos 9;"


def escape(text: str, *, seed: int = 0, **rulings: object) -> Scenario:
    """A has started an escape in the base helicopter and is its first passenger."""
    return Scenario(f"{READY} {text}", edition="std", seed=seed, **rulings).do("A escape")


def candidate(table: Scenario) -> str:
    """Who is asked about a seat aboard."""
    ((seat, kind),) = table.asked
    assert kind == "ask_seat"
    return seat


def take(table: Scenario, who: str) -> Scenario:
    """The candidate asks for a seat, and all passengers agree."""
    table.do(f"{who} ask_seat")
    return table.do(*(f"{passenger} agree" for passenger in passengers(table)))


def refuse(table: Scenario, who: str) -> Scenario:
    """The candidate asks for a seat, and all passengers refuse."""
    table.do(f"{who} ask_seat")
    return table.do(*(f"{passenger} refuse" for passenger in passengers(table)))


def passengers(table: Scenario) -> list[str]:
    """Who is aboard."""
    found: list[str] = table.view(None)["passengers"]
    return found


def roles_shown(table: Scenario) -> list[tuple[str, str]]:
    """The Role cards that everybody saw, in order."""
    return [(told.args["seat"], told.args["role"]) for told in table.told(None, "role_shown")]


def answer_at_random(table: Scenario, seed: int) -> Scenario:
    """Everybody answers at random until the game is over."""
    rng = Rng.from_number(seed)
    while not table.state.over:
        seat, _ = table.ask().asked[0]
        table.do(f"{seat} {rng.pick(table.options(seat))}")
    return table
