"""The forms of a lobby's options: what each is called, and what it asks for when it is sent.

    cit:name:<game>                         the name of a set; its one field has the id `name`
    cit:form:<game>:<stamp>:<click>         most options at once; its fields have the ids below

discord.py would remember a form until it is sent or given up. It is not to: what is sent comes to
`form_request` in any case, whether this process showed the form or one before it.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

import discord
from discord import TextStyle
from discord.ui import Item, Label, Modal, TextInput

from bot.controls.custom_ids import GAME
from bot.controls.option_items import LONGEST_NAME
from bot.controls.requests import FillOptions, Request, SaveSet

EDITION, CARDS, EXTRAS, TIE, SEATS = "edition", "cards", "extras", "tie", "seats"

_NAME = re.compile(f"cit:name:{GAME}")
_FILLED = re.compile(rf"cit:form:{GAME}:(?P<stamp>[0-9a-f]{{16}}):[0-9]{{1,20}}")


def name_form(game: str, title: str, label: str, name: str) -> Modal:
    """Make the form that asks for the name of a set."""
    field = TextInput[Modal](
        style=TextStyle.short, custom_id="name", max_length=LONGEST_NAME, default=name or None
    )
    return _form(f"cit:name:{game}", title, [Label(text=label, component=field)])


def option_form(game: str, stamp: str, click: int, title: str, fields: Iterable[Item[Modal]]) -> Modal:
    """Make the form that sets most options at once.

    `stamp` tells what the lobby is set to. The click for which it is shown makes its id new each time: phones
    show again what they have seen under an id.
    """
    return _form(f"cit:form:{game}:{stamp}:{click}", title, fields)


def _form(custom_id: str, title: str, fields: Iterable[Item[Modal]]) -> Modal:
    form = Modal(title=title, custom_id=custom_id, timeout=None)
    for field in fields:
        form.add_item(field)
    form.stop()
    return form


def form_request(interaction: discord.Interaction, custom_id: str) -> Request | None:
    """Return what a form that was sent asks for; `None` if there is no such form."""
    data = cast("Mapping[str, Any]", interaction.data or {})
    sent = dict(_fields(data.get("components", ())))
    if match := _NAME.fullmatch(custom_id):
        return SaveSet(match["game"], _one(sent, "name"))
    if match := _FILLED.fullmatch(custom_id):
        return FillOptions(
            match["game"],
            match["stamp"],
            edition=_one(sent, EDITION),
            cards=_one(sent, CARDS),
            extras=sent.get(EXTRAS, ()),
            tie=_one(sent, TIE),
            seats=_one(sent, SEATS),
        )
    return None


def _one(sent: Mapping[str, tuple[str, ...]], custom_id: str) -> str:
    """Return what was typed into a field, or the one thing that was picked there; else nothing."""
    values = sent.get(custom_id, ())
    return values[0] if len(values) == 1 else ""


def _fields(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the fields of a form with what was typed, chosen or picked in each."""
    for component in components:
        if name := component.get("custom_id"):
            single = component.get("value")
            values = component.get("values") or ([] if single is None else [single])
            yield str(name), tuple(str(value) for value in values)
        yield from _fields([*component.get("components", ()), *filter(None, [component.get("component")])])
