"""The past of a game: the news in its last choices, its rounds, and facts about its ending.

We read these facts when the game is over, before we show its end.
"""

import asyncio
import logging
from collections.abc import Awaitable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from bot.story.course import NO_COURSE, GameCourse, course_of
from bot.story.feats import Feat, feats
from bot.story.parting import Comparison, compared
from bot.story.tales import freshest_tale, headline_of, tales_of, with_record
from bot.story.winning import ranked
from bot.tables import guesses
from bot.tables.guesses import Readers
from bot.tables.stages import NO_ENDING, Ending
from bot.tables.tournaments.course import with_states
from bot.tables.tournaments.pairing import gains
from bot.view_models.board import left_seats
from bot.view_models.tournament import OwnTournament
from engine.events import Event, Revealed, RoundBegan, TurnEnded, visible
from engine.replay import Move, Replay, ReplayError
from engine.view import View
from storage.database.storage_errors import DamagedGameError, NotReadError, StorageError
from storage.database.stored_time import day_of, now
from storage.parts import DailyGame, GameKind, TournamentTable
from storage.play.daily import DailyStanding
from storage.results.game_record import NotRecordableError, PlayedGame
from storage.results.own_games import Earned, Near
from storage.results.stories import Past, StoredPoster
from storage.store import Store
from storage.values import SOLO_SEAT, Choice, StoredGame

log = logging.getLogger(__name__)

CHOICES_KEPT = 400  # How many choices a table keeps. A round of eight seats has about a hundred.

LOOKING_SECONDS = 29
"""Seconds after a click in which we assume that the player looks at the screen, and don't notify them."""

PLAYING_SECONDS = 300
"""Seconds after an answer in which the player of a live game may still look at the screen."""

GLANCE_SECONDS = 12
"""Seconds for which we let a player who may be looking see their question before we notify them."""

_BEGINNINGS = (RoundBegan, Revealed, TurnEnded)
"""If a seat's answer causes one of these events, a new public wait begins. Other answers stay hidden."""


def _goes_on(choice: Choice) -> bool:
    return not any(isinstance(event, _BEGINNINGS) for event in choice.events)


def waited_since(choices: Sequence[Choice], asked: int | None) -> int:
    """Return when the public wait for the seat `asked` began, in seconds since 1970; 0 if unknown."""
    for choice in reversed(choices):
        if choice.seat != asked or not _goes_on(choice):
            return choice.made
    return 0


def seen(choice: Choice) -> bool:
    """Return whether an answer has a public event."""
    return any(visible(event, None) for event in choice.events)


def looks(choices: Sequence[Choice], seat: int) -> bool:
    """Return whether a seat's person gave a public answer just before the wait for them began.

    "Just before" is at most `LOOKING_SECONDS`. Hidden answers don't count, because a ping, or none, would
    reveal them. So the result stays the same until other players see the end of the wait.
    """
    return _answered(choices, seat) >= waited_since(choices, seat) - LOOKING_SECONDS


def ping_at(choices: Sequence[Choice], seat: int, *, glances: bool) -> float:
    """Return when to ping a seat's person in the current wait of a live game, in seconds since 1970.

    `glances`: they may see their question without a ping. Other players see the ping, so its time depends
    only on public facts.
    """
    since, answered = waited_since(choices, seat), _answered(choices, seat)
    if answered >= since - LOOKING_SECONDS:
        return max(since, answered) + LOOKING_SECONDS
    return since + GLANCE_SECONDS * (glances and answered >= since - PLAYING_SECONDS)


def _answered(choices: Sequence[Choice], seat: int) -> float:
    """Return when a seat's person last gave a public answer, in seconds since 1970."""
    own = (each for each in reversed(choices) if each.seat == seat and each.user is not None)
    newest = next(filter(seen, own), None)
    return float("-inf") if newest is None else newest.made


def unnoticed(choices: Sequence[Choice], seat: int, number: int) -> bool:
    """Return whether all answers since this question are the seat's own and still hidden."""
    for choice in reversed(choices):
        if choice.number < number:
            return True
        if choice.seat != seat or seen(choice):
            return False
    return False


def answered(choices: Sequence[Choice], user: int | None, since: int) -> bool:
    """Return whether a person has answered in public after `since`, in seconds since 1970."""
    own = (choice for choice in choices if choice.user is not None and choice.user == user)
    return any(choice.made > since and seen(choice) for choice in own)


