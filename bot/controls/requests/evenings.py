"""Standing evenings, at which the same people meet again: founding, joining and changing them."""

from typing import Annotated, Literal, TypeAlias

from bot.controls.request import Click, Form, GameId, GameRequest, Request, User, number
from storage.play.evenings import EveningReply, Every

Moves: TypeAlias = Literal["this", "once", "week", "fortnight", "month"]
"""Which times of an evening move: only "this" one, or also all later ones, in this rhythm."""

EVENING_AHEAD = 100  # The most days ahead for which an evening can be set.


class EveningRequest(Request):
    """A request about a standing evening. Clicks wait for earlier ones, so that the last one counts."""

    evening: GameId

    @property
    def line(self) -> str:
        return self.evening


class PlanEvening(GameRequest, id="rematch-tomorrow"):
    """Ask when the people of a finished game, or of a lobby, meet again."""


class MeetTomorrow(GameRequest, id="evening:tomorrow"):
    """Plan a single evening, tomorrow at the present time of day."""


class MeetWeekly(GameRequest, id="evening:weekly"):
    """Plan an evening each week, at the weekday and time of day at which the game began."""


class OpenEveningForm(GameRequest, id="evening:form"):
    """Ask when an evening first takes place and how often. The form proposes `every`."""

    every: Every


class EveningForm(Form):
    """A form for the time of an evening."""

    click: Click
    day: str = ""
    time: str = ""
    zone: str = ""


class FoundEvening(EveningForm, id="evening:at"):
    """Set up an evening that first takes place at this time."""

    every: Every = "week"


class OpenMoveForm(EveningRequest, id="evening:when"):
    """Ask the organiser for another time of an evening."""


class MoveEvening(EveningForm, id="evening:move"):
    """Give the evening, whose id is `game`, this time."""

    every: Moves = "this"


class AnswerEvening(EveningRequest, id="evening:answer"):
    """Say whether the person comes to the evening at the time `at`."""

    at: Annotated[int, number(12)]
    reply: EveningReply


class SkipEvening(EveningRequest, id="evening:skip"):
    """Skip the evening at the time `at`."""

    at: Annotated[int, number(12)]


class ShowEvening(EveningRequest, id="evening:show"):
    """Show the scores of the season; show the organiser also the controls."""


class FillEvening(EveningRequest, id="evening:fill"):
    """Allow or forbid computers on the free seats of an evening."""

    on: bool


class HandOnEvening(EveningRequest, id="evening:to", picks="user"):
    """The menu of an evening's people: the picked person becomes the organiser."""

    user: User = 0


class ResumeEvening(EveningRequest, id="evening:resume"):
    """Resume an evening that rests because nobody came."""


class EndEvening(EveningRequest, id="evening:end"):
    """End an evening for good; ask first unless the person is `sure`."""

    sure: bool
