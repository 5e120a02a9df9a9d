"""No error in a game makes a log reveal a token, a secret, a hand or a player, not even at DEBUG."""

import io
import json
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any, get_args

import aiohttp
import pytest

from ai.novice import BY_KIND
from bot import logs
from tests.e2e import faults
from tests.e2e.faults import EVERYWHERE, Faults, Kind, act, level_that
from tests.e2e.test_faults_of_storage import FULL, STATEMENTS, Refusals
from tests.house import House

pytestmark = pytest.mark.in_turns

WHILE = 120.0  # Seconds after which everything has been repeated often enough.


class Logged:
    """All that is logged, as lines and as JSON."""

    def __init__(self) -> None:
        self._text, self._json = io.StringIO(), io.StringIO()
        logs.set_up("DEBUG", "text", stream=self._text)
        handler = logging.StreamHandler(self._json)
        handler.setFormatter(logs.JsonLines())
        logging.getLogger().addHandler(handler)

    @property
    def objects(self) -> list[dict[str, Any]]:
        """Each line of JSON."""
        return [json.loads(line) for line in self._json.getvalue().splitlines()]

    @property
    def outputs(self) -> tuple[str, str]:
        """Return the written log without the lines of code in tracebacks."""
        objects = "\n".join("\n".join(map(str, each.values())) for each in self.objects)
        return _without_code(self._text.getvalue()), _without_code(objects)


def _without_code(text: str) -> str:
    return "\n".join(line for line in text.splitlines() if not line.startswith("  "))


@pytest.fixture
def logged() -> Iterator[Logged]:
    loggers = [logging.getLogger(name) for name in ("", *logs.OWN_PACKAGES)]
    before = [(logger, logger.handlers[:], logger.level) for logger in loggers]
    yield Logged()
    for logger, handlers, level in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)


