"""Leaderboards: pages, the first ten as a picture, and the podium at the end of a season."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures import leaderboard
from bot.pictures.picture import Picture
from bot.screens.content import Content
from bot.screens.layout import (
    DIVIDER,
    GOLD_COLOUR,
    Control,
    Part,
    Row,
    button,
    compose,
    menu,
    option,
    pictured,
    rows,
)
from bot.screens.limits import Block, block
from bot.wording.wording import visible_name
from bot.words.language import Language, Value
from storage.play.daily import DailyEntry
from storage.results.leaderboards import ANY_SEATS, BoardEntry, LeaderboardPage
from storage.results.ratings.model import FLOOR, PODIUM_GAMES
from storage.results.seasons import SeasonFigures


@dataclass(frozen=True, slots=True)
class LeaderboardModel:
    """A page of a leaderboard."""

    asked: requests.ShowLeaderboard
    board: LeaderboardPage
    season: int  # The current season.
    server: bool = True  # Whether the board is shown in a server.
    seasons: bool = True  # Whether that server has seasons.
    posted: bool = False  # Whether everybody sees the board.
    past: tuple[int, ...] = ()  # The earlier seasons with games, the newest first.


def rating_number(number: int, say: Language, *, settled: bool) -> str:
    """Write a rating, with a mark unless it has settled."""
    # Give the number as a text: languages would group its digits.
    return say("rating-number", number=str(number), settled=settled)


def way_of(change: int) -> Literal["up", "down", "same"]:
    """Return the direction of a change of a rating."""
    return "up" if change > 0 else "down" if change < 0 else "same"


def rating_change(change: int, say: Language) -> str:
    """Write a change of a rating."""
    return say("rating-change", way=way_of(change), points=str(abs(change)))


def season_name(season: int, say: Language) -> str:
    """Name a season by its quarter and its year."""
    year, quarter = divmod(season, 10)
    return say("season", quarter=quarter, year=str(year))


def top_ten(model: LeaderboardModel, say: Language) -> leaderboard.LeaderboardPicture | None:
    """Make the picture of the first page, with the reader's line at its end; `None` for other pages."""
    board = model.board
    if board.page > 0:
        return None
    entries = [*board.entries, *([board.own] if board.own and board.own not in board.entries else [])]
    lines = [
        leaderboard.LeaderboardRow(
            each.place, each.name, each.rating.number, each.games, each.wins, each.settled, each == board.own
        )
        for each in entries
    ]
    return leaderboard.leaderboard_picture(_about(model, say), lines, say, model.asked.order)


def leaderboard_screen(
    model: LeaderboardModel, say: Language, picture: leaderboard.LeaderboardPicture | None = None
) -> LayoutView:
    """Show a page of a leaderboard, as its picture or as a list."""
    listed: list[Part] = [block(say("small", text=_about(model, say))), DIVIDER, *_entries(model, say)]
    parts: list[Part] = [
        block(say("leaderboard-title")),
        *([pictured(picture, say)] if picture else listed),
        *_absence(model, say),
        *own_name(model.board.own, say),
        *_explained(model, say),
    ]
    return compose([*parts, *_controls(model, say)], GOLD_COLOUR)


def _about(model: LeaderboardModel, say: Language) -> str:
    asked = model.asked
    season = int(asked.span) if asked.span.isdecimal() else model.season
    when = say("span-always") if asked.span == "always" else season_name(season, say)
    texts = [say(f"scope-{asked.scope}"), when]
    if asked.seats != ANY_SEATS:
        texts.append(_of_seats(asked.seats, say))
    return " · ".join(texts)


def _of_seats(seats: int, say: Language) -> str:
    return say("leaderboard-of", seats=seats or "any")


def _entries(model: LeaderboardModel, say: Language) -> list[Block]:
    board = model.board
    if not board.entries:
        return [block(say("leaderboard-nobody", scope=model.asked.scope))]
    blocks = [block("\n".join(_entry(each, model, say) for each in board.entries))]
    if board.own and board.own not in board.entries:
        blocks.append(block(_entry(board.own, model, say)))
    return blocks


