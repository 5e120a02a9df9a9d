"""Players, views and models for the tests of the screens, and functions that read a view."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.screens.more import more_screen
from bot.screens.panel import panel_pictures, panel_screen
from bot.view_models.board import BoardModel, EndModel
from bot.view_models.guesses import GuessesModel
from bot.view_models.lobby import LobbyModel
from bot.view_models.panel import PanelModel, WishesModel
from bot.words.language import Language, Value
from engine.cards.districts import DISTRICTS
from engine.decision import Decision
from engine.game import Game
from engine.setup.plan import Plan
from engine.setup.preview import preview
from engine.setup.rules import Rules
from engine.setup.sets import FIRST_GAME
from engine.state import Score
from engine.view import DistrictView, HandCard, SeatView, TurnView, View
from storage.values import Player

GAME = "abcdefgh"
SECRET = "5e" * 32
TAG = "00c0ffee00c0ffee"
CLICKS = tuple(str(1234567890123456789 + number) for number in range(8))

# Difficult names, such as testers choose: the longest, markup, mentions, addresses, invisible letters.
NAMES = (
    "*" * 32,
    "<@123456789012345678>_~`|||`~_x",
    "https://example.com/?a=b#frag",
    "@everyone [a](https://b.example)",
    "Анна-Марія Петрівна-Шевченко 32x",
    "\u202egnp\u3164\u200b",
    "# " + "\U0001f3f0" * 30,
    "Ana",
)

TURN = TurnView(0, "king", gathered=True, built=0, limit=1)


def players(count: int, people: int = 1) -> tuple[Player, ...]:
    """Return `count` players, the first of them people."""
    return tuple(
        Player(100 + seat if seat < people else None, NAMES[seat % len(NAMES)], CLICKS[seat % len(CLICKS)])
        for seat in range(count)
    )


def named(*names: str) -> tuple[Player, ...]:
    """Return people with these names. The first one opened the lobby, so they have no click on Join."""
    return tuple(Player(100 + seat, name, CLICKS[seat] if seat else "") for seat, name in enumerate(names))


def new_game(seats: int, seed: int = 1) -> Game:
    """Start a first game."""
    return Game.new(FIRST_GAME.options(seats), seats, f"{seed:064x}")


def city(*cards: str) -> tuple[DistrictView, ...]:
    return tuple(DistrictView(card, DISTRICTS[card].cost or 0, 0, 0, declared=False) for card in cards)


def seat_view(seat: int, **changes: Any) -> SeatView:
    """Make a seat at the beginning of a game, with changes."""
    plain = SeatView(seat, 2, 4, (), 0, completed=False, characters=())
    return replace(plain, **changes)


def hand(*cards: str, hindrance: str = "") -> tuple[HandCard, ...]:
    return tuple(HandCard(card, DISTRICTS[card].cost or 0, hindrance) for card in cards)


def view(count: int = 4, **changes: Any) -> View:
    """Make a view of the beginning of a game, with changes."""
    plain = View(
        seat=None,
        round=1,
        phase="selection",
        crown=0,
        asked=0,
        cast=FIRST_GAME.characters,
        seats=tuple(seat_view(seat) for seat in range(count)),
        deck=40,
        target_size=7,
        ending=False,
        face_up=(),
        rank=0,
        calls=(),
        marks=(),
        turn=None,
        hand=(),
        characters=(),
        beneath=(),
        scores=(),
    )
    return replace(plain, **changes)


def decision(kind: str = "turn", options: Sequence[str] = ("end",), **changes: Any) -> Decision:
    """Make a question to seat 0."""
    return replace(Decision(7, 0, kind, tuple(options)), **changes)


def panel(question: Decision | None = None, **changes: Any) -> PanelModel:
    """Make a panel of seat 0 of two people."""
    plain = PanelModel(GAME, named("Anna", "Bob"), view(2, seat=0), question, TAG if question else "")
    return replace(plain, **changes)


def guesses(**changes: Any) -> GuessesModel:
    """Make the guesses of a spectator of four people in round 3, who has guessed one."""
    cast = FIRST_GAME.characters
    plain = GuessesModel(GAME, named("Anna", "Bob", "Cid", "Dora"), cast, 3, cast[4:], {"king": 1})
    return replace(plain, **changes)


def wishes(**changes: Any) -> WishesModel:
    """Make the wishes of somebody who has none yet, in round 3."""
    plain = WishesModel(GAME, FIRST_GAME.characters, Rules(), (), 3, 3)
    return replace(plain, **changes)


def board(**changes: Any) -> BoardModel:
    """Make a board of four people."""
    plain = BoardModel(GAME, named("Anna", "Bob", "Cid", "Dora"), view(4))
    return replace(plain, **changes)


def lobby(**changes: Any) -> LobbyModel:
    """Make a lobby in which two people sit."""
    plain = LobbyModel(GAME, 100, named("Anna", "Bob"), preview(Plan(), 2), "c0" * 32)
    return replace(plain, **changes)


def end(**changes: Any) -> EndModel:
    """Make the end of a game of two."""
    scores = (
        Score(1, (("districts", 20), ("statue", 5)), 25, (4,)),
        Score(0, (("districts", 12),), 12, (2,)),
    )
    plain = EndModel(
        GAME,
        named("Anna", "Bob"),
        view(2, phase="over", asked=None, scores=scores),
    )
    return replace(plain, **changes)


# The contents and answers of a view


def components(screen: discord.ui.LayoutView) -> Iterator[dict[str, Any]]:
    """Yield all components of a view in their sent form."""

    def walk(some: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        for each in some:
            yield each
            yield from walk(each.get("components", []))

    return walk(screen.to_components())


def text(screen: discord.ui.LayoutView) -> str:
    """All texts of a view, one below the other, with plain spaces."""
    return "\n".join(each["content"] for each in components(screen) if each["type"] == 10).replace(
        "\u00a0", " "
    )


def whole(model: PanelModel, say: Language) -> str:
    """All texts of a panel, and below them those behind its button *More*."""
    return "\n".join([text(panel_screen(model, say)), text(more_screen(model, say))])


def drawn_panel(model: PanelModel, say: Language) -> discord.ui.LayoutView:
    return panel_screen(model, say, panel_pictures(model, say))


def labels(screen: discord.ui.LayoutView) -> list[str]:
    return [each["label"] for each in components(screen) if each["type"] == 2]


def button(screen: discord.ui.LayoutView, label: str) -> dict[str, Any]:
    return next(each for each in components(screen) if each["type"] == 2 and each["label"] == label)


def menus(screen: discord.ui.LayoutView) -> list[dict[str, Any]]:
    return [each for each in components(screen) if each["type"] == 3]


def marked(screen: discord.ui.LayoutView) -> list[list[str]]:
    """Return the values that each menu of a view shows as chosen."""
    return [[each["value"] for each in menu["options"] if each.get("default")] for menu in menus(screen)]


def everything(screen: discord.ui.LayoutView) -> str:
    """Return all text in a view, including menus, buttons and descriptions of pictures."""
    found = [text(screen), *labels(screen)]
    for menu in menus(screen):
        found.append(menu.get("placeholder") or "")
        found += [f"{each['label']} {each.get('description') or ''}" for each in menu["options"]]
    galleries = [each for each in screen.walk_children() if isinstance(each, discord.ui.MediaGallery)]
    found += [item.description or "" for gallery in galleries for item in gallery.items]
    return "\n".join(found)


class Bare(Language):
    """English in which a card's name is its id in brackets, and no other text names a card."""

    def find(self, key: str, /, **arguments: Value) -> str | None:
        """Return the id of a card as its name, and "" for explanations."""
        if key.startswith("district-") and super().find(key) is not None:
            return f"⟦{key.removeprefix('district-')}⟧"
        if key.startswith(("effect-", "help-")):
            return None
        return super().find(key, **arguments)
