"""The seating ring: neighbours, gaps, doors, reach, and who can be aimed at (rules section 5, S-ACT-02, S-VAR4)."""

from winterover.core.seats import Seat
from winterover.games.stayaway.cards import BETTER_RUN, LOCKED_DOOR
from winterover.games.stayaway.facts import DOOR_REMOVED, SWAPPED_SEATS
from winterover.games.stayaway.state import State


def next_to(g: State, seat: Seat, step: int) -> Seat:
    """The neighbour one step clockwise (+1) or counter-clockwise (-1) (S-RING-01, S-RING-02)."""
    ring = g.ring
    return ring[(g.place[seat] + step) % len(ring)]


def gap_beside(g: State, seat: Seat, step: int) -> int:
    """The gap beside a seat on that side (S-RING-03)."""
    place = g.place[seat]
    return place if step == 1 else (place - 1) % len(g.ring)


def gap_seats(g: State, gap: int) -> tuple[Seat, Seat]:
    """The two seats beside a gap, in clockwise order."""
    return g.ring[gap], g.ring[(gap + 1) % len(g.ring)]


def is_shut(g: State, gap: int) -> bool:
    """Whether nothing passes through a gap (S-DOR-03); a pair's one door may shut both sides [SR-15]."""
    if g.rules.pair_door and len(g.ring) == 2:
        return any(g.doors)
    return g.doors[gap]


def reachable(g: State, seat: Seat) -> list[Seat]:
    """Neighbours with no door between (S-RING-06), clockwise one first; a lone pair needs one open gap (S-RING-07)."""
    ring = g.ring
    place = g.place[seat]
    size = len(ring)
    if size > 2:
        doors = g.doors
        left = [] if doors[place] else [ring[place + 1 - size]]
        if not doors[place - 1]:
            left.append(ring[place - 1])
        return left
    if size == 2 and not (is_shut(g, 0) and is_shut(g, 1)):
        return [ring[1 - place]]
    return []


def at_distance(g: State, seat: Seat, card: int) -> list[Seat]:
    """Whom Seduction, You'd Better Run!, Friends and Get Out may be aimed at (S-SED-01, S-RUN-01, S-VAR4)."""
    quarantine = g.quarantine
    sight = g.rules.sight
    if sight == "adjacent":  # S-VAR4-03
        return [other for other in reachable(g, seat) if not quarantine[other]]
    others = [other for other in g.ring if other != seat and not quarantine[other]]
    if sight == "path":  # S-VAR4-01
        return [other for other in others if _sees(g, seat, other, 1) or _sees(g, seat, other, -1)]
    if sight == "door" and card != BETTER_RUN:  # S-VAR4-05
        open_to = reachable(g, seat)
        beside = (next_to(g, seat, 1), next_to(g, seat, -1))
        return [other for other in others if other not in beside or other in open_to]
    return others


def _sees(g: State, seat: Seat, target: Seat, step: int) -> bool:
    """Whether the way round on one side has neither a door nor a quarantined player in between."""
    while True:
        if is_shut(g, gap_beside(g, seat, step)):
            return False
        seat = next_to(g, seat, step)
        if seat == target:
            return True
        if g.quarantine[seat]:
            return False


def swap_seats(g: State, one: Seat, other: Seat) -> None:
    """Two players change places; what is theirs travels along, doors stay (S-RING-04)."""
    place = g.place
    here, there = place[one], place[other]
    g.ring[here], g.ring[there] = other, one
    place[one], place[other] = there, here
    g.tell(SWAPPED_SEATS, one, other)


def remove_door(g: State, gap: int) -> None:
    """A door leaves the table for the discard pile."""
    left, right = gap_seats(g, gap)
    g.doors[gap] = False
    g.discard.append(LOCKED_DOOR)
    g.tell(DOOR_REMOVED, left, right)


def leave_ring(g: State, seat: Seat) -> None:
    """The seat's two gaps become one (S-ELIM-04..06)."""
    ring, doors, place = g.ring, g.doors, g.place
    index = place[seat]
    shut = (doors[index], doors[index - 1])
    if len(ring) == 2 or not g.rules.doors_merge:
        stays, gone = False, sum(shut)  # S-ELIM-06; [SR-14] drop
    else:
        stays, gone = any(shut), 1 if all(shut) else 0  # S-ELIM-05
    g.discard += [LOCKED_DOOR] * gone
    doors[index - 1] = stays
    del doors[index]
    del ring[index]
    place[seat] = -1
    for number, other in enumerate(ring):
        place[other] = number
