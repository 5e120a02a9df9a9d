"""The parts of screens: buttons in rows, switches, pages, notes, menus of rounds, forms."""

import pytest
from discord.ui import TextInput

from bot.controls.requests import Learn, NewLobby, PickAnswer, PickLogRound, SaveSet, ShowHistory
from bot.screens.layout import (
    DIVIDER,
    button,
    compose,
    form,
    menu,
    note_block,
    option,
    rounds_menu,
    rows,
    turning,
)
from bot.screens.limits import FORM_LABEL, FORM_TITLE, PLACEHOLDER, block
from bot.words.language import Language
from tests.bot.screens.build import GAME, components, menus, text

SAY = Language()


def sizes(*parts: object) -> list[int]:
    """Return how many buttons each row of a screen of these parts has."""
    return [len(each["components"]) for each in components(compose(parts)) if each["type"] == 1]  # pyright: ignore[reportArgumentType]


def buttons(count: int) -> list[object]:
    return [button(Learn(), str(number)) for number in range(count)]


def test_buttons_that_follow_each_other_share_rows_and_others_dont() -> None:
    assert sizes(*buttons(7)) == [5, 2]
    assert sizes(*buttons(1), block("between"), *buttons(2), DIVIDER, *buttons(1)) == [1, 2, 1]
    assert sizes(*buttons(2), *rows([button(NewLobby(), "apart")]), *buttons(1)) == [2, 1, 1]
    assert sizes(block("alone")) == []


@pytest.mark.parametrize(
    ("page", "pages", "asked"),
    [(0, 1, []), (0, 2, [1]), (1, 3, [0, 2]), (2, 3, [1])],
)
def test_one_can_turn_to_the_pages_that_there_are(page: int, pages: int, asked: list[int]) -> None:
    found = turning(page, pages, ShowHistory, ("back", "on"))
    assert [getattr(each, "custom_id", "") for each in found] == [
        ShowHistory(each).custom_id for each in asked
    ]


def test_a_note_stands_on_top_and_nothing_without_one() -> None:
    assert text(compose([note_block("Done.", SAY), DIVIDER, block("rest")])).startswith(
        SAY("panel-note", text="Done.")
    )
    assert text(compose([note_block("", SAY), DIVIDER, block("rest")])) == "rest"


@pytest.mark.parametrize(
    ("here", "last", "shown"),
    [(3, 4, (1, 4)), (1, 40, (1, 25)), (20, 40, (8, 32)), (40, 40, (16, 40))],
)
def test_a_menu_of_very_many_rounds_has_those_around_this_one(
    here: int, last: int, shown: tuple[int, int]
) -> None:
    options = [option(str(number), str(number), chosen=number == here) for number in range(1, last + 1)]
    (menu,) = menus(compose([rounds_menu(PickLogRound(GAME), options, here, "log", "Rounds")]))
    values = [int(each["value"]) for each in menu["options"]]
    assert (values[0], values[-1], len(values)) == (*shown, shown[1] - shown[0] + 1)
    assert [int(each["value"]) for each in menu["options"] if each.get("default")] == [here]


def test_the_text_of_a_menu_is_cut_where_discord_has_no_more_room() -> None:
    one = option("1", "1")
    (found,) = menus(compose([menu(PickLogRound(GAME), [one], "a" * (PLACEHOLDER + 1))]))
    assert len(found["placeholder"]) == PLACEHOLDER


@pytest.mark.parametrize("described", ["a" * 100, "я" * 65])
def test_menus_take_the_bytes_that_the_texts_leave_free(described: str) -> None:
    def descriptions(said: str) -> set[str]:
        options = [option(str(number), str(number), described) for number in range(1, 26)]
        rounds = [rounds_menu(PickLogRound(GAME), options, 1, f"log{each}", "Rounds") for each in range(2)]
        found = menus(compose([block(said), *rounds]))
        return {each["description"] for menu in found for each in menu["options"]}

    assert descriptions("A short text.") == {described}
    # Texts that need the space have it, and the menus say less.
    assert all(len(each) <= 60 for each in descriptions("x" * 3800))


def test_the_menu_of_another_question_is_another_menu_for_a_client() -> None:
    options = [option("Castle", "0")]
    asked = [PickAnswer(GAME, tag, part) for tag in ("0001", "0002") for part in (0, 1)]
    ids, again = ([menu(each, options).children[0].id for each in asked] for _ in range(2))
    assert len({*ids}) == len(asked)
    assert ids == again


def test_a_form_keeps_its_title_and_labels_within_limits() -> None:
    made = form(SaveSet(GAME), "t" * 99, [("l" * 99, TextInput(custom_id="name"))])
    assert made.custom_id == SaveSet(GAME).custom_id
    assert len(made.title) == FORM_TITLE
    assert [len(getattr(each, "text", "")) for each in made.children] == [FORM_LABEL]
