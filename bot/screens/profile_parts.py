"""The parts of a profile besides the card: statistics, daily deals and badges; new badges at a game's end."""

from collections.abc import Collection, Iterable, Sequence

from bot.pictures.daily import ShelfPicture, past_city
from bot.pictures.picture import Picture
from bot.pictures.profile import BadgesPicture, Medal
from bot.screens.layout import DIVIDER, Part, pictured, told
from bot.screens.limits import Block, block
from bot.wording.wording import Wording, visible_name
from bot.words.language import Language
from storage.play.daily import DailyRecord
from storage.results.own_games import (
    BADGE_CHARACTERS,
    BADGES,
    FEATS,
    Earned,
    Figures,
    Near,
    Wins,
)
from storage.values import Player


def more_parts(figures: Figures, say: Language) -> list[Part]:
    """Show the statistics of a person's games that the card of their career doesn't have."""
    return [
        DIVIDER,
        *_by_seats(figures, say),
        *_cards("profile-characters", (), figures.best_characters, say),
        *_cards("profile-uniques", figures.often_uniques, figures.best_uniques, say),
        DIVIDER,
        block("\n".join(_records(figures, say))),
    ]


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
        cards = [say("profile-often-card", name=thing(card), times=f"{count}×") for card, count in often]
        lines.append(say("profile-often", cards=", ".join(cards)))
    if best:
        cards = [
            say("profile-best-card", name=thing(card), won=wins.won, games=wins.games) for card, wins in best
        ]
        lines.append(say("profile-best", cards=", ".join(cards)))
    return [block("\n".join([say(title), *lines]))] if lines else []


def _records(figures: Figures, say: Language) -> list[str]:
    games = figures.wins.games
    lines: list[str] = []
    if figures.resigned:
        lines.append(say("profile-finished", finished=games - figures.resigned, all=games))
    lines.append(
        say("profile-streak-finishing", now=figures.finishing.now, longest=figures.finishing.longest)
    )
    if figures.winning.longest:
        lines.append(say("profile-streak-winning", longest=figures.winning.longest))
    if figures.seconds is not None:
        lines.append(_pace(figures.seconds, say))
    return lines


def _pace(seconds: int, say: Language) -> str:
    if seconds < 100:
        return say("profile-pace", unit="seconds", count=seconds)
    minutes = round(seconds / 60)
    if minutes < 100:
        return say("profile-pace", unit="minutes", count=minutes)
    return say("profile-pace", unit="hours", count=round(minutes / 60))


# The symbol, and the number on it, of each badge that isn't a character.
_SIGNS: dict[str, tuple[str, str]] = {
    "edition-2016": ("scroll", "2016"),
    "edition-deluxe": ("crown", ""),
    "edition-classic": ("scroll", ""),
    "edition-classic-czech": ("scroll", "CZ"),
    "streak-3": ("trophy", "3"),
    "streak-5": ("trophy", "5"),
    "five-types": ("tower", "5"),
    "four-uniques": ("gem", "4"),
    "no-uniques": ("tower", ""),
    "eight-districts": ("hammer", "8"),
    "lost-turns": ("skull", "3"),
    "thirty-points": ("star", "30"),
    "margin": ("laurel", "10"),
    "close": ("glass", "1"),
    "duel": ("crossed", ""),
    "crowd": ("burst", "7"),
    "first-game": ("flag", ""),
    "ten-games": ("card", "10"),
    "hundred-games": ("cards", "100"),
    "tournament": ("trophy", ""),
}


def badge_name(badge: str, say: Language) -> str:
    """Name a badge: by its character, or by the feat that earns it."""
    return say(f"character-{badge}" if badge in BADGE_CHARACTERS else f"badge-{badge}")


def medal_of(badge: str, say: Language, *, earned: bool, near: str = "") -> Medal:
    """Make the medal of a badge for a picture."""
    figure, number = (badge, "") if badge in BADGE_CHARACTERS else _SIGNS[badge]
    return Medal(figure, badge_name(badge, say), earned, number, near)


def badges_picture(earned: Collection[str], near: Iterable[Near], say: Language) -> BadgesPicture:
    """Make the picture of all badges. Those not earned are grey; the nearest say how near they are."""
    ways = {badge: say("profile-near", done=done, needed=needed) for badge, done, needed in near}
    characters, feats = (
        tuple(medal_of(each, say, earned=each in earned, near=ways.get(each, "")) for each in those)
        for those in (BADGE_CHARACTERS, FEATS)
    )
    return BadgesPicture(say("badges-title"), f"{len(earned)} / {len(BADGES)}", characters, feats)


def daily_line(record: DailyRecord, say: Language) -> str:
    """Describe a person's streaks in daily deals, and their best deal."""
    best = record.best.points if record.best else 0
    return say("profile-daily", days=record.days, now=record.now, longest=record.longest, best=best)


def daily_shelf(record: DailyRecord, say: Language) -> ShelfPicture | None:
    """Make the picture of the cities of a person's last daily deals; `None` if there are none."""
    newest = record.newest
    cities = (past_city(say("daily-name", day=each.day), each.points, each.city, say) for each in newest)
    return ShelfPicture(say("profile-daily-title"), tuple(cities)) if newest else None


def daily_parts(record: DailyRecord, say: Language, picture: Picture | None) -> list[Part]:
    """Show a person's last daily deals, with their picture or its facts."""
    shelf = picture or daily_shelf(record, say)
    shown = [pictured(shelf, say) if picture else told(shelf, say)] if shelf else []
    return [block(daily_line(record, say)), *shown]


def near_badge(near: Near | None, say: Language) -> list[Block]:
    """Tell a player after a game what they have to do for the nearest badge."""
    if near is None:
        return []
    text = say("end-badge-near", badge=badge_name(near.badge, say), left=near.left, wins=near.wins)
    return [block(say("small", text=text), "", weight=15)]


def new_badges(
    earned: Earned, players: Sequence[Player], say: Language, reader: int | None = None
) -> list[Block]:
    """Name the badges that the game brought, with a line for each player; `reader`: the only one to name."""
    lines = [
        say(
            "end-badges",
            name=visible_name(players[seat].name, say),
            badges=", ".join(badge_name(each, say) for each in badges),
            count=len(badges),
            own=seat == reader,
        )
        for seat, badges in earned
    ]
    return [block("\n".join(lines), "", weight=20)] if lines else []
