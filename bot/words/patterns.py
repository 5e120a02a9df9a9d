"""Compile Fluent patterns to plain functions, because Fluent itself walks a tree for each sentence.

Nearly all patterns consist of texts, arguments, and choices by an argument. Anything else raises
`UnusualError`, and Fluent formats it.

A pattern can ask for a grammatical case: `{ NAME($card, case: "acc") }`. The message of the card's name lists
its forms as attributes:

    district-smithy = Kuźnia
        .acc = Kuźnię
        .gender = feminine

A form that isn't listed equals the nominative. So English has no forms except those of "you".

A pattern can choose a word by whether its reader acts: `{ YOU($you, "bierzesz", "bierze") }`.

A pattern can name a slash command: `{ COMMAND("new") }`. A tap on the markup of a command puts the command
into the box for typing. Discord demands the command's id and English name in the markup, and shows it
unchanged. But the person who types sees the command's name in their own language. So a sentence in another
language than English has both names.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import cache, partial
from typing import Self, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

CASES = ("gen", "dat", "acc", "ins", "loc", "voc")  # The attributes of a message that are grammatical cases.

GENDER = "gender"  # The attribute by which a sentence may choose a variant: `{ GENDER($card) -> ... }`.

NAME_FORMS = frozenset((*CASES, GENDER))


class Inflected(str):
    """A text in the nominative that knows its other forms.

    Two such texts are equal only if their `source` is equal, because homonyms differ in other forms.
    """

    __slots__ = ("_form", "source")

    source: Hashable
    _form: Callable[[str], str | None]

    def __new__(cls, text: str, source: Hashable, form: Callable[[str], str | None]) -> Self:
        """Make a text from its nominative. `form` returns another form (`None`: the language lists none)."""
        made = super().__new__(cls, text)
        made.source = source
        made._form = form
        return made

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Inflected):
            return self.source == other.source and str.__eq__(self, other)
        return str.__eq__(self, other) if isinstance(other, str) else NotImplemented

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        """Become plain text in copies: discord.py copies what it sends, and needs no other form."""
        return str, (str(self),)

    def form(self, case: str) -> str:
        """Return the form of this case; the nominative if the language lists none."""
        found = self._form(case)
        return str(self) if found is None else found

    @property
    def gender(self) -> str:
        """The gender in the language files; `none` if they give it none."""
        return self._form(GENDER) or "none"


def form(value: str, case: str) -> str:
    """Return a form of a name. Players' names have only one."""
    return value.form(case) if isinstance(value, Inflected) else value


def gender(value: str) -> str:
    """Return the gender of a name; `none` for players' names."""
    return value.gender if isinstance(value, Inflected) else "none"


def acting(you: str, own: str, others: str) -> str:
    """Return the first word if the reader of a sentence acts, otherwise the second."""
    return own if you == "seat" else others


def changed(value: str, change: Callable[[str], str]) -> str:
    """Change a name in all its forms."""
    if not isinstance(value, Inflected):
        return change(value)
    return Inflected(change(value), value.source, partial(_changed, value, change))


def _changed(value: Inflected, change: Callable[[str], str], case: str) -> str:
    """Return one grammatical case of a text after `change`. A gender stays the same."""
    return value.gender if case == GENDER else change(value.form(case))


def join(items: Sequence[str], joiner: Callable[[Sequence[str]], str]) -> Inflected:
    """Join names into a text that has their grammatical cases; `joiner` adds commas and "and"."""
    return Inflected(joiner(items), source := tuple(items), partial(_joined, source, joiner))


def _joined(items: Sequence[str], joiner: Callable[[Sequence[str]], str], case: str) -> str | None:
    """Return a grammatical case of the list. Lists have no gender (`None`)."""
    return None if case == GENDER else joiner([form(each, case) for each in items])


ROOT_COMMAND = "citadels"  # The root command, of which all others are subcommands.

command_ids: dict[str, int] = {}  # The ids that Discord gave the commands, by name.


def know(ids: Mapping[str, int]) -> bool:
    """Replace the known ids of the commands; return whether this changed any id."""
    if ids == command_ids:
        return False
    command_ids.clear()
    command_ids.update(ids)
    return True


def command_keys(path: str) -> tuple[str, ...]:
    """Return the keys of the words that a person types for a command: root, group and subcommand."""
    group, _, name = path.partition(" ")
    return (f"slash-{ROOT_COMMAND}", f"slash-{group}", *([f"slash-{group}.{name}"] if name else []))


def command(path: str, name_of: Callable[[str], str]) -> str:
    """Name a command in a sentence. If its id is known, people can tap it; `name_of` returns a key's text."""
    english, shown = f"{ROOT_COMMAND} {path}", " ".join(map(name_of, command_keys(path)))
    if ROOT_COMMAND not in command_ids:
        return f"/{shown}"
    markup = f"</{english}:{command_ids[ROOT_COMMAND]}>"
    return markup if shown == english else f"/{shown} ({markup})"


Say: TypeAlias = Callable[[Mapping[str, object]], str]
"""Formats a pattern with these arguments. Raises `UnusualError`."""

