"""A game as a film: how the cities grew, with a frame for each round, as an animated GIF file."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from math import ceil

from PIL import Image

from bot.pictures.alt import joined, listing
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.fonts import Face, fit, resized
from bot.pictures.models import City, resting
from bot.pictures.palette import GOLD, HEAD, LINE, TABLE, TEXT, flat
from bot.pictures.picture import Picture
from bot.pictures.seat_lines import cities_of
from bot.pictures.skylines import draw_ground, draw_points, draw_skyline, draw_wall, player_name, sky_of
from bot.story.course import headline
from bot.story.winning import winners
from bot.words.language import Language
from bot.words.names import plain
from engine.events import Event
from engine.view import View

FILM_BYTES = 1_500_000

_ROUND, _LAST = 1100, 4000  # How long each frame lasts, and the last one, in milliseconds.

_TOP, _PITCH, _CITY, _SKY, _WIDTH = 31.0, 93.0, 87.0, 78.0, 169.0
_MOST_FRAMES = 24  # The most frames. A film of a longer game leaves some out.
_SMALLER = 0.8  # If the file is too large, we scale the film down by this factor, again and again.


@dataclass(frozen=True, slots=True)
class FilmFrame:
    """The cities after a round, the name of the round, and its main events."""

    label: str
    caption: str
    cities: tuple[City, ...]


@dataclass(frozen=True, slots=True)
class FilmPicture(Picture):
    """A game as a film, with a frame for each round. In the last frame the winners have golden frames."""

    file_name = "film.gif"
    moves = True

    frames: tuple[FilmFrame, ...]

    def file(self) -> bytes:
        """Draw the film. If its file is too large, draw it smaller."""
        frames = _chosen(self.frames)
        drawn = [_frame(frame, place, len(frames)).image for place, frame in enumerate(frames)]
        scale = 1.0
        while len(file := _file(drawn, scale)) > FILM_BYTES:
            scale *= _SMALLER
        return file

    def alt_text(self, say: Language) -> str:
        *rounds, last = self.frames
        standing = [f"{city.name} {city.points}" for city in last.cities]
        told = [listing(say, each.label, [each.caption]) for each in rounds if each.caption]
        return joined([listing(say, last.caption or last.label, standing), *told])


def film_picture(
    rounds: Sequence[tuple[View, Sequence[Event]]], names: Sequence[str], say: Language
) -> FilmPicture:
    """Make a film of a finished game, from the view at the end of each round, and its events."""
    frames = [
        FilmFrame(
            say("picture-round", round=view.round),
            headline(view, events, [plain(name) or "?" for name in names], say),
            cities_of(resting(view), names, say, events=events),
        )
        for view, events in rounds
    ]
    view, _ = rounds[-1]
    first = {each.seat for each in winners(view.scores)}
    totals = {score.seat: score.total for score in view.scores}
    cities = tuple(
        replace(city, plays=seat in first, leads=seat in first, points=totals.get(seat, city.points))
        for seat, city in enumerate(frames[-1].cities)
    )
    best = ", ".join(cities[seat].name for seat in sorted(first))
    title = say("picture-wins-title", names=best, count=len(first), you="no") if first else ""
    return FilmPicture((*frames, FilmFrame(say("picture-film-end"), title, cities)))


def _chosen(frames: tuple[FilmFrame, ...]) -> tuple[FilmFrame, ...]:
    """Leave out frames of a long game, evenly spaced, but never the last frame."""
    step = ceil(len(frames) / _MOST_FRAMES)
    return tuple(frame for place, frame in enumerate(reversed(frames)) if place % step == 0)[::-1]


def _frame(frame: FilmFrame, place: int, count: int) -> Canvas:
    rows = ceil(len(frame.cities) / 2)
    canvas = Canvas(WIDTH, _TOP + rows * _PITCH, TABLE)
    last = place == count - 1
    label = fit(frame.label, Face.BLACK, 110, 15)
    canvas.write(label, 6, 12, GOLD if last else TEXT, TABLE)
    caption = fit(frame.caption, Face.SEMIBOLD, WIDTH - 22 - label.width, 12)
    canvas.write(caption, WIDTH - 6, 12.5, TEXT, TABLE, "right")
    pitch = (WIDTH - 12) / count
    for bar in range(count):
        canvas.box((6 + bar * pitch, 23, pitch - 2, 3), GOLD if bar <= place else LINE)
    for seat, city in enumerate(frame.cities):
        _city(canvas, city, 4 + seat % 2 * (_WIDTH + 4), _TOP + seat // 2 * _PITCH, seat + 1)
    return canvas


def _city(canvas: Canvas, city: City, left: float, top: float, seed: int) -> None:
    sky = sky_of(city)
    draw_ground(canvas, city, (left, top, _WIDTH, _CITY), _SKY, seed)
    draw_skyline(canvas, city.districts, (left + 4, top, _WIDTH - 8, _SKY), sky, 1.0, ruins=len(city.lost))
    canvas.box((left, top + _SKY, _WIDTH, 6), HEAD)
    draw_wall(canvas, (left + 3, top + _SKY, _WIDTH - 6, 5.6), city)
    right = left + _WIDTH - 4
    right -= draw_points(canvas, city, right, top + 10, sky.top) + 4
    name = player_name(city, right - left - 5, 13.5)
    canvas.write(name, left + 5, top + 10, GOLD if city.plays else TEXT, sky.top)


def _file(drawn: list[Image.Image], scale: float) -> bytes:
    """Return a GIF file of the frames. Each frame stores only its differences from the previous one."""
    frames: list[Image.Image] = []
    for image in drawn:
        # Indexes of the palette can't be blended.
        size = round(image.width * scale), round(image.height * scale)
        frame = resized(image, *size, Image.Resampling.NEAREST)
        frame.putpalette(flat())
        frames.append(frame)
    file = BytesIO()
    times = [*[_ROUND] * (len(frames) - 1), _LAST]
    frames[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return file.getvalue()
