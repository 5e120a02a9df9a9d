"""Which picture is drawn by what."""

from typing import TypeAlias

from bot.pictures.curve import draw_rating
from bot.pictures.leaderboard import LeaderboardPicture, draw_leaderboard
from bot.pictures.rating import RatingPicture

Picture: TypeAlias = LeaderboardPicture | RatingPicture
"""What a picture shows: plain and frozen, so that equal ones are the same picture."""


def draw(picture: Picture) -> bytes:
    """Draw a picture, and return it as a PNG file."""
    match picture:
        case LeaderboardPicture():
            return draw_leaderboard(picture).png()
        case RatingPicture():
            return draw_rating(picture).png()
