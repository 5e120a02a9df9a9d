"""The message of a tournament: one for each stage, and in the end always the newest state."""

import asyncio
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from bot.delivery.message_sender import MessageSender
from bot.tables.background_loop import FAILURE_PAUSES
from bot.tables.message import EDIT_LATE
from bot.tables.tournaments import course
from bot.tables.tournaments.tournament_models import model_of
from bot.view_models.tournament import TournamentModel
from bot.words.language import Language
from storage.database.storage_errors import NotReadError
from storage.play.tournament import Tournament
from storage.store import Store
from tests.clocks import spend_freely
from tests.e2e.faults import Fault, Faults, act
from tests.house import House, texts
from tests.patience import until
from tests.tournaments import tournament_of

EDITS: tuple[Fault, ...] = ("refused", "gone", "archived", "cut", "unanswered", "500", "limited")


@pytest.fixture
def broken(house: House) -> Faults:
    """The faults of requests, none at first. An edit that was given up may come as late as possible."""
    house.patch.setattr("bot.tables.message.EDIT_LATE", EDIT_LATE)
    spend_freely(house.patch)
    return Faults(house, house.patch)


async def done(house: House, seconds: float) -> None:
    """Wait for reads of the database, which the local Discord doesn't see, and then let time pass."""
    sync = house.bot.delivery.tournament_messages.sync
    while house.bot.scheduler.at_work or sync.at_work:
        await house.env.advance_time(0.05)
    await house.env.advance_time(seconds)


async def opened(house: House, seconds: float = EDIT_LATE + 5) -> str:
    """Let a manager open a tournament, and `seconds` pass; return its id."""
    role = house.guild.create_role("o", permissions=discord.Permissions(manage_events=True))
    boss = house.guild.add_member(house.env.create_user("boss"), roles=[role])
    asked = await boss.slash(house.channel, "citadels tournament")
    await act(house, house.press_answer(boss, asked, Language()("button-open-tournament")))
    await done(house, seconds)
    rows = await house.bot.store.database.rows("SELECT id FROM tournaments")
    return rows[0][0]


def boards(house: House) -> list[Any]:
    """Return the messages of the tournament, the oldest first."""
    return [each for each in house.channel.history() if "🏆" in texts(house.stored(each))]


async def join(house: House, tournament: str, name: str, seconds: float) -> None:
    """Let somebody sign up, and `seconds` pass."""
    person = house.add(name)
    await act(house, house.forge(person, boards(house)[-1], f"cit:cup:join:{tournament}"))
    await done(house, seconds)


@pytest.mark.parametrize("fault", EDITS)
async def test_an_edit_that_goes_wrong_is_made_up_for(house: House, broken: Faults, fault: Fault) -> None:
    tournament = await opened(house)
    broken.plan("board-edit", fault)
    await join(house, tournament, "alice", 2)
    assert broken.to_come == 0
    await join(house, tournament, "bob", 60)
    newest = texts(house.stored(boards(house)[-1]))
    assert "alice, bob" in newest
    # A message that is gone, or closed to edits, is posted again; no other is.
    assert len(boards(house)) == 1 + (fault in ("gone", "archived"))


async def test_an_edit_that_comes_after_a_newer_one_is_replaced(house: House, broken: Faults) -> None:
    assert broken.to_come == 0
    tournament, change, late = await opened(house), MessageSender.change, list[asyncio.Task[None]]()

    async def given_up(*what: Any) -> None:
        """Break the connection. Half of the time later, the request still takes effect."""

        async def come() -> None:
            await asyncio.sleep(EDIT_LATE / 2)
            await change(*what)

        if late:
            await change(*what)
            return
        late.append(asyncio.create_task(come()))
        raise aiohttp.ServerDisconnectedError

    house.patch.setattr(MessageSender, "change", given_up)
    await join(house, tournament, "alice", 0)
    await join(house, tournament, "bob", EDIT_LATE / 2 - 2)
    assert "alice, bob" in texts(house.stored(boards(house)[-1]))
    await house.env.advance_time(4)
    assert "bob" not in texts(house.stored(boards(house)[-1]))
    await house.env.advance_time(EDIT_LATE)
    assert "alice, bob" in texts(house.stored(boards(house)[-1]))


