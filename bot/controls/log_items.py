"""The controls by which somebody turns the pages of the log of a game.

    cit:log-page:<game>:<way>:<round>:<part>    a button to this part of this round
    cit:log-round:<game>                        a menu of rounds; its value is the number of the round

A round that is too long for one message has several parts; a part beyond its last one is that. `<way>` tells
buttons apart that lead to the same page.
"""

import re
from typing import Literal, TypeAlias, get_args

from bot.controls.custom_ids import GAME, AnyButton, AnySelect, Control
from bot.controls.requests import Request, ShowLog

Way: TypeAlias = Literal["first", "back", "next", "last"]
"""To the first or the last page, one page back or forward."""

LAST_PART = 99

_ROUND = "[0-9]{1,4}"


class LogButton(
    Control[AnyButton],
    template=rf"cit:log-page:{GAME}:(?P<way>{'|'.join(get_args(Way))}):(?P<round>{_ROUND}):(?P<part>[0-9]{{1,2}})",
):
    """A button that leads to a page of the log of a game."""

    def __init__(self, game: str, way: Way, number: int, part: int, button: AnyButton) -> None:
        """Wrap a button that leads to this part of the round of this number."""
        self.game = game
        self.number = number
        self.part = part
        super().__init__(button, f"cit:log-page:{game}:{way}:{number}:{part}")

    def request(self) -> Request:
        """To show the page."""
        return ShowLog(self.game, self.number, self.part)


class LogMenu(Control[AnySelect], template=rf"cit:log-round:{GAME}"):
    """A menu of the rounds of a game."""

    def __init__(self, game: str, select: AnySelect) -> None:
        """Wrap a menu whose values are the numbers of rounds."""
        self.game = game
        super().__init__(select, f"cit:log-round:{game}")

    def request(self) -> Request:
        """To show the beginning of the round."""
        picked = "".join(self.values)
        return ShowLog(self.game, int(picked) if re.fullmatch(_ROUND, picked) else 1, 0)
