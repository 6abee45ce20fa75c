"""What the base needs: how much a Use, a Repair or a Sabotage in a room is worth, in ordinary useful actions."""

from collections.abc import Callable, Sequence

from winterover.bots.heuristic.thing.table import USE_TOGETHER, VEHICLES, Outlook, Table

#: What a repair is worth by the damage that the machine still bears: the boiler is lost without a free slot (T-P2-05),
#: the light is out (T-P2-12). More than that is no hurry.
_BOILER_REPAIR = (6.0, 2.2, 1.0)
_GENERATOR_REPAIR = (2.5, 0.9)
#: And what a Sabotage costs there.
_BOILER_HARM = (0.0, 3.0, 2.0, 1.0)
_GENERATOR_HARM = (0.0, 1.9, 0.9)
#: What each further helper adds to a Use and to a Repair, as a share of the first.
_USE_HELP = 0.5
_REPAIR_HELP = 0.6


class Needs:
    """Judged from what everybody sees; `keyed` says whether somebody trustworthy has Keys."""

    def __init__(self, table: Table, outlook: Outlook, keyed: bool) -> None:
        self.table = table
        self.view = table.view
        self.outlook = outlook
        self.keyed = keyed

    # By card

    def card(self, card: str, room: str, helpers: int = 1) -> float:
        """What a card is worth that is carried out in a room by one of so many who stand there."""
        if room in self.table.closed:
            return 0.0
        if card == "sabotage":
            return -self.harm(room)
        if card == "use":
            return self.use(room, helpers)
        return self.repair(room, helpers)

    def use(self, room: str, helpers: int = 1) -> float:
        worth = _USES[room](self)
        if room not in USE_TOGETHER or worth <= 0 or (room in VEHICLES and self.table.is_ready(room)):
            return worth
        times = min(helpers, self.work("use", room))
        return worth * (1 + _USE_HELP * (times - 1))

    def repair(self, room: str, helpers: int = 1) -> float:
        damage = self.table.damage.get(room, 0)
        if not damage:
            return 0.0
        times = min(helpers, damage)
        return self._repair_once(room, damage) * (1 + _REPAIR_HELP * (times - 1))

    def work(self, card: str, room: str) -> int:
        """How often a card can be repeated in a room in which helpers count."""
        if card == "repair":
            return self.table.damage.get(room, 0)
        return int(self.view["lab_size"]) if room == "laboratory" else self.table.free_slots(room)

    def _repair_once(self, room: str, damage: int) -> float:
        if room == "boiler":
            return _at(_BOILER_REPAIR, self._bears(room))
        if room == "generator":
            return _at(_GENERATOR_REPAIR, self._bears(room))
        if room == "radio":
            if self.view["sos"]:
                return 0.0
            return 1.3 if damage > 2 else 1.6
        return self._vehicle_work(room)

    def _bears(self, room: str) -> int:
        """The damage that a machine still bears."""
        return int(self.view["damage_slots"][room]) - self.table.damage[room]

    # Use, room by room

    def _armoury(self) -> float:
        if not self.view["weapon_deck_size"]:
            return 0.0
        return 1.4 if self.table.hunted else 1.0

    def _kitchen(self) -> float:
        """Two prepared food instead of four (T-P7); hunger never ends (T-H-03)."""
        pantry = self.view["pantry"]
        if self.view["hungry"] or self.view["kitchen"] or not pantry:
            return 0.0
        return 2.0 if pantry < 4 else 1.3 if pantry <= 12 else 1.1

    def _storeroom(self) -> float:
        if not self.view["item_deck_size"]:
            return 0.0
        return 0.9 if self.keyed else 1.3

    def _laboratory(self) -> float:
        """Blood for a test a round is enough (T-P6-01)."""
        if not self.view["lab_size"]:
            return 0.0
        held = sum(self.view["sample_counts"])
        return 1.2 if not held else 0.7 if held < 3 else 0.3

    def _heat(self) -> float:
        return self._fuel("boiler")

    def _light(self) -> float:
        return self._fuel("generator")

    def _fuel(self, room: str) -> float:
        """A barrel counts for most where the next weather may take more than there is."""
        table, outlook = self.table, self.outlook
        if table.free_slots(room) <= 0 or room in table.closed:
            return 0.0
        fuel = table.fuel[room]
        if fuel < outlook.usual[room]:
            return 1.8
        if fuel < outlook.worst[room]:
            return 1.3
        return 0.8 if fuel < outlook.worst[room] + outlook.usual[room] else 0.3

    def _radio(self) -> float:
        """The S.O.S. (T-L-06)"""
        return 6.0 if not self.view["sos"] and not self.table.damage["radio"] else 0.0

    def _vehicle(self, room: str) -> float:
        if self.table.is_ready(room):
            return 0.0
        return self._vehicle_work(room) if self.table.free_slots(room) > 0 else 0.0

    def _helicopter(self) -> float:
        return self._vehicle("helicopter")

    def _shed(self) -> float:
        return self._vehicle("shed")

    def _vehicle_work(self, room: str) -> float:
        """The nearer a vehicle is to being ready, the more the next step counts; without Keys it is of no use."""
        missing = self.table.missing(room)
        if missing is None:
            return 0.0
        worth = 1.8 if missing <= 2 else 1.2 if missing <= 4 else 0.6
        return worth if self.keyed else 0.6 * worth

    def _weather(self) -> float:
        """A barrel, and the choice of the next weather (T-L-13)."""
        return 0.4 + 0.5 * max(self._heat(), self._light())

    # Harm

    def harm(self, room: str) -> float:
        """What a Sabotage costs here."""
        return _HARMS[room](self)

    def _harm_boiler(self) -> float:
        return _at(_BOILER_HARM, self._bears("boiler"))

    def _harm_generator(self) -> float:
        return _at(_GENERATOR_HARM, self._bears("generator"))

    def _harm_radio(self) -> float:
        return 0.1 if self.view["sos"] else 1.3


def _at(worths: Sequence[float], place: int) -> float:
    """The worth at a place, or beyond the end the last."""
    return worths[min(place, len(worths) - 1)]


_USES: dict[str, Callable[[Needs], float]] = {
    "armoury": Needs._armoury,
    "kitchen": Needs._kitchen,
    "storeroom": Needs._storeroom,
    "laboratory": Needs._laboratory,
    "boiler": Needs._heat,
    "generator": Needs._light,
    "radio": Needs._radio,
    "helicopter": Needs._helicopter,
    "shed": Needs._shed,
    "weather": Needs._weather,
}
_HARMS: dict[str, Callable[[Needs], float]] = {
    "armoury": lambda needs: 0.3,
    "kitchen": lambda needs: 0.5,
    "storeroom": lambda needs: 0.4,
    "laboratory": lambda needs: 0.5,
    "boiler": Needs._harm_boiler,
    "generator": Needs._harm_generator,
    "radio": Needs._harm_radio,
    "helicopter": lambda needs: 0.3,
    "shed": lambda needs: 0.5,
    "weather": lambda needs: 0.4,
}
