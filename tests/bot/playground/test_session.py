"""The playground as the page shows it, with a bot made for the tests."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.playground import session
from bot.playground.page import BY_NAME, KEEPS_END, LOADING, NARROW, ON_FOCUS, OPENED_ANEW, SAME_PERSON
from bot.playground.session import host, searches_apart
from bot.playground.simulated_world import SimulatedWorld
from bot.screens.notes import welcome_content
from bot.thinking.search_pool import SearchPool
from bot.thinking.search_questions import SearchQuestion, SearchResult
from bot.words.language import Language
from engine import Plan
from tests.bot.playground.demo import Demo, Tab, layout
from tests.patience import PATIENCE

SAY = Language()


@contextlib.asynccontextmanager
async def playing(
    folder: Path, beside: Callable[[SimulatedWorld], AbstractAsyncContextManager[None]] | None = None
) -> AsyncGenerator[tuple[Demo, Tab]]:
    """Start the playground, open its page, and end it afterwards."""
    bot, stop = Demo(), asyncio.Event()
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    running = asyncio.create_task(host(bot, folder, 0, stop, address.set_result, beside=beside))
    await asyncio.wait({running, address}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    try:
        async with aiohttp.ClientSession() as session:
            yield bot, await Tab(session, address.result()).open()
    finally:
        stop.set()
        await asyncio.wait_for(running, PATIENCE)


async def test_actions_of_the_bot_itself_are_shown(tmp_path: Path):
    async with playing(tmp_path) as (bot, tab):
        await tab.until("at first")
        bot.later(0.3, "later", "pull")
        await tab.until("later")


async def test_actions_of_a_bot_that_is_busy_are_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(session, "SETTLE_TIMEOUT", 0.1)
    async with playing(tmp_path) as (bot, tab):
        await tab.until("at first")
        done = asyncio.Event()
        bot.when_pulled = lambda: bot.work(done.wait())
        # The bot has answered. A later failure of the bot isn't an error of the click.
        receipt = await tab.click("pull")
        assert receipt["settlement"] == "settled"
        assert not receipt["diagnostics"]
        bot.later(0, "later", "pull")
        await tab.until("later")
        done.set()


async def test_the_page_has_all_that_the_playground_changes_in_it(tmp_path: Path):
    """If simcord changes its scripts, the playground would no longer replace anything in them."""
    async with playing(tmp_path) as (_, tab):
        texts: dict[str, str] = {}
        for path in ("/app.js", "/commands.js", "/preview.css"):
            async with tab.session.get(tab.origin + path) as response:
                texts[path] = await response.text()
    assert all(each in texts["/app.js"] for each in (OPENED_ANEW, KEEPS_END, SAME_PERSON))
    assert BY_NAME not in texts["/commands.js"]
    assert " ".join(ON_FOCUS) in texts["/commands.js"]
    assert all(each in texts["/preview.css"] for each in (LOADING, NARROW))


class Searches(SearchPool):
    """Searches until it is stopped."""

    def __init__(self) -> None:
        super().__init__(0)
        self.end = asyncio.Event()

    async def think_when_free(self, question: SearchQuestion, patience: float) -> tuple[SearchResult, ...]:
        await self.end.wait()
        return await super().think_when_free(question, patience)


async def test_a_click_waits_for_no_search_and_the_bot_hears_what_was_found(tmp_path: Path):
    pool = Searches()
    question = SearchQuestion("abcdefgh", Plan().options(2), 2, "00", (), (0,), 1, 1.0, 1.0)
    async with playing(tmp_path, partial(searches_apart, pool)) as (bot, tab):
        await tab.until("at first")
        found: list[asyncio.Task[object]] = []
        bot.when_pulled = lambda: found.append(bot.work(pool.think_when_free(question, 1.0)))
        assert (await tab.click("pull"))["settlement"] == "settled"
        assert not found[0].done()
        pool.end.set()
        assert await found[0] == ()


class Silent(Demo):
    """Posts nothing by itself."""

    async def on_ready(self) -> None:
        """Leave the channel empty."""


async def welcome(channel: discord.PartialMessageable, direct: Sequence[tuple[str, str]]) -> None:
    """Post the playground's greeting as a text."""
    await channel.send(view=welcome_content(direct, Language()).screen(()))


async def test_an_empty_channel_is_greeted_once(tmp_path: Path):
    for _ in range(2):
        bot, stop = Silent(), asyncio.Event()
        address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        running = asyncio.create_task(host(bot, tmp_path, 0, stop, address.set_result, greeting=welcome))
        await asyncio.wait_for(address, PATIENCE)
        async with aiohttp.ClientSession() as session:
            tab = await Tab(session, address.result()).open()
            state = await tab.until(SAY("welcome-title"))
            assert str(state["messages"]).count("cit:watch") == 1
        stop.set()
        await asyncio.wait_for(running, PATIENCE)


