"""What the assigned Character does in a room (section 12), alone or with the co-operation bonus (T-P4.7-14)."""

from winterover.core.seats import Seat
from winterover.games.thing import asks, escape
from winterover.games.thing.crew import standing_in
from winterover.games.thing.facts import (
    COOKED,
    DREW_CARDS,
    DREW_SAMPLE,
    DROPPED_SAMPLE,
    FUELLED,
    KEPT,
    KEPT_SAMPLE,
    NOTHING_DONE,
    NOTHING_LEFT,
    REPAIRED,
    ROLLED,
    SOS_SENT,
    WEATHER_STORED,
)
from winterover.games.thing.figures import PREPARED_FOOD
from winterover.games.thing.options import (
    DROP_TOKEN,
    ESCAPE,
    FUELS,
    KEEP_TOKEN,
    KEEPS,
    MOST_TIMES,
    PASS,
    REPEATS,
    TAKES_FACE,
    first_of,
)
from winterover.games.thing.phases import food
from winterover.games.thing.phases.weather import roll
from winterover.games.thing.pieces import (
    ARMOURY,
    BENNINGS,
    BLAIR,
    BOILER,
    CHARGES,
    FIRST_ITEM,
    FLAMETHROWER,
    GENERATOR,
    KEYS,
    KITCHEN,
    LABORATORY,
    MACREADY,
    NAULS,
    RADIO,
    REPAIR,
    ROOMS,
    STOREROOM,
    USE,
    VEHICLES,
    WEATHER,
    WINDOWS,
)
from winterover.games.thing.pieces import FUELLED as FUELLED_ROOMS
from winterover.games.thing.rooms import (
    draw_sample,
    fill,
    free_slots,
    is_out_of_game,
    remove_damage,
    sabotage,
    stock_for,
)
from winterover.games.thing.state import NO_CARD, NO_FACE, State


def perform(g: State) -> None:
    """The revealed card, in the room of the assigned Character."""
    seat = g.actor
    room = g.room[seat]
    if g.card == REPAIR:
        _ask_times(g, most_repairs(g))
    elif g.card != USE:
        sabotage(g, room, 1, by_alien=False)
    elif g.may_escape:
        ask_escape(g)
    elif room in FUELLED_ROOMS:
        _ask_times(g, most_barrels(g))
    else:
        _USES[room](g)


# How often (D-25)


def helpers(g: State) -> int:
    """Standing Characters in the room, the assigned one included (T-P4.7-14)."""
    return len(standing_in(g, g.room[g.actor]))


def most_repairs(g: State) -> int:
    """One for each who stands there; Windows one more, or with `abilityCoop=perRepetition` twice (R-88)."""
    most = helpers(g)
    if g.characters[g.actor] == WINDOWS:
        most = 2 * most if g.rules.ability_per_repetition else most + 1
    return min(most, g.damage[g.room[g.actor]])


def most_barrels(g: State) -> int:
    room = g.room[g.actor]
    return min(helpers(g), free_slots(g, room), stock_for(g, room))


def most_samples(g: State) -> int:
    """One for each who stands there; Dr. Blair one more (R-88), unless every repetition of hers is doubled (V-29)."""
    most = helpers(g)
    if g.characters[g.actor] == BLAIR and (g.rules.lab_one_each or not g.rules.ability_per_repetition):
        most += 1
    return min(most, sum(g.lab))


def _ask_times(g: State, most: int) -> None:
    if most > 1:
        g.times = min(most, MOST_TIMES)
        ask_times(g)
    elif most == 1:
        repeat(g, 1)
    else:  # an item played before the own action did it already (V-23)
        g.tell(NOTHING_LEFT, g.actor, g.room[g.actor])


def ask_times(g: State) -> None:
    g.ask(g.actor, asks.TIMES, REPEATS[1 : g.times + 1], _chose_times)


def _chose_times(g: State, seat: Seat, option: int) -> None:
    repeat(g, first_of(option))


