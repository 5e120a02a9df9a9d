"""Names of messages and questions that reveal nothing, and the addresses of messages in Discord.

The number of a question counts all earlier answers, even hidden ones, so it must stay secret. Messages
contain a tag instead: a digest of the number and of the game's secret, which is revealed after the game.
"""

from functools import lru_cache
from hashlib import sha256
from hmac import digest

TAG_LENGTH = 16  # The hexadecimal digits of a tag or a digest.


# One click uses the tag of its question about six times.
@lru_cache(maxsize=4096)
def tag(secret: str, game: str, seat: int, number: int) -> str:
    """Return the tag of a question, as hexadecimal digits."""
    return _keyed(secret, "question", game, seat, number)[:TAG_LENGTH]


def nonce(secret: str, *facts: object) -> str:
    """Return a nonce: Discord doesn't post a second message with the same nonce for some minutes.

    The `facts` must stay the same until the message is recorded, and differ for the next message. The id of
    the replaced message is a good fact. If there is no secret, give an empty text.
    """
    return _keyed(secret, "message", *facts)[:24]


def _keyed(secret: str, *facts: object) -> str:
    return digest(bytes.fromhex(secret), repr(facts).encode(), sha256).hex()


def digest_of(content: object) -> str:
    """Return a short text that differs for different contents."""
    return sha256(repr(content).encode()).hexdigest()[:TAG_LENGTH]


_CHANNELS = "https://discord.com/channels"


def channel_address(guild: int, channel: int) -> str:
    """Return the address of a channel or thread; `guild` is 0 for direct messages."""
    return f"{_CHANNELS}/{guild or '@me'}/{channel}"


def message_address(guild: int, channel: int, message: int) -> str:
    """Return the address of a message in a channel."""
    return f"{channel_address(guild, channel)}/{message}"
