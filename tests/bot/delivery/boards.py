"""The boards in a channel."""

from typing import Any

from tests.house import House, texts


def boards_in(house: House) -> list[Any]:
    """Return the messages that show a round, the oldest first."""
    return [m for m in house.channel.history() if "Round" in texts(house.stored(m))]
