"""The limits of a message, and texts that shorten each other."""

import pytest

from bot.screens.limits import block, clip, fit, length


def test_clip_leaves_what_fits_and_marks_what_it_cut() -> None:
    assert clip("abcdef", 6) == "abcdef"
    assert clip("abcdefg", 6) == "abcde…"
    assert clip("ab cdefg", 4) == "ab…"
    castles = clip("\U0001f3f0" * 10, 9)
    assert castles == "\U0001f3f0" * 4 + "…"
    assert length(castles) == 9


def test_clip_never_ends_in_half_an_escape() -> None:
    assert clip("abc\\*def", 5) == "abc…"


@pytest.mark.parametrize("text", ["", "abc", "żółć", "🏰 Keep", "\ud800", "a\U0001f3f0b"])
def test_a_text_is_as_long_as_its_utf_16_units(text: str) -> None:
    assert length(text) == sum(2 if each > "\uffff" else 1 for each in text)


ROOM = 10_000


def test_a_text_that_fits_stays_whole() -> None:
    assert fit([block("long", "l"), block("other", "o")], 9, ROOM) == ["long", "other"]


def test_a_shorter_version_is_made_only_where_it_is_needed() -> None:
    made: list[str] = []

    def short() -> str:
        made.append("l")
        return "l"

    assert fit([block("long", short), block("other")], 9, ROOM) == ["long", "other"]
    assert made == []
    assert fit([block("long", short), block("other")], 6, ROOM) == ["l", "other"]
    assert made == ["l"]


def test_the_lightest_gives_way_first_and_no_more_than_needed() -> None:
    blocks = [block("aaaa", "aa", "", weight=2), block("bbbb", "bb", "", weight=1)]
    assert fit(blocks, 7, ROOM) == ["aaaa", "bb"]
    assert fit(blocks, 4, ROOM) == ["aaaa", ""]
    assert fit(blocks, 3, ROOM) == ["aa", ""]


def test_if_nothing_can_give_way_any_more_texts_are_cut() -> None:
    texts = fit([block("a" * 50), block(""), block("b" * 50)], 40, ROOM)
    assert texts == ["a" * 19 + "…", "", "b" * 19 + "…"]


def test_letters_of_two_bytes_give_way_sooner() -> None:
    blocks = [block("Дім" * 10, "дім", weight=1), block("house" * 6)]
    assert fit(blocks, 100, 200) == ["Дім" * 10, "house" * 6]
    assert fit(blocks, 100, 80) == ["дім", "house" * 6]
    cut = fit([block("Дім" * 50), block("x" * 30)], 100, 60)
    assert sum(len(text.encode()) for text in cut) <= 60
    assert all(cut)


def test_letters_of_four_bytes_count_twice() -> None:
    blocks = [block("🏰" * 10, "🏰")]
    assert fit(blocks, 20, 40) == ["🏰" * 10]
    assert fit(blocks, 19, 40) == fit(blocks, 20, 39) == ["🏰"]
