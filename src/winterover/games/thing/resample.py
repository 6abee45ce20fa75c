"""A world that a viewer could not tell from the real one, made from the viewer's view and log alone."""

from collections.abc import Sequence

from winterover.core.errors import RuleError
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.views import View
from winterover.games.thing import asks
from winterover.games.thing.deal import Deal
from winterover.games.thing.figures import BARRELS, FOOD
from winterover.games.thing.guess import Guess, guess_roles
from winterover.games.thing.known import ACTION_OF, SEATS, KnownActions
from winterover.games.thing.known_things import KnownThings
from winterover.games.thing.options import CODES
from winterover.games.thing.phases.tests import TEST_NAMES
from winterover.games.thing.pieces import (
    CHARACTERS,
    FACES,
    GREEN,
    LOCATIONS,
    NOWHERE,
    ROOMS,
    STATUSES,
)
from winterover.games.thing.reopen import reopen
from winterover.games.thing.rulings import Rules
from winterover.games.thing.state import NO_CARD, NO_FACE, NO_ROOM, NOBODY, PHASES, State
from winterover.games.thing.steps import agenda

_KIND = {kind.name: number for number, kind in enumerate(asks.KINDS)}
_ROOM = {name: room for room, name in enumerate(ROOMS)}
_TEST = {name: test for test, name in TEST_NAMES.items()}


def resample(rules: Rules, view: View, log: Sequence[Told], rng: Rng) -> State:
    """Deal everything that the viewer cannot see; the public table and the open choice stay as they are."""
    if view["over"]:
        raise RuleError("game-over")
    viewer: Seat = _seat(view["viewer"])
    # The number gives every world a future of its own, also when many are made from one stream.
    g = _public_world(rules, view, rng.fork(f"world {rng.below(1 << 30)}"))
    actions = KnownActions(view, log)
    guess = guess_roles(rules, view, log, actions.is_whole, rng)
    g.roles, g.infections, g.last_humans = guess.roles, guess.infections, guess.last_humans
    _lay_tokens(g, view, guess, rng)
    _plan(g, view, viewer, rng)
    deal = Deal(g, view, viewer, actions.is_whole, rng)
    deal.carry_out(actions, KnownThings(rules, view, log, actions.is_whole))
    _reopen(g, view, viewer, rng)
    return g


def _reopen(g: State, view: View, viewer: Seat, rng: Rng) -> None:
    waiting = [SEATS[letter] for letter, _ in view["waiting"]]
    answered = [SEATS[letter] for letter in view["answered"]]
    choices = reopen(g, _KIND[view["waiting"][0][1]], waiting, answered)
    for seat in answered:
        g.sealed[seat] = CODES.parse(view["sealed"]) if seat == viewer else rng.pick(choices[seat])
    for ask in g.asks:
        if ask.seat == viewer:
            ask.number = view["asks"][0]["number"]


# What the view shows to everyone


def _seat(letter: str | None) -> Seat:
    return NOBODY if letter is None else SEATS[letter]


def _room_number(name: str | None, otherwise: int) -> int:
    return otherwise if name is None else _ROOM[name]


def _face(name: str | None) -> int:
    return NO_FACE if name is None else FACES.index(name)


def _public_world(rules: Rules, view: View, rng: Rng) -> State:
    g = State(rules, rng, listening=False)
    g.answers = view["answers"]
    g.round = view["round"]
    g.phase = PHASES.index(view["phase"])
    g.agenda = agenda(g.phase, view["agenda"])
    _people(g, view)
    restore_base(g, view)
    _collective(g, view)
    _under_way(g, view)
    return g


def _people(g: State, view: View) -> None:
    g.leader = SEATS[view["leader"]]
    g.order = [SEATS[letter] for letter in view["order"]]
    g.characters = [CHARACTERS.index(name) for name in view["characters"]]
    g.status = [STATUSES.index(name) for name in view["status"]]
    g.room = [_room_number(name, NOWHERE) for name in view["room"]]
    g.standing = view["upright"].copy()
    g.suspicion = view["suspicion"].copy()
    g.flames = [flames.copy() for flames in view["flamethrowers"]]
    g.guns = view["open_firearms"].copy()
    g.wires = view["open_wires"].copy()
    g.lights = view["open_flashlights"].copy()
    g.token_room = _room_number(view["token_room"], NO_ROOM)
    g.token_holder = _seat(view["token_holder"])
    g.boarder = _seat(view["boarder"])
    g.hungry = view["hungry"]


