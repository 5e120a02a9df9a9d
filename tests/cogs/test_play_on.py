"""Playing on from a step of a finished game: what it is, who may, and that it isn't rated."""

from dataclasses import replace
from datetime import date
from unittest.mock import Mock

import pytest

from bot.controls.requests import (
    AskToResign,
    OpenLog,
    OpenPlayOn,
    OpenReplay,
    SendRecord,
    ShowPlayOn,
    ShowProof,
    StartPlayOn,
    StartSolo,
)
from bot.delivery.contents import SeatPanel
from bot.delivery.cooldowns import Cooldowns
from bot.review.playing_on import position
from bot.review.replays import log_page
from bot.tables.registry import Registry
from bot.tables.table import Table
from bot.words.language import Language
from cogs.context import Context
from engine.fairness import DAILY, daily_start
from storage.database.stored_time import day_of, now
from storage.games import games as kept
from storage.parts import DailyGame, PlayedOn, Proof
from storage.privacy import declared
from storage.values import Player
from tests.cogs.handlers import Handlers
from tests.house import House, texts
from tests.replays import panel, replayed, stored
from tests.storage.samples import SECRET, changed, load, play_on, setup, write

SAY = Language()
ALICE, BOB, WATCHER = 1, 2, 3
STEP = 40
ELSEWHERE = 999


@pytest.fixture
def handlers(handlers: Handlers, monkeypatch: pytest.MonkeyPatch) -> Handlers:
    """Handlers that don't count clicks, because without a Discord they have nothing to count."""
    monkeypatch.setattr(Cooldowns, "use", Mock())
    monkeypatch.setattr(Context, "interaction", None)
    return handlers


async def begin(handlers: Handlers, game: str, user: int = ALICE, seat: int = 0, step: int = STEP) -> Table:
    seen = await handlers.ask(user, StartPlayOn(game, step, seat))
    assert isinstance(seen.reply, SeatPanel), seen.text
    assert seen.reply.seat == seat
    return seen.reply.table


async def finish(handlers: Handlers, table: Table) -> None:
    """Answer all questions to the end."""
    while table.running:
        await handlers.answer(table)


async def test_the_own_seat_is_offered_first_then_that_of_the_asked_player(handlers: Handlers) -> None:
    game = await handlers.played(ALICE, BOB)
    replay = await replayed(handlers, game)
    decision = replay.step(STEP).decision
    assert decision is not None
    for user, seat in ((ALICE, 0), (BOB, 1), (WATCHER, decision.seat)):
        seen = await handlers.ask(user, OpenPlayOn(game, STEP))
        assert seen.request(SAY("button-play-on")) == StartPlayOn(game, STEP, seat)
        assert SAY("play-on-counts") in seen.text
    seen = await handlers.ask(ALICE, seen.request("cit:play-on-seat:", "3"))
    assert seen.request(SAY("button-play-on")) == StartPlayOn(game, STEP, 3)
    # The deal has no question, so play on from the first one. Beyond the end it is the last one.
    for step, there in ((0, 1), (999_999, replay.last)):
        seen = await handlers.ask(ALICE, OpenPlayOn(game, step))
        assert seen.request(SAY("button-play-on")) == StartPlayOn(game, there, 0)


