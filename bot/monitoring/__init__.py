"""Health and metrics of the bot, over HTTP."""
