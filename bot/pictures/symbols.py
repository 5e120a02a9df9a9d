"""The symbols: what a seat has, the marks on characters, the reasons in a hand, the points of the end."""

from collections.abc import Callable

from bot.pictures.badges import unique
from bot.pictures.pen import Pen, arc, star, turned


def coin(pen: Pen) -> None:
    """Gold."""
    pen.disc(12, 12, 11)
    with pen.cutting():
        pen.ring(12, 12, 8.6, 1.7)
        pen.shape((12, 7.4), (15.4, 12), (12, 16.6), (8.6, 12))


def cards(pen: Pen) -> None:
    """Cards in a hand, or under a district."""
    pen.shape(*turned([(1.5, 4), (12, 4), (12, 19), (1.5, 19)], -16, (9, 12)))
    with pen.cutting():
        pen.box(8, 2.2, 24, 24, 2.6)
    pen.box(9.6, 3.6, 22.6, 22.4, 2)
    with pen.cutting():
        pen.shape((16.1, 8), (19.2, 13), (16.1, 18), (13, 13))


def tower(pen: Pen) -> None:
    """A city: how much of it stands."""
    for left in (3.4, 9.8, 16.2):
        pen.box(left, 2, left + 4.4, 8)
    pen.box(3.4, 6, 20.6, 10)
    pen.shape((5.4, 9), (18.6, 9), (19.6, 22.5), (4.4, 22.5))
    with pen.cutting():
        pen.disc(12, 16, 2.9)
        pen.box(9.1, 16, 14.9, 23)


def flag(pen: Pen) -> None:
    """A city that is complete, or a district that was declared."""
    pen.box(4, 1, 6.4, 23.5, 1)
    pen.shape((6, 2.5), (22, 5.2), (17.6, 9), (22, 13.2), (6, 13.2))


def crown(pen: Pen) -> None:
    """The crown that goes round."""
    pen.shape((2.2, 17), (2.2, 6), (7.4, 11), (12, 3.6), (16.6, 11), (21.8, 6), (21.8, 17))
    for x, y in ((2.6, 5), (12, 3), (21.4, 5)):
        pen.disc(x, y, 2.3)
    pen.box(2.2, 19, 21.8, 22.4, 0.8)


def trophy(pen: Pen) -> None:
    """Who won."""
    pen.ring(5.6, 7.4, 5, 2.2)
    pen.ring(18.4, 7.4, 5, 2.2)
    pen.shape((5, 1.6), (19, 1.6), (18.4, 8), *arc(12, 8, 6.4, 0, 180), (5.6, 8))
    pen.box(10.6, 13, 13.4, 19.5)
    pen.box(7.6, 18, 16.4, 19.8)
    pen.box(5.6, 19.6, 18.4, 22.8, 0.8)


def skull(pen: Pen) -> None:
    """Killed."""
    pen.disc(12, 10.4, 9.6, 9)
    pen.box(7, 14, 17, 22.6, 1.6)
    with pen.cutting():
        pen.disc(8.2, 11, 2.7)
        pen.disc(15.8, 11, 2.7)
        pen.shape((12, 13.4), (13.7, 16.4), (10.3, 16.4))
        pen.box(9.6, 18.6, 10.7, 23)
        pen.box(13.3, 18.6, 14.4, 23)


def mask(pen: Pen) -> None:
    """To be robbed."""
    pen.shape((1, 7), (6, 6), (12, 7.6), (18, 6), (23, 7), (22.6, 12.4), *arc(17, 12, 5.4, 10, 150))
    pen.shape((1, 7), (12, 7.6), (12.4, 14.4), *arc(7, 12, 5.4, 30, 170), (1.4, 12.4))
    with pen.cutting():
        pen.disc(7, 11.2, 3, 2.2)
        pen.disc(17, 11.2, 3, 2.2)


