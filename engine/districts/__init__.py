"""The unique districts, one file for each moment at which they act. Importing this puts them in force."""

from engine.districts import (
    building,
    built,
    called,
    completing,
    crown,
    destroyed,
    ending,
    gathering,
    income,
    paying,
    powers,
    protection,
    scoring,
    selection,
)

__all__ = [
    "building",
    "built",
    "called",
    "completing",
    "crown",
    "destroyed",
    "ending",
    "gathering",
    "income",
    "paying",
    "powers",
    "protection",
    "scoring",
    "selection",
]
