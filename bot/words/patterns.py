"""Compile Fluent patterns to plain functions, because Fluent itself walks a tree for each sentence.

Nearly all patterns consist of texts, arguments, and choices by an argument. Anything else raises
`UnusualError`, and Fluent formats it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from bot.words import commands
from bot.words.inflected import form, gender

Say: TypeAlias = Callable[[Mapping[str, object]], str]
"""Says a pattern with these arguments. Raises `UnusualError`."""

Plural: TypeAlias = Callable[[int], str]
"""Returns the plural form of a number in a language."""

Refer: TypeAlias = Callable[[str], Say]
"""Returns the function that says another message, or one of its attributes. Raises `UnusualError`."""

FUNCTIONS: Mapping[str, Callable[..., str]] = {"NAME": form, "GENDER": gender}
"""The functions that the files of words may call, beside `COMMAND`, which depends on the language."""

LONGEST = 500
"""Longer texts are left to Fluent, which refuses some."""

NUMBERS = range(1000)
"""Numbers that every language writes in the same way."""

FORMS = {"zero", "one", "two", "few", "many", "other"}
"""The plural forms that a language may have."""


class UnusualError(Exception):
    """Fluent has to format this pattern or argument."""


@cache
def plurals(locale: str) -> Plural:
    """Return the plural rule of a language, which is read with the first number: it takes a megabyte."""

    @cache
    def plural(count: int) -> str:
        """Name the form. Fluent is asked once for each number."""
        bundle, form = _rule(locale)
        return str(bundle.format_pattern(form, {"count": count})[0])

    return plural


@cache
def _rule(locale: str) -> tuple[FluentBundle, Pattern]:
    """Return a pattern that names the form of a number, with its bundle."""
    bundle = FluentBundle([locale])
    forms = "".join(f"\n [{each}] {each}" for each in sorted(FORMS - {"other"}))
    bundle.add_resource(FluentResource(f"form = {{ $count ->{forms}\n *[other] other\n }}\n"))
    pattern = bundle.get_message("form").value
    assert pattern is not None
    return bundle, pattern


def _nothing(_key: str) -> Say:
    raise UnusualError


def compiled(node: object, plural: Plural, refer: Refer = _nothing) -> Say:
    """Return the function that formats a pattern, or a part of one, in a language with these plurals.

    `refer` returns the function for another message. Raises `UnusualError` if the pattern isn't simple.
    """
    match node:
        case ast.TextElement():
            return _constant(node.value)
        case ast.StringLiteral():
            return _constant(node.parse()["value"])
        case ast.Pattern():
            parts = [compiled(element, plural, refer) for element in node.elements]
            return lambda arguments: "".join([part(arguments) for part in parts])
        case ast.Placeable():
            return compiled(node.expression, plural, refer)
        case ast.MessageReference():
            return refer(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
        case ast.VariableReference():
            return _argument(node.id.name)
        case ast.FunctionReference():
            return _called(node, refer)
        case ast.SelectExpression():
            return _chosen(node, plural, refer)
        case _:
            raise UnusualError


def _chosen(node: ast.SelectExpression, plural: Plural, refer: Refer) -> Say:
    """Return the function that chooses a variant, by an argument or by the result of a function."""
    match node.selector:
        case ast.VariableReference(id=argument):
            keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            if len(keys) == len(node.variants) and not keys <= FORMS:
                return _selection(_name(argument.name), node.variants, plural, refer)
            return _count(argument.name, node.variants, plural, refer)
        case ast.FunctionReference() as function:
            return _selection(_called(function, refer), node.variants, plural, refer)
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


def _called(node: ast.FunctionReference, refer: Refer) -> Say:
    """Return the function that says a name in one of its forms, its gender, or a command."""
    match node.id.name, node.arguments.positional, node.arguments.named:
        case "NAME", [ast.VariableReference() as name], [ast.NamedArgument() as case]:
            argument, wanted = _name(name.id.name), str(case.value.parse()["value"])
            return lambda arguments: form(argument(arguments), wanted)
        case "GENDER", [ast.VariableReference() as name], []:
            argument = _name(name.id.name)
            return lambda arguments: gender(argument(arguments))
        case "COMMAND", [ast.StringLiteral() as literal], []:
            path = literal.parse()["value"]
            names = {key: refer(key) for key in commands.keys(path)}
            return lambda _: commands.command(path, lambda key: names[key]({}))
        case _:
            raise UnusualError


def _name(name: str) -> Say:
    """Return the function that reads an argument. It has to be a text, and keeps its forms."""

    def read(arguments: Mapping[str, object]) -> str:
        """Return the text."""
        value = arguments.get(name)
        if isinstance(value, str) and len(value) <= LONGEST:
            return value
        raise UnusualError

    return read


def _selection(chosen: Say, variants: Sequence[ast.Variant], plural: Plural, refer: Refer) -> Say:
    """Return the function that chooses a variant by a text."""
    named: dict[str, Say] = {}
    default: Say | None = None
    for variant in variants:
        if not isinstance(variant.key, ast.Identifier):
            raise UnusualError
        said = compiled(variant.value, plural, refer)
        named.setdefault(variant.key.name, said)
        if variant.default:
            default = said
    if default is None:
        raise UnusualError
    otherwise = default

    def say(arguments: Mapping[str, object]) -> str:
        """Say the variant that the text names, or the default."""
        return named.get(chosen(arguments), otherwise)(arguments)

    return say


def _count(name: str, variants: Sequence[ast.Variant], plural: Plural, refer: Refer) -> Say:
    """Return the function that chooses the first variant for a number or its plural form."""
    cases: list[tuple[object, Say]] = []
    default: Say | None = None
    for variant in variants:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else float(variant.key.value)
        cases.append((key, compiled(variant.value, plural, refer)))
        if variant.default:
            default = cases[-1][1]
    if default is None:
        raise UnusualError
    otherwise = default

    def say(arguments: Mapping[str, object]) -> str:
        """Say the variant of this number."""
        value = arguments.get(name)
        if type(value) is not int or value not in NUMBERS:
            raise UnusualError
        form = plural(value)
        return next((said for key, said in cases if key in (value, form)), otherwise)(arguments)

    return say
