"""The screens around a game: lobby, options, rules, looking back, settings, short answers."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, get_args

from discord.ui import LayoutView

from bot.controls.requests import NotifyPage, ShowHand, StartPlayOn, TakeSeat
from bot.lesson.first_lesson import first_lesson
from bot.lesson.lesson import lesson_model
from bot.review.left_lying import left_lying
from bot.review.past_choices import SUPPLY, puzzle_model, read_puzzles
from bot.review.replays import Replayed
from bot.screens.absent_players import notice_screen, vote_screen
from bot.screens.content import Content, film, lobby_pictures, with_picture
from bot.screens.fair import promise_screen, record_screen
from bot.screens.finding_players import CallModel, call_screen, calling_screen, lead_screen
from bot.screens.guesses import guesses_screen
from bot.screens.language import language_screen
from bot.screens.layout import button
from bot.screens.leaderboard import LeaderboardModel, leaderboard_screen, podium_content, top_ten
from bot.screens.lesson import LessonModel, lesson_pictured, lesson_screen
from bot.screens.lists import (
    ListModel,
    games_screen,
    history_screen,
    listed_screen,
    resign_screen,
    seated_screen,
)
from bot.screens.lobby import LobbyReader, details_screen, lobby_screen
from bot.screens.log import log_picture, log_screen
from bot.screens.look_up import card_picture, card_screen, topics, unknown_card_screen, unknown_topic_screen
from bot.screens.notes import (
    ArrivalModel,
    PingModel,
    arrival_content,
    back_screen,
    elsewhere_screen,
    note_screen,
    ping_screen,
    watch_screen,
    welcome_content,
)
from bot.screens.notify import NotifyModel, at_home_screen, home_screen, notify_screen
from bot.screens.options import options_screen
from bot.screens.phone import FRAMED
from bot.screens.privacy import deletion_screen, export_screen, holdings_screen, kept_screen
from bot.screens.profile import profile_picture, profile_screen
from bot.screens.puzzle import PuzzleModel, puzzle_picture, puzzle_screen, shared_screen
from bot.screens.replay import film_screen, replay_screen, step_picture, unplayable_screen
from bot.screens.rules import help_screen, page_picture, rules_screen
from bot.screens.season import SeasonModel, own_season_screen
from bot.screens.server import ServerModel, server_screen
from bot.screens.solo import FIRST_CHOICE, play_on_screen, solo_running_screen, solo_screen
from bot.screens.turning_points import tried_picture, tried_screen, turning_points_screen
from bot.screens.wishes import wishes_screen
from bot.tables.chosen_times import HOMES, USUAL_NIGHT, time_in, zones
from bot.tables.history import rounds_of
from bot.tables.person import Person
from bot.view_models.board import Replaceable
from bot.view_models.lists import ListedGame
from bot.view_models.lobby import CastOffer, FindingModel, LobbyModel, OptionsModel
from bot.view_models.panel import PauseModel
from bot.view_models.profile import ProfileModel, Record, RivalModel
from bot.view_models.replay import PlayOnModel, ReplayModel, TurningPointsModel
from bot.view_models.rules import RulesModel
from bot.words.language import Language
from engine.replay import Replay
from engine.setup.choice import OwnChoice, RandomSet, ReadySet
from engine.setup.fresh_casts import CardsMet, fresh_casts
from engine.setup.plan import Plan
from engine.setup.preview import CastRemark, preview
from engine.setup.sets import FIRST_GAME
from storage.games.saved_sets import SavedSet
from storage.pace import HOUR, LIVE, NO_CLOCK, SLOW_PACE, QuietHours
from storage.parts import Chosen
from storage.people.stored_settings import PersonSettings, ServerSettings
from storage.play.daily import DailyRecord, PlayedDay, PuzzleStanding
from storage.results.finished import FinishedGame
from storage.results.leaderboards import LeaderboardPage
from storage.results.own_games import Near
from storage.results.profiles import NO_GAMES
from storage.results.ratings.model import Rating
from storage.results.seasons import OwnSeason, SeasonFigures
from storage.values import Player
from tests.bot.screens.build import GAME, TAG, board, guesses, view, wishes
from tests.bot.screens.logs import log_model
from tests.bot.screens.past import (
    chosen,
    history,
    past,
    replay_model,
    replayed,
    result,
    tried,
    turning_points,
)
from tests.bot.screens.privacy import HELD, NOTHING, PAGES
from tests.bot.screens.ranked import SEASON, crowded, entry, leaderboard, profile
from tests.engine.goldens.recording import read
from tests.screens.recorded import end_of, rounds_seen, sat
from tests.screens.screen import CHANNEL, LANGUAGE, NOW, Screen

SAY = Language(LANGUAGE)
COMMITMENT = "c0" * 32
CALLED_UNTIL = int(NOW.timestamp()) + 2 * 60 * 60
ADDRESS = f"https://discord.com/channels/1/{CHANNEL}/2"
OWN = Plan(cards=OwnChoice(FIRST_GAME.characters, FIRST_GAME.uniques))
SETS = (SavedSet(1, "Friday night", OWN, 100, 0), SavedSet(2, "Long evenings", Plan("deluxe"), 101, 0))


def lobbies() -> Iterator[Screen]:
    """Show the lobby with one, two, four and eight players, with a level of computers, and after its end."""
    alone = (CastRemark("alone", {}),)
    yield _lobby("lobby-1", 1, preview=preview(Plan(), 4), assumed=True, hindrances=alone, filled=4)
    for count in (2, 4, 8):
        yield _lobby(f"lobby-{count}", count, filled=4, players=_ready(count), chosen=Chosen(pace=LIVE))
    yield _lobby("lobby-level", 4, chosen=Chosen(level="master"), gives_way=True)
    yield _lobby("lobby-fewer", 4, preview=preview(Plan(), 8), at_once=preview(Plan(), 3), players=sat(3))
    yield _lobby("lobby-own-set", 4, preview=preview(OWN, 4), saved_as=SETS[0].name)
    for name, changes in _casts():
        yield _lobby(name, 4, players=_ready(4), **changes)
    asked = tuple(replace(each, ready=seat % 2 == 1, asked_again=True) for seat, each in enumerate(sat(8)))
    yield _lobby("lobby-waiting", 8, players=asked, changed=("pace",))
    _, bertram, _, dmytro = sat(4)
    few: dict[str, Any] = {"hindrances": alone, "assumed": True, "asked": (bertram, dmytro), "wanted": 2}
    yield _lobby("lobby-asked-alone", 1, players=_ready(1), filled=4, **few)
    yield _lobby("lobby-asked", 2, players=_ready(2), filled=4, asked=(dmytro,), wanted=1)
    yield _lobby("lobby-time", 2, filled=4, players=_ready(2), at=SOON)
    yield Screen("lobby-call", lambda: calling_screen(_call(), ADDRESS, SAY, joins=GAME), private=False)
    details = LobbyModel(GAME, 100, sat(4), preview(Plan(), 4), COMMITMENT, chosen=Chosen(level="master"))
    yield Screen("lobby-details", lambda: details_screen(details, SAY, LobbyReader(host=True), SOON - 240))
    lone = replace(details, players=_ready(1), filled=4)
    yield Screen("lobby-details-fill", lambda: details_screen(lone, SAY, LobbyReader(host=True), SOON - 240))
    manager = LobbyReader(manager=True, seated=False)
    yield Screen("lobby-details-manager", lambda: details_screen(details, SAY, manager, SOON - 240))
    led = partial(lead_screen, "rematch-joined", ADDRESS, SAY, at=SOON, hurry=GAME)
    yield Screen("lobby-led", led)
    yield Screen("lobby-fair", lambda: promise_screen(details.commitment, SAY))
    yield _lobby("lobby-started", 4, status="started")
    yield _lobby("lobby-started-thread", 4, status="started", thread=CHANNEL)
    scores = end_of("2016-ambitious_aristocrats-4s9c").view.scores
    yield _lobby("lobby-result", 4, status="started", thread=CHANNEL, scores=scores, final=ADDRESS)
    yield _lobby("lobby-closed", 2, status="closed")
    yield _lobby("lobby-expired", 2, status="closed", expired=30)


def _casts() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the casts that a lobby offers to its host and to the last-placed person, and a chosen one."""
    last = Plan().options(4)
    met = CardsMet(4, Counter({*last.cast, *last.uniques}), frozenset({last.cast}))
    played = tuple(sorted((*last.cast, *last.uniques)))
    fresh = fresh_casts(last, 4, (met,), "draw", 3)
    offer = CastOffer(100, "draw", "2016", OwnChoice(last.cast, last.uniques), played, fresh)
    yield "lobby-again", {"offer": offer}
    yield "lobby-loser", {"offer": replace(offer, loser=101)}
    chosen = preview(Plan(cards=fresh[0].cards), 4)
    yield "lobby-new-cast", {"offer": replace(offer, loser=101), "preview": chosen}


