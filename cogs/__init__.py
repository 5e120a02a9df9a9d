"""One file a feature: its slash commands, and the handlers of its controls, which return what to show."""
