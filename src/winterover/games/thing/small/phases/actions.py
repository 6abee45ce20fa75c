"""Phase 5: dice for one Character after the other (rules section 25.5)."""

from winterover.core.seats import Seat
from winterover.games.thing import burning
from winterover.games.thing.crew import has_charge, present
from winterover.games.thing.effects import perform
from winterover.games.thing.options import ASSIGNS, BURN, BURNS, ESCAPE, NEXT, NOTHING, PASS, STOP, first_of, second_of
from winterover.games.thing.phases.moving import use_light
from winterover.games.thing.pieces import (
    DORMITORY,
    DYNAMITE,
    FIRE_TOKENS,
    FLAMETHROWER,
    FLASHLIGHT,
    GARRY,
    GREEN,
    IN_PLAY,
    KEYS,
    NORRIS,
    REPAIR,
    ROOMS,
    SABOTAGE,
    USE,
    VEHICLES,
)
from winterover.games.thing.rooms import can_act, can_sabotage, is_open, is_out_of_game, is_ready, sabotage
from winterover.games.thing.small import asks, bonus, escape, threat
from winterover.games.thing.small.crew import crew
from winterover.games.thing.small.facts import (
    ACTED,
    CANCELLED,
    DICE_ASSIGNED,
    DIE_SET,
    FORCED,
    LAY_DOWN,
    LEADER_STOPPED,
    NO_ACTION,
    NO_HARM,
    REROLLED,
    ROLLED_DICE,
)
from winterover.games.thing.small.options import (
    ACCEPT,
    ACT_REPAIR,
    ACT_USE,
    CANCEL,
    CANCELS,
    REROLL,
    REROLLS,
    SETS,
)
from winterover.games.thing.small.phases import meeting
from winterover.games.thing.small.pieces import (
    ACTION_DIE,
    DICE,
    DIE_FACES,
    FLASHLIGHTS,
    GARRYS,
    HUNGRY_DICE,
    NORRISES,
    THREAT,
)
from winterover.games.thing.small.state import Figure, SmallState
from winterover.games.thing.state import NO_CARD, NO_ROOM, NOBODY, PHASE_ACTIONS


def begin(g: SmallState) -> None:
    """Late meetings (V-35), the rescue helicopter (T-Z5-01), then dice until the Leader stops."""
    g.phase = PHASE_ACTIONS
    g.rested = False
    g.processed = 0
    g.next(finish)
    g.next(next_roll)
    g.next(bonus.between)
    g.next(escape.offer_rescue)
    if g.small.meet_in_actions:
        g.next(meet_late)


def meet_late(g: SmallState) -> None:
    """With `soloMeet=phase5` the Characters still in green rooms meet now, without dogs (V-35)."""
    g.advancing = []
    g.next(meeting.advance_all)
    for room in reversed(range(GREEN)):
        if len(present(g, room)) > 1:
            g.next(meet_late_in, room)


def meet_late_in(g: SmallState, room: int) -> None:
    g.here = room
    g.withdrawn = []
    g.next(meeting.meet)
    meeting.withdraw_from(g, 0)


def finish(g: SmallState) -> None:
    g.actor = NOBODY
    g.here = NO_ROOM


# Rolling and assigning (T-Z5-02, T-Z5-03)


def eligible(g: SmallState) -> list[Figure]:
    """Who stands in a green room, or by most editions in the Dormitory (R-146)."""
    last = DORMITORY if g.small.dice_in_dormitory else NO_ROOM
    return [figure for figure in crew(g) if g.standing[figure] and (g.room[figure] < GREEN or g.room[figure] == last)]


def next_roll(g: SmallState) -> None:
    """In Darkness the Character is named first."""
    g.actor = NOBODY
    standing = eligible(g)
    if not standing:
        return
    if not g.power_failed:
        roll(g)
    if len(standing) == 1:
        _assign(g, standing[0])
    else:
        ask_dice_to(g)


def roll(g: SmallState) -> None:
    g.dice = [g.rng.pick(ACTION_DIE) for _ in range(HUNGRY_DICE if g.hungry else DICE)]  # T-Z10-02
    g.rerolled = [0] * len(g.dice)
    g.tell(ROLLED_DICE, g.leader, tuple(g.dice))


def ask_dice_to(g: SmallState) -> None:
    """D-Z4"""
    g.ask_leader(asks.DICE_TO, [ASSIGNS[figure] for figure in eligible(g)], _assigned)


