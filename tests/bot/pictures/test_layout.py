"""Where things come to lie: nothing beside the canvas, nothing over its neighbour, and all of it readable."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from PIL import Image

from bot.pictures.board import SIDE_BY_SIDE, TALLEST, board_picture
from bot.pictures.canvas import WIDTH, Canvas
from bot.pictures.draft import DraftPicture, draft_picture
from bot.pictures.dramas import Moment
from bot.pictures.fit import SMALLEST, Fitted
from bot.pictures.fonts import Face
from bot.pictures.hand import HandPicture, hand_picture
from bot.pictures.models import Card, City
from bot.pictures.palette import TABLE, index
from bot.pictures.picture import Picture
from bot.pictures.ranks import GUTTER, MARGIN, ranks_height
from bot.pictures.stamps import STAMPS, Stamp, pixels
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
    WORST[name].file()
    assert outside == []


@pytest.mark.parametrize("players", range(2, 9))
def test_nothing_of_a_city_lies_beside_the_cities(players: int) -> None:
    """The strips of table beside the cities stay empty, whatever is written in them."""
    board = worst_board(players)
    canvas = replace(board, cities=tuple(replace(city, plays=False) for city in board.cities)).canvas()
    width, bottom = canvas.image.size
    gaps = [(0, pixels(MARGIN) - 1), (width - pixels(MARGIN) + 1, width)]
    if players in SIDE_BY_SIDE:
        gaps.append(((width - pixels(GUTTER)) // 2 + 1, (width + pixels(GUTTER)) // 2 - 1))
    for left, right in gaps:
        between = canvas.image.crop((left, pixels(ranks_height(board.ranks)) + 2, right, bottom))
        assert set(between.tobytes()) == {index(TABLE)}


@pytest.mark.parametrize("name", WORST)
def test_a_picture_is_as_wide_as_a_phone(name: str) -> None:
    image = _image(WORST[name])
    assert image.width == pixels(WIDTH)


@pytest.mark.parametrize(
    ("name", "height"),
    [("board-4", 430), ("draft-6", 456), ("hand-7", 330), ("end-6", 436), ("end-4", 456), ("board-8", 740)],
)
def test_a_picture_leaves_room_for_what_stands_below_it(name: str, height: int) -> None:
    assert _image(pictures()[name]).height <= pixels(height)


def _image(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.file()))


@pytest.mark.parametrize(("districts", "banner"), [(7, False), (5, True)])
@pytest.mark.parametrize("players", SIDE_BY_SIDE)
def test_a_board_is_no_taller_than_allowed(players: int, districts: int, *, banner: bool) -> None:
    board = eight_players()
    cities = tuple(
        replace(city, districts=city.districts[:districts], lost=()) for city in board.cities[:players]
    )
    moment = Moment("skull", "lit2", "The Bishop was killed", "", "assassin", "bishop") if banner else None
    assert replace(board, cities=cities, moment=moment).canvas().height <= TALLEST


def test_stones_are_as_high_as_there_is_room_for() -> None:
    board = eight_players()

    def height(districts: int) -> float:
        cities = tuple(replace(city, districts=(CARDS["Храм"],) * districts) for city in board.cities[:4])
        return replace(board, cities=cities).canvas().height

    # One more district makes the picture taller, or all its stones lower.
    heights = [height(districts) for districts in range(1, 11)]
    assert any(after - before < 20 for before, after in pairwise(heights))
    assert all(each <= TALLEST for each in heights[:7])


def _anew(_: object, make: Callable[[], Stamp]) -> Stamp:
    return make()


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Fitted]:
    """All texts that are written from now on."""
    found: list[Fitted] = []
    write = Canvas.write

    def noting(canvas: Canvas, text: Fitted, *arguments: Any) -> float:
        found.append(text)
        return write(canvas, text, *arguments)

    monkeypatch.setattr(Canvas, "write", noting)
    # Texts that were drawn before are written again.
    monkeypatch.setattr(STAMPS, "get", _anew)
    return found


@pytest.mark.parametrize("locale", locales())
def test_every_card_can_be_read_in_rows_and_side_by_side(locale: str, written: list[Fitted]) -> None:
    """No name is cut, not even of a card that was beautified; where one would be, it needs a short form."""
    language = Language(locale)
    board = eight_players()

    def city(cards: Sequence[str]) -> City:
        names = [(language(f"district-{card}"), language.form(f"district-{card}", "short")) for card in cards]
        drawn = [Card("unique", tuple(filter(None, each)), 6, coin=True) for each in names]
        return replace(board.cities[0], districts=tuple(drawn))

    # Cities of nine, whose stones are the narrowest; the last one takes some cards a second time.
    cards = (*DISTRICTS, *ACTION_CARDS)
    cities = [city((cards[first:] + cards)[:9]) for first in range(0, len(cards), 9)]
    for players in (4, 8):
        for first in range(0, len(cities), players):
            shown = (cities[first:] + cities)[:players]
            replace(board, ranks=(), cities=tuple(shown)).canvas()
    assert len({text.text for text in written if text.face is Face.SEMIBOLD}) > len(DISTRICTS)
    assert [text.text for text in written if text.cut] == []


@pytest.mark.parametrize("players", [4, 8])
def test_text_on_a_board_is_never_smaller_than_allowed(players: int, written: list[Fitted]) -> None:
    board = worst_board(players)
    replace(board, cities=tuple(replace(city, gold=99999) for city in board.cities)).canvas()
    assert len(written) > 20
    assert min(text.size for text in written) >= SMALLEST


def test_a_name_that_can_t_be_drawn_is_replaced_by_a_number(written: list[Fitted]) -> None:
    names = ("Ana", "さくら", "\u202eBob\u202c \U0001f431", "\u3164", "𝓐𝓰𝓷𝓮𝓼")
    board_picture(choosing(5), names, say).canvas()
    drawn = [text.text for text in written if text.face is Face.SERIF]
    assert drawn == ["Ana", "Player 2", "Bob", "Player 4", "Agnes"]


@pytest.mark.parametrize(("name", "told"), [("Tom", True), ("Lady Whistledown the Second", False)])
def test_the_names_of_characters_are_dropped_before_numbers_are(
    name: str, told: bool, written: list[Fitted]
) -> None:
    board = eight_players()
    city = replace(board.cities[0], name=name)
    characters = city.characters if told else city.characters * 2
    replace(board, ranks=(), cities=(replace(city, characters=characters),) * 2).canvas()
    texts = [text.text for text in written]
    assert ("Шантажист" in texts) == told
    assert {"3", "2", "8/7"} <= {*texts}


def test_the_most_points_stand_on_the_board(written: list[Fitted]) -> None:
    board = eight_players()
    board.canvas()
    assert {f"{city.points}" for city in board.cities} <= {text.text for text in written}
