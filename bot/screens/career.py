"""The first picture of a profile: a card of the person's career."""

from datetime import UTC, datetime

from bot.pictures import profile
from bot.pictures.daily import PastCity, past_city
from bot.pictures.models import character_of
from bot.screens.leaderboard import rating_number
from bot.screens.opponents import name_of, portrait
from bot.screens.profile_parts import medal_of
from bot.view_models.profile import ProfileModel
from bot.words.language import Language
from bot.words.names import plain
from storage.results.own_games import BADGES, level_of
from storage.results.ratings.model import Rating

MEDALS, RIVALS = 6, 4  # The most badges and the most rivals on a card.


def career_picture(model: ProfileModel, say: Language) -> profile.CareerPicture | None:
    """Make the card of a profile; `None` without a game."""
    figures = model.figures
    if not figures.wins.games:
        return None
    favourites = tuple(
        (character_of(card, say), say("profile-card-turns", count=count))
        for card, count in figures.often_characters
    )
    return profile.CareerPicture(
        name=plain(model.name) or say("leaderboard-unnamed"),
        face=figures.often_characters[0][0] if figures.often_characters else "king",
        level=_level(figures.wins.games - figures.resigned, say),
        counts=_counts(model, say),
        rating=_rating(model, say),
        favourites_title=say("profile-favourites"),
        favourites=favourites,
        rivals_title=(
            say("profile-rivals" if model.rivals else "profile-computers"),
            say("profile-computers-how"),
        ),
        rivals=_rivals(model, say),
        city=_city(model, say),
        medals_title=(say("badges-title"), f"{len(model.badges)} / {len(BADGES)}"),
        medals=_medals(model, say),
    )


def _level(games: int, say: Language) -> profile.CareerLevel:
    number, done, needed = level_of(games)
    words = say("profile-level", level=number, left=needed - done, next=number + 1)
    return profile.CareerLevel(number, done / needed, words)


def _counts(model: ProfileModel, say: Language) -> tuple[profile.CareerCount, ...]:
    wins = model.figures.wins
    streaks = [
        ("fire", model.figures.winning.now, "profile-count-winning"),
        ("star", model.daily.now, "profile-count-dailies"),
    ]
    shown = [
        ("cards", wins.games, "profile-count-games"),
        ("trophy", wins.won, "profile-count-won"),
        *(each for each in streaks if each[1] > 1),
    ]
    return tuple(profile.CareerCount(symbol, number, say(key, count=number)) for symbol, number, key in shown)


def _rating(model: ProfileModel, say: Language) -> profile.CareerRating | None:
    """Return the rating in this server, otherwise in all servers; without any, a note for the owner."""
    here, everywhere = model.here, model.everywhere
    record = here or everywhere
    if record is None:
        if not model.own:
            return None
        return profile.CareerRating(say("profile-no-rating"), "", say("profile-no-rating-how"))
    course = tuple(each.rating.number for each in record.games)
    best = max(course)
    # Don't repeat the first number or the current one.
    higher = best > max(Rating().number, course[-1])
    notes = [say("profile-rating-best", number=str(best))] if higher else []
    if here and everywhere:
        other = rating_number(everywhere.rating.number, say, settled=everywhere.settled)
        notes.append(say("profile-rating-everywhere", number=other))
    return profile.CareerRating(
        say("profile-picture-here" if here else "profile-picture-everywhere"),
        rating_number(record.rating.number, say, settled=record.settled),
        " · ".join(notes),
        course,
    )


def _rivals(model: ProfileModel, say: Language) -> tuple[profile.CareerRival, ...]:
    """Return the people whom the profile's owner has met most often; if there is room, add computers."""
    people = tuple(
        profile.CareerRival("", plain(each.name) or say("leaderboard-unnamed"), each.better, each.worse)
        for each in model.rivals
    )
    most = sorted(model.opponents, key=lambda each: -each.better - each.worse)[: RIVALS - len(people)]
    return people + tuple(
        profile.CareerRival(portrait(each.number), name_of(each.number, say), each.better, each.worse)
        for each in sorted(most)
    )


def _city(model: ProfileModel, say: Language) -> PastCity | None:
    best = model.figures.best
    if best is None:
        return None
    key = "profile-city-first" if model.figures.wins.games == 1 else "profile-city-best"
    ended = datetime.fromtimestamp(best.ended, UTC)
    day = say("picture-day", day=str(ended.day), month=ended.month, year=str(ended.year))
    return past_city(say(key, day=day), best.total, best.city, say)


def _medals(model: ProfileModel, say: Language) -> tuple[profile.Medal, ...]:
    """Return the newest earned badges, then those that the person has nearly earned."""
    near = tuple(
        medal_of(badge, say, earned=False, near=say("profile-near", done=done, needed=needed))
        for badge, done, needed in model.near
    )
    earned = model.badges[: -(MEDALS - len(near)) - 1 : -1]
    return (*(medal_of(badge, say, earned=True) for badge in earned), *near)
