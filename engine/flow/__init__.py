"""The course of a game: deal, select, call, take turns, score."""
