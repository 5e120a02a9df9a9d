"""A profile by layer: how much of the event loop's time is whose."""

import pstats
from collections import defaultdict
from pathlib import Path
from typing import Any, cast

LAYERS = (
    ("asyncio", ("/asyncio/", "/selectors.py")),
    ("discord.py", ("/discord/",)),
    ("aiohttp", ("/aiohttp/", "/yarl/", "/multidict/", "/aiosignal/", "/propcache/")),
    ("aiosqlite", ("/aiosqlite/", "/sqlite3/")),
    ("Fluent", ("/fluent/", "/bot/words/")),
    ("JSON", ("/json/",)),
    ("pydantic", ("/pydantic",)),
    ("bot/screens", ("/bot/screens/",)),
    ("bot/pictures", ("/bot/pictures/", "/PIL/")),
    ("bot/delivery", ("/bot/delivery/",)),
    ("bot/tables", ("/bot/tables/",)),
    ("bot/controls", ("/bot/controls/",)),
    ("bot, the rest, and cogs", ("/bot/", "/cogs/")),
    ("storage", ("/storage/",)),
    ("ai", ("/ai/",)),
    ("engine", ("/engine/",)),
)
"""What belongs together, by what stands in the path of its files; the first that fits counts."""

REST = "the standard library"
WAITING = "select.epoll"
"""Where the event loop waits: that takes no CPU."""


def by_layer(path: Path) -> dict[str, float]:
    """Return the seconds of each layer in a profile. What is written in C belongs to who called it."""
    found: defaultdict[str, float] = defaultdict(float)
    stats = cast("dict[Any, Any]", pstats.Stats(str(path)).stats)  # pyright: ignore[reportAttributeAccessIssue]
    for (file, _, name), (_, _, own, _, callers) in stats.items():
        if WAITING in name:
            continue
        if file != "~":
            found[_layer(file)] += own
            continue
        for (caller, _, _), (_, _, seconds, _) in callers.items():
            found[_layer(caller)] += seconds
    return found


def _layer(file: str) -> str:
    return next((name for name, parts in LAYERS if any(part in file for part in parts)), REST)
