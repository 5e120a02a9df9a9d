"""Every control that players can click. All are dynamic: their custom_id says all that is needed.

discord.py forgets a dynamic class when a view that mixes it with ordinary controls stops, so no
screen may hold a control that is not from these modules, and no view object is ever sent twice.

The ids, with `<game>` eight characters of base32:

    cit:<action>:<game>                          lobby and board
    cit:answer:<game>:<number>:<index or b>      one option of a question, or a step back
    cit:menu:<game>:<number>:<part>              a menu of options; its values are their indexes
    cit:page:<game>:<number>:<page>:<picked>     another page of a long list
    cit:some:<game>:<number>:<page>:<picked>     a menu on a page, which changes what is picked
    cit:done:<game>:<number>:<picked>            answer with what is picked

Those of a lobby's options are told in `bot.controls.option_items`. `<picked>` is a set of indexes as a
hexadecimal number whose bit n stands for index n.
"""

import re
from collections.abc import Awaitable, Iterable
from typing import Any, Literal, TypeAlias, get_args

import discord
from discord.ui import Button, DynamicItem, Item, Select

from bot.controls.custom_ids import (
    GAME,
    INDEX,
    NUMBER,
    PAGE,
    PART,
    PICKED,
    AnyButton,
    AnySelect,
    Control,
    pack,
)
from bot.controls.desk import Click, Desk
from bot.controls.option_items import OptionButton, OptionMenu

Action: TypeAlias = Literal[
    "join",
    "leave",
    "add",
    "remove",
    "options",
    "start",
    "close",
    "play",
    "hand",
    "rules",
    "board",
    "resign",
]

ACTIONS: tuple[Action, ...] = get_args(Action)
MENU_SIZE = 25


def read_values(values: Iterable[str]) -> tuple[int, ...]:
    """Read the values of a menu as indexes; nothing at all if one of them can't be an index."""
    texts = tuple(values)
    if all(re.fullmatch("[0-9]{1,4}", text) for text in texts):
        return tuple(int(text) for text in texts)
    return ()


class GameButton(Control[AnyButton], template=rf"cit:(?P<action>{'|'.join(ACTIONS)}):{GAME}"):
    """A button of a lobby or a board."""

    def __init__(self, action: str, game: str, button: AnyButton) -> None:
        """Wrap a button that asks for this action in this game."""
        self.action = action
        self.game = game
        super().__init__(button, f"cit:{action}:{game}")

    def request(self, desk: Desk, click: Click) -> Awaitable[None]:
        """The action."""
        return getattr(desk, self.action)(click, self.game)


class AnswerButton(Control[AnyButton], template=rf"cit:answer:{GAME}:{NUMBER}:{INDEX}"):
    """A button that answers a question with one option, or takes the last step back."""

    def __init__(self, game: str, number: int, index: int | None, button: AnyButton) -> None:
        """Wrap a button for one option of this question; no index means the step back."""
        self.game = game
        self.number = number
        self.index = index
        super().__init__(button, f"cit:answer:{game}:{number}:{'b' if index is None else index}")

    def request(self, desk: Desk, click: Click) -> Awaitable[None]:
        """To take the answer."""
        return desk.answer(click, self.game, self.number, None if self.index is None else (self.index,))


class AnswerMenu(Control[AnySelect], template=rf"cit:menu:{GAME}:{NUMBER}:{PART}"):
    """A menu whose values are the indexes of a question's options; picking answers at once."""

    def __init__(self, game: str, number: int, part: int, select: AnySelect) -> None:
        """Wrap one of the menus of this question, `part` telling them apart."""
        self.game = game
        self.number = number
        super().__init__(select, f"cit:menu:{game}:{number}:{part}")

    def request(self, desk: Desk, click: Click) -> Awaitable[None]:
        """To take the answer."""
        return desk.answer(click, self.game, self.number, read_values(self.item.values))


class PageButton(Control[AnyButton], template=rf"cit:page:{GAME}:{NUMBER}:{PAGE}:{PICKED}"):
    """A button that turns to another page of a long question."""

    def __init__(self, game: str, number: int, page: int, picked: Iterable[int], button: AnyButton) -> None:
        """Wrap a button that leads to this page and keeps what is picked."""
        self.game = game
        self.number = number
        self.page = page
        self.picked = tuple(picked)
        super().__init__(button, f"cit:page:{game}:{number}:{page}:{pack(self.picked)}")

    def request(self, desk: Desk, click: Click) -> Awaitable[None]:
        """The page."""
        return desk.page(click, self.game, self.number, self.page, self.picked)


class SomeMenu(Control[AnySelect], template=rf"cit:some:{GAME}:{NUMBER}:{PAGE}:{PICKED}"):
    """A menu on one page of a long question with several picks: it changes what is picked there.

    `picked` are the picks on the other pages, to which the values of this one are added.
    """

    def __init__(self, game: str, number: int, page: int, picked: Iterable[int], select: AnySelect) -> None:
        """Wrap the menu of this page; `picked` are the picks on other pages."""
        self.game = game
        self.number = number
        self.page = page
        self.picked = tuple(picked)
        super().__init__(select, f"cit:some:{game}:{number}:{page}:{pack(self.picked)}")

    def request(self, desk: Desk, click: Click) -> Awaitable[None]:
        """The same page with the new picks."""
        picked = tuple(sorted({*self.picked, *read_values(self.item.values)}))
        return desk.page(click, self.game, self.number, self.page, picked)


class DoneButton(Control[AnyButton], template=rf"cit:done:{GAME}:{NUMBER}:{PICKED}"):
    """A button that answers with everything that was picked on the pages."""

    def __init__(self, game: str, number: int, picked: Iterable[int], button: AnyButton) -> None:
        """Wrap a button that answers this question with these picks."""
        self.game = game
        self.number = number
        self.picked = tuple(picked)
        super().__init__(button, f"cit:done:{game}:{number}:{pack(self.picked)}")

    def request(self, desk: Desk, click: Click) -> Awaitable[None]:
        """To take the answer."""
        return desk.answer(click, self.game, self.number, self.picked)


DYNAMIC_ITEMS: tuple[type[DynamicItem[Any]], ...] = (
    GameButton,
    AnswerButton,
    AnswerMenu,
    PageButton,
    SomeMenu,
    DoneButton,
    OptionButton,
    OptionMenu,
)


def known(custom_id: str) -> bool:
    """Say whether an id is that of one of these controls."""
    return any(item.__discord_ui_compiled_template__.fullmatch(custom_id) for item in DYNAMIC_ITEMS)


async def press(interaction: Click, custom_id: str) -> bool:
    """Do what a control does that is no longer on the message; say whether there is such a control.

    discord.py looks for the clicked control on the message, and drops the click if it is gone.
    """
    for item in DYNAMIC_ITEMS:
        match = item.__discord_ui_compiled_template__.fullmatch(custom_id)
        if match is None:
            continue
        menu = item in (AnswerMenu, SomeMenu, OptionMenu)
        base: Item[Any] = Select(custom_id=custom_id) if menu else Button(custom_id=custom_id)
        control = await item.from_custom_id(interaction, base, match)
        await control.callback(interaction)
        return True
    return False


def register(client: discord.Client) -> None:
    """Make the client know every control, also those in messages from before it started."""
    client.add_dynamic_items(*DYNAMIC_ITEMS)
