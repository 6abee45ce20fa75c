"""The 108 cards: the number printed on each copy (S-COMP-01, S-COMP-02).

Source: the printed cards as listed in docs/rules/stayaway-deck.json. A copy is used at a table of at least as many
players as its number says; The Thing carries none and is always used.
"""

#: The number on each copy of each card, in the order of `cards.NAMES`.
NUMBERS: dict[str, tuple[int, ...]] = {
    "the_thing": (0,),
    "infected": (4, 4, 4, 4, 4, 4, 4, 4, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11),
    "flamethrower": (4, 4, 6, 9, 11),
    "analysis": (5, 6, 9),
    "axe": (4, 9),
    "suspicion": (4, 4, 4, 4, 7, 8, 9, 10),
    "whisky": (4, 6, 10),
    "determination": (4, 4, 6, 9, 10),
    "watch_your_back": (4, 9),
    "change_places": (4, 4, 7, 9, 11),
    "better_run": (4, 4, 7, 9, 11),
    "seduction": (4, 4, 6, 7, 8, 10, 11),
    "scary": (5, 6, 8, 11),
    "im_fine_here": (4, 6, 11),
    "no_thanks": (4, 6, 8, 11),
    "missed": (4, 6, 11),
    "no_barbecue": (4, 6, 11),
    "quarantine": (5, 9),
    "locked_door": (4, 7, 11),
    "rotten_ropes": (6, 9),
    "one_two": (5, 9),
    "three_four": (4, 9),
    "party": (5, 9),
    "get_out": (5,),
    "forgetful": (4,),
    "round_and_round": (4, 9),
    "friends": (7, 9),
    "blind_date": (4, 9),
    "oops": (10,),
    "between_us": (7, 9),
    "revelations": (8,),
}
