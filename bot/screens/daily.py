"""Daily deals: the end, the card to share, the tables with all results, and the proof of fairness."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.daily import DailyCity, DailyEndPicture, DailyPicture
from bot.pictures.draft import DraftPicture, cast_picture
from bot.pictures.film import FilmPicture
from bot.pictures.models import Card, City, resting
from bot.pictures.picture import Picture
from bot.pictures.seat_lines import cities_of
from bot.screens.content import Content
from bot.screens.end import end_block
from bot.screens.fair import record_name
from bot.screens.layout import DIVIDER, GOLD_COLOUR, QUIET_COLOUR, Part, button, compose, pictured, rows, told
from bot.screens.leaderboard import offered_name, own_name, ranked_line
from bot.screens.limits import Block, block
from bot.screens.situation import moment
from bot.screens.solo import FIRST_CHOICE, others_today
from bot.view_models.daily import DailyModel
from bot.wording.wording import Wording, visible_name
from bot.words.language import Language
from bot.words.names import escaped
from engine.cards.districts import DISTRICTS
from engine.setup.sets import daily_options
from engine.view import View
from storage.play.daily import DailyEntry, DailyTable
from storage.values import SOLO_SEAT

_SYMBOLS = {"noble": "🏰", "religious": "⛪", "trade": "🏪", "military": "⚔️", "unique": "✨"}
"""The symbol of a district on a card to share: people may paste it where our emojis don't exist."""

POINTS_LETTERS = 320  # The most letters for the points of all seats, to leave room on a phone.

NEWS_HEIGHT = 320.0
"""The height of the picture of new characters, in logical pixels. The deal's text needs room, too."""

FEWEST_FOR_A_SHARE = 10
"""With fewer people, we show a person's rank as a number, because a percentage would say little."""

# The building that represents all districts of a type.
_TYPICAL = {
    "noble": "manor",
    "religious": "temple",
    "trade": "tavern",
    "military": "watchtower",
    "unique": "any_unique",
}


@dataclass(frozen=True, slots=True)
class DailyNewsModel:
    """What a person learns before a day's deal, such as its characters that are `new` to them."""

    day: int
    new: tuple[str, ...]
    ends: int  # When the day ends (Unix time).
    newcomer: bool  # Whether the person has never finished a game.


@dataclass(frozen=True, slots=True)
class DailyTableModel:
    """A table of results in daily deals, as a person requested it."""

    asked: requests.ShowDailyTable
    table: DailyTable
    server: bool  # Whether it is shown in a server.


@dataclass(frozen=True, slots=True)
class DailyProof:
    """The proof that daily deals are fair."""

    game: str
    days: tuple[tuple[int, str, str], ...]  # Each day's fingerprint, and its secret once that is revealed.
    shown: int  # When the secret of the `game` is revealed (Unix time).
    over: bool  # Whether that time is past.


def daily_news_picture(model: DailyNewsModel, say: Language) -> DraftPicture | None:
    """Make the picture of the new characters, with their powers; `None` if there are none."""
    if not model.new:
        return None
    title = say("daily-new", count=len(model.new))
    # Leave room for a text about a first game and its button, which a newcomer also sees.
    tallest = NEWS_HEIGHT - 80 if model.newcomer else NEWS_HEIGHT
    return cast_picture(model.new, title, say, daily_options(model.day).rules, tallest)


def daily_news_screen(model: DailyNewsModel, say: Language, picture: Picture | None = None) -> LayoutView:
    """Explain a deal before it begins, with its new characters. Offer newcomers an easier game first."""
    solo = requests.StartSolo(FIRST_CHOICE.cards, FIRST_CHOICE.level)
    start, unmet = requests.StartDaily(model.day), model.newcomer and bool(model.new)
    first = ButtonStyle.secondary if unmet else ButtonStyle.primary
    wanted = daily_news_picture(model, say)
    shown = [pictured(picture, say) if picture else told(wanted, say)] if wanted else []
    parts: list[Part] = [
        block(say("daily-new-about", name=say("daily-name", day=model.day), when=f"<t:{model.ends}:R>")),
        *shown,
        block(say("daily-new-first") if unmet else ""),
        *([button(solo, say("button-learn-play"), ButtonStyle.primary)] if unmet else []),
        button(start, say("button-daily-start"), first),
    ]
    return compose(parts, None)


def daily_pictures(model: DailyModel, say: Language, *, secret: bool = False) -> tuple[DailyPicture, ...]:
    """Make the picture of the person's city; if `secret`, it shows only the types of districts."""
    city = _city(model.end.view, say)
    if secret:
        kinds = sorted((card.kind for card in city.districts), key=list(_TYPICAL).index)
        typical = tuple(Card(kind, (say(f"kind-{kind}"),), id=_TYPICAL[kind]) for kind in kinds)
        city = replace(city, districts=typical, lost=())
    return (DailyPicture(model.name(say), model.points(say), city),)


