"""The texts of the pictures say the same as the pictures, in at most 1,024 letters."""

from dataclasses import replace

import pytest

from bot.pictures.alt import LONGEST, fullest, joined
from bot.pictures.board import board_picture
from bot.pictures.draft import draft_picture
from bot.pictures.end import end_picture
from bot.pictures.hand import hand_picture
from bot.story.course import GameCourse, Highlight
from bot.story.feats import feats
from bot.words.language import Language
from engine.cards.characters import CHARACTER_CARDS
from engine.hooks import MARKS
from tests.bot.pictures.boards import with_cities
from tests.bot.pictures.samples import (
    FEATS,
    FOUR,
    ROUND,
    SIX,
    choosing,
    ended,
    four_players,
    own_turn,
    pictures,
    say,
    waiting,
    worst_board,
    worst_end,
)
from tests.bot.pictures.ukrainian import eight_players
from tests.bot.screens.build import NAMES

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


def test_a_board_in_words() -> None:
    assert BOARD.alt_text(say) == (
        f"{say('picture-now', player='Cecily', character='6 Merchant')} "
        f"{said('leads', 'Cecily 20')} {said('marked-killed', '3 Magician')} "
        f"{said('marked-robbed', '6 Merchant')} {said('nobody', '3 Magician, 4 King')} "
        f"{said('out', '5 Bishop, 8 Warlord')} {said('coming', '7 Architect')} "
        f"Bertram: 1 Assassin, {goods(4, 2)}, 4/7, {points(9)}: Manor 3, Church 2, Tavern 1, Docks 3. "
        f"Sam: {say('picture-crown')}, 2 Thief, {goods(11, 3)}, 5/7, {points(18)}: "
        f"Castle 4, Temple 1, Cathedral 5, Harbor 4, Museum 4 ({say('picture-beneath', count=3)}). "
        f"Cecily: 6 Merchant, {goods(2, 0)}, 6/7, {points(20)}: Palace 5, Trading Post 2, Watchtower 1, "
        "Fortress 5, Haunted Quarter 2, Imperial Treasury 5. "
        f"Agnes: {goods(2, 5)}, 3/7, {points(8)}: Prison 2, Thieves’ Den 6, Circus Tent."
    )


def test_where_there_is_little_room_districts_are_counted() -> None:
    text = eight_players().alt_text(say)
    assert len(text) <= LONGEST
    kinds = (("noble", 2), ("trade", 2), ("unique", 5))
    counted = ", ".join(say(f"picture-count-{kind}", count=count) for kind, count in kinds)
    counted = f"{counted}, {say('picture-worth', count=35)}"
    assert sentences(text) >= {
        say("picture-now", player="Агнеса", character="6 Крамар").removesuffix("."),
        f"{say('picture-marked-threat')}: 4, 6",
        f"{say('picture-marked-bewitched')}: 5",
        f"{say('picture-coming')}: 7, 8, 9",
        f"Оттілія: 3, {goods(5, 6)}, 9/7, {say('picture-complete')}, {points(35)}: {counted}",
        f"{SAY('picture-leads')}: Оттілія 35",
    }


def test_at_the_worst_everything_but_the_districts_is_still_told() -> None:
    board = worst_board()
    names = [name.ljust(32, "x") for name in NAMES]
    cities = tuple(replace(city, name=name) for city, name in zip(board.cities, names, strict=True))
    text = with_cities(board, cities).alt_text(say)
    assert len(text) <= LONGEST
    for city in cities:
        told = f"{say('picture-crown')}, 9, {goods(47, 38)}, 10/8, {say('picture-complete')}"
        assert f"{city.name[:16]}: {told}" in text
    for head in (
        SAY("picture-marked-killed"),
        SAY("picture-marked-bewitched"),
        SAY("picture-marked-robbed"),
        SAY("picture-marked-warrant"),
        SAY("picture-marked-threat"),
        SAY("picture-marked-pile"),
    ):
        assert (f"{head}: " in text) == (head != SAY("picture-marked-bewitched"))


def test_every_mark_and_what_it_is_is_told() -> None:
    for kind in (*MARKS, "pile"):
        assert say.find(f"picture-marked-{kind}")


