"""The table options of Stay Away! (rules section 2): keys, values, and what each edition sets."""

from collections.abc import Mapping
from functools import lru_cache

from winterover.core.errors import ConfigError
from winterover.core.rulings import Choice, Counts, Flag, Rulebook, Value, Whole
from winterover.core.seats import LETTERS, seat_of
from winterover.games.stayaway.cards import (
    BY_NAME,
    FIRST_OBSTACLE,
    FIRST_PANIC,
    FLAMETHROWER,
    INFECTED,
    NAMES,
    THE_THING,
)
from winterover.games.stayaway.deck import NUMBERS

E1, E2 = "E1", "E2"

#: What the options change, in the order of the rulebook.
SUBJECTS = ("setup", "turn", "exchange", "ring", "panic", "end", "talk", "variants")
SETUP, TURN, EXCHANGE, RING, PANIC, END, TALK, VARIANTS = SUBJECTS

#: More copies of one card than any box holds, and still a pile that can be shuffled in a moment.
MOST_COPIES = 40

#: Whom cards reach, who may exchange, what a quarantined player may do and shows differ with the rules for Quarantine.
_ON_QUARANTINE = (
    "card-flamethrower",
    "card-analysis",
    "card-axe",
    "card-suspicion",
    "card-determination",
    "card-seduction",
    "card-scary",
    "card-no_thanks",
    "card-quarantine",
    "card-rotten_ropes",
    "card-three_four",
    "card-party",
    "card-forgetful",
    "card-friends",
    "card-blind_date",
    "ask-play",
    "ask-keep",
    "ask-offer",
    "ask-reply",
    "ask-forget",
    "ask-blind_date",
    "topic-turn",
    "topic-exchange",
    "topic-defence",
    "topic-quarantine",
    "topic-panic",
    "topic-secrets",
    "edition-e2",
)

