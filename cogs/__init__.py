"""A file for each feature: its slash commands, and the handlers of its controls, which return replies."""
