"""The test kit that every game must pass, shipped so that other games can use it too.

`check_game` plays one random game and checks every promise of the contract on the way. Each check raises
ContractBroken with what it found. The kit uses nothing of a game but the contract.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from winterover.core.errors import GameError
from winterover.core.facts import Fact, Told, log_of
from winterover.core.game import Config, Game
from winterover.core.match import Match
from winterover.core.record import read, record_of, replay, verify, write
from winterover.core.rng import Rng, key_from_number
from winterover.core.seats import LETTERS, Seat
from winterover.core.state import Ask, State

#: Inputs that no game offers, for the checks of errors.
BAD_CODES = ("", "xyzzy", "play", "A", "\x00", "declare victory now")


class ContractBroken(AssertionError):
    """A game broke a promise of the contract."""


def require(holds: bool, promise: str, **found: Any) -> None:
    if not holds:
        details = "; ".join(f"{name}: {value!r}" for name, value in found.items())
        raise ContractBroken(f"{promise} ({details})")


# Looking at states


def fingerprint(state: State) -> str:
    """Everything in a state as text, so that two states can be compared and one can be shown to be unchanged."""
    slots = [slot for cls in type(state).__mro__ for slot in getattr(cls, "__slots__", ())]
    return "\n".join(f"{slot}={_plain(getattr(state, slot))}" for slot in sorted(slots) if slot != "facts")


def _plain(value: Any) -> str:
    if isinstance(value, Ask):
        return f"ask({value.number},{value.seat},{value.kind},{list(value.options)},{value.mode})"
    if isinstance(value, Rng):
        probe = value.copy()
        return f"rng({[probe.below(1 << 30) for _ in range(3)]})"
    if isinstance(value, (list, tuple)):
        return f"[{','.join(map(_plain, value))}]"
    if isinstance(value, dict):
        return f"{{{','.join(f'{_plain(key)}:{_plain(item)}' for key, item in value.items())}}}"
    if callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    return repr(value) if isinstance(value, (int, str, bool, float, frozenset)) or value is None else f"<{type(value)}>"


def as_bytes(value: Any) -> bytes:
    """What would travel to a client: equal for equal knowledge, byte for byte."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def viewers(config: Config) -> list[Seat | None]:
    """Every seat, and the spectator."""
    return [None, *range(config.players)]


# Playing

#: How a game is driven: who answers next, and what.
Step = Callable[[Match, Rng], tuple[Seat, str]]


def random_step(match: Match, rng: Rng) -> tuple[Seat, str]:
    """An answer that any seat could give now; now and then something unasked."""
    game, state = match.game, match.state
    if rng.below(1500) == 0:
        unasked = [(seat, option) for seat in range(match.config.players) for option in game.standing(state, seat)]
        if unasked:
            seat, option = rng.pick(unasked)
            return seat, game.code(option)
    ask = rng.pick(state.asks)
    return ask.seat, game.code(rng.pick(ask.options))


def random_statement(match: Match, rng: Rng) -> tuple[Seat, str] | None:
    """Something that a random seat may say now."""
    seat = rng.below(match.config.players)
    allowed = list(match.game.forms_allowed(match.state, seat))
    if not allowed:
        return None
    form = match.game.vocabulary.forms[rng.pick(allowed)]
    words = [rng.pick(match.game.vocabulary.fillings(blank, match.config.players)) for blank in form.blanks]
    return seat, " ".join((form.name, *words))


def play_random(
    game: Game[Any],
    config: Config,
    seed: int,
    at_each_step: Callable[[Match, Rng], None] | None = None,
    step: Step = random_step,
) -> Match:
    """A whole game of random answers and some talk; raises if it does not end within the game's bound.

    Where random answers end a game too soon, `step` can be one that gets further.
    """
    rng = Rng.from_number(seed).fork("play")
    match = Match(game, config, key_from_number(seed))
    while not match.over:
        require(len(match.entries) < 2 * game.answer_bound, "random play ends", game=game.name, seed=seed)
        if at_each_step is not None:
            at_each_step(match, rng)
        if rng.below(20) == 0 and (statement := random_statement(match, rng)):
            match.say(*statement)
        match.act(*step(match, rng))
    return match


