"""The first pictures of a process: of every kind that a game needs."""

from bot.pictures.board import BoardPicture
from bot.pictures.end import EndPicture
from bot.pictures.lobby import LobbyPicture
from bot.pictures.table_panel import PanelPicture
from bot.warming import SEATS, first_pictures


def test_they_are_what_games_show() -> None:
    kinds = [type(each) for each in first_pictures()]
    assert {*kinds} == {LobbyPicture, BoardPicture, PanelPicture, EndPicture}
    assert kinds.count(LobbyPicture) == kinds.count(EndPicture) == len(SEATS)
