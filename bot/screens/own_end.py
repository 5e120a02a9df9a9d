"""A player's own end: the place and the reason for it, in a line or two; the poster tells the rest."""

from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.bands import BandsPicture
from bot.pictures.courses import Decided
from bot.pictures.end import parts_of, why
from bot.pictures.picture import Picture
from bot.screens.end import end_title, rating_text
from bot.screens.giving_way import Block, block
from bot.screens.layout import Part, button, compose, link_button, pictured
from bot.screens.panel_picture import panel_bands, told_bands
from bot.screens.profile_parts import new_badges
from bot.screens.view_models.board import EndModel
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.cards.characters import RANK
from engine.state import Score

MOST_HITS = 2
"""So many of the last things that hit a player are told at the end."""

_PARTS = ("districts", "complete", "five-types", "unique")


def own_end_screen(
    model: EndModel,
    seat: int,
    board: str,
    language: Language,
    last: PanelModel | None = None,
    pictures: Sequence[Picture] = (),
) -> LayoutView:
    """Tell a player the own place and why it is that; the scores are at this address.

    Before that it tells what hit the player after their last answer, by their `last` panel: as a picture, or
    in words.
    """
    wording = Wording(language, model.players, rules=model.rules)
    told = told_bands(last, wording, MOST_HITS, hard=True) if last and not pictures else []
    hits: list[Part] = [pictured(each, language) for each in pictures]
    hits.append(block("\n".join(told), "", weight=90))
    score = next((each for each in model.view.scores if each.seat == seat), None)
    parts = [*_place(model, score, wording)] if score else [end_title(model, wording)]
    mine = [each for each in model.badges if each[0] == seat]
    controls = [
        button(requests.OpenTurningPoints(model.game), language("button-decided"), ButtonStyle.primary),
        link_button(language("button-final"), board),
    ]
    badges = new_badges(tuple(mine), model.players, language)
    return compose([*hits, *parts, *badges, *controls], None)


def own_end_pictures(last: PanelModel, language: Language) -> tuple[BandsPicture, ...]:
    """Make the picture of what hit a player after their last answer; none if nothing did."""
    bands = panel_bands(last, language, MOST_HITS, hard=True)
    return (BandsPicture(bands),) if bands else ()


def _place(model: EndModel, score: Score, wording: Wording) -> list[Block]:
    """Tell the place with the points, why it is that, and the change of the rating."""
    scores = model.view.scores
    tied = [each for each in scores if each.total == score.total and each.seat != score.seat]
    other = _nearest(score, tied)
    name = wording.name(other.seat) if other else "none"
    place = wording.say("end-own", place=score.place(scores), total=score.total, name=name)
    why = _tie(model, score, other, wording) if other else _why(model, score, wording)
    rating = rating_text(model, score.seat, wording.say)
    text = wording.say("small", text=rating.removeprefix(" · ")) if rating else ""
    return [block("\n".join(line for line in (place, why) if line), place), block(text, "", weight=20)]


def _nearest(score: Score, tied: Sequence[Score]) -> Score | None:
    """Return whom a player is compared with in a tie: the one just ahead, else the one just behind."""
    ahead = [each for each in tied if each.tie_break > score.tie_break]
    return ahead[-1] if ahead else next(iter(tied), None)


def _tie(model: EndModel, score: Score, other: Score, wording: Wording) -> str:
    """Tell how a tie was broken, from the side of this player."""
    say, name = wording.say, wording.name(other.seat)
    if score.tie_break == other.tie_break:
        return say("end-own-shared")
    if model.rules.tie_break.endswith("rank"):
        first, second = sorted((score, other), key=lambda each: each.tie_break, reverse=True)
        best = _holder(model, first, score, wording)
        if not second.tie_break[0]:
            return say("end-own-rank-none", first=best, mine="yes" if second is score else "no", name=name)
        return say("end-own-rank", first=best, second=_holder(model, second, score, wording))
    if score.tie_break[0] != other.tie_break[0]:
        return say("end-own-values", mine=score.tie_break[0], name=name, theirs=other.tie_break[0])
    return say("end-own-gold", mine=score.tie_break[-1], name=name, theirs=other.tie_break[-1])


def _holder(model: EndModel, holder: Score, mine: Score, wording: Wording) -> str:
    """Name the character with which a seat broke a tie."""
    rank = holder.tie_break[0]
    character = next((each for each in model.view.cast if RANK.get(each) == rank), "")
    key = "end-own-mine" if holder is mine else "end-own-other"
    named = wording.thing(character) if character else wording.say("nothing")
    return wording.say(key, name=wording.name(holder.seat), character=named, rank=rank)


def _why(model: EndModel, score: Score, wording: Wording) -> str:
    """Tell why a player is where they are: how far ahead, what hit them, or where the winner has more."""
    scores, say = model.view.scores, wording.say
    if score.place(scores) == 1:
        return say("end-own-why", why=_first(model, wording)) if len(scores) > 1 else ""
    decided = model.course.decided
    if decided and decided.target == score.seat and decided.kind not in ("lead", "count"):
        return _hit(decided, wording)
    best = parts_of(scores[0])
    own = parts_of(score)
    part = max(_PARTS, key=lambda each: best[each] - own[each])
    more, name = best[part] - own[part], wording.name(scores[0].seat)
    return say("end-own-part", name=name, points=more, part=part)


def _first(model: EndModel, wording: Wording) -> str:
    names = [wording.name(seat) for seat in range(len(model.players))]
    return why(model.view.scores, names, wording.say, model.rules)


def _hit(decided: Decided, wording: Wording) -> str:
    return wording.say(
        "end-own-hit",
        round=decided.round,
        name=wording.name(decided.seat),
        kind=decided.kind,
        what=wording.thing(decided.what) if decided.what else "none",
        number=decided.number,
    )
