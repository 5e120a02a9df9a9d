"""Texts are made to fit: smaller, narrower, shorter, cut, in this order."""

import pytest

from bot.pictures.fonts import CUT, NARROWEST, SMALLEST, Face, even_lines, fit, lines, width

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
