"""The kinds of choice of the small crew: those it shares with the main game at the same numbers, then its own."""

from winterover.core.views import OPEN, AskKind
from winterover.games.thing import asks as main
from winterover.games.thing.small.rulecards import LEFT_OUT

#: Choices of the main game that another rule asks for here.
_CHANGED = {
    main.MOVE: AskKind("move", "T-Z3-02", "small-moving"),
    main.ROOM_ORDER: AskKind("room_order", "T-Z3-04", "small-meeting"),
    main.WITHDRAW: AskKind("withdraw", "T-Z3-06", "small-meeting"),
    main.ATTACK: AskKind("attack", "T-Z4-07", "small-aliens"),
    main.KEEP: AskKind("keep", "T-Z5-11", "small-actions"),
    main.SAMPLE: AskKind("sample", "T-Z5-11", "small-actions"),
    main.RESCUE: AskKind("rescue", "T-Z11-01", "small-escape"),
    main.TARGET: AskKind("target", "T-Z7-01", "small-tests"),
}
_OWN = (
    AskKind("mover", "T-Z3-01", "small-moving"),
    AskKind("struck", "T-ZR-04", "small-transformation"),
    AskKind("victim", "T-Z4-05", "small-aliens"),
    AskKind("dice_to", "T-Z5-03", "small-dice"),
    AskKind("dice", "T-Z5-07", "small-dice"),
    AskKind("dormitory", "T-Z5-05", "small-dormitory"),
    AskKind("act", "T-Z5-11", "small-actions"),
    AskKind("roll_on", "T-Z5-13", "small-dice"),
    AskKind("free_item", "T-Z5-12", "small-actions"),
    AskKind("hand_over", "T-Z6-01", "small-rec_room"),
    AskKind("receiver", "T-Z6-01", "small-rec_room"),
    AskKind("try_test", "T-Z7-01", "small-tests"),
    AskKind("boarding", "T-Z11-05", "small-escape"),
    AskKind("alien_order", "T-Z4-04", "small-aliens"),
    AskKind("alien_withdraw", "T-Z4-07", "small-aliens"),
)
#: Choices that never come up here keep their numbers.
_NEVER = {
    number: kind._replace(rule_card="small-overview")
    for number, kind in enumerate(main.KINDS)
    if kind.rule_card in LEFT_OUT
}
_ALL = (*((_NEVER | _CHANGED).get(number, kind) for number, kind in enumerate(main.KINDS)), *_OWN)
#: Nobody has a secret role or hand here, so all lies open.
KINDS = tuple(kind._replace(shown=OPEN) for kind in _ALL)

_FIRST = len(main.KINDS)
MOVER, STRUCK, VICTIM, DICE_TO, DICE, DORMITORY, ACT, ROLL_ON = range(_FIRST, _FIRST + 8)
FREE_ITEM, HAND_OVER, RECEIVER, TRY_TEST, BOARDING, ALIEN_ORDER, ALIEN_WITHDRAW = range(_FIRST + 8, _FIRST + 15)
