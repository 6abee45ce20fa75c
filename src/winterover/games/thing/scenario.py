"""Positions in a few readable lines, for tests, puzzles and designers.

    table = Scenario(
        "players 5; phase actions; leader B; pile repair use; damage boiler 2;"
        "A human windows in boiler; C alien in boiler suspicion 3; C owns dynamite fuel"
    )
    table.do("B assign A", "A times 2")
    assert table.damage("boiler") == 0

Parts are separated by `;` or new lines. The table:

    players 5               phase actions           round 3             leader B
    weather storm           stored sun              hungry              power failed
    damage boiler 2         fuel generator 1        underground 8       outside 3
    pantry 4                kitchen 2               burned radio        boiler destroyed
    frost 3                 sos 9                   rescue fuel 6       rescue gone
    dog boiler              kennel 2                token armoury       token held C
    strength 4              plan boiler 3           pile use repair     deck use use
    weapons melee dynamite  items keys              bag 3 blood 5 failure   discard all

and the people, any number of words about one of them:

    A human windows in boiler prone suspicion 3     B hand use use repair       C revealed
    A owns dynamite flamethrower:4 open_firearm keys blood failure              D eliminated human

Decks are named from the top. `pile` is the Active Pile in the order in which it will be revealed; `deck` names the top
of the Action deck; `weapons`, `items` and `bag` name all that is left there. `discard all` puts the rest of the Action
deck among the discards. What is not given is as at the start of a game. If nobody is given as alien, the last seat is.
Anything not understood, or more pieces than there are, raises ValueError.

The game stands still before each phase, so that the position can be looked at; the next deed, or `begin`, goes on.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

from winterover.core.facts import Told
from winterover.core.game import Config, Game
from winterover.core.match import Match
from winterover.core.rng import Rng
from winterover.core.rulings import Value
from winterover.core.seats import LETTERS, Seat, seat_of
from winterover.core.state import Step
from winterover.core.views import View
from winterover.games.thing import rounds, setup
from winterover.games.thing.crew import movement_order
from winterover.games.thing.figures import BARRELS, DAMAGE_TOKENS, FOOD
from winterover.games.thing.game import GAME
from winterover.games.thing.phases.actions import shuffle_pile
from winterover.games.thing.pieces import (
    ACTIONS,
    ALIEN,
    CHARACTERS,
    CHARGES,
    DOGS,
    EACH_ACTION,
    ELIMINATED,
    FACES,
    FIREARM,
    FIRST_ITEM,
    FIRST_OPEN,
    FIRST_SAMPLE,
    FLAMETHROWER,
    FLASHLIGHT,
    GREEN,
    IN_PLAY,
    ITEMS,
    KENNEL,
    NOWHERE,
    REVEALED,
    ROLES,
    ROOMS,
    SAMPLES,
    THINGS,
    WEAPONS,
    WIRE,
)
from winterover.games.thing.rulings import Rules
from winterover.games.thing.sheet import board_of
from winterover.games.thing.state import NO_ROOM, NOBODY, PHASE_MOVE, PHASES, State
from winterover.games.thing.steps import coming_phases

#: Sheets for seats that name none: those whose ability touches least come first.
_DEFAULT_SHEETS = ("bennings", "nauls", "macready", "clark", "windows", "blair", "garry", "norris")
_ANNOUNCED = frozenset((*rounds.PHASES, rounds.begin))
#: What a position is made of while it is read; the small crew adds words of its own.
Form = Callable[["Scenario", list[str]], None]


class _Paused(State):
    """A state that waits before each phase, and leaves an Active Pile as it was stacked."""

    __slots__ = ("stacked",)
    stacked: bool

    def run(self) -> None:
        while self.agenda and self.agenda[-1][0] not in _ANNOUNCED and not self.asks and not self.over:
            step, *args = self.agenda.pop()
            pile = self.pile.copy()
            step(self, *args)
            if step is shuffle_pile and self.stacked:
                self.pile = pile


class Scenario:
    """A position built from text, and what can be done with it."""

    game: ClassVar[Game[Any]] = GAME
    #: The phases that the game waits before, by name.
    phases: ClassVar[Mapping[str, Step]] = dict(zip(PHASES, rounds.PHASES, strict=True))
    fewest_players = "4"
    state: State

    def __init__(self, text: str, *, edition: str = "std", seed: int = 0, **rulings: object) -> None:
        self._parts = [part.split() for part in re.split(r"[;\n]", text) if part.strip()]
        players = int(self._take("players", self.fewest_players)[0])
        settled = self.game.rulebook.settle(edition, rulings)
        self.game.check_rulings(players, settled)
        self.state = g = self._new_state(players, edition, settled, seed)
        setup.furnish(g)
        self._cards: dict[str, list[str]] = {}
        self._owned: list[list[str]] = [[] for _ in g.roles]
        self._hands: list[list[str]] = [[] for _ in g.roles]
        g.round = 1
        g.leader = NOBODY
        phase = self._take("phase", "move")[0]
        if phase not in self.phases:
            raise ValueError(f"not understood: 'phase {phase}'")
        self._prepare(phase)
        for part in self._parts:
            self._read(part)
        self._settle_people()
        self._settle_cards()
        self._settle_board()
        config = Config(self.game.name, players, edition, {key: settled[key] for key in rulings})
        self.match = Match.at(self.game, config, g)
        g.agenda = self._coming(phase)
        self.game.audit(g)

    def _new_state(self, players: int, edition: str, settled: Mapping[str, Value], seed: int) -> State:
        g = _Paused(Rules(players, settled, board_of(players)), Rng.from_number(seed), listening=True)
        g.stacked = any(part[0] == "pile" for part in self._parts)
        self._sheets: list[str | None] = [None] * players
        return g

    def _prepare(self, phase: str) -> None:
        """What hangs on the phase alone."""
        g = self.state
        g.phase = PHASES.index(phase)
        self._hands = [list(ACTIONS[: 3 if g.phase >= PHASE_MOVE else 2]) for _ in g.roles]

    def _coming(self, phase: str) -> list[tuple[Any, ...]]:
        """The agenda before this phase."""
        return coming_phases(PHASES.index(phase) - 1)

    # Reading

    def _take(self, word: str, otherwise: str) -> list[str]:
        """The rest of the part that begins with this word; the part is done with."""
        for part in self._parts:
            if part[0] == word:
                self._parts.remove(part)
                return part[1:]
        return [otherwise]

    def _read(self, part: list[str]) -> None:
        head, *rest = part
        try:
            if self._is_somebody(head):
                self._person(self._figure(head), rest)
            else:
                self._forms()[head](self, rest)
        except (KeyError, IndexError, ValueError) as error:
            raise ValueError(f"not understood: {' '.join(part)!r}") from error

    def _forms(self) -> Mapping[str, Form]:
        return FORMS

    def _is_somebody(self, word: str) -> bool:
        return len(word) == 1 and word in LETTERS

    def _seat(self, letter: str) -> Seat:
        """The seat of a person."""
        seat = seat_of(letter)
        if seat >= self._players():
            raise ValueError(f"no seat {letter}")
        return seat

    def _players(self) -> int:
        return self.state.rules.players

    def _figure(self, name: str) -> int:
        """The number under which the state keeps somebody: here that of the seat."""
        return self._seat(name)

    def _person(self, seat: Seat, words: list[str]) -> None:
        g = self.state
        while words:
            word = words.pop(0)
            if word in ROLES:
                g.roles[seat] = ROLES.index(word)
            elif word in CHARACTERS:
                self._sheets[seat] = word
            elif word == "in":
                g.room[seat] = ROOMS.index(words.pop(0))
            elif word in ("standing", "prone"):
                g.standing[seat] = word == "standing"
            elif word == "suspicion":
                g.suspicion[seat] = int(words.pop(0))
            elif word == "revealed":
                g.status[seat], g.roles[seat] = REVEALED, ALIEN
                g.members.append(seat)
            elif word == "eliminated":
                g.status[seat] = ELIMINATED
            elif word == "hand":
                self._hands[seat], words = _known(words, ACTIONS), []
            elif word == "owns":
                self._owned[seat], words = words, []
            else:
                raise ValueError(word)

    # Settling

    def _settle_people(self) -> None:
        g = self.state
        free = [name for name in _DEFAULT_SHEETS if name not in self._sheets]
        names = [name or free.pop(0) for name in self._sheets]
        if len(set(names)) < len(names):
            raise ValueError("a Character sits on two seats")
        g.characters = [CHARACTERS.index(name) for name in names]
        if ALIEN not in g.roles:
            g.roles[-1] = ALIEN
        g.infections = [(0, seat, NOBODY) for seat, role in enumerate(g.roles) if role == ALIEN]
        for seat, status in enumerate(g.status):
            if status in (REVEALED, ELIMINATED):
                g.room[seat] = NOWHERE
                self._hands[seat] = []
        if g.members:
            g.ever_revealed = True
            g.pool = g.pool or len(g.members)
        crew = [seat for seat, status in enumerate(g.status) if status == IN_PLAY]
        if g.leader == NOBODY:
            g.leader = crew[0]
        if g.leader not in crew:
            raise ValueError("the Leader is no Character")
        g.order = movement_order(g)
        for seat, things in enumerate(self._owned):
            for name in things:
                self._give(seat, name)

    def _give(self, seat: Seat, name: str) -> None:
        g = self.state
        name, _, charges = name.partition(":")
        thing = THINGS.index(name)
        if thing == FLAMETHROWER:
            g.flames[seat].append(int(charges or CHARGES))
        elif thing < FIRST_ITEM:
            g.weapons[seat][thing] += 1
        elif thing < FIRST_SAMPLE:
            g.items[seat][thing - FIRST_ITEM] += 1
        elif thing < FIRST_OPEN:
            g.samples[seat][thing - FIRST_SAMPLE] += 1
        else:
            (g.guns, g.wires, g.lights)[thing - FIRST_OPEN][seat] += 1

    def _settle_cards(self) -> None:
        g = self.state
        for seat, hand in enumerate(self._hands):
            g.hands[seat] = [hand.count(name) for name in ACTIONS]
        self._settle_actions()
        weapons = Counter(dict(enumerate(g.rules.figures.weapons)))
        weapons.subtract({kind: sum(owned[kind] for owned in g.weapons) for kind in range(3)})
        weapons.subtract({FIREARM: sum(g.guns), FLAMETHROWER: sum(map(len, g.flames))})
        g.weapon_deck, g.lost_weapons = self._deck("weapons", weapons, WEAPONS)
        items = Counter(dict(enumerate(g.rules.figures.items)))
        items.subtract({kind: sum(owned[kind] for owned in g.items) for kind in range(len(ITEMS))})
        items.subtract({WIRE: sum(g.wires), FLASHLIGHT: sum(g.lights)})
        g.item_deck, g.lost_items = self._deck("items", items, ITEMS)
        self._settle_bag()

    def _settle_actions(self) -> None:
        g = self.state
        rest = Counter(dict.fromkeys(range(3), EACH_ACTION))
        for hand in g.hands:
            rest.subtract(dict(enumerate(hand)))
        g.pile = _numbers(self._cards.get("pile", []), ACTIONS)[::-1]
        top = _numbers(self._cards.get("deck", []), ACTIONS)[::-1]
        rest.subtract(g.pile)
        rest.subtract(top)
        below = _all_of(rest, ACTIONS)
        g.rng.shuffle(below)
        if "discard" in self._cards:
            g.discard, below = below, []
        g.deck = below + top

    def _deck(self, name: str, left: Counter[int], names: Sequence[str]) -> tuple[list[int], list[int]]:
        """The named cards from the top and the others as lost; unnamed, all that are left in random order."""
        if name not in self._cards:
            cards = _all_of(left, names)
            self.state.rng.shuffle(cards)
            return cards, [0] * len(names)
        cards = _numbers(self._cards[name], names)[::-1]
        left.subtract(cards)
        lost = Counter(_all_of(left, names))
        return cards, [lost[kind] for kind in range(len(names))]

    def _settle_bag(self) -> None:
        g = self.state
        left = [g.lab[kind] - sum(owned[kind] for owned in g.samples) for kind in range(2)]
        if "bag" in self._cards:
            words = self._cards["bag"]
            bag = {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}
            g.lab = [bag.pop(name, 0) for name in SAMPLES]
            if bag:
                raise ValueError(f"no such token: {', '.join(bag)}")
            g.lost_samples = [kind_left - kept for kind_left, kept in zip(left, g.lab, strict=True)]
        else:
            g.lab = left
        if min(*g.lab, *g.lost_samples) < 0:
            raise ValueError("more laboratory tokens than there are")

    def _settle_board(self) -> None:
        g = self.state
        g.hq = DAMAGE_TOKENS - sum(g.damage)
        g.fuel_spent = BARRELS - 1 - sum(g.fuel) - g.underground - g.outside
        g.food_spent = FOOD - g.pantry - g.kitchen
        g.loose_dogs = DOGS - sum(g.dog_in) - g.kennel
        g.in_deck[KENNEL] = g.kennel > 0 and g.rules.kennel_card
        if min(g.hq, g.fuel_spent, g.food_spent, g.loose_dogs) < 0:
            raise ValueError("more damage tokens, barrels, food or dogs than there are")

    # Doing

    def begin(self) -> Self:
        """Start the phase that is waiting."""
        g = self.state
        if g.agenda and not g.asks and not g.over:
            step, *args = g.agenda.pop()
            step(g, *args)
            if not g.asks:
                g.run()
        self.match.facts += g.collect()
        return self

    def ask(self) -> Self:
        """Go on through phases in which nobody has to choose, until somebody is asked or the game is over."""
        while not self.state.asks and not self.state.over:
            self.begin()
        return self

    def do(self, *deeds: str) -> Self:
        """Carry out deeds such as `A go boiler`; a phase that is waiting begins first."""
        for deed in deeds:
            self.ask()
            who, code = deed.split(" ", 1)
            self.match.act(self._seat(who), code)
            self.game.audit(self.state)
        return self

    def play_to(self, phase: str, *, seed: int = 0) -> Self:
        """Let the clock answer for everybody until this phase is about to begin, or the game is over."""
        wanted, rng = self.phases[phase], Rng.from_number(seed)
        while not self.state.over:
            g = self.state
            if not g.asks and g.agenda[-1][0] is wanted:
                break
            if g.asks:
                ask = g.asks[0]
                self.match.act(ask.seat, self.game.code(self.game.timeout(g, ask, rng)))
                self.game.audit(g)
            else:
                self.begin()
        return self

    # Looking

    @property
    def coming(self) -> str | None:
        """The phase that is waiting to begin; None while somebody is asked."""
        g = self.state
        if g.asks or g.over or not g.agenda:
            return None
        step = g.agenda[-1][0]
        return next((name for name, phase in self.phases.items() if phase is step), PHASES[0])

    @property
    def asked(self) -> list[tuple[str, str]]:
        """Who is asked what now."""
        return [(LETTERS[ask.seat], self.game.asks[ask.kind].name) for ask in self.state.asks]

    def options(self, who: str) -> list[str]:
        """The codes that a seat may answer its asks with, sorted."""
        asks = [ask for ask in self.state.asks if ask.seat == self._seat(who)]
        return sorted(self.game.code(option) for ask in asks for option in ask.options)

    def standing_options(self, who: str) -> list[str]:
        """What a seat may do unasked."""
        return [self.game.code(option) for option in self.game.standing(self.state, self._seat(who))]

    def role(self, who: str) -> str:
        return ROLES[self.state.roles[self._figure(who)]]

    def room(self, who: str) -> str | None:
        room = self.state.room[self._figure(who)]
        return None if room == NOWHERE else ROOMS[room]

    def standing(self, who: str) -> bool:
        return self.state.standing[self._figure(who)]

    def suspicion(self, who: str) -> int:
        return self.state.suspicion[self._figure(who)]

    def hand(self, who: str) -> str:
        hand = self.state.hands[self._figure(who)]
        return " ".join(name for name, count in zip(ACTIONS, hand, strict=True) for _ in range(count))

    def owns(self, who: str) -> str:
        """Everything but Action cards, in the words of this notation, in the order of the pieces."""
        g, seat = self.state, self._figure(who)
        counts = [*g.weapons[seat], 0, *g.items[seat], *g.samples[seat], g.guns[seat], g.wires[seat], g.lights[seat]]
        names = [name for name, count in zip(THINGS, counts, strict=False) for _ in range(count)]
        return " ".join([*names, *(f"flamethrower:{charges}" for charges in g.flames[seat])])

    def damage(self, room: str) -> int:
        return self.state.damage[ROOMS.index(room)]

    def fuel(self, room: str) -> int:
        return self.state.fuel[ROOMS.index(room)]

    def dog_in(self, room: str) -> bool:
        return self.state.dog_in[ROOMS.index(room)]

    def alien_token(self, who: str) -> int:
        """Where the alien token lies among the two that a seat has laid out; 0 if both are human."""
        return self.state.laid[self._figure(who)]

    @property
    def leader(self) -> str:
        return LETTERS[self.state.leader]

    @property
    def pile(self) -> str:
        """The Active Pile, the next card first."""
        return " ".join(ACTIONS[card] for card in reversed(self.state.pile))

    @property
    def ending(self) -> str:
        return self.state.ending

    @property
    def winners(self) -> str:
        return " ".join(LETTERS[seat] for seat in self.state.winners)

    def view(self, who: str | None) -> View:
        return self.match.view(None if who is None else self._seat(who))

    def told(self, who: str | None, name: str | None = None) -> list[Told]:
        """What a seat (or the spectator) was told so far; of one kind, if named."""
        log = self.match.log(None if who is None else self._seat(who))
        return [told for told in log if name in (None, told.name)]

    def last(self, who: str | None, name: str) -> dict[str, Any]:
        """The arguments of the latest fact of this kind that the viewer was told."""
        return dict(self.told(who, name)[-1].args)


# Words into numbers


def _known(words: list[str], names: Sequence[str]) -> list[str]:
    if any(word not in names for word in words):
        raise ValueError(" ".join(words))
    return words


def _numbers(words: list[str], names: Sequence[str]) -> list[int]:
    return [names.index(word) for word in words]


def _all_of(counts: Counter[int], names: Sequence[str]) -> list[int]:
    for kind, count in counts.items():
        if count < 0:
            raise ValueError(f"more cards than there are: {names[kind]}")
    return list(counts.elements())


# The forms that begin with a word


def sets(slot: str) -> Form:
    def read(table: Scenario, words: list[str]) -> None:
        (number,) = words
        setattr(table.state, slot, int(number))

    return read


def _sets_by_room(slot: str) -> Form:
    def read(table: Scenario, words: list[str]) -> None:
        room, number = words
        getattr(table.state, slot)[ROOMS.index(room)] = int(number)

    return read


def _keeps(name: str) -> Form:
    def read(table: Scenario, words: list[str]) -> None:
        table._cards[name] = words

    return read


def _leader(table: Scenario, words: list[str]) -> None:
    (letter,) = words
    table.state.leader = table._seat(letter)


def _weather(table: Scenario, words: list[str]) -> None:
    (face,) = words
    table.state.weather = FACES.index(face)


def _stored(table: Scenario, words: list[str]) -> None:
    (face,) = words
    table.state.stored = FACES.index(face)


def _hungry(table: Scenario, words: list[str]) -> None:
    if words:
        raise ValueError(words)
    table.state.hungry = True


def _power(table: Scenario, words: list[str]) -> None:
    if words != ["failed"]:
        raise ValueError(words)
    table.state.power_failed = True


def _burned(table: Scenario, words: list[str]) -> None:
    for name in words:
        room = ROOMS.index(name)
        table.state.burned[room] = True
        table.state.in_deck[room] = False


def _boiler(table: Scenario, words: list[str]) -> None:
    if words != ["destroyed"]:
        raise ValueError(words)
    g = table.state
    g.boiler_destroyed = True
    g.frost = g.frost or 1
    g.in_deck[ROOMS.index("boiler")] = g.rules.destroyed_boiler_enterable


def _rescue(table: Scenario, words: list[str]) -> None:
    if words == ["gone"]:
        table.state.rescue_gone = True
    else:
        word, number = words
        if word != "fuel":
            raise ValueError(word)
        table.state.rescue_fuel = int(number)


def _dog(table: Scenario, words: list[str]) -> None:
    for name in words:
        table.state.dog_in[ROOMS[:GREEN].index(name)] = True


def _token(table: Scenario, words: list[str]) -> None:
    g = table.state
    if words[0] == "held":
        g.token_holder = table._seat(words[1])
        g.token_room = NO_ROOM
    else:
        g.token_room = ROOMS.index(words[0])


def _plan(table: Scenario, words: list[str]) -> None:
    room, strength = words
    table.state.plan.append((ROOMS.index(room), int(strength)))
    table.state.planned = 1


FORMS: dict[str, Form] = {
    "leader": _leader,
    "round": sets("round"),
    "weather": _weather,
    "stored": _stored,
    "hungry": _hungry,
    "power": _power,
    "damage": _sets_by_room("damage"),
    "fuel": _sets_by_room("fuel"),
    "underground": sets("underground"),
    "outside": sets("outside"),
    "pantry": sets("pantry"),
    "kitchen": sets("kitchen"),
    "burned": _burned,
    "boiler": _boiler,
    "frost": sets("frost"),
    "sos": sets("sos"),
    "rescue": _rescue,
    "dog": _dog,
    "kennel": sets("kennel"),
    "token": _token,
    "strength": sets("pool"),
    "plan": _plan,
    "pile": _keeps("pile"),
    "deck": _keeps("deck"),
    "weapons": _keeps("weapons"),
    "items": _keeps("items"),
    "bag": _keeps("bag"),
    "discard": _keeps("discard"),
}
