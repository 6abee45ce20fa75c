"""The state of a game of The Thing: plain numbers and lists that copy fast."""

from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.state import State as CoreState
from winterover.games.thing.pieces import (
    GREEN,
    HUMAN,
    IN_PLAY,
    LOCATIONS,
    REC,
    ROOMS,
)
from winterover.games.thing.rulings import Rules

NOBODY: Seat = -1
NO_CARD = -1
NO_ROOM = -1
NO_FACE = -1
#: A participant who laid out no infection tokens; else the place of the alien token, 0 if both are human.
NOT_LAID = -1

(
    PHASE_WEATHER,
    PHASE_UPKEEP,
    PHASE_PLANNING,
    PHASE_DRAW,
    PHASE_MOVE,
    PHASE_ENCOUNTERS,
    PHASE_RESCUE,
    PHASE_ACTIONS,
    PHASE_REC_ROOM,
    PHASE_TESTS,
    PHASE_FOOD,
    PHASE_DOGS,
) = range(12)
PHASES = (
    "weather",
    "upkeep",
    "planning",
    "draw",
    "move",
    "encounters",
    "rescue",
    "actions",
    "rec_room",
    "tests",
    "food",
    "dogs",
)

#: An open trade between two seats: what each has put up, and whether each agrees to it as it stands.
Deal = tuple[list[int], list[int], bool, bool]


