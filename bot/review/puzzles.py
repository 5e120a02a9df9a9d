"""Puzzles: positions of finished games in which one option is clearly best by search.

Each has the state of a game, which names nobody, in the format in which running games are stored. So puzzles
can be read as long as those, whatever changes in the engine. `python -m lab puzzles` finds them.
"""

import json
import lzma
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from ai.level import Prospect, WeighedAnswer
from bot.controls.requests import PUZZLE
from bot.screens.puzzle import PuzzleModel
from bot.screens.view_models.panel import PanelModel
from bot.tables.person import Person
from engine.decision import Decision
from engine.game import Game
from engine.offers import brings
from storage.codec import decode_state
from storage.play.daily import PuzzleStanding
from storage.values import Player

SUPPLY = Path(__file__).with_name("puzzles.xz")
"""The puzzles that ship with the bot."""


class Puzzle(NamedTuple):
    """A position as `encode_state` writes it, and the options to choose from, the best first."""

    state: str
    candidates: tuple[WeighedAnswer, ...]

    @property
    def best(self) -> str:
        """The option that solves it."""
        return self.candidates[0].option

    def position(self) -> tuple[Game, Decision]:
        """Return the game, and its question with these options alone.

        Raises `DamagedTextError` if the state can't be read.
        """
        game, offered = Game(decode_state(self.state)), {each.option for each in self.candidates}
        assert game.decision is not None
        options = tuple([each for each in game.decision.options if each in offered])
        return game, replace(game.decision, options=options, back=False)

    def tag(self, day: int) -> str:
        """Name it, as the puzzle of a day, in the ids of controls."""
        return sha256(f"{day} {self.state}".encode()).hexdigest()[:16]


def puzzle_model(
    puzzle: Puzzle, day: int, by: Person, standing: PuzzleStanding, *, late: bool = False
) -> PuzzleModel:
    """Return the puzzle of a day as a person sees it, who sits at the seat that is asked."""
    game, decision = puzzle.position()
    number = iter(range(1, len(game.seats)))
    players = tuple(
        Player(by.user, by.name, "")
        if seat == decision.seat
        else Player(None, by.language("computer-name", number=next(number)), "")
        for seat in range(len(game.seats))
    )
    panel = PanelModel(
        PUZZLE,
        players,
        game.view(decision.seat),
        decision,
        puzzle.tag(day),
        rules=game.rules,
        brings={option: brings(game, option) for option in decision.options},
    )
    return PuzzleModel(day, panel, game.view(None), puzzle.candidates, standing, late)


@lru_cache(maxsize=2)
def puzzle_of(path: Path, day: int) -> Puzzle:
    """Return the puzzle of a day: the next one of a file, and after the last one the first again.

    Raises `OSError`, `LZMAError` or `ValueError` if the file can't be read.
    """
    puzzles = read_puzzles(path)
    return puzzles[(day - 1) % len(puzzles)]


def read_puzzles(path: Path) -> list[Puzzle]:
    """Return the puzzles of a file. The errors are those of `puzzle_of`."""
    with lzma.open(path, "rt", encoding="ascii") as file:
        return [_puzzle(line) for line in file]


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles, one a line, in an order that has nothing to do with what they are."""
    lines = [
        json.dumps([json.loads(state), candidates], separators=(",", ":")) for state, candidates in puzzles
    ]
    lines.sort(key=lambda line: sha256(line.encode()).digest())
    with lzma.open(path, "wt", encoding="ascii") as file:
        file.write("".join(f"{line}\n" for line in lines))


def _puzzle(line: str) -> Puzzle:
    state, candidates = json.loads(line)
    found = [
        WeighedAnswer(
            option, worlds, worth, Prospect(*prospect), tuple([(kind, part) for kind, part in suffered])
        )
        for option, worlds, worth, prospect, suffered in candidates
    ]
    return Puzzle(json.dumps(state), tuple(found))
