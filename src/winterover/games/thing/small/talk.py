"""What the crew can say in structured form: all talk is free in this mode (T-Z0-03)."""

from winterover.core.seats import LETTERS, Seat
from winterover.core.talk import SEAT, Form, Vocabulary
from winterover.games.thing.pieces import CHARACTERS, DORMITORY, FIRST_OPEN, GREEN, ROOMS, THINGS
from winterover.games.thing.small.crew import crew
from winterover.games.thing.small.state import SmallState

VOCABULARY = Vocabulary(
    forms=(
        Form("go_there", ("character", "room")),
        Form("dice_for", ("character",)),
        Form("roll_on"),
        Form("stop"),
        Form("need", ("character", "thing")),
        Form("want", ("thing",)),
        Form("burn", ("room",)),
        Form("test_them", ("character",)),
        Form("take_along", ("character",)),
        Form("leave_behind", ("character",)),
        Form("agree", (SEAT,)),
        Form("disagree", (SEAT,)),
    ),
    words={
        "character": CHARACTERS,
        "thing": THINGS[:FIRST_OPEN],
        "room": (*ROOMS[:GREEN], ROOMS[DORMITORY]),
    },
)
_FORMS = tuple(VOCABULARY.forms)


def forms_allowed(g: SmallState, speaker: Seat) -> tuple[str, ...]:
    """Whoever has lost all Characters keeps advising (R-158)."""
    return _FORMS


def fillings(g: SmallState, speaker: Seat, blank: str) -> list[str]:
    """Characters who are in play, and the other players: nobody agrees with oneself."""
    if blank == "character":
        return [CHARACTERS[figure] for figure in crew(g)]
    known = VOCABULARY.fillings(blank, g.small.persons)
    return [word for word in known if blank != SEAT or word != LETTERS[speaker]]


def may_whisper(g: SmallState, speaker: Seat, to: Seat) -> bool:
    """There are no secrets among the crew (R-161)."""
    return False
