"""Texts that give way to each other."""

from bot.screens.fit import block, fit, newest


def test_what_fits_stays_whole() -> None:
    assert fit([block("long", "l"), block("other", "o")], 9) == ["long", "other"]


def test_the_lightest_gives_way_first_and_no_more_than_needed() -> None:
    blocks = [block("aaaa", "aa", "", weight=2), block("bbbb", "bb", "", weight=1)]
    assert fit(blocks, 7) == ["aaaa", "bb"]
    assert fit(blocks, 4) == ["aaaa", ""]
    assert fit(blocks, 3) == ["aa", ""]


def test_if_nothing_can_give_way_any_more_texts_are_cut() -> None:
    texts = fit([block("a" * 50), block(""), block("b" * 50)], 40)
    assert texts == ["a" * 19 + "…", "", "b" * 19 + "…"]


def test_news_give_up_their_oldest_lines() -> None:
    news = newest("News", ["one", "", "two", "three"], most=2, weight=1)
    assert news.versions == ("News\ntwo\nthree", "News\nthree", "")


def test_no_news_are_no_text() -> None:
    assert newest("News", [], most=5, weight=1).versions == ("",)
