"""Every screen and every scene: sound for assistive technology in both themes, on a desk and on a phone."""

from collections.abc import Iterator

import pytest

from tests.e2e.axe import violations
from tests.e2e.conftest import OpenPage
from tests.e2e.positions import SCENES, Waiting, waiting_tables
from tests.e2e.screens import SCREENS
from tests.server.running import Process


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Process, dict[str, Waiting]]]:
    with waiting_tables(tmp_path_factory.mktemp("scenes"), SCENES) as found:
        yield found


@pytest.fixture(scope="module")
def server(stage: tuple[Process, dict[str, Waiting]]) -> Process:
    return stage[0]


@pytest.mark.parametrize("name", SCREENS)
def test_has_no_violations(open_page: OpenPage, stage: tuple[Process, dict[str, Waiting]], name: str) -> None:
    page = open_page()
    SCREENS[name](page, stage[1])
    assert violations(page) == []
