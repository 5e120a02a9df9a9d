"""Names in the case that a sentence asks for."""

import copy
from collections.abc import Callable, Iterator

import pytest

from bot.words import language
from bot.words.language import Language
from bot.words.patterns import Inflected, form, gender, join
from tests.bot.conftest import Write

POLISH = """
smithy = Kuźnia
    .gen = Kuźni
    .acc = Kuźnię
    .gender = feminine
card = { $mark } { $name }
    .acc = { $mark } { NAME($name, case: "acc") }
built = zbudowano { NAME($card, case: "acc") }
without = bez { NAME($card, case: "gen") }
seen = { GENDER($card) ->
    [feminine] widziana
   *[other] widziany
}
"""


@pytest.fixture
def polish(write: Write) -> Iterator[Language]:
    """A language with cases."""
    language.reload()
    write("en", 'only-english = You\n    .acc = you\nto-you = to { NAME($name, case: "acc") }')
    write("pl", POLISH)
    yield Language("pl")
    language.reload()


def test_a_sentence_takes_the_form_that_it_asks_for(polish: Language) -> None:
    smithy = polish("smithy")
    assert smithy == "Kuźnia"
    assert polish("built", card=smithy) == "zbudowano Kuźnię"
    assert polish("without", card=smithy) == "bez Kuźni"


def test_a_message_made_of_a_name_passes_the_case_on(polish: Language) -> None:
    card = polish("card", mark="X", name=polish("smithy"))
    assert card == "X Kuźnia"
    assert polish("built", card=card) == "zbudowano X Kuźnię"


def test_a_form_that_is_not_listed_is_the_nominative(polish: Language) -> None:
    card = polish("card", mark="X", name=polish("smithy"))
    assert polish("without", card=card) == "bez X Kuźnia"
    assert polish("without", card="Anna") == "bez Anna"


def test_a_sentence_chooses_by_gender(polish: Language) -> None:
    assert polish("seen", card=polish("smithy")) == "widziana"
    assert polish("seen", card="Anna") == "widziany"


def test_a_sentence_in_english_takes_the_english_form(polish: Language) -> None:
    assert polish("to-you", name=polish("only-english")) == "to you"


def test_equal_letters_with_other_forms_are_not_confused(polish: Language) -> None:
    assert polish("built", card="Kuźnia") == "zbudowano Kuźnia"
    assert polish("built", card=polish("smithy")) == "zbudowano Kuźnię"
    other = Inflected("Kuźnia", "another", {"acc": "Kuźnicę"}.get)
    assert polish("built", card=other) == "zbudowano Kuźnicę"
    assert other != polish("smithy")
    assert polish("smithy") == "Kuźnia"


def test_a_list_is_inflected_item_by_item(polish: Language) -> None:
    joiner: Callable[..., str] = " i ".join
    both = join([polish("smithy"), "Anna"], joiner)
    assert both == "Kuźnia i Anna"
    assert form(both, "acc") == "Kuźnię i Anna"
    assert gender(both) == "none"


def test_a_copy_is_plain_text() -> None:
    """Each sent value is copied on its way."""
    name = Language("uk")("district-tavern")
    assert isinstance(name, Inflected)
    sent = copy.deepcopy({"label": name})
    assert sent == {"label": str(name)}
    assert type(sent["label"]) is str
