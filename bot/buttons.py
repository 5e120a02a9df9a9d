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

Those of a lobby's options are told in `bot.option_buttons`. `<picked>` is a set of indexes as a
hexadecimal number whose bit n stands for index n.
"""

import re
from collections.abc import Iterable
from typing import Any, Literal, Self, TypeAlias, cast, get_args

import discord
from discord.ui import Button, DynamicItem, Item, Select

from bot.custom_ids import GAME, AnyButton, AnySelect, ask
from bot.desk import Click
from bot.option_buttons import OptionButton, OptionMenu

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

_NUMBER = r"(?P<number>[0-9]{1,7})"
_INDEX = r"(?P<index>[0-9]{1,4}|b)"
_PAGE = r"(?P<page>[0-9]{1,3})"
_PICKED = r"(?P<picked>[0-9a-f]{1,40})"


def pack(indexes: Iterable[int]) -> str:
    """Write a set of indexes as one hexadecimal number."""
    return f"{sum(1 << index for index in set(indexes)):x}"


def unpack(text: str) -> tuple[int, ...]:
    """Read a set of indexes back, the smallest first."""
    bits = int(text, 16)
    return tuple(index for index in range(bits.bit_length()) if bits >> index & 1)


def read_values(values: Iterable[str]) -> tuple[int, ...]:
    """Read the values of a menu as indexes; nothing at all if one of them can't be an index."""
    texts = tuple(values)
    if all(re.fullmatch("[0-9]{1,4}", text) for text in texts):
        return tuple(int(text) for text in texts)
    return ()


class GameButton(DynamicItem[AnyButton], template=rf"cit:(?P<action>{'|'.join(ACTIONS)}):{GAME}"):
    """A button of a lobby or a board."""

    def __init__(self, action: str, game: str, button: AnyButton) -> None:
        """Wrap a button that asks for this action in this game."""
        self.action = action
        self.game = game
        button.custom_id = f"cit:{action}:{game}"
        super().__init__(button)

    @classmethod
    async def from_custom_id(cls, _interaction: Click, item: Item[Any], match: re.Match[str], /) -> Self:
        """Rebuild the control from a click."""
        return cls(match["action"], match["game"], cast(AnyButton, item))

    async def callback(self, interaction: Click) -> None:
        """Ask the desk for the action."""
        await ask(interaction, lambda desk: getattr(desk, self.action)(interaction, self.game))


class AnswerButton(DynamicItem[AnyButton], template=rf"cit:answer:{GAME}:{_NUMBER}:{_INDEX}"):
    """A button that answers a question with one option, or takes the last step back."""

    def __init__(self, game: str, number: int, index: int | None, button: AnyButton) -> None:
        """Wrap a button for one option of this question; no index means the step back."""
        self.game = game
        self.number = number
        self.index = index
        button.custom_id = f"cit:answer:{game}:{number}:{'b' if index is None else index}"
        super().__init__(button)

    @classmethod
    async def from_custom_id(cls, _interaction: Click, item: Item[Any], match: re.Match[str], /) -> Self:
        """Rebuild the control from a click."""
        index = None if match["index"] == "b" else int(match["index"])
        return cls(match["game"], int(match["number"]), index, cast(AnyButton, item))

    async def callback(self, interaction: Click) -> None:
        """Give the answer to the desk."""
        indexes = None if self.index is None else (self.index,)
        await ask(interaction, lambda desk: desk.answer(interaction, self.game, self.number, indexes))


