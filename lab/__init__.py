"""Commands that measure rules and computer players, and fit weights. The bot doesn't need them."""

import sys
from collections.abc import Sequence

from bot.cli.command_line import CommandLine
from engine.errors import SetupError

COMMANDS = {
    "selfplay": "let computer players play, without Discord",
    "arena": "let levels of computer players play against each other, and count their wins",
    "ways": "show how strong and how different the ways of computer players are",
    "masters": "let tables of Masters play with the bot's time limits, and report each fault",
    "fit-builder": "fit the weights of Builders to games that they play",
    "fit-master": "fit the weights by which Masters value a position to games of Builders",
    "cheating": "compute what each way of cheating at the ratings gains",
    "puzzles": "look for puzzles of the day in finished games",
    "bench": "measure how fast games are played",
    "reads": "measure leaderboards and profiles after many games",
}

COMMAND_LINE = CommandLine("python -m lab", "lab", COMMANDS)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command that the arguments name; return its exit code."""
    try:
        return COMMAND_LINE.run(sys.argv[1:] if argv is None else argv)
    except SetupError as error:
        print(f"These cards can't be played: {error}.", file=sys.stderr)
        return 2
