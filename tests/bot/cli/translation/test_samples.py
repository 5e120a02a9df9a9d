"""The samples of all languages: thirty sentences in each, and the page with them is up to date."""

from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.translation.samples import _OTHERS, EVENTS, READER, samples
from bot.screens.wording import Wording
from bot.words.language import DEFAULT, Language, locales

PAGE = Path(__file__).parents[4] / "docs" / "language-samples.md"


def test_the_page_is_what_the_command_writes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "samples"]) == 0
    assert capsys.readouterr().out == PAGE.read_text(encoding="utf-8")


def test_each_language_has_the_same_thirty_sentences() -> None:
    assert len(EVENTS) == 30
    lines = samples().splitlines()
    numbered = [line for line in lines if line.startswith("| ") and line.split()[1].isdigit()]
    assert len(numbered) == 30 * (len(locales()) - 1)
    assert [line.removeprefix("## ") for line in lines if line.startswith("## ")] == [
        each for each in locales() if each != DEFAULT
    ]


@pytest.mark.parametrize("number", range(len(EVENTS)))
def test_each_sample_has_a_sentence_of_its_own(number: int) -> None:
    wording = Wording(Language(), _OTHERS, READER)
    assert wording.say.has(f"event-{EVENTS[number].kind}")
    assert wording.event(EVENTS[number]) not in {"", *(wording.event(each) for each in EVENTS[:number])}
