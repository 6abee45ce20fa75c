"""`winterover sim` and `winterover bench`: many games, and how fast they go."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from winterover.cli.console import AppConsole
from winterover.core.game import Config, Game
from winterover.locales import Texts
from winterover.sim.arena import CIRCLING, Summary, simulate


def sim(
    texts: Texts, game: Game[Any], config: Config, bots: list[str], *, games: int, seed: int, jobs: int, as_json: bool
) -> None:
    """Play many games with a progress bar on stderr; then print what came out."""
    with _bar(texts("app-sim-games"), games) as advance:
        summary = simulate(game, config, bots, games, seed, jobs, advance)
    if as_json:
        typer.echo(json.dumps(summary.as_json()))
    else:
        _print_summary(texts, game, config, summary)


@contextmanager
def _bar(label: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A progress bar; the function sets how many are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(label, total=total)
        yield lambda done: progress.update(task, completed=done)


def _print_summary(texts: Texts, game: Game[Any], config: Config, summary: Summary) -> None:
    console = AppConsole()
    console.print(
        texts(
            "app-sim-head",
            game=texts(game.name),
            players=summary.players,
            edition=summary.edition,
            bots=", ".join(summary.bots),
        ),
        style="title",
    )
    if config.sheet:
        console.print(texts("app-sheet-used", name=config.sheet))
    console.print(texts("app-sim-done", games=summary.games, finished=summary.finished, decisions=summary.decisions))
    speed = round(summary.decisions_per_second)
    console.print(texts("app-sim-speed", seconds=summary.seconds, speed=speed), style="quiet")
    roles = {role: _role(texts, game.name, role) for role in summary.winners}
    console.print(_shares(texts("app-sim-winners"), texts, roles, summary.winners, summary.games))
    endings = {ending: _ending(texts, game, ending) for ending in summary.endings}
    console.print(_shares(texts("app-sim-endings"), texts, endings, summary.endings, summary.games))


def _role(texts: Texts, game: str, role: str) -> str:
    message = f"{game}-role-{role}"
    return texts(message) if texts.has(message) else texts(f"app-sim-{role}")


def _ending(texts: Texts, game: Game[Any], ending: str) -> str:
    """What happened: the first sentence about an ending, because the others tell who wins."""
    if ending == CIRCLING:
        return texts("app-sim-circling")
    own = f"{game.name}-crew_ending-{ending}"
    message = own if game.mode and texts.has(own) else f"{game.name}-ending-{ending}"
    return texts(message).partition(". ")[0].rstrip(".")


def _shares(title: str, texts: Texts, labels: Mapping[str, str], counts: Mapping[str, int], games: int) -> Table:
    table = Table(title, texts("app-sim-count"), texts("app-sim-share"), box=box.SIMPLE, header_style="quiet")
    table.columns[1].justify = table.columns[2].justify = "right"
    for key, count in counts.items():
        number, share = texts("app-sim-number", number=count), texts("app-sim-percent", share=100 * count / games)
        table.add_row(labels[key], number, share)
    return table


def bench(texts: Texts, *, as_json: bool) -> None:
    """Measure with a progress bar on stderr; then print what was found."""
    from winterover.sim import bench as measuring  # only here: it looks for peers, which takes a while

    with _bar(texts("app-bench-running"), 100) as advance:
        measured = measuring.run(progress=lambda share: advance(round(100 * share)))
    if as_json:
        typer.echo(json.dumps(measured))
    else:
        _print_measured(texts, measured)


def _print_measured(texts: Texts, measured: Mapping[str, Any]) -> None:
    console = AppConsole()
    table = Table(texts("app-bench-name"), texts("app-bench-value"), box=box.SIMPLE, header_style="quiet")
    table.columns[1].justify = "right"
    for row in measured["results"]:
        table.add_row(row["name"], texts(f"app-bench-{row['unit']}", value=row["value"]))
    for row in measured["skipped"]:
        table.add_row(row["name"], Text(texts("app-bench-skipped"), style="quiet"))
    console.print(table)
    for game, peers in measured["beside"].items():
        for peer, ratio in peers.items():
            if ratio is not None:
                console.print(texts("app-bench-ratio", game=texts(game), peer=peer, ratio=ratio))