Plural: TypeAlias = Callable[[int], str]  # Returns the plural form of a number in a language.

Refer: TypeAlias = Callable[[str], Say]
"""Returns the function for the message or attribute of a key. Raises `UnusualError`."""

FUNCTIONS: Mapping[str, Callable[..., str]] = {"NAME": form, "GENDER": gender, "YOU": acting}
"""The functions that language files may call. `COMMAND` isn't here, because it depends on the language."""

PATTERN_LETTERS = 500  # The most letters in an argument. Fluent formats longer ones, and refuses some.

PLAIN_NUMBERS = range(1000)  # The numbers that all languages write alike.

PLURALS = {"zero", "one", "two", "few", "many", "other"}  # The plural forms that a language may have.


class UnusualError(Exception):
    """This pattern or argument isn't simple: let Fluent format it."""


@cache
def plurals(locale: str) -> Plural:
    """Return the plural rule of a language. It takes a megabyte, so load it with the first number."""

    @cache
    def plural(count: int) -> str:
        bundle, form = _rule(locale)
        return str(bundle.format_pattern(form, {"count": count})[0])

    return plural


@cache
def _rule(locale: str) -> tuple[FluentBundle, Pattern]:
    """Return a pattern that names the plural form of a number, with its bundle."""
    bundle = FluentBundle([locale])
    forms = "".join(f"\n [{each}] {each}" for each in sorted(PLURALS - {"other"}))
    bundle.add_resource(FluentResource(f"form = {{ $count ->{forms}\n *[other] other\n }}\n"))
    pattern = bundle.get_message("form").value
    assert pattern is not None
    return bundle, pattern


def _nothing(_key: str) -> Say:
    raise UnusualError


def compiled(node: object, plural: Plural, refer: Refer = _nothing) -> Say:
    """Return the function that formats a pattern or a part of one. Raises `UnusualError` for any other."""
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
    match node.selector:
        case ast.VariableReference(id=argument):
            keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
            if len(keys) == len(node.variants) and not keys <= PLURALS:
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
        value = arguments.get(name)
        if isinstance(value, str) and len(value) <= PATTERN_LETTERS:
            return value
        if type(value) is int and value in PLAIN_NUMBERS:
            return str(value)
        raise UnusualError

    return say


def _called(node: ast.FunctionReference, refer: Refer) -> Say:
    match node.id.name, node.arguments.positional, node.arguments.named:
        case "NAME", [ast.VariableReference() as name], [ast.NamedArgument() as case]:
            argument, wanted = _name(name.id.name), str(case.value.parse()["value"])
            return lambda arguments: form(argument(arguments), wanted)
        case "GENDER", [ast.VariableReference() as name], []:
            argument = _name(name.id.name)
            return lambda arguments: gender(argument(arguments))
        case "YOU", [ast.VariableReference() as you, *words], []:
            own, others = _literals(words)
            return lambda arguments: acting(str(arguments.get(you.id.name)), own, others)
        case "COMMAND", [ast.StringLiteral() as literal], []:
            path = literal.parse()["value"]
            names = {key: refer(key) for key in command_keys(path)}
            return lambda _: command(path, lambda key: names[key]({}))
        case _:
            raise UnusualError


def _literals(nodes: Sequence[object]) -> list[str]:
    return [str(each.parse()["value"]) for each in nodes if isinstance(each, ast.StringLiteral)]


def _name(name: str) -> Say:
    """Return a function that reads an argument with its forms. Raises `UnusualError` if it isn't a text."""

    def read(arguments: Mapping[str, object]) -> str:
        value = arguments.get(name)
        if isinstance(value, str) and len(value) <= PATTERN_LETTERS:
            return value
        raise UnusualError

    return read


def _variants(
    variants: Sequence[ast.Variant], plural: Plural, refer: Refer
) -> tuple[dict[str | float, Say], Say]:
    """Return the functions of the variants by key (for equal keys, the first), and of the default variant."""
    found: dict[str | float, Say] = {}
    default: Say | None = None
    for variant in variants:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else float(variant.key.value)
        said = compiled(variant.value, plural, refer)
        found.setdefault(key, said)
        if variant.default:
            default = said
    if default is None:
        raise UnusualError
    return found, default


def _selection(chosen: Say, variants: Sequence[ast.Variant], plural: Plural, refer: Refer) -> Say:
    named, otherwise = _variants(variants, plural, refer)

    def say(arguments: Mapping[str, object]) -> str:
        return named.get(chosen(arguments), otherwise)(arguments)

    return say


def _count(name: str, variants: Sequence[ast.Variant], plural: Plural, refer: Refer) -> Say:
    """Return the function that chooses the first variant for a number or its plural form."""
    cases, otherwise = _variants(variants, plural, refer)

    def say(arguments: Mapping[str, object]) -> str:
        value = arguments.get(name)
        if type(value) is not int or value not in PLAIN_NUMBERS:
            raise UnusualError
        form = plural(value)
        return next((said for key, said in cases.items() if key in (value, form)), otherwise)(arguments)

    return say
