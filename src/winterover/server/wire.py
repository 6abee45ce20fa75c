"""Every message that crosses the network, both ways: the one source of schemas, TypeScript types and checks.

Text is not sent: a client gets the names of messages and their values, and takes the words from the Fluent files of
its language. Seats are letters.
"""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from winterover.server.credentials import SECRET_FORM

LONGEST_NAME = 20
LONGEST_CHAT = 500
LONGEST_WORDS = 120
LONGEST_CODE = 120
LONGEST_ID = 40

#: The end of a text: alone, Python's `$` lets a line break through.
END = r"$(?!\n)"

Letter = Annotated[str, Meta(pattern=f"^[A-L]{END}", description="A seat.")]
TableCode = Annotated[str, Meta(pattern=f"^[A-Z2-9]{{6,16}}{END}", description="What a join link names.")]
MessageId = Annotated[
    str, Meta(pattern=f"^[A-Za-z0-9_-]{{1,40}}{END}", description="Made by the client, new for each deed.")
]
Secret = Annotated[
    str, Meta(pattern=f"^[A-Za-z0-9_-]{{20,64}}{END}", description="Proves who speaks; never part of a URL.")
]
Name = Annotated[str, Meta(min_length=1, max_length=200, description="Cleaned, and then at most 20 characters.")]

ClockKind = Literal["none", "relaxed", "fast", "correspondence"]
Language = Literal["en", "it", "de", "fr", "uk", "es"]
Level = Annotated[
    str, Meta(pattern=f"^[a-z]{{1,20}}{END}", description="The name of a bot, as `GET /api/games` lists them.")
]


# What both a table and a record show


class Phrase(Struct, frozen=True):
    """Something to be said to people: `<game>-option-<name>`, `<game>-ask-<name>`; each value with its category."""

    name: str
    args: dict[str, tuple[str, Any]]


class Fact(Struct, frozen=True):
    """Something that happened, as this viewer was told it: `<game>-fact-<name>`. What is hidden is null."""

    name: str
    args: dict[str, Any]
    #: The arguments that everybody was told otherwise, as they were told; null where others were told nothing.
    public: dict[str, Any] | UnsetType | None = UNSET


class Option(Struct, frozen=True):
    """One thing that may be done: the code that does it, and how to say it."""

    code: str
    phrase: Phrase


class Ask(Struct, frozen=True):
    """A choice put to this seat, with the rule that asks for it and the rule card that explains it."""

    number: int
    kind: str
    rule: str
    rule_card: str
    phrase: Phrase
    options: list[Option]
    #: The Character it is about, where one person runs several.
    character: str | None = None


class Forbidden(Struct, frozen=True):
    """Something that a player might expect to be possible, with the rule against it."""

    code: str
    phrase: Phrase
    rule: str


class Talk(Struct, frozen=True):
    """What this seat may say now: forms of statements, and whom it may speak to in private."""

    forms: list[str]
    whispers: list[Letter]


class Clock(Struct, frozen=True):
    """Until when the waited-for people have time, by the server's own clock: seconds left = end - now at arrival.

    `window` is the end of a moment in which several may act and nobody is named.
    """

    kind: ClockKind
    now: float
    seats: dict[str, float]
    window: float | None = None


class ChatLine(Struct, frozen=True):
    """A line of free chat, in seconds since 1970; `to` is empty for a line to everyone.

    `text` is empty where this viewer sees that somebody whispers to others, and does not hear what.
    `after` is its place: how many lines of the log this viewer had been told when it was written.
    `name` is that of whoever wrote it, also when somebody else has the seat by now; empty in old tables.
    """

    seat: Letter
    text: str
    at: float
    to: list[Letter] = []
    after: int = 0
    name: str = ""


class Former(Struct, frozen=True):
    """Who played a seat before.

    `facts`: how many facts everybody had been told when somebody else sat down; `at`: when that was, by the clock
    of the chat. Both are 0 where that is not known.
    """

    name: str
    facts: int
    at: float


