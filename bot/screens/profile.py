"""A person's profile: the main facts first, the rest behind a button."""

from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import NamedTuple

from discord.ui import LayoutView

from bot.controls import requests
from bot.controls.request import ON
from bot.pictures.picture import Picture
from bot.pictures.profile import RatingPicture, RatingPoint, rating_picture
from bot.screens.layout import DIVIDER, GOLD, Control, Part, button, compose, pictured, rows, switch
from bot.screens.leaderboard import rating_change, rating_number, season_name
from bot.screens.limits import Block, block
from bot.screens.lists import PastGame
from bot.screens.opponents import Record, records_line
from bot.screens.profile_parts import (
    badges_parts,
    badges_picture,
    daily_line,
    daily_parts,
    daily_shelf,
    more_parts,
    when,
)
from bot.screens.view_models.tournament import CupRecord
from bot.words.language import Language
from bot.words.names import escaped
from storage.play.daily import DailyRecord
from storage.results.own_games import BADGES, Figures
from storage.results.profiles import TrackRecord


class RivalModel(NamedTuple):
    """Another person by name: how often the profile's person placed better and worse than them."""

    name: str
    better: int
    worse: int


@dataclass(frozen=True, slots=True)
class ProfileModel:
    """A person's profile, limited to what the reader may see.

    `name` is their name in the last of these games, or in Discord if there are none. `figures` and `badges`
    cover all their games if `own`, otherwise the games in this `server`. `here` and `everywhere` are their
    ratings, `None` if there is none to show; `last` are the last games, the newest first. `shown` says
    whether they are on the boards beyond a server, and `named` whether with their name; only they can change
    that. `best` is the person with whom they have the best record, `worst` the one with the worst; only the
    owner sees both. `versus` is the reader's own record against them. `opponents` are the owner's records
    against computer players, which nobody else sees. `won` are the seasons of this server that they won, the
    newest first.
    """

    user: int
    name: str
    own: bool
    figures: Figures
    server: bool = True
    here: TrackRecord | None = None
    everywhere: TrackRecord | None = None
    last: tuple[PastGame, ...] = ()
    shown: bool = True
    named: bool = False
    part: requests.ProfilePart = "main"
    badges: tuple[str, ...] = ()
    best: RivalModel | None = None
    worst: RivalModel | None = None
    versus: RivalModel | None = None
    won: tuple[int, ...] = ()
    cups: CupRecord = field(default_factory=CupRecord)
    daily: DailyRecord = field(default_factory=DailyRecord)
    opponents: tuple[Record, ...] = ()


TITLES = 3
"""The most titles named, the newest ones."""


def profile_picture(model: ProfileModel, language: Language) -> Picture | None:
    """Make the picture of a part of a profile; `None` if it has none."""
    if model.part == "badges":
        return badges_picture(model.badges, language)
    if model.part == "daily":
        return daily_shelf(model.daily, language)
    return rating_over_time(model, language)


def rating_over_time(model: ProfileModel, language: Language) -> RatingPicture | None:
    """Make the picture of the rating in this server, otherwise of the rating everywhere."""
    record = _told(model, model.here) or _told(model, model.everywhere)
    if model.part != "main" or record is None:
        return None
    points = [
        RatingPoint(datetime.fromtimestamp(each.ended, UTC), each.after.number, each.after.spread)
        for each in record.games
    ]
    title = language("profile-picture-here" if record is model.here else "profile-picture-everywhere")
    return rating_picture(title, points, language, sure=record.settled)


def profile_screen(model: ProfileModel, language: Language, picture: Picture | None = None) -> LayoutView:
    """Show a profile; the picture must come with the message, as its file."""
    say = language
    parts: list[Part] = [
        block(say("profile-title", name=escaped(model.name) or say("leaderboard-unnamed"))),
        *_whose(model, say),
    ]
    match model.part:
        case "more":
            parts += more_parts(model.figures, say)
        case "badges":
            parts += badges_parts(model.badges, say, picture)
        case "daily":
            parts += daily_parts(model.daily, say, picture)
        case "main":
            parts += _main(model, say, picture)
    return compose([*parts, *_buttons(model, say)], GOLD)


def _whose(model: ProfileModel, say: Language) -> list[Block]:
    if model.own:
        return [block(say("small", text=say("profile-own")))]
    return [block(say("small", text=say("profile-others")))] if model.server else []


def _main(model: ProfileModel, say: Language, picture: Picture | None) -> list[Part]:
    parts: list[Part] = [block("\n".join(_ratings(model, say)))]
    if picture:
        parts.append(pictured(picture, say))
    parts.append(block("\n".join([*_games(model, say), *_rivals(model, say)])))
    if model.last:
        games = (
            model.last if model.own or _told(model, model.here) else [_unrated(each) for each in model.last]
        )
        lines = [_last_game(number, each, model.user, say) for number, each in enumerate(games, 1)]
        parts += [DIVIDER, block("\n".join([say("profile-last"), *lines])), *rows(_replays(model, say))]
    return parts


