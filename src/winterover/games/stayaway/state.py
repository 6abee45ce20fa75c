"""The state of a game of Stay Away!: plain numbers and lists that copy fast."""

from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.core.state import State as CoreState
from winterover.games.stayaway.cards import NONE
from winterover.games.stayaway.roles import ALIVE, HUMAN
from winterover.games.stayaway.rulings import Rules

NOBODY: Seat = -1

# Kinds of exchange (S-EXCH-01)
AT_END, SEDUCED, FRIENDLY = 0, 1, 2


class State(CoreState):
    """Everything about one game. Hands stay sorted, so that no order tells where a card came from (S-VIS-06)."""

    __slots__ = (
        "active",
        "card",
        "direction",
        "discard",
        "doors",
        "draw",
        "drawn",
        "ending",
        "exchange",
        "fallen",
        "hands",
        "humans",
        "isolated",
        "last_human",
        "offer",
        "partner",
        "place",
        "quarantine",
        "queue",
        "redirected",
        "removed",
        "ring",
        "roles",
        "rules",
        "self_quarantined",
        "target",
        "thing",
        "to_forget",
        "winners",
    )

    def __init__(self, rules: Rules, rng: Rng, listening: bool) -> None:
        super().__init__(rng, listening)
        players = rules.players
        self.rules = rules
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.roles = [HUMAN] * players
        #: Living players in clockwise order, and the index of each seat in it (S-RING-01).
        self.ring: list[Seat] = list(range(players))
        self.place = list(range(players))
        self.direction = 1
        #: doors[g] tells whether gap g, between ring[g] and ring[g + 1], is barred (S-RING-03).
        self.doors = [False] * players
        #: Own turns that each seat's Quarantine still lasts; 0 without one.
        self.quarantine = [0] * players
        #: The last card is the top one.
        self.draw: list[int] = []
        self.discard: list[int] = []
        #: The Thing, once it has left the game in revenge mode (S-VAR6-02).
        self.removed: list[int] = []
        self.active: Seat = NOBODY
        #: Whether the active player began the turn cut off by a Quarantine (S-TURN-12).
        self.isolated = False
        self.self_quarantined = False
        #: The card in use on the table (S-PILE-08) and its target.
        self.card = NONE
        self.target: Seat = NOBODY
        self.exchange = AT_END
        self.partner: Seat = NOBODY
        self.offer = NONE
        self.redirected = False
        #: The cards drawn for Resolute, while one is being chosen.
        self.drawn: list[int] = []
        self.to_forget = 0
        #: Seats still to be asked for Revelations.
        self.queue: list[Seat] = []
        #: The role of each eliminated player at that moment (S-ELIM-07).
        self.fallen = [ALIVE] * players
        self.humans = players
        self.thing: Seat = NOBODY
        #: Whoever's infection left no Human (S-END-06).
        self.last_human: Seat = NOBODY
        self.ending = ""
        self.winners: tuple[Seat, ...] = ()

    def copy(self) -> "State":
        """An independent twin that nobody listens to."""
        twin = State.__new__(State)
        self.copy_shared_into(twin)
        twin.rules = self.rules
        twin.hands = [hand.copy() for hand in self.hands]
        twin.roles = self.roles.copy()
        twin.ring = self.ring.copy()
        twin.place = self.place.copy()
        twin.direction = self.direction
        twin.doors = self.doors.copy()
        twin.quarantine = self.quarantine.copy()
        twin.draw = self.draw.copy()
        twin.discard = self.discard.copy()
        twin.removed = self.removed.copy()
        twin.active = self.active
        twin.isolated = self.isolated
        twin.self_quarantined = self.self_quarantined
        twin.card = self.card
        twin.target = self.target
        twin.exchange = self.exchange
        twin.partner = self.partner
        twin.offer = self.offer
        twin.redirected = self.redirected
        twin.drawn = self.drawn.copy()
        twin.to_forget = self.to_forget
        twin.queue = self.queue.copy()
        twin.fallen = self.fallen.copy()
        twin.humans = self.humans
        twin.thing = self.thing
        twin.last_human = self.last_human
        twin.ending = self.ending
        twin.winners = self.winners
        return twin
