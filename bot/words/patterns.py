"""Patterns of Fluent made into plain functions: Fluent itself walks a tree for each sentence.

Nearly all of ours are texts, arguments, and choices by an argument, which come to the same without it.
Whatever isn't that simple is left to Fluent: `UnusualError` says so.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from fluent.syntax import ast

Say: TypeAlias = Callable[[Mapping[str, object]], str]
"""Says a pattern with these arguments. Raises `UnusualError`."""

LONGEST = 500
"""Longer texts are left to Fluent, which refuses some."""

NUMBERS = range(1000)
"""Numbers that every language writes in the same way."""


class UnusualError(Exception):
    """A pattern, or an argument, is to be left to Fluent."""


def compiled(node: object) -> Say:
    """Return what says a pattern, or a part of one. Raises `UnusualError` if it isn't simple."""
    match node:
        case ast.TextElement():
            return _constant(node.value)
        case ast.StringLiteral():
            return _constant(node.parse()["value"])
        case ast.Pattern():
            parts = [compiled(element) for element in node.elements]
            return lambda arguments: "".join([part(arguments) for part in parts])
        case ast.Placeable():
            return compiled(node.expression)
        case ast.VariableReference():
            return _argument(node.id.name)
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            return _selection(selector.id.name, node.variants)
        case _:
            raise UnusualError


def _constant(text: str) -> Say:
    return lambda _: text


def _argument(name: str) -> Say:
    def say(arguments: Mapping[str, object]) -> str:
        """Write the argument: a text as it is, a number in digits."""
        value = arguments.get(name)
        if isinstance(value, str) and len(value) <= LONGEST:
            return value
        if type(value) is int and value in NUMBERS:
            return str(value)
        raise UnusualError

    return say


def _selection(name: str, variants: Sequence[ast.Variant]) -> Say:
    """Return what chooses by a text among names. By numbers, each language chooses as its plurals want it."""
    named: dict[str, Say] = {}
    default: Say | None = None
    for variant in variants:
        if not isinstance(variant.key, ast.Identifier):
            raise UnusualError
        said = compiled(variant.value)
        named.setdefault(variant.key.name, said)
        if variant.default:
            default = said
    if default is None:
        raise UnusualError
    otherwise = default

    def say(arguments: Mapping[str, object]) -> str:
        """Say the variant that the argument names, or the default."""
        value = arguments.get(name)
        if not isinstance(value, str):
            raise UnusualError
        return named.get(value, otherwise)(arguments)

    return say
