"""Seats: small ints inside the engine, letters at every edge (codes, records, views)."""

Seat = int

LETTERS = "ABCDEFGHIJKL"


def letter(seat: Seat) -> str:
    """The letter that people and files use for a seat."""
    return LETTERS[seat]


def letters(seats: list[Seat] | tuple[Seat, ...]) -> list[str]:
    return [LETTERS[seat] for seat in seats]


def seat_of(name: str) -> Seat:
    """The seat that a letter stands for; raises ValueError for anything else."""
    if len(name) != 1:
        raise ValueError(name)
    return LETTERS.index(name)