class State(CoreState):
    """Everything about one game. Hidden hands are counts by kind, so that no order tells where a card came from."""

    __slots__ = (
        "actor",
        "aloud",
        "ballot",
        "boarder",
        "boiler_destroyed",
        "burned",
        "candidate",
        "card",
        "characters",
        "choice",
        "damage",
        "deals",
        "deck",
        "deeds",
        "discard",
        "dog_in",
        "drawn",
        "drew_two",
        "eaten_dogs",
        "ending",
        "ever_revealed",
        "faces",
        "flames",
        "food_spent",
        "frost",
        "fuel",
        "fuel_spent",
        "guns",
        "hands",
        "here",
        "hq",
        "hungry",
        "in_deck",
        "infections",
        "item_deck",
        "items",
        "kennel",
        "kitchen",
        "lab",
        "laid",
        "last_humans",
        "leader",
        "lights",
        "loose_dogs",
        "lost_items",
        "lost_samples",
        "lost_weapons",
        "may_escape",
        "members",
        "offers",
        "order",
        "outside",
        "pantry",
        "passengers",
        "people",
        "phase",
        "pile",
        "plan",
        "plan_open",
        "planned",
        "pool",
        "power_failed",
        "proposal",
        "proposals",
        "ready",
        "rescue_fuel",
        "rescue_gone",
        "roles",
        "room",
        "rooms_left",
        "round",
        "rules",
        "sample",
        "samples",
        "shown_cards",
        "sos",
        "standing",
        "status",
        "stored",
        "strength",
        "suspicion",
        "targets",
        "tests_left",
        "times",
        "token_holder",
        "token_room",
        "underground",
        "used_blood",
        "used_items",
        "used_weapons",
        "vehicle",
        "weapon_deck",
        "weapons",
        "weather",
        "winners",
        "wires",
        "withdrawn",
    )

    def __init__(self, rules: Rules, rng: Rng, listening: bool) -> None:
        super().__init__(rng, listening)
        bodies = rules.bodies
        self.rules = rules
        self.round = 0
        self.phase = PHASE_WEATHER
        # People
        self.leader: Seat = NOBODY
        #: Movement order, fixed at the start of step 4.2 for the whole of Phase 4.
        self.order: list[Seat] = []
        self.characters = [0] * bodies
        self.roles = [HUMAN] * bodies
        self.status = [IN_PLAY] * bodies
        self.room = [REC] * bodies
        self.standing = [True] * bodies
        self.suspicion = [rules.board.yellow] * bodies
        # What they own; hidden cards as counts by kind, open ones beside them
        self.hands: list[list[int]] = [[0, 0, 0] for _ in range(bodies)]
        self.weapons: list[list[int]] = [[0, 0, 0] for _ in range(bodies)]
        self.items: list[list[int]] = [[0, 0, 0, 0, 0] for _ in range(bodies)]
        self.samples: list[list[int]] = [[0, 0] for _ in range(bodies)]
        #: The charges on each Flamethrower of a seat, and its open Firearms, Wires and Flashlights.
        self.flames: list[list[int]] = [[] for _ in range(bodies)]
        self.guns = [0] * bodies
        self.wires = [0] * bodies
        self.lights = [0] * bodies
        # Decks; the last card is the top one
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.pile: list[int] = []
        #: Cards of the Active Pile that everybody saw when they were handed in (T-P4.2-05).
        self.shown_cards: list[int] = []
        self.weapon_deck: list[int] = []
        self.item_deck: list[int] = []
        self.lab = [0, 0]
        #: Used up for all to see, and lost unseen.
        self.used_weapons = [0] * 4
        self.lost_weapons = [0] * 4
        self.used_items = [0] * 5
        self.lost_items = [0] * 5
        self.used_blood = 0
        self.lost_samples = [0, 0]
        # The base
        self.damage = [0] * len(ROOMS)
        self.hq = 0
        self.fuel = [0] * len(ROOMS)
        self.underground = 0
        self.outside = 0
        self.fuel_spent = 0
        self.pantry = 0
        self.kitchen = 0
        self.food_spent = 0
        self.burned = [False] * GREEN
        self.boiler_destroyed = False
        #: The space of the frost marker; 0 while the frost sheet is not in play.
        self.frost = 0
        self.power_failed = False
        self.weather = NO_FACE
        self.stored = NO_FACE
        #: The rescue helicopter's space on the S.O.S. track; 0 while it is not called.
        self.sos = 0
        self.rescue_fuel = 1
        self.rescue_gone = False
        self.hungry = False
        # Dogs, location cards, leader token
        self.dog_in = [False] * GREEN
        self.kennel = 0
        self.loose_dogs = 0
        self.eaten_dogs = 0
        self.in_deck = [False] * LOCATIONS
        self.token_room = NO_ROOM
        self.token_holder: Seat = NOBODY
        # Revealed aliens
        self.pool = 0
        self.ever_revealed = False
        #: The Collective in order of reveal.
        self.members: list[Seat] = []
        self.planned = 0
        self.plan: list[tuple[int, int]] = []
        self.plan_open = False
        self.proposal: list[tuple[int, int]] = []
        self.proposals: list[tuple[int, list[tuple[int, int]]]] = []
        self.ballot: tuple[int, ...] = ()
        self.choice = 0
        self.aloud = False
        # What is being done just now
        self.faces: list[int] = []
        #: Weapon or Item cards, or the laboratory token, that the acting player is looking at.
        self.drawn: list[int] = []
        self.sample = NO_CARD
        #: Whether the acting player hands in one of two cards drawn for a Special Action.
        self.drew_two = False
        self.boarder: Seat = NOBODY
        self.strength = [0] * LOCATIONS
        self.rooms_left: list[int] = []
        self.here = NO_ROOM
        self.withdrawn: list[Seat] = []
        #: Who takes part in the infection test, and what each has laid out.
        self.people: list[Seat] = []
        self.laid = [NOT_LAID] * bodies
        self.card = NO_CARD
        self.targets: list[Seat] = []
        self.actor: Seat = NOBODY
        #: Whether the assigned Character stood in a ready vehicle when the card was assigned.
        self.may_escape = False
        self.times = 0
        self.deals: dict[tuple[Seat, Seat], Deal] = {}
        self.deeds = [0] * bodies
        self.ready = [False] * bodies
        self.offers: dict[Seat, int] = {}
        self.tests_left: list[int] = []
        self.vehicle = ""
        self.passengers: list[Seat] = []
        self.candidate: Seat = NOBODY
        # The end
        #: Who was infected when and by whom (T-V-10); a dog is nobody.
        self.infections: list[tuple[int, Seat, Seat]] = []
        self.last_humans: tuple[Seat, ...] = ()
        self.ending = ""
        self.winners: tuple[Seat, ...] = ()

    def copy(self) -> "State":
        """An independent twin that nobody listens to."""
        twin = State.__new__(State)
        self.copy_into(twin)
        return twin

    def copy_into(self, twin: "State") -> None:
        self.copy_shared_into(twin)
        twin.rules = self.rules
        twin.round = self.round
        twin.phase = self.phase
        twin.leader = self.leader
        twin.order = self.order.copy()
        twin.characters = self.characters.copy()
        twin.roles = self.roles.copy()
        twin.status = self.status.copy()
        twin.room = self.room.copy()
        twin.standing = self.standing.copy()
        twin.suspicion = self.suspicion.copy()
        twin.hands = [inner.copy() for inner in self.hands]
        twin.weapons = [inner.copy() for inner in self.weapons]
        twin.items = [inner.copy() for inner in self.items]
        twin.samples = [inner.copy() for inner in self.samples]
        twin.flames = [inner.copy() for inner in self.flames]
        twin.guns = self.guns.copy()
        twin.wires = self.wires.copy()
        twin.lights = self.lights.copy()
        twin.deck = self.deck.copy()
        twin.discard = self.discard.copy()
        twin.pile = self.pile.copy()
        twin.shown_cards = self.shown_cards.copy()
        twin.weapon_deck = self.weapon_deck.copy()
        twin.item_deck = self.item_deck.copy()
        twin.lab = self.lab.copy()
        twin.used_weapons = self.used_weapons.copy()
        twin.lost_weapons = self.lost_weapons.copy()
        twin.used_items = self.used_items.copy()
        twin.lost_items = self.lost_items.copy()
        twin.used_blood = self.used_blood
        twin.lost_samples = self.lost_samples.copy()
        twin.damage = self.damage.copy()
        twin.hq = self.hq
        twin.fuel = self.fuel.copy()
        twin.underground = self.underground
        twin.outside = self.outside
        twin.fuel_spent = self.fuel_spent
        twin.pantry = self.pantry
        twin.kitchen = self.kitchen
        twin.food_spent = self.food_spent
        twin.burned = self.burned.copy()
        twin.boiler_destroyed = self.boiler_destroyed
        twin.frost = self.frost
        twin.power_failed = self.power_failed
        twin.weather = self.weather
        twin.stored = self.stored
        twin.sos = self.sos
        twin.rescue_fuel = self.rescue_fuel
        twin.rescue_gone = self.rescue_gone
        twin.hungry = self.hungry
        twin.dog_in = self.dog_in.copy()
        twin.kennel = self.kennel
        twin.loose_dogs = self.loose_dogs
        twin.eaten_dogs = self.eaten_dogs
        twin.in_deck = self.in_deck.copy()
        twin.token_room = self.token_room
        twin.token_holder = self.token_holder
        twin.pool = self.pool
        twin.ever_revealed = self.ever_revealed
        twin.members = self.members.copy()
        twin.planned = self.planned
        twin.plan = self.plan.copy()
        twin.plan_open = self.plan_open
        twin.proposal = self.proposal.copy()
        twin.proposals = self.proposals.copy()
        twin.ballot = self.ballot
        twin.choice = self.choice
        twin.aloud = self.aloud
        twin.faces = self.faces.copy()
        twin.drawn = self.drawn.copy()
        twin.sample = self.sample
        twin.drew_two = self.drew_two
        twin.boarder = self.boarder
        twin.strength = self.strength.copy()
        twin.rooms_left = self.rooms_left.copy()
        twin.here = self.here
        twin.withdrawn = self.withdrawn.copy()
        twin.people = self.people.copy()
        twin.laid = self.laid.copy()
        twin.card = self.card
        twin.targets = self.targets.copy()
        twin.actor = self.actor
        twin.may_escape = self.may_escape
        twin.times = self.times
        twin.deeds = self.deeds.copy()
        twin.ready = self.ready.copy()
        twin.offers = self.offers.copy()
        twin.tests_left = self.tests_left.copy()
        twin.vehicle = self.vehicle
        twin.passengers = self.passengers.copy()
        twin.candidate = self.candidate
        twin.infections = self.infections.copy()
        twin.last_humans = self.last_humans
        twin.ending = self.ending
        twin.winners = self.winners
        twin.deals = self.deals.copy()
