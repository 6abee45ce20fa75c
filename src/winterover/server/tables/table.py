"""One table: its task takes messages from an inbox, carries them out, makes them durable, and only then tells anyone.

A turn takes everything that waits, so that one write and one update for each viewer serve all of it.
"""

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from winterover.core.errors import GameError
from winterover.core.game import Config, Game
from winterover.core.match import ANSWER, COMMAND, SAY, Entry, Match
from winterover.core.seats import LETTERS, Seat
from winterover.games.registry import find_game
from winterover.server import wire
from winterover.server.credentials import opens
from winterover.server.errors import args_of, text_of
from winterover.server.logs import log, log_failure
from winterover.server.store import LOBBY, OVER, PERSON, PLAYING, Change, EntryRow, StoreFailed, TableRow
from winterover.server.tables.allowances import Allowances
from winterover.server.tables.chat import CHAT, Chat
from winterover.server.tables.play import Play, redo
from winterover.server.tables.seen import Viewer
from winterover.server.tables.services import Services
from winterover.server.tables.telling import Audience, Connection, Moment
from winterover.server.words import checked_chat, clean

#: The ids of how many deeds of a seat are remembered.
_IDS = 8
#: How many people have to agree before a substitute may have a seat: of two, at least one is not the host.
_AGREEING = 2
#: How long a table waits before it goes on of itself after an error of its own, or of the disk.
_AFTER_FAILURE = 5.0
#: Of how many choices that the clock made for it a seat is told at most.
_MOST_MISSED = 8

#: Close codes: come again (WebSocket's own); the secret or the table is gone; there are too many devices.
AGAIN, GONE, TOO_MANY = 1013, 4410, 4429

Result = TypeVar("Result")

_encode = msgspec.json.Encoder().encode