def _assigned(g: SmallState, leader: Seat, option: int) -> None:
    _assign(g, first_of(option))


def _assign(g: SmallState, figure: Figure) -> None:
    g.actor = figure
    g.cancelled = g.lit = False
    g.may_escape = g.room[figure] in VEHICLES and is_ready(g, g.room[figure])  # judged now (T-X-06)
    g.tell(DICE_ASSIGNED, figure, g.room[figure])
    if g.power_failed:
        roll(g)
    g.next(settled)
    open_dice(g)


# Rerolls, the Dormitory, cancelling (T-Z5-04..09)


def open_dice(g: SmallState) -> None:
    """The Character's player settles the dice; whoever has a Character in the Dormitory may change one.

    Both are asked anew whenever the dice have changed, until none is left or their Character is gone (T-Z5-09).
    """
    g.asks = []
    if not g.dice or g.status[g.actor] != IN_PLAY:
        return
    ask_dice(g)
    if can_rest(g) and g.owner[resting(g)] != g.owner[g.actor]:
        ask_dormitory(g)


def ask_dice(g: SmallState) -> None:
    """D-Z6"""
    g.ask_figure_also(g.actor, asks.DICE, dice_choices(g), _settles)


def dice_choices(g: SmallState) -> list[int]:
    choices = [ACCEPT, *(CANCELS[die] for die in range(len(g.dice)))]
    if not g.cancelled:  # T-Z5-06
        choices += [
            REROLLS[die][source] for source in sources(g) for die in range(len(g.dice)) if may_reroll(g, die, source)
        ]
    if can_rest(g) and g.owner[resting(g)] == g.owner[g.actor]:
        choices += set_choices(g)
    return choices


def sources(g: SmallState) -> list[int]:
    """What lets the Character roll again (T-Z10-04..06)."""
    found = []
    if g.actor == GARRY:
        found.append(GARRYS)
    if g.actor == NORRIS and (g.power_failed or g.small.norris_always):  # V-39
        found.append(NORRISES)
    if g.power_failed and (g.lit or g.lights[g.actor] or g.items[g.actor][FLASHLIGHT]):
        found.append(FLASHLIGHTS)
    return found


def may_reroll(g: SmallState, die: int, source: int) -> bool:
    """Each die once by each source, and Garry one die only (T-Z5-04, T-Z10-05)."""
    if source == GARRYS:
        return not any(used >> GARRYS & 1 for used in g.rerolled)
    return not g.rerolled[die] >> source & 1


def resting(g: SmallState) -> Figure:
    """The Character who stands in the Dormitory, or nobody."""
    return next((f for f in crew(g) if g.room[f] == DORMITORY and g.standing[f]), NOBODY)


def can_rest(g: SmallState) -> bool:
    """Once a round (T-Z5-05)."""
    return not g.rested and bool(g.dice) and resting(g) != NOBODY


def set_choices(g: SmallState) -> list[int]:
    return [SETS[die][face] for die, now in enumerate(g.dice) for face in range(len(DIE_FACES)) if face != now]


def ask_dormitory(g: SmallState) -> None:
    """D-Z5"""
    g.ask_figure_also(resting(g), asks.DORMITORY, [PASS, *set_choices(g)], _rests)


def _rests(g: SmallState, figure: Figure, option: int) -> None:
    if option != PASS:
        _change_die(g, option)
        open_dice(g)


def _settles(g: SmallState, figure: Figure, option: int) -> None:
    if option == ACCEPT:
        return
    g.asks = []
    g.next(open_dice)
    verb, die = option >> 16, first_of(option)
    if verb == REROLL:
        _reroll(g, die, second_of(option))
    elif verb == CANCEL:
        _cancel(g, die)
    else:
        _change_die(g, option)


def _reroll(g: SmallState, die: int, source: int) -> None:
    if source == FLASHLIGHTS and not g.lit:
        g.lit = True
        use_light(g, g.actor)
    before, g.dice[die] = g.dice[die], g.rng.pick(ACTION_DIE)
    g.rerolled[die] |= 1 << source
    g.tell(REROLLED, g.actor, source, before, g.dice[die])


def _change_die(g: SmallState, option: int) -> None:
    figure, die, face = resting(g), first_of(option), second_of(option)
    g.rested = True
    g.standing[figure] = False
    g.tell(DIE_SET, figure, g.dice[die], face)
    g.dice[die] = face


