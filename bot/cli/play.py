"""`play`: the real bot in a Discord on this computer, with a page to click in."""

import argparse
import asyncio
import errno
import os
from collections.abc import Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

import discord
from discord.ui import LayoutView

from bot import logs
from bot.cli.bot_process import set_by_signal
from bot.cli.command_line import FailedError
from bot.client import CitadelsBot
from bot.delivery.outbox import REQUEST_PATIENCE
from bot.screens.notes import welcome_content
from bot.settings import Settings
from bot.words.language import Language, locales
from storage.database.storage_errors import InUseError, StorageError
from storage.maintenance import locked
from storage.values import ASSUMED_SEATS

PAGE_PORT = 8642
LAST_PORT = 65535

_NOT_INSTALLED = """\
The local Discord is not installed: `make play` sets everything up by itself.
Without make: python -m pip install --require-hashes -r requirements/play.txt"""

_TAKEN = """\
Port {port} is taken. Is the playground running already? Then its page is open there.
If something else uses the port, name another one: make play ARGS="--port {other}"."""

_NOT_ALLOWED = """\
Port {port} is kept for others on this computer. Name another one: make play ARGS="--port {other}"."""

_SAID = {errno.EADDRINUSE: _TAKEN, errno.EACCES: _NOT_ALLOWED}

_RUNNING = """\
The playground is running already with the games in {folder}: its page is open.
For a second one, name another folder and another port: make play ARGS="--folder other --port {other}"."""

_WELCOME = """
  Open this page in your browser:

      {url}

  1. Press "{0}" there, or type /citadels new in the box at the bottom and press Enter twice.
  2. Press "{1}": computers take the free seats.
  3. Press "{2}" below the board, and choose a character.

  New to Citadels? Press "{3}" instead.
  In another language: make play ARGS="--language {other}".
  Ctrl-C ends the playground. After a new start, your game continues; it is kept in {folder}.
"""

_OVER_SSH = """
  You are on this machine over SSH, and the page listens on this machine only. To open it on your own
  computer, run this there, leave it open, and then open the page:

      ssh -L {port}:127.0.0.1:{port} {to}
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=_port, default=PAGE_PORT, metavar="N", help="the port of the page (%(default)s)"
    )
    parser.add_argument(
        "--language", choices=locales(), help="the language of everybody's Discord (that of this computer)"
    )
    parser.add_argument("--fast", action="store_true", help="let computer players answer at once")
    parser.add_argument(
        "--folder", type=Path, default=Path(".playground"), help="where the games are kept (%(default)s)"
    )
    parser.add_argument("--verbose", action="store_true", help="show the bot's log, not only its warnings")


def _port(text: str) -> int:
    """Parse the number of a port; 0 means any free port."""
    port = int(text)
    if not 0 <= port <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"a port is a number from 0 to {LAST_PORT}")
    return port


def execute(arguments: argparse.Namespace) -> None:
    """Run the playground until Ctrl-C."""
    if find_spec("simcord") is None or find_spec("markdown_it") is None:
        raise FailedError(_NOT_INSTALLED, 2)
    folder: Path = arguments.folder
    try:
        settings = _settings(folder, fast=arguments.fast)
        prepare(folder)
    except OSError as error:
        raise FailedError(
            f"No games can be kept in {folder}: {error.strerror}. Name another --folder."
        ) from error
    logs.set_up("INFO" if arguments.verbose else "WARNING")
    language = Language(arguments.language) if arguments.language else _language(os.environ)
    try:
        with locked(settings.database):
            asyncio.run(_host(settings, folder, arguments.port, language))
    except InUseError as error:
        raise FailedError(_RUNNING.format(folder=folder, other=_other(arguments.port))) from error
    except StorageError as error:
        raise FailedError(f"The games in {folder} can't be used: {error}. Name another --folder.") from error
    except OSError as error:
        if error.errno not in _SAID:
            raise
        told = _SAID[error.errno].format(port=arguments.port, other=_other(arguments.port))
        raise FailedError(told) from error
    print("\nStopped. Your game is kept.")


def _other(port: int) -> int:
    return port + 1 if PAGE_PORT <= port < LAST_PORT else PAGE_PORT


def _settings(folder: Path, *, fast: bool) -> Settings:
    pause = {"computer_pause": 0.0} if fast else {}
    return Settings.read().model_copy(
        update={"discord_token": None, "database": folder / "games.sqlite3"} | pause
    )


def prepare(folder: Path) -> None:
    """Make the folder, and hide it from git."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / ".gitignore").write_text("*\n", encoding="ascii")


async def _host(settings: Settings, folder: Path, port: int, say: Language) -> None:
    from bot.playground.session import host, searches_apart  # noqa: PLC0415 - it may not be installed

    def welcome(url: str) -> None:
        other = "|".join(each for each in locales() if each != say.locale)
        names = ("button-welcome-new", "button-fill-start", "button-play", "button-welcome-learn")
        buttons = [say(each, count=ASSUMED_SEATS - 1) for each in names]
        said = _WELCOME.format(*buttons, url=url, folder=folder.resolve(), other=other)
        print(said + _tunnel(url), flush=True)

    async def greet(channel: discord.PartialMessageable, direct: Sequence[tuple[str, str]]) -> None:
        async def post(view: LayoutView, files: list[discord.File]) -> object:
            return await channel.send(view=view, files=files)

        content = welcome_content(direct, say)
        await bot.delivery.pictures.send(content, (channel.id, channel.id), post, REQUEST_PATIENCE)

    bot, stop = CitadelsBot(settings), asyncio.Event()
    bot.registry.listeners.append(bot.preparing.hear)
    # No request may wait for its turn, because the local Discord's clock would stand still meanwhile.
    bot.delivery.budget.lift()
    with set_by_signal(stop):
        await host(
            bot,
            folder,
            port,
            stop,
            welcome,
            locale=say.locale,
            greeting=greet,
            beside=partial(searches_apart, bot.thinkers),
        )


def _language(environment: Mapping[str, str]) -> Language:
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    spoken = next(filter(None, map(environment.get, variables)), "")
    return Language(spoken.replace(".", "_").partition("_")[0])


def _tunnel(url: str) -> str:
    """If we run over SSH, return how to open the page from the other computer; otherwise an empty text."""
    # The address and port of the client, then of the server.
    ends = os.environ.get("SSH_CONNECTION", "").split()
    if len(ends) != len(("client", "its port", "server", "its port")):
        return ""
    *_, host, port = ends
    user = os.environ.get("USER") or os.environ.get("LOGNAME")
    to = f"{user}@{host}" if user else host
    return _OVER_SSH.format(port=urlsplit(url).port, to=to if port == "22" else f"-p {port} {to}")
