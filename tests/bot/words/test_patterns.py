"""Compiled patterns say the same as Fluent."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.words.language import locales
from bot.words.patterns import FUNCTIONS, LONGEST, UnusualError, compiled, plurals
from tests.bot.words.test_locales import ENGLISH

ANYTHING = ("", "a text", "*Łódź* { }", "other", "x" * LONGEST, "x" * (LONGEST + 1), 0, 1, 2, 999, 1000, -1)
ENOUGH = 0.9
"""Of so much of what is said it isn't to be left to Fluent: else nothing is won."""


class Message(NamedTuple):
    """A pattern, with the arguments that it knows and what it compares them with."""

    key: str
    pattern: Any
    arguments: tuple[str, ...]
    compared: tuple[str, ...]


class _Names(Visitor):
    """Collects the arguments of a message, and the names of its variants."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.compared: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
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
        ("several", {"card": "yes", "name": "x" * (LONGEST + 1), "count": 1}),
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
