"""The small crew as a game of the contract: The Thing for one to three people."""

from collections.abc import Mapping, Sequence
from typing import Any

from winterover.core.facts import Phrase, Told
from winterover.core.game import Config, Game, Outcome
from winterover.core.rng import Rng
from winterover.core.rulings import Value
from winterover.core.seats import Seat
from winterover.core.state import Ask
from winterover.core.views import View
from winterover.games.thing.numbers import named_numbers
from winterover.games.thing.sheet import BOARD_FIGURES, board_of
from winterover.games.thing.small import (
    asks,
    audit,
    disguise,
    forbidden,
    options,
    resample,
    setup,
    talk,
    view,
)
from winterover.games.thing.small.facts import FACTS
from winterover.games.thing.small.rulecards import CARDS
from winterover.games.thing.small.rules import COUNTS_AS, SMALL_RULEBOOK, SmallRules, small_rules_for
from winterover.games.thing.small.state import SmallState
from winterover.games.thing.small.timeout import timeout


class SmallCrew(Game[SmallState]):
    """One to three people run six Characters against the game."""

    name = "thing"
    mode = "small"
    rules_version = 1
    players = range(1, 4)
    rulebook = SMALL_RULEBOOK
    figures = BOARD_FIGURES
    codes = options.CODES
    asks = asks.KINDS
    facts = FACTS
    vocabulary = talk.VOCABULARY
    rule_cards = CARDS
    telling = frozenset(("drew_cards", "drew_sample", "role_shown", "lost_stock", "no_harm", "crew_ended"))
    answer_bound = 20_000

    def check_rulings(self, players: int, settled: Mapping[str, Value]) -> None:
        """All combinations can be played."""

    def rules(self, config: Config) -> SmallRules:
        """The rules of a table, with the figures of its board sheet."""
        board = board_of(COUNTS_AS, tuple(config.figures.items()))
        return small_rules_for(config.players, config.edition, tuple(config.rulings.items()), board)

    def numbers(self, config: Config) -> dict[str, int]:
        return named_numbers(config.players, self.rules(config), config.figures)

    def start(self, config: Config, rng: Rng, *, listening: bool = False) -> SmallState:
        return setup.start(self.rules(config), rng, listening)

    def phrase(self, code: str) -> Phrase:
        return options.phrase(code)

    def ask_phrase(self, kind: str, view: Mapping[str, Any]) -> Phrase:
        return _ask_phrase(kind, view)

    def first_player(self, state: SmallState) -> Seat:
        return state.leader

    def outcome(self, state: SmallState) -> Outcome:
        return Outcome(state.ending, state.winners)

    def timeout(self, state: SmallState, ask: Ask, rng: Rng) -> int:
        return timeout(state, ask, rng)

    def public_view(self, state: SmallState) -> View:
        return view.public_view(state)

    def own_view(self, state: SmallState, seat: Seat) -> View:
        return view.own_view(state, seat)

    def unseen(self, state: SmallState) -> View:
        return view.unseen(state)

    def forbidden(self, state: SmallState, seat: Seat) -> list[tuple[str, str]]:
        return forbidden.forbidden(state, seat)

    def resample(self, config: Config, view: View, log: Sequence[Told], rng: Rng) -> SmallState:
        return resample.resample(self.rules(config), view, log, rng)

    def disguise(self, state: SmallState, viewer: Seat | None, rng: Rng) -> SmallState:
        return disguise.disguise(state, viewer, rng)

    def audit(self, state: SmallState) -> None:
        audit.audit(state)

    def forms_allowed(self, state: SmallState, speaker: Seat) -> Sequence[str]:
        return talk.forms_allowed(state, speaker)

    def fillings(self, state: SmallState, speaker: Seat, blank: str, players: int) -> Sequence[str]:
        return talk.fillings(state, speaker, blank)

    def may_whisper(self, state: SmallState, speaker: Seat, to: Seat) -> bool:
        return talk.may_whisper(state, speaker, to)


_ask_phrase = view.ask_phrase
GAME = SmallCrew()
