"""Every screen and every scene: nothing that axe-core finds wrong, in both themes, on a desk, a phone and a tablet."""

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.positions import SCENES, Waiting
from tests.e2e.screens import SCREENS

POSITIONS = SCENES


@pytest.mark.parametrize("name", SCREENS)
def test_has_no_violations(open_page: OpenPage, tables: dict[str, Waiting], name: str) -> None:
    page = open_page()
    SCREENS[name](page, tables)
    assert violations(page) == []
