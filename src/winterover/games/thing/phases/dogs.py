"""Phase 8: the dogs run, the Leader changes (T-P8)."""

from winterover.games.thing.facts import DOGS_PLACED, KENNEL_OPENED, LEADER_CHANGED, TOKEN_PLACED
from winterover.games.thing.pieces import GREEN, KENNEL, LOCATIONS
from winterover.games.thing.state import NO_ROOM, NOBODY, PHASE_DOGS, State


def begin(g: State) -> None:
    """Loose dogs run to new rooms; then the new Leader turns a card for the Leader Token (T-P8-01..06)."""
    g.phase = PHASE_DOGS
    cards = run(g)
    if g.token_holder != NOBODY:
        g.leader = g.token_holder
        g.token_holder = NOBODY
        g.tell(LEADER_CHANGED, g.leader)
    place_token(g, cards)


def run(g: State) -> list[int]:
    """All dogs on the base take new places; the Location cards that are left (T-P8-01, T-P8-02)."""
    g.loose_dogs += sum(g.dog_in)
    g.dog_in = [False] * GREEN
    cards = [room for room in range(LOCATIONS) if g.in_deck[room]]
    g.rng.shuffle(cards)
    place_dogs(g, cards)
    return cards


def place_dogs(g: State, cards: list[int]) -> None:
    """One card a dog, none twice; without a card left the dog waits off the board (T-P8-02, R-119)."""
    rooms = []
    while g.loose_dogs and cards:
        room = cards.pop()
        if room == KENNEL:
            open_kennel(g)
        else:
            g.dog_in[room] = True
            g.loose_dogs -= 1
            rooms.append(room)
    if rooms:
        g.tell(DOGS_PLACED, tuple(rooms))


def open_kennel(g: State) -> None:
    """All dogs come out; the card goes back to the Kennel (T-P8-03)."""
    g.tell(KENNEL_OPENED, g.kennel)
    g.loose_dogs += g.kennel
    g.kennel = 0
    g.in_deck[KENNEL] = False


def place_token(g: State, cards: list[int]) -> None:
    """The next card that is not the Kennel (T-P8-05); without one the token stays off the board (R-119)."""
    g.token_room = NO_ROOM
    while cards:
        room = cards.pop()
        if room == KENNEL:
            open_kennel(g)
            place_dogs(g, cards)
        else:
            g.token_room = room
            g.tell(TOKEN_PLACED, room)
            return
