"""Games of one person, including the daily deal."""

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import DEFAULT, AsyncMock, Mock

import pytest

from ai import LEVELS
from bot.cli import main
from bot.tables import moves, solo
from bot.tables.person import Person
from bot.tables.registry import Registry
from bot.tables.solo import Dailies
from bot.tables.table import Table
from bot.tables.table_errors import RefusedError
from bot.tables.timing import Instant
from bot.words.language import Language
from engine.decision import Decision
from engine.game import Game
from engine.replay import Move
from engine.setup.sets import DAILY_SEATS, FIRST_GAME, SETS, daily_options
from storage.database.stored_time import begin_of
from storage.games import games as kept
from storage.parts import DailyGame
from storage.store import Store
from storage.values import SOLO_SEAT, Setup
from tests.house import House


async def test_a_game_of_a_server_is_no_solo_game(house: House) -> None:
    alice = house.add("alice")
    await house.open(alice, computers=1)
    assert await house.bot.solo_games.find(alice.id) is None


async def test_a_game_that_another_process_has_just_dealt_is_the_one(house: House) -> None:
    alice, games = house.add("alice"), house.bot.store.games
    found = games.of_person
    # The second search finds nothing either, as if the other game was just being stored.
    house.patch.setattr(games, "of_person", AsyncMock(wraps=found, side_effect=[[], [], DEFAULT, DEFAULT]))
    by = [Person(alice.id, "alice", click, Language(), manager=False) for click in (1, 2)]
    first, second = [await house.bot.solo_games.open(each, FIRST_GAME.id, "novice") for each in by]
    assert first is second
    assert await found(alice.id) == [first.id]


SECRET = "5e" * 32
Pick = Callable[[Decision], Sequence[str]]


def person(user: int = 101) -> Person:
    return Person(user, f"person {user}", user * 1000, Language(), manager=False)


def first(decision: Decision) -> Sequence[str]:
    return decision.options[: max(1, decision.minimum)]


def last(decision: Decision) -> Sequence[str]:
    return decision.options[-max(1, decision.minimum) :]


def play(day: int, pick: Pick, most: int = 400, user: int = 101) -> tuple[Game, list[Move]]:
    """Play the deal of a day until its end, or until `most` answers of the person."""
    setup = solo.daily_setup(day, SECRET, person(user))
    assert setup.options is not None
    game = Game.new(setup.options, DAILY_SEATS, setup.seed)
    setup, choices = moves.begin(setup, game, Instant(0, 0))
    made = [Move(each.seat, each.picks) for each in choices]
    for _ in range(most):
        if (decision := game.decision) is None:
            break
        assert decision.seat == SOLO_SEAT
        picks = tuple(pick(decision))
        setup, choices = moves.answer(
            setup, game, SOLO_SEAT, picks, decision.number, Instant(0, 0), user=user
        )
        made += [Move(each.seat, each.picks) for each in choices]
    return game, made


def test_people_who_answer_alike_play_the_same_game() -> None:
    for day in (1, 2):
        game, made = play(day, first)
        assert game.over
        assert (game.state.scores, made) == (play(day, first, user=102)[0].state.scores, play(day, first)[1])


def test_people_who_differ_late_share_the_beginning() -> None:
    answered = 12
    _, shared = play(3, first, answered)
    left = iter([first] * answered + [last] * 400)
    _, other = play(3, lambda decision: next(left)(decision))  # noqa: PLW0108 - another one each time
    _, whole = play(3, first)
    assert other[: len(shared)] == whole[: len(shared)] == shared
    assert other != whole


def test_another_day_has_other_cards_and_another_seed() -> None:
    setups = [solo.daily_setup(day, SECRET, person()) for day in range(1, 8)]
    assert len({each.seed for each in setups}) == 7
    assert {each.options for each in setups} == {each.options(DAILY_SEATS) for each in SETS.values()}


