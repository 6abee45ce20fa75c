"""Every kind of thing that can be told about a game of The Thing, in the order of the round."""

from typing import Any

from winterover.core.facts import NUMBER, SEAT, SEATS, FactKind, Spelling, spelling, spelling_of_many, word
from winterover.core.talk import SAID
from winterover.games.thing.options import CODES, phrase
from winterover.games.thing.pieces import ACTIONS, CHARACTERS, FACES, ITEMS, ROLES, ROOMS, SAMPLES, THINGS, WEAPONS

ROOM = spelling("room", ROOMS)
MANY_ROOMS = spelling_of_many("rooms", ROOMS)
NUMBERS = word("numbers")
ACTION = spelling("action", ACTIONS)
MANY_ACTIONS = spelling_of_many("actions", ACTIONS)
WEAPON = spelling("weapon", WEAPONS)
ITEM = spelling("item", ITEMS)
SAMPLE = spelling("sample", SAMPLES)
THING = spelling("thing", THINGS)
MANY_THINGS = spelling_of_many("things", THINGS)
FACE = spelling("face", FACES)
ROLE = spelling("role", ROLES)
MANY_ROLES = spelling_of_many("roles", ROLES)
TOKEN = spelling("token", ROLES)
DOG_TOKEN = spelling("dog", ("healthy", "alien"))
CHARACTER = spelling("character", CHARACTERS)
TEST = word("test")
VEHICLE = word("vehicle")
STOCK = word("stock")
ENDING = word("ending")


def _as_offered(option: int) -> dict[str, Any]:
    """A choice that somebody made, with the phrase by which it was offered."""
    code = CODES[option]
    return {"code": code, "phrase": phrase(code)._asdict()}


CHOICE = Spelling("choice", _as_offered)

