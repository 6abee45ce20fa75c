"""What work in each room is worth now, for one and for several together.

Worth is counted in points: an escape that surely wins is worth WIN of them.
"""

from collections.abc import Sequence
from typing import NamedTuple

from winterover.bots.heuristic.thing_small.leaving import Roles, chance_to_win, wants_to_leave
from winterover.bots.heuristic.thing_small.table import DORMITORY, TOGETHER, VEHICLES, Figure, Table
from winterover.games.thing.figures import SMALL_FIGURES
from winterover.games.thing.pieces import KEYS

WIN = 20.0
ITEM_COUNTS = SMALL_FIGURES.items
#: How much of what could be done in a round gets done.
RELIABLE = 0.75
#: How likely somebody who only needs a Use gets it, when all others can take the rolls without one.
SURE = 0.93

# All the work on a vehicle, and on the other one besides; all the work on the radio with and without Keys at hand
_VEHICLE, _OTHER_VEHICLE = 7.0, 2.5
_RADIO, _RADIO_TOO = 5.0, 2.0
#: Of two vehicles as near to being ready the helicopter, because draws of items take the Use faces.
_VEHICLES_IN_ORDER = ("helicopter", "shed")
#: Where the escape has to wait for tests the shed, because it takes no more than one damage.
_LASTING_FIRST = ("shed", "helicopter")
# A draw of items
_KEYS, _MORE_ITEMS = 12.0, 0.3
_BLOOD = 2.0
# The Dormitory: a die of one's choice, if so many others need it, and more if an escape waits for a Use
DIE_OF_CHOICE, DIE_FOR_ESCAPE = 1.5, 1.5
OTHERS_AT_WORK = 3
#: The boiler and the frost give so many rounds; below each number keeping warm is worth so much.
_WARM = ((2.0, 4.0), (3.5, 2.0), (5.0, 0.8))
_NOT_COLD = 0.1
#: Where barrels go (T-O-02)
_FUELLED = frozenset(("boiler", "generator", *VEHICLES))
#: With so few rounds left any escape is better than none.
_LAST_MOMENT = 1.5


class Job(NamedTuple):
    """What is left to be done in a room, and what one Repair or one Use does good."""

    repairs: int = 0
    uses: int = 0
    repair_worth: float = 0.0
    use_worth: float = 0.0


class Deed(NamedTuple):
    """An action, its worth, and what it leaves to be done."""

    name: str
    worth: float
    left: Job


class Outlook(NamedTuple):
    """What may be done in a room: the worth of the work, and how likely an escape can be started there."""

    work: float
    escape: float


def _with_items(room: str, people: Sequence[Figure], job: Job) -> tuple[float, Job]:
    """The good that Tools and Fuel do without a die, and what they leave to be done (T-O-04)."""
    repairs = min(sum(figure.tools for figure in people), job.repairs)
    uses = min(sum(figure.fuel for figure in people), job.uses) if room in _FUELLED else 0
    if not repairs and not uses:
        return 0.0, job
    left = job._replace(repairs=job.repairs - repairs, uses=job.uses - uses)
    return repairs * job.repair_worth + uses * job.use_worth, left


NOTHING_TO_DO = Job()
NOTHING_AHEAD = Outlook(0.0, 0.0)


