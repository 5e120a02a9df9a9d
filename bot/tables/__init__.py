"""Lobbies and games in memory: answers to requests, and work without clicks. Nothing is shown from here."""
