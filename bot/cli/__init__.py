"""The command line: `python -m bot <command>`, each command in a module of its own.

A command is imported only when it is called: measuring the rules needs neither Discord nor a database, and
the playground may not be installed.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from bot.wrong_settings import WrongSettingsError

COMMANDS = {
    "run": "start the bot on Discord",
    "play": "try the bot in a local Discord, in your browser",
    "selfplay": "let computer players play, without Discord",
    "arena": "let levels of computer players play against each other, and count who wins",
    "masters": "let whole tables of Masters play, each answer in its time, and tell what went wrong",
    "fit": "fit the weights of a level of computer players to games that it plays",
    "worth": "fit what Masters think of a position to games of Builders",
    "cards": "list all cards and what they do",
    "bench": "measure how fast games are played",
    "health": "say whether the bot is running and connected",
    "backup": "copy the database while the bot runs",
    "check": "say whether the database and all games in it are sound",
    "migrate": "bring the database up to date",
    "record": "write the record of a finished game",
    "ratings": "make the ratings anew, or fit them to the results",
    "verify": "check by its record that a game was dealt fairly",
}

_NOT_INSTALLED = """\
This Python ({python}) has no package {package}.
`make run` and `make play` install all that is needed into .venv. Without make:
    {python} -m pip install --require-hashes -r requirements/run.txt"""


class Command(Protocol):
    """A module of this package that is a command."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare what the command understands."""
        ...

    def execute(self, arguments: argparse.Namespace) -> int:
        """Do it, and return the exit code."""
        ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, and return the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words or words[0] not in COMMANDS:
        return _no_command(words)
    name = words[0]
    try:
        command = cast(Command, import_module(f"bot.cli.{name}"))
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if not package or find_spec(package) is not None:
            raise
        print(_NOT_INSTALLED.format(python=sys.executable, package=package), file=sys.stderr)
        return 2
    told = COMMANDS[name]
    parser = argparse.ArgumentParser(
        prog=f"python -m bot {name}", description=f"{told[0].upper()}{told[1:]}."
    )
    command.add_arguments(parser)
    arguments = parser.parse_args(words[1:])
    try:
        return command.execute(arguments)
    except WrongSettingsError as error:
        print(error, file=sys.stderr)
        return 2


def _no_command(words: list[str]) -> int:
    """Show the list of commands; complain if it wasn't asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="commands:\n" + "\n".join(f"  {name:<10} {text}" for name, text in COMMANDS.items()),
    )
    parser.add_argument("command", help="what to do; `python -m bot <command> --help` says how")
    if words in (["-h"], ["--help"]):
        parser.print_help()
        return 0
    parser.print_help(sys.stderr)
    problem = f"there is no command {words[0]!r}" if words else "what shall it do?"
    print(f"\npython -m bot: {problem}", file=sys.stderr)
    return 2
