"""Build the models of screens from a table."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.story.winning import ranked
from bot.tables import advice, agreements, guesses, stand_ins, waits, wishes
from bot.tables.panel_message import ABSENT_PANEL, SCORES_PANEL, WAITING_PANEL
from bot.tables.people import asked_to_rematch, hindrances, people_wanted, present
from bot.tables.seating import giving_way
from bot.tables.stages import EndedGame, Lobby, RunningGame
from bot.tables.table import Table
from bot.view_models.board import BoardModel, EndModel, Replaceable, left_seats
from bot.view_models.daily import DailyModel
from bot.view_models.guesses import GuessesModel
from bot.view_models.lists import ListedGame
from bot.view_models.lobby import LobbyModel, LobbyStatus
from bot.view_models.panel import PanelModel, PauseModel, WishesModel
from bot.view_models.proof import ProofModel
from bot.view_models.rules import RulesModel
from engine.events import Event, RoundBegan
from engine.events.cities import Destroyed, Exchanged, Seized
from engine.events.course import Called, TimeRanOut
from engine.events.marks import Killed
from engine.offers import brings, lacking, shortages
from engine.setup.preview import preview
from engine.state import Call
from engine.view import MarkView, View
from storage.database.stored_time import begin_of
from storage.games.guesses import StoredGuess
from storage.parts import DailyGame, PlayedOn, TournamentTable
from storage.results.result import may_count

PublicModel: TypeAlias = LobbyModel | BoardModel | EndModel  # The models of a public message.

_LOBBY: dict[str, LobbyStatus] = {"lobby": "open", "closed": "closed"}


def lobby(table: Table) -> LobbyModel:
    """Return the model of a table's lobby, open, closed or started."""
    setup = table.setup
    at_once = preview(setup.chosen.plan, len(setup.players))
    if isinstance(table.stage, Lobby):
        forecast = preview(setup.chosen.plan, setup.seats_ahead)
    else:
        options = table.game.state.options
        forecast = replace(at_once, cast=options.cast, uniques=options.uniques)
    scores = final_view(table).scores if isinstance(table.stage, EndedGame) else ()
    model = LobbyModel(
        game=table.id,
        host=setup.kind.host,
        players=table.seated,
        preview=forecast,
        commitment=setup.proof.commitment,
        hindrances=hindrances(setup),
        status=_LOBBY.get(table.stored.status, "started"),
        saved_as=setup.chosen.plan_name,
        people_only=setup.kind.people_only,
        assumed=setup.assumed,
        expired=setup.patience // 60 if setup.times.expired else 0,
        at_once=at_once if at_once.seats != forecast.seats else None,
        chosen=setup.chosen,
        thread=setup.kind.channel if setup.kind.parent else 0,
        gives_way=giving_way(setup) is not None,
        filled=setup.filled,
        changed=setup.changed,
        locale=setup.locale,
        at=setup.times.appointment.at if setup.times.appointment else 0,
        due=setup.times.appointment is not None and setup.times.appointment.called,
        invited=setup.kind.invitation.awaited if isinstance(setup.kind, TournamentTable) else (),
        tournament=setup.kind.invitation.tournament if isinstance(setup.kind, TournamentTable) else "",
        until=table.until if isinstance(table.stage, Lobby) else 0,
        may_start=setup.may_start,
        scores=scores,
        final=table.end_address if scores else "",
        offer=table.offer if table.offer and table.offer.host == setup.kind.host else None,
        beginners=table.fewest_games < advice.FIRST_GAMES,
        newcomers=not table.fewest_games,
        usual=setup.times.usual,
        rated=isinstance(table.stage, Lobby) and may_count(setup),
        asked=asked_to_rematch(table),
        wanted=people_wanted(table),
    )
    if model.status != "open" or not model.fills:
        return model
    # The picture shows the game that the green button starts.
    forecast = preview(setup.chosen.plan, model.filled)
    return replace(model, preview=forecast, at_once=at_once if at_once.seats != forecast.seats else None)


