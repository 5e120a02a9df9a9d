"""Texts that were left in English, or are written as English ones are."""

import pytest

from bot.cli.translation.style import wrong_style
from tests.bot.cli.translation.conftest import Pair

ENGLISH = """
told = **Welcome** to Discord, the server
small = -# Small print
"""
MORE = "more = " + "Кирилиця " * 9 + "\n"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("told = **Вітаємо** в Discord", []),
        ("told = **Welcome** to Discord, the server", ["English: told (**Welcome** to Discord, the server)"]),
        (
            "told = Вітаємо на the сервері",
            ["English: told (these words: the)", "letters: told (Latin words: the)"],
        ),
        (
            "told = Bітаємо на сервері",
            ["letters: told (Latin and Cyrillic letters in one word: Bітаємо)"],
        ),
        (
            "told = Вітаємо на “сервері”",
            ['quotation marks: told (use those of the language, not “…” or "…")'],
        ),
        (
            "told = Ти прийшов(ла)",
            ["gender: told (two endings: в(ла). Word it so that the gender doesn't matter)"],
        ),
        ("character-a = Король\n    .gender = masculine", []),
        ("told = **Вітаємо", ["markup: told (a ** without its other one)"]),
        ("small = Дрібно", ["markup: small (the English text begins with '-# ')"]),
        ("small = -# Дрібно", []),
    ],
)
def test_faults_that_trip_a_native_reader_are_found(pair: Pair, text: str, found: list[str]) -> None:
    english, other = pair(ENGLISH, f"{text}\n{MORE}")
    told = [f"{each.kind}: {each.key} ({each.detail})" for each in wrong_style(english, other)]
    assert set(found) <= set(told)
    assert bool(found) == bool(told)