@pytest.mark.parametrize("seat", [0, 3])
async def test_the_game_is_the_position_and_is_the_same_after_a_restart(
    handlers: Handlers, seat: int
) -> None:
    game = await handlers.played(ALICE, BOB)
    replay = await replayed(handlers, game)
    before = await load(handlers.bot.store, game)
    table = await begin(handlers, game, seat=seat)
    assert table.setup.kind == PlayedOn(host=ALICE, game=game, step=STEP)
    assert [each.computer for each in table.players] == [place != seat for place in range(4)]
    dealt, _ = position(replay, STEP, seat, table.setup.seed)
    log = (await handlers.bot.store.games.log(table.id)).choices
    for choice in log[1:]:
        assert dealt.decision is not None
        assert (choice.number, choice.seat) == (dealt.decision.number, dealt.decision.seat)
        dealt.choose(choice.seat, choice.picks)
    assert dealt.state == table.game.state

    # Its log begins with the round of the step.
    page = await log_page(handlers.bot.store.games, table, ALICE, 1)
    assert page.round == replay.round_of(STEP) > 1

    other = Registry(handlers.bot.store)
    await other.time.begin()
    again = await other.get(table.id)
    assert again.game.state == table.game.state
    assert again.playing.decision == table.playing.decision
    # The finished game is unchanged.
    after = await load(handlers.bot.store, game)
    assert (after.version, after.log_digest) == (before.version, before.log_digest)


async def test_it_counts_for_nothing_and_is_over_after_its_end(handlers: Handlers) -> None:
    game = await handlers.played(ALICE, BOB)
    rows = handlers.bot.store.database.rows
    counted = [await rows(f"SELECT * FROM {each}") for each in ("results", "standings", "ratings", "dailies")]
    table = await begin(handlers, game)
    await finish(handlers, table)
    assert table.stored.status == "closed"
    await handlers.bot.store.close()
    await handlers.bot.store.open()
    # Nobody gives it a result later either.
    now_counted = [
        await rows(f"SELECT * FROM {each}") for each in ("results", "standings", "ratings", "dailies")
    ]
    assert [list(map(tuple, each)) for each in now_counted] == [list(map(tuple, each)) for each in counted]
    assert await handlers.bot.store.finished.count(ALICE) == 1
    assert (await load(handlers.bot.store, table.id)).game is not None
    for asked in (OpenReplay(table.id), SendRecord(table.id), OpenPlayOn(table.id, STEP)):
        assert (await handlers.ask(ALICE, asked)).text == SAY("error-no-such-log")
    assert (await handlers.ask(ALICE, ShowProof(table.id))).text == SAY("error-no-replay")
    told = await handlers.ask(ALICE, OpenLog(table.id))
    assert not told.refused
    assert SAY("button-replay") not in told.text


async def test_there_is_one_game_against_computers_at_a_time(handlers: Handlers) -> None:
    game = await handlers.played(ALICE)
    table = await begin(handlers, game)
    # The same request leads to it again. A different one doesn't replace it.
    assert (await begin(handlers, game)).id == table.id
    for other in (StartPlayOn(game, STEP, 1), StartPlayOn(game, STEP + 9, 0)):
        seen = await handlers.ask(ALICE, other)
        label = SAY("button-play-on")
        assert SAY("solo-running", round=table.round, then=label) in seen.text
        assert seen.request(SAY("games-resign")) == AskToResign(table.id)
        # After the other game, the same message begins this one.
        assert seen.request(label) == other
    seen = await handlers.ask(ALICE, StartSolo("first_game", "novice"))
    assert isinstance(seen.reply, SeatPanel)
    assert seen.reply.table.id == table.id


async def test_only_who_may_see_the_replay_may_play_on(handlers: Handlers) -> None:
    finished = await handlers.played(ALICE)
    running = await handlers.played(ALICE, choices=60, game="bbbbbbbb")
    for user, server, game in (
        (WATCHER, ELSEWHERE, finished),
        (WATCHER, None, finished),
        (ALICE, None, running),
    ):
        for asked in (OpenPlayOn(game, STEP), ShowPlayOn(game, STEP, 1), StartPlayOn(game, STEP, 1)):
            seen = await handlers.ask(user, asked, server=server)
            assert (seen.refused, seen.text) == (True, SAY("error-no-such-log"))
    assert (await handlers.ask(ALICE, StartPlayOn(finished, STEP, 7))).text == SAY("error-no-such-choice")


