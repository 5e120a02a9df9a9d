"""How the bot is doing, over HTTP: whether it is well, and what it has measured."""