class Seat(Struct, frozen=True):
    """Who sits in a seat. A steward plays for a person who is away; the host may offer such a seat to a substitute.

    `open`: enough people have agreed, and anybody else may take it. `agreed`: who agreed, to the last substitute too.
    `formerly`: those who played it before, the last one last.
    """

    seat: Letter
    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str = ""
    ready: bool = False
    here: bool = False
    steward: bool = False
    offered: bool = False
    open: bool = False
    agreed: list[Letter] = []
    formerly: list[Former] = []


class Table(Struct, frozen=True):
    """What everybody may know of a table apart from the game on it."""

    table: TableCode
    stage: Literal["lobby", "playing", "over"]
    game: str
    players: int
    edition: str
    rulings: dict[str, str]
    sheet: str
    figures: dict[str, int]
    language: Language
    open: bool
    clock: ClockKind
    chat: bool
    seats: list[Seat]
    spectators: int = 0
    commitment: str = ""
    rematch: str = ""
    #: Who begins (in The Thing as Leader), if that was chosen; otherwise it falls to somebody by lot.
    first: Letter | None = None
    #: The numbers of this table that the texts of rule cards name, and what they are at a standard table for as many,
    #: where that is something else.
    numbers: dict[str, int] = {}
    usual_numbers: dict[str, int] = {}


# From the client, over the socket


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: which table, and as whom. Without a secret one watches."""

    table: TableCode
    secret: Secret | None = None


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Answer the ask with this number, or (null) use a standing option."""

    id: MessageId
    code: Annotated[str, Meta(min_length=1, max_length=LONGEST_CODE)]
    ask: Annotated[int, Meta(ge=0, le=2**31)] | None = None


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Make a structured statement, to everyone or to one seat."""

    id: MessageId
    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]
    to: Letter | None = None


class Chat(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """Write a line of free chat, to everyone or to the seats named, where the game allows private words."""

    id: MessageId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    to: Annotated[list[Letter], Meta(max_length=12)] = []


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Ask for a sign of life: a connection that died silently looks like a quiet one. `done` with this id answers."""

    id: MessageId


FromClient = Hello | Act | Say | Chat | Ping
Deed = Act | Say | Chat


# From the server, over the socket


class Missed(Struct, frozen=True):
    """A choice that the clock made for this seat, whose time was over: the number of the ask, and what was chosen.

    `after` is its place: how many lines of the log this seat had been told by then.
    """

    ask: int
    option: Option
    after: int


class Snapshot(Struct, tag="snapshot", tag_field="type"):
    """Everything this viewer may know now. Comes first; updates change it."""

    you: Letter | None
    host: bool
    table: Table
    view: dict[str, Any]
    log: list[Fact]
    asks: list[Ask]
    standing: list[Option]
    forbidden: list[Forbidden]
    talk: Talk
    clock: Clock
    chat: list[ChatLine]
    #: The last choices that the clock made for this seat, since it last answered for itself.
    missed: list[Missed]


class Update(Struct, tag="update", tag_field="type", omit_defaults=True):
    """What changed: fields of the view to set and to drop, new lines of log and chat, the rest anew where present."""

    view: dict[str, Any] | UnsetType = UNSET
    gone: list[str] | UnsetType = UNSET
    log: list[Fact] | UnsetType = UNSET
    chat: list[ChatLine] | UnsetType = UNSET
    table: Table | UnsetType = UNSET
    asks: list[Ask] | UnsetType = UNSET
    standing: list[Option] | UnsetType = UNSET
    forbidden: list[Forbidden] | UnsetType = UNSET
    talk: Talk | UnsetType = UNSET
    clock: Clock | UnsetType = UNSET
    done: list[str] | UnsetType = UNSET
    missed: list[Missed] | UnsetType = UNSET


class Done(Struct, tag="done", tag_field="type"):
    """A message with this id was carried out before, and nothing was done again; or it was a `ping`."""

    id: str


class Error(Struct, tag="error", tag_field="type"):
    """A message changed nothing: why (`error-<code>` in the texts), and the same in English."""

    code: str
    args: dict[str, Any]
    text: str
    id: str | None = None


FromServer = Snapshot | Update | Done | Error


# Bodies of requests and responses


