"""A tournament: sign-up, its rounds, and its standings."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import accumulate

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.leaderboard import LeaderboardPicture, LeaderboardRow, PodiumPicture, PodiumStep
from bot.pictures.picture import Picture
from bot.screens.content import Content
from bot.screens.layout import (
    GOLD_COLOUR,
    GREEN,
    QUIET_COLOUR,
    Control,
    Part,
    button,
    compose,
    note_block,
    pictured,
    turning,
)
from bot.screens.limits import Block, block
from bot.screens.setting import league_pace
from bot.screens.situation import date
from bot.tables.tournaments import course
from bot.tables.tournaments.pairing import needed
from bot.view_models.tournament import PlayedTable, Ranked, TournamentModel
from bot.wording.wording import visible_name
from bot.words.card_texts import together
from bot.words.language import Language
from bot.words.names import escaped, mention
from storage.parts import NOBODY
from storage.play.tournament import Entrant, Tournament

PEOPLE_PICTURED = 10  # The most people in a picture.
PODIUM = 5  # The most people on the podium, including those who share a place.
NAMES_A_PAGE = 40  # The most names on a page.
NAMES_LETTERS = 180  # The most letters of names in a message. Pages have the other names.
LATE_NAMED = 3  # How many unfinished tables of earlier rounds a message names.
CALLED = 60  # The most players whom the last message pings.
_USUAL = Tournament("", 0, 0, 0, NOBODY, "")  # A tournament with the options that it has when it opens.


def tournament_content(model: TournamentModel, say: Language, newer: str = "") -> Content:
    """Show a tournament to everybody; `newer` is the address of the message that replaced this one."""
    return Content(
        lambda drawn: tournament_screen(model, say, drawn, newer), partial(standings_pictures, model, say)
    )


def overview_content(
    last: TournamentModel | None, running: Sequence[Tournament], say: Language, *, opens: bool
) -> Content:
    """Show a reader the server's last and running tournaments; if `opens`, offer one like the last."""
    elsewhere = [
        say("tournament-goes-on", channel=f"<#{each.channel}>", name=title(each, say)) for each in running
    ]

    def screen(drawn: Sequence[Picture]) -> LayoutView:
        parts: list[Part] = [block("\n".join(elsewhere))]
        controls: list[Control] = []
        if last is not None:
            parts += [
                block(say("tournament-last", when=f"<t:{last.tournament.ended}:R>")),
                *_final(last, _standings(last, say, drawn), say),
            ]
            controls.append(button(requests.ShowStandings(last.tournament.id), say("button-standings")))
        if opens:
            settings = about(_USUAL.like(last and last.tournament), say)
            parts += [block(say("tournament-offer")), block(say("small", text=settings))]
            opening = button(requests.OpenTournament(), say("button-open-tournament"), ButtonStyle.primary)
            controls.append(opening)
        return compose([*parts, *controls], QUIET_COLOUR)

    return Content(screen, lambda: standings_pictures(last, say) if last else ())


def _first(model: TournamentModel) -> list[Ranked]:
    """Return the people on the podium."""
    came = {*model.tournament.came}
    return [each for each in model.standings if each.user in came and each.place <= 3][:PODIUM]


def _podium(model: TournamentModel, say: Language) -> PodiumPicture:
    steps = tuple(PodiumStep(each.place, each.name, f"{each.points}") for each in _first(model))
    return PodiumPicture(title(model.tournament, say), steps, say)


def standings_pictures(model: TournamentModel, say: Language) -> tuple[Picture, ...]:
    """Make the picture of the standings, or at the end the podium; none without results."""
    if not model.tournament.came:
        return ()
    if model.tournament.ended:
        return (_podium(model, say),)
    lines = [
        LeaderboardRow(each.place, each.name, each.points, each.played, each.wins)
        for each in model.standings[:PEOPLE_PICTURED]
    ]
    headings = say("tournament-points"), say("picture-games"), say("picture-wins")
    return (LeaderboardPicture(say("button-standings"), headings, say("leaderboard-unnamed"), tuple(lines)),)


