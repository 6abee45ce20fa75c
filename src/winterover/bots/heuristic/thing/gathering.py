"""The Rec Room: gifts, votes, reveals, tests (T-P5, T-P6)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing.mind import TRUST, Mind
from winterover.bots.heuristic.thing.table import SEAT
from winterover.core.seats import LETTERS, Seat

#: Name whoever is suspected so many times as much as everybody is at the start.
_VOTE = 1.25
#: Test whoever is an alien with at least this likelihood.
_TEST = 0.12
#: For so many rounds an alien does not show its true face, however suspected it is.
_LIE_LOW = 4


# Gifts


def trade(mind: Mind, options: Sequence[str]) -> str:
    """Agree to gifts, carry through the own ones, and give what another needs more (D-28)."""
    for deal in mind.view["deals"]:
        if mind.view["viewer"] not in deal["seats"]:
            continue
        mine = deal["seats"].index(mind.view["viewer"])
        other: str = deal["seats"][1 - mine]
        if deal["agreed"][mine]:
            continue
        is_meant = not deal["sides"][mine] or SEAT[other] in mind.memory.courted
        return f"deal {other}" if is_meant else f"call_off {other}"
    if not mind.is_alien:
        for receiver in sorted(mind.table.others, key=mind.fear):
            gift = None if receiver in mind.memory.courted else _gift(mind, receiver)
            option = f"put {LETTERS[receiver]} {gift}"
            if gift and option in options:
                mind.memory.courted.add(receiver)
                return option
    return "ready"


def _gift(mind: Mind, receiver: Seat) -> str | None:
    """Wire for a Flamethrower's owner makes a test, and a weapon helps the unarmed; Keys are for the trusted only."""
    table, fear = mind.table, mind.fear(receiver)
    if fear >= 1 / (table.players - 1):  # as at the start, or more
        return None
    if "wire" in table.items and table.has_flames(receiver) and not table.has_flames(mind.me):
        return "wire"
    if table.items.count("keys") > 1 and fear < TRUST:
        return "keys"
    owned = [*table.items, *table.weapons]
    wish = mind.memory.wishes.get(receiver)
    if wish in ("fuel", "tools", "melee") and owned.count(wish) > 1:
        return wish
    return "melee" if _can_spare_melee(mind) and not table.is_armed(receiver) else None


def _can_spare_melee(mind: Mind) -> bool:
    """Whoever has another, or a weapon that is not used up, needs none."""
    weapons = mind.table.weapons
    has_lasting = mind.table.has_flames(mind.me) or "firearm" in weapons or mind.view["open_firearms"][mind.me] > 0
    return weapons.count("melee") > 1 or ("melee" in weapons and has_lasting)


# The vote


def vote(mind: Mind, options: Sequence[str]) -> str:
    """A human names whom it suspects most; an alien joins in against humans (D-29)."""
    named = [option for option in options if option != "abstain"]
    if not named:
        return "abstain"
    if mind.is_alien:
        if mind.chance(25):
            return "abstain"
        return mind.best_seat(named, lambda seat: mind.table.disc[seat] / mind.table.most_disc - 3 * mind.fear(seat))
    suspect = mind.best_seat(named, mind.fear)
    even = 1 / (mind.table.players - 1)
    return suspect if mind.fear(SEAT[suspect.split()[1]]) > _VOTE * even else "abstain"


# Showing the true face


def reveal(mind: Mind, options: Sequence[str]) -> str:
    """D-30"""
    return "reveal" if "reveal" in options and wants_to_reveal(mind) else "remain"


def wants_to_reveal(mind: Mind) -> bool:
    """An alien lies low until help is near or everybody suspects it."""
    table, view = mind.table, mind.view
    least = min(table.disc[seat] for seat in table.living)
    if view["sos"] and table.disc[mind.me] > least:
        near = view["sos"] / view["sos_spaces"]
        return mind.chance(round(30 * near))
    return table.disc[mind.me] >= table.most_disc and mind.memory.round >= _LIE_LOW and mind.chance(30)


# Tests


def offer_test(mind: Mind, options: Sequence[str]) -> str:
    """A human offers whatever would tell something (D-31, D-32)."""
    if mind.is_alien:
        return "pass"
    table = mind.table
    top = max(table.disc[seat] for seat in table.living)
    suspects = [seat for seat in table.living if table.disc[seat] == top]
    useful_a = any(_test_worth(mind, seat) > _TEST for seat in suspects)
    useful_b = any(_test_worth(mind, seat) > _TEST for seat in table.living)
    for option, is_useful in (
        ("offer_both", useful_a and useful_b),
        ("offer_b", useful_b),
        ("offer_a", useful_a),
    ):
        if option in options and is_useful:
            return option
    return "pass"


def _test_worth(mind: Mind, seat: Seat) -> float:
    """A test tells something of a suspect; of myself it tells the others that I am human."""
    if seat in mind.memory.proven:
        return 0.0
    return 0.2 if seat == mind.me else mind.fear(seat)


def target(mind: Mind, options: Sequence[str]) -> str:
    if mind.is_alien:
        return mind.best_seat(options, lambda seat: -mind.fear(seat))
    return mind.best_seat(options, lambda seat: _test_worth(mind, seat))
