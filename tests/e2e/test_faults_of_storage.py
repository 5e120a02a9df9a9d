"""The database refuses: no text claims what isn't stored, everything stored is shown, the game continues."""

import sqlite3
from typing import Any, Literal, TypeAlias

import pytest

from bot.tables.table import Table
from bot.words.language import Language
from engine.decision import Decision
from storage.database.storage_errors import NotReadError
from storage.database.transaction import Transaction
from storage.games.guesses import Guesses
from storage.games.places import BOARD_SEAT
from storage.pace import NO_CLOCK
from tests.e2e.faults import Faults, act, check_told, level_that, tracebacks
from tests.e2e.wishing import open_table
from tests.house import House, texts
from tests.storage.hinder import Rows, Statement, fail_to_read, hook_values

pytestmark = pytest.mark.in_turns

SAY = Language()

Written: TypeAlias = Literal["save", "show", "board", "panel", "commit", "committed"]

STATEMENTS: dict[Written, str] = {
    "save": "UPDATE games SET (",
    "show": "UPDATE games SET shown",
    "board": "INTO messages",
    "panel": "INTO messages",
}

LOCKED, FULL, READ_ONLY = (
    "database is locked",
    "database or disk is full",
    "attempt to write a readonly database",
)

WHILE = 120.0  # Seconds after which everything has been repeated often enough.


class Refusals:
    """Makes the next statements of a kind fail."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._error = ""
        self._left: dict[Written, int] = {}
        self._noted = 0

        def refusing(_where: Transaction, sql: str, values: tuple[Any, ...], run: Statement) -> Rows:
            for written, start in STATEMENTS.items():
                if start in sql and self._concerns(written, values):
                    self._refuse(written)
            if STATEMENTS["board"] in sql and values[1] == BOARD_SEAT:
                self._noted = values[3]
            if sql != "COMMIT":
                return run()
            self._refuse("commit")
            found = run()
            self._refuse("committed")
            return found

        hook_values(monkeypatch, refusing)

    def _concerns(self, written: Written, values: tuple[Any, ...]) -> bool:
        """Return whether a statement stores this: a board that is a new message, or a panel."""
        if written == "board":
            return values[1] == BOARD_SEAT and values[3] > self._noted
        return written != "panel" or values[1] != BOARD_SEAT

    def plan(self, written: Written, error: str, times: int) -> None:
        """Let the next `times` statements of this kind fail."""
        self._error, self._left[written] = error, times

    @property
    def to_come(self) -> int:
        """Return how many are still to fail."""
        return sum(self._left.values())

    def _refuse(self, written: Written) -> None:
        if self._left.get(written):
            self._left[written] -= 1
            raise sqlite3.OperationalError(self._error)


@pytest.fixture
def refusals(broken: Faults, monkeypatch: pytest.MonkeyPatch) -> Refusals:
    """The faults of the database, none at first. Discord works, and knows its nonces."""
    assert broken.to_come == 0
    return Refusals(monkeypatch)


@pytest.mark.parametrize("computers", [0, 1])
async def test_an_answer_that_counts_after_all_and_could_not_be_read_is_shown_by_itself(
    house: House, refusals: Refusals, monkeypatch: pytest.MonkeyPatch, computers: int
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=computers)
    number = await house.until(game, "turn", alice)
    message = house.questions(alice, number)[-1]
    refusals.plan("committed", "disk I/O error", 1)
    fail_to_read(monkeypatch, "SELECT game FROM damaged WHERE game", 1)
    result = await act(house, house.answer(alice, message))
    assert refusals.to_come == 0
    assert SAY("error-unsure", cause="silent") in house.say(result) + texts(house.stored(message))
    await house.env.advance_time(3)
    # Nobody had to click for it.
    assert await house.asked(game) != (alice, number)
    await check_told(house, game)


async def test_a_lobby_that_was_stored_though_nobody_knew_is_shown_to_who_opens_another(
    house: House, refusals: Refusals, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice = house.add("alice")
    refusals.plan("committed", "disk I/O error", 1)
    # Once to see that the click is new, and once to see whether it was stored.
    fail_to_read(monkeypatch, "SELECT did FROM clicks", 1, after=1)
    result = await act(house, alice.slash(house.channel, "citadels new"), 1)
    assert house.say(result) == SAY("error-unsure", cause="silent")
    assert house.channel.history() == []
    await act(house, alice.slash(house.channel, "citadels new"), 1)
    (game,) = await house.bot.store.games.open_lobbies_of(alice.id)
    await check_told(house, game)


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("error", [LOCKED, FULL, READ_ONLY])
@pytest.mark.parametrize("written", ["save", "commit", "committed"])
async def test_computers_go_on_when_the_database_does(
    house: House, refusals: Refusals, written: Written, error: str, times: int
) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    table = await _until_computers_are_next(house, game, refusals, written, error, times)
    await house.env.advance_time(WHILE)
    assert refusals.to_come == 0
    assert table.asked() == 0
    await check_told(house, game)


async def _until_computers_are_next(
    house: House, game: str, refusals: Refusals, written: Written, error: str, times: int
) -> Table:
    """Play until a computer's answer is the next to be stored, and let that fail."""
    table = await house.table(game)
    registry: Any = house.bot.registry
    choose = registry.choose
    planned = False

    async def watching(table: Table, seat: int, *rest: Any, **named: Any) -> None:
        nonlocal planned
        if not planned and not table.players[seat].human:
            refusals.plan(written, error, times)
            planned = True
        await choose(table, seat, *rest, **named)

    registry.choose = watching
    while not planned:
        await act(house, house.step(game))
    return table