def board(table: Table) -> BoardModel:
    """Return the model of a running game's public board."""
    game = table.game
    return BoardModel(
        game=table.id,
        players=table.seated,
        view=game.view(None),
        events=table.public_news(),
        ended=_ended_round(table),
        storage_outage=table.storage_outage,
        rules=game.state.options.rules,
        since=waits.waited_since(table),
        until=table.until,
        terms=table.terms(),
        left_alone=_left_alone(table),
        replaceable=replaceable(table),
        pause=pause(table),
        holidays=holidays(table),
        remarks=table.setup.chosen.remarks,
        handed_over=table.handed_over,
        everywhere=_everywhere(table),
    )


def _ended_round(table: Table) -> tuple[Event, ...]:
    """Return the public events of the last round while players choose characters; empty if forgotten."""
    last = table.game.state.round - 1
    events = table.public_news(last) if table.game.state.phase == "selection" else ()
    return events if any(isinstance(each, RoundBegan) and each.round == last for each in events) else ()


def _left_alone(table: Table) -> bool:
    """Return whether the asked person has no clock because all others are away."""
    asked, away = table.asked(), any(each.human and each.away for each in table.players)
    clocked = table.setup.chosen.pace.limit > 0 and not table.paused_until
    return clocked and away and asked is not None and present(table.players) == [table.players[asked]]


def _everywhere(table: Table) -> bool | None:
    """Return whether a game counts beyond its server; `None` where the server's later games do the same."""
    fixed, later = table.setup.kind.everywhere, table.later_everywhere
    return fixed if later not in (None, fixed) and may_count(table.setup) else None


def holidays(table: Table) -> tuple[tuple[int, int], ...]:
    """Return the seats of players on holiday, each with the end of the holiday."""
    setup = table.setup
    found = ((seat, setup.holiday_of(seat)) for seat, player in enumerate(setup.players) if player.human)
    return tuple((seat, each.end) for seat, each in found if each is not None and each.lasts(table.now))


def pause(table: Table) -> PauseModel | None:
    """Return the running pause, otherwise the proposed one, or `None`."""
    setup = table.setup
    if table.paused_until:
        return agreements.running_pause(setup, table.paused_until)
    proposed, wanted_by, asked = setup.times.pause, agreements.wanted(setup), agreements.missing(setup)
    if proposed is None or not (wanted_by and asked) or proposed.seconds not in agreements.offered(setup):
        return None
    return PauseModel(0, proposed.seconds, wanted_by, asked)


def own_pause(table: Table, seat: int) -> PauseModel | None:
    """Return the running pause, otherwise a proposed one, unless the seat is asked, or `None`."""
    if table.paused_until:
        return agreements.running_pause(table.setup, table.paused_until, seat)
    return pause(table) if table.running and table.asked() != seat else None


def replaceable(table: Table) -> Replaceable | None:
    """Return the player whom a vote could replace now, or `None`."""
    seat = agreements.replaceable(setup := table.setup, table.now, waits.asked_since(table))
    return None if seat is None else Replaceable(seat, len(agreements.votes(setup)), agreements.needed(setup))


def finished(table: Table, last: BoardModel, guessed: Sequence[StoredGuess] = ()) -> BoardModel:
    """Return the complete board of a finished round, from its last shown model and all its guesses."""
    game = table.game
    view, now, events = last.view, game.view(None), table.public_news(last.view.round)
    shown = guesses.holders(events)
    called = {each.character: -1 for each in events if isinstance(each, Called)} | shown
    killed = [
        MarkView("killed", each.character, each.seat, None) for each in events if isinstance(each, Killed)
    ]
    calls = tuple(Call(character, seat) for character, seat in called.items())
    view = replace(view, calls=calls or view.calls, marks=tuple(killed), piles=(), turn=None)
    if now.round == (view.round if game.over else view.round + 1) and now.phase != "turns":
        # Since then, players have only chosen characters, or the game has counted points.
        seats = tuple(
            replace(seat, characters=tuple(each for each in now.cast if shown.get(each) == seat.seat))
            for seat in now.seats
        )
        view = replace(view, seats=seats, crown=now.crown)
    readers = guesses.scores({view.round: guessed}, {view.round: events})
    return replace(last, players=table.seated, view=view, events=events, status="old", guessers=readers)


def final_view(table: Table) -> View:
    """Return the public view of a finished game, with the scores ranked."""
    view = table.game.view(None)
    return replace(view, scores=ranked(view.scores, left_seats(table.ending.outcome, table.players)))


