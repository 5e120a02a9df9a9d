"""The modules for mypyc have the same code as the sources, on the same lines."""

import ast
import inspect
from collections.abc import Iterator
from dataclasses import dataclass, field, is_dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from engine import compiled
from fast.rewriting import UnknownFormError, rewritten

pytestmark = pytest.mark.skipif(
    compiled.COMPILED, reason="`make test` runs it: it takes the sources, not what was compiled"
)

SOURCES = [each for each in compiled.sources() if each.suffix == ".py"]


def module(path: Path) -> ModuleType:
    name = ".".join(path.relative_to(compiled.ROOT).with_suffix("").parts)
    return import_module(name.removesuffix(".__init__"))


def written(path: Path) -> ast.Module:
    return ast.parse(rewritten(path.read_text(encoding="utf-8"), vars(module(path))))


def functions(tree: ast.Module) -> set[tuple[str, int]]:
    """Return all functions, with their first lines."""
    return {(each.name, each.lineno) for each in ast.walk(tree) if isinstance(each, ast.FunctionDef)}


def constructors(tree: ast.Module) -> Iterator[tuple[str, ast.arguments]]:
    """Yield the parameters of all constructors, by the names of the classes."""
    for each in tree.body:
        if isinstance(each, ast.ClassDef):
            for method in each.body:
                if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                    yield each.name, method.args


def test_all_functions_stay_on_their_lines() -> None:
    for path in SOURCES:
        assert functions(ast.parse(path.read_text(encoding="utf-8"))) <= functions(written(path)), path


def test_constructors_take_what_the_dataclasses_take() -> None:
    seen = 0
    for path in SOURCES:
        for name, given in constructors(written(path)):
            cls: Any = getattr(module(path), name)
            if not is_dataclass(cls):
                continue
            wanted = list(inspect.signature(cls.__init__).parameters.values())[1:]
            assert [each.arg for each in given.args[1:]] == [each.name for each in wanted], name
            optional = [each.name for each in wanted if each.default is not inspect.Parameter.empty]
            assert len(given.defaults) == len(optional), name
            seen += 1
    assert seen > 50


SOURCE = '''"""A module."""

from dataclasses import dataclass, field
from typing import ClassVar

LIMIT = 4
NAMES: tuple[str, ...] = (
    "a",
    "b",
)


@dataclass(frozen=True, slots=True)
class Point:
    """Where something is."""

    kind: ClassVar[str] = ""

    x: int
    y: int = (
        LIMIT
    )
    names: list[str] = field(default_factory=list[str])
'''


@dataclass(frozen=True, slots=True)
class Point:
    kind: ClassVar[str] = ""

    x: int
    y: int = 4
    names: list[str] = field(default_factory=list[str])


def test_a_dataclass_becomes_a_plain_class() -> None:
    lines = rewritten(SOURCE, {"Point": Point}).splitlines()
    assert lines[0].startswith('"""A module."""; from typing import ')
    assert lines[1:12] == [
        "if TYPE_CHECKING: from mypy_extensions import mypyc_attr",
        "from dataclasses import dataclass, field",
        "from typing import ClassVar",
        "",
        "LIMIT: Final = 4",
        "NAMES: Final[tuple[str, ...]] = (",
        '    "a",',
        '    "b",',
        ")",
        "",
        "",
    ]
    assert lines[12:23] == [
        "@mypyc_attr(allow_interpreted_subclasses=True)",
        "class Point:",
        '    """Where something is."""',
        "",
        '    kind: ClassVar[str] = ""',
        "",
        "    x: int",
        "    y: int",
        "",
        "",
        "    names: list[str]",
    ]
    constructor, remade = lines[23:]
    head, body = constructor.split(" -> None: ")
    assert head == "    def __init__(self, x: int, y: int = LIMIT, names: list[str] | None = None)"
    assert body == "self.x = x; self.y = y; self.names = list[str]() if names is None else names"
    types = "{'x': 'int', 'y': 'int', 'names': 'list[str]'}"
    defaults = "{'y': LIMIT, 'names': field(default_factory=list[str])}"
    assert remade == f"as_dataclass(Point, {types}, {defaults}, frozen=True)"


@dataclass(frozen=True)
class Derived(Point):
    z: int = 0


def test_a_game_tells_only_if_it_is_heard() -> None:
    told = """    game.tell(
        events.Built, seat=seat
    )
    if new:
        self.whisper(seat, events.Drew)
    line = story.tell(seat)"""
    lines = rewritten(f'"""A module."""\n\ndef build() -> None:\n{told}\n', {}).splitlines()
    assert lines[3:] == [
        "    if game.heard: game.tell(",
        "        events.Built, seat=seat",
        "    )",
        "    if new:",
        "        if self.heard: self.whisper(seat, events.Drew)",
        "    line = story.tell(seat)",
    ]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("frozen=True, slots", "order=True, slots", "Point is a dataclass with order"),
        ("factory=list[str])", "factory=list[str], repr=False)", "more than its default: names"),
        ("factory=list[str])", "factory=list[str])\nELSE = 1", "empty lines must follow the dataclass Point"),
    ],
)
def test_a_form_that_is_not_known_is_refused(old: str, new: str, told: str) -> None:
    assert old in SOURCE
    with pytest.raises(UnknownFormError, match=told):
        rewritten(SOURCE.replace(old, new), {"Point": Point})


def test_a_default_that_is_inherited_is_refused() -> None:
    head, _, tail = SOURCE.partition("class Point:")
    source = f"{head}class Derived(Point):{tail.partition('    x: int')[0]}    z: int = 0\n"
    with pytest.raises(UnknownFormError, match="inherits y, which has a default"):
        rewritten(source, {"Derived": Derived})
