"""What people do with a table apart from playing: sitting down, bots, starting, offering a seat, playing again.

Each function runs in the table's own task. It does what it says, or raises GameError and changes nothing.
"""

import secrets

import msgspec

from winterover.bots import BOTS
from winterover.core.errors import ConfigError, GameError
from winterover.core.match import seat_named
from winterover.core.rng import KEY_BYTES
from winterover.core.seats import LETTERS, Seat
from winterover.games.registry import find_game
from winterover.server import wire
from winterover.server.credentials import hash_of, new_code, new_secret
from winterover.server.logs import log
from winterover.server.store import BOT, FREE, LOBBY, OVER, PERSON, PLAYING, Change, SeatRow, Store, TableRow
from winterover.server.tables.table import GONE, Table
from winterover.server.words import checked_name

# Creating


def check_settings(settings: wire.NewTable) -> None:
    """Raise ConfigError unless such a game can be played."""
    find_game(settings.game, settings.players).configure(
        settings.players, settings.edition, settings.rulings, settings.sheet
    )


def new_row(number: int, settings: wire.NewTable, host: str) -> TableRow:
    """A table with free seats."""
    return TableRow(
        id=number,
        code=new_code(is_open=settings.open),
        stage=LOBBY,
        settings=msgspec.json.encode(settings).decode(),
        seed=b"",
        rules=find_game(settings.game, settings.players).rules_version,
        host=host,
        started=0.0,
        rematch="",
        is_open=settings.open,
        clock=settings.clock,
        seats=[SeatRow() for _ in range(settings.players)],
    )


def creating(store: Store, row: TableRow) -> list[Change]:
    """What the store has to write for a new table."""
    return [store.create_table(row), *(store.put_seat(row.id, seat, who) for seat, who in enumerate(row.seats))]


def change_settings(table: Table, secret: str, settings: wire.NewTable) -> wire.Table:
    """Other settings before the start. Everybody has to say anew that they are ready."""
    _check_host(table, secret)
    _check_lobby(table)
    check_settings(settings)
    row = table.row
    for seat in range(settings.players, len(row.seats)):
        if row.seats[seat].kind == PERSON:
            raise GameError("seat-taken", seat=LETTERS[seat])
    store = table.services.store
    row.seats[settings.players :] = []
    row.seats += [SeatRow() for _ in range(len(row.seats), settings.players)]
    row.settings = msgspec.json.encode(settings).decode()
    row.rules = find_game(settings.game, settings.players).rules_version
    row.is_open = settings.open
    row.clock = settings.clock
    table.changes.append(store.drop_seats(row.id))
    for seat, who in enumerate(row.seats):
        who.ready = who.kind == BOT
        table.keep_seat(seat)
    table.read_settings()
    table.keep_table()
    return table.info()


def close(table: Table, secret: str) -> None:
    """Take a table away for good."""
    _check_host(table, secret)
    table.changes.append(table.services.store.delete_table(table.row.id))
    table.leave(GONE)
    log("table closed", table=table.row.id)


# Sitting down


def take_seat(table: Table, letter: str, name: str) -> wire.Taken:
    """Sit down in a free seat, or as a substitute in one that the host offers."""
    seat = _seat(table, letter)
    who = table.row.seats[seat]
    if table.row.stage == LOBBY:
        if who.kind != FREE:
            raise GameError("seat-taken", seat=letter)
    elif not who.offered:
        raise GameError("seat-not-offered", seat=letter)
    others = [other.name for place, other in enumerate(table.row.seats) if place != seat and other.kind == PERSON]
    cleaned = checked_name(name, others)
    secret = new_secret()
    table.row.seats[seat] = SeatRow(PERSON, cleaned, "", hash_of(secret), ready=table.row.stage != LOBBY)
    table.keep_seat(seat)
    table.close_seat(seat)
    return wire.Taken(table.row.code, letter, secret)


def free_seat(table: Table, secret: str, letter: str) -> wire.Table:
    """Stand up, or (the host) send somebody or a bot away."""
    seat = _seat(table, letter)
    _check_seat_or_host(table, secret, seat)
    _check_lobby(table)
    table.row.seats[seat] = SeatRow()
    table.keep_seat(seat)
    table.close_seat(seat)
    return table.info()