@pytest.mark.parametrize("fault", ["cut", "unanswered", "503"])
async def test_a_message_whose_post_goes_wrong_is_posted_once_and_shows_what_is_new(
    house: House, broken: Faults, fault: Fault
) -> None:
    broken.plan("board-post", fault)
    tournament = await opened(house, 0)
    # Somebody may sign up on a message that the bot doesn't know it has posted.
    await house.bot.tournaments.change(
        await tournament_of(house, tournament), lambda it: course.join(it, 7, "early")
    )
    await house.env.advance_time(90)
    assert broken.to_come == 0
    assert len(boards(house)) == 1
    assert "early" in texts(house.stored(boards(house)[-1]))


async def test_a_channel_that_is_closed_to_the_bot_is_left_alone_until_something_is_new(
    house: House, broken: Faults
) -> None:
    tournament = await opened(house)
    made = len(broken.made)
    broken.plan("board-edit", "refused")
    await join(house, tournament, "alice", 3000)
    edits = [kind for kind, _ in broken.made[made:] if kind.startswith("board-edit")]
    assert len(edits) == 1
    assert (await tournament_of(house, tournament)).entrant(house.people[-1].id)


async def test_a_tournament_that_could_not_be_read_is_read_again(house: House, broken: Faults) -> None:
    tournament, failed = await opened(house), list[str]()

    async def fail_once(it: Tournament, store: Store) -> TournamentModel:
        """Fail the first time."""
        if not failed:
            failed.append(it.id)
            raise NotReadError("a fault")
        return await model_of(it, store)

    house.patch.setattr("bot.delivery.tournament_messages.model_of", fail_once)
    await join(house, tournament, "alice", FAILURE_PAUSES[0] + 1)
    assert (failed, broken.to_come) == ([tournament], 0)
    assert "alice" in texts(house.stored(boards(house)[-1]))


async def test_what_changes_while_a_tournament_is_read_is_shown_next(house: House, broken: Faults) -> None:
    tournament, changed = await opened(house), list[Tournament]()

    async def change_once(it: Tournament, store: Store) -> TournamentModel:
        """Let somebody join just after the first read."""
        model = await model_of(it, store)
        if not changed:
            changed.append(await house.bot.tournaments.change(it, lambda it: course.join(it, 7, "late")))
            house.bot.delivery.tournament_messages.show(it)
        return model

    house.patch.setattr("bot.delivery.tournament_messages.model_of", change_once)
    await join(house, tournament, "alice", 0)
    await done(house, 0)
    assert (len(changed), broken.to_come) == (1, 0)
    assert "late" in texts(house.stored(boards(house)[-1]))


async def test_where_another_process_has_shown_it_its_last_request_may_still_come(
    house: House, broken: Faults
) -> None:
    tournament = await opened(house)
    (shown,) = house.bot.delivery.tournament_messages.owners
    assert not shown.board.unsettled_until
    theirs = replace(shown.board.kept, shown="theirs")
    await house.bot.store.tournaments.note_shown(await tournament_of(house, tournament), theirs, done=False)
    await join(house, tournament, "alice", 0)
    assert shown.board.unsettled_until
    assert "alice" in texts(house.stored(boards(house)[-1]))
    assert (broken.to_come, len(boards(house))) == (0, 1)


async def test_once_its_end_is_shown_nothing_is_kept_of_a_tournament(house: House, broken: Faults) -> None:
    tournament = await opened(house)
    house.patch.setattr("bot.tables.message.EDIT_LATE", 0.0)
    kept = house.bot.delivery.tournament_messages
    assert [each.id for each in kept.owners] == [tournament]
    it = await house.bot.tournaments.change(
        await tournament_of(house, tournament), lambda it: course.after_end(it, 1)
    )
    house.bot.background.tournament_course.look(tournament)
    await until(lambda: not kept.owners)
    assert (it.ended, broken.to_come) == (1, 0)
    assert await house.bot.store.tournaments.active() == []


async def test_games_begin_in_the_channel_if_no_thread_can_be_had(house: House, broken: Faults) -> None:
    tournament = await opened(house)
    people = [house.add(name) for name in ("alice", "bob", "carol")]
    for each in people:
        await act(house, house.forge(each, boards(house)[-1], f"cit:cup:join:{tournament}"))
    broken.plan("thread", "refused")
    it = await house.bot.tournaments.begin_round(await tournament_of(house, tournament), 0)
    house.bot.background.tournament_course.look(tournament)
    await done(house, 30)
    (table,) = it.rounds[0].tables
    for each in people:
        await act(house, house.forge(each, house.channel.history()[-1], f"cit:join:{table.game}"))
    await done(house, 30)
    game = await house.table(table.game)
    assert broken.to_come == 0
    assert (game.running, game.setup.kind.channel) == (True, house.channel.id)