class Needs:
    """The needs of the base and of the crew at one moment."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.roles = Roles(table)
        self.success = chance_to_win(table, self.roles)
        self._warm = self._warmth()
        may_leave = self._warm < _LAST_MOMENT or wants_to_leave(table, self.roles)
        self.escape_worth = WIN * self.success if may_leave else 0.0
        self._jobs = {room: self._job(room) for room in (*_JUDGES, *VEHICLES) if room not in table.closed}
        self._known: dict[tuple[object, ...], Outlook] = {}

    def job(self, room: str | None) -> Job:
        return self._jobs.get(room or "", NOTHING_TO_DO)

    # One action

    def deed(self, figure: Figure, face: str, job: Job, standing: int) -> Deed | None:
        """What a Character can do with a Use or a Repair, among so many who stand in its room, itself included."""
        room = figure.room
        hands = standing if room in TOGETHER else 1
        if face == "repair":
            hands += figure.name == "windows"
            done = min(hands, job.repairs)
            return Deed(face, done * job.repair_worth, job._replace(repairs=job.repairs - done)) if done else None
        if room in VEHICLES and not job.repairs and not job.uses:
            may_leave = figure.has_keys and self.escape_worth > 0 and job != NOTHING_TO_DO
            return Deed("escape", self.escape_worth, job) if may_leave else None
        if room == "radio" and job.repairs:
            return None
        hands += figure.name == "blair" and room == "laboratory"
        done = min(hands, job.uses)
        return Deed(face, done * job.use_worth, job._replace(uses=job.uses - done)) if done else None

    # A round of actions

    def outlook(self, room: str, people: Sequence[Figure], job: Job | None = None) -> Outlook:
        """What those who stand in a room may get done in this round."""
        if not people:
            return NOTHING_AHEAD
        if room == DORMITORY:
            return NOTHING_AHEAD if self.table.view["rested"] else Outlook(DIE_OF_CHOICE, 0.0)
        job = self.job(room) if job is None else job
        key = (room, job, *(figure.name for figure in people))
        if key not in self._known:
            self._known[key] = self._work(room, people, job)
        return self._known[key]

    def potential(self, room: str, people: Sequence[Figure], job: Job | None = None) -> float:
        work, escape = self.outlook(room, people, job)
        return work + escape * self.escape_worth

    def _work(self, room: str, people: Sequence[Figure], job: Job) -> Outlook:
        """What is done with items first, the ablest next; whoever has Keys waits until the vehicle is ready."""
        total, job = _with_items(room, people, job)
        escape = SURE
        waiting = sorted(people, key=lambda figure: (figure.has_keys, figure.name not in ("windows", "blair")))
        while waiting:
            figure = waiting[0]
            deeds = (self._in_room(figure, face, job, len(waiting), room) for face in ("use", "repair"))
            best = max((deed for deed in deeds if deed), key=lambda deed: deed.worth, default=None)
            waiting.pop(0)
            if best is None:
                continue
            if best.name == "escape":
                return Outlook(RELIABLE * total, escape)
            total += best.worth
            escape *= RELIABLE
            job = best.left
        return Outlook(RELIABLE * total, 0.0)

    def _in_room(self, figure: Figure, face: str, job: Job, standing: int, room: str) -> Deed | None:
        """As if the Character stood there."""
        was, figure.room = figure.room, room
        deed = self.deed(figure, face, job, standing)
        figure.room = was
        return deed

    # Harm

    def harm(self, room: str | None) -> float:
        """What one Sabotage in a room costs (T-Z5-10)."""
        table = self.table
        if room is None or room in table.closed:
            return 0.0
        if room in table.damage:
            if table.damage[room] >= table.view["damage_slots"][room]:
                return 0.0
            worth = max(self.job(room).repair_worth, _SABOTAGE[room])
            # The chance to leave is what a vehicle is good for, and a damage can be repaired.
            return min(worth, self.escape_worth / 2) if room in VEHICLES and self.escape_worth else worth
        return _SABOTAGE.get(room, 0.0)

    # The worth of rooms

    def _job(self, room: str) -> Job:
        return self._vehicle(room) if room in VEHICLES else _JUDGES[room](self)

    def _vehicle(self, vehicle: str) -> Job:
        table = self.table
        missing = {one: table.missing(one) for one in VEHICLES}
        mine = missing[vehicle]
        if mine is None or not (table.keys_at_hand or table.view["item_deck_size"]):
            return NOTHING_TO_DO
        order = _LASTING_FIRST if self.roles.matter else _VEHICLES_IN_ORDER
        nearest = min((one for one in order if missing[one] is not None), key=lambda one: missing[one] or 0)
        worth = (_VEHICLE if vehicle == nearest else _OTHER_VEHICLE) / max(mine, 1)
        return Job(table.damage[vehicle], table.missing_fuel(vehicle), worth, worth)

    def _storeroom(self) -> Job:
        """Every draw shows two cards and puts one at the bottom, so Keys become more likely (T-L-11)."""
        deck: int = self.table.view["item_deck_size"]
        keys, cards = ITEM_COUNTS[KEYS], sum(ITEM_COUNTS)
        unseen = max(2 * deck - cards, keys + 1)
        likely = 1 - (1 - keys / unseen) * (1 - keys / (unseen - 1))
        return Job(uses=deck, use_worth=_MORE_ITEMS if self.table.keys_at_hand else _KEYS * likely)

    def _radio(self) -> Job:
        view = self.table.view
        if view["sos"] or view["rescue_gone"]:
            return NOTHING_TO_DO
        damage = self.table.damage["radio"]
        worth = (_RADIO_TOO if self.table.keys_at_hand else _RADIO) / (damage + 1)
        return Job(damage, 1, worth, worth)

    def _warmth(self) -> float:
        """The rounds until the base freezes, by the usual weather (T-P2-03..08)."""
        table = self.table
        view, board = table.view, table.rules.board
        faces = len(board.die)
        frost = sum(board.frost[face] for face in board.die) / faces
        rounds: float = (board.frost_spaces - max(view["frost"], 1)) / frost
        if not view["boiler_destroyed"]:
            burned = sum(board.consumption[face][0] for face in board.die) / faces
            left = table.fuel["boiler"] + view["damage_slots"]["boiler"] - table.damage["boiler"]
            rounds += left / burned if burned else left
        return rounds

    def _boiler(self) -> Job:
        worth = next((worth for rounds, worth in _WARM if self._warm < rounds), _NOT_COLD)
        return Job(self.table.damage["boiler"], self.table.free_slots("boiler"), worth, worth)

    def _generator(self) -> Job:
        table = self.table
        is_dark = table.view["power_failed"]
        return Job(
            repairs=table.damage["generator"],
            uses=table.free_slots("generator"),
            repair_worth=0.8 if is_dark else 0.3,
            use_worth=0.0 if is_dark else 0.3 if table.fuel["generator"] <= 1 else 0.05,
        )

    def _laboratory(self) -> Job:
        """Blood tells who may come along; elsewhere it only moves a disc back."""
        size: int = self.table.view["lab_size"]
        blood = sum(figure.samples.count("blood") for figure in self.table.crew)
        wanted = self.roles.matter and not self.roles.all_known and blood < len(self.roles.unknown)
        return Job(uses=size, use_worth=_BLOOD if wanted else 0.1)

    def _armoury(self) -> Job:
        size: int = self.table.view["weapon_deck_size"]
        worth = 0.5 if self.table.strength else 0.25
        if self._cold_and_bare():
            worth = 3.0
        elif self.roles.matter and not self.roles.all_known and not any(one.has_flames for one in self.table.crew):
            worth = 1.2
        return Job(uses=size, use_worth=worth)

    def _cold_and_bare(self) -> bool:
        """Only a fire could help (T-B-03), and there is nothing to light it with."""
        return bool(self.table.view["frost"]) and self._warm < 3 and not any(one.has_fire for one in self.table.crew)

    def burning(self) -> float:
        """What it is worth to burn a room: the frost begins anew."""
        return 6.0 if self.table.view["frost"] and self._warm < 2.5 else 0.0

    def _weather(self) -> Job:
        is_flying = self.table.view["sos"] and not self.table.has_arrived
        return Job(uses=1, use_worth=0.6 if is_flying else 0.15)

    def _kitchen(self) -> Job:
        return Job(uses=1 if self.table.view["pantry"] else 0, use_worth=0.02)


_JUDGES = {
    "storeroom": Needs._storeroom,
    "radio": Needs._radio,
    "boiler": Needs._boiler,
    "generator": Needs._generator,
    "laboratory": Needs._laboratory,
    "armoury": Needs._armoury,
    "weather": Needs._weather,
    "kitchen": Needs._kitchen,
}
#: What a Sabotage costs at least, by room.
_SABOTAGE = {
    "armoury": 0.1,
    "kitchen": 0.02,
    "storeroom": 0.4,
    "laboratory": 0.15,
    "boiler": 0.2,
    "generator": 0.2,
    "radio": 0.1,
    "helicopter": 0.2,
    "shed": 0.3,
    "weather": 0.1,
}
