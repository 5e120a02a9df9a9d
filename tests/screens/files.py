"""Files of pictures that are written only if the picture differs: git keeps each version for ever."""

from io import BytesIO
from pathlib import Path

from PIL import Image, ImageSequence


def write(data: bytes, path: Path) -> None:
    """Write a picture unless the file shows the same one, pixel by pixel."""
    if not path.exists() or _shown(path.read_bytes()) != _shown(data):
        path.write_bytes(data)


def _shown(data: bytes) -> list[tuple[tuple[int, int], bytes, object]]:
    """Return the pixels of each frame, and how long the frame is shown."""
    return [
        (frame.size, frame.convert("RGB").tobytes(), frame.info.get("duration"))
        for frame in ImageSequence.Iterator(Image.open(BytesIO(data)))
    ]
