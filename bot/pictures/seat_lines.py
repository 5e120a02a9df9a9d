"""The table as lines, one for each seat, for the board, the panel and the lesson.

A line has one of six sizes. *named* has a skyline and the names of districts. *tall* has a skyline above a
wall of badges, and *low* has the same, but lower. *flat* has only the wall, and *thin* has it in small
letters. *half* is like thin, but two seats share a line, and there are no walls.
"""

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from bot.pictures import seat_parts
from bot.pictures.alt import told_city
from bot.pictures.canvas import WIDTH, Canvas, Part, in_rows
from bot.pictures.fonts import Face, fit, lines
from bot.pictures.held import lost_stone, lost_width, stone, stone_width
from bot.pictures.models import Card, CharacterModel, City, SeatLine, by_rank, card_of, character_of, city_of
from bot.pictures.palette import GOLD, HEAD, MORTAR, QUIET, TABLE, TEXT
from bot.pictures.skylines import draw_ground, draw_points, draw_skyline, player_name, sky_of
from bot.pictures.stamps import LINES, Stamp
from bot.story.cities import Changes, changes_of, worth
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.events import Event
from engine.setup.rules import Rules
from engine.view import SeatView, View

LineSize: TypeAlias = Literal["named", "tall", "low", "flat", "thin", "half"]

# In logical pixels: the left edge, width and gap of lines. Half the gap is above a line, half below.
_LEFT, _WIDE, _GAP = 4.0, 342.0, 4.0
_TALL, _LOW, _FLAT, _THIN, _BASE = 40.0, 33.0, 27.0, 16.0, 14.5
_THIN_GAP = 2.0
_FACE, _FLAT_FACE, _THIN_FACE = 28.0, 20.0, 14.0
# The width of the area for names and numbers, and the slant on its right edge.
_ASIDE, _SLANT = 142.0, 12.0
_NAME, _WALL, _POINTS = 118.0, 181.0, 43.0
_HALF, _HALF_NUMBERS = (_WIDE - 3) / 2, 80.0  # The width of half a line, and where its numbers begin.
_PITCH, _LETTERS, _INDENT, _BETWEEN = 15.0, 11.5, 2.0, 2.0  # Measures of lines that list districts by name.
_FEW = 3  # If more players than this share the most points, nobody is shown as leader.


# Making the lines


def cities_of(
    view: View,
    names: Sequence[str],
    say: Language,
    *,
    events: Iterable[Event] = (),
    rules: Rules | None = None,
    faces: Sequence[str] = (),
) -> tuple[City, ...]:
    """Make the cities of all seats, with this round's changes (by its `events`) and the leaders."""
    playing = view.asked if view.turn is None else view.turn.seat
    told = tuple(events)
    changes, costs = changes_of(told), worth(told, rules or Rules())
    cities = [
        _with_changes(
            city_of(view, seat, names, say, plays=seat.seat == playing),
            changes.get(seat.seat, Changes()),
            say,
            costs,
        )
        for seat in view.seats
    ]
    most = max((city.points for city in cities), default=0)
    few = sum(city.points == most for city in cities) <= _FEW
    shown = faces or [""] * len(cities)
    return tuple(
        replace(city, leads=few and city.points == most > 0, face=face)
        for city, face in zip(cities, shown, strict=True)
    )


def lines_of(view: View, cities: Sequence[City], say: Language) -> tuple[SeatLine, ...]:
    """Make the lines of all seats, as the view's reader knows them. No line belongs to a spectator."""
    killed = frozenset(mark.character for mark in view.marks if mark.kind == "killed")
    found: list[SeatLine] = []
    for seat, city in zip(view.seats, cities, strict=True):
        you = seat.seat == view.seat
        shut = frozenset(view.characters) - frozenset(seat.characters) if you else frozenset[str]()
        known = replace(city, characters=_own(view, seat, say)) if you else city
        dead = frozenset(each.id for each in known.characters) & killed
        found.append(SeatLine(known, you, shut, dead))
    return tuple(found)


