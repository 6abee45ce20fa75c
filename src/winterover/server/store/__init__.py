"""What is kept of tables, and the narrow interface by which it is kept.

Reading happens when a table is loaded. Writing is a list of changes that become durable together or not at all;
whoever awaits `write` knows afterwards that they survive a crash.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from winterover.server.served import ServedTime

Stage = Literal["lobby", "playing", "over"]
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"

Kind = Literal["free", "person", "bot"]
FREE: Final = "free"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(slots=True)
class SeatRow:
    """Who sits in a seat; of the secret only the hash."""

    kind: Kind = FREE
    name: str = ""
    level: str = ""
    secret: str = ""
    ready: bool = False
    #: Whether the host offers it to a substitute, and who agreed: the letters of their seats.
    offered: bool = False
    agreed: str = ""
    #: Those who played it before, the last one last: their names, how many facts everybody knew when they were
    #: replaced, and when that was.
    formerly: list[tuple[str, int, float]] = field(default_factory=list)
    #: After how many deeds its player came back or sat down: what was left to the clock before that does not count.
    back: int = 0


@dataclass(slots=True)
class EntryRow:
    """A deed or a line of chat, with the client's id for it.

    `served` is the time by the server's own clock, which stands still while the server does; `time` is the wall's.
    `name` is that of whoever wrote a line: somebody else may have the seat later.
    """

    kind: str
    seat: int
    text: str
    to: str
    message: str
    served: float
    time: float
    name: str = ""


@dataclass(slots=True)
class TableRow:
    """A table without its entries."""

    id: int
    code: str
    stage: Stage
    #: The settings as JSON (`wire.NewTable`).
    settings: str
    seed: bytes
    rules: int
    host: str
    #: When the game began, by the server's own clock.
    started: float
    rematch: str
    is_open: bool
    clock: str
    #: By whose address it counts (`makers`), empty for nobody's.
    maker: str = ""
    seats: list[SeatRow] = field(default_factory=list)


@dataclass(slots=True)
class Upload:
    code: str
    text: str
    #: By whose address it counts.
    maker: str = ""


#: Something to be written: a statement with its values, made by the store that writes it.
Change = tuple[str, tuple[Any, ...]]


class StoreFailed(Exception):
    """What was to be written is not durable; nothing of it counts. `replaced`: a backup was restored meanwhile."""

    def __init__(self, problem: str, *, replaced: bool = False) -> None:
        super().__init__(problem)
        self.replaced = replaced


class Store(Protocol):
    """Where tables are kept."""

    #: The time for which the server has been up. After a restore it goes on from where the backup was.
    now: ServedTime
    #: Called, in whatever thread, when the contents were replaced by those of a backup.
    on_replaced: Callable[[], None]

    @property
    def contents(self) -> int:
        """Which contents there are: a number that grows when they are replaced by those of a backup.

        Whoever looks at it first, and at the contents or at the time after that, can tell `write` what they build on.
        """

    # Reading

    def find_table(self, code: str) -> TableRow | None: ...
    def entries_of(self, table: int) -> list[EntryRow]: ...

    def chat_heads(self, table: int) -> list[tuple[int, int, int, str, float]]:
        """Of each line of chat its place, the number of deeds before it, who wrote it, to whom, and when."""

    def chat_of(self, table: int, places: Sequence[int]) -> list[tuple[int, EntryRow]]:
        """The lines of chat at these places, in their order."""

    def open_tables(self, stages: Sequence[str], most: int) -> list[TableRow]: ...
    def running(self, clock: str) -> list[str]: ...
    def table_count(self) -> int: ...
    def table_ids(self) -> set[int]: ...

    def made_by(self, maker: str, since: float) -> int:
        """How many tables a maker has that are not finished, or were made since then by the server's own clock."""

    def upload(self, code: str) -> Upload | None: ...
    def uploads(self, most: int) -> list[str]: ...

    # Changes

    def create_table(self, row: TableRow) -> Change: ...
    def update_table(self, row: TableRow) -> Change: ...
    def delete_table(self, table: int) -> Change: ...
    def put_seat(self, table: int, seat: int, row: SeatRow) -> Change: ...

    def replace_secret(self, old: str, new: str) -> Change:
        """Another secret's hash in the place of this one, at every table that has it: rematches share their secrets."""

    def drop_seats(self, table: int) -> Change: ...
    def append(self, table: int, place: int, entry: EntryRow) -> Change: ...
    def touch(self, table: int) -> Change: ...
    def add_upload(self, upload: Upload) -> Change: ...

    def trim_uploads(self, most: int, maker: str | None = None) -> Change:
        """Forget the oldest uploads, of everybody or of one maker, if there are more than so many; 0 keeps them all."""

    def expire(self, stage: str, before: float) -> Change:
        """Forget tables at this stage that nobody has touched since then, by the server's own clock."""

    def expire_empty(self, before: float) -> Change:
        """Forget tables at which no person ever sat down, or none does any more."""

    def forget_makers(self, before: float) -> Change:
        """Who made the finished tables that were made before then is of no use any more."""

    def keep_time(self, served: float) -> Change: ...

    # Writing

    async def write(self, changes: Sequence[Change], contents: int) -> None:
        """Make all changes (or none) durable at once; raises StoreFailed if that cannot be done.

        Changes that build on other contents than there are do not go into these.
        """

    def new_id(self) -> int: ...
    def close(self) -> None: ...
