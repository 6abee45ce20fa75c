"""Under which name others in the network find this machine."""

import socket
from ipaddress import ip_address

#: What a server listens to that can be reached by every address of its machine.
EVERYWHERE = ("", "0.0.0.0", "::")


def host_for_others(host: str) -> str:
    """What others call the machine whose server listens to this host; empty if they cannot reach it."""
    if host in EVERYWHERE:
        return _own_address()
    return "" if is_loopback(host) else host


def is_loopback(host: str) -> bool:
    """Whether a machine calls itself so."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def _own_address() -> str:
    """This machine's address in its network; asking which way a packet would take sends none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
