"""The silhouettes of the types of districts: crown, arch, purse, shield, star, and a tent for none."""

from bot.pictures.pen import Pen, Point, arc, star

DIGITS: dict[str, tuple[float, float]] = {
    "noble": (12, 15.6),
    "religious": (12, 14.2),
    "trade": (12, 15.5),
    "military": (12, 10.6),
    "unique": (12, 12),
}
"""Where the cost stands in a silhouette: the middle of its digits."""


def noble() -> list[Point]:
    """Draw a crown with three points."""
    return [(1, 23), (1, 4.6), (7.2, 8.4), (12, 0.8), (16.8, 8.4), (23, 4.6), (23, 23)]


def religious() -> list[Point]:
    """Draw a pointed arch."""
    left, right = arc(15.2, 12.5, 12.2, 180, 254.8), arc(8.8, 12.5, 12.2, -74.8, 0)
    return [(3, 23), *left, *right, (21, 23)]


def military() -> list[Point]:
    """Draw a shield."""
    right, left = arc(6.6, 9.5, 14.9, 0, 68.7), arc(17.4, 9.5, 14.9, 111.3, 180)
    return [(2.5, 1.5), (21.5, 1.5), *right, *left]


def unique() -> list[Point]:
    """Draw a star with eight points."""
    return star(8, 12, 9)


OUTLINES = {"noble": noble, "religious": religious, "military": military, "unique": unique}


def badge(pen: Pen, kind: str) -> None:
    """Draw the silhouette of a type; the pen's whole grid is filled by it."""
    if kind == "trade":
        _purse(pen)
    elif kind == "none":
        _tent(pen)
    else:
        pen.shape(*OUTLINES[kind]())


def inside(pen: Pen, kind: str, thick: float) -> None:
    """Draw the silhouette without its edge."""
    badge(pen, kind)
    if kind in OUTLINES:
        with pen.cutting():
            pen.outline(2 * thick, OUTLINES[kind]())


def _purse(pen: Pen) -> None:
    pen.disc(12, 15.4, 11.4, 8.1)
    pen.shape((6.2, 1.8), (9.6, 3.4), (12, 1), (14.4, 3.4), (17.8, 1.8), (14.8, 8.6), (9.2, 8.6))


def _tent(pen: Pen) -> None:
    pen.shape((12, 1.5), (20.5, 9.5), (23, 23), (1, 23), (3.5, 9.5))
    with pen.cutting():
        pen.line(1.5, (11, 5), (6.2, 11), (5.2, 24))
        pen.line(1.5, (13, 5), (17.8, 11), (18.8, 24))
        pen.shape((12, 12), (14.6, 24), (9.4, 24))
        pen.box(0, 23, 24, 24)
