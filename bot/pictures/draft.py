"""The choice of a character: large cards, two in a row, each with its present income."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.pictures.alt import fullest, listing, named
from bot.pictures.badges import medallion
from bot.pictures.candidates import GUTTER, LAYOUTS, MARGIN, Candidate, CandidateLook, candidate_tile, income
from bot.pictures.canvas import WIDTH, Canvas, Part, fitting, in_rows, tiled
from bot.pictures.fonts import Face, Fitted, drawable, fit
from bot.pictures.models import CharacterModel, by_rank, character_of
from bot.pictures.palette import DIM, LINE, QUIET, TABLE, TEXT
from bot.pictures.picture import StackedPicture
from bot.words import card_texts
from bot.words.language import Language
from engine.setup.rules import Rules
from engine.view import View

_TOP, _OUT, _TALLEST = 27.0, 22.0, 345.0


@dataclass(frozen=True, slots=True)
class DraftPicture(StackedPicture):
    """The characters to choose from in a round, and those known to be out; or a cast, without a round.

    If the picture would be higher than `tallest` (logical pixels), shorten the powers.
    """

    title: str
    candidates: tuple[Candidate, ...]
    language: Language
    out: tuple[CharacterModel, ...] = ()
    round: int = 0
    tallest: float = _TALLEST

    def parts(self) -> Sequence[Part]:
        """Return the parts of the choice, as large as `tallest` allows."""
        return fitting((draft_parts(self, each) for each in LAYOUTS), self.tallest)

    def alt_text(self, say: Language) -> str:
        """Name the characters, with their powers if there is room."""
        names = [named(each.character, say) for each in self.candidates]
        told = [f"{name}: {each.effect}" for name, each in zip(names, self.candidates, strict=True)]
        return fullest([" ".join([f"{self.title}:", *told]), listing(say, self.title, names)])


def draft_picture(
    view: View, offered: Iterable[str], say: Language, rules: Rules | None = None, title: str = ""
) -> DraftPicture:
    """Make a picture of the characters that the reader may choose. `title` replaces the usual one."""
    switches = card_texts.differing(rules or Rules())
    city = [each.card for each in view.seats[view.seat].city] if view.seat is not None else []
    candidates = tuple(
        Candidate(
            character_of(each, say),
            card_texts.effect(say, each, switches, view.cast),
            say(f"power-{each}", eighth=card_texts.eighth(say, view.cast)),
            income(each, city, rules or Rules()),
        )
        for each in sorted(offered, key=by_rank)
    )
    known = sorted({each for each in (*view.face_up, view.seen) if each}, key=by_rank)
    return DraftPicture(
        title or say("picture-choose"),
        candidates,
        say,
        tuple(character_of(each, say) for each in known),
        view.round,
    )


def cast_picture(
    cast: Sequence[str], title: str, say: Language, rules: Rules, tallest: float = _TALLEST
) -> DraftPicture:
    """Make a picture of characters with their effects, which are shortened if it would exceed `tallest`."""
    switches = card_texts.differing(rules)
    eighth = card_texts.eighth(say, cast)
    candidates = tuple(
        Candidate(character_of(each, say), card_texts.effect(say, each, switches, tuple(cast)), brief)
        for each in cast
        for brief in [say(f"power-{each}", eighth=eighth) if tallest < _TALLEST else ""]
    )
    return DraftPicture(title, candidates, say, tallest=tallest)


def draft_parts(draft: DraftPicture, look: CandidateLook) -> list[Part]:
    """Return the parts of a choice of characters, with this look."""
    found = in_rows([candidate_tile(each, look) for each in draft.candidates], look.columns)
    rows = [tiled(each, MARGIN, look.wide, GUTTER, look.between) for each in found]
    out = [Part(_OUT, partial(_out, draft))] if draft.round else []
    return [Part(_TOP, partial(_head, draft)), *rows, *out]


def _head(draft: DraftPicture, canvas: Canvas, top: float) -> None:
    title = fit(drawable(draft.title), Face.BLACK, WIDTH - 90, 16, 11)
    canvas.write(title, 6, top + 13.5, TEXT, TABLE)
    if draft.round:
        word = fit(draft.language("picture-round", round=draft.round), Face.SEMIBOLD, 76, 12)
        canvas.write(word, WIDTH - 6, top + 13.5, QUIET, TABLE, "right")


def _out(picture: DraftPicture, canvas: Canvas, top: float) -> None:
    y, say = top + _OUT / 2 - 3, picture.language
    word = fit(drawable(say("picture-out-title")), Face.SEMIBOLD, 100, 11)
    x = 8 + canvas.write(word, 8, y, QUIET, TABLE) + 8
    # If there is too little room, leave out words first, then names, because a rank alone suffices.
    full = [f"{character.rank} {character.name}" for character in picture.out]
    room = WIDTH - 8 - x - 18 - sum(28 + Fitted(name, Face.SEMIBOLD, 11).width for name in full)
    unknown = fit((say("picture-unknown"), ""), Face.SEMIBOLD, min(max(0, room), 90), 11)
    room = (WIDTH - 8 - unknown.width - 18 - x) / max(1, len(picture.out))
    for character, name in zip(picture.out, full, strict=True):
        medallion(canvas, character.id, (x + 8.5, y), 16, LINE, TABLE, grey=True, thick=1)
        text = fit((name, str(character.rank)), Face.SEMIBOLD, room - 28, 11)
        canvas.write(text, x + 20, y, DIM, TABLE)
        x += 28 + text.width
    canvas.rounded((x, y - 8.5, 13, 17), 2, LINE, TABLE)
    canvas.write(Fitted("?", Face.BOLD, 12), x + 6.5, y, TEXT, LINE, "centre")
    canvas.write(unknown, x + 17, y, DIM, TABLE)
