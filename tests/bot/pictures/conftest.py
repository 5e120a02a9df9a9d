"""The texts on pictures, and their positions."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from bot.pictures.canvas import Canvas
from bot.pictures.fonts import Fitted
from bot.pictures.stamps import Stamp, StampCache


class Written(NamedTuple):
    """A text on a picture, its left end, and its size."""

    fitted: Fitted
    left: float
    y: float


def _anew(_cache: StampCache, _key: object, make: Callable[[], Stamp]) -> Stamp:
    return make()


@pytest.fixture
def unstamped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw everything again: no stamps are kept."""
    monkeypatch.setattr(StampCache, "get", _anew)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch, unstamped: None) -> list[Written]:
    """All texts written from now on."""
    found: list[Written] = []
    write = Canvas.write

    def noting(canvas: Canvas, text: Fitted, x: float, y: float, *more: Any) -> float:
        share = {"left": 0, "centre": 0.5, "right": 1}[more[2] if len(more) > 2 else "left"]
        found.append(Written(text, x - text.width * share, y))
        return write(canvas, text, x, y, *more)

    monkeypatch.setattr(Canvas, "write", noting)
    return found
