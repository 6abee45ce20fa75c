"""The commands, their options and their help. What they do is in modules of their own, imported when they run."""

from pathlib import Path
from typing import Annotated

import typer

from winterover import __version__
from winterover.cli.language import speaking

app = typer.Typer(
    name="winterover",
    help="A table for hidden-monster games: play them, watch bots play them, study them.",
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[
    str | None, typer.Option("--lang", "-l", help="en, it, de, fr, uk or es. Default: WINTEROVER_LANG, else LANG.")
]
Edition = Annotated[str | None, typer.Option("--edition", "-e", help="A rules edition, such as E1, E2, de or fr.")]
Rulings = Annotated[
    list[str] | None,
    typer.Option("--ruling", "-r", metavar="KEY=VALUE", help="Set a table option; may be given several times."),
]
Sheet = Annotated[
    Path | None, typer.Option("--sheet", metavar="FILE", help="Figures of the board, from a TOML or JSON file.")
]
Plain = Annotated[bool, typer.Option("--plain", help="Tell the table in sentences instead of drawing it.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `play` saves it.")]


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"winterover {__version__}")
        raise typer.Exit


@app.callback()
def _everything(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game: stayaway or thing.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-n", help="How many play (6 if not given).")] = None,
    people: Annotated[int | None, typer.Option("--people", "-p", help="How many are people (1 if not given).")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", "-s", metavar="A=NAME", help="Put a person in a seat; may be given several times."),
    ] = None,
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", metavar="NAME[,NAME]", help="Who plays the other seats.")
    ] = None,
    edition: Edition = None,
    ruling: Rulings = None,
    sheet: Sheet = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Deal the game with this number again.")] = None,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Where the record goes.")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    guide: Annotated[bool, typer.Option("--guide/--no-guide", help="Explain the game and the cards.")] = True,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses between the deeds of bots.")] = False,
    plain: Plain = False,
) -> None:
    """Play in this terminal: people, who hand it round, and bots.

    Without any option a menu asks what to play.
    """
    from winterover.cli.play import Wishes
    from winterover.cli.play import play as play_game

    wishes = Wishes(
        game=game,
        players=players,
        people=people,
        seats=seat or [],
        bots=bots,
        edition=edition,
        rulings=ruling or [],
        sheet=sheet,
        seed=seed,
        save=save,
        load=load,
    )
    with speaking(lang) as texts:
        play_game(texts, wishes, guide=guide, fast=fast, plain=plain)


@app.command()
def replay(
    file: RecordFile,
    seat: Annotated[str | None, typer.Option("--as", metavar="SEAT", help="As this seat knew it.")] = None,
    everything: Annotated[bool, typer.Option("--open", help="With every card and role open.")] = False,
    step: Annotated[
        bool | None, typer.Option("--step/--all", help="Deed by deed or all at once; in a terminal deed by deed.")
    ] = None,
    lang: Language = None,
    plain: Plain = False,
) -> None:
    """Show a recorded game: as a spectator saw it, as one seat knew it, or with everything open."""
    from winterover.cli.replay import replay as replay_record

    with speaking(lang) as texts:
        replay_record(texts, file, seat, everything=everything, step=step, plain=plain)


@app.command()
def verify(file: RecordFile, lang: Language = None) -> None:
    """Check that a record keeps the promise made before the game, and that it deals and plays out as it says."""
    from winterover.cli.replay import verify as verify_record

    with speaking(lang) as texts:
        if not verify_record(texts, file):
            raise typer.Exit(1)


