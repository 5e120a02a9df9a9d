"""The action cards. Those that ask nothing share a file; each other card has its own."""