def _own(view: View, seat: SeatView, say: Language) -> tuple[CharacterModel, ...]:
    """Return up to two of the reader's characters in the order of their calls, the playing one last."""
    playing = view.turn.character if view.turn and view.turn.seat == view.seat else ""
    own = {*view.characters, *seat.characters, *([playing] if playing else [])}
    ordered = sorted(own, key=lambda each: (each == playing, by_rank(each)))
    return tuple(character_of(each, say) for each in ordered[-2:])


def _with_changes(city: City, changes: Changes, say: Language, costs: Mapping[str, int]) -> City:
    built = list(changes.built)
    districts: list[Card] = []
    for card in city.districts:
        new = card.id in built
        if new:
            built.remove(card.id)
        districts.append(replace(card, new=True) if new else card)
    lost = tuple(card_of(card, costs.get(card, 0), say) for card in changes.lost if card in DISTRICTS)
    return replace(city, districts=tuple(districts), lost=lost)


def lines_text(seats: Sequence[SeatLine], say: Language) -> list[str]:
    """Describe the cities of seats. The reader's city has "you" for a name."""
    you = say("picture-line-you")
    cities = [replace(each.city, name=you) if each.you else each.city for each in seats]
    return [told_city(each, say) for each in cities]


# Drawing the lines


def line_parts(
    seats: Sequence[SeatLine], size: LineSize, say: Language, opened: Container[int] = ()
) -> list[Part]:
    """Return a part for each seat. The seats at the indexes `opened` show the names of their districts."""
    if size == "half":
        return [_halves(row, say) for row in in_rows(seats, 2)]
    return [_line(seat, place, say, "named" if place in opened else size) for place, seat in enumerate(seats)]


def _halves(row: Sequence[SeatLine], say: Language) -> Part:
    def draw(canvas: Canvas, top: float) -> None:
        for column, seat in enumerate(row):
            canvas.stamp(_half(seat, say), column * (_HALF + 3), top)

    return Part(_THIN + _THIN_GAP, draw)


def _line(seat: SeatLine, place: int, say: Language, size: LineSize) -> Part:
    high = _high(seat, size) + (_THIN_GAP if size == "thin" else _GAP)
    return Part(high, lambda canvas, top: canvas.stamp(_drawn(seat, place + 1, say, size), 0, top))


MORE_HEIGHT = 14.0  # The height of the words about hidden lines, in logical pixels.


def more_part(left_out: int, say: Language) -> Part:
    """Return a part that says how many lines are hidden."""
    text = fit(say("picture-line-more", count=left_out), Face.SEMIBOLD, _WIDE - 8, 11)
    right, middle = _LEFT + _WIDE - 4, MORE_HEIGHT / 2 - 1

    def draw(canvas: Canvas, top: float) -> None:
        canvas.write(text, right, top + middle, QUIET, TABLE, "right")

    return Part(MORE_HEIGHT, draw)


_HEIGHTS: dict[LineSize, float] = {"tall": _TALL, "low": _LOW, "flat": _FLAT, "thin": _THIN}


def _high(seat: SeatLine, size: LineSize) -> float:
    if size == "named":
        return _TALL + 2 + len(_stones(seat.city.districts, seat.city.lost)) * _PITCH + 2
    return _HEIGHTS[size]


def _drawn(seat: SeatLine, place: int, say: Language, size: LineSize) -> Stamp:
    match size:
        case "named":
            return _named(seat, place, say)
        case "flat":
            return _bar(seat, say, high=_FLAT, gap=_GAP, face=_FLAT_FACE, rows=2)
        case "thin" | "half":
            return _bar(seat, say, high=_THIN, gap=_THIN_GAP, face=_THIN_FACE, rows=1)
        case "tall" | "low":
            return _walled(seat, place, say, _HEIGHTS[size])


# Cached, because most lines stay the same between two answers.


