"""The start of every test: default settings, without those of this machine."""

import os
import sys

import pytest

# A token or a database of the person who runs the tests must not reach them, nor the processes they start.
for _name in [name for name in os.environ if name == "DISCORD_TOKEN" or name.startswith("CITADELS_")]:
    del os.environ[_name]

# Keep compiled modules in spite of the environment: a bot starts a thousand times here.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return how many processes run tests: they wait for a third of their time."""
    return (os.cpu_count() or 1) * 3 // 2
