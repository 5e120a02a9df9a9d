"""Compose a screen from texts, dividers, pictures and rows of controls."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import TypeAlias, cast
from zlib import crc32

from discord import ButtonStyle, Colour, MediaGalleryItem, SelectOption, ui

from bot.controls.request import Form, Request
from bot.pictures.picture import Picture
from bot.screens import limits, symbols
from bot.words.language import Language
from bot.words.names import escaped

SPARE = 100  # The letters and bytes that we leave free, because Discord may count differently.

CONTROL_BYTES, PICTURE_BYTES = 4200, 5500
"""The bytes that controls always get, and the bytes that controls and the texts of pictures get together. We
shorten other texts to leave these bytes. If more is left, controls may use it."""

LIGHT = 1500  # We never shorten controls with at most this many bytes.

GOLD_COLOUR = Colour(0xD4A72C)
QUIET_COLOUR = Colour(0x6B7280)
GREEN = Colour(0x2E8B57)
RED = Colour(0xB0413E)

Row: TypeAlias = ui.ActionRow[ui.LayoutView]
Gallery: TypeAlias = ui.MediaGallery[ui.LayoutView]
Control: TypeAlias = ui.Item[ui.LayoutView]


class Divider:
    """A line between the parts above and below."""


DIVIDER = Divider()
Part: TypeAlias = limits.Block | Divider | Control


def compose(parts: Iterable[Part], colour: Colour | None = GOLD_COLOUR) -> ui.LayoutView:
    """Build a new view of these parts. Never send a view twice.

    Texts share the room. A divider without a part above or below it vanishes. Consecutive buttons are side
    by side, up to five in a row. Without a colour, the message has no container, so its picture is wider, and
    the message looks private.
    """
    whole: list[Part] = []
    for buttons, group in groupby(parts, lambda each: isinstance(each, ui.Button)):
        following = list(group)
        whole += rows(cast("list[Control]", following)) if buttons else following
    controls = [part for part in whole if isinstance(part, ui.ActionRow)]
    pictures = _bytes_of([part for part in whole if isinstance(part, ui.MediaGallery)])
    blocks = [part for part in whole if isinstance(part, limits.Block)]
    all_of_it = limits.MESSAGE_BYTES - SPARE - pictures
    least = min(CONTROL_BYTES, PICTURE_BYTES - pictures)
    room = all_of_it - _lighten(controls, lambda: max(least, all_of_it - _most_bytes(blocks)))
    found = limits.fit(blocks, limits.MESSAGE_LETTERS - SPARE, room)
    texts = iter(_with_emojis(found, room))
    items: list[ui.Item[ui.LayoutView]] = []
    for part in whole:
        if isinstance(part, limits.Block):
            if text := next(texts).strip():
                items.append(ui.TextDisplay(text))
        elif isinstance(part, Divider):
            if items and not isinstance(items[-1], ui.Separator):
                items.append(ui.Separator())
        else:
            items.append(part)
    while items and isinstance(items[-1], ui.Separator):
        items.pop()
    view = ui.LayoutView(timeout=None)
    for item in _joined(items) if colour is None else (ui.Container(*items, accent_colour=colour),):
        view.add_item(item)
    # discord.py would keep the view to listen to it, but we find a click by its id alone.
    view.stop()
    return view


def _joined(items: Sequence[ui.Item[ui.LayoutView]]) -> list[ui.Item[ui.LayoutView]]:
    """Join consecutive texts, because a message may have only a few top-level components."""
    found: list[ui.Item[ui.LayoutView]] = []
    for item in items:
        last = found[-1] if found else None
        if isinstance(item, ui.TextDisplay) and isinstance(last, ui.TextDisplay):
            found[-1] = ui.TextDisplay(f"{last.content}\n{item.content}")
        else:
            found.append(item)
    return found


def _with_emojis(texts: list[str], room: int) -> list[str]:
    """Replace all symbols by the bot's emojis if the texts, which this makes longer, still fit."""
    written = [symbols.in_text(each) for each in texts]
    fits = (
        limits.length("".join(written)) <= limits.MESSAGE_LETTERS - SPARE and limits.bytes_of(written) <= room
    )
    return written if fits else texts


def _bytes_of(parts: Sequence[Row | Gallery]) -> int:
    return limits.bytes_of([each.to_component_dict() for each in parts])


def _most_bytes(blocks: Sequence[limits.Block]) -> int:
    return limits.bytes_of([symbols.in_text(each.text(0)) for each in blocks])


def _lighten(controls: Sequence[Row], allowed: Callable[[], int]) -> int:
    """Shorten the descriptions of menu options if the controls exceed the `allowed` bytes.

    Return the size of the controls in bytes. Calling `allowed` is slow, and few screens need it.
    """
    taken = _bytes_of(controls)
    if taken <= LIGHT or taken <= (most := allowed()):
        return taken
    menus = [item for each in controls for item in each.children if isinstance(item, ui.Select)]
    options = [each for found in menus for each in found.options]
    for longest in (60, 30, 0):
        for each in options:
            each.description = limits.clip(each.description or "", longest) if longest else None
        taken = _bytes_of(controls)
        if taken <= most:
            break
    return taken


def row(*controls: Control) -> Row:
    """Put a single menu, or up to five buttons, into a row."""
    return ui.ActionRow(*controls)