# The promises


def check_asks(game: Game[Any], state: State, players: int) -> None:
    """Somebody is asked; every ask has options; codes are distinct for a seat and survive the round trip."""
    require(bool(state.asks), "a game that is not over asks somebody")
    for seat in range(players):
        asked = [option for ask in state.asks if ask.seat == seat for option in ask.options]
        codes = [game.code(option) for option in (*asked, *game.standing(state, seat))]
        require(len(set(codes)) == len(codes), "a seat's codes are distinct", codes=codes)
        for code in codes:
            require(game.code(game.parse(code)) == code, "codes survive the round trip", code=code)
            require(bool(game.phrase(code).name), "codes can be put into words", code=code)
    for ask in state.asks:
        require(bool(ask.options), "every ask has an option", seat=LETTERS[ask.seat], kind=game.asks[ask.kind].name)
        kind = game.asks[ask.kind]
        words = game.ask_phrase(kind.name, game.view(state, ask.seat))
        require(bool(words.name), "every ask can be put into words", kind=kind.name)
        require(kind.rule_card in game.rule_cards, "every ask points to its rule card", kind=kind.name)


def check_options_apply(game: Game[Any], state: State, players: int) -> None:
    """Every option, asked for or standing, can be carried out, and loses no piece."""
    for ask in state.asks:
        for option in ask.options:
            twin = state.copy()  # type: ignore[attr-defined]
            twin.answer(ask, option)
            _check_goes_on(game, twin, option)
    for seat in range(players):
        for option in game.standing(state, seat):
            twin = state.copy()  # type: ignore[attr-defined]
            game.command(twin, seat, option)
            _check_goes_on(game, twin, option)


def _check_goes_on(game: Game[Any], state: State, option: int) -> None:
    game.audit(state)
    require(state.over or bool(state.asks), "after an option the game is over or asks", code=game.code(option))


def check_copy(state: State, rng: Rng) -> None:
    """What happens to a copy never reaches the original."""
    before = fingerprint(state)
    twin = state.copy()  # type: ignore[attr-defined]
    require(fingerprint(twin) == before, "a copy equals its original")
    _play_on(twin, rng)
    require(fingerprint(state) == before, "a copy is independent")


def _play_on(state: State, rng: Rng, steps: int = 12) -> None:
    for _ in range(steps):
        if state.over:
            break
        ask = rng.pick(state.asks)
        state.answer(ask, rng.pick(ask.options))


def check_timeout(game: Game[Any], state: State, rng: Rng) -> None:
    """The clock's answer is one of the options."""
    for ask in state.asks:
        option = game.timeout(state, ask, rng)
        require(option in ask.options, "a time-out answer is lawful", code=game.code(option))


def check_view(match: Match) -> None:
    """Views are plain data, and an unknown audience gets the public one."""
    for viewer in viewers(match.config):
        as_bytes(match.view(viewer))
    require(as_bytes(match.view(99)) == as_bytes(match.view(None)), "an unknown audience gets the public view")
    require(as_bytes(match.log(99)) == as_bytes(match.log(None)), "an unknown audience gets the public log")


def check_errors(match: Match, seat: Seat, twin: State | None = None) -> None:
    """Bad input is refused with an error that changes nothing, and that a disguised world would give too."""
    before, facts, entries = fingerprint(match.state), len(match.facts), len(match.entries)
    other = Match.at(match.game, match.config, twin) if twin is not None else None
    strangers_code = next(
        (match.game.code(ask.options[0]) for ask in match.state.asks if ask.seat != seat), BAD_CODES[1]
    )
    attempts: list[tuple[str, int | None]] = [(code, None) for code in BAD_CODES]
    attempts += [(strangers_code, None), (strangers_code, match.state.answers + 7)]
    # What may be done unasked answers no ask: with a number it is a late answer to one that is gone.
    attempts += [
        (match.game.code(option), match.state.answers + 7) for option in match.game.standing(match.state, seat)
    ]
    for code, number in attempts:
        if number is None and code in match.options(seat):
            continue
        found = _refusal(match, seat, code, number)
        require(found is not None, "bad input is refused", code=code, number=number)
        if other is not None:
            require(_refusal(other, seat, code, number) == found, "an error tells no secret", code=code, number=number)
    require(fingerprint(match.state) == before, "a refused input changes nothing")
    require((len(match.facts), len(match.entries)) == (facts, entries), "a refused input leaves no trace")


