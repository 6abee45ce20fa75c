"""The command line: play, replay, verify, rules, sim, bench."""


def main() -> None:
    """The entry point of the command `winterover`."""
    from winterover.cli.app import app  # here, so that importing the package costs nothing

    app()
