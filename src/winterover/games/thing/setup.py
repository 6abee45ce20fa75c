"""Setting up for 4-8 players (rules section 2)."""

from winterover.core.rng import Rng
from winterover.games.thing import rounds
from winterover.games.thing.decks import draw_actions
from winterover.games.thing.facts import DEALT, SEATED
from winterover.games.thing.figures import (
    BARRELS,
    BLOOD_PER_PLAYER,
    DAMAGE_TOKENS,
    FAILURES_PER_PLAYER,
    FOOD,
    SHED_DAMAGE,
    STARTING_FUEL,
    STARTING_HAND,
)
from winterover.games.thing.pieces import (
    ALIEN,
    BOILER,
    CHARACTERS,
    DOGS,
    EACH_ACTION,
    GENERATOR,
    GREEN,
    HELICOPTER,
    RADIO,
    SHED,
)
from winterover.games.thing.rulings import Rules
from winterover.games.thing.state import NOBODY, State


def start(rules: Rules, rng: Rng, listening: bool) -> State:
    """Set up the base, deal the roles, and go on to the first ask."""
    g = State(rules, rng, listening)
    furnish(g)
    shuffle_decks(g)
    deal(g)
    for seat, character in enumerate(g.characters):
        g.tell(SEATED, seat, character)
    for seat, role in enumerate(g.roles):
        cards = tuple(card for card, count in enumerate(g.hands[seat]) for _ in range(count))
        g.tell_apart(DEALT, (seat, None, None), {seat: (seat, role, cards)})
    rounds.begin(g)
    g.run()
    return g


def furnish(g: State) -> None:
    """Fuel, food, damage and dogs at their places (T-2-02..08)."""
    figures, slots = g.rules.figures, g.rules.board.fuel_slots
    for room in (BOILER, GENERATOR):
        g.fuel[room] = min(STARTING_FUEL, slots[room])
    g.damage[RADIO], g.damage[HELICOPTER] = figures.radio_damage, figures.helicopter_damage
    g.damage[SHED] = SHED_DAMAGE
    g.hq = DAMAGE_TOKENS - sum(g.damage)  # T-2-15
    g.underground, g.outside = figures.underground, figures.outside
    g.fuel_spent = BARRELS - 1 - sum(g.fuel) - g.underground - g.outside  # the box; one barrel marks the rescue track
    g.pantry = FOOD
    g.loose_dogs = DOGS  # T-2-05
    g.in_deck = [True] * GREEN + [False]  # T-2-04: the Kennel card waits on the Kennel
    g.lab = [BLOOD_PER_PLAYER * g.rules.players, FAILURES_PER_PLAYER * g.rules.players]  # T-2-09


def shuffle_decks(g: State) -> None:
    """Action, Weapon and Item cards (T-2-07, T-2-10)."""
    figures, rng = g.rules.figures, g.rng
    g.deck = [0] * EACH_ACTION + [1] * EACH_ACTION + [2] * EACH_ACTION
    g.weapon_deck = [weapon for weapon, count in enumerate(figures.weapons) for _ in range(count)]
    g.item_deck = [item for item, count in enumerate(figures.items) for _ in range(count)]
    for cards in (g.deck, g.weapon_deck, g.item_deck):
        rng.shuffle(cards)


def deal(g: State) -> None:
    """Characters, hands, one hidden alien, the first Leader and the Leader Token (T-2-04, T-2-11..17)."""
    rng, players = g.rng, g.rules.players
    sheets = list(range(len(CHARACTERS)))
    rng.shuffle(sheets)
    g.characters = sheets[:players]
    for hand in g.hands:
        for card in draw_actions(g, STARTING_HAND):
            hand[card] += 1
    first = rng.below(players)
    g.roles[first] = ALIEN
    g.infections = [(0, first, NOBODY)]
    g.leader = rng.below(players)
    g.token_room = rng.below(GREEN)