def daily_end_picture(model: DailyModel, say: Language) -> DailyEndPicture | None:
    """Make the picture of the person's city beside the Master's; `None` if no Master has played."""
    if model.master is None:
        return None
    own, other = model.end.view, model.master.view
    total = next(each.total for each in other.scores if each.seat == SOLO_SEAT)
    return DailyEndPicture(
        DailyCity(say("picture-line-you"), model.points(say), _built(own, say), _city(own, say)),
        DailyCity(
            say("daily-master"), say("daily-points", points=total), _built(other, say), _city(other, say)
        ),
        model.master.partings,
        say,
    )


def _city(view: View, say: Language) -> City:
    return cities_of(resting(view), ("",) * len(view.seats), say)[SOLO_SEAT]


def _built(view: View, say: Language) -> str:
    size = view.seats[SOLO_SEAT].size
    return say("daily-built", size=size, target=view.target_size)


def master_film_screen(model: DailyModel, say: Language, film: FilmPicture | None) -> LayoutView:
    """Show the film of the Master's game to the person; `None`: there is no film now."""
    shown: Part = pictured(film, say) if film else block(say("film-not-now"))
    title = block(say("daily-master-title", name=model.name(say)))
    return compose(
        [title, shown, button(requests.OpenReplay(model.end.game), say("button-replay"))], QUIET_COLOUR
    )


