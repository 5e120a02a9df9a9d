"""How ratings are written: the one number that people are shown, and by how much it changed."""

from bot.words.language import Language


def rating_number(number: int, say: Language, *, settled: bool) -> str:
    """Write a rating; where too little is known for it, that is said with it."""
    # As a text: in numbers, languages group digits.
    return say("rating-number", number=str(number), settled="yes" if settled else "no")


def rating_change(change: int, say: Language) -> str:
    """Write by how much a rating went up or down."""
    way = "up" if change > 0 else "down" if change < 0 else "same"
    return say("rating-change", way=way, points=str(abs(change)))


def season_name(season: int, say: Language) -> str:
    """Name a season by its quarter and its year."""
    year, quarter = divmod(season, 10)
    return say("season", quarter=quarter, year=str(year))
