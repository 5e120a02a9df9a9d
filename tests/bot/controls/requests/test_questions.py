"""The controls of a question: which answer a click gives, in a game, in the lesson and in a finished game."""

import pytest
from discord import SelectOption

from bot.controls.request import Request, pack
from bot.controls.requests import (
    LESSON,
    PAST,
    Answer,
    AnswerLesson,
    AnswerLine,
    AnswerOption,
    AnswerPicked,
    AskAdvice,
    PickAnswer,
    TryOther,
    TurnPage,
    indexes_of,
    past_tag,
    read_past_tag,
)
from bot.screens.layout import button, compose, menu, row
from tests.bot.controls.screens_with_controls import SCREENS, several, single
from tests.bot.controls.world import World
from tests.bot.screens.build import GAME, TAG


async def _click_lines(world: World) -> None:
    """Post lines, which a panel offers only where the game has them, and click them."""
    picks = menu(PickAnswer(GAME, TAG, 0), [SelectOption(label="Ben", value="4-1")])
    message = await world.post(compose([row(button(AnswerLine(GAME, TAG, (3, 0, 12)), "Build")), picks]))
    await world.person.click(message, custom_id="cit:line:abcdefgh:00c0ffee00c0ffee:3-0-12")
    await world.person.select(message, custom_id="cit:menu:abcdefgh:00c0ffee00c0ffee:0", values=["4-1"])


async def test_a_click_says_what_was_clicked(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(single(3)())
    await world.person.click(message, custom_id="cit:answer:abcdefgh:00c0ffee00c0ffee:2")
    await world.person.click(message, custom_id="cit:answer:abcdefgh:00c0ffee00c0ffee:b")
    message = await world.post(single(30)())
    await world.person.select(message, custom_id="cit:menu:abcdefgh:00c0ffee00c0ffee:1", values=["27"])
    message = await world.post(several(6)())
    await world.person.select(message, custom_id="cit:menu:abcdefgh:00c0ffee00c0ffee:0", values=["4", "1"])
    first, back, one, several_picks = notebook.asked
    await _click_lines(world)
    assert notebook.asked[4:] == [Answer(GAME, TAG, (3,), (0, 12)), Answer(GAME, TAG, (4,), (1,))]
    assert (first, back) == (Answer(GAME, TAG, (2,)), Answer(GAME, TAG, None))
    assert one == Answer(GAME, TAG, (27,))
    assert set(several_picks.indexes) == {4, 1}


async def test_pages_carry_what_was_picked(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(several(60, page=1, picked=(1, 30))())
    picked = pack((1, 30))
    await world.person.click(message, custom_id=f"cit:page:abcdefgh:00c0ffee00c0ffee:2:{picked}")
    await world.person.select(
        message, custom_id=f"cit:some:abcdefgh:00c0ffee00c0ffee:1:{pack((1,))}", values=["31", "26"]
    )
    await world.person.click(message, custom_id=f"cit:done:abcdefgh:00c0ffee00c0ffee:{picked}")
    assert notebook.asked == [
        TurnPage(GAME, TAG, 2, (1, 30)),
        TurnPage(GAME, TAG, 1, (1, 26, 31)),
        Answer(GAME, TAG, (1, 30)),
    ]


async def test_a_hint_is_asked_for_a_question(world: World) -> None:
    notebook = world.client.notebook
    message = await world.post(SCREENS["hint"]())
    await world.person.click(message, custom_id="cit:advice:abcdefgh:00c0ffee00c0ffee")
    assert notebook.asked == [AskAdvice(GAME, TAG)]


@pytest.mark.parametrize(
    ("values", "indexes"),
    [
        (("3", "1"), (3, 1)),
        ((), ()),
        (("-1",), ()),
        (("1", "x"), ()),
        (("99999",), ()),
        (("²",), ()),
        (("١",), ()),
    ],
)
def test_made_up_values_are_no_indexes(values: tuple[str, ...], indexes: tuple[int, ...]) -> None:
    assert indexes_of(values) == indexes


def test_a_tag_names_a_question_of_a_finished_game() -> None:
    for game, step in (("abcdefgh", 0), ("zzzz7777", 999_999), ("a2b3c4d5", 12)):
        tag = past_tag(game, step)
        assert len(tag) == 16
        assert read_past_tag(tag) == (game, step)


def _all(game: str, tag: str) -> list[Request]:
    """Return what each control of a question asks for, each of which answers with option 3."""
    return [
        AnswerOption(game, tag, 3).meant(()),
        AnswerPicked(game, tag, (3,)).meant(()),
        PickAnswer(game, tag, 0).meant(("3",)),
        AnswerLine(game, tag, (3, 1)).meant(()),
        PickAnswer(game, tag, 0).meant(("3-1",)),
    ]


def test_no_control_of_a_question_of_the_past_answers_a_game() -> None:
    tag = past_tag("abcdefgh", 12)
    assert set(_all(PAST, tag)) == {TryOther("abcdefgh", 12, 3)}
    assert AnswerOption(PAST, tag, None).meant(()) == TryOther("abcdefgh", 12)


def test_no_control_of_a_question_of_the_lesson_answers_a_game() -> None:
    assert set(_all(LESSON, TAG)) == {AnswerLesson(TAG, (3,)), AnswerLesson(TAG, (3,), (1,))}


def test_a_question_of_a_game_is_answered_there() -> None:
    assert set(_all(GAME, TAG)) == {Answer(GAME, TAG, (3,)), Answer(GAME, TAG, (3,), (1,))}