def _cancel(g: SmallState, die: int) -> None:
    """A step on the track for every die (T-Z5-08)."""
    g.cancelled = True
    g.tell(CANCELLED, g.actor, g.dice.pop(die))
    del g.rerolled[die]
    threat.step(g, g.actor)


# What the dice do (T-Z5-10, T-Z5-11)


def settled(g: SmallState) -> None:
    """Sabotage and Threat must be carried out; without them the Character may act."""
    g.next(after_dice)
    if g.status[g.actor] != IN_PLAY:
        return
    harmful = [face for face in g.dice if face in (SABOTAGE, THREAT)]
    if harmful:
        _force(g, harmful)
    elif g.dice:
        g.next(lie_down)
        g.next(bonus.of_actor)
        g.next(offer_action)
        bonus.of_actor(g)
    else:
        lie_down(g)


def _force(g: SmallState, harmful: list[int]) -> None:
    """Sabotage first, then Threat die by die, even if the Character is gone by then."""
    room = g.room[g.actor]
    g.tell(FORCED, g.actor, tuple(sorted(harmful)))
    for _ in range(harmful.count(THREAT)):
        g.next(threaten)
    for _ in range(harmful.count(SABOTAGE)):
        if room < GREEN and not is_out_of_game(g, room) and can_sabotage(g, room):
            sabotage(g, room, 1, by_alien=False)
        else:
            g.tell(NO_HARM, room)
    lie_down(g)


def threaten(g: SmallState) -> None:
    threat.move_left(g)


def lie_down(g: SmallState) -> None:
    if g.status[g.actor] == IN_PLAY and g.standing[g.actor]:
        g.standing[g.actor] = False
        g.tell(LAY_DOWN, g.actor)


def offer_action(g: SmallState) -> None:
    if len(action_choices(g)) > 1:
        ask_act(g)
    else:
        g.tell(NO_ACTION, g.actor, g.room[g.actor])


def action_choices(g: SmallState) -> list[int]:
    """What the dice that are left allow: an action, or fire instead (T-Z5-11)."""
    figure = g.actor
    room = g.room[figure]
    choices = []
    if USE in g.dice:
        if g.may_escape:
            if g.items[figure][KEYS]:  # T-Z11-01
                choices.append(ESCAPE)
        elif can_act(g, USE, room) and not (room in VEHICLES and is_ready(g, room)):
            choices.append(ACT_USE)
    if REPAIR in g.dice and can_act(g, REPAIR, room):
        choices.append(ACT_REPAIR)
    if g.dice and room < GREEN and is_open(g, room) and sum(g.burned) < FIRE_TOKENS:
        if has_charge(g, figure):
            choices.append(BURNS[FLAMETHROWER])
        if g.weapons[figure][DYNAMITE]:
            choices.append(BURNS[DYNAMITE])
    return [*choices, NOTHING]


def ask_act(g: SmallState) -> None:
    """D-Z7"""
    g.ask(g.actor, asks.ACT, action_choices(g), _acts)


def _acts(g: SmallState, figure: Figure, option: int) -> None:
    room = g.room[figure]
    if option == ESCAPE:
        escape.start(g, figure, ROOMS[room])
    elif option >> 16 == BURN:
        burning.burn(g, figure, first_of(option))
    elif option != NOTHING:
        g.card = USE if option == ACT_USE else REPAIR
        g.tell(ACTED, figure, g.card, room)
        perform(g)


def after_dice(g: SmallState) -> None:
    """The dice are taken up; items may be played, and the Leader rolls again or stops (T-Z5-12, T-Z5-13)."""
    g.card = NO_CARD
    g.may_escape = False
    g.dice = []
    g.rerolled = []
    g.actor = NOBODY
    g.processed += 1
    g.next(decide_to_roll_on)
    bonus.between(g)


def decide_to_roll_on(g: SmallState) -> None:
    if eligible(g):
        ask_roll_on(g)


def ask_roll_on(g: SmallState) -> None:
    """D-Z8"""
    g.ask_leader(asks.ROLL_ON, (NEXT, STOP), _rolls_on)


def _rolls_on(g: SmallState, leader: Seat, option: int) -> None:
    if option == STOP:
        g.tell(LEADER_STOPPED, g.leader)
    else:
        next_roll(g)
