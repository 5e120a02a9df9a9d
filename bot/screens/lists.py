"""Lists of games: games to choose from, running games, and a person's finished games."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.screens import layout
from bot.screens.limits import OPTION_LABEL, Block, block, clip, length
from bot.screens.solo import others_today
from bot.view_models.lists import ListedGame, PastGame
from bot.wording.wording import Wording
from bot.words.language import Language
from storage.results.result import Standing


@dataclass(frozen=True, slots=True)
class ListModel:
    """A page of running games."""

    games: tuple[ListedGame, ...]
    page: int  # The number of the page, from 0.
    pages: int
    only_own: bool
    others: bool  # Whether the server has games of others.


MOST_GAMES = 8
OTHER_GAMES = 3  # The most games that we list for a person who has opened a lobby.
A_PAGE = 8  # The most games in a choice, and on a page of running games.

# To choose from


def games_screen(
    models: Sequence[ListedGame], asked: type[requests.GameRequest], say: Language
) -> LayoutView:
    """Show several games, the newest first, each with a button for this request."""
    label, resigning = say(f"games-{asked.id}"), asked is requests.Resign
    style = ButtonStyle.danger if resigning else ButtonStyle.primary
    parts: list[layout.Part] = [block(say("games-title"))]
    if resigning:
        rules = sorted({each.leaving for each in models})
        parts.append(block(say("resign-what", leaving=rules[0] if len(rules) == 1 else "several")))
    for model in list(reversed(models))[:MOST_GAMES]:
        parts += [
            layout.DIVIDER,
            block(_about(model, say)),
            layout.button(asked(model.game), label, style),
        ]
    return layout.compose(parts, layout.QUIET_COLOUR)


def seated_screen(models: Sequence[ListedGame], opened: str, say: Language, note: str = "") -> LayoutView:
    """Show other games of a person who has `opened` a lobby."""
    parts: list[layout.Part] = [layout.note_block(note, say), block(say("lobby-seated-elsewhere"))]
    for model in models[:OTHER_GAMES]:
        play = layout.button(requests.Play(model.game), say("button-play"), ButtonStyle.primary)
        leave = layout.button(requests.Leave(model.game), say("button-leave"))
        parts += [layout.DIVIDER, _game(model, say), play if model.round else leave]
    close = layout.button(requests.CloseOwnLobby(opened), say("button-close-new"))
    return layout.compose([*parts, layout.DIVIDER, close], layout.QUIET_COLOUR)


def resign_screen(model: ListedGame, say: Language, *, last: bool = False) -> LayoutView:
    """Ask a player to confirm that they resign; `last`: all other players are computers."""
    sure = layout.button(requests.Resign(model.game), say("games-resign"), ButtonStyle.danger)
    keep = layout.button(requests.Play(model.game), say("button-keep-playing"))
    key = "command-resign-confirm-last" if last else "command-resign-confirm"
    text = say(key, leaving=model.leaving)
    return layout.compose([block(text), block(_about(model, say)), sure, keep], layout.QUIET_COLOUR)


def _about(model: ListedGame, say: Language) -> str:
    names = ", ".join(Wording(say, model.players).names)
    if model.day:
        name = say("daily-name", day=model.day)
        return say("listed-daily", name=name, round=model.round, players=names, mine="yes")
    kind = "games-lobby" if not model.round else "games-running" if model.channel else "games-solo"
    return say(kind, channel=f"<#{model.channel}>", round=model.round, players=names)


# All running games


def listed_screen(model: ListModel, say: Language) -> LayoutView:
    """Show a page of games, each with a link to its message. The reader's own game here has a button."""
    parts: list[layout.Part] = [block(say("listed-title"))]
    for game in model.games:
        parts += [layout.DIVIDER, _game(game, say)]
        if not game.where or (game.round and game.mine is not None):
            parts += layout.rows(
                [layout.button(requests.Play(game.game), say("button-play"), ButtonStyle.primary)]
            )
    if not model.games:
        parts.append(block(say("error-nowhere" if model.only_own else "listed-none")))
        parts += others_today(say)
    if model.pages > 1:
        parts += [layout.DIVIDER, layout.pages_block(model.page, model.pages, say)]
    return layout.compose([*parts, *_controls(model, say)], layout.GOLD_COLOUR)