def repeat(g: State, times: int) -> None:
    """Repair, fuel or draw samples that often; only the assigned Character lies down for it (R-87)."""
    seat = g.actor
    room = g.room[seat]
    g.times = 0
    if g.card == REPAIR:
        g.tell(REPAIRED, seat, room, remove_damage(g, room, times))
    elif room == LABORATORY:
        _draw_samples(g, times)
    else:
        fill(g, room, times, underground=room not in VEHICLES)
        g.tell(FUELLED, seat, room, times)


# Rooms with a Use of their own


def _cook(g: State) -> None:
    """Two food are prepared; Nauls needs one only (T-L-08, T-L-09)."""
    wanted = 1 if g.characters[g.actor] == NAULS else PREPARED_FOOD
    moved = min(wanted, g.pantry)
    g.tell(COOKED, g.actor, moved)
    food.empty_pantry(g, moved, eaten=False)


def _send_sos(g: State) -> None:
    """The helicopter starts on the first space of its track (T-L-06)."""
    g.sos = 1
    g.tell(SOS_SENT, g.actor)


def _use_armoury(g: State) -> None:
    if g.characters[g.actor] == MACREADY and len(g.weapon_deck) > 2:
        ask_draws(g)
    else:
        _draw_cards(g, 2)


def ask_draws(g: State) -> None:
    """MacReady may draw three (T-K-05)."""
    g.ask(g.actor, asks.DRAWS, REPEATS[2:4], _chose_draws)


def _chose_draws(g: State, seat: Seat, option: int) -> None:
    _draw_cards(g, first_of(option))


def _use_storeroom(g: State) -> None:
    _draw_cards(g, 2)


def _draw_cards(g: State, count: int) -> None:
    """Draw, keep one, the others go to the bottom (T-L-10, T-L-11)."""
    room = g.room[g.actor]
    deck, first = (g.weapon_deck, 0) if room == ARMOURY else (g.item_deck, FIRST_ITEM)
    drawn = [first + deck.pop() for _ in range(min(count, len(deck)))]
    g.drawn = drawn
    g.tell_apart(DREW_CARDS, (g.actor, room, len(drawn), None), {g.actor: (g.actor, room, len(drawn), tuple(drawn))})
    if len(drawn) == 1:
        _keep(g, g.actor, KEEPS[drawn[0]])
    else:
        ask_keep(g)


def ask_keep(g: State) -> None:
    """D-21"""
    g.ask(g.actor, asks.KEEP, [KEEPS[thing] for thing in sorted(set(g.drawn))], _keep)


def _keep(g: State, seat: Seat, option: int) -> None:
    kept = first_of(option)
    rest, g.drawn = g.drawn, []
    rest.remove(kept)
    g.rng.shuffle(rest)
    if kept < FIRST_ITEM:
        g.weapon_deck[:0] = rest
    else:
        g.item_deck[:0] = [thing - FIRST_ITEM for thing in rest]
    if kept == FLAMETHROWER:  # T-W-06
        g.flames[seat].append(CHARGES)
        g.flames[seat].sort()
        g.tell(KEPT, seat, kept)
        return
    if kept < FIRST_ITEM:
        g.weapons[seat][kept] += 1
    else:
        g.items[seat][kept - FIRST_ITEM] += 1
    g.tell_apart(KEPT, (seat, None), {seat: (seat, kept)})


def _use_laboratory(g: State) -> None:
    _ask_times(g, most_samples(g))


def _draw_samples(g: State, times: int) -> None:
    """All tokens go to the assigned player, or with `labCoop=oneEach` one to each (R-102, V-28)."""
    is_blair = g.characters[g.actor] == BLAIR
    if g.rules.lab_one_each:
        others = [seat for seat in standing_in(g, LABORATORY) if seat != g.actor]
        drawers = [g.actor, *others[: times - 1]]
        drawers += [g.actor] * (times - len(drawers))  # Dr. Blair's additional one
    else:
        drawers = [g.actor] * (2 * times if is_blair and g.rules.ability_per_repetition else times)
    for seat in reversed(drawers):
        g.next(draw_one_sample, seat)