RULEBOOK = Rulebook(
    editions=(E1, E2),
    subjects=SUBJECTS,
    rulings=(
        Choice(
            key="startPlayer",
            subject=SETUP,
            default="random",
            values=("random", "chosen"),
            source="SR-02",
            cards=("topic-setup",),
            setting="first",
        ),
        Choice(
            key="firstSeat",
            subject=SETUP,
            default="A",
            values=tuple(LETTERS),
            source="SR-02",
            cards=("topic-setup",),
            setting="first",
        ),
        Choice(
            key="infectedAt6",
            subject=SETUP,
            default=10,
            values=(10, 9),
            source="SR-03",
            cards=("card-infected", "topic-deck"),
            players=(6,),
        ),
        Choice(
            key="topBack",
            subject=TURN,
            default="shown",
            values=("shown", "hidden"),
            source="SR-08",
            cards=("topic-piles", "topic-secrets"),
        ),
        Choice(
            key="doorOnElimination",
            subject=RING,
            default="merge",
            values=("merge", "drop"),
            source="SR-14",
            cards=("card-locked_door", "topic-doors", "topic-elimination"),
        ),
        Choice(
            key="twoPlayerDoor",
            subject=RING,
            default="gap",
            values=("gap", "pair"),
            source="SR-15",
            cards=("card-change_places", "card-locked_door", "topic-seats", "topic-doors"),
        ),
        Choice(
            key="overLimit",
            subject=TURN,
            default="quiet",
            values=("quiet", "open", "superinfection"),
            source="SR-18",
            cards=(
                "card-infected",
                "ask-play",
                "topic-infection",
                "topic-limit",
                "topic-exchange",
                "topic-elimination",
                "variant-revenge",
                "edition-e2",
            ),
            editions={E2: "superinfection"},
        ),
        Choice(
            key="missedOffer",
            subject=EXCHANGE,
            default="keep",
            values=("keep", "keep_broad", "rechoose"),
            source="SR-27",
            cards=("card-missed", "ask-offer", "ask-reply"),
        ),
        Flag(
            key="missedInfects",
            subject=EXCHANGE,
            default=True,
            source="SR-29",
            cards=(
                "card-infected",
                "card-scary",
                "card-missed",
                "ask-offer",
                "ask-reply",
                "topic-infection",
                "edition-e2",
            ),
            editions={E2: False},
        ),
        Choice(
            key="quarantineRules",
            subject=RING,
            default=E1,
            values=(E1, E2),
            source="SR-34",
            cards=_ON_QUARANTINE,
            editions={E2: E2},
        ),
        Flag(
            key="quarantinedDrawerMoves",
            subject=RING,
            default=True,
            source="SR-40",
            cards=("card-one_two", "card-get_out", "topic-quarantine", "edition-e2"),
            editions={E2: False},
        ),
        Flag(
            key="freedDrawerExchanges",
            subject=RING,
            default=False,
            source="SR-39",
            cards=("card-rotten_ropes", "card-party", "topic-turn", "topic-quarantine", "topic-panic"),
        ),
        Choice(
            key="axeReach",
            subject=RING,
            default="attached",
            values=("attached", "own_gaps"),
            source="SR-43",
            cards=("card-axe",),
        ),
        Choice(
            key="axeThroughDoor",
            subject=RING,
            default="door_only",
            values=("door_only", "any"),
            source="SR-44",
            cards=("card-axe", "topic-doors"),
        ),
        Flag(
            key="friendsEndsTurn",
            subject=PANIC,
            default=False,
            source="SR-53",
            cards=("card-friends", "ask-friends", "topic-turn", "topic-exchange", "topic-panic"),
        ),
        Choice(
            key="oneTwoSmall",
            subject=PANIC,
            default="count",
            values=("count", "min4"),
            source="SR-54",
            cards=("card-one_two",),
        ),
        Choice(
            key="blindDateCard",
            subject=PANIC,
            default="top",
            values=("top", "discard", "shuffle"),
            source="SR-57",
            cards=("card-blind_date", "ask-blind_date"),
        ),
        Choice(
            key="betweenUsDoor",
            subject=PANIC,
            default="blocks",
            values=("blocks", "ignores"),
            source="SR-58",
            cards=("card-locked_door", "card-between_us", "ask-between_us", "topic-doors"),
        ),
        Choice(
            key="betweenUsQuarantine",
            subject=PANIC,
            default="ignores",
            values=("ignores", "blocks"),
            source="SR-58",
            cards=("card-between_us", "ask-between_us", "topic-quarantine"),
        ),
        Choice(
            key="declare",
            subject=END,
            default="both",
            values=("both", "manual", "auto"),
            source="SR-64",
            cards=("ask-declare", "topic-ending", "topic-declaration"),
        ),
        Choice(
            key="soloWin",
            subject=END,
            default="no_human_eliminated",
            values=("no_human_eliminated", "nobody_eliminated"),
            source="SR-67",
            cards=("topic-ending",),
        ),
        Choice(
            key="thingFlamethrower",
            subject=END,
            default="free",
            values=("free", "restricted"),
            source="SR-70",
            cards=(
                "card-the_thing",
                "card-flamethrower",
                "card-analysis",
                "card-revelations",
                "ask-reveal",
                "topic-ending",
                "edition-e2",
            ),
            editions={E2: "restricted"},
        ),
        Choice(
            key="eliminatedTalk",
            subject=TALK,
            default="off",
            values=("off", "on"),
            source="SR-72",
            cards=("topic-elimination", "topic-talk"),
        ),
        Choice(key="whisper", subject=TALK, default="off", values=("off", "on"), source="SR-73", cards=("topic-talk",)),
        Flag(
            key="thingInDeck",
            subject=VARIANTS,
            default=False,
            source="S-VAR1-01",
            cards=(
                "card-the_thing",
                "card-determination",
                "ask-keep",
                "topic-setup",
                "topic-roles",
                "topic-limit",
                "topic-ending",
                "variant-thing_in_deck",
            ),
        ),
        Whole(
            key="infectedDelta",
            subject=VARIANTS,
            default=0,
            least=-19,
            most=19,
            source="S-VAR2-01",
            cards=("card-infected", "topic-deck", "variant-infected_number"),
        ),
        Flag(
            key="armsInDeck",
            subject=VARIANTS,
            default=False,
            source="S-VAR3-01",
            cards=("card-flamethrower", "card-analysis", "topic-setup", "variant-arms_in_deck"),
        ),
        Choice(
            key="lineOfSight",
            subject=VARIANTS,
            default="off",
            values=("off", "path", "adjacent", "door"),
            source="SR-60",
            cards=(
                "card-better_run",
                "card-seduction",
                "card-locked_door",
                "card-get_out",
                "card-friends",
                "ask-get_out",
                "ask-friends",
                "topic-doors",
                "variant-line_of_sight",
            ),
        ),
        Counts(
            key="customDeck",
            subject=VARIANTS,
            default=(),
            names=NAMES[INFECTED:],
            most=MOST_COPIES,
            source="S-VAR5-01",
            cards=("topic-deck", "variant-custom_deck"),
        ),
        Flag(
            key="revenge",
            subject=VARIANTS,
            default=False,
            source="S-VAR6-01",
            cards=("card-flamethrower", "topic-elimination", "topic-ending", "topic-talk", "variant-revenge"),
        ),
    ),
)


