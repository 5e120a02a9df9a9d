"""What stands for each character in a picture of the draft."""

from collections.abc import Callable

from bot.pictures.pen import Pen, arc, star, turned
from bot.pictures.symbols import crown, dagger, mask, scroll, skull, wand


def eye(pen: Pen) -> None:
    """The Spy looks into hands."""
    pen.shape(*arc(12, 20, 14, 217, 323), *arc(12, 4, 14, 37, 143))
    with pen.cutting():
        pen.disc(12, 12, 4.8)
    pen.disc(12, 12, 2.9)


def top_hat(pen: Pen) -> None:
    """The Magician."""
    pen.box(1.5, 17.5, 22.5, 21, 1.7)
    pen.shape((5.4, 3), (18.6, 3), (17.6, 18), (6.4, 18))
    with pen.cutting():
        pen.box(5, 12.6, 19, 15)


def pointed_hat(pen: Pen) -> None:
    """The Wizard."""
    pen.disc(12, 19.4, 11, 3)
    pen.shape((14.6, 0.8), (18.6, 19), (5.4, 19))
    with pen.cutting():
        pen.shape(*star(5, 3, 1.3, (12.6, 12.6)))


def crystal_ball(pen: Pen) -> None:
    """The Seer."""
    pen.disc(12, 10, 8.8)
    pen.shape((7, 19.5), (17, 19.5), (19.4, 23), (4.6, 23))
    with pen.cutting():
        pen.line(1.5, *arc(12, 10, 6, 190, 250))


def orb(pen: Pen) -> None:
    """The Emperor."""
    pen.disc(12, 15.2, 8.2)
    pen.box(10.9, 0.8, 13.1, 8)
    pen.box(8.6, 2.6, 15.4, 4.8)
    with pen.cutting():
        pen.box(3, 13.6, 21, 15.2)
        pen.box(11.2, 7.4, 12.8, 14)


def column(pen: Pen) -> None:
    """The Patrician."""
    pen.box(3.4, 2, 20.6, 5.4, 0.8)
    pen.box(3.4, 18.8, 20.6, 22.4, 0.8)
    for left in (5.6, 10.5, 15.4):
        pen.box(left, 6.4, left + 3, 17.8)


def mitre(pen: Pen) -> None:
    """The Bishop."""
    pen.shape((4.6, 21), (3, 10), (12, 1.4), (21, 10), (19.4, 21))
    with pen.cutting():
        pen.box(4, 16.4, 20, 17.8)
        pen.box(11.1, 5.6, 12.9, 14.6)
        pen.box(8.4, 8.4, 15.6, 10.2)


def cross(pen: Pen) -> None:
    """The Abbot."""
    pen.box(10, 1.4, 14, 22.6, 0.6)
    pen.box(4.4, 6.4, 19.6, 10.4, 0.6)


def key(pen: Pen) -> None:
    """The Cardinal."""
    pen.ring(7, 7, 5.8, 2.6)
    pen.line(2.7, (10.4, 10.4), (21, 21))
    pen.line(2.7, (16.6, 16.6), (19.2, 14))
    pen.line(2.7, (20, 20), (22, 18))


def scales(pen: Pen) -> None:
    """The Merchant."""
    pen.box(11, 2, 13, 20)
    pen.box(6.4, 19.6, 17.6, 22, 0.8)
    pen.box(3, 4.4, 21, 6.2, 0.8)
    for x in (5.2, 18.8):
        pen.line(0.9, (x, 5.4), (x - 3.6, 14))
        pen.line(0.9, (x, 5.4), (x + 3.6, 14))
        pen.shape(*arc(x, 13.6, 4.6, 0, 180))


def flask(pen: Pen) -> None:
    """The Alchemist."""
    pen.box(7.6, 1.4, 16.4, 4, 1)
    pen.shape((9.4, 3), (14.6, 3), (14.6, 9), (21.4, 20), (20, 22.6), (4, 22.6), (2.6, 20), (9.4, 9))
    with pen.cutting():
        pen.shape((11, 4.4), (13, 4.4), (13, 9.6), (15.6, 14), (8.4, 14), (11, 9.6))


def ship(pen: Pen) -> None:
    """The Trader."""
    pen.shape((1.6, 15.6), (22.4, 15.6), (18.6, 22), (5.4, 22))
    pen.box(11.2, 1, 13, 15)
    pen.shape((10, 3.4), (10, 13.4), (3, 13.4))
    pen.shape((14.2, 2), (21.4, 13.4), (14.2, 13.4))


def compasses(pen: Pen) -> None:
    """The Architect."""
    pen.disc(12, 4.4, 3.2)
    pen.line(2.5, (11, 6), (5, 21.6))
    pen.line(2.5, (13, 6), (19, 21.6))
    pen.line(2, *arc(12, 4.4, 11.6, 60, 120))


