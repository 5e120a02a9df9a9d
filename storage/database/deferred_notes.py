"""Facts that may be lost with the process: noted in memory, and written a moment later, many at once."""

from abc import ABC, abstractmethod
from collections.abc import Callable


class Notes(ABC):
    """Notes that are to be written. The listener sees to it that they are."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[], None]] = []

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this whenever something is noted that has to be written."""
        self._listeners.append(listener)

    @property
    @abstractmethod
    def pending(self) -> bool:
        """Whether anything is noted that isn't written yet."""

    @abstractmethod
    async def write(self) -> None:
        """Write all that is noted. Raises the errors of `Database.transaction`; then it still is."""

    def _announce(self) -> None:
        """Tell who listens that something was noted."""
        for listener in self._listeners:
            listener()
