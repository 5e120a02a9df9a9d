"""The picture of a panel: what folds first, what never folds, its description, and its cost."""

from dataclasses import replace
from itertools import pairwise

import pytest

from bot.pictures.bands import BAND_HEIGHT, BAND_LINE_HEIGHT
from bot.pictures.canvas import WIDTH, height_of
from bot.pictures.draft import draft_picture
from bot.pictures.hand import LOOKS, WHOLE, hand_parts
from bot.pictures.held import HandMark, marked
from bot.pictures.models import card_of
from bot.pictures.ranks import LOW_RANKS
from bot.pictures.seat_lines import MORE_HEIGHT
from bot.pictures.stamps import pixels
from bot.pictures.table_panel import SEATS_WITH_SKYLINES, PanelPicture
from bot.words.language import Language, locales
from engine.cards.characters import CHARACTER_CARDS
from tests.bot.pictures.conftest import Written
from tests.bot.pictures.panels import HELD, MANY, draft, drawn, eight, four, panels, seats_shown
from tests.bot.pictures.samples import four_players
from tests.bot.pictures.test_budget import cost, counting


def steps(picture: PanelPicture) -> list[float]:
    """Return the heights to which a picture folds, the largest first."""
    found: list[float] = []
    for room in range(700, 0, -1):
        high = replace(picture, room=float(room)).height
        if not found or high < found[-1]:
            found.append(high)
    return found


@pytest.mark.parametrize("name", panels())
def test_a_panel_is_as_large_as_it_says_and_no_higher_than_its_room(name: str) -> None:
    picture = panels()[name]
    canvas = picture.canvas()
    assert canvas.image.size == (pixels(WIDTH), pixels(picture.height))
    assert picture.height <= picture.room


def test_the_hand_folds_before_the_lines_do_and_the_ranks_before_the_band() -> None:
    picture = four()
    assert picture.hand is not None
    folded = list(dict.fromkeys(height_of(hand_parts(picture.hand, look)) for look in LOOKS))
    assert len(folded) >= 4
    # A light event: its band may become a line.
    picture = replace(picture, bands=tuple(replace(each, loss="") for each in picture.bands))
    whole, *more = steps(picture)
    hands, (flat, unranked, lined, *rest) = more[: len(folded) - 1], more[len(folded) - 1 :]
    assert [whole - each for each in hands] == pytest.approx([folded[0] - each for each in folded[1:]])
    assert hands[-1] - flat == 4 * (44 - 31)
    assert flat - unranked == 34 - 3
    assert unranked - lined == BAND_HEIGHT - BAND_LINE_HEIGHT
    # Then only the newest band is left, the lines become thin, and the power goes. All four lines stay.
    one, thin, *_ = rest
    assert lined - one >= BAND_LINE_HEIGHT
    assert one - thin == 4 * (31 - 18)
    assert seats_shown(replace(picture, room=0.0)) == 4


def test_the_band_of_a_heavy_loss_becomes_a_line_before_the_cities_go() -> None:
    for picture in (four(), draft(), eight()):
        heavy = replace(picture, bands=tuple(replace(each, loss="heavy") for each in four().bands))
        light = replace(heavy, bands=tuple(replace(each, loss="") for each in heavy.bands))
        assert BAND_HEIGHT - BAND_LINE_HEIGHT in [high - low for high, low in pairwise(steps(heavy))]
        assert steps(heavy)[-1] == steps(light)[-1]
        if len(heavy.lines) <= SEATS_WITH_SKYLINES:
            assert not replace(heavy, room=steps(light)[-2]).cramped


@pytest.mark.parametrize("locale", locales())
def test_a_draft_says_what_each_character_does_however_little_room_there_is(
    locale: str, written: list[Written]
) -> None:
    view = replace(four_players(), seat=2, turn=None)
    cards = [*CHARACTER_CARDS]
    for start in range(0, len(cards), 8):
        offered = cards[start : start + 8]
        choice = draft_picture(view, offered, Language(locale))
        replace(draft(), draft=choice, room=0.0).canvas()
        assert {each.brief for each in choice.candidates} <= {each.fitted.text for each in written}


