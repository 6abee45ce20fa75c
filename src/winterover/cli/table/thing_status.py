"""The state of the base of The Thing beyond its rooms: weather, tracks, aliens, the Active Pile, the deals."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.text import Text

from winterover.cli.scene import Scene
from winterover.core.seats import LETTERS
from winterover.core.views import View
from winterover.games.thing.pieces import FACES
from winterover.games.thing.sheet import board_of


def status(scene: Scene, view: View) -> list[Text]:
    """What everybody should know, the most pressing last, because it changes least often."""
    return [*_weather(scene, view), *_troubles(scene, view), *_rescue(scene, view), *_aliens(scene, view)]


def _weather(scene: Scene, view: View) -> Iterator[Text]:
    """The weather and what it costs in a round."""
    texts = scene.texts
    if view["weather"] is None:
        yield Text(texts("app-thing-no-weather"))
    elif view["phase"] != "weather":  # while it is chosen, the die shows the last round's
        costs = [texts(f"app-thing-cost-{what}", number=number) for what, number in _costs(scene, view)]
        face = (scene.word("face", view["weather"]), "title")
        yield Text.assemble(face, texts("app-colon"), " ", ", ".join(costs))
    if view["stored"] is not None:
        yield Text(texts("app-thing-stored", face=scene.word("face", view["stored"])))


def _costs(scene: Scene, view: View) -> Iterator[tuple[str, int]]:
    board = board_of(scene.config.players, tuple(scene.config.figures.items()))
    face = FACES.index(view["weather"])
    boiler, generator = board.consumption[face]
    if view["boiler_destroyed"]:
        yield "frost", board.frost[face]
    else:
        yield "boiler", boiler
    if not view["power_failed"]:
        yield "generator", generator
    if view["sos"] and not view["rescue_gone"] and view["sos"] < view["sos_spaces"]:
        yield "flight", board.flight[face]


def _troubles(scene: Scene, view: View) -> Iterator[Text]:
    texts = scene.texts
    if view["power_failed"]:
        yield Text(texts("app-thing-dark"), style="danger")
    if view["hungry"]:
        yield Text(texts("app-thing-hungry"), style="danger")
    if view["frost"]:
        yield Text(texts("app-thing-frost", space=view["frost"], last=view["frost_spaces"]), style="danger")


def _rescue(scene: Scene, view: View) -> Iterator[Text]:
    """The helicopter from outside, and who is aboard of whatever leaves."""
    texts = scene.texts
    left = view["rescue_fuel_spaces"] - view["rescue_fuel"]
    if view["rescue_gone"]:
        yield Text(texts("app-thing-rescue-gone"))
    elif not view["sos"]:
        yield Text(texts("app-thing-rescue-none"))
    elif view["sos"] < view["sos_spaces"]:
        yield Text(texts("app-thing-rescue-flying", space=view["sos"], last=view["sos_spaces"], fuel=left))
    else:
        yield Text(texts("app-thing-rescue-here", fuel=left), style="title")
    aboard = view["passengers"] or ([view["boarder"]] if view["boarder"] is not None else [])
    if aboard:
        vehicle = scene.word("vehicle", view["vehicle"] or "rescue")
        yield Text(texts("app-thing-aboard", vehicle=vehicle, names=scene.named(aboard)), style="title")


def _aliens(scene: Scene, view: View) -> Iterator[Text]:
    texts = scene.texts
    if view["pile_size"]:
        shown = Counter(scene.short("action", card) for card in view["shown_cards"])
        named = [name if count == 1 else f"{name} ×{count}" for name, count in shown.items()]
        yield Text(texts("app-thing-pile", count=view["pile_size"]) + (f" ({', '.join(named)})" if named else ""))
    if view["ever_revealed"]:
        yield Text(texts("app-thing-strength", number=view["strength"]), style="danger")
    if view["plan"]:
        attacks = [(attack["room"], attack["strength"]) for attack in view["plan"]]
        yield Text(texts("app-thing-plan", plan=_plan(scene, attacks)), style="danger")
    if view.get("proposal"):
        yield Text(texts("app-thing-proposal", plan=_plan(scene, view["proposal"])), style="danger")


def _plan(scene: Scene, attacks: Iterable[Sequence[Any]]) -> str:
    """Where the aliens strike and how hard, as far as the viewer knows."""
    parts = []
    for room, strength in attacks:
        known = [] if room is None else [scene.short("room", room)]
        known += [] if strength is None else [str(strength)]
        parts.append(" ".join(known) or "?")
    return ", ".join(parts)


def open_cards(scene: Scene, view: View, letter: str) -> list[str]:
    """What lies open in front of a player."""
    number = LETTERS.index(letter)
    cards = [f"{scene.short('weapon', 'flamethrower')} {charges}" for charges in view["flamethrowers"][number]]
    for field, category, name in (
        ("open_firearms", "weapon", "firearm"),
        ("open_wires", "item", "wire"),
        ("open_flashlights", "item", "flashlight"),
    ):
        cards += [scene.short(category, name)] * view[field][number]
    return cards


def everything_open(scene: Scene, view: View) -> Text | None:
    """A line about all open cards, if there are any."""
    owners = []
    for number in range(len(view["status"])):
        cards = open_cards(scene, view, LETTERS[number])
        if cards:
            owners.append(f"{scene.names[LETTERS[number]]} {', '.join(cards)}")
    return Text(scene.texts("app-thing-open", cards=scene.apart(owners))) if owners else None


def pairs_trading(scene: Scene, view: View) -> list[Text]:
    """A line about who trades with whom, if anybody does; what they trade is told where there is more room."""
    pairs = [" ↔ ".join(scene.names[seat] for seat in deal["seats"]) for deal in view["deals"]]
    line = Text(scene.texts("app-thing-deals", pairs=", ".join(pairs)), no_wrap=True, overflow="ellipsis")
    return [line] if pairs else []


def deals(scene: Scene, view: View) -> list[Text]:
    """A line for each deal that lies on the table."""
    texts = scene.texts
    lines = []
    for deal in view["deals"]:
        (one, two), (gives, gets) = deal["seats"], deal["sides"]
        agreed = [seat for seat, agrees in zip(deal["seats"], deal["agreed"], strict=True) if agrees]
        line = texts(
            "app-thing-deal",
            one=scene.names[one],
            gives=scene.word("things", gives),
            two=scene.names[two],
            gets=scene.word("things", gets),
        )
        if agreed:
            line += " " + texts("app-thing-deal-agreed", names=scene.named(agreed))
        is_own = view["viewer"] in deal["seats"]
        lines.append(Text(line, style="title" if is_own else ""))
    return lines
