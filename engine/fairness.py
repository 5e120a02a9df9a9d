"""The seed of a game. With it, players can check that nobody chose the cards.

The bot draws a secret and shows its commitment, SHA-256(secret), before anybody joins. The seed of the game
is SHA-256(secret, then ":" and a text for each seat in order, then ":" and the start). The bot can't choose
the ids of clicks, and can't change the secret after showing the commitment. After the game the bot shows the
secret too. Then anybody can compute both digests and replay the game. `Dealing` defines the texts.
docs/record.md lists the points on which trust remains.
"""

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal, TypeAlias

Dealing: TypeAlias = Literal["lobby", "solo", "daily"]
"""The rule by which a game was dealt. The text of a person's seat is the id of a click.

- `lobby`: the start is the click that started the game. It comes after the last change of seats and cards.
  If two or more people play, nobody who could know the secret may make this click.
- `solo`: the start is the click that asked for the game, after which the secret was drawn.
- `daily`: the start names the day. The cards follow from it, and the same secret deals to everybody.
"""

DAILY = "daily"  # The text of the person's seat in a daily deal, so that the deal is the same for everybody.


def daily_start(day: int) -> str:
    """Return the start of the daily deal of a day (a number from 1)."""
    return f"{DAILY}-{day}"


def day_of(start: str) -> int:
    """Return the day whose daily deal has this start; 0 if none has."""
    found = re.fullmatch(f"{DAILY}-([1-9][0-9]{{0,5}})", start)
    return int(found[1]) if found else 0


def commitment(secret: str) -> str:
    """Return the digest of a secret, as hexadecimal text. It may be shown before the secret."""
    return sha256(bytes.fromhex(secret)).hexdigest()


def seed(secret: str, clicks: Sequence[str], start: str = "") -> str:
    """Return the seed of a game (64 hexadecimal digits) from the secret and the texts of the seats.

    In release 0.1.0 some deals had no start; theirs is empty.
    """
    text = "".join(f":{click}" for click in (clicks if not start else (*clicks, start)))
    return sha256(bytes.fromhex(secret) + text.encode()).hexdigest()
