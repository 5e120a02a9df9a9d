"""The objects in a process, counted from inside: each signal writes the counts."""

import ctypes
import gc
import json
import signal
import sys
import tracemalloc
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

_LIBRARY = ctypes.CDLL(None)

_CACHE = type(lru_cache(len))

KINDS = 400  # How many types of objects are counted, the most frequent first.


class _Allocated(ctypes.Structure):
    """The answer of `mallinfo2`: `uordblks` and `hblkhd` are the bytes that C has allocated."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
            *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
        )
    )


_LIBRARY.mallinfo2.restype = _Allocated


def write_at_signal(path: Path) -> None:
    """At each SIGUSR2, add a line of JSON to a file: bytes, blocks, and objects by type.

    With `PYTHONTRACEMALLOC` set it also has the bytes that each line of code has allocated.
    """

    def write(*_: object) -> None:
        gc.collect()
        kinds = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
        found = _LIBRARY.mallinfo2()
        line = {
            "bytes": found.uordblks + found.hblkhd,
            "blocks": sys.getallocatedblocks(),
            "kinds": dict(kinds.most_common(KINDS)),
            "places": _places(),
            "caches": dict(_caches()),
        }
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{json.dumps(line)}\n")

    signal.signal(signal.SIGUSR2, write)


def _caches() -> Iterator[tuple[str, str]]:
    """Yield each cache of a module, with its hits, misses, size and largest size."""
    for module in tuple(sys.modules.values()):
        for name, value in tuple(vars(module).items()):
            if isinstance(value, _CACHE) and value.__module__ == module.__name__:
                yield f"{module.__name__}.{name}", " ".join(map(str, value.cache_info()))


def _places() -> dict[str, int]:
    if not tracemalloc.is_tracing():
        return {}
    found = tracemalloc.take_snapshot().statistics("lineno")
    return {f"{each.traceback[0].filename}:{each.traceback[0].lineno}": each.size for each in found}
