"""The names and labels of all metrics that a bot exports."""

from pathlib import Path

from bot.client import CitadelsBot
from bot.monitoring.metrics import Metrics
from bot.settings import Settings


async def exported(folder: Path) -> dict[str, set[str]]:
    """Return the names under which Prometheus stores the metrics, each with its labels."""
    measured, bot = Metrics(), CitadelsBot(Settings(database=folder / "games.sqlite3"))
    # These metrics exist only after their first event.
    measured.handled("command", "citadels new", "done")
    measured._requested("GET gateway/bot", "200", 0.1)  # pyright: ignore[reportPrivateUsage]
    found = dict[str, set[str]]()
    async with measured.watching(bot, lambda: 0.0, lambda: {"messages": 0.0}):
        for family in measured.registry.collect():
            # A metric without values still has its name.
            found |= {each.name: set(each.labels) for each in family.samples} or {family.name: set[str]()}
    return found
