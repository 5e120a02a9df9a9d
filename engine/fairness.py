"""How the players can be sure that nobody chose the cards without knowing the secret.

The bot draws a secret and shows its commitment, SHA-256(secret), before anybody joins. The seed of the game
is SHA-256(secret, then ":" and the id of a click for each seat in order, then ":" and the id of the Start
click). The bot can't choose the ids, and can't change the secret once the commitment is shown. The Start
click comes last, so no change of seats can follow it. After the game the secret is shown too, and anybody
can compute both and replay the game.

One gap remains: an operator who reads the secret can compute each deal when Start is pressed, and can let
the bot refuse the click until a deal suits.
"""

from collections.abc import Sequence
from hashlib import sha256


def commitment(secret: str) -> str:
    """The fingerprint of a secret (hexadecimal text), safe to show while the secret is not."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, clicks: Sequence[str], start: str = "") -> str:
    """The seed of a game, as 64 hexadecimal digits, from the secret and the ids of clicks in seat order.

    `start` is the id of the Start click; empty for a game that an earlier release dealt.
    """
    text = "".join(f":{click}" for click in (clicks if not start else (*clicks, start)))
    return sha256(bytes.fromhex(secret) + text.encode()).hexdigest()
