"""Which picture is drawn by what, and which text says the same."""

from typing import TypeAlias

from bot.pictures.badge_sheet import badges_alt, draw_badges
from bot.pictures.board import board_height, draw_board
from bot.pictures.canvas import Canvas
from bot.pictures.curve import draw_rating
from bot.pictures.daily import DailyPicture, daily_alt, draw_daily
from bot.pictures.draft import draft_height, draw_draft
from bot.pictures.end import draw_end
from bot.pictures.film import draw_film
from bot.pictures.hand import draw_hand, hand_height
from bot.pictures.leaderboard import LeaderboardPicture, draw_leaderboard, leaderboard_alt
from bot.pictures.lesson import draw_lesson, lesson_height
from bot.pictures.lobby import draw_lobby
from bot.pictures.models import (
    BadgesPicture,
    BoardPicture,
    DraftPicture,
    EndPicture,
    FilmPicture,
    HandPicture,
    LessonPicture,
    LobbyPicture,
    RulesPicture,
)
from bot.pictures.own_alts import draft_alt, hand_alt, lesson_alt
from bot.pictures.podium import PodiumPicture, draw_podium, podium_alt
from bot.pictures.rating import RatingPicture, rating_alt
from bot.pictures.rules import draw_rules, rules_alt
from bot.pictures.table_alts import board_alt, end_alt, film_alt, lobby_alt
from bot.words.language import Language

Picture: TypeAlias = (
    BoardPicture
    | HandPicture
    | DraftPicture
    | EndPicture
    | DailyPicture
    | FilmPicture
    | LessonPicture
    | LobbyPicture
    | LeaderboardPicture
    | PodiumPicture
    | RatingPicture
    | RulesPicture
    | BadgesPicture
)
"""The content of a picture: plain and frozen, so that equal ones are the same picture."""

_Beside: TypeAlias = (
    DailyPicture | LeaderboardPicture | PodiumPicture | RatingPicture | RulesPicture | BadgesPicture
)
"""The pictures that belong to no game."""

_FILES: dict[type[Picture], str] = {
    BoardPicture: "board.png",
    HandPicture: "hand.png",
    DraftPicture: "draft.png",
    EndPicture: "end.png",
    DailyPicture: "daily.png",
    FilmPicture: "film.gif",
    LessonPicture: "lesson.png",
    LobbyPicture: "lobby.png",
    LeaderboardPicture: "leaderboard.png",
    PodiumPicture: "podium.png",
    RatingPicture: "rating.png",
    RulesPicture: "rules.png",
    BadgesPicture: "badges.png",
}


def file_name(picture: Picture) -> str:
    """Return what the file of a picture is called: by its kind alone, so that the name tells nothing."""
    return _FILES[type(picture)]


def panel_height(picture: BoardPicture | DraftPicture | HandPicture | LessonPicture) -> float:
    """Return how high a picture of a panel is, in logical pixels, without drawing it."""
    match picture:
        case BoardPicture():
            return board_height(picture)
        case DraftPicture():
            return draft_height(picture)
        case HandPicture():
            return hand_height(picture)
        case LessonPicture():
            return lesson_height(picture)


def draw(picture: Picture) -> bytes:
    """Draw a picture, and return it as a PNG file; a film is a GIF file."""
    match picture:
        case BoardPicture():
            canvas = draw_board(picture)
        case HandPicture():
            canvas = draw_hand(picture)
        case DraftPicture():
            canvas = draw_draft(picture)
        case EndPicture():
            canvas = draw_end(picture)
        case FilmPicture():
            return draw_film(picture)
        case LessonPicture():
            canvas = draw_lesson(picture)
        case LobbyPicture():
            canvas = draw_lobby(picture)
        case _:
            canvas = _drawn_beside(picture)
    return canvas.png()


def _drawn_beside(picture: _Beside) -> Canvas:
    """Draw a picture that belongs to no table."""
    match picture:
        case DailyPicture():
            return draw_daily(picture)
        case LeaderboardPicture():
            return draw_leaderboard(picture)
        case PodiumPicture():
            return draw_podium(picture)
        case RatingPicture():
            return draw_rating(picture)
        case RulesPicture():
            return draw_rules(picture)
        case BadgesPicture():
            return draw_badges(picture)


def alt_text(picture: Picture, language: Language) -> str:
    """Say in words what a picture shows, in at most 1,024 letters: for those who can't see it."""
    match picture:
        case BoardPicture():
            text = board_alt(picture, language)
        case HandPicture():
            text = hand_alt(picture, language)
        case DraftPicture():
            text = draft_alt(picture, language)
        case EndPicture():
            text = end_alt(picture, language)
        case FilmPicture():
            text = film_alt(picture, language)
        case LessonPicture():
            text = lesson_alt(picture, language)
        case LobbyPicture():
            text = lobby_alt(picture, language)
        case _:
            text = _alt_beside(picture, language)
    return text


def _alt_beside(picture: _Beside, language: Language) -> str:
    match picture:
        case DailyPicture():
            return daily_alt(picture, language)
        case LeaderboardPicture():
            return leaderboard_alt(picture, language)
        case PodiumPicture():
            return podium_alt(picture, language)
        case RatingPicture():
            return rating_alt(picture, language)
        case RulesPicture():
            return rules_alt(picture, language)
        case BadgesPicture():
            return badges_alt(picture, language)
