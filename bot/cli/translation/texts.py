"""The texts in a language's files, and their parts."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass(frozen=True, order=True, slots=True)
class TextFault:
    """A fault in a text: its kind, the text's key, details, and the text's file and line."""

    kind: str
    key: str
    detail: str = ""
    place: str = field(default="", compare=False)

    def __str__(self) -> str:
        place = f"{self.place} " if self.place else ""
        return f"{place}{self.kind}: {self.key}" + (f" ({self.detail})" if self.detail else "")


@dataclass(frozen=True, slots=True)
class VariantChoice:
    """A choice of variants: its argument, the function around the argument (or ""), the variants by key.

    A key is a word, or a number as written. `default` is the key with the asterisk.
    """

    argument: str
    function: str
    variants: dict[str, ast.Pattern]
    default: str


class Parts(Visitor):
    """The parts of a pattern.

    `placed` are the arguments that the text shows. `inflected` are pairs: an argument, and the case or
    function for it. `commands` and `references` are the commands and messages that the text refers to.
    """

    def __init__(self, pattern: ast.Pattern) -> None:
        self.literals: list[str] = []
        self.placed: set[str] = set()
        self.selections: list[VariantChoice] = []
        self.inflected: set[tuple[str, str]] = set()
        self.addressed: set[str] = set()
        self.commands: set[str] = set()
        self.references: set[str] = set()
        self.visit(pattern)

    @property
    def text(self) -> str:
        """All literal texts, joined."""
        return "".join(self.literals)

    @property
    def chosen(self) -> set[str]:
        """The arguments by which the text chooses a variant, or a word."""
        return self.addressed | {each.argument for each in self.selections}

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Add a literal text."""
        self.literals.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Add an argument that the text shows."""
        self.placed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Add a message that the text refers to."""
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Add a choice, and the parts of all its variants."""
        argument, function = _chooser(node)
        if function:
            self.inflected.add((argument, function.lower()))
        variants = {_key(each): each.value for each in node.variants}
        default = next(_key(each) for each in node.variants if each.default)
        self.selections.append(VariantChoice(argument, function, variants, default))
        for variant in node.variants:
            self.visit(variant.value)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """Add the arguments of a function, with their cases."""
        for each in node.arguments.positional:
            if isinstance(each, ast.VariableReference) and node.id.name == "YOU":
                self.addressed.add(each.id.name)
            elif isinstance(each, ast.VariableReference):
                self.placed.add(each.id.name)
                for named in node.arguments.named:
                    self.inflected.add((each.id.name, str(named.value.parse()["value"])))
            elif isinstance(each, ast.StringLiteral) and node.id.name == "COMMAND":
                self.commands.add(str(each.parse()["value"]))


READERS = ("", "seat", "target", "source")
"""The arguments that can be the reader; empty for a reader whom the text doesn't mention."""


def flat(pattern: ast.Pattern, you: str) -> list[str]:
    """Return the versions of a text: one for each reader, and for each variant of other choices.

    An argument is written as `{ $name }`, but as `you` if it is the reader.
    """
    roles = READERS if "you" in Parts(pattern).chosen else ("",)
    found = [text.replace(f"{{ ${role} }}", you) for role in roles for text in _flat(pattern, role)]
    return list(dict.fromkeys(found))


def bare(pattern: ast.Pattern) -> Iterator[tuple[str, str]]:
    """Yield each argument that a text shows without a function, with the text before it."""
    before = ""
    for element in pattern.elements:
        match element:
            case ast.TextElement():
                before = element.value
                continue
            case ast.Placeable(expression=ast.VariableReference() as argument):
                yield before, argument.id.name
            case ast.Placeable(expression=ast.SelectExpression() as choice):
                for variant in choice.variants:
                    yield from bare(variant.value)
            case _:
                pass
        before = ""


