"""Pictures that nobody sees: what they are made of is there when the first picture is wanted."""

import random
from collections.abc import Iterator
from hashlib import sha256

from ai import BUILDER
from bot.pictures.board import board_picture
from bot.pictures.end import end_picture
from bot.pictures.lobby import lobby_picture
from bot.pictures.picture import Picture
from bot.screens.panel_picture import panel_picture
from bot.screens.view_models.panel import PanelModel
from bot.words.language import Language
from engine.events import Event, visible
from engine.game import Game
from engine.setup.plan import Plan
from engine.setup.preview import preview
from engine.setup.random_sets import random_set
from storage.values import Player

SEATS = (4, 8, 2, 5)
"""The numbers of players, the most usual first: each has boards and cards of its own sizes."""

EACH = 11
"""Of so many questions one is drawn: the table and the panel of its seat."""


def first_pictures() -> Iterator[Picture]:
    """Yield the pictures of some games that computers play: lobbies, boards, panels and ends.

    Drawing all of them takes a second or two of CPU.
    """
    for seats in SEATS:
        yield from pictures_of(seats, sha256(f"{seats}".encode()).hexdigest(), EACH)


def pictures_of(seats: int, seed: str, each: int) -> Iterator[Picture]:
    """Yield the pictures of a game that computers play: of its questions every so many."""
    say, chance, names = Language(), random.Random(seed), [f"{seat + 1}" for seat in range(seats)]
    yield lobby_picture(names, 0, [False] * seats, preview(Plan(), seats), say)
    players = tuple(Player(seat, name, "") for seat, name in enumerate(names, 1))
    game = Game.new(random_set(seats, seed, nine=False), seats, seed)
    asked, told = 0, list[Event]()
    while (decision := game.decision) is not None:
        view = game.view(decision.seat)
        if asked % each == 0:
            yield board_picture(game.view(None), names, say, rules=game.rules)
            seen = tuple(event for event in told if visible(event, decision.seat))
            yield panel_picture(PanelModel("", players, view, decision, events=seen, rules=game.rules), say)
            told.clear()
        asked += 1
        told += game.choose(decision.seat, BUILDER.choose(view, decision, chance))
    yield end_picture(game.view(None), names, say, rules=game.rules)