def test_a_computer_decides_by_its_view_and_not_by_earlier_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    # The random level stands in for all others.
    monkeypatch.setattr(moves, "in_way", Mock(return_value=LEVELS["random"]))
    setup = solo.daily_setup(1, SECRET, person())
    assert setup.options is not None
    game = Game.new(setup.options, DAILY_SEATS, setup.seed)
    moves.begin(setup, game, Instant(0, 0))
    assert moves.of_computer(setup, game) == ()
    later, answers = game.copy(), 0
    later.state.number += 7
    for decision in islice(iter(lambda: game.decision, None), 60):
        picks = moves.of_computer(setup, game)
        assert picks == moves.of_computer(setup, later)
        answers += bool(picks)
        for each in (game, later):
            each.choose(decision.seat, picks or tuple(first(decision)))
    assert answers > 20


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store."""
    store = Store(tmp_path / "games.sqlite3")
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def dailies(store: Store) -> Dailies:
    return Dailies(await begun(store))


async def begun(store: Store) -> Registry:
    """Return the tables of another process, with its own running time."""
    registry = Registry(store)
    await registry.time.begin()
    return registry


async def finish(registry: Registry, game: str) -> None:
    """Answer all questions."""
    table = await registry.get(game)
    while table.running:
        decision = table.playing.decision
        async with table.lock:
            await registry.choose(table, SOLO_SEAT, tuple(first(decision)), decision.number)


async def test_the_record_of_a_deal_is_verified(
    dailies: Dailies, store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await dailies.open(person(), 7)
    await finish(await begun(store), table.id)
    record = await store.finished.record(table.id)
    assert record.day == _day(table)
    file = tmp_path / "game.json"
    file.write_text(record.text())
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "WRONG" not in said
    assert f"before day {record.day} began" in said
    (result,) = await store.finished.of_person(101, 10)
    assert (result.result.guild, result.result.unrated, result.day) == (None, "people", record.day)
    assert await store.finished.of_person(101, 10, dailies=False) == []


async def test_a_record_with_the_cards_of_another_day_is_not_fair(
    dailies: Dailies,
    store: Store,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The seed doesn't contain the cards, so a game with other cards has the right secret and seed."""
    monkeypatch.setattr(solo, "daily_options", Mock(return_value=daily_options(3)))
    monkeypatch.setattr(solo, "day_of", Mock(return_value=4))
    table = await dailies.open(person(), 7)
    await finish(await begun(store), table.id)
    record = await store.finished.record(table.id)
    old = record.model_copy(update={"version": 2, "dealing": None}).sealed()
    for each in (record, old):
        file = tmp_path / "game.json"
        file.write_text(each.text())
        assert main(["verify", str(file)]) == 1
        said = capsys.readouterr().out
        assert said.count("WRONG") == 1
        assert "the cards aren't those of day 4" in said
        assert "doesn't show that the dealing was fair" in said


async def test_a_game_that_ends_too_late_counts_on_no_table(
    dailies: Dailies, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    registry = await begun(store)
    for user, late in ((101, False), (102, True)):
        table = await dailies.open(person(user), 7)
        day = _day(table)
        moment = begin_of(day + 1) + (kept.DAILY_GRACE if late else kept.DAILY_GRACE - 1)
        monkeypatch.setattr(kept, "now", lambda moment=moment: moment)
        await finish(registry, table.id)
        assert ((await store.daily.standing(user, day, day)).points is None) == late


async def test_any_process_opens_and_answers_a_deal(dailies: Dailies, store: Store) -> None:
    """A process without the direct messages keeps no table of it. Another one continues from the store."""
    here = await begun(store)
    here.owns_server = lambda _: False
    table = await Dailies(here).open(person(), 7)
    assert here.tables == ()
    other = await dailies.open(person(), 7)
    assert other.id == table.id
    assert other.playing.decision == table.playing.decision


async def test_a_damaged_secret_costs_only_those_who_have_not_begun(dailies: Dailies, store: Store) -> None:
    await dailies.prepare()
    ((secret,),) = await store.database.rows("SELECT secret FROM deals ORDER BY day LIMIT 1")
    damage = "UPDATE deals SET secret = 'x'"
    await store.database.transaction(lambda transaction: transaction.run(damage), "other")
    with pytest.raises(RefusedError, match="error-daily-damaged"):
        await dailies.open(person(), 7)
    mend = "UPDATE deals SET secret = ?"
    await store.database.transaction(lambda transaction: transaction.run(mend, secret), "other")
    first_table = await dailies.open(person(), 7)
    await store.database.transaction(lambda transaction: transaction.run(damage), "other")
    second = await dailies.open(person(102), 7)
    assert second.setup.proof.secret == first_table.setup.proof.secret == secret
    assert (await dailies.open(person(), 7)).id == first_table.id


async def test_on_the_day_of_an_update_everybody_meets_the_computers_that_the_first_one_met(
    dailies: Dailies, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_ways(*asked: Any) -> Setup:
        """Set up a game like a release whose computers had no styles."""
        setup = as_now(*asked)
        own, *computers = setup.players
        return replace(setup, players=(own, *(replace(each, persona=0) for each in computers)))

    as_now = solo.daily_setup
    with monkeypatch.context() as patch:
        patch.setattr(solo, "daily_setup", without_ways)
        before = await dailies.open(person(101), 7)
    after = await dailies.open(person(102), 7)
    assert [each.persona for each in after.players] == [each.persona for each in before.players] == [0] * 4
    assert (after.players[0].user_id, after.setup.options) == (102, before.setup.options)
    assert after.playing.decision == before.playing.decision


async def test_a_deal_that_its_player_left_to_a_computer_has_no_points(
    dailies: Dailies, store: Store
) -> None:
    table = await dailies.open(person(), 7)
    registry = await begun(store)
    table = await registry.get(table.id)
    async with table.lock:
        left = replace(table.players[SOLO_SEAT], resigned=True)
        await registry.arrange(table, table.setup.with_player(SOLO_SEAT, left))
    await finish(registry, table.id)
    day = _day(table)
    assert (await store.daily.standing(101, day, day)).points is None


def _day(table: Table) -> int:
    """Return the day of a daily deal."""
    assert isinstance(table.setup.kind, DailyGame)
    return table.setup.kind.day
