"""`rehearse`: check on Discord itself what our imitations of Discord assume. Never run it in CI."""

import argparse
import asyncio
import os
import platform
import sys
import tempfile
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import discord

from bot import logs
from bot.cli.bot_process import new_event_loop
from bot.cli.command_line import FailedError
from bot.cli.rehearsal import alone, person
from bot.cli.rehearsal.check import Check, CheckResult
from bot.cli.rehearsal.rehearsal_stage import Rehearsal, RehearsalStage
from bot.release import release

TOKEN, SERVER, CHANNEL = "DISCORD_TOKEN", "REHEARSAL_SERVER", "REHEARSAL_CHANNEL"

_MISSING = """\
Missing or wrong in the environment: {names}.
DISCORD_TOKEN is the token of an application that runs nowhere else. REHEARSAL_SERVER and
REHEARSAL_CHANNEL are the ids of your test server and of a text channel there. The file .env isn't read,
because its token may be in use."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--alone", action="store_true", help="leave out the checks that need a person")


def execute(arguments: argparse.Namespace) -> int:
    """Run the checks and print the report; return 1 if an assumption was wrong. Raises `FailedError`."""
    given = {name: os.environ.get(name, "").strip() for name in (TOKEN, SERVER, CHANNEL)}
    wrong = [name for name, text in given.items() if not text or not (name == TOKEN or text.isdecimal())]
    if wrong:
        raise FailedError(_MISSING.format(names=", ".join(wrong)), 2)
    logs.set_up("WARNING", "text", given[TOKEN])
    checks = alone.CHECKS if arguments.alone else (*alone.CHECKS, *person.CHECKS)
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_event_loop) as runner:
        # Only the report goes to stdout.
        tell = partial(print, file=sys.stderr, flush=True)
        bot = Rehearsal(Path(folder))
        stage = RehearsalStage(bot, given[TOKEN], int(given[SERVER]), int(given[CHANNEL]), tell)
        results = runner.run(rehearse(stage, checks))
    print(logs.redacted(report(results), given[TOKEN]))
    return int(any(each.verdict == "refuted" for each in results))


async def rehearse(stage: RehearsalStage, checks: Sequence[Check]) -> list[CheckResult]:
    """Sign in and run the checks. In any case, clean up and sign out."""
    try:
        results = [await alone.sign_in.result(stage)]
        if results[0].verdict == "confirmed":
            try:
                results += [await each.result(stage) for each in checks]
            finally:
                results.append(await alone.clean_up.result(stage))
        return results
    finally:
        await stage.bot.leave()


def report(results: Sequence[CheckResult]) -> str:
    """Write the report in Markdown, wrong assumptions first. It names no person, server or channel."""
    verdicts = [each.verdict for each in results]
    counted = ", ".join(f"{verdicts.count(each)} {each}" for each in sorted(set(verdicts)))
    versions = f"discord.py {discord.__version__}, Python {platform.python_version()}, {platform.system()}"
    lines = ["| verdict | check | seen | assumption | imitated in | seconds |", "|---|---|---|---|---|---|"]
    for each in sorted(results, key=lambda result: result.verdict != "refuted"):
        check, seen = each.check, " ".join(each.seen.split()).replace("|", "\\|")
        row = (each.verdict, check.name, seen, check.assumption, check.imitations, f"{each.seconds:.1f}")
        lines.append(f"| {' | '.join(row)} |")
    return "\n".join([f"Rehearsal of release {release()} with {versions}: {counted}.", "", *lines])