def build_deck(players: int, settled: Mapping[str, Value]) -> list[int]:
    """How many copies of each card are in the game."""
    counts = [sum(number <= players for number in NUMBERS[name]) for name in NAMES]  # S-COMP-02
    if players == 6 and settled["infectedAt6"] == 9:  # SR-03
        counts[INFECTED] = 9
    custom = settled["customDeck"]
    assert isinstance(custom, tuple)
    for name, number in custom:  # S-VAR5-01
        counts[BY_NAME[name]] = number
    delta = settled["infectedDelta"]
    assert isinstance(delta, int)
    counts[INFECTED] += delta  # S-VAR2-01
    return counts


def is_dealable(card: int, settled: Mapping[str, Value]) -> bool:
    """Whether a card may be in an opening hand (S-SET-02, S-VAR3-01)."""
    if card in (THE_THING, INFECTED) or card >= FIRST_PANIC:
        return False
    return not (settled["armsInDeck"] and NAMES[card] in ("flamethrower", "analysis"))


def check(players: int, settled: Mapping[str, Value]) -> None:
    """Refuse settings that no game can be played with, or that contradict one another."""
    first = settled["firstSeat"]
    assert isinstance(first, str)
    if seat_of(first) >= players:
        raise ConfigError("first-seat", seat=first, players=players)
    if first != "A" and settled["startPlayer"] == "random":
        raise ConfigError("contradiction", first="firstSeat", second="startPlayer=random", instead="startPlayer=chosen")
    custom = settled["customDeck"]
    assert isinstance(custom, tuple)
    if settled["infectedDelta"] and "infected" in dict(custom):
        raise ConfigError("contradiction", first="infectedDelta", second="customDeck", instead="infectedDelta=0")
    counts = build_deck(players, settled)
    if settled["infectedDelta"] and not 1 <= counts[INFECTED] <= len(NUMBERS["infected"]):
        raise ConfigError("infected-number", key="infectedDelta", found=counts[INFECTED], most=len(NUMBERS["infected"]))
    dealable = sum(counts[card] for card in range(FIRST_PANIC) if is_dealable(card, settled))
    needed = 4 * players - (0 if settled["thingInDeck"] else 1)
    if dealable < needed:  # S-VAR5-02
        raise ConfigError("deck-deal", found=dealable, needed=needed)
    stay_away = sum(counts[:FIRST_PANIC])
    needed = 4 * players + 4 + sum(counts[FIRST_OBSTACLE:FIRST_PANIC])
    if stay_away < needed:  # S-VAR5-03
        raise ConfigError("deck-short", found=stay_away, needed=needed)
    if not counts[FLAMETHROWER] and counts[INFECTED] < players - 1:  # S-VAR5-04
        raise ConfigError("deck-endless", needed=players - 1)


