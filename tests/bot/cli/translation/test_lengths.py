"""Texts that are too long, and commands that can't be typed."""

import pytest

from bot.cli.translation.text_checks import wrong_lengths
from tests.bot.cli.translation.conftest import Pair

CHOICE = "{ $x ->\n        [a] ААА\n       *[b] Б\n    }"


@pytest.mark.parametrize(
    ("text", "details"),
    [
        ("button-go = " + "Д" * 40, []),
        ("button-go = " + "Д" * 41, ["41 letters of 40"]),
        ("option-a = А\n    .description = " + "Д" * 97 + CHOICE, []),
        ("option-a = А\n    .description = " + "Д" * 98 + CHOICE, ["101 letters of 100"]),
        (
            "district-a = Дуже довга назва",
            ["pictures have room for 14 letters, and it has 16: add .short below it"],
        ),
        ("district-a = Дуже довга назва\n    .short = Назва", []),
        ("slash-new = нова", []),
        ("slash-new = Нова", ["small letters and digits, no spaces, at most 32"]),
        ("slash-new = нова гра", ["small letters and digits, no spaces, at most 32"]),
        ("slash-new = гра\nslash-log = лог\n    .game = гра", []),
        ("slash-new = гра\nslash-log = гра", ["another one is called гра, too"] * 2),
    ],
)
def test_a_text_that_does_not_fit_is_found(pair: Pair, text: str, details: list[str]) -> None:
    _, other = pair("", text + "\n")
    assert [each.detail for each in wrong_lengths(other)] == details