@app.command()
def rules(
    wanted: Annotated[
        list[str] | None, typer.Argument(metavar="ID or word", help="S-AXE-02, T-P5, axe, exchange ...")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", "-g", help="Only this game.")] = None,
    lang: Language = None,
) -> None:
    """Look up a rule by its ID, or everything about a word. Without either: an index."""
    from winterover.cli.rulebook import Rulebook
    from winterover.cli.terminal import Terminal

    with speaking(lang) as texts:
        book = Rulebook(texts, game)
        found = book.look_up(" ".join(wanted)) if wanted else book.index()
        Terminal(texts).show(*found)


@app.command()
def rulings(
    game: Annotated[str, typer.Argument(help="The game, such as thing.")],
    key: Annotated[str | None, typer.Argument(metavar="[KEY]", help="Only this option, and what it is about.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-n", help="Of a table with so many.")] = None,
    edition: Edition = None,
    ruling: Rulings = None,
    full: Annotated[bool, typer.Option("--full", help="All of them, each with what every edition says.")] = False,
    lang: Language = None,
) -> None:
    """List the options of a table, and what every edition of the rules says about them."""
    from winterover.cli.rulings import RulingsList
    from winterover.cli.seating import rulings_given
    from winterover.cli.terminal import Terminal
    from winterover.games.registry import find_game

    with speaking(lang) as texts:
        found = find_game(game, players)
        config = found.configure(players or found.players[-1], edition, rulings_given(ruling or []))
        listed = RulingsList(texts, found, config)
        Terminal(texts).show(*(listed.whole(key) if key else listed.everything() if full else listed.short()))


@app.command()
def sheet(
    game: Annotated[str, typer.Argument(help="The game, such as thing.")],
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="A sheet to check.")] = None,
    write: Annotated[
        Path | None, typer.Option("--write", "-w", metavar="FILE", help="Write the figures to a TOML file to edit.")
    ] = None,
    lang: Language = None,
) -> None:
    """Show the figures of a game's board and how sure each is, check a sheet of your own, or write one to fill in."""
    from winterover.cli.sheets import sheet as show_sheet
    from winterover.games.registry import find_game

    with speaking(lang) as texts:
        show_sheet(texts, find_game(game), file, write)


@app.command()
def sim(
    game: Annotated[str, typer.Argument(help="The game: stayaway or thing.")],
    players: Annotated[int, typer.Option("--players", "-n", help="How many play.")] = 6,
    edition: Edition = None,
    ruling: Rulings = None,
    sheet: Sheet = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", "-b", metavar="NAME[,NAME]", help="Who plays; several take the seats in turn."),
    ] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="The same number gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Let bots play many games and count what comes out."""
    from winterover.cli.seating import bots_given, rulings_given
    from winterover.cli.sheets import sheet_given
    from winterover.cli.simulate import sim as simulate
    from winterover.games.registry import find_game

    with speaking(lang) as texts:
        found = find_game(game, players)
        config = found.configure(players, edition, rulings_given(ruling or []), sheet_given(sheet))
        simulate(texts, found, config, bots_given(bots), games=games, seed=seed, jobs=jobs, as_json=as_json)


Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="The folder that holds all tables.")]
ServerConfig = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="Settings from a TOML file.")]


@app.command()
def serve(
    host: Annotated[str | None, typer.Option("--host", help="The address to listen at (127.0.0.1).")] = None,
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help="The port (8765).")] = None,
    data: Data = None,
    config: ServerConfig = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    lang: Language = None,
) -> None:
    """Serve tables to people on many devices. Settings may also come from WINTEROVER_... variables."""
    from winterover.cli.serve import serve as serve_tables

    with speaking(lang) as texts:
        serve_tables(texts, host, port, data, config, show=show)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes.")],
    data: Data = None,
    config: ServerConfig = None,
    lang: Language = None,
) -> None:
    """Copy everything that a server keeps, while it runs."""
    from winterover.cli.serve import back_up

    with speaking(lang) as texts:
        back_up(texts, file, data, config)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by backup.")],
    data: Data = None,
    config: ServerConfig = None,
    lang: Language = None,
) -> None:
    """Put a copy back in place of everything that a server keeps. The server may run."""
    from winterover.cli.serve import restore as restore_copy

    with speaking(lang) as texts:
        restore_copy(texts, file, data, config)


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: Language = None,
) -> None:
    """Measure how fast games are played here, beside peers where these are installed."""
    from winterover.cli.simulate import bench as measure

    with speaking(lang) as texts:
        measure(texts, as_json=as_json)
