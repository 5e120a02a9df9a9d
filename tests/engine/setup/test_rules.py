"""The switches: which exist, that they can be stored, and that no code asks for an edition itself."""

import ast
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from pydantic import TypeAdapter

from engine import Options, Rules
from engine.cards.districts import DISTRICTS
from engine.setup.editions import EDITIONS
from engine.setup.sets import FIRST_GAME

ENGINE = Path(__file__).resolve().parents[3] / "engine"
TYPES: dict[str, Any] = get_type_hints(Rules)


def test_every_switch_is_a_named_choice_a_number_or_a_yes() -> None:
    for name, kind in TYPES.items():
        assert kind in (int, bool) or get_origin(kind) is Literal or name == "costs", name


def test_every_switch_is_explained() -> None:
    source = (ENGINE / "setup" / "rules.py").read_text(encoding="utf-8")
    tree, lines = ast.parse(source), source.splitlines()
    rules = next(node for node in tree.body if isinstance(node, ast.ClassDef))
    for switch, after in zip(rules.body, rules.body[1:], strict=False):
        if isinstance(switch, ast.AnnAssign) and "# " not in "".join(
            lines[switch.lineno - 2 : switch.lineno]
        ):
            assert isinstance(after, ast.Expr), ast.unparse(switch)
            assert isinstance(after.value, ast.Constant), ast.unparse(switch)


def test_every_switch_is_read_by_the_engine() -> None:
    texts = [path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py")]
    for each in fields(Rules):
        assert any(f"rules.{each.name}" in text for text in texts) or each.name.startswith("city_size")


def test_every_choice_of_a_switch_is_that_of_an_edition_or_a_variant() -> None:
    """So no switch has a value that nothing uses."""
    variants = {("tie_break", "district-values"), ("action_cards", True)}
    for name, kind in TYPES.items():
        used = {getattr(edition.rules, name) for edition in EDITIONS.values()}
        offered = set(get_args(kind)) if get_origin(kind) is Literal else {False, True}
        if get_origin(kind) is Literal or kind is bool:
            assert offered <= used | {value for switch, value in variants if switch == name}, name


def test_nothing_asks_for_an_edition_by_its_name() -> None:
    for path in ENGINE.rglob("*.py"):
        if path.name == "editions.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            named = isinstance(node, ast.Constant) and node.value in EDITIONS
            assert not named, f"{path.name}:{getattr(node, 'lineno', 0)}"


@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 8), (4, 7), (8, 7)])
def test_size_of_a_complete_city(seats: int, size: int) -> None:
    assert Rules().size_for(seats) == size


def test_costs_are_those_of_districts() -> None:
    for edition in EDITIONS.values():
        costs = dict(edition.rules.costs)
        assert len(costs) == len(edition.rules.costs)
        assert set(costs) <= {*edition.pool, *edition.fixed}
        assert all(cost != DISTRICTS[card].cost for card, cost in costs.items())


@pytest.mark.parametrize("name", EDITIONS)
def test_rules_go_to_json_and_back(name: str) -> None:
    adapter = TypeAdapter(Options)
    options = Options(FIRST_GAME.characters, FIRST_GAME.uniques, EDITIONS[name].rules, name)
    assert adapter.validate_json(adapter.dump_json(options), strict=True) == options


def test_options_that_were_stored_before_there_were_switches_are_those_of_2016() -> None:
    stored = '{"cast": ["assassin"], "uniques": ["keep"], "rules": {"city_size": 7}}'
    assert TypeAdapter(Options).validate_json(stored) == Options(("assassin",), ("keep",))


def test_rules_can_be_told_apart_and_kept_in_a_set() -> None:
    assert len({edition.rules for edition in EDITIONS.values()}) == len(EDITIONS)
    assert replace(EDITIONS["classic"].rules) == EDITIONS["classic"].rules
