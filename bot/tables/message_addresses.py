"""Where messages are found in Discord."""

_CHANNELS = "https://discord.com/channels"


def channel_address(guild: int, channel: int) -> str:
    """Return the address of a channel of a server, or of a thread."""
    return f"{_CHANNELS}/{guild}/{channel}"


def message_address(guild: int, channel: int, message: int) -> str:
    """Return the address of a message in a channel."""
    return f"{channel_address(guild, channel)}/{message}"