def _told(model: ProfileModel, record: TrackRecord | None) -> TrackRecord | None:
    """Return a record if the reader may see its rating: others may not until it has settled."""
    return record if record and (model.own or record.settled) else None


def _ratings(model: ProfileModel, say: Language) -> list[str]:
    records = {"here": model.here, "everywhere": model.everywhere}
    told = [
        say(
            f"profile-rating-{where}", number=rating_number(record.rating.number, say, settled=record.settled)
        )
        for where, record in records.items()
        if record and _told(model, record)
    ]
    return [" · ".join(told), say("small", text=say("profile-how"))] if told else []


def _games(model: ProfileModel, say: Language) -> list[str]:
    wins, resigned = model.figures.wins, model.figures.resigned
    if not wins.games and not resigned:
        return [*_elsewhere(model, say), _nothing(model, say)]
    texts = [say("profile-games", games=wins.games), say("profile-won", won=wins.won)]
    if resigned:
        texts.append(say("profile-resigned", count=resigned))
    if model.figures.winning.now > 1:
        texts.append(say("profile-winning", count=model.figures.winning.now))
    lines = [" · ".join(texts), *_elsewhere(model, say)]
    if model.figures.rated < wins.games:
        lines.append(say("small", text=say("profile-rated", rated=model.figures.rated)))
    return lines


def _rivals(model: ProfileModel, say: Language) -> list[str]:
    """Show the titles and the badges in a line each, and the records against others."""
    seasons = ", ".join(season_name(each, say) for each in model.won[:TITLES])
    lines = [say("profile-won-seasons", seasons=seasons, count=len(model.won))] if seasons else []
    cups = model.cups
    if cups.played:
        lines.append(say("profile-cups", played=cups.played, won=cups.won, best=cups.best))
    if model.daily.days:
        lines.append(daily_line(model.daily, say))
    lines += [say("profile-badges", count=len(model.badges), all=len(BADGES))] if model.badges else []
    told = {
        "profile-versus": model.versus,
        "profile-rival-best": model.best,
        "profile-rival-worst": model.worst,
    }
    lines += [
        say(key, name=escaped(rival.name), better=rival.better, worse=rival.worse)
        for key, rival in told.items()
        if rival
    ]
    return [*lines, *filter(None, [records_line(model.opponents, say)])]


def _elsewhere(model: ProfileModel, say: Language) -> list[str]:
    """Show how much another person plays everywhere; one's own profile covers all games anyway."""
    if model.own or model.everywhere is None:
        return []
    return [say("profile-counted", games=model.everywhere.wins.games, won=model.everywhere.wins.won)]


def _nothing(model: ProfileModel, say: Language) -> str:
    """Tell a newcomer what to do, and anybody else that the profile is empty."""
    if model.own:
        return say("history-none")
    if not model.server:
        return say("profile-nothing-direct")
    return say("profile-nothing", name=say("player-name", name=escaped(model.name)))


def _unrated(last: PastGame) -> PastGame:
    """Return a game without its change of a rating, which others don't see yet."""
    return replace(last, change=None)


def _last_game(number: int, last: PastGame, user: int, say: Language) -> str:
    result = last.result
    own = next(each for each in result.standings if each.user == user)
    seats = len(result.standings)
    if own.resigned:
        texts = [say("profile-last-resigned", seats=seats)]
    else:
        texts = [
            say("profile-last-game", place=own.place, seats=seats),
            say("profile-last-points", total=own.total),
        ]
    if last.change is not None:
        texts.append(say("profile-last-change", change=rating_change(last.change, say)))
    texts.append(when(result.ended))
    if last.board:
        texts.append(say("profile-last-board", address=last.board))
    return say("profile-last-line", number=number, told=" · ".join(texts))


def _replays(model: ProfileModel, say: Language) -> list[Control]:
    """Make a button to replay each of the last games that is kept."""
    return [
        button(requests.OpenReplay(last.result.game), say("button-profile-replay", number=number))
        for number, last in enumerate(model.last, 1)
        if last.kept
    ]


def _buttons(model: ProfileModel, say: Language) -> list[Control]:
    found: list[Control] = []
    if model.part != "main":
        found.append(button(requests.ShowProfile(model.user, "main"), say("button-profile-main")))
    elif model.figures.wins.games:
        found.append(button(requests.ShowProfile(model.user, "badges"), say("button-profile-badges")))
        found.append(button(requests.ShowProfile(model.user, "more"), say("button-profile-more")))
    if model.daily.days and model.part == "main":
        found.append(button(requests.ShowProfile(model.user, "daily"), say("button-profile-daily")))
    if model.own and model.server and model.part == "main" and model.figures.wins.games > 1:
        found.append(button(requests.OpenForUsual(), say("button-usual")))
    if model.own and model.part == "main":
        label = say("switch-shown", state=ON[model.shown])
        found.append(switch(requests.SetShown(not model.shown), label, on=model.shown))
        if model.shown:
            label = say("switch-named", state=ON[model.named])
            found.append(switch(requests.SetNamed(not model.named), label, on=model.named))
    return found
