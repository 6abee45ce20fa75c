"""The README's example runs as it stands."""

import re
from pathlib import Path

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_readme_example_plays_a_game() -> None:
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert code is not None
    names: dict[str, object] = {}
    exec(code[1], names)
    match = names["match"]
    assert match.over  # type: ignore[attr-defined]


def test_the_readme_shows_the_two_commands() -> None:
    assert "\nmake play\n" in README
    assert "\nmake test\n" in README
