"""The limits of a message, and texts that give way to each other."""

from typing import Any

import pytest
from discord.ui import LayoutView, TextDisplay

from bot.screens.limits import block, clip, fit, length, newest
from tests.limits import check, check_payload

Payload = dict[str, Any]


def text(content: str) -> Payload:
    return {"type": 10, "content": content}


def row(*components: Payload) -> Payload:
    return {"type": 1, "components": list(components)}


def button(label: str = "x", custom_id: str = "b") -> Payload:
    return {"type": 2, "label": label, "custom_id": custom_id}


def option(label: str = "a", value: str = "a", **more: Any) -> Payload:
    return {"label": label, "value": value, **more}


def select(*options: Payload, **more: Any) -> Payload:
    return {"type": 3, "custom_id": "s", "options": list(options), **more}


def entities(kind: int, **more: Any) -> Payload:
    return {"type": kind, "custom_id": "e", **more}


def options(count: int) -> list[Payload]:
    return [option(f"label {number}", str(number)) for number in range(count)]


@pytest.mark.parametrize(
    ("component", "problem"),
    [
        (button(), "2 at the top"),
        (text("x" * 4001), "4001 characters of text"),
        (text("  "), "an empty text"),
        ({"type": 17, "components": []}, "an empty container"),
        ({"type": 9, "components": [text("x")] * 4, "accessory": button()}, "a section"),
        ({"type": 12, "items": []}, "0 pictures"),
        ({"type": 12, "items": [{"description": "x" * 1025}]}, "description of 1025"),
        (row(), "a row of 0"),
        (row(*(button(custom_id=str(number)) for number in range(6))), "a row of 6"),
        (row(button(), select(option())), "a row of 2"),
        (row(select(*(option("Д" * 100, f"{n} " + "Д" * 80) for n in range(23)))), "bytes"),
        (row(button("x" * 81)), "button label of 81"),
        (row(button("")), "button label of 0"),
        (row(button(custom_id="b" * 101)), "custom_id of 101"),
        (row(button(), button()), "custom_id 'b' twice"),
        (row(select(*options(26))), "26 options"),
        (row(select()), "0 options"),
        (row(select(*options(2), max_values=3)), "1 to 3 of 2"),
        (row(select(*options(2), min_values=2, max_values=1)), "2 to 1 of 2"),
        (row(select(*options(2), min_values=0, max_values=0)), "0 to 0 of 2"),
        (row(select(*options(2), placeholder="x" * 151)), "placeholder of 151"),
        (row(select(option("x" * 101))), "option label of 101"),
        (row(select(option(""))), "option label of 0"),
        (row(select(option(value="x" * 101))), "option value of 101"),
        (row(select(option(description="x" * 101))), "option description of 101"),
        (row(select(option(), option())), "an option twice"),
        (row(entities(5), entities(6)), "a row of 2"),
        (row(entities(6, max_values=26)), "1 to 26 entities"),
        (row(entities(8, min_values=2)), "2 to 1 entities"),
        (row(entities(8, placeholder="x" * 151)), "placeholder of 151"),
        (row(entities(8, default_values=[{"id": "1"}, {"id": "2"}])), "2 chosen of 1"),
        (row(select(option(default=True), option(value="b", default=True))), "more chosen"),
    ],
)
def test_a_broken_limit_is_noticed(component: Payload, problem: str) -> None:
    assert any(problem in each for each in check_payload([component]))


def test_texts_are_measured_together_and_strictly() -> None:
    assert check_payload([text("x" * 2000), text("\U0001f3f0" * 1000)]) == []
    assert check_payload([text("x" * 2000), text("\U0001f3f0" * 1001)]) == ["4002 characters of text"]


def test_nested_components_count() -> None:
    container: Payload = {"type": 17, "components": [text("x")] * 39}
    assert check_payload([container]) == []
    section: Payload = {"type": 9, "components": [text("x")], "accessory": button()}
    assert check_payload([{"type": 17, "components": [*[text("x")] * 37, section]}]) == ["41 components"]


def test_the_largest_that_is_allowed_is_good() -> None:
    longest = option("x" * 100, "x" * 100, description="x" * 100)
    components = [
        text("x" * 4000),
        row(*(button("x" * 80, f"{number}" * 100) for number in range(5))),
        row(select(*options(25), max_values=25, min_values=0, placeholder="x" * 150)),
        row({**select(longest), "custom_id": "t"}),
        row(entities(8, max_values=25, min_values=0, default_values=[{"id": "1"}] * 25)),
    ]
    assert check_payload(components) == []


def test_a_view_is_measured_as_it_is_sent() -> None:
    view = LayoutView(timeout=None)
    view.add_item(TextDisplay("x" * 4001))
    assert check(view) == ["4001 characters of text"]


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


def test_news_give_up_their_oldest_lines() -> None:
    news = newest("News", ["one", "", "two", "three"], most=2, weight=1)
    assert [news.text(number) for number in range(len(news.versions))] == [
        "News\ntwo\nthree",
        "News\nthree",
        "",
    ]


def test_no_news_are_no_text() -> None:
    assert newest("News", [], most=5, weight=1).versions == ("",)


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