def test_with_five_or_more_seats_the_lines_are_flat_from_the_beginning() -> None:
    whole = eight(HELD[:2])
    assert whole.hand is not None
    high = BAND_HEIGHT + BAND_LINE_HEIGHT + LOW_RANKS + 8 * 31 + height_of(hand_parts(whole.hand, WHOLE))
    assert steps(whole)[0] == high


@pytest.mark.parametrize("cards", range(11))
@pytest.mark.parametrize("make", [four, eight])
def test_it_folds_into_little_room(make: object, cards: int) -> None:
    assert callable(make)
    picture = make(MANY[:cards])
    assert isinstance(picture, PanelPicture)
    assert replace(picture, room=340.0).height <= 340


def test_the_reader_and_whoever_is_looked_into_keep_their_lines() -> None:
    whole = replace(eight(()), opened=frozenset({6}))
    few = replace(whole, room=0.0)
    (height,) = {few.height}
    without = replace(few, opened=frozenset())
    # A named line is higher than a flat one.
    assert height > without.height - 31
    assert few.canvas().image.height < whole.canvas().image.height


def test_a_large_table_loses_its_least_important_lines_last_and_says_how_many() -> None:
    whole = eight(MANY)
    shown = [seats_shown(replace(whole, room=float(room))) for room in range(450, 0, -1)]
    assert shown == sorted(shown, reverse=True)
    # Two seats share a line, so a lower picture has two fewer.
    assert {8, 6, 4, shown[-1]} == {*shown}
    always = sum(line.you or line.city.leads for line in whole.lines)
    assert shown[-1] == always < 8
    few = replace(whole, room=0.0)
    # The words have a row of their own.
    assert few.height == replace(few, lines=tuple(each for each in few.lines if each.you)).height + (
        MORE_HEIGHT + ((always + 1) // 2 - 1) * 18
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_player_of_a_small_table_is_ever_left_out(seats: int) -> None:
    for picture in (four(MANY), draft(), replace(four(()), opened=frozenset({1}))):
        small = replace(picture, lines=picture.lines[:seats], room=0.0)
        assert seats_shown(small) == seats


def test_cities_are_named_where_there_is_room_for_all_of_them() -> None:
    picture = replace(four(()), named=True, room=600.0)
    assert picture.height > replace(picture, named=False).height
    assert replace(picture, room=300.0).height <= 300


def test_drawn_cards_are_upright_if_two_lie_if_more_and_are_stones_if_many() -> None:
    two = steps(drawn("harbor", "imperial_treasury"))
    assert len(two) >= 4
    seven = drawn("harbor", "keep", "temple", "manor", "docks", "market", "tavern")
    assert seven.drawn is not None
    assert seven.drawn.form(0) == "lying"
    assert replace(seven.drawn, cards=seven.drawn.cards * 4).form(0) == "stones"


@pytest.mark.parametrize("state", ["now", "play", "ready", "first", "gold", "there", "no"])
def test_each_mark_has_words_in_every_language(state: str) -> None:
    for locale in locales():
        language = Language(locale)
        held = marked(card_of("keep", 3, language), HandMark(state, 2), language, ())  # pyright: ignore[reportArgumentType]
        assert held.reason


@pytest.mark.no_cover
@pytest.mark.parametrize(("make", "share"), [(four, 0.75), (eight, 1.0)], ids=["four", "eight"])
def test_a_panel_costs_at_most_15_or_20_ms_and_110_kb(make: object, share: float) -> None:
    """Counting takes 20 ms. One line is different each time, as after a move."""
    assert callable(make)
    picture = make()
    assert isinstance(picture, PanelPicture)
    picture.file()
    gold = iter(range(30, 99))

    def once_more() -> None:
        """Draw it after one seat's gold has changed."""
        first, *rest = picture.lines
        moved = replace(first, city=replace(first.city, gold=next(gold)))
        replace(picture, lines=(moved, *rest)).file()

    assert cost(once_more) <= share * cost(counting)
    assert len(picture.file()) <= 110 * 1024
