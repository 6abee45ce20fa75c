"""The table as a view shows it: the Characters with all they own, and the state of the base."""

from winterover.core.views import View
from winterover.games.thing.small.rules import SmallRules

VEHICLES = ("shed", "helicopter")
#: Rooms in which every standing Character adds to a Use or a Repair (T-P4.7-14, T-L-02).
TOGETHER = frozenset(("boiler", "generator", "laboratory", "radio", *VEHICLES))
DORMITORY = "dormitory"


class Figure:
    """A Character in play."""

    __slots__ = (
        *("name", "seat", "room", "upright", "disc", "role", "weapons", "items", "samples"),
        *("tools", "fuel", "has_keys", "has_wire", "has_flames", "has_firearm", "has_light"),
    )

    def __init__(self, seen: View) -> None:
        self.name: str = seen["character"]
        self.seat: str = seen["seat"]
        self.room: str | None = seen["room"]
        self.upright: bool = seen["upright"]
        self.disc: int = seen["suspicion"]
        self.role: str | None = seen["role"]
        self.weapons: list[str] = seen["weapons"]
        self.items: list[str] = seen["items"]
        self.samples: list[str] = seen["samples"]
        self.tools = self.items.count("tools")
        self.fuel = self.items.count("fuel")
        self.has_keys = "keys" in self.items
        self.has_wire = "wire" in self.items or seen["open_wires"] > 0
        self.has_flames = any(seen["flamethrowers"])
        self.has_firearm = "firearm" in self.weapons or seen["open_firearms"] > 0
        self.has_light = "flashlight" in self.items or seen["open_flashlights"] > 0

    @property
    def has_fire(self) -> bool:
        """Something to attack or burn with (T-W-03)."""
        return self.has_flames or "dynamite" in self.weapons


class Table:
    """What everybody sees, and the rules that are played by."""

    def __init__(self, view: View, rules: SmallRules) -> None:
        self.view = view
        self.rules = rules
        self.crew = [Figure(seen) for seen in view["crew"] if seen["status"] == "character"]
        self.by_name = {figure.name: figure for figure in self.crew}
        self.threat: int = view["threat"]
        self.strength: int = view["strength"]
        self.dice: list[str] = view["dice"]
        self.damage: dict[str, int] = view["damage"]
        self.fuel: dict[str, int] = view["fuel"]
        self.dogs: list[str] = view["dogs"]
        self.closed = set(view["burned"])
        if view["boiler_destroyed"]:
            self.closed.add("boiler")
        self.has_arrived = view["sos"] == view["sos_spaces"] and not view["rescue_gone"]
        self.keys_at_hand = any(figure.has_keys for figure in self.crew)

    def standing_in(self, room: str | None) -> list[Figure]:
        return [figure for figure in self.crew if figure.room == room and figure.upright]

    def free_slots(self, room: str) -> int:
        """Barrels that a room could still take, as far as its stock holds them."""
        stock: int = self.view["outside"] if room in VEHICLES else self.view["underground"]
        return min(self.missing_fuel(room), stock)

    def missing_fuel(self, room: str) -> int:
        slots: dict[str, int] = self.view["fuel_slots"]
        return max(slots[room] - self.fuel[room], 0)

    def missing(self, vehicle: str) -> int | None:
        """Repairs and barrels until a vehicle is ready; None if it never will be."""
        barrels = self.missing_fuel(vehicle)
        if vehicle in self.closed or barrels > self.view["outside"]:
            return None
        return self.damage[vehicle] + barrels

    def room_of(self, name: str) -> str:
        return str(self.by_name[name].room)
