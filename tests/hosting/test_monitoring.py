"""docs/monitoring/: the alerts and the dashboard use the bot's metrics, and each alert is explained."""

import json
import re
import shutil
import subprocess
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.hosting.exported import exported
from tests.hosting.files import ROOT, compose

FOLDER = ROOT / "docs" / "monitoring"
ALERTS = (FOLDER / "alerts.yml").read_text(encoding="utf-8")
README = (FOLDER / "README.md").read_text(encoding="utf-8")
DASHBOARD: dict[str, Any] = json.loads((FOLDER / "dashboard.json").read_text(encoding="utf-8"))

CASES = Path(__file__).parent / "alerts.yml"  # The input of `promtool test rules`.

NORMAL = Path(__file__).parent / "normal.yml"
"""The figures of a bot in normal use, which `python -m tests.load.alerts` writes."""

CHOSEN = "\n## How the figures were chosen\n"
"""The heading in the README below which each alert's figure is explained."""

ADDED = {"job", "instance"}  # The labels that Prometheus adds to each series.


def queries() -> Iterator[str]:
    """Yield each query of the alerts and of the dashboard."""
    for found in re.finditer(r"^ +expr: (?:\|\n((?: {10,}.*\n)+)|(.+))", ALERTS, re.MULTILINE):
        yield found[1] or found[2]
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            yield target["expr"]
    for variable in DASHBOARD["templating"]["list"][1:]:
        yield variable["query"]["query"]


def named(query: str) -> dict[str, set[str]]:
    """Return the metrics of a query, each with the labels by which it is selected."""
    found: dict[str, set[str]] = {}
    for name, selectors in re.findall(r"\b((?:citadels|process)_\w+)(\{[^}]*\})?", query):
        found.setdefault(name, set()).update(re.findall(r"(\w+)\s*[=!]", selectors))
    return found


def grouped(query: str) -> set[str]:
    return {label for labels in re.findall(r"\b(?:by|on) \(([^)]*)\)", query) for label in labels.split(", ")}


async def test_the_alerts_and_the_dashboard_ask_for_what_the_bot_measures(tmp_path: Path):
    known = await exported(tmp_path)
    found = list(queries())
    assert len(found) > 40
    for query in found:
        metrics = named(query)
        assert metrics.keys() <= known.keys(), query
        for name, labels in metrics.items():
            assert labels <= known[name] | ADDED, query
        if metrics:
            assert grouped(query) <= set().union(ADDED, *(known[name] for name in metrics)), query


async def test_the_dashboard_shows_each_metric_of_the_bot(tmp_path: Path):
    shown = " ".join(target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"])
    for name in await exported(tmp_path):
        family = re.sub("_(bucket|count|sum)$", "", name)
        assert not name.startswith("citadels") or family in shown, name


def test_each_alert_is_explained():
    alerts = re.findall(r"- alert: (\w+)", ALERTS)
    explained, _, chosen = README.partition(CHOSEN)
    told = re.findall(r"^\| `(\w+)` \|", explained, re.MULTILINE)
    assert sorted(alerts) == sorted(told)
    assert [each for each in alerts if f"`{each}`" not in chosen] == [], "how its figure was chosen"
    critical, _, warnings = explained.partition("\n## Warnings\n")
    for block in ALERTS.split("- alert: ")[1:]:
        name, severity = block.split()[0], re.findall(r"severity: (\w+)", block)
        assert severity == (["critical"] if f"`{name}`" in critical else ["warning"])
        assert f"`{name}`" in critical + warnings


def test_each_alert_is_raised_in_a_case_and_kept_silent_in_another():
    cases = CASES.read_text(encoding="utf-8")
    for alert in re.findall(r"- alert: (\w+)", ALERTS):
        assert f"alertname: {alert}}}" in cases
        assert f'alertname="{alert}"' in cases


def test_each_alert_is_kept_silent_in_normal_use():
    normal = NORMAL.read_text(encoding="utf-8")
    for alert in re.findall(r"- alert: (\w+)", ALERTS):
        assert f"alertname: {alert}}}" in normal


needs_promtool = pytest.mark.skipif(shutil.which("promtool") is None, reason="there is no promtool")


@needs_promtool
@pytest.mark.parametrize(
    "words",
    [
        ("check", "rules", str(FOLDER / "alerts.yml")),
        ("test", "rules", str(CASES)),
        ("test", "rules", str(NORMAL)),
    ],
    ids=["syntax", "cases", "normal"],
)
def test_prometheus_takes_the_alerts_and_raises_them(words: tuple[str, ...]):
    done = subprocess.run(["promtool", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@needs_promtool
def test_prometheus_takes_the_configurations_of_the_readme(tmp_path: Path):
    blocks = re.findall(r"^ *```yaml\n(.*?)^ *```$", README, re.MULTILINE | re.DOTALL)
    configurations = [textwrap.dedent(each) for each in blocks if "scrape_configs:" in each]
    (found,) = [each for each in configurations if "dns_sd_configs:" in each]
    (own,) = [each for each in blocks if each.startswith("groups:")]
    (more,) = [each for each in blocks if "prom/prometheus" in each]
    (tmp_path / "more.yaml").write_text(more, encoding="utf-8")
    bots = compose(str(tmp_path / "more.yaml"))["services"]["citadels"]
    assert "names: [citadels]" in found
    assert f"port: {bots['environment']['CITADELS_HTTP_PORT']}\n" in found
    (tmp_path / "alerts.yml").write_text(ALERTS, encoding="utf-8")
    (tmp_path / "own.yml").write_text(own, encoding="utf-8")
    assert len(configurations) == 2
    for text in configurations:
        file = tmp_path / "prometheus.yml"
        file.write_text(text, encoding="utf-8")
        done = subprocess.run(
            ["promtool", "check", "config", str(file)], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
