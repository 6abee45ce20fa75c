"""Changing what nobody can know: Role cards that lie face down, the decks, the laboratory bag."""

from winterover.core.rng import Rng
from winterover.core.seats import Seat
from winterover.games.thing.pieces import SAMPLES
from winterover.games.thing.small.state import SmallState
from winterover.games.thing.state import NOBODY


def disguise(g: SmallState, viewer: Seat | None, rng: Rng) -> SmallState:
    """A twin that the players could not tell from the original, with the same choices open."""
    twin = g.copy()
    if g.over:
        return twin
    hidden = [figure for figure, owner in enumerate(g.owner) if owner != NOBODY and not g.open_roles[figure]]
    cards = [g.roles[figure] for figure in hidden] + g.aside
    rng.shuffle(cards)
    for figure in hidden:
        twin.roles[figure] = cards.pop()
    twin.aside = cards
    rng.shuffle(twin.weapon_deck)
    rng.shuffle(twin.item_deck)
    _exchange_samples(twin, rng)
    return twin


def _exchange_samples(g: SmallState, rng: Rng) -> None:
    """What is in the bag and what is gone change places."""
    tokens = [sample for counts in (g.lab, g.lost_samples) for sample, count in enumerate(counts) for _ in range(count)]
    rng.shuffle(tokens)
    size = sum(g.lab)
    g.lab, g.lost_samples = (
        [part.count(sample) for sample in range(len(SAMPLES))] for part in (tokens[:size], tokens[size:])
    )
