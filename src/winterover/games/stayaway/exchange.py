"""The exchange of one card each, and refusing it (rules sections 11 and 14)."""

from bisect import insort
from collections.abc import Sequence

from winterover.core.seats import Seat
from winterover.games.stayaway import asks, ending, piles, ring, turn
from winterover.games.stayaway.cards import INFECTED, MISSED, NO_THANKS, NONE, SCARY, THE_THING
from winterover.games.stayaway.facts import (
    DEFENDED,
    EXCHANGED,
    NO_EXCHANGE,
    OFFERED,
    REDIRECT_VOID,
    REDIRECTED,
    SAW_CARD,
    SHOWED_CARD,
    SHOWED_HAND,
    SUPERINFECTED,
)
from winterover.games.stayaway.options import DEFEND, DEFENDS, GIVES, OFFERS, card_of
from winterover.games.stayaway.roles import HUMAN, TAINTED, THING
from winterover.games.stayaway.state import AT_END, FRIENDLY, NOBODY, State

# Beginning


def at_end(g: State) -> None:
    """Step 3: exchange with the next player, if nothing lies between (S-TURN-08)."""
    seat = g.active
    place = g.place[seat]
    size = len(g.ring)
    if g.direction == 1:
        gap = place
        partner = g.ring[place + 1 - size]
    else:
        gap = place - 1
        partner = g.ring[gap]
    reason = ""
    if g.rules.isolating and (g.isolated or g.quarantine[seat] or g.quarantine[partner]):  # S-E2-07
        reason = "quarantine"
    elif g.doors[gap] or (size == 2 and ring.is_shut(g, gap)):
        reason = "door"
    if reason:
        g.tell(NO_EXCHANGE, seat, partner, reason)
        turn.end(g)
    else:
        begin(g, AT_END, partner)


def begin(g: State, kind: int, partner: Seat) -> None:
    """An exchange of any kind between the active player and a partner (S-EXCH-01)."""
    g.exchange = kind
    g.partner = partner
    g.redirected = False
    ask_offer(g)


# Which cards may be given


def may_give(g: State, giver: Seat, receiver: Seat, wording: Sequence[int]) -> list[int]:
    """The cards legal to give (S-EXCH-05), judged before the swap (S-EXCH-06), as options of the given wording."""
    hand = g.hands[giver]
    role = g.roles[giver]
    options = []
    last = NONE
    for card in hand:
        if card != last:
            last = card
            if card > INFECTED or (card == INFECTED and role and _may_give_infected(g, giver, receiver)):
                options.append(wording[card])
    return options


def _may_give_infected(g: State, giver: Seat, receiver: Seat) -> bool:
    if g.removed:
        return False  # S-VAR6-03
    if g.roles[giver] == THING:
        return True  # S-ROLE-09
    return g.roles[receiver] == THING and g.hands[giver].count(INFECTED) >= 2  # S-ROLE-08


def is_superinfected(g: State, giver: Seat, receiver: Seat) -> bool:
    """Nothing but Infected cards, and nobody to give one to (S-E2-01)."""
    hand = g.hands[giver]
    return (
        g.rules.superinfection
        and bool(hand)
        and hand[0] == INFECTED == hand[-1]
        and not may_give(g, giver, receiver, OFFERS)
    )


def superinfect(g: State, seats: Sequence[Seat]) -> None:
    """They show their hands and are out (S-E2-01)."""
    for seat in seats:
        g.tell(SUPERINFECTED, seat)
        g.tell(SHOWED_HAND, seat, tuple(g.hands[seat]))
    ending.eliminate(g, seats)


# The offer


def ask_offer(g: State) -> None:
    """The asker lays a card face down (S-EXCH-03)."""
    seat = g.active
    options = may_give(g, seat, g.partner, OFFERS)
    if options:
        g.ask(seat, asks.OFFER, options, offered)
    elif is_superinfected(g, seat, g.partner):
        follower = ring.next_to(g, seat, g.direction)
        superinfect(g, (seat,))
        clear(g)
        turn.lay_aside(g)
        turn.pass_to(g, follower)  # S-E2-02
    else:
        call_off(g)


def offered(g: State, seat: Seat, option: int) -> None:
    card = card_of(option)
    g.offer = card
    if g.facts is not None:
        shown = card if piles.plays_openly(g, seat) else None  # S-E2-05
        g.tell_apart(OFFERED, (seat, g.partner, shown), {seat: (seat, g.partner, card)})
    ask_reply(g)


# The reply


def ask_reply(g: State) -> None:
    """The partner gives a card or refuses with a defence card, in one decision (S-EXCH-04, S-ASK-04)."""
    partner = g.partner
    options = may_give(g, partner, g.active, GIVES)
    hand = g.hands[partner]
    for card in (SCARY, NO_THANKS):
        if card in hand:
            options.append(DEFENDS[card])
    if MISSED in hand and _may_redirect(g):
        options.append(DEFENDS[MISSED])
    if options:
        g.ask(partner, asks.REPLY, options, replied)
    elif is_superinfected(g, partner, g.active):
        superinfect(g, (partner,))
        finish(g)
    else:
        call_off(g)


