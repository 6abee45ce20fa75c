"""The kinds of choice, in the order of the decision points (rules section 22).

Those about a player's own cards are covered where others look on; so is the plan of aliens whom everybody knows.
"""

from winterover.core.views import OPEN, WHOLLY_COVERED, AskKind, Shown

KINDS = (
    AskKind("weather", "T-P1-02", "phase-weather", OPEN),
    AskKind("plan", "T-P3-02", "phase-planning", WHOLLY_COVERED),
    AskKind("consent", "T-A-07", "topic-collective"),
    AskKind("garry", "T-P4.1-03", "character-garry"),
    AskKind("move", "T-P4.2-01", "topic-move", Shown(without=("light", "twice"))),
    AskKind("hand_in", "T-P4.2-04", "topic-hand_in"),
    AskKind("throw", "T-P4.2-08", "topic-swap"),
    AskKind("take", "T-P4.2-08", "topic-swap"),
    AskKind("attack", "T-E-08", "topic-attack"),
    AskKind("prey", "T-E-12", "topic-prey", OPEN),
    AskKind("room_order", "T-P4.4-02", "topic-room_order", OPEN),
    AskKind("withdraw", "T-E-23", "topic-withdraw"),
    AskKind("tokens", "T-I-02", "topic-tokens", Shown(alike=("plain", "infect"))),
    AskKind("look", "T-I-04", "topic-look", OPEN),
    AskKind("rescue", "T-X-04", "topic-rescue", OPEN),
    AskKind("burn", "T-B-01", "topic-burning"),
    AskKind("permit", "T-B-01", "topic-burning", OPEN),
    AskKind("assign", "T-P4.7-04", "topic-assign", OPEN),
    AskKind("lay_down", "T-P4.7-07", "topic-lost_action", OPEN),
    AskKind("go_on", "T-P4.7-08", "topic-active_pile", OPEN),
    AskKind("face", "T-L-13", "room-weather", OPEN),
    AskKind("barrel", "T-L-13", "room-weather", OPEN),
    AskKind("keep", "T-L-10", "topic-keep"),
    AskKind("sample", "T-L-12", "topic-lab_tokens", WHOLLY_COVERED),
    AskKind("bonus", "T-O-04", "topic-bonus_items"),
    AskKind("escape", "T-X-06", "topic-vehicles"),
    AskKind("times", "T-P4.7-15", "topic-cooperation", OPEN),
    AskKind("draws", "T-K-05", "character-macready", OPEN),
    AskKind("ask_seat", "T-X-09", "topic-boarding", OPEN),
    AskKind("admit", "T-X-10", "topic-boarding", OPEN),
    AskKind("trade", "T-P5-02", "topic-trade"),
    AskKind("vote", "T-P5-05", "topic-vote", OPEN),
    AskKind("reveal", "T-A-01", "topic-reveal", Shown(alike=("remain", "reveal"))),
    AskKind("offer_test", "T-P6-05", "topic-tests"),
    AskKind("test_order", "T-P6-06", "topic-tests", OPEN),
    AskKind("tester", "T-P6-05", "topic-tests", OPEN),
    AskKind("target", "T-P6-02", "topic-tests", OPEN),
    AskKind("hunger", "T-H-02", "topic-hunger"),
)

WEATHER, PLAN, CONSENT, GARRY, MOVE, HAND_IN, THROW, TAKE, ATTACK, PREY = range(10)
ROOM_ORDER, WITHDRAW, TOKENS, LOOK, RESCUE, BURN, PERMIT, ASSIGN, LAY_DOWN, GO_ON = range(10, 20)
FACE, BARREL, KEEP, SAMPLE, BONUS, ESCAPE, TIMES, DRAWS, ASK_SEAT, ADMIT = range(20, 30)
TRADE, VOTE, REVEAL, OFFER_TEST, TEST_ORDER, TESTER, TARGET, HUNGER = range(30, 38)