def choices_shown(choices: Sequence[Choice], first: int, people: Collection[int]) -> int:
    """Return how many of the last choices messages may show.

    They go back to the start of round `first`, and to the last answer of each seat in `people`.
    """
    unanswered = set(people)
    for told, choice in enumerate(reversed(choices), 1):
        if choice.user is not None:
            unanswered.discard(choice.seat)
        if unanswered:
            continue
        if any(isinstance(each, RoundBegan) and each.round <= first for each in choice.events):
            return told
    return CHOICES_KEPT


def news(choices: Sequence[Choice], seat: int) -> tuple[Event, ...]:
    """Return the events that a seat may know, from its last answer on.

    Include all answers of a turn, because one click can give several. Computers' answers for the person don't
    count as the seat's.
    """
    told: list[tuple[Event, ...]] = []
    answered = False
    for choice in reversed(choices):
        own = choice.seat == seat and choice.user is not None
        if answered and not (own and _goes_on(choice)):
            break
        answered = own or answered
        told.append(tuple(event for event in choice.events if visible(event, seat)))
    return tuple(event for events in reversed(told) for event in events)


def public_news(choices: Sequence[Choice], of_round: int | None = None) -> tuple[Event, ...]:
    """Return the public events of a round (default: the last one)."""
    told: list[Event] = []
    shown = 0
    for event in (event for choice in choices for event in choice.events if visible(event, None)):
        if isinstance(event, RoundBegan):
            if of_round is not None and shown == of_round:
                break
            shown = event.round
            told.clear()
        told.append(event)
    return tuple(told)


def by_round(choices: Iterable[Choice], reader: int | None) -> dict[int, list[Event]]:
    """Return the events that a seat (`None`: everybody) may see, by round. Round 1 includes the deal."""
    events = [event for choice in choices for event in choice.events]
    # The log of a game that continues a replay begins in a later round.
    number = events[0].round if events and isinstance(events[0], RoundBegan) else 1
    rounds: dict[int, list[Event]] = {number: []}
    for event in events:
        if isinstance(event, RoundBegan):
            number = event.round
        if visible(event, reader):
            rounds.setdefault(number, []).append(event)
    return rounds


class PlayedRound(NamedTuple):
    """The public view at the end of a round, and the round's public events."""

    view: View
    events: tuple[Event, ...]


def replayed(played: PlayedGame) -> Replay:
    """Return the replay of a game. Raises `ReplayError` if its end differs from the played one."""
    state = played.game.state
    replay = Replay(state.options, len(state.seats), state.rng.seed, played.moves)
    if replay.end.state != state:
        raise ReplayError("the replay has another end than the game")
    return replay


def rounds_of(replay: Replay, left: Collection[int] = ()) -> list[PlayedRound]:
    """Replay a game; return its rounds, the last with the scores. `left` are the seats that players left."""
    game = replay.step(0).after.copy()
    found: list[PlayedRound] = []
    events: list[Event] = []
    for move in replay.moves:
        number = game.state.round
        events += [event for event in game.choose(*move) if event.to is None]
        if game.over or game.state.round != number:
            view = game.view(None)
            view = replace(view, round=number, scores=ranked(view.scores, left))
            found.append(PlayedRound(view, tuple(events)))
            events = []
    return found


Found = TypeVar("Found")


async def ending_of(store: Store, stored: StoredGame) -> Ending:
    """Return those facts of a game's ending that can be read; an empty `Ending` until the game is over."""
    if stored.status != "over":
        return NO_ENDING
    game, setup = stored.id, stored.setup
    whole = await _readable(game, store.games.log(game), None)
    rounds = by_round(whole.choices, None) if whole else {}
    outcome = await _readable(game, store.finished.outcome(game), None)
    left = left_seats(outcome, setup.players)
    course, master = await _course(store, stored, left)
    events = [each for events in rounds.values() for each in events]
    course, shown = await _story(store, stored, course, left, events)
    badges, on_the_way = await _readable(game, _badges(store, stored), ((), {}))
    return Ending(
        outcome,
        await _readable(game, _readers(store, game, rounds), ()),
        shown,
        badges,
        await _readable(game, _standing(store, setup.kind), None),
        course,
        master,
        await _readable(game, store.leaderboards.brought(game), ()),
        on_the_way,
        await _readable(game, _tournament(store, game, setup.kind), {}),
    )


