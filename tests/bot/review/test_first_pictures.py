"""The first pictures of a process: of every kind that a game needs."""

import pytest

from bot.pictures.board import BoardPicture
from bot.pictures.end import EndPicture
from bot.pictures.lobby import LobbyPicture
from bot.pictures.table_panel import PanelPicture
from bot.review import first_pictures as made
from bot.review.first_pictures import SEATS, first_pictures, pictures_of
from bot.screens.panel_picture import panel_picture
from bot.screens.view_models.panel import PanelModel
from bot.words.language import Language
from engine.events import Event


def test_they_are_what_games_show() -> None:
    kinds = [type(each) for each in first_pictures()]
    assert {*kinds} == {LobbyPicture, BoardPicture, PanelPicture, EndPicture}
    assert kinds.count(LobbyPicture) == kinds.count(EndPicture) == len(SEATS)


def test_a_panel_shows_what_happened_since_the_one_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[tuple[Event, ...]]()

    def noted(model: PanelModel, say: Language) -> PanelPicture:
        seen.append(model.events)
        return panel_picture(model, say)

    monkeypatch.setattr(made, "panel_picture", noted)
    assert list(pictures_of(4, "ab" * 32, 11))
    public = [[id(event) for event in events if event.to is None] for events in seen]
    assert all(public[1:])
    assert len({each for events in public for each in events}) == sum(map(len, public))
