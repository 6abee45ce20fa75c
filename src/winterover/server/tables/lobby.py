"""What people do with a table apart from playing: sitting down, bots, starting, offering a seat, playing again.

Each function runs in the table's own task. It does what it says, or raises GameError and changes nothing. What can be
done again and again is told to everybody each time, so it counts as a change of the seat's or of the host's.
"""

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from winterover.bots import BOTS
from winterover.core.errors import ConfigError, GameError, RuleError
from winterover.core.game import Config, Game
from winterover.core.match import seat_named
from winterover.core.record import MOST_FORMER
from winterover.core.rng import KEY_BYTES, Rng
from winterover.core.seats import LETTERS, Seat
from winterover.games.registry import find_game
from winterover.server import wire
from winterover.server.credentials import hash_of, is_secret, new_code, new_secret
from winterover.server.logs import log
from winterover.server.store import BOT, FREE, LOBBY, OVER, PERSON, PLAYING, Change, SeatRow, Store, TableRow
from winterover.server.tables.table import GONE, Table
from winterover.server.words import checked_name

#: After so many lots even the last of twelve has come first.
_DRAWS = 300
#: So many lots fall on one and the same seat only where a ruling names it (S-SET-06).
_FIXED_AFTER = 30

# Creating


def check_settings(settings: wire.NewTable) -> None:
    """Raise GameError unless such a game can be played."""
    draw_seed(*_settled(settings), settings.first)


def _settled(settings: wire.NewTable) -> tuple[Game[Any], Config]:
    game = find_game(settings.game, settings.players)
    return game, game.configure(settings.players, settings.edition, settings.rulings, settings.sheet)


def draw_seed(game: Game[Any], config: Config, first: str | None) -> bytes:
    """A seed that nobody can guess; where it is settled who begins, lots are drawn until they fall like that.

    Everything else stays as likely as it is by chance, and the rules need no option for it (T-2-17, T-Z1-07).
    """
    if first is None:
        return secrets.token_bytes(KEY_BYTES)
    wanted = seat_named(first, config.players)
    found: set[Seat] = set()
    for drawn in range(_DRAWS):
        if drawn >= _FIXED_AFTER and len(found) == 1:
            break
        seed = secrets.token_bytes(KEY_BYTES)
        first_player = game.first_player(game.start(config, Rng(seed)))
        if first_player == wanted:
            return seed
        found.add(first_player)
    raise ConfigError("first-player-fixed", seat=first)


def new_row(number: int, settings: wire.NewTable, host: str, maker: str = "") -> TableRow:
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
        maker=maker,
        seats=[SeatRow() for _ in range(settings.players)],
    )


def creating(store: Store, row: TableRow) -> list[Change]:
    """What the store has to write for a new table."""
    return [store.create_table(row), *(store.put_seat(row.id, seat, who) for seat, who in enumerate(row.seats))]


def change_settings(table: Table, secret: str, settings: wire.NewTable) -> wire.Table:
    """Other settings before the start. Everybody has to say anew that they are ready."""
    _check_host(table, secret)
    _check_lobby(table)
    game, config = _settled(settings)
    row = table.row
    if row.is_open and not settings.open:
        raise GameError("was-open")  # its code is short and was shown to everybody
    for seat in range(settings.players, len(row.seats)):
        if row.seats[seat].kind == PERSON:
            raise GameError("seat-taken", seat=LETTERS[seat])
    _spend(table, secret)
    draw_seed(game, config, settings.first)  # after it is counted, because finding out who can begin is work
    store = table.services.store
    row.seats[settings.players :] = []
    row.seats += [SeatRow() for _ in range(len(row.seats), settings.players)]
    row.settings = msgspec.json.encode(settings).decode()
    row.rules = game.rules_version
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


def take_seat(table: Table, letter: str, name: str, secret: str) -> wire.Taken:
    """Sit down in a free seat, or as a substitute in one that is offered. One person may play several seats from the
    start, but nobody who is at the table already may learn what another seat knows.
    """
    seat = _seat(table, letter)
    who = table.row.seats[seat]
    if table.row.stage == LOBBY:
        if who.kind != FREE:
            raise GameError("seat-taken", seat=letter)
    elif not who.offered or table.row.stage != PLAYING:
        raise GameError("seat-not-offered", seat=letter)
    elif table.who(secret) is not None:
        raise GameError("already-seated", seat=letter)
    elif not table.is_open(seat):
        raise GameError("seat-not-agreed", seat=letter)
    others = [other.name for place, other in enumerate(table.row.seats) if place != seat and other.kind == PERSON]
    fresh = new_secret()
    substitute = SeatRow(PERSON, checked_name(name, others), "", hash_of(fresh))
    table.allowances.spend("changes", seat)
    if table.row.stage == LOBBY:
        table.welcome_newcomer(seat)
    else:
        substitute.ready = True
        substitute.agreed = who.agreed
        if table.play is not None:
            known = sum(fact.public is not None for fact in table.play.match.facts)
            substitute.formerly = [*who.formerly, (who.name, known, time.time())][-MOST_FORMER:]
            substitute.back = len(table.play.match.entries)
            table.play.note_player(seat)
    table.row.seats[seat] = substitute
    table.keep_seat(seat)
    table.close_seat(seat)
    return wire.Taken(table.row.code, letter, fresh)


