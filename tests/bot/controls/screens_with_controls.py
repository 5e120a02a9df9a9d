"""A screen of every kind that has controls."""

from collections.abc import Callable
from typing import Any, get_args

from discord.ui import LayoutView

from bot.controls.requests import NotifyPage, OptionPage, ProfilePart, ServerPage
from bot.lesson.first_lesson import first_lesson
from bot.lesson.lesson import lesson_model
from bot.screens.board import board_screen, cities_screen
from bot.screens.end import end_more_screen, end_screen
from bot.screens.fair import proof_screen
from bot.screens.guesses import guesses_screen
from bot.screens.language import language_screen
from bot.screens.leaderboard import leaderboard_screen
from bot.screens.lesson import lesson_screen
from bot.screens.lists import ListModel, history_screen, listed_screen
from bot.screens.lobby import lobby_screen
from bot.screens.log import log_screen
from bot.screens.more import hand_screen, more_screen, uniques_screen
from bot.screens.notes import PingModel, elsewhere_screen, ping_screen
from bot.screens.notify import NotifyModel, home_screen, notify_screen
from bot.screens.options import options_screen
from bot.screens.own_end import own_end_screen
from bot.screens.panel import panel_screen
from bot.screens.privacy import deletion_screen, holdings_screen, kept_screen
from bot.screens.profile import profile_screen
from bot.screens.replay import replay_screen
from bot.screens.season import SeasonModel, own_season_screen
from bot.screens.server import ServerModel, server_screen
from bot.screens.wishes import wishes_screen
from bot.tables.chosen_times import HOMES, zones
from bot.tables.person import Person
from bot.view_models.lobby import OptionsModel
from bot.view_models.panel import AdviceModel
from bot.view_models.proof import ProofModel
from bot.words.language import Language
from engine.setup.choice import OwnChoice
from engine.setup.editions import edition_of
from engine.setup.plan import Plan
from engine.setup.preview import preview
from storage.games.saved_sets import SavedSet
from storage.pace import QuietHours
from storage.people.stored_settings import PersonSettings, ServerSettings
from storage.results.seasons import OwnSeason
from tests.bot.screens.build import (
    CLICKS,
    GAME,
    SECRET,
    TAG,
    board,
    decision,
    end,
    guesses,
    lobby,
    panel,
    wishes,
)
from tests.bot.screens.logs import log_model
from tests.bot.screens.past import history, past, replay_model, replayed
from tests.bot.screens.privacy import HELD, PAGES
from tests.bot.screens.ranked import crowded, leaderboard, profile
from tests.engine.goldens.recording import names, read

say = Language()


Screen = Callable[[], LayoutView]


CHOSEN = PersonSettings(quiet=QuietHours(1320, 480, "Europe/Warsaw"))


FINISHED = replayed(read(names()[0]))


def several(count: int, **changes: Any) -> Screen:
    options = tuple(f"card:card_{number}" for number in range(count))
    question = decision("redraw", options, maximum=count, back=True)
    return lambda: panel_screen(panel(question, **changes), say)


def single(count: int) -> Screen:
    question = decision("laboratory", tuple(f"card:card_{number}" for number in range(count)), back=True)
    return lambda: panel_screen(panel(question), say)


def options(page: OptionPage) -> Screen:
    plan = Plan("classic", OwnChoice(("emperor",), edition_of("classic").pool[:5]))
    saved = (SavedSet(7, "Ours", plan, 1, 0),)
    model = OptionsModel(GAME, page, preview(plan, 2), "Ours", saved)
    return lambda: options_screen(model, say)


def server(page: ServerPage) -> Screen:
    saved = (SavedSet(7, "Ours", Plan(), 1, 0),)
    model = ServerModel(ServerSettings((1,), (2,)), page, saved=saved, chosen=saved[0])
    return lambda: server_screen(model, say)


