"""What can be said at the table in structured form, and by whom (rules section 21)."""

from winterover.core.seats import Seat
from winterover.core.talk import SEAT, Form, Vocabulary
from winterover.games.stayaway.cards import FIRST_PANIC, NAMES
from winterover.games.stayaway.roles import ALIVE, ROLE_NAMES
from winterover.games.stayaway.state import State

VOCABULARY = Vocabulary(
    forms=(
        # Claims about oneself
        Form("claim", ("role",)),
        Form("hold", ("card",)),
        Form("lack", ("card",)),
        # Claims about others
        Form("accuse", (SEAT, "role")),
        Form("vouch", (SEAT,)),
        Form("trust", (SEAT,)),
        Form("distrust", (SEAT,)),
        Form("saw", (SEAT, "card")),
        Form("gave", (SEAT, "card")),
        Form("got", (SEAT, "card")),
        # Intentions and wishes
        Form("promise", (SEAT, "card")),
        Form("spare", (SEAT,)),
        Form("threaten", (SEAT,)),
        Form("burn", (SEAT,)),
        Form("check", (SEAT,)),
        Form("agree", (SEAT,)),
        Form("disagree", (SEAT,)),
    ),
    words={"role": ROLE_NAMES, "card": NAMES[:FIRST_PANIC]},
)

#: What the burned Thing may still say in revenge mode: comments that state no role outright (S-VAR6-05).
COMMENTS = ("trust", "distrust", "burn", "check", "agree", "disagree")


def forms_allowed(g: State, speaker: Seat) -> tuple[str, ...]:
    """Living players may say anything (S-TALK-01); the eliminated are silent, with one exception (S-TALK-05)."""
    if g.removed and speaker == g.thing:
        return COMMENTS
    if g.fallen[speaker] == ALIVE or g.rules.eliminated_talk:
        return tuple(VOCABULARY.forms)
    return ()


def may_whisper(g: State, speaker: Seat, to: Seat) -> bool:
    """Private words only as a table option, and only among the living (S-TALK-04)."""
    return g.rules.whisper and g.fallen[speaker] == ALIVE and g.fallen[to] == ALIVE
