"""The end of a season: its first three, on a podium or in words."""

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.pictures.picture import Picture
from bot.pictures.podium import PodiumPicture, Step, podium_picture
from bot.screens.content import Content
from bot.screens.fit import block
from bot.screens.layout import GOLD, compose, pictured
from bot.screens.names import escaped
from bot.screens.ratings import rating_number, season_name
from bot.words.language import Language
from storage.leaderboards import Entry


def podium_content(season: int, first: Sequence[Entry], say: Language) -> Content:
    """Show the first three of a season to everybody in the server."""
    steps = [
        Step(each.place, each.name, rating_number(each.rating.number, say, settled=each.settled))
        for each in first
    ]
    picture = podium_picture(season_name(season, say), steps, say)
    return Content(lambda drawn: podium_screen(picture, drawn, say), (picture,))


def podium_screen(podium: PodiumPicture, drawn: Sequence[Picture], say: Language) -> LayoutView:
    """Show the podium with its picture, or as a list."""
    listed = [
        say("podium-step", place=each.place, name=escaped(each.name) or podium.nameless, number=each.number)
        for each in podium.steps
    ]
    words = [block(say("podium-title", season=podium.title)), block("\n".join(listed))]
    shown = [pictured(each, say) for each in drawn] or words
    return compose([*shown, block(say("podium-about"))], GOLD)
