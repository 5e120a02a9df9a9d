"""Messages are parsed on demand, and refer to others in the same language, or in English."""

import gc
import tracemalloc
from collections.abc import Iterator

import pytest

from bot.words import language, sources
from bot.words.language import Language
from tests.bot.conftest import Write
from tests.languages import reload

ENGLISH = """# A comment
# of two lines.

one = One
    .part = A part
two = { one } and { three }
three = three
several =
    Two lines,

    and an empty one { $count ->
    [one] in one
   *[other] in { $count }
}
# Below a comment.
four = { $gold } gold, { two.part } or { one.part }
loop = { pool }
pool = { loop }
"""
POLISH = """
one = Jeden
two = { one } i { three }
four = { three }: { $gold } złota
"""

LEAST = 1_000_000  # Bytes. The parsed English messages would take many times more.


@pytest.fixture(autouse=True)
def forget(write: Write) -> Iterator[None]:
    """Two languages, one of them incomplete."""
    reload()
    write("en", ENGLISH)
    write("pl", POLISH)
    yield
    reload()


def test_a_file_is_cut_into_its_messages() -> None:
    found = [key for key in ("one", "one.part", "two", "five", "one.x") if sources.pattern("en", key)]
    assert found == ["one", "one.part", "two"]
    assert sources.parts("en", "one") == ("part",)
    assert sources.parts("en", "five") == ()
    assert Language()("several", count=1) == "Two lines,\n\nand an empty one in one"


def test_a_message_that_a_language_lacks_is_referred_to_in_english() -> None:
    assert Language("pl")("two") == "Jeden i three"
    assert Language("pl")("three") == "three"
    assert Language("pl")("four", gold=5) == "three: 5 złota"


def test_fluent_finds_the_same_messages_for_what_is_unusual() -> None:
    assert Language("pl")("four", gold=12345) == "three: 12\u00a0345 złota"
    assert Language("pl")("four", gold=5) == "three: 5 złota"


def test_messages_that_refer_to_each_other_do_not_fail(caplog: pytest.LogCaptureFixture) -> None:
    assert isinstance(Language()("loop"), str)
    assert "loop" in caplog.text


def test_a_language_that_nobody_reads_takes_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    reload()
    gc.collect()
    tracemalloc.start()
    try:
        for locale in language.locales():
            Language(locale)("button-play")
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken < LEAST * len(language.locales())
