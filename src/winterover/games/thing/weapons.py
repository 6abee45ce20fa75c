"""Weapons (rules section 10): who may be asked to use one, and with which.

A window opens for everybody who could act if the hidden cards were the right ones; how many weapons somebody holds is
public, what they are is not (T-N-02).
"""

from winterover.core.seats import Seat
from winterover.games.thing.crew import has_charge, hidden_weapons, show_firearm, spend_charge
from winterover.games.thing.decks import lose_pile_card
from winterover.games.thing.options import PASS, WITHDRAWALS
from winterover.games.thing.pieces import DYNAMITE, FIREARM, FLAMETHROWER, MELEE
from winterover.games.thing.state import State


def may_have_fire(g: State, seat: Seat) -> bool:
    """Standing, with a charged Flamethrower or with weapons that may be Dynamite, and a pile to pay with (R-52)."""
    return g.standing[seat] and bool(g.pile) and (has_charge(g, seat) or hidden_weapons(g, seat) > 0)


def fire_choices(g: State, seat: Seat, wording: tuple[int, ...]) -> list[int]:
    """To attack or burn with, or nothing (T-W-03, T-W-05)."""
    choices = [PASS]
    if has_charge(g, seat):
        choices.append(wording[FLAMETHROWER])
    if g.weapons[seat][DYNAMITE]:
        choices.append(wording[DYNAMITE])
    return choices


def pay_fire(g: State, seat: Seat, weapon: int) -> None:
    """A charge or the card, and a card of the Active Pile where there is one (T-W-03, T-B-02, R-144)."""
    if weapon == FLAMETHROWER:
        spend_charge(g, seat)
    else:
        g.weapons[seat][DYNAMITE] -= 1
        g.used_weapons[DYNAMITE] += 1
    if g.pile:
        lose_pile_card(g)


def may_have_escape(g: State, seat: Seat) -> bool:
    """An open Firearm, a charged Flamethrower in the hands of one who stands, or hidden weapons."""
    return g.guns[seat] > 0 or hidden_weapons(g, seat) > 0 or _may_flame(g, seat)


def _may_flame(g: State, seat: Seat) -> bool:
    return has_charge(g, seat) and (g.standing[seat] or g.rules.flame_withdraw_prone)


def withdraw_choices(g: State, seat: Seat) -> list[int]:
    """To withdraw with, or to stay (T-E-23)."""
    choices = [PASS]
    if g.guns[seat] or g.weapons[seat][FIREARM]:
        choices.append(WITHDRAWALS[FIREARM])
    if g.weapons[seat][MELEE]:
        choices.append(WITHDRAWALS[MELEE])
    if _may_flame(g, seat):
        choices.append(WITHDRAWALS[FLAMETHROWER])
    return choices


def pay_withdrawal(g: State, seat: Seat, weapon: int) -> None:
    """A Firearm is kept and open, a Melee weapon is used up, a Flamethrower loses a charge (T-E-27)."""
    if weapon == FIREARM:
        show_firearm(g, seat)
    elif weapon == MELEE:
        g.weapons[seat][MELEE] -= 1
        g.used_weapons[MELEE] += 1
    else:
        spend_charge(g, seat)
