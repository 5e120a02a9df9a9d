"""How the players can be sure that nobody, the bot included, chose the cards.

The bot draws a secret and shows its commitment, SHA-256(secret), before anybody joins. The seed of the
game is SHA-256(secret, then ":" and the id of the click for each player who joined, in seat order).
The bot can't choose the ids, and can't change the secret once the commitment is shown. After the game
the secret is shown too, and anybody can compute both and replay the game.
"""

from collections.abc import Sequence
from hashlib import sha256


def commitment(secret: str) -> str:
    """The fingerprint of a secret (hexadecimal text), safe to show while the secret is not."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, clicks: Sequence[str]) -> str:
    """The seed of a game, as 64 hexadecimal digits, from the secret and the ids of the joining clicks."""
    text = "".join(f":{click}" for click in clicks)
    return sha256(bytes.fromhex(secret) + text.encode()).hexdigest()
