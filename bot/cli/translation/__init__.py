"""Checks of translations, and samples of all languages."""
