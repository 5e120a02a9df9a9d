"""The record of a finished game, handed over as a file."""

from discord.ui import File, LayoutView

from bot.screens.fit import block
from bot.screens.layout import QUIET, compose
from bot.words.language import Language


def record_screen(file: str, commitment: str, language: Language) -> LayoutView:
    """Hand over the file of this name, which must be sent with it, and tell how it is checked."""
    texts = [
        block(language("record-title")),
        block(language("record-check", command=f"python -m bot verify {file}")),
        block(language("lobby-fingerprint", text=commitment)),
    ]
    view = compose(texts, QUIET)
    # Discord shows a file only where a component says so.
    view.add_item(File(f"attachment://{file}"))
    return view
