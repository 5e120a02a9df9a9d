"""Standing evenings: who comes, the results, the scores of the season, the organiser's controls."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import get_args

from discord import ButtonStyle
from discord.ui import Item, LayoutView, Modal, Select, UserSelect

from bot.controls import requests
from bot.controls.request import ON
from bot.pictures.leaderboard import LeaderboardPicture, LeaderboardRow
from bot.pictures.picture import Picture
from bot.screens import layout
from bot.screens.content import Content
from bot.screens.leaderboard import season_name
from bot.screens.limits import PLACEHOLDER, Block, block, clip
from bot.screens.situation import date
from bot.tables.evenings import CROWNED, NextTimes, in_season
from bot.tables.quiet import zone_named
from bot.wording.wording import visible_name
from bot.words.language import Language
from bot.words.names import mention
from storage.play.evenings import Evening, EveningReply, EveningRow, Every
from storage.results.ratings.tracks import end_of


@dataclass(frozen=True, slots=True)
class EveningModel:
    """An evening before it begins."""

    evening: Evening
    replies: Mapping[EveningReply, Sequence[int]]  # The people by answer.
    silent: Sequence[int] = ()  # The people of the circle who haven't answered.
    told: Sequence[int] = ()  # The people who came before a move, and haven't answered since.
    lobby: str = ""  # The address of its open lobby.
    notice: str = ""  # Why the message pings somebody.


@dataclass(frozen=True, slots=True)
class ToldGame:
    """A finished game of an evening."""

    won: str  # The headline about the winner.
    people: int  # The number of people who played. A win brings as many points.
    decided: str = ""  # What decided the game, if known.


@dataclass(frozen=True, slots=True)
class SummaryModel:
    """An evening, as the summary on the next morning shows it."""

    evening: Evening
    games: Sequence[ToldGame]
    rows: Sequence[EveningRow]  # The table of the season.
    following: int  # The time of the next evening (Unix time).
    over: bool  # Whether the season has a winner and no more evenings.
    before: Evening  # The evening before these games.
    ended: Sequence[EveningRow] = ()  # The table of its season, if that ended before these games.


@dataclass(frozen=True, slots=True)
class EveningPage:
    """An evening, as one reader sees it."""

    evening: Evening
    rows: Sequence[EveningRow]  # The table of the season.
    reader: int
    manages: bool = False  # Whether the reader may change the evening.
    sure: bool = False  # Whether we ask the reader to confirm the end of the evening.
    note: str = ""


PICTURED = 10  # The most people in a table.
PEOPLE_NAMED = 15  # The most people whom the message names for one answer.


def plan_screen(
    game: str, again: NextTimes, say: Language, note: str = "", *, zoned: bool = True
) -> LayoutView:
    """Ask a player of a finished game when its people meet again.

    `zoned`: we know the reader's time zone, so the weekly times follow its clocks.
    """
    text = say("evening-plan", when=date(again.tomorrow), week=f"<t:{again.week}:F>", zoned=zoned)
    return layout.compose(
        [
            layout.note_block(note, say),
            block(text),
            layout.button(requests.MeetTomorrow(game), say("button-evening-tomorrow"), ButtonStyle.primary),
            layout.button(requests.MeetWeekly(game), say("evening-every", every="week")),
            layout.button(requests.OpenEveningForm(game, "week"), say("button-evening-other")),
        ],
        layout.QUIET_COLOUR,
    )


def rhythm_field(every: requests.Moves, say: Language) -> tuple[str, Item[Modal]]:
    """Return the label and menu for how often an evening comes. "this": offer to move only one."""
    rhythms = [
        layout.option(say("evening-every", every=each), each, chosen=each == every)
        for each in get_args(requests.Moves if every == "this" else Every)
    ]
    return say("form-every"), Select(custom_id="every", options=rhythms)


def evening_screen(model: EveningModel, say: Language) -> LayoutView:
    """Ask everybody in the channel who comes, and show the answers."""
    evening, every = model.evening, model.evening.state.every
    shown = {**model.replies, "silent": model.silent}
    always = shown.pop("always")
    shown["again"] = [each for each in model.told if each not in always]
    answered = [_answered(key, users, always, say) for key, users in shown.items() if users]
    opened = say("evening-open", where=model.lobby) if model.lobby else say("evening-how", every=every)
    # The lobby says when it starts, and this message stays until the next morning.
    when = "" if model.lobby else say("evening-when", when=date(evening.at))
    return layout.compose(
        [
            block(_title(evening, say)),
            block(when),
            block(_move(evening, say) if model.told else ""),
            block(model.notice),
            block("\n".join(answered) or say("evening-unanswered")),
            block(opened),
            *(
                layout.button(
                    requests.AnswerEvening(evening.id, evening.at, reply),
                    say(f"button-evening-{reply}"),
                    ButtonStyle.success if reply == "coming" else ButtonStyle.secondary,
                )
                for reply in get_args(EveningReply)
                if every != "once" or reply != "always"
            ),
            layout.button(requests.ShowEvening(evening.id), say("button-evening-show")),
        ],
        layout.GREEN,
    )


def resting_screen(evening: Evening, say: Language) -> LayoutView:
    """After two evenings without people, ask whether to continue."""
    return layout.compose(
        [
            block(_title(evening, say)),
            block(_rests(evening, say)),
            layout.button(
                requests.ResumeEvening(evening.id), say("button-evening-resume"), ButtonStyle.primary
            ),
            layout.button(requests.ShowEvening(evening.id), say("button-evening-show")),
        ],
        layout.QUIET_COLOUR,
    )


def missed_screen(evening: Evening, following: int, say: Language) -> LayoutView:
    """Say that nobody came to an evening, and when the next one is."""
    missed, coming = say("evening-missed"), say("evening-next", when=f"<t:{following}:F>")
    return layout.compose([block(_title(evening, say)), block(f"{missed} {coming}")], layout.QUIET_COLOUR)


def ended_screen(evening: Evening, by: int, told: Sequence[int], say: Language) -> LayoutView:
    """Say who has ended an evening for good, to the `told` people."""
    names = ", ".join(mention(user, say) for user in told) or "none"
    when = "none" if evening.game else f"<t:{evening.at}:F>"
    text = say("evening-ended", who=mention(by, say), when=when, names=names)
    return layout.compose([block(_title(evening, say)), block(text)], layout.QUIET_COLOUR)


def summary_content(model: SummaryModel, say: Language) -> Content:
    """On the next morning, show who won, the season's scores, and what the next evening may change."""

    def screen(drawn: Sequence[Picture]) -> LayoutView:
        return layout.compose(
            [
                block(_winner(model.before, model.ended, say) if model.ended else ""),
                block(say("evening-morning")),
                *_told(model.games, say),
                *_table(model.rows, drawn, say),
                block(_stake(model, say)),
                # This message stays, so it only gives the date.
                block(say("evening-next", when=f"<t:{model.following}:F>")),
                layout.button(requests.ShowEvening(model.evening.id), say("button-evening-show")),
            ],
            layout.GOLD_COLOUR,
        )

    return Content(screen, lambda: _picture(model.evening, model.rows, say))


