"""Pictures with the longest names of five languages: nothing is cut off, and nothing covers its neighbour."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.pictures.canvas import WIDTH
from bot.pictures.draft import draft_picture
from bot.pictures.fonts import SMALLEST, Face
from bot.pictures.hand import hand_picture
from bot.pictures.models import Card, CharacterModel
from bot.pictures.poster import Award
from bot.pictures.why import WhyRow
from bot.screens.profile_parts import badges_picture
from bot.words.language import Language, locales
from engine.cards.characters import CHARACTER_CARDS
from engine.setup.plan import Plan
from engine.setup.preview import preview
from storage.results.own_games import BADGES, FEATS
from tests.bot.pictures.boards import with_cities
from tests.bot.pictures.conftest import Written
from tests.bot.pictures.samples import lobby_of, own_turn, pictures, say, why
from tests.bot.pictures.ukrainian import eight_players

CHARACTERS = (
    *("Mordýřka", "Szantażystka", "Iluzjonistka", "Імператор", "Arcybiskupka", "Alchymistka", "Nawigatorka"),
    *("Воєначальник", "Poborca podatkowy"),
)
"""The longest name of each rank in English, Polish, Czech, Ukrainian and Romanian."""

DISTRICTS = (
    *("Studnia życzeń", "Nawiedzona Dzielnica", "Будівельний майданчик", "Прихисток грабіжників"),
    *("Вежа зі слонової кості", "Родовище золота", "Imperial Treasury", "Obserwatorium", "obchodní kancelář"),
)


def cast() -> tuple[CharacterModel, ...]:
    ids = [next(each.id for each in CHARACTER_CARDS.values() if each.rank == rank) for rank in range(1, 10)]
    return tuple(
        CharacterModel(id_, rank, name)
        for rank, (id_, name) in enumerate(zip(ids, CHARACTERS, strict=True), 1)
    )


def test_a_board_of_few_shows_all_of_them_whole(written: list[Written]) -> None:
    board = eight_players()
    ranks = tuple(replace(rank, character=each) for rank, each in zip(board.ranks, cast(), strict=True))
    cards = tuple(Card("unique", (name,), 5, coin=True, id="keep") for name in DISTRICTS)
    cities = tuple(replace(city, districts=cards) for city in board.cities[:2])
    with_cities(replace(board, ranks=ranks), cities).canvas()
    texts = [text.text for text, _, _ in written]
    assert {*CHARACTERS, *DISTRICTS} <= {*texts}
    assert [text for text in texts if text.endswith("…")] == []


def test_the_names_of_ranks_stand_beside_each_other(written: list[Written]) -> None:
    board = eight_players()
    ranks = tuple(replace(rank, character=each) for rank, each in zip(board.ranks, cast(), strict=True))
    with_cities(replace(board, ranks=ranks), board.cities[:4]).canvas()
    _apart(written, CHARACTERS)


def test_the_names_of_a_cast_stand_beside_each_other(written: list[Written]) -> None:
    lobby: Any = pictures()["lobby-8"]
    replace(lobby, cast=cast()).canvas()
    _apart(written, CHARACTERS)


def _apart(written: list[Written], names: tuple[str, ...]) -> None:
    """Check that each name ends before the next one in its line begins, and inside the picture."""
    found = sorted((y, begin, begin + text.width) for text, begin, y in written if text.text in names)
    assert len(found) >= len(names)
    for (line, _, end), (other, begin, _) in pairwise(found):
        assert line != other or end <= begin
    assert all(begin >= 0 and end <= WIDTH for _, begin, end in found)


def test_a_draft_and_a_hand_show_them_whole(written: list[Written]) -> None:
    draft = draft_picture(own_turn(), ("witch", "spy", "king"), say)
    candidates = tuple(replace(draft.candidates[0], character=each) for each in cast())
    replace(draft, candidates=candidates).canvas()
    # More characters are out than there is space for names: they show only ranks.
    replace(draft, out=cast()[:4]).canvas()
    for cards in (4, 8, 9):
        view = own_turn(cards)
        hand = hand_picture(view, say)
        given = dict(zip([each.card for each in view.hand], DISTRICTS, strict=False))
        held = [replace(each, card=replace(each.card, names=(given[each.card.id],))) for each in hand.cards]
        replace(hand, cards=tuple(held)).canvas()
    names = [text for text, _, _ in written if text.face in (Face.SERIF, Face.SEMIBOLD)]
    assert {*CHARACTERS, *DISTRICTS} <= {text.text for text in names}
    assert [text.text for text in names if text.text.endswith("…")] == []


def test_a_lesson_shows_the_names_of_ranks_whole_and_beside_each_other(written: list[Written]) -> None:
    lesson: Any = pictures()["lesson-3"]
    stations = tuple(
        replace(each, rank=replace(each.rank, character=name))
        for each, name in zip(lesson.stations, cast(), strict=False)
    )
    replace(lesson, stations=stations).canvas()
    _apart(written, CHARACTERS[: len(stations)])


def _within(written: list[Written], left: float, right: float) -> None:
    """Check that all text is between these edges, at any size."""
    outside = [text.text for text, begin, _ in written if begin < left or begin + text.width > right]
    assert outside == []


def test_an_end_fits_names_and_awards_of_any_length(written: list[Written]) -> None:
    end: Any = pictures()["end-8-worst"]
    awards = tuple(
        Award("mask", "teal", title, text)
        for title, text in (
            ("Найбільше пограбування", "Maximilian-Konstantin took 12 from Lady Whistledown"),
            ("Najwięcej zniszczonych", "Maximilian-Konstantin zburzył 3 dzielnice w mieście"),
            ("Největší loupež", "Maximilian-Konstantin vzal 12 zlatých"),
        )
    )
    replace(end, awards=awards).canvas()
    _within(written, 0, WIDTH)


def test_a_player_whose_name_cannot_be_drawn_stands_under_the_number_that_texts_show(
    written: list[Written],
) -> None:
    shown = preview(Plan(), 2)
    lobby_of(("Anna", "山田"), shown).canvas()
    texts = [text.text for text, _, _ in written]
    assert {"A", "2", say("player-unnamed", number=2)} <= set(texts)


@pytest.mark.parametrize("locale", locales())
def test_badges_have_names_for_two_lines(locale: str, written: list[Written]) -> None:
    badges_picture(BADGES, (), Language(locale)).canvas()
    texts = [text for text, _, _ in written]
    assert len(texts) > len(FEATS)
    assert [text.text for text in texts if text.text.endswith("…")] == []
    # Names with the widest letters are a little smaller.
    assert min(text.size for text in texts) >= SMALLEST


def test_one_plate_names_what_the_frame_around_the_equal_answers_means(written: list[Written]) -> None:
    best = WhyRow("Best", None, 30, 20, 40, best=True)
    equal = replace(best, label="Equal", best=False, level=True)
    worse = replace(best, label="Worse", wins=9, least=5, most=13, best=False)
    why(("", best), ("", equal), ("", equal), ("", worse)).canvas()
    assert [text.text for text, _, _ in written].count(say("picture-why-level")) == 1