def end(table: Table, reader: int | None = None) -> EndModel:
    """Return the model of the final scores, for one `reader` or for everybody (`None`)."""
    game, kind = table.game, table.setup.kind
    user = None if reader is None else table.players[reader].user_id
    return EndModel(
        table.id,
        table.seated,
        final_view(table),
        rules=game.state.options.rules,
        outcome=table.ending.outcome,
        guessers=table.ending.readers,
        level=table.setup.chosen.level,
        feats=table.ending.feats,
        badges=table.ending.badges,
        solo=table.setup.alone,
        course=table.ending.course,
        reader=reader,
        on_the_way=None if reader is None else table.ending.on_the_way.get(reader),
        tournament=(kind.parent or kind.channel) if isinstance(kind, TournamentTable) else 0,
        own_tournament=None if user is None else table.ending.tournament.get(user),
        origin=kind if isinstance(kind, PlayedOn) else None,
        lost=() if reader is None else _lost(table, reader),
    )


def _lost(table: Table, reader: int) -> tuple[Destroyed | Seized | Exchanged, ...]:
    """Return the reader's losses of districts in the last round, after their last answer."""
    kinds = (Destroyed, Seized, Exchanged)
    return tuple([each for each in news(table, reader) if isinstance(each, kinds) and each.target == reader])


def daily(table: Table) -> DailyModel:
    """Return the result of a daily deal, which only its person may see."""
    kind, ending = table.setup.kind, table.ending
    assert isinstance(kind, DailyGame)
    next_day, brought = begin_of(kind.day + 1), bool(ending.brought)
    return DailyModel(kind.day, end(table), ending.daily, next_day, brought, ending.master)


def proof(table: Table) -> ProofModel:
    """Return the proof that a finished game was dealt fairly."""
    setup = table.setup
    clicks = (*setup.clicks, setup.proof.start) if setup.proof.start else setup.clicks
    return ProofModel(
        table.id,
        setup.proof.commitment,
        setup.proof.secret,
        clicks,
        table.game.state.rng.seed,
        setup.proof.dealing or "earlier",
    )


def panel(table: Table, seat: int, note: str = "", page: int = 0, picked: tuple[int, ...] = ()) -> PanelModel:
    """Return the panel of a seat, with its open question if there is one."""
    game, away = table.game, table.players[seat].away
    decision = None if away else table.question(seat)
    question = table.tag(seat, decision.number) if decision else ""
    wish = wishes.of_seat(table.setup, seat)
    own = game.state.seats[seat].characters
    granted = wish is not None and wish.granted == game.state.round
    choosing = decision is not None and decision.kind == wishes.KIND
    lost, clock, pace = table.board.lost, table.setup.times.clock, table.setup.chosen.pace
    view, told = game.view(seat), news(table, seat)
    return PanelModel(
        game=table.id,
        players=table.players,
        view=view,
        decision=decision,
        tag=question,
        brings={option: brings(game, option) for option in decision.options} if decision else {},
        lacking=lacking(game) if decision else (),
        lines=table.lines() if decision else (),
        ends=table.ends_turn() if decision else frozenset(),
        short=shortages(game) if decision else {},
        events=told,
        ended=_ended_round(table) if any(map(_begins_round, told)) else (),
        page=page,
        picked=tuple(index for index in picked if decision and index < len(decision.options)),
        note=note,
        board="" if lost else table.board_address,
        alone=table.setup.alone,
        wait=None if decision else waits.long_wait(table),
        pauses=agreements.offered(table.setup) if table.running else (),
        pause=own_pause(table, seat),
        lost=lost,
        # Direct messages of a slow game name its channel, because the person may play several games.
        channel=0 if table.setup.chosen.pace.live or lost else table.setup.kind.channel,
        rules=game.state.options.rules,
        explained=decision is not None and advice.explained(table, decision),
        beginner=advice.beginner(table, seat),
        until=table.until if decision else 0,
        terms=table.terms(seat),
        last_call=clock is not None and clock.overdue and pace.slow,
        hurry=clock.short(pace, seat) if clock and decision else None,
        by_computer=stand_ins.by_computer(table, seat),
        wishing=wishes.possible(table.setup) and not (game.over or view.ending or choosing),
        slow=table.setup.chosen.pace.slow,
        offers_wishes=advice.hints_at_wishes(table, seat),
        granted=next(iter(own), "") if granted else "",
        ahead=wish.order if wish and not own and wishes.concerns(wish, game) else (),
        advice=advice.shown(table, decision) if decision else None,
        on_holiday=seat in dict(holidays(table)),
        resigned=table.resigned(seat),
    )