def evening_content(page: EveningPage, say: Language) -> Content:
    """Show a reader the scores of the season; show the organiser the controls of the evening, too."""
    evening = page.evening

    def screen(drawn: Sequence[Picture]) -> LayoutView:
        resting = evening.state.step == "rest"
        when = _rests(evening, say) if resting else say("evening-when", when=date(evening.at))
        parts: list[layout.Part] = [
            layout.note_block(page.note, say),
            block(_title(evening, say)),
            block(when),
            block(say("evening-organiser", who=mention(evening.organiser, say))),
            *(_table(page.rows, drawn, say) or [block(say("evening-pointless"))]),
            block(say("small", text=_rules(evening, say)), "", weight=20),
        ]
        return layout.compose([*parts, *(_controls(page, say) if page.manages else [])], layout.QUIET_COLOUR)

    return Content(screen, lambda: _picture(evening, page.rows, say, page.reader))


def _controls(page: EveningPage, say: Language) -> list[layout.Part]:
    evening, fills = page.evening, page.evening.state.computers
    if page.sure:
        ends = layout.button(
            requests.EndEvening(evening.id, sure=True), say("button-evening-end"), ButtonStyle.danger
        )
        return [
            block(say("evening-sure")),
            ends,
            layout.button(requests.ShowEvening(evening.id), say("button-evening-keep")),
        ]
    resumes = layout.button(
        requests.ResumeEvening(evening.id), say("button-evening-resume"), ButtonStyle.primary
    )
    fill = say("switch-evening-fill", state=ON[fills])
    skips = layout.button(requests.SkipEvening(evening.id, evening.at), say("button-evening-skip"))
    waits = evening.state.every != "once" and not evening.game
    controls: list[layout.Control] = [
        *([resumes] if evening.state.step == "rest" else [skips] if waits else []),
        layout.button(requests.OpenMoveForm(evening.id), say("button-evening-other")),
        layout.button(requests.FillEvening(evening.id, on=not fills), fill),
        layout.button(requests.EndEvening(evening.id, sure=False), say("button-evening-end")),
    ]
    # Discord names the members. Many people of an evening have never played, so we know no names of them.
    to = UserSelect[LayoutView](
        custom_id=requests.HandOnEvening(evening.id).custom_id,
        placeholder=clip(say("menu-evening-to"), PLACEHOLDER),
        id=layout.lasting_id(f"to {evening.id} {evening.version}"),
    )
    return [layout.row(to), *controls]


