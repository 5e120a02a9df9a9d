"""Shapes in shades of grey: how much of each point a shape covers."""

from dataclasses import dataclass

from PIL import Image


@dataclass(frozen=True, slots=True, eq=False)
class Mask:
    """A shape, and where it begins, in pixels of the file, seen from the point at which it is put.

    Each is only equal to itself, so that what is made of it can be looked up.
    """

    image: Image.Image
    left: int = 0
    top: int = 0


def mapped(image: Image.Image, table: bytes) -> Image.Image:
    """Put another value in the place of each of the 256 shades."""
    # `Image.point` rounds all 256 of them every time, which takes longer than all the rest of a picture.
    return Image.frombytes(image.mode, image.size, image.tobytes().translate(table))


def resized(image: Image.Image, width: int, height: int) -> Image.Image:
    """Make a shape larger or smaller, each way by itself."""
    how = Image.Resampling.HAMMING
    return image.resize((width, height), how)  # pyright: ignore[reportUnknownMemberType] - names a type of NumPy


def coarser(image: Image.Image, width: int, height: int) -> Image.Image:
    """Copy an image of another size, without mixing its points."""
    how = Image.Resampling.NEAREST
    return image.resize((width, height), how)  # pyright: ignore[reportUnknownMemberType] - names a type of NumPy
