"""The content of a message: a screen, and its pictures if we can send them."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias, TypeVar

from discord.ui import LayoutView

from bot.pictures.alt import ALT_LETTERS, fullest
from bot.pictures.board import BoardPicture, board_picture
from bot.pictures.film import FilmPicture, film_picture
from bot.pictures.hand import HandPicture, hand_picture
from bot.pictures.lobby import FEWEST_SHOWN, LobbyPicture, LobbySeat, lobby_picture
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
    taken, preview = len(model.players), model.preview
    # If a seat is free, show it, except that the people asked come first.
    wanted = max(taken + max(not model.gives_way, len(model.asked)), preview.seats, FEWEST_SHOWN)
    shown = max(taken, min(preview.most, wanted))
    seats = [*_lobby_seats(model, say), *[LobbySeat()] * shown][:shown]
    return (lobby_picture(seats, preview, model.counted, say, rated=model.rated),)


def _lobby_seats(model: LobbyModel, say: Language) -> Iterator[LobbySeat]:
    """Yield the seats of the players, of the people asked to come, and those that computers would fill."""
    taken, names = len(model.players), Wording(say, (*model.players, *model.asked)).bare_names
    nameless = [say("player-unnamed", number=seat + 1) for seat in range(len(names))]
    several, waiting = model.status == "open" and model.people > 1, not_ready(model)
    for seat, player in enumerate(model.players):
        mark = "" if player.computer or not several else "glass" if seat in waiting else "check"
        host, opponent = player.user_id == model.host, opponent_of(player, say)
        yield LobbySeat(names[seat], nameless[seat], host, player.computer, *opponent, mark=mark)
    for seat in range(taken, len(names)):
        yield LobbySeat(names[seat], nameless[seat], asked=True)
    for number in range(len(model.asked) + 1, model.filled - taken + 1) if model.completes else ():
        offered = say("picture-lobby-offered", name=name_of(number, say))
        yield LobbySeat(face=portrait(number), offered=offered)


def film(
    rounds: Sequence[tuple[View, Sequence[Event]]], players: Sequence[Player], say: Language
) -> FilmPicture:
    """Make the film of a finished game from its rounds with their events."""
    return film_picture(rounds, Wording(say, players).bare_names, say)
