"""Patterns return what Fluent returns. Names have cases, and commands can be tapped."""

import copy
import random
import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words import patterns, sources
from bot.words.language import DEFAULT_LOCALE, Language, know_commands, locales
from bot.words.patterns import (
    FUNCTIONS,
    PATTERN_LETTERS,
    ROOT_COMMAND,
    Inflected,
    UnusualError,
    command,
    compiled,
    form,
    gender,
    join,
    plurals,
)
from tests.bot.conftest import Write
from tests.bot.words.test_locales import ENGLISH
from tests.languages import reload

ANYTHING = (
    "",
    "a text",
    "*Łódź* { }",
    "other",
    "x" * PATTERN_LETTERS,
    "x" * (PATTERN_LETTERS + 1),
    0,
    1,
    2,
    999,
    1000,
    -1,
)

ENOUGH = 0.9  # At least this share of the texts must not need Fluent; otherwise patterns gain nothing.


class Message(NamedTuple):
    """A pattern, with its known arguments, and the values that it compares them with."""

    key: str
    pattern: Any
    arguments: tuple[str, ...]
    compared: tuple[str, ...]


class _Names(Visitor):
    """Collects the arguments of a message, and the names of its variants."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.compared: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:
        if isinstance(node.key, ast.Identifier):
            self.compared.add(node.key.name)
        self.generic_visit(node)


def _messages(bundle: FluentBundle, text: str) -> Iterator[Message]:
    bundle.add_resource(FluentResource(text))
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            names = _Names()
            names.visit(entry)
            message = bundle.get_message(entry.id.name)
            for part, pattern in {"": message.value, **message.attributes}.items():
                if pattern is not None:
                    yield Message(
                        f"{entry.id.name}.{part}", pattern, (*sorted(names.arguments),), (*names.compared,)
                    )


@pytest.mark.parametrize("locale", locales())
def test_everything_is_said_as_fluent_says_it(locale: str) -> None:
    bundle = FluentBundle([locale], use_isolating=False, functions=cast("Any", dict(FUNCTIONS)))
    rng = random.Random(1)
    said = simple = 0
    for path in sorted((ENGLISH.parent / locale).glob("*.ftl")):
        for message in _messages(bundle, path.read_text(encoding="utf-8")):
            said += 1
            try:
                say = compiled(message.pattern, plurals(locale))
            except UnusualError:
                continue
            simple += 1
            for _ in range(4):
                arguments = {name: rng.choice((*message.compared, *ANYTHING)) for name in message.arguments}
                try:
                    text = say(arguments)
                except UnusualError:
                    continue
                assert (text, []) == bundle.format_pattern(message.pattern, arguments), message.key
    assert simple > ENOUGH * said


CASES = """
several = { $card ->
    [yes] yes, { $name } has { $count }
   *[other] { "{" }{ $name }
    [no] no
}
plural = { $count ->
    [one] one
   *[other] many
}
counted = { $count ->
    [0] none
    [2] a pair
   *[other] { $count }
}
mixed = { $count ->
    [0] none
    [one] one
   *[other] many
}
first = { $count ->
   *[other] many
    [2] a pair
}
inner = { several }
"""


@pytest.mark.parametrize(
    ("key", "arguments"),
    [
        ("several", {"card": "yes", "name": "x", "count": 3}),
        ("several", {"card": "no"}),
        ("several", {"card": "any", "name": "x"}),
        ("counted", {"count": 0}),
        ("counted", {"count": 1}),
        ("counted", {"count": 2}),
        ("plural", {"count": 1}),
        ("mixed", {"count": 1}),
        ("mixed", {"count": 21}),
        ("first", {"count": 2}),
    ],
)
def test_a_choice_takes_what_is_named_or_the_default(key: str, arguments: dict[str, Any]) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(CASES))
    pattern: Any = bundle.get_message(key).value
    assert (compiled(pattern, plurals("en"))(arguments), []) == bundle.format_pattern(pattern, arguments)


@pytest.mark.parametrize(
    ("key", "arguments"),
    [
        ("counted", {"count": "other"}),
        ("counted", {"count": 1000}),
        ("counted", {"count": True}),
        ("inner", {"card": "no"}),
        ("several", {"card": 1, "name": "x"}),
        ("several", {"card": "yes", "count": 3}),
        ("several", {"card": "yes", "name": "x", "count": 1000}),
        ("several", {"card": "yes", "name": "x", "count": True}),
        ("several", {"card": "yes", "name": "x" * (PATTERN_LETTERS + 1), "count": 1}),
    ],
)
def test_an_unusual_pattern_is_left_to_fluent(key: str, arguments: dict[str, Any]) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(CASES))
    pattern: Any = bundle.get_message(key).value
    with pytest.raises(UnusualError):
        compiled(pattern, plurals("en"))(arguments)


@pytest.mark.parametrize(("locale", "forms"), [("en", "other one other"), ("pl", "many one few")])
def test_plurals_are_those_of_the_language(locale: str, forms: str) -> None:
    assert " ".join(map(plurals(locale), range(3))) == forms


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
    reload()
    write("en", 'only-english = You\n    .acc = you\nto-you = to { NAME($name, case: "acc") }')
    write("pl", POLISH)
    yield Language("pl")
    reload()


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
    """Sending copies each value."""
    name = Language("uk")("district-tavern")
    assert isinstance(name, Inflected)
    sent = copy.deepcopy({"label": name})
    assert sent == {"label": str(name)}
    assert type(sent["label"]) is str


FILES = sorted(ENGLISH.parent.rglob("*.ftl"))
TYPED = re.compile(rf"^[^#\n]*/{ROOT_COMMAND} \w", re.MULTILINE)


@pytest.fixture(autouse=True)
def nothing_known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let Discord's ids of the commands be unknown; restore the known ids at the end."""
    before = dict(patterns.command_ids)
    know_commands({})
    yield
    know_commands(before)


