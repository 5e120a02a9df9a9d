"""The picture of a panel: what folds first, what never folds, what it says in words, and what it costs."""

from dataclasses import replace

import pytest

from bot.pictures.alt import LONGEST
from bot.pictures.bands import BAND_HEIGHT, BAND_LINE_HEIGHT
from bot.pictures.canvas import WIDTH
from bot.pictures.hand import LOOKS, WHOLE, hand_height
from bot.pictures.held import HandMark, marked
from bot.pictures.models import card_of
from bot.pictures.ranks import LOW_RANKS
from bot.pictures.stamps import pixels
from bot.pictures.table_panel import PanelPicture
from bot.words.language import Language, locales
from tests.bot.pictures.panels import HELD, MANY, draft, drawn, eight, four, panels, say
from tests.bot.pictures.test_budget import cost, counting


def steps(picture: PanelPicture) -> list[float]:
    """Return the heights to which a picture folds, from the largest on."""
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
    folded = list(dict.fromkeys(hand_height(picture.hand, look) for look in LOOKS))
    assert len(folded) >= 4
    whole, *more = steps(picture)
    hands, (flat, unranked, lined, *rest) = more[: len(folded) - 1], more[len(folded) - 1 :]
    assert [whole - each for each in hands] == pytest.approx([folded[0] - each for each in folded[1:]])
    assert hands[-1] - flat == 4 * (44 - 31)
    assert flat - unranked == 34 - 3
    assert unranked - lined == BAND_HEIGHT - BAND_LINE_HEIGHT
    # In the end the newest band and the lines that matter are left.
    assert lined - rest[0] >= BAND_LINE_HEIGHT


def test_with_five_or_more_seats_the_lines_are_flat_from_the_beginning() -> None:
    whole = eight(HELD[:2])
    assert whole.hand is not None
    high = BAND_HEIGHT + BAND_LINE_HEIGHT + LOW_RANKS + 8 * 31 + hand_height(whole.hand, WHOLE)
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


def test_all_of_it_is_told_however_it_is_folded() -> None:
    picture = four()
    told = picture.alt_text(say)
    assert told == replace(picture, room=0.0).alt_text(say)
    assert told.startswith(f"{say('band-tab', reader='victim')}: ")
    assert (
        told.index(say("band-stole.victim", gold=2))
        < told.index(f"{say('picture-line-you')}:")
        < told.index(f"6 Merchant, {say('picture-gold', count=2)}, {say('picture-cards', count=4)}")
    )
    for fact in (
        f"{say('picture-leads')}: {say('picture-line-you')} 20",
        "Observatory 4",
        "Fortress 5",
        say("picture-short", count=1),
        f"{say('picture-marked-killed')}: 3 Magician",
    ):
        assert fact in told
    assert "Cecily" not in told


def test_a_choice_and_drawn_cards_are_told_with_their_effects() -> None:
    told = draft().alt_text(say)
    assert f"{say('picture-choose')}: " in told
    assert "7 Architect" in told
    told = drawn("harbor", "imperial_treasury").alt_text(say)
    head, can = say("picture-drawn-keep-cards", count=2, kept=1), say("picture-reason-now")
    assert f"{head}: Harbor 4 ({can}), Imperial Treasury 5 ({can})" in told
    assert f"Imperial Treasury: {say('effect-imperial_treasury')}" in told


@pytest.mark.parametrize("language", locales())
def test_the_longest_words_fit_into_their_text(language: str) -> None:
    for make in (four, eight):
        told = make(MANY, Language(language)).alt_text(Language(language))
        assert len(told.encode("utf-16-le")) // 2 <= LONGEST


@pytest.mark.parametrize("state", ["now", "play", "ready", "first", "gold", "there", "no"])
def test_each_mark_has_words_in_every_language(state: str) -> None:
    for locale in locales():
        language = Language(locale)
        held = marked(card_of("keep", 3, language), HandMark(state, 2), language, ())  # pyright: ignore[reportArgumentType]
        assert held.reason
        assert language.find(f"picture-held-{state}")


@pytest.mark.no_cover
@pytest.mark.parametrize(("make", "share"), [(four, 0.75), (eight, 1.0)], ids=["four", "eight"])
def test_a_panel_costs_at_most_15_or_20_ms_and_110_kb(make: object, share: float) -> None:
    """Counting takes 20 ms. One line is another one each time, as after a move."""
    assert callable(make)
    picture = make()
    assert isinstance(picture, PanelPicture)
    picture.file()
    gold = iter(range(30, 99))

    def once_more() -> None:
        """Draw it after the gold of one seat has changed."""
        first, *rest = picture.lines
        moved = replace(first, city=replace(first.city, gold=next(gold)))
        replace(picture, lines=(moved, *rest)).file()

    assert cost(once_more) <= share * cost(counting)
    assert len(picture.file()) <= 110 * 1024
