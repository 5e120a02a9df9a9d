"""Commands in sentences: they can be tapped, and lead to what there is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import patterns, sources
from bot.words.language import DEFAULT, Language, know_commands, locales
from bot.words.patterns import ROOT, command
from tests.bot.words.test_locales import ENGLISH

FILES = sorted(ENGLISH.parent.rglob("*.ftl"))
TYPED = re.compile(rf"^[^#\n]*/{ROOT} \w", re.MULTILINE)


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Discord has not told the ids of the commands yet; the known ids are back at the end."""
    before = dict(patterns._ids)  # pyright: ignore[reportPrivateUsage]
    know_commands({})
    yield
    know_commands(before)


def _command(path: str) -> str:
    """Name a command in English."""
    return command(path, Language(DEFAULT))


def test_a_command_is_to_be_typed_until_discord_says_its_id() -> None:
    say = Language(DEFAULT)
    assert say("listed-none").startswith(f"Nothing is open here. /{ROOT} new opens")
    know_commands({"other": 3, ROOT: 7})
    assert say("listed-none").startswith(f"Nothing is open here. </{ROOT} new:7> opens")
    assert _command("privacy delete") == f"</{ROOT} privacy delete:7>"
    know_commands({ROOT: 8})
    assert f"</{ROOT} new:8>" in say("listed-none")
    know_commands({"other": 3})
    assert f" /{ROOT} new opens" in say("listed-none")


@pytest.mark.parametrize("locale", [each for each in locales() if each != DEFAULT])
def test_a_command_is_named_as_the_discord_of_its_reader_shows_it(locale: str) -> None:
    """Discord takes a tap on the English name alone, so both stand there once it can be tapped."""
    say = Language(locale)
    shown = f"/{say('slash-citadels')} {say('slash-new')}"
    assert shown != f"/{ROOT} new"
    assert shown in say("listed-none")
    assert "</" not in say("listed-none")
    deletion = f"/{say('slash-citadels')} {say('slash-privacy')} {say('slash-privacy.delete')}"
    assert say("error-privacy-changed").endswith(deletion)
    know_commands({ROOT: 7})
    assert f"{shown} (</{ROOT} new:7>)" in say("listed-none")
    assert f"{deletion} (</{ROOT} privacy delete:7>)" in say("error-privacy-changed")


@pytest.mark.parametrize("locale", locales())
def test_fluent_names_a_command_as_the_compiled_text_does(locale: str) -> None:
    """Fluent formats texts that are too unusual to be compiled."""
    bundle = sources.bundle(locale, DEFAULT, "listed-none")
    pattern = bundle.get_message("listed-none").value
    assert pattern is not None
    for ids in ({}, {ROOT: 7}):
        know_commands(ids)
        assert bundle.format_pattern(pattern, {}) == (Language(locale)("listed-none"), [])


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_no_sentence_has_a_command_that_cannot_be_tapped(file: Path) -> None:
    assert not TYPED.findall(file.read_text(encoding="utf-8"))