def _absence(model: LeaderboardModel, say: Language) -> list[Block]:
    board = model.board
    # Nobody is on an empty board, so being new is no reason.
    if board.own or not board.absence or (not board.entries and board.absence == "new"):
        return []
    return [block(say("small", text=say(f"leaderboard-own-{board.absence}")))]


def own_name(own: BoardEntry | DailyEntry | None, say: Language) -> list[Part]:
    """Tell the reader that a leaderboard hides their name from others, and offer to show the name."""
    return [] if own is None or own.named else offered_name("name-own", say)


def offered_name(key: str, say: Language) -> list[Part]:
    """Tell a person that leaderboards beyond their servers hide their name, and offer to show it."""
    return [block(say("small", text=say(key))), button(requests.ShowName(), say("button-show-name"))]


def _entry(entry: BoardEntry, model: LeaderboardModel, say: Language) -> str:
    own = entry == model.board.own
    number = rating_number(entry.rating.number, say, settled=entry.settled)
    facts = {"number": number, "games": entry.games, "wins": entry.wins}
    return ranked_line(f"leaderboard-row-{model.asked.order}", entry, facts, say, own=own)


def ranked_line(
    key: str, entry: BoardEntry | DailyEntry, facts: Mapping[str, Value], say: Language, *, own: bool
) -> str:
    """Show the place of a person with these facts, and highlight the reader's own line."""
    name = visible_name(entry.name, say)
    place = say("leaderboard-place", place=entry.place)
    if own:
        place, name = say("leaderboard-place-own", place=place), say("player-name", name=name)
    return say(key, place=place, name=name, **facts)


def _explained(model: LeaderboardModel, say: Language) -> list[Block]:
    """Explain the numbers on this page, and to a reader who isn't listed, which games count."""
    if not model.board.entries:
        how = [say("leaderboard-counts"), *([] if model.server else [say("solo-others")])]
        return [block(say("small", text=" ".join(how)))]
    asked, own = model.asked, model.board.own
    shown = [*model.board.entries, *([own] if own else [])]
    how = [say("profile-how"), *([] if own else [say("leaderboard-counts")])]
    if any(each.rating.number == FLOOR for each in shown):
        how.append(say("leaderboard-floor", number=str(FLOOR)))
    if asked.seats != ANY_SEATS:
        how.append(say("leaderboard-how-of"))
    if asked.span != "always" and asked.order == "rating" and any(each.missing for each in shown):
        how.append(say("leaderboard-podium", games=PODIUM_GAMES))
    return [block(say("small", text=" ".join(how)), weight=90)]


def _controls(model: LeaderboardModel, say: Language) -> list[Row]:
    if model.posted:
        return rows([button(model.asked, say("button-leaderboard"))])
    # An empty board needs no order. If it is for one number of players, offer the one for any number.
    listed = model.board.entries or model.asked.seats != ANY_SEATS
    return [
        *_invited(model, say),
        *(_menus(model.asked, say) if listed else []),
        *_season_menu(model, say),
        *rows(_other_boards(model, say)),
        *rows(_other_pages(model, say)),
    ]


def _invited(model: LeaderboardModel, say: Language) -> list[Row]:
    """If the board is empty, offer to open a game."""
    if model.board.entries or not model.server:
        return []
    return rows([button(requests.NewLobby(), say("button-new"), ButtonStyle.primary)])


def _other_boards(model: LeaderboardModel, say: Language) -> list[Control]:
    found: list[Control] = []
    first = replace(model.asked, page=0)
    scopes: list[requests.BoardScope] = ["met", *(["server"] if model.server else []), "everywhere"]
    found += [
        button(replace(first, scope=each), say(f"scope-{each}")) for each in scopes if each != first.scope
    ]
    if model.seasons and not model.past:
        span = "always" if first.span == "season" else "season"
        found.append(button(replace(first, span=span), say(f"span-{span}")))
    if model.server and model.seasons and model.board.own and first.span == "season":
        found.append(button(requests.ShowOwnSeason(model.season), say("button-own-season")))
    if model.server and model.board.entries and first.scope != "met":
        post = requests.PostLeaderboard(first.scope, first.span, first.order, first.seats, model.asked.page)
        found.append(button(post, say("button-post"), ButtonStyle.success))
    return found


