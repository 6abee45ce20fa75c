"""A player with a plan, for games that random answers would lose within a few rounds.

Three Characters repair the Radio Room and send for help, one rests in the Dormitory, the others keep apart from people
and dogs. One answer in so many is left to chance, so that much else happens on the way.
"""

from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.state import Ask
from winterover.games.thing.options import GO, first_of
from winterover.games.thing.pieces import CHARACTERS, GREEN, RADIO, SABOTAGE
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.state import SmallState

ONE_AT_RANDOM = 20
#: What is taken whenever it is offered.
ALWAYS = ("escape", "board", "repair", "use", "ready", "keep keys")
#: While the marker is nearer than this, no dice are rolled twice.
NEAR = 4


def patient(state: SmallState, ask: Ask, rng: Rng) -> int:
    """An answer to this ask."""
    if rng.below(ONE_AT_RANDOM) == 0:
        return rng.pick(ask.options)
    offered = {GAME.code(option): option for option in ask.options}
    for wish in wishes(state):
        if wish in offered:
            return offered[wish]
    if ask.options[0] >> 16 == GO:
        return rng.pick([option for option in ask.options if _is_quiet(state, first_of(option))] or ask.options)
    return rng.pick(ask.options)


def patient_step(match: Match, rng: Rng) -> tuple[Seat, str]:
    """Somebody's next answer, as the random step of the test kit gives it."""
    ask = rng.pick(match.state.asks)
    return ask.seat, GAME.code(patient(match.state, ask, rng))


def wishes(state: SmallState) -> list[str]:
    """The codes that the plan asks for, the dearest first."""
    found = [*ALWAYS, "times 3", "times 2"]
    if not state.sos:
        found.append("go radio")
    found.append("go dormitory")
    at_work = [figure for figure, room in enumerate(state.room) if room == RADIO and state.standing[figure]]
    found += [f"assign {CHARACTERS[figure]}" for figure in at_work]
    if state.dice:
        found += _about_dice(state)
    found.append("next" if at_work and state.threat >= NEAR and not state.sos else "stop")
    return found


def _about_dice(state: SmallState) -> list[str]:
    """A harmful die is changed by whoever rests, or cancelled while the marker is far; else all is accepted."""
    harmful = [die for die, face in enumerate(state.dice, 1) if face >= SABOTAGE]
    if not harmful:
        return ["accept", "pass"]
    wanted = "repair" if state.damage[RADIO] else "use"
    is_far = state.suspicion[state.actor] + 2 < state.threat
    return [f"set {harmful[0]} {wanted}", *([f"cancel {harmful[0]}"] if is_far else []), "accept", "pass"]


def _is_quiet(state: SmallState, room: int) -> bool:
    return room not in state.room and not (room < GREEN and state.dog_in[room])
