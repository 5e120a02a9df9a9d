"""Whole tables of Masters, in a separate process."""

import json
from dataclasses import replace
from typing import Any

import pytest

from ai.master import search
from bot.thinking.search_questions import SearchQuestion, SearchResult
from bot.thinking.worker import Searcher
from engine.setup.editions import EDITIONS
from lab import main, masters
from lab.masters import Report, drawn
from lab.series import seed_of


class Thinking:
    """Stands in for the processes, which have their own tests."""

    def __init__(self, most: int) -> None:
        assert most == 1
        self._mind = Searcher()
        self.slow = 2

    async def think(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        """Find the answers here, after the time of a start."""
        self.slow -= 1
        return self._mind.answer(question) if self.slow < 0 else ()

    async def close(self) -> None:
        """Do nothing."""


def test_a_table_of_masters_plays_to_the_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(masters, "MOST", 2)
    monkeypatch.setattr(masters, "SearchPool", Thinking)
    monkeypatch.setattr(search, "FAR_ROUNDS", 1)
    arguments = ["--games", "1", "--seconds", "0.002", "--within", "30", "--seed", "3", "--json"]
    assert main(["masters", *arguments]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == figures["finished"] == 1
    assert figures["searched"] > 20
    assert figures["late"] == figures["failed"] == figures["refused"] == 0


def test_all_that_can_be_played_is_drawn_some_time() -> None:
    found = [drawn(seed_of(1, number)) for number in range(200)]
    assert {options.edition for options, _ in found} == set(EDITIONS)
    assert {seats for _, seats in found} == set(range(2, 9))
    assert any(options.rules.action_cards for options, _ in found)
    assert {len(options.cast) for options, _ in found} == {8, 9}


@pytest.mark.parametrize("wrong", [{"late": 1}, {"failed": 1}, {"refused": 1}, {"finished": 1}])
def test_every_fault_is_noticed(wrong: dict[str, Any]) -> None:
    assert Report(games=2, finished=2).sound
    assert not replace(Report(games=2, finished=2), **wrong).sound
