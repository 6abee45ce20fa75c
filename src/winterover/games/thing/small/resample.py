"""A world that the players could not tell from the real one: other Role cards, other decks, another bag."""

from collections import Counter
from collections.abc import Sequence

from winterover.core.errors import RuleError
from winterover.core.facts import Told
from winterover.core.rng import Rng
from winterover.core.seats import LETTERS
from winterover.core.views import View
from winterover.games.thing.figures import BLOOD_PER_PLAYER, FAILURES_PER_PLAYER
from winterover.games.thing.phases.tests import TEST_NAMES
from winterover.games.thing.pieces import (
    ACTIONS,
    ALIEN,
    BLOOD,
    CHARACTERS,
    FACES,
    FIREARM,
    FIRST_ITEM,
    FLAMETHROWER,
    FLASHLIGHT,
    HUMAN,
    ITEMS,
    NOWHERE,
    ROLES,
    ROOMS,
    SAMPLES,
    THINGS,
    WEAPONS,
    WIRE,
)
from winterover.games.thing.resample import restore_base
from winterover.games.thing.small.asks import KINDS
from winterover.games.thing.small.known import Known, KnownDeck
from winterover.games.thing.small.pieces import (
    DIE_FACES,
    ROLE_CARDS_ALIEN,
    ROLE_CARDS_HUMAN,
    SMALL_STATUSES,
    SOURCES,
)
from winterover.games.thing.small.reopen import reopen
from winterover.games.thing.small.rules import SmallRules
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.small.steps import agenda
from winterover.games.thing.small.view import PHASES
from winterover.games.thing.state import NO_CARD, NO_ROOM, NOBODY

_KIND = {kind.name: number for number, kind in enumerate(KINDS)}
_TEST = {name: test for test, name in TEST_NAMES.items()}


def resample(rules: SmallRules, view: View, log: Sequence[Told], rng: Rng) -> SmallState:
    """Deal everything that nobody sees; the table and the open choices stay as they are."""
    if view["over"]:
        raise RuleError("game-over")
    # The number gives every world a future of its own, also when many are made from one stream.
    g = SmallState(rules, rng.fork(f"world {rng.below(1 << 30)}"), listening=False)
    _public_world(g, view)
    _roles(g, rng)
    known = Known(log, view["weapon_deck_size"], view["item_deck_size"])
    g.weapon_deck, g.lost_weapons = _deck(known.weapons, _unseen_weapons(g, known), len(WEAPONS), rng)
    g.item_deck, g.lost_items = _deck(known.items, _unseen_items(g, known), len(ITEMS), rng)
    _bag(g, known, view["lab_size"], rng)
    reopen(g, [(LETTERS.index(letter), _KIND[name]) for letter, name in view["waiting"]])
    own = [ask for ask in g.asks if view["viewer"] == LETTERS[ask.seat]]
    for ask, seen in zip(own, view["asks"], strict=True):
        ask.number = seen["number"]
    return g


# What the view shows


def _figure(name: str | None) -> Figure:
    return NOBODY if name is None else CHARACTERS.index(name)


def _figures(names: Sequence[str]) -> list[Figure]:
    return [CHARACTERS.index(name) for name in names]


def _public_world(g: SmallState, view: View) -> None:
    g.answers = view["answers"]
    g.round = view["round"]
    g.phase = PHASES.index(view["phase"])
    g.agenda = agenda(g.phase, view["agenda"])
    g.leader = LETTERS.index(view["leader"])
    g.order = _figures(view["order"])
    g.hungry = view["hungry"]
    g.threat = view["threat"]
    g.pool, g.ever_revealed = view["strength"], view["ever_revealed"]
    g.plan = [(ROOMS.index(card["room"]), card["strength"]) for card in view["plan"]]
    g.plan_open = bool(g.plan)
    for name, strength in view["strength_in"].items():
        g.strength[ROOMS.index(name)] = strength
    restore_base(g, view)
    for seen in view["crew"]:
        _crew_member(g, seen)
    _under_way(g, view)


def _crew_member(g: SmallState, seen: View) -> None:
    figure = CHARACTERS.index(seen["character"])
    g.owner[figure] = LETTERS.index(seen["seat"])
    g.status[figure] = SMALL_STATUSES.index(seen["status"])
    g.room[figure] = NOWHERE if seen["room"] is None else ROOMS.index(seen["room"])
    g.standing[figure] = seen["upright"]
    g.suspicion[figure] = seen["suspicion"]
    if seen["role"] is not None:
        g.open_roles[figure] = True
        g.roles[figure] = ROLES.index(seen["role"])
    weapons: Counter[str] = Counter(seen["weapons"])
    g.weapons[figure] = [weapons[name] for name in WEAPONS[:FLAMETHROWER]]
    items: Counter[str] = Counter(seen["items"])
    g.items[figure] = [items[name] for name in ITEMS]
    samples: Counter[str] = Counter(seen["samples"])
    g.samples[figure] = [samples[name] for name in SAMPLES]
    g.flames[figure] = seen["flamethrowers"].copy()
    g.guns[figure] = seen["open_firearms"]
    g.wires[figure] = seen["open_wires"]
    g.lights[figure] = seen["open_flashlights"]


