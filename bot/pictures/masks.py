"""Shapes in shades of grey: how much of each point a shape covers."""

from typing import NamedTuple

from PIL import Image


class Mask(NamedTuple):
    """A shape, and where it begins, in pixels of the file, seen from the point at which it is put."""

    image: Image.Image
    left: int = 0
    top: int = 0


def mapped(image: Image.Image, table: bytes) -> Image.Image:
    """Put another value in the place of each of the 256 shades."""
    return image.point(table)  # pyright: ignore[reportUnknownMemberType] - names a type of NumPy


def resized(image: Image.Image, width: int, height: int) -> Image.Image:
    """Make a shape larger or smaller, each way by itself."""
    how = Image.Resampling.HAMMING
    return image.resize((width, height), how)  # pyright: ignore[reportUnknownMemberType] - as above
