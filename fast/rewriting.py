"""Rewrite sources for mypyc. Each line keeps its number, so that errors quote the source.

mypyc handles dataclasses badly:

- It leaves their constructor to the interpreter.
- It treats a `ClassVar` as a field, and shortens the type `list[str]` to `list`.
- It can't unpickle frozen ones.

We give mypyc a class with a constructor, and `as_dataclass` makes a dataclass of it at load time. Constants
(names in capitals) become `Final`, because mypyc looks up other variables each time. A game makes an event
only if somebody listens, because mypyc would build its facts in any case.
"""

import ast
import builtins
import dataclasses
import inspect
import re
from collections.abc import Mapping
from typing import Any, TypeGuard

from engine.compiled import as_dataclass

_NAME = as_dataclass.__name__
_IMPORTS = f"from typing import TYPE_CHECKING, Any, Final; from {as_dataclass.__module__} import {_NAME}"
# Makes mypyc's `__new__` skip the constructor, so that pickle can make instances.
_MARK = "@mypyc_attr(allow_interpreted_subclasses=True)"
_IMPORT_OF_MARK = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")


class UnknownFormError(Exception):
    """A dataclass in a form that we can't rewrite."""


def rewritten(source: str, names: Mapping[str, Any]) -> str:
    """Return the source of a module for mypyc; `names` are its globals. Raises `UnknownFormError`."""
    tree, lines = ast.parse(source), source.splitlines()
    body = tree.body
    end = _end(body[0])  # the docstring, followed by an empty line
    lines[end - 1] += f"; {_IMPORTS}"
    lines[end : end + 1] = [_IMPORT_OF_MARK]
    for each in body:
        if isinstance(each, ast.ClassDef) and _decorator(each):
            _write_out(each, names[each.name], lines)
        elif isinstance(each, ast.Assign | ast.AnnAssign):
            _fix(each, lines)
    for each in ast.walk(tree):
        if isinstance(each, ast.Expr):
            _ask_first(each, lines)
    return "\n".join((*lines, ""))


def _fix(line: ast.Assign | ast.AnnAssign, lines: list[str]) -> None:
    (target,) = line.targets if isinstance(line, ast.Assign) else (line.target,)
    name, number = ast.unparse(target), line.lineno - 1
    if not (_CONSTANT.fullmatch(name) and line.value):
        return
    if isinstance(line, ast.Assign):
        lines[number] = lines[number].replace(name, f"{name}: Final", 1)
    else:
        typed = ast.unparse(line.annotation)
        lines[number] = lines[number].replace(typed, f"Final[{typed}]", 1)


def _ask_first(line: ast.Expr, lines: list[str]) -> None:
    """Make a call that reports an event conditional: only if somebody listens (`Position.heard`)."""
    match line.value:
        case ast.Call(func=ast.Attribute(value=ast.Name(teller), attr="tell" | "whisper")):
            number, column = line.lineno - 1, line.col_offset
            text = lines[number]
            lines[number] = f"{text[:column]}if {teller}.heard: {text[column:]}"
        case _:
            pass


def _write_out(found: ast.ClassDef, made: type[Any], lines: list[str]) -> None:
    """Rewrite a dataclass within its own lines and the two empty lines below it."""
    end, frozen = _end(found), _frozen(found)
    lines += [""] * (end + 2 - len(lines))
    if any(lines[end : end + 2]):
        raise UnknownFormError(f"two empty lines must follow the dataclass {found.name}")
    own = {ast.unparse(each.target): each for each in found.body if _is_field(each)}
    everything = [own.get(each.name) or _inherited(each) for each in dataclasses.fields(made)]
    types = {name: ast.unparse(each.annotation) for name, each in own.items()}
    defaults = ", ".join(f"{name!r}: {ast.unparse(each.value)}" for name, each in own.items() if each.value)
    for each in own.values():
        _cut_default(each, lines)
    lines[found.decorator_list[0].lineno - 1] = _MARK
    if own:
        parameters, body = ", ".join(map(_parameter, everything)), "; ".join(map(_assignment, everything))
        lines[end] = f"    def __init__(self, {parameters}) -> None: {body}"
    lines[end + 1] = f"{_NAME}({found.name}, {types}, {{{defaults}}}, frozen={frozen})"


def _decorator(found: ast.ClassDef) -> ast.expr | None:
    """Return the decorator that makes a class a dataclass, if it has one."""
    dataclass = dataclasses.dataclass.__name__
    return next(
        (each for each in found.decorator_list if ast.unparse(each).partition("(")[0] == dataclass), None
    )


def _frozen(found: ast.ClassDef) -> bool:
    """Return whether a dataclass is frozen. Raises `UnknownFormError` for unknown options."""
    (decorator,) = found.decorator_list
    options = {each.arg: ast.unparse(each.value) for each in getattr(decorator, "keywords", ())}
    if options.keys() - {"frozen", "slots"}:
        raise UnknownFormError(f"{found.name} is a dataclass with {', '.join(map(str, options))}")
    return options.get("frozen") == "True"


def _is_field(line: ast.stmt) -> TypeGuard[ast.AnnAssign]:
    return isinstance(line, ast.AnnAssign) and "ClassVar" not in ast.unparse(line.annotation)


def _inherited(field: dataclasses.Field[Any]) -> ast.AnnAssign:
    """Return the declaration of an inherited field, with `Any` in place of a type that isn't built in."""
    if not (field.default is field.default_factory is dataclasses.MISSING):
        raise UnknownFormError(f"a dataclass inherits {field.name}, which has a default")
    text = inspect.formatannotation(field.type)
    known = all(
        hasattr(builtins, each.id) for each in ast.walk(ast.parse(text)) if isinstance(each, ast.Name)
    )
    (line,) = ast.parse(f"{field.name}: {text if known else 'Any'}").body
    assert _is_field(line)
    return line


def _factory(field: ast.AnnAssign) -> str:
    """Return the call that makes a field's default for each instance; empty if there is none."""
    match field.value:
        case ast.Call(func=ast.Name("field"), args=[], keywords=[ast.keyword("default_factory", factory)]):
            return ast.unparse(factory)
        case ast.Call(func=ast.Name("field")):
            raise UnknownFormError(f"a field is declared by more than its default: {ast.unparse(field)}")
        case _:
            return ""


def _parameter(field: ast.AnnAssign) -> str:
    if _factory(field):
        return f"{ast.unparse(field.target)}: {ast.unparse(field.annotation)} | None = None"
    return ast.unparse(field)


def _assignment(field: ast.AnnAssign) -> str:
    name, factory = ast.unparse(field.target), _factory(field)
    return f"self.{name} = {factory}() if {name} is None else {name}" if factory else f"self.{name} = {name}"


def _cut_default(field: ast.AnnAssign, lines: list[str]) -> None:
    """Remove the default of a field from the class body: all instances would share it there."""
    assert field.end_lineno
    lines[field.lineno - 1 : field.end_lineno] = [""] * (field.end_lineno - field.lineno + 1)
    lines[field.lineno - 1] = f"    {ast.unparse(field.target)}: {ast.unparse(field.annotation)}"


def _end(node: ast.stmt) -> int:
    assert node.end_lineno
    return node.end_lineno
