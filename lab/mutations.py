"""Small changes of source code, one for each place where a test should notice the difference.

A mutation replaces the text of one expression or statement. It leaves comments, texts for people,
annotations, log calls, and module-level numbers (which are tuned).
"""

import ast
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

_COMPARED: dict[type[ast.cmpop], str] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
_RECKONED: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.Div: "*",
    ast.Mod: "+",
    ast.BitOr: "&",
    ast.BitAnd: "|",
}
_LIMITS = {"max", "min"}
_GUARDS = {"strict", "exc_info", "stacklevel"}
_LOGGING = {"log", "logging", "warnings"}
_WITHOUT_TEST = ("TYPE_CHECKING", "__name__ ==", "assert_never", "NotImplementedError")


@dataclass(frozen=True, slots=True)
class Mutation:
    """A change: the text from `start` to `end` of the file, in bytes, becomes `new`."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str
    text: str
    """The line on which the change begins."""

    def apply(self, source: bytes) -> bytes:
        """Return the changed file. Raises `SyntaxError` if the result isn't valid Python."""
        changed = source[: self.start] + self.new.encode() + source[self.end :]
        ast.parse(changed)
        return changed

    def __str__(self) -> str:
        """Format the place, the line and the change."""
        old, new = (" ".join(text.split()) or "(nothing)" for text in (self.old, self.new))
        change = "left out" if self.new in ("", "pass") and self.old == self.text else f"{old} -> {new}"
        return f"{self.path}:{self.line}: {self.text}    [{change}]"


def mutations(path: str, source: bytes) -> list[Mutation]:
    """Return all changes of a file, by position."""
    finder = _Finder(path, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda each: (each.start, each.end, each.new))


class _Finder(ast.NodeVisitor):
    """Collects the changes of a file."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path, self.source, self.inside = path, source, False
        self.found: list[Mutation] = []
        lengths = [len(line) for line in source.splitlines(keepends=True)]
        self.starts = [sum(lengths[:number]) for number in range(len(lengths) + 1)]

    # Code to leave

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        """Visit defaults and body only: annotations and decorators are declarations."""
        before, self.inside = self.inside, True
        self._visit_all(node.args.defaults)
        self._visit_all(each for each in node.args.kw_defaults if each is not None)
        self._visit_all(node.body)
        self.inside = before

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Visit the body only."""
        before, self.inside = self.inside, False
        self._visit_all(node.body)
        self.inside = before

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Visit the value only."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        """Leave assertions: they can't fail."""

    def visit_Raise(self, node: ast.Raise) -> None:
        """Leave error messages."""

    def visit_Subscript(self, node: ast.Subscript) -> None:
        """Leave types in brackets outside functions."""
        if self.inside:
            self.generic_visit(node)

    # Code to change

    def visit_Compare(self, node: ast.Compare) -> None:
        """Move a limit by one, or reverse the comparison."""
        if new := _COMPARED.get(type(node.ops[0])):
            self._between(node.left, node.comparators[0], new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Use another operator, except where types or texts are joined."""
        texts = (ast.JoinedStr, ast.List, ast.Tuple)
        text = any(
            isinstance(each, texts)
            or (isinstance(each, ast.Constant) and isinstance(each.value, str | bytes))
            for each in (node.left, node.right)
        )
        if self.inside and not text and (new := _RECKONED.get(type(node.op))):
            self._between(node.left, node.right, new)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Drop one condition."""
        first, second = node.values[0], node.values[1]
        self._add(self._at(first)[0], self._at(second)[0], "")
        last, before = node.values[-1], node.values[-2]
        self._add(self._at(before)[1], self._at(last)[1], "")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Drop `not`."""
        if isinstance(node.op, ast.Not):
            self._add(self._at(node)[0], self._at(node.operand)[0], "")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        """Take the other branch."""
        test = self._text(node.test)
        if any(each in test for each in _WITHOUT_TEST):
            return
        if isinstance(node.test, ast.Name | ast.Call | ast.Attribute):
            self._replace(node.test, f"not {test}")
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Take the other value."""
        self._replace(node.test, f"not ({self._text(node.test)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Reverse a truth value, or take the next number."""
        if not self.inside:
            return
        if isinstance(node.value, bool):
            self._replace(node, str(not node.value))
        elif isinstance(node.value, int):
            self._replace(node, str(node.value + 1))

    def visit_keyword(self, node: ast.keyword) -> None:
        """Visit keyword arguments, except those that only guard against mistakes."""
        if node.arg not in _GUARDS:
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave f-strings: older Pythons don't report the places of their parts."""

    def visit_Call(self, node: ast.Call) -> None:
        """Drop a limit: `max(0, x)` becomes `x`. Visit the arguments, except of log calls."""
        if self._logs(node):
            return
        if isinstance(node.func, ast.Name) and node.func.id in _LIMITS and len(node.args) == 2:
            kept = node.args[0] if isinstance(node.args[1], ast.Constant) else node.args[1]
            self._replace(node, f"({self._text(kept)})")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Drop a statement that is a call."""
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Constant):
            return
        if self.inside and isinstance(call, ast.Call) and not self._logs(call):
            text = self._text(call.func)
            if not any(each in text for each in (*_WITHOUT_TEST, "super()", "print")):
                self._replace(node, "pass")
        self.generic_visit(node)

    # Places

    def _logs(self, call: ast.Call) -> bool:
        """Return whether a call only writes a log or a warning."""
        owner = call.func.value if isinstance(call.func, ast.Attribute) else call.func
        return isinstance(owner, ast.Name) and owner.id in _LOGGING

    def _visit_all(self, nodes: Iterable[ast.AST]) -> None:
        for each in nodes:
            self.visit(each)

    def _at(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Return the start and end of a node, in bytes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        return start, end

    def _text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self._at(node)
        return self.source[start:end].decode()

    def _between(self, left: ast.expr, right: ast.expr, new: str) -> None:
        """Replace the operator between two operands."""
        start, end = self._at(left)[1], self._at(right)[0]
        parts = self.source[start:end].decode()
        bare = parts.strip(" ()\n\t")
        at = start + len(parts[: parts.index(bare)].encode())
        if bare and "#" not in bare:
            self._add(at, at + len(bare.encode()), new)

    def _replace(self, node: ast.expr | ast.stmt, new: str) -> None:
        self._add(*self._at(node), new)

    def _add(self, start: int, end: int, new: str) -> None:
        old = self.source[start:end].decode()
        line = bisect_right(self.starts, start)
        text = self.source[self.starts[line - 1] : self.starts[line]].decode().strip()
        self.found.append(Mutation(self.path, line, start, end, old, new, text))
