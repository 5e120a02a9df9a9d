"""The course of a game, in the order in which it is played: deal, select, call, take turns, score."""