def _call() -> str:
    role, when = "**@Players**", f"<t:{SOON}:f>"
    return SAY("lobby-call", role=role, host="**Ada**", taken=2, seats=4, kept=0, room=0, more=0, when=when)


def _ready(count: int) -> tuple[Player, ...]:
    return tuple(replace(each, ready=True) for each in sat(count))


def _lobby(name: str, count: int, **changes: Any) -> Screen:
    model = LobbyModel(GAME, 100, sat(count), preview(Plan(), count), COMMITMENT)
    shown = replace(model, rated=model.people > 1 and "status" not in changes, **changes)
    content = Content(lambda drawn: lobby_screen(shown, SAY, drawn), partial(lobby_pictures, shown, SAY))
    return Screen.of(name, content, private=False)


def options() -> Iterator[Screen]:
    """Show every page of the options."""
    yield _options("options", Plan())
    yield _options("options-saved", OWN, saved=SETS, saved_as=SETS[0].name, host=SETS[0].user)
    yield _options("options-random", Plan("deluxe", RandomSet("a"), action_cards=True))
    yield _options("options-classic", Plan("classic", ReadySet("first_game")))
    yield _options("options-cast", OWN, page="cast")
    yield _options("options-districts", OWN, page="districts")
    for count in (1, 2, 4, 8):
        yield _options(f"options-seats-{count}", Plan(), page="seats", players=sat(count), host=100)
    usual = FindingModel(SOON, 5, (1, 2, 3), next_call=SOON - 60 * 80)
    for name, model in (("options-meet", FindingModel()), ("options-meet-chosen", usual)):
        yield _options(name, Plan(), page="meet", finding=model)
    yield _options("options-extras", Plan(), page="extras")
    for pace in (NO_CLOCK, LIVE, SLOW_PACE):
        yield _options(f"options-pace-{pace.kind}", Plan(), page="pace", chosen=Chosen(pace=pace))


