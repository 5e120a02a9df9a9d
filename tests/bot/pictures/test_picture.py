"""Drawing: in a thread, each picture once, with a limited number kept."""

import asyncio
import gc
import sys
import threading
import time
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any

import pytest

from bot.pictures.film import FilmFrame, FilmPicture
from bot.pictures.picture import Painter, Picture
from bot.words.language import Language
from tests.bot.pictures.samples import career, leaderboard, pictures
from tests.bot.pictures.ukrainian import eight_players

SAY = Language()

ONE, OTHER = career(1), career(2)


class Drawing:
    """Draws nothing, and counts. A picture with an error fails once."""

    def __init__(self, seconds: float = 0, size: int = 100) -> None:
        self.drawn: list[Picture] = []
        self.threads: set[str] = set()
        self.errors: list[Exception] = []
        self.seconds = seconds
        self.size = size

    def __call__(self, picture: Picture) -> bytes:
        self.drawn.append(picture)
        self.threads.add(threading.current_thread().name)
        time.sleep(self.seconds)
        if self.errors:
            raise self.errors.pop()
        return bytes(self.size)


Make = Callable[..., Painter]


@pytest.fixture
def make() -> Iterator[Make]:
    painters: list[Painter] = []

    def made(*arguments: Any, **more: Any) -> Painter:
        painters.append(Painter(*arguments, **more))
        return painters[-1]

    yield made
    for painter in painters:
        painter.close()


async def test_a_picture_is_painted(make: Make) -> None:
    assert await make().paint(leaderboard()) == leaderboard().file()


async def test_it_is_drawn_in_another_thread(make: Make) -> None:
    drawing = Drawing()
    await make(drawing).paint(ONE)
    assert drawing.threads == {"pictures_0"}


async def test_a_finished_picture_is_kept(make: Make) -> None:
    drawing = Drawing()
    painter = make(drawing)
    # An equal model is enough: nobody keeps the model itself.
    assert await painter.paint(career(1)) is await painter.paint(career(1))
    await painter.paint(OTHER)
    assert drawing.drawn == [ONE, OTHER]


async def test_a_picture_that_two_want_at_once_is_drawn_once(make: Make) -> None:
    drawing = Drawing(0.05)
    painter = make(drawing)
    first, second, _ = await asyncio.gather(
        painter.paint(ONE), painter.paint(career(1)), painter.paint(OTHER)
    )
    assert first is second
    assert drawing.drawn == [ONE, OTHER]


async def test_a_cancelled_caller_leaves_the_drawing_to_the_others(make: Make) -> None:
    drawing = Drawing(0.05)
    painter = make(drawing)
    leaving, staying = (asyncio.create_task(painter.paint(ONE)) for _ in range(2))
    await asyncio.sleep(0.01)
    leaving.cancel()
    assert await staying == bytes(100)
    assert leaving.cancelled()
    assert drawing.drawn == [ONE]


async def test_an_error_reaches_all_who_wait_and_is_not_kept(make: Make) -> None:
    drawing = Drawing(0.02)
    drawing.errors.append(ValueError("too dark"))
    painter = make(drawing)
    found = await asyncio.gather(painter.paint(ONE), painter.paint(ONE), return_exceptions=True)
    assert [repr(each) for each in found] == ["ValueError('too dark')"] * 2
    assert await painter.paint(ONE) == bytes(100)


