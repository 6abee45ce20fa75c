"""The 31 kinds of card as small ints, with their names and families (S-COMP-01).

The order matters: contagion, action, defence, obstacle, Panic. A family is then a comparison, and a sorted hand
reads in a sensible order.
"""

# Contagion
THE_THING, INFECTED = 0, 1
# Action
FLAMETHROWER, ANALYSIS, AXE, SUSPICION, WHISKY, DETERMINATION, WATCH_YOUR_BACK = 2, 3, 4, 5, 6, 7, 8
CHANGE_PLACES, BETTER_RUN, SEDUCTION = 9, 10, 11
# Defence
SCARY, IM_FINE_HERE, NO_THANKS, MISSED, NO_BARBECUE = 12, 13, 14, 15, 16
# Obstacle
QUARANTINE, LOCKED_DOOR = 17, 18
# Panic
ROTTEN_ROPES, ONE_TWO, THREE_FOUR, PARTY, GET_OUT, FORGETFUL = 19, 20, 21, 22, 23, 24
ROUND_AND_ROUND, FRIENDS, BLIND_DATE, OOPS, BETWEEN_US, REVELATIONS = 25, 26, 27, 28, 29, 30

FIRST_ACTION, FIRST_DEFENCE, FIRST_OBSTACLE, FIRST_PANIC, KINDS = 2, 12, 17, 19, 31

#: No card: an empty place on the table.
NONE = -1

NAMES = (
    "the_thing",
    "infected",
    "flamethrower",
    "analysis",
    "axe",
    "suspicion",
    "whisky",
    "determination",
    "watch_your_back",
    "change_places",
    "better_run",
    "seduction",
    "scary",
    "im_fine_here",
    "no_thanks",
    "missed",
    "no_barbecue",
    "quarantine",
    "locked_door",
    "rotten_ropes",
    "one_two",
    "three_four",
    "party",
    "get_out",
    "forgetful",
    "round_and_round",
    "friends",
    "blind_date",
    "oops",
    "between_us",
    "revelations",
)

BY_NAME = {name: card for card, name in enumerate(NAMES)}

#: The short codes that the rules specification uses, in the same order.
SPEC_CODES = [
    "T",
    "I",
    "FLA",
    "ANA",
    "AXE",
    "SUS",
    "WHI",
    "DET",
    "WYB",
    "CHP",
    "RUN",
    "SED",
    "SCA",
    "COM",
    "NOT",
    "MIS",
    "NBQ",
    "QUA",
    "DOR",
    "ROP",
    "ONE",
    "THR",
    "PAR",
    "OUT",
    "FOR",
    "RND",
    "FRI",
    "BLD",
    "OOP",
    "BTW",
    "REV",
]

BY_SPEC_CODE = {code: card for card, code in enumerate(SPEC_CODES)}
