"""The screens of Stay Away!: with twelve players, too, everything fits on a small screen in every language."""

from pathlib import Path

import pytest

from tests.cli.tables import assert_fits, screen_of, session_of
from winterover.cli.choices import numbered_choices
from winterover.cli.scene import default_names
from winterover.core.match import Match
from winterover.core.rng import Rng, key_from_number
from winterover.games.stayaway.game import GAME
from winterover.locales import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_twelve_fits_into_80_by_24(tmp_path: Path, language: str) -> None:
    names = dict(enumerate(default_names(Texts(language))))
    longest = 0
    for seed in range(2):
        match = Match(GAME, GAME.configure(12, GAME.rulebook.editions[seed]), key_from_number(seed))
        session = session_of(match, names, tmp_path, language=language)
        rng = Rng.from_number(seed)
        while not match.over and len(match.entries) < 90:
            seat = rng.pick(match.waiting())
            ask = match.view(seat)["asks"][0]
            assert_fits(screen_of(session, seat), 24, 80)
            longest = max(longest, len(ask["options"]))
            session.mark_read(seat)
            match.act(seat, rng.pick(ask["options"]))
    assert longest > 18  # such lists are what it is about


def test_a_long_list_leads_to_every_option(tmp_path: Path) -> None:
    match = Match(GAME, GAME.configure(12), key_from_number(1))
    session = session_of(match, dict(enumerate(default_names(Texts("en")))), tmp_path)
    codes = [f"discard {card}" for card in ("axe", "seduction")]
    codes += [f"play seduction {seat}" for seat in "BCDEFGHIJKL"] + ["play axe B", "play whisky"]
    (section,) = session.painter.choices(session.scene, match.view(0), {"kind": "play", "options": codes})
    listed = numbered_choices([section])
    assert [choice.label for choice in listed if choice.inner] == ["Play Seduction on ..."]
    reached = [inner.code for choice in listed for inner in (choice.inner or (choice,))]
    assert reached == codes
