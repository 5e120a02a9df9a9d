"""mypyc, taught what it loses of dataclasses.

mypyc compiles a dataclass, but takes every name that its body sets for a field, a `ClassVar` too, of
`list[str]` it keeps `list`, and what is frozen it can't unpickle. Here the annotations are those of the
source, as texts: so dataclasses work as they read, pydantic can check what it reads against them, and they
get to other processes.

mypy and mypyc are compiled themselves, and what is compiled can't be taught. Their sources lie beside it.
"""

import ast
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

from engine.compiled import set_state


class _SourcesOnly:
    """Finds the sources of mypy and mypyc, past their compiled modules."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, _target: ModuleType | None = None, /
    ) -> ModuleSpec | None:
        """Say where the source of a module is."""
        if name.partition(".")[0] not in ("mypy", "mypyc"):
            return None
        found = (FileFinder(each, (SourceFileLoader, [".py"])).find_spec(name) for each in path or sys.path)
        return next((spec for spec in found if spec), None)


sys.meta_path.insert(0, _SourcesOnly)

import mypyc.irbuild.classdef as class_definitions  # noqa: E402
from mypy.nodes import AssignmentStmt, NameExpr, is_class_var  # noqa: E402
from mypyc.build import mypycify  # noqa: E402
from mypyc.ir.class_ir import ClassIR  # noqa: E402
from mypyc.ir.ops import TupleSet, Value  # noqa: E402
from mypyc.primitives.dict_ops import exact_dict_set_item_op  # noqa: E402
from mypyc.primitives.generic_ops import py_setattr_op  # noqa: E402
from setuptools import setup  # noqa: E402


class _DataClassBuilder(class_definitions.DataClassBuilder):
    """How a dataclass is built: with fields that are fields, and their types as in the source."""

    def add_attr(self, lvalue: NameExpr, stmt: AssignmentStmt) -> None:
        """Note what a line of the body sets: a field, or something of the class."""
        if stmt.unanalyzed_type is not None and not is_class_var(lvalue):
            builder, fields = self.builder, self.non_ext
            annotation = _annotations(builder.module_path)[stmt.line]
            item = [fields.anns, builder.load_str(lvalue.name), builder.load_str(annotation)]
            builder.call_c(exact_dict_set_item_op, item, stmt.line)
            class_definitions.add_non_ext_class_attr(
                builder, fields, lvalue, stmt, self.cdef, self.attrs_to_cache
            )
        class_definitions.ExtClassBuilder.add_attr(self, lvalue, stmt)

    def finalize(self, ir: ClassIR) -> None:
        """Say that instances have no `__dict__`, which pydantic looks for, and how they are unpickled."""
        super().finalize(ir)
        builder, line = self.builder, self.cdef.line
        self._set("__slots__", builder.add(TupleSet([], line)))
        home = set_state.__module__
        builder.gen_import(home, line)
        self._set("__setstate__", builder.py_get_attr(builder.load_module(home), set_state.__name__, line))

    def _set(self, name: str, value: Value) -> None:
        assert self.type_obj
        words = [self.type_obj, self.builder.load_str(name), value]
        self.builder.primitive_op(py_setattr_op, words, self.cdef.line)


class_definitions.DataClassBuilder = _DataClassBuilder


def build(files: list[str], name: str, into: Path, work: Path) -> None:
    """Compile modules, into a library of this name and a small file for each; exits where that fails."""
    modules: Any = mypycify(files, opt_level="1", debug_level="0", group_name=name, target_dir=str(work))
    for each in modules:
        # Else each call would go through a table, in case another library has a function of that name.
        each.extra_compile_args.append("-fvisibility=hidden")
    processes = str(os.cpu_count() or 1)
    words = ["--build-lib", str(into), "--build-temp", str(work / "objects"), "--parallel", processes]
    setup(name=name, packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", *words])


@cache
def _annotations(path: str) -> dict[int, str]:
    """The annotations of a source, by their lines."""
    tree = ast.parse(Path(path).read_text(encoding="utf-8"))
    found = (each for each in ast.walk(tree) if isinstance(each, ast.AnnAssign))
    return {each.lineno: ast.unparse(each.annotation) for each in found}
