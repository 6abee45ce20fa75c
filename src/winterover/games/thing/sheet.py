"""The figures that stand on the board alone (rules section 24), and the sheets that replace them (T-24-01)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from winterover.core.errors import ConfigError
from winterover.core.figures import ASSUMED, INFERRED, TEXT, Figure, Figures, shown, whole
from winterover.games.thing.figures import DAMAGE_TOKENS, SHED_DAMAGE, STARTING_FUEL
from winterover.games.thing.figures import FIGURES as SETUP
from winterover.games.thing.pieces import BOILER, FACES, GENERATOR, HELICOPTER, RADIO, ROOMS, SHED

DIE_FACES = 6

# How a sheet names what it holds
_CHARTS = {"4-5": (4, 5), "6": (6,), "7-8": (7, 8)}
_DAMAGED = {"boiler": BOILER, "generator": GENERATOR, "radio": RADIO, "base_helicopter": HELICOPTER, "shed": SHED}
_FUELLED = {"boiler": BOILER, "generator": GENERATOR, "base_helicopter": HELICOPTER, "snowmobile": SHED}
#: Slots that may differ by player count.
_BY_COUNT = (
    "damage_slots.radio",
    "damage_slots.base_helicopter",
    "fuel_slots.base_helicopter",
    "fuel_slots.snowmobile",
)
_COUNTS = tuple(players for counts in _CHARTS.values() for players in counts)
_CONSUMERS = ("boiler", "generator")

_MOST_STEPS = 8
#: The suspicion track has a green, a yellow and a red space at least.
_ZONES = 3
_SHORTEST_TRACK, _LONGEST_TRACK = 2, 30


@dataclass(frozen=True, slots=True)
class Board:
    """The figures of a board for one player count, as the rules ask for them."""

    #: By weather face: what boiler and generator use.
    consumption: tuple[tuple[int, int], ...]
    #: By weather face: steps of the frost marker and of the rescue helicopter.
    frost: tuple[int, ...]
    flight: tuple[int, ...]
    #: The weather faces of the die.
    die: tuple[int, ...]
    sos_spaces: int
    rescue_fuel_spaces: int
    frost_spaces: int
    #: The suspicion that everybody starts with, and the most there is.
    yellow: int
    most_suspicion: int
    #: The right end of the suspicion track.
    last_space: int
    #: By room; 0 where there are none.
    damage_slots: tuple[int, ...]
    fuel_slots: tuple[int, ...]


# The standard figures. Where each comes from is argued in docs/rules/thing-board.md.

_CHART = {
    "4-5": ((0, 1), (1, 1), (1, 1), (2, 2)),
    "6": ((1, 1), (1, 1), (2, 1), (2, 2)),
    "7-8": ((1, 1), (2, 1), (2, 1), (3, 2)),
}


# The rule cards that speak of the whole chart, and of what damage does to boiler and generator.
_CHART_CARDS = ("topic-weather_chart",)
_UPKEEP_CARDS = ("phase-upkeep", "small-upkeep")


def _at_tables(*players: int) -> tuple[int, ...]:
    """The tables where the figures for so many players count: the small crew uses those for six (T-Z0-06)."""
    return (1, 2, 3, *players) if 6 in players else players


def _die() -> Iterator[Figure]:
    for face, number in zip(FACES, (1, 2, 2, 1), strict=True):
        yield Figure(f"die.{face}", number, 0, DIE_FACES, ASSUMED, "B-02, R-12", ("phase-weather",))


def _chart() -> Iterator[Figure]:
    for chart, rows in _CHART.items():
        for face, row in zip(FACES, rows, strict=True):
            # The texts show a storm that takes 2 and 2, but not for how many players.
            grade = INFERRED if (chart, face) == ("4-5", "storm") else ASSUMED
            for consumer, number in zip(_CONSUMERS, row, strict=True):
                name, cards = f"weather.{chart}.{face}.{consumer}", (f"room-{consumer}", *_CHART_CARDS)
                yield Figure(name, number, 0, _MOST_STEPS, grade, "B-01, R-12", cards, _at_tables(*_CHARTS[chart]))
    for face, number in zip(FACES, (4, 3, 2, 1), strict=True):
        grade = TEXT if face == "sun" else ASSUMED
        yield Figure(
            f"helicopter_advance.{face}", number, 0, _MOST_STEPS, grade, "B-01, R-12", ("topic-rescue", *_CHART_CARDS)
        )
    for face, number in zip(FACES, (1, 1, 2, 3), strict=True):
        yield Figure(
            f"freezing_advance.{face}", number, 0, _MOST_STEPS, ASSUMED, "B-01, R-12", ("topic-frost", *_CHART_CARDS)
        )


def _tracks() -> Iterator[Figure]:
    yield Figure("sos_spaces", 9, _SHORTEST_TRACK, _LONGEST_TRACK, ASSUMED, "B-03, R-12", ("topic-rescue",))
    yield Figure("heli_fuel_spaces", 6, _SHORTEST_TRACK, _LONGEST_TRACK, ASSUMED, "B-04, R-12", ("topic-rescue",))
    yield Figure("freezing_spaces", 8, _SHORTEST_TRACK, _LONGEST_TRACK, ASSUMED, "B-05, R-12", ("topic-frost",))


def _suspicion() -> Iterator[Figure]:
    yield Figure(
        "suspicion.spaces", 9, _ZONES, _LONGEST_TRACK, INFERRED, "B-06, R-13", ("topic-suspicion", "small-round_end")
    )
    yield Figure("suspicion.green", 0, 0, 0, TEXT, "B-06, R-13", ("topic-suspicion", "small-round_end"))
    yield Figure(
        "suspicion.yellow",
        1,
        1,
        _LONGEST_TRACK - 1,
        INFERRED,
        "B-06, R-13",
        ("topic-suspicion", "topic-setup", "small-setup"),
    )
    for players in _COUNTS:
        grade = TEXT if players == 6 else INFERRED
        name, cards = f"suspicion.red.{players}", ("topic-suspicion", "topic-vote", "small-setup")
        yield Figure(name, players, 1, _LONGEST_TRACK - 1, grade, "B-06, R-13", cards, _at_tables(players))


def _fuel_slots() -> Iterator[Figure]:
    # Both machines begin with their starting fuel (T-2-02), and all that follows comes out of the underground reserve.
    most = STARTING_FUEL + min(SETUP[players].underground for players in _COUNTS)
    yield Figure("fuel_slots.boiler", 4, STARTING_FUEL, most, TEXT, "T-L-02, T-2-02", ("room-boiler",))
    yield Figure("fuel_slots.generator", 4, STARTING_FUEL, most, TEXT, "T-L-02, T-2-02", ("room-generator",))
    # The vehicles are fuelled from the outside reserve.
    for players in _COUNTS:
        most = SETUP[players].outside
        name, cards = f"fuel_slots.base_helicopter.{players}", ("room-helicopter",)
        yield Figure(name, 1, 1, most, INFERRED, "B-08, R-11", cards, _at_tables(players))
    for players in _COUNTS:
        most = SETUP[players].outside
        name, cards = f"fuel_slots.snowmobile.{players}", ("room-shed",)
        yield Figure(name, players - 2, 1, most, INFERRED, "B-08, R-11", cards, _at_tables(players))


def _damage_slots() -> Iterator[Figure]:
    # No room has fewer slots than damage to begin with (T-2-06).
    cards: tuple[str, ...] = ("room-boiler", "item-tools", "topic-frost", *_UPKEEP_CARDS)
    yield Figure("damage_slots.boiler", 3, 1, DAMAGE_TOKENS, TEXT, "B-07, T-P2-05", cards)
    cards = ("room-generator", "topic-darkness", *_UPKEEP_CARDS)
    yield Figure("damage_slots.generator", 2, 1, DAMAGE_TOKENS, TEXT, "B-07, T-P2-12", cards)
    for players in _COUNTS:
        least = SETUP[players].radio_damage
        name, cards = f"damage_slots.radio.{players}", ("room-radio",)
        yield Figure(name, 8, least, DAMAGE_TOKENS, INFERRED, "B-07, R-10", cards, _at_tables(players))
    for players in _COUNTS:
        least = SETUP[players].helicopter_damage
        name, cards = f"damage_slots.base_helicopter.{players}", ("room-helicopter",)
        yield Figure(name, 6, least, DAMAGE_TOKENS, INFERRED, "B-07, R-10", cards, _at_tables(players))
    yield Figure("damage_slots.shed", 1, SHED_DAMAGE, DAMAGE_TOKENS, TEXT, "B-07, R-10", ("room-shed",))


class BoardFigures(Figures):
    """Sheets of this board: a row of the chart is a pair, the die a list of faces, slots may go by player count."""

    def flatten(self, path: str, value: object) -> Iterator[tuple[str, object]]:
        top, *below = path.split(".")
        if path == "suspicion.clamp_at_red":
            if value is not True:  # no board says otherwise
                raise ConfigError("sheet-word", cell=path, found=shown(value), allowed="true")
        elif path == "die" and not isinstance(value, Mapping):
            yield from self._faces(path, value)
        elif top == "weather" and len(below) == 2 and not isinstance(value, Mapping):
            yield from self._pair(path, value)
        elif path in _BY_COUNT and not isinstance(value, Mapping):
            for players in _COUNTS:
                yield f"{path}.{players}", self._for_everybody(path, value)
        else:
            yield from super().flatten(path, value)

    def _faces(self, path: str, value: object) -> Iterator[tuple[str, object]]:
        """The die may show its faces in any order."""
        faces = _listed(path, value, DIE_FACES)
        for face in faces:
            if face not in FACES:
                raise ConfigError("sheet-word", cell=path, found=shown(face), allowed=", ".join(FACES))
        for face in FACES:
            yield f"{path}.{face}", sum(other == face for other in faces)

    def _pair(self, path: str, value: object) -> Iterator[tuple[str, object]]:
        for consumer, number in zip(_CONSUMERS, _listed(path, value, len(_CONSUMERS)), strict=True):
            yield f"{path}.{consumer}", number

    def _for_everybody(self, path: str, value: object) -> int:
        """A number of slots that is right at every player count."""
        cells = [self.by_name[f"{path}.{players}"] for players in _COUNTS]
        return whole(path, value, max(cell.least for cell in cells), min(cell.most for cell in cells))

    def lay_out(self, numbers: Mapping[str, int]) -> dict[str, Any]:
        sheet = super().lay_out(numbers)
        sheet["die"] = [face for face in FACES for _ in range(numbers[f"die.{face}"])]
        for rows in sheet["weather"].values():
            for face, row in rows.items():
                rows[face] = [row[consumer] for consumer in _CONSUMERS]
        for path in _BY_COUNT:
            top, room = path.split(".")
            slots = sheet[top][room]
            if len(set(slots.values())) == 1:
                sheet[top][room] = next(iter(slots.values()))
        return sheet

    def check(self, numbers: Mapping[str, int]) -> None:
        self._check_die(numbers)
        self._check_suspicion(numbers)
        self._check_damage(numbers)

    def _check_die(self, numbers: Mapping[str, int]) -> None:
        faces = [face for face in FACES if numbers[f"die.{face}"]]
        found = sum(numbers[f"die.{face}"] for face in FACES)
        if found != DIE_FACES:
            raise ConfigError("sheet-die", found=found, wanted=DIE_FACES)
        # A game ends because fuel runs out and the base freezes, and a called helicopter comes some day.
        rows = [*(f"weather.{chart}.{{}}.boiler" for chart in _CHARTS), "freezing_advance.{}", "helicopter_advance.{}"]
        for row in rows:
            cells = [row.format(face) for face in faces]
            if not any(numbers[cell] for cell in cells):
                raise ConfigError("sheet-still", cells=", ".join(cells))

    def _check_suspicion(self, numbers: Mapping[str, int]) -> None:
        least, most = numbers["suspicion.yellow"] + 1, numbers["suspicion.spaces"] - 1
        if least > most:
            whole("suspicion.yellow", least - 1, 1, most - 1)
        for players in _COUNTS:
            cell = f"suspicion.red.{players}"
            whole(cell, numbers[cell], least, most)

    def _check_damage(self, numbers: Mapping[str, int]) -> None:
        """All slots can be covered at once with the tokens in the box (R-10)."""
        for players in _COUNTS:
            cells = [_slots("damage_slots", name, players) for name in _DAMAGED]
            found = sum(numbers[cell] for cell in cells)
            if found > DAMAGE_TOKENS:
                raise ConfigError("sheet-tokens", cells=", ".join(cells), found=found, most=DAMAGE_TOKENS)


def _listed(path: str, value: object, length: int) -> Sequence[object]:
    if not isinstance(value, (list, tuple)) or len(value) != length:
        raise ConfigError("sheet-list", cell=path, found=shown(value), wanted=length)
    return value


def _slots(table: str, name: str, players: int) -> str:
    """The name of the figure for the slots of a room at a player count."""
    path = f"{table}.{name}"
    return f"{path}.{players}" if path in _BY_COUNT else path


def name_at_table(name: str) -> str:
    """What a figure is called where the player count is settled: `weather.6.sun.boiler` is `weather_sun_boiler`."""
    return "_".join(part for part in name.split(".") if part not in _CHARTS and not part.isdecimal())


BOARD_FIGURES = BoardFigures((*_die(), *_chart(), *_tracks(), *_suspicion(), *_fuel_slots(), *_damage_slots()))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole board: every figure, in the order of BOARD_FIGURES, under a name."""

    name: str
    numbers: tuple[int, ...]

    def for_players(self, players: int) -> Board:
        """The board as it is at one player count."""
        number = figures(self)
        chart = next(name for name, counts in _CHARTS.items() if players in counts)
        return Board(
            consumption=tuple(
                (number[f"weather.{chart}.{face}.boiler"], number[f"weather.{chart}.{face}.generator"])
                for face in FACES
            ),
            frost=tuple(number[f"freezing_advance.{face}"] for face in FACES),
            flight=tuple(number[f"helicopter_advance.{face}"] for face in FACES),
            die=tuple(place for place, face in enumerate(FACES) for _ in range(number[f"die.{face}"])),
            sos_spaces=number["sos_spaces"],
            rescue_fuel_spaces=number["heli_fuel_spaces"],
            frost_spaces=number["freezing_spaces"],
            yellow=number["suspicion.yellow"],
            most_suspicion=number[f"suspicion.red.{players}"],
            last_space=number["suspicion.spaces"] - 1,
            damage_slots=_by_room(number, "damage_slots", _DAMAGED, players),
            fuel_slots=_by_room(number, "fuel_slots", _FUELLED, players),
        )


def _by_room(numbers: Mapping[str, int], table: str, rooms: Mapping[str, int], players: int) -> tuple[int, ...]:
    slots = [0] * len(ROOMS)
    for name, room in rooms.items():
        slots[room] = numbers[_slots(table, name, players)]
    return tuple(slots)


DEFAULT = Sheet("standard", tuple(BOARD_FIGURES.standard.values()))


def figures(sheet: Sheet) -> dict[str, int]:
    """Every figure of a sheet by its name."""
    return dict(zip(BOARD_FIGURES.by_name, sheet.numbers, strict=True))


def sheet_from(data: Mapping[str, object]) -> Sheet:
    """The sheet in a file's data; raises ConfigError naming the cell, what was found and what is allowed."""
    name, numbers = BOARD_FIGURES.settle(data)
    return Sheet(name, tuple(numbers.values()))


@lru_cache(maxsize=64)
def board_of(players: int, differing: tuple[tuple[str, int], ...] = ()) -> Board:
    """The board of a table from the figures in its config; the same figures share one, because it never changes."""
    return Sheet("", tuple(BOARD_FIGURES.complete(dict(differing)).values())).for_players(players)
