"""The end of a game: the points of everybody line by line, and the proof that it was dealt fairly."""

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.pictures.drawing import Picture
from bot.screens.absence import end_blocks
from bot.screens.fit import Block, block, newest
from bot.screens.layout import GOLD, LINE, Part, compose, game_button, pictured, rows
from bot.screens.ratings import rating_change, rating_number
from bot.screens.view_models import EndModel
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.state import Score
from storage.outcomes import Outcome

MOST_EVENTS = 5


def end_screen(model: EndModel, language: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Show who won, how everybody scored, and how anybody can check the deal. A picture shows the cities."""
    wording = Wording(language, model.players, rules=model.rules)
    scores = model.view.scores
    parts: list[Part] = [
        *_title(scores, wording),
        newest("", wording.happened(model.events), MOST_EVENTS, weight=5),
        LINE,
        *(pictured(each, language) for each in pictures),
        *(_seat(model, score, score.place(scores), wording, drawn=bool(pictures)) for score in scores),
        *_tie(scores, wording),
        *_unrated(model.outcome, language),
        *end_blocks(model.players, wording),
        LINE,
        *_proof(model, language),
        *rows([game_button("replay", model.game, language("button-replay"))]),
    ]
    return compose(parts, GOLD)


def _title(scores: Sequence[Score], wording: Wording) -> list[Block]:
    if not scores:
        return [block(wording.say("panel-over"))]
    winners = [each for each in scores if each.place(scores) == 1]
    names = ", ".join(wording.name(each.seat) for each in winners)
    return [block(wording.say("end-title", winners=names, count=len(winners), total=scores[0].total))]


def _seat(model: EndModel, score: Score, place: int, wording: Wording, *, drawn: bool) -> Block:
    """Tell the points and the rating of a seat, and its city if it isn't drawn and there is room."""
    say, view = wording.say, model.view
    total = say("end-seat", place=place, name=wording.name(score.seat), total=score.total)
    total += _rating(model, score.seat, say)
    lines = ", ".join(
        say("end-line", name=_line_name(name, wording), points=points) for name, points in score.lines
    )
    texts = [total, say("end-lines", lines=lines)] if lines else [total]
    shorter = "\n".join(texts)
    city = view.seats[score.seat].city if 0 <= score.seat < len(view.seats) else ()
    if not city or drawn:
        return block(shorter)
    text = say("end-city", city=" · ".join(wording.district(each) for each in city))
    return block(f"{shorter}\n{text}", shorter, weight=30)


def _rating(model: EndModel, seat: int, say: Language) -> str:
    """Tell what the game did to the rating of who plays a seat; nothing, if they have none."""
    user = model.players[seat].user_id if 0 <= seat < len(model.players) else None
    change = model.outcome.of(user) if model.outcome and user is not None else None
    if change is None:
        return ""
    number = rating_number(change.after, say, settled=change.settled)
    return say("end-rating", change=rating_change(change.after - change.before, say), number=number)


def _unrated(outcome: Outcome | None, say: Language) -> list[Block]:
    if outcome is None or outcome.unrated is None:
        return []
    return [block(say(f"end-unrated-{outcome.unrated}"))]


def _line_name(name: str, wording: Wording) -> str:
    return wording.say.find(f"score-{name}") or wording.thing(name)


def _tie(scores: Sequence[Score], wording: Wording) -> list[Block]:
    # Where a win is shared, there was nothing that decided.
    tied = len(scores) > 1 and scores[0].total == scores[1].total and scores[1].place(scores) > 1
    return [block(wording.say(wording.ruled("end-tie")), "", weight=40)] if tied else []


def _proof(model: EndModel, say: Language) -> list[Block]:
    facts = [
        say("end-proof"),
        say("end-fingerprint", text=model.commitment),
        say("end-secret", text=model.secret),
        say("end-clicks", text="".join(f":{click}" for click in model.clicks)),
        say("end-seed", text=model.seed),
    ]
    return [block("\n".join(facts)), block(say("end-proof-how"), "", weight=45)]