async def test_a_seat_that_is_asked_nothing_more_is_refused(handlers: Handlers) -> None:
    game = await handlers.played(ALICE)
    replay = await replayed(handlers, game)
    last = replay.step(replay.last).decision
    assert last is not None
    other = (last.seat + 1) % 4
    seen = await handlers.ask(ALICE, StartPlayOn(game, replay.last, other))
    assert (seen.refused, seen.text) == (True, SAY("error-play-on-over"))
    assert await handlers.bot.solo_games.find(ALICE) is None


async def test_nobody_plays_on_from_a_deal_that_others_can_still_play(
    handlers: Handlers, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = day_of(now())
    computers = tuple(Player(None, f"computer {each}", f"computer-{each}") for each in range(1, 4))
    proof = replace(Proof.of(SECRET), start=daily_start(day), dealing="daily")
    setting = replace(
        setup(),
        kind=DailyGame(host=ALICE, day=day),
        players=(Player(ALICE, "alice", DAILY), *computers),
        proof=proof,
    )
    game = "aaaaaaaa"
    await play_on(handlers.bot.store, game, 5000, changed(setting))
    moment = kept.revealed(day)
    asked = (OpenPlayOn(game, STEP), ShowPlayOn(game, STEP, 0), StartPlayOn(game, STEP, 0))
    for each in asked:
        monkeypatch.setattr(kept, "now", lambda: moment - 1)
        seen = await handlers.ask(ALICE, each)
        assert (seen.refused, seen.text) == (True, SAY("error-play-on-daily", when=f"<t:{moment}:t>"))
        monkeypatch.setattr(kept, "now", lambda: moment)
        assert not (await handlers.ask(ALICE, each)).refused


@pytest.mark.parametrize("over", [False, True])
async def test_after_the_deletion_of_its_person_the_game_can_be_read(handlers: Handlers, over: bool) -> None:
    game = await handlers.played(ALICE)
    table = await begin(handlers, game)
    if over:
        await finish(handlers, table)
    today = date(2026, 11, 29)
    held = await handlers.bot.store.personal_data.of(ALICE)
    assert await handlers.bot.deletion.delete(ALICE, today, declared.fingerprint(held, today))
    left = await load(handlers.bot.store, table.id)
    assert (left.status, len(left.setup.players)) == ("closed" if over else "running", 4)
    assert left.setup.players[0].former


async def test_a_hint_is_searched_for_in_the_position(handlers: Handlers) -> None:
    game = await handlers.played(ALICE)
    table = await begin(handlers, game)
    found = await handlers.bot.advising._searches._question(table, (0,), 1.0, ())  # pyright: ignore[reportPrivateUsage]
    assert (found.start, found.moves) == (table.game.state, ())


async def test_from_the_replay_to_the_end_of_the_game(house: House) -> None:
    alice = house.add("alice")
    game = await stored(house, alice)
    await alice.slash(house.channel, "citadels replay", game=game)
    await house.press(alice, panel(house, alice), f"cit:step:{game}:next:1")
    offered = await alice.click(panel(house, alice), label=SAY("button-play-on"))
    assert offered.ephemeral
    await alice.click(panel(house, alice), label=SAY("button-play-on"))
    assert SAY("play-on-begun") in texts(house.stored(panel(house, alice)))
    table = await house.bot.solo_games.find(alice.id)
    assert table is not None
    await house.answer(alice, panel(house, alice))
    assert SAY("play-on-begun") not in texts(house.stored(panel(house, alice)))
    await house.restart()
    await house.finish(table.id)
    ended = panel(house, alice)
    assert SAY("play-on-counts") in texts(house.stored(ended))
    again = await alice.click(ended, label=SAY("button-play-on"))
    assert SAY("play-on-counts") in house.say(again)
    await write(house.bot.store.database, "DELETE FROM games WHERE id = ?", game)
    assert SAY("error-no-replay") in house.say(
        await alice.click(panel(house, alice), label=SAY("button-play-on"))
    )
