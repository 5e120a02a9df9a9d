"""A PNG file has exactly the pixels and colours of its picture."""

from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import png
from bot.pictures.palette import flat
from bot.pictures.png import png_file
from tests.bot.pictures.samples import career


@pytest.mark.parametrize("bare", [False, True])
def test_a_file_holds_the_pixels_of_its_picture(bare: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if bare:
        monkeypatch.setattr(png, "isal_zlib", None)
    image = career().canvas().image
    with Image.open(BytesIO(png_file(image, flat()))) as found:
        found.load()
        assert found.format == "PNG"
        assert found.size == image.size
        assert found.tobytes() == image.tobytes()
        assert bytes(found.getpalette() or ()) == flat()


def test_a_file_of_one_pixel_is_whole() -> None:
    with Image.open(BytesIO(png_file(Image.new("L", (1, 1), 3), flat()))) as found:
        assert found.getpixel((0, 0)) == 3