def test_a_bluff_is_called_one() -> None:
    board = worst_board(2)
    bluffs = ", ".join(say("picture-bluff", name=each) for each in ("1", "3"))
    assert f"{SAY('picture-marked-robbed')}: {bluffs}" in board.alt_text(say)


def test_the_changes_of_a_round_are_told() -> None:
    text = board_picture(four_players(), FOUR, say, events=ROUND).alt_text(say)
    assert f"{said('new', 'Sam Harbor, Cecily Fortress')} {said('lost', 'Agnes Market')} " in text


def test_a_board_on_which_nobody_plays() -> None:
    text = board_picture(four_players(), FOUR, say, finished=True).alt_text(say)
    assert text.startswith(
        f"{said('leads', 'Cecily 20')} {said('marked-killed', '3 Magician')} "
        f"{said('nobody', '3 Magician, 4 King, 7 Architect')} "
    )
    assert SAY("picture-held-now") not in text
    assert say("picture-coming") not in text


def test_a_board_while_characters_are_chosen() -> None:
    text = board_picture(choosing(4), FOUR, say).alt_text(say)
    assert text.startswith(
        f"{say('picture-now', player='Agnes', character='none')} {said('out', '6 Merchant')} "
        f"{say('picture-coming')}: 1 Assassin, 2 Thief, "
    )
    assert text.endswith(f"Agnes: {say('picture-crown')}, {goods(2, 4)}, 0/7.")


def test_a_hand_in_words() -> None:
    text = hand_picture(own_turn(), say).alt_text(say)
    assert text.startswith(
        f"7 Architect, {goods(4, 7)}, {say('picture-building', built=0, limit=3)}. "
        f"{say('effect-architect')} ({say('picture-brings', what='cards', cards=2)}) "
        f"{say('picture-held-now')}: Watchtower 1, Docks 3, Haunted Quarter 2. "
        f"{say('picture-held-gold')}: Palace 5 ({short(1)}), Imperial Treasury 5 ({short(1)}), "
        f"Library 6 ({short(2)}). "
        f"{say('picture-held-there')}: Church 2. Haunted Quarter: {say('effect-haunted_quarter')}"
    )
    text = hand_picture(waiting(), say).alt_text(say)
    assert text.startswith(
        f"2 Thief, 9 Tax Collector, {goods(4, 4)}. "
        f"{say('effect-thief')} {say('effect-tax_collector')} "
        f"{say('picture-held-held')}: Watchtower 1, Docks 3, Haunted Quarter 2, Ticket Wagon. "
        f"Haunted Quarter: {say('effect-haunted_quarter')[:9]}"
    )


def test_a_hand_before_there_is_a_character() -> None:
    seen = replace(waiting(), characters=())
    assert hand_picture(seen, say).alt_text(say).startswith(f"{SAY('picture-hand')}: {goods(4, 4)}. ")


def test_a_hand_of_thirty_in_words() -> None:
    picture = hand_picture(own_turn(30), say)
    text = picture.alt_text(say)
    assert len(text) <= LONGEST
    assert all(held.card.names[0] in text for held in picture.cards)
    many = replace(picture, cards=picture.cards * 3).alt_text(say)
    assert len(many) <= LONGEST
    assert f"{SAY('picture-held-ready')}: {SAY('picture-count-none', count=6)}" in many


def income(kind: str, count: int, **brings: str | int) -> str:
    districts = say(f"picture-count-{kind}", count=count)
    return say("picture-income", districts=districts, brings=say("picture-brings", **brings))


def test_a_draft_in_words() -> None:
    picture = draft_picture(own_turn(), ("assassin", "king", "abbot", "architect", "patrician"), say)
    picture = replace(picture, out=tuple(each.character for each in picture.candidates[:1]))
    text = picture.alt_text(say)
    assert text.startswith(f"{SAY('picture-choose')}: 1 Assassin: {say('effect-assassin')}")
    for part in (
        f"4 King ({income('noble', 1, what='gold', gold=1)}): ",
        f"4 Patrician ({income('noble', 1, what='cards', cards=1)}): ",
        f"5 Abbot ({income('religious', 1, what='either', gold=1)}): ",
        f"7 Architect ({say('picture-brings', what='cards', cards=2)}): ",
        f"{SAY('picture-out-title')}: 1 Assassin, {SAY('picture-unknown')}.",
    ):
        assert part in text
    for candidate in picture.candidates:
        assert candidate.effect in text


