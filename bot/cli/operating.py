"""The commands for an operator, also for a running bot: `person`, `server`, `discard` and `stats`.

A command that changes something writes a row. Each running bot looks for such rows every few seconds; a
stopped bot does so when it starts (`bot/tables/background/operator_requests.py`).
"""

import argparse
import asyncio
import json
import os
import sys
import time
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple

from bot.cli.command_line import Command, FailedError
from bot.cli.database import add_database, database
from storage.database.addresses import named
from storage.database.storage_errors import StorageError, UnsureError
from storage.database.transaction import Returned, Work
from storage.maintenance import read_current, write_current
from storage.overview import Activity, ServerFacts, facts_of_server, figures
from storage.people.servers import DAYS_KEPT, leave
from storage.people.shut_out import let_in, shut_out, shut_out_since
from storage.privacy import declared
from storage.privacy.holdings import Holdings
from storage.privacy.in_games import discard
from storage.privacy.personal_data import begin, written

PATIENCE, AGAIN = 10.0, 0.5
"""Seconds for which a command waits for a running bot, and between two checks of the result."""


class Subcommand(NamedTuple):
    """An action of a command on a person or a server: its help, and its function."""

    help: str
    act: Callable[[Path | str, argparse.Namespace], None]


def _discord_id(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 0 < int(text[:20]) < 2**63:
        raise argparse.ArgumentTypeError("an id of Discord is a number, such as 80351110224678912")
    return int(text)


def _add_actions(what: str, actions: Mapping[str, Subcommand], parser: argparse.ArgumentParser) -> None:
    told = "; ".join(f"{name}: {each.help}" for name, each in actions.items())
    parser.add_argument("action", choices=tuple(actions), help=told)
    parser.add_argument("id", type=_discord_id, metavar="ID", help=f"the id of the {what} in Discord")
    add_database(parser)


def _act(actions: Mapping[str, Subcommand], arguments: argparse.Namespace) -> None:
    actions[arguments.action].act(database(arguments), arguments)


def _read(place: Path | str, work: Work[Returned]) -> Returned:
    try:
        return asyncio.run(read_current(place, work))
    except StorageError as error:
        raise FailedError(f"{named(place)} can't be read: {error}.") from error


def _write(place: Path | str, work: Work[Returned]) -> Returned:
    try:
        return asyncio.run(write_current(place, work))
    except UnsureError as error:
        raise FailedError(f"{named(place)} may have stored it or not: {error}. Do it again.") from error
    except StorageError as error:
        raise FailedError(f"Nothing is stored in {named(place)}: {error}.") from error


def _await(done: Callable[[], bool]) -> bool:
    """Wait up to `PATIENCE` seconds for a running bot; return whether the request is done."""
    end = time.monotonic() + PATIENCE
    while not (finished := done()) and time.monotonic() < end:
        time.sleep(AGAIN)
    return finished


def _day(moment: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


# People


def _person_arguments(parser: argparse.ArgumentParser) -> None:
    _add_actions("person", _PERSON, parser)
    parser.add_argument(
        "--output", type=Path, metavar="FILE", help="where to write the export (on the terminal)"
    )
    parser.add_argument("--yes", action="store_true", help="delete the data without showing it first")


def _held(place: Path | str, user: int) -> Holdings:
    return _read(place, lambda transaction: declared.find(transaction, user))


def _show(place: Path | str, arguments: argparse.Namespace) -> None:
    user: int = arguments.id
    held = _held(place, user)
    since = _read(place, lambda transaction: shut_out_since(transaction, user))
    if since is None or declared.rows(held):
        _print_held(held)
    else:
        print(
            f"Nothing is stored about {user} but a hash of the id, which bars them. The hash can't be undone."
        )
    if since is not None:
        print(f"\nKept from using the bot since {_day(since)}.")


def _print_held(held: Holdings) -> None:
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
    content = written(_held(place, arguments.id), datetime.now(UTC))
    output: Path | None = arguments.output
    if output is None:
        sys.stdout.buffer.write(content)
        return
    try:
        # Overwrite no file, and let no other user of this machine read this one.
        with open(output, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
            file.write(content)
    except OSError as error:
        raise FailedError(f"The export can't be written to {output}: {error.strerror}.") from error


def _forget(place: Path | str, arguments: argparse.Namespace) -> None:
    user: int = arguments.id
    held = _held(place, user)
    if not arguments.yes or not declared.rows(held):
        _print_held(held)
        if declared.rows(held):
            raise FailedError(f"\nNothing was deleted. To delete it: person forget {user} --yes")
        return
    _write(place, lambda transaction: begin(transaction, user))
    deleted = _await(lambda: not _held(place, user).deleting)
    print(f"All data of {user} {'is deleted' if deleted else 'will be deleted once the bot is running'}.")


def _bar(place: Path | str, arguments: argparse.Namespace) -> None:
    user: int = arguments.id
    known = declared.rows(_held(place, user))
    if not _write(place, lambda transaction: shut_out(transaction, user)):
        raise FailedError(f"An earlier command has already kept {user} from the bot.")
    if not known:
        print(f"Nothing is stored about {user}: is the id right? If not: person unbar {user}")
    print(f"{user} can no longer use the bot. If the bot isn't running, this begins with its next start.")
    out = _await(lambda: not any(game.playing for game in _held(place, user).games))
    later = "A computer takes their seats in games once the bot is running."
    print("They have no seat in any game." if out else later)


def _unbar(place: Path | str, arguments: argparse.Namespace) -> None:
    user: int = arguments.id
    if not _write(place, lambda transaction: let_in(transaction, user)):
        raise FailedError(f"Nothing keeps {user} from using the bot.")
    print(f"{user} may use the bot again. Seats that a computer took stay the computer's.")


_PERSON = {
    "show": Subcommand("say how much is stored about somebody", _show),
    "export": Subcommand("write the same file that `/citadels privacy export` gives them", _export),
    "forget": Subcommand("delete all of it, as `/citadels privacy delete` does", _forget),
    "bar": Subcommand("keep them from using the bot; a computer takes their seats", _bar),
    "unbar": Subcommand("let them use it again", _unbar),
}


# Servers


def _show_server(place: Path | str, arguments: argparse.Namespace) -> None:
    guild: int = arguments.id
    facts = _read(place, lambda transaction: facts_of_server(transaction, guild))
    if not facts.known:
        print(f"Nothing is stored about the server {guild}: the bot isn't in it, or nobody has played there.")
        return
    print(f"Server {guild}")
    if facts.removed is not None:
        print(f"The bot left it on {_day(facts.removed)}.")
    print(f"Games: {facts.running} running, {facts.finished} finished; lobbies: {facts.lobbies}")
    print(f"Tournaments: {facts.tournaments}; standing evenings: {facts.evenings}")
    print(f"Saved sets: {facts.sets}; people on its list: {facts.barred}")
    print(f"Settings: {facts.settings}")


def _leave(place: Path | str, arguments: argparse.Namespace) -> None:
    guild: int = arguments.id

    def facts() -> ServerFacts:
        return _read(place, lambda transaction: facts_of_server(transaction, guild))

    _write(place, lambda transaction: leave(transaction, guild))
    if not _await(lambda: not facts().leaving):
        print(f"The bot leaves the server {guild} once it is running and Discord allows it.")
    elif facts().removed is None:
        raise FailedError(f"The bot is in no server with the id {guild}: is the id right?")
    else:
        print(f"The bot is no longer in the server {guild}.")


_SERVER = {
    "show": Subcommand("say what is stored about a server", _show_server),
    "leave": Subcommand(f"make the bot leave the server; its data is deleted after {DAYS_KEPT} days", _leave),
}


# Games


def _discard_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "games", nargs="+", metavar="GAME", help="the ids of games that the bot has set aside"
    )
    add_database(parser)


def _discard(arguments: argparse.Namespace) -> None:
    place = database(arguments)
    for game in arguments.games:
        if not _write(place, partial(discard, game=game)):
            raise FailedError(f"The bot has set no game {game} aside: `check` lists those that it has.")
        print(f"Game {game} is deleted. If it had a result, that still counts.")


# Figures

_ALL_SERVERS = "of those that the bot is in; the metric citadels_servers counts them all"


def _stats_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    parser.add_argument("--json", action="store_true", help="print an object of JSON")


def _stats(arguments: argparse.Namespace) -> None:
    found = _read(database(arguments), figures)
    if arguments.json:
        told = {**found._asdict(), "today": found.today._asdict(), "week": found.week._asdict()}
        print(json.dumps(told))
        return
    print(f"Servers with stored data: {found.servers} ({_ALL_SERVERS}); people: {found.people}")
    print(f"Servers that the bot has left, with data kept for {DAYS_KEPT} days: {found.servers_left}")
    print(f"Games: {found.running} running, {found.finished} finished; lobbies: {found.lobbies}")
    print(_active("Today (UTC)", found.today))
    print(_active("The last 7 days", found.week))


def _active(when: str, activity: Activity) -> str:
    return (
        f"{when}: people who played: {activity.people}; servers in which they did: {activity.servers};"
        f" games that ended: {activity.finished}"
    )


DISCARD = Command(_discard_arguments, _discard)
PERSON = Command(_person_arguments, partial(_act, _PERSON))
SERVER = Command(partial(_add_actions, "server", _SERVER), partial(_act, _SERVER))
STATS = Command(_stats_arguments, _stats)
