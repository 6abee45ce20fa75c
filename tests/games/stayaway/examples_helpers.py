"""Following the worked examples step by step, so that no ask can slip in that an example does not list."""

from collections.abc import Iterable

from winterover.core.facts import Told
from winterover.games.stayaway.scenario import Scenario

_KINDS = {
    "discard": "play",
    "play": "play",
    "keep": "keep",
    "offer": "offer",
    "give": "reply",
    "left": "one_two",
    "right": "one_two",
    "forget": "forget",
    "swap": "blind_date",
    "show_all": "reveal",
    "show_infected": "reveal",
    "decline": "reveal",
}
_ANSWERS = {"FLA": "answer_fire", "CHP": "answer_move", "RUN": "answer_move"}
_CHOICES = {"OUT": "get_out", "FRI": "friends", "BTW": "between_us"}

EVERYONE = "ABCDEFGHIJKL"


def kind_of(table: Scenario, verb: str) -> str:
    """The kind of ask that a deed with this verb answers, with the card that lies on the table."""
    card = table.on_table or ""
    if verb == "pass":
        return _ANSWERS[card]
    if verb == "defend":
        return _ANSWERS.get(card, "reply")
    if verb == "choose":
        return _CHOICES[card]
    return _KINDS[verb]


def follow(table: Scenario, *steps: str) -> Scenario:
    """Carry out steps in which every ask is named.

    `A offer WHI` is an answer: A, and nobody else, must be asked for just that. `turn B` says that the turn before it
    is over and B's is about to begin; a deed of a new turn must come after such a step. `end`: the game is over.
    """
    about_to_begin = not steps[0].startswith("turn ")
    for step in steps:
        begins = step.startswith("turn ")
        if table.between_turns:
            assert begins or about_to_begin, f"the turn ended before {step!r}"
            if about_to_begin:
                table.begin_turn()
        about_to_begin = begins
        if begins:
            assert table.between_turns, f"{table.asked} instead of {step!r}"
            assert table.turn == step.removeprefix("turn ")
        elif step == "end":
            assert table.state.over
        else:
            who, verb, *_ = step.split()
            assert table.asked == [(who, kind_of(table, verb))], f"{table.asked} instead of {step!r}"
            table.do(step)
    return table


def names(log: Iterable[Told]) -> list[str]:
    return [told.name for told in log]


def others(table: Scenario, *but: str) -> list[str | None]:
    """The spectator and all seats of the table but these."""
    seats = EVERYONE[: table.match.config.players]
    return [None, *(seat for seat in seats if seat not in but)]
