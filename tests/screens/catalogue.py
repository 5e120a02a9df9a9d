"""All screens with pictures. A new screen needs a line in one of these groups."""

from functools import cache

from tests.screens import evening_screens, game_screens, other_screens, tournament_screens
from tests.screens.screen import Screen

GROUPS = {
    "Lobby": other_screens.lobbies,
    "Options": other_screens.options,
    "Board": game_screens.boards,
    "Questions": game_screens.asked,
    "The turn of each character": game_screens.own_turns,
    "Without a question": game_screens.waiting,
    "The end": game_screens.ends,
    "The daily deal": game_screens.dailies,
    "Rules and help": other_screens.rules,
    "Leaderboards": other_screens.leaderboards,
    "Profiles": other_screens.profiles,
    "The log": other_screens.logs,
    "The lesson": other_screens.lessons,
    "The puzzle of the day": other_screens.puzzles,
    "Tournaments": tournament_screens.tournaments,
    "Standing evenings": evening_screens.evenings,
    "Looking back": other_screens.looking_back,
    "Privacy": other_screens.privacy,
    "While waiting": other_screens.ahead,
    "Calls": other_screens.calls,
    "Servers": other_screens.servers,
    "Short answers": other_screens.short,
}


@cache
def groups() -> dict[str, tuple[Screen, ...]]:
    return {title: tuple(make()) for title, make in GROUPS.items()}


def screens() -> tuple[Screen, ...]:
    return tuple(screen for group in groups().values() for screen in group)
