"""What answers are worth, in points of lead at the end; fitted by `python -m bot fit`.

A row has a weight for each of the features that its table is about: see `draft.features` and
`turn.gathering`. The row without a name is that of all together.
"""

import json
from importlib import resources
from typing import TypeAlias

Row: TypeAlias = tuple[float, ...]


def _read() -> dict[str, dict[str, Row]]:
    text = (resources.files("ai.builder") / "weights.json").read_text(encoding="utf-8")
    tables: dict[str, dict[str, list[float]]] = json.loads(text)
    return {name: {row: tuple(weights) for row, weights in rows.items()} for name, rows in tables.items()}


WEIGHTS = _read()
