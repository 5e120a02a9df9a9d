"""The command line: `python -m bot <command>`."""

import sys
from collections.abc import Sequence

from bot.cli.command_line import CommandLine

COMMANDS = {
    "run": "start the bot on Discord",
    "play": "try the bot in a local Discord, in your browser",
    "cluster": "try two processes on one PostgreSQL database, in a local Discord",
    "cards": "list all cards and what they do",
    "health": "say whether the bot is running and connected",
    "backup": "copy the database while the bot runs",
    "check": "say whether the database and all games in it are sound",
    "migrate": "bring the database up to date",
    "move": "move everything from a file to PostgreSQL, or back",
    "record": "write the record of a finished game",
    "ratings": "compute the ratings again, or fit them to the results",
    "rehearse": "try on your own test server what our imitations of Discord assume",
    "person": "show, hand out or delete somebody's data, or keep them from the bot",
    "discard": "delete damaged games that the bot has set aside",
    "server": "show what is stored about a server, or leave it",
    "stats": "count servers, people and games",
    "verify": "check by its record that a game was dealt fairly",
    "words": "list what is wrong with a translation, or write samples of all languages",
}

SHARED_MODULES = {
    **dict.fromkeys(("backup", "check", "migrate", "move", "ratings", "record"), "database"),
    **dict.fromkeys(("discard", "person", "server", "stats"), "operating"),
}
"""The module of each command that shares a module with other commands."""

COMMAND_LINE = CommandLine("python -m bot", "bot.cli", COMMANDS, SHARED_MODULES)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name, and return its exit code."""
    return COMMAND_LINE.run(sys.argv[1:] if argv is None else argv)