class Table:
    """A table in memory. Only its own task changes it; others put something into its inbox."""

    def __init__(self, row: TableRow, services: Services, contents: int) -> None:
        self.row = row
        self.services = services
        #: On which contents of the store everything here builds.
        self.contents = contents
        self.play: Play | None = None
        #: What the present turn has changed and the store does not have yet.
        self.changes: list[Change] = []
        self.closed = False
        #: From when the table was closed for good until that is durable: nothing else happens any more.
        self._leaving = False
        #: How those are sent away who come too late.
        self._farewell = GONE
        self._stale = False
        self._is_reading = False
        #: Whether a turn is under way: what it has done may not be kept yet.
        self._is_at_work = False
        #: Whether a seat has changed hands in a turn that the store does not have yet.
        self._seats_undecided = False
        self.idle_since = time.monotonic()
        self._inbox: deque[Callable[[], None]] = deque()
        #: What the task waits for while there is nothing to do.
        self._sleep: asyncio.Future[None] | None = None
        self._after: list[Callable[[], None]] = []
        self._refused: list[Callable[[GameError], None]] = []
        self._pending: set[asyncio.Future[Any]] = set()
        self._audience = Audience(services.metrics)
        self._chat = Chat()
        self.allowances = Allowances(services.settings)
        #: How much each seat has said and written in the game; before it, since somebody sat down there or the table
        #: came to memory.
        self._words: Counter[Seat] = Counter()
        #: By seat: the ids of its last deeds, with the kind, text and addressees of each.
        self._ids: dict[Seat, dict[str, tuple[str, str, str]]] = {}
        #: How many deeds and lines of chat there are.
        self.entries = 0
        #: What the clock chose for each seat since it last answered for itself; forgotten with the memory.
        self._missed: dict[Viewer, list[wire.Missed]] = {}
        self._info: wire.Table | None = None
        self._shown: wire.Table | None = None
        self._task: asyncio.Task[None] | None = None
        self.read_settings()

    # Setting up

    def read_settings(self) -> None:
        """Take the settings as they are in the row."""
        self.settings = msgspec.json.decode(self.row.settings, type=wire.NewTable)
        self.game: Game[Any] = find_game(self.settings.game, self.settings.players)
        self.config: Config = self.game.configure(
            self.settings.players, self.settings.edition, self.settings.rulings, self.settings.sheet
        )
        self._info = None

    def restore(self, entries: list[EntryRow]) -> None:
        """Bring the table to where its entries left it."""
        self.entries = len(entries)
        facts_after = [0]
        self._words.clear()
        for entry in entries:
            if entry.message:
                self._remember(entry)
        if self.row.stage != LOBBY:
            if self.row.rules != self.game.rules_version:
                raise GameError("record-other-rules", found=self.row.rules, wanted=self.game.rules_version)
            self.begin_play(self.row.started)
            assert self.play is not None
            facts_after = self._redo(self.play, entries)
            words = (entry for entry in entries if entry.message and entry.kind in (SAY, CHAT))
            self._words.update(entry.seat for entry in words if entry.served >= self.row.started)
            self.play.woke(self.services.now())
        self._restore_chat(entries, facts_after)

    def _redo(self, play: Play, entries: list[EntryRow]) -> list[int]:
        """Repeat the deeds. What is wrong with one of them is nobody's business: the error may name hidden cards."""
        try:
            return redo(play, [entry for entry in entries if entry.kind != CHAT])
        except Exception as error:
            reason = error.code if isinstance(error, GameError) else type(error).__name__
            log("table damaged", table=self.row.id, reason=reason)
            raise GameError("table-damaged", table=self.row.code) from None

    def _restore_chat(self, entries: list[EntryRow], facts_after: list[int]) -> None:
        """Bring back the lines of chat, each at its place among the deeds."""
        self._chat = Chat()
        facts = self.play.match.facts if self.play is not None else []
        deeds, over_after = 0, len(facts_after) - 1 if self._is_over() else None
        for entry in entries:
            if entry.kind == CHAT:
                in_lobby = entry.served < self.row.started
                seen = self.game.whispers_seen and deeds != over_after
                self._chat.write(entry, facts, 0 if in_lobby else facts_after[deeds], whispers_seen=seen)
            else:
                deeds += 1
        self._chat.take_new(self._chat.count)  # whoever is here has been told, whoever comes is told all

    def _is_over(self) -> bool:
        return self.play is not None and self.play.match.over

    def begin_play(self, now: float) -> None:
        """Deal, or deal again. What was written before does not count any more."""
        self._words.clear()
        match = Match(self.game, self.config, self.row.seed)
        play = Play(match, self.row.seats, self.settings.clock, self.services.settings)
        play.listener = self._note_entry
        play.begin(now)
        self.play = play
        for seat in play.people:
            if not self._is_here(seat):
                play.left(seat, now)

    def start_task(self) -> None:
        self._task = asyncio.create_task(self._run(), name=f"table {self.row.id}")

    async def stop(self) -> None:
        """End the task; nothing is lost, because everything that anybody heard of is kept."""
        self.closed = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        for future in list(self._pending):
            _fail(future, GameError("stopping"))

    def retire(self) -> None:
        """Leave the memory: nobody is there, and whoever comes finds the table in the store."""
        self.closed = True
        if self._task is not None:
            self._task.cancel()
        for future in list(self._pending):
            _fail(future, self._unknown())
        if self.play is not None:
            self.play.listener = _ignored  # no circle keeps the game in memory
            self.play = None

    def leave(self, code: int) -> None:
        """The table is gone once this turn is kept. Whoever comes later finds nothing."""

        self._leaving = True
        self._after.append(lambda: self._part(code))

    def _unknown(self) -> GameError:
        return GameError("unknown-table", table=self.row.code)

    # The inbox

    async def do(self, operation: Callable[[], Result]) -> Result:
        """Have the table's task carry something out; returns when it is durable. Raises what the operation raises."""
        if self.closed:
            raise self._unknown()
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

        def job() -> None:
            self._refused.append(lambda error: _fail(future, error))
            try:
                if self._leaving:
                    raise self._unknown()
                result = operation()
            except GameError as error:
                self._after.append(lambda refused=error: _fail(future, refused))  # type: ignore[misc]
            else:
                self._after.append(lambda: _succeed(future, result))

        self._put(job)
        self._pending.add(future)
        try:
            return await future
        finally:
            self._pending.discard(future)

    def hear(self, connection: Connection, deed: wire.Deed) -> None:
        """Take a message of a device."""
        self._put(lambda: self._hear(connection, deed))

    def refuse(self, connection: Connection, error: GameError, message: str | None) -> None:
        """Answer a message that says nothing to the table, in its turn: what was sent before is answered before."""
        self.services.metrics.errors[error.code] += 1
        self._put(lambda: self._after.append(lambda: self._refuse(connection, error, message)))

    def attach(self, connection: Connection) -> None:
        self._put(lambda: self._attach(connection))

    def detach(self, connection: Connection) -> None:
        self._put(lambda: self._detach(connection))

    def _put(self, job: Callable[[], None]) -> None:
        self._inbox.append(job)
        self._wake()

    def _wake(self) -> None:
        if self._sleep is not None and not self._sleep.done():
            self._sleep.set_result(None)

    def reload_soon(self) -> None:
        """Go back to what the store has, in the task's next turn."""
        self._stale = True
        self._wake()

    async def settle(self) -> None:
        """Until the table is where the store has it: what is not kept yet may be undone, also who has which seat."""
        if self.contents != self.services.store.contents:
            self.reload_soon()
        while (self._stale or self._is_reading or self._seats_undecided) and not self.closed:
            with suppress(GameError):
                await self.do(_nothing_more)

    # The task

    async def _run(self) -> None:
        while not self.closed:
            try:
                self._is_at_work = False
                await self._wait()
                self._is_at_work = True
                if self._stale:
                    await self._reload()
                    self._inbox.append(self._welcome_back)
                await self._turn()
            except Exception:
                log_failure("table failed", table=self.row.id)
                if self._refused:
                    self._refuse_all()
                else:
                    self._answer_all()
                self._stale = True
                await asyncio.sleep(_AFTER_FAILURE)
        self._turn_away()

    def _turn_away(self) -> None:
        """Answer those who came while the table was being closed."""
        while self._inbox:
            self._inbox.popleft()()
        self._tell()

    async def _wait(self) -> None:
        """Until a message comes or something is due."""
        if self._inbox or self._stale:
            return
        due = self.play.next_due() if self.play is not None else None
        self._sleep = asyncio.get_running_loop().create_future()
        if due is None or not self._is_awake():
            await self._sleep
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._sleep, max(0.0, due - self.services.now()))

    async def _turn(self) -> None:
        """What people did, and only when they have heard of it what happens of itself: bots think in their own time."""
        began = time.perf_counter()
        if self._inbox:
            while self._inbox:
                self._inbox.popleft()()
            await self._end_turn()
        self.services.metrics.turns.observe(time.perf_counter() - began)
        play = self.play
        if play is not None and not play.only_people_act and self.row.stage == PLAYING and self._is_awake():
            await self._pass_time(play)

    async def _pass_time(self, play: Play) -> None:
        stewards, now = set(play.stewards), self.services.now()
        if play.pass_time(now):
            self._inbox.append(_nothing_more)
        if stewards != play.stewards:
            self._info = None
        elif not self.changes:
            return
        if play.secret_until > now:
            await asyncio.sleep(play.secret_for(self.services.now()))
        if not self._stale:  # else what was done is forgotten: the store has something else
            await self._end_turn()

    async def _end_turn(self) -> None:
        self._note_end()
        if self.changes:
            await self._keep()
        self._refused = []  # whatever goes wrong from here on, the turn is kept
        self._seats_undecided = False
        self._note_missed()
        self._tell()

    def _note_missed(self) -> None:
        """Once they are kept, note the choices that were left to the clock, for all devices of their seats."""
        if self.play is None or not self.play.clock_answers:
            return
        for seat, choice in self.play.clock_answers:
            if choice is None:
                self._missed.pop(seat, None)
            else:
                self._missed[seat] = [*self._missed.get(seat, ()), choice][-_MOST_MISSED:]
        self.play.clock_answers = []

    def _note_end(self) -> None:
        if self.row.stage == PLAYING and self.play is not None and self.play.match.over:
            self.row.stage = OVER
            self._info = None
            for seat, who in enumerate(self.row.seats):
                if who.offered:
                    self.end_offer(seat)
            self.changes.append(self.services.store.update_table(self.row))
            log("game over", table=self.row.id, game=self.settings.game, deeds=self.entries)

    async def _keep(self) -> None:
        """Make this turn durable, or undo it."""
        changes, self.changes = self.changes, []
        try:
            await self.services.store.write(changes, self.contents)
            self.services.used.add(self.row.id)
        except StoreFailed as failed:
            if not failed.replaced:
                log_failure("write failed", table=self.row.id)
            self._refuse_all()
            await self._reload(undone=True)
            # What was due of itself is due again: without another turn nobody would think of it.
            pause = 0 if failed.replaced else _AFTER_FAILURE
            asyncio.get_running_loop().call_later(pause, self._put, self._welcome_back)

    def _refuse_all(self) -> None:
        """Nothing of this turn happened: say so to everybody who had a part in it."""
        refused, self._refused, self._after = self._refused, [], []
        for refuse in refused:
            refuse(GameError("not-saved"))

    async def _reload(self, *, undone: bool = False) -> None:
        """Go back to what the store has, and if that changes meanwhile, to what it has then.

        If only the last turn is undone, everybody has been told what the store has. Then nothing is sent, or all would
        see that somebody tried something in private.
        """
        contents, play = self.contents, self.play
        self._stale = True
        while self._stale and not self.closed:
            self._stale = False
            self._is_reading = True
            try:
                is_found = await self._read_again()
            except GameError:  # this version cannot play it, as whoever comes again hears
                log_failure("table not loaded", table=self.row.id)
                self._part(AGAIN)
                return
            finally:
                self._is_reading = False
            if not is_found:
                return
            if undone and self.contents == contents:
                if play is not None and self.play is not None:
                    self.play.go_on_like(play)
                self._audience.forget_done()
                self._audience.tell(self._moment())
            else:
                self._missed = {}
                self._audience.tell_all(self._moment())

    async def _read_again(self) -> bool:
        """Take what the store has; whether the table is still there."""
        store = self.services.store
        self.contents = store.contents
        row = await asyncio.to_thread(store.find_table, self.row.code)
        self._forget()
        if row is None:
            self._part(GONE)
            return False
        self.row = row
        self.read_settings()
        self.restore(await asyncio.to_thread(store.entries_of, row.id))
        for viewer in list(self._audience.watches):
            for connection in self._audience.devices(viewer):
                if not self._is_welcome(connection):
                    self._audience.remove(connection)
                    connection.close(GONE)
            if viewer is not None and self.play is not None and self._is_here(viewer):
                self.play.came(viewer)
        return True

    def _part(self, code: int) -> None:
        """There is no table any more, or none that can be read."""
        self._leaving = self.closed = True
        self._farewell = code
        self.close_all(code)

    def _forget(self) -> None:
        self._leaving = self._seats_undecided = False
        self.play = None
        self.changes = []
        self._after = []
        self._refused = []
        self._ids = {}

    # Who is there

    def who(self, secret: str) -> tuple[Viewer, bool] | None:
        """Whom a secret stands for: a seat, or the host; None for nobody."""
        if opens(secret, self.row.host):
            return None, True
        for seat, row in enumerate(self.row.seats):
            if opens(secret, row.secret):
                return seat, False
        return None

    def _is_here(self, seat: Seat) -> bool:
        return seat in self._audience.watches

    def _is_welcome(self, connection: Connection) -> bool:
        """Whether the secret that a device came with still opens its seat."""
        viewer, seats = connection.viewer, self.row.seats
        return viewer is None or (viewer < len(seats) and seats[viewer].secret == connection.key)

    def _is_awake(self) -> bool:
        """Nothing happens of itself where nobody is who plays, unless people play by correspondence.

        Where only bots play, they do so for whoever watches.
        """
        watches = self._audience.watches
        if self._leaving or self.play is None:
            return False
        is_shown = bool(watches) and not self.play.people
        return is_shown or self._is_by_post() or any(viewer is not None for viewer in watches)

    def _is_by_post(self) -> bool:
        """Whether anybody plays by correspondence; bots and stewards do not go on among themselves."""
        play = self.play
        return (
            play is not None
            and play.clock == "correspondence"
            and any(seat not in play.stewards for seat in play.people)
        )

    @property
    def has_clock(self) -> bool:
        return self.row.stage == PLAYING and self.settings.clock != "none"

    @property
    def is_idle(self) -> bool:
        is_running = self.row.stage == PLAYING and self._is_by_post()
        is_busy = self._is_at_work or self._inbox or self._pending or is_running
        return not self._audience.watches and not is_busy

    @property
    def log_length(self) -> int:
        """How many facts everybody was told: how long a newcomer waits must not tell how many there are besides."""
        return sum(fact.public is not None for fact in self.play.match.facts) if self.play is not None else 0

    def _attach(self, connection: Connection) -> None:
        viewer = connection.viewer
        settings = self.services.settings
        if self._leaving or not self._is_welcome(connection):
            # The table was closed or the secret replaced while the device was at the door; perhaps that is undone.
            self._after.append(lambda: connection.close(self._farewell))
            self._refused.append(lambda error: connection.close(AGAIN))
            return
        is_host = connection.host  # spectators, however many, must not shut out the host
        most = settings.most_spectators if viewer is None and not is_host else settings.most_devices
        if most and sum(device.host == is_host for device in self._audience.devices(viewer)) >= most:
            connection.close(TOO_MANY)
            return
        was_awake = self._is_awake()
        self._audience.add(connection)
        if self.play is not None and not was_awake and self._is_awake():
            self.play.woke(self.services.now())
        if viewer is not None:
            self.came(viewer)
        self._info = None

    def _detach(self, connection: Connection) -> None:
        if not self._audience.remove(connection):
            return
        self._info = None
        viewer = connection.viewer
        if viewer is not None and self.play is not None and not self._is_here(viewer):
            self.play.left(viewer, self.services.now())
        if not self._audience.watches:
            self.idle_since = time.monotonic()

    def came(self, seat: Seat) -> None:
        """A person is back at the seat."""
        if self.play is not None:
            if seat in self.play.stewards:
                self._info = None
            if self.play.came(seat):
                self.row.seats[seat].back = len(self.play.match.entries)
                self.keep_seat(seat)
        if self.row.seats[seat].offered:
            self.end_offer(seat)

    def _welcome_back(self) -> None:
        """End the offers of seats whose players are here: what was read again may be older than their coming back."""
        for seat, who in enumerate(self.row.seats):
            if who.offered and self._is_here(seat):
                self.end_offer(seat)

    def end_offer(self, seat: Seat) -> None:
        """A seat is offered to nobody any more."""
        self.row.seats[seat].offered = False
        self.row.seats[seat].agreed = ""
        self.keep_seat(seat)

    def is_open(self, seat: Seat) -> bool:
        """Whether a substitute may take a seat: two others agree, or the one if there is one only, and never nobody.

        Those who are away count too, or the host could wait until all are, and have every seat. Whoever is here keeps
        theirs, whatever was agreed.
        """
        play, who = self.play, self.row.seats[seat]
        if not who.offered or play is None or play.match.over or self._is_here(seat):
            return False
        asked = {LETTERS[other] for other in play.people if other != seat}
        return len(asked & set(who.agreed)) >= max(1, min(_AGREEING, len(asked)))

    def close_seat(self, seat: Seat) -> None:
        """Send away every device of a seat: its secret opens nothing any more."""
        for connection in self._audience.devices(seat):
            self._after.append(lambda device=connection: device.close(GONE))  # type: ignore[misc]

    def replace_secret(self, old: str, new: str) -> bool:
        """Have another secret open the seat that this one opens; whether there is one. The store is told by others."""
        if self._is_reading:
            self._stale = True  # what is being read may be older
        for who in self.row.seats:
            if who.secret == old:
                who.secret = new
                return True
        return False

    def send_strangers_away(self) -> None:
        """Close the devices whose secret opens their seat no more."""
        for viewer in list(self._audience.watches):
            for connection in self._audience.devices(viewer):
                if not self._is_welcome(connection):
                    connection.close(GONE)

    def close_all(self, code: int) -> None:
        for viewer in list(self._audience.watches):
            for connection in self._audience.devices(viewer):
                connection.close(code)

    # Deeds

    def _hear(self, connection: Connection, deed: wire.Deed) -> None:
        seat = connection.viewer
        self._refused.append(lambda error: self._refuse(connection, error, deed.id))
        try:
            if seat is None:
                raise GameError("watching")
            if self._leaving:
                raise self._unknown()
            if not self._is_welcome(connection):
                raise GameError("bad-secret")
            known = self._ids.get(seat, {}).get(deed.id)
            if known is None:
                self._carry_out(seat, deed)
            elif self._is_same(seat, deed, *known):
                data = _encode(wire.Done(deed.id))
                self._after.append(lambda: connection.send(data))
            else:
                raise GameError("id-reused", id=deed.id)
        except GameError as error:
            self.services.metrics.errors[error.code] += 1
            self._after.append(lambda refused=error: self._refuse(connection, refused, deed.id))  # type: ignore[misc]

    def _refuse(self, connection: Connection, error: GameError, message: str | None) -> None:
        connection.send(_encode(wire.Error(error.code, args_of(error), text_of(error), message)))

    def _carry_out(self, seat: Seat, deed: wire.Deed) -> None:
        now = self.services.now()
        self._check_allowed(seat, deed)
        if isinstance(deed, wire.Chat):
            self._write_chat(seat, deed, now)
            if not deed.to:
                self._spoke(seat)
            return
        play = self.play
        if play is None:
            raise GameError("not-playing")
        if isinstance(deed, wire.Act):
            play.act(seat, deed, now)
            self.came(seat)
        else:
            play.say(seat, deed, now)
            if deed.to is None:
                self._spoke(seat)

    def _spoke(self, seat: Seat) -> None:
        """Words show that a player is back; they do not make good for decisions that were left to the clock.

        Private words do not: all see who is back.
        """
        if (self.play is not None and seat in self.play.stewards) or self.row.seats[seat].offered:
            self.came(seat)

    def _is_same(self, seat: Seat, deed: wire.Deed, kind: str, text: str, to: str) -> bool:
        """Whether a deed is the one that was carried out under its id, as far as that was kept."""
        if isinstance(deed, wire.Act):
            is_done = kind in (ANSWER, COMMAND) and self._spelled(deed.code) == text
            return is_done and not self._is_still_asked(seat, deed)
        if isinstance(deed, wire.Say):
            return kind == SAY and " ".join(deed.words.split()) == text and (deed.to or "") == to
        return kind == CHAT and clean(deed.text) == text and "".join(sorted(set(deed.to))) == to

    def _is_still_asked(self, seat: Seat, deed: wire.Act) -> bool:
        """Whether the choice that an answer names is still open: then it was another that was answered."""
        asks = self.play.match.state.asks if self.play is not None else ()
        return any(
            ask.seat == seat and ask.number == deed.ask and self.game.parse(deed.code) in ask.options for ask in asks
        )

    def _spelled(self, code: str) -> str | None:
        """A code as the game itself writes it; None for none of its codes."""
        try:
            return self.game.code(self.game.parse(code))
        except (ValueError, TypeError):
            return None

    def _check_allowed(self, seat: Seat, deed: wire.Deed) -> None:
        """All deeds are kept for good and told to the others, so nobody may pour them out without end."""
        settings = self.services.settings
        if not isinstance(deed, wire.Act):
            self._check_words(seat, settings.words_per_game)
            self.allowances.spend("words", seat)
            return
        self.allowances.spend("deeds", seat)
        most = settings.deeds_per_game
        if most and self.play is not None and self.play.match.state.answers >= most:
            raise GameError("game-too-long", most=most)

    def _check_words(self, seat: Seat, most: int) -> None:
        """Before the deal people come and go. Nobody is answerable for what others wrote in the same seat, so there is
        also a bound for all of it.
        """
        if most and self._words[seat] >= most:
            raise GameError("too-many-words", most=most)
        of_all = most * len(self.row.seats)
        if most and self.row.stage == LOBBY and self.entries >= of_all:
            raise GameError("too-many-lobby-words", most=of_all)

    def welcome_newcomer(self, seat: Seat) -> None:
        """Somebody else sits down before the deal, who has said nothing yet."""
        del self._words[seat]

    def _write_chat(self, seat: Seat, deed: wire.Chat, now: float) -> None:
        if not self.settings.chat:
            raise GameError("no-chat")
        text = checked_chat(deed.text)
        to = sorted(set(deed.to))
        if self.play is not None:
            self.play.check_chat(seat, to)
        elif to:
            raise GameError("not-playing")
        row = EntryRow(CHAT, seat, text, "".join(to), deed.id, now, time.time(), self.row.seats[seat].name)
        self._append(row)
        facts = self.play.match.facts if self.play is not None else []
        seen = self.game.whispers_seen and not self._is_over()
        self._chat.write(row, facts, len(facts), whispers_seen=seen)

    def _note_entry(self, entry: Entry, message: str, now: float) -> None:
        """Keep a deed with the time from which the clock goes on, so that it does so again where the deed is redone."""
        to = "" if entry.to is None else LETTERS[entry.to]
        row = EntryRow(entry.kind, entry.seat, entry.text, to, message, now, time.time())
        self._append(row)

    def _append(self, row: EntryRow) -> None:
        self.changes.append(self.services.store.append(self.row.id, self.entries, row))
        self.entries += 1
        self.services.metrics.deeds[row.kind] += 1
        if row.message:
            if row.kind in (SAY, CHAT):
                self._words[row.seat] += 1
            self._remember(row)
            self._audience.done(row.seat, row.message)

    def _remember(self, row: EntryRow) -> None:
        ids = self._ids.setdefault(row.seat, {})
        ids[row.message] = (row.kind, row.text, row.to)
        if len(ids) > _IDS:
            del ids[next(iter(ids))]

    def keep_seat(self, seat: Seat) -> None:
        """Have a seat written that was changed."""
        self._seats_undecided = True
        self.changes.append(self.services.store.put_seat(self.row.id, seat, self.row.seats[seat]))
        self._info = None

    def keep_table(self) -> None:
        self.changes.append(self.services.store.update_table(self.row))
        self._info = None

    # Telling

    def info(self) -> wire.Table:
        """What everybody may know of the table; made anew only when something of it changed."""
        if self._info is None:
            play, row, config = self.play, self.row, self.config
            stewards = play.stewards if play is not None else ()
            self._info = wire.Table(
                table=row.code,
                stage=row.stage,
                game=config.game,
                players=config.players,
                edition=config.edition,
                rulings=dict(self.settings.rulings),
                sheet=config.sheet,
                figures=dict(config.figures),
                language=self.settings.language,
                open=self.settings.open,
                clock=self.settings.clock,
                chat=self.settings.chat,
                seats=[
                    wire.Seat(
                        seat=LETTERS[seat],
                        kind=who.kind,
                        name=who.name,
                        level=who.level,
                        ready=who.ready,
                        here=who.kind == PERSON and self._is_here(seat),
                        steward=seat in stewards,
                        offered=who.offered,
                        open=self.is_open(seat),
                        agreed=list(who.agreed),
                        formerly=[wire.Former(*former) for former in who.formerly],
                    )
                    for seat, who in enumerate(row.seats)
                ],
                spectators=len(self._audience.devices(None)),
                commitment=play.match.commitment if play is not None else "",
                rematch=row.rematch,
                first=self.settings.first,
                numbers=self.game.numbers(config),
                usual_numbers=self.game.usual_numbers(config),
            )
        return self._info

    def shown(self) -> wire.Table:
        """What everybody has been told of the table: nothing that might be undone."""
        return self._shown or self.info()

    def _tell(self) -> None:
        """Send everybody what the turn has changed, and then the answers to single messages."""
        self._audience.tell(self._moment())
        self._answer_all()

    def _answer_all(self) -> None:
        after, self._after, self._refused = self._after, [], []
        for step in after:
            try:
                step()
            except Exception:  # what cannot be told to one must not be lost for the others
                log_failure("answer failed", table=self.row.id)

    def _moment(self) -> Moment:
        match = self.play.match if self.play is not None else None
        self._shown = self.info()
        return Moment(match, self._shown, self._clock, self._chat, self._missed)

    def _clock(self) -> wire.Clock:
        now = round(self.services.now(), 3)
        if self.play is None:
            return wire.Clock(self.settings.clock, now, {})
        seats = {LETTERS[seat]: round(end, 3) for seat, end in self.play.ends().items()}
        window = self.play.window_end()
        return wire.Clock(self.settings.clock, now, seats, None if window is None else round(window, 3))


def _ignored(entry: Entry, message: str, now: float) -> None:
    """Listens to the game of a table that has left the memory."""


def _nothing_more() -> None:
    """Makes the task take another turn at once."""


def _succeed(future: "asyncio.Future[Result]", result: Result) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: "asyncio.Future[Any]", error: GameError) -> None:
    if not future.done():
        future.set_exception(error)