@pytest.mark.parametrize("times", [1, 3])
@pytest.mark.parametrize("written", ["show", "board", "panel"])
async def test_a_shown_change_that_was_not_noted_is_shown_once(
    house: House, refusals: Refusals, written: Written, times: int
) -> None:
    alice, bob = house.add("alice"), house.add("bob")
    game = await house.open(alice, bob, computers=1)
    await house.until(game, "turn", alice)
    refusals.plan(written, LOCKED, times)
    for _ in range(60):
        # A board is posted through a click, which expires and has no nonce; a panel is posted by the bot.
        house.clock.now += 1 if written == "board" else 500
        await act(house, house.step(game), 30)
        # A message whose place could not be stored isn't sent a second time.
        await check_told(house, game)
        if not refusals.to_come:
            break
    assert refusals.to_come == 0


async def test_a_computer_that_fails_is_logged_and_goes_on_after_a_pause(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    alice = house.add("alice")
    game = await house.open(alice, computers=3)
    await house.until(game, "turn", alice)
    failures = 0

    def fail(_view: object, _decision: Decision, _rng: object) -> tuple[str, ...]:
        nonlocal failures
        failures += 1
        raise ZeroDivisionError

    table = await house.table(game)
    with monkeypatch.context() as foolish:
        foolish.setattr("bot.tables.background.computers.level_of", level_that(fail))
        while table.asked() == 0:
            await act(house, house.step(game))
        await house.env.advance_time(0.5)
        assert failures == 1
        await house.env.advance_time(1)
        assert failures == 2
        assert table.asked() != 0
    assert "ZeroDivisionError" in caplog.text
    # The next pause would be five seconds, but a click ends it.
    await act(house, alice.click(house.channel.history()[-1], label=SAY("button-play")), 0.1)
    assert table.asked() == 0
    await check_told(house, game)


async def test_a_round_ends_though_its_guesses_can_not_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object) -> None:
        raise NotReadError("disk I/O error")

    game, _ = await open_table(house, NO_CLOCK)
    await house.until(game, "turn", house.people[0])
    monkeypatch.setattr(Guesses, "of_round", fail)
    table = await house.table(game)
    while table.round == 1:
        await house.step(game)
        table = await house.table(game)
    await check_told(house, game)
    assert tracebacks(caplog) == []
