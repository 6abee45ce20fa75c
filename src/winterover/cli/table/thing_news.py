"""What happened at the base, for people: a paragraph a phase, without what the board shows anyway."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from rich.text import Text

from winterover.cli.news import Tiding
from winterover.cli.scene import Scene
from winterover.core.facts import Told
from winterover.core.talk import SAID

#: The phases of a round by the numbers that the rules give them.
PHASES = {
    "weather": "1",
    "upkeep": "2",
    "planning": "3",
    "draw": "4.1",
    "move": "4.2",
    "encounters": "4.4",
    "rescue": "4.6",
    "actions": "4.7",
    "rec_room": "5",
    "tests": "6",
    "food": "7",
    "dogs": "8",
}

#: Facts that only one phase has, or that cannot come before it: the first of them in a round begins it.
_OPENS = {
    "round_began": "weather",
    "consumed": "upkeep",
    "frost_moved": "upkeep",
    "plan_proposed": "planning",
    "plan_made": "planning",
    "drew": "draw",
    "leaders_card": "draw",
    "went": "move",
    "went_lit": "move",
    "went_special": "move",
    "went_to_swap": "move",
    "plan_revealed": "encounters",
    "encounter": "encounters",
    "escape_began": "rescue",
    "burned": "actions",
    "burn_announced": "actions",
    "card_revealed": "actions",
    "stopped": "actions",
    "assembled": "rec_room",
    "test_offered": "tests",
    "tested": "tests",
    "ate": "food",
    "dogs_placed": "dogs",
    "leader_changed": "dogs",
}
_ORDER = list(PHASES)

#: What is on the board, in a number or in the next sentence: only the log tells it.
_IDLE = frozenset(
    (
        "agreed",
        "assembled",
        "called_off",
        "card_revealed",
        "ended",
        "infection",
        "lapsed",
        "leaders_card",
        "put_up",
        "ready",
        "reshuffled",
        "rolled",
        "suspicion",
        "tokens_laid",
    )
)
#: What is no news of somebody else, of whom it tells nothing.
_OWN = frozenset(("dealt", "drew", "garry_swapped", "handed_in", "kept", "seated", "threw", "took"))
#: What is no news unless it concerns the viewer.
_CONCERNING = frozenset(("put_up", "agreed", "called_off", "lapsed"))

_GRAVE = frozenset(
    (
        "assimilated",
        "boarded",
        "boiler_destroyed",
        "burned",
        "collective_defeated",
        "departed",
        "escape_began",
        "hunger_began",
        "power_failed",
        "rescue_arrived",
        "rescue_left",
        "revealed",
        "role_shown",
        "sos_sent",
        "tested",
    )
)


def tidings(scene: Scene, log: Sequence[Told], since: int, viewer: str | None) -> list[Tiding]:
    """A paragraph a phase, led by its number; what several did alike is one sentence."""
    told_now: list[Tiding] = []
    for (number, phase), placed in groupby(_with_phases(scene, log), key=lambda item: item[0]):
        news = [told for _, place, told in placed if place >= since and _is_news(told, viewer)]
        mark = Text(f"{PHASES[phase] if number else '':<3}", style="quiet")  # the setup is no phase
        for kind, group in groupby(_gathered(news, viewer), key=lambda told: _alike(told, viewer)):
            alike = list(group)
            is_talk = alike[0].name == SAID.name
            if kind and len(alike) > 1:
                together = _TOGETHER[kind.split()[0]](scene, alike)
                told_now.append(Tiding(number, mark, together, False, is_talk))
            else:
                sentences = [(scene.sentence(told, viewer), _is_grave(told)) for told in alike]
                told_now += [Tiding(number, mark, sentence, grave, is_talk) for sentence, grave in sentences]
    return told_now


def _gathered(news: Sequence[Told], viewer: str | None) -> list[Told]:
    """The news with equal statements side by side, where the first of them was made."""
    first: dict[str, int] = {}
    places = []
    for place, told in enumerate(news):
        words = _alike(told, viewer) if told.name == SAID.name else ""
        places.append(first.setdefault(words, place) if words else place)
    return [news[number] for number in sorted(range(len(news)), key=lambda number: places[number])]


def _with_phases(scene: Scene, log: Sequence[Told]) -> Iterator[tuple[tuple[int, str], int, Told]]:
    """Every fact with its phase (and a number that no other phase of the game has) and its place in the log."""
    rulings = scene.game.rulebook.settle(scene.config.edition, scene.config.rulings)
    opens = _OPENS | {"boarded": "rescue" if rulings["rescueBoarding"] == "afterEncounters" else "move"}  # V-03
    number, current = 0, 0
    for place, told in enumerate(log):
        phase = _ORDER.index(opens.get(told.name, _ORDER[0]))
        if told.name == "round_began" or phase > current:
            number, current = number + 1, phase
        yield (number, _ORDER[current]), place, told


def _is_news(told: Told, viewer: str | None) -> bool:
    if told.name in _CONCERNING:
        return viewer is not None and viewer in (told.args["seat"], told.args["to"])
    if told.name == "kept" and told.args["thing"] is not None:  # a Flamethrower lies open
        return True
    if told.name in _OWN:
        return bool(told.args["seat"] == viewer)
    return told.name not in _IDLE


def _is_grave(told: Told) -> bool:
    """What changes everybody's game, or the viewer's, for good."""
    if told.name == "role_now":
        return bool(told.args["role"] == "alien")
    return told.name in _GRAVE


# What several did alike


def _alike(told: Told, viewer: str | None) -> str:
    """The kind of news that is told of several people at once; nothing for all other news."""
    if told.name == "voted":
        return "votes"
    if told.name == SAID.name:
        is_common = told.args["to"] is None and told.args["speaker"] != viewer
        return f"said {told.args['words']}" if is_common else ""
    if viewer in (told.args.get("seat"), told.args.get("owner")):
        return ""
    if told.name in _MOVES:
        return "moves"
    return "looks" if told.name == "looked" and told.args["token"] is None else ""


#: Moves, and the text for what is special about each.
_MOVES = {
    "went": "",
    "went_lit": "app-thing-moved-lit",
    "went_special": "app-thing-moved-special",
    "went_to_swap": "app-thing-moved-swap",
}


def _moves(scene: Scene, moves: Sequence[Told]) -> str:
    parts = []
    for move in moves:
        room = scene.short("room", move.args.get("room", "dormitory"))
        special = _MOVES[move.name]
        remark = f" ({scene.texts(special, count=move.args.get('count', 0))})" if special else ""
        parts.append(f"{scene.names[move.args['seat']]} → {room}{remark}")
    return scene.texts("app-thing-moves", moves=", ".join(parts))


def _looks(scene: Scene, looks: Sequence[Told]) -> str:
    parts = [f"{scene.names[look.args['seat']]} → {scene.names[look.args['owner']]}" for look in looks]
    return scene.texts("app-thing-looks", looks=", ".join(parts))


def _votes(scene: Scene, votes: Sequence[Told]) -> str:
    """Who accused whom, by the accused."""
    by_target: dict[str | None, list[str]] = {}
    for vote in votes:
        by_target.setdefault(vote.args["target"], []).append(scene.names[vote.args["seat"]])
    parts = []
    for target in sorted(by_target, key=lambda target: (target is None, -len(by_target[target]))):
        accused = scene.texts("app-thing-voted-nobody") if target is None else scene.names[target]
        parts.append(f"{', '.join(by_target[target])} → {accused}")
    return scene.texts("app-thing-votes", votes=scene.apart(parts))


def _said(scene: Scene, statements: Sequence[Told]) -> str:
    speakers = list(dict.fromkeys(statement.args["speaker"] for statement in statements))
    words = scene.texts.statement(scene.game, statements[0].args["words"], scene.names)
    return scene.texts("app-said-together", speakers=scene.named(speakers), words=words)


_TOGETHER: Mapping[str, Callable[[Scene, Sequence[Told]], str]] = {
    "moves": _moves,
    "looks": _looks,
    "votes": _votes,
    "said": _said,
}
