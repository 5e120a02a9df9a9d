"""The place of a database: the path of a file, or the address of a PostgreSQL server."""

import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote

SCHEMES = "postgresql://", "postgres://"

# Texts like `host=... password=...`, a quoted address, or an address that lacks a slash may hold a password.
_MEANT_AS_ADDRESS = re.compile(r"[=@'\"]|://|^postgres(?:ql)?:", re.IGNORECASE)
_HOST = r"(?:\[[^\]]*\]|[^\[\]:,/?@]*)(?::[0-9]*)?"
# The name and the password end at the first @, as in libpq.
_ADDRESS = re.compile(
    rf"postgres(?:ql)?://(?:[^@/]*@)?(?P<hosts>{_HOST}(?:,{_HOST})*)(?:/(?P<name>[^/?@]*))?(?:\?(?P<more>.*))?",
    re.DOTALL,
)
_PAIR = r"[a-z_]+=@?[^&=@]*"
_MORE = re.compile(rf"{_PAIR}(?:&{_PAIR})*")
_BARE_PERCENT = re.compile(r"%(?![0-9a-fA-F]{2})")
_PORT = re.compile(r":([0-9]+)(?=,|$)")


class WrongPlaceError(ValueError):
    """A text that names no place for a database. The message doesn't quote it: it may hold a password."""


class _Parts(NamedTuple):
    hosts: str
    name: str


def place_of(text: str) -> Path | str:
    """Return the address of a server unchanged, or the path of a file. Raises `WrongPlaceError`.

    A text that looks like an address never counts as a file, because we log the names of files.
    """
    if text.startswith(SCHEMES):
        _parts(text)
        return text
    if _MEANT_AS_ADDRESS.search(text):
        raise WrongPlaceError(
            "it has to be the path of a file without = @ \" ' in it, or an address that begins with"
            " postgresql://; no other server and no other form of address is known"
        )
    return Path(text)


def named(place: Path | str) -> str:
    """Return the place of a database for a log, without an address's password."""
    if isinstance(place, Path):
        return str(place)
    try:
        parts = _parts(place)
    except WrongPlaceError:
        return "a server of PostgreSQL"
    return f"postgresql://{parts.hosts}/{parts.name}"


def _parts(address: str) -> _Parts:
    """Split an address. Raises `WrongPlaceError`."""
    found = _ADDRESS.fullmatch(address)
    more = found["more"] if found else None
    if found is None or _BARE_PERCENT.search(address) or (more and not _MORE.fullmatch(more)):
        raise WrongPlaceError(
            "the address can't be read: it has to be postgresql://user:password@host:port/name, and a"
            " password is written with %2F for /, %40 for @, %3F for ?, %23 for #, %5B for [ and %25 for %"
        )
    query = dict(each.split("=", 1) for each in more.split("&")) if more else {}
    hosts = found["hosts"] or unquote(query.get("host", ""))
    if "port" in query:
        hosts += f":{unquote(query['port'])}"
    if not all(0 < int(port) < 2**16 for port in _PORT.findall(hosts)):
        raise WrongPlaceError("the address can't be used: a port is a number from 1 to 65535")
    return _Parts(hosts, unquote(found["name"] or query.get("dbname", "")))