@LINES.kept
def _named(seat: SeatLine, place: int, say: Language) -> Stamp:
    city, high, top = seat.city, _high(seat, "named"), _GAP / 2
    canvas = Canvas(WIDTH, high + _GAP, TABLE)
    sky = sky_of(city)
    _view(canvas, seat, place, say, top=top, high=high, horizon=_TALL)
    draw_points(canvas, city, _LEFT + _WIDE - 4, top + _TALL - 10, sky.bands[2], 11.5)
    for number, line in enumerate(_stones(city.districts, city.lost)):
        y = top + _TALL + 2 + number * _PITCH
        for each in line:
            draw = lost_stone if each.lost else stone
            piece = draw(each.card, each.width, _PITCH - 1, _LETTERS)
            canvas.stamp(piece, _LEFT + _INDENT + each.left, y)
    return canvas.whole


@LINES.kept
def _walled(seat: SeatLine, place: int, say: Language, high: float) -> Stamp:
    city, top = seat.city, _GAP / 2
    canvas = Canvas(WIDTH, high + _GAP, TABLE)
    _view(canvas, seat, place, say, top=top, high=high, horizon=high - _BASE)
    right, y = _LEFT + _WIDE, top + high - _BASE
    points = draw_points(canvas, city, right - 3, y + _BASE / 2 - 0.5, MORTAR, 11)
    begin = _LEFT + _ASIDE + _SLANT - 6
    seat_parts.draw_slots(
        canvas, city, (begin, y + 1, right - 7 - max(points, 20) - begin, _BASE - 2.5), 14.5
    )
    return canvas.whole


@LINES.kept
def _half(seat: SeatLine, say: Language) -> Stamp:
    city, y, ground = seat.city, (_THIN + _THIN_GAP) / 2, sky_of(seat.city).top
    canvas = Canvas(_LEFT + _HALF + 1, _THIN + _THIN_GAP, TABLE)
    seat_parts.draw_bar(canvas, (_LEFT, _THIN_GAP / 2, _HALF, _THIN), ground, city)
    edge = _LEFT + _HALF_NUMBERS
    _who(canvas, seat, _THIN_FACE, ground, say, y=y, edge=edge)
    seat_parts.draw_holdings(canvas, city, edge, y, ground)
    return canvas.whole


def _who(
    canvas: Canvas,
    seat: SeatLine,
    face: float,
    ground: str,
    say: Language,
    *,
    y: float,
    edge: float,
    rows: int = 1,
) -> None:
    """Draw face, crown and name at the left of a line, up to `edge`. `y` is the height of their middle."""
    seat_parts.draw_token(canvas, seat, (_LEFT + 26 - face / 2, y + 0.5), face, ground)
    left = _LEFT + 32
    if seat.city.crown:
        canvas.icon("crown", left + 6, y - 0.5, 12, GOLD, ground)
        left += 14.5
    _name(canvas, seat, ground, say, left=left, y=y, room=edge - left - 2, rows=rows)


@LINES.kept
def _bar(seat: SeatLine, say: Language, *, high: float, gap: float, face: float, rows: int) -> Stamp:
    """Draw a line without a skyline; `high`, `gap` and `face` are heights."""
    city, top = seat.city, gap / 2
    canvas = Canvas(WIDTH, high + gap, TABLE)
    ground = sky_of(city).top
    seat_parts.draw_bar(canvas, (_LEFT, top, _WIDE, high), ground, city)
    y = top + high / 2
    edge = _LEFT + _NAME
    _who(canvas, seat, face, ground, say, y=y, edge=edge, rows=rows)
    seat_parts.draw_holdings(canvas, city, edge, y, ground, column=31)
    begin = _LEFT + _WALL
    draw_points(canvas, city, _LEFT + _WIDE - 4, y, ground, 11.5)
    edge = high / 6
    seat_parts.draw_slots(
        canvas,
        city,
        (begin, top + edge, _LEFT + _WIDE - _POINTS - begin, high - 2 * edge),
        min(15.5, high - 2),
    )
    return canvas.whole


