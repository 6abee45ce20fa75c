"""What every drawing needs to know about a table: the game, the language, and who sits where."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from winterover.core.facts import Told
from winterover.core.game import Config, Game
from winterover.core.seats import LETTERS, Seat
from winterover.locales import Texts

#: A seat is its letter first and a colour second; the last four seats have hollow marks, where hues repeat.
COLOURS = ("#EA8F88", "#62B4EA", "#86F7CC", "#F4E565", "#DFE7FB", "#AE6B98", "#74A41C", "#7A74F6")
#: What is written on such a colour.
INK = "#0E1B2A"


@dataclass(frozen=True)
class Scene:
    """A table as the terminal shows it."""

    texts: Texts
    game: Game[Any]
    config: Config
    #: Everybody's name by the letter of the seat.
    names: Mapping[str, str]
    #: The letters of the seats that people play.
    people: frozenset[str]

    def badge(self, letter: str) -> Text:
        """A seat's mark."""
        colour = self.colour(letter)
        if LETTERS.index(letter) < len(COLOURS):
            return Text(f" {self.mark(letter)} ", style=f"bold {INK} on {colour}")
        return Text(f"({self.mark(letter)})", style=f"bold {colour}")

    def mark(self, letter: str) -> str:
        """What stands for a seat on a board."""
        return letter

    def colour(self, letter: str) -> str:
        return COLOURS[LETTERS.index(letter) % len(COLOURS)]

    def sentence(self, told: Told, viewer: str | None) -> str:
        return self.texts.fact(self.game, told, self.names, viewer)

    def option(self, code: str) -> str:
        return self.texts.option(self.game, code, self.names)

    def card(self, card: str) -> str:
        return self.word("card", card)

    def role(self, role: str) -> str:
        return self.word("role", role)

    def word(self, category: str, value: Any) -> str:
        """A value in words."""
        return self.texts.value(self.game.name, category, value, self.names)

    def short(self, category: str, value: str) -> str:
        """A value in a word for narrow places, nine characters at most."""
        return self.texts.attribute(f"{self.game.name}-{category}-{value}", "short")

    def named(self, letters: Sequence[str]) -> str:
        """Some players in words."""
        return self.texts.join(self.names[letter] for letter in letters)

    def apart(self, parts: Iterable[str]) -> str:
        """A list whose parts may be lists themselves."""
        return f"{self.texts('app-apart')} ".join(parts)

    def labelled(self, label: str, content: str) -> str:
        """Something, and what is to be said of it."""
        return self.texts.labelled(label, content)


def everybodys_names(texts: Texts, players: int, people: Mapping[Seat, str]) -> dict[str, str]:
    """Names by letter: people's own, and for the other seats one that begins like the letter and is not taken."""
    taken = {name.casefold() for name in people.values()}
    names = {}
    for seat, default in enumerate(default_names(texts)[:players]):
        letter = LETTERS[seat]
        if seat in people:
            names[letter] = people[seat]
        else:
            names[letter] = f"{default} {letter}" if default.casefold() in taken else default
    return names


def default_names(texts: Texts) -> Sequence[str]:
    """A name for each seat, A to L."""
    return texts("app-names").split()
