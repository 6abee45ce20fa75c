"""Everything that can be told about a game of Stay Away!: the facts by name, in the order of the rules."""

from winterover.core.facts import NUMBER, SEAT, SEATS, FactKind, Spelling, spelling, spelling_of_many, word
from winterover.core.talk import SAID
from winterover.games.stayaway.cards import NAMES
from winterover.games.stayaway.roles import ROLE_NAMES

CARD = spelling("card", NAMES)
CARDS = spelling_of_many("cards", NAMES)
ROLES = spelling_of_many("roles", ROLE_NAMES)
HANDS = Spelling("hands", lambda hands: [[NAMES[card] for card in hand] for hand in hands])

# Setup
DEALT = FactKind("dealt", reveals="cards", seat=SEAT, cards=CARDS)
STARTED = FactKind("started", first=SEAT)

# The turn
TURN_BEGAN = FactKind("turn_began", begins=True, seat=SEAT)
DREW = FactKind("drew", reveals="card", seat=SEAT, card=CARD)
DREW_NOTHING = FactKind("drew_nothing", seat=SEAT)
RESHUFFLED = FactKind("reshuffled", cards=NUMBER)
PANIC_SKIPPED = FactKind("panic_skipped")
DISCARDED = FactKind("discarded", reveals="card", seat=SEAT, card=CARD)
PLAYED = FactKind("played", seat=SEAT, card=CARD, target=SEAT)
NO_EXCHANGE = FactKind("no_exchange", seat=SEAT, partner=SEAT, reason=word("reason"))
QUARANTINE_ENDED = FactKind("quarantine_ended", seat=SEAT)

# Roles
BECAME_INFECTED = FactKind("became_infected", reveals="seat by", seat=SEAT, by=SEAT)
BECAME_THING = FactKind("became_thing", reveals="seat", seat=SEAT)
CORRECTED = FactKind("corrected", reveals="card", seat=SEAT, card=CARD)

# The exchange
OFFERED = FactKind("offered", reveals="card", seat=SEAT, partner=SEAT, card=CARD)
EXCHANGED = FactKind("exchanged", reveals="gave received", seat=SEAT, partner=SEAT, gave=CARD, received=CARD)
DEFENDED = FactKind("defended", seat=SEAT, card=CARD, against=SEAT)
REDIRECTED = FactKind("redirected", seat=SEAT, partner=SEAT)
REDIRECT_VOID = FactKind("redirect_void", seat=SEAT)

# Cards
PASSED = FactKind("passed", seat=SEAT)
SAW_HAND = FactKind("saw_hand", reveals="cards", viewer=SEAT, seat=SEAT, cards=CARDS)
SAW_CARD = FactKind("saw_card", reveals="card", viewer=SEAT, seat=SEAT, card=CARD)
SHOWED_HAND = FactKind("showed_hand", reveals="cards", seat=SEAT, cards=CARDS)
SHOWED_CARD = FactKind("showed_card", reveals="card", seat=SEAT, card=CARD)
LOOKED_THROUGH = FactKind("looked_through", reveals="cards", seat=SEAT, count=NUMBER, cards=CARDS)
KEPT = FactKind("kept", reveals="card", seat=SEAT, card=CARD)
TURNED = FactKind("turned", direction=word("direction"))
SWAPPED_SEATS = FactKind("swapped_seats", seat=SEAT, other=SEAT)
DOOR_LAID = FactKind("door_laid", seat=SEAT, left=SEAT, right=SEAT)
DOOR_REMOVED = FactKind("door_removed", left=SEAT, right=SEAT)
QUARANTINED = FactKind("quarantined", seat=SEAT, by=SEAT)
FREED = FactKind("freed", seat=SEAT)

# Panic
PANIC = FactKind("panic", seat=SEAT, card=CARD)
NO_EFFECT = FactKind("no_effect", card=CARD)
TARGETED = FactKind("targeted", seat=SEAT, card=CARD, target=SEAT)
FORGOT = FactKind("forgot", reveals="cards", seat=SEAT, count=NUMBER, cards=CARDS)
REPLACED = FactKind("replaced", reveals="cards", seat=SEAT, count=NUMBER, cards=CARDS)
BLIND_DATED = FactKind("blind_dated", reveals="gave received", seat=SEAT, gave=CARD, received=CARD)
CARDS_WENT_ROUND = FactKind("cards_went_round")
PASSED_ON = FactKind(
    "passed_on", is_told_apart=True, reveals="gave received", seat=SEAT, to=SEAT, gave=CARD, giver=SEAT, received=CARD
)
DECLINED = FactKind("declined", seat=SEAT)

# Elimination and the end
ELIMINATED = FactKind("eliminated", seat=SEAT)
SUPERINFECTED = FactKind("superinfected", seat=SEAT)
THING_BURNED = FactKind("thing_burned", seat=SEAT)
DECLARED = FactKind("declared", seat=SEAT)
ENDED = FactKind(
    "ended",
    reveals="ending winners roles hands",
    ending=word("ending"),
    winners=SEATS,
    roles=ROLES,
    hands=HANDS,
)

FACTS = {kind.name: kind for kind in globals().values() if isinstance(kind, FactKind)} | {SAID.name: SAID}
