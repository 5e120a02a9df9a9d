"""Pictures of the game: from plain models to PNG files, and texts that say the same.

Nothing here knows of Discord. `..._picture` makes a model, `Painter.paint` its file, `alt_text` its text.
"""

from bot.pictures.drawing import Picture, alt_text, file_name
from bot.pictures.leaderboard import LeaderboardPicture, LeaderboardRow, leaderboard_picture
from bot.pictures.models import BoardPicture, DraftPicture, EndPicture, HandPicture, RanksPicture
from bot.pictures.painter import Painter
from bot.pictures.rating import RatingPicture, RatingPoint, rating_picture
from bot.pictures.view_models import board_picture, draft_picture, end_picture, hand_picture, ranks_picture

__all__ = [
    "BoardPicture",
    "DraftPicture",
    "EndPicture",
    "HandPicture",
    "LeaderboardPicture",
    "LeaderboardRow",
    "Painter",
    "Picture",
    "RanksPicture",
    "RatingPicture",
    "RatingPoint",
    "alt_text",
    "board_picture",
    "draft_picture",
    "end_picture",
    "file_name",
    "hand_picture",
    "leaderboard_picture",
    "ranks_picture",
    "rating_picture",
]