class Secrets:
    """All current and past secrets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._found: set[str] = set()

    def collect(self) -> set[str]:
        """Add the current secrets, and return all."""
        house = self.house
        assert house.bot.http.token
        self._found.add(house.bot.http.token)
        for record in house.env.backend.interactions.values():
            self._found.add(record.token)
        for actor in house.people:
            self._found |= {str(actor.id), actor.name}
        for table in house.bot.registry.tables:
            self._found.add(table.setup.proof.secret)
            if table.round:
                state = table.game.state
                self._found.add(state.rng.seed)
                for seat in state.seats:
                    self._found |= {*seat.hand, *seat.characters}
        return self._found

    def quote(self) -> str:
        """Return a text with all of them, as an error could have."""
        stored = [table.stored for table in self.house.bot.registry.tables]
        return f"{self.collect()} {stored!r}"

    def check(self, logged: Logged) -> None:
        words = [re.escape(secret) for secret in self.collect()]
        assert len(words) > 10
        for output in logged.outputs:
            assert output
            # A log may name a kind of question: "keep-cards" isn't the district Keep.
            assert re.findall(rf"\b(?:{'|'.join(words)})\b(?!-cards)", output) == []


@pytest.fixture
def secrets(house: House) -> Secrets:
    return Secrets(house)


async def _answer(house: House, game: str) -> None:
    """Let the asked player answer, or find the question in the channel."""
    asked = await house.asked(game)
    assert asked is not None
    actor, number = asked
    if questions := house.questions(actor, number):
        await house.answer(actor, questions[-1])
    elif boards := faults.live_boards(house, game):
        await actor.click(boards[-1], custom_id=f"cit:play:{game}")


async def test_a_fault_in_the_background_tells_nothing(
    house: House, broken: Faults, monkeypatch: pytest.MonkeyPatch, secrets: Secrets, logged: Logged
) -> None:
    refusals = Refusals(monkeypatch)
    alice, bob = house.add("zebedee"), house.add("yolanda")
    game = await house.open(alice, bob, computers=2)
    kinds = [kind for kind in get_args(Kind) if kind != "other"]
    # Yolanda accepts no direct messages, and for a while no ping in the channel works either.
    house.env.inject_error(
        "POST", f"/channels/{bob.user.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    for count in range(60):
        secrets.collect()
        if count == 40:
            house.env.inject_error(
                "POST", f"/channels/{house.channel.id}/messages", status=403, code=50013, times=None
            )
        # Requests and statements fail by turns, with usable clicks and with expired ones.
        broken.plan(kinds[count % len(kinds)], EVERYWHERE[count % len(EVERYWHERE)])
        if count % 7 == 0:
            refusals.plan(list(STATEMENTS)[count % len(STATEMENTS)], FULL, 1)
        house.clock.now += (1, 50, 900)[count % 3]
        await act(house, _answer(house, game), WHILE)
        if count % 10 == 0:
            for command in ("hand", "board", "new"):
                await act(house, alice.slash(house.channel, f"citadels {command}"), WHILE)
    house.env.errors.clear()
    assert len(secrets.collect()) > 100
    secrets.check(logged)
    for line in (
        "could not be answered",
        "tried again",
        "could not be stored",
        "takes no direct messages",
        "can't be reached at all",
    ):
        assert line in logged.outputs[0]


async def test_a_whole_game_leaves_a_line_for_each_click_and_tells_no_secret(
    secrets: Secrets, logged: Logged
) -> None:
    house = secrets.house
    alice, bob = house.add("zebedee"), house.add("yolanda")
    game = await house.open(alice, bob, computers=1)
    for command in ("hand", "board", "new"):
        await alice.slash(house.channel, f"citadels {command}")
    await house.forge(alice, house.channel.history()[-1], f"cit:leave:{game}")
    while await house.step(game):
        secrets.collect()
    await house.forge(alice, house.channel.history()[-1], f"cit:nothing:{alice.id}")
    secrets.check(logged)
    told = [each for each in logged.objects if each["event"] == "interaction-after-s"]
    assert all(line.endswith(")") for line in logged.outputs[0].splitlines() if " DEBUG " in line)
    sent = house.env.backend.interactions.values()
    assert [each["interaction"] for each in told] == [str(record.id) for record in sent]
    # A click in a direct message comes from no server.
    assert {each.get("server") for each in told} == {str(house.guild.id), None}
    asked = [(each["kind"], each["request"], each["end"]) for each in told]
    assert asked[0] == ("command", "citadels new", "done")
    assert asked.count(("click", "Leave", "refused")) == 1
    assert asked[-1] == ("click", "unknown", "done")
    answers = [each for each in told if each["request"] == "Answer"]
    assert len(answers) > 20
    assert all((each["game"], each["end"]) == (game, "done") for each in answers)
    assert all(each["seconds"] >= 0 for each in told)


Plant = Callable[[House, str, Callable[..., Any], pytest.MonkeyPatch], Awaitable[None]]


async def _handler(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    patch.setattr(house.bot.store.games, "save", fail)
    await house.step(game)


async def _command(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    patch.setattr(house.bot.lobbies, "open", fail)
    await house.people[0].slash(house.channel, "citadels new")


async def _refusal(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    patch.setattr(house.bot.dispatcher, "_refuse", fail)
    await _handler(house, game, fail, patch)


async def _unknown(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    patch.setattr(house.bot.delivery.refusals, "unknown", fail)
    alice = house.people[0]
    await house.forge(alice, house.channel.history()[-1], f"cit:nothing:{alice.id}")


async def _board(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    patch.setattr(house.bot.delivery.boards, "bring", fail)
    await act(house, house.step(game), 10)


async def _panel(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    patch.setattr(house.bot.delivery.panels, "bring", fail)
    for _ in range(5):
        with suppress(AssertionError):
            await act(house, house.step(game), 10)


async def _place(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    patch.setattr("bot.delivery.copies.Copies.move", fail)
    await house.step(game)


async def _computer(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    def foolish(*_: object) -> Any:
        raise Planted.error

    patch.setattr("bot.tables.background.computers.level_of", level_that(foolish))
    table = await house.table(game)
    while table.asked() in (0, 1):
        await act(house, house.step(game), 1)


async def _thumb(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    def foolish(*_: object) -> Any:
        raise Planted.error

    for kind in BY_KIND:
        patch.setitem(BY_KIND, kind, foolish)
    for _ in range(6):
        await house.step(game)


async def _wrong_answer(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    def foolish(*_: object) -> tuple[str, ...]:
        return (str(Planted.error),)

    patch.setattr("bot.tables.background.computers.level_of", level_that(foolish))
    for _ in range(6):
        await house.step(game)


async def _recovery(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    patch.setattr("bot.tables.registry.Registry.load", fail)
    await house.restart()


async def _upkeep(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    patch.setattr("storage.games.games.Games.forget_clicks", fail)
    await house.restart()


async def _job(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    house.bot.jobs.start(fail(), "something")
    await house.env.advance_time(1)


async def _damage(house: House, game: str, fail: Callable[..., Any], patch: pytest.MonkeyPatch) -> None:
    def read(*_: object) -> Any:
        raise Planted.error

    (table,) = house.bot.registry.tables
    patch.setattr("storage.games.game_rows.Rows.read", read)
    house.bot.registry.forget(table)
    await house.people[0].slash(house.channel, "citadels hand")


class Planted:
    """The error that is raised."""

    error: Exception = Exception()


PLANTS: dict[str, Plant] = {
    "handler": _handler,
    "command": _command,
    "refusal": _refusal,
    "unknown": _unknown,
    "board": _board,
    "panel": _panel,
    "place": _place,
    "computer": _computer,
    "thumb": _thumb,
    "wrong_answer": _wrong_answer,
    "recovery": _recovery,
    "upkeep": _upkeep,
    "job": _job,
    "damage": _damage,
}


@pytest.mark.parametrize("kind", [RuntimeError, KeyError, aiohttp.InvalidURL])
@pytest.mark.parametrize("name", PLANTS)
async def test_an_error_that_tells_everything_is_logged_without_that(
    name: str,
    kind: type[Exception],
    broken: Faults,
    monkeypatch: pytest.MonkeyPatch,
    secrets: Secrets,
    logged: Logged,
) -> None:
    house = secrets.house
    assert broken.to_come == 0
    alice, bob = house.add("zebedee"), house.add("yolanda")
    game = await house.open(alice, bob, computers=2)
    await house.until(game, "turn", alice)
    tokens = [record.token for record in house.env.backend.interactions.values()]
    url = f"https://discord.com/api/v10/webhooks/1/{tokens[-1]}/messages/@original"
    Planted.error = kind(url if kind is aiohttp.InvalidURL else secrets.quote())

    async def fail(*_: object, **__: object) -> Any:
        raise Planted.error

    with monkeypatch.context() as patch:
        before = len(logged.outputs[0])
        with faults.standing_still(house):
            await PLANTS[name](house, game, fail, patch)
        await house.env.advance_time(1)
        assert len(logged.outputs[0]) > before
    house.env.errors.clear()
    secrets.check(logged)
    if name not in ("wrong_answer", "damage"):
        told = "/webhooks/1/***/" if kind is aiohttp.InvalidURL else kind.__name__
        assert all(told in output for output in logged.outputs)
