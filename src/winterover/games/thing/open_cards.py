"""The cards that lie open before each seat, followed through a log: whose use shows a hidden card, and whose does not.

In a position that was built the log does not tell how cards came to lie open: where one is missing, it was there.
"""

from winterover.core.seats import Seat
from winterover.core.views import View
from winterover.games.thing.pieces import CHARACTERS, CHARGES, NORRIS, OPEN_FIREARM, OPEN_WIRE
from winterover.games.thing.rulings import Rules


class OpenCards:
    """Flamethrowers with their charges, and the Firearms, Wires and Flashlights that were used."""

    def __init__(self, rules: Rules, view: View) -> None:
        self.rules = rules
        self._characters: list[str] = view["characters"]
        self.flames: list[list[int]] = [[] for _ in range(rules.players)]
        self.guns = [0] * rules.players
        self.wires = [0] * rules.players
        self.lights = [0] * rules.players

    def before(self, view: View) -> "OpenCards":
        """What must have lain open at the start, if this is what a log made of nothing and the view shows more."""
        start = OpenCards(self.rules, view)
        for seat in range(self.rules.players):
            missing = len(view["flamethrowers"][seat]) - len(self.flames[seat])
            start.flames[seat] = [CHARGES] * max(missing, 0)
            start.guns[seat] = max(view["open_firearms"][seat] - self.guns[seat], 0)
            start.wires[seat] = max(view["open_wires"][seat] - self.wires[seat], 0)
            start.lights[seat] = max(view["open_flashlights"][seat] - self.lights[seat], 0)
        return start

    # Flamethrowers

    def lay_flamethrower(self, seat: Seat) -> None:
        self.flames[seat].append(CHARGES)

    def spend_charge(self, seat: Seat) -> None:
        """The one that has fewest; with its last charge it leaves the game (R-98)."""
        flames = self.flames[seat]
        flames.sort()
        for place, charges in enumerate(flames):
            if charges:
                flames[place] -= 1
                if charges == 1 and not self.rules.empty_flamethrower_stays:
                    del flames[place]
                return

    # Cards that are shown when they are used: whether a hidden one was

    def shows_firearm(self, seat: Seat) -> bool:
        """R-47"""
        if self.guns[seat]:
            return False
        self.guns[seat] = 1
        return True

    def shows_wire(self, seat: Seat) -> bool:
        return self._shows(self.wires, seat)

    def shows_light(self, seat: Seat) -> bool:
        return self._shows(self.lights, seat)

    def _shows(self, cards: list[int], seat: Seat) -> bool:
        """It lies open from then on, or where the edition says so leaves the game (R-97)."""
        was_hidden = not cards[seat]
        if self.rules.single_use:
            cards[seat] = max(cards[seat] - 1, 0)
        elif was_hidden:
            cards[seat] = 1
        return was_hidden

    def needs_no_light(self, seat: Seat) -> bool:
        """T-K-07, V-25"""
        return self._characters[seat] == CHARACTERS[NORRIS] and self.rules.norris_special

    # Changing hands

    def give(self, giver: Seat, receiver: Seat, thing: int) -> None:
        cards = self.guns if thing == OPEN_FIREARM else self.wires if thing == OPEN_WIRE else self.lights
        cards[giver] = max(cards[giver] - 1, 0)
        cards[receiver] += 1

    def take_flames(self, giver: Seat, count: int) -> list[int]:
        """So many Flamethrowers on their way to another, those with fewest charges first (R-99)."""
        flames = sorted(self.flames[giver])
        self.flames[giver] = flames[count:]
        return flames[:count] + [CHARGES] * (count - len(flames))

    def give_up(self, seat: Seat) -> tuple[int, int, int, int]:
        """How many Flamethrowers, Firearms, Wires and Flashlights go back to their decks."""
        found = (len(self.flames[seat]), self.guns[seat], self.wires[seat], self.lights[seat])
        self.flames[seat] = []
        self.guns[seat] = self.wires[seat] = self.lights[seat] = 0
        return found
