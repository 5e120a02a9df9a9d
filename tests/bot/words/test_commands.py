"""Commands in sentences: they can be tapped, and lead to what there is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import commands
from bot.words.commands import ROOT, command
from bot.words.language import DEFAULT, Language, know_commands
from tests.bot.words.test_locales import ENGLISH

FILES = sorted(ENGLISH.parent.rglob("*.ftl"))
TYPED = re.compile(rf"^[^#\n]*/{ROOT} \w", re.MULTILINE)


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Discord has not told the ids of the commands yet; the known ids are back at the end."""
    before = dict(commands._ids)  # pyright: ignore[reportPrivateUsage]
    know_commands({})
    yield
    know_commands(before)


def test_a_command_is_to_be_typed_until_discord_says_its_id() -> None:
    say = Language(DEFAULT)
    assert say("listed-none").startswith(f"Nothing is open here. /{ROOT} new opens")
    know_commands({"other": 3, ROOT: 7})
    assert say("listed-none").startswith(f"Nothing is open here. </{ROOT} new:7> opens")
    assert command("privacy delete") == f"</{ROOT} privacy delete:7>"
    know_commands({ROOT: 8})
    assert f"</{ROOT} new:8>" in say("listed-none")
    know_commands({"other": 3})
    assert f" /{ROOT} new opens" in say("listed-none")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_no_sentence_has_a_command_that_cannot_be_tapped(file: Path) -> None:
    assert not TYPED.findall(file.read_text(encoding="utf-8"))
