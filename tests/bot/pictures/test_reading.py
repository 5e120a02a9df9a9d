"""Strangers can read a board on a phone: text recognition answers what they would ask, at 300 pixels."""

import re
import shutil
import subprocess
from io import BytesIO
from typing import NamedTuple, cast

import pytest
from PIL import Image, ImageOps

from bot.pictures.fonts import resized
from bot.words.language import Language
from tests.bot.pictures.samples import EIGHT, four_players, pictures
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(
    shutil.which("tesseract") is None, reason="needs Debian's tesseract-ocr, which reads the pictures"
)
say = Language()
PHONE = 300
"""How many pixels wide a phone shows a board, at worst."""


class Word(NamedTuple):
    """A word that was read, and where it stands in the picture of a phone: its left end and its middle."""

    text: str
    left: float
    middle: float


@pytest.fixture(scope="module")
def board() -> Image.Image:
    """The board of eight as a phone shows it."""
    large = Image.open(BytesIO(pictures()["board-8-english"].file())).convert("RGB")
    return resized(large, PHONE, round(large.height * PHONE / large.width))


def recognized(image: Image.Image, times: int, *arguments: str) -> str:
    """Read an image that is made so many times larger: the reader wants large letters."""
    large = ImageOps.invert(resized(image, image.width * times, image.height * times).convert("L"))
    file = BytesIO()
    large.save(file, "PNG")
    command = ["tesseract", "-", "-", "--dpi", "300", *arguments]
    done = subprocess.run(command, input=file.getvalue(), capture_output=True, check=True, timeout=PATIENCE)
    return done.stdout.decode()


@pytest.fixture(scope="module")
def words(board: Image.Image) -> list[Word]:
    """All words on the board."""
    table = recognized(board, 4, "--psm", "11", "tsv")
    rows = [line.split("\t") for line in table.splitlines()[1:]]
    return [
        Word(text, int(left) / 4, (int(top) + int(height) / 2) / 4)
        for *_, left, top, _, height, _, text in rows
        if text.strip()
    ]


@pytest.fixture(scope="module")
def rows(words: list[Word]) -> dict[str, float]:
    """Where the row of each player begins: the middle of the name."""
    found: dict[str, float] = {}
    for name in EIGHT:
        first = name.split()[0]
        found[name] = next(word.middle for word in words if first in word.text and word.left < PHONE / 4)
    return found


def bare(text: str) -> str:
    """Leave out of a text what the reader may add or miss: spaces and signs."""
    return re.sub(r"[^a-z]", "", text.lower())


def on_paper(plate: Image.Image) -> Image.Image:
    """Put a plate with dark letters on paper of its own colour, as the reader wants room around a word."""
    paper = cast("tuple[int, int, int]", plate.getpixel((1, plate.height // 2)))
    return ImageOps.invert(ImageOps.expand(plate, 5, paper))


def _is_light(board: Image.Image, x: int, y: int) -> bool:
    red, green, _ = cast("tuple[int, int, int]", board.getpixel((x, y)))
    return red + green > 380


@pytest.fixture(scope="module")
def points(board: Image.Image, rows: dict[str, float]) -> dict[str, int]:
    """The numbers on the plates of players, read side by side: one digit alone is hard to read."""
    first, *_, last = rows.values()
    plates: list[Image.Image] = []
    for place in range(len(rows)):
        # They stand at the right end of each line, below the name.
        y = round(first + (last - first) * place / (len(rows) - 1) + 15.5)
        left = min(x for x in range(277, 292) if _is_light(board, x, y)) + 1
        plates.append(ImageOps.autocontrast(board.crop((left, y - 4, 294, y + 5)).convert("L")))
    line = Image.new("L", (sum(plate.width + 8 for plate in plates) + 8, 19), 255)
    x = 8
    for plate in plates:
        line.paste(plate, (x, 5))
        x += plate.width + 8
    digits = ("-c", "tessedit_char_whitelist=0123456789 ")
    read = (recognized(ImageOps.invert(line), times, "--psm", "6", *digits).split() for times in (3, 4, 6, 8))
    numbers = next(found for found in read if len(found) == len(rows))
    return dict(zip(rows, map(int, numbers), strict=True))


def test_all_names_of_players_are_read(rows: dict[str, float]) -> None:
    assert list(rows) == sorted(rows, key=lambda name: rows[name])


def test_all_names_of_districts_are_read_where_few_play() -> None:
    large = Image.open(BytesIO(pictures()["board-4"].file())).convert("RGB")
    text = bare(
        recognized(resized(large, PHONE, round(large.height * PHONE / large.width)), 4, "--psm", "11")
    )
    cities = [seat.city for seat in four_players().seats]
    names = [say(f"district-{each.card}") for those in cities for each in those]
    assert len(names) == 17
    assert [name for name in names if bare(name) not in text] == []


def test_the_leader_is_read(points: dict[str, int]) -> None:
    assert max(points, key=lambda name: points[name]) == "Maximilian"
    assert points["Maximilian"] == 30


def test_it_is_read_who_is_near_the_end(board: Image.Image, rows: dict[str, float]) -> None:
    found: dict[str, str] = {}
    for name, middle in rows.items():
        chip = board.crop((250, round(middle - 5), 292, round(middle + 6)))
        found[name] = recognized(on_paper(chip), 4, "--psm", "7")
    assert [name for name, text in found.items() if "go" in text] == ["Cecily", "Lady Whistle"]
    assert [name for name, text in found.items() if "compl" in text] == ["Maximilian"]


def test_the_possessions_of_agnes_are_read(
    board: Image.Image, rows: dict[str, float], points: dict[str, int]
) -> None:
    begin = rows["Agnes"]
    assert points["Agnes"] == 8
    numbers = board.crop((0, round(begin + 8), round(PHONE * 0.34), round(begin + 21)))
    read = recognized(numbers, 6, "--psm", "7")
    # Two gold, five cards; symbols stand before them, which the reader takes for letters.
    assert re.findall(r"\d+(?:/7)?", read)[-1] == "2/7"
    assert re.search(r"2\D+0?5", read)
