"""The letters of the pictures, and how texts are fitted."""

import unicodedata
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from bot.pictures.fonts import (
    CUT,
    NARROWEST,
    PICTURE_SCALE,
    SMALLEST,
    Face,
    drawable,
    even_lines,
    fit,
    font,
    known,
    letters,
    lines,
    width,
)
from bot.words.language import Language, locales
from bot.words.names import plain
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from tests.bot.pictures.samples import NASTY

LETTERS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "ąćęłńóśźż",
    "cs": "áčďéěíňóřšťúůýž",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’",
    "ro": "ăâîșț",
}
SIGNS = "0123456789+−=/…?!.,:;·—–-'’\"„”“«»()×±%&№°²½"
LOCALES = Path(__file__).resolve().parents[3] / "bot" / "words" / "locales"


@pytest.mark.parametrize("locale", LETTERS)
def test_every_face_has_the_letters_of_every_language(locale: str) -> None:
    alphabet = LETTERS[locale] + LETTERS[locale].upper() + SIGNS
    assert [each for each in alphabet if not known(each)] == []


@pytest.mark.parametrize("locale", locales())
def test_every_word_that_may_stand_in_a_picture_can_be_drawn(locale: str) -> None:
    say = Language(locale)
    names = [say(f"district-{card}") for card in (*DISTRICTS, *ACTION_CARDS)]
    names += [say(f"character-{character}") for character in CHARACTER_CARDS]
    names += [say(f"effect-{character}") for character in CHARACTER_CARDS]
    names += (LOCALES / locale / "pictures.ftl").read_text(encoding="utf-8").splitlines()
    assert [name for name in names if not all(known(each) for each in name)] == []


@pytest.mark.parametrize(
    "letter", ["さ", "\U0001f431", "\u202e", "\u200b", "ع", "\U0001d4d0", "\ufffe", "\u0000"]
)
def test_a_letter_that_a_face_lacks_is_known_to_be_lacking(letter: str) -> None:
    assert not known(letter)


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ana", "Ana"),
        ("Święty Żółw & Олександра", "Święty Żółw & Олександра"),
        ("𝓐𝓰𝓷𝓮𝓼", "Agnes"),
        ("Ａｎａ①", "Ana1"),
        ("\u202egnp\u3164\u200b", "gnp"),
        ("Ana \U0001f431\u200d\U0001f5a5 \ufe0f!", "Ana !"),
        ("e\u0301", "é"),
        ("A\u0335\u0301n\u0300\u0301\u0302a", "Áǹa"),
        ("さくら", ""),
        ("two\nlines", "two lines"),
    ],
)
def test_a_name_is_drawn_as_far_as_there_are_letters(name: str, drawn: str) -> None:
    assert drawable(name) == drawn


@pytest.mark.parametrize("name", NASTY)
def test_nothing_invisible_or_unknown_is_drawn(name: str) -> None:
    for each in drawable(plain(name)):
        assert known(each)
        assert each == " " or unicodedata.category(each)[0] in "LNPS"


@pytest.mark.parametrize("face", Face)
def test_a_text_is_as_wide_as_it_is_measured(face: Face) -> None:
    for text in ("Imperial Treasury", "Вартова вежа", "12"):
        mask = letters(text, face, 11)
        box = mask.image.getbbox()
        assert box is not None
        # The measure includes the space around the letters.
        assert (box[2] - box[0]) / PICTURE_SCALE == pytest.approx(width(text, face, 11), abs=1.5)
        narrow = letters(text, face, 11, 0.86)
        assert narrow.image.width == pytest.approx(mask.image.width * 0.86, abs=1)
        assert narrow.image.height == mask.image.height


@pytest.mark.parametrize("text", ["ŻÅj", "Ѓ,;", "jord", "’”", "ÇŞț", "Qj"])
def test_letters_are_cut_off_nowhere(text: str) -> None:
    """There is as much ink as on a sheet with space on all sides."""
    sheet = Image.new("L", (600, 300))
    large = font(Face.SERIF, 13)
    ImageDraw.Draw(sheet).text((150, 150), text, fill=255, font=large, anchor="ls")
    image = letters(text, Face.SERIF, 13).image
    scale = (large.size / (13 * PICTURE_SCALE)) ** 2
    assert sum(image.tobytes()) == pytest.approx(sum(sheet.tobytes()) / scale, rel=0.01)