def _options(name: str, plan: Plan, **changes: Any) -> Screen:
    model = replace(OptionsModel(GAME, "main", preview(plan, 4)), **changes)
    return Screen(name, lambda: options_screen(model, SAY))


def rules() -> Iterator[Screen]:
    """Show the rules of a first game, its cards and topics, and the help."""
    chosen = Plan().options(4)
    model = RulesModel(chosen.cast, chosen.uniques, chosen.rules, 4)
    yield Screen("help", lambda: help_screen(SAY, in_server=True))
    yield Screen("help-anywhere", lambda: help_screen(SAY, in_server=False))
    support = "https://discord.gg/citadels"
    yield Screen("help-support", lambda: help_screen(SAY, in_server=True, support=support))
    yield Screen("solo", lambda: solo_screen(FIRST_CHOICE, "https://discord.com/oauth2/authorize", SAY))
    yield Screen("solo-running", lambda: solo_running_screen(GAME, 3, SAY, StartPlayOn(GAME, 59, 1)))
    welcome = welcome_content((("Ada", "http://127.0.0.1:8765/"),), SAY)
    yield Screen.of("welcome", welcome, private=False)
    lacking = ArrivalModel(
        (("threads", ("create_public_threads",)), ("events", ("create_events",))), "https://discord.com"
    )
    yield Screen.of("arrival", arrival_content(lacking, SAY), private=False)
    card = "dragon_gate"
    content = with_picture(partial(card_screen, model, card, SAY), card_picture(card, SAY))
    yield Screen.of("rules-card", content)
    yield Screen("rules-card-unknown", lambda: unknown_card_screen(model, "Tavrn", ("tavern",), SAY))
    yield Screen("rules-topic-unknown", lambda: unknown_topic_screen(model, "Chess", SAY))
    for page in topics(model):
        yield Screen.of(f"rules-{page.replace('_', '-')}", _page(model, page))


