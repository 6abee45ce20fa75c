"""What a room may do to whoever goes there: company, dogs, and the Collective."""

from winterover.bots.heuristic.thing.mind import Mind
from winterover.bots.heuristic.thing.suspicion import ALIEN_DOG, INFECTS, MEETS_ALIEN_TOKEN
from winterover.bots.heuristic.thing.table import GREEN_ROOMS
from winterover.games.thing.pieces import ROOM_CAPACITY

#: What being infected, being assimilated and losing the round's action cost, in ordinary useful actions.
DREAD = 12.0
DEATH = 2.5
KNOCKED_OUT = 0.8
#: How much of it is left to one who can withdraw with a Firearm, or drive the Collective off with fire.
_ARMED = 0.1
_WITH_FIRE = 0.25
#: Somebody who is an alien with less than this likelihood is expected to stand by me.
_FRIEND = 0.1


def company(mind: Mind, room: str) -> float:
    """What meeting those who are there may cost a human: it looks at the token of the least suspected (T-I-04)."""
    table = mind.table
    there = table.present(room)
    if not there:
        return 0.0
    infection = min(mind.fear(seat) for seat in there) * INFECTS * MEETS_ALIEN_TOKEN
    is_armed = "firearm" in table.weapons or mind.view["open_firearms"][mind.me] > 0
    return DREAD * infection * (_ARMED if is_armed else 1.0)


def dog(mind: Mind, room: str) -> float:
    """What being alone with a dog may cost (T-E-21)."""
    table = mind.table
    if room not in table.dogs or table.present(room) or table.characters[mind.me] == "clark":
        return 0.0
    return DREAD * ALIEN_DOG


def attraction(mind: Mind, room: str) -> float:
    """How likely people go to a room: where there is much to do."""
    if room in mind.table.closed:
        return 0.0
    return 0.2 + max(mind.needs.use(room), mind.needs.repair(room))


def attack(mind: Mind, room: str) -> float:
    """What the Collective's plan may cost whoever goes to a room; the strengths on its cards are public (T-P3-04)."""
    table = mind.table
    plan = mind.view["plan"]
    if not plan or room in table.closed:
        return 0.0
    total = sum(attraction(mind, other) for other in GREEN_ROOMS)
    likely = attraction(mind, room) / total
    crowd = len(table.present(room)) + 1
    friends = [seat for seat in table.still_to_move() if mind.fear(seat) < _FRIEND]
    crowd = min(crowd + len(friends), ROOM_CAPACITY)  # together we are stronger, and they know it too (T-E-10)
    cost = 0.0
    for card in plan:
        strength = card["strength"] or table.strength // len(plan)
        if strength > crowd:
            cost += DEATH / crowd + KNOCKED_OUT
        elif strength == crowd:
            cost += KNOCKED_OUT
    return likely * cost * (_WITH_FIRE if table.owns_fire() else 1.0)
