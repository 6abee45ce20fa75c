"""Which judgement answers which kind of ask."""

from collections.abc import Callable, Sequence

from winterover.bots.heuristic.thing_small import dice, gathering, meeting, working
from winterover.bots.heuristic.thing_small.mind import Mind

#: Choices that a person makes.
FOR_ALL: dict[str, Callable[[Mind, Sequence[str]], str]] = {
    "weather": working.face,
    "struck": meeting.lose,
    "victim": meeting.lose,
    "dice_to": dice.dice_to,
    "dormitory": dice.dormitory,
    "roll_on": dice.roll_on,
    "free_item": working.free_item,
    "hand_over": gathering.hand_over,
    "receiver": gathering.receiver,
    "try_test": gathering.try_test,
    "target": gathering.target,
    "boarding": working.boarding,
    "rescue": working.rescue,
    "times": working.most,
    "draws": working.most,
    "keep": working.keep,
    "sample": working.sample,
    "face": working.face,
    "barrel": working.barrel,
}
#: Choices that a person makes for one Character, who must be known for it.
FOR_ONE: dict[str, Callable[[Mind, str, Sequence[str]], str]] = {
    "withdraw": meeting.withdraw,
    "alien_withdraw": meeting.withdraw,
    "attack": meeting.attack,
    "dice": dice.dice,
    "act": dice.act,
}