def tournament_screen(
    model: TournamentModel,
    say: Language,
    pictures: Sequence[Picture] = (),
    newer: str = "",
    note: str = "",
) -> LayoutView:
    """Show a tournament, with its picture or a list."""
    tournament = model.tournament
    # The podium has the title.
    head = "" if tournament.ended and pictures else say("tournament-title", name=title(tournament, say))
    parts: list[Part] = [note_block(note, say), block(head)]
    if not tournament.rounds:
        parts += _sign_up(model, say, over=bool(newer))
    else:
        tables = map(block, _results(model, say) if newer else _tables(model, say))
        standings = _standings(model, say, pictures)
        parts += _final(model, standings, say) if tournament.ended else [*standings, *tables]
    if newer:
        return compose([*parts, block(say("board-moved", where=newer))], QUIET_COLOUR)
    return compose(
        [*parts, block(_next(model, say)), *_buttons(model, say)], GOLD_COLOUR if tournament.ended else GREEN
    )


def reminder_screen(tournament: Tournament, users: Sequence[int], say: Language) -> LayoutView:
    """Notify people that a tournament begins soon."""
    names = " ".join(f"<@{user}>" for user in users)
    return compose([block(say("tournament-soon", names=names, when=f"<t:{tournament.begins}:t>"))], GREEN)


def _standings(model: TournamentModel, say: Language, pictures: Sequence[Picture]) -> Sequence[Part]:
    drawn = [pictured(each, say) for each in pictures]
    # Before the first result, the lines of the tables name everybody.
    return drawn or (_listed(model, model.standings[:PEOPLE_PICTURED], say) if model.tournament.came else [])


def _final(model: TournamentModel, standings: Sequence[Part], say: Language) -> list[Part]:
    if not model.tournament.came:
        if not any(table.begun for past in model.tournament.rounds for table in past.tables):
            return [block(say("tournament-unbegun"))]
        return [block(say("tournament-unplayed")), *map(block, _tables(model, say))]
    first = [each for each in model.standings if each.place == 1]
    names = together(say, [say("player-name", name=_name(each.name, say)) for each in first])
    won = say("tournament-won", names=names, shared=len(first) > 1, points=first[0].points)
    came = {*model.tournament.came}
    played = [each for each in model.standings if each.user in came and each.name]
    thanks = ", ".join(
        say("tournament-ranked", place=each.place, name=mention(each.user, say), points=each.points)
        for each in played[:CALLED]
    )
    return [
        *standings,
        block(won),
        block(_tie(model, say)),
        *map(block, _tables(model, say)),
        block(say("tournament-thanks", names=thanks, more=max(0, len(played) - CALLED)), "", weight=50),
    ]


def _tie(model: TournamentModel, say: Language) -> str:
    """Say how the tie-break ranks the first people who have equal points; empty if nobody has.

    The podium has their names by their places.
    """
    points = Counter(each.points for each in model.standings)
    tied = [each for each in _first(model) if points[each.points] > 1]
    met = dict.fromkeys(f"**{each.place}.** {each.met}" for each in tied)
    return say("tournament-tie", met=" · ".join(met)) if tied else ""


def _next(model: TournamentModel, say: Language) -> str:
    """Say when a league starts its next round, or ends; empty where the rest of the message says it."""
    tournament = model.tournament
    if not tournament.league or not tournament.rounds or tournament.ended:
        return ""
    if not tournament.continues:
        return say("tournament-last-round")
    if tournament.resumes or tournament.waits or course.missing(tournament):
        return ""
    at = tournament.rounds[-1].begun + course.LONGEST_ROUND
    return say("tournament-next", round=len(tournament.rounds) + 1, when=date(at))


