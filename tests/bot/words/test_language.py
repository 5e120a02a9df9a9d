"""The language layer always returns a text, and never fails."""

import logging
from collections.abc import Iterator
from importlib import resources

import pytest

from bot.words import language
from bot.words.language import Language, words
from tests.bot.conftest import Write
from tests.languages import reload

ENGLISH = """
hello = Hello { $full-name }
    .short = Hi
count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
broken = { $missing } and { nothing-here }
only-part =
    .part = Part
empty = { "" }
"""


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    reload()
    yield
    reload()


@pytest.fixture
def english(write: Write) -> Language:
    """A language with a few sentences."""
    write("en", ENGLISH)
    return Language("en")


def test_arguments_and_attributes(english: Language) -> None:
    assert english("hello", full_name="Ann*") == "Hello Ann*"
    assert english("hello.short") == "Hi"


def test_true_and_false_are_yes_and_no(write: Write) -> None:
    write("en", "done = { $done ->\n    [yes] Done\n   *[no] Open\n}\nname = Ann\n    .acc = Anna { $own }\n")
    say = Language("en")
    assert (say("done", done=True), say("done", done=False)) == ("Done", "Open")
    assert say("name", own=True) == say("name", own="yes")


def test_the_attributes_of_a_message_are_those_of_all_its_languages(write: Write) -> None:
    write("en", "card = Card\n    .short = C\n    .gold-1 = Poor card\n")
    write("pl", "card = Karta\n    .short = K\n    .gold-2 = Bogata karta\n")
    assert Language("en").parts("card") == ("short", "gold-1")
    assert Language("pl").parts("card") == ("short", "gold-2", "gold-1")
    assert Language("pl")("card.gold-1") == "Poor card"
    assert Language("en").parts("nothing") == ()


def test_a_form_of_a_word_is_one_of_the_same_language(write: Write) -> None:
    write("en", "card = Card\n    .short = C\nthing = Thing\n    .short = T\n")
    write("pl", "card = Karta\n")
    assert Language("en").form("card", "short") == "C"
    assert Language("pl").form("card", "short") is None
    # An English sentence has English forms.
    assert Language("pl").form("thing", "short") == "T"
    assert Language("en").form("nothing", "short") is None


def test_plurals(english: Language) -> None:
    assert english("count", count=1) == "1 card"
    assert english("count", count=0) == "0 cards"
    assert english("count", count=1) == "1 card"


def test_no_isolation_marks(english: Language) -> None:
    assert "\u2068" not in english("hello", full_name="Ann")


@pytest.mark.parametrize("key", ["not-there", "hello.long", "only-part", ""])
def test_a_missing_key_is_readable_and_logged_once(
    english: Language, key: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert english(key) == words(key)
    english(key)
    assert [key in record.getMessage() for record in caplog.records] == [True]


def test_a_broken_sentence_is_shown_and_logged(english: Language, caplog: pytest.LogCaptureFixture) -> None:
    assert " and " in english("broken")
    assert caplog.records[0].levelno == logging.ERROR


def test_find_says_nothing_of_what_it_lacks(english: Language, caplog: pytest.LogCaptureFixture) -> None:
    assert english.find("not-there") is None
    assert english.find("empty") == ""
    assert not caplog.records


def test_has_tells_without_saying(english: Language, caplog: pytest.LogCaptureFixture) -> None:
    assert [english.has(key) for key in ("broken", "hello.short", "hello.long", "only-part", "x")] == [
        True,
        True,
        False,
        False,
        False,
    ]
    assert not caplog.records


def test_not_even_a_sentence_in_a_circle_fails(write: Write, caplog: pytest.LogCaptureFixture) -> None:
    write("en", "one = { two }\ntwo = { one }\n")
    assert isinstance(Language()("one"), str)
    assert "one" in caplog.text


def test_first_takes_what_there_is(english: Language, caplog: pytest.LogCaptureFixture) -> None:
    assert english.first("not-there", "hello.short") == "Hi"
    assert not caplog.records
    assert english.first("not-there", "nor-this") is None
    assert "not-there" in caplog.text


@pytest.mark.parametrize("locale", ["en", "en-GB", "en-US", "xx", "", "../en", "pt-BR"])
def test_every_locale_has_a_language(locale: str) -> None:
    assert Language(locale).locale == "en"


def test_words_that_a_language_lacks_are_taken_from_english(english: Language, write: Write) -> None:
    reload()
    write("de", "empty = leer\n")
    german = Language("de-AT")
    assert german.locale == "de"
    assert german("empty") == "leer"
    assert german("count", count=2) == english("count", count=2)


def test_invalid_fluent_is_logged_when_it_is_said(write: Write, caplog: pytest.LogCaptureFixture) -> None:
    write("en", "good = Good\nbad = { $x ->\n}\n")
    assert Language()("good") == "Good"
    assert not caplog.records
    assert Language()("bad") == "Bad"
    assert "not understood: bad in en" in caplog.text


def test_the_real_files_are_part_of_the_package() -> None:
    folder = resources.files("bot.words") / "locales" / "en"
    assert {"events.ftl", "options.ftl"} <= {file.name for file in folder.iterdir()}
    assert Language()("button-play") == "Play"


def test_ids_become_words() -> None:
    assert words("tax_collector") == "Tax collector"
    assert words("event-cast-spell.short") == "Event cast spell short"
    assert words("") == ""


def test_a_result_made_of_words_is_remembered_as_long_as_the_words() -> None:
    made: list[str] = []

    @language.remembered
    def greeting(say: Language, name: str) -> str:
        made.append(name)
        return f"{say.locale} {name}"

    assert greeting(Language("en-GB"), "Ann") == greeting(Language("en"), "Ann") == "en Ann"
    assert greeting(Language("en"), "Bob") == "en Bob"
    assert made == ["Ann", "Bob"]
    language.forget()
    greeting(Language("en"), "Ann")
    assert made == ["Ann", "Bob", "Ann"]


def test_a_language_with_words_of_its_own_shares_no_memory() -> None:
    class Other(Language):
        """Another source of texts."""

    @language.remembered
    def kind(say: Language) -> type[Language]:
        return type(say)

    assert kind(Language("en")) is Language
    assert kind(Other("en")) is Other
