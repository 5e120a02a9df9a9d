"""Copies of games, games rebuilt from their state, and repeated games."""

import dataclasses
from collections.abc import Callable
from copy import deepcopy
from time import process_time
from typing import Any, cast

import pytest

from engine import Event, Game, Options, QuietGame, State
from engine.characters.rank3 import WizardCard
from engine.rng import Stream
from engine.setup.sets import FIRST_GAME
from engine.state import Seat, Selection, Turn
from engine.steps import Step
from engine.view import View
from engine.worlds import World
from tests.engine.stored import new_game, to_bytes


def play_on(game: Game, count: int, pick: int = 0) -> list[list[Event]]:
    happened: list[list[Event]] = []
    for _ in range(count):
        decision = game.decision
        if decision is None:
            break
        start = pick % (len(decision.options) - decision.minimum + 1)
        happened.append(game.choose(decision.seat, decision.options[start : start + decision.minimum]))
    return happened


@pytest.mark.parametrize("choices", [0, 3, 12, 57, 120])
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_a_copy_goes_its_own_way(choices: int, seats: int) -> None:
    game = new_game(seats)
    play_on(game, choices, 1)
    before, decision = to_bytes(game), game.decision
    twin = game.copy()
    assert to_bytes(twin) == before
    assert twin.decision == decision
    play_on(twin, 60, 1)
    assert to_bytes(game) == before
    assert game.decision == decision
    # In the other direction, too: the game now does the same as its copy did.
    play_on(game, 60, 1)
    assert to_bytes(twin) == to_bytes(game)


def test_a_quiet_game_is_the_same_game_untold() -> None:
    told, quiet = new_game(), QuietGame(new_game().state)
    assert any(play_on(told, 200, 1))
    assert not any(play_on(quiet, 100, 1))
    twin = quiet.copy()
    assert not any(play_on(twin, 100, 1))
    assert to_bytes(twin) == to_bytes(told)
    assert twin.decision == told.decision


@pytest.mark.parametrize("kind", [Game, QuietGame, World])
def test_a_game_is_heard_if_telling_it_something_does_anything(kind: type[Game]) -> None:
    assert kind(new_game().state).heard == (kind.tell is not QuietGame.tell)


def test_a_copy_shares_nothing_that_changes() -> None:
    game = new_game()
    play_on(game, 40, 2)
    state, twin = game.state, game.copy().state
    shared = {id(each) for each in _mutable(state)} & {id(each) for each in _mutable(twin)}
    assert not shared


def _mutable(thing: Any) -> list[Any]:
    """Return all lists and all mutable objects inside a state."""
    found: list[Any] = []
    if isinstance(thing, list):
        for each in cast("list[Any]", thing):
            found += _mutable(each)
        return [thing, *found]
    if isinstance(thing, dict):
        return [thing]
    if dataclasses.is_dataclass(thing) and not isinstance(thing, Options | Step):
        for field in dataclasses.fields(thing):
            found += _mutable(getattr(thing, field.name))
        return [thing, *found]
    return found


def test_a_copy_copies_every_field() -> None:
    """A field that somebody adds and forgets in `copy` would become its default."""
    game = new_game(5)
    for _ in range(400):
        if game.decision is None:
            break
        twin = game.copy()
        assert twin.state == game.state
        play_on(game, 1, game.state.number)


@pytest.mark.parametrize("kind", [Seat, Selection, Turn, State])
def test_a_copy_has_every_field_and_shares_none_that_changes(kind: type[Any]) -> None:
    thing = filled(kind)
    twin = thing.copy()
    assert twin == thing
    for field in dataclasses.fields(kind):
        default = field.default if field.default_factory is dataclasses.MISSING else field.default_factory()
        assert getattr(thing, field.name) != default, f"{field.name} was not filled"
    assert not {id(each) for each in _mutable(thing)} & {id(each) for each in _mutable(twin)}


def filled(kind: type[Any]) -> Any:
    """Make an object in which no field has its default."""
    given: dict[str, Any] = {
        "options": FIRST_GAME.options(4),
        "rng": Stream("ab" * 32, 7),
        "aside": WizardCard(1, 2),
    }
    values: dict[str, Any] = {}
    for field in dataclasses.fields(kind):
        name = field.name
        if name in given:
            values[name] = given[name]
        elif name in ("selection", "turn"):
            values[name] = filled(Selection if name == "selection" else Turn)
        elif name == "seats":
            values[name] = [filled(Seat)]
        elif "list" in str(field.type) or "dict" in str(field.type):
            values[name] = {"merchant": 1} if "dict" in str(field.type) else [1]
        elif isinstance(field.default, bool):
            values[name] = True
        else:
            values[name] = "over" if isinstance(field.default, str) else 9
    return kind(**values)


def test_a_copy_is_cheap() -> None:
    """Compared with a deep copy made at the same time, because the machine may be busy."""
    game = new_game(6)
    play_on(game, 80, 3)
    times = [(_time(game.copy), _time(lambda: deepcopy(game.state))) for _ in range(10)]
    assert 8 * min(cheap for cheap, _ in times) < min(deep for _, deep in times)


def _time(copy: Callable[[], object], count: int = 30) -> float:
    start = process_time()
    for _ in range(count):
        copy()
    return (process_time() - start) / count


def test_same_seed_and_choices_give_the_same_bytes() -> None:
    one, other = new_game(4), new_game(4)
    assert play_on(one, 300, 5) == play_on(other, 300, 5)
    assert to_bytes(one) == to_bytes(other)


def test_another_seed_gives_another_game() -> None:
    hands = {str(Game.new(FIRST_GAME.options(4), 4, f"{seed:064x}").state.seats) for seed in range(50)}
    assert len(hands) == 50


def test_a_game_is_rebuilt_from_its_state() -> None:
    game = new_game(7)
    for _ in range(60):
        play_on(game, 1, game.state.number)
        twin = Game(game.state.copy())
        assert twin.decision == game.decision
        assert views(twin) == views(game)


def views(game: Game) -> list[View]:
    return [game.view(seat) for seat in (None, *range(len(game.state.seats)))]


def test_looking_changes_nothing() -> None:
    game = new_game(4)
    play_on(game, 30, 2)
    before = to_bytes(game)
    assert views(game) == views(game)
    assert to_bytes(game) == before


def test_a_spectator_sees_what_everybody_sees() -> None:
    game = new_game(4)
    play_on(game, 50, 2)
    nobody = game.view(None)
    assert nobody.hand == nobody.characters == nobody.beneath == ()
    for seat in range(4):
        view = game.view(seat)
        assert view.seats == nobody.seats
        assert (view.round, view.phase, view.crown, view.asked) == (
            nobody.round,
            nobody.phase,
            nobody.crown,
            nobody.asked,
        )
        assert [card.card for card in view.hand] == game.state.seats[seat].hand
        assert list(view.characters) == game.state.seats[seat].characters