def _rests(evening: Evening, say: Language) -> str:
    return say("evening-rests", who=mention(evening.organiser, say))


def _move(evening: Evening, say: Language) -> str:
    """Name an evening's earlier time, and who changed it."""
    mover = evening.state.mover
    who = mention(evening.organiser, say) if mover == "organiser" else mover or "none"
    return say("evening-moved", before=f"<t:{evening.state.before}:F>", who=who)


def _rules(evening: Evening, say: Language) -> str:
    """Explain the points, and name the end of the season."""
    if evening.state.every == "once" or evening.state.step == "rest":
        return say("evening-points-how")
    played, then = evening.state.evenings, in_season(evening).state
    ends = f"<t:{end_of(then.season)}:D>"
    season = say("evening-season-ends", when=ends, played=played, enough=played >= CROWNED)
    over = then.evenings < played
    return say("evening-points-how") + " " + (say("evening-season-over") if over else season)


def _title(evening: Evening, say: Language) -> str:
    return say("evening-title", every=evening.state.every)


def _answered(key: str, users: Sequence[int], always: Sequence[int], say: Language) -> str:
    names = ", ".join(mention(user, say) + " 🔁" * (user in always) for user in users[:PEOPLE_NAMED])
    return say(f"evening-{key}", count=len(users), names=names + (" …" if len(users) > PEOPLE_NAMED else ""))


def _told(games: Sequence[ToldGame], say: Language) -> Iterator[Block]:
    for number, game in enumerate(games, 1):
        won = game.won.removeprefix("## ")
        if len(games) > 1:
            won = say("evening-game", number=number, won=won)
        yield block(f"{won}\n{game.decided}".strip(), won)


def _table(rows: Sequence[EveningRow], drawn: Sequence[Picture], say: Language) -> list[layout.Part]:
    if drawn or not rows:
        return [layout.pictured(each, say) for each in drawn]
    lines = [
        say("evening-row", place=place, name=visible_name(row.name, say), points=row.points, games=row.games)
        for place, row in zip(_places(rows), rows[:PICTURED], strict=False)
    ]
    return [block("\n".join(lines))]


def _season(evening: Evening, say: Language) -> str:
    """Name an evening's season after its weekday. The server's season has the same months."""
    there = datetime.fromtimestamp(evening.state.first, UTC).astimezone(zone_named(evening.state.zone))
    season = season_name(evening.state.season, say)
    return say("evening-season", day=there.isoweekday(), season=season)


def _picture(
    evening: Evening, rows: Sequence[EveningRow], say: Language, reader: int = 0
) -> tuple[Picture, ...]:
    lines = [
        LeaderboardRow(place, row.name, row.points, row.games, row.wins, own=row.user == reader)
        for place, row in zip(_places(rows), rows[:PICTURED], strict=False)
    ]
    headings = say("tournament-points"), say("picture-games"), say("picture-wins")
    title, nameless = _season(evening, say), say("leaderboard-unnamed")
    return (LeaderboardPicture(title, headings, nameless, tuple(lines)),) if lines else ()


def _places(rows: Sequence[EveningRow]) -> list[int]:
    """Return each row's place. People with equal points and equal wins share a place."""
    keys = [(row.points, row.wins) for row in rows]
    return [keys.index(key) + 1 for key in keys]


def _stake(model: SummaryModel, say: Language) -> str:
    """Name the season's winner, or the next evening's stakes; empty for fewer than two people."""
    if len(model.rows) < 2:
        return ""
    if model.over:
        return _winner(model.evening, model.rows, say)
    first, second = model.rows[:2]
    gap = first.points - second.points
    state = "far" if gap >= max(each.people for each in model.games) else "near" if gap else "level"
    return say(f"evening-stake-{state}", name=_named(first, say), other=_named(second, say), gap=gap)


def _winner(evening: Evening, rows: Sequence[EveningRow], say: Language) -> str:
    season, first = _season(evening, say), rows[0]
    return say("evening-stake-won", season=season, name=_named(first, say), points=first.points)


def _named(row: EveningRow, say: Language) -> str:
    return say("player-name", name=visible_name(row.name, say))
