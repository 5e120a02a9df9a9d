"""Screens with the most content stay within Discord's limits, and say what they leave out."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.pictures.table_panel import PanelPicture
from bot.screens.board import board_screen
from bot.screens.more import hand_screen, more_screen
from bot.screens.panel import panel_pictures, panel_screen
from bot.screens.spoken import SpokenWording
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.hooks import QUESTIONS
from tests.bot.screens.build import decision, everything, text
from tests.bot.screens.offers import answers
from tests.bot.screens.worst import CAST, LONG_NAMED, Cyrillic, Wordy, worst_board, worst_panel, worst_view
from tests.limits import check
from tests.screens import evening_screens, game_screens, other_screens, tournament_screens
from tests.screens.catalogue import GROUPS

NUMBER = re.compile(r"\d+")
LANGUAGES = [Language(), Cyrillic()]
SLOW_GROUPS = ("Questions", "The turn of each character", "Without a question", "The puzzle of the day")
HAND = tuple(dict.fromkeys(card.card for card in worst_view(0).hand))
QUESTIONED = {
    "turn": (*(f"build:{card}" for card in HAND), "gather:gold", "gather:cards", "use:crown", "end"),
    "rob": tuple(f"character:{each}" for each in CAST),
    "swap-hands": tuple(f"seat:{seat}" for seat in range(1, 8)),
    "destroy": tuple(f"district:{card}" for card in LONG_NAMED),
    "lighthouse": tuple(f"card:{card}" for card in (*HAND, *LONG_NAMED)),
}


@pytest.mark.parametrize("say", LANGUAGES, ids=["english", "cyrillic"])
def test_the_board_fits_and_tells_of_everybody(say: Language) -> None:
    model = worst_board()
    wording = SpokenWording(say, model.players, rules=model.rules)
    for status in ("current", "old"):
        screen = board_screen(replace(model, status=status), say)
        assert check(screen) == []
        lines = [{*NUMBER.findall(each)} for each in text(screen).splitlines()]
        stocks = [{str(each.gold), str(each.cards), str(each.size)} for each in model.view.seats]
        assert [any(stock <= line for line in lines) for stock in stocks] == [True] * 8
        assert sum(stocks[0] <= line for line in lines) == 8
    told = text(board_screen(model, say))
    assert all(wording.thing(each.character) in told for each in model.view.marks)


def panels() -> Iterator[Any]:
    yield pytest.param(worst_panel(), id="waiting")
    for kind, options in QUESTIONED.items():
        asked = decision(kind, options, target=1, card="imperial_treasury", gold=99, back=True)
        yield pytest.param(worst_panel(asked), id=kind)
    some = decision("keep-cards", QUESTIONED["lighthouse"], minimum=0, maximum=20)
    yield pytest.param(worst_panel(some), id="several")
    yield pytest.param(replace(worst_panel(some), picked=tuple(range(0, 40, 2))), id="picked")


@pytest.mark.parametrize("say", LANGUAGES, ids=["english", "cyrillic"])
@pytest.mark.parametrize("model", list(panels()))
def test_the_panel_fits_and_tells_of_every_card(model: PanelModel, say: Language) -> None:
    assert check(panel_screen(model, say)) == []
    screen = more_screen(model, say)
    assert check(screen) == []
    wording = Wording(say, model.players, 0, model.rules)
    told = text(screen)
    assert all(wording.thing(each.character) in told for each in model.view.marks)
    if model.decision is None:
        assert all(wording.thing(card) in told for card in HAND)
    else:
        (picture,) = panel_pictures(model, say)
        assert isinstance(picture, PanelPicture)
        assert picture.hand is not None
        assert {each.card.id for each in picture.hand.cards} == {*HAND}
        offered = {index for group in answers(replace(model, picked=()), say) for index in group}
        assert offered == set(range(len(model.decision.options)))


@pytest.mark.parametrize("say", LANGUAGES, ids=["english", "cyrillic"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_fits(kind: str, say: Language) -> None:
    # The most cards, and the most players; the panels above cover all other options.
    for options in (QUESTIONED["lighthouse"], QUESTIONED["swap-hands"]):
        asked = decision(kind, options, target=1, card="imperial_treasury", gold=99, back=True)
        assert check(panel_screen(worst_panel(asked), say)) == []


@pytest.mark.parametrize("say", LANGUAGES, ids=["english", "cyrillic"])
def test_the_hand_fits(say: Language) -> None:
    screen = hand_screen(worst_panel(), say)
    assert check(screen) == []
    assert all(Wording(say, ()).thing(card) in everything(screen) for card in HAND)


@pytest.mark.parametrize("say", LANGUAGES, ids=["english", "cyrillic"])
@pytest.mark.parametrize("group", GROUPS)
def test_every_screen_fits(group: str, say: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_screens, "SAY", say)
    monkeypatch.setattr(other_screens, "SAY", say)
    for screen in GROUPS[group]():
        assert check(screen.view()) == [], screen.name


# Fitting the long texts of all panels takes long.
@pytest.mark.parametrize("group", [each for each in GROUPS if each not in SLOW_GROUPS])
def test_every_label_that_is_too_long_is_cut(group: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (game_screens, other_screens, tournament_screens, evening_screens):
        monkeypatch.setattr(module, "SAY", Wordy())
    for screen in GROUPS[group]():
        assert check(screen.view()) == [], screen.name