def standings_screen(model: TournamentModel, say: Language, page: int = 0) -> LayoutView:
    """Show a page of the standings or of the signed-up people, and who made corrections."""
    tournament = model.tournament
    pages = max(1, -(-len(tournament.people) // NAMES_A_PAGE))
    page = min(page, pages - 1)
    shown = slice(page * NAMES_A_PAGE, (page + 1) * NAMES_A_PAGE)
    if tournament.came:
        listed = _listed(model, model.standings[shown], say)
    else:
        people = [_name(each.name, say) for each in tournament.people[shown]]
        names = ", ".join(people or [say("tournament-nobody")])
        listed = [block(say("tournament-people", count=len(tournament.people), names=names))]
        if tournament.league:
            how = say("tournament-league-how") if tournament.length > 1 else ""
            listed += [block(league_pace(say)), block(how)]
    parts: list[Part] = [
        block(say("tournament-title", name=title(tournament, say))),
        *listed,
        *map(block, [*_not_in(model, say), *_corrections(tournament, say)]),
        block(say("small", text=say("tournament-how")), "", weight=20),
        *turning(
            page,
            pages,
            lambda to: requests.TurnStandings(tournament.id, to),
            (say("button-higher"), say("button-lower")),
        ),
    ]
    return compose(parts, QUIET_COLOUR)


def title(tournament: Tournament, say: Language) -> str:
    """Return the title of a tournament's messages."""
    if tournament.ended:
        state = "over" if tournament.came else "cancelled"
    else:
        state = "round" if tournament.rounds else "sign-up"
    rounds = {"round": len(tournament.rounds), "rounds": tournament.length}
    return say("tournament-name", kind=_kind(tournament), state=state, **rounds)


def _kind(tournament: Tournament) -> str:
    return "league" if tournament.league else "live"


def _sign_up(model: TournamentModel, say: Language, *, over: bool) -> list[Block]:
    """Show what is played, who has signed up, and when it starts unless the sign-up is `over`."""
    tournament = model.tournament
    if course.cancelled(tournament):
        who = "none" if tournament.organiser == NOBODY else mention(tournament.organiser, say)
        return [block(say("tournament-cancelled", who=who))]
    if tournament.ended:
        return [block(say("tournament-few"))]
    begins = _lacking(model, say) or f"{beginning(tournament, say)} {say('tournament-then')}"
    names = _newest(tournament.people, say) or say("tournament-nobody")
    return [
        block(about(tournament, say)),
        block(say("tournament-people", count=len(tournament.people), names=names)),
        block("" if over else begins),
        block("" if model.lacking or over else _missing(tournament, say)),
    ]


def beginning(tournament: Tournament, say: Language) -> str:
    """Say when a tournament begins."""
    if not tournament.begins:
        return say("tournament-by-hand")
    return say("tournament-begins", when=date(tournament.begins))


def _missing(tournament: Tournament, say: Language) -> str:
    """Say how many people are missing for the next round; empty if there are enough."""
    missing = course.missing(tournament)
    return say("tournament-missing", least=needed(tournament), count=missing) if missing else ""


def _lacking(model: TournamentModel, say: Language) -> str:
    when = f"<t:{model.tournament.waits}:R>"
    return say("tournament-lacks", count=model.lacking, when=when) if model.lacking else ""


def _newest(people: Sequence[Entrant], say: Language) -> str:
    """Name the people who signed up last, in the order of signing up, as many as a message has room for."""
    lengths = accumulate(len(each.name) + 2 for each in reversed(people))
    most = max(1, sum(length <= NAMES_LETTERS for length in lengths))
    shown = [_name(each.name, say) for each in people[-most:]]
    return ", ".join([*(["…"] if len(shown) < len(people) else []), *shown])


def about(tournament: Tournament, say: Language) -> str:
    """Describe the rounds, the tables and the cards of a tournament."""
    cards = (
        escaped(tournament.plan_name) if tournament.plan_name else say(f"edition-{tournament.plan.edition}")
    )
    kind, rounds = _kind(tournament), tournament.length
    return say("tournament-about", size=tournament.size, rounds=rounds, kind=kind, cards=cards)


def _listed(model: TournamentModel, standings: Sequence[Ranked], say: Language) -> list[Block]:
    points = Counter(each.points for each in model.standings)
    lines = [
        say(
            "tournament-row",
            place=each.place,
            name=_name(each.name, say),
            points=each.points,
            met=each.met if points[each.points] > 1 else "none",
        )
        for each in standings
    ]
    return [block("\n".join(lines))] if lines else []


def _tables(model: TournamentModel, say: Language) -> list[str]:
    tournament = model.tournament
    if tournament.ended:
        played, early = len(tournament.rounds), [say("tournament-early")] if tournament.unfinished else []
        who = mention(tournament.ended_by, say) if tournament.ended_by else "none"
        short = say("tournament-short", who=who, round=played, rounds=tournament.length)
        told = [short] if tournament.ended_by or played < tournament.length else []
        return [*told, *early, *_corrections(tournament, say)]
    lines = [_table(each, say) for each in model.tables]
    late = _late(model, say)
    out = [say("tournament-out", names=_newest(tournament.out, say))] if tournament.out else []
    when = f"<t:{tournament.resumes}:R>"
    pause = say("tournament-pause", round=len(tournament.rounds) + 1, when=when) if tournament.resumes else ""
    return ["\n".join([*lines, *late]), pause, _lacking(model, say), *out, *_corrections(tournament, say)]


def _results(model: TournamentModel, say: Language) -> list[str]:
    """Name the finished tables of a replaced message. It no longer changes, so it leaves out the others."""
    over = [_table(each, say) for each in model.tables if each.progress == "over"]
    return ["\n".join(over), *_corrections(model.tournament, say)]


def _not_in(model: TournamentModel, say: Language) -> list[str]:
    """Name the tables of a running tournament whose points the standings don't have yet."""
    if model.tournament.ended:
        return []
    tables = [str(each.number) for each in model.tables if each.progress != "over"]
    named = [say("tournament-not-in", numbers=", ".join(tables), several=len(tables) > 1)] if tables else []
    return [*named, "\n".join(_late(model, say))]


def _late(model: TournamentModel, say: Language) -> list[str]:
    if not model.late:
        return []
    tables = [_table(each, say) for each in model.late[:LATE_NAMED]]
    return [say("tournament-late", count=len(model.late)), *tables]


def _table(table: PlayedTable, say: Language) -> str:
    return say(
        "tournament-table",
        of=table.of,
        number=table.number,
        where=table.where,
        names=", ".join(_name(each, say) for each in table.names),
        state=table.progress,
        round=table.round,
        best=", ".join(_name(each, say) for each in table.best) or "none",
    )


def _corrections(tournament: Tournament, say: Language) -> list[str]:
    lines = [
        say("tournament-corrected", round=number, table=seat, who=mention(table.corrected, say))
        for number, past in enumerate(tournament.rounds, 1)
        for seat, table in enumerate(past.tables, 1)
        if table.corrected
    ]
    return ["\n".join(say("small", text=line) for line in lines)] if lines else []


def _buttons(model: TournamentModel, say: Language) -> list[Control]:
    tournament = model.tournament
    label = say("button-standings" if tournament.rounds else "button-details")
    standings = button(requests.ShowStandings(tournament.id), label)
    manage = button(requests.ManageTournament(tournament.id), say("button-manage"))
    if tournament.ended:
        return [standings, manage] if tournament.rounds else []
    join = button(requests.JoinTournament(tournament.id), say("button-join"), ButtonStyle.primary)
    leave = button(requests.LeaveTournament(tournament.id), say("button-leave"))
    joins, leaves = tournament.out or not tournament.rounds, tournament.continues
    return [*([join] if joins else []), *([leave] if leaves else []), standings, manage]


def _name(name: str, say: Language) -> str:
    return visible_name(name, say) if name else say("player-former")