def draw_one_sample(g: State, seat: Seat) -> None:
    """Look at a token, keep it or discard it at once (T-L-12)."""
    if not sum(g.lab):
        return
    sample = draw_sample(g)
    g.lab[sample] -= 1
    g.sample = sample
    g.tell_apart(DREW_SAMPLE, (seat, None), {seat: (seat, sample)})
    g.candidate = seat
    ask_sample(g)


def ask_sample(g: State) -> None:
    """D-22"""
    g.ask(g.candidate, asks.SAMPLE, (KEEP_TOKEN, DROP_TOKEN), _sample_chosen)


def _sample_chosen(g: State, seat: Seat, option: int) -> None:
    sample, g.sample = g.sample, NO_CARD
    if option == KEEP_TOKEN:
        g.samples[seat][sample] += 1
        g.tell(KEPT_SAMPLE, seat)
    else:
        g.lost_samples[sample] += 1
        g.tell(DROPPED_SAMPLE, seat)


def _use_weather_station(g: State) -> None:
    """Roll the die and leave it here; then move a barrel (T-L-13)."""
    seat = g.actor
    rolled = [roll(g)]
    if g.characters[seat] == BENNINGS:  # T-K-02
        rolled.append(roll(g))
    for face in rolled:
        g.tell(ROLLED, seat, face)
    if g.stored != NO_FACE:
        rolled.insert(0, g.stored)
    g.next(move_barrel)
    g.faces = list(dict.fromkeys(rolled))
    if len(g.faces) == 1:
        _store(g, seat, TAKES_FACE[g.faces[0]])
    else:
        ask_face(g)


def ask_face(g: State) -> None:
    """D-20"""
    g.ask(g.actor, asks.FACE, [TAKES_FACE[face] for face in g.faces], _store)


def _store(g: State, seat: Seat, option: int) -> None:
    g.stored = first_of(option)
    g.faces = []
    g.tell(WEATHER_STORED, seat, g.stored)


def move_barrel(g: State) -> None:
    """From underground to a free slot of the Boiler or the Generator, or by some editions of any room (R-91, R-92)."""
    rooms = barrel_rooms(g)
    if not g.underground or not rooms:
        return
    if len(rooms) == 1:
        _barrel_moved(g, g.actor, FUELS[rooms[0]])
    else:
        ask_barrel(g)


def barrel_rooms(g: State) -> list[int]:
    allowed = FUELLED_ROOMS if g.rules.weather_fuel_anywhere else (BOILER, GENERATOR)
    return [room for room in allowed if free_slots(g, room) > 0 and not is_out_of_game(g, room)]


def ask_barrel(g: State) -> None:
    """D-20"""
    g.ask(g.actor, asks.BARREL, [FUELS[room] for room in barrel_rooms(g)], _barrel_moved)


def _barrel_moved(g: State, seat: Seat, option: int) -> None:
    room = first_of(option)
    fill(g, room, 1, underground=True)
    g.tell(FUELLED, seat, room, 1)


def ask_escape(g: State) -> None:
    """Everybody assigned Use in a ready vehicle is asked alike, Keys or not (D-24, R-86)."""
    has_keys = g.items[g.actor][KEYS] > 0
    g.ask(g.actor, asks.ESCAPE, (PASS, ESCAPE) if has_keys else (PASS,), _escapes)


def _escapes(g: State, seat: Seat, option: int) -> None:
    if option == ESCAPE:
        escape.start(g, seat, ROOMS[g.room[seat]])
    else:
        g.tell(NOTHING_DONE, seat)


_USES = {
    ARMOURY: _use_armoury,
    KITCHEN: _cook,
    STOREROOM: _use_storeroom,
    LABORATORY: _use_laboratory,
    RADIO: _send_sos,
    WEATHER: _use_weather_station,
}
