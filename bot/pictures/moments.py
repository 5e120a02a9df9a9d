"""A banner for a moment worth seeing: the actor on the left, the victim or the card on the right."""

from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.dramas import Moment
from bot.pictures.drawings import Drawing, Shape
from bot.pictures.fit import Fitted, fit, lines
from bot.pictures.fonts import Face
from bot.pictures.palette import BRIGHT, CURTAIN, KILLED, QUIET, TABLE
from bot.pictures.scenes import ground_of
from bot.pictures.skylines import draw_building, width_of
from bot.pictures.stamps import Stamp, kept, pixels, rendered, stamp
from bot.pictures.tones import TONES, blend

MOMENT_HEIGHT = 72.0
_HIGH, _WIDE, _SLANT, _EDGE = 70.0, 96.0, 18.0, 3.5
_ROOM = WIDTH - 2 * _WIDE
_TITLES = ((14.5, 16.5), (13.0, 15.0), (12.0, 13.5), (10.5, 12.0))
"""Sizes of the sentence, and the way from line to line."""


def draw_moment(canvas: Canvas, moment: Moment) -> None:
    """Draw a banner at the head of a picture."""
    tone = TONES[moment.tone]
    canvas.box((0, 0, WIDTH, _HIGH), CURTAIN)
    canvas.stamp(_side(ground_of(moment.actor), tone, right=False), 0, 0)
    other = ground_of(moment.target) if moment.target else blend(TABLE, CURTAIN, 0.5)
    canvas.stamp(_side(other, tone, right=True), WIDTH - _WIDE, 0)
    if moment.actor:
        canvas.stamp(stamp("portraits", moment.actor, 68, ground_of(moment.actor), bare=True), 4, _HIGH - 68)
    _victim(canvas, moment, other)
    for y in (0.0, _HIGH - 1.4):
        canvas.box((0, y, WIDTH, 1.4), tone)
    _words(canvas, moment, tone)


def _victim(canvas: Canvas, moment: Moment, ground: str) -> None:
    """Draw whom or what it was done to; a red cross lies over who was killed."""
    middle = WIDTH - _WIDE / 2 + 6
    if moment.target:
        killed = moment.symbol == "skull"
        bust = stamp("portraits", moment.target, 68, ground, bare=True, grey=killed)
        canvas.stamp(bust, middle - bust.width / 2, _HIGH - 68)
        if killed:
            canvas.icon("crossed", middle, _HIGH / 2, 52, KILLED, ground)
    elif moment.card:
        scale = min(1.25, 70 / width_of(moment.card))
        draw_building(
            canvas, moment.card, middle - width_of(moment.card) * scale / 2, _HIGH - 1, scale, ground
        )


def _words(canvas: Canvas, moment: Moment, tone: str) -> None:
    middle, room = WIDTH / 2, _ROOM - 8
    canvas.disc(middle, 14.5, 21, tone, CURTAIN)
    canvas.disc(middle, 14.5, 18.4, CURTAIN, tone)
    canvas.icon(moment.symbol, middle, 14.5, 12.5, tone, CURTAIN)
    found, pitch = _broken(moment.title, room)
    y = 40.5 - pitch * (len(found) - 1) / 2
    canvas.write_lines(found, (middle, y), pitch, BRIGHT, CURTAIN, "centre")
    small = fit(moment.small, Face.SEMIBOLD, room, 10.5)
    canvas.write(small, middle, _HIGH - 7, QUIET, CURTAIN, "centre")


def _broken(title: str, room: float) -> tuple[list[Fitted], float]:
    """Break a sentence into at most two lines, as large as can be."""
    tried = [(lines(title, Face.BLACK, room, size, 2), size, pitch) for size, pitch in _TITLES]
    fitting = (each for each in tried if all(line.size == each[1] and not line.cut for line in each[0]))
    found, _, pitch = next(fitting, tried[-1])
    return found, pitch


@kept
def _side(ground: str, tone: str, *, right: bool) -> Stamp:
    """Return one end of a banner, with a slanting edge."""
    outline = ((0, 0), (_WIDE, 0), (_WIDE - _SLANT, _HIGH), (0, _HIGH))
    inside = ((0, 0), (_WIDE - _EDGE, 0), (_WIDE - _SLANT - _EDGE, _HIGH), (0, _HIGH))
    shapes = [Shape(tone, outline), Shape(ground, inside)]
    if right:
        shapes = [Shape(each.tone, tuple((_WIDE - x, y) for x, y in each.points)) for each in shapes]
    found = Drawing("side", _WIDE, _HIGH, tuple(shapes), {})
    return rendered(found, (pixels(_WIDE), pixels(_HIGH)), CURTAIN)