def free_seat(table: Table, secret: str, letter: str) -> wire.Table:
    """Stand up, or (the host) send somebody or a bot away."""
    seat = _seat(table, letter)
    _check_seat_or_host(table, secret, seat)
    _check_lobby(table)
    _spend(table, secret)
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
    _spend(table, secret)
    table.row.seats[seat] = SeatRow(BOT, level=level, ready=True)
    table.keep_seat(seat)
    return table.info()


def set_ready(table: Table, secret: str, letter: str, ready: bool) -> wire.Table:
    seat = _seat(table, letter)
    _check_own(table, secret, seat)
    _check_lobby(table)
    _spend(table, secret)
    table.row.seats[seat].ready = ready
    table.keep_seat(seat)
    return table.info()


def rotate(table: Table, secret: str, letter: str, fresh: str) -> None:
    """A new secret for the seat, which devices with the old one have to leave; in the store at other tables too."""
    seat = _seat(table, letter)
    _check_own(table, secret, seat)
    if fresh == secret:
        return  # asked again: the answer to the first time was lost
    if not is_secret(fresh):
        raise GameError("secret-form")
    if table.who(fresh) is not None:
        raise GameError("secret-taken")
    _spend(table, secret)
    table.close_seat(seat)
    table.replace_secret(hash_of(secret), hash_of(fresh))
    table.changes.append(table.services.store.replace_secret(hash_of(secret), hash_of(fresh)))


def come_back(table: Table, secret: str, letter: str) -> wire.Table:
    """Play on oneself: the steward plays for a player who left too much to the clock, even one who is there."""
    seat = _seat(table, letter)
    _check_own(table, secret, seat)
    if table.play is None or table.play.match.over:
        raise GameError("not-playing")
    _spend(table, secret)
    table.came(seat)
    return table.info()


def set_offered(table: Table, secret: str, letter: str, offered: bool) -> wire.Table:
    """Offer a seat that the steward plays to a substitute, or take the offer back, which its player may do too."""
    seat = _seat(table, letter)
    if offered:
        _check_host(table, secret)
    else:
        _check_seat_or_host(table, secret, seat)
    play = table.play
    if play is None or play.match.over:
        raise GameError("not-playing")
    if offered and not (seat in play.stewards and play.is_long_away(seat, table.services.now())):
        raise GameError("seat-not-steward", seat=letter)
    if offered and not any(other != seat for other in play.people):
        raise GameError("nobody-to-agree", seat=letter)
    _spend(table, secret)
    if offered == table.row.seats[seat].offered:
        return table.info()
    if not offered:
        table.end_offer(seat)
    else:
        table.row.seats[seat].offered = True
        table.row.seats[seat].agreed = ""  # what was agreed about the substitute before
        table.keep_seat(seat)
    return table.info()


def set_agreed(table: Table, secret: str, letter: str, agreed: bool) -> wire.Table:
    """Agree to a substitute for a seat that is offered, or not any more. Only the others who play are asked."""
    seat = _seat(table, letter)
    agreeing, _ = _known(table, secret)
    if agreeing is None:
        raise GameError("watching")
    if agreeing == seat:
        raise GameError("agreeing-oneself", seat=letter)
    if table.play is None or table.play.match.over:
        raise GameError("not-playing")
    who = table.row.seats[seat]
    if not who.offered:
        raise GameError("seat-not-offered", seat=letter)
    _spend(table, secret)
    others = set(who.agreed) - {LETTERS[agreeing]}
    who.agreed = "".join(sorted(others | {LETTERS[agreeing]} if agreed else others))
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
    row.seed = draw_seed(table.game, table.config, table.settings.first)
    row.rules = table.game.rules_version  # the table may be older than these rules
    row.stage = PLAYING
    row.started = table.services.now()
    table.begin_play(row.started)
    table.keep_table()
    log("game started", table=row.id, game=table.settings.game, players=table.settings.players)
    return table.info()


def rematch(table: Table, secret: str, check_room: Callable[[str], None], gone: str = "") -> str:
    """The code of the next table, with the same settings, seats and secrets; it is made only once, but for one that is
    gone.
    """
    _check_host(table, secret)
    row = table.row
    if row.stage != OVER:
        raise GameError("not-over")
    if row.rematch != gone:
        return row.rematch
    check_room(row.maker)
    fresh = new_row(table.services.store.new_id(), table.settings, row.host, row.maker)
    fresh.seats = [SeatRow(who.kind, who.name, who.level, who.secret, who.kind == BOT) for who in row.seats]
    row.rematch = fresh.code
    table.changes += creating(table.services.store, fresh)
    table.keep_table()
    return fresh.code


# Checks


def _seat(table: Table, letter: str) -> Seat:
    """The seat with just this letter: an address means one thing only."""
    players = table.config.players
    if letter not in tuple(LETTERS[:players]):
        raise RuleError("unknown-seat", seat=letter, known=" ".join(LETTERS[:players]))
    return LETTERS.index(letter)


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


def _spend(table: Table, secret: str) -> None:
    """Count a change of whoever makes it."""
    seat, _ = _known(table, secret)
    table.allowances.spend("changes", seat)


def _known(table: Table, secret: str) -> tuple[Seat | None, bool]:
    found = table.who(secret)
    if found is None:
        raise GameError("bad-secret")
    return found
