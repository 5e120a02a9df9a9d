"""Checks for translations, and samples of all languages."""
