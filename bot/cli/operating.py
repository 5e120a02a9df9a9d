"""What an operator looks up or does on request, also while the bot runs: `person`, `server` and `stats`.

The commands that change something write a row. Every running bot looks for such rows every few seconds, and a
stopped one when it starts (`bot/tables/background/operator_requests.py`).
"""

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.cli.command_line import Command, FailedError
from bot.cli.database import add_database, database
from storage.database.addresses import named
from storage.database.storage_errors import StorageError
from storage.database.transaction import Result, Work
from storage.maintenance import read_current
from storage.overview import Activity, facts_of_server, figures
from storage.privacy import declared
from storage.privacy.holdings import Holdings
from storage.privacy.personal_data import export


def _discord_id(text: str) -> int:
    """Return an id of Discord. Raises `ArgumentTypeError` if the text is none."""
    if not text.isascii() or not text.isdecimal() or not 0 < int(text[:20]) < 2**63:
        raise argparse.ArgumentTypeError("an id of Discord is a number, such as 80351110224678912")
    return int(text)


def _add_actions(parser: argparse.ArgumentParser, actions: dict[str, str], what: str) -> None:
    """Declare the action, the id and the database."""
    told = "; ".join(f"{name}: {text}" for name, text in actions.items())
    parser.add_argument("action", choices=tuple(actions), help=told)
    parser.add_argument("id", type=_discord_id, metavar="ID", help=f"the id of the {what} in Discord")
    add_database(parser)


def _read(place: Path | str, work: Work[Result]) -> Result:
    """Read a database that may be in use. Raises `FailedError`."""
    try:
        return asyncio.run(read_current(place, work))
    except StorageError as error:
        raise FailedError(f"{named(place)} can't be read: {error}.") from error


# People

_ON_PEOPLE = {
    "show": "say how much is stored about somebody",
    "export": "write the same file that `/citadels privacy export` gives them",
}


def _person_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `person`: answer a request by mail, or enforce the terms of use."""
    _add_actions(parser, _ON_PEOPLE, "person")
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="where to write the export (on the terminal)"
    )


def _person(arguments: argparse.Namespace) -> int:
    act: Callable[[Path | str, argparse.Namespace], None] = _PERSON[arguments.action]
    act(database(arguments), arguments)
    return 0


def _held(place: Path | str, user: int) -> Holdings:
    return _read(place, lambda transaction: declared.find(transaction, user))


def _show(place: Path | str, arguments: argparse.Namespace) -> None:
    _print_held(_held(place, arguments.id))


def _print_held(held: Holdings) -> None:
    """Print the names, so that the operator sees whether it is the right person, and the number of rows."""
    rows = declared.rows(held)
    if not rows:
        print(f"Nothing is stored about {held.user}.")
        return
    names = dict.fromkeys(each.name for each in (*held.games, *held.results) if each.name)
    print(f"Person {held.user}, in games as: {', '.join(names) or '(no name)'}")
    running = [game.game for game in held.games if game.playing and game.status == "running"]
    print(f"Running games: {', '.join(running) or 'none'}")
    print(f"\n{'table':<20}{'rows':>8}")
    for table, count in rows.items():
        print(f"{table:<20}{count:>8,}")


def _export(place: Path | str, arguments: argparse.Namespace) -> None:
    """Write the file, compressed as for the person themselves if it is large. Replace no other file."""
    file = export(_held(place, arguments.id), datetime.now(UTC))
    output: Path | None = arguments.output
    if output is None:
        sys.stdout.buffer.write(file.content)
        return
    try:
        # Nobody else on this machine may read it.
        with open(output, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as written:
            written.write(file.content)
    except OSError as error:
        raise FailedError(f"The export can't be written to {output}: {error.strerror}.") from error
    if file.name.endswith(".gz") and output.suffix != ".gz":
        print(f"{output} is compressed: name it {output}.gz.")


_PERSON = {"show": _show, "export": _export}


# Servers

_ON_SERVERS = {"show": "say what is stored about a server"}


def _server_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `server`."""
    _add_actions(parser, _ON_SERVERS, "server")


def _server(arguments: argparse.Namespace) -> int:
    place, guild = database(arguments), arguments.id
    facts = _read(place, lambda transaction: facts_of_server(transaction, guild))
    if not facts.known:
        print(f"Nothing is stored about the server {guild}.")
        return 0
    print(f"Server {guild}")
    if facts.removed is not None:
        print(f"The bot left it on {time.strftime('%Y-%m-%d', time.gmtime(facts.removed))}.")
    print(f"Games: {facts.running} running, {facts.lobbies} lobbies, {facts.finished} finished")
    print(f"Tournaments: {facts.tournaments}; saved sets: {facts.sets}; people on its list: {facts.barred}")
    print(f"Settings: {facts.settings}")
    return 0


# Figures


def _stats_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of `stats`: servers, people and games, today and this week."""
    add_database(parser)
    parser.add_argument("--json", action="store_true", help="print an object of JSON")


def _stats(arguments: argparse.Namespace) -> int:
    found = _read(database(arguments), figures)
    if arguments.json:
        told = {**found._asdict(), "today": found.today._asdict(), "week": found.week._asdict()}
        print(json.dumps(told))
        return 0
    print(f"Servers: {found.servers}; people: {found.people}")
    print(f"Games: {found.running} running, {found.lobbies} lobbies, {found.finished} finished")
    print(_active("Today (UTC)", found.today))
    print(_active("The last 7 days", found.week))
    return 0


def _active(when: str, activity: Activity) -> str:
    return (
        f"{when}: {activity.people} people played in {activity.servers} servers,"
        f" and {activity.finished} games ended"
    )


PERSON = Command(_person_arguments, _person)
SERVER = Command(_server_arguments, _server)
STATS = Command(_stats_arguments, _stats)
