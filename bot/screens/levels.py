"""How well the computer players of a table play: chosen in the lobby, and told wherever they sit."""

from typing import get_args

from bot.controls import requests
from bot.screens.fit import Block, block
from bot.screens.layout import Row, option
from bot.screens.option_controls import Options
from bot.words.language import Language
from engine.errors import ImpossibleChangeError
from storage.records import ComputerLevel, Player

LEVELS: tuple[ComputerLevel, ...] = get_args(ComputerLevel)


def level_menu(level: ComputerLevel, controls: Options) -> Row:
    """Offer the levels to the host of a lobby in which computers sit."""
    say = controls.wording.say
    options = [
        option(level_name(each, say), each, say(f"level-{each}.description"), chosen=each == level)
        for each in LEVELS
    ]
    return controls.menu(requests.LEVEL, options, say("menu-level"))


def level_of(values: tuple[str, ...]) -> ComputerLevel:
    """Return what was chosen. Raises `ImpossibleChangeError`."""
    for level in LEVELS:
        if (level,) == values:
            return level
    raise ImpossibleChangeError(str(values))


def level_name(level: ComputerLevel, say: Language) -> str:
    """Say how well computers play, where no markup works."""
    return say("level", name=say(f"level-{level}"))


def level_blocks(level: ComputerLevel, players: tuple[Player, ...], say: Language) -> list[Block]:
    """Say in small letters how well the computers of a table play; nothing if none sits there."""
    if not any(player.computer for player in players):
        return []
    return [block(say("small", text=level_name(level, say)), "", weight=8)]
