"""Running games: what a click does, what is stored, and what is shown where."""