def _page(model: RulesModel, page: str) -> Content:
    return with_picture(partial(rules_screen, model, page, SAY), page_picture(model, page, SAY))


def leaderboards() -> Iterator[Screen]:
    """Show a leaderboard with its picture, a later page of the fullest one, and an empty one."""
    yield _leaderboard("leaderboard", leaderboard())
    yield _leaderboard("leaderboard-page", _likely(crowded()))
    yield _leaderboard("leaderboard-empty", leaderboard(LeaderboardPage((), 0, 1, 0)))
    figures = SeasonFigures(37, 9, 41, "Person 2")
    podium = podium_content(SEASON, leaderboard().board.entries[:3], SAY, figures=figures)
    yield Screen.of("podium", podium, private=False)
    own = OwnSeason(entry(2), 9, 31, entry(1), 3, "Person 1", 8)
    ends = int(NOW.timestamp()) + 7 * 24 * HOUR
    for name, model in (
        ("season", SeasonModel(SEASON, own, "Citadels club", ends)),
        ("season-over", SeasonModel(SEASON, own, "Citadels club", news=True)),
    ):
        yield Screen(name, lambda model=model: own_season_screen(model, SAY))


def _likely(model: LeaderboardModel) -> LeaderboardModel:
    """Give the people of a crowded board the ratings that their places could have."""
    entries = tuple(
        each._replace(place=1000 + number, rating=Rating(25 - number / 20, 1.5))
        for number, each in enumerate(model.board.entries)
    )
    return replace(model, board=model.board._replace(entries=entries))


def _replay(name: str, model: ReplayModel) -> Screen:
    return Screen.of(name, with_picture(partial(replay_screen, model, SAY), step_picture(model, SAY)))


def _leaderboard(name: str, model: LeaderboardModel) -> Screen:
    return Screen.of(name, with_picture(partial(leaderboard_screen, model, SAY), top_ten(model, SAY)))


def profiles() -> Iterator[Screen]:
    """Show a person's own profile, the rest of it, and another person's."""
    opponents = tuple(Record(number, 9 - number, 3 + number) for number in range(1, 5))
    near, daily = (Near("streak-3", 2, 3),), DailyRecord(9, 4, 4)
    rivals = RivalModel("Sam", 3, 5), RivalModel("Olga", 4, 2)
    badges = ("king", "thief", "edition-2016", "duel", "thirty-points", "ten-games")
    mine = profile(rivals=rivals, opponents=opponents, near=near, daily=daily, badges=badges)
    yield _profile("profile", mine)
    yield _profile("profile-more", profile(part="more"))
    yield _profile("profile-games", profile(part="games"))
    yield _profile("profile-badges", profile(part="badges"))
    city = ("manor", "temple", "tavern", "market", "watchtower")
    days = tuple(PlayedDay(142 - each, 31 - 4 * each, city) for each in range(3))
    played = daily._replace(best=days[0], newest=days)
    yield _profile("profile-daily", profile(part="daily", daily=played))
    new: dict[str, Any] = {"figures": NO_GAMES.figures, "here": None, "everywhere": None, "last": ()}
    yield _profile("profile-nothing", profile(**new, badges=()))
    yield _profile("profile-nothing-others", profile(**new, badges=(), own=False, best=None, worst=None))
    yield _profile(
        "profile-others",
        profile(own=False, best=None, worst=None, versus=RivalModel("Anna", 7, 4), won=(20263, 20254)),
    )


def _profile(name: str, model: ProfileModel) -> Screen:
    return Screen.of(name, with_picture(partial(profile_screen, model, SAY), profile_picture(model, SAY)))


def _lesson(name: str, model: LessonModel) -> Screen:
    """Show a moment of the lesson, with its picture."""
    return Screen.of(name, with_picture(partial(lesson_screen, model, SAY), lesson_pictured(model, SAY)))


