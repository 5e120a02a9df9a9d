"""What a process prepares at the start so that no click waits for it."""

import gc

import pytest

from bot.pictures.board import BoardPicture
from bot.pictures.end import EndPicture
from bot.pictures.lobby import LobbyPicture
from bot.pictures.table_panel import PanelPicture
from bot.screens.panel_picture import panel_picture
from bot.view_models.panel import PanelModel
from bot.warming import THRESHOLDS, WARMED_SEATS, first_pictures, pictures_of, settled
from bot.words.language import Language
from engine.events import Event
from tests.fixtures import house
from tests.house import House

__all__ = ["house"]


async def test_objects_of_the_start_are_never_collected_again(house: House) -> None:
    # Ignore objects that are frozen for all tests.
    gc.unfreeze()
    before = gc.get_threshold(), gc.get_freeze_count()
    with settled(house.bot):
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() == before[1]
        house.bot.dispatch("ready")
        await house.env.settle()
        frozen = gc.get_freeze_count()
        assert frozen > 10_000
        house.add("alice")
        house.bot.dispatch("ready")
        await house.env.settle()
        # Discord sends READY more than once, and by then there are games.
        assert gc.get_freeze_count() <= frozen
    assert (gc.get_threshold(), gc.get_freeze_count()) == before


def test_they_are_what_games_show() -> None:
    kinds = [type(each) for each in first_pictures()]
    assert {*kinds} == {LobbyPicture, BoardPicture, PanelPicture, EndPicture}
    assert kinds.count(LobbyPicture) == kinds.count(EndPicture) == len(WARMED_SEATS)


def test_a_panel_shows_what_happened_since_the_one_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[tuple[Event, ...]]()

    def noted(model: PanelModel, say: Language) -> PanelPicture:
        seen.append(model.events)
        return panel_picture(model, say)

    monkeypatch.setattr("bot.warming.panel_picture", noted)
    assert list(pictures_of(4, "ab" * 32, 11))
    public = [[id(event) for event in events if event.to is None] for events in seen]
    assert all(public[1:])
    assert len({each for events in public for each in events}) == sum(map(len, public))