def anchor(pen: Pen) -> None:
    """The Navigator."""
    pen.ring(12, 4.4, 3.6, 2)
    pen.box(10.9, 7, 13.1, 21)
    pen.box(7, 9.4, 17, 11.4, 0.8)
    pen.line(2.5, *arc(12, 12.4, 8.8, 10, 170))
    pen.shape((1, 14.6), (6.8, 14.6), (3, 9.6))
    pen.shape((23, 14.6), (17.2, 14.6), (21, 9.6))


def book(pen: Pen) -> None:
    """The Scholar."""
    pen.shape((1.4, 4), (9, 4), (11.3, 6), (11.3, 21), (9, 19), (1.4, 19))
    pen.shape((22.6, 4), (15, 4), (12.7, 6), (12.7, 21), (15, 19), (22.6, 19))
    with pen.cutting():
        for y in (8, 11.4, 14.8):
            pen.box(3.6, y, 9, y + 1.3)
            pen.box(15, y, 20.4, y + 1.3)


def swords(pen: Pen) -> None:
    """The Warlord."""
    for turn in (-45, 45):
        pen.shape(*turned([(10.7, -0.5), (12, -3.5), (13.3, -0.5), (13.3, 18), (10.7, 18)], turn))
        pen.shape(*turned([(8.4, 18), (15.6, 18), (15.6, 20), (8.4, 20)], turn))
        pen.shape(*turned([(11, 19), (13, 19), (13, 25.5), (11, 25.5)], turn))


def exchange(pen: Pen) -> None:
    """The Diplomat."""
    pen.box(2, 6, 16, 9)
    pen.shape((14.4, 1.8), (22.6, 7.5), (14.4, 13.2))
    pen.box(8, 15, 22, 18)
    pen.shape((9.6, 10.8), (1.4, 16.5), (9.6, 22.2))


def helmet(pen: Pen) -> None:
    """The Marshal."""
    pen.shape((4, 22), (4, 12), *arc(12, 12, 8, 180, 360), (20, 12), (20, 22), (14.4, 22), (14.4, 19))
    pen.shape((4, 22), (4, 12), (14, 12), (9.6, 19), (9.6, 22))
    pen.shape((10.8, 5), (10.8, 0.8), (17.6, 0.8), (20, 5.6), (13, 4.6))
    with pen.cutting():
        pen.box(6.4, 11.6, 17.6, 13.6)
        pen.box(11.1, 13, 12.9, 23)


def tiara(pen: Pen) -> None:
    """The Queen."""
    points = [
        (1.6, 9),
        (6.4, 12.6),
        (8.4, 6),
        (12, 11),
        (15.6, 6),
        (17.6, 12.6),
        (22.4, 9),
        (20, 20),
        (4, 20),
    ]
    pen.shape(*points)
    pen.disc(12, 4.4, 2.6)
    pen.disc(4.4, 5.4, 1.6)
    pen.disc(19.6, 5.4, 1.6)
    with pen.cutting():
        pen.shape((12, 13), (14, 16), (12, 19), (10, 16))


def brush(pen: Pen) -> None:
    """The Artist."""
    pen.shape(*turned([(10.7, -3.4), (13.3, -3.4), (14.4, 9), (9.6, 9)], 45))
    pen.shape(*turned([(9.2, 10.2), (14.8, 10.2), (15.4, 15), (12, 26), (8.6, 15)], 45))


def tax_coins(pen: Pen) -> None:
    """The Tax Collector."""
    for y in (19.4, 14.6, 9.8):
        with pen.cutting():
            pen.disc(10, y - 1.3, 9, 4)
        pen.disc(10, y, 8.6, 3.4)
    with pen.cutting():
        pen.disc(10, 9.4, 5.4, 1.7)
    pen.disc(19, 5, 4)


PORTRAITS: dict[str, Callable[[Pen], None]] = {
    "assassin": skull,
    "witch": wand,
    "magistrate": scroll,
    "thief": mask,
    "spy": eye,
    "blackmailer": dagger,
    "magician": top_hat,
    "wizard": pointed_hat,
    "seer": crystal_ball,
    "king": crown,
    "emperor": orb,
    "patrician": column,
    "bishop": mitre,
    "abbot": cross,
    "cardinal": key,
    "merchant": scales,
    "alchemist": flask,
    "trader": ship,
    "architect": compasses,
    "navigator": anchor,
    "scholar": book,
    "warlord": swords,
    "diplomat": exchange,
    "marshal": helmet,
    "queen": tiara,
    "artist": brush,
    "tax_collector": tax_coins,
    "classic_tax_collector": tax_coins,
}
"""By the id of the character."""
