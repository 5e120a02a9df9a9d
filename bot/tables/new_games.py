"""The random ids and secrets of new games."""

import secrets

from bot.controls.request import game_id
from storage.parts import Proof


def new_id() -> str:
    """Return a random id for a game, a tournament or an evening."""
    return game_id(secrets.token_bytes(5))


def new_proof() -> Proof:
    """Return the proof of a game before the deal, with a new secret."""
    return Proof.of(secrets.token_hex(32))
