"""The second part of a profile: wins by number of players, cards, records and habits."""

from datetime import UTC, datetime

from discord.utils import format_dt

from bot.screens.fit import Block, block
from bot.screens.layout import LINE, Part
from bot.screens.wording import Wording
from bot.words.language import Language
from storage.figures import Figures, Streak, Wins


def more_parts(figures: Figures, say: Language) -> list[Part]:
    """Tell what somebody's games come to."""
    return [
        LINE,
        *_by_seats(figures, say),
        *_cards("profile-characters", figures.often_characters, figures.best_characters, say),
        *_cards("profile-uniques", figures.often_uniques, figures.best_uniques, say),
        LINE,
        block("\n".join(_records(figures, say))),
    ]


def when(moment: int) -> str:
    """Write a moment so that everybody reads it in their own language and time."""
    return format_dt(datetime.fromtimestamp(moment, UTC), "R")


def _by_seats(figures: Figures, say: Language) -> list[Block]:
    lines = [
        say("profile-seats", seats=seats, won=wins.won, games=wins.games) for seats, wins in figures.by_seats
    ]
    return [block("\n".join([say("profile-by-seats"), " · ".join(lines)]))] if lines else []


def _cards(
    title: str, often: tuple[tuple[str, int], ...], best: tuple[tuple[str, Wins], ...], say: Language
) -> list[Block]:
    thing = Wording(say, ()).thing
    lines: list[str] = []
    if often:
        cards = [say("profile-often-card", name=thing(card), count=count) for card, count in often]
        lines.append(say("profile-often", cards=", ".join(cards)))
    if best:
        cards = [
            say("profile-best-card", name=thing(card), won=wins.won, games=wins.games) for card, wins in best
        ]
        lines.append(say("profile-best", cards=", ".join(cards)))
    return [block("\n".join([say(title), *lines]))] if lines else []


def _records(figures: Figures, say: Language) -> list[str]:
    finished = figures.wins.games
    lines = [say("profile-finished", finished=finished, all=finished + figures.resigned)]
    lines.append(_streak("profile-streak-finishing", figures.finishing, say))
    if figures.winning.longest:
        lines.append(_streak("profile-streak-winning", figures.winning, say))
    if figures.best is not None:
        best = figures.best
        lines.append(say("profile-best-score", total=best.total, when=when(best.ended)))
    if figures.seconds is not None:
        lines.append(_pace(figures.seconds, say))
    return lines


def _streak(key: str, streak: Streak, say: Language) -> str:
    return say(key, now=streak.now, longest=streak.longest)


def _pace(seconds: int, say: Language) -> str:
    """Tell how long an answer usually takes, in the unit in which one would say it."""
    if seconds < 100:
        return say("profile-pace", unit="seconds", count=seconds)
    minutes = round(seconds / 60)
    if minutes < 100:
        return say("profile-pace", unit="minutes", count=minutes)
    return say("profile-pace", unit="hours", count=round(minutes / 60))
