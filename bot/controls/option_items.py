"""The controls of a lobby's options, and the form in which a set gets its name.

Each click says what shall be, not what shall change: so an old one, or one that comes twice, does no harm.

    cit:set:<game>:<page>:<verb>:<value>    a button: set this to that, and show the page
    cit:pick:<game>:<page>:<verb>           a menu: the same, with its values
    cit:name:<game>                         the form; its one field has the id `name`

`<page>` is `lobby` where the control stands on the public message.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, cast

import discord
from discord import TextStyle
from discord.ui import Label, Modal, TextInput

from bot.controls.custom_ids import GAME, AnyButton, AnySelect, Control
from bot.controls.requests import OptionPage, Request, SaveSet, SetOption

LONGEST_NAME = 40
_PLACE = r"(?P<place>lobby|main|cast|districts)"
_VERB = r"(?P<verb>[a-z]{2,12}(-[0-9])?)"
_VALUE = r"(?P<value>[a-z0-9_-]{1,30})"
_FORM = re.compile(f"cit:name:{GAME}")


class OptionButton(Control[AnyButton], template=rf"cit:set:{GAME}:{_PLACE}:{_VERB}:{_VALUE}"):
    """A button that sets one option to one value."""

    def __init__(self, game: str, page: OptionPage, verb: str, value: str, button: AnyButton) -> None:
        """Wrap a button that sets this, and shows the page as it is then."""
        self.game = game
        self.page: OptionPage = page
        self.verb = verb
        self.value = value
        super().__init__(button, f"cit:set:{game}:{page}:{verb}:{value}")

    def request(self) -> Request:
        """The change."""
        return SetOption(self.game, self.page, self.verb, (self.value,))


class OptionMenu(Control[AnySelect], template=rf"cit:pick:{GAME}:{_PLACE}:{_VERB}"):
    """A menu that sets one option to the values that are picked."""

    def __init__(self, game: str, page: OptionPage, verb: str, select: AnySelect) -> None:
        """Wrap a menu that sets this, and shows the page as it is then."""
        self.game = game
        self.page: OptionPage = page
        self.verb = verb
        super().__init__(select, f"cit:pick:{game}:{page}:{verb}")

    def request(self) -> Request:
        """The change."""
        return SetOption(self.game, self.page, self.verb, self.values)


def name_form(game: str, title: str, label: str, name: str) -> Modal:
    """Make the form that asks for the name of a set.

    discord.py would remember it until it is sent or given up. It is not to: what is sent comes to
    `form_request` in any case, whether this process showed the form or one before it.
    """
    form = Modal(title=title, custom_id=f"cit:name:{game}", timeout=None)
    field = TextInput[Modal](
        style=TextStyle.short, custom_id="name", max_length=LONGEST_NAME, default=name or None
    )
    form.add_item(Label(text=label, component=field))
    form.stop()
    return form


def form_request(interaction: discord.Interaction, custom_id: str) -> Request | None:
    """Return what a form that was sent asks for; `None` if there is no such form."""
    match = _FORM.fullmatch(custom_id)
    if match is None:
        return None
    data = cast("Mapping[str, Any]", interaction.data or {})
    return SaveSet(match["game"], _field(data.get("components", ()), "name"))


def _field(components: Iterable[Mapping[str, Any]], custom_id: str) -> str:
    """Find what was typed into a field of a form."""
    for component in components:
        if component.get("custom_id") == custom_id:
            return str(component.get("value") or "")
        nested = [*component.get("components", ()), *filter(None, [component.get("component")])]
        if found := _field(nested, custom_id):
            return found
    return ""
