"""The picture of somebody's badges: the busts of all characters by rank, then feats; grey until earned."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.alt import joined
from bot.pictures.badges import medallion
from bot.pictures.canvas import WIDTH, Canvas, in_rows
from bot.pictures.fitted_text import fit, lines
from bot.pictures.fonts import Face, drawable
from bot.pictures.palette import DIM, GOLD, INK, LINE, PANEL, QUIET, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.words.language import Language

_TOP, _MARGIN = 28.0, 6.0
_IN_ROW, _BUST, _BUST_PITCH = 7, 39.0, 46.0
_FEATS_IN_ROW, _DISC, _FEAT_PITCH, _LETTERS = 5, 36.0, 69.0, 11.0


@dataclass(frozen=True, slots=True)
class Medal:
    """A badge in a picture: the bust of a character or a symbol (`symbols/...`), with a number on a symbol.

    `word` is its name. One that isn't `earned` is grey.
    """

    figure: str
    word: str
    earned: bool
    number: str = ""


@dataclass(frozen=True, slots=True)
class BadgesPicture(StillPicture):
    """All badges of a person: those for characters by rank, and those for feats. `count` tells how many."""

    file_name = "badges.png"

    title: str
    count: str
    characters: tuple[Medal, ...]
    feats: tuple[Medal, ...]

    def canvas(self) -> Canvas:
        """Draw the busts, and below them the feats with their names."""
        busts, feats = in_rows(self.characters, _IN_ROW), in_rows(self.feats, _FEATS_IN_ROW)
        canvas = Canvas(WIDTH, _TOP + len(busts) * _BUST_PITCH + len(feats) * _FEAT_PITCH + 6, TABLE)
        title = fit(drawable(self.title), Face.BLACK, WIDTH - 90, 16, 11)
        canvas.write(title, _MARGIN, 14, TEXT, TABLE)
        canvas.write(fit(self.count, Face.BOLD, 76, 14), WIDTH - _MARGIN, 14, GOLD, TABLE, "right")
        y = _TOP + _BUST_PITCH / 2
        for row in busts:
            for x, medal in _spread(row, _IN_ROW):
                ring = GOLD if medal.earned else LINE
                medallion(canvas, medal.figure, (x, y), _BUST, ring, TABLE, grey=not medal.earned)
            y += _BUST_PITCH
        y += (_DISC - _BUST_PITCH) / 2 + 4
        for row in feats:
            for x, medal in _spread(row, _FEATS_IN_ROW):
                _feat(canvas, medal, x, y)
            y += _FEAT_PITCH
        return canvas

    def alt_text(self, language: Language) -> str:
        """Name the badges that are earned."""
        every = (*self.characters, *self.feats)
        earned = ", ".join(each.word for each in every if each.earned)
        title = f"{self.title} {self.count}"
        return joined([language("picture-badges-alt", title=title, badges=earned)]) if earned else title


def _spread(row: Sequence[Medal], most: int) -> list[tuple[float, Medal]]:
    pitch = (WIDTH - 2 * _MARGIN) / most
    return [(_MARGIN + pitch * (place + 0.5), medal) for place, medal in enumerate(row)]


def _feat(canvas: Canvas, medal: Medal, x: float, y: float) -> None:
    """Draw a symbol in a ring with its number, and the name below."""
    rim, disc, ink = (GOLD, INK, GOLD) if medal.earned else (LINE, PANEL, DIM)
    canvas.disc(x, y, _DISC, rim, TABLE)
    canvas.disc(x, y, _DISC - 3.2, disc, rim)
    lift = 4 if medal.number else 0
    canvas.icon(medal.figure, x, y - lift, _DISC * (0.42 if lift else 0.55), ink, disc)
    canvas.write(fit(medal.number, Face.BOLD, _DISC - 15, 10.5), x, y + 9, ink, disc, "centre")
    pitch = (WIDTH - 2 * _MARGIN) / _FEATS_IN_ROW
    name = lines(drawable(medal.word), Face.SEMIBOLD, pitch - 4, _LETTERS, 2)
    canvas.write_lines(name, (x, y + _DISC / 2 + 8.5), 12, TEXT if medal.earned else QUIET, TABLE, "centre")
