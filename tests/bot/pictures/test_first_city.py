"""The picture of the first city: its fireworks."""

from collections.abc import Iterable

import pytest

from bot.pictures import lesson
from bot.pictures.canvas import Canvas
from bot.pictures.drawings import Shape
from bot.pictures.palette import BRIGHT, TABLE
from bot.pictures.stamps import Stamp, shaped


def test_the_sparks_of_a_firework_stand_all_around_it(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[Shape]()

    def noted(shapes: Iterable[Shape], size: tuple[float, float], ground: str) -> Stamp:
        drawn.extend(shapes)
        return shaped(drawn, size, ground)

    monkeypatch.setattr(lesson, "shaped", noted)
    lesson.firework(Canvas(80, 80, TABLE), (40, 40), 20, BRIGHT)
    discs = [each.points for each in drawn if len(each.points) > 2]
    middles = [
        (sum(x for x, _ in each) / len(each) - 20, sum(y for _, y in each) / len(each) - 20) for each in discs
    ]
    assert len({(round(x), round(y)) for x, y in middles}) == len(discs) > 3
    assert abs(sum(x for x, _ in middles)) + abs(sum(y for _, y in middles)) < 0.01, "they aren't even"
