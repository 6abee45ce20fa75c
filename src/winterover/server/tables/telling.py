"""Telling: everything to newcomers, and to the others what changed.

What is the same for everybody is compared and put into bytes once for all of them; only a seat's own part is made for
each seat.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Protocol

import msgspec
from msgspec.structs import asdict

from winterover.core.facts import Fact
from winterover.core.match import Match
from winterover.core.seats import LETTERS
from winterover.core.talk import SILENCE, Talk
from winterover.core.views import View
from winterover.server import wire
from winterover.server.metrics import Metrics
from winterover.server.tables.chat import Chat, Line, lines_for
from winterover.server.tables.seen import (
    NO_FIELD,
    Look,
    Public,
    Viewer,
    encoded,
    look,
    spelled_talk,
    talks_of,
)

_encode = msgspec.json.Encoder().encode

_NOTHING_MISSED: list[wire.Missed] = []


class Connection(Protocol):
    """A device at the table. Sending never waits and never fails."""

    viewer: Viewer
    host: bool
    #: The hash of the secret that it came with; empty for whoever watches.
    key: str

    def send(self, data: bytes) -> None: ...
    def close(self, code: int) -> None: ...


@dataclass(slots=True)
class Moment:
    """A table as it is now."""

    match: Match | None
    info: wire.Table
    clock: Callable[[], wire.Clock]
    chat: Chat
    #: What the clock chose for seats that have not answered for themselves since. A list is never changed.
    missed: Mapping[Viewer, list[wire.Missed]]


class Watch:
    """The devices of one viewer, and what all of them have been sent of the game."""

    __slots__ = ("connections", "done", "key", "look", "missed")

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.look = Look({}, {})
        #: While this is the same, the viewer's own part of the look is (`Game.own_keys`).
        self.key: object | None = None
        #: The ids of deeds that have become durable and that the viewer's devices have not heard of.
        self.done: list[str] = []
        #: What the clock chose for the viewer, as far as the devices have heard of it.
        self.missed = _NOTHING_MISSED

    def tell_deeds(self, mine: dict[str, Any], missed: list[wire.Missed]) -> None:
        """Make what the viewer or the clock did a part of an update."""
        if self.done:
            mine["done"] = self.done
        if self.missed != missed:
            mine["missed"] = missed
        self.know_deeds(missed)

    def know_deeds(self, missed: list[wire.Missed]) -> None:
        """The devices know of all that the viewer did, and of these choices of the clock."""
        self.done, self.missed = [], missed


class Audience:
    """Everybody at a table, and what they have been told."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.watches: dict[Viewer, Watch] = {}
        #: Devices that have not had their snapshot yet.
        self._arriving: set[Connection] = set()
        self._public = Public()
        #: What each seat may say.
        self._talks: Sequence[Talk] = ()
        self._heard = 0
        self._read = 0
        self._info: wire.Table | None = None
        self._clock: wire.Clock | None = None

    # Who is there

    def add(self, connection: Connection) -> None:
        self.watches.setdefault(connection.viewer, Watch()).connections.add(connection)
        self._arriving.add(connection)

    def remove(self, connection: Connection) -> bool:
        """Take a device away; whether it was there."""
        watch = self.watches.get(connection.viewer)
        if watch is None or connection not in watch.connections:
            return False
        watch.connections.discard(connection)
        self._arriving.discard(connection)
        if not watch.connections:
            del self.watches[connection.viewer]
        return True

    def devices(self, viewer: Viewer) -> list[Connection]:
        watch = self.watches.get(viewer)
        return list(watch.connections) if watch is not None else []

    def done(self, viewer: Viewer, message: str) -> None:
        """A deed of this viewer is part of what is told next."""
        if viewer in self.watches:
            self.watches[viewer].done.append(message)

    def forget_done(self) -> None:
        """What was done and not told yet is undone."""
        for watch in self.watches.values():
            watch.done = []

    # Telling

    def tell(self, now: Moment) -> None:
        """Send everybody what changed, and newcomers everything."""
        news = self._news(now)
        match = now.match
        keys = match.game.own_keys(match.state) if match is not None and news.game_changed else None
        arriving, self._arriving = self._arriving, set()
        sent = size = 0
        done: dict[Viewer, list[str]] = {}
        for viewer, watch in self.watches.items():
            present = watch.connections - arriving if arriving else watch.connections
            if arriving and watch.done:
                done[viewer] = watch.done
            if not present:
                watch.look, watch.key = self._look(now, viewer), None
                watch.know_deeds(now.missed.get(viewer, _NOTHING_MISSED))
                continue
            seen = watch.look
            if news.game_changed:
                key = None if keys is None or viewer is None else keys[viewer]
                if viewer is None or (key is not None and key == watch.key):
                    seen.public = self._public.view
                else:
                    watch.key = key
                    seen = self._look(now, viewer, seen)
            data = news.update_for(viewer, watch, seen)
            if data is not None:
                for connection in present:
                    connection.send(data)
                    sent += 1
                    size += len(data)
        self._metrics.updates += sent
        self._metrics.update_bytes += size
        self._send_snapshots(arriving, now)
        for connection in arriving:
            if connection.viewer in done:  # whoever acts before the snapshot is there waits for a confirmation too
                connection.send(_encode({"type": "update", "done": done[connection.viewer]}))

    def tell_all(self, now: Moment) -> None:
        """Send everybody everything."""
        self._public = Public()
        self._news(now)
        self._arriving = set()
        for viewer, watch in self.watches.items():
            watch.look, watch.key = self._look(now, viewer), None
            watch.know_deeds(now.missed.get(viewer, _NOTHING_MISSED))
        self._send_snapshots([device for watch in self.watches.values() for device in watch.connections], now)

    def _news(self, now: Moment) -> "News":
        """What is new for everybody since the last time; from now on it is told."""
        news = News(now.missed)
        match = now.match
        if match is not None:
            before = self._public.renew(match)
            if before is not None:
                news.note_public(before, self._public.view)
                talks = talks_of(match)
                if talks != self._talks:
                    news.note_talks(self._talks, talks)
                    self._talks = talks
            if self._heard != len(match.facts):
                news.note_facts(match.facts[self._heard :])
                self._heard = len(match.facts)
        else:
            self._public, self._talks, self._heard = Public(), (), 0
        if self._read != now.chat.count:
            news.chat = now.chat.take_new(self._read)
            self._read = now.chat.count
        if now.info is not self._info:
            if now.info != self._info:
                news.add("table", now.info)
            self._info = now.info
        if self._clock is None or (now.info.clock, self._clock.kind) != ("none", "none"):
            clock = now.clock()
            if _differ(clock, self._clock):
                news.add("clock", clock)
                self._clock = clock
        return news

    def _look(self, now: Moment, viewer: Viewer, before: Look | None = None) -> Look:
        return look(now.match, viewer, self._public.view, before) if now.match is not None else Look({}, {})

    def _send_snapshots(self, connections: Collection[Connection], now: Moment) -> None:
        """Send each device everything: made once for all that get the same, and the log, mostly, once for all."""
        if not connections:
            return
        log = Log(now.match.facts if now.match is not None else ())
        made: dict[tuple[Viewer, bool], bytes] = {}
        for connection in connections:
            viewer, is_host = connection.viewer, connection.host
            if (viewer, is_host) not in made:
                made[viewer, is_host] = self._snapshot(viewer, is_host, now, log)
            connection.send(made[viewer, is_host])

    def _snapshot(self, viewer: Viewer, is_host: bool, now: Moment, log: "Log") -> bytes:
        seen = self.watches[viewer].look
        snapshot = wire.Snapshot(
            you=None if viewer is None else LETTERS[viewer],
            host=is_host,
            table=now.info,
            view=seen.view,
            log=[],
            asks=seen.asks,
            standing=seen.standing,
            forbidden=seen.forbidden,
            talk=spelled_talk(SILENCE if viewer is None or not self._talks else self._talks[viewer]),
            clock=now.clock(),
            chat=now.chat.last_for(viewer),
            missed=now.missed.get(viewer, _NOTHING_MISSED),
        )
        return _encode({"type": "snapshot", **asdict(snapshot), "log": msgspec.Raw(log.told(viewer))})