def _game(game: ListedGame, say: Language) -> Block:
    wording = Wording(say, game.players)
    names = ", ".join(wording.names) or say("lobby-nobody")
    sits = "no" if game.mine is None else "yes"
    mine = "away" if game.away else "turn" if game.my_turn else sits
    facts = {"where": game.where, "players": names, "mine": mine}
    if not game.round:
        at = f"<t:{game.at}:f>" if game.at else "none"
        return block(say("listed-lobby", at=at, **facts, **game.seats))
    if game.day:
        name = say("daily-name", day=game.day)
        return block(say("listed-daily", name=name, round=game.round, **facts))
    if not game.where:
        return block(say("listed-solo", round=game.round, replay=game.from_replay, **facts))
    asked = "none" if game.asked is None or game.my_turn else wording.name(game.asked)
    return block(say("listed-running", round=game.round, asked=asked, **facts))


def _controls(model: ListModel, say: Language) -> list[layout.Control]:
    asked = partial(requests.ListGames, "own" if model.only_own else "all")
    labels = (say("listed-back"), say("listed-on"))
    found = layout.turning(model.page, model.pages, asked, labels, ButtonStyle.primary)
    if model.others:
        text = say("listed-all") if model.only_own else say("listed-own")
        found.append(layout.button(requests.ListGames("all" if model.only_own else "own", 0), text))
    return found


@dataclass(frozen=True, slots=True)
class HistoryModel:
    """A page of a person's finished games."""

    user: int
    games: tuple[PastGame, ...]  # The games, the last one first.
    page: int  # The number of the page, from 0.
    pages: int


FINISHED_A_PAGE = 5  # The most finished games on a page.


def history_screen(model: HistoryModel, say: Language, note: str = "") -> LayoutView:
    """Show a page of a person's finished games, each with buttons to look back at it, below a note."""
    parts: list[layout.Part] = [block(note), block(say("history-title"))]
    for game in model.games:
        parts += [layout.DIVIDER, _past_game(game, model.user, say), *_to_past_game(game, say)]
    if any(each.resigned for game in model.games for each in game.result.standings):
        parts.append(block(say("history-left")))
    if not model.pages:
        parts.append(block(say("history-none")))
    if model.pages > 1:
        labels = (say("button-newer"), say("button-older"))
        turns = layout.turning(model.page, model.pages, requests.ShowHistory, labels)
        parts += [layout.DIVIDER, layout.pages_block(model.page, model.pages, say), *turns]
    return layout.compose(parts, layout.QUIET_COLOUR)


def game_label(game: PastGame, say: Language) -> str:
    """Describe a game in one line without markup: its date, players and winners."""
    wording = Wording(say, game.players)
    standings = game.result.standings
    won = [each for each in standings if each.reached == 1]
    facts = {
        "date": datetime.fromtimestamp(game.result.ended, UTC).date(),
        "computers": sum(each.user is None for each in standings),
        "winners": ", ".join(wording.label(each.seat) for each in won) or "none",
    }
    people = ", ".join(
        _marked(wording.label(each.seat), each, say) for each in standings if each.user is not None
    )
    # Cut people's names first: date and winner are enough to tell games apart.
    room = OPTION_LABEL - length(say("history-choice", people="", **facts))
    return clip(say("history-choice", people=clip(people, max(room, 10)), **facts), OPTION_LABEL)


def _past_game(game: PastGame, user: int, say: Language) -> Block:
    wording = Wording(say, game.players)
    standings = game.result.standings
    own = next(each for each in standings if each.user == user)
    about = say(
        "history-game",
        when=f"<t:{game.result.ended}:d>",
        place=own.reached,
        seats=len(standings),
        points=own.total,
        resigned=own.resigned,
        rated=game.result.unrated is None or game.day > 0,
        server=say("daily-name", day=game.day) if game.day else game.server or "none",
    )
    players = " · ".join(
        say(
            "history-player",
            place=each.reached,
            name=_marked(wording.name(each.seat), each, say),
            points=each.total,
        )
        for each in sorted(standings, key=lambda each: (each.place, each.seat))
    )
    return block(f"{about}\n{say('small', text=players)}", about, weight=50)


def _marked(name: str, standing: Standing, say: Language) -> str:
    """Mark a player's name if a computer finished the game for them."""
    return say("history-left-name", name=name) if standing.resigned else name


def _to_past_game(game: PastGame, say: Language) -> list[layout.Control]:
    controls: list[layout.Control] = []
    if game.kept:
        controls.append(layout.button(requests.OpenReplay(game.result.game), say("button-replay")))
        controls.append(layout.button(requests.OpenTurningPoints(game.result.game), say("button-decided")))
    if game.board:
        controls.append(layout.link_button(say("button-final"), game.board))
    return controls
