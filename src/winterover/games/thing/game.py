"""The Thing as a game of the contract: what is in the other modules, under the names that the contract asks for."""

from collections.abc import Mapping, Sequence
from typing import Any

from winterover.core.facts import Phrase, Told
from winterover.core.game import Config, Game, Outcome
from winterover.core.rng import Rng
from winterover.core.rulings import Value
from winterover.core.seats import Seat
from winterover.core.state import Ask
from winterover.core.talk import Talk
from winterover.core.views import View
from winterover.games.thing import (
    asks,
    audit,
    disguise,
    forbidden,
    options,
    resample,
    rulings,
    setup,
    talk,
    view,
)
from winterover.games.thing.facts import FACTS
from winterover.games.thing.numbers import named_numbers
from winterover.games.thing.phases import rec_room
from winterover.games.thing.pieces import BACKS
from winterover.games.thing.rulecards import RULE_CARDS
from winterover.games.thing.sheet import BOARD_FIGURES, board_of
from winterover.games.thing.state import State
from winterover.games.thing.timeout import timeout
from winterover.games.thing.view import ask_phrase


class Thing(Game[State]):
    """The polar-base board game for 4-8 players."""

    name = "thing"
    rules_version = 1
    players = range(4, 9)
    rulebook = rulings.MAIN_RULEBOOK
    figures = BOARD_FIGURES
    codes = options.CODES
    asks = asks.KINDS
    facts = FACTS
    vocabulary = talk.VOCABULARY
    backs = BACKS
    rule_cards = RULE_CARDS
    telling = frozenset(("card_shown", "card_revealed", "role_shown", "revealed", "plan_revealed", "ended", "role_now"))
    answer_bound = 20_000
    public_parts = view.PUBLIC_PARTS

    def check_rulings(self, players: int, settled: Mapping[str, Value]) -> None:
        rulings.check(players, settled)

    def rules(self, config: Config) -> rulings.Rules:
        """The rules of a table, with the figures of its board sheet."""
        board = board_of(config.players, tuple(config.figures.items()))
        return rulings.rules_for(config.players, config.edition, tuple(config.rulings.items()), board)

    def numbers(self, config: Config) -> dict[str, int]:
        return named_numbers(config.players, self.rules(config), config.figures)

    def start(self, config: Config, rng: Rng, *, listening: bool = False) -> State:
        return setup.start(self.rules(config), rng, listening)

    def phrase(self, code: str) -> Phrase:
        return options.phrase(code)

    def public_form(self, option: int) -> str:
        return options.public_form(option)

    def ask_phrase(self, kind: str, view: Mapping[str, Any]) -> Phrase:
        return ask_phrase(kind, view)

    def standing(self, state: State, seat: Seat) -> Sequence[int]:
        return (options.REVEAL,) if rec_room.may_reveal(state, seat) else ()

    def command(self, state: State, seat: Seat, option: int) -> None:
        rec_room.reveal_unasked(state, seat)

    def first_player(self, state: State) -> Seat:
        return state.leader

    def outcome(self, state: State) -> Outcome:
        return Outcome(state.ending, state.winners)

    def timeout(self, state: State, ask: Ask, rng: Rng) -> int:
        return timeout(state, ask, rng)

    def own_view(self, state: State, seat: Seat) -> View:
        return view.own_view(state, seat)

    def own_keys(self, state: State) -> Sequence[object]:
        return view.own_keys(state)

    def forbidden(self, state: State, seat: Seat) -> list[tuple[str, str]]:
        return forbidden.forbidden(state, seat)

    def resample(self, config: Config, view: View, log: Sequence[Told], rng: Rng) -> State:
        return resample.resample(self.rules(config), view, log, rng)

    def disguise(self, state: State, viewer: Seat | None, rng: Rng) -> State:
        return disguise.disguise(state, viewer, rng)

    def audit(self, state: State) -> None:
        audit.audit(state)

    def forms_allowed(self, state: State, speaker: Seat) -> Sequence[str]:
        return talk.forms_allowed(state, speaker)

    def may_whisper(self, state: State, speaker: Seat, to: Seat) -> bool:
        return talk.may_whisper(state, speaker, to)

    def whispers(self, state: State, speaker: Seat, players: int) -> Sequence[Seat]:
        return super().whispers(state, speaker, players) if talk.is_planning(state) else ()

    def talks(self, state: State, players: int) -> Sequence[Talk]:
        return talk.talks(state)


GAME = Thing()
