"""Processes as Linux shows them: their processor time by thread, and their memory."""

import os
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def cpu(*pids: int) -> float:
    """Return the processor time of processes in seconds, with all threads and the children that ended."""
    stats = (Path(f"/proc/{pid}/stat").read_text(encoding="ascii") for pid in pids)
    fields = [stat.rpartition(")")[2].split()[11:15] for stat in stats]
    return sum(int(each) for spent in fields for each in spent) / _TICKS


def cpu_of_family(pid: int) -> float:
    """Return the same for a process with its children. A child that ends meanwhile counts with its parent."""
    found = cpu(pid)
    for child in _children(pid):
        with suppress(FileNotFoundError):
            found += cpu(child)
    return found


def _children(pid: int) -> list[int]:
    found = list[int]()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            parent = int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            found += [int(stat.parent.name)] if parent == pid else []
    return found


def written(pid: int) -> int:
    """Return how many bytes a process has written to the disk."""
    lines = Path(f"/proc/{pid}/io").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("write_bytes"))


def cpu_by_thread(*pids: int) -> dict[str, float]:
    """Return the processor seconds of each running thread, by name; threads with one name count together."""
    found: defaultdict[str, float] = defaultdict(float)
    for task in [task for pid in pids for task in Path(f"/proc/{pid}/task").iterdir()]:
        name = (task / "comm").read_text(encoding="utf-8").strip()
        found[name] += int((task / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
    return found


def memory(*pids: int) -> int:
    """Return the bytes of memory that processes use."""
    stats = (Path(f"/proc/{pid}/statm").read_text(encoding="ascii") for pid in pids)
    return sum(int(stat.split()[1]) for stat in stats) * _PAGE