class Problem(Struct):
    """Why a request was refused: `error-<code>` in the texts, and the same in English."""

    code: str
    args: dict[str, Any]
    text: str


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be: the game and how it is played. What is left out is as usual for the game."""

    game: Annotated[str, Meta(max_length=20, description="As `GET /api/games` names it.")]
    players: Annotated[int, Meta(ge=1, le=12, description="Seats; 1 to 3 at The Thing mean the game for small crews.")]
    edition: Annotated[
        Annotated[str, Meta(max_length=20)] | None, Meta(description="Whose rules; the game's first without one.")
    ] = None
    rulings: Annotated[
        dict[str, str], Meta(max_length=80, description="Single rules that differ from the edition, by key.")
    ] = {}
    sheet: Annotated[
        dict[str, Any] | None, Meta(description="Another board: `name`, and in `figures` what is printed on it.")
    ] = None
    language: Annotated[Language, Meta(description="What the table speaks; everybody may read another.")] = "en"
    open: Annotated[bool, Meta(description="Listed for everybody; else only who has the code finds it.")] = False
    clock: Annotated[ClockKind, Meta(description="How long a decision may take; the operator sets the times.")] = "none"
    chat: Annotated[bool, Meta(description="Whether people may write freely, besides statements.")] = True
    first: Annotated[Letter | None, Meta(description="Who begins; without one it is decided by lot.")] = None


class Created(Struct):
    """The new table and the secret that makes its holder the host."""

    table: TableCode
    host: Secret


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down under a name."""

    name: Name


class Taken(Struct):
    """The seat and the secret that opens it, on any device."""

    table: TableCode
    seat: Letter
    secret: Secret


class NewSecret(Struct, forbid_unknown_fields=True):
    """The secret that the seat is to have, made by the client, who then knows it even if the answer is lost."""

    #: Not checked here, because one that is no secret gets an error of its own.
    secret: Annotated[
        str,
        Meta(
            description="32 random characters: 24 bytes as URL-safe base64.",
            extra_json_schema={"pattern": f"^{SECRET_FORM}{END}"},
        ),
    ]


class Rotated(Struct):
    """A new secret in place of the old one, which opens nothing any more."""

    secret: Secret


class SetBot(Struct, forbid_unknown_fields=True):
    level: Level


class SetReady(Struct, forbid_unknown_fields=True):
    ready: Annotated[bool, Meta(description="Whether the game may begin, as far as this seat is concerned.")]


class SetOffered(Struct, forbid_unknown_fields=True):
    offered: Annotated[bool, Meta(description="Whether somebody else may sit down here while the steward plays.")]


class SetAgreed(Struct, forbid_unknown_fields=True):
    """Whether one agrees that a substitute may have the seat that is offered, with all that it knows."""

    agreed: Annotated[bool, Meta(description="Whether this seat agrees to the offer.")]


class Rematch(Struct):
    """The table of the next game. Everybody's secret, the host's too, opens the same seat there."""

    table: TableCode


class Tables(Struct):
    tables: list[Table]


class RulingInfo(Struct):
    """A switch of a table: what it changes, what may be given, and what each edition says.

    `subject` is what it changes (`setup`, `moving`, ...): its words are `<game>-ruling-subject-<subject>`. Those of one
    subject stand together, in the order of the rulebook.
    `cards` are the rule cards that it bears on, `players` the numbers of players with which it decides anything.
    `setting` is the setting of a table that does the same (`first`), which is then the way to choose it, or empty.
    """

    key: str
    subject: str
    allowed: str
    values: list[str]
    editions: dict[str, str]
    source: str
    cards: list[str]
    players: list[int]
    setting: str


class FigureInfo(Struct):
    """A figure of the board: its standard value, its bounds, how sure it is and where that is argued.

    `cards` are the rule cards that it bears on, `players` the numbers of players for which it counts.
    """

    name: str
    standard: int
    least: int
    most: int
    grade: str
    source: str
    cards: list[str]
    players: list[int]


class AskInfo(Struct):
    """What may be seen of a kind of choice by whoever looks over its player's shoulder while their cards are covered.

    `options` and `question` (beyond its first sentence) say whether these may be seen at all, `without` which kinds of
    options may not. `alike` are the options to show to everybody, possible or not, because only one role has a choice.
    """

    options: bool
    question: bool
    without: list[str]
    alike: list[str]


