"""What an operator may set: by a TOML file, by the environment (`WINTEROVER_PORT=80`), by the command line."""

import math
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from winterover.core.errors import GameError
from winterover.server import wire
from winterover.server.limits import Proxies

PREFIX = "WINTEROVER_"
#: Belongs to the command line.
_NOT_OURS = frozenset(("WINTEROVER_LANG",))

#: What a limit may hold at least, where one of 0 would shut everybody out.
_Burst = Annotated[float, msgspec.Meta(ge=1)]
_Size = Annotated[int, msgspec.Meta(ge=1024)]
#: Without a name it would be the folder that the server happens to be started in.
_Path = Annotated[str, msgspec.Meta(min_length=1)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """All settings with their defaults. Times are in seconds, sizes in bytes; a limit of 0 is none (sizes have one)."""

    host: str = "127.0.0.1"
    port: int = 8765
    #: The folder that holds everything worth keeping.
    data: _Path = "winterover-data"
    #: Other origins whose pages may open sockets here, such as "https://play.example.org".
    origins: list[str] = []
    #: Addresses of proxies whose word about a client's address is believed, separated by commas.
    proxies: str = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    #: Opens `/metrics`, which tells more than players may know; without one there are none.
    metrics_token: str = ""

    # How long a break is waited for before the steward plays, by the table's clock
    grace_none: float = 120
    grace_relaxed: float = 60
    grace_fast: float = 20
    # How long a decision may take
    clock_relaxed: float = 180
    clock_fast: float = 45
    clock_correspondence: float = 2 * 24 * 3600
    #: After everybody was away, no clock runs out sooner than this.
    wake_grace: float = 15
    #: How many decisions in a row may be left to the clock before the steward plays.
    missed_before_steward: int = 2
    #: A bot thinks about this long, whatever it holds.
    bot_pause: float = 1.2

    # Bounds
    most_tables: int = 2000
    most_live_tables: int = 500
    most_spectators: int = 50
    most_devices: int = 8
    #: Sockets, and connections of any kind.
    connections_per_address: int = 100
    tcp_per_address: int = 300
    #: How long a request may take to arrive.
    request_seconds: float = 30
    requests_per_second: float = 20
    requests_burst: _Burst = 200
    tables_per_minute: float = 20
    #: Tables that are not finished or less than a day old, and uploads.
    tables_per_address: int = 200
    uploads_per_address: int = 50
    #: Replays and sheets that may be worked on at a time; more of them wait.
    replays_per_address: int = 2
    messages_per_second: float = 20
    messages_burst: _Burst = 60
    #: Frames of a socket that are no messages: pings, fragments.
    frames_per_second: float = 20
    frames_burst: _Burst = 60
    #: Of one seat: statements and lines of chat, answers and commands, requests that change the table (the host's too).
    words_per_minute: float = 60
    deeds_per_minute: float = 300
    changes_per_minute: float = 60
    #: Of one seat in a game, and of a whole table.
    words_per_game: int = 1000
    deeds_per_game: int = 20_000
    message_size: _Size = 4096
    #: Of an uploaded record; other requests are small.
    body_size: _Size = 512 * 1024
    outbox_size: _Size = 1024 * 1024
    #: Of all answers to one address that it has not read.
    unread_size: _Size = 16 * 1024 * 1024
    most_uploads: int = 1000
    #: Deeds of an uploaded record.
    most_deeds: int = 5000

    # How long tables are kept after the last deed
    #: One at which nobody sits is kept for a shorter time; with 0, for as long as the others before their start.
    keep_empty: float = 3600
    keep_lobby: float = 24 * 3600
    keep_playing: float = 30 * 24 * 3600
    keep_over: float = 90 * 24 * 3600
    #: A table that nobody is at leaves the memory, not the disk.
    unload_after: float = 300

    @property
    def allowances(self) -> dict[wire.ClockKind, float | None]:
        """How long a decision may take by each clock; None is as long as one likes."""
        return {
            "none": None,
            "relaxed": self.clock_relaxed or None,
            "fast": self.clock_fast or None,
            "correspondence": self.clock_correspondence or None,
        }


_KINDS = {field.name: field.type for field in msgspec.structs.fields(Settings)}


def load_settings(file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]) -> Settings:
    """The settings from a file, overruled by the environment, overruled by what was given; raises GameError."""
    values = _from_file(file) if file is not None else {}
    values |= _from_environment(environment)
    values |= {key: value for key, value in given.items() if value is not None}
    for key in values:
        if key not in _KINDS:
            raise GameError("setting-unknown", key=key, known=", ".join(_KINDS))
    for key, value in values.items():
        try:
            checked: Any = msgspec.convert(value, _KINDS[key], strict=False)
        except msgspec.ValidationError as error:
            raise GameError("setting-value", key=key, value=str(value), problem=str(error)) from None
        if isinstance(checked, (int, float)) and not (math.isfinite(checked) and checked >= 0):
            raise GameError("setting-value", key=key, value=str(value), problem=">= 0")
        values[key] = checked
    try:
        Proxies(values.get("proxies", ""))
    except ValueError as error:
        raise GameError("setting-value", key="proxies", value=values["proxies"], problem=str(error)) from None
    return Settings(**values)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise GameError("file-unreadable", file=str(file), system=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise GameError("setting-file", file=str(file), problem=str(error)) from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in environment.items():
        if name.startswith(PREFIX) and name not in _NOT_OURS:
            key = name.removeprefix(PREFIX).lower()
            is_list = _KINDS.get(key) == list[str]
            found[key] = [part.strip() for part in value.split(",") if part.strip()] if is_list else value
    return found
