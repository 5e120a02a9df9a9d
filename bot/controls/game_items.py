"""Buttons that ask for one thing in one game: `cit:<action>:<game>`; a game is eight characters of base32."""

from typing import Literal, TypeAlias, get_args

from bot.controls import requests
from bot.controls.custom_ids import GAME, AnyButton, Control
from bot.controls.requests import GameRequest, Request

Action: TypeAlias = Literal[
    "join",
    "leave",
    "ready",
    "add",
    "fill",
    "remove",
    "options",
    "options-form",
    "options-done",
    "start",
    "close",
    "close-own",
    "play",
    "hand",
    "rules",
    "board",
    "log",
    "resign",
    "back",
    "replace",
    "replay",
    "record",
    "film",
    "turning-points",
    "fair",
    "rematch",
    "wishes",
    "guesses",
]

ACTIONS: tuple[Action, ...] = get_args(Action)

MEANING: dict[str, type[GameRequest]] = {
    "join": requests.Join,
    "leave": requests.Leave,
    "ready": requests.Ready,
    "add": requests.AddComputer,
    "fill": requests.FillWithComputers,
    "remove": requests.RemoveComputer,
    "options": requests.OpenOptions,
    "options-form": requests.OpenOptionForm,
    "options-done": requests.CloseOptions,
    "start": requests.Start,
    "close": requests.CloseLobby,
    "close-own": requests.CloseOwnLobby,
    "play": requests.Play,
    "hand": requests.ShowHand,
    "rules": requests.ShowRules,
    "board": requests.ShowBoard,
    "log": requests.OpenLog,
    "resign": requests.Resign,
    "back": requests.Back,
    "replace": requests.Replace,
    "replay": requests.OpenReplay,
    "record": requests.SendRecord,
    "film": requests.ShowFilm,
    "turning-points": requests.OpenTurningPoints,
    "fair": requests.ShowProof,
    "rematch": requests.Rematch,
    "wishes": requests.OpenWishes,
    "guesses": requests.OpenGuesses,
}


class GameButton(Control[AnyButton], template=rf"cit:(?P<action>{'|'.join(ACTIONS)}):{GAME}"):
    """A button that asks for one thing in one game."""

    def __init__(self, action: str, game: str, button: AnyButton) -> None:
        """Wrap a button that asks for this action in this game."""
        self.action = action
        self.game = game
        super().__init__(button, f"cit:{action}:{game}")

    def request(self) -> Request:
        """What the action means."""
        return MEANING[self.action](self.game)
