"""A game's end for one player: the points that are certain at once, then the player's place."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.alt import by_type, joined
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.drawings import Shape
from bot.pictures.fonts import Face, Fitted, drawable, fit, lines
from bot.pictures.models import City, city_of
from bot.pictures.palette import BRIGHT, CURTAIN, DAWN, GOLD, INK, NIGHT, TABLE, TEXT, TONES
from bot.pictures.picture import StillPicture
from bot.pictures.poster import INKS
from bot.pictures.skylines import draw_merlons, draw_sky, draw_skyline
from bot.pictures.stamps import shaped
from bot.story.winning import place_of, stayed
from bot.words.language import Language
from engine.state import Score
from engine.view import View

_COUNTING, _OWN = 92.0, 62.0
_ASIDE, _SLANT = 222.0, 16.0
"""The width of the area for words beside a city, and by how much it is narrower at the bottom."""


@dataclass(frozen=True, slots=True)
class CountingPicture(StillPicture):
    """A player's city after the last click, with a text for the points of its districts."""

    title: str
    points: str
    city: City

    def canvas(self) -> Canvas:
        canvas, foot = Canvas(WIDTH, _COUNTING, TABLE), _COUNTING - 7
        draw_sky(canvas, (0, 0, WIDTH, _COUNTING), DAWN, 5, TABLE, 0.1)
        draw_skyline(canvas, self.city.districts, (8, 0, WIDTH - 16, foot), DAWN, 0.95, 5)
        draw_merlons(canvas, foot, 7, GOLD)
        title = fit(self.title, Face.BLACK, WIDTH / 2, 18)
        canvas.write(title, 10, 18, BRIGHT, DAWN.top)
        points = fit(self.points, Face.BOLD, WIDTH - 32 - title.width, 13)
        canvas.write(points, WIDTH - 10, 18, GOLD, DAWN.top, "right")
        return canvas

    def alt_text(self, say: Language) -> str:
        told = (self.title, self.points, by_type(self.city.districts, say))
        return joined(f"{each}." for each in told if each)


@dataclass(frozen=True, slots=True)
class OwnPlacePicture(StillPicture):
    """A player's own place and city. `note` is about the distance to other players."""

    file_name = "place.png"

    place: int
    title: str
    note: str
    city: City

    def canvas(self) -> Canvas:
        canvas, foot = Canvas(WIDTH, _OWN, TABLE), _OWN - 6
        draw_sky(canvas, (0, 0, WIDTH, _OWN), NIGHT, 3, TABLE, 0.1)
        left = _ASIDE - _SLANT + 6
        draw_skyline(canvas, self.city.districts, (left, 0, WIDTH - left - 6, foot), NIGHT, 0.9, 2)
        draw_merlons(canvas, foot, 6, TONES["steel"])
        corners = ((0, 0), (_ASIDE, 0), (_ASIDE - _SLANT, _OWN), (0, _OWN))
        canvas.stamp(shaped([Shape(CURTAIN, corners)], (_ASIDE, _OWN), NIGHT.bands[2]), 0, 0)
        medal = INKS[(self.place - 1) % len(INKS)]
        canvas.disc(26, 31, 34, medal, CURTAIN)
        canvas.write(Fitted(f"{self.place}", Face.BLACK, 19), 26, 31, INK, medal, "centre")
        note = lines(drawable(self.note) or self.note, Face.SEMIBOLD, 152, 11.5, 2)
        top = 19 if len(note) > 1 else 23
        canvas.write(fit(self.title, Face.BLACK, 156, 16, 11), 50, top, BRIGHT, CURTAIN)
        canvas.write_lines(note, (50, top + 17), 13, TEXT, CURTAIN)
        return canvas

    def alt_text(self, say: Language) -> str:
        told = (self.title, self.note, by_type(self.city.districts, say))
        return joined(f"{each}." for each in told if each)


def counting_picture(
    view: View, score: Score, points: int, names: Sequence[str], say: Language
) -> CountingPicture:
    """Make the picture that comes before the scores: a city, and the `points` of its districts."""
    city = city_of(view, view.seats[score.seat], names, say, plays=True)
    told = say("end-counting-points", points=points)
    return CountingPicture(say("end-counting-title"), told, city)


def own_place_picture(view: View, score: Score, names: Sequence[str], say: Language) -> OwnPlacePicture:
    """Make the picture of a player's place, with the distances to the winner and the next player."""
    place = place_of(score, view.scores)
    city = city_of(view, view.seats[score.seat], names, say, plays=False)
    note = distances(view, score, names, say)
    return OwnPlacePicture(place, say("end-place", place=place), note, city)


def distances(view: View, score: Score, names: Sequence[str], say: Language) -> str:
    """Say how far a player is behind the winner and ahead of the next; empty if they left or play alone."""
    place, scores = score.place(view.scores), stayed(view.scores)
    if score not in scores:
        return ""
    first, next_ = scores[0], next((each for each in scores if each.place(scores) > place), None)
    told: list[str] = []
    if place > 1:
        told.append(say("end-behind", margin=first.total - score.total, name=names[first.seat]))
    if next_ is not None:
        told.append(say("end-ahead", margin=score.total - next_.total, name=names[next_.seat]))
    return ", ".join(told)
