"""A game small enough to read at a glance that uses every kind of ask: main, sealed, and both kinds of window.

Each keeper of a lighthouse holds a secret lamp (0-4). A round: the leader signals or waits, and meanwhile any other
keeper may flash a strong lamp; then all vote at once for a keeper; then everyone may dim the own lamp until all have
passed. After three rounds the keeper with the most votes wins, the lowest seat first. How bright lamps are, which ones
are strong and how many rounds there are stands on the board.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from winterover.core.codes import Codes
from winterover.core.errors import ConfigError, EngineBug
from winterover.core.facts import NUMBER, SEAT, FactKind, Phrase, Told
from winterover.core.figures import ASSUMED, TEXT, Figure, Figures, whole
from winterover.core.game import Config, Game, Outcome
from winterover.core.rng import Rng
from winterover.core.rulings import Choice, Flag, Rulebook, Value, Whole
from winterover.core.seats import LETTERS, Seat
from winterover.core.state import Ask
from winterover.core.state import State as CoreState
from winterover.core.talk import SAID, Form, Vocabulary
from winterover.core.views import AskKind, View, asks_seen, waiting_seen

LEAD, FLASH, VOTE, DIM = range(4)
KINDS = (
    AskKind("lead", "X-01", "ask-lead"),
    AskKind("flash", "X-02", "ask-flash"),
    AskKind("vote", "X-03", "ask-vote"),
    AskKind("dim", "X-04", "ask-dim"),
)
CODES = Codes(
    {0: "signal", 1: "wait", 2: "flash", 3: "pass", 4: "dim", 5: "give_up"}
    | {10 + seat: f"vote {letter}" for seat, letter in enumerate(LETTERS[:4])}
)
SIGNAL, WAIT, FLASHING, PASS, DIMMING, GIVE_UP = range(6)


class Sheets(Figures):
    """Strong lamps are among those that there are."""

    def check(self, numbers: Mapping[str, int]) -> None:
        whole("lamps.strong", numbers["lamps.strong"], 1, numbers["lamps.brightest"])


FIGURES = Sheets(
    (
        Figure("rounds", 3, 1, 9, TEXT, "X-08"),
        Figure("lamps.brightest", 4, 1, 9, TEXT, "X-09"),
        Figure("lamps.strong", 3, 1, 9, ASSUMED, "X-09"),
    )
)

LAMP = FactKind("lamp", reveals="strength", seat=SEAT, strength=NUMBER)
LED = FactKind("led", seat=SEAT, option=NUMBER)
FLASHED = FactKind("flashed", seat=SEAT)
VOTED = FactKind("voted", seat=SEAT, target=SEAT)
DIMMED = FactKind("dimmed", seat=SEAT)
ENDED = FactKind("ended", reveals="winner", winner=SEAT)


class State(CoreState):
    __slots__ = ("figures", "lamps", "players", "round", "votes", "winner")

    def __init__(self, config: Config, rng: Rng, listening: bool) -> None:
        super().__init__(rng, listening)
        self.players = players = config.players
        self.figures = FIGURES.complete(config.figures)
        self.lamps = [rng.below(self.figures["lamps.brightest"] + 1) for _ in range(players)]
        self.votes = [0] * players
        self.round = 0
        self.winner = -1

    def copy(self) -> "State":
        twin = State.__new__(State)
        self.copy_shared_into(twin)
        twin.players, twin.round, twin.winner, twin.figures = self.players, self.round, self.winner, self.figures
        twin.lamps, twin.votes = self.lamps.copy(), self.votes.copy()
        return twin


# Steps


def begin_round(g: State) -> None:
    if g.round == g.figures["rounds"]:
        end(g, max(range(g.players), key=lambda seat: (g.votes[seat], -seat)))
        return
    g.next(dim_window)
    g.next(vote)
    leader = g.round % g.players
    g.ask(leader, LEAD, (SIGNAL, WAIT), led)
    for seat in range(g.players):
        if seat != leader:
            g.open_window(seat, FLASH, flash_options(g, seat), flashed)


def flash_options(g: State, seat: Seat) -> list[int]:
    return [FLASHING, PASS] if g.lamps[seat] >= g.figures["lamps.strong"] else [PASS]


def led(g: State, seat: Seat, option: int) -> None:
    g.tell(LED, seat, option)


def flashed(g: State, seat: Seat, option: int) -> None:
    if option == FLASHING:
        g.tell(FLASHED, seat)


def vote(g: State) -> None:
    choices = {seat: [10 + other for other in range(g.players) if other != seat] for seat in range(g.players)}
    g.ask_each(VOTE, choices, voted)


def voted(g: State, answers: Mapping[Seat, int]) -> None:
    for seat, option in sorted(answers.items()):
        g.votes[option - 10] += 1
        g.tell(VOTED, seat, option - 10)


def dim_window(g: State) -> None:
    g.next(next_round)
    for seat in range(g.players):
        g.open_window(seat, DIM, [DIMMING, PASS], dimmed)


def dimmed(g: State, seat: Seat, option: int) -> None:
    if option == DIMMING:
        g.tell(DIMMED, seat)
        g.open_window(seat, DIM, [PASS], dimmed)


def next_round(g: State) -> None:
    g.round += 1
    begin_round(g)


def end(g: State, winner: Seat) -> None:
    g.winner = winner
    g.finish()
    g.tell(ENDED, winner)


class Lighthouse(Game[State]):
    name = "lighthouse"
    rules_version = 1
    players = range(2, 5)
    rulebook = Rulebook(
        ("calm", "storm"),
        ("weather",),
        (
            Flag(key="fog", subject="weather", default=False, source="X-05", editions={"storm": True}),
            Choice(key="light", subject="weather", default="white", values=("white", "red"), source="X-06"),
            Whole(key="depth", subject="weather", default=3, least=1, most=9, source="X-07"),
        ),
    )
    figures = FIGURES
    codes = CODES
    asks = KINDS
    facts: ClassVar = {kind.name: kind for kind in (LAMP, LED, FLASHED, VOTED, DIMMED, ENDED, SAID)}
    vocabulary = Vocabulary((Form("bright"), Form("dark", ("seat",))), {})
    rule_cards: ClassVar = {kind.rule_card: (kind.rule,) for kind in KINDS}
    telling = frozenset({"ended"})
    answer_bound = 500

    def check_rulings(self, players: int, settled: Mapping[str, Value]) -> None:
        if settled["fog"] and settled["light"] == "red":
            raise ConfigError("contradiction", first="fog", second="light", instead="light=white")

    def start(self, config: Config, rng: Rng, *, listening: bool = False) -> State:
        g = State(config, rng, listening)
        for seat, lamp in enumerate(g.lamps):
            g.tell_apart(LAMP, (seat, None), {seat: (seat, lamp)})
        g.next(begin_round)
        g.run()
        return g

    def phrase(self, code: str) -> Phrase:
        return Phrase(code.split()[0], {})

    def ask_phrase(self, kind: str, view: Mapping[str, Any]) -> Phrase:
        return Phrase(kind, {})

    def standing(self, state: State, seat: Seat) -> Sequence[int]:
        return (GIVE_UP,) if state.lamps[seat] == 0 and not state.over else ()

    def command(self, state: State, seat: Seat, option: int) -> None:
        end(state, (seat + 1) % state.players)

    def first_player(self, state: State) -> Seat:
        return state.round % state.players

    def outcome(self, state: State) -> Outcome:
        return Outcome("lit", (state.winner,))

    def timeout(self, state: State, ask: Ask, rng: Rng) -> int:
        return ask.options[-1]

    def public_view(self, state: State) -> View:
        return {
            "players": state.players,
            "viewer": None,
            "answers": state.answers,
            "over": state.over,
            "round": state.round,
            "votes": state.votes.copy(),
            "winner": state.winner,
            "lamp": None,
            "agenda": [step.__name__ for step, *_ in state.agenda],
            "waiting": waiting_seen(state, KINDS),
            "answered": sorted(state.sealed),
            "sealed": None,
            "windows": [[ask.seat, ask.kind, ask.number] for ask in state.asks if ask.mode == 2],
            "dimmed": [ask.seat for ask in state.asks if ask.kind == DIM and len(ask.options) == 1],
            "asks": [],
        }

    def own_view(self, state: State, seat: Seat) -> View:
        return {
            "viewer": seat,
            "lamp": state.lamps[seat],
            "sealed": state.sealed.get(seat),
            "asks": asks_seen(state, seat, KINDS, CODES),
        }

    def forbidden(self, state: State, seat: Seat) -> list[tuple[str, str]]:
        return [("flash", "X-02")] if state.lamps[seat] < state.figures["lamps.strong"] else []

    def resample(self, config: Config, view: View, log: Sequence[Told], rng: Rng) -> State:
        g = State(config, rng.fork("world"), listening=False)
        if view["viewer"] is not None:
            g.lamps[view["viewer"]] = view["lamp"]
        g.round, g.votes, g.answers = view["round"], view["votes"].copy(), view["answers"]
        steps = {step.__name__: step for step in (begin_round, vote, dim_window, next_round)}
        g.agenda = [(steps[name],) for name in view["agenda"]]
        reopen(g, view, rng)
        return g

    def disguise(self, state: State, viewer: Seat | None, rng: Rng) -> State:
        twin = state.copy()
        for seat in range(state.players):
            if seat != viewer:
                twin.lamps[seat] = rng.below(state.figures["lamps.brightest"] + 1)
        twin.asks = [
            Ask(ask.number, ask.seat, ask.kind, flash_options(twin, ask.seat), ask.then, ask.mode)
            if ask.kind == FLASH
            else ask
            for ask in state.asks
        ]
        return twin

    def audit(self, state: State) -> None:
        if len(state.lamps) != state.players or max(state.lamps) > state.figures["lamps.brightest"]:
            raise EngineBug("a lamp is missing")

    def forms_allowed(self, state: State, speaker: Seat) -> Sequence[str]:
        return tuple(self.vocabulary.forms)

    def may_whisper(self, state: State, speaker: Seat, to: Seat) -> bool:
        return state.round > 0


def reopen(g: State, view: View, rng: Rng) -> None:
    """The open asks of a view, put again."""
    kinds = [kind for _, kind in view["waiting"]]
    if "lead" in kinds:
        seat = LETTERS.index(view["waiting"][0][0])
        g.asks = [Ask(_number(view, "lead"), seat, LEAD, (SIGNAL, WAIT), led, 0)]
    elif "vote" in kinds:
        vote(g)
        opened = g.answers - len(view["answered"])
        g.asks = [
            Ask(opened, ask.seat, ask.kind, ask.options, ask.then, 1)
            for ask in g.asks
            if ask.seat not in view["answered"]
        ]
        g.sealed = {
            seat: view["sealed"] if seat == view["viewer"] else 10 + (seat + 1) % g.players for seat in view["answered"]
        }
    for seat, kind, number in view["windows"]:
        options = flash_options(g, seat) if kind == FLASH else [PASS] if seat in view["dimmed"] else [DIMMING, PASS]
        g.asks = [*g.asks, Ask(number, seat, kind, options, flashed if kind == FLASH else dimmed, 2)]


def _number(view: View, kind: str) -> int:
    return next((int(ask["number"]) for ask in view["asks"] if ask["kind"] == kind), 0)