TEXTS = ("Imperial Treasury", "Imp. Treasury")


def room(text: str, size: float) -> float:
    return width(text, Face.SEMIBOLD, size) + 0.6


def test_a_text_that_fits_is_as_large_as_it_may_be() -> None:
    fitted = fit("Manor", Face.SEMIBOLD, 100, 12.5)
    assert (fitted.text, fitted.size, fitted.squeeze) == ("Manor", 12.5, 1)


def test_first_it_becomes_smaller() -> None:
    fitted = fit(TEXTS, Face.SEMIBOLD, room(TEXTS[0], 10), 12.5)
    assert (fitted.text, fitted.size, fitted.squeeze) == (TEXTS[0], 10, 1)


def test_then_narrower() -> None:
    fitted = fit(TEXTS, Face.SEMIBOLD, room(TEXTS[0], SMALLEST) * 0.9, 12.5)
    assert (fitted.text, fitted.size) == (TEXTS[0], SMALLEST)
    assert NARROWEST <= fitted.squeeze < 1


def test_then_shorter_and_as_large_as_that_may_be() -> None:
    space = room(TEXTS[0], SMALLEST) * (NARROWEST - 0.02)
    fitted = fit(TEXTS, Face.SEMIBOLD, space, 12.5)
    assert fitted.text == TEXTS[1]
    assert fitted.size > SMALLEST


def test_and_cut_in_the_end() -> None:
    fitted = fit(TEXTS, Face.SEMIBOLD, 30, 12.5)
    assert fitted.text.startswith("Imp")
    assert fitted.text.endswith(CUT)
    assert fitted.cut


def test_a_text_of_its_own_smallest_size() -> None:
    assert fit("Lady Whistledown", Face.SERIF, 60, 13, 10).size == 10


@pytest.mark.parametrize("space", range(0, 120, 3))
def test_it_never_takes_more_room_than_there_is(space: int) -> None:
    for text in ("W" * 32, "Анна-Марія Петрівна", "a b c d e f g h", ""):
        fitted = fit(text, Face.SERIF, space, 13)
        assert fitted.width <= space + 1e-9
        assert fitted.squeeze >= NARROWEST - 1e-9


def test_a_text_is_broken_between_words() -> None:
    text = "Put 1 gold on up to two of your districts"
    found = lines(text, Face.REGULAR, 100, 10.5, 6)
    assert " ".join(line.text for line in found) == text
    assert len(found) > 1
    assert all(line.width <= 100 for line in found)


def test_a_text_that_needs_more_lines_than_there_are_is_cut() -> None:
    found = lines("one two three four five six seven eight nine ten", Face.REGULAR, 50, 10.5, 2)
    assert len(found) == 2
    assert found[1].cut
    assert found[1].width <= 50


def test_a_word_that_is_longer_than_a_line_is_made_to_fit() -> None:
    (only,) = lines("Donaudampfschifffahrtsgesellschaft", Face.REGULAR, 60, 10.5, 3)
    assert only.width <= 60


def test_even_lines_leave_no_word_alone() -> None:
    text = "Pay for a district, and Maximilian may take it."
    space = width(text, Face.REGULAR, 10) - 1
    assert [each.text for each in lines(text, Face.REGULAR, space, 10, 2)][1] == "it."
    first, second = even_lines(text, Face.REGULAR, space, 10, 2)
    assert f"{first.text} {second.text}" == text
    assert second.width > first.width * 0.7
    assert max(first.width, second.width) <= space


@pytest.mark.parametrize(("space", "most"), [(400, 2), (60, 2), (25, 9), (90, 3)])
def test_even_lines_are_as_many_and_as_large(space: int, most: int) -> None:
    text = "Constructions of the Haunted Quarter"
    usual, even = (make(text, Face.REGULAR, space, 10, most) for make in (lines, even_lines))
    assert [(each.size, each.cut) for each in even] == [(each.size, each.cut) for each in usual]


def test_the_sizes_of_a_face_share_its_file() -> None:
    """Otherwise the file would be in memory once for each size."""
    paths = {font(Face.SERIF, size).path for size in (9, 9.5, 10)}
    assert len(paths) == 1
    assert Path(str(paths.pop())).is_file()
