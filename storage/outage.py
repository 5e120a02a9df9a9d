"""An outage: nothing can be stored for a while."""

from dataclasses import dataclass

from storage.errors import Cause


@dataclass(frozen=True, slots=True)
class Outage:
    """Nothing can be stored: why, and since when, in seconds since 1970."""

    cause: Cause
    since: float
