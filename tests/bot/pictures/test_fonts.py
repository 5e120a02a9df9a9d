"""Letters: every one that a language needs is there, and names of players come out harmless."""

import unicodedata
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from bot.pictures.fonts import SCALE, Face, drawable, font, known, letters, width
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
        # Measured are the letters with the space around them.
        assert (box[2] - box[0]) / SCALE == pytest.approx(width(text, face, 11), abs=1.5)
        narrow = letters(text, face, 11, 0.86)
        assert narrow.image.width == pytest.approx(mask.image.width * 0.86, abs=1)
        assert narrow.image.height == mask.image.height


@pytest.mark.parametrize("text", ["ŻÅj", "Ѓ,;", "jord", "’”", "ÇŞț", "Qj"])
def test_letters_are_cut_off_nowhere(text: str) -> None:
    """There is as much ink as on a sheet with room on all sides."""
    sheet = Image.new("L", (600, 300))
    large = font(Face.SERIF, 13)
    ImageDraw.Draw(sheet).text((150, 150), text, fill=255, font=large, anchor="ls")
    image = letters(text, Face.SERIF, 13).image
    scale = (large.size / (13 * SCALE)) ** 2
    assert sum(image.tobytes()) == pytest.approx(sum(sheet.tobytes()) / scale, rel=0.01)
