"""Tournaments: sign-up, standings, and the panel of the organiser."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Literal, TypeAlias

from bot.controls.request import FieldText, Form, Game, Request, number

TournamentVerb: TypeAlias = Literal["size", "length", "kind", "cards", "begins"]
"""A setting that an organiser makes before the tournament starts."""


class TournamentRequest(Request):
    """A request about a tournament."""

    tournament: Game


class PlaceRequest(TournamentRequest):
    """A request for a place in a tournament, or for its beginning: whoever asks first comes first."""

    @property
    def line(self) -> str:
        """The line of the tournament."""
        return self.tournament


class OpenTournament(Request, id="cup:open"):
    """Open a tournament in this channel."""


class JoinTournament(PlaceRequest, id="cup:join"):
    """Sign the person up, or pair them again."""


class LeaveTournament(PlaceRequest, id="cup:leave"):
    """Withdraw the person, or stop pairing them."""


class ShowStandings(TournamentRequest, id="cup:standings"):
    """Show the standings."""


class TurnStandings(TournamentRequest, id="cup:page"):
    """Show a page of the standings, or of the signed-up people."""

    page: Annotated[int, number(1)]


class ManageTournament(TournamentRequest, id="cup:manage"):
    """Show the organiser their panel."""


class SetTournament(TournamentRequest, id="cup:pick", picks="value"):
    """The menu of one setting: store the picked value."""

    verb: TournamentVerb
    value: str = ""


class OpenTournamentTimeForm(TournamentRequest, id="cup:time-form"):
    """Show the organiser the form for the time at which the tournament begins."""


class SetTournamentTime(Form, id="cup:time"):
    """Let the tournament with the id `game` begin at this time of day, `day` days ahead.

    `click` makes the id unique.
    """

    click: Annotated[int, number(20)]
    day: str = ""
    time: str = ""
    zone: str = ""


class BeginRound(PlaceRequest, id="cup:begin"):
    """Start the tournament, or the next round of a league. `round` is the round that has ended."""

    round: Annotated[int, number(2)]


class EndTournament(TournamentRequest, id="cup:end"):
    """End a tournament early; ask first unless the person is `sure`."""

    sure: bool


class AskCorrection(TournamentRequest, id="cup:table", picks="game"):
    """The menu of tables: show the form for the places at the picked table."""

    game: str = ""


class Correct(Form, id="cup:form"):
    """Set the places of a table, in the order of its people. `click` makes the id unique."""

    tournament: Game
    people: Annotated[int, number(1)]
    click: Annotated[str, FieldText("[0-9]{1,20}")]
    places: tuple[str, ...] = ()

    def filled(self, sent: Mapping[str, tuple[str, ...]]) -> Request:
        """Return the request with the typed places: the form has a field for each person."""
        places = tuple("".join(sent.get(f"{seat}", ())) for seat in range(self.people))
        return replace(self, places=places)
