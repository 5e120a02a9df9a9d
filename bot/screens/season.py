"""A person's season in a server: their place, best game and rival, and what they need to rise."""

from dataclasses import dataclass

from discord.ui import LayoutView

from bot.controls import requests
from bot.screens.layout import GOLD_COLOUR, button, compose
from bot.screens.leaderboard import season_name
from bot.screens.limits import block
from bot.wording.wording import visible_name
from bot.words.language import Language
from bot.words.names import escaped
from storage.results.leaderboards import BoardEntry
from storage.results.ratings.model import PODIUM_GAMES
from storage.results.seasons import OwnSeason


@dataclass(frozen=True, slots=True)
class SeasonModel:
    """A person's season in a server."""

    season: int
    own: OwnSeason
    server: str  # The name of the server.
    ends: int = 0  # When the season ends (Unix time); 0: it is over.
    news: bool = False  # Whether we notify the person of the ends of seasons.


def own_season_screen(model: SeasonModel, say: Language) -> LayoutView:
    """Show a person their season, and let them choose whether we notify them of its end."""
    own, over = model.own, not model.ends
    lines: list[str] = []
    if own.entry is not None:
        facts = {"games": own.entry.games, "wins": own.entry.wins}
        lines.append(say("season-place", over=over, place=own.entry.place, people=own.people, **facts))
    lines.append(say("season-best", points=own.best))
    if own.met:
        lines.append(say("season-rival", name=visible_name(own.rival, say), count=own.met))
    if own.entry is not None:
        few = [say("podium-needs", games=PODIUM_GAMES)] if own.entry.missing else []
        lines += few if over else _rise(own, own.entry, say)
    next_step = say("season-next") if over else say("season-ends", when=f"<t:{model.ends}:f>")
    title = say("season-title", season=season_name(model.season, say), server=escaped(model.server))
    news = "off" if model.news else "on"
    change = button(requests.SetSeasonNews(not model.news), say("button-season-news", news=news))
    return compose([block(title), block("\n".join([*lines, next_step])), change], GOLD_COLOUR)


def _rise(own: OwnSeason, entry: BoardEntry, say: Language) -> list[str]:
    """Say what it takes to pass the person above, and how many games it takes to be on the podium."""
    above = own.above
    few = say("season-missing", missing=entry.missing, needed=PODIUM_GAMES)
    lines = [few] if entry.missing else []
    if above is None:
        return lines
    if entry.missing and not above.missing:
        return lines
    return [say("season-rise", name=visible_name(above.name, say), wins=own.wins), *lines]
