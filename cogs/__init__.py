"""Slash commands, one file a feature: read the interaction, call the bot, answer."""
