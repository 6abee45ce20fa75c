"""Setting up for one to three people (rules section 25.1)."""

from winterover.core.rng import Rng
from winterover.games.thing import setup as main
from winterover.games.thing.pieces import ALIEN, CHARACTERS, HUMAN, IN_PLAY, REC
from winterover.games.thing.small import rounds
from winterover.games.thing.small.facts import CREW_DEALT
from winterover.games.thing.small.pieces import ROLE_CARDS_ALIEN, ROLE_CARDS_HUMAN
from winterover.games.thing.small.rules import CREW, SmallRules
from winterover.games.thing.small.state import SmallState


def start(rules: SmallRules, rng: Rng, listening: bool) -> SmallState:
    """Set up the base, deal Characters and Role cards, and go on to the first ask."""
    g = SmallState(rules, rng, listening)
    main.furnish(g)
    shuffle_decks(g)
    deal(g)
    for person in range(rules.persons):
        g.tell(CREW_DEALT, person, tuple(figure for figure, owner in enumerate(g.owner) if owner == person))
    rounds.begin(g)
    g.run()
    return g


def shuffle_decks(g: SmallState) -> None:
    """Weapon and Item cards; there are no Action cards (T-Z0-02)."""
    main.shuffle_decks(g)
    g.deck = []


def deal(g: SmallState) -> None:
    """Six of the eight Characters, equally shared, and a face-down Role card for each (T-Z1-02..07)."""
    rng = g.rng
    figures = list(range(len(CHARACTERS)))
    rng.shuffle(figures)
    for place, figure in enumerate(figures[:CREW]):
        g.owner[figure] = place % g.small.persons
        join(g, figure)
    roles = [HUMAN] * ROLE_CARDS_HUMAN + [ALIEN] * ROLE_CARDS_ALIEN
    rng.shuffle(roles)
    for figure in figures[:CREW]:
        g.roles[figure] = roles.pop()
    g.aside = roles
    g.leader = rng.below(g.small.persons)
    g.order = sorted(figures[:CREW])


def join(g: SmallState, figure: int) -> None:
    """A Character of the crew stands in the Rec Room, its disc on the yellow space (T-Z1-02, T-Z1-03)."""
    g.status[figure] = IN_PLAY
    g.room[figure] = REC
    g.suspicion[figure] = g.rules.board.yellow