def set_bot(table: Table, secret: str, letter: str, level: str) -> wire.Table:
    """Put a bot into a free seat, or another one into a bot's."""
    seat = _seat(table, letter)
    _check_host(table, secret)
    _check_lobby(table)
    if level not in BOTS:
        raise ConfigError("unknown-bot", name=level, known=", ".join(BOTS))
    if table.row.seats[seat].kind == PERSON:
        raise GameError("seat-taken", seat=letter)
    table.row.seats[seat] = SeatRow(BOT, level=level, ready=True)
    table.keep_seat(seat)
    return table.info()


def set_ready(table: Table, secret: str, letter: str, ready: bool) -> wire.Table:
    seat = _seat(table, letter)
    _check_own(table, secret, seat)
    _check_lobby(table)
    table.row.seats[seat].ready = ready
    table.keep_seat(seat)
    return table.info()


def rotate(table: Table, secret: str, letter: str) -> wire.Rotated:
    """A new secret for the seat; devices with the old one are sent away."""
    seat = _seat(table, letter)
    _check_own(table, secret, seat)
    fresh = new_secret()
    table.row.seats[seat].secret = hash_of(fresh)
    table.keep_seat(seat)
    table.close_seat(seat)
    return wire.Rotated(fresh)


def set_offered(table: Table, secret: str, letter: str, offered: bool) -> wire.Table:
    """Offer a seat that the steward plays to a substitute, or take the offer back."""
    seat = _seat(table, letter)
    _check_host(table, secret)
    play = table.play
    if table.row.stage != PLAYING or play is None:
        raise GameError("not-playing")
    if offered and seat not in play.stewards:
        raise GameError("seat-not-steward", seat=letter)
    table.row.seats[seat].offered = offered
    table.keep_seat(seat)
    return table.info()


# Beginning and beginning again


def start(table: Table, secret: str) -> wire.Table:
    """Deal. Every seat must be a bot's or a person's who is ready."""
    _check_host(table, secret)
    _check_lobby(table)
    missing = [LETTERS[seat] for seat, who in enumerate(table.row.seats) if not who.ready]
    if missing:
        raise GameError("not-ready", seats=", ".join(missing))
    row = table.row
    row.seed = secrets.token_bytes(KEY_BYTES)
    row.stage = PLAYING
    row.started = table.services.now()
    table.begin_play(row.started)
    table.keep_table()
    log("game started", table=row.id, game=table.settings.game, players=table.settings.players)
    return table.info()


def rematch(table: Table, secret: str) -> TableRow | None:
    """The next table with the same settings, seats and secrets; None if there is one already."""
    _check_host(table, secret)
    row = table.row
    if row.stage != OVER:
        raise GameError("not-over")
    if row.rematch:
        return None
    fresh = new_row(table.services.store.new_id(), table.settings, row.host)
    fresh.seats = [SeatRow(who.kind, who.name, who.level, who.secret, who.kind == BOT) for who in row.seats]
    row.rematch = fresh.code
    table.changes += creating(table.services.store, fresh)
    table.keep_table()
    return fresh


# Checks


def _seat(table: Table, letter: str) -> Seat:
    return seat_named(letter, table.config.players)


def _check_lobby(table: Table) -> None:
    if table.row.stage != LOBBY:
        raise GameError("not-in-lobby")


def _check_host(table: Table, secret: str) -> None:
    if _known(table, secret) != (None, True):
        raise GameError("not-host")


def _check_own(table: Table, secret: str, seat: Seat) -> None:
    if _known(table, secret) != (seat, False):
        raise GameError("not-your-seat", seat=LETTERS[seat])


def _check_seat_or_host(table: Table, secret: str, seat: Seat) -> None:
    if _known(table, secret) not in ((seat, False), (None, True)):
        raise GameError("not-your-seat", seat=LETTERS[seat])


def _known(table: Table, secret: str) -> tuple[Seat | None, bool]:
    found = table.who(secret)
    if found is None:
        raise GameError("bad-secret")
    return found
