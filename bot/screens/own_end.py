"""The end of a game for one player: what is sure after the last click, and their own place."""

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.bands import BandsPicture
from bot.pictures.end import parts_of
from bot.pictures.own_end import CountingPicture, counting_picture, own_place_picture
from bot.pictures.picture import Picture
from bot.screens.absent_players import end_blocks
from bot.screens.end import end_title, rating_text
from bot.screens.layout import Control, Part, button, compose, link_button, pictured
from bot.screens.leaderboard import offered_name
from bot.screens.limits import Block, block
from bot.screens.panel_picture import panel_bands, told_bands
from bot.screens.places import own_score, reason
from bot.screens.profile_parts import near_badge, new_badges
from bot.view_models.board import EndModel
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.state import Score

MOST_HITS = 2
"""The most hits on a player shown at the end."""


def own_end_screen(
    model: EndModel,
    seat: int,
    board: str,
    language: Language,
    last: PanelModel | None = None,
    pictures: Sequence[Picture] = (),
    *,
    brought: bool = False,
) -> LayoutView:
    """Show a player their own place and the reason.

    `board` is the address of the scores, empty if they are on the same screen. First it shows what hit the
    player after their last answer, by their `last` panel, unless `pictures` do. `brought`: the game brings
    them onto a board beyond their servers for the first time.
    """
    wording = Wording(language, model.players, rules=model.rules)
    told = told_bands(last, wording, MOST_HITS, hard=True) if last and not pictures else []
    hits: list[Part] = [pictured(each, language) for each in pictures]
    hits.append(block("\n".join(told), "", weight=90))
    score = own_score(model, seat)
    parts = [*_place(model, score, wording, drawn=bool(pictures))] if score else [end_title(model, wording)]
    mine = [each for each in model.badges if each[0] == seat]
    last_round = max(1, model.view.round)
    controls: list[Control] = [
        button(requests.OpenTurningPoints(model.game), language("button-decided")),
        button(requests.ShowMyLog(model.game, "first", last_round, 0), language("button-log-mine")),
        *([link_button(language("button-final"), board)] if board else []),
    ]
    badges = [*new_badges(tuple(mine), model.players, language), *near_badge(model.on_the_way, language)]
    asked = offered_name("name-first", language) if brought else []
    return compose([*hits, *parts, *badges, *controls, *asked], None)


def own_end_pictures(model: EndModel, seat: int, last: PanelModel, language: Language) -> tuple[Picture, ...]:
    """Make the pictures of what hit a player after their last answer, if anything did, and of their place."""
    bands = panel_bands(last, language, MOST_HITS, hard=True)
    score = own_score(model, seat)
    names = Wording(language, model.players).bare_names
    return (
        *([BandsPicture(bands)] if bands else []),
        *([own_place_picture(model.view, score, names, language)] if score else []),
    )


def _place(model: EndModel, score: Score, wording: Wording, *, drawn: bool) -> list[Block]:
    """Show the place with the points unless it is `drawn`, the reason, and the change of the rating."""
    told = wording.say("end-own", place=score.place(model.view.scores), total=score.total)
    place, why = "" if drawn else told, reason(model, score, wording)
    rating = rating_text(model, score.seat, wording.say)
    text = wording.say("small", text=rating.removeprefix(" · ")) if rating else ""
    return [
        block("\n".join(line for line in (place, why) if line), place),
        *end_blocks(model, score.seat, wording),
        block(text, "", weight=20),
    ]


def counting_screen(
    model: EndModel, seat: int, language: Language, pictures: Sequence[Picture] = ()
) -> LayoutView:
    """Answer the last click at once with what is sure: the reader's own points for the city.

    The final scores replace this. The button brings them, should that fail.
    """
    score = own_score(model, seat)
    parts = parts_of(score) if score else {}
    told = language("end-counting", complete=parts.get("complete", 0), types=parts.get("five-types", 0))
    points = (
        [language("end-counting-points", points=parts.get("districts", 0))] if score and not pictures else []
    )
    return compose(
        [
            *(pictured(each, language) for each in pictures),
            block("\n".join([told, *points, language("end-counting-soon")])),
            button(requests.Play(model.game), language("button-final")),
        ],
        None,
    )


def counting_pictures(model: EndModel, seat: int, language: Language) -> tuple[CountingPicture, ...]:
    """Make the picture of the reader's city; none if nobody has points."""
    score = own_score(model, seat)
    if score is None:
        return ()
    names = Wording(language, model.players).bare_names
    return (counting_picture(model.view, score, parts_of(score)["districts"], names, language),)