def _flat(pattern: ast.Pattern, role: str) -> list[str]:
    texts = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = [text + element.value for text in texts]
            continue
        first, *others = _flat_placeable(element, role)
        # Two choices in a text seldom depend on each other, so don't combine their variants.
        texts = [*(text + first for text in texts), *(texts[0] + other for other in others)]
    return texts


def _flat_placeable(placeable: ast.Placeable, role: str) -> list[str]:
    match placeable.expression:
        case ast.SelectExpression() as choice:
            argument, _ = _chooser(choice)
            chosen = [each for each in choice.variants if _key(each) == role or (each.default and argument)]
            shown = chosen[:1] if argument == "you" else choice.variants
            return [text for variant in shown for text in _flat(variant.value, role)]
        case ast.VariableReference() as argument:
            return [f"{{ ${argument.id.name} }}"]
        case ast.FunctionReference(id=ast.Identifier(name="YOU"), arguments=arguments):
            literals = [each for each in arguments.positional if isinstance(each, ast.StringLiteral)]
            return [str(literals[role != "seat"].parse()["value"])]
        case ast.FunctionReference() as function:
            names = [
                each.id.name
                for each in function.arguments.positional
                if isinstance(each, ast.VariableReference)
            ]
            return [f"{{ ${names[0]} }}" if names else ""]
        case ast.StringLiteral() as literal:
            return [str(literal.parse()["value"])]
        case _:
            return [""]


def _chooser(node: ast.SelectExpression) -> tuple[str, str]:
    """Return the argument of a choice, and the function around it; both empty if it has no argument."""
    match node.selector:
        case ast.VariableReference() as argument:
            return argument.id.name, ""
        case ast.FunctionReference(id=function, arguments=arguments):
            for each in arguments.positional:
                if isinstance(each, ast.VariableReference):
                    return each.id.name, function.name
        case _:
            pass
    return "", ""


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@dataclass(frozen=True)
class Text:
    """One text: the value of a message, or one of its attributes."""

    pattern: ast.Pattern
    place: str

    @cached_property
    def parts(self) -> Parts:
        """The literal texts, arguments and choices of the text."""
        return Parts(self.pattern)


class Locale:
    """All texts of a language, by their keys: `message` or `message.attribute`."""

    def __init__(self, locale: str) -> None:
        """Read the files of a language. Raises `FileNotFoundError` if there is none."""
        self.name = locale
        self.texts: dict[str, Text] = {}
        self.broken: list[TextFault] = []
        folder = resources.files("bot.words") / "locales" / locale
        if not folder.is_dir():
            raise FileNotFoundError(f"no language {locale}")
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl"):
                self._read(file)

    def _read(self, file: Traversable) -> None:
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ast.Junk):
                content = (entry.content or "").strip().partition("\n")[0]
                problem = "; ".join(str(each.message) for each in entry.annotations)
                self.broken.append(TextFault("syntax", content, problem, f"{file.name}:{line}"))
            elif isinstance(entry, ast.Message):
                for key, pattern in _texts(entry):
                    start = pattern.span.start if pattern.span else 0
                    place = f"{file.name}:{source.count(chr(10), 0, start) + 1}"
                    if key in self.texts:
                        first = self.texts[key].place
                        self.broken.append(TextFault("twice", key, f"{first} has it, too", place))
                    self.texts[key] = Text(pattern, place)

    def finding(self, kind: str, key: str, detail: str = "") -> TextFault:
        """Return a fault of this language's text with this key."""
        return TextFault(kind, key, detail, self.texts[key].place if key in self.texts else "")


def _texts(message: ast.Message) -> Iterator[tuple[str, ast.Pattern]]:
    if message.value is not None:
        yield message.id.name, message.value
    for each in message.attributes:
        yield f"{message.id.name}.{each.id.name}", each.value


def attribute(key: str) -> str:
    """Return the name of the attribute in a key; empty for the value of a message."""
    return key.partition(".")[2]