def test_a_large_draft_in_words_leaves_out_what_the_characters_do() -> None:
    text = draft_picture(own_turn(), CHARACTER_CARDS, say).alt_text(say)
    assert len(text) <= LONGEST
    assert text.count(",") >= len(CHARACTER_CARDS) - 1
    assert f"8 Warlord ({income('military', 0, what='nothing')})" in text


WIN = say("picture-wins-title", you="no", count=1, names="Bertram")
WON = f"{WIN}: 39, {say('end-why-ahead', margin=4, you='no', name='Agnes')}."


def parts(**points: int) -> str:
    """Return the parts of a sum."""
    return " + ".join(
        say(f"picture-part-{part.replace('_', '-')}", points=number) for part, number in points.items()
    )


def test_an_end_in_words() -> None:
    text = end_picture(ended(), SIX, say).alt_text(say)
    assert text.startswith(
        f"{WON} 1. Bertram 39 = "
        f"{parts(districts=31, complete=4, five_types=3, unique=1)}: Manor 3, Castle 4, "
        f"Palace 6 ({say('picture-beautified')}), Cathedral 5, Market 2, Docks 3, Barracks 3, "
        "Wishing Well 5. "
        f"2. Agnes 35 = {parts(districts=26, complete=2, unique=7)}: "
    )
    assert text.endswith("6. Lady Whistledown 14: Manor 3, Castle 4, Church 2, Cathedral 5.")
    assert "2. Tom 35 = " in text


def test_the_course_of_a_game_is_told_first() -> None:
    decided = Highlight("destroyed", 3, 2, 1, "warlord", "harbor", 4)
    course = GameCourse(((1, 2, 3, 4, 5, 6), (7, 8, 9, 10, 11, 12), (13,) * 6), (), decided)
    text = end_picture(ended(), SIX, say, course=course).alt_text(say)
    assert text.startswith(
        f"{WON} {say('picture-decided', kind='destroyed', round=3)}. "
        f"{say('picture-decided-destroyed', you='none', name='Tom', what='Harbor')}. "
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
    assert len(text) <= LONGEST
    name = f"Анна-Марія Петрівна-Шевченко 32x ({say('picture-lobby-computer')})"
    assert f"8. {name} 148 = 99 + 4 + 3 + 42: " in text


def test_a_city_without_districts_is_told_too() -> None:
    assert f"Bertram: {goods(2, 4)}, 0/7." in board_picture(choosing(4), FOUR, say).alt_text(say)
    empty = with_cities(BOARD, (replace(BOARD.cities[0], districts=()),) * 8)
    assert empty.alt_text(say).endswith(f"4/7, {points(9)}.")


def test_sentences_without_room_are_left_out_whole_and_that_is_seen() -> None:
    text = joined(["x" * 99 + "."] * 20)
    assert len(text) <= LONGEST
    assert text.endswith(". …")


def test_the_first_text_that_fits_is_taken() -> None:
    assert fullest(["x" * 2000, "y" * LONGEST, "z"]) == "y" * LONGEST
    assert fullest(["x" * 2000]) == "x" * (LONGEST - 1) + "…"


@pytest.mark.parametrize("players", range(2, 9))
def test_no_board_has_too_long_a_text(players: int) -> None:
    assert 0 < len(worst_board(players).alt_text(say)) <= LONGEST


@pytest.mark.parametrize("name", pictures())
def test_every_picture_has_a_text(name: str) -> None:
    assert 0 < len(pictures()[name].alt_text(say)) <= LONGEST


def test_letters_beyond_the_first_plane_count_twice() -> None:
    assert fullest(["🏰" * 600, "short"]) == "short"
    assert fullest(["🏰" * 600]) == "🏰" * 511 + "…"
