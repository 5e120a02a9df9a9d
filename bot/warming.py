"""Prepare a process so that no click has to wait: draw first pictures, and tune the garbage collector.

While the collector runs, nobody gets a response. On a small machine (`gc.collect`, timed with
`time.process_time`), a full run takes 77 ms after the start, with 136,000 objects, nearly all of them
permanent. With 1,000 tables (310 objects each) it takes 165 ms, or 85 ms if the objects of the start are
frozen. A young run, over 5,000 objects at most, takes less than 1 ms. A middle run takes 13 ms after five
young ones, and up to 56 ms after twenty.

A click leaves about 400 objects in cycles, nearly all of them discord.py's. They die young. With Python's
default thresholds (700, 10, 10) a full run starts as soon as a quarter more objects have survived two runs.
With ours, it starts after some 10,000 clicks.
"""

import gc
import random
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from hashlib import sha256

from discord.ext import commands

from ai import BUILDER
from bot.pictures.board import board_picture
from bot.pictures.end import end_picture
from bot.pictures.picture import Picture
from bot.screens.content import lobby_pictures
from bot.screens.panel_picture import panel_picture
from bot.view_models.lobby import LobbyModel
from bot.view_models.panel import PanelModel
from bot.words.language import Language
from engine.events import Event, visible
from engine.game import Game
from engine.setup.plan import Plan
from engine.setup.preview import preview
from engine.setup.random_sets import random_set
from storage.values import Player

THRESHOLDS = (5_000, 5, 400)
"""How many new objects start a young run, how many young runs a middle one, how many middle runs a full one.
"""


@contextmanager
def settled(bot: commands.AutoShardedBot) -> Generator[None]:
    """Collect garbage rarely inside the block, and never look at objects older than the first `on_ready`."""
    before = gc.get_threshold()

    async def freeze() -> None:
        bot.remove_listener(freeze, "on_ready")
        gc.collect()
        gc.freeze()

    bot.add_listener(freeze, "on_ready")
    gc.set_threshold(*THRESHOLDS)
    try:
        yield
    finally:
        bot.remove_listener(freeze, "on_ready")
        gc.set_threshold(*before)
        gc.unfreeze()


WARMED_SEATS = (4, 8, 2, 5)
"""Numbers of players, the most frequent first. The sizes of boards and cards depend on them."""

QUESTIONS_A_PICTURE = 11  # We draw the board and the panel for one in this many questions.


def first_pictures() -> Iterator[Picture]:
    """Yield pictures of games between computers. Drawing them all takes a second or two of CPU time."""
    for seats in WARMED_SEATS:
        yield from pictures_of(seats, sha256(f"{seats}".encode()).hexdigest(), QUESTIONS_A_PICTURE)


def pictures_of(seats: int, seed: str, each: int) -> Iterator[Picture]:
    """Yield the pictures of a game between computers: the lobby, every `each`-th question, the end."""
    say, chance, names = Language(), random.Random(seed), [f"{seat + 1}" for seat in range(seats)]
    players = tuple(Player(seat, name, "") for seat, name in enumerate(names, 1))
    yield from lobby_pictures(LobbyModel("", 1, players, preview(Plan(), seats), ""), say)
    game = Game.new(random_set(seats, seed), seats, seed)
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
