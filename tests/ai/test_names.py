"""Every name in ai/ is known to the engine: options, questions, cards, marks, hindrances."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest

import ai
from ai.builder.reading import BUILDER_WEIGHTS
from ai.master.search import TASTES
from ai.master.worth import MASTER_WEIGHTS as POSITIONS
from ai.ways import WAYS as WAYS_TO_PLAY
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICT_KINDS, DISTRICTS
from engine.decision import argument, verb
from engine.hooks import MARKS, PAYING_WAYS, POWERS, QUESTIONS
from engine.hooks.districts import Hook
from tests.engine.play import moves, new_game
from tests.engine.setups import SETUPS

SOURCES = sorted(Path(ai.__file__).parent.rglob("*.py"))

OWN = {
    *ai.LEVELS,
    *ai.FAMILIES,
    *(taste.name for taste in TASTES),
    *BUILDER_WEIGHTS,
    *POSITIONS,
    *WAYS_TO_PLAY,
    *(word for row in POSITIONS["lead"] for word in row.split("-")),
    "The level %s has no answer to a %s question",
    "The level %s found no answer to a %s question",
    "ai.builder",
    "ai.master",
    "weights.json",
    "utf-8",
}
"""Texts of ai/ that aren't names of the engine."""


class Vocabulary:
    """The names that the engine uses in games of all editions, sets and numbers of seats."""

    def __init__(self) -> None:
        self.options: set[str] = set()
        self.hindrances: set[str] = set()
        for number, setup in enumerate(SETUPS):
            chance = Random(number)
            game = new_game(setup, setup.seed)
            for decision, _ in moves(game, chance, busy=True):
                self.options.update(decision.options)
                if chance.random() < 0.05:
                    self.hindrances.update(card.hindrance for card in game.view(decision.seat).hand)

    @property
    def names(self) -> set[str]:
        """All names: whole options, their beginnings, and the names in them."""
        return {
            *self.options,
            *(verb(option) for option in self.options),
            *(f"{verb(option)}:" for option in self.options if ":" in option),
            *(argument(option) for option in self.options),
            *self.hindrances,
            *QUESTIONS,
            *POWERS,
            *MARKS,
            *PAYING_WAYS,
            *(f"pay:{way}" for way in PAYING_WAYS),
            *CHARACTER_CARDS,
            *DISTRICTS,
            *ACTION_CARDS,
            *DISTRICT_KINDS,
            *get_args(Hook),
            *(f"{option.rpartition('-')[0]}-" for option in self.options if "-" in option),
            "",
            "~",
            "-",
        }


def texts(source: Path) -> Iterator[tuple[int, str]]:
    """The texts in a file that its code uses: neither docstrings nor names that the file defines."""
    tree = ast.parse(source.read_text())
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            skipped.add(id(node.value))
        if isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id in ("__all__", "__slots__") for target in node.targets
        ):
            skipped.update(id(each) for each in ast.walk(node.value))
        if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation:
            skipped.update(id(each) for each in ast.walk(node.annotation))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.lineno, node.value


@pytest.mark.no_cover
def test_every_name_is_one_of_the_engine() -> None:
    names = Vocabulary().names
    assert {"use:destroy", "use:merchant-gold"} <= names
    assert names.isdisjoint({"use:destroy-seat", "use:bewitch"})
    known = names | OWN
    # A list of names may be one text.
    unknown = {
        (source.name, *each)
        for source in SOURCES
        for each in texts(source)
        if each[1] not in known and not known.issuperset(each[1].split())
    }
    assert not unknown