def _may_redirect(g: State) -> bool:
    """The Thing cannot pass on what an Infected offers only to it (S-MIS-06) [SR-28]."""
    rules = g.rules
    if g.roles[g.partner] != THING or g.roles[g.active] != TAINTED or not rules.missed_infects:
        return True
    if rules.missed_offer == "keep":
        return g.offer != INFECTED
    return bool(rules.missed_offer == "rechoose")


def replied(g: State, seat: Seat, option: int) -> None:
    if option >> 16 == DEFEND:
        card = card_of(option)
        spend_defence(g, seat, card)
        _DEFENCES[card](g, seat)
    else:
        swap(g, seat, card_of(option))


def spend_defence(g: State, seat: Seat, card: int) -> None:
    """The card is discarded and replaced before anything else happens (S-DEF-02)."""
    g.hands[seat].remove(card)
    g.discard.append(card)
    g.tell(DEFENDED, seat, card, g.active)
    piles.draw_into(g, seat)
    piles.correct(g, seat)


def swap(g: State, partner: Seat, given: int) -> None:
    """Both cards change hands at once (S-EXCH-08)."""
    asker = g.active
    taken = g.offer
    hands = g.hands
    hands[asker].remove(taken)
    hands[partner].remove(given)
    insort(hands[asker], given)
    insort(hands[partner], taken)
    if g.facts is not None:
        if piles.plays_openly(g, partner):
            g.tell(SHOWED_CARD, partner, given)  # S-E2-05
        g.tell_apart(
            EXCHANGED,
            (asker, partner, None, None),
            {asker: (asker, partner, taken, given), partner: (asker, partner, given, taken)},
        )
    if taken == INFECTED or given == INFECTED:
        _settle_infection(g, asker, partner, taken, given)
    finish(g)


def _settle_infection(g: State, asker: Seat, partner: Seat, taken: int, given: int) -> None:
    """Infection first, then the limit, then the end (S-EXCH-08, S-EXCH-09, S-LIM-07)."""
    roles = g.roles
    if not g.redirected or g.rules.missed_infects:  # S-MIS-05, S-E2-03
        if taken == INFECTED and roles[asker] == THING and roles[partner] == HUMAN:
            ending.infect(g, partner, asker)
        elif given == INFECTED and roles[partner] == THING and roles[asker] == HUMAN:
            ending.infect(g, asker, partner)
    piles.correct(g, asker)
    piles.correct(g, partner)
    ending.check(g)


# Defence cards


def _scary(g: State, seat: Seat) -> None:
    """The defender alone sees the refused card (S-SCA-01)."""
    seen = (seat, g.active, g.offer)
    g.tell_apart(SAW_CARD, (seat, g.active, None), {seat: seen})
    finish(g)


def _no_thanks(g: State, seat: Seat) -> None:
    """Nothing is seen (S-NOT-01)."""
    finish(g)


def _missed(g: State, seat: Seat) -> None:
    """The next player takes the defender's place, if nothing lies between (S-MIS-01..04)."""
    follower = ring.next_to(g, seat, g.direction)
    if follower == g.active or g.quarantine[follower] or ring.is_shut(g, ring.gap_beside(g, seat, g.direction)):
        g.tell(REDIRECT_VOID, seat)
        finish(g)
        return
    g.partner = follower
    g.redirected = True
    g.tell(REDIRECTED, seat, follower)
    if g.rules.missed_offer == "rechoose":
        g.offer = NONE
        ask_offer(g)
    else:
        ask_reply(g)


_DEFENCES = {SCARY: _scary, NO_THANKS: _no_thanks, MISSED: _missed}


# Afterwards


def call_off(g: State) -> None:
    """Somebody has nothing to give: announced without a reason (S-EXCH-13)."""
    g.tell(NO_EXCHANGE, g.active, g.partner, "none")
    finish(g)


def clear(g: State) -> None:
    """Nothing of the exchange is left on the table."""
    g.offer = NONE
    g.partner = NOBODY
    g.redirected = False


def finish(g: State) -> None:
    """At the end of the turn and after Seduction the turn is over; after Friends step 3 follows (S-EXCH-14)."""
    clear(g)
    if g.over:
        return
    turn.lay_aside(g)
    if g.exchange == FRIENDLY and not g.rules.friends_ends_turn:  # S-FRI-03
        at_end(g)
    else:
        turn.end(g)


def may_part_with(g: State, seat: Seat, wording: Sequence[int]) -> list[int]:
    """What may leave a hand for a pile: never The Thing, never an Infected player's last one (S-ROLE-06, 07)."""
    hand = g.hands[seat]
    keeps_infected = g.roles[seat] == TAINTED and hand.count(INFECTED) == 1
    options = []
    last = NONE
    for card in hand:
        if card != last:
            last = card
            if card != THE_THING and not (card == INFECTED and keeps_infected):
                options.append(wording[card])
    return options