async def test_direct_messages_are_read_and_clicked_on_pages_of_their_own(tmp_path: Path):
    bot, stop = Silent(), asyncio.Event()
    pages: list[tuple[str, str]] = []

    async def greeting(channel: discord.PartialMessageable, direct: Sequence[tuple[str, str]]) -> None:
        pages.extend(direct)
        await channel.send(view=layout("at first", "pull"))

    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    running = asyncio.create_task(host(bot, tmp_path, 0, stop, address.set_result, greeting=greeting))
    await asyncio.wait_for(address, PATIENCE)
    assert [name for name, _ in pages] == ["Sam", "Ada", "Grace"]
    async with aiohttp.ClientSession() as session:
        channel = await Tab(session, address.result()).open()
        state = await channel.until("at first")
        (ada,) = (int(each["id"]) for each in state["viewers"] if "Ada" in str(each))
        await (await bot.fetch_user(ada)).send(view=layout("for Ada", "pull"))
        direct = await Tab(session, pages[1][1]).open()
        await direct.until("for Ada")
        await direct.click("pull")
        await channel.click("pull")
        assert bot.pulled == ["pull", "pull"]
        assert "for Ada" not in channel.text
    stop.set()
    await asyncio.wait_for(running, PATIENCE)


async def test_nothing_is_published_while_nothing_happens(tmp_path: Path):
    async with playing(tmp_path) as (_, tab):
        await tab.until("at first")
        await asyncio.sleep(0.5)
        revision = (await tab.look())["publishedRevision"]
        await asyncio.sleep(1)
        assert (await tab.look())["publishedRevision"] == revision


async def test_a_click_on_what_was_shown_a_moment_ago_counts(tmp_path: Path):
    async with playing(tmp_path) as (bot, tab):
        seen = await tab.until("at first")
        bot.later(0, "later", "pull")
        await tab.until("later")
        receipt = await tab.click("pull", seen)
        assert receipt["settlement"] == "settled"
        assert bot.pulled == ["pull"]
        await tab.until("pulled pull")


async def test_a_click_hits_the_control_that_was_seen_though_it_has_moved(tmp_path: Path):
    async with playing(tmp_path) as (bot, tab):
        seen = await tab.until("at first")
        bot.later(0, "later", "trap", "pull")
        await tab.until("later")
        await tab.click("pull", seen)
        assert bot.pulled == ["pull"]


async def test_a_click_on_a_control_that_is_gone_does_nothing(tmp_path: Path):
    async with playing(tmp_path) as (bot, tab):
        seen = await tab.until("at first")
        bot.later(0, "later", "trap")
        await tab.until("later")
        receipt = await tab.click("pull", seen)
        assert receipt["rejected"] is True
        assert bot.pulled == []


async def test_a_click_does_not_wait_for_a_pause_of_the_bot(tmp_path: Path):
    async with playing(tmp_path) as (bot, tab):
        await tab.until("at first")
        bot.later(2 * PATIENCE, "later", "pull")
        async with asyncio.timeout(PATIENCE):
            assert (await tab.click("pull"))["settlement"] == "settled"


async def test_clicks_at_the_same_moment_are_taken_one_after_the_other(tmp_path: Path):
    async with playing(tmp_path) as (bot, tab):
        await tab.until("at first")
        other = await Tab(tab.session, f"{tab.origin}/#{tab.key}").open()
        receipts = await asyncio.gather(tab.click("pull"), other.click("pull"))
        assert [receipt["settlement"] for receipt in receipts] == ["settled", "settled"]
        assert bot.pulled == ["pull", "pull"]


async def test_the_next_time_everything_is_where_it_was(tmp_path: Path):
    async with playing(tmp_path) as (bot, tab):
        await tab.until("at first")
        await tab.click("pull")
        before = await tab.until("pulled pull")
        key, user = tab.key, bot.user
    async with playing(tmp_path) as (bot, tab):
        assert (tab.key, bot.user) == (key, user)
        assert tab.state["messages"].keys() == before["messages"].keys()
        assert tab.state["channel"]["id"] == before["channel"]["id"]
        assert [each["id"] for each in tab.state["viewers"]] == [each["id"] for each in before["viewers"]]
        await tab.click("pull")
        assert bot.pulled == ["pull"]
        assert len((await tab.look())["messages"]) == len(before["messages"]) + 1


async def test_the_button_that_ends_the_session_ends_the_playground(tmp_path: Path):
    async with playing(tmp_path) as (bot, tab):
        await tab.act("close")
        await asyncio.wait_for(bot.ended.wait(), PATIENCE)


async def test_a_page_that_can_no_longer_be_updated_ends_the_playground(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def update(*_: object) -> None:
        raise ValueError("no page")

    monkeypatch.setattr(session, "keep_up_to_date", update)
    bot = Demo()
    with pytest.raises(ValueError, match="no page"):
        await asyncio.wait_for(host(bot, tmp_path, 0, asyncio.Event(), lambda _: None), PATIENCE)
    assert bot.is_closed()


async def test_the_key_of_the_page_is_for_this_user_alone(tmp_path: Path):
    async with playing(tmp_path) as (_, tab):
        assert (tmp_path / "key").read_text() == tab.key
        assert (tmp_path / "key").stat().st_mode & 0o077 == 0


async def test_a_port_that_is_taken_is_an_error_of_the_system(tmp_path: Path):
    async with playing(tmp_path) as (_, tab):
        port = int(tab.origin.rpartition(":")[2])
    with socket.create_server(("127.0.0.1", port)):
        bot = Demo()
        with pytest.raises(OSError, match="address already in use"):
            await host(bot, tmp_path, port, asyncio.Event(), print)
        assert bot.is_closed()
