"""Stamps are drawn once, kept in limited memory, and the first drawing doesn't block the loop."""

import subprocess
import sys

import pytest
from PIL import Image

from bot.pictures.drawings import names
from bot.pictures.palette import NIGHT, TABLE, index
from bot.pictures.skylines import grounds
from bot.pictures.stamps import (
    LINES,
    LINES_ROOM,
    STAMP_CACHE_BYTES,
    STAMPS,
    Stamp,
    StampCache,
    rendered,
    stamp,
)
from tests.bot.pictures.samples import pictures

# Tracing each line would distort the measurement.
pytestmark = pytest.mark.no_cover


def square(side: int) -> Stamp:
    return Stamp(Image.new("L", (side, side)), Image.new("L", (side, side), 255))


def test_a_stamp_is_drawn_once_for_a_size_and_a_ground() -> None:
    first = stamp("buildings", "castle", 31.5, TABLE)
    assert stamp("buildings", "castle", 31.5, TABLE) is first
    assert stamp("buildings", "castle", 31.5, "#2C3039") is not first
    assert stamp("buildings", "castle", 32, TABLE) is not first


def test_the_stamp_that_was_used_longest_ago_makes_room() -> None:
    kept = StampCache(3 * 2 * 100)
    for name in "abc":
        kept.get(name, lambda: square(10))
    again = kept.get("a", lambda: square(10))
    kept.get("d", lambda: square(10))
    assert kept.size == 600
    made: list[str] = []

    def make() -> Stamp:
        made.append("anew")
        return square(10)

    assert kept.get("a", make) is again
    kept.get("b", make)
    assert made == ["anew"]


def test_all_stamps_of_a_process_have_room_in_thirty_megabytes() -> None:
    for high in (40, 66, 124):
        for name in names("buildings"):
            stamp("buildings", name, high * 0.7, grounds(NIGHT, high, 0.7))
    for size in (17, 23, 33, 48, 56, 64, 74):
        for name in names("portraits"):
            stamp("portraits", name, size, TABLE)
    assert 0 < STAMPS.size <= STAMP_CACHE_BYTES <= 24 << 20


def test_a_line_displaces_no_face() -> None:
    """A line is as large as a hundred faces, and most lines are drawn only once or twice."""
    pictures()["board-4"].file()
    assert 0 < LINES.size <= LINES_ROOM
    faces = STAMPS.size
    LINES.get("line", lambda: Stamp(Image.new("L", (LINES_ROOM, 1)), None))
    assert LINES.size <= LINES_ROOM
    assert STAMPS.size == faces


def test_nothing_is_drawn_where_a_stamp_has_nothing() -> None:
    tower = stamp("buildings", "watchtower", 48, TABLE)
    corner = tower.cover.getpixel((0, 0))
    assert corner == 0
    assert tower.image.getpixel((0, 0)) == index(TABLE)


def test_a_face_that_is_out_is_grey() -> None:
    from bot.pictures.palette import colours

    grey = stamp("portraits", "queen", 33, TABLE, grey=True).image
    for place in set(grey.tobytes()):
        red, green, blue = colours()[place]
        assert max(red, green, blue) - min(red, green, blue) <= 40


_FIRST = """
import sys, time
sys.setswitchinterval(0.001)
longest, begun = {}, []

def noting(_, event, function):
    if event == "c_call":
        begun.append(time.thread_time())
    elif event in ("c_return", "c_exception") and begun:
        name = getattr(function, "__qualname__", "?")
        longest[name] = max(longest.get(name, 0), time.thread_time() - begun.pop())

from tests.bot.pictures.samples import pictures
some = [pictures()[name] for name in ("board-4", "board-8-english", "draft-6", "end-6", "lobby-4", "hand-7")]
sys.setprofile(noting)
for picture in some:
    picture.file()
sys.setprofile(None)
for name, seconds in longest.items():
    if name.startswith(("Imaging", "Image", "Font", "Draw")) and "encode" not in name:
        print(name, round(seconds * 1000, 2))
"""


def test_no_step_of_the_first_drawing_after_a_start_holds_the_loop() -> None:
    """Python lets the loop run between two steps, and while it writes the file."""
    steps: dict[str, float] = {}
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", _FIRST], capture_output=True, text=True, check=True)
        for name, number in (line.split() for line in done.stdout.splitlines()):
            steps[name] = min(float(number), steps.get(name, float("inf")))
        # A busy machine makes a random step longer, not the same one each time.
        if max(steps.values()) < 5:
            return
    raise AssertionError(steps)


def test_an_empty_drawing_is_all_ground() -> None:
    from bot.pictures.drawings import Drawing

    made = rendered(Drawing(10, 10, (), {}), (20, 20), TABLE)
    assert set(made.image.tobytes()) == {index(TABLE)}
    assert set(made.cover.tobytes()) == {0}
