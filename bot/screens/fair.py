"""The proof that a game was dealt fairly, and how anybody can check it."""

from dataclasses import dataclass

from discord.ui import LayoutView

from bot.screens.fit import block
from bot.screens.layout import QUIET, compose, game_button, rows
from bot.words.language import Language


@dataclass(frozen=True, slots=True)
class ProofModel:
    """What proves that a game which is over was dealt fairly.

    `clicks` are the ids of clicks in the order in which they went into the seed.
    """

    game: str
    commitment: str
    secret: str
    clicks: tuple[str, ...]
    seed: str


def proof_screen(model: ProofModel, language: Language) -> LayoutView:
    """Show the proof, and how to check it: by the record, or by hand."""
    facts = [
        language("fair-fingerprint", text=model.commitment),
        language("fair-secret", text=model.secret),
        language("fair-clicks", text="".join(f":{click}" for click in model.clicks)),
        language("fair-seed", text=model.seed),
    ]
    command = f"python -m bot verify {record_name(model.game)}"
    parts = [
        block(language("fair-title")),
        block(language("fair-why")),
        block("\n".join(facts)),
        block(language("fair-check", command=command)),
        block(language("fair-by-hand")),
        *rows([game_button("record", model.game, language("button-record"))]),
    ]
    return compose(parts, QUIET)


def record_name(game: str) -> str:
    """Return the name of the file in which the record of a game is handed over."""
    return f"citadels-{game}.json"
