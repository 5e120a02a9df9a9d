"""A commit that failed: look for its changes in the database, and decide whether they are stored."""

from collections.abc import Generator
from contextlib import contextmanager

from storage.errors import NotReadError, NotStoredError, UnavailableError, UnsureError


@contextmanager
def still_unsure(error: UnsureError) -> Generator[None]:
    """Raise the error of a commit that failed if it can't be read now whether anything was stored."""
    try:
        yield
    except NotReadError as unread:
        raise error from unread


def plain(error: UnsureError) -> UnavailableError:
    """Return what there is to say of a commit that failed, and of which nothing was found."""
    return NotStoredError(error.reason, error.cause) if error.settled else error
