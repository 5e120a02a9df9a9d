"""The weights of answers, in points of lead at the end, fitted by `python -m lab fit-builder`.

A row has a weight for each feature of its table: see `draft.features` and `turn.gathering`. The row without
a name fits all answers together.
"""

import json
from importlib import resources
from typing import TypeAlias

Row: TypeAlias = tuple[float, ...]


def read(package: str) -> dict[str, dict[str, Row]]:
    """Read the tables of a package: rows of weights by their names."""
    text = (resources.files(package) / "weights.json").read_text(encoding="utf-8")
    tables: dict[str, dict[str, list[float]]] = json.loads(text)
    return {name: {row: tuple(weights) for row, weights in rows.items()} for name, rows in tables.items()}


WEIGHTS = read("ai.builder")
