"""Boards of given ranks and cities."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.pictures.bands import Band, BandFigure
from bot.pictures.board import BoardPicture
from bot.pictures.models import City, Rank, SeatLine
from bot.words.language import Language


def board_of(ranks: Sequence[Rank], cities: Iterable[City], say: Language) -> BoardPicture:
    return BoardPicture(tuple(ranks), tuple(map(SeatLine, cities)), say)


def with_cities(board: BoardPicture, cities: Iterable[City]) -> BoardPicture:
    """Put other cities on a board."""
    return replace(board, seats=tuple(map(SeatLine, cities)))


def killing(title: str = "Assassin kills Architect") -> Band:
    """Show everybody a kill."""
    left, right = BandFigure("bust", "assassin"), BandFigure("killed", "architect")
    return Band("all", "", "skull", "lit2", title, "Rank 7 stays silent.", left, right, 90, f"{title}.")
