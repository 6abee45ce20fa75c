"""What one viewer knows of a game, in the words of the protocol.

Nothing else in the server reads a match for others. Live updates, reconnects, spectators and replays are built from
`public_view`, `look` and `told`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from winterover.core.facts import Fact, log_of
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.server import wire

#: A seat, or None for whoever watches.
Viewer = Seat | None

NO_TALK = wire.Talk([], [])


class Look:
    """The game as a viewer sees it at one moment: what everybody sees, and what this viewer sees beyond or instead."""

    __slots__ = ("asks", "forbidden", "own", "public", "standing", "talk")

    def __init__(self, public: View, own: View) -> None:
        self.public = public
        self.own = own
        self.asks: list[wire.Ask] = []
        self.standing: list[wire.Option] = []
        self.forbidden: list[wire.Forbidden] = []
        self.talk = NO_TALK

    @property
    def view(self) -> View:
        return {**self.public, **self.own}


def public_view(match: Match) -> View:
    """What everybody sees; asks and standing options have their own place in a message."""
    view = match.game.public_view(match.state)
    view.pop("asks", None)
    view.pop("standing", None)
    return view


def look(match: Match, viewer: Viewer, public: View) -> Look:
    """The game as this viewer sees it now, given what everybody sees."""
    if viewer is None:
        return Look(public, {})
    game, state = match.game, match.state
    own = game.own_view(state, viewer)
    asked: list[dict[str, Any]] = own.pop("asks", [])
    standing: list[str] = own.pop("standing", [])
    seen = Look(public, own)
    if asked:
        view = seen.view
        seen.asks = [_ask(game, ask, {**view, "asks": [ask]}) for ask in asked]
        found = game.forbidden(state, viewer)
        seen.forbidden = [wire.Forbidden(code, option_of(game, code).phrase, rule) for code, rule in found]
    if standing:
        seen.standing = [option_of(game, code) for code in standing]
    if not match.over:
        seen.talk = _talk(match, viewer)
    return seen


def _ask(game: Game[Any], ask: dict[str, Any], view: View) -> wire.Ask:
    words = game.ask_phrase(ask["kind"], view)
    return wire.Ask(
        number=ask["number"],
        kind=ask["kind"],
        rule=ask["rule"],
        rule_card=ask["rule_card"],
        phrase=wire.Phrase(words.name, dict(words.args)),
        options=[option_of(game, code) for code in ask["options"]],
        character=ask.get("character"),
    )


@lru_cache(maxsize=20_000)
def option_of(game: Game[Any], code: str) -> wire.Option:
    words = game.phrase(code)
    return wire.Option(code, wire.Phrase(words.name, dict(words.args)))


def _talk(match: Match, seat: Seat) -> wire.Talk:
    game, state = match.game, match.state
    whispers = tuple(game.whispers(state, seat, match.config.players))
    return _talk_of(tuple(game.forms_allowed(state, seat)), whispers)


@lru_cache(maxsize=2_000)
def _talk_of(forms: tuple[str, ...], whispers: tuple[Seat, ...]) -> wire.Talk:
    return wire.Talk(list(forms), [LETTERS[seat] for seat in whispers])


def told(facts: Sequence[Fact], viewer: Viewer) -> list[wire.Fact]:
    """What these facts tell a viewer."""
    return [wire.Fact(name, dict(args)) for name, args in log_of(facts, viewer)]
