"""The screens of tournaments."""

from collections.abc import Iterator
from dataclasses import replace

from bot.screens.lobby import invited_screen
from bot.screens.organiser import organiser_screen
from bot.screens.tournament import (
    reminder_screen,
    standings_screen,
    tournament_content,
    tournament_screen,
)
from bot.view_models.tournament import OrganiserModel
from bot.words.language import Language
from tests.bot.screens.build import lobby
from tests.bot.screens.test_tournament import model_of, played
from tests.screens.screen import LANGUAGE, Screen

SAY = Language(LANGUAGE)
NAMES = "Ada", "Bertram", "Chiara", "Dmytro", "Emilia", "Florin", "Greta", "Hynek"


def tournaments() -> Iterator[Screen]:
    """Show both sign-ups, the reminder, a round, the end, a table's lobby, and the organiser's panels."""
    signing, playing = model_of(8, rounds=0), model_of(8)
    invited = replace(lobby(), invited=(1, 2, 3, 4), until=1_767_226_200)
    yield Screen("tournament-sign-up", lambda: tournament_screen(signing, SAY), private=False)
    league = replace(signing, tournament=replace(signing.tournament, league=True, begins=1_767_226_200))
    yield Screen("tournament-sign-up-league", lambda: tournament_screen(league, SAY), private=False)
    yield Screen("tournament-details-league", lambda: standings_screen(league, SAY))
    soon = replace(signing.tournament, begins=1_767_226_200)
    yield Screen("tournament-soon", lambda: reminder_screen(soon, (1, 2, 3, 4), SAY), private=False)
    begun, done = playing.tournament.rounds[0], played(playing.tournament).rounds[0]
    ranked = tuple(
        replace(each, name=name, points=24 - at // 2 * 8, played=1, wins=int(at < 2), met=60 - at * 6)
        for at, (each, name) in enumerate(zip(playing.standings, NAMES, strict=True))
    )
    tables = tuple(
        replace(each, names=NAMES[at : at + 4], round=5)
        for each, at in zip(playing.tables, (0, 4), strict=True)
    )
    second = replace(playing.tournament, league=True, rounds=(done, replace(begun, begun=1_767_225_600)))
    shown = replace(playing, tournament=second, standings=ranked, tables=tables)
    yield Screen.of("tournament-round", tournament_content(shown, SAY), private=False)
    over = replace(shown, tournament=replace(second, rounds=(done,) * 3, ended=1_767_226_200))
    yield Screen.of("tournament-end", tournament_content(over, SAY), private=False)
    yield Screen("tournament-standings", lambda: standings_screen(shown, SAY))
    yield Screen("tournament-lobby", lambda: invited_screen(invited, SAY), private=False)
    yield Screen("tournament-organiser", lambda: organiser_screen(OrganiserModel(signing.tournament), SAY))
    organised = OrganiserModel(league.tournament, note=SAY("tournament-opened"))
    yield Screen("tournament-organiser-league", lambda: organiser_screen(organised, SAY))
