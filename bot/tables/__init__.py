"""Lobbies and games in memory: they answer requests and do work without clicks. They send nothing."""
