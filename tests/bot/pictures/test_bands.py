"""Bands: two figures with a title and a note between them, or everything on one line, in five languages."""

from collections.abc import Iterator

import pytest

from bot.pictures.action_bands import bands_for
from bot.pictures.bands import (
    BAND_HEIGHT,
    BAND_LINE_HEIGHT,
    Band,
    BandsPicture,
    band_parts,
    draw_band,
    draw_band_line,
    words_of,
)
from bot.pictures.canvas import WIDTH, Canvas, height_of
from bot.pictures.fonts import SMALLEST
from bot.pictures.palette import TABLE
from bot.words.language import Language, locales
from engine.setup.rules import Rules
from tests.bot.pictures.conftest import Written
from tests.bot.story.events import BOB, ME, TOUCHING, table

say = Language()
USUAL = ("Agnes", "Maximilian", "Cecily", "Bertram")
ENDS = 82.0 - 7
"""The least distance between the words of a band and the edges."""


def bands(say: Language, names: tuple[str, ...] = USUAL) -> Iterator[Band]:
    """Yield the bands of all actions for all their readers."""
    for events in TOUCHING.values():
        for seat in (ME, BOB, None):
            seen = table(seat, marks=()) if seat is None else table(seat)
            yield from bands_for(seen, events, seat, names, say, Rules())


@pytest.mark.parametrize("locale", locales())
def test_no_sentence_is_cut_with_usual_names(locale: str) -> None:
    cut: list[str] = []
    for band in bands(Language(locale)):
        title, note = words_of(band)
        cut += [band.told for text in (*title, *note) if text.cut]
        assert len(title) + len(note) <= 3
        assert min(each.width for each in note) > 0.5 * max(each.width for each in note), band.note
    assert sorted(set(cut)) == []


@pytest.mark.parametrize("locale", locales())
def test_all_words_stand_between_the_figures(locale: str, written: list[Written]) -> None:
    canvas = Canvas(WIDTH, BAND_HEIGHT, TABLE)
    for band in bands(Language(locale), ("W" * 32, "Щ" * 32, "🏰" * 20, "Maximilian-Konstantin Whistle")):
        written.clear()
        draw_band(canvas, band, 0)
        words = {text.text for lines in words_of(band) for text in lines}
        placed = [(text, left) for text, left, _ in written if text.text in words or text.text == band.tab]
        assert placed
        for text, left in placed:
            assert left >= ENDS
            assert left + text.width <= WIDTH - ENDS
            assert text.size >= SMALLEST


@pytest.mark.parametrize("locale", locales())
def test_a_line_has_the_title_at_least(locale: str, written: list[Written]) -> None:
    canvas = Canvas(WIDTH, BAND_LINE_HEIGHT, TABLE)
    for band in bands(Language(locale)):
        written.clear()
        draw_band_line(canvas, band, 0)
        texts = [text.text for text, *_ in written]
        assert {band.told, band.title} & {*texts}
        assert all(left + text.width < WIDTH - 10 for text, left, _ in written)


def test_who_reads_it_is_told_in_words() -> None:
    """The colour of a tab is never the only sign for whom a band is."""
    found = {(band.reader, band.tab) for band in bands(say)}
    assert found == {
        ("all", ""),
        *((reader, say("band-tab", reader=reader)) for reader in ("victim", "doer", "good")),
    }


def test_bands_as_a_picture_of_their_own() -> None:
    first, second, *_ = (band for band in bands(say) if band.reader == "victim")
    picture = BandsPicture((first, second))
    assert picture.height == height_of(band_parts((first, second))) == BAND_HEIGHT + BAND_LINE_HEIGHT
    assert height_of(band_parts(())) == 0
    assert picture.canvas().height == pytest.approx(picture.height, abs=0.5)
    note = say("band-killed.victim-note", left=0)
    told = f"{say('band-killed.victim', name='Maximilian', other='King')}. {note}"
    assert picture.alt_text(say).startswith(told)


def test_bands_of_one_deed_differ_by_reader() -> None:
    files = {BandsPicture((band,)).file() for band in bands(say) if band.symbol == "skull"}
    told = {band.told for band in bands(say) if band.symbol == "skull"}
    assert len(files) >= len(told) > 4
