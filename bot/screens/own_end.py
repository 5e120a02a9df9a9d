"""The end of a game in a player's panel: first the points of their city, then their place and why."""

from collections.abc import Sequence

from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.bands import BandsPicture
from bot.pictures.end import awards, decided_words, parts_of
from bot.pictures.own_end import CountingPicture, counting_picture, own_place_picture
from bot.pictures.picture import Picture
from bot.screens.absent_players import end_blocks
from bot.screens.end import end_title, own_badges, own_rating
from bot.screens.layout import Control, Part, button, compose, link_button, pictured, told
from bot.screens.leaderboard import offered_name
from bot.screens.limits import MESSAGE_LETTERS, Block, block
from bot.screens.panel_picture import panel_bands
from bot.screens.places import friend_line, reason
from bot.view_models.board import EndModel
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from bot.words.language import Language
from bot.words.names import escaped
from engine.state import Score

MOST_LOSSES = 2  # The most losses that the end shows to a player.


def own_end_screen(
    model: EndModel,
    board: str,
    say: Language,
    last: PanelModel | None = None,
    pictures: Sequence[Picture] = (),
    *,
    brought: bool = False,
) -> LayoutView:
    """Show a player their place and why, and what they lost after their `last` panel.

    `board` is the address of the scores, or empty if the same screen shows them. `brought`: this game puts
    the player on a leaderboard beyond their servers for the first time.
    """
    wording = Wording(say, model.players, model.reader, rules=model.rules)
    wanted = () if pictures else own_end_pictures(model, last, say)
    shown: list[Part] = [pictured(each, say) for each in pictures]
    shown += [told(each, say) for each in wanted]
    parts = [*shown, *(_place(model, model.own, wording) if model.own else ())]
    last_round = max(1, model.view.round)
    controls: list[Control] = [
        button(requests.OpenTurningPoints(model.game), say("button-decided")),
        button(requests.ShowMyLog(model.game, "first", last_round, 0), say("button-log-mine")),
        *([link_button(say("button-final"), board)] if board else []),
    ]
    asked = offered_name("name-first", say) if brought else []
    return compose([end_title(model, wording), *parts, *own_badges(model, say), *controls, *asked], None)


def own_end_pictures(model: EndModel, last: PanelModel | None, say: Language) -> tuple[Picture, ...]:
    """Make pictures of a player's place and of their losses after their last answer, if any."""
    bands = panel_bands(last, say, None) if last else ()
    bands = tuple(band for band in bands if band.loss)[:MOST_LOSSES]
    names = Wording(say, model.players).bare_names
    return (
        *([BandsPicture(bands)] if bands else []),
        *([own_place_picture(model.view, model.own, names, say)] if model.own else []),
    )


def _place(model: EndModel, score: Score, wording: Wording) -> list[Block]:
    return [
        block(own_rating(model, wording.say), "", weight=20),
        block(_tournament(model, wording.say), "", weight=30),
        block(reason(model, score, wording)),
        block(friend_line(model, score, wording), "", weight=15),
        block(_best(model, score.seat, wording), "", weight=10),
        *end_blocks(model, wording),
    ]


def _tournament(model: EndModel, say: Language) -> str:
    """Say what the game brought its reader in a tournament; empty outside of one."""
    own = model.own_tournament
    if own is None:
        return ""
    where = {"channel": f"<#{model.tournament}>", "place": own.ranked.place, "count": own.people}
    kind = "league" if own.league else "live"
    return say("tournament-own", won=own.won, points=own.ranked.points, kind=kind, **where)


def _best(model: EndModel, seat: int, wording: Wording) -> str:
    """Name a player's best achievement: their rarest feat, otherwise what decided the game for them."""
    say, decided = wording.say, model.course.decided
    mine = [each for each in model.feats if each.seat == seat]
    if mine:
        (award,) = awards(mine[:1], wording.bare_names, say, seat)
        told = f"{award.title}: {award.text}."
    elif decided and decided.seat == seat:
        told = " ".join(decided_words(decided, model.view, wording.bare_names, say, seat)[:2])
    else:
        return ""
    return say("end-own-best", text=escaped(told, MESSAGE_LETTERS))


def counting_screen(model: EndModel, say: Language, pictures: Sequence[Picture] = ()) -> LayoutView:
    """Answer the last click at once, with those points of the reader's city that are certain.

    The final scores replace this screen. If that fails, the button shows them.
    """
    parts = parts_of(model.own) if model.own else {}
    text = say("end-counting", complete=parts.get("complete", 0), types=parts.get("five-types", 0))
    wanted = () if pictures else counting_pictures(model, say)
    return compose(
        [
            *(pictured(each, say) for each in pictures),
            *(told(each, say) for each in wanted),
            block("\n".join([text, say("end-counting-soon")])),
            button(requests.Play(model.game), say("button-final")),
        ],
        None,
    )


def counting_pictures(model: EndModel, say: Language) -> tuple[CountingPicture, ...]:
    """Make the picture of the reader's city; none if nobody has points."""
    own = model.own
    if own is None:
        return ()
    names = Wording(say, model.players).bare_names
    return (counting_picture(model.view, own, parts_of(own)["districts"], names, say),)
