"""Each menu of a screen marks what is chosen, and nothing else."""

import ast
import traceback
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from discord import SelectOption
from discord.ui import LayoutView, Modal

from bot.controls import requests
from bot.controls.requests import OFF, NotifyPage, OptionPage, ShowLeaderboard
from bot.screens import layout
from bot.screens.finding_players import time_form
from bot.screens.guesses import guesses_screen
from bot.screens.language import language_screen
from bot.screens.leaderboard import leaderboard_screen
from bot.screens.lobby import lobby_screen
from bot.screens.log import log_screen
from bot.screens.look_up import card_screen
from bot.screens.notify import NotifyModel, notify_screen
from bot.screens.option_controls import option_form
from bot.screens.options import options_screen
from bot.screens.organiser import correct_form, organiser_screen
from bot.screens.panel import panel_screen
from bot.screens.replay import replay_screen
from bot.screens.rules import rules_screen
from bot.screens.server import ServerModel, server_screen
from bot.screens.solo import play_on_screen, solo_screen
from bot.screens.turning_points import turning_points_screen
from bot.view_models.lobby import CastOffer, FindingModel, OptionsModel, TypedTime
from bot.view_models.replay import PlayOnModel
from bot.view_models.tournament import OrganiserModel
from bot.words.language import Language
from engine.cards.districts import DISTRICTS
from engine.setup.choice import OwnChoice, ReadySet
from engine.setup.editions import EDITIONS
from engine.setup.fresh_casts import FreshCast
from engine.setup.plan import Plan
from engine.setup.preview import preview
from engine.setup.sets import FIRST_GAME
from storage.games.saved_sets import SavedSet
from storage.pace import DeadlineHour, Pace, QuietHours
from storage.parts import Chosen
from storage.people.stored_settings import PersonSettings, ServerSettings
from tests.bot.screens.build import GAME, decision, guesses, lobby, marked, named, panel, players
from tests.bot.screens.logs import log_model
from tests.bot.screens.looked_up import FIRST
from tests.bot.screens.past import replay_model, replayed, turning_points
from tests.bot.screens.ranked import leaderboard
from tests.bot.screens.test_tournament import model_of
from tests.engine.goldens.recording import names, read

Shown = LayoutView | Modal

SAY = Language()
SCREENS = Path(layout.__file__).parent

REPLAYED = replayed(read(names()[0]))
STEP = replay_model(REPLAYED, 40)
OURS = SavedSet(7, "Ours", Plan("deluxe"), 1, 5)
SAVED = (SavedSet(8, "Theirs", Plan(), 1, 5), OURS)


def options(page: OptionPage, plan: Plan, **changes: Any) -> LayoutView:
    return options_screen(replace(OptionsModel(GAME, page, preview(plan, 4)), **changes), SAY)


def own(*characters: str) -> Plan:
    return Plan(cards=OwnChoice(characters or FIRST_GAME.characters, FIRST_GAME.uniques))


CASTS = tuple(
    FreshCast(OwnChoice((*FIRST_GAME.characters[:-1], last), FIRST_GAME.uniques), (last,), ())
    for last in ("artist", "diplomat")
)


def newly_cast(chosen: int) -> LayoutView:
    """Show a lobby in which the loser of the last game may choose one of two casts. One is chosen."""
    offer = CastOffer(100, GAME, "2016", CASTS[0].cards, (), CASTS, loser=100)
    return lobby_screen(lobby(preview=preview(Plan(cards=CASTS[chosen].cards), 2), offer=offer), SAY)


def values(shown: Shown) -> list[list[str]]:
    """Return the values that each menu of a view, or each list of a form, shows as chosen."""
    if isinstance(shown, LayoutView):
        return marked(shown)
    fields = [each["component"] for each in shown.to_dict()["components"]]
    return [
        [each["value"] for each in field["options"] if each.get("default")]
        for field in fields
        if "options" in field
    ]


NOTIFIED = PersonSettings(
    calls="direct", pings="slow", reminders=8, quiet=QuietHours(22 * 60 + 30, 7 * 60, "Europe/Warsaw")
)


