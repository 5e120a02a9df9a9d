"""The controls by which somebody walks through a finished game, and turns the pages of a list of such games.

Each says where it leads, not how far: so an old one, or a click that comes twice, does no harm.

    cit:step:<game>:<way>:<step>    a button to this step of the game
    cit:round:<game>                a menu of rounds; its value is the step in which the round begins
    cit:history:<page>              a button to this page of one's own finished games

`<way>` tells buttons apart that lead to the same step.
"""

import re
from typing import Literal, TypeAlias, get_args

from bot.controls.custom_ids import GAME, PAGE, AnyButton, AnySelect, Control
from bot.controls.requests import Request, ShowHistory, ShowStep

Way: TypeAlias = Literal["first", "back", "next", "last", "before", "after"]
"""To the first or the last step, one step or one round back or forward."""

_STEP = "[0-9]{1,6}"


class StepButton(
    Control[AnyButton], template=rf"cit:step:{GAME}:(?P<way>{'|'.join(get_args(Way))}):(?P<step>{_STEP})"
):
    """A button that leads to a step of a finished game."""

    def __init__(self, game: str, way: Way, step: int, button: AnyButton) -> None:
        """Wrap a button that leads to this step."""
        self.game = game
        self.step = step
        super().__init__(button, f"cit:step:{game}:{way}:{step}")

    def request(self) -> Request:
        """To show the step."""
        return ShowStep(self.game, self.step)


class RoundMenu(Control[AnySelect], template=rf"cit:round:{GAME}"):
    """A menu of the rounds of a finished game."""

    def __init__(self, game: str, select: AnySelect) -> None:
        """Wrap a menu whose values are the steps in which the rounds begin."""
        self.game = game
        super().__init__(select, f"cit:round:{game}")

    def request(self) -> Request:
        """To show the first step of the round."""
        picked = "".join(self.values)
        return ShowStep(self.game, int(picked) if re.fullmatch(_STEP, picked) else 0)


class HistoryButton(Control[AnyButton], template=rf"cit:history:{PAGE}"):
    """A button that turns to a page of one's own finished games."""

    def __init__(self, page: int, button: AnyButton) -> None:
        """Wrap a button that leads to this page."""
        self.page = page
        super().__init__(button, f"cit:history:{page}")

    def request(self) -> Request:
        """To show the page."""
        return ShowHistory(self.page)
