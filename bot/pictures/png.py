"""PNG files of pictures in indexes of a palette.

Pillow would compress each row separately with the system's zlib, which takes three to four times as long as
all else here.
"""

import struct
from zlib import crc32

from PIL import Image

try:
    from isal import isal_zlib as deflate

    # Level 1 makes hardly larger files; level 3 takes three times as long.
    _LEVEL = 2
except ImportError:
    # No wheel fits this machine.
    import zlib as deflate

    # Level 4 takes a quarter more time and saves a fifteenth; level 9 takes ten times as long.
    _LEVEL = 3

_SIGNATURE = b"\x89PNG\r\n\x1a\n"


def png_file(image: Image.Image, palette: bytes) -> bytes:
    """Return an image of mode `L` as a file; its pixels are indexes of the palette, red, green and blue."""
    wide, high = image.size
    # Each row begins with the number of its filter. Filters would make flat colours larger: 0 is none.
    rows = Image.new("L", (wide + 1, high))
    rows.paste(image, (1, 0))
    head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    chunks = (
        (b"IHDR", head),
        (b"PLTE", palette),
        (b"IDAT", deflate.compress(rows.tobytes(), _LEVEL)),
        (b"IEND", b""),
    )
    return _SIGNATURE + b"".join(_chunk(kind, content) for kind, content in chunks)


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", crc32(kind + content))
