"""A name is one line that can be seen."""

from bot.words.names import plain


def test_a_name_is_one_visible_line() -> None:
    assert plain("  two\n\u202elines\t\u200b ") == "two lines"
    assert plain("\u3164\u200b \n") == ""
    assert len(plain("x" * 100)) == 32
