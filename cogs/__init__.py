"""One file a feature: its slash commands, and what its controls do. Each handler finds, acts, shows."""