def looking_back() -> Iterator[Screen]:
    """Show the list of a person's games, steps of a replay, and a record."""
    people = sat(4)
    games = (past(people, 27, 25, 25, 12), past(people[:2], 12, 25), past(people, 9, 9, 9, 9, kept=False))
    told = [
        replace(each, result=replace(each.result, game=number * 8))
        for number, each in zip("abc", games, strict=True)
    ]
    yield Screen("history", lambda: history_screen(history(*told), SAY))
    yield Screen("history-empty", lambda: history_screen(history(), SAY))
    replay = replayed(read("2016-first_game-2s8c"))
    for name, number in (("replay-deal", 0), ("replay", 60), ("replay-end", replay.last)):
        model = replay_model(replay, number, sat(2))
        yield _replay(name, model)
    offered = PlayOnModel(GAME, sat(2), 60, replay.round_of(60), len(replay.rounds), 1)
    yield Screen("play-on", lambda: play_on_screen(offered, SAY))
    moving = film(rounds_of(replay), sat(2), SAY)
    content = with_picture(partial(film_screen, GAME, SAY), moving)
    yield Screen.of("film", content)
    watched = with_picture(partial(watch_screen, SAY), moving)
    yield Screen.of("watch", watched, private=False)
    yield from turning(replay)
    yield Screen("replay-other-rules", lambda: unplayable_screen(GAME, SAY))
    file = "citadels.json"
    yield Screen("record", lambda: record_screen(file, COMMITMENT, SAY), files={file: b"{}"})


def turning(replay: Replay) -> Iterator[Screen]:
    """Show turning points: during the search, found, and one with another option tried."""
    people, choices = sat(2), chosen(replay)
    found = turning_points(replay, choices[8:13], people)
    end = replay.end.view(None)
    loser = end.scores[-1].seat
    ends = {replay.round_of(each.step): each for each in chosen(replay, loser) if "end" in each.options}
    dull = [each._replace(taken="end") for each in ends.values()]
    left = left_lying(FinishedGame(result(people), True), Replayed(replay, frozenset()), dull)
    level = replace(found, points=(), seat=loser, left=left, view=end)
    eight = end_of("2016-vicious_nobles-8s9c")
    blows = replace(found, points=(), players=sat(8), course=eight.course, view=eight.view)
    shown = {
        "blows": blows,
        "whose": TurningPointsModel(GAME, people),
        "working": replace(found, state="working", done=12, points=()),
        "found": found,
        "level": level,
        "late": replace(found, state="late", done=31, points=found.points[:2]),
    }
    for name, model in shown.items():
        yield Screen(
            f"turning-points-{name}", lambda model=model: turning_points_screen(model, SAY, model.seat)
        )
    choice = next(each for each in choices if len(each.options) > 3)
    for name, other in (("best", ""), ("other", choice.options[-1])):
        model = tried(replay, choice, other, people)
        content = with_picture(partial(tried_screen, model, SAY), tried_picture(model, SAY))
        yield Screen.of(f"turning-point-{name}", content)


def logs() -> Iterator[Screen]:
    """Show a round of a log."""
    for seats, name in ((4, "2016-ambitious_aristocrats-4s9c"), (8, "2016-vicious_nobles-8s9c")):
        rounds = rounds_seen(name)
        shown = {"players": sat(seats), "rounds": len(rounds), "seen": rounds, "view": view(seats)}
        model = log_model(*rounds[-1], round=len(rounds), over=True, reader=0, **shown)
        content = with_picture(partial(log_screen, model, SAY), log_picture(model, SAY))
        yield Screen.of(f"log-{seats}", content)
        yield Screen(f"log-{seats}-mine", lambda model=model: log_screen(replace(model, mine=True), SAY))


def lessons() -> Iterator[Screen]:
    """Show every moment of the lesson, and one with a wrong answer."""
    lesson, by = first_lesson(), Person(1, "Ada", 1, SAY, manager=False)
    for moment in lesson.moments:
        model = lesson_model(lesson, moment, by)
        yield _lesson(f"lesson-{moment.ask.name}", model)
    wrong = lesson_model(lesson, lesson.moments[1], by, wrong="character:thief")
    yield _lesson("lesson-wrong", wrong)