class GameInfo(Struct):
    """A game, or a mode of one for other numbers of players: what can be chosen, the categories by which values are
    put into words, and what to keep from onlookers.

    `beginnings` are the facts with which rounds and turns begin, `told_apart` those without a public form that are
    told to everybody in a position which the table sees: a line of any other would show that something secret happened.
    `backs` says what everybody sees of a thing that is put up face down, for those that do not lie open.
    """

    game: str
    mode: str
    rules: int
    least_players: int
    most_players: int
    editions: list[str]
    rulings: list[RulingInfo]
    figures: list[FigureInfo]
    asks: dict[str, AskInfo]
    facts: dict[str, dict[str, str]]
    beginnings: list[str]
    told_apart: list[str]
    backs: dict[str, str]
    forms: dict[str, list[str]]
    words: dict[str, list[str]]
    rule_cards: dict[str, list[str]]
    #: Those of another mode that are the main game's; its own come first.
    main_cards: list[str]
    #: What the texts of rule cards select on besides the rulings: the numbers of the standard game, for cards that are
    #: read without a table, and what each edition sets of the rulings that only the other mode has, by their keys.
    numbers: dict[str, int]
    idle: dict[str, dict[str, str]]


class Games(Struct):
    games: list[GameInfo]
    bots: list[str]
    languages: list[str]
    #: How many seconds a decision may take by each clock, as the operator set them; null without one.
    clocks: dict[ClockKind, float | None]
    #: What others in the network call the machine of the server, for a page that was opened by an address that means
    #: something else on every machine (127.0.0.1); empty if the server listens to its own machine only. Null for pages
    #: on other machines, which know it, and behind a proxy.
    elsewhere: str | None


class SheetInfo(Struct):
    """A board sheet that fits the game: its name, and the figures that differ from the standard ones."""

    name: str
    figures: dict[str, int]


class RecordInfo(Struct):
    """A finished or uploaded game. `verified` is the error code of what is wrong with it, or empty.

    `digest` is the hash over all its lines; empty for an old record, in which a later change might go unnoticed.
    `rulings` and `figures` hold what its table played otherwise than the edition and the standard board, whose other
    name is `sheet`; `first` is who began.
    """

    record: str
    game: str
    players: int
    edition: str
    rulings: dict[str, str]
    sheet: str
    figures: dict[str, int]
    first: Letter | None
    names: dict[str, str]
    frames: int
    commitment: str
    digest: str
    verified: str
    ending: str = ""
    winners: list[Letter] = []
    #: Those who played a seat before the one who is named. A file does not say when that was by the clock of the chat.
    formerly: dict[Letter, list[Former]] = {}
    #: As in `Table`.
    numbers: dict[str, int] = {}
    usual_numbers: dict[str, int] = {}


class Records(Struct):
    records: list[RecordInfo]


class Frame(Struct):
    """The game after so many deeds as one viewer knew it.

    With everything open, every seat's view is beside it, and in `unseen` what lay hidden from all of them.
    `chat` holds what was written before the next deed.
    """

    place: int
    view: dict[str, Any]
    log: list[Fact]
    asks: list[Ask] = []
    deed: str = ""
    seats: dict[str, dict[str, Any]] = {}
    unseen: dict[str, Any] = {}
    chat: list[ChatLine] = []


class Frames(Struct):
    """Some frames of a game and how many there are. Each log holds what is new since the frame before."""

    total: int
    frames: list[Frame]


class Past(Struct):
    """Everything that one viewer was told and could read up to a frame, without any views.

    After frame n the log had `told[n]` lines and the chat `written[n]`, so the past of every frame before is in it too.
    """

    log: list[Fact]
    chat: list[ChatLine]
    told: list[int]
    written: list[int]


class Beginning(Struct):
    """The frame with which a round begins, or somebody's turn; both are counted from 1."""

    place: int
    number: int
    seat: Letter | None = None


class Beginnings(Struct):
    """Where the rounds or turns of a game begin: everybody was told so, so they are the same for all."""

    beginnings: list[Beginning]


class Health(Struct):
    """Whether the server is up, and which version it is."""

    ok: bool
    version: str
