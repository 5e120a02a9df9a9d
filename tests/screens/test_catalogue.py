"""Nothing is missing among the screens of which pictures are taken."""

import ast
import re
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

import pytest
from PIL import Image

from bot.words.language import forget
from engine.cards.characters import CHARACTER_CARDS
from engine.hooks import QUESTIONS
from tests.screens.__main__ import DOCS, FOLDER, index
from tests.screens.catalogue import GROUPS, groups, screens
from tests.screens.screen import CHANNEL, NOW

ROOM = Path(__file__).resolve().parents[2] / "bot" / "screens"


def written() -> set[str]:
    """The functions that make a screen: their names end so."""
    return {
        node.name
        for path in ROOM.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.endswith("_screen") and node.name[0] != "_"
    }


def test_every_screen_is_shown() -> None:
    called: set[str] = set()

    def note(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and str(ROOM) in frame.f_code.co_filename:
            called.add(frame.f_code.co_name)

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        for screen in screens():
            screen.view()
    finally:
        sys.setprofile(before)
    assert len(written()) > 15
    assert written() - called == set()


def test_every_question_and_the_turn_of_every_character_is_shown() -> None:
    names = {screen.name for screen in screens()}
    kinds = {name.removeprefix("ask-").removesuffix("-many") for name in names if name.startswith("ask-")}
    assert kinds == set(QUESTIONS)
    assert {f"turn-{character}" for character in CHARACTER_CARDS} - names == set()


def test_names_are_those_of_files_and_differ() -> None:
    counts = Counter(screen.name for screen in screens())
    assert [name for name, count in counts.items() if count > 1] == []
    assert all(name.replace("-", "").replace("_", "").isalnum() and name == name.lower() for name in counts)


@pytest.mark.parametrize("group", GROUPS)
def test_a_view_is_made_anew_each_time(group: str) -> None:
    for screen in groups()[group]:
        assert screen.view() is not screen.view()


def test_the_page_and_the_pictures_are_those_of_the_list() -> None:
    # `make screens` writes both.
    assert (DOCS / "screens.md").read_text(encoding="utf-8") == index()
    assert {path.stem for path in FOLDER.glob("*.png")} == {screen.name for screen in screens()}


MONTH = 31 * 24 * 60 * 60


def test_no_screen_shows_what_nobody_would_see() -> None:
    """Times that are months away, and channels that aren't there."""
    for screen in screens():
        shown = str(screen.view().to_components())
        for at in re.findall(r"<t:(\d+):R>", shown):
            assert -MONTH < int(at) - NOW.timestamp() <= MONTH, screen.name
        assert {int(channel) for channel in re.findall(r"<#(\d+)>", shown)} <= {CHANNEL}, screen.name


def test_the_picture_of_the_board_has_the_colours_of_the_board() -> None:
    with Image.open(DOCS / "board.png") as picture:
        assert len(picture.convert("RGB").getcolors(2**24) or ()) > 200


def test_no_word_is_missing(caplog: pytest.LogCaptureFixture) -> None:
    # A missing text is logged once.
    forget()
    for make in GROUPS.values():
        for screen in make():
            screen.view()
    assert caplog.messages == []