def _refusal(match: Match, seat: Seat, code: str, number: int | None) -> tuple[str, Mapping[str, Any]] | None:
    """The error's code and arguments, of which its text is made."""
    try:
        match.act(seat, code, number)
    except GameError as error:
        return error.code, error.args_by_name
    return None


def check_replay(match: Match) -> None:
    """The record is enough to see the same game again: states, facts and views."""
    text = write(record_of(match))
    record = read(text)
    require(write(record) == text, "a record survives the round trip")
    again = replay(record, match.game)
    require(fingerprint(again.state) == fingerprint(match.state), "a replay gives the same state")
    for viewer in viewers(match.config):
        require(as_bytes(again.view(viewer)) == as_bytes(match.view(viewer)), "a replay gives the same views")
        require(as_bytes(again.log(viewer)) == as_bytes(match.log(viewer)), "a replay gives the same facts")
    if match.over:
        verify(record, match.game)


def check_resample(match: Match, viewer: Seat | None, rng: Rng) -> State:
    """A resampled world looks the same to the viewer and can be played on. Returns it."""
    game, config = match.game, match.config
    seen = match.view(viewer)
    before = as_bytes(seen)
    world: State = game.resample(config, seen, match.log(viewer), rng)
    require(as_bytes(seen) == before, "resampling changes no view")
    game.audit(world)
    require(as_bytes(game.view(world, viewer)) == before, "a resampled world gives the same view", viewer=viewer)
    check_asks(game, world, config.players)
    mine = [list(ask.options) for ask in match.state.asks if ask.seat == viewer]
    theirs = [list(ask.options) for ask in world.asks if ask.seat == viewer]
    require(mine == theirs, "a resampled world gives the same asks", viewer=viewer)
    require(world.rng.key != match.key, "a resampled world has chance of its own")
    _check_private_answers(match, world, viewer)
    _play_on(world.copy(), rng)  # type: ignore[attr-defined]
    return world


# Leaks


def check_leaks(match: Match, viewer: Seat | None, rng: Rng, tries: int = 3) -> None:
    """Changing what the viewer cannot know changes no byte that the viewer gets: now, and after the same answer."""
    game, state = match.game, match.state
    twin: State = game.disguise(state, viewer, rng)
    game.audit(twin)
    require(
        as_bytes(game.view(twin, viewer)) == as_bytes(game.view(state, viewer)), "a view tells no secret", viewer=viewer
    )
    _check_private_answers(match, twin, viewer)
    for _ in range(tries):
        _check_same_answer(game, state, twin, viewer, rng)
        _check_face_down_answers(game, state, viewer, rng)


def _check_private_answers(match: Match, twin: State, viewer: Seat | None) -> None:
    """Whatever else a seat can ask for is the same in a world that it cannot tell from the real one."""
    if viewer is None:
        return
    game, state = match.game, match.state
    require(list(game.standing(twin, viewer)) == list(game.standing(state, viewer)), "standing options tell no secret")
    require(game.forbidden(twin, viewer) == game.forbidden(state, viewer), "forbidden choices tell no secret")
    require(game.forms_allowed(twin, viewer) == game.forms_allowed(state, viewer), "allowed statements tell no secret")
    for ask, double in zip(_asks_of(state, viewer), _asks_of(twin, viewer), strict=True):
        for number in range(3):
            real, other = Rng.from_number(number), Rng.from_number(number)
            same = game.timeout(state, ask, real) == game.timeout(twin, double, other)
            require(same, "a time-out answer tells no secret")
    if not state.over:
        check_errors(match, viewer, twin)


def _asks_of(state: State, seat: Seat) -> list[Ask]:
    return [ask for ask in state.asks if ask.seat == seat]


