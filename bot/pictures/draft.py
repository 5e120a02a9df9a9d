"""The choice of a character as a picture: large cards, two a row, with what each would bring now."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.pictures.alt import fullest, listing, named
from bot.pictures.badges import medallion
from bot.pictures.candidates import (
    COLUMNS,
    GUTTER,
    LOOKS,
    MARGIN,
    WIDE,
    Candidate,
    Look,
    candidate_height,
    draw_candidate,
    told_candidate,
)
from bot.pictures.canvas import WIDTH, Canvas, in_rows
from bot.pictures.fit import Fitted, fit
from bot.pictures.fonts import Face, drawable
from bot.pictures.incomes import income
from bot.pictures.models import Character, by_rank, character_of
from bot.pictures.palette import DIM, LINE, QUIET, TABLE, TEXT
from bot.pictures.picture import StillPicture
from bot.words import variants
from bot.words.language import Language
from engine.setup.rules import Rules
from engine.view import View

_TOP, _BETWEEN, _OUT, _TALLEST = 27.0, 5.0, 22.0, 345.0


@dataclass(frozen=True, slots=True)
class DraftPicture(StillPicture):
    """The characters that one may choose from, and those that are known to be out.

    `unknown_word` stands beside the card that nobody knows.
    """

    file_name = "draft.png"

    title: str
    candidates: tuple[Candidate, ...]
    out_word: str
    out: tuple[Character, ...] = ()
    unknown_word: str = ""
    round_word: str = ""

    @property
    def height(self) -> float:
        """How high the picture is, in logical pixels."""
        return _height(in_rows(self.candidates, COLUMNS), _look(self)) + _below(self)

    def canvas(self) -> Canvas:
        """Draw a choice of characters, as large as can be without making the picture too tall."""
        look, top = _look(self), _TOP
        canvas = Canvas(WIDTH, self.height, TABLE)
        title = fit(drawable(self.title), Face.BLACK, WIDTH - 90, 16, 11)
        canvas.write(title, 6, 13.5, TEXT, TABLE)
        if self.round_word:
            word = fit(self.round_word, Face.SEMIBOLD, 76, 12)
            canvas.write(word, WIDTH - 6, 13.5, QUIET, TABLE, "right")
        for pair in in_rows(self.candidates, COLUMNS):
            high = _row(pair, look)
            for column, each in enumerate(pair):
                draw_candidate(canvas, each, (MARGIN + column * (WIDE + GUTTER), top, WIDE, high), look)
            top += high + _BETWEEN
        if self.out_word:
            _out(canvas, self, top + _OUT / 2 - 3)
        return canvas

    def alt_text(self, language: Language) -> str:
        """Say in words what the picture shows; tell the characters' powers if there is room."""
        out = [*(named(each, language) for each in self.out), language("picture-unknown")]
        last = listing(language, self.out_word, out) if self.out_word else ""

        def text(*, effects: bool) -> str:
            """Say it all, or what matters most."""
            things = [told_candidate(each, language, effects=effects) for each in self.candidates]
            if effects:
                return " ".join([f"{self.title}:", *things, last]).strip()
            return f"{self.title}: {', '.join(things)}. {last}".strip()

        return fullest(text(effects=effects) for effects in (True, False))


def draft_picture(
    view: View, offered: Iterable[str], language: Language, rules: Rules | None = None
) -> DraftPicture:
    """Make a picture of the characters that the reader is offered, by their ids."""
    switches = variants.differing(rules or Rules())
    city = [each.card for each in view.seats[view.seat].city] if view.seat is not None else []
    candidates = tuple(
        Candidate(
            character_of(each, language),
            variants.effect(language, each, switches),
            income(each, city, rules or Rules()),
        )
        for each in sorted(offered, key=by_rank)
    )
    known = sorted({each for each in (*view.face_up, view.seen) if each}, key=by_rank)
    return DraftPicture(
        language("picture-choose"),
        candidates,
        language("picture-out-title"),
        tuple(character_of(each, language) for each in known),
        language("picture-unknown"),
        language("picture-round", round=view.round),
    )


def cast_picture(cast: Sequence[str], title: str, language: Language, rules: Rules) -> DraftPicture:
    """Make a picture of characters of a game, with what they do."""
    switches = variants.differing(rules)
    candidates = tuple(
        Candidate(character_of(each, language), variants.effect(language, each, switches)) for each in cast
    )
    return DraftPicture(title, candidates, "", (), "")


def _below(picture: DraftPicture) -> float:
    return _OUT if picture.out_word else 0.0


def _look(picture: DraftPicture) -> Look:
    pairs, room = in_rows(picture.candidates, COLUMNS), _TALLEST - _below(picture)
    return next((each for each in LOOKS if _height(pairs, each) <= room), LOOKS[-1])


def _height(pairs: Sequence[Sequence[Candidate]], look: Look) -> float:
    return _TOP + sum(_row(pair, look) + _BETWEEN for pair in pairs)


def _row(pair: Sequence[Candidate], look: Look) -> float:
    return max(candidate_height(each, look) for each in pair)


def _out(canvas: Canvas, picture: DraftPicture, y: float) -> None:
    """Show those that are out, as long as there is room; in the end, one that nobody knows."""
    x = 8 + canvas.write(fit(drawable(picture.out_word), Face.SEMIBOLD, 100, 11), 8, y, QUIET, TABLE) + 8
    # Where names and words don't all fit, the words go first; a rank says enough where its name doesn't fit.
    full = [f"{character.rank} {character.name}" for character in picture.out]
    room = WIDTH - 8 - x - 18 - sum(28 + Fitted(name, Face.SEMIBOLD, 11).width for name in full)
    unknown = fit((picture.unknown_word, ""), Face.SEMIBOLD, min(max(0, room), 90), 11)
    room = (WIDTH - 8 - unknown.width - 18 - x) / max(1, len(picture.out))
    for character, name in zip(picture.out, full, strict=True):
        medallion(canvas, character.id, (x + 8.5, y), 16, LINE, TABLE, grey=True, thick=1)
        text = fit((name, str(character.rank)), Face.SEMIBOLD, room - 28, 11)
        canvas.write(text, x + 20, y, DIM, TABLE)
        x += 28 + text.width
    canvas.rounded((x, y - 8.5, 13, 17), 2, LINE, TABLE)
    canvas.write(Fitted("?", Face.BOLD, 12), x + 6.5, y, TEXT, LINE, "centre")
    canvas.write(unknown, x + 17, y, DIM, TABLE)