async def _readable(game: str, reading: Awaitable[Found], otherwise: Found) -> Found:
    try:
        return await reading
    except (NotReadError, DamagedGameError) as error:
        log.warning("Part of the ending of game %s could not be read: %s", game, error)
        return otherwise


async def _story(
    store: Store, stored: StoredGame, course: GameCourse, left: Collection[int], events: Sequence[Event]
) -> tuple[GameCourse, tuple[Feat, ...]]:
    scores = ranked(stored.game.view(None).scores, left) if stored.game else ()
    tales = list(tales_of(course, scores))
    people = {seat for seat, player in enumerate(stored.setup.players) if player.human}

    def tell(past: Past) -> StoredPoster:
        tale = freshest_tale(tales, past.heads)
        chosen_feats = feats(events, people=people, left=left, recent=past.awards)
        awards = tuple((each.kind, each.seat) for each in chosen_feats)
        return StoredPoster((headline_of(tale), tale.seat) if tale else ("", -1), awards, course.murders)

    try:
        told, past = await store.stories.tell(stored.id, tell)
    except StorageError as error:
        log.warning("The poster of game %s ignores earlier games: %s", stored.id, error)
        told, past = tell(Past()), Past()
    tale = next((each for each in tales if headline_of(each) == told.head[0]), course.decided)
    decided = tale and with_record(tale, (*past.murders, *course.murders))
    return course._replace(decided=decided), feats(events, people=people, left=left, only=told.awards)


async def _course(
    store: Store, stored: StoredGame, left: Collection[int]
) -> tuple[GameCourse, Comparison | None]:
    """Return the course of a game, and for a daily deal the comparison with the Master's game."""
    try:
        played = await store.finished.played(stored.id)
        kind = stored.setup.kind
        moves = await store.master_games.get(kind.day) if isinstance(kind, DailyGame) else ()
        return await asyncio.to_thread(_course_of, played, moves, left)
    except (NotReadError, DamagedGameError, NotRecordableError, ReplayError) as error:
        log.warning("The course of game %s could not be computed: %s", stored.id, error)
        return NO_COURSE, None


def _course_of(
    played: PlayedGame, moves: Sequence[Move], left: Collection[int]
) -> tuple[GameCourse, Comparison | None]:
    replay = replayed(played)
    rounds = rounds_of(replay, left)
    master = master_rounds(played, moves)
    return course_of(rounds, replay.end.rules), compared(rounds, master, SOLO_SEAT) if master else None


def master_rounds(played: PlayedGame, moves: Sequence[Move]) -> list[PlayedRound]:
    """Return the rounds of a Master's game; none if its moves don't fit the deal of the `played` game."""
    state = played.game.state
    try:
        return rounds_of(Replay(state.options, len(state.seats), state.rng.seed, moves)) if moves else []
    except ReplayError as error:
        log.warning("The Master's game of a daily deal can't be played here: %s", error)
        return []


async def _standing(store: Store, kind: GameKind) -> DailyStanding | None:
    if not isinstance(kind, DailyGame):
        return None
    return await store.daily.standing(kind.host, kind.day, day_of(now()))


async def _tournament(store: Store, game: str, kind: GameKind) -> dict[int, OwnTournament]:
    """Return what a tournament's game brought each person, as if the tournament had recorded the game."""
    found = None
    if isinstance(kind, TournamentTable):
        found = await store.tournaments.get(kind.invitation.tournament)
    if found is None:
        return {}
    states = await store.tournaments.tables(found.tournament.unfinished)
    return gains(with_states(found.tournament, states), game)


async def _badges(store: Store, stored: StoredGame) -> tuple[Earned, dict[int, Near]]:
    found: list[tuple[int, tuple[str, ...]]] = []
    near: dict[int, Near] = {}
    for seat, player in enumerate(stored.setup.players):
        if player.user_id is None:
            continue
        # Outside a server, compare with all games of the person.
        career = await store.profiles.career(player.user_id, stored.setup.kind.guild or None)
        if badges := career.brought_by(stored.id):
            found.append((seat, badges))
        if career.nearer:
            near[seat] = career.nearer
    return tuple(found), near


async def _readers(store: Store, game: str, rounds: Mapping[int, Sequence[Event]]) -> Readers:
    guessed = await store.guesses.of_game(game)
    return guesses.scores(guessed, rounds) if guessed else ()
