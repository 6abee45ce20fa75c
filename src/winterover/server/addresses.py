"""Under which name others in the network find this machine."""

import socket
from ipaddress import IPv4Address, IPv6Address, ip_address


def host_for_others(host: str) -> str:
    """What others call the machine whose server listens to this host, as in a link; empty if they cannot reach it."""
    found = _own_address() if is_everywhere(host) else host
    if is_loopback(found):
        return ""
    return f"[{found.strip('[]')}]" if ":" in found else found


def is_everywhere(host: str) -> bool:
    """Whether a server that listens to this can be reached by every address of its machine."""
    address = _address(host)
    return not host if address is None else address.is_unspecified


def is_loopback(host: str) -> bool:
    """Whether a machine calls itself so."""
    address = _address(host)
    if address is not None:
        return address.is_loopback
    name = host.lower().removesuffix(".")  # names end in a full stop where nothing may be added to them
    return name == "localhost" or name.endswith(".localhost")


def _address(host: str) -> IPv4Address | IPv6Address | None:
    """The address that is meant, in every spelling that the system takes, such as `127.1`, `0` or `[::]`; else None."""
    try:
        found = ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        try:
            return IPv4Address(socket.inet_aton(host))
        except (OSError, ValueError):
            return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def _own_address() -> str:
    """This machine's address in its network; asking which way a packet would take sends none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()
