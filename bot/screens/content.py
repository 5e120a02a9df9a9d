"""The content of a message: a screen, and its pictures if we can send them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias, TypeVar

from discord.ui import LayoutView

from bot.pictures.alt import ALT_LETTERS, fullest
from bot.pictures.board import BoardPicture, board_picture
from bot.pictures.film import FilmPicture, film_picture
from bot.pictures.hand import HandPicture, hand_picture
from bot.pictures.lobby import LobbyPicture, lobby_picture
from bot.pictures.picture import Picture
from bot.screens.board import board_text
from bot.screens.limits import length
from bot.screens.opponents import name_of, opponent_of, portrait, signs_of
from bot.screens.option_pages import not_ready
from bot.screens.spoken import without_markup, without_symbols
from bot.screens.spoken_panel import picture_text
from bot.view_models.board import BoardModel
from bot.view_models.lobby import LobbyModel
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.events import Event
from engine.view import View
from storage.people.stored_settings import WordsFirst
from storage.values import Player

MakeScreen: TypeAlias = Callable[[Sequence[Picture]], LayoutView]
"""Builds a new view, to be sent once: with these pictures, or, without any, with their facts as text."""


def _none() -> tuple[Picture, ...]:
    return ()


@dataclass(frozen=True)
class Content:
    """A screen and its pictures. A message has either all pictures or none."""

    screen: MakeScreen
    make_pictures: Callable[[], tuple[Picture, ...]] = _none  # Slow; called only where we can send pictures.

    @cached_property
    def pictures(self) -> tuple[Picture, ...]:
        """The pictures. They are made when first needed."""
        return self.make_pictures()


Pictured = TypeVar("Pictured", bound=Picture)


def with_picture(screen: Callable[[Pictured | None], LayoutView], picture: Pictured | None) -> Content:
    """Return the content of a message with this picture, if there is one."""
    return Content(lambda shown: screen(picture if shown else None), lambda: (picture,) if picture else ())


def in_words(screen: Callable[[], LayoutView]) -> Content:
    """Return the content of a message without pictures."""
    return Content(lambda _: screen())


def as_wanted(content: Content, say: Language, words: WordsFirst) -> Content:
    """Return the content unchanged, or without pictures and symbols if its reader wants texts."""
    return content if words == "off" else in_words(lambda: without_symbols(content.screen(()), say))


def board_pictures(model: BoardModel, say: Language) -> tuple[BoardPicture]:
    """Make the picture of a board, with all cities and the ranks of the round."""
    names = Wording(say, model.players).bare_names
    picture = board_picture(
        model.view,
        names,
        say,
        finished=model.status != "current",
        events=model.events,
        rules=model.rules,
        faces=signs_of(model.players),
    )
    drama = f"{picture.band.told} " if picture.band else ""
    text = without_markup(board_text(model, say, ALT_LETTERS - length(drama)))
    return (replace(picture, told=fullest([drama + text])),)


def hand_pictures(model: PanelModel, say: Language) -> tuple[HandPicture, ...]:
    """Make the picture of a hand; none if it is empty."""
    if not model.view.hand:
        return ()
    picture = hand_picture(model.view, say, model.rules)
    return (replace(picture, told=picture_text(model, say)),)


def lobby_pictures(model: LobbyModel, say: Language) -> tuple[LobbyPicture, ...]:
    """Make the poster of a lobby; none if it was closed."""
    if model.status == "closed":
        return ()
    host = model.seat_of(model.host)
    computers = [player.computer for player in model.players]
    names, seats = Wording(say, (*model.players, *model.asked)).bare_names, len(model.players)
    opponents = [opponent_of(player, say) for player in model.players]
    several = model.status == "open" and model.people > 1
    ready = [seat not in not_ready(model) for seat in range(seats)] if several else []
    filling = range(1, model.filled - seats + 1) if model.completes else ()
    coming = [(portrait(number), name_of(number, say)) for number in filling]
    return (
        lobby_picture(
            names[:seats],
            -1 if host is None else host,
            computers,
            model.preview,
            say,
            opponents=opponents,
            ready=ready,
            coming=coming,
            asked=names[seats:],
            counted=model.counted,
            full=model.gives_way,
            rated=model.rated,
        ),
    )


def film(
    rounds: Sequence[tuple[View, Sequence[Event]]], players: Sequence[Player], say: Language
) -> FilmPicture:
    """Make the film of a finished game from its rounds with their events."""
    return film_picture(rounds, Wording(say, players).bare_names, say)