class AnswerMenu(DynamicItem[AnySelect], template=rf"cit:menu:{GAME}:{_NUMBER}:(?P<part>[0-9])"):
    """A menu whose values are the indexes of a question's options; picking answers at once."""

    def __init__(self, game: str, number: int, part: int, select: AnySelect) -> None:
        """Wrap one of the menus of this question, `part` telling them apart."""
        self.game = game
        self.number = number
        select.custom_id = f"cit:menu:{game}:{number}:{part}"
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, _interaction: Click, item: Item[Any], match: re.Match[str], /) -> Self:
        """Rebuild the control from a click."""
        return cls(match["game"], int(match["number"]), int(match["part"]), cast(AnySelect, item))

    async def callback(self, interaction: Click) -> None:
        """Give the answer to the desk."""
        indexes = read_values(self.item.values)
        await ask(interaction, lambda desk: desk.answer(interaction, self.game, self.number, indexes))


class PageButton(DynamicItem[AnyButton], template=rf"cit:page:{GAME}:{_NUMBER}:{_PAGE}:{_PICKED}"):
    """A button that turns to another page of a long question."""

    def __init__(self, game: str, number: int, page: int, picked: Iterable[int], button: AnyButton) -> None:
        """Wrap a button that leads to this page and keeps what is picked."""
        self.game = game
        self.number = number
        self.page = page
        self.picked = tuple(picked)
        button.custom_id = f"cit:page:{game}:{number}:{page}:{pack(self.picked)}"
        super().__init__(button)

    @classmethod
    async def from_custom_id(cls, _interaction: Click, item: Item[Any], match: re.Match[str], /) -> Self:
        """Rebuild the control from a click."""
        picked = unpack(match["picked"])
        return cls(match["game"], int(match["number"]), int(match["page"]), picked, cast(AnyButton, item))

    async def callback(self, interaction: Click) -> None:
        """Ask the desk for the page."""
        await ask(
            interaction, lambda desk: desk.page(interaction, self.game, self.number, self.page, self.picked)
        )


class SomeMenu(DynamicItem[AnySelect], template=rf"cit:some:{GAME}:{_NUMBER}:{_PAGE}:{_PICKED}"):
    """A menu on one page of a long question with several picks: it changes what is picked there.

    `picked` are the picks on the other pages, to which the values of this one are added.
    """

    def __init__(self, game: str, number: int, page: int, picked: Iterable[int], select: AnySelect) -> None:
        """Wrap the menu of this page; `picked` are the picks on other pages."""
        self.game = game
        self.number = number
        self.page = page
        self.picked = tuple(picked)
        select.custom_id = f"cit:some:{game}:{number}:{page}:{pack(self.picked)}"
        super().__init__(select)

    @classmethod
    async def from_custom_id(cls, _interaction: Click, item: Item[Any], match: re.Match[str], /) -> Self:
        """Rebuild the control from a click."""
        picked = unpack(match["picked"])
        return cls(match["game"], int(match["number"]), int(match["page"]), picked, cast(AnySelect, item))

    async def callback(self, interaction: Click) -> None:
        """Ask the desk for the same page with the new picks."""
        picked = tuple(sorted({*self.picked, *read_values(self.item.values)}))
        await ask(interaction, lambda desk: desk.page(interaction, self.game, self.number, self.page, picked))


class DoneButton(DynamicItem[AnyButton], template=rf"cit:done:{GAME}:{_NUMBER}:{_PICKED}"):
    """A button that answers with everything that was picked on the pages."""

    def __init__(self, game: str, number: int, picked: Iterable[int], button: AnyButton) -> None:
        """Wrap a button that answers this question with these picks."""
        self.game = game
        self.number = number
        self.picked = tuple(picked)
        button.custom_id = f"cit:done:{game}:{number}:{pack(self.picked)}"
        super().__init__(button)

    @classmethod
    async def from_custom_id(cls, _interaction: Click, item: Item[Any], match: re.Match[str], /) -> Self:
        """Rebuild the control from a click."""
        return cls(match["game"], int(match["number"]), unpack(match["picked"]), cast(AnyButton, item))

    async def callback(self, interaction: Click) -> None:
        """Give the answer to the desk."""
        await ask(interaction, lambda desk: desk.answer(interaction, self.game, self.number, self.picked))


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
