"""The proof that a game was dealt fairly, and its record as a file. Anybody can check both."""

from discord.ui import File, LayoutView

from bot.controls import requests
from bot.screens.layout import QUIET_COLOUR, button, compose
from bot.screens.limits import block
from bot.view_models.proof import ProofModel
from bot.words.language import Language


def proof_screen(model: ProofModel, say: Language) -> LayoutView:
    """Show the proof, and how to check it with the record or by hand."""
    facts = [
        say("fair-fingerprint", text=model.commitment),
        say("fair-secret", text=model.secret),
        say("fair-clicks", text="".join(f":{click}" for click in model.clicks)),
        say("fair-seed", text=model.seed),
    ]
    command = f"python -m bot verify {record_name(model.game)}"
    parts = [
        block(say("fair-title")),
        block(say("fair-why", dealing=model.dealing)),
        block("\n".join(facts)),
        block(say("fair-check", command=command)),
        block(say("fair-by-hand")),
        button(requests.SendRecord(model.game), say("button-record")),
    ]
    return compose(parts, QUIET_COLOUR)


def promise_screen(commitment: str, say: Language) -> LayoutView:
    """Before a game, explain how we deal its cards, and show the fingerprint of the secret."""
    return compose(
        [
            block(say("fair-title")),
            block(say("lobby-commitment")),
            block(say("lobby-fingerprint", text=commitment)),
        ],
        QUIET_COLOUR,
    )


def record_name(game: str) -> str:
    """Return the file name for the record of a game."""
    return f"citadels-{game}.json"


def record_screen(file: str, commitment: str, say: Language) -> LayoutView:
    """Show the file with this name, and explain how to check it. Send the file with the screen.

    Without a `commitment`, nobody could see the fingerprint before the game.
    """
    texts = [
        block(say("record-title")),
        block(say("record-check", command=f"python -m bot verify {file}")),
    ]
    if commitment:
        texts += [block(say("record-fingerprint")), block(say("lobby-fingerprint", text=commitment))]
    view = compose(texts, QUIET_COLOUR)
    # Discord shows a file only if a component refers to it.
    view.add_item(File(f"attachment://{file}"))
    return view
