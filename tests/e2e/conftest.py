"""What the tests in a browser need: Chromium, the built client, a server of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, expect, sync_playwright

import winterover
from tests.e2e.chromium import ARGUMENTS, NO_CHROMIUM, get_chromium
from tests.e2e.positions import Waiting, waiting_tables
from tests.server.running import Process, serving

STATIC = Path(winterover.__file__).parent / "server/static"

#: How long a step may take on a busy machine, in milliseconds.
PATIENCE = 20_000

#: How the client marks a text that is missing (web/src/text/texts.ts).
MISSING = "⟦"

DESKTOP, PHONE, TABLET = (1440, 900), (390, 844), (820, 1180)

OpenPage = Callable[..., Page]
Stage = tuple[Process, dict[str, Waiting]]


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is; without it the tests are skipped with the reason."""
    found = get_chromium()
    if found is None:
        pytest.skip(NO_CHROMIUM)
    return found


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Browser]:
    """Closed after the last of these tests: while it is open, no other test in the process can run an event loop."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session", autouse=True)
def client_is_built() -> None:
    assert (STATIC / "index.html").is_file(), "the web client is not built: cd web && npm ci && npm run build"


@pytest.fixture(scope="module")
def stage(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server with the module's SETTINGS; or one with tables that wait at the module's POSITIONS."""
    folder = tmp_path_factory.mktemp("server")
    if hasattr(request.module, "POSITIONS"):
        with waiting_tables(folder, request.module.POSITIONS) as found:
            yield found
    else:
        with serving(folder, **getattr(request.module, "SETTINGS", {})) as process:
            yield process, {}


@pytest.fixture(scope="module")
def server(stage: Stage) -> Process:
    return stage[0]


@pytest.fixture(scope="module")
def tables(stage: Stage) -> dict[str, Waiting]:
    """The tables that wait, by the names of their positions."""
    return stage[1]


@pytest.fixture
def open_page(browser: Browser, server: Process) -> Iterator[OpenPage]:
    """Opens pages, each in a browser profile of its own; fails if a page ran into an error or lacked a text."""
    pages: list[Page] = []
    problems: list[str] = []

    def open_one(
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        light: bool = False,
        language: str = "en",
        touch: bool = False,
        motion: bool = False,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="light" if light else "dark",
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
        page.on("console", lambda message: _note(problems, message))
        pages.append(page)
        page.goto(server.address + path)
        return page

    yield open_one
    for page in pages:
        try:
            if MISSING in page.content():
                problems.append(f"a text is missing: {page.url}")
        except Error as error:
            problems.append(str(error))
        page.context.close()
    assert not problems


#: What a browser notes by itself when a request is refused or a server is away; the page has its own words for these.
_EXPECTED = ("Failed to load resource", "WebSocket connection to")
#: How Svelte warns of what it is asked too late or in vain.
_SVELTE = "https://svelte.dev/e/"


def _note(problems: list[str], message: ConsoleMessage) -> None:
    is_error = message.type == "error" and not message.text.startswith(_EXPECTED)
    if is_error or message.text.startswith(_SVELTE):
        problems.append(message.text)
