"""The kinds of choice, numbered, with the rule and the rule card of each (rules section 7: SD-01..SD-13).

Those about a player's own cards are covered where others look on.
"""

from winterover.core.views import OPEN, AskKind

PLAY, KEEP, ANSWER_FIRE, ANSWER_MOVE, OFFER, REPLY = range(6)
ONE_TWO, GET_OUT, FRIENDS, BETWEEN_US, FORGET, BLIND_DATE, PASS_ON, REVEAL = range(6, 14)

KINDS = (
    AskKind("play", "S-TURN-04", "ask-play"),  # SD-01, SD-07
    AskKind("keep", "S-DET-01", "ask-keep"),  # SD-02
    AskKind("answer_fire", "S-FLA-02", "ask-answer_fire"),  # SD-03
    AskKind("answer_move", "S-CHP-02", "ask-answer_move"),  # SD-04
    AskKind("offer", "S-EXCH-03", "ask-offer"),  # SD-05
    AskKind("reply", "S-EXCH-04", "ask-reply"),  # SD-06
    AskKind("one_two", "S-ONE-01", "ask-one_two", OPEN),  # SD-08
    AskKind("get_out", "S-OUT-01", "ask-get_out", OPEN),  # SD-08
    AskKind("friends", "S-FRI-01", "ask-friends", OPEN),  # SD-08
    AskKind("between_us", "S-BTW-01", "ask-between_us", OPEN),  # SD-08
    AskKind("forget", "S-FOR-01", "ask-forget"),  # SD-09
    AskKind("blind_date", "S-BLD-01", "ask-blind_date"),  # SD-10
    AskKind("pass_on", "S-RND-01", "ask-pass_on"),  # SD-11
    AskKind("reveal", "S-REV-01", "ask-reveal"),  # SD-12
)