def puzzles() -> Iterator[Screen]:
    """Show the puzzle with the highest picture, before and after an answer, and the channel's line."""
    by, shown = Person(1, "Ada", 1, SAY, manager=False), read_puzzles(SUPPLY)
    models = [puzzle_model(each, 142, by, PuzzleStanding("", {})) for each in shown]
    asked = max(models, key=lambda model: FRAMED.picture_height(puzzle_picture(model, SAY)))
    counts = {each.option: 7 * place for place, each in enumerate(asked.candidates, start=1)}
    solved = replace(asked, standing=PuzzleStanding(asked.best.option, counts, 3))
    missed = replace(asked, standing=PuzzleStanding(asked.candidates[1].option, counts))
    first = (replace(each, standing=PuzzleStanding(each.best.option, {}, 1)) for each in models)
    equal = next(each for each in first if each.equal)
    for name, model in (("", asked), ("-solved", solved), ("-missed", missed), ("-equal", equal)):
        yield _puzzle(f"puzzle{name}", model)
    yield Screen("puzzle-shared", lambda: shared_screen(solved, "Ada", SAY), private=False)


def _puzzle(name: str, model: PuzzleModel) -> Screen:
    picture = puzzle_picture(model, SAY)
    content = with_picture(partial(puzzle_screen, model, SAY), picture)
    return Screen.of(name, content)


def privacy() -> Iterator[Screen]:
    """Show a person's stored data, the question before they delete it, and what stays."""
    yield Screen("privacy", lambda: holdings_screen(HELD, PAGES, SAY))
    yield Screen("privacy-nothing", lambda: holdings_screen(NOTHING, PAGES, SAY))
    file = "data.json"
    yield Screen("privacy-export", lambda: export_screen(file, SAY), files={file: b"{}"})
    yield Screen("privacy-delete", lambda: deletion_screen(HELD, TAG, SAY))
    yield Screen("privacy-kept", lambda: kept_screen(HELD, SAY))


def ahead() -> Iterator[Screen]:
    """Show the screens of players who wait: an order of characters, and guesses."""
    yield Screen("wishes", lambda: wishes_screen(wishes(), SAY))
    yield Screen("guesses", lambda: guesses_screen(guesses(), SAY))


SOON = int(NOW.timestamp()) + 120
WHERE = "https://example.org"
PING = PingModel(GAME, 1, "turn", "**Bob**", until=CALLED_UNTIL, board=WHERE)
AGAIN = replace(PING, asked="again")
CALL = CallModel(
    GAME,
    "call",
    "open",
    "**Ada**",
    "",
    0,
    "https://example.org",
    {"taken": 2, "seats": 4, "kept": 0, "room": 0, "more": 0},
)


def calls() -> Iterator[Screen]:
    """Show where and when a person is notified, by default and with everything chosen, and their language."""
    chosen = PersonSettings(calls="direct", reminders=8, quiet=QuietHours(22 * 60, 7 * 60, "Europe/Warsaw"))
    for name, settings in (("notify", PersonSettings()), ("notify-chosen", chosen)):
        model = NotifyModel(settings, 600, zones(), 1, called=settings.invited)
        for page in get_args(NotifyPage):
            shown, end = replace(model, page=page), "" if page == "first" else f"-{page}"
            yield Screen(f"{name}{end}", lambda shown=shown: notify_screen(shown, SAY))
    homes, now = [(zone, time_in(zone, NOW.timestamp())) for zone in HOMES], int(NOW.timestamp())
    yield Screen("notify-home", lambda: home_screen(homes, now, SAY))
    yield Screen("notify-at-home", lambda: at_home_screen(USUAL_NIGHT, SAY))
    yield Screen("holiday-over", lambda: back_screen([("game", CHANNEL)], SAY))
    yield Screen("language", lambda: language_screen("", 1, SAY))
    yield Screen(
        "ping-again", lambda: ping_screen(replace(PING, asked="again", clock=True), SAY), private=False
    )
    yield Screen(
        "ping-lapsed", lambda: ping_screen(replace(PING, asked="lapsed", until=0), SAY), private=False
    )
    yield Screen("reminder", lambda: ping_screen(replace(AGAIN, mute=TAG), SAY), private=False)


def servers() -> Iterator[Screen]:
    """Show a server's settings, and its saved sets."""
    yield _server("server", ServerModel(ServerSettings(), preset="anywhere"))
    yield _server("server-chosen", ServerModel(ServerSettings((1,), (2,), threads=True)))
    yield _server("server-opening", ServerModel(ServerSettings((1,), (2,)), "opening", frozenset({1, 2})))
    chosen = ServerSettings(call_role=2, podium_channel=1, podium_role=2)
    yield _server(
        "server-people", ServerModel(chosen, "people", frozenset({1, 2}), hindered={"call_role": "above"})
    )
    yield _server("server-play", ServerModel(ServerSettings(), "play"))
    yield _server("server-podium", ServerModel(chosen, "podium", frozenset({1, 2})))
    yield _server("server-sets", ServerModel(ServerSettings(), "sets", saved=SETS, chosen=SETS[0]))
    yield _server("server-no-sets", ServerModel(ServerSettings(), "sets"))