def _command(path: str) -> str:
    """Name a command in English."""
    return command(path, Language(DEFAULT_LOCALE))


def test_a_command_is_to_be_typed_until_discord_says_its_id() -> None:
    say = Language(DEFAULT_LOCALE)
    typed = say("listed-none")
    assert typed.count(f" /{ROOT_COMMAND} new ") == 1
    know_commands({"other": 3, ROOT_COMMAND: 7})
    assert say("listed-none") == typed.replace(f"/{ROOT_COMMAND} new", f"</{ROOT_COMMAND} new:7>")
    assert _command("privacy delete") == f"</{ROOT_COMMAND} privacy delete:7>"
    know_commands({ROOT_COMMAND: 8})
    assert f"</{ROOT_COMMAND} new:8>" in say("listed-none")
    know_commands({"other": 3})
    assert say("listed-none") == typed


@pytest.mark.parametrize("locale", [each for each in locales() if each != DEFAULT_LOCALE])
def test_a_command_is_named_as_the_discord_of_its_reader_shows_it(locale: str) -> None:
    """Discord accepts a tap only on the English name, so a tappable command shows both."""
    say = Language(locale)
    shown = f"/{say('slash-citadels')} {say('slash-new')}"
    assert shown != f"/{ROOT_COMMAND} new"
    assert shown in say("listed-none")
    assert "</" not in say("listed-none")
    deletion = f"/{say('slash-citadels')} {say('slash-privacy')} {say('slash-privacy.delete')}"
    assert say("error-privacy-changed").endswith(deletion)
    know_commands({ROOT_COMMAND: 7})
    assert f"{shown} (</{ROOT_COMMAND} new:7>)" in say("listed-none")
    assert f"{deletion} (</{ROOT_COMMAND} privacy delete:7>)" in say("error-privacy-changed")


@pytest.mark.parametrize("locale", locales())
def test_fluent_names_a_command_as_the_compiled_text_does(locale: str) -> None:
    """Fluent formats texts that are too unusual to be compiled."""
    bundle = sources.bundle(locale, DEFAULT_LOCALE, "listed-none")
    pattern = bundle.get_message("listed-none").value
    assert pattern is not None
    for ids in ({}, {ROOT_COMMAND: 7}):
        know_commands(ids)
        assert bundle.format_pattern(pattern, {}) == (Language(locale)("listed-none"), [])


def test_no_sentence_has_a_command_that_cannot_be_tapped() -> None:
    typed = {
        f"{file.parent.name}/{file.name}": TYPED.findall(file.read_text(encoding="utf-8")) for file in FILES
    }
    assert {name: found for name, found in typed.items() if found} == {}
