"""The screens of tournaments: with as many people as may take part they fit, and small ones fit a phone."""

from dataclasses import replace

import pytest

from bot.screens.phone import MOST
from bot.screens.tournament import (
    correct_form,
    invited_screen,
    organiser_screen,
    standings_pictures,
    standings_screen,
    tournament_screen,
)
from bot.screens.view_models.tournament import OrganiserModel, PlayedTable, Ranked, TournamentModel
from bot.words.language import Language
from storage.tournament import Entrant, Pairing, Round, Tournament
from tests.bot.screens.build import lobby
from tests.limits import check
from tests.screens.fold import estimate

LOCALES = ("en", "pl", "cs", "uk", "ro")


def cup(people: int, *, rounds: int = 1) -> TournamentModel:
    """Return a tournament of so many people with long names; no table of its last round is over."""
    entrants = tuple(Entrant(user, f"Wilhelmina Schönbrunn-Ĺ {user}") for user in range(1, people + 1))
    tables = tuple(
        Pairing(f"{first:08}", tuple(range(first, first + 4))) for first in range(1, people + 1, 4)
    )
    it = Tournament("aaaaaaaa", 1, 10, 20, 1, "en", people=entrants, rounds=(Round(0, tables),) * rounds)
    names = {each.user: each.name for each in entrants}
    ranked = tuple(Ranked(each.user, each.user, each.name, 24, 1, 1) for each in entrants)
    where = "https://discord.com/channels/1/2"
    played = tuple(
        PlayedTable(number, "playing", where, tuple(names[user] for user in table.people))
        for number, table in enumerate(tables, 1)
    )
    return TournamentModel(it, ranked, played if rounds else ())


@pytest.mark.parametrize("locale", LOCALES)
def test_as_many_people_as_may_take_part_fit(locale: str) -> None:
    say = Language(locale)
    for rounds in (0, 1, 3):
        model = cup(128, rounds=rounds)
        pictures = standings_pictures(model, say)
        assert check(tournament_screen(model, say)) == []
        assert check(tournament_screen(model, say, pictures)) == []
        assert check(standings_screen(model, say)) == []
        assert check(organiser_screen(OrganiserModel(model.tournament), say)) == []
    over = replace(cup(128), tournament=replace(cup(128).tournament, ended=5))
    assert check(tournament_screen(over, say)) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_that_asks_fits_a_phone(locale: str) -> None:
    say = Language(locale)
    invited = replace(lobby(), invited=(1, 2, 3, 4, 5), until=1_800_000_000)
    for view in (
        tournament_screen(cup(12, rounds=0), say),
        organiser_screen(OrganiserModel(cup(12, rounds=0).tournament, note=say("tournament-opened")), say),
        invited_screen(invited, say),
    ):
        assert estimate(view.to_components()) <= MOST


def test_the_form_asks_for_the_place_of_each() -> None:
    it = cup(4).tournament
    form = correct_form(it, it.rounds[0].tables[0], 7, Language())
    assert len(form.children) == 4
    assert form.custom_id == "cit:cup:form:00000001:aaaaaaaa:4:7"
