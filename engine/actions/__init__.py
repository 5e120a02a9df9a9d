"""The action cards: those that ask nothing in one file, each other one in its own."""
