"""The organiser's panel: a form asks for the place of each person."""

from dataclasses import replace

import pytest
from discord import ButtonStyle

from bot.screens.organiser import correct_form, organiser_screen
from bot.screens.tournament import tournament_screen
from bot.view_models.tournament import OrganiserModel, TournamentModel
from bot.words.language import Language
from engine.setup.plan import Plan
from storage.games.saved_sets import SavedSet
from tests.bot.screens.build import button, labels, text
from tests.bot.screens.test_tournament import model_of

SAY = Language()

OURS = SavedSet(7, "Ours", Plan("deluxe"), 1, 5)


@pytest.mark.parametrize("ended", [True, False])
def test_a_tournament_is_ended_once(*, ended: bool) -> None:
    tournament = replace(model_of(4).tournament, ended=ended)
    shown = labels(organiser_screen(OrganiserModel(tournament), SAY))
    assert (SAY("button-end-tournament") in shown) is not ended


@pytest.mark.parametrize("people", [0, 2, 3, 4])
def test_a_round_is_always_offered_because_people_join_while_the_panel_is_open(people: int) -> None:
    tournament = model_of(4, rounds=0).tournament
    tournament = replace(tournament, people=tournament.people[:people])
    screen = organiser_screen(OrganiserModel(tournament), SAY)
    told = SAY("tournament-missing", least=3, count=max(1, 3 - people))
    sign_up = text(tournament_screen(TournamentModel(tournament, (), ()), SAY))
    assert (told in sign_up) is (people < 3)
    # The panel would soon be wrong about the number.
    assert told not in text(screen)
    assert button(screen, SAY("button-begin-round"))["style"] == ButtonStyle.primary.value


def test_the_organiser_reads_what_starting_does_until_the_first_round() -> None:
    told = SAY("tournament-settings")
    assert told in text(organiser_screen(OrganiserModel(model_of(4, rounds=0).tournament), SAY))
    assert told not in text(organiser_screen(OrganiserModel(model_of(4).tournament), SAY))


def test_the_form_asks_for_the_place_of_each() -> None:
    tournament = model_of(4).tournament
    form = correct_form(tournament, tournament.rounds[0].tables[0], 7, Language())
    assert len(form.children) == 4
    assert form.custom_id == "cit:cup:form:00000001:aaaaaaaa:4:7"
