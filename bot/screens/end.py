"""The end of a game, for everybody or for one player, and a second screen with more."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.end import EndPicture, end_picture
from bot.pictures.picture import Picture
from bot.screens.absent_players import end_blocks
from bot.screens.guesses import best_guessers_block
from bot.screens.layout import GOLD_COLOUR, QUIET_COLOUR, Control, Part, button, compose, pictured
from bot.screens.leaderboard import rating_number, way_of
from bot.screens.limits import MESSAGE_LETTERS, Block, block
from bot.screens.opponents import faces_of
from bot.screens.places import lost_lines, reason
from bot.screens.profile_parts import near_badge, new_badges
from bot.screens.setting import level_blocks
from bot.screens.spoken import TEXT_LETTERS
from bot.story.winning import place_of
from bot.view_models.board import EndModel
from bot.wording.winners import won
from bot.wording.wording import Wording
from bot.words.language import Language
from bot.words.names import escaped
from engine.cards.characters import RANK
from engine.setup.options import FEWEST
from engine.state import Score
from storage.parts import PlayedOn
from storage.results.finished import RatingChange
from storage.results.ratings.model import FLOOR


def end_screen(model: EndModel, say: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show who won and why, and the course of the game: below a title as a picture, otherwise in words."""
    wording = Wording(say, model.players, model.reader, rules=model.rules)
    drawn = [pictured(each, say) for each in pictures]
    parts: list[Part] = [
        *([] if drawn else _in_words(model, wording)),
        *([] if model.own or not drawn else [end_title(model, wording)]),
        *drawn,
        *(_own_place(model, model.own, wording) if drawn and model.own else []),
        *(end_blocks(model, wording) if drawn else []),
        *(own_badges(model, say) if drawn else near_badge(model.on_the_way, say)),
        *_other_tables(model, say),
        *(_played_on(model, model.origin, say) if model.origin else _onward(model, say)),
    ]
    return compose(parts, None if model.own else GOLD_COLOUR)


def _onward(model: EndModel, say: Language) -> list[Control]:
    return [
        button(requests.Rematch(model.game), say("button-rematch"), ButtonStyle.primary),
        *_again(model, say),
        button(requests.OpenDailyBeside(), say("button-daily")) if model.solo else _film_button(model, say),
        # In a game with several people, each player's own message has this button.
        *([_decided_button(model, say)] if model.own and not model.solo else []),
        *([] if model.solo else [_log_button(model, say)]),
        button(requests.OpenEndMore(model.game), say("button-more")),
    ]


def _played_on(model: EndModel, origin: PlayedOn, say: Language) -> list[Part]:
    """Lead back to the position from which this game began, because such a game has no result."""
    again = requests.OpenPlayOn(origin.game, origin.step)
    return [
        block(say("small", text=say("play-on-counts"))),
        button(again, say("button-play-on"), ButtonStyle.primary),
        button(requests.OpenReplay(origin.game), say("button-replay")),
        _log_button(model, say),
    ]


def _other_tables(model: EndModel, say: Language) -> list[Block]:
    if not model.tournament:
        return []
    return [block(say("small", text=say("tournament-others", channel=f"<#{model.tournament}>")))]


def _own_place(model: EndModel, score: Score, wording: Wording) -> list[Block]:
    scores = model.view.scores
    place = place_of(score, scores)
    title = wording.say("end-place-of", place=place, count=len(scores), points=score.total)
    why = dict.fromkeys([reason(model, score, wording), *lost_lines(model, wording)])
    told = [title, own_rating(model, wording.say), *why]
    return [block("\n".join(filter(None, told)), title)]


def own_badges(model: EndModel, say: Language) -> list[Block]:
    """Name the new badges and the nearest badge of the only reader."""
    mine = tuple(each for each in model.badges if each[0] == model.reader)
    return [*new_badges(mine, model.players, say, model.reader), *near_badge(model.on_the_way, say)]


def _again(model: EndModel, say: Language) -> list[Control]:
    """After a game of several people, offer to plan a meeting; after a solo game, to change its options."""
    if model.solo:
        return [button(requests.ChangeSolo(model.game), say("button-change-solo"))]
    if sum(player.human for player in model.players) < FEWEST:
        return []
    return [button(requests.PlanEvening(model.game), say("button-same-time"))]


def end_more_screen(model: EndModel, say: Language) -> LayoutView:
    """Show the things for which the end has no room: ratings, badges, ties, guesses, more looking back."""
    wording = Wording(say, model.players, rules=model.rules)
    parts: list[Part] = [
        block(say("end-more-title")),
        *_ratings(model, wording),
        *level_blocks(model.level, model.players, say),
        *_beside(model, wording),
        _decided_button(model, say),
        *([_film_button(model, say), _log_button(model, say)] if model.solo else []),
        button(requests.OpenReplay(model.game), say("button-replay")),
        button(requests.SendRecord(model.game), say("button-record")),
        # A solo game has no fingerprint before the deal, so there is nothing to check.
        *([] if model.solo else [button(requests.ShowProof(model.game), say("button-fair"))]),
        *([button(requests.OpenPuzzle(), say("button-puzzle"))] if model.solo else []),
    ]
    return compose(parts, QUIET_COLOUR)