def notified(settings: PersonSettings, page: NotifyPage = "first") -> LayoutView:
    return notify_screen(NotifyModel(settings, 600, ("Europe/London", "Europe/Warsaw"), 1, page=page), SAY)


def leaders(order: Any, span: str, seats: int) -> LayoutView:
    asked = ShowLeaderboard("server", span, order, seats, 0)
    return leaderboard_screen(leaderboard(asked=asked, past=(20263, 20262)), SAY)


def organised(**changes: Any) -> LayoutView:
    tournament = replace(model_of(4, rounds=0).tournament, **changes)
    return organiser_screen(OrganiserModel(tournament, SAVED), SAY)


def corrected() -> Modal:
    tournament = model_of(4).tournament
    table = replace(tournament.rounds[0].tables[0], places=(2, 1, 4, 3))
    return correct_form(tournament, table, 7, SAY)


PACED = Chosen(pace=Pace("slow", 12 * 3600), deadline=DeadlineHour(20, "Europe/Warsaw"))

PAGED = decision("redraw", tuple(f"card:{card}" for card in DISTRICTS)[:60], maximum=60, back=True)
DISTRICTS_CHOSEN = Plan(cards=OwnChoice(FIRST_GAME.characters, ("keep", "statue")))
KEPT = tuple(each for each in EDITIONS["classic"].fixed if each != "keep")
GIVEN_UP = Plan("classic", OwnChoice(FIRST_GAME.characters, (*KEPT, *EDITIONS["classic"].pool[:5])))
FORMED = OptionsModel(GAME, "main", preview(Plan("deluxe", short=True), 4))