def profile_part(part: ProfilePart) -> Screen:
    return lambda: profile_screen(profile(part=part), say)


def lesson(name: str) -> Screen:
    moment = next(each for each in first_lesson().moments if each.ask.name == name)
    by = Person(1, "anna", 1, say, manager=False)
    return lambda: lesson_screen(lesson_model(first_lesson(), moment, by), say)


SCREENS: dict[str, Screen] = {
    "lobby": lambda: lobby_screen(lobby(), say),
    "board": lambda: board_screen(board(), say),
    "cities": lambda: cities_screen(board(), say),
    "hand": lambda: hand_screen(panel(), say),
    "waiting": lambda: panel_screen(panel(board="https://discord.example/1"), say),
    "buttons": single(3),
    "menus": single(30),
    "pages": single(200),
    "several": several(6),
    "several-pages": several(60, picked=(1, 2, 40)),
    "guesses": lambda: guesses_screen(guesses(), say),
    "hint": lambda: more_screen(panel(decision(), advice=AdviceModel()), say),
    "uniques": lambda: uniques_screen(panel(decision()), say, None),
    "wishes": lambda: wishes_screen(wishes(order=("king", "thief"), round=3), say),
    "elsewhere": lambda: elsewhere_screen(GAME, say),
    "options": options("main"),
    "options-cast": options("cast"),
    "options-districts": options("districts"),
    "options-seats": options("seats"),
    "server": server("main"),
    "server-opening": server("opening"),
    "server-play": server("play"),
    "server-sets": server("sets"),
    "leaderboard": lambda: leaderboard_screen(leaderboard(), say),
    "leaderboard-page": lambda: leaderboard_screen(crowded(), say),
    "leaderboard-posted": lambda: leaderboard_screen(leaderboard(posted=True), say),
    "season": lambda: own_season_screen(SeasonModel(20264, OwnSeason(None, 9, 31), "Club"), say),
    "profile": profile_part("main"),
    "profile-more": profile_part("more"),
    "holdings": lambda: holdings_screen(HELD, PAGES, say),
    "deletion": lambda: deletion_screen(HELD, TAG, say),
    "kept": lambda: kept_screen(HELD, say),
    "ping": lambda: ping_screen(PingModel(GAME, 1, "turn", "Bob", board="https://discord.example/1"), say),
    "ping-again": lambda: ping_screen(
        PingModel(GAME, 1, "turn", "Bob", board="https://discord.example/1", clock=True), say
    ),
    "reminder": lambda: ping_screen(
        PingModel(GAME, 1, "turn", "Bob", board="https://discord.example/1", clock=True, mute=TAG), say
    ),
    "language": lambda: language_screen("", 1, say),
    "home": lambda: home_screen([(zone, 600) for zone in HOMES], 1, say),
    **{
        f"notify-{page}": lambda page=page: notify_screen(
            NotifyModel(CHOSEN, 600, zones(), 1, called=True, page=page), say
        )
        for page in get_args(NotifyPage)
    },
    "end": lambda: end_screen(end(), say),
    "end-more": lambda: end_more_screen(end(), say),
    "lesson": lesson("goal"),
    "lesson-question": lesson("assassin"),
    "lesson-end": lesson("end"),
    "own-end": lambda: own_end_screen(end(reader=0), "https://discord.example/1", say),
    "proof": lambda: proof_screen(ProofModel(GAME, "c0" * 32, SECRET, CLICKS, "5d" * 32, "lobby"), say),
    "replay": lambda: replay_screen(replay_model(FINISHED, 40), say),
    "log": lambda: log_screen(log_model(round=2, rounds=3, reader=0, over=True), say),
    "log-mine": lambda: log_screen(log_model(round=2, rounds=3, reader=0, mine=True), say),
    "games": lambda: listed_screen(ListModel((), 1, 3, only_own=False, others=True), say),
    "history": lambda: history_screen(history(past(), page=1, pages=3), say),
}
