"""A player's wishes for the next choice of characters: the player picks them in order."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.layout import DIVIDER, QUIET_COLOUR, Control, button, compose, note_block, rows
from bot.screens.limits import block
from bot.view_models.panel import PanelModel, WishesModel
from bot.wording.wording import Wording
from bot.words.language import Language


def wishes_screen(model: WishesModel, say: Language) -> LayoutView:
    """Show a player their wishes, and buttons to change them. Stored ones are short, so the game has room."""
    wording = Wording(say, (), rules=model.rules, cast=model.cast)
    title, order = block(say("wishes-title")), block("\n".join(_order(model, wording)))
    note, below = note_block(model.note, say), rows(_below(model, say))
    if _is_stored(model):
        return compose([title, note, order, *below], QUIET_COLOUR)
    how = block(say("small", text=say("wishes-how")), "", weight=20)
    return compose(
        [title, note, how, order, DIVIDER, *rows(_characters(model, wording)), *below], QUIET_COLOUR
    )


def wishes_button(game: str, say: Language, style: ButtonStyle = ButtonStyle.secondary) -> Control:
    """Make the button that leads to the wishes."""
    return button(requests.OpenWishes(game), say("button-wishes"), style)


def wish_line(model: PanelModel, wording: Wording) -> str:
    """Say which wished character the player got, or that none is left to choose; otherwise empty."""
    if model.granted:
        return wording.say("wishes-granted", character=wording.character(model.granted))
    # A wish that could be granted would have answered the question.
    missed = model.ahead if model.subject == "draft" else ()
    return wording.say("wishes-gone", characters=", ".join(map(wording.character, missed))) if missed else ""


def _order(model: WishesModel, wording: Wording) -> list[str]:
    say = wording.say
    state = "stored" if _is_stored(model) else "open" if model.order or model.stored else "none"
    order = say("wishes-nobody")
    if model.order:
        order = say("wishes-order", characters=wished_order(model.order, wording))
    return [say("wishes-for", round=model.round, state=state), order]


def wished_order(characters: Sequence[str], wording: Wording) -> str:
    """Name wished characters in order."""
    return wording.say("wishes-then").join(map(wording.character, characters))


def _is_stored(model: WishesModel) -> bool:
    stored = model.stored
    return stored is not None and (stored.order, stored.round) == (model.order, model.round)


def _characters(model: WishesModel, wording: Wording) -> list[Control]:
    """Offer each character that isn't in the order yet; for a single round, leave out those out of reach."""
    gone = (*model.order, *(model.out_of_reach if model.round else ()))
    return [
        button(
            requests.DraftWishes(model.game, model.round, _places(model, (*model.order, character))),
            wording.character(character),
            ButtonStyle.primary,
        )
        for character in model.cast
        if character not in gone
    ]


def _below(model: WishesModel, say: Language) -> list[Control]:
    order = _places(model, model.order)
    save = button(
        requests.SaveWishes(model.game, model.round, order),
        say("button-wishes-save" if model.order or not model.stored else "button-wishes-drop"),
        ButtonStyle.success,
        disabled=not (model.order or model.stored),
    )
    none = requests.DraftWishes(model.game, model.round, ())
    clear = button(none, say("button-wishes-clear"), disabled=not model.order)
    other = 0 if model.round else model.coming
    until = button(requests.DraftWishes(model.game, other, order), say("button-wishes-for", round=other))
    back = button(requests.Play(model.game), say("button-less"))
    return [clear, until, back] if _is_stored(model) else [save, clear, until, back]


def _places(model: WishesModel, characters: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(model.cast.index(each) for each in characters)
