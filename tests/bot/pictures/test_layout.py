"""The layout: nothing outside the canvas, nothing over its neighbour, and everything readable."""

from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.board import SEATS_WITH_NAMES, board_picture, tallest
from bot.pictures.candidates import LAYOUTS, LETTERS, candidate_tile
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.draft import DraftPicture, draft_picture
from bot.pictures.fonts import SMALLEST, Face
from bot.pictures.hand import HandPicture, hand_picture
from bot.pictures.models import Card, City
from bot.pictures.picture import Picture
from bot.pictures.stamps import pixels
from bot.words.language import Language, locales
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from tests.bot.pictures.boards import killing, with_cities
from tests.bot.pictures.conftest import Written
from tests.bot.pictures.samples import choosing, own_turn, pictures, say, worst_board, worst_end
from tests.bot.pictures.ukrainian import eight_players
from tests.screens.fold import BARE_WIDTH


def worst_draft() -> DraftPicture:
    plain = draft_picture(own_turn(), CHARACTER_CARDS, say)
    candidates = [replace(each, effect="Characteristically long words " * 4) for each in plain.candidates]
    return replace(
        plain, candidates=tuple(candidates[:9]), out=tuple(each.character for each in candidates[:6])
    )


def worst_hand(cards: int) -> HandPicture:
    return hand_picture(own_turn(cards), say)


WORST: dict[str, Picture] = {
    **pictures(),
    **{f"board-{players}": worst_board(players) for players in range(2, 9)},
    **{f"end-{players}": worst_end(players) for players in range(2, 9)},
    **{f"hand-{cards}": worst_hand(cards) for cards in (0, 1, 4, 5, 8, 9, 30)},
    "draft": worst_draft(),
}


TWO_LINES = 53.0
"""The height of a card whose text has two lines."""


@pytest.mark.parametrize("locale", locales())
def test_the_cards_of_a_draft_can_be_read_on_a_phone(locale: str) -> None:
    assert LETTERS * BARE_WIDTH / WIDTH >= 11
    draft = draft_picture(own_turn(), CHARACTER_CARDS, Language(locale))
    high = {each.brief: candidate_tile(each, LAYOUTS[-1]).height for each in draft.candidates}
    assert [brief for brief, height in high.items() if height > TWO_LINES] == []


@pytest.mark.parametrize("name", WORST)
def test_nothing_is_drawn_beside_the_canvas(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    put = Canvas._put  # pyright: ignore[reportPrivateUsage]
    outside: list[tuple[int, int, int, int]] = []

    def watched(
        canvas: Canvas,
        box: tuple[int, int, int, int],
        what: Image.Image | int,
        where: Image.Image | None = None,
    ) -> None:
        left, top, right, bottom = box
        ink = where.getbbox() if where else (0, 0, right - left, bottom - top)
        if ink is not None:
            inked = left + ink[0], top + ink[1], left + ink[2], top + ink[3]
            if min(inked) < 0 or inked[2] > canvas.image.width or inked[3] > canvas.image.height:
                outside.append(inked)
        put(canvas, box, what, where)

    monkeypatch.setattr(Canvas, "_put", watched)
    WORST[name].file()
    assert outside == []


@pytest.mark.parametrize("name", WORST)
def test_a_picture_is_as_wide_as_a_phone(name: str) -> None:
    image = _image(WORST[name])
    assert image.width == pixels(WIDTH)


@pytest.mark.parametrize(
    ("name", "height"),
    [("board-4", 418), ("draft-6", 456), ("hand-7", 330), ("end-6", 436), ("end-4", 456), ("board-8", 366)],
)
def test_a_picture_leaves_room_for_what_stands_below_it(name: str, height: int) -> None:
    assert _image(pictures()[name]).height <= pixels(height)


def _image(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.file()))


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("districts", [0, 7, 10])
@pytest.mark.parametrize("banded", [False, True])
def test_a_board_is_no_taller_than_allowed(players: int, districts: int, *, banded: bool) -> None:
    board = eight_players()
    cards = (*board.cities[0].districts, *board.cities[1].districts)[:districts]
    shown = with_cities(board, [replace(city, districts=cards, lost=()) for city in board.cities[:players]])
    shown = replace(shown, band=killing() if banded else None)
    assert shown.height <= tallest(players)
    assert shown.canvas().image.height == pixels(shown.height)


def test_a_band_becomes_a_line_before_districts_lose_their_names(written: list[Written]) -> None:
    board = with_cities(eight_players(), [replace(eight_players().cities[1], lost=())] * SEATS_WITH_NAMES)
    replace(board, band=killing("One sentence")).canvas()
    texts = {text.text for text, *_ in written}
    assert "Таверна" in texts
    assert "One sentence." in texts


@pytest.mark.parametrize("locale", locales())
def test_every_card_can_be_read_where_few_play(locale: str, written: list[Written]) -> None:
    """No name is cut off, not even of a beautified card. A name that doesn't fit needs a short form."""
    language = Language(locale)
    board = eight_players()

    def city(cards: Sequence[str]) -> City:
        names = [(language(f"district-{card}"), language.form(f"district-{card}", "short")) for card in cards]
        drawn = [Card("unique", tuple(filter(None, each)), 6, coin=True) for each in names]
        return replace(board.cities[0], districts=tuple(drawn))

    cards = (*DISTRICTS, *ACTION_CARDS)
    cities = [city((cards[first:] + cards)[:9]) for first in range(0, len(cards), 9)]
    for first in range(0, len(cities), 2):
        with_cities(replace(board, ranks=()), (cities[first:] + cities)[:2]).canvas()
    assert len({text.text for text, *_ in written if text.face is Face.SEMIBOLD}) > len(DISTRICTS)
    assert [text.text for text, *_ in written if text.cut] == []


@pytest.mark.parametrize("players", [4, 8])
def test_text_on_a_board_is_never_smaller_than_allowed(players: int, written: list[Written]) -> None:
    board = worst_board(players)
    with_cities(board, [replace(city, gold=99999) for city in board.cities]).canvas()
    assert len(written) > 20
    assert min(text.size for text, *_ in written) >= SMALLEST


def unnamed(number: int) -> str:
    return say("player-unnamed", number=number)


def test_a_name_that_can_t_be_drawn_is_replaced_by_a_number(written: list[Written]) -> None:
    names = ("Ana", "さくら", "\u202eBob\u202c \U0001f431", "\u3164", "𝓐𝓰𝓷𝓮𝓼")
    board_picture(choosing(5), names, say).canvas()
    drawn = [text.text for text, *_ in written if text.face is Face.SERIF]
    assert drawn == ["Ana", unnamed(2), "Bob", unnamed(4), "Agnes"]


def test_the_most_points_stand_on_the_board(written: list[Written]) -> None:
    board = eight_players()
    board.canvas()
    assert {f"{city.points}" for city in board.cities} <= {text.text for text, *_ in written}
