"""How a screen is put together: texts, lines between them, rows of controls, in one container."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, TypeAlias, cast
from zlib import crc32

from discord import ButtonStyle, Colour, MediaGalleryItem, SelectOption
from discord.ui import (
    ActionRow,
    Button,
    Container,
    Item,
    Label,
    LayoutView,
    MediaGallery,
    Modal,
    Select,
    Separator,
    TextDisplay,
)

from bot.controls.request import Form, Request
from bot.pictures.picture import Picture
from bot.screens import symbols
from bot.screens.limits import (
    BUTTON_LABEL,
    BYTES,
    FORM_LABEL,
    FORM_TITLE,
    OPTION_LABEL,
    OPTIONS,
    PLACEHOLDER,
    ROW,
    TEXT,
    Block,
    block,
    bytes_of,
    clip,
    fit,
    length,
)
from bot.words.language import Language

# Room for what Discord may count otherwise than we do.
MARGIN = 100

# Bytes that controls may take of a message, and that pictures' texts may take with them, even where its own
# texts then have to give way. What the texts don't need is free to the controls, too.
CONTROLS = 4200
PICTURED = 5500

# Controls with so few bytes are never shortened.
LIGHT = 1500

GOLD = Colour(0xD4A72C)
QUIET = Colour(0x6B7280)
GREEN = Colour(0x2E8B57)
RED = Colour(0xB0413E)

Row: TypeAlias = ActionRow[LayoutView]
Gallery: TypeAlias = MediaGallery[LayoutView]
Control: TypeAlias = Item[Any]


class Divider:
    """A line between what stands above and what stands below."""


DIVIDER = Divider()
Part: TypeAlias = Block | Divider | Control


def compose(parts: Iterable[Part], colour: Colour | None = GOLD) -> LayoutView:
    """Build a new view of these parts. Texts share the room there is; lines next to nothing vanish.

    Without a colour the message has no container, so its picture is wider, and it is seen to be private.
    Buttons that follow each other stand side by side, up to five in a row.
    Every message and every edit needs a view of its own: a view is never to be sent twice.
    """
    whole: list[Part] = []
    for buttons, group in groupby(parts, lambda each: isinstance(each, Button)):
        following = list(group)
        whole += rows(cast("list[Control]", following)) if buttons else following
    controls = [part for part in whole if isinstance(part, ActionRow)]
    pictures = _bytes_of([part for part in whole if isinstance(part, MediaGallery)])
    blocks = [part for part in whole if isinstance(part, Block)]
    all_of_it = BYTES - MARGIN - pictures
    least = min(CONTROLS, PICTURED - pictures)
    room = all_of_it - _lighten(controls, lambda: max(least, all_of_it - _most_bytes(blocks)))
    found = fit(blocks, TEXT - MARGIN, room)
    texts = iter(_with_emojis(found, room))
    items: list[Item[LayoutView]] = []
    for part in whole:
        if isinstance(part, Block):
            if text := next(texts).strip():
                items.append(TextDisplay(text))
        elif isinstance(part, Divider):
            if items and not isinstance(items[-1], Separator):
                items.append(Separator())
        else:
            items.append(part)
    while items and isinstance(items[-1], Separator):
        items.pop()
    view = LayoutView(timeout=None)
    for item in _joined(items) if colour is None else (Container(*items, accent_colour=colour),):
        view.add_item(item)
    # discord.py would remember the view to listen to it; a click is found by its id alone.
    view.stop()
    return view


def _joined(items: Sequence[Item[LayoutView]]) -> list[Item[LayoutView]]:
    """Make one text of texts that follow each other, so that few components stand at the top of a message."""
    found: list[Item[LayoutView]] = []
    for item in items:
        last = found[-1] if found else None
        if isinstance(item, TextDisplay) and isinstance(last, TextDisplay):
            found[-1] = TextDisplay(f"{last.content}\n{item.content}")
        else:
            found.append(item)
    return found


def _with_emojis(texts: list[str], room: int) -> list[str]:
    """Write the bot's emojis for symbols; they are long, so only if there is room for all of them."""
    written = [symbols.in_text(each) for each in texts]
    fits = length("".join(written)) <= TEXT - MARGIN and bytes_of(written) <= room
    return written if fits else texts


def _bytes_of(parts: Sequence[Row | Gallery]) -> int:
    return bytes_of([each.to_component_dict() for each in parts])


def _most_bytes(blocks: Sequence[Block]) -> int:
    """Measure the longest versions of all texts, with the bot's emojis."""
    return bytes_of([symbols.in_text(each.text(0)) for each in blocks])


def _lighten(controls: Sequence[Row], allowed: Callable[[], int]) -> int:
    """Shorten what the options of menus say about themselves, where they have more bytes than are allowed.

    Return how many bytes all of them have then. Few screens have so many that it has to be asked.
    """
    taken = _bytes_of(controls)
    if taken <= LIGHT or taken <= (most := allowed()):
        return taken
    menus = [
        cast("Select[Any]", item) for each in controls for item in each.children if isinstance(item, Select)
    ]
    options = [each for found in menus for each in found.options]
    for longest in (60, 30, 0):
        for each in options:
            each.description = clip(each.description or "", longest) if longest else None
        taken = _bytes_of(controls)
        if taken <= most:
            break
    return taken