def wand(pen: Pen) -> None:
    """Bewitched."""
    pen.line(3, (3.4, 20.8), (13.4, 10.8))
    pen.shape(*star(4, 6.6, 2, (16.6, 7.4)))
    pen.shape(*star(4, 3.6, 1.1, (6, 6)))
    pen.shape(*star(4, 3.6, 1.1, (19.6, 18.4)))


def dagger(pen: Pen) -> None:
    """Threatened."""
    pen.shape(*turned([(9, 8), (15, 8), (15, 17.6), (12, 25.5), (9, 17.6)], 45))
    pen.shape(*turned([(5, 5.8), (19, 5.8), (19, 8.8), (5, 8.8)], 45))
    pen.shape(*turned([(10.4, 0), (13.6, 0), (13.6, 8), (10.4, 8)], 45))
    pen.disc(20.4, 3.6, 3)
    with pen.cutting():
        pen.shape(*turned([(11.6, 10), (12.4, 10), (12.4, 20), (11.6, 20)], 45))


def scroll(pen: Pen) -> None:
    """A warrant."""
    pen.box(6, 3, 18, 21)
    pen.box(3, 2, 20, 6.6, 2.3)
    pen.box(4.6, 17.4, 21.6, 22, 2.3)
    with pen.cutting():
        pen.box(8.4, 8.8, 15.6, 10.3)
        pen.box(8.4, 12, 13.4, 13.5)
        pen.disc(15.2, 15.4, 1.9)


def tumbler(pen: Pen) -> None:
    """Forestalled by the Acrobat: somebody on their hands."""
    pen.disc(12, 18.2, 2.9)
    pen.line(3.2, (12, 13.6), (12, 8.6))
    pen.line(2.4, (12, 13.4), (6.4, 17), (5.6, 22.4))
    pen.line(2.4, (12, 13.4), (17.6, 17), (18.4, 22.4))
    pen.line(2.6, (12, 8.4), (6, 6.4), (2.6, 1.8))
    pen.line(2.6, (12, 8.4), (18, 6.4), (21.4, 1.8))


def check(pen: Pen) -> None:
    """It can be built now."""
    pen.shape((2, 13), (5, 9.6), (9.6, 14.4), (19.4, 3.6), (22.6, 6.6), (9.8, 20.8))


def lock(pen: Pen) -> None:
    """Not now."""
    pen.ring(12, 8.4, 6.4, 2.6)
    with pen.cutting():
        pen.box(4, 9.4, 20, 20)
    pen.box(5.6, 8, 8.2, 12)
    pen.box(15.8, 8, 18.4, 12)
    pen.box(3.6, 10.6, 20.4, 22.6, 2.2)
    with pen.cutting():
        pen.disc(12, 15.4, 2)
        pen.box(11.1, 16, 12.9, 19.6)


def hammer(pen: Pen) -> None:
    """How much was built, and how much may be."""
    pen.shape(*turned([(10.4, 8), (13.6, 8), (13.6, 26), (10.4, 26)], 45, (13, 10)))
    pen.shape(*turned([(5, 2.6), (17.6, 2.6), (21.4, 6), (21.4, 9.4), (5, 9.4)], 45, (13, 10)))


def dots(pen: Pen) -> None:
    """All five types."""
    for x, y in star(5, 8.6, 0, (12, 12.4))[::2]:
        pen.disc(x, y, 3.7)


def burst(pen: Pen) -> None:
    """Unique districts."""
    pen.shape(*unique())


def arrow(pen: Pen) -> None:
    """Leads to."""
    pen.box(2, 10.6, 15, 13.4, 1)
    pen.shape((13, 5.4), (22, 12), (13, 18.6))


def dash(pen: Pen) -> None:
    """Nobody answered."""
    pen.box(3, 10.4, 21, 13.6)


SYMBOLS: dict[str, Callable[[Pen], None]] = {
    each.__name__: each
    for each in (
        coin,
        cards,
        tower,
        flag,
        crown,
        trophy,
        skull,
        mask,
        wand,
        dagger,
        scroll,
        tumbler,
        check,
        lock,
        hammer,
        dots,
        burst,
        arrow,
        dash,
    )
}
"""By name."""
