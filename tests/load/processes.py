"""A process as Linux shows it: its CPU by thread, and its memory."""

import os
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def cpu(pid: int) -> float:
    """Return how many seconds of CPU a process has taken, all its threads and its children's that ended."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / _TICKS


def family(pid: int) -> list[int]:
    """Return a process and its children."""
    found = [pid]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended
            parent = int(stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1])
            found += [int(stat.parent.name)] if parent == pid else []
    return found


def written(pid: int) -> int:
    """Return how many bytes a process has had written to the disk."""
    lines = Path(f"/proc/{pid}/io").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("write_bytes"))


def cpu_by_thread(pid: int) -> dict[str, float]:
    """Return the seconds of CPU of each thread that runs, by its name; those of one name together."""
    found: defaultdict[str, float] = defaultdict(float)
    for task in Path(f"/proc/{pid}/task").iterdir():
        name = (task / "comm").read_text(encoding="utf-8").strip()
        found[name] += int((task / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
    return found


def memory(pid: int) -> int:
    """Return how many bytes of memory a process has in use."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * _PAGE
