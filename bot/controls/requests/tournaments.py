"""Tournaments: sign-up, standings, and the panel of the organiser."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Literal, TypeAlias

from bot.controls.request import Click, Form, GameId, Request, number

TournamentVerb: TypeAlias = Literal["size", "length", "kind", "cards", "begins"]
"""A setting that the organiser makes before the tournament begins."""


class TournamentRequest(Request):
    """A request about a tournament."""

    tournament: GameId


class PlaceRequest(TournamentRequest):
    """A request for a place in a tournament, or for its start. The first person who clicks gets it."""

    @property
    def line(self) -> str:
        return self.tournament


class OpenTournament(Request, id="cup:open"):
    """Open a tournament in this channel."""


class JoinTournament(PlaceRequest, id="cup:join"):
    """Sign the person up; if they had left, pair them again."""


class LeaveTournament(PlaceRequest, id="cup:leave"):
    """Take the person out; once the tournament has begun, only stop pairing them."""


class ShowStandings(TournamentRequest, id="cup:standings"):
    """Show the standings."""


class TurnStandings(TournamentRequest, id="cup:page"):
    """Show a page of the standings, or of the signed-up people."""

    page: Annotated[int, number(1)]


class ManageTournament(TournamentRequest, id="cup:manage"):
    """Show the organiser their panel."""


class SetTournament(TournamentRequest, id="cup:pick", picks="value"):
    """The menu of a setting. It stores the picked value."""

    verb: TournamentVerb
    value: str = ""


class OpenTournamentTimeForm(TournamentRequest, id="cup:time-form"):
    """Show the organiser the form for the time at which the tournament begins."""


class SetTournamentTime(Form, id="cup:time"):
    """Let the tournament, whose id is `game`, start at this time of day in `day` days."""

    click: Click
    day: str = ""
    time: str = ""
    zone: str = ""


class BeginRound(PlaceRequest, id="cup:begin"):
    """Start the tournament, or the next round of a league."""

    round: Annotated[int, number(2)]  # The number of the round that has ended.


class BeginEarly(PlaceRequest, id="cup:early"):
    """Start the tournament before its time, as the organiser has confirmed."""


class EndTournament(TournamentRequest, id="cup:end"):
    """End a tournament early; ask first unless the person is `sure`."""

    sure: bool


class AskCorrection(TournamentRequest, id="cup:table", picks="game"):
    """The menu of tables: show the form that corrects the places at the picked table."""

    game: str = ""


class Correct(Form, id="cup:form"):
    """Correct the places of a table, in the order of its people."""

    tournament: GameId
    people: Annotated[int, number(1)]  # How many people are at the table.
    click: Click
    places: tuple[str, ...] = ()

    def filled(self, sent: Mapping[str, tuple[str, ...]]) -> Request:
        """Return the request with the chosen places. The form has a field for each person."""
        places = tuple("".join(sent.get(f"{seat}", ())) for seat in range(self.people))
        return replace(self, places=places)
