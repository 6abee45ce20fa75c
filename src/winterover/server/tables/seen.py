"""What one viewer knows of a game, in the words of the protocol.

Nothing else in the server reads a match for others. Live updates, reconnects, spectators and replays are built from
`public_view` (or `Public`, which keeps it up to date), `look`, `talks_of` and `told`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import UNSET

from winterover.core.facts import Args, Fact, FactKind
from winterover.core.game import Game
from winterover.core.match import Match
from winterover.core.seats import LETTERS, Seat
from winterover.core.state import State
from winterover.core.talk import SILENCE, Talk
from winterover.core.views import Part, View
from winterover.server import wire

#: A seat, or None for whoever watches.
Viewer = Seat | None

_NOTHING: list[Any] = []
#: In place of the value of a field that a view does not have.
NO_FIELD = object()
#: Fields of a view that have their own place in a message.
_ELSEWHERE = ("asks", "standing")

_encode = msgspec.json.Encoder().encode


class Look:
    """The game as a viewer sees it at one moment: what everybody sees, and what this viewer sees beyond or instead."""

    __slots__ = ("_asked", "asks", "forbidden", "own", "public", "standing")

    def __init__(self, public: View, own: View) -> None:
        self.public = public
        self.own = own
        self._asked: list[dict[str, Any]] = _NOTHING
        self.asks: list[wire.Ask] = _NOTHING
        self.standing: list[wire.Option] = _NOTHING
        self.forbidden: list[wire.Forbidden] = _NOTHING

    def note_asks(self, match: Match, viewer: Seat, asked: list[dict[str, Any]], before: "Look | None") -> None:
        """What is asked. An ask that is still the same is put in the same words, with the same things forbidden."""
        self._asked = asked
        if before is not None and asked == before._asked:
            self.asks, self.forbidden = before.asks, before.forbidden
            return
        game = match.game
        self.asks = [_ask(game, ask, Whole(self.public, self.own, ask)) for ask in asked]
        found = game.forbidden(match.state, viewer)
        self.forbidden = [wire.Forbidden(code, option_of(game, code).phrase, rule) for code, rule in found]

    @property
    def view(self) -> View:
        return {**self.public, **self.own}


def public_view(match: Match) -> View:
    """What everybody sees; asks and standing options have their own place in a message."""
    view = match.game.public_view(match.state)
    for name in _ELSEWHERE:
        view.pop(name, None)
    return view


class Public:
    """What everybody sees, kept up to date. Where a game has its view in parts, only those that changed are made."""

    __slots__ = ("_answers", "_keys", "_state", "view")

    def __init__(self) -> None:
        #: One dict as long as the game goes on.
        self.view: View = {}
        self._state: State | None = None
        self._answers = 0
        self._keys: list[object | None] = []

    def renew(self, match: Match) -> View | None:
        """Take in how everything is now; the fields that changed, as they were before (`NO_FIELD` for new ones).

        None if nothing was done since the last time.
        """
        game = match.game
        state: State = match.state
        if state is self._state and state.answers == self._answers:
            return None
        self._answers = state.answers
        if state is self._state and game.public_parts:
            return self._renew_parts(game.public_parts, state)
        self._state = state
        self._keys = [part.key(state) for part in game.public_parts]
        before, self.view = self.view, public_view(match)
        return {
            **{name: value for name, value in before.items() if self.view.get(name, NO_FIELD) != value},
            **{name: NO_FIELD for name in self.view if name not in before},
        }

    def _renew_parts(self, parts: Sequence[Part], state: State) -> View:
        view, keys, get = self.view, self._keys, self.view.get
        before: View = {}
        for place, part in enumerate(parts):
            key = part.key(state)
            if key is not None and key == keys[place]:
                continue
            keys[place] = key
            for name, value in part.make(state).items():
                old = get(name, NO_FIELD)
                if old != value:
                    before[name] = old
                    view[name] = value
        return before


def look(match: Match, viewer: Viewer, public: View, before: Look | None = None) -> Look:
    """The game as this viewer sees it now, given what everybody sees, and perhaps how the viewer saw it before."""
    if viewer is None:
        return Look(public, {})
    game, state = match.game, match.state
    own = game.own_view(state, viewer)
    asked: list[dict[str, Any]] = own.pop("asks", _NOTHING)
    standing: list[str] = own.pop("standing", _NOTHING)
    seen = Look(public, own)
    if asked:
        seen.note_asks(match, viewer, asked, before)
    if standing:
        seen.standing = [option_of(game, code) for code in standing]
    return seen


def talks_of(match: Match) -> Sequence[Talk]:
    """For each seat what it may say now, and to whom in private."""
    players = match.config.players
    return [SILENCE] * players if match.state.over else match.game.talks(match.state, players)


def spelled_talk(talk: Talk) -> wire.Talk:
    forms, whispers = talk
    return wire.Talk(list(forms), [LETTERS[seat] for seat in whispers])


class Whole(Mapping[str, Any]):
    """A view with one of its asks, not copied into one dict: few fields of it are read."""

    __slots__ = ("_ask", "_own", "_public")

    def __init__(self, public: View, own: View, ask: View) -> None:
        self._public = public
        self._own = own
        self._ask = ask

    def __getitem__(self, name: str) -> Any:
        if name in self._own:
            return self._own[name]
        return [self._ask] if name == "asks" else self._public[name]

    def __iter__(self) -> Iterator[str]:
        return iter({**self._public, **self._own, "asks": self._ask})

    def __len__(self) -> int:
        return len(list(self))


def _ask(game: Game[Any], ask: dict[str, Any], view: Mapping[str, Any]) -> wire.Ask:
    words = game.ask_phrase(ask["kind"], view)
    return wire.Ask(
        number=ask["number"],
        kind=ask["kind"],
        rule=ask["rule"],
        rule_card=ask["rule_card"],
        phrase=wire.Phrase(words.name, dict(words.args)),
        options=_options(game, tuple(ask["options"])),
        character=ask.get("character"),
    )


@lru_cache(maxsize=1_000)
def _options(game: Game[Any], codes: tuple[str, ...]) -> list[wire.Option]:
    return [option_of(game, code) for code in codes]


@lru_cache(maxsize=20_000)
def option_of(game: Game[Any], code: str) -> wire.Option:
    words = game.phrase(code)
    return wire.Option(code, wire.Phrase(words.name, dict(words.args)))


def told(facts: Sequence[Fact], viewer: Viewer) -> list[wire.Fact]:
    """What these facts tell a viewer."""
    return [_line(fact.kind, args, fact.public) for fact in facts if (args := fact.form(viewer)) is not None]


def encoded(facts: Sequence[Fact], viewer: Viewer) -> bytes:
    """What these facts tell a viewer, as it is sent."""
    return b",".join(
        [_encoded(fact.kind, args, fact.public) for fact in facts if (args := fact.form(viewer)) is not None]
    )


@lru_cache(maxsize=4_000)
def _encoded(kind: FactKind, args: Args, public: Args | None) -> bytes:
    """A line of a log. All tables have much the same lines."""
    return _encode(_line(kind, args, public))


def _line(kind: FactKind, args: Args, public: Args | None) -> wire.Fact:
    told = kind.spelled(args)
    if public is None:
        return wire.Fact(kind.name, told, None)
    others = {field: value for field, value in kind.spelled(public).items() if value != told[field]}
    return wire.Fact(kind.name, told, others or UNSET)
