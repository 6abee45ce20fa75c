"""Stay Away! as a game of the contract: what is in the other modules, under the names that the contract asks for."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from winterover.core.errors import EngineBug
from winterover.core.facts import Phrase, Told
from winterover.core.game import CHOSEN, LOT, Config, Game, Outcome
from winterover.core.rng import Rng
from winterover.core.rulings import Value
from winterover.core.seats import Seat
from winterover.core.state import Ask
from winterover.core.views import View
from winterover.games.stayaway import (
    asks,
    disguise,
    ending,
    forbidden,
    options,
    resample,
    rulings,
    setup,
    talk,
    view,
)
from winterover.games.stayaway.cards import FIRST_PANIC, INFECTED, LOCKED_DOOR, NAMES, NONE, QUARANTINE
from winterover.games.stayaway.facts import FACTS
from winterover.games.stayaway.rulecards import RULE_CARDS
from winterover.games.stayaway.state import State
from winterover.games.stayaway.timeout import timeout
from winterover.games.stayaway.view import ask_phrase


class StayAway(Game[State]):
    """The card game for 4-12 players."""

    name = "stayaway"
    rules_version = 1
    players = range(4, 13)
    rulebook = rulings.RULEBOOK
    codes = options.CODES
    asks = asks.KINDS
    facts = FACTS
    vocabulary = talk.VOCABULARY
    whispers_seen = True  # S-TALK-04
    rule_cards = RULE_CARDS
    telling = frozenset(
        (
            "showed_hand",
            "showed_card",
            "superinfected",
            "ended",
            "reshuffled",
            "thing_burned",
            "became_infected",
            "became_thing",
            "corrected",
        )
    )
    answer_bound = 20_000

    def check_rulings(self, players: int, settled: Mapping[str, Value]) -> None:
        rulings.check(players, settled)

    def rules(self, config: Config) -> rulings.Rules:
        """The rules of a table."""
        return rulings.rules_for(config.players, config.edition, tuple(config.rulings.items()))

    def numbers(self, config: Config) -> dict[str, int]:
        rules = self.rules(config)
        counts = rules.counts
        delta = rules.settled["infectedDelta"]
        assert isinstance(delta, int)
        return {
            "cards": sum(counts),
            "infected_cards": counts[INFECTED],
            "infected_more": max(delta, 0),
            "infected_fewer": max(-delta, 0),
            "panic_cards": sum(counts[FIRST_PANIC:]),
        }

    def in_force(self, config: Config | None, first: str = LOT) -> dict[str, str | int]:
        words = super().in_force(config, first)
        return words | {"first": CHOSEN} if words["startPlayer"] == CHOSEN else words

    def start(self, config: Config, rng: Rng, *, listening: bool = False) -> State:
        return setup.start(self.rules(config), rng, listening)

    def phrase(self, code: str) -> Phrase:
        return options.phrase(code)

    def public_form(self, option: int) -> str:
        return options.public_form(option)

    def ask_phrase(self, kind: str, view: Mapping[str, Any]) -> Phrase:
        return ask_phrase(kind, view)

    def standing(self, state: State, seat: Seat) -> Sequence[int]:
        return (options.VICTORY,) if ending.may_declare(state, seat) else ()

    def command(self, state: State, seat: Seat, option: int) -> None:
        ending.declare(state, seat)

    def first_player(self, state: State) -> Seat:
        return state.active

    def outcome(self, state: State) -> Outcome:
        return Outcome(state.ending, state.winners)

    def timeout(self, state: State, ask: Ask, rng: Rng) -> int:
        return timeout(state, ask, rng)

    def public_view(self, state: State) -> View:
        return view.public_view(state)

    def own_view(self, state: State, seat: Seat) -> View:
        return view.own_view(state, seat)

    def forbidden(self, state: State, seat: Seat) -> list[tuple[str, str]]:
        return forbidden.forbidden(state, seat)

    def resample(self, config: Config, view: View, log: Sequence[Told], rng: Rng) -> State:
        return resample.resample(self.rules(config), view, log, rng)

    def disguise(self, state: State, viewer: Seat | None, rng: Rng) -> State:
        return disguise.disguise(state, viewer, rng)

    def audit(self, state: State) -> None:
        """Every card of the deck in exactly one place (S-COMP-01), hands sorted, the ring in order."""
        places = [*state.hands, state.draw, state.discard, state.drawn, state.removed]
        found = Counter(card for pile in places for card in pile)
        found[LOCKED_DOOR] += sum(state.doors)
        found[QUARANTINE] += sum(turns > 0 for turns in state.quarantine)
        if state.card != NONE:
            found[state.card] += 1
        for card, expected in enumerate(state.rules.counts):
            if found[card] != expected:
                raise EngineBug(f"{found[card]} copies of {NAMES[card]} instead of {expected}")
        if any(hand != sorted(hand) for hand in state.hands):
            raise EngineBug("a hand is out of order")
        if any(state.place[seat] != index for index, seat in enumerate(state.ring)):
            raise EngineBug("the ring and the places disagree")

    def forms_allowed(self, state: State, speaker: Seat) -> Sequence[str]:
        return talk.forms_allowed(state, speaker)

    def may_whisper(self, state: State, speaker: Seat, to: Seat) -> bool:
        return talk.may_whisper(state, speaker, to)

    def whispers(self, state: State, speaker: Seat, players: int) -> Sequence[Seat]:
        return super().whispers(state, speaker, players) if state.rules.whisper else ()


GAME = StayAway()
