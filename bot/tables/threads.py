"""Where a game is played: in the channel of its lobby, or in a thread of it."""

from dataclasses import replace

from storage.records import Setup


def moved_to_thread(setup: Setup, thread: int) -> Setup:
    """Return the set-up of a game that is played in a thread of its channel; 0: in the channel itself."""
    return replace(setup, channel=thread, parent=setup.channel) if thread else setup


def returned(setup: Setup) -> Setup:
    """Return the set-up of a game that goes on in the channel that its thread belongs to."""
    return replace(setup, channel=setup.parent, parent=0) if setup.parent else setup
