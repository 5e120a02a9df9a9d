"""A name is one line that can be seen."""

import pytest

from bot.words.names import plain


def test_a_name_is_one_visible_line() -> None:
    assert plain("  two\n\u202elines\t\u200b ") == "two lines"
    assert plain("\u3164\u200b \n") == ""
    assert len(plain("x" * 100)) == 32


@pytest.mark.parametrize(
    "name", ["\ufe0f", "\u034f\u034f", " \u0301 ", "\u17b5", "\u2800", "\u180b\u200b", "\U000e0100"]
)
def test_nothing_is_left_where_nothing_is_to_be_seen(name: str) -> None:
    assert plain(name) == ""


def test_marks_are_not_piled_up_over_the_lines_around() -> None:
    assert plain("z\u0301" + "\u0336" * 60 + "a\u0302l") == "z\u0301\u0336\u0336a\u0302l"
    assert plain("❤\ufe0f 1\ufe0f\u20e3 é e\u0301") == "❤\ufe0f 1\ufe0f\u20e3 é e\u0301"
