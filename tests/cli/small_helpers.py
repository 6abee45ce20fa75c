"""Tables of the small crew in this process."""

from winterover.core.match import Match
from winterover.games.thing.small.game import GAME
from winterover.games.thing.small.scenario import SmallScenario


def small_match_at(text: str, *deeds: str, edition: str = "std", **rulings: object) -> Match:
    """A match that goes on from a position after some deeds, with somebody asked; laid dice are for the deeds."""
    table = SmallScenario(text, edition=edition, seed=0, **rulings).ask().do(*deeds).ask()
    state = table.state.copy()  # the twin does not pause before each phase
    state.facts = []
    match = Match.at(GAME, table.match.config, state)
    match.facts = list(table.match.facts)
    return match
