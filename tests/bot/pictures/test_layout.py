"""Where things come to lie: nothing beside the canvas, nothing over its neighbour, and all of it readable."""

from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from bot.pictures.board import COLUMNS, TALLEST, draw_board
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.drawing import Picture, draw
from bot.pictures.fit import SMALLEST, Fitted
from bot.pictures.fonts import Face
from bot.pictures.models import Card, DraftPicture, HandPicture
from bot.pictures.palette import TABLE, index
from bot.pictures.ranks import GUTTER, MARGIN
from bot.pictures.strips import held_strip, strip
from bot.pictures.view_models import board_picture, draft_picture, hand_picture
from bot.words.language import Language, locales
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from tests.bot.pictures.samples import choosing, own_turn, pictures, say, worst_board, worst_end
from tests.bot.pictures.ukrainian import CARDS, eight_players


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
    draw(WORST[name])
    assert outside == []


@pytest.mark.parametrize("players", range(2, 9))
def test_nothing_of_a_city_lies_between_the_cities(players: int) -> None:
    """The strips of table beside the cities stay empty, whatever is written in them."""
    canvas = draw_board(worst_board(players))
    columns = COLUMNS[players]
    width = (WIDTH - 2 * MARGIN - (columns - 1) * GUTTER) / columns
    bottom = canvas.image.height
    ranks = 60 * 3
    for gap in range(columns + 1):
        left = round((MARGIN - GUTTER + gap * (width + GUTTER)) * 3) + 1
        between = canvas.image.crop((left, ranks, left + round(GUTTER * 3) - 2, bottom))
        assert set(between.tobytes()) == {index(TABLE)}


@pytest.mark.parametrize("name", WORST)
def test_a_picture_is_as_wide_as_a_phone_and_seldom_taller_than_wide(name: str) -> None:
    image = _image(WORST[name])
    assert image.width == WIDTH * 3
    assert image.height <= 470 * 3


def _image(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(draw(picture)))


@pytest.mark.parametrize("players", range(2, 9))
def test_a_board_whose_cities_are_seven_high_is_no_taller_than_wide(players: int) -> None:
    rows = 1 if players <= 3 else 2
    board = eight_players()
    most = 6 if rows == 2 else 9
    cities = tuple(replace(city, districts=city.districts[:most]) for city in board.cities[:players])
    assert draw_board(replace(board, cities=cities)).height <= TALLEST


def test_strips_are_as_high_as_there_is_room_for() -> None:
    board = eight_players()

    def height(districts: int) -> float:
        cities = tuple(replace(city, districts=(CARDS["Храм"],) * districts) for city in board.cities[:4])
        return draw_board(replace(board, cities=cities)).height

    # One more district makes the picture taller, or all its strips lower.
    heights = [height(districts) for districts in range(1, 10)]
    assert any(after < before for before, after in pairwise(heights))
    assert all(each <= TALLEST for each in heights[:6])


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Fitted]:
    """All texts that are written from now on."""
    found: list[Fitted] = []
    write = Canvas.write

    def noting(canvas: Canvas, text: Fitted, *arguments: Any) -> float:
        found.append(text)
        return write(canvas, text, *arguments)

    monkeypatch.setattr(Canvas, "write", noting)
    # What was drawn before is written again.
    for piece in (strip, held_strip):
        piece.cache_clear()
    return found


@pytest.mark.parametrize("locale", locales())
def test_every_card_can_be_read_in_four_columns(locale: str, written: list[Fitted]) -> None:
    """No name is cut, not even of a card that was beautified; where one would be, it needs a short form."""
    language = Language(locale)
    board = eight_players()
    for card in (*DISTRICTS, *ACTION_CARDS):
        name, short = language(f"district-{card}"), language.form(f"district-{card}", "short")
        drawn = Card("unique", (name, short) if short else (name,), 6, coin=True)
        city = replace(board.cities[0], districts=(drawn,) * 9)
        draw_board(replace(board, cities=(city,) * 8))
    assert len({text.text for text in written if text.face is Face.SEMIBOLD}) > len(DISTRICTS)
    assert [text.text for text in written if text.cut] == []


@pytest.mark.parametrize("players", [4, 8])
def test_what_is_written_on_a_board_is_never_smaller_than_allowed(
    players: int, written: list[Fitted]
) -> None:
    board = worst_board(players)
    draw_board(replace(board, cities=tuple(replace(city, gold=99999) for city in board.cities)))
    assert len(written) > 20
    assert min(text.size for text in written) >= SMALLEST


def test_a_name_that_can_t_be_drawn_is_replaced_by_a_number(written: list[Fitted]) -> None:
    names = ("Ana", "さくら", "\u202eBob\u202c \U0001f431", "\u3164", "𝓐𝓰𝓷𝓮𝓼")
    draw_board(board_picture(choosing(5), names, say))
    drawn = [text.text for text in written if text.face is Face.SERIF]
    assert drawn == ["Ana", "Player 2", "Bob", "Player 4", "Agnes"]


@pytest.mark.parametrize(("name", "told"), [("Tom", True), ("Lady Whistledown", False)])
def test_the_names_of_characters_are_dropped_before_a_player_s_is_shortened(
    name: str, told: bool, written: list[Fitted]
) -> None:
    board = eight_players()
    city = replace(board.cities[0], name=name)
    draw_board(replace(board, ranks=board.ranks[:1], cities=(city,) * 2))
    texts = {text.text for text in written}
    assert name in texts
    assert ("Шантажист" in texts) == told
