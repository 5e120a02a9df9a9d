"""`words preview`: all screens in a language, as text."""

import pytest

from bot.cli import main
from bot.cli.translation import samples
from engine.cards.districts import DISTRICTS


def test_the_screens_are_shown_as_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(samples, "GAMES", 3)
    assert main(["words", "preview", "en"]) == 0
    shown = capsys.readouterr().out
    for heading in (
        "question turn",
        "question pick-character",
        "event built",
        "board",
        "end",
        "hand",
        "server",
    ):
        assert f"== {heading}\n" in shown
    assert all(f"== card {card}\n" in shown for card in DISTRICTS)
    assert "Take 2 gold" in shown
    assert "\n    " in shown, "options of menus"
    assert "event received-cards" in shown
    assert "from **you**:" not in shown, "a secret that its giver doesn't hear"
    assert "event turn-ended" not in shown, "an event without words"


def test_a_language_that_is_not_there_has_no_screens(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["words", "preview", "xx"]) == 2
    assert capsys.readouterr().err == "no language xx\n"
