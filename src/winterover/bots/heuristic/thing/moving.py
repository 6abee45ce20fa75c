"""Where to go and which card to hand in (T-P4.2)."""

from collections.abc import Sequence

from winterover.bots.heuristic.thing import danger, escaping, meeting
from winterover.bots.heuristic.thing.mind import Mind
from winterover.bots.heuristic.thing.table import USE_TOGETHER

#: What it is worth to lead the next round.
_TOKEN = 0.4
#: What it is worth to be able to warm the base.
_WARMTH = 3.0
#: A room counts for less to one who has not got the card for it: somebody else may hand it in.
_WITHOUT_CARD = 0.45
#: A card that is bad to hold and one that is good, when the hand is thrown away or chosen anew.
_RELIEF = 0.4
_CHOSEN = 0.55
#: Where those who are there can do all that is to be done.
_LEFTOVER = 0.3
#: Somebody has to work: what each one counts against me who rests already.
_IDLE = 0.4
#: What an alien gains by infecting somebody, and what it costs to be seen seeking company.
_PREY = 3.2
_SEEN_JOINING = 0.5
#: How often an alien goes hunting at all; else it keeps apart like everybody, and what company then counts against.
_HUNTS = 50
_LYING_LOW = 0.8
#: How much an alien minds work and dangers.
_PRETENCE = 0.5
#: How often an alien hands in Sabotage if nobody can tell whose it was.
_SABOTAGES = 55


def move(mind: Mind, options: Sequence[str]) -> str:
    """D-04, D-05, D-15"""
    if "board" in options and escaping.wants_to_leave(mind, is_last_chance=escaping.rescue_leaves(mind)):
        return "board"
    places: dict[str, float] = {}
    is_hunting = mind.is_alien and mind.chance(_HUNTS)

    def worth(option: str) -> float:
        verb, _, room = option.partition(" ")
        if verb == "board":
            return -100.0
        if verb == "swap":
            return _swap(mind)
        if room not in places:
            places[room] = place(mind, room, is_hunting)
        return places[room] + _cards(mind, verb, room)

    return mind.best(options, worth)


def place(mind: Mind, room: str, is_hunting: bool) -> float:
    """What being in a room is worth, apart from the card that is handed in."""
    table = mind.table
    worth = escaping.vehicle(mind, room)
    if mind.view["token_room"] == room:
        worth += _TOKEN
    if mind.is_alien:
        prey = _hunt(mind, room) if is_hunting else -_LYING_LOW * len(table.present(room))
        return worth + prey - 0.3 * danger.attack(mind, room)
    worth -= danger.company(mind, room) + danger.attack(mind, room)
    if table.owns_fire() and meeting.can_spare(mind, room):
        worth += _WARMTH
    worth -= danger.dog(mind, room)
    if room in table.dogs and len(table.present(room)) == 1:
        worth += 0.4  # two catch the dog (T-E-20)
    return worth


def _hunt(mind: Mind, room: str) -> float:
    """An alien looks for somebody alone; the more it is suspected, the less it can be seen at it."""
    table = mind.table
    there = table.present(room)
    if not there:
        return -0.3 if room in table.dogs else 0.0
    if not table.disc[mind.me]:  # in the green zone it would lay out no tokens (T-I-01)
        return -0.3
    human = max(1 - mind.fear(seat) for seat in there)
    share = 0.5 if len(there) == 1 else 0.6
    return _PREY * share * human - _SEEN_JOINING


def _cards(mind: Mind, verb: str, room: str) -> float:
    """What the card is worth that I would hand in there."""
    hand = mind.table.hand
    worths = {"use": action(mind, "use", room), "repair": action(mind, "repair", room), "sabotage": -0.4}
    if mind.is_alien:
        worths = {card: _PRETENCE * worth for card, worth in worths.items()}
    if verb in ("special", "twice"):
        relief = sum(_RELIEF if card == "sabotage" else -_RELIEF for card in hand)
        if mind.is_alien:
            relief = -0.3 * len(hand)
        drawn = sum(worths.values()) / 3 if verb == "special" else (worths["use"] + worths["repair"]) * 0.45
        return drawn + relief
    if not hand:
        return _WITHOUT_CARD * max(worths.values())
    if mind.view["power_failed"] and verb == "go" and not _sees(mind):  # T-D-02
        return sum(worths[card] for card in hand) / len(hand)
    held = max(worths[card] for card in hand)
    return max(held, _WITHOUT_CARD * max(worths.values()))


def _sees(mind: Mind) -> bool:
    return mind.table.characters[mind.me] == "norris" or mind.view["open_flashlights"][mind.me] > 0


def action(mind: Mind, card: str, room: str) -> float:
    """What a card is worth in a room if I join those who are there."""
    others = len(mind.table.present(room))
    worth = mind.needs.card(card, room, others + 1)
    if not others:
        return worth
    if card == "repair" or room in USE_TOGETHER:
        return worth if mind.needs.work(card, room) > others * (others + 1) // 2 else _LEFTOVER * worth
    if room in ("kitchen", "radio"):  # one is enough
        return 0.0
    return 0.5 * worth


def _swap(mind: Mind) -> float:
    """Any cards instead of the hand, out of everybody's way but without an action (T-P4.2-07..10)."""
    hand, idle = mind.table.hand, mind.table.present("dormitory")
    worth = _CHOSEN * hand.count("sabotage") - _IDLE * len(idle)
    return worth - 0.5 if mind.is_alien else worth - danger.company(mind, "dormitory")


# Cards


def hand_in(mind: Mind, options: Sequence[str]) -> str:
    """The card that the own room needs, or else any room with somebody in it (D-06, D-07)."""
    table = mind.table
    is_hidden = table.disc[mind.me] < table.most_disc
    if mind.is_alien and "hand_in sabotage" in options and is_hidden and mind.view["pile_size"] > 1:
        if mind.chance(_SABOTAGES):
            return "hand_in sabotage"
    own = table.room[mind.me]
    rooms = {table.room[seat] for seat in table.living} - table.closed - {own}

    def worth(option: str) -> float:
        card = option.split()[1]
        if card == "sabotage":
            return -1.0
        here = mind.needs.card(card, str(own), len(table.present(own)))
        elsewhere = max((mind.needs.card(card, str(room)) for room in rooms), default=0.0)
        return max(here, 0.5 * elsewhere)

    return mind.best(options, worth)


def _keep_worth(mind: Mind, card: str) -> float:
    if mind.is_alien:
        return {"use": 0.5, "repair": 0.4, "sabotage": 0.6}[card]
    return {"use": 1.0, "repair": 0.9, "sabotage": -1.0}[card]


def garry(mind: Mind, options: Sequence[str]) -> str:
    """A human throws Sabotage away (D-03)."""
    return "throw sabotage" if not mind.is_alien and "throw sabotage" in options else "pass"


def throw(mind: Mind, options: Sequence[str]) -> str:
    """The cards that are worth least in hand (D-33, V-13)."""
    return mind.best(options, lambda option: -sum(_keep_worth(mind, card) for card in option.split()[1].split("+")))


def take(mind: Mind, options: Sequence[str]) -> str:
    """Good cards of both kinds; an alien takes one Sabotage among them (D-08)."""

    def worth(option: str) -> float:
        cards = option.split()[1].split("+")
        return sum(_keep_worth(mind, card) for card in cards) + 0.5 * len(set(cards))

    return mind.best(options, worth)
