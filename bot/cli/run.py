"""`run`: the bot on Discord itself, until a signal ends it."""

import argparse
import asyncio
import contextlib
import logging
import os
import re
from pathlib import Path

import discord

from bot import logs, warming
from bot.cli.bot_process import (
    LOOK_INTERVAL,
    Monitoring,
    Watchdog,
    new_event_loop,
    set_by_signal,
    storage_problem,
)
from bot.cli.command_line import FailedError
from bot.cli.health import beat, replaced
from bot.cli.pulse import ending_if_hung, keep_pulse
from bot.client import CitadelsBot
from bot.logs import UNREACHABLE
from bot.monitoring.discord_reach import DiscordReach
from bot.operator_errors import NotListeningError, WrongSettingsError
from bot.release import release
from bot.review.past_choices import UNREADABLE, supply
from bot.settings import Settings, log_format, unknown
from engine.compiled import COMPILED
from storage.database.addresses import named
from storage.database.storage_errors import NewerDatabaseError, StorageError, UnfitPlaceError
from storage.maintenance import locked

_log = logging.getLogger(__name__)

HEARTBEAT = 20.0  # Seconds between two heartbeats.
LOOK = 2.0  # Seconds between two checks for an operator's requests.
FINISH = 15.0  # Seconds for which a stopping bot finishes what it has begun.
CLOSE = 8.0  # Seconds that closing may take after `FINISH`. Compose and systemd kill after 30 seconds.

_TOKEN = re.compile(r"[\w.-]+", re.ASCII)
"""Match a possible token. We report any other text, such as a quoted token, before Discord refuses it."""

_NO_TOKEN = """\
There is no token: put DISCORD_TOKEN=... (your bot's token) into the environment or into a file .env here.
No bot yet, or just curious? `make play` starts it all in a Discord on your own computer, without a token."""

_NOT_COPIED = """\
The value of DISCORD_TOKEN can't be a token: a token has nothing but letters, digits and . _ - in it.
Take out quotes and spaces, or get a new one in the Developer Portal (Bot > Reset Token).
To play without any token: make play"""

_BAD_TOKEN = """\
Discord doesn't accept the token in DISCORD_TOKEN: get a new one in the Developer Portal (Bot > Reset Token).
To play without any token: make play"""

_UPDATE = "Discord no longer offers something that this release needs ({code}): update the bot."

_MORE_SHARDS = 4011

_FEW_SHARDS = """\
The bot has too many servers for its shards (4011): on PostgreSQL, set CITADELS_SHARDS to a larger value.
On a file, start the bot again: Discord says at each start how many shards it wants."""

_CLOSED = {
    4004: _BAD_TOKEN,
    4010: "Discord knows no such shard (4010): CITADELS_SHARDS has to be the same in all processes.",
    _MORE_SHARDS: _FEW_SHARDS,
    **{code: _UPDATE.format(code=code) for code in (4012, 4013, 4014)},
}
"""The reasons why Discord closes the gateway for good, by close code."""


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Declare no arguments. All options are settings."""


def execute(_arguments: argparse.Namespace) -> int:
    """Run the bot until SIGINT or SIGTERM, and return the exit code."""
    # Log errors in the settings, too, in the chosen format.
    lines = log_format()
    logs.set_up(lines=lines)
    logs.log_uncaught()
    try:
        return _execute()
    except (FailedError, WrongSettingsError) as error:
        if lines == "text":
            raise
        return _refused(error)


def _refused(error: FailedError | WrongSettingsError) -> int:
    _log.error("The bot can't run: %s", str(error))
    return error.code if isinstance(error, FailedError) else 2


def _execute() -> int:
    settings = Settings.read()
    token = settings.token()
    if not token:
        raise FailedError("\n".join((_NO_TOKEN, *unknown())), 2)
    if not _TOKEN.fullmatch(token):
        raise FailedError(_NOT_COPIED, 2)
    if settings.puzzles is not None:
        _check_puzzles(settings.puzzles)
    _check_heartbeat(settings.heartbeat_file)
    lines = logs.set_up(settings.log_level, settings.log_format, token)
    for line in unknown():
        _log.warning("%s", line)
    return _run(settings, token, lines)


def _check_puzzles(file: Path) -> None:
    try:
        supply(file)
    except UNREADABLE as error:
        reason = error.strerror if isinstance(error, OSError) else ""
        told = reason or "`python -m lab puzzles` makes a file of puzzles"
        raise WrongSettingsError(f"CITADELS_PUZZLES: the puzzles can't be read: {told}.") from error


def _check_heartbeat(file: Path | None) -> None:
    """Raise `WrongSettingsError` if the file can't be written. The bot can outlast a full disk: accept it."""
    if file is not None and not os.access(file if file.exists() else file.parent, os.W_OK):
        raise WrongSettingsError(f"CITADELS_HEARTBEAT_FILE: {file} can't be written: look at its folder.")


