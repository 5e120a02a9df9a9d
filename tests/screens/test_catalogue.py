"""No screen lacks a picture."""

import logging
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from typing import Any, get_args

import pytest
from discord.ui import LayoutView

from bot.controls.requests import OptionPage
from bot.screens.spoken import without_symbols
from bot.words.language import Language, forget
from engine.cards.characters import CHARACTER_CARDS
from engine.hooks import QUESTIONS
from tests.bot.screens.build import everything, labels, menus, text
from tests.bot.screens.listening import SYMBOL
from tests.limits import check
from tests.screens.__main__ import DOCS, FOLDER, index
from tests.screens.catalogue import GROUPS, screens
from tests.screens.fold import READ, estimate, highest, plays
from tests.screens.screen import CHANNEL, LANGUAGE, NOW, Screen

MISJUDGED = 24.0
"""By how many pixels the estimate may be too high without a question."""

ROOM = Path(__file__).resolve().parents[2] / "bot" / "screens"


def written() -> dict[str, Callable[..., Any]]:
    """Return the functions that make a screen (they end so), by name."""
    paths = (path.relative_to(ROOM.parents[1]).with_suffix("") for path in ROOM.rglob("*.py"))
    return {
        name: found
        for path in paths
        for name, found in vars(import_module(".".join(path.parts))).items()
        if isfunction(found) and name.endswith("_screen") and name[0] != "_"
    }


def test_every_screen_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    called, functions = set[str](), written()

    def noting(name: str) -> Callable[..., Any]:
        def noted(*given: object, **named: object) -> object:
            called.add(name)
            return functions[name](*given, **named)

        return noted

    for module in [each for name, each in sys.modules.items() if name.split(".")[0] in ("bot", "tests")]:
        for name, found in list(vars(module).items()):
            if functions.get(name) is found:
                monkeypatch.setattr(module, name, noting(name))
    for screen in screens():
        screen.view()
    assert len(functions) > 15
    assert functions.keys() - called == set()


def test_every_page_of_the_options_is_shown() -> None:
    shown = [screen.name for screen in GROUPS["Options"]()]
    pages = set(get_args(OptionPage)) - {"lobby", "main"}  # The lobby itself, and the first page.
    assert [
        page for page in sorted(pages) if not any(name.startswith(f"options-{page}") for name in shown)
    ] == []


def test_no_bold_text_has_bold_text_in_it() -> None:
    """A bold name within a bold sentence ends the bold text, and shows its asterisks."""
    for screen in screens():
        for line in text(screen.view()).split("\n"):
            bold = line.split("**")[1::2]
            assert line.count("**") == 2 * len(bold), (screen.name, line)
            assert [each for each in bold if each != each.strip() or not each] == [], (screen.name, line)


def chosen(screen: LayoutView) -> list[str]:
    """Return the options in the menus of a screen."""
    return [option["label"] for menu in menus(screen) for option in menu["options"]]


def test_private_screens_have_no_symbol_by_ear_and_tell_what_their_numbers_choose() -> None:
    by_ear = [each for each in screens() if each.private and (each.words or not each.pictures)]
    assert len(by_ear) > 100
    for screen in by_ear:
        told = without_symbols((screen.words or screen.view)(), Language(LANGUAGE))
        assert not check(told), screen.name
        assert not SYMBOL.search(everything(told)), (screen.name, everything(told))
        offered = [*labels(told), *chosen(told)]
        numbers = [found[1] for each in offered if (found := re.match(r"(\d+): ", each))]
        assert [each for each in numbers if f"\n{each}: " not in text(told)] == [], screen.name


def test_every_question_and_the_turn_of_every_character_is_shown() -> None:
    names = {screen.name for screen in screens()}
    kinds = {name.removeprefix("ask-").removesuffix("-many") for name in names if name.startswith("ask-")}
    assert kinds == set(QUESTIONS)
    assert {f"turn-{character}" for character in CHARACTER_CARDS} - names == set()


def test_the_page_and_the_pictures_are_those_of_the_list() -> None:
    # `make screens` writes both.
    assert (DOCS / "screens.md").read_text(encoding="utf-8") == index()
    assert {path.stem for path in FOLDER.glob("*.png")} == {screen.name for screen in screens()}


@dataclass
class Shown:
    """All screens with their components, and the log lines of making them."""

    screens: list[tuple[Screen, list[dict[str, Any]]]]
    logged: list[str]


@pytest.fixture(scope="module")
def shown() -> Shown:
    """Make all screens once."""
    logged = list[str]()
    handler = logging.Handler()
    handler.emit = lambda record: logged.append(record.getMessage())
    logging.getLogger().addHandler(handler)
    # A missing text is logged only once.
    forget()
    found = [(screen, screen.view().to_components()) for make in GROUPS.values() for screen in make()]
    logging.getLogger().removeHandler(handler)
    return Shown(found, logged)


def test_every_screen_is_one_of_a_phone_or_is_read_for_a_reason(shown: Shown) -> None:
    """As far as an estimate can say; `make screens` measures all of them in each language."""
    high: dict[str, float] = {}
    for screen, components in shown.screens:
        with suppress(ValueError):
            height = estimate(components, screen.pictures, private=screen.private)
            board = plays(components) and bool(screen.pictures)
            if height > highest(screen.name, components, board=board) + MISJUDGED:
                high[screen.name] = height
    assert high == {}
    names = [screen.name for screen, _ in shown.screens]
    assert [each for each in READ if not any(name.startswith(each) for name in names)] == []


MONTH = 31 * 24 * 60 * 60


def test_no_screen_shows_what_nobody_would_see(shown: Shown) -> None:
    """Times that are months away, and channels that don't exist."""
    for screen, components in shown.screens:
        text = str(components)
        for at in re.findall(r"<t:(\d+):R>", text):
            assert -MONTH < int(at) - NOW.timestamp() <= MONTH, screen.name
        assert {int(channel) for channel in re.findall(r"<#(\d+)>", text)} <= {CHANNEL}, screen.name


def test_no_word_is_missing(shown: Shown) -> None:
    assert shown.logged == []