def daily_end_screen(model: DailyModel, say: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show a person their result, compared with other people's results."""
    game, compared = model.end.game, None if pictures else daily_end_picture(model, say)
    won = model.score.place(model.end.view.scores) == 1
    blue, grey = ButtonStyle.primary, ButtonStyle.secondary
    parts: list[Part] = [
        block(say("daily-title", name=model.name(say), points=model.points(say))),
        *_compared(model, say),
        *(pictured(each, say) for each in pictures),
        *([told(compared, say)] if compared else []),
        # Beside a picture, a phone has no room for the text about all seats.
        *([] if model.master or pictures else [end_block(model.end, say, POINTS_LETTERS)]),
        block(say("small", text=_closing(model, say)), "", weight=20),
        *(offered_name("name-first", say) if model.brought else []),
        button(requests.ShareDaily(game), say("button-post"), blue if won else grey),
        *others_today(say, requests.OpenDaily, requests.StartSolo),
        button(requests.ShowDailyTable("server", "day"), say("button-daily-table")),
        # The screen of the Master's film leads to the replay, too.
        button(requests.WatchMaster(game), say("button-daily-master"))
        if model.master
        else button(requests.OpenReplay(game), say("button-replay")),
        *rows(
            [
                button(requests.OpenTurningPoints(game), say("button-decided"), grey if won else blue),
                button(requests.ShowProof(game), say("button-fair")),
            ]
        ),
    ]
    return compose(parts, None if model.master and pictures else GOLD_COLOUR)


def daily_content(model: DailyModel, say: Language) -> Content:
    """Return the end of a daily deal, for the person who played it."""

    def pictures() -> tuple[Picture, ...]:
        """Show both cities, or only the person's while no Master has played."""
        picture = daily_end_picture(model, say)
        return (picture,) if picture else daily_pictures(model, say)

    return Content(lambda drawn: daily_end_screen(model, say, drawn), pictures)


def _closing(model: DailyModel, say: Language) -> str:
    master = list[str]()
    if model.master:
        scores = model.master.view.scores
        place = next(each.place(scores) for each in scores if each.seat == SOLO_SEAT)
        master.append(say("daily-master-how", place=place, count=len(scores)))
    return " ".join([*master, say("daily-next", when=moment(model.next))])


def _compared(model: DailyModel, say: Language) -> list[Block]:
    """Say the person's place on the daily table, and compare their points with everybody's."""
    standing, scores = model.standing, model.end.view.scores
    place = say("daily-place", place=model.score.place(scores), count=len(scores))
    names = [escaped(name) for name in Wording(say, model.end.players).bare_names]
    names[SOLO_SEAT] = say("picture-line-you")
    totals = " · ".join(f"{names[each.seat]} {each.total}" for each in scores)
    table = say("small", text=f"🏆 {totals}")
    if standing is None:
        return [block(f"{place}\n{table}")]
    if standing.points is None:
        return [block(f"{place} {say('daily-late')}\n{table}")]
    compared = "" if standing.others else say("daily-first")
    if standing.beaten and standing.others < FEWEST_FOR_A_SHARE:
        everybody = "yes" if standing.beaten == standing.others else "no"
        compared = say("daily-better-few", all=everybody, better=standing.beaten, people=standing.others)
    elif standing.beaten:
        percent = 100 * standing.beaten // standing.others
        compared = say("daily-better", percent=percent, people=standing.others)
    streak = say("daily-streak", days=standing.streak) if standing.streak > 1 else ""
    return [block("\n".join([" ".join(filter(None, [place, compared, streak])), table]))]


def _symbols(city: Iterable[str], say: Language) -> str:
    """Return a symbol for each district of a city, by its type."""
    kinds = [DISTRICTS[card].kind for card in city if card in DISTRICTS]
    return "".join(symbol * kinds.count(kind) for kind, symbol in _SYMBOLS.items()) or say("nothing")


def daily_card_screen(
    model: DailyModel,
    name: str,
    entries: Sequence[DailyEntry],
    cities: Mapping[int, Iterable[str]],
    say: Language,
    pictures: Sequence[Picture] = (),
) -> LayoutView:
    """Show everybody a result and the server's table with shared `cities`, but nothing that helps others."""
    own = _symbols((each.card for each in model.end.view.seats[SOLO_SEAT].city), say)
    card = say("daily-card", name=model.name(say), points=model.points(say), city=own)
    places = [ranked_line("daily-row-day", each, {"points": each.points}, say, own=False) for each in entries]
    shared = [f" · {_symbols(cities[each.user], say)}" if each.user in cities else "" for each in entries]
    lines = [place + city for place, city in zip(places, shared, strict=True)]
    parts: list[Part] = [
        block(say("daily-shared", player=visible_name(name, say), card=card)),
        *(pictured(each, say) for each in pictures),
        block("\n".join(lines) if len(lines) > 1 else ""),
        button(requests.OpenDaily(), say("button-daily")),
    ]
    return compose(parts, GOLD_COLOUR)


def daily_table_screen(model: DailyTableModel, say: Language) -> LayoutView:
    """Show the daily table of a day or a week: the best people, and the reader."""
    asked, table = model.asked, model.table
    about = " · ".join([say(f"scope-{asked.scope}"), say(f"span-{asked.span}")])
    lines = [_entry(each, model, say) for each in table.entries]
    if table.own is not None and table.own not in table.entries:
        lines.append(_entry(table.own, model, say))
    how = [*(["daily-week-how"] if asked.span == "week" else []), "daily-table-how"]
    parts: list[Part] = [
        block(say("daily-table-title")),
        block(say("small", text=about)),
        DIVIDER,
        block("\n".join(lines) or say("daily-nobody")),
        block(say("small", text=say("daily-people", people=table.people)) if table.people else ""),
        *own_name(table.own, say),
        block(say("small", text=" ".join(map(say, how))), "", weight=30),
        *[button(each, say(key)) for each, key in _others(model)],
    ]
    return compose(parts, GOLD_COLOUR)


def _entry(entry: DailyEntry, model: DailyTableModel, say: Language) -> str:
    facts = {"points": entry.points, "days": entry.days}
    row = "week" if model.asked.span == "week" else "day"
    return ranked_line(f"daily-row-{row}", entry, facts, say, own=entry == model.table.own)


def _others(model: DailyTableModel) -> list[tuple[requests.Request, str]]:
    asked = model.asked
    found: list[tuple[requests.Request, str]] = []
    if model.server:
        scope: requests.Scope = "everywhere" if asked.scope == "server" else "server"
        found.append((requests.ShowDailyTable(scope, asked.span), f"scope-{scope}"))
    spans: tuple[requests.DailySpan, ...] = ("day", "yesterday", "week")
    found += [
        (requests.ShowDailyTable(asked.scope, span), f"span-{span}") for span in spans if span != asked.span
    ]
    return [*found, (requests.OpenDaily(), "button-daily")]


def daily_proof_screen(model: DailyProof, say: Language) -> LayoutView:
    """Prove that nobody can choose the cards of a day, and say how to check this."""
    when = f"<t:{model.shown}:t>"
    how = say("daily-fair-check", command=f"python -m bot verify {record_name(model.game)}")
    parts: list[Part] = [
        block(say("fair-title")),
        block(say("daily-fair-why")),
        *(_proof_of(*each, say) for each in model.days),
        block(how if model.over else say("daily-fair-later", when=when)),
    ]
    if model.over:
        parts += [button(requests.SendRecord(model.game), say("button-record"))]
    return compose(parts, QUIET_COLOUR)


def _proof_of(day: int, commitment: str, secret: str, say: Language) -> Block:
    lines = [say("daily-fair-day", name=say("daily-name", day=day)), say("fair-fingerprint", text=commitment)]
    return block("\n".join([*lines, *([say("fair-secret", text=secret)] if secret else [])]))
