"""`backup`: a copy of the database, also while the bot runs."""

import argparse
import shlex
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

from bot.cli.choosing import add_database, database
from bot.cli.command_line import FailedError
from storage.database.sqlite.sqlite_backend import back_up
from storage.database.storage_errors import StorageError

_OF_A_SERVER = """\
Nothing was copied: PostgreSQL copies its databases itself, while bots play. It asks for the password:
    {dump}
docs/scaling.md says how to go back to such a copy."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command understands."""
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    add_database(parser)
    parser.add_argument("--force", action="store_true", help="replace the file if it exists")


def execute(arguments: argparse.Namespace) -> int:
    """Copy, and return the exit code."""
    path = database(arguments)
    if isinstance(path, str):
        raise FailedError(_OF_A_SERVER.format(dump=_dump(path, arguments.file)))
    try:
        back_up(path, arguments.file, force=arguments.force)
    except (StorageError, OSError) as error:
        raise FailedError(f"{path} was not copied: {error}.") from error
    print(f"{path} was copied to {arguments.file}.")
    return 0


def _dump(address: str, file: Path) -> str:
    """Return the command that copies a database of a server, without the password in it."""
    parts = urlsplit(address)
    user, at, host = parts.netloc.rpartition("@")
    query = [pair for pair in parse_qsl(parts.query) if pair[0] != "password"]
    place = f"postgresql://{user.partition(':')[0]}{at}{host}{parts.path}"
    if query:
        place += f"?{urlencode(query, safe='/')}"
    return shlex.join(["pg_dump", "--format=custom", f"--file={file}", f"--dbname={place}"])
