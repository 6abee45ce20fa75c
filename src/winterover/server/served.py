"""The server's own clock, by which tables play and age."""

from time import monotonic


class ServedTime:
    """Seconds for which the server has been up, in all its lives. While it is down, nobody's time runs."""

    def __init__(self, before: float) -> None:
        self._offset = before - monotonic()

    def __call__(self) -> float:
        return monotonic() + self._offset

    def go_on_from(self, served: float) -> None:
        """A backup was restored: it is as late as it was then."""
        self._offset = served - monotonic()
