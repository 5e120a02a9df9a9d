"""`python -m tests.load.alerts`: the figures of a bot in normal use, as a case for `promtool test rules`.

People click at 20 tables with pictures, at the rate of a busy evening. The case continues that minute's
figures for hours, and no alert may fire. It writes `tests/hosting/normal.yml`.
"""

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from storage.database.sqlite.sqlite_backend import note_backup
from tests.load.runs import begin, clicks
from tests.load.sessions import games
from tests.wire.process import ROOT
from tests.wire.server import free_port

TABLES, RATE, SECONDS = 20, 5.0, 60.0
"""Tables, clicks per second, and seconds: one click per second from four tables."""

ADDED = {"job": "citadels", "instance": "a"}  # The labels that Prometheus adds to each series.

MINUTES = 240  # How long the figures continue: longer than any alert looks back.

ALERTS = ROOT / "docs" / "monitoring" / "alerts.yml"
TARGET = ROOT / "tests" / "hosting" / "normal.yml"


def case(before: Mapping[str, float], after: Mapping[str, float], used: set[str]) -> Iterator[str]:
    """Yield the lines of the case: counters keep rising at their rate, and gauges keep their larger value."""
    yield "# The figures of a bot in normal use: python -m tests.load.alerts writes this file.\n"
    yield "rule_files:\n  - ../../docs/monitoring/alerts.yml\n\nevaluation_interval: 1m\n\ntests:\n"
    yield "  - interval: 1m\n    input_series:\n"
    yield f'      - {{series: \'up{{job="citadels", instance="a"}}\', values: 1x{MINUTES}}}\n'
    for series, value in after.items():
        name = series.partition("{")[0]
        if name not in used:
            continue
        was = before.get(series, 0.0)
        minute = (value - was) * 60 / SECONDS
        start = f"0+{minute:g}" if name.endswith(("_total", "_bucket")) else f"{max(was, value):g}"
        values = f"{start}x{MINUTES}"
        yield f"      - {{series: '{series}', values: {values}}}\n"
    yield "    alert_rule_test:\n"
    for alert in re.findall(r"- alert: (\w+)", ALERTS.read_text(encoding="utf-8")):
        yield f"      - {{eval_time: {MINUTES - 1}m, alertname: {alert}}}\n"


async def scraped(port: int) -> dict[str, float]:
    """Return the value of each series, with the labels that Prometheus adds."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}/metrics") as response,
    ):
        text = await response.text()
    samples = [each for family in text_string_to_metric_families(text) for each in family.samples]
    return {_series(each.name, {**ADDED, **each.labels}): each.value for each in samples}


def _series(name: str, labels: Mapping[str, str]) -> str:
    told = ", ".join(f'{label}="{value}"' for label, value in labels.items())
    return f"{name}{{{told}}}"


async def measure(folder: Path) -> str:
    """Let people play, and return the case."""
    os.environ["CITADELS_HTTP_PORT"] = str(port := free_port())
    async with games(folder, TABLES) as session:
        assert isinstance(session.place, Path)
        note_backup(session.place)
        await begin(session, TABLES)
        before = await scraped(port)
        await clicks(session, TABLES, RATE, SECONDS)
        after = await scraped(port)
    used = set(re.findall(r"\b(?:citadels|process)_\w+", ALERTS.read_text(encoding="utf-8")))
    return "".join(case(before, after, used))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as own:
        TARGET.write_text(asyncio.run(measure(Path(own))), encoding="utf-8")
    sys.stdout.write(f"{TARGET}\n")
