"""Everything that a game calls impossible has words for the reason, in every language."""

import inspect
import re

import pytest

from tests.locales.catalogue import catalogue
from winterover.games.stayaway import forbidden as stayaway
from winterover.games.thing import forbidden as thing
from winterover.games.thing.small import forbidden as small
from winterover.locales import LANGUAGES

_RULE = re.compile(r'"([ST]-[A-Z0-9.]+-[0-9]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_rule_against_something_has_a_reason(language: str) -> None:
    rules = {rule for module in (stayaway, thing, small) for rule in _RULE.findall(inspect.getsource(module))}
    assert len(rules) > 30
    wanted = {f"web-reason-{rule.replace('.', '_')}" for rule in rules}
    assert {name for name in catalogue(language) if name.startswith("web-reason-")} == wanted
