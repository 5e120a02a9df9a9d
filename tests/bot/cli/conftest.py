"""A database with games for commands. Each test undoes what a command changes in the whole process."""

import logging
import shutil
import sys
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import logs
from tests.storage.finished import over, stored

__all__ = ["over", "stored"]


@pytest.fixture
def path(stored: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of the settings, for one test alone."""
    path = Path(shutil.copy(stored, tmp_path))
    monkeypatch.setenv("CITADELS_DATABASE", str(path))
    return path


@pytest.fixture(autouse=True)
def logging_as_it_was() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in ("", *logs.OWN_PACKAGES)]
    before = [(logger, logger.handlers[:], logger.level) for logger in loggers]
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook, warnings.showwarning
    yield
    sys.excepthook, threading.excepthook, sys.unraisablehook, warnings.showwarning = hooks
    for logger, handlers, level in before:
        logger.handlers[:] = handlers
        logger.setLevel(level)
