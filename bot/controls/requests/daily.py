"""The daily deal: its game, its tables, and the card to share."""

from typing import Literal, TypeAlias

from bot.controls.request import GameRequest, Request
from bot.controls.requests.records import Scope

DailySpan: TypeAlias = Literal["day", "week"]
"""The deals that count on a table: that of today, or those of the week."""


class OpenDaily(Request, id="daily:open"):
    """Show the person their game of today, which is dealt if they have none yet."""


class ShareDaily(GameRequest, id="daily:share"):
    """Post the card of a person's finished daily deal for everybody in the channel."""


class ShowDailyTable(Request, id="daily:table"):
    """Show the best of the daily deal, in a server or everywhere."""

    scope: Scope
    span: DailySpan
