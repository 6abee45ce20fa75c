"""The table as a view shows it: who is where, what the base holds, and what the viewer owns."""

from winterover.core.game import Config
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.games.thing.pieces import GREEN, ROOMS
from winterover.games.thing.sheet import Board, board_of

SEAT = {letter: seat for seat, letter in enumerate(LETTERS)}
GREEN_ROOMS = ROOMS[:GREEN]
VEHICLES = ("shed", "helicopter")
#: Rooms in which every standing Character adds to a Use or a Repair (T-P4.7-14, T-L-02).
USE_TOGETHER = frozenset(("boiler", "generator", "laboratory", "shed", "helicopter"))


class Outlook:
    """What the board's figures let a player expect of a round."""

    def __init__(self, board: Board) -> None:
        faces = len(board.die)
        #: What boiler and generator use in a round, on average and at worst.
        self.usual = {
            room: sum(board.consumption[face][place] for face in board.die) / faces
            for place, room in enumerate(("boiler", "generator"))
        }
        self.worst = {
            room: max(board.consumption[face][place] for face in board.die)
            for place, room in enumerate(("boiler", "generator"))
        }
        self.consumption = board.consumption
        self.frost = board.frost
        self.flight = board.flight

    @classmethod
    def of(cls, config: Config) -> "Outlook":
        return cls(board_of(config.players, tuple(config.figures.items())))


class Table:
    """What one seat sees, with seats as numbers."""

    def __init__(self, view: View, me: Seat) -> None:
        self.me = me
        self.view = view
        self.players = len(view["status"])
        self.living = [seat for seat, status in enumerate(view["status"]) if status == "character"]
        self.others = [seat for seat in self.living if seat != me]
        self.leader = SEAT[view["leader"]]
        self.order = [SEAT[letter] for letter in view["order"]]
        self.room: list[str | None] = view["room"]
        self.upright: list[bool] = view["upright"]
        self.disc: list[int] = view["suspicion"]
        self.most_disc: int = view["most_suspicion"]
        self.characters: list[str] = view["characters"]
        self.damage: dict[str, int] = view["damage"]
        self.fuel: dict[str, int] = view["fuel"]
        self.hand: list[str] = view["hand"]
        self.items: list[str] = view["items"]
        self.weapons: list[str] = view["weapons"]
        self.dogs: list[str] = view["dogs"]
        self.strength: int = view["strength"]
        self.hunted = self.strength > 0
        self.arrived = view["sos"] == view["sos_spaces"] and not view["rescue_gone"]
        #: Where nothing is to be done: the blue rooms, and those that have left the game (T-B-06, T-P2-09).
        self.closed = {None, "dormitory", "rec", *view["burned"]}
        if view["boiler_destroyed"]:
            self.closed.add("boiler")
        self._present: dict[str, list[Seat]] = {}

    # People

    def present(self, room: str | None) -> list[Seat]:
        """The Characters in a room."""
        if room is None:
            return []
        if room not in self._present:
            where = self.room
            self._present[room] = [seat for seat in self.living if where[seat] == room]
        return self._present[room]

    def standing_in(self, room: str | None) -> list[Seat]:
        upright = self.upright
        return [seat for seat in self.present(room) if upright[seat]]

    def still_to_move(self) -> list[Seat]:
        """Those who move after me in this round."""
        if self.me not in self.order:
            return []
        return [seat for seat in self.order[self.order.index(self.me) + 1 :] if seat in self.living]

    # Belongings

    def owns_fire(self) -> bool:
        """A Flamethrower with a charge, or Dynamite (T-W-03)."""
        return "dynamite" in self.weapons or any(self.view["flamethrowers"][self.me])

    def has_flames(self, seat: Seat) -> bool:
        return any(self.view["flamethrowers"][seat])

    def is_armed(self, seat: Seat) -> bool:
        """As far as everybody sees."""
        return self.has_flames(seat) or bool(self.view["weapon_counts"][seat] or self.view["open_firearms"][seat])

    # The base

    def free_slots(self, room: str) -> int:
        """Barrels that a room could still take, as far as its stock holds them."""
        stock: int = self.view["outside"] if room in VEHICLES else self.view["underground"]
        slots: dict[str, int] = self.view["fuel_slots"]
        return min(slots[room] - self.fuel[room], stock)

    def is_ready(self, vehicle: str) -> bool:
        """T-L-07"""
        slots: dict[str, int] = self.view["fuel_slots"]
        return vehicle not in self.closed and not self.damage[vehicle] and self.fuel[vehicle] >= slots[vehicle]

    def missing(self, vehicle: str) -> int | None:
        """Repairs and barrels until a vehicle is ready; None if it never will be."""
        slots: dict[str, int] = self.view["fuel_slots"]
        barrels = slots[vehicle] - self.fuel[vehicle]
        if vehicle in self.closed or barrels > self.view["outside"]:
            return None
        return self.damage[vehicle] + barrels
