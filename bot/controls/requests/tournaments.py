"""Tournaments: sign-up, standings, and the panel of the organiser."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from bot.controls.request import Form, Game, Part, Request, number

TournamentVerb: TypeAlias = Literal["size", "length", "kind", "cards", "begins"]
"""What an organiser sets before the tournament begins."""


class TournamentRequest(Request):
    """A request about one tournament."""

    tournament: Game


class JoinTournament(TournamentRequest, id="cup:join"):
    """Sign the person up, or have them paired again."""


class LeaveTournament(TournamentRequest, id="cup:leave"):
    """Take the person out, or have them paired no more."""


class ShowStandings(TournamentRequest, id="cup:standings"):
    """Show how everybody stands."""


class ManageTournament(TournamentRequest, id="cup:manage"):
    """Show the organiser their panel."""


class SetTournament(TournamentRequest):
    """Set one thing to a value."""

    verb: TournamentVerb
    value: str


class PickTournament(TournamentRequest, id="cup:pick"):
    """The menu of one thing."""

    verb: TournamentVerb

    def meant(self, values: tuple[str, ...], /) -> Request:
        """To set it to what was picked."""
        return SetTournament(self.tournament, self.verb, "".join(values[:1]))


class BeginRound(TournamentRequest, id="cup:begin"):
    """Begin the tournament, or the next round of a league. `round` is the one that is over."""

    round: Annotated[int, number(2)]


class EndTournament(TournamentRequest, id="cup:end"):
    """End a tournament early; ask first if the person isn't sure."""

    sure: bool


class AskCorrection(TournamentRequest):
    """Show the form for the places at a table."""

    game: str


class PickTable(TournamentRequest, id="cup:table"):
    """The menu of tables whose places can be corrected."""

    def meant(self, values: tuple[str, ...], /) -> Request:
        """To correct the table that was picked."""
        return AskCorrection(self.tournament, "".join(values[:1]))


class Correct(TournamentRequest):
    """Set the places of a table, in the order of its people."""

    game: str
    places: tuple[str, ...]


class CorrectForm(Form, id="cup:form"):
    """The form for the places at a table. Its id is new for each click: phones remember forms by it."""

    tournament: Game
    people: Annotated[int, number(1)]
    click: Annotated[str, Part("[0-9]{1,20}")]

    def filled(self, sent: Mapping[str, tuple[str, ...]]) -> Request:
        """To set these places."""
        places = tuple("".join(sent.get(f"{seat}", ())) for seat in range(self.people))
        return Correct(self.tournament, self.game, places)
