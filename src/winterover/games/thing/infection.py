"""Infection tests among Characters and with a dog (rules section 9)."""

from collections.abc import Mapping

from winterover.core.seats import Seat
from winterover.games.thing import asks
from winterover.games.thing.crew import advance
from winterover.games.thing.ending import lost_humans
from winterover.games.thing.facts import DOG_TESTED, LOOKED, ROLE_NOW, TOKENS_LAID
from winterover.games.thing.options import INFECT, LOOKS, PLAIN, first_of, second_of
from winterover.games.thing.pieces import ALIEN, ALIEN_DOGS, DOG_TOKENS, HUMAN
from winterover.games.thing.state import NOBODY, NOT_LAID, State


def begin(g: State, people: list[Seat]) -> None:
    """Everybody outside the green zone lays out two tokens (T-I-01..03). The choice is the hidden alien's alone, but
    all are asked alike (T-N-02)."""
    if any(g.suspicion[seat] for seat in people):
        g.people = people
        ask_tokens(g)


def ask_tokens(g: State) -> None:
    """D-13"""
    layers = [seat for seat in g.people if g.suspicion[seat]]
    g.ask_each(asks.TOKENS, {seat: (PLAIN, INFECT) if g.roles[seat] == ALIEN else (PLAIN,) for seat in layers}, _laid)


def _laid(g: State, answers: Mapping[Seat, int]) -> None:
    for seat in g.people:
        if seat in answers:
            place = 1 + g.rng.below(2)  # drawn for everyone, so that chance goes on alike (T-I-03)
            infects = answers[seat] == INFECT
            g.laid[seat] = place if infects else 0
            if g.facts is not None:
                g.tell_apart(TOKENS_LAID, (seat, None), {seat: (seat, ALIEN if infects else HUMAN)})
    ask_look(g)


def ask_look(g: State) -> None:
    """Whose token to look at, and which of the two (D-14)."""
    layers = [seat for seat in g.people if g.laid[seat] != NOT_LAID]
    choices = {}
    for viewer in g.people:
        seen = [option for owner in layers if owner != viewer for option in LOOKS[owner]]
        if seen:
            choices[viewer] = seen
    g.ask_each(asks.LOOK, choices, _looked)


def _looked(g: State, answers: Mapping[Seat, int]) -> None:
    """All look, then the consequences come for all together (T-I-06..10)."""
    free = [(owner, place) for owner in g.people if g.laid[owner] != NOT_LAID for place in (1, 2)]
    infected = []
    viewers = []
    for viewer in g.people:
        if viewer not in answers:
            continue
        token = _claim(g, viewer, (first_of(answers[viewer]), second_of(answers[viewer])), free)
        if token is None:  # who finds none does not look
            continue
        free.remove(token)
        owner, place = token
        viewers.append(viewer)
        is_alien = g.laid[owner] == place
        if g.facts is not None:
            seen = (viewer, owner, ALIEN if is_alien else HUMAN)
            g.tell_apart(LOOKED, (viewer, owner, None), {viewer: seen, owner: seen})
        if is_alien and g.roles[viewer] == HUMAN:
            infected.append(viewer)
            g.infections.append((g.round, viewer, owner))
    for viewer in infected:
        g.roles[viewer] = ALIEN
    for viewer in viewers:
        _replace_role_card(g, viewer)
        advance(g, viewer)  # T-I-09
    _gather(g)
    lost_humans(g, infected)


def _claim(g: State, viewer: Seat, wanted: tuple[Seat, int], free: list[tuple[Seat, int]]) -> tuple[Seat, int] | None:
    """The wanted token; taken already, its neighbour, else any other that is left (R-60, R-42)."""
    if wanted in free:
        return wanted
    left = [token for token in free if token[0] == wanted[0]] or [token for token in free if token[0] != viewer]
    return g.rng.pick(left) if left else None


def _gather(g: State) -> None:
    """The tokens go back to their owners."""
    for seat in g.people:
        g.laid[seat] = NOT_LAID
    g.people = []


def dog_test(g: State, seat: Seat) -> None:
    """One of the nine dog tokens, seen by the player alone and put back (T-I-11..13)."""
    is_alien = g.rng.below(DOG_TOKENS) < ALIEN_DOGS
    if g.facts is not None:
        g.tell_apart(DOG_TESTED, (seat, g.here, None), {seat: (seat, g.here, int(is_alien))})
    lost = []
    if is_alien and g.roles[seat] == HUMAN:
        lost.append(seat)
        g.roles[seat] = ALIEN
        g.infections.append((g.round, seat, NOBODY))
    _replace_role_card(g, seat)
    advance(g, seat)
    lost_humans(g, lost)


def _replace_role_card(g: State, seat: Seat) -> None:
    """Every viewer handles the Role cards, whatever was seen (T-I-10)."""
    if g.facts is not None:
        g.tell_only(ROLE_NOW, (seat,), seat, g.roles[seat])
