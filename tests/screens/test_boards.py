"""A phone shows a board and the folded panel below it, in recorded games and in all languages."""

from dataclasses import replace

import pytest

from bot.pictures.board import SEATS_WITH_NAMES, tallest
from bot.screens.board import board_screen
from bot.screens.content import board_pictures
from bot.screens.opponents import name_of
from bot.words.language import Language, locales
from tests.bot.screens.build import text
from tests.engine.goldens.recording import names, read
from tests.screens.fold import BOARD, CHAT, FOLDED, estimate
from tests.screens.recorded import boards

# Hundreds of screens: measuring what they cover would take longer than making them.
pytestmark = pytest.mark.no_cover

EVERY = {"en": 7}
"""Every how many boards one is measured, by language."""
SELDOM = 31


@pytest.mark.in_turns
@pytest.mark.parametrize("locale", locales())
def test_a_board_leaves_room_for_the_folded_panel(locale: str) -> None:
    language, measured = Language(locale), set[int]()
    for name in names():
        for model in boards(name, EVERY.get(locale, SELDOM)):
            (picture,) = board_pictures(model, language)
            screen = board_screen(model, language, (picture,))
            high = estimate(screen.to_components(), {picture.file_name: picture}, private=False)
            assert picture.height <= tallest(len(model.players))
            assert round(high) <= BOARD, text(screen)
            if len(model.players) > SEATS_WITH_NAMES:
                assert high <= CHAT - FOLDED, text(screen)
        measured.add(read(name).seats)
    assert measured == set(range(2, 9))


def test_a_remark_of_a_computer_makes_no_board_too_high() -> None:
    """It is where the picture leaves space for it, even for two lines."""
    language, remarks = Language("uk"), 0
    for name in names():
        for model in boards(name, 47):
            players = tuple(
                replace(each, user_id=None, name=name_of(seat + 1, language), persona=seat + 1)
                for seat, each in enumerate(model.players)
            )
            loud = replace(model, players=players, remarks=True)
            (picture,) = board_pictures(loud, language)
            screen = board_screen(loud, language, (picture,))
            quiet = board_screen(replace(loud, remarks=False), language, (picture,))
            high = estimate(screen.to_components(), {picture.file_name: picture}, private=False)
            assert high <= BOARD, text(screen)
            remarks += text(screen) != text(quiet)
    assert remarks > 3
