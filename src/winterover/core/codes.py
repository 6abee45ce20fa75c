"""The codes of options: what small ints are called in records, on the wire and by people who type."""

from collections.abc import Mapping


class Codes(dict[int, str]):
    """A game's codes by option, and its options by code."""

    def __init__(self, codes: Mapping[int, str]) -> None:
        super().__init__(codes)
        self.options: Mapping[str, int] = {code: option for option, code in codes.items()}

    def parse(self, code: str) -> int:
        """The option with this code; raises ValueError if there is none."""
        option = self.options.get(code)
        if option is None:
            raise ValueError(code)
        return option