# Setup
SEATED = FactKind("seated", seat=SEAT, character=CHARACTER)
DEALT = FactKind("dealt", reveals="role cards", seat=SEAT, role=ROLE, cards=MANY_ACTIONS)
# Round and phases 1 and 2
ROUND_BEGAN = FactKind("round_began", begins=True, round=NUMBER, leader=SEAT)
ROLLED = FactKind("rolled", seat=SEAT, face=FACE)
WEATHER_SET = FactKind("weather_set", face=FACE)
CONSUMED = FactKind("consumed", room=ROOM, fuel=NUMBER, damage=NUMBER)
BOILER_DESTROYED = FactKind("boiler_destroyed")
FROST_MOVED = FactKind("frost_moved", space=NUMBER, last=NUMBER)
FROST_RESET = FactKind("frost_reset")
POWER_FAILED = FactKind("power_failed")
POWER_RESTORED = FactKind("power_restored")
RESCUE_MOVED = FactKind("rescue_moved", space=NUMBER, last=NUMBER, fuel=NUMBER)
RESCUE_ARRIVED = FactKind("rescue_arrived")
RESCUE_LEFT = FactKind("rescue_left")
# Phase 3
PLAN_PROPOSED = FactKind(
    "plan_proposed", is_told_apart=True, reveals="rooms strengths", seat=SEAT, rooms=MANY_ROOMS, strengths=NUMBERS
)
PLAN_ANSWERED = FactKind("plan_answered", is_told_apart=True, seat=SEAT, reply=word("reply"))
PLAN_MADE = FactKind("plan_made", reveals="rooms strengths", cards=NUMBER, strengths=NUMBERS, rooms=MANY_ROOMS)
# Phase 4.1 and 4.2
DREW = FactKind("drew", reveals="cards", seat=SEAT, count=NUMBER, cards=MANY_ACTIONS)
RESHUFFLED = FactKind("reshuffled")
GARRY_SWAPPED = FactKind("garry_swapped", reveals="thrown drawn", seat=SEAT, thrown=ACTION, drawn=ACTION)
LEADERS_CARD = FactKind("leaders_card", seat=SEAT)
WENT = FactKind("went", seat=SEAT, room=ROOM)
WENT_LIT = FactKind("went_lit", seat=SEAT, room=ROOM)
WENT_SPECIAL = FactKind("went_special", seat=SEAT, room=ROOM, count=NUMBER)
WENT_TO_SWAP = FactKind("went_to_swap", seat=SEAT)
THREW = FactKind("threw", reveals="cards", seat=SEAT, count=NUMBER, cards=MANY_ACTIONS)
TOOK = FactKind("took", reveals="cards", seat=SEAT, count=NUMBER, cards=MANY_ACTIONS)
HANDED_IN = FactKind("handed_in", reveals="card", seat=SEAT, card=ACTION)
CARD_SHOWN = FactKind("card_shown", reveals="card", seat=SEAT, card=ACTION)
TOOK_TOKEN = FactKind("took_token", seat=SEAT)
BOARDED = FactKind("boarded", seat=SEAT)
# Phases 4.3 to 4.5
PLAN_REVEALED = FactKind("plan_revealed", reveals="rooms strengths", rooms=MANY_ROOMS, strengths=NUMBERS)
ENCOUNTER = FactKind("encounter", room=ROOM, seats=SEATS)
ATTACKED = FactKind("attacked", seat=SEAT, weapon=WEAPON, room=ROOM)
ALIEN_FLED = FactKind("alien_fled", room=ROOM)
LAID_LOW = FactKind("laid_low", room=ROOM, seats=SEATS)
COLLECTIVE_VOTED = FactKind("collective_voted", is_told_apart=True, seat=SEAT, choice=CHOICE)
ASSIMILATED = FactKind("assimilated", seat=SEAT, room=ROOM)
DOG_ASSIMILATED = FactKind("dog_assimilated", room=ROOM)
ALIEN_IDLE = FactKind("alien_idle", room=ROOM)
ALIEN_SABOTAGED = FactKind("alien_sabotaged", room=ROOM, strength=NUMBER)
FLED = FactKind("fled", seats=SEATS)
COLLECTIVE_DEFEATED = FactKind("collective_defeated")
DOG_CAUGHT = FactKind("dog_caught", room=ROOM)
WITHDREW = FactKind("withdrew", seat=SEAT, weapon=WEAPON)
TOKENS_LAID = FactKind("tokens_laid", reveals="token", seat=SEAT, token=TOKEN)
LOOKED = FactKind("looked", reveals="token", seat=SEAT, owner=SEAT, token=TOKEN)
DOG_TESTED = FactKind("dog_tested", reveals="dog", seat=SEAT, room=ROOM, dog=DOG_TOKEN)
ROLE_NOW = FactKind("role_now", is_told_apart=True, reveals="role", seat=SEAT, role=ROLE)
SUSPICION = FactKind("suspicion", seat=SEAT, space=NUMBER)
STRENGTH = FactKind("strength", number=NUMBER)
LEADER_PASSED = FactKind("leader_passed", seat=SEAT)
# Phase 4.7
PILE_CARD_LOST = FactKind("pile_card_lost", left=NUMBER)
BURN_ANNOUNCED = FactKind("burn_announced", seat=SEAT, weapon=WEAPON, room=ROOM)
BURN_REFUSED = FactKind("burn_refused", seat=SEAT)
BURNED = FactKind("burned", seat=SEAT, weapon=WEAPON, room=ROOM)
CARD_REVEALED = FactKind("card_revealed", reveals="card", card=ACTION)
ASSIGNED = FactKind("assigned", seat=SEAT, card=ACTION, room=ROOM)
CARD_LOST = FactKind("card_lost", card=ACTION)
LAID_DOWN = FactKind("laid_down", seat=SEAT)
STOPPED = FactKind("stopped", seat=SEAT, left=NUMBER)
FUELLED = FactKind("fuelled", seat=SEAT, room=ROOM, amount=NUMBER)
COOKED = FactKind("cooked", seat=SEAT, amount=NUMBER)
REPAIRED = FactKind("repaired", seat=SEAT, room=ROOM, amount=NUMBER)
DAMAGED = FactKind("damaged", room=ROOM, amount=NUMBER)
DREW_CARDS = FactKind("drew_cards", reveals="things", seat=SEAT, room=ROOM, count=NUMBER, things=MANY_THINGS)
KEPT = FactKind("kept", reveals="thing", seat=SEAT, thing=THING)
DREW_SAMPLE = FactKind("drew_sample", reveals="sample", seat=SEAT, sample=SAMPLE)
KEPT_SAMPLE = FactKind("kept_sample", seat=SEAT)
DROPPED_SAMPLE = FactKind("dropped_sample", seat=SEAT)
SOS_SENT = FactKind("sos_sent", seat=SEAT)
WEATHER_STORED = FactKind("weather_stored", seat=SEAT, face=FACE)
LOST_STOCK = FactKind("lost_stock", stock=STOCK, amount=NUMBER)
NOTHING_DONE = FactKind("nothing_done", seat=SEAT)
NOTHING_LEFT = FactKind("nothing_left", seat=SEAT, room=ROOM)
PLAYED = FactKind("played", seat=SEAT, item=ITEM, room=ROOM)
# Escape
ESCAPE_BEGAN = FactKind("escape_began", seat=SEAT, vehicle=VEHICLE)
ROLE_SHOWN = FactKind("role_shown", reveals="role", seat=SEAT, role=ROLE)
ASKED_SEAT = FactKind("asked_seat", seat=SEAT)
STAYED = FactKind("stayed", seat=SEAT)
ADMITTED = FactKind("admitted", seat=SEAT, candidate=SEAT, reply=word("reply"))
TURNED_AWAY = FactKind("turned_away", seat=SEAT)
TAKEN_ABOARD = FactKind("taken_aboard", seat=SEAT)
DEPARTED = FactKind("departed", seats=SEATS)
# Phase 5
ASSEMBLED = FactKind("assembled")
PUT_UP = FactKind("put_up", reveals="thing", seat=SEAT, to=SEAT, thing=THING)
AGREED = FactKind("agreed", seat=SEAT, to=SEAT)
CALLED_OFF = FactKind("called_off", seat=SEAT, to=SEAT)
LAPSED = FactKind("lapsed", seat=SEAT, to=SEAT)
TRADED = FactKind("traded", reveals="gave got", seat=SEAT, to=SEAT, gave=MANY_THINGS, got=MANY_THINGS)
READY = FactKind("ready", seat=SEAT)
VOTED = FactKind("voted", seat=SEAT, target=SEAT)
REVEALED = FactKind("revealed", seat=SEAT)
# Phase 6
TEST_OFFERED = FactKind("test_offered", seat=SEAT, test=TEST)
TESTED = FactKind("tested", seat=SEAT, target=SEAT, test=TEST)
# Phases 7 and 8
ATE = FactKind("ate", stock=STOCK, amount=NUMBER)
HUNGER_BEGAN = FactKind("hunger_began")
DOGS_PLACED = FactKind("dogs_placed", rooms=MANY_ROOMS)
KENNEL_OPENED = FactKind("kennel_opened", count=NUMBER)
LEADER_CHANGED = FactKind("leader_changed", seat=SEAT)
TOKEN_PLACED = FactKind("token_placed", room=ROOM)
# The end
ENDED = FactKind(
    "ended", reveals="winners roles last_humans", ending=ENDING, winners=SEATS, roles=MANY_ROLES, last_humans=SEATS
)
INFECTION = FactKind("infection", reveals="round seat by", round=NUMBER, seat=SEAT, by=SEAT)

FACTS = {kind.name: kind for kind in [*globals().values(), SAID] if isinstance(kind, FactKind)}