def _server(name: str, model: ServerModel) -> Screen:
    return Screen(name, lambda: server_screen(model, SAY))


def short() -> Iterator[Screen]:
    """Show the short messages: pings, lists, and refusals."""
    yield Screen("ping", lambda: ping_screen(PING, SAY), private=False)
    yield Screen("call", lambda: call_screen(CALL, SAY), private=False)
    yield Screen("call-full", lambda: call_screen(replace(CALL, state="full"), SAY), private=False)
    vote = board(since=CALLED_UNTIL - 3600, replaceable=Replaceable(1, 1, 2))
    yield Screen("call-vote", lambda: vote_screen(vote, WHERE, SAY, ""), private=False)
    model = board(pause=PauseModel(0, 3 * 24 * 3600, (0,), (1, 2)), holidays=((1, CALLED_UNTIL),))
    for kind in ("pause", "holiday"):
        told = partial(notice_screen, kind, replace(model, view=replace(model.view, asked=1)), 1, WHERE, SAY)
        yield Screen(f"call-{kind}", told, private=False)
    yield Screen("panel-elsewhere", lambda: elsewhere_screen(GAME, SAY))
    yield Screen("games", lambda: listed_screen(_list(), SAY))
    yield Screen("games-none", lambda: listed_screen(ListModel((), 0, 0, only_own=False, others=True), SAY))
    games = (
        ListedGame(GAME, "", sat(4), 3, channel=CHANNEL),
        ListedGame(GAME[::-1], "", sat(2), 5, channel=CHANNEL),
    )
    yield Screen("which-game", lambda: games_screen(games, ShowHand, SAY))
    yield Screen("seated-elsewhere", lambda: seated_screen(_list().games[0:4:3], GAME, SAY))
    yield Screen("resign", lambda: resign_screen(games[0], SAY))
    yield Screen("resign-last", lambda: resign_screen(games[0], SAY, last=True))
    yield _note("refused-stale", SAY("error-stale"))
    yield _note("refused-wrong-seat", SAY("error-wrong-seat", seat="**Ada**"))
    yield _note("refused-host-only", SAY("error-host-only", host="**Ada**"))
    yield _note("refused-not-seated", SAY("error-not-seated"))
    yield Screen("seats-offered", _offer)
    yield _note("refused-outage", SAY("error-outage", cause="full"))
    yield _note("refused-damaged", SAY("error-damaged"))
    yield _note("thread-lacking", SAY("thread-lacking", permissions=SAY("permission-create_public_threads")))
    yield _note("thread-elsewhere", SAY("thread-elsewhere", where="https://example.org"))


def _offer() -> LayoutView:
    seats = [button(TakeSeat(GAME, 2), SAY("button-take-seat", name="Bertram"))]
    return note_screen(SAY("error-open-seats"), seats)


def _list() -> ListModel:
    where = "https://discord.com/channels/1/2/3"
    ids = [GAME[turn:] + GAME[:turn] for turn in range(6)]
    games = (
        ListedGame(ids[0], where, sat(8), 3, asked=0, mine=0),
        ListedGame(ids[1], "", sat(4), 4, asked=0, mine=0, day=142),
        ListedGame(ids[2], where, sat(4), 5, asked=1, mine=0),
        ListedGame(ids[3], where, sat(2), 0, seats={"taken": 2, "seats": 8, "kept": 0, "room": 0, "more": 0}),
        ListedGame(
            ids[4],
            where,
            sat(1),
            0,
            seats={"taken": 1, "seats": 7, "kept": 0, "room": 0, "more": 0},
            at=CALLED_UNTIL,
        ),
        ListedGame(ids[5], where, sat(4), 1, asked=3),
    )
    return ListModel(games, 0, 2, only_own=False, others=True)


def _note(name: str, text: str) -> Screen:
    return Screen(name, lambda: note_screen(text))