class Log:
    """Everything that happened, as JSON. What all viewers were told alike is encoded once: talk makes it long."""

    def __init__(self, facts: Iterable[Fact]) -> None:
        self._parts: list[bytes | list[Fact]] = []
        for is_private, run in groupby(facts, lambda fact: bool(fact.insiders)):
            alike = list(run)
            self._parts.append(alike if is_private else encoded(alike, None))

    def told(self, viewer: Viewer) -> bytes:
        parts = [part if isinstance(part, bytes) else encoded(part, viewer) for part in self._parts]
        return b"[%b]" % b",".join([part for part in parts if part])


class News:
    """What is new in one turn. The parts that everybody gets are encoded once."""

    def __init__(self, missed: Mapping[Viewer, list[wire.Missed]]) -> None:
        self._missed = missed
        self.game_changed = False
        self.chat: list[Line] = []
        self._common: dict[str, Any] = {}
        self._public: View = {}
        #: The fields of the public view that changed, as they were before.
        self._before: View = {}
        #: The same as they are now, and those that are gone.
        self._view = b""
        self._gone: list[str] = []
        self._facts: Sequence[Fact] = ()
        #: What those may say whose talk has changed.
        self._talks: dict[Viewer, Talk] = {}
        #: The log as those get it who were told nothing in private, and who was.
        self._log = b""
        self._insiders: set[Viewer] = set()
        #: The update of those who see nothing of their own change; empty if there is nothing new.
        self._whole: bytes | None = None

    def add(self, field: str, value: Any) -> None:
        """A field that everybody gets."""
        self._common[field] = value

    def note_public(self, before: View, now: View) -> None:
        """The public view is like this now; before, the fields that changed were like that (`Public.renew`)."""
        self.game_changed = True
        self._before, self._public = before, now
        self._view = _fields({key: now[key] for key in before if key in now})
        self._gone = [key for key in before if key not in now]

    def note_talks(self, before: Sequence[Talk], now: Sequence[Talk]) -> None:
        self._talks = {
            seat: talk for seat, talk in enumerate(now) if talk != (before[seat] if seat < len(before) else SILENCE)
        }

    def note_facts(self, facts: Sequence[Fact]) -> None:
        self._facts = facts
        for fact in facts:
            self._insiders.update(fact.insiders)
        self._log = encoded(facts, None)

    def update_for(self, viewer: Viewer, watch: Watch, now: Look) -> bytes | None:
        """The update for the devices of a viewer, who sees the game like this now; None if there is nothing new."""
        before, own = watch.look, now.own
        missed = self._missed.get(viewer, _NOTHING_MISSED)
        has_own_deeds = watch.done or watch.missed is not missed
        if now is before and not (has_own_deeds or self.chat or viewer in self._insiders or viewer in self._talks):
            if self._before.keys().isdisjoint(own):
                return self._for_everybody()
        mine: dict[str, Any] = {}
        changed: View = {}
        gone: list[str] = []
        hidden: set[str] = set()
        if self.game_changed:
            if own is not before.own and own != before.own:
                self._note_own_view(before.own, own, changed, gone)
                hidden = self._before.keys() & (own.keys() | before.own.keys())
            elif not self._before.keys().isdisjoint(own):
                hidden = self._before.keys() & own.keys()
            if now is not before:
                watch.look = now
                _note_choices(before, now, mine)
            if viewer in self._talks:
                mine["talk"] = spelled_talk(self._talks[viewer])
        if self.chat:
            lines = lines_for(self.chat, viewer)
            if lines:
                mine["chat"] = lines
        watch.tell_deeds(mine, missed)
        if not (mine or changed or gone or hidden or viewer in self._insiders):
            return self._for_everybody()
        return self._put_together(viewer, mine, changed, gone, hidden)

    def _for_everybody(self) -> bytes | None:
        """The update for those who see nothing of their own change."""
        if self._whole is None:
            self._whole = self._put_together(None, {}, {}, [], set()) or b""
        return self._whole or None

    def _put_together(
        self, viewer: Viewer, mine: dict[str, Any], changed: View, gone: list[str], hidden: set[str]
    ) -> bytes | None:
        """The public part, without what a seat's own fields hide, and the seat's own part."""
        view, public_gone = self._view, self._gone
        if hidden:
            view = _fields(
                {key: self._public[key] for key in self._before if key in self._public and key not in hidden}
            )
            public_gone = [key for key in public_gone if key not in hidden]
        if changed:
            view = b"%b,%b" % (view, _fields(changed)) if view else _fields(changed)
        if public_gone or gone:
            mine["gone"] = [*public_gone, *gone]
        if self._common:
            mine |= self._common
        parts = [_fields(mine)] if mine else []
        if view:
            parts.append(b'"view":{%b}' % view)
        log = self._log_for(viewer)
        if log:
            parts.append(b'"log":[%b]' % log)
        return b'{"type":"update",%b}' % b",".join(parts) if parts else None

    def _note_own_view(self, before: View, own: View, changed: View, gone: list[str]) -> None:
        """A seat's own fields lie over the public ones: note those that look different now."""
        for key, value in own.items():
            if key in before:
                old = before[key]
            else:
                old = self._before[key] if key in self._before else self._public.get(key, NO_FIELD)
            if old != value:
                changed[key] = value
        for key, value in before.items():
            if key in own:
                continue
            if key not in self._public:
                gone.append(key)
            elif self._public[key] != value:
                changed[key] = self._public[key]

    def _log_for(self, viewer: Viewer) -> bytes:
        return encoded(self._facts, viewer) if viewer in self._insiders else self._log


def _note_choices(before: Look, now: Look, mine: dict[str, Any]) -> None:
    if now.asks is not before.asks:  # asks that are the same are kept (`Look.note_asks`)
        mine["asks"] = now.asks
    if now.standing != before.standing:
        mine["standing"] = now.standing
    if now.forbidden is not before.forbidden and now.forbidden != before.forbidden:
        mine["forbidden"] = now.forbidden


def _fields(values: dict[str, Any]) -> bytes:
    """The fields of an object, to be put into another."""
    return _encode(values)[1:-1]


def _differ(clock: wire.Clock, before: wire.Clock | None) -> bool:
    """Whether a clock shows other ends; the present time always differs."""
    return before is None or (clock.kind, clock.seats, clock.window) != (before.kind, before.seats, before.window)
