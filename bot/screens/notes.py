"""Short messages: notes, pings to players, and greetings in a server."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.film import FilmPicture
from bot.pictures.lobby import TownPicture
from bot.screens import layout
from bot.screens.content import Content, with_picture
from bot.screens.limits import block
from bot.screens.notify import mute_row
from bot.screens.server import lacking_block
from bot.screens.situation import deadline
from bot.view_models.panel import Terms
from bot.words.card_texts import together
from bot.words.language import Language


def note_screen(text: str, controls: Sequence[layout.Control] = ()) -> LayoutView:
    """Show a short text with its controls."""
    return layout.compose([block(text), *controls], layout.QUIET_COLOUR)


def elsewhere_screen(game: str, say: Language) -> LayoutView:
    """Say that a panel has moved to another message; a button brings it back here."""
    return note_screen(say("panel-moved"), [layout.button(requests.Play(game), say("panel-here"))])


AskedKind: TypeAlias = Literal["choose", "turn", "other", "question", "again", "lapsed"]
"""What a question asks for: a character, an action in the player's own turn or in another's, or an answer.

"again": we notify the player a second time. "lapsed": their time has run out.
"""


@dataclass(frozen=True, slots=True)
class PingModel:
    """A ping that calls a player to the table."""

    game: str
    user: int
    asked: AskedKind
    others: str  # The names of the other players.
    turn: str = ""  # The name of the player whose turn it is.
    until: int = 0  # The deadline, in Unix time; 0: none.
    board: str = ""  # The address of the board.
    mute: str = ""  # The tag of the question, if the player can mute it.
    clock: bool = False  # Whether the player's time may run out.
    terms: Terms = None
    paused: int = 0  # When a pause ends, in Unix time; 0: no pause.


def ping_screen(model: PingModel, say: Language) -> LayoutView:
    """Ping a player in the channel, with a button that opens the panel.

    The message must allow a mention of this one user, and of nobody else.
    """
    mention, until = f"<@{model.user}>", deadline(say, model.until, model.terms)
    lapsed, key = model.asked == "lapsed", "ping-again" if model.asked == "again" else "ping-turn"
    key = "ping-lapsed" if lapsed else key
    text = say(key, mention=mention, asked=model.asked, turn=model.turn, clock=model.clock)
    about = say("ping-about", others=model.others, until=until)
    play = layout.button(requests.Play(model.game), say("button-play"), ButtonStyle.primary)
    if lapsed:
        play = layout.button(requests.Back(model.game), say("button-im-back"), ButtonStyle.success)
    link = [layout.link_button(say("button-board"), model.board)] if model.board else []
    mute = [mute_row(model.game, model.mute, say)] if model.mute else []
    paused = [block(say("panel-paused", until=f"<t:{model.paused}:f>"))] if model.paused else []
    return layout.compose([block(f"{text}\n{about}"), *paused, play, *link, *mute], layout.GOLD_COLOUR)


def back_screen(games: Sequence[tuple[str, int]], say: Language) -> LayoutView:
    """Greet a person after a holiday. A button opens the first of the waiting `games` (id and channel)."""
    channels = together(say, [f"<#{channel}>" for _, channel in games])
    play = layout.button(requests.Play(games[0][0]), say("button-play"), ButtonStyle.primary)
    return layout.compose(
        [block(say("holiday-over", count=len(games), channels=channels)), play], layout.GOLD_COLOUR
    )


@dataclass(frozen=True, slots=True)
class ArrivalModel:
    """A server that the bot has just joined."""

    lacking: Sequence[tuple[str, Sequence[str]]]  # Features, each with its missing permissions.
    grant: str  # The address where a manager can grant them.


def arrival_content(model: ArrivalModel, say: Language) -> Content:
    """Greet the people of a server."""
    return _greeting(say("arrival-title"), partial(_arrival, model, say), say)


def _arrival(model: ArrivalModel, say: Language, head: layout.Part) -> LayoutView:
    grant = [layout.link_button(say("button-grant"), model.grant)] if model.lacking else []
    return layout.compose(
        [
            head,
            block(say("arrival")),
            layout.button(requests.Learn(), say("button-arrival-try"), ButtonStyle.success),
            layout.button(requests.NewLobby(), say("button-arrival-open"), ButtonStyle.primary),
            layout.button(requests.ShowServer("main"), say("button-arrival-settings")),
            lacking_block(model.lacking, say),
            *grant,
        ],
        layout.GOLD_COLOUR,
    )


def welcome_content(direct: Sequence[tuple[str, str]], say: Language) -> Content:
    """Greet people in the playground; `direct` has their names and the addresses of their messages."""
    return _greeting(say("welcome-title"), partial(_welcome, direct, say), say)


def _greeting(title: str, screen: Callable[[layout.Part], LayoutView], say: Language) -> Content:
    """Return a greeting that begins with the picture of a town, or with the same words as text."""
    town = TownPicture(title, say("game-line"))
    words = block(f"### 🏰 {title}\n{town.line}")
    return with_picture(lambda drawn: screen(layout.pictured(drawn, say) if drawn else words), town)


def _welcome(direct: Sequence[tuple[str, str]], say: Language, head: layout.Part) -> LayoutView:
    watch = layout.button(requests.WatchComputers(), say("button-watch"))
    return layout.compose(
        [
            head,
            block(say("welcome")),
            *_ways(say),
            watch,
            block(say("welcome-people")),
            *[layout.link_button(say("button-welcome-direct", name=name), at) for name, at in direct],
        ]
    )


def watch_screen(say: Language, film: FilmPicture | None) -> LayoutView:
    """Show the film of a game between computers; `None`: there is no film now."""
    shown: layout.Part = layout.pictured(film, say) if film else block(say("film-not-now"))
    return layout.compose([block(say("watch-title")), shown, *_ways(say)], layout.QUIET_COLOUR)


def _ways(say: Language) -> list[layout.Control]:
    return [
        layout.button(requests.NewLobby(), say("button-welcome-new"), ButtonStyle.primary),
        layout.button(requests.Learn(), say("button-welcome-learn"), ButtonStyle.primary),
    ]
