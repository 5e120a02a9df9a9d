"""Games in progress: their rows, choices, clicks and messages."""