def _view(
    canvas: Canvas, seat: SeatLine, place: int, say: Language, *, top: float, high: float, horizon: float
) -> None:
    """Draw a skyline, with face, name and numbers on its left. `horizon` is the height of the sky."""
    city = seat.city
    sky, right = sky_of(city), _LEFT + _WIDE
    ground = draw_ground(canvas, city, (_LEFT, top, _WIDE, high), horizon, place)
    left = _LEFT + _ASIDE + _SLANT
    named = horizon == _TALL
    word, icon = _near(city, say)
    beside = max(seat_parts.chip_width(word), (40 if city.leads else 26) if named else 0)
    box = left, top, right - left - 4 - beside, horizon
    draw_skyline(canvas, city.districts, box, sky, (horizon - 3) / 48, 2, ruins=len(city.lost))
    # Above names of districts, this area ends at the horizon. Otherwise a wall is beside it.
    if named:
        canvas.stamp(seat_parts.aside(sky, ground, _ASIDE, horizon, corners=2), _LEFT, top)
        canvas.box((_LEFT, top + horizon - 0.4, _WIDE, 1.4), GOLD if city.completed else HEAD)
    else:
        canvas.box((_LEFT + _ASIDE - 6, top + horizon, _WIDE - _ASIDE + 5, 1), HEAD)
        canvas.stamp(seat_parts.aside(sky, ground, _ASIDE, high, corners=4), _LEFT, top)
    middle = top + (horizon if named else high) / 2
    seat_parts.draw_token(canvas, seat, (_LEFT + 5 + _FACE / 2, middle + 0.5), _FACE, sky.top)
    x, y = _LEFT + _FACE + 11, middle - 8.7
    if city.crown:
        canvas.icon("crown", x + 6, y - 0.5, 12.5, GOLD, sky.top)
        x += 15
    _name(canvas, seat, sky.top, say, left=x, y=y, room=_LEFT + _ASIDE + 3 - x)
    seat_parts.draw_holdings(canvas, city, _LEFT + _FACE + 11, middle + 8.7, sky.top)
    if word:
        seat_parts.draw_chip(canvas, word, icon, right, top, sky.top)


def _near(city: City, say: Language) -> tuple[str, str]:
    """Return a word and a symbol for the sky: complete, nearly complete, or at turn; else empty texts."""
    if city.completed:
        return say("picture-complete"), "flag"
    if seat_parts.is_near(city):
        return say("picture-line-near"), "flag"
    return (say("picture-turn"), "glass") if city.plays else ("", "")


def _name(
    canvas: Canvas,
    seat: SeatLine,
    ground: str,
    say: Language,
    *,
    left: float,
    y: float,
    room: float,
    rows: int = 1,
) -> None:
    """Write the name of a player, on up to `rows` lines when one has too little room."""
    city = seat.city
    if seat.you:
        seat_parts.draw_you(canvas, say("picture-line-you"), left, y, ground)
        return
    name, ink = player_name(city, room, 13.0 if rows > 1 else 13.5), GOLD if city.plays else TEXT
    if rows > 1 and name.cut and " " in city.name:
        canvas.write_lines(lines(city.name, Face.SERIF, room, 10, 2), (left, y - 5.4), 11, ink, ground)
    else:
        canvas.write(name, left, y, ink, ground)


class _Stone(NamedTuple):
    card: Card
    left: float
    width: float
    lost: bool


@lru_cache(maxsize=256)
def _stones(districts: tuple[Card, ...], fallen: tuple[Card, ...]) -> tuple[tuple[_Stone, ...], ...]:
    room = _WIDE - 2 * _INDENT
    found: list[list[_Stone]] = [[]]
    left = 0.0
    for card, lost in [*((card, False) for card in districts), *((card, True) for card in fallen)]:
        width = min(room, (lost_width if lost else stone_width)(card, _PITCH - 1, _LETTERS))
        if left + width > room and found[-1]:
            found.append([])
            left = 0.0
        found[-1].append(_Stone(card, left, width, lost))
        left += width + _BETWEEN
    return tuple(map(tuple, found))
