"""Undo after each test the changes that a command makes to the whole process."""

import logging
import sys
import threading
import warnings
from collections.abc import Iterator

import pytest

from bot import logs


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
