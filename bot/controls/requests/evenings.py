"""Standing evenings: founding one, answering whether one comes, and its organiser's changes."""

from typing import Annotated

from bot.controls.request import Form, Game, GameRequest, Request, number
from storage.play.evenings import Every, Reply


class EveningRequest(Request):
    """A request about a standing evening. Its clicks wait in a line, so that its message shows the last."""

    evening: Game

    @property
    def line(self) -> str:
        """The line of the evening."""
        return self.evening


class PlanEvening(GameRequest, id="rematch-tomorrow"):
    """Ask when the people of a finished game meet again."""


class MeetTomorrow(GameRequest, id="evening:tomorrow"):
    """Meet again at the same time tomorrow, once."""


class OpenEveningForm(GameRequest, id="evening:form"):
    """Ask for the first time of an evening that renews itself."""

    every: Every


class FoundEvening(Form, id="evening:found"):
    """Found an evening that first comes at this time, `day` days ahead. `click` makes the id unique."""

    every: Every
    click: Annotated[int, number(20)]
    day: str = ""
    time: str = ""
    zone: str = ""


class AnswerEvening(EveningRequest, id="evening:answer"):
    """Say whether the person comes at the time `at`."""

    at: Annotated[int, number(12)]
    reply: Reply


class ShowEvening(EveningRequest, id="evening:show"):
    """Show the table of the season, and to its organiser what can be changed."""


class FillEvening(EveningRequest, id="evening:fill"):
    """Let computers take the seats that people leave free, or not."""

    on: bool


class HandOnEvening(EveningRequest, id="evening:to", picks="user"):
    """The menu of people who come: the picked one becomes the organiser."""

    user: str = ""


class ResumeEvening(EveningRequest, id="evening:resume"):
    """Continue a resting evening."""


class EndEvening(EveningRequest, id="evening:end"):
    """End an evening for good; ask first unless the person is `sure`."""

    sure: bool
