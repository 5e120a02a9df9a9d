"""One file a feature: its slash commands, and the handlers of its controls. Each finds, acts, shows."""
