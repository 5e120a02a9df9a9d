"""Names for messages and their questions that leave the bot, and the addresses of messages in Discord.

The number of a question counts all earlier answers, also those that nobody may notice. So messages hold a tag
that is made from the number with a key, the secret of the game. Every process that has the game knows the
secret. It is shown only when the game is over, and its choices are no secret any more.
"""

from functools import lru_cache
from hashlib import sha256
from hmac import digest

TAG = 16
"""Letters of a tag; nobody can try enough of them to hit one."""


# A click asks for that of its question half a dozen times.
@lru_cache(maxsize=4096)
def tag(secret: str, game: str, seat: int, number: int) -> str:
    """Return the tag of a question, as hexadecimal digits."""
    return _keyed(secret, "question", game, seat, number)[:TAG]


def nonce(secret: str, *facts: object) -> str:
    """Return a name for a message, so that a message that was sent but not remembered is not sent twice.

    Discord returns the earlier message instead of posting a second one of the same name within minutes. So
    the facts must stay the same until the message was remembered, and change with that. The replaced message
    is a good fact. Without a secret, give an empty one.
    """
    return _keyed(secret, "message", *facts)[:24]


def _keyed(secret: str, *facts: object) -> str:
    return digest(bytes.fromhex(secret), repr(facts).encode(), sha256).hex()


_CHANNELS = "https://discord.com/channels"


def channel_address(guild: int, channel: int) -> str:
    """Return the address of a channel of a server, or of a thread; with no server, of direct messages."""
    return f"{_CHANNELS}/{guild or '@me'}/{channel}"


def message_address(guild: int, channel: int, message: int) -> str:
    """Return the address of a message in a channel."""
    return f"{channel_address(guild, channel)}/{message}"
