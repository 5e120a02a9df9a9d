"""`verify`: check a game's record, which may be forged, by the record itself and the rules."""

import argparse
from pathlib import Path

from bot.cli.command_line import FailedError
from engine.verify import Finding, verify
from storage.results.game_record import MOST_BYTES, GameRecord, NoRecordError, read

_GOOD = {
    "commitment": "The secret belongs to the fingerprint that the bot committed to.",
    "seed": "The secret and the clicks of the players make the seed that shuffled the cards.",
    "dealing": "The clicks and the cards are those of the rule by which the game says that it was dealt.",
    "choices": "Every choice answers the question that was open, and the last one ends the game.",
    "scores": "The scores are those of the game, line by line.",
}
_BAD = {
    "commitment": "The secret doesn't belong to the fingerprint",
    "seed": "The seed isn't that of the secret and the clicks",
    "dealing": "The game wasn't dealt by the rule that it names",
    "choices": "The choices aren't those of a game dealt like this",
    "scores": "The scores aren't those of the game",
}
_DEALING = ("commitment", "seed", "dealing")

_FAIR = """\
The dealing was fair, if the lobby in Discord showed this fingerprint before the players joined:
{commitment}"""
_FAIR_DAILY = """\
The dealing was fair, if the daily deal in Discord showed this fingerprint before day {day} began:
{commitment}"""
_FAIR_BUT = "The dealing was fair, but this isn't the true record of a game."
_UNFAIR = "This record doesn't show that the dealing was fair."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a record, as `record` writes it")


def execute(arguments: argparse.Namespace) -> int:
    """Print findings; return 0 if all are right, otherwise 1. Raises `FailedError` if it isn't a record."""
    try:
        with arguments.file.open("rb") as file:
            found = read(file.read(MOST_BYTES + 1))
    except OSError as error:
        raise FailedError(f"{arguments.file} can't be read: {error.strerror}.", 2) from error
    except NoRecordError as error:
        raise FailedError(f"{arguments.file} is no record of a game: {visible(str(error))}.", 2) from error
    return _report(found, verify(found.transcript()))


def visible(text: str) -> str:
    """Return a text with each unprintable character escaped."""
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in text)


def _report(found: GameRecord, findings: list[Finding]) -> int:
    print(f"Game {found.game}: {len(found.seats)} players, {len(found.choices)} choices.\n")
    for subject, problem in findings:
        print(f"WRONG  {_BAD[subject]}: {visible(problem)}." if problem else f"right  {_GOOD[subject]}")
    if found.intact:
        print("right  The file is as it was written.")
    else:
        print("WRONG  The file was changed after it was written: it has another checksum.")
    wrong = {finding.subject for finding in findings if finding.problem}
    if wrong.intersection(_DEALING):
        print(f"\n{_UNFAIR}")
    elif wrong or not found.intact:
        print(f"\n{_FAIR_BUT}")
    else:
        fair = _FAIR_DAILY if found.day else _FAIR
        print(f"\n{fair.format(commitment=found.commitment, day=found.day)}")
        return 0
    return 1