def restore_base(g: State, view: View) -> None:
    g.weather, g.stored = _face(view["weather"]), _face(view["stored"])
    for name, number in view["damage"].items():
        g.damage[_ROOM[name]] = number
    for name, number in view["fuel"].items():
        g.fuel[_ROOM[name]] = number
    g.hq = view["damage_left"]
    g.underground, g.outside = view["underground"], view["outside"]
    g.fuel_spent = BARRELS - 1 - sum(g.fuel) - g.underground - g.outside
    g.pantry, g.kitchen = view["pantry"], view["kitchen"]
    g.food_spent = FOOD - g.pantry - g.kitchen
    g.burned = [ROOMS[room] in view["burned"] for room in range(GREEN)]
    g.boiler_destroyed = view["boiler_destroyed"]
    g.frost = view["frost"]
    g.power_failed = view["power_failed"]
    g.sos, g.rescue_fuel, g.rescue_gone = view["sos"], view["rescue_fuel"], view["rescue_gone"]
    g.dog_in = [ROOMS[room] in view["dogs"] for room in range(GREEN)]
    g.kennel, g.loose_dogs, g.eaten_dogs = view["kennel"], view["loose_dogs"], view["assimilated_dogs"]
    g.in_deck = [ROOMS[room] in view["locations"] for room in range(LOCATIONS)]
    g.used_weapons = view["used_weapons"].copy()
    g.used_items = view["used_items"].copy()
    g.used_blood = view["used_blood"]


def _collective(g: State, view: View) -> None:
    g.pool = view["strength"]
    g.ever_revealed = view["ever_revealed"]
    g.members = [SEATS[letter] for letter in view["collective"]]
    g.planned = view["plans_made"]
    g.plan_open = view["plan_open"]
    for name, strength in view["strength_in"].items():
        g.strength[_ROOM[name]] = strength


def _under_way(g: State, view: View) -> None:
    g.here = _room_number(view["here"], NO_ROOM)
    g.rooms_left = [_ROOM[name] for name in view["rooms_left"]]
    g.withdrawn = [SEATS[letter] for letter in view["withdrawn"]]
    g.people = [SEATS[letter] for letter in view["people"]]
    g.actor, g.candidate = _seat(view["actor"]), _seat(view["candidate"])
    g.times = view["times"]
    g.drew_two = view["drew_two"]
    g.faces = [FACES.index(name) for name in view["faces"]]
    g.card = NO_CARD if view["card"] is None else ACTION_OF[view["card"]]
    g.shown_cards = [ACTION_OF[name] for name in view["shown_cards"]]
    g.may_escape = view["may_escape"]
    g.targets = [SEATS[letter] for letter in view["targets"]]
    g.ballot = tuple(CODES.parse(code) for code in view["ballot"])
    g.aloud = view.get("second_ballot", False)
    g.deeds = view["deeds"].copy()
    g.ready = view["ready"].copy()
    g.offers = {SEATS[letter]: offered for letter, offered in view["offers"].items()}
    g.tests_left = [_TEST[name] for name in view["tests_left"]]
    g.vehicle = view["vehicle"] or ""
    g.passengers = [SEATS[letter] for letter in view["passengers"]]


# What others have hidden on the table


def _lay_tokens(g: State, view: View, guess: Guess, rng: Rng) -> None:
    """Infection tokens laid out: the viewer sees its own."""
    for letter in view["laid"]:
        seat = SEATS[letter]
        if letter == view["viewer"]:
            g.laid[seat] = view["alien_token"]
        else:
            g.laid[seat] = 1 + rng.below(2) if seat in guess.infecting else 0


def _plan(g: State, view: View, viewer: Seat, rng: Rng) -> None:
    """The Collective's plan and proposals: known to its members, rooms and perhaps strengths guessed for others."""
    cards = [room for room in range(LOCATIONS) if g.in_deck[room]]
    rng.shuffle(cards)
    left = g.pool
    plan = view["plan"]
    for place, card in enumerate(plan):
        room = _ROOM[card["room"]] if card["room"] is not None else cards.pop()
        still = len(plan) - place - 1
        strength = card["strength"] if card["strength"] is not None else 1 + rng.below(left - still)
        left -= strength
        g.plan.append((room, strength))
    g.proposal = [(_ROOM[name], strength) for name, strength in view.get("proposal", [])]
    if viewer in g.members:
        g.proposals = [
            (supporters, [(_ROOM[name], strength) for name, strength in plan_laid])
            for supporters, plan_laid in view.get("proposals", [])
        ]
    elif view["waiting"][0][1] in ("plan", "consent"):
        _guess_proposals(g, view, rng)


def _guess_proposals(g: State, view: View, rng: Rng) -> None:
    """An outsider sees who proposes, and so how many plans have found too few supporters (R-115)."""
    members = len(g.members)
    needed = members if g.rules.collective == "consensus" else members // 2 + 1
    failed = g.members.index(g.actor) if g.rules.collective != "rotating" else 0
    g.proposals = [(1 + rng.below(needed - 1), _any_plan(g, rng)) for _ in range(failed)]
    if view["waiting"][0][1] == "consent":
        g.proposal = _any_plan(g, rng)


def _any_plan(g: State, rng: Rng) -> list[tuple[int, int]]:
    cards = [room for room in range(LOCATIONS) if g.in_deck[room]]
    rng.shuffle(cards)
    plan = [(cards.pop(), 1 + rng.below(g.pool))]
    left = g.pool - plan[0][1]
    while left and cards and rng.below(2):
        plan.append((cards.pop(), 1 + rng.below(left)))
        left -= plan[-1][1]
    return plan
