"""A world that a viewer could not tell from the real one, made from the viewer's view and log alone."""

from collections import Counter
from collections.abc import Sequence

from winterover.core.errors import EngineBug, RuleError
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS, Seat
from winterover.core.views import View
from winterover.games.stayaway import asks, exchange
from winterover.games.stayaway.cards import (
    BY_NAME,
    FIRST_PANIC,
    INFECTED,
    KINDS,
    LOCKED_DOOR,
    MISSED,
    NAMES,
    NONE,
    QUARANTINE,
    THE_THING,
)
from winterover.games.stayaway.guess import Guess
from winterover.games.stayaway.options import OFFERS, OPTIONS, PASSES_ON, card_of
from winterover.games.stayaway.piles import LIMIT
from winterover.games.stayaway.reopen import reopen
from winterover.games.stayaway.ring import next_to
from winterover.games.stayaway.roles import ALIVE, HUMAN, TAINTED, THING
from winterover.games.stayaway.rulings import Rules
from winterover.games.stayaway.state import NOBODY, State
from winterover.games.stayaway.view import EXCHANGES

_SEAT = {letter: seat for seat, letter in enumerate(LETTERS)}
_KIND = {kind.name: number for number, kind in enumerate(asks.KINDS)}


def resample(rules: Rules, view: View, log: Sequence[Told], rng: Rng) -> State:
    """Deal everything that the viewer cannot see; the public table and the open choice stay as they are."""
    if view["over"]:
        raise RuleError("game-over")
    guess = Guess(rules, view, log, rng)
    g = _public_world(rules, view, rng.fork("world"))
    _settle_roles(g, guess, view)
    _Deal(g, guess, view, rng).carry_out()
    _choose_hidden(g, view, rng)
    reopen(g, _KIND[view["waiting"][0][1]], [_SEAT[letter] for letter in view["answered"]])
    return g


def _seat_or_nobody(letter: str | None) -> Seat:
    return NOBODY if letter is None else _SEAT[letter]


def _public_world(rules: Rules, view: View, rng: Rng) -> State:
    """Everything that the view shows to everyone."""
    g = State(rules, rng, listening=False)
    g.answers = view["answers"]
    g.ring = [_SEAT[letter] for letter in view["ring"]]
    g.place = [-1] * rules.players
    for index, seat in enumerate(g.ring):
        g.place[seat] = index
    g.direction = view["direction"]
    g.doors = view["doors"].copy()
    g.quarantine = view["quarantine"].copy()
    g.active = _SEAT[view["turn"]]
    g.isolated = view["isolated"]
    g.self_quarantined = view["self_quarantined"]
    g.card = NONE if view["card"] is None else BY_NAME[view["card"]]
    g.target = _seat_or_nobody(view["target"])
    g.queue = [_SEAT[letter] for letter in view["queue"]]
    if view["revenge"]:
        g.removed = [THE_THING]
    if view["exchange"] is not None:
        g.exchange = EXCHANGES.index(view["exchange"]["kind"])
        g.partner = _SEAT[view["exchange"]["partner"]]
        g.redirected = view["exchange"]["redirected"]
    if view["waiting"][0][1] == "forget":
        g.to_forget = 3 - view["aside"]
    return g


# Roles


def _settle_roles(g: State, guess: Guess, view: View) -> None:
    """The guessed roles, mended where the game would have ended or where no Infected cards are left for them."""
    viewer = guess.viewer
    roles = guess.roles
    own = view["hand"].count("infected")
    free = g.rules.counts[INFECTED] - own
    tainted = [seat for seat in g.ring if roles[seat] == TAINTED and seat != viewer]
    guessed = [seat for seat in tainted if seat not in guess.certain]
    guess.rng.shuffle(guessed)
    spare = 1 if _must_have_offered_infected(view) else 0
    while guessed and len(tainted) + spare > free:
        changed = guessed.pop()
        tainted.remove(changed)
        roles[changed] = HUMAN
    humans = sum(roles[seat] == HUMAN for seat in g.ring)
    if humans == 0 and g.rules.declare != "manual" and guessed:
        roles[guessed.pop()] = HUMAN
    g.roles = roles
    g.thing = guess.thing
    g.fallen = [ALIVE if alive else roles[seat] for seat, alive in enumerate(view["alive"])]
    g.humans = sum(roles[seat] == HUMAN for seat in g.ring)
    if g.humans == 0 and HUMAN not in g.fallen:
        g.last_human = guess.rng.pick([seat for seat in g.ring if roles[seat] == TAINTED])


