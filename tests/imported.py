"""What processes of tests have imported when they begin (`tests.forking`)."""

import bot.cli.run
import bot.client
import tests.storage.ending  # noqa: F401

FEATURES = list(bot.client.features())
