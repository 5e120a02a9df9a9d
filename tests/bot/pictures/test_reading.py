"""Strangers can read the names on a board on a phone, 300 pixels wide: text recognition can."""

import re
import shutil
import subprocess
from io import BytesIO

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
"""The least width of a board on a phone, in pixels."""


def read(name: str) -> str:
    """Return the letters of a picture on a phone, without spaces and signs, which the recognition may add."""
    picture = Image.open(BytesIO(pictures()[name].file())).convert("RGB")
    # Text recognition needs large dark letters.
    phone = resized(picture, PHONE, round(picture.height * PHONE / picture.width))
    large = ImageOps.invert(resized(phone, phone.width * 4, phone.height * 4).convert("L"))
    file = BytesIO()
    large.save(file, "PNG")
    command = ["tesseract", "-", "-", "--dpi", "300", "--psm", "11"]
    done = subprocess.run(command, input=file.getvalue(), capture_output=True, check=True, timeout=PATIENCE)
    return re.sub(r"[^a-z]", "", done.stdout.decode().lower())


def test_all_names_of_players_are_read() -> None:
    text = read("board-8-english")
    assert [name for name in EIGHT if name.split()[0].lower() not in text] == []


def test_all_names_of_districts_are_read_where_few_play() -> None:
    text = read("board-4")
    names = [say(f"district-{each.card}") for seat in four_players().seats for each in seat.city]
    assert len(names) == 17
    assert [name for name in names if re.sub(r"[^a-z]", "", name.lower()) not in text] == []