def _under_way(g: SmallState, view: View) -> None:
    g.here = NO_ROOM if view["here"] is None else ROOMS.index(view["here"])
    g.rooms_left = [ROOMS.index(name) for name in view["rooms_left"]]
    g.withdrawn, g.moved = _figures(view["withdrawn"]), _figures(view["moved"])
    g.advancing, g.struck = _figures(view["advancing"]), _figures(view["struck"])
    g.actor, g.candidate = _figure(view["actor"]), view["candidate"]
    g.card = NO_CARD if view["card"] is None else ACTIONS.index(view["card"])
    g.dice = [DIE_FACES.index(name) for name in view["dice"]]
    g.rerolled = [sum(1 << SOURCES.index(source) for source in used) for used in view["rerolled"]]
    g.cancelled, g.lit, g.rested = view["cancelled"], view["lit"], view["rested"]
    g.processed, g.times = view["processed"], view["times"]
    g.may_escape = view["may_escape"]
    g.faces = [FACES.index(name) for name in view["faces"]]
    g.drawn = [THINGS.index(name) for name in view["drawn"]]
    g.sample = NO_CARD if view["sample"] is None else SAMPLES.index(view["sample"])
    g.giving = [None if given is None else (_figure(given[0]), THINGS.index(given[1])) for given in view["giving"]]
    g.deeds, g.ready = view["deeds"].copy(), view["ready"].copy()
    g.tests_left = [_TEST[name] for name in view["tests_left"]]
    g.vehicle = view["vehicle"] or ""
    g.passengers = _figures(view["passengers"])


# What nobody sees


def _roles(g: SmallState, rng: Rng) -> None:
    """Eight Role cards: those that were turned up are where they are, the others anywhere (T-Z1-04)."""
    crew = [figure for figure, owner in enumerate(g.owner) if owner != NOBODY]
    shown = [g.roles[figure] for figure in crew if g.open_roles[figure]]
    cards = [HUMAN] * (ROLE_CARDS_HUMAN - shown.count(HUMAN)) + [ALIEN] * (ROLE_CARDS_ALIEN - shown.count(ALIEN))
    rng.shuffle(cards)
    for figure in crew:
        if not g.open_roles[figure]:
            g.roles[figure] = cards.pop()
    g.aside = cards


def _deck(known: KnownDeck, unseen: Counter[int], kinds: int, rng: Rng) -> tuple[list[int], list[int]]:
    """The deck, its top card last, and the cards that were lost unseen."""
    cards = list(unseen.elements())
    rng.shuffle(cards)
    deck: list[int] = []
    lost = cards[known.unseen :]
    for group in reversed(known.groups):
        below = list(group.cards.elements())
        rng.shuffle(below)
        lost += below[: group.lost]
        deck += below[group.lost :]
    deck += cards[: known.unseen]
    return deck, [lost.count(kind) for kind in range(kinds)]


def _unseen_weapons(g: SmallState, known: Known) -> Counter[int]:
    found = Counter(dict(enumerate(g.used_weapons)))
    for figure in range(len(CHARACTERS)):
        found.update(dict(enumerate(g.weapons[figure])))
        found[FIREARM] += g.guns[figure]
        found[FLAMETHROWER] += len(g.flames[figure])
    found.update(thing for thing in g.drawn if thing < FIRST_ITEM)
    for group in known.weapons.groups:
        found.update(group.cards)
    return Counter(dict(enumerate(g.rules.figures.weapons))) - found


def _unseen_items(g: SmallState, known: Known) -> Counter[int]:
    found = Counter(dict(enumerate(g.used_items)))
    for figure in range(len(CHARACTERS)):
        found.update(dict(enumerate(g.items[figure])))
        found[WIRE] += g.wires[figure]
        found[FLASHLIGHT] += g.lights[figure]
    found.update(thing - FIRST_ITEM for thing in g.drawn if thing >= FIRST_ITEM)
    for group in known.items.groups:
        found.update(group.cards)
    return Counter(dict(enumerate(g.rules.figures.items))) - found


def _bag(g: SmallState, known: Known, size: int, rng: Rng) -> None:
    """Tokens that were never seen lie in the bag or were destroyed unseen."""
    totals = [BLOOD_PER_PLAYER * g.rules.players, FAILURES_PER_PLAYER * g.rules.players]
    for sample, dropped in enumerate(known.dropped):
        totals[sample] -= dropped + sum(owned[sample] for owned in g.samples)
    totals[BLOOD] -= g.used_blood
    if g.sample != NO_CARD:
        totals[g.sample] -= 1
    tokens = [sample for sample, count in enumerate(totals) for _ in range(count)]
    rng.shuffle(tokens)
    if known.bloodless:
        tokens.sort(reverse=True)  # failures first
    in_bag = tokens[:size]
    g.lab = [in_bag.count(sample) for sample in range(len(SAMPLES))]
    g.lost_samples = [tokens[size:].count(sample) + known.dropped[sample] for sample in range(len(SAMPLES))]
