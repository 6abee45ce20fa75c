"""Which hosts others can reach, in every spelling in which an operator may give them."""

import socket
import sys

import pytest

from winterover.server import addresses
from winterover.server.addresses import host_for_others, is_everywhere, is_loopback

OWN = (
    "127.0.0.1",
    "127.1",
    "127.255.0.9",
    "0x7f.1",
    "2130706433",
    "::1",
    "[::1]",
    "::ffff:127.0.0.1",
    "0:0:0:0:0:0:0:1",
)
OWN_NAMES = ("localhost", "LocalHost", "localhost.", "here.localhost", "here.localhost.")
EVERYWHERE = ("", "0.0.0.0", "0", "0x0", "0.0", "::", "[::]", "::0", "0:0:0:0:0:0:0:0", "::ffff:0.0.0.0")
OTHERS = ("192.0.2.7", "192.168.3", "winterover.example", "localhost.example", "my-localhost", "fd00::7", "0.example")


@pytest.mark.parametrize("host", OWN + OWN_NAMES)
def test_a_machine_that_listens_to_itself_cannot_be_reached(host: str) -> None:
    assert is_loopback(host)
    assert not is_everywhere(host)
    assert host_for_others(host) == ""


@pytest.mark.parametrize("host", EVERYWHERE)
def test_a_machine_that_listens_everywhere_is_found_by_its_own_address(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_everywhere(host)
    assert not is_loopback(host)
    assert host_for_others(host) not in (*EVERYWHERE, "0.0.0.0")
    # A machine without a network knows itself alone.
    monkeypatch.setattr(addresses, "_own_address", lambda: "localhost")
    assert host_for_others(host) == ""


@pytest.mark.parametrize("host", OTHERS)
def test_another_host_is_called_as_it_is(host: str) -> None:
    assert not is_loopback(host)
    assert not is_everywhere(host)
    assert host_for_others(host) == (f"[{host}]" if ":" in host else host)
    assert host_for_others("[fd00::7]") == "[fd00::7]"


@pytest.mark.skipif(sys.platform == "win32", reason="other systems spell addresses otherwise")
@pytest.mark.parametrize("host", [host for host in (*OWN, *EVERYWHERE) if ":" not in host and host])
def test_the_system_understands_these_spellings_too(host: str) -> None:
    with socket.socket() as listener:
        listener.bind((host, 0))
        assert is_everywhere(host) == (listener.getsockname()[0] == "0.0.0.0")