def _must_have_offered_infected(view: View) -> bool:
    """The Thing holds Missed! but may not use it: the offer is an Infected card (S-MIS-06)."""
    if view["role"] != "thing" or "missed" not in view["hand"] or not view["asks"]:
        return False
    ask = view["asks"][0]
    return ask["kind"] == "reply" and "defend missed" not in ask["options"]


# Cards


class _Deal:
    """Dealing the unseen cards so that every role, size and back is as it must be."""

    def __init__(self, g: State, guess: Guess, view: View, rng: Rng) -> None:
        self.g = g
        self.guess = guess
        self.view = view
        self.rng = rng
        self.viewer = guess.viewer
        self.pool = self._unseen()

    def _unseen(self) -> Counter[int]:
        g, view = self.g, self.view
        pool = Counter({card: count for card, count in enumerate(g.rules.counts) if count})
        seen = [*view["hand"], *view.get("aside_cards", [])]
        pool.subtract(BY_NAME[name] for name in seen)
        pool[LOCKED_DOOR] -= sum(g.doors)
        pool[QUARANTINE] -= sum(turns > 0 for turns in g.quarantine)
        pool[THE_THING] -= len(g.removed)
        if g.card != NONE:
            pool[g.card] -= 1
        return pool

    def carry_out(self) -> None:
        g = self.g
        if self.viewer is not None:
            g.hands[self.viewer] = [BY_NAME[name] for name in self.view["hand"]]
        self._place_certain()
        self._place_guessed()
        self._fill_hands()
        self._fill_aside()
        self._fill_piles()
        for hand in g.hands:
            hand.sort()

    def _others(self) -> list[Seat]:
        return [seat for seat in self.g.ring if seat != self.viewer]

    def _room(self, seat: Seat) -> int:
        return int(self.view["hand_sizes"][seat]) - len(self.g.hands[seat])

    def _put(self, seat: Seat, card: int) -> bool:
        if self.pool[card] <= 0 or self._room(seat) <= 0:
            return False
        self.pool[card] -= 1
        self.g.hands[seat].append(card)
        return True

    def _place_certain(self) -> None:
        """The Thing card, one Infected for each Infected, and the offer that must be an Infected card."""
        g = self.g
        for seat in self._others():
            if g.roles[seat] == THING:
                self._put(seat, THE_THING)
            elif g.roles[seat] == TAINTED:
                self._put(seat, INFECTED)
        if _must_have_offered_infected(self.view) and g.active != self.viewer:
            self._put(g.active, INFECTED)

    def _place_guessed(self) -> None:
        g = self.g
        self.guess.limit_known()
        for seat in self._others():
            for card in self.guess.known[seat]:
                if card in (THE_THING, INFECTED) and card in g.hands[seat]:
                    continue
                if card == INFECTED and self._full_of_infected(seat):
                    continue
                self._put(seat, card)

    def _full_of_infected(self, seat: Seat) -> bool:
        return self.g.hands[seat].count(INFECTED) >= LIMIT

    def _loose_cards(self) -> list[int]:
        """The Stay Away! cards not placed yet, in random order; The Thing only if it lies in the draw pile."""
        cards = [card for card in range(INFECTED, FIRST_PANIC) for _ in range(self.pool[card])]
        self.rng.shuffle(cards)
        return cards

    def _fill_hands(self) -> None:
        """Unknown hands from the loose cards, never more than three Infected in one."""
        seats = [seat for seat in self._others() for _ in range(self._room(seat))]
        loose = self._loose_cards()
        for seat in seats:
            for index in range(len(loose) - 1, -1, -1):
                if loose[index] != INFECTED or not self._full_of_infected(seat):
                    self._put(seat, loose.pop(index))
                    break
            else:
                raise EngineBug("no card left that this hand may hold")

    def _fill_aside(self) -> None:
        """Cards laid aside for Resolute or Forgetful: the viewer's own, or loose ones."""
        view = self.view
        if "aside_cards" in view:
            self.g.drawn = [BY_NAME[name] for name in view["aside_cards"]]
            return
        for card in self._loose_cards()[: view["aside"]]:
            self.pool[card] -= 1
            self.g.drawn.append(card)

    def _fill_piles(self) -> None:
        """The discard pile with what is known to lie in it, the draw pile with the rest and the right back on top."""
        view, pool = self.view, self.pool
        top = self._choose_top()
        if top != NONE:
            pool[top] -= 1
        rest = [card for card in range(KINDS) for _ in range(pool[card])]
        self.rng.shuffle(rest)
        size = view["discard_size"]
        discard: list[int] = []
        for card, count in self.guess.discarded.items():
            for _ in range(count):
                if card in rest and len(discard) < size and card != THE_THING:
                    rest.remove(card)
                    discard.append(card)
        if THE_THING in rest:  # Undrawn, it is never on the discard pile (S-VAR1-04).
            rest.remove(THE_THING)
            rest.append(THE_THING)
        need = size - len(discard)
        discard += rest[:need]
        draw = rest[need:]
        self.rng.shuffle(draw)
        self.rng.shuffle(discard)
        if top != NONE:
            draw.append(top)
        self.g.draw, self.g.discard = draw, discard

    def _choose_top(self) -> int:
        """A card for the top of the draw pile with the back that everybody sees."""
        view, pool = self.view, self.pool
        if not view["draw_size"]:
            return NONE
        if pool[self.guess.top] > 0 and self.guess.top != NONE:
            return self.guess.top
        back = view["top_back"]
        fitting = [
            card
            for card in range(KINDS)
            if back is None or (card >= FIRST_PANIC) == (back == "panic")
            for _ in range(pool[card])
        ]
        if not fitting:
            raise EngineBug(f"no card with the back {back} is left")
        return self.rng.pick(fitting)


