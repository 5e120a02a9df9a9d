"""A page of the lesson: the round as a road from rank 1 to the last, with what has become of each rank."""

from dataclasses import dataclass

from bot.pictures.alt import joined, named, noted
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.drawings import Drawing, Shape
from bot.pictures.fitted_text import fit
from bot.pictures.fonts import Face
from bot.pictures.models import Rank, ranks_of
from bot.pictures.palette import GOLD, INK, NIGHT, QUIET, TABLE, TEXT, TONES
from bot.pictures.picture import StillPicture
from bot.pictures.ranks import portrait_of
from bot.pictures.skylines import draw_sky
from bot.pictures.stamps import Stamp, kept, pixels, rendered
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.view import View

_TOP, _ROW, _FIRST, _LABEL = 28.0, 92.0, 32.0, 62.0
_A_ROW = 5
_ROAD, _EDGE = 24.0, 28.0


@dataclass(frozen=True, slots=True)
class Station:
    """A rank on the road of a round: its power in a word or two, and whether it is the learner's own."""

    rank: Rank
    word: str
    own: bool = False


@dataclass(frozen=True, slots=True)
class LessonPicture(StillPicture):
    """A page of the lesson: a round as a road. `own_word` stands beside the learner's own rank."""

    file_name = "lesson.png"

    title: str
    page: str
    own_word: str
    stations: tuple[Station, ...]

    @property
    def height(self) -> float:
        """How high the picture is, in logical pixels."""
        return _TOP + -(-len(self.stations) // _a_row(self)) * _ROW + 4

    def canvas(self) -> Canvas:
        """Draw a page of the lesson."""
        half = _a_row(self)
        rows = -(-len(self.stations) // half)
        canvas = Canvas(WIDTH, self.height, TABLE)
        canvas.write(fit(self.title, Face.BLACK, WIDTH - 70, 16, 10), 8, 14, TEXT, TABLE)
        canvas.write(fit(self.page, Face.SEMIBOLD, 56, 12), WIDTH - 8, 14, QUIET, TABLE, "right")
        draw_sky(canvas, (0, _TOP, WIDTH, rows * _ROW), NIGHT, 2, TABLE, 0.1)
        pitch = WIDTH / half
        for row in range(rows):
            canvas.stamp(_road(last=row == rows - 1), 0, _TOP + row * _ROW + _FIRST - _EDGE / 2)
        for place, each in enumerate(self.stations):
            row, column = divmod(place, half)
            # The road comes back in the second row.
            across = half - 1 - column if row % 2 else column
            _station(canvas, self, each, (pitch * (across + 0.5), _TOP + row * _ROW), pitch)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Say in words what a page of the lesson shows: each rank, what it does, and what became of it."""
        sentences = [f"{self.title} ({self.page})."]
        for each in self.stations:
            notes = [
                *([self.own_word] if each.own else []),
                language(f"picture-state-{each.rank.state}"),
                *(language.find(f"picture-marked-{mark.kind}") or mark.kind for mark in each.rank.marks),
            ]
            sentences.append(f"{noted(named(each.rank.character, language), notes, language)}: {each.word}.")
        return joined(sentences)


def lesson_picture(view: View, step: int, steps: int, language: Language) -> LessonPicture:
    """Make a page of the lesson: the round as the learner sees it."""
    stations = (
        Station(
            rank,
            language.find(f"picture-lesson-{rank.character.id}") or "",
            own=rank.character.id in view.characters,
        )
        for rank in ranks_of(view, language)
    )
    return LessonPicture(
        language("picture-lesson-title", last=max(RANK[each] for each in view.cast)),
        f"{step} / {steps}",
        language("picture-lesson-own"),
        tuple(stations),
    )


def _a_row(picture: LessonPicture) -> int:
    return min(_A_ROW, max(1, -(-len(picture.stations) // 2)))


@kept
def _road(*, last: bool) -> Stamp:
    """Return a stretch of road across the picture; the last one ends before its edge."""
    middle = _EDGE / 2
    line = ((14.0 if last else -20.0, middle), (WIDTH + 20.0, middle))
    shapes = (Shape(TONES["wood2"], line, _EDGE), Shape(TONES["wood"], line, _ROAD))
    road = Drawing("road", WIDTH, _EDGE, shapes, {})
    return rendered(road, (pixels(WIDTH), pixels(_EDGE)), NIGHT.bands[1])


def _station(
    canvas: Canvas, picture: LessonPicture, each: Station, corner: tuple[float, float], pitch: float
) -> None:
    """Draw a rank on the road, with its name, what it does, and whether it is the learner's."""
    x, top = corner
    piece = portrait_of(each.rank, 40)
    canvas.stamp(piece, x - piece.width / 2, top + _FIRST - piece.height / 2)
    now = each.rank.state == "now"
    name = fit(each.rank.character.name, Face.BOLD, pitch - 10, 11.5)
    word = fit(each.word, Face.SEMIBOLD, pitch - 10, 10.5)
    width = max(name.width, word.width) + 8
    ground = GOLD if now else INK
    canvas.rounded((x - width / 2, top + _LABEL - 7, width, 27), 4, ground, NIGHT.bands[2])
    canvas.write(name, x, top + _LABEL, INK if now else GOLD, ground, "centre")
    canvas.write(word, x, top + _LABEL + 12.5, INK if now else TEXT, ground, "centre")
    if each.own:
        own = fit(picture.own_word, Face.BOLD, 40, 10)
        canvas.rounded((x + 8, top + 5, own.width + 9, 13), 4, GOLD, NIGHT.top)
        canvas.write(own, x + 12.5, top + 11.5, INK, GOLD)