def row(*controls: Control) -> Row:
    """Put a menu by itself, or up to five buttons, into a row."""
    return ActionRow(*cast("tuple[Item[LayoutView], ...]", controls))


def rows(controls: Sequence[Control], size: int = ROW) -> list[Row]:
    """Put buttons side by side, so many in a row at most."""
    return [row(*controls[start : start + size]) for start in range(0, len(controls), size)]


def labels_of(controls: Iterable[Control]) -> tuple[str, ...]:
    """Return what stands on these buttons."""
    return tuple(each.label or "" for each in controls if isinstance(each, Button))


def pictured(picture: Picture, language: Language) -> Gallery:
    """Show a picture that comes with the message as a file; the description tells its facts."""
    file = f"attachment://{picture.file_name}"
    return MediaGallery(MediaGalleryItem(file, description=picture.alt_text(language)))


def lasting_id(name: str) -> int:
    """Return the number of a menu, by which the other side remembers what is chosen in it.

    Without one Discord counts the components, and a menu that moves down by a line would be taken for the one
    that was there.
    """
    return crc32(name.encode()) >> 1 or 1


def button(
    asked: Request,
    label: str,
    style: ButtonStyle = ButtonStyle.secondary,
    *,
    disabled: bool = False,
    face: str = "",
) -> Button[LayoutView]:
    """Make the button that asks for this, with a label that Discord accepts; `face` is a character's."""
    emoji, label = symbols.first(clip(label, BUTTON_LABEL) or "…")
    emoji = emoji or symbols.portrait(face)
    return Button(label=label, emoji=emoji, style=style, disabled=disabled, custom_id=asked.custom_id)


def switch(asked: Request, label: str, *, on: bool, disabled: bool = False) -> Button[LayoutView]:
    """Make the button that sets a switch to the contrary, with a label that says how it stands."""
    style = ButtonStyle.success if on else ButtonStyle.secondary
    return button(asked, label, style, disabled=disabled)


def turning(
    page: int,
    pages: int,
    asked: Callable[[int], Request],
    labels: tuple[str, str],
    onward: ButtonStyle = ButtonStyle.secondary,
) -> list[Control]:
    """Make the buttons to the page before this one and to the next one, as far as there are such pages."""
    before = [button(asked(page - 1), labels[0])] if page > 0 else []
    return [*before, *([button(asked(page + 1), labels[1], onward)] if page < pages - 1 else [])]


def pages_block(page: int, pages: int, say: Language) -> Block:
    """Say which page of how many this is; pages are counted from 0."""
    return block(say("small", text=say("panel-page", page=page + 1, pages=pages)))


def note_block(note: str, say: Language) -> Block:
    """Say on top of a screen what came of the click; nothing without a note."""
    return block(say("panel-note", text=note) if note else "", weight=90)


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
    """Make a row with the menu whose picks complete this request.

    `lasting` names what the menu shows: under another name it forgets what was picked in it.
    """
    select = Select[LayoutView](
        custom_id=asked.custom_id,
        placeholder=clip(text, PLACEHOLDER) or None,
        min_values=fewest,
        max_values=most,
        options=list(options),
        disabled=disabled,
        id=lasting_id(lasting) if lasting else None,
    )
    return row(select)


def rounds_menu(asked: Request, options: Sequence[SelectOption], here: int, lasting: str, text: str) -> Row:
    """Make a menu of the rounds of a game; of very many, those around the round `here`, counted from 1.

    It is another menu in each round: else what was picked would be shown where one has gone on since.
    """
    start = max(0, min(here - 1 - OPTIONS // 2, len(options) - OPTIONS))
    return menu(asked, options[start : start + OPTIONS], text, lasting=f"{lasting} {here}")


def option(
    label: str, value: str, description: str = "", *, chosen: bool = False, face: str = ""
) -> SelectOption:
    """Make an option of a menu with texts that Discord accepts; `face` is a character's."""
    emoji, label = symbols.first(clip(label, OPTION_LABEL) or "…")
    emoji = emoji or symbols.portrait(face)
    return SelectOption(
        label=label,
        emoji=emoji,
        value=value,
        description=clip(description, OPTION_LABEL) or None,
        default=chosen,
    )


def form(asked: Form, title: str, fields: Iterable[tuple[str, Item[Modal]]]) -> Modal:
    """Make a form of components with their labels."""
    made = Modal(title=clip(title, FORM_TITLE), custom_id=asked.custom_id, timeout=None)
    for label, component in fields:
        made.add_item(Label(text=clip(label, FORM_LABEL), component=component))
    # discord.py would remember the form to listen to it; a sent form is found by its id alone.
    made.stop()
    return made


def link_button(label: str, address: str) -> Button[LayoutView]:
    """Make a button that leads to an address. It has no custom_id, so nothing is registered for it."""
    return Button(label=clip(label, BUTTON_LABEL), url=address)
