"""Which judgement answers which kind of ask."""

from collections.abc import Callable, Sequence

from winterover.bots.base import AskSeen
from winterover.bots.heuristic.thing import collective, escaping, gathering, leading, meeting, moving, working
from winterover.bots.heuristic.thing.mind import Mind


def choose(mind: Mind, ask: AskSeen) -> str:
    """The answer to an ask; anything lawful where there is nothing to judge."""
    options: Sequence[str] = ask["options"]
    judge = _BY_KIND.get(ask["kind"])
    if judge is not None and len(options) > 1:
        answer = judge(mind, options)
        if answer in options:
            return answer
    return mind.rng.pick(options)


_BY_KIND: dict[str, Callable[[Mind, Sequence[str]], str]] = {
    "weather": working.face,
    "plan": collective.plan,
    "consent": lambda mind, options: "agree",
    "garry": moving.garry,
    "move": moving.move,
    "hand_in": moving.hand_in,
    "throw": moving.throw,
    "take": moving.take,
    "attack": meeting.attack,
    "prey": collective.prey,
    "withdraw": meeting.withdraw,
    "tokens": meeting.tokens,
    "look": meeting.look,
    "rescue": escaping.rescue,
    "burn": meeting.burn,
    "permit": meeting.permit,
    "assign": leading.assign,
    "lay_down": leading.lay_down,
    "go_on": leading.go_on,
    "face": working.face,
    "barrel": working.barrel,
    "keep": working.keep,
    "sample": working.sample,
    "bonus": working.bonus,
    "escape": working.escape,
    "times": working.times,
    "draws": lambda mind, options: options[-1],
    "ask_seat": lambda mind, options: "ask_seat",
    "admit": escaping.admit,
    "trade": gathering.trade,
    "vote": gathering.vote,
    "reveal": gathering.reveal,
    "offer_test": gathering.offer_test,
    "tester": leading.tester,
    "target": gathering.target,
    "hunger": moving.throw,
}