SHOWN: dict[str, tuple[Callable[[], Shown], list[list[str]]]] = {
    "language of Discord": (lambda: language_screen("", 1, SAY), [["discord"]]),
    "language": (lambda: language_screen("uk", 1, SAY), [["uk"]]),
    "notify": (
        lambda: notified(NOTIFIED),
        [["direct"], ["22:30"], ["7:00"], ["Europe/Warsaw"]],
    ),
    "notify often": (lambda: notified(NOTIFIED, "often"), [["slow"], ["8"]]),
    "notify other": (lambda: notified(NOTIFIED, "other"), [[]]),
    "notify nowhere": (
        lambda: notified(replace(NOTIFIED, calls="nowhere", quiet=None)),
        [["nowhere"], [OFF], []],
    ),
    "notify at first": (lambda: notified(PersonSettings()), [["game"], [OFF], []]),
    "notify in words": (lambda: notified(PersonSettings(words="brief"), "words"), [["brief"]]),
    "guesses": (lambda: guesses_screen(guesses(own={"bishop": 2}), SAY), [["2"], [], [], []]),
    "leaderboard": (lambda: leaders("games", "20262", 5), [["games"], ["5"], ["20262"]]),
    "log": (lambda: log_screen(log_model(round=2, rounds=3, over=True), SAY), [["2"]]),
    "page of rules": (lambda: rules_screen(FIRST, "crown", SAY), [[], ["crown"]]),
    "card": (lambda: card_screen(FIRST, "keep", SAY), [["keep"], []]),
    "new cast": (lambda: newly_cast(1), [[CASTS[1].name]]),
    "options": (
        lambda: options("main", Plan("deluxe", ReadySet("vicious_nobles")), expected=6, saved=SAVED),
        [["6"], ["deluxe"], ["vicious_nobles"], []],
    ),
    "options as saved": (
        lambda: options("main", OURS.plan, saved_as="Ours", saved=SAVED),
        [["0"], ["deluxe"], [], ["7"]],
    ),
    "pace": (
        lambda: options("pace", Plan("deluxe"), chosen=PACED),
        [["slow-43200"], ["20"]],
    ),
    "deadline at any hour": (
        lambda: options("pace", Plan("deluxe"), chosen=replace(PACED, deadline=None)),
        [["slow-43200"], ["none"]],
    ),
    "tie-break": (
        lambda: options("extras", Plan("deluxe", tie_break="district-values")),
        [["district-values"]],
    ),
    "seats": (
        lambda: options("seats", Plan(), chosen=Chosen(level="builder"), players=players(2)),
        [[], [], [], ["builder"]],
    ),
    "time of a lobby": (lambda: options("meet", Plan(), finding=FindingModel()), [["0"]]),
    "set time of a lobby": (lambda: options("meet", Plan(), finding=FindingModel(at=9)), [[]]),
    "cast": (
        lambda: options("cast", own("witch", *FIRST_GAME.characters[1:])),
        [["witch"], *([each] for each in FIRST_GAME.characters[1:]), ["nobody"]],
    ),
    "cast of nine": (
        lambda: options("cast", replace(own(*FIRST_GAME.characters, "artist"), nine=True)),
        [*([each] for each in FIRST_GAME.characters), ["artist"]],
    ),
    "districts": (lambda: options("districts", DISTRICTS_CHOSEN), [["keep"], ["statue"]]),
    "districts left out": (
        lambda: options("districts", GIVEN_UP),
        [["armory", "imperial_treasury", "lighthouse", "map_room", "museum"], ["keep", "keep~2"]],
    ),
    "form of options": (
        lambda: option_form(FORMED, "0" * 16, 5, SAY),
        [["deluxe"], ["first_game"], ["short"], ["0"], ["edition"]],
    ),
    "form for a time": (
        lambda: time_form(requests.SetTime(GAME, 5), TypedTime("2", "", ""), None, date(2026, 12, 1), SAY),
        [["2026-12-03"]],
    ),
    "organiser": (
        lambda: organised(size=5, length=2),
        [["5"], ["2"], ["live"], [f"edition-{Plan().edition}"], ["0"]],
    ),
    "organiser of a league": (
        lambda: organised(size=5, length=2, league=True, plan=OURS.plan, plan_name="Ours", begins=9),
        [["5"], ["2"], ["league"], ["set-7"], []],
    ),
    "corrected places": (corrected, [["2"], ["1"], ["4"], ["3"]]),
    "pages": (lambda: panel_screen(panel(PAGED, picked=(1, 2, 40)), SAY), [["1", "2"]]),
    "replay": (lambda: replay_screen(STEP, SAY), [[f"{STEP.rounds[STEP.round - 1]}"]]),
    "server at play": (
        lambda: server_screen(ServerModel(ServerSettings(computer_pause=5.0), "play"), SAY),
        [["5"]],
    ),
    "tournaments of a server": (
        lambda: server_screen(ServerModel(ServerSettings(tournaments="everybody"), "podium"), SAY),
        [["everybody"]],
    ),
    "saved sets": (
        lambda: server_screen(ServerModel(ServerSettings(), "sets", saved=SAVED, chosen=OURS), SAY),
        [["7"]],
    ),
    "solo": (
        lambda: solo_screen(requests.ChooseSolo("vicious_nobles", "builder"), "", SAY),
        [["vicious_nobles"], ["builder"]],
    ),
    "play on": (
        lambda: play_on_screen(PlayOnModel(GAME, named("Anna", "Bob", "Cid"), 3, 1, 9, 2), SAY),
        [["2"]],
    ),
    "turning points": (
        lambda: turning_points_screen(turning_points(REPLAYED, [], seat=1), SAY),
        [["1"]],
    ),
}


@pytest.mark.parametrize("name", SHOWN)
def test_each_menu_marks_what_is_chosen(name: str) -> None:
    make, expected = SHOWN[name]
    assert values(make()) == expected


def test_every_option_that_can_be_chosen_is_chosen_here(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = {
        (file, each.lineno, each.end_lineno)
        for file in SCREENS.glob("*.py")
        for each in ast.walk(ast.parse(file.read_text()))
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "option"
        if any(field.arg == "chosen" for field in each.keywords)
    }
    assert len(chosen) > 20
    marking = set[tuple[Path, int]]()

    def made(**fields: Any) -> SelectOption:
        if fields["default"]:
            caller = traceback.extract_stack(limit=3)[0]  # The caller of `layout.option`.
            marking.add((Path(caller.filename), caller.lineno or 0))
        return SelectOption(**fields)

    monkeypatch.setattr(layout, "SelectOption", made)
    for make, _ in SHOWN.values():
        make()
    missing = [
        f"{file.name}:{first}"
        for file, first, last in sorted(chosen, key=str)
        if not any(where == file and first <= line <= (last or first) for where, line in marking)
    ]
    assert missing == []