def _check_face_down_answers(game: Game[Any], state: State, viewer: Seat | None, rng: Rng) -> None:
    """Two answers that look alike from outside are told alike to whoever did not give them."""
    if not state.asks:
        return
    ask = rng.pick(state.asks)
    option = rng.pick(ask.options)
    alike = [other for other in ask.options if game.public_form(other) == game.public_form(option) and other != option]
    if ask.seat == viewer or not alike:
        return
    _compare_told(game, answer_copy(state, ask, option), answer_copy(state, ask, rng.pick(alike)), viewer, option)


def _check_same_answer(game: Game[Any], state: State, twin: State, viewer: Seat | None, rng: Rng) -> None:
    """Give the same answer in both worlds and compare what the viewer is told of it."""
    if not state.asks:
        return
    ask = rng.pick(state.asks)
    double = next(other for other in twin.asks if other.seat == ask.seat)
    common = [option for option in ask.options if option in double.options]
    if not common:
        return
    option = rng.pick(common)
    _compare_told(game, answer_copy(state, ask, option), answer_copy(twin, double, option), viewer, option)


def _compare_told(
    game: Game[Any],
    one: tuple[State, list[Fact]],
    two: tuple[State, list[Fact]],
    viewer: Seat | None,
    option: int,
) -> None:
    """What the viewer is told in two worlds, as far as it may not lawfully differ, and what everybody sees then."""
    told, other_told = masked(game, one[1], viewer), masked(game, two[1], viewer)
    cuts = [place for place in (_first_telling(game, told), _first_telling(game, other_told)) if place is not None]
    until = min(cuts, default=None)
    require(
        told[:until] == other_told[:until],
        "what is told tells no secret",
        viewer=viewer,
        code=game.code(option),
        told=told[:until],
        other=other_told[:until],
    )
    if until is None and not one[0].over and not two[0].over:
        require(
            as_bytes(game.view(one[0], None)) == as_bytes(game.view(two[0], None)),
            "what follows an answer tells no secret",
            code=game.code(option),
        )


def answer_copy(state: State, ask: Ask, option: int) -> tuple[State, list[Fact]]:
    twin = state.copy()  # type: ignore[attr-defined]
    twin.facts = []
    twin.answer(ask, option)
    return twin, twin.collect()


def masked(game: Game[Any], facts: Iterable[Fact], viewer: Seat | None) -> list[Told]:
    """What the viewer was told, without what the telling lawfully discloses."""
    lines = []
    for name, args in log_of(facts, viewer):
        reveals = game.facts[name].reveals
        lines.append(
            Told(name, {key: "*" if key in reveals and value is not None else value for key, value in args.items()})
        )
    return lines


def _first_telling(game: Game[Any], told: Sequence[Told]) -> int | None:
    """Where the first fact stands whose very occurrence may depend on hidden things; None without one."""
    return next((place for place, one in enumerate(told) if one.name in game.telling), None)


# All together


def check_game(game: Game[Any], config: Config, seed: int, *, one_in: int = 10, step: Step = random_step) -> Match:
    """Play one random game and check every promise at a random one in so many of its positions."""
    worlds: list[bool] = []

    def at_each_step(match: Match, rng: Rng) -> None:
        game.audit(match.state)
        check_asks(game, match.state, config.players)
        if rng.below(one_in):
            return
        check_options_apply(game, match.state, config.players)
        check_copy(match.state, rng)
        check_timeout(game, match.state, rng)
        check_view(match)
        if rng.below(10) == 0:
            check_replay(match)
        for viewer in viewers(config):
            check_leaks(match, viewer, rng)
            world = check_resample(match, viewer, rng)
            worlds.append(fingerprint(world).split("rng=")[0] != fingerprint(match.state).split("rng=")[0])

    match = play_random(game, config, seed, at_each_step, step)
    game.audit(match.state)
    require(not worlds or any(worlds), "resampled worlds differ from the real one")
    check_replay(match)
    check_view(match)
    require(match.game.outcome(match.state).ending != "", "an ended game says how")
    return match
