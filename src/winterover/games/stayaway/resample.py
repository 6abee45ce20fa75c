"""A world that a viewer could not tell from the real one, made from the viewer's view and log alone."""

from collections.abc import Sequence

from winterover.core.errors import EngineBug, RuleError
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View, waiting_seen
from winterover.games.stayaway import asks, exchange
from winterover.games.stayaway.cards import (
    BY_NAME,
    INFECTED,
    MISSED,
    NAMES,
    NONE,
    THE_THING,
)
from winterover.games.stayaway.deal import Deal, Impossible, can_hold_infected, least_infected, offer_is_infected
from winterover.games.stayaway.guess import Guess
from winterover.games.stayaway.known import SEATS, Known
from winterover.games.stayaway.options import CODES, OFFERS, PASSES_ON, card_of
from winterover.games.stayaway.reopen import reopen
from winterover.games.stayaway.ring import next_to
from winterover.games.stayaway.roles import ALIVE, HUMAN, TAINTED
from winterover.games.stayaway.rulings import Rules
from winterover.games.stayaway.state import NOBODY, State
from winterover.games.stayaway.view import EXCHANGES

#: How many guesses are made before giving up: nearly always the first fits.
TRIES = 200

_KIND = {kind.name: number for number, kind in enumerate(asks.KINDS)}


def resample(rules: Rules, view: View, log: Sequence[Told], rng: Rng) -> State:
    """Deal everything that the viewer cannot see; the public table and the open choice stay as they are."""
    if view["over"]:
        raise RuleError("game-over")
    known = Known(rules, view, log)
    for _ in range(TRIES):
        guess = Guess(rules, view, log, rng, known)
        try:
            return _world(rules, view, known, guess, rng)
        except Impossible:
            continue
    raise EngineBug("no world fits what the viewer knows")


def _world(rules: Rules, view: View, known: Known, guess: Guess, rng: Rng) -> State:
    # The number gives every world a future of its own, also when many are made from one stream.
    g = _public_world(rules, view, rng.fork(f"world {rng.below(1 << 30)}"))
    _settle_roles(g, known, guess, view)
    Deal(g, known, guess, view, rng).carry_out()
    _choose_hidden(g, known, view, rng)
    reopen(g, _KIND[view["waiting"][0][1]], [SEATS[letter] for letter in view["answered"]])
    if waiting_seen(g, asks.KINDS) != view["waiting"]:
        raise Impossible
    return g


def _seat_or_nobody(letter: str | None) -> Seat:
    return NOBODY if letter is None else SEATS[letter]


def _public_world(rules: Rules, view: View, rng: Rng) -> State:
    """Everything that the view shows to everyone."""
    g = State(rules, rng, listening=False)
    g.answers = view["answers"]
    g.ring = [SEATS[letter] for letter in view["ring"]]
    g.place = [-1] * rules.players
    for index, seat in enumerate(g.ring):
        g.place[seat] = index
    g.direction = view["direction"]
    g.doors = view["doors"].copy()
    g.quarantine = view["quarantine"].copy()
    g.active = SEATS[view["turn"]]
    g.isolated = view["isolated"]
    g.self_quarantined = view["self_quarantined"]
    g.card = NONE if view["card"] is None else BY_NAME[view["card"]]
    g.target = _seat_or_nobody(view["target"])
    g.queue = [SEATS[letter] for letter in view["queue"]]
    if view["revenge"]:
        g.removed = [THE_THING]
    if view["exchange"] is not None:
        g.exchange = EXCHANGES.index(view["exchange"]["kind"])
        g.partner = SEATS[view["exchange"]["partner"]]
        g.redirected = view["exchange"]["redirected"]
    if view["waiting"][0][1] == "forget":
        g.to_forget = 3 - view["aside"]
    return g


# Roles


def _settle_roles(g: State, known: Known, guess: Guess, view: View) -> None:
    """The guessed roles, mended where the game would have ended or where no Infected cards are left for them."""
    roles = guess.roles
    others = [seat for seat in g.ring if seat != guess.viewer]
    for seat in others:
        if roles[seat] == TAINTED and not can_hold_infected(known, seat, view):
            _become_human(guess, seat)
    guessed = [seat for seat in others if roles[seat] == TAINTED and seat not in guess.certain]
    guess.rng.shuffle(guessed)
    free = g.rules.counts[INFECTED] - view["hand"].count("infected") - known.aside.count(INFECTED)
    while sum(least_infected(known, roles, seat, view) for seat in others) > free:
        _become_human(guess, guessed.pop() if guessed else NOBODY)
    if g.removed and not any(roles[seat] == TAINTED for seat in g.ring):  # else the game would be over (S-VAR6-04)
        may_be = [
            seat
            for seat in others
            if seat not in guess.certain and seat not in guess.clean and can_hold_infected(known, seat, view)
        ]
        if may_be:
            roles[guess.rng.pick(may_be)] = TAINTED
    g.humans = sum(roles[seat] == HUMAN for seat in g.ring)
    if g.humans == 0 and (g.rules.declare != "manual" or g.removed):
        _become_human(guess, guessed.pop() if guessed else NOBODY)
        g.humans = 1
    g.roles = roles
    g.thing = guess.thing
    g.fallen = [ALIVE if alive else roles[seat] for seat, alive in enumerate(view["alive"])]
    if g.humans == 0 and HUMAN not in g.fallen:
        g.last_human = guess.rng.pick([seat for seat in g.ring if roles[seat] == TAINTED])


def _become_human(guess: Guess, seat: Seat) -> None:
    if seat == NOBODY or seat in guess.certain:
        raise Impossible
    guess.roles[seat] = HUMAN


# Hidden choices


def _choose_hidden(g: State, known: Known, view: View, rng: Rng) -> None:
    """The face-down offer and the sealed answers of others, as the rules would allow them."""
    if view["exchange"] is not None and view["exchange"]["offered"]:
        g.offer = BY_NAME[view["offer"]] if "offer" in view else _possible_offer(g, known, view, rng)
    for letter in view["answered"]:
        seat = SEATS[letter]
        if seat == known.viewer and "sealed" in view:
            g.sealed[seat] = CODES.parse(view["sealed"])
        else:
            g.sealed[seat] = _pick(exchange.may_give(g, seat, next_to(g, seat, g.direction), PASSES_ON), rng)


def _possible_offer(g: State, known: Known, view: View, rng: Rng) -> int:
    """The shown card, or one that could be given to the partner for whom it was chosen."""
    if known.offer != NONE:
        return known.offer
    if offer_is_infected(known, view):
        return INFECTED
    cards = [card_of(option) for option in exchange.may_give(g, g.active, known.first_partner, OFFERS)]
    keeps = g.rules.missed_infects and g.rules.missed_offer == "keep"
    may_redirect = view["asks"] and f"defend {NAMES[MISSED]}" in view["asks"][0]["options"]
    if keeps and g.roles[g.active] == TAINTED and (may_redirect or g.redirected):
        cards = [card for card in cards if card != INFECTED]  # else The Thing could not redirect (S-MIS-06)
    return _pick(cards, rng)


def _pick(choices: list[int], rng: Rng) -> int:
    if not choices:
        raise Impossible
    return rng.pick(choices)
