"""Cards of a hand show their whole effect."""

import pytest

from bot.pictures.held import (
    COLUMN,
    LYING,
    UNMARKED,
    UPRIGHT,
    HandMark,
    HeldCard,
    beside_names,
    effect_lines,
    marked,
    row_words,
)
from bot.pictures.models import card_of
from bot.words.card_texts import differing
from bot.words.language import Language, locales
from engine.cards.actions import ACTION_CARDS
from engine.cards.districts import DISTRICTS
from engine.setup.editions import EDITIONS

SAY = Language()


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_effect_is_cut_off(edition: str, locale: str) -> None:
    say, switches = Language(locale), differing(EDITIONS[edition].rules)
    found = 0
    for card in (*DISTRICTS, *ACTION_CARDS):
        held = marked(card_of(card, 3, say), UNMARKED, say, switches)
        for area in (LYING, UPRIGHT):
            assert not any(line.cut for line in effect_lines(held, area)), (held.effect, area)
        found += bool(held.effect)
    assert found > 40


@pytest.mark.parametrize("locale", locales())
def test_a_row_tells_the_whole_name_and_effect_beside_each_mark(locale: str) -> None:
    say = Language(locale)
    for card in DISTRICTS:
        for state in ("first", "gold", "city"):
            held = marked(card_of(card, 3, say), HandMark(state, 12), say, ())
            name, effect = row_words(held)
            assert not name.cut
            assert not any(line.cut for line in effect)


def _hand(locale: str, marks: dict[str, HandMark]) -> list[HeldCard]:
    say = Language(locale)
    return [marked(card_of(card, 3, say), mark, say, ()) for card, mark in marks.items()]


def test_a_long_name_shortens_the_words_beside_all_cards_of_its_state() -> None:
    short, first = HandMark("gold", 12), HandMark("first", 2)
    held = _hand("en", {"school_of_magic": short, "keep": short, "tavern": first})
    brief = SAY("picture-brief-gold", missing=12)
    reasons = [each.reason for each in beside_names(held, [COLUMN] * 3)]
    assert reasons == [brief, brief, SAY("picture-reason-first", gold=2)]
    # Alone in its row, it has space.
    assert beside_names(held[:1], [2 * COLUMN])[0].reason == SAY("picture-reason-gold", missing=12)


@pytest.mark.parametrize("locale", locales())
def test_a_stone_always_has_words(locale: str) -> None:
    marks = [HandMark("gold", 12), HandMark("there"), HandMark("now")]
    marks += [HandMark(state, gold) for state in ("first", "collect") for gold in (0, 3)]
    marks += [HandMark("no", why=why) for why in ("", "limit", "gather-first", "card-forbids")]
    for mark in marks:
        for held in _hand(locale, dict.fromkeys(DISTRICTS, mark)):
            (shown,) = beside_names([held], [COLUMN])
            assert any(each.isalpha() for each in shown.reason)