# Hidden choices


def _choose_hidden(g: State, view: View, rng: Rng) -> None:
    """The face-down offer and the sealed answers of others, as the rules would allow them."""
    offered = view["exchange"] is not None and view["exchange"]["offered"]
    if offered and "offer" in view:
        g.offer = BY_NAME[view["offer"]]
    elif offered:
        g.offer = _possible_offer(g, view, rng)
    for letter in view["answered"]:
        seat = _SEAT[letter]
        if seat == _seat_or_nobody(view["viewer"]) and "sealed" in view:
            g.sealed[seat] = OPTIONS[view["sealed"]]
        else:
            g.sealed[seat] = rng.pick(exchange.may_give(g, seat, next_to(g, seat, g.direction), PASSES_ON))


def _possible_offer(g: State, view: View, rng: Rng) -> int:
    if _must_have_offered_infected(view):
        return INFECTED
    cards = [card_of(option) for option in exchange.may_give(g, g.active, g.partner, OFFERS)]
    may_redirect = view["asks"] and f"defend {NAMES[MISSED]}" in view["asks"][0]["options"]
    if may_redirect and g.roles[g.active] == TAINTED and g.rules.missed_infects:
        cards = [card for card in cards if card != INFECTED]  # else The Thing could not redirect (S-MIS-06)
    return rng.pick(cards)
