"""Turning points of finished games, and their preparation."""

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest

from ai import BUILDER
from ai.level import Prospect, Thought, WeighedAnswer
from bot.review import turning_points
from bot.review.left_lying import TURNS_SHOWN, left_lying
from bot.review.past_choices import PastChoice, choices_of, question
from bot.review.replays import Replayed, Replays
from bot.review.turning_points import Preparing, TurningPoints
from bot.screens.reasons import sureness
from bot.tables.background_loop import Jobs
from bot.thinking import worker
from bot.thinking.search_pool import SearchPool
from bot.thinking.search_questions import SearchQuestion, SearchResult
from bot.thinking.worker import Searcher
from bot.view_models.replay import TurningPointsModel
from engine.decision import Decision, argument, verb
from engine.game import Game
from engine.offers import brings, payable
from engine.replay import Move, Replay
from engine.rng import seed_of
from engine.setup.sets import FIRST_GAME
from storage.results.finished import FinishedGame
from storage.store import Store
from tests.bot.review.past import COMPUTERS, PEOPLE, replay, whole
from tests.bot.screens.past import result
from tests.house import House
from tests.replays import played
from tests.storage.samples import GAME, opened, with_finished_game

__all__ = ["replay"]


class Thinking:
    """Finds answers in this process."""

    def __init__(self) -> None:
        self.asked: list[SearchQuestion] = []
        self.mind = Searcher()
        self.gate = asyncio.Event()
        self.gate.set()

    async def think_when_free(self, question: SearchQuestion, _patience: float) -> tuple[SearchResult, ...]:
        """Answer at once."""
        self.asked.append(question)
        await self.gate.wait()
        return self._answers(question)

    def _answers(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        return self.mind.answer(question._replace(seconds=60, within=6000))


class Valuing(Thinking):
    """Knows an order of options, without a search."""

    def _answers(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        candidates = tuple(
            WeighedAnswer(option, 10_000, -float(place), Prospect(-float(place), 0.9 ** (place + 1)), ())
            for place, option in enumerate(sorted(question.among))
        )
        asked = Decision(0, question.masters[0], "turn", question.among)
        return (SearchResult(asked, Thought((candidates[0].option,), candidates), 0),)


class Doubting(Thinking):
    """Finds that all options are about as good; the later ones in the alphabet are a little worse."""

    def _answers(self, question: SearchQuestion) -> tuple[SearchResult, ...]:
        candidates = tuple(
            WeighedAnswer(option, 100, -float(place), Prospect(-place / 10, 0.5 - place / 1000), (), 1.0)
            for place, option in enumerate(sorted(question.among))
        )
        asked = Decision(0, question.masters[0], "turn", question.among)
        return (SearchResult(asked, Thought((candidates[0].option,), candidates), 0),)


class OneGame(Replays):
    """Replays of one game, whichever is requested."""

    def __init__(self, replayed: Replayed) -> None:
        self.replayed = replayed

    async def replay(self, found: FinishedGame) -> Replayed:
        return self.replayed


def points(replay: Replay, thinking: Thinking) -> TurningPoints:
    """Make the turning points of a game with this search."""
    return TurningPoints(OneGame(whole(replay)), cast("SearchPool", thinking))


FOUND = FinishedGame(result(PEOPLE), True)


async def found(points: TurningPoints, seat: int) -> TurningPointsModel:
    """Wait for the result of a seat."""
    return [model async for model in points.find(FOUND, seat, 1)][-1]


def blundered() -> tuple[Replay, int]:
    """A game of two Builders, in which the first one once doesn't complete its city, and that step."""
    game, chance = Game.new(FIRST_GAME.options(2), 2, seed_of("blunder 12")), random.Random("blunder")
    moves: list[Move] = []
    blunder = 0
    while (decision := game.decision) is not None:
        picks = BUILDER.choose(game.view(decision.seat), decision, chance)
        dear = [each for each in decision.options if verb(each) == "build"]
        late = len(game.seats[0].city) >= 6
        if not blunder and decision.seat == 0 and late and dear and verb(picks[0]) == "build":
            picks, blunder = ("end",), len(moves) + 1
        moves.append(Move(decision.seat, picks))
        game.choose(*moves[-1])
    return Replay(game.state.options, 2, game.state.rng.seed, moves), blunder


async def test_a_blunder_is_among_the_turning_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker.MASTER, "playouts", 64)
    replay, blunder = blundered()
    assert blunder
    # Choices long before would also take long.
    last = [each for each in choices_of(whole(replay), 0, COMPUTERS) if each.step > blunder - 20]
    assert len(last) > turning_points.POINTS_SHOWN

    def few(*_: object) -> list[PastChoice]:
        return last

    monkeypatch.setattr(turning_points, "choices_of", few)
    model = await found(points(replay, Thinking()), 0)
    assert model.state == "done"
    assert model.done == model.total
    assert blunder in [each.step for each in model.points]
    (point,) = [each for each in model.points if each.step == blunder]
    assert point.weighed.chosen.option == "end"
    assert sureness(*point.weighed) == "wins"
    # Those that changed the winner come first, and within each kind those that cost most.
    order = [(not each.weighed.swayed, -each.weighed.cost) for each in model.points]
    assert order == sorted(order)
    assert len(order) <= turning_points.POINTS_SHOWN


def idle(seed: str, *, saves: bool = False) -> Replay:
    """A game in which the first of two players ends each turn at once, or `saves` for districts of 5 gold."""
    game, chance = Game.new(FIRST_GAME.options(2), 2, seed_of(seed)), random.Random(seed)
    moves: list[Move] = []
    while (decision := game.decision) is not None:
        picks = BUILDER.choose(game.view(decision.seat), decision, chance)
        if decision.seat == 0 and decision.kind == "turn":
            dear = [each for each in decision.options if each.startswith("build:")]
            dear = [each for each in dear if saves and game.costs[argument(each)] >= 5]
            gold = [each for each in decision.options if each == "gather:gold"]
            picks = (next(iter(dear or gold), "end"),)
        moves.append(Move(decision.seat, picks))
        game.choose(*moves[-1])
    return Replay(game.state.options, 2, game.state.rng.seed, moves)


def test_income_and_the_dearest_district_were_left_lying_and_in_the_last_round_only_that() -> None:
    seen = set[tuple[str, bool]]()
    for seed in ("a", "b", "c", "d"):
        replay = idle(seed)
        ends = [each for each in choices_of(whole(replay), 0, COMPUTERS) if each.taken == "end"]
        for end in ends:
            before = replay.step(end.step).before
            last = replay.round_of(end.step) == replay.round_of(replay.last)
            gains = {each: brings(before, each) for each in end.options if verb(each) == "use"}
            income = {option for option, gain in gains.items() if gain.gold > 0 or gain.drawn}
            seen |= {("use", last) for _ in income}
            (*_, turn) = (None, *left_lying(FOUND, whole(replay), [end]))
            shown = turn.options if turn else ()
            assert {each for each in shown if verb(each) == "use"} == (set() if last else income)
            costs = sorted(before.costs[argument(each)] for each in end.options if verb(each) == "build")
            assert [before.costs[argument(each)] for each in shown if verb(each) == "build"] == costs[-1:]
            seen |= {("build", last) for _ in costs}
        assert len(left_lying(FOUND, whole(replay), ends)) == TURNS_SHOWN
    assert seen == {(kind, last) for kind in ("use", "build") for last in (True, False)}


def test_gold_that_the_next_district_needed_was_not_left_lying() -> None:
    replay = idle("saver", saves=True)
    ends = [each for each in choices_of(whole(replay), 0, COMPUTERS) if each.taken == "end"]
    saved = 0
    for end in ends:
        before = replay.step(end.step).before
        later = replay.moves[end.step :]
        (number, built) = next(
            (
                (end.step + place, move.picks[0])
                for place, move in enumerate(later, 1)
                if move.seat == 0 and move.picks[0].startswith("build:")
            ),
            (0, ""),
        )
        costs = {each: cost for each, cost in payable(before).items() if verb(each) == "build"}
        if not (number and costs):
            continue
        left = left_lying(FOUND, whole(replay), [end])
        then = replay.step(number).before
        spare = then.seats[0].gold - then.costs[argument(built)] - sum(payable(before).values())
        shown = {option for turn in left for option in turn.options}
        assert (not shown.isdisjoint(costs)) == (spare >= 0)
        saved += spare < 0
    assert saved


def test_how_things_really_lay_does_not_matter(replay: Replay) -> None:
    """A question contains nothing of later events."""
    choice = choices_of(whole(replay), 0, PEOPLE)[5]
    asked = question(GAME, whole(replay), choice, choice.options, 1.0, 2.0)
    assert asked.moves == replay.moves[: choice.step - 1]
    assert asked.masters == (0,)


async def test_those_of_one_server_wait_for_each_other(replay: Replay) -> None:
    thinking = Valuing()
    thinking.gate.clear()
    looked = points(replay, thinking)
    first, second, other = (looked.find(FOUND, seat, whose) for seat, whose in ((0, 1), (1, 1), (1, 2)))
    assert (await anext(first)).state == "working"
    assert (await anext(second)).state == "waiting"
    # In another process nobody waits for it.
    assert (await anext(other)).state == "working"
    after = asyncio.ensure_future(anext(second))
    for _ in range(9):
        await asyncio.sleep(0)
    assert not after.done()
    await first.aclose()
    assert (await after).state == "working"
    thinking.gate.set()
    assert [model async for model in second][-1].state == "done"
    await other.aclose()


async def test_little_is_kept(replay: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turning_points, "RESULTS_KEPT", 3)
    thinking = Valuing()
    looked = points(replay, thinking)
    first, second, third, *_ = (choice.step for choice in choices_of(whole(replay), 0, PEOPLE))
    # Each time there is one question about all options, and one about the two, if there are more.
    await looked.tried(FOUND, first, None)
    asked = len(thinking.asked)
    await looked.tried(FOUND, first, None)
    assert len(thinking.asked) == asked
    for step in (second, third):
        await looked.tried(FOUND, step, None)
    asked = len(thinking.asked)
    await looked.tried(FOUND, third, None)
    assert len(thinking.asked) == asked
    await looked.tried(FOUND, first, None)
    assert len(thinking.asked) > asked


async def test_no_point_blames_a_choice_for_an_option_that_stayed_open(replay: Replay) -> None:
    choices = {each.step: each for each in choices_of(whole(replay), 0, PEOPLE)}
    looked = points(replay, Valuing())
    later = 0
    for step, choice in choices.items():
        model = await looked.tried(FOUND, step, None)
        if model.weighed is not None:
            assert model.weighed.other.option not in choice.later
        later += min(each for each in choice.options if each != choice.taken) in choice.later
    assert later, "Without that, some choice would be compared with such an option."


async def test_if_no_choice_stands_out_the_most_costly_one_is_shown(replay: Replay) -> None:
    steps = [model async for model in points(replay, Doubting()).find(FOUND, 0, 1)]
    (point,) = steps[-1].points
    assert steps[-1].state == "done"
    assert sureness(*point.weighed) == "level"
    assert point.weighed.cost > 0
    # While the search is running, a choice that may not be the most costly one isn't shown.
    assert all(model.points == () for model in steps[:-1])


async def test_after_a_long_time_it_says_what_is_there(
    replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turning_points, "SEARCH_TIMEOUT", -1.0)
    model = await found(points(replay, Valuing()), 0)
    assert model.state == "late"
    assert model.done == 0


# A stored game


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return with_finished_game(tmp_path)


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with opened(path) as store:
        yield store


async def test_of_a_stored_game_the_choices_of_its_people_are_looked_at(store: Store) -> None:
    finished = await store.finished.get(GAME)
    assert finished is not None
    looked = TurningPoints(Replays(store.finished), cast("SearchPool", Valuing()))
    last = [model async for model in looked.find(finished, 0, 1)][-1]
    assert last.state == "done"
    assert last.total > 0
    assert last.points
    assert all(each.asked.view.seat == 0 for each in last.points)


class Prepared(TurningPoints):
    """Records games whose turning points are requested."""

    def __init__(self) -> None:
        self.games: list[str] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def prepare(self, found: FinishedGame) -> None:
        self.games.append(found.result.game)
        await self.gate.wait()


async def test_each_game_of_people_is_looked_at_once_when_it_has_ended(house: House) -> None:
    looked, jobs = Prepared(), Jobs()
    prepares = Preparing(jobs, house.bot.store.finished, looked)
    house.bot.registry.listeners.append(prepares.hear)
    alice = house.add("alice")
    running = await house.open(alice, computers=3)
    await house.step(running)
    assert looked.games == []
    await house.finish(running)
    table = await house.table(running)
    for _ in range(3):
        prepares.hear(table)
    await prepares.ended()
    assert looked.games == [running]
    await jobs.close()


async def test_of_many_games_the_last_ones_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turning_points, "GAMES_WAITING", 2)
    looked, jobs = Prepared(), Jobs()
    prepares = Preparing(jobs, house.bot.store.finished, looked)
    game, _ = await played(house, "alice", computers=3)
    table = await house.table(game)
    prepares.hear(table)
    assert list(prepares._waiting) == [game]  # pyright: ignore[reportPrivateUsage]
    assert prepares._waiting.maxlen == 2  # pyright: ignore[reportPrivateUsage]
    await prepares.ended()
    assert looked.games == [game]
    await jobs.close()
