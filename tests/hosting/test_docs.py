"""The pages for hosts are true: settings, metrics, messages, commands."""

import argparse
import re
import shlex
import subprocess
import textwrap
from pathlib import Path

import pytest

from bot.cli import COMMAND_LINE
from bot.settings import Settings
from storage.database.migrator import migrations
from tests.hosting.docs import blocks
from tests.hosting.docs import page as page_of
from tests.hosting.exported import exported
from tests.hosting.files import ROOT, shown

README = (ROOT / "README.md").read_text(encoding="utf-8")


def rows(text: str, head: str) -> dict[str, list[str]]:
    """Return the rows of the tables with this heading, by their first cells."""
    tables = [each.partition("\n\n")[0].splitlines()[2:] for each in text.split(f"\n| {head}")[1:]]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for table in tables for line in table]
    return {first: rest for first, *rest in cells}


NAMES = "hosting", "backups", "errors", "health", "requests", "scaling", "other-ways", "going-public"
PAGES = ("README.md", "docs/monitoring/README.md", *(f"docs/{name}.md" for name in NAMES))
NO_COMMANDS = re.compile(
    r"https://|\{|[\d-]{10} |The games in|\w+ = |hostssl |(?:DISCORD|CITADELS)_\w+=", re.MULTILINE
)
"""The beginning of a block without commands: an address, a line of a log, or settings."""


def test_every_setting_is_told_with_its_default():
    told = rows(page_of("hosting"), "variable")
    assert len(told) == len(Settings.model_fields)
    for name, field in Settings.model_fields.items():
        variable = name.upper() if name.startswith("discord_") else f"CITADELS_{name.upper()}"
        default = shown(field.default) and f"`{shown(field.default)}`"
        assert told[f"`{variable}`"][0] == default


async def test_every_metric_is_told_with_its_labels(tmp_path: Path):
    told = {name.strip("`").partition("{")[0]: name for name in rows(page_of("health"), "metric")}
    known = {
        re.sub("_(count|sum|bucket)$", "", name): labels - {"le"}
        for name, labels in (await exported(tmp_path)).items()
        if name.startswith("citadels")
    }
    assert told.keys() == known.keys() | {"process_*"}
    for name, labels in known.items():
        assert set(re.findall(r"\w+", told[name].partition("{")[2])) == labels, name


def commands() -> list[str]:
    """Return every command of the bot that any page has."""
    texts = [(ROOT / page).read_text(encoding="utf-8").replace("\n--", " --") for page in PAGES]
    named = re.findall(r"python -m bot ([a-z]+[^`\n|;&<>\"]*)", "".join(texts))
    short = [
        line
        for block in blocks("With systemd") + blocks("Making a copy", "backups")
        for line in block.splitlines()
    ]
    return sorted(
        {*named, *(line.removeprefix("citadels ") for line in short if line.startswith("citadels "))}
    )


def test_commands_are_told():
    assert {words.split()[0] for words in commands()} >= {
        "health",
        "check",
        "backup",
        "migrate",
        "move",
        "record",
    }


@pytest.mark.parametrize("line", commands())
def test_every_command_that_is_told_is_understood(line: str):
    name, *words = shlex.split(line)
    assert name in COMMAND_LINE.commands
    parser = argparse.ArgumentParser(exit_on_error=False)
    COMMAND_LINE.load(name).add_arguments(parser)
    parser.parse_args(words)


@pytest.mark.parametrize("page", PAGES)
def test_a_shell_can_read_every_block_of_commands(page: str):
    text = (ROOT / page).read_text(encoding="utf-8")
    for language, block in re.findall(r"^ *```(\w*)\n(.*?)^ *```$", text, re.MULTILINE | re.DOTALL):
        script = textwrap.dedent(block)
        if not language and not NO_COMMANDS.match(script):
            read = subprocess.run(["sh", "-n", "-c", script], capture_output=True, text=True, check=False)
            assert (read.returncode, read.stderr) == (0, ""), script
            for line in re.findall(r"^docker compose .*", script, re.MULTILINE):
                files = re.findall(r"--file (\S+)", line)
                assert all((ROOT / file).is_file() for file in files), line


@pytest.mark.parametrize("page", PAGES)
def test_no_page_starts_the_containers_of_the_last_release(page: str):
    """`docker compose start` ignores a changed `IMAGE`, and finds nothing on a new machine."""
    assert not re.search(r"docker compose [^`\n]*\bstart\b", (ROOT / page).read_text(encoding="utf-8"))


OF_SQLITE = {"file is not a database", "database disk image is malformed"}
OF_LIBRARIES = {
    "invalid URI query parameter",
    "We are being rate limited",
    "Can't keep up, shard ID 0 websocket is 41.3s behind",
}


def test_every_message_that_is_explained_is_one_of_ours():
    code = "\n".join(
        file.read_text(encoding="utf-8")
        for folder in ("bot", "storage")
        for file in (ROOT / folder).rglob("*.py")
    )
    for cell in rows(page_of("errors"), "it says"):
        for message in re.findall(r"`([^`]+)`", cell):
            for part in message.split(": ") if message not in OF_SQLITE | OF_LIBRARIES else ():
                words = re.sub(r"\\\.\\\.\\\.|\d+", r"[^\\n]+", re.escape(part))
                assert re.search(words, code), message


def test_the_sample_of_the_log_is_of_the_newest_version_of_the_changelog():
    # `bot.release` names that release only after `make release`.
    newest = re.search(r"^## (\S+) \(", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    (sample,) = [block for block in blocks("Logs", "health") if "bot.cli.run" in block]
    assert newest is not None
    assert f"Release {newest[1]} (" in sample
    assert f", schema {migrations()[-1].number}\n" in sample


def test_no_recipe_keeps_a_copy_for_longer_than_the_privacy_policy_says():
    (promised,) = re.findall(r"logs are kept for \*\*\[(\d+)\]\*\* days", page_of("privacy"))
    (lines,) = [block for block in blocks("A copy on another machine", "backups") if "forget" in block]
    _, made, forgotten = lines.splitlines()
    # The copies of all days count together, from the newest one, which is up to a day old.
    (kept,) = re.findall(r" forget --group-by host --keep-within (\d+)d --prune$", forgotten)
    assert int(kept) + 1 == int(promised)
    assert "&&" not in forgotten, "a failing backup would keep it from running"
    (sent,) = re.findall(r" --password-file \S+ backup (\S+) && curl ", made)
    assert f"mv /var/lib/citadels/copy.sqlite3 {sent} && restic" in made, "only a copy made now is sent"
    assert f"MaxRetentionSec={promised}day" in page_of("health")


def test_the_readme_leads_here():
    assert "(docs/hosting.md)" in README
