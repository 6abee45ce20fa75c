"""What can be said at the table in structured form, by whom and when (rules section 20)."""

from winterover.core.seats import Seat
from winterover.core.talk import SEAT, SILENCE, Form, Talk, Vocabulary
from winterover.games.thing import asks
from winterover.games.thing.pieces import ACTIONS, DORMITORY, ELIMINATED, FIRST_OPEN, GREEN, ROLES, ROOMS, THINGS
from winterover.games.thing.state import PHASE_ACTIONS, State

VOCABULARY = Vocabulary(
    forms=(
        # Claims about the Action cards in hand and about the card handed in: the editions differ
        Form("hold", ("action",)),
        Form("lack", ("action",)),
        Form("handed", ("action",)),
        # Claims about oneself
        Form("claim", ("role",)),
        Form("own", ("thing",)),
        Form("without", ("thing",)),
        # Claims about others
        Form("accuse", (SEAT,)),
        Form("vouch", (SEAT,)),
        Form("trust", (SEAT,)),
        Form("distrust", (SEAT,)),
        Form("saw", (SEAT, "token")),
        # Intentions, wishes and advice
        Form("going", ("room",)),
        Form("send", (SEAT, "room")),
        Form("meet", (SEAT,)),
        Form("avoid", (SEAT,)),
        Form("assign", (SEAT,)),
        Form("next"),
        Form("stop"),
        Form("want", ("thing",)),
        Form("promise", (SEAT, "thing")),
        Form("vote", (SEAT,)),
        Form("spare", (SEAT,)),
        Form("test", (SEAT,)),
        Form("burn", ("room",)),
        Form("board", (SEAT,)),
        Form("threaten", (SEAT,)),
        Form("agree", (SEAT,)),
        Form("disagree", (SEAT,)),
    ),
    words={
        "action": ACTIONS,
        "role": ROLES,
        "token": ROLES,
        "thing": THINGS[:FIRST_OPEN],
        "room": (*ROOMS[:GREEN], ROOMS[DORMITORY]),
    },
)

ABOUT_HAND = frozenset(("hold", "lack"))
ABOUT_HANDED_IN = frozenset(("handed",))
_ALL = tuple(VOCABULARY.forms)
_NOT_HAND = tuple(form for form in _ALL if form not in ABOUT_HAND)
_NEITHER = tuple(form for form in _NOT_HAND if form not in ABOUT_HANDED_IN)


def forms_allowed(g: State, speaker: Seat) -> tuple[str, ...]:
    """The eliminated are silent (T-M-09), and everybody is during an infection test (T-M-06)."""
    return () if g.status[speaker] == ELIMINATED else _forms(g)


def talks(g: State) -> list[Talk]:
    """For each seat what it may say now, and to whom in private."""
    forms = _forms(g)
    found: list[Talk] = [SILENCE if status == ELIMINATED else (forms, ()) for status in g.status]
    if is_planning(g):
        for seat in g.members:
            found[seat] = found[seat][0], tuple(other for other in sorted(g.members) if other != seat)
    return found


def _forms(g: State) -> tuple[str, ...]:
    if is_test_under_way(g):
        return ()
    if g.rules.talk == "freeFR":  # V-20
        return _ALL
    if g.rules.talk == "strictDE":  # V-19
        return _NEITHER
    return _NOT_HAND if g.phase >= PHASE_ACTIONS else _NEITHER  # T-M-02, T-M-03


def is_test_under_way(g: State) -> bool:
    return bool(g.asks) and g.asks[0].kind in (asks.TOKENS, asks.LOOK)


def may_whisper(g: State, speaker: Seat, to: Seat) -> bool:
    """All talk is open (T-M-01), but the Collective plans and decides in private (T-M-08)."""
    return is_planning(g) and speaker in g.members and to in g.members


def is_planning(g: State) -> bool:
    return bool(g.asks) and g.asks[0].kind in (asks.PLAN, asks.CONSENT, asks.PREY)
