"""One file per feature: its slash commands, and the handlers of its controls, which return replies."""
