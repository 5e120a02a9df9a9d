"""The registry lists everything, and the flow of the game names no card."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine import registry
from engine.cards.actions import ACTION_CARDS
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from engine.hooks import (
    ACTIONS,
    CHARACTERS,
    MARKS,
    PAYING_WAYS,
    POWERS,
    QUESTIONS,
    UNIQUE_DISTRICTS,
    Action,
    Character,
    MarkRule,
    PayingWay,
    Question,
    UniqueDistrict,
    having,
    holders,
)

ROOT = Path(engine.__file__).parent
PACKAGES = ("actions", "characters", "districts", "flow")
KINDS: dict[type, tuple[type, ...]] = {
    Action: registry.ACTION_CLASSES,
    Character: registry.CHARACTER_CLASSES,
    MarkRule: tuple(map(type, MARKS.values())),
    Question: tuple(QUESTIONS.values()),
    UniqueDistrict: registry.DISTRICT_CLASSES,
    PayingWay: tuple(map(type, PAYING_WAYS.values())),
}


def classes() -> Iterator[type]:
    """Yield every class that is defined in a package of cards or in the flow."""
    for package in PACKAGES:
        folder = importlib.import_module(f"engine.{package}")
        for module in pkgutil.walk_packages(folder.__path__, f"{folder.__name__}."):
            found = importlib.import_module(module.name)
            for each in vars(found).values():
                if isinstance(each, type) and each.__module__ == module.name:
                    yield each


def name_of(each: type) -> str:
    """Return the registered name of a class; "" if it is only a base class."""
    return str(getattr(each, "id", "") or getattr(each, "kind", "") or getattr(each, "name", ""))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_class_with_a_name_is_listed_once(kind: type) -> None:
    found = {each for each in classes() if issubclass(each, kind) and name_of(each)}
    listed = KINDS[kind]
    assert len(found) > 4
    assert found == set(listed)
    assert len({name_of(each) for each in listed}) == len(listed)


def test_a_power_that_several_cards_have_is_one_power() -> None:
    """A power that is used up under its name is used up for all cards that have it."""
    powers = [power for card in registry.CHARACTER_CLASSES for power in card.powers]
    powers += [power for card in registry.DISTRICT_CLASSES for power in card.powers]
    powers += [power for card in registry.ACTION_CLASSES for power in card.lends]
    assert len(powers) > len(POWERS)
    assert [power.name for power in powers if POWERS[power.name] is not power] == []


def test_everything_is_entered_under_its_name() -> None:
    tables = (CHARACTERS, UNIQUE_DISTRICTS, ACTIONS, MARKS, PAYING_WAYS)
    assert all(name_of(type(each)) == name for table in tables for name, each in table.items())
    assert all(name_of(each) == name for name, each in QUESTIONS.items())


def test_the_cards_are_those_that_are_printed() -> None:
    assert CHARACTERS.keys() == CHARACTER_CARDS.keys()
    assert ACTIONS.keys() == ACTION_CARDS.keys()
    unique = {card.id for card in DISTRICTS.values() if card.kind == "unique"}
    assert UNIQUE_DISTRICTS.keys() <= unique
    # A district whose only effect is its printed points needs no class.
    assert all(DISTRICTS[card].bonus for card in unique - UNIQUE_DISTRICTS.keys())


def test_a_district_has_a_part_in_the_moments_of_which_its_class_speaks() -> None:
    assert "gold_mine" in having("gather_gold")
    assert having("ending") >= {"poor_house", "park"}
    assert having("points") >= {"museum", "statue"}
    assert not any("keep" in having(hook) for hook in ("gather_gold", "ending", "points"))


def test_holders_of_a_turn_are_found() -> None:
    assert set(holders()) >= {"witch", "bewitched", "threat", "hospital"}
    assert set(holders()).isdisjoint({"thief", "robbed", "keep"})


# The flow names no card

# Also an ordinary word: a drawn card is kept, and so is a character.
ORDINARY = {"keep"}
NAMES = sorted({*CHARACTERS, *DISTRICTS, *ACTION_CARDS, *MARKS} - ORDINARY)
NAMED = re.compile(rf"(?<![a-z])({'|'.join(NAMES)})(?![a-z])", re.IGNORECASE)


def words(path: Path) -> Iterator[str]:
    """Return all names and texts in the code of a file, without comments and docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str() as text) if id(node) not in told:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name):
                yield name
            case ast.ImportFrom(module=str() as module):
                yield module
            case _:
                pass


@pytest.mark.parametrize(
    "path", [*sorted((ROOT / "flow").glob("*.py")), ROOT / "position.py"], ids=lambda path: path.name
)
def test_the_flow_names_no_card(path: Path) -> None:
    assert [word for word in words(path) if NAMED.search(word)] == []


def test_a_name_in_the_flow_would_be_noticed(tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    file.write_text(
        '"""The Quarry."""\nif game.rules.quarry or mark == "warrant":\n    quarrying("the-witch")\n'
    )
    assert [word for word in words(file) if NAMED.search(word)] == ["quarry", "warrant", "the-witch"]
