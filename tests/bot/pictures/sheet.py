"""All drawings on one sheet: `python -m tests.bot.pictures.sheet FILE.png FOLDER [NAME ...]`.

The folder is `portraits`, `buildings`, `symbols` or `emojis`. Without names the sheet shows all its drawings:
portraits large, as a medallion, and out; buildings by night and at dawn.
"""

import sys
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.pictures.badges import medallion
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.drawings import names
from bot.pictures.emojis import EMOJIS, emoji_png
from bot.pictures.fonts import Face, fit, resized
from bot.pictures.palette import DAWN, NIGHT, TABLE, TEXT
from bot.pictures.skylines import grounds
from bot.pictures.stamps import stamp

_COLUMNS = {"portraits": 4, "buildings": 5, "symbols": 7}
_HIGH = {"portraits": 82.0, "buildings": 74.0, "symbols": 42.0}


def draw_sheet(folder: str, only: list[str]) -> Canvas:
    found = [name for name in names(folder) if not only or name in only]
    columns, high = _COLUMNS[folder], _HIGH[folder]
    wide = WIDTH / columns
    canvas = Canvas(WIDTH, -(-len(found) // columns) * high, TABLE)
    for place, name in enumerate(found):
        x, y = place % columns * wide, place // columns * high
        _cell(canvas, folder, name, x, y, wide)
        text = fit(name.replace("_", " "), Face.SEMIBOLD, wide - 4, 10)
        canvas.write(text, x + wide / 2, y + high - 8, TEXT, TABLE, "centre")
    return canvas


def _cell(canvas: Canvas, folder: str, name: str, x: float, y: float, wide: float) -> None:
    if folder == "portraits":
        canvas.stamp(stamp(folder, name, 60, TABLE), x + 2, y + 3)
        medallion(canvas, name, (x + 75, y + 17), 22, TEXT, TABLE)
        medallion(canvas, name, (x + 75, y + 46), 22, TABLE, TABLE, grey=True)
    elif folder == "symbols":
        canvas.icon(name, x + wide / 2, y + 15, 24, TEXT, TABLE)
    else:
        for half, sky in enumerate((NIGHT, DAWN)):
            left = x + 1 + half * (wide / 2 - 1)
            for begin, colour in grounds(sky, 56, 1):
                canvas.box((left, y + 2 + begin, wide / 2 - 1, 56 - begin), colour)
            piece = stamp(folder, name, 42, grounds(sky, 56, 42 / 48))
            canvas.stamp(piece, left + (wide / 2 - 1 - piece.width) / 2, y + 58 - piece.height)


def emoji_sheet() -> Image.Image:
    """Put all emojis on a dark and on a light background."""
    side, columns = 48, 9
    rows = -(-len(EMOJIS) // columns)
    sheet = Image.new("RGB", (side * columns, side * rows * 2), "#313338")
    sheet.paste("#FFFFFF", (0, side * rows, *sheet.size))
    for half in (0, 1):
        for place, emoji in enumerate(EMOJIS):
            image = Image.open(BytesIO(emoji_png(emoji)))
            small = resized(image, side - 8, side - 8)
            x, y = place % columns * side + 4, (place // columns + half * rows) * side + 4
            sheet.paste(small, (x, y), small)
    return sheet


def main() -> int:
    file, folder, *only = [*sys.argv[1:], "portraits"][: max(2, len(sys.argv) - 1)]
    if folder == "emojis":
        emoji_sheet().save(file)
    else:
        Path(file).write_bytes(draw_sheet(folder, only).png())
    return 0


if __name__ == "__main__":
    sys.exit(main())