def _other_pages(model: LeaderboardModel, say: Language) -> list[Control]:
    page, last = model.board.page, model.board.pages - 1
    pages = {page - 1: "button-higher", page + 1: "button-lower"}
    if model.board.own:
        pages.setdefault(model.board.own_page, "button-own-place")
    return [
        button(replace(model.asked, page=each), say(key))
        for each, key in pages.items()
        if 0 <= each <= last and each != page
    ]


def _menus(asked: requests.ShowLeaderboard, say: Language) -> list[Row]:
    board = (asked.scope, asked.span, asked.order, asked.seats)
    orders = [
        option(say(f"leaderboard-by-{each}"), each, chosen=each == asked.order) for each in requests.ORDERS
    ]
    seats = [
        option(_of_seats(each, say), str(each), chosen=each == asked.seats) for each in requests.SEAT_COUNTS
    ]
    return [
        menu(requests.PickOrder(*board), orders, say("menu-leaderboard-by"), lasting="leaders by"),
        menu(requests.PickSeats(*board), seats, say("menu-leaderboard-of"), lasting="leaders of"),
    ]


def _season_menu(model: LeaderboardModel, say: Language) -> list[Row]:
    """Make the menu of this season, all time and past seasons. Without past seasons, buttons are enough."""
    if not (model.seasons and model.past):
        return []
    asked = model.asked
    names = {"season": say("span-season"), "always": say("span-always")}
    names |= {str(each): season_name(each, say) for each in model.past}
    options = [option(name, span, chosen=span == asked.span) for span, name in names.items()]
    pick = requests.PickSpan(asked.scope, asked.span, asked.order, asked.seats)
    return [menu(pick, options, say("menu-leaderboard-when"), lasting="leaders when")]


def podium_content(
    season: int,
    first: Sequence[BoardEntry],
    say: Language,
    called: Collection[int] = (),
    figures: SeasonFigures | None = None,
) -> Content:
    """Show a server the first three of a season, as a picture or a list; mention those in `called`."""
    listed, names, steps = list[str](), list[str](), list[leaderboard.PodiumStep]()
    for each in first:
        name = visible_name(each.name, say)
        number = rating_number(each.rating.number, say, settled=each.settled)
        steps.append(leaderboard.PodiumStep(each.place, each.name, number))
        listed.append(say("podium-step", place=each.place, name=name, number=number))
        mentioned = f"<@{each.user}>" if each.user in called else name
        names.append(say("podium-name", place=each.place, name=mentioned))
    picture = leaderboard.PodiumPicture(season_name(season, say), tuple(steps), say)
    words = [block(say("podium-title", season=picture.title)), block("\n".join(listed))]
    below = [
        block(say("podium-about")),
        block(" ".join(names)),
        block(_figures(figures, say) if figures is not None and figures.games else ""),
        block(say("season-next")),
        block(say("small", text=f"{say('podium-numbers')} {say('podium-needs', games=PODIUM_GAMES)}")),
        button(requests.ShowOwnSeason(season), say("button-own-season")),
    ]

    def screen(drawn: Sequence[Picture]) -> LayoutView:
        return compose([*([pictured(each, say) for each in drawn] or words), *below], GOLD_COLOUR)

    return Content(screen, lambda: (picture,))


def _figures(figures: SeasonFigures, say: Language) -> str:
    name = visible_name(figures.name, say)
    games = say("podium-games", count=figures.games)
    people = say("podium-people", count=figures.people)
    return say("podium-figures", games=games, people=people, points=figures.best, name=name)
