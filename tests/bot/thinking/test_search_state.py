"""Answers of Masters, found in a game that is played again by its choices."""

import random
from collections.abc import Iterable, Sequence
from itertools import count

import pytest

from ai.master import search
from ai.ways import in_way
from bot.thinking import worker
from bot.thinking.search_questions import SearchResult
from bot.thinking.worker import SearchState
from engine.errors import ChoiceError
from engine.events import visible
from engine.game import Game
from engine.replay import Move
from tests.bot.thinking.asking import played, question
from tests.engine.scramble import another_world


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Search for little, but never against time: so the same question has the same answer."""
    monkeypatch.setattr(worker.MASTER, "playouts", 6)


def ask(
    asked: SearchState, game: Game, moves: Sequence[Move], masters: Sequence[int] | None = None
) -> list[SearchResult]:
    return timeless(asked.answer(question(game, moves, masters=masters, seconds=60, within=6000)))


def timeless(found: Iterable[SearchResult]) -> list[SearchResult]:
    """Return the findings without their times."""
    return [each._replace(seconds=0) for each in found]


def test_answers_until_everybody_sees_an_event() -> None:
    """Each answer is one that the game accepts, and only the last one can be seen."""
    lengths: set[int] = set()
    for choices in range(0, 130, 9):
        game, moves = played(choices)
        found = ask(SearchState(), game, moves)
        lengths.add(len(found))
        for each in found:
            assert game.decision == each.decision
            events = game.choose(each.decision.seat, each.thought.picks)
            assert any(visible(event, None) for event in events) == (each is found[-1])
    # Sometimes more than one answer lies between two things that can be seen.
    assert 1 in lengths
    assert max(lengths) > 1


def test_a_hint_is_for_the_open_question_alone_and_moves_nothing() -> None:
    """Questions of one seat don't change the answers for another seat of the same game."""
    old = SearchState()
    for choices in range(10, 90, 16):
        game, moves = played(choices)
        assert game.decision
        asked = question(game, moves, masters=[game.decision.seat], seconds=60, within=6000)
        (hint,) = old.answer(asked._replace(among=game.decision.options))
        assert hint.decision == game.decision
        assert timeless([hint]) == ask(SearchState(), game, moves)[:1]
        followed = old._kept["aaaaaaaa"]  # pyright: ignore[reportPrivateUsage]
        assert followed.moves == moves
        assert ask(old, game, moves) == ask(SearchState(), game, moves)


def test_answers_for_nobody_but_masters() -> None:
    game, moves = played(40)
    assert game.decision
    others = [seat for seat in range(4) if seat != game.decision.seat]
    assert not ask(SearchState(), game, moves, others)


def test_a_process_that_was_started_anew_answers_the_same() -> None:
    """The memories of seats follow from the choices, whatever was asked before."""
    old = SearchState()
    for choices in range(5, 120, 6):
        game, moves = played(choices)
        assert ask(old, game, moves) == ask(SearchState(), game, moves)


def test_a_game_that_went_on_otherwise_is_followed_all_the_same() -> None:
    """The answer that was found may have come too late, and been another one."""
    asked = SearchState()
    game, moves = played(30)
    ask(asked, game, moves)
    # The game went on with another choice, and another game is in between.
    other, others = played(36, text="another")
    game, moves = played(37)
    assert ask(asked, other, others) == ask(SearchState(), other, others)
    assert ask(asked, game, moves) == ask(SearchState(), game, moves)


def test_only_some_games_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "KEPT", 2)
    asked = SearchState()
    game, moves = played(3)
    for name in "abc":
        asked.answer(question(game, moves, name=name))
    assert list(asked._kept) == ["b", "c"]  # pyright: ignore[reportPrivateUsage]


def test_choices_that_make_no_game_are_an_error_and_nothing_is_kept_of_them() -> None:
    asked = SearchState()
    game, moves = played(10)
    with pytest.raises(ChoiceError):
        ask(asked, game, [*moves[:5], *moves[6:]])
    assert ask(asked, game, moves) == ask(SearchState(), game, moves)


def test_it_stops_when_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    def note(*arguments: object) -> object:
        given.append(float(str(arguments[4])))
        return thought(*arguments)  # pyright: ignore[reportArgumentType]

    thought = worker.MASTER.think
    monkeypatch.setattr(worker.MASTER, "think", note)
    game, moves = played(20)
    assert not SearchState().answer(question(game, moves, within=0))
    assert not given
    SearchState().answer(question(game, moves, seconds=0.5, within=100))
    SearchState().answer(question(game, moves, seconds=50, within=1))
    assert given[0] == 0.5
    assert given[-1] <= worker.SHARE


def test_each_master_begins_with_the_answer_of_a_builder_of_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    builders: list[object] = []

    def note(*arguments: object) -> object:
        builders.append(arguments[5])
        return thought(*arguments)  # pyright: ignore[reportArgumentType]

    thought = worker.MASTER.think
    monkeypatch.setattr(worker.MASTER, "think", note)
    game, moves = played(0)
    assert game.decision
    asked = question(game, moves, masters=[game.decision.seat], seconds=60, within=6000)
    SearchState().answer(asked)
    SearchState().answer(asked._replace(ways=("raids",)))
    assert builders[0] is in_way("builder", None)
    assert builders[-1] is in_way("builder", "raids")


def test_it_searches() -> None:
    game, moves = played(0)
    (found, *_) = ask(SearchState(), game, moves)
    assert found.decision.kind == "pick-character"
    assert {each.option for each in found.thought.candidates} == set(found.decision.options)
    assert isinstance(worker.MASTER, search.Search)


def test_how_things_really_lie_does_not_matter() -> None:
    """The process replays the real game, but a Master gets the same of any game that fits."""
    compared = 0
    for choices in count(10, 8):
        game, moves = played(choices)
        decision = game.decision
        if not decision:
            break
        asked = question(game, [])
        followed = worker._Followed(asked)  # pyright: ignore[reportPrivateUsage]
        followed.follow(moves)
        (real,) = timeless([worker._found(followed, asked, decision, 60)])  # pyright: ignore[reportPrivateUsage]
        followed.game = Game(another_world(game.state, decision.seat, random.Random(choices)))
        assert followed.game.state != game.state
        (other,) = timeless([worker._found(followed, asked, decision, 60)])  # pyright: ignore[reportPrivateUsage]
        assert other == real
        compared += bool(real.thought.candidates)
    assert compared > 5


def test_some_options_of_the_open_question_alone_are_compared() -> None:
    kept, tried = SearchState(), 0
    for choices in count(0, 5):
        game, moves = played(choices)
        decision = game.decision
        if not decision:
            break
        if decision.maximum > 1 or len(decision.options) < 3:
            continue
        pair = decision.options[1:3]
        asked = question(game, moves, seconds=60, within=6000)._replace(among=pair)
        (found,) = kept.answer(asked)
        assert {each.option for each in found.thought.candidates} == set(pair)
        # Both in the same worlds, and the game is kept as it was: it goes on from there.
        assert len({each.worlds for each in found.thought.candidates}) == 1
        assert [each.moves for each in kept._kept.values()] == [moves]  # pyright: ignore[reportPrivateUsage]
        tried += 1
    assert tried > 5
