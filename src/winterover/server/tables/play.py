"""The game at a table: deeds of people, of the clock, of bots, and of the stewards who play for people that are away.

A break is waited for; then the steward plays the seat from what the seat knows, until its player is back. Bots and
stewards pause before each deed for a time that depends on nothing but chance, from when everybody could see that they
were asked; how long they think about it does not show.
"""

import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from random import SystemRandom

from winterover.bots import BOTS, make_bot
from winterover.bots.crew import Crew
from winterover.core.errors import RuleError
from winterover.core.match import SAY, Entry, Match, seat_named
from winterover.core.rng import KEY_BYTES, Rng
from winterover.core.seats import LETTERS, Seat
from winterover.server import wire
from winterover.server.settings import Settings
from winterover.server.store import BOT, PERSON, EntryRow, SeatRow
from winterover.server.tables.clock import Deadlines
from winterover.server.tables.seen import option_of

#: The bot that plays for a person who is away: the best there is.
STEWARD = list(BOTS)[-1]
#: How many deeds of bots that do not pause, or of the clock, are done at once.
_AT_ONCE = 20
#: A bot's deed is told so many seconds after it was due: enough for any thought, so that nobody sees how long it took.
_THINKING = 0.05

_chance = SystemRandom()

#: Told of every deed, with the id that a client gave it.
Listener = Callable[[Entry, str, float], None]


