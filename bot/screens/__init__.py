"""Screens: pure functions from a model and a language to a new view."""
