"""The proof that a game was dealt fairly, and its record as a file. Anybody can check both."""

from discord.ui import File, LayoutView

from bot.controls import requests
from bot.screens.layout import QUIET_COLOUR, button, compose
from bot.screens.limits import block
from bot.view_models.proof import ProofModel
from bot.words.language import Language


def proof_screen(model: ProofModel, language: Language) -> LayoutView:
    """Show the proof, and how to check it with the record or by hand."""
    facts = [
        language("fair-fingerprint", text=model.commitment),
        language("fair-secret", text=model.secret),
        language("fair-clicks", text="".join(f":{click}" for click in model.clicks)),
        language("fair-seed", text=model.seed),
    ]
    command = f"python -m bot verify {record_name(model.game)}"
    parts = [
        block(language("fair-title")),
        block(language("fair-why", dealing=model.dealing)),
        block("\n".join(facts)),
        block(language("fair-check", command=command)),
        block(language("fair-by-hand")),
        button(requests.SendRecord(model.game), language("button-record")),
    ]
    return compose(parts, QUIET_COLOUR)


def promise_screen(commitment: str, language: Language) -> LayoutView:
    """Before a game, explain how we deal its cards, and show the fingerprint of the secret."""
    return compose(
        [
            block(language("fair-title")),
            block(language("lobby-commitment")),
            block(language("lobby-fingerprint", text=commitment)),
        ],
        QUIET_COLOUR,
    )


def record_name(game: str) -> str:
    """Return the file name for the record of a game."""
    return f"citadels-{game}.json"


def record_screen(file: str, commitment: str, language: Language) -> LayoutView:
    """Show the file with this name, and explain how to check it. Send the file with the screen."""
    texts = [
        block(language("record-title")),
        block(language("record-check", command=f"python -m bot verify {file}")),
        block(language("lobby-fingerprint", text=commitment)),
    ]
    view = compose(texts, QUIET_COLOUR)
    # Discord shows a file only if a component refers to it.
    view.add_item(File(f"attachment://{file}"))
    return view
