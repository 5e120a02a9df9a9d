"""A profile by layer: each layer's share of the event loop's time."""

from collections import defaultdict
from pathlib import Path

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
"""The layers, by parts of the paths of their files; the first match counts."""

REST = "the standard library"


def by_layer(path: Path) -> dict[str, float]:
    """Return the share of each layer in a profile. Time in C code belongs to its caller."""
    found: defaultdict[str, float] = defaultdict(float)
    for line in path.read_text(encoding="utf-8").splitlines():
        stack, _, count = line.rpartition(" ")
        found[_layer(stack.rpartition(";")[2])] += int(count)
    whole = sum(found.values())
    return {layer: count / whole for layer, count in found.items()}


def _layer(call: str) -> str:
    return next((name for name, parts in LAYERS if any(part in call for part in parts)), REST)
