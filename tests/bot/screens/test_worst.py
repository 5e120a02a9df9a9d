"""Screens at their worst: inside every limit of Discord, and what is left out is said to be missing."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.screens.board import board_screen
from bot.screens.hand import hand_screen
from bot.screens.more import more_screen
from bot.screens.panel import panel_screen
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.hooks import QUESTIONS
from tests.bot.screens.build import decision, everything, text
from tests.bot.screens.offers import answers
from tests.bot.screens.worst import CAST, LONG_NAMED, Cyrillic, story, worst_board, worst_panel, worst_view
from tests.limits import check
from tests.screens import game_screens, other_screens
from tests.screens.catalogue import GROUPS

LANGUAGES = [Language(), Cyrillic()]
HAND = tuple(dict.fromkeys(card.card for card in worst_view(0).hand))
QUESTIONED = {
    "turn": (*(f"build:{card}" for card in HAND), "gather:gold", "gather:cards", "use:crown", "end"),
    "rob": tuple(f"character:{each}" for each in CAST),
    "swap-hands": tuple(f"seat:{seat}" for seat in range(1, 8)),
    "destroy": tuple(f"district:{card}" for card in LONG_NAMED),
    "lighthouse": tuple(f"card:{card}" for card in (*HAND, *LONG_NAMED)),
}


@pytest.mark.parametrize("language", LANGUAGES, ids=["english", "cyrillic"])
def test_the_board_fits_and_says_what_it_leaves_out(language: Language) -> None:
    model = worst_board()
    wording = Wording(language, model.players, rules=model.rules)
    for status in ("current", "old"):
        screen = board_screen(replace(model, status=status), language)
        assert check(screen) == []
        told = text(screen)
        for seat in range(8):
            assert wording.name(seat).replace("\u00a0", " ") in told
        city = model.view.seats[0].city
        listed, last = ", ".join(map(wording.standing, city)), wording.district(city[-1])
        whole = told.count(listed) + told.count(last.replace("\u00a0", " "))
        assert whole + told.count(language("city-left-out", count=9)) == 8
        # The story has a line a rank, and one for what came before.
        lines = [count for count in range(1, 40) if language("left-out", count=count) in told]
        assert lines or all(wording.character(each) in told for each in CAST)
    told = text(board_screen(model, language))
    assert language("board-head", round=99, last="yes", target=7, deck=99, discards=99) in told
    assert language("board-pile", name=wording.thing(CAST[-1]), gold=99) in told
    assert all(wording.character(each) in told for each in CAST)


def panels() -> Iterator[Any]:
    yield pytest.param(worst_panel(), id="waiting")
    for kind, options in QUESTIONED.items():
        asked = decision(kind, options, target=1, card="imperial_treasury", gold=99, back=True)
        yield pytest.param(worst_panel(asked), id=kind)
    some = decision("keep-cards", QUESTIONED["lighthouse"], minimum=0, maximum=20)
    yield pytest.param(worst_panel(some), id="several")
    yield pytest.param(replace(worst_panel(some), picked=tuple(range(0, 40, 2))), id="picked")


@pytest.mark.parametrize("language", LANGUAGES, ids=["english", "cyrillic"])
@pytest.mark.parametrize("model", list(panels()))
def test_the_panel_fits_and_says_what_it_leaves_out(model: PanelModel, language: Language) -> None:
    assert check(panel_screen(model, language)) == []
    screen = more_screen(model, language)
    assert check(screen) == []
    wording = Wording(language, model.players, 0, model.rules)
    told = text(screen)
    for mark in model.view.marks:
        assert wording.thing(mark.character) in told
        assert language(f"sign-{mark.kind}") in told
    hidden = [card for card in HAND if wording.thing(card) not in told]
    assert not hidden or language("more", count=len(model.view.hand) - 12) in told
    assert any(language("panel-left-out", count=count) in told for count in range(1, len(story()) + 8))
    if model.decision:
        offered = {index for group in answers(replace(model, picked=()), language) for index in group}
        assert offered == set(range(len(model.decision.options)))


@pytest.mark.parametrize("language", LANGUAGES, ids=["english", "cyrillic"])
@pytest.mark.parametrize("kind", QUESTIONS)
def test_every_question_fits(kind: str, language: Language) -> None:
    for options in QUESTIONED.values():
        asked = decision(kind, options, target=1, card="imperial_treasury", gold=99, back=True)
        assert check(panel_screen(worst_panel(asked), language)) == []


@pytest.mark.parametrize("language", LANGUAGES, ids=["english", "cyrillic"])
def test_the_hand_fits(language: Language) -> None:
    screen = hand_screen(worst_panel(), language)
    assert check(screen) == []
    assert all(Wording(language, ()).thing(card) in everything(screen) for card in HAND)


@pytest.mark.parametrize("language", LANGUAGES, ids=["english", "cyrillic"])
@pytest.mark.parametrize("group", GROUPS)
def test_every_screen_fits(group: str, language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_screens, "SAY", language)
    monkeypatch.setattr(other_screens, "SAY", language)
    for screen in GROUPS[group]():
        assert check(screen.view()) == [], screen.name
