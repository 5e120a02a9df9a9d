"""The controls of the puzzle of the day, beside those of its question."""

from bot.controls.request import Request, Tag


class OpenPuzzle(Request, id="puzzle:open"):
    """Show the puzzle of the day."""


class SharePuzzle(Request, id="puzzle:share"):
    """Tell the channel how the person did at the puzzle of this tag."""

    tag: Tag
