"""The unique districts, one file for each moment at which they act. Importing this package puts them in force."""

from engine.districts import building, gathering, income, paying, powers, protection, scoring

__all__ = ["building", "gathering", "income", "paying", "powers", "protection", "scoring"]
