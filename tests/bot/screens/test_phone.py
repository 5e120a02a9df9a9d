"""The heights of the parts of a message on a phone, as the screens estimate them."""

import pytest

from bot.screens.layout import DIVIDER
from bot.screens.limits import block
from bot.screens.phone import BLOCK_GAP, FRAMED, LINE_HEIGHT, PANEL_HEIGHT, SMALL, UNFRAMED
from bot.words.language import Language

SAY = Language()


def test_texts_take_room_line_by_line() -> None:
    assert FRAMED.room_below([]) == PANEL_HEIGHT - FRAMED.around
    assert FRAMED.room_below([block(SAY("option-yes"))]) == PANEL_HEIGHT - FRAMED.around - LINE_HEIGHT
    assert (
        FRAMED.room_below([block("-# Yes"), DIVIDER, block("")])
        == PANEL_HEIGHT - FRAMED.around - SMALL - 2 * BLOCK_GAP
    )
    assert FRAMED.room_below([block("word " * 20)]) < FRAMED.room_below([block("word")])
    assert FRAMED.room_below([block("W" * 28)]) < FRAMED.room_below([block("i" * 28)])


def test_without_a_container_there_is_more_room() -> None:
    assert UNFRAMED.room_below([]) > FRAMED.room_below([])
    line = [block("letters " * 4)]
    assert PANEL_HEIGHT - UNFRAMED.around - UNFRAMED.room_below(line) == LINE_HEIGHT
    assert PANEL_HEIGHT - FRAMED.around - FRAMED.room_below(line) == 2 * LINE_HEIGHT
    assert (
        UNFRAMED.rows_of((SAY("option-gather-gold", got=2), SAY("option-gather-cards", drawn=2, kept=1))) == 1
    )


def test_a_moment_counts_as_it_is_read() -> None:
    assert FRAMED.room_below([block("-# Round 1 · <t:1800000000:R>")]) == PANEL_HEIGHT - FRAMED.around - SMALL


@pytest.mark.parametrize(
    ("labels", "rows"),
    [
        ((), 0),
        ((SAY("option-yes"), "No"), 1),
        (
            (
                SAY("option-gather-gold", got=2),
                SAY("option-gather-cards", drawn=2, kept=1),
                "Collect 2",
                SAY("option-use-swap-hands"),
            ),
            2,
        ),
        (
            (
                SAY("option-gather-gold", got=2),
                SAY("option-gather-cards", drawn=2, kept=1),
                SAY("option-use-swap-hands"),
                SAY("option-use-redraw"),
                SAY("option-end"),
                SAY("listed-on"),
            ),
            3,
        ),
        (("x" * 60,), 1.5),
    ],
)
def test_buttons_stand_side_by_side(labels: tuple[str, ...], rows: float) -> None:
    assert FRAMED.rows_of(labels) == rows


def test_rows_of_the_message_are_as_long_as_takes_least_room() -> None:
    # Five and one would take four lines.
    assert (
        FRAMED.row_size(
            (
                SAY("option-gather-gold", got=2),
                SAY("option-gather-cards", drawn=2, kept=1),
                SAY("option-use-swap-hands"),
                SAY("option-use-redraw"),
                SAY("option-end"),
                SAY("listed-on"),
            )
        )
        == 4
    )
    assert FRAMED.row_size(tuple("123456789")) == 5