class Play:
    """A match with the people, bots and stewards who play it."""

    def __init__(self, match: Match, seats: list[SeatRow], clock: wire.ClockKind, settings: Settings) -> None:
        self.match = match
        self.clock = clock
        self._seats = seats
        self._settings = settings
        self.deadlines = Deadlines(settings.allowances[clock])
        #: How long a break is waited for. By correspondence nobody has to be there: only the clock counts.
        self._grace = {
            "none": settings.grace_none,
            "relaxed": settings.grace_relaxed,
            "fast": settings.grace_fast,
        }.get(clock)
        self._rng = Rng(secrets.token_bytes(KEY_BYTES))
        #: Since when a person has no device at the table, and who is played by the steward.
        self.away: dict[Seat, float] = {}
        self.stewards: set[Seat] = set()
        self._missed: Counter[Seat] = Counter()
        #: What the clock chose for whom since this was last emptied; None where somebody is there to choose.
        self.clock_answers: list[tuple[Seat, wire.Missed | None]] = []
        self._not_before = 0.0
        self._crew: Crew | None = None
        self._bots_play: Iterator[Entry] | None = None
        self._bots_due: float | None = None
        #: The ask that the bots' pause is for, which is public; None while they only have something to say.
        self._bots_for: tuple[Seat, int] | None = None
        #: Before this time nobody may be told what was done last.
        self.secret_until = 0.0
        self.listener: Listener = lambda entry, message, now: None

    @property
    def people(self) -> Collection[Seat]:
        return [seat for seat, row in enumerate(self._seats) if row.kind == PERSON]

    # Deeds of people

    def act(self, seat: Seat, deed: wire.Act, now: float) -> None:
        self.match.act(seat, deed.code, deed.ask)
        self._missed[seat] = 0
        self.note_player(seat)
        self._note(deed.id, now)

    def say(self, seat: Seat, deed: wire.Say, now: float) -> None:
        to = None if deed.to is None else seat_named(deed.to, self.match.config.players)
        self.match.say(seat, deed.words, to)
        self._note(deed.id, now)

    def note_player(self, seat: Seat) -> None:
        """Somebody plays the seat, to whom it is no news what the clock chose before."""
        self.clock_answers.append((seat, None))

    def check_chat(self, seat: Seat, to: list[str]) -> None:
        """Free words follow the game's rules for talk: who is silent is silent, private words are where they are. Once
        it is over, everybody may speak to everybody else.
        """
        game, state, is_over = self.match.game, self.match.state, self.match.over
        if not is_over and not game.forms_allowed(state, seat):
            raise RuleError("no-talk")
        for letter in to:
            other = seat_named(letter, self.match.config.players)
            if other == seat or not (is_over or game.may_whisper(state, seat, other)):
                raise RuleError("whisper-not-allowed", to=letter)

    def _note(self, message: str, now: float) -> None:
        """A deed was done: the clock goes on, and whoever listens hears of it."""
        if self.deadlines.are_set:
            self.deadlines.note(self.match, self.people, now)
        self.listener(self.match.entries[-1], message, now)

    # Coming and going

    def begin(self, now: float) -> None:
        """The game starts, or the table comes back to memory."""
        self.deadlines.note(self.match, self.people, now)

    def left(self, seat: Seat, now: float) -> None:
        self.away.setdefault(seat, now)

    def came(self, seat: Seat) -> bool:
        """The player is back: the steward leaves the seat. Whether that has to be kept, because only deeds that were
        kept call a steward: by correspondence.
        """
        is_to_be_kept = self._grace is None and (seat in self.stewards or self._missed[seat] > 0)
        self.away.pop(seat, None)
        self._missed[seat] = 0
        if seat in self.stewards:
            self.stewards.remove(seat)
            self._crew = None
        return is_to_be_kept

    def woke(self, now: float) -> None:
        """Somebody came to a table where nobody was. Whose seat a steward plays has been waited for already."""
        self._not_before = now + self._settings.wake_grace
        for seat in self.away.keys() - self.stewards:
            self.away[seat] = now

    def ends(self) -> dict[Seat, float]:
        """Until when each person has time whom the clock waits for; where the steward plays, it waits for nobody."""
        ends = self.deadlines.seats().items()
        return {seat: max(end, self._not_before) for seat, end in ends if seat not in self.stewards}

    def window_end(self) -> float | None:
        """Until when there is time where nobody is named."""
        end = self.deadlines.window()
        return None if end is None else max(end, self._not_before)

    def is_long_away(self, seat: Seat, now: float) -> bool:
        """Whether a break of this seat's player has been waited for. By correspondence it is the clock that waits."""
        return seat in self.away and now - self.away[seat] >= (self._grace or 0)

    def recall(self, entry: EntryRow) -> None:
        """Take in a deed that was kept. By correspondence a steward who was called stays, whenever the server starts:
        nobody's absence calls one there.
        """
        if self._grace is None and entry.seat in self.people:
            if entry.message:
                self.came(entry.seat)
            elif len(self.match.entries) > self._seats[entry.seat].back:
                self._note_missed(entry.seat)

    def go_on_like(self, other: "Play") -> None:
        """The same people are away, and the same stewards play for them, as in the game that this one is read from."""
        self.away, self.stewards, self._missed = other.away, other.stewards, other._missed
        self._crew = None

    def seat_changed(self) -> None:
        """Somebody else plays a seat from now on."""
        self._crew = None

    # Time

    @property
    def only_people_act(self) -> bool:
        """Whether nothing happens of itself: no bots, nobody away, no clock."""
        return self._crew is not None and not (self._crew.bots or self.away or self.deadlines.are_set)

    def pass_time(self, now: float) -> bool:
        """Do what is due by now; whether more is due at once."""
        if self.match.over:
            return False
        self._call_stewards(now)
        is_late = self._let_clock_answer(now)
        return self._let_bots_play(now) or is_late

    def secret_for(self, now: float) -> float:
        """For how many seconds nobody may be told what was done last; never long, even if the clock was put back."""
        return max(0.0, min(self.secret_until - now, _THINKING))

    def next_due(self) -> float | None:
        """When something happens of itself."""
        if self.only_people_act or self.match.over:
            return None
        times = []
        if self._bots_due is not None:
            times.append(self._bots_due)
        end = self.deadlines.next_end()
        if end is not None:
            times.append(max(end, self._not_before))
        grace = self._grace
        if grace is not None:
            times += [since + grace for seat, since in self.away.items() if seat not in self.stewards]
        return min(times, default=None)

    def _call_stewards(self, now: float) -> None:
        grace = self._grace
        if grace is None:
            return
        for seat, since in self.away.items():
            if seat not in self.stewards and now - since >= grace:
                self._call_steward(seat)

    def _call_steward(self, seat: Seat) -> None:
        self.stewards.add(seat)
        self._crew = None

    def _let_clock_answer(self, now: float) -> bool:
        """Choose for those whose time is over; whether there may be more of them."""
        match = self.match
        if self.deadlines.next_end() is None or now < self._not_before:
            return False
        for _ in range(_AT_ONCE):
            people = [seat for seat in self.people if seat not in self.stewards]
            ask = self.deadlines.expired(match, people, now)
            if ask is None:
                return False
            code = match.game.code(match.game.timeout(match.state, ask, self._rng))
            place = sum(fact.form(ask.seat) is not None for fact in match.facts)
            match.act(ask.seat, code, ask.number)
            self.clock_answers.append((ask.seat, wire.Missed(ask.number, option_of(match.game, code), place)))
            self._note("", now)
            self._note_missed(ask.seat)
        return True

    def _note_missed(self, seat: Seat) -> None:
        """A decision was left to others."""
        self._missed[seat] += 1
        if self._missed[seat] >= self._settings.missed_before_steward:
            self._call_steward(seat)

    # Bots and stewards

    def _let_bots_play(self, now: float) -> bool:
        for _ in range(_AT_ONCE):
            crew = self._hire()
            if not crew.bots:
                return False
            crew.tell()
            ask = crew.next_ask()
            if ask is None and not any(bot.eager for bot in crew.bots.values()):
                self._bots_due = None
                return False
            waited_for = None if ask is None else (ask.seat, ask.number)
            if self._bots_due is None or waited_for != self._bots_for:
                self._bots_for, self._bots_due = waited_for, now + self._pause()
            due = self._bots_due
            if now < due:
                return False
            self._bots_due = None
            if self._bots_play is None:
                self._bots_play = crew.play()
            entry = next(self._bots_play, None)
            if entry is None:  # nobody had anything to say or do after all
                self._bots_play = None
                return False
            self._note("", now)
            if self._settings.bot_pause:
                self.secret_until = due + _THINKING
        return True

    def _pause(self) -> float:
        """A human-like pause. It must not depend on anything that somebody might not know."""
        return self._settings.bot_pause * _chance.uniform(0.6, 1.6)

    def _hire(self) -> Crew:
        if self._crew is None:
            kinds = {seat: row.level for seat, row in enumerate(self._seats) if row.kind == BOT}
            kinds |= dict.fromkeys(self.stewards, STEWARD)
            chance = Rng(secrets.token_bytes(KEY_BYTES))
            game = self.match.game
            bots = {seat: make_bot(kind, game, seat, chance.fork(LETTERS[seat])) for seat, kind in kinds.items()}
            self._crew = Crew(self.match, bots)
            self._bots_play = None
            self._bots_due = None
        return self._crew


def redo(play: Play, entries: list[EntryRow]) -> list[int]:
    """Repeat what was kept, with the times at which it was done; how many facts there were after so many deeds."""
    match = play.match
    facts_after = [len(match.facts)]
    for entry in entries:
        if entry.kind == SAY:
            match.say(entry.seat, entry.text, seat_named(entry.to, match.config.players) if entry.to else None)
        else:
            match.act(entry.seat, entry.text)
        play.deadlines.note(match, play.people, entry.served)
        play.recall(entry)
        facts_after.append(len(match.facts))
    return facts_after