def _log_button(model: EndModel, say: Language) -> Control:
    return button(requests.OpenLog(model.game), say("button-log"))


def _film_button(model: EndModel, say: Language) -> Control:
    return button(requests.ShowFilm(model.game), say("button-film"))


def _decided_button(model: EndModel, say: Language) -> Control:
    return button(requests.OpenTurningPoints(model.game), say("button-decided"))


def _beside(model: EndModel, wording: Wording) -> list[Block]:
    """Show the facts beside the points: broken ties, best guesses, badges, why the game isn't rated.

    A solo game's only message has shown the badges.
    """
    return [
        *_ties(model, wording),
        *best_guessers_block(model.guessers, wording.say),
        *([] if model.solo else new_badges(model.badges, model.players, wording.say)),
        *_unrated(model, wording.say),
    ]


def end_title(model: EndModel, wording: Wording) -> Block:
    """Name the winners."""
    return block(won(model.view.scores, wording) or wording.say("end-over"))


def _in_words(model: EndModel, wording: Wording) -> list[Part]:
    level = level_blocks(model.level, model.players, wording.say)
    beside, left = _beside(model, wording), end_blocks(model, wording)
    return [end_block(model, wording.say), *_ratings(model, wording), *level, *beside, *left]


def end_block(model: EndModel, say: Language, limit: int = TEXT_LETTERS) -> Block:
    """Describe the picture of the end, one line for each player, in `limit` letters if possible."""
    found = end_pictures(model, say)
    told = [escaped(line, MESSAGE_LETTERS) for each in found for line in each.lines(say, limit).split("\n")]
    return block("\n".join(told) or say("end-over"))


def end_pictures(model: EndModel, say: Language) -> tuple[EndPicture, ...]:
    """Make the picture of the end; none if nobody has points."""
    if not model.view.scores:
        return ()
    return (
        end_picture(
            model.view,
            Wording(say, model.players).bare_names,
            say,
            model.feats,
            {seat for seat, player in enumerate(model.players) if player.computer},
            model.left,
            course=model.course,
            rules=model.rules,
            own=-1 if model.reader is None else model.reader,
            faces=faces_of(model.players),
        ),
    )


def _ratings(model: EndModel, wording: Wording) -> list[Block]:
    say, seats = wording.say, [score.seat for score in model.view.scores]
    changes = [(seat, change) for seat in seats if (change := _change(model, seat))]
    lines = [f"{wording.name(seat)} · {_rating(change, say)}" for seat, change in changes]
    return [block("\n".join([*lines, say("small", text=say("profile-how"))]))] if lines else []


def own_rating(model: EndModel, say: Language) -> str:
    """Describe how the reader's rating changed, and how certain it is; empty if it didn't."""
    change = _change(model, -1 if model.reader is None else model.reader)
    if change is None:
        return ""
    span = "season" if model.outcome and model.outcome.season else "always"
    about = [] if change.settled else [say("rating-settling", games=change.to_settle)]
    about += [say("end-rating-floor", wins=change.wins)] if change.after == FLOOR else []
    about += [say("end-rating-first", span=span)] if change.first else []
    line = say("end-rating-own", span=span, change=_rating(change, say))
    return "\n".join([line, *([say("small", text=" · ".join(about))] if about else [])])


def _rating(change: RatingChange, say: Language) -> str:
    after = rating_number(change.after, say, settled=change.settled)
    way = way_of(change.after - change.before)
    return say("end-rating", way=way, before=str(change.before), after=after)


def _change(model: EndModel, seat: int) -> RatingChange | None:
    user = model.players[seat].user_id if 0 <= seat < len(model.players) else None
    return model.outcome.of(user) if model.outcome and user is not None else None


def _unrated(model: EndModel, say: Language) -> list[Block]:
    """Say why the game isn't rated; empty if it is."""
    unrated = model.outcome and model.outcome.unrated
    return [block(say(f"end-unrated-{unrated}"))] if unrated else []


def _ties(model: EndModel, wording: Wording) -> list[Block]:
    """Show the rule that broke ties, and what decided for each tied player."""
    say = wording.say
    broken = list(_broken(model.view.scores))
    if not broken:
        return []
    facts = (
        say("end-tie-seat", name=wording.name(each.seat), what=_decider(model, each, wording))
        for tie in broken
        for each in tie
    )
    rule = say("small", text=wording.tie_break)
    return [block("\n".join([rule, *facts]), rule, weight=40)]


def _broken(scores: Sequence[Score]) -> Iterator[list[Score]]:
    """Yield the groups of scores with equal points whose tie was broken."""
    for _, equal in groupby(scores, key=lambda each: each.total):
        tie = list(equal)
        if len({each.tie_break for each in tie}) > 1:
            yield tie


def _decider(model: EndModel, score: Score, wording: Wording) -> str:
    """Return what broke the tie for a seat: the character or the numbers."""
    if not model.rules.tie_break.endswith("rank"):
        return ", ".join(map(str, score.tie_break))
    rank = score.tie_break[0] if score.tie_break else 0
    characters = (each for each in model.view.cast if RANK.get(each) == rank)
    return next(map(wording.character, characters), wording.say("nothing"))