def _run(settings: Settings, token: str, lines: logs.TextLines | logs.JsonLines) -> int:
    monitoring = Monitoring(settings.http_host, settings.http_port)
    try:
        # On PostgreSQL, each shard has a separate lock.
        alone = locked(settings.database) if isinstance(settings.database, Path) else contextlib.nullcontext()
        hung = ending_if_hung(settings.missed_beats)
        with hung, alone, asyncio.Runner(loop_factory=new_event_loop) as runner:
            bot = CitadelsBot(settings, observer=monitoring.observer)
            if isinstance(lines, logs.JsonLines):
                lines.shards = lambda: bot.shard_count
            logs.leave_out_failures(lambda: bot.in_outage)
            bot.registry.listeners.append(bot.preparing.hear)
            runner.run(serve(bot, token, settings, monitoring))
    except FailedError as error:
        return _refused(error)
    except discord.LoginFailure:
        return _refused(FailedError(_BAD_TOKEN, 2))
    except UNREACHABLE as error:  # exit with 1, so that the supervisor tries again
        _log.error("Discord can't be reached: %s", error)
        return 1
    except discord.HTTPException as error:  # its text may be a whole page
        _log.error("Discord can't be reached: %d %s", error.status, error.response.reason)
        return 1
    except StorageError as error:
        variable = " (CITADELS_DATABASE)" if isinstance(error, UnfitPlaceError) else ""
        _log.error("The games in %s can't be used: %s%s", named(settings.database), error, variable)
        # With several processes, an older one may find newer tables shortly before it is replaced.
        unfit = isinstance(error, NewerDatabaseError) and isinstance(settings.database, Path)
        return 2 if unfit or isinstance(error, UnfitPlaceError) else 1
    except NotListeningError as error:
        _log.error("%s (CITADELS_HTTP_HOST, CITADELS_HTTP_PORT)", str(error))
        return 1
    except Exception:  # noqa: BLE001 - Python would print the values that the error quotes
        _log.exception("The bot was ended by an error")
        return 1
    return 0


async def serve(bot: CitadelsBot, token: str, settings: Settings, monitoring: Monitoring) -> None:
    """Run the bot until a signal or an error ends it. Close it in both cases."""
    rules = "compiled" if COMPILED else "uncompiled; `make fast` compiles them"
    _log.info("Release %s. The rules run %s", release(), rules)
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    watchdog = Watchdog(bot)
    with set_by_signal(stop), warming.settled(bot):
        async with monitoring.serving(bot, watchdog):
            tasks: set[asyncio.Task[object]] = {
                loop.create_task(_connect(bot, token)),
                loop.create_task(bot.refused()),
                loop.create_task(stop.wait()),
                loop.create_task(watchdog.watch(settings.gateway_patience)),
                loop.create_task(_look_for_requests(bot)),
                loop.create_task(keep_pulse(bot.store.database, settings.missed_beats)),
                loop.create_task(_keep_beating(bot, watchdog, monitoring.reach, settings.heartbeat)),
            }
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                await _say_goodbye(bot)
                for task in tasks:
                    task.cancel()
                # This ignores errors of requests that the stop interrupted.
                await asyncio.gather(*tasks, return_exceptions=True)
                with contextlib.suppress(OSError):
                    settings.heartbeat.unlink(missing_ok=True)
    _log.info("Stopped")
    for task in done:
        task.result()


async def _connect(bot: CitadelsBot, token: str) -> None:
    """Connect the bot until it is closed. Raises `FailedError` if Discord closes the gateway for good."""
    try:
        await bot.start(token)
    except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
        code = error.code if isinstance(error, discord.ConnectionClosed) else 4014
        if code not in _CLOSED:
            raise
        # If the bot was connected before, it has since joined more servers. A restart will get more shards.
        cured = code == _MORE_SHARDS and bot.is_ready()
        raise FailedError(_CLOSED[code], 1 if cured else 2) from error


async def _say_goodbye(bot: CitadelsBot) -> None:
    _log.info("Stopping")
    try:
        async with asyncio.timeout(FINISH):
            await bot.finish()
    except TimeoutError:
        _log.warning("Some work was unfinished after %g seconds, and was cancelled", FINISH)
    try:
        async with asyncio.timeout(CLOSE):
            await bot.close()
    except TimeoutError:
        _log.warning("Closing took more than %g seconds and was cut short", CLOSE)


def _name_obstacle(bot: CitadelsBot, named: str) -> str:
    """Return why nothing can be stored. Log this reason unless it is `named`, the reason logged last."""
    if bot.store.database.outage is not None:  # the database logs this itself
        return ""
    problem = storage_problem(bot)
    if problem and problem != named:
        _log.error("%s", f"{problem[0].upper()}{problem[1:]}")
    elif named and not problem:
        _log.warning("Things can be stored again")
    return problem


async def _look_for_requests(bot: CitadelsBot) -> None:
    while True:
        await asyncio.sleep(LOOK)
        bot.background.operator_requests.look()


async def _keep_beating(bot: CitadelsBot, watchdog: Watchdog, reach: DiscordReach, path: Path) -> None:
    """Write heartbeats while the bot is healthy. They contain problems that a restart wouldn't solve."""
    clock, due = asyncio.get_running_loop().time, 0.0
    named = written = unstored = failed = ""
    while True:
        named = _name_obstacle(bot, named)
        excuse, before, unstored = watchdog.excuse, unstored, storage_problem(bot)
        # If storing starts or stops failing, write at once, so that `health` reports it.
        if (excuse or not watchdog.silence()) and (clock() >= due or unstored != before):
            if written and replaced(path, written):
                _log.warning("Another process writes heartbeats to %s: set CITADELS_HEARTBEAT_FILE", path)
            try:
                written, failed = beat(path, unstored, excuse or reach.problem()), ""
            except OSError as error:
                if failed != (failed := str(error.strerror)):
                    _log.warning(
                        "`health` fails: no heartbeat in %s (CITADELS_HEARTBEAT_FILE): %s", path, failed
                    )
            due = clock() + HEARTBEAT
        await asyncio.sleep(LOOK_INTERVAL)
