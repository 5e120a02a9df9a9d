"""The screens and the hard sentences of a language, for a native reader."""

from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.translation.samples import READER, SAMPLE_EVENTS, SAMPLE_PLAYERS, samples
from bot.wording.wording import Wording
from bot.words.language import DEFAULT_LOCALE, Language, locales
from engine.cards.districts import DISTRICTS


def test_the_screens_are_shown_as_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.cli.translation.samples.GAMES", 3)
    assert main(["words", "preview", "en"]) == 0
    shown = capsys.readouterr().out
    for heading in (
        "question turn",
        "question pick-character",
        "event built",
        "board",
        "end",
        "hand",
        "server",
    ):
        assert f"== {heading}\n" in shown
    assert all(f"== card {card}\n" in shown for card in DISTRICTS)
    assert "Take 2 gold" in shown
    assert "\n    " in shown, "options of menus"
    assert "event received-cards" in shown
    assert "from **you**:" not in shown, "a secret that its giver doesn't hear"
    assert "event turn-ended" not in shown, "an event without words"


def test_a_language_that_is_not_there_has_no_screens(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "preview", "xx"]) == 2
    assert capsys.readouterr().err == "no language xx\n"


PAGE = Path(__file__).parents[4] / "docs" / "language-samples.md"


def test_the_page_is_what_the_command_writes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "samples"]) == 0
    assert capsys.readouterr().out == PAGE.read_text(encoding="utf-8")


def test_each_language_has_the_same_thirty_sentences() -> None:
    assert len(SAMPLE_EVENTS) == 30
    lines = samples().splitlines()
    numbered = [line for line in lines if line.startswith("| ") and line.split()[1].isdigit()]
    assert len(numbered) == 30 * (len(locales()) - 1)
    assert [line.removeprefix("## ") for line in lines if line.startswith("## ")] == [
        each for each in locales() if each != DEFAULT_LOCALE
    ]


@pytest.mark.parametrize("number", range(len(SAMPLE_EVENTS)))
def test_each_sample_has_a_sentence_of_its_own(number: int) -> None:
    wording = Wording(Language(), SAMPLE_PLAYERS, READER)
    assert wording.say.has(f"event-{SAMPLE_EVENTS[number].kind}")
    assert wording.event(SAMPLE_EVENTS[number]) not in {
        "",
        *(wording.event(each) for each in SAMPLE_EVENTS[:number]),
    }