async def test_an_error_that_nobody_waits_for_any_more_is_no_trouble(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    drawing = Drawing(0.03)
    drawing.errors.append(ValueError("too dark"))
    painter = make(drawing)
    waiting = asyncio.create_task(painter.paint(ONE))
    await asyncio.sleep(0.01)
    waiting.cancel()
    assert await painter.paint(OTHER) == bytes(100)
    gc.collect()
    assert caplog.records == []


async def test_the_picture_used_longest_ago_makes_room(make: Make) -> None:
    drawing = Drawing(size=100)
    painter = make(drawing, room=250)
    third = career(3)
    for picture in (ONE, OTHER, ONE, third, ONE, OTHER):
        await painter.paint(picture)
    # Two fit. The third one replaced the second.
    assert drawing.drawn == [ONE, OTHER, third, OTHER]


async def test_films_are_not_displaced_by_pictures_that_are_quick_to_draw(make: Make) -> None:
    drawing, film = Drawing(size=100), FilmPicture((FilmFrame(SAY("picture-round", round=1), "", ()),))
    painter = make(drawing, room=100, films=100)
    for picture in (film, ONE, OTHER, film):
        await painter.paint(picture)
    assert drawing.drawn == [film, ONE, OTHER]
    assert painter.keeps(film)
    assert painter.keeps(OTHER)
    assert not painter.keeps(ONE)


async def test_a_picture_that_is_too_large_to_keep_is_painted_all_the_same(make: Make) -> None:
    drawing = Drawing(size=100)
    painter = make(drawing, room=50)
    assert len(await painter.paint(ONE)) == 100
    assert len(await painter.paint(ONE)) == 100
    assert len(drawing.drawn) == 2


async def test_pictures_that_nobody_sees_are_drawn_and_not_kept(make: Make) -> None:
    drawing = Drawing()
    painter = make(drawing)
    await painter.warm(lambda: iter((ONE, OTHER)))
    assert drawing.drawn == [ONE, OTHER]
    assert not painter.keeps(ONE)


async def test_a_picture_that_somebody_wants_comes_between_those(make: Make) -> None:
    drawing, third = Drawing(0.02), career(3)
    painter = make(drawing)
    warming = asyncio.create_task(painter.warm(lambda: (ONE,) * 100))
    while not drawing.drawn:
        await asyncio.sleep(0.001)
    await painter.paint(third)
    assert len(drawing.drawn) < 100
    warming.cancel()


async def test_nothing_is_painted_after_the_end(make: Make) -> None:
    drawing = Drawing()
    painter = make(drawing)
    painter.close()
    with pytest.raises(RuntimeError):
        await painter.paint(ONE)
    painter.close()


async def test_the_loop_goes_on_meanwhile(make: Make) -> None:
    painter = make(Drawing(0.1))
    painting = asyncio.create_task(painter.paint(ONE))
    turns = 0
    while not painting.done():
        await asyncio.sleep(0.001)
        turns += 1
    assert turns > 10


async def test_python_lets_the_loop_go_on_soon(make: Make) -> None:
    sys.setswitchinterval(0.005)
    make()
    assert sys.getswitchinterval() <= 0.001


def test_no_single_step_of_drawing_holds_the_loop() -> None:
    """Python lets the loop run between two steps, and while it writes the file."""
    longest: dict[str, float] = {}
    begun: list[float] = []

    def noting(_: FrameType, event: str, function: Any) -> None:
        if event == "c_call":
            begun.append(time.thread_time())
        elif event in ("c_return", "c_exception") and begun:
            name = getattr(function, "__qualname__", "?")
            longest[name] = max(longest.get(name, 0), time.thread_time() - begun.pop())

    some = [eight_players(), *(pictures()[name] for name in ("draft-9", "end-6", "career", "hand-7"))]
    for picture in some:
        picture.file()
    sys.setprofile(noting)
    try:
        for picture in some:
            picture.file()
    finally:
        sys.setprofile(None)
    assert "ImagingEncoder.encode" in longest
    held = {name: seconds for name, seconds in longest.items() if name.startswith("Imaging")}
    del held["ImagingEncoder.encode"]
    assert held
    assert max(held.values()) < 0.005, held


async def test_finished_pictures_can_be_forgotten(make: Make) -> None:
    drawing = Drawing()
    painter = make(drawing, room=150)
    await painter.paint(ONE)
    painter.forget()
    # There is space again.
    await painter.paint(OTHER)
    await painter.paint(OTHER)
    await painter.paint(ONE)
    assert drawing.drawn == [ONE, OTHER, ONE]


async def test_a_picture_drawn_before_the_forgetting_is_not_kept(make: Make) -> None:
    drawing = Drawing(0.02)
    painter = make(drawing)
    painting = asyncio.create_task(painter.paint(ONE))
    await asyncio.sleep(0.005)
    painter.forget()
    assert await painting == bytes(100)
    assert not painter.keeps(ONE)
    await painter.paint(ONE)
    assert painter.keeps(ONE)
