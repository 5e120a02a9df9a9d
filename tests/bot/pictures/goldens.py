"""Golden drawings on the command line: `python -m tests.bot.pictures.goldens --write | --check`.

They are 350 pixels wide, as on a desktop. Another version of FreeType draws letters a little differently, so
drawings are compared square by square with some tolerance.
"""

import argparse
import sys
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops

from bot.pictures.canvas import WIDTH
from bot.pictures.fonts import resized
from bot.pictures.picture import Picture
from tests.bot.pictures.panels import panels
from tests.bot.pictures.samples import mutes, pictures
from tests.bot.pictures.sheet import emoji_sheet

FOLDER = Path(__file__).parent / "golden"

# Side of a square in pixels, and how far its mean colour may differ, of 255. Letters shifted by part of a
# pixel stay below; a missing symbol doesn't.
_SQUARE, _TOLERANCE = 7, 24
# Drawings without letters are compared pixel by pixel.
_MUTE, _CLOSELY = "mute-", 60


def small(picture: Picture) -> Image.Image:
    """Draw a picture as wide as it is in logical pixels."""
    large = Image.open(BytesIO(picture.file())).convert("RGB")
    return resized(large, WIDTH, round(large.height * WIDTH / large.width))


def difference(drawn: Image.Image, golden: Image.Image, name: str = "") -> str:
    """Describe where a drawing differs from the golden one with this name; "" if it doesn't visibly."""
    square, tolerance = (1, _CLOSELY) if name.startswith(_MUTE) else (_SQUARE, _TOLERANCE)
    if drawn.size != golden.size:
        return f"{drawn.size} instead of {golden.size}"
    apart = ImageChops.difference(drawn, golden.convert("RGB")).reduce(square)
    channels = apart.tobytes()
    worst = max(channels)
    if worst <= tolerance:
        return ""
    down, across = divmod(channels.index(worst) // 3, apart.width)
    return f"up to {worst} apart, most at ({across * square}, {down * square})"


def read(name: str) -> Image.Image | None:
    path = FOLDER / f"{name}.png"
    return Image.open(BytesIO(path.read_bytes())) if path.exists() else None


def main() -> int:
    """Run the command; return 1 if a drawing differs or is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.bot.pictures.goldens", description=__doc__)
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--write", action="store_true", help="keep what differs or is missing")
    action.add_argument("--check", action="store_true", help="show what differs or is missing")
    asked = parser.parse_args()
    differs = False
    for name, picture in {**pictures(), **panels(), **mutes()}.items():
        drawn, golden = small(picture), read(name)
        what = difference(drawn, golden, name) if golden else "missing"
        if what:
            differs = True
            sys.stdout.write(f"{name}: {what}\n")
            if asked.write:
                FOLDER.mkdir(exist_ok=True)
                drawn.quantize(256, Image.Quantize.MAXCOVERAGE).save(FOLDER / f"{name}.png", optimize=True)
    sheet, file = emoji_sheet(), FOLDER / "emojis" / "sheet.png"
    if not file.exists() or difference(sheet, Image.open(file)):
        differs = True
        sys.stdout.write("the emojis differ\n")
        if asked.write:
            file.parent.mkdir(parents=True, exist_ok=True)
            sheet.save(file, optimize=True)
    return int(differs and not asked.write)


if __name__ == "__main__":
    sys.exit(main())
