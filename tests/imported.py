"""The imports that test processes begin with (`tests.forking`)."""

from importlib import import_module

from bot.client import features

IMPORTED = ("bot.cli.run", "bot.monitoring.metrics", "bot.monitoring.metrics", "tests.storage.ending")

for name in IMPORTED:
    import_module(name)
for _ in features():
    pass
