"""The texts of the pictures say the same as the pictures, in at most 1,024 letters."""

from dataclasses import replace

import pytest

from bot.pictures.alt import ALT_LETTERS, fullest, joined
from bot.pictures.board import board_picture
from bot.pictures.draft import draft_picture
from bot.pictures.end import end_picture
from bot.pictures.picture import ToldPicture
from bot.story.course import GameCourse, Highlight
from bot.story.feats import feats
from bot.words.language import Language
from engine.cards.characters import CHARACTER_CARDS
from engine.hooks import MARKS
from tests.bot.pictures.samples import (
    FEATS,
    FOUR,
    SIX,
    ended,
    four_players,
    own_turn,
    pictures,
    say,
    worst_end,
)

SAY = Language()

BOARD = board_picture(four_players(), FOUR, say)


def goods(gold: int, cards: int) -> str:
    return f"{say('picture-gold', count=gold)}, {say('picture-cards', count=cards)}"


def said(head: str, things: str) -> str:
    return say("picture-listed", head=say(f"picture-{head}"), things=things)


def points(number: int) -> str:
    return say("picture-points", points=number)


def short(gold: int) -> str:
    return say("picture-reason-gold", missing=gold)


def sentences(text: str) -> set[str]:
    return set(text.removesuffix(".").split(". "))


def test_every_mark_and_what_it_is_is_told() -> None:
    for kind in (*MARKS, "pile"):
        assert say.find(f"picture-marked-{kind}")


def test_a_draft_in_words() -> None:
    picture = draft_picture(own_turn(), ("assassin", "king", "abbot", "architect", "patrician"), say)
    picture = replace(picture, out=tuple(each.character for each in picture.candidates[:1]))
    text = picture.alt_text(say)
    assert text.startswith(f"{SAY('picture-choose')}: 1 Assassin: {say('effect-assassin')}")
    for part in ("4 King: ", "7 Architect: "):
        assert part in text
    for candidate in picture.candidates:
        assert candidate.effect in text


def test_a_large_draft_in_words_leaves_out_what_the_characters_do() -> None:
    text = draft_picture(own_turn(), CHARACTER_CARDS, say).alt_text(say)
    assert len(text) <= ALT_LETTERS
    assert text.count(",") >= len(CHARACTER_CARDS) - 1
    assert "8 Warlord" in text


WIN = say("picture-wins-title", you="no", count=1, names="Bertram")
WON = f"{WIN}: 39, {say('end-why-ahead', margin=4, you='no', name='Agnes')}."


def test_an_end_in_words() -> None:
    text = end_picture(ended(), SIX, say).alt_text(say)
    assert text.startswith(
        f"{WON} "
        "1. Bertram 39: districts 31, complete city 4, all types 3, unique 1. "
        "Noble: Manor 3, Castle 4, Palace 6 (beautified); religious: Cathedral 5; trade: Market 2, Docks 3; "
        "military: Barracks 3; unique: Wishing Well 5. "
        "2. Agnes 35: districts 26, complete city 2, unique 7. "
    )
    assert text.endswith(
        "6. Lady Whistledown 14. Noble: Manor 3, Castle 4; religious: Church 2, Cathedral 5."
    )
    assert "2. Tom 35: " in text


def test_the_course_of_a_game_is_told_first() -> None:
    decided = Highlight("destroyed", 3, 2, 1, "warlord", "harbor", 4)
    course = GameCourse(((1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12), (13,) * 6), (), decided)
    text = end_picture(ended(), SIX, say, course=course).alt_text(say)
    assert text.startswith(
        f"{WON} {say('picture-decided', kind='destroyed', round=3)}. "
        f"{say('picture-decided-destroyed', you='none', name='Tom', target='Agnes', what='Harbor')}. "
        f"{say('picture-decided-lost', you='none', target='Agnes', number=4, margin=4)} "
        f"{say('picture-race-alt', round=2, points='Bertram 7, Agnes 8, Tom 9, |').partition('|')[0]}"
    )


def test_the_awards_of_an_end_are_told() -> None:
    text = end_picture(ended(), SIX, say, feats(FEATS)).alt_text(say)
    assert text.endswith(
        f"{SAY('picture-award-richest')}: {SAY('picture-award-richest.text', name='Tom', number=9)}."
    )
    robbery = say("picture-award-robbery.text", you="none", name="Maximilian", number=7, target="Agnes")
    assert f"{say('picture-award-robbery')}: {robbery}." in text


def test_an_end_with_very_much_in_it() -> None:
    text = worst_end().alt_text(say)
    assert len(text) <= ALT_LETTERS
    assert "8. Анна-Марія Петрівна-Шевченко 32x (computer) 148: 99, 4, 3, 42" in text


def test_sentences_without_room_are_left_out_whole_and_that_is_seen() -> None:
    text = joined(["x" * 99 + "."] * 20)
    assert len(text) <= ALT_LETTERS
    assert text.endswith(". …")


def test_the_first_text_that_fits_is_taken() -> None:
    assert fullest(["x" * 2000, "y" * ALT_LETTERS, "z"]) == "y" * ALT_LETTERS
    assert fullest(["x" * 2000]) == "x" * (ALT_LETTERS - 1) + "…"


@pytest.mark.parametrize(
    "name", [name for name, each in pictures().items() if not isinstance(each, ToldPicture)]
)
def test_every_picture_has_a_text(name: str) -> None:
    assert 0 < len(pictures()[name].alt_text(say)) <= ALT_LETTERS


def test_letters_beyond_the_first_plane_count_twice() -> None:
    assert fullest(["🏰" * 600, "short"]) == "short"
    assert fullest(["🏰" * 600]) == "🏰" * 511 + "…"