def news(table: Table, seat: int) -> tuple[Event, ...]:
    """Return the events that a panel shows, except those that a returned player has already read.

    A panel without a question shows only the current round: that of a waiting or absent player, and the last
    panel. But as long as its player waits after a click that ended a round, it shows that round, too.
    """
    news, shows = table.news(seat), table.shows(seat)
    folded = shows in (WAITING_PANEL, ABSENT_PANEL) and not table.setup.alone and not table.board.lost
    ends = [each for each in table.history if any(map(_begins_round, each.events))]
    clicked = any(each.seat == seat and each.user is not None for each in ends[-1:])  # Not a computer.
    if shows == SCORES_PANEL or (folded and not clicked):
        begun = [place for place, each in enumerate(news) if _begins_round(each)]
        news = news[max(begun, default=0) :]
    if table.players[seat].away:
        return news
    return tuple(each for each in news if not (isinstance(each, TimeRanOut) and each.seat == seat))


def _begins_round(event: Event) -> bool:
    return isinstance(event, RoundBegan)


def wishing(table: Table, seat: int, order: tuple[str, ...], of_round: int, note: str = "") -> WishesModel:
    """Return a seat's stored wish and its new `order` for a round (0: until changed)."""
    game = table.game
    coming = wishes.next_choice(game, seat)
    return WishesModel(
        game=table.id,
        cast=game.state.options.cast,
        rules=game.state.options.rules,
        order=order,
        # A form of an earlier round is meant for the next choice.
        round=coming if of_round else 0,
        coming=coming,
        stored=wishes.of_seat(table.setup, seat),
        out_of_reach=wishes.out_of_reach(game, seat),
        note=note,
    )


def guessed(table: Table, user: int, own: Mapping[str, int], note: str = "") -> GuessesModel:
    """Return a person's guesses of the current round, and the characters that they can still guess."""
    game, reader = table.game, table.seat_of(user)
    return GuessesModel(
        game=table.id,
        players=table.players,
        cast=game.state.options.cast,
        round=game.state.round,
        open=guesses.open_characters(game, reader),
        own=own,
        reader=reader,
        note=note,
        shown=tuple(each.characters for each in game.view(reader).seats),
    )


def rules(table: Table) -> RulesModel:
    """Return the cards and rules of a game, or of the game that a lobby would start now."""
    if not isinstance(table.stage, Lobby):
        options = table.game.state.options
        cards = (options.cast, options.uniques, options.rules)
        alone = table.setup.alone and table.running
        return RulesModel(*cards, len(table.players), options.edition, table.id, alone)
    forecast = lobby(table).preview
    cards = (forecast.cast, forecast.uniques, forecast.rules)
    return RulesModel(*cards, forecast.seats, forecast.plan.edition, table.id)


def listed(table: Table, user: int) -> ListedGame:
    """Return the list entry of an open lobby or running game. It holds only public facts."""
    kind, open_lobby = table.setup.kind, lobby(table) if isinstance(table.stage, Lobby) else None
    rule = "slow" if table.setup.chosen.pace.slow else "live"
    return ListedGame(
        game=table.id,
        where=table.board_address,
        players=table.players,
        round=table.round,
        asked=None if open_lobby else table.game.view(None).asked,
        mine=table.seat_of(user),
        channel=kind.channel,
        seats=open_lobby.counted if open_lobby else {},
        at=open_lobby.at if open_lobby else 0,
        day=kind.day if isinstance(kind, DailyGame) else 0,
        from_replay=isinstance(kind, PlayedOn),
        leaving=rule if may_count(table.setup) else "unrated",
    )


def public(table: Table) -> PublicModel:
    """Return the public model of a table."""
    match table.stage:
        case Lobby():
            return lobby(table)
        case RunningGame():
            return board(table)
        case EndedGame():
            return end(table)