class Rules:
    """The settled options of one table in the form that the rules ask for them."""

    __slots__ = (
        "axe_beyond",
        "axe_through_door",
        "between_us_door",
        "between_us_quarantine",
        "blind_date",
        "counts",
        "declare",
        "doors_merge",
        "eliminated_talk",
        "fire_shows_thing",
        "first_seat",
        "freed_exchanges",
        "friends_ends_turn",
        "isolating",
        "limited",
        "missed_infects",
        "missed_offer",
        "moves_quarantined",
        "one_two_from",
        "open_correction",
        "opening",
        "pair_door",
        "players",
        "quarantine_turns",
        "revenge",
        "settled",
        "sight",
        "solo_strict",
        "stock",
        "superinfection",
        "thing_in_deck",
        "top_back",
        "whisper",
    )

    def __init__(self, players: int, settled: Mapping[str, Value]) -> None:
        self.players = players
        self.settled = dict(settled)
        counts = build_deck(players, settled)
        self.counts = tuple(counts)
        #: The dealable cards, and what goes into the draw pile whatever is dealt (S-SET-02).
        self.opening = tuple(
            card for card in range(FIRST_PANIC) if is_dealable(card, settled) for _ in range(counts[card])
        )
        self.stock = tuple(
            card for card in range(INFECTED, len(NAMES)) if not is_dealable(card, settled) for _ in range(counts[card])
        )
        first = settled["firstSeat"]
        assert isinstance(first, str)
        self.first_seat = seat_of(first) if settled["startPlayer"] == "chosen" else None
        self.top_back = settled["topBack"] == "shown"
        self.doors_merge = settled["doorOnElimination"] == "merge"
        self.pair_door = settled["twoPlayerDoor"] == "pair"
        self.limited = settled["overLimit"] != "superinfection"
        self.open_correction = settled["overLimit"] == "open"
        self.superinfection = settled["overLimit"] == "superinfection"
        self.missed_offer = settled["missedOffer"]
        self.missed_infects = settled["missedInfects"]
        #: Quarantine cuts a player off (E1) or makes him play openly (E2).
        self.isolating = settled["quarantineRules"] == E1
        self.quarantine_turns = 3 if self.isolating else 2  # S-QUA-08, S-E2-04
        self.moves_quarantined = settled["quarantinedDrawerMoves"]
        self.freed_exchanges = settled["freedDrawerExchanges"]
        self.axe_beyond = settled["axeReach"] == "attached"
        self.axe_through_door = settled["axeThroughDoor"] == "any"
        self.friends_ends_turn = settled["friendsEndsTurn"]
        self.one_two_from = 4 if settled["oneTwoSmall"] == "min4" else 2
        self.blind_date = settled["blindDateCard"]
        self.between_us_door = settled["betweenUsDoor"] == "blocks"
        self.between_us_quarantine = settled["betweenUsQuarantine"] == "blocks"
        self.declare = settled["declare"]
        self.solo_strict = settled["soloWin"] == "nobody_eliminated"
        self.fire_shows_thing = settled["thingFlamethrower"] == "restricted"
        self.eliminated_talk = settled["eliminatedTalk"] == "on"
        self.whisper = settled["whisper"] == "on"
        self.thing_in_deck = settled["thingInDeck"]
        self.sight = settled["lineOfSight"]
        self.revenge = settled["revenge"]


@lru_cache(maxsize=64)
def rules_for(players: int, edition: str, rulings: tuple[tuple[str, Value], ...]) -> Rules:
    """The rules object of a table; the same settings share one, because it never changes."""
    return Rules(players, RULEBOOK.settle(edition, dict(rulings)))