def rows(controls: Sequence[Control], size: int = limits.ROW_BUTTONS) -> list[Row]:
    """Put buttons side by side, at most `size` in a row."""
    return [row(*controls[start : start + size]) for start in range(0, len(controls), size)]


def labels_of(controls: Iterable[Control]) -> tuple[str, ...]:
    """Return the labels of the buttons, as wide as with their portraits."""
    buttons = [each for each in controls if isinstance(each, ui.Button)]
    return tuple((limits.WIDE_FACE if each.emoji else "") + (each.label or "") for each in buttons)


def pictured(picture: Picture, say: Language) -> Gallery:
    """Show a picture, with its facts as description. The message must bring the picture as a file."""
    file = f"attachment://{picture.file_name}"
    return ui.MediaGallery(MediaGalleryItem(file, description=picture.alt_text(say)))


def told(picture: Picture, say: Language) -> limits.Block:
    """Write the facts of a picture as text."""
    return limits.block(escaped(picture.alt_text(say), limits.MESSAGE_LETTERS))


def lasting_id(name: str) -> int:
    """Return the number of a menu, by which a Discord client remembers its picks.

    Without it, the client numbers components in order, and mixes up menus after we add a component.
    """
    return crc32(name.encode()) >> 1 or 1


def button(
    asked: Request,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
    face: str = "",
) -> ui.Button[ui.LayoutView]:
    """Make the button for a request, with a label that Discord accepts.

    `face`: a character, for its portrait.
    """
    emoji, label = symbols.first(limits.clip(label, limits.BUTTON_LABEL) or "…")
    emoji = emoji or symbols.portrait(face)
    return ui.Button(label=label, emoji=emoji, style=style, disabled=disabled, custom_id=asked.custom_id)


def turning(
    page: int,
    pages: int,
    asked: Callable[[int], Request],
    labels: tuple[str, str],
    onward: ButtonStyle = ButtonStyle.secondary,
) -> list[Control]:
    """Make the buttons to the previous and to the next page, if these exist."""
    before = [button(asked(page - 1), labels[0])] if page > 0 else []
    return [*before, *([button(asked(page + 1), labels[1], onward)] if page < pages - 1 else [])]


def pages_block(page: int, pages: int, say: Language) -> limits.Block:
    """Show the page number, which is counted from 0, and the number of pages."""
    return limits.block(say("small", text=say("panel-page", page=page + 1, pages=pages)))


def note_block(note: str, say: Language) -> limits.Block:
    """Show the result of a click at the top of a screen; empty without a note."""
    return limits.block(say("panel-note", text=note) if note else "", weight=90)


def menu(
    asked: Request,
    options: Sequence[SelectOption],
    text: str = "",
    *,
    lasting: str = "",
    fewest: int = 1,
    most: int = 1,
    disabled: bool = False,
) -> Row:
    """Make a row with a menu for a request.

    When the name `lasting` changes, Discord forgets the picks. The default is the id of the request, so the
    menu of the next question never shows a pick of the last one.
    """
    select = ui.Select[ui.LayoutView](
        custom_id=asked.custom_id,
        placeholder=limits.clip(text, limits.PLACEHOLDER) or None,
        min_values=fewest,
        max_values=most,
        options=list(options),
        disabled=disabled,
        id=lasting_id(lasting or asked.custom_id),
    )
    return row(select)


def rounds_menu(asked: Request, options: Sequence[SelectOption], here: int, lasting: str, text: str) -> Row:
    """Make a menu of a game's rounds; if there are too many, only of the rounds around `here` (from 1).

    In each round the menu has another name. Otherwise it would show an old pick after other clicks.
    """
    start = max(0, min(here - 1 - limits.MENU_OPTIONS // 2, len(options) - limits.MENU_OPTIONS))
    return menu(asked, options[start : start + limits.MENU_OPTIONS], text, lasting=f"{lasting} {here}")


def option(
    label: str, value: str, description: str = "", *, chosen: bool = False, face: str = ""
) -> SelectOption:
    """Make an option of a menu with texts that Discord accepts. `face`: a character, for its portrait."""
    emoji, label = symbols.first(limits.clip(label, limits.OPTION_LABEL) or "…")
    emoji = emoji or symbols.portrait(face)
    return SelectOption(
        label=label,
        emoji=emoji,
        value=value,
        description=limits.clip(description, limits.OPTION_LABEL) or None,
        default=chosen,
    )


def form(asked: Form, title: str, fields: Iterable[tuple[str, ui.Item[ui.Modal]]]) -> ui.Modal:
    """Make a form of these components, each with its label."""
    made = ui.Modal(title=limits.clip(title, limits.FORM_TITLE), custom_id=asked.custom_id, timeout=None)
    for label, component in fields:
        made.add_item(ui.Label(text=limits.clip(label, limits.FORM_LABEL), component=component))
    # discord.py would keep the form to listen to it, but we find a sent form by its id alone.
    made.stop()
    return made


def link_button(label: str, address: str) -> ui.Button[ui.LayoutView]:
    """Make a button that links to an address. It has no custom_id, so it needs no handler."""
    return ui.Button(label=limits.clip(label, limits.BUTTON_LABEL), url=address)
