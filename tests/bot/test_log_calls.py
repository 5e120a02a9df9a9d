"""No log line may contain a secret. We check every call in the code, not only those that run."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEVELS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
LOGGERS = re.compile(r"\b(_?log|logger|logging)\b")
# Secrets, by the last words of their names. Ids of games and servers are allowed.
SECRETS = re.compile(
    r"(^|_)(users?|user_id|players?|persons?|people|host|owner|members?|author|display_name"
    r"|picks|options|decision|view|hand|cards?|events?|choices?|state|game_state|stored"
    r"|secrets?|seed|tokens?|tag|custom_id|body|payload|data|text|content)$"
)


def calls(folder: str) -> Iterator[tuple[str, ast.Call]]:
    for file in sorted((ROOT / folder).rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        # Most files have no log calls and need no parsing.
        for node in ast.walk(ast.parse(text)) if LOGGERS.search(text) else ():
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in LEVELS
                and isinstance(node.func.value, ast.Name)
                and LOGGERS.fullmatch(node.func.value.id)
            ):
                yield f"{file.relative_to(ROOT)}:{node.lineno}", node


def put_in(call: ast.Call) -> Iterator[str]:
    """Yield the name of every value in the line of a call."""
    for each in [*call.args[1:], *(keyword.value for keyword in call.keywords)]:
        for node in ast.walk(each):
            if isinstance(node, ast.Attribute):
                yield node.attr
            elif isinstance(node, ast.Name) and not _is_only_looked_into(node, each):
                yield node.id


def _is_only_looked_into(name: ast.Name, within: ast.AST) -> bool:
    """Return whether the call uses only an attribute of the value, not the value itself."""
    return any(isinstance(node, ast.Attribute) and node.value is name for node in ast.walk(within))


@pytest.mark.parametrize("folder", ["ai", "bot", "cogs", "engine", "storage"])
def test_nothing_secret_is_put_into_a_line(folder: str) -> None:
    for place, call in calls(folder):
        assert isinstance(call.args[0], ast.Constant), f"{place}: the words of a line are fixed"
        assert [name for name in put_in(call) if SECRETS.search(name)] == [], place
