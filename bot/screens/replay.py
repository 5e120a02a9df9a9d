"""A finished game as a film, or step by step: the table, the question, the answer and its effects."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from discord import ButtonStyle
from discord.ui import LayoutView

from bot.controls import requests
from bot.pictures.alt import ALT_LETTERS, fullest
from bot.pictures.film import FilmPicture
from bot.pictures.seat_lines import cities_of, lines_of
from bot.pictures.table_panel import PanelPicture
from bot.screens import layout
from bot.screens.answers import named, question
from bot.screens.limits import Block, block, length
from bot.screens.opponents import faces_of
from bot.screens.panel_picture import panel_picture
from bot.screens.phone import MENU, ROW, UNFRAMED
from bot.screens.spoken import TEXT_LETTERS, SpokenWording, sentence, table_text, without_markup
from bot.view_models.panel import PanelModel
from bot.view_models.replay import ReplayModel
from bot.wording.wording import Wording
from bot.words.card_texts import together
from bot.words.language import Language, Value
from engine.decision import BACK
from engine.events import Chose, Event, Picked
from engine.view import View

MOST_EVENTS = 40

FEW_EVENTS = 3  # The number of last events below a picture, so that a step fits on a phone.

_CONTROLS = 3 * ROW + MENU + 10


def replay_screen(model: ReplayModel, say: Language, picture: PanelPicture | None = None) -> LayoutView:
    """Show a step of a replay, with its picture if there is one."""
    drawn = [layout.pictured(picture, say)] if picture else []
    controls: list[layout.Part] = [
        *layout.rows(_steps(model, say)),
        *layout.rows(_rounds(model, say)),
        _menu(model, say),
        *_elsewhere(model, say),
    ]
    words = _words(model, Wording(say, model.players, rules=model.rules), brief=picture is not None)
    return layout.compose([*drawn, *words, *controls], None)


def _words(model: ReplayModel, wording: Wording, *, brief: bool) -> list[layout.Part]:
    """Describe a step: table, question, answer and events; if `brief`, leave out what the picture shows."""
    say = wording.say
    parts: list[layout.Part] = [block(say("replay-title", round=model.round, rounds=len(model.rounds)))]
    if not brief:
        parts += [layout.DIVIDER, block(_table(model, wording))]
    asked = _asked(model, model.asked, wording) if model.asked else [block(say("replay-deal"))]
    if brief:
        # The answer already tells which character was chosen.
        news = tuple(each for each in model.events if not isinstance(each, Picked | Chose))
        told = _told(replace(model, events=news), wording) if news else []
        return [*parts, *_in_short(model, asked, wording), block("\n".join(told[-FEW_EVENTS:]))]
    told = _told(model, wording)
    followed = ["\n".join([say("replay-followed"), *told[-count:]]) for count in (MOST_EVENTS, 20, 10, 5)]
    return [*parts, layout.DIVIDER, *asked, block(*followed, weight=60)]


def unplayable_screen(game: str, say: Language) -> LayoutView:
    """Say that today's rules can't replay a game, and offer its record."""
    record = layout.button(requests.SendRecord(game), say("button-record"))
    return layout.compose([block(say("replay-other-rules")), record], layout.QUIET_COLOUR)


def step_picture(model: ReplayModel, say: Language) -> PanelPicture:
    """Make the picture of a step: the panel of the asked player, or the table after the deal."""
    wording = Wording(say, model.players, rules=model.rules)
    words = [each for each in _words(model, wording, brief=True) if not isinstance(each, layout.Divider)]
    room = UNFRAMED.picture_room(UNFRAMED.room_below(words) - _CONTROLS)
    text = fullest([without_markup(_table(model, wording, ALT_LETTERS))])
    if model.asked is not None:
        picture = panel_picture(model.asked, say, room)
        if picture.height > room:
            # Leave out the options, because the text lists them.
            picture = replace(picture, draft=None, drawn=None)
        # A reader of a replay has no seat.
        lines = tuple(replace(line, you=False) for line in picture.lines)
        title = say("picture-drawn-wizard-card", target=wording.bare(model.asked.seat))
        hand = picture.hand and replace(picture.hand, title=title, characters=())
        return replace(picture, lines=lines, hand=hand, told=text)
    view = _all_knowing(model.views)
    faces = faces_of(model.players)
    cities = cities_of(view, wording.bare_names, say, events=model.events, rules=model.rules, faces=faces)
    return PanelPicture(lines_of(view, cities, say), say, room=room, told=text)


# The table


def _table(model: ReplayModel, wording: Wording, limit: int = TEXT_LETTERS) -> str:
    spoken = SpokenWording(wording.say, model.players, rules=model.rules)
    hands: list[str] = []
    for seat, view in enumerate(model.views):
        characters = together(wording.say, [spoken.thing(each) for each in view.characters])
        cards = ", ".join(spoken.thing(card.card) for card in view.hand)
        hand = wording.say("replay-hand", cards=cards) if cards else ""
        hands.append(sentence(f"{spoken.name(seat)}: {'. '.join(filter(None, [characters, hand]))}"))
    told = "\n".join(hands)
    return f"{told}\n{table_text(_all_knowing(model.views), spoken, (), limit - length(told) - 1)}"


def _all_knowing(views: Sequence[View]) -> View:
    """Return a spectator's view with the true marks, as their owners know them."""
    first = views[0]
    marks = tuple(views[mark.by].marks[index] for index, mark in enumerate(first.marks))
    return replace(first, seat=None, marks=marks, seen="")


# The question, and the events that followed


def _in_short(model: ReplayModel, asked: Sequence[Block], wording: Wording) -> Sequence[Block]:
    """Tell in a sentence who chose what. Keep question and answer if the answer alone doesn't say enough."""
    if model.asked is None or model.stood_in or not {"yes", "no"}.isdisjoint(model.picks):
        return asked[:2]
    own = Wording(wording.say, model.players, model.asked.seat, model.rules)
    answer, _ = _answers(model.picks, model.asked, own)
    return [block(wording.say("replay-chose", **_asked_seat(model.asked, wording), answer=answer))]


def _asked_seat(asked: PanelModel, wording: Wording) -> dict[str, Value]:
    turn = asked.view.turn
    playing = turn is not None and turn.seat == asked.seat
    character = wording.thing(turn.character) if turn is not None and playing else "none"
    return {"seat": wording.name(asked.seat), "character": character}


def _asked(model: ReplayModel, asked: PanelModel, wording: Wording) -> list[Block]:
    say, decision = wording.say, asked.question
    own = Wording(say, model.players, decision.seat, model.rules)
    title = say("replay-asked", **_asked_seat(asked, wording), text=question(asked, own))
    picked, others = _answers(model.picks, asked, own)
    key = "replay-picked-computer" if model.stood_in else "replay-picked"
    blocks = [block(title), block(say(key, answer=picked))]
    if others:
        count = len(decision.options) - len(model.picks)
        listed = say("replay-others", answers=" · ".join(others))
        blocks.append(block(listed, say("replay-other-answers", count=count), "", weight=40))
    return blocks


def _answers(picks: tuple[str, ...], asked: PanelModel, wording: Wording) -> tuple[str, list[str]]:
    """Return the given answer, and the other options without repetitions."""
    offered = named(asked, wording)
    others = list(dict.fromkeys(text for option, text in offered.items() if option not in picks))
    if picks == (BACK,):
        return wording.say("option-back"), others
    return ", ".join(offered[pick] for pick in picks) or wording.say("option-none"), others


def _told(model: ReplayModel, wording: Wording) -> list[str]:
    """Describe all events. A secret event has the words for the player who may know it."""
    lines: list[str] = []
    for public, alike in groupby(model.events, lambda each: each.to is None):
        events = [*alike]
        lines += wording.happened(events) if public else _secrets(model, events, wording)
    return lines or [wording.say("event-line", text=wording.say("replay-nothing"))]


def _secrets(model: ReplayModel, events: Iterable[Event], wording: Wording) -> Iterator[str]:
    say = wording.say
    for event in events:
        assert event.to is not None
        text = Wording(say, model.players, event.to, model.rules).event(event).strip()
        if text:
            secret = say("replay-secret", seat=wording.name(event.to), text=text)
            yield say("event-line", text=secret)


# Where to go from here


def _steps(model: ReplayModel, say: Language) -> list[layout.Control]:
    here, last = model.number, model.last
    return [
        _to(model, "first", 0, say("button-replay-first"), disabled=here == 0),
        _to(model, "back", max(0, here - 1), say("button-replay-back"), disabled=here == 0),
        _to(model, "next", min(last, here + 1), say("button-next-step"), disabled=here == last),
        _to(model, "last", last, say("button-replay-last"), disabled=here == last),
    ]


def _rounds(model: ReplayModel, say: Language) -> list[layout.Control]:
    """Return the buttons to other rounds, and to a new game from this step.

    The first button leads to the start of this round, or from there to the start of the previous round.
    """
    here, last, this = model.number, model.last, model.rounds[model.round - 1]
    before = this if here > this else model.rounds[max(0, model.round - 2)]
    after = model.rounds[model.round] if model.round < len(model.rounds) else last
    return [
        _to(model, "before", before, say("button-round-before"), disabled=here == 0),
        _to(model, "after", after, say("button-round-after"), disabled=model.round == len(model.rounds)),
        layout.button(requests.OpenPlayOn(model.game, here), say("button-play-on")),
    ]


def _elsewhere(model: ReplayModel, say: Language) -> list[layout.Control]:
    record = (
        [layout.button(requests.SendRecord(model.game), say("button-record"))] if model.number == 0 else []
    )
    return [
        *record,
        layout.button(requests.ShowLog(model.game, "first", model.round, 0), say("button-log")),
        layout.button(requests.OpenTurningPoints(model.game), say("button-decided")),
        layout.button(requests.ShowFilm(model.game), say("button-film")),
    ]


def _to(
    model: ReplayModel, way: requests.StepWay, step: int, label: str, *, disabled: bool
) -> layout.Control:
    style = ButtonStyle.primary if way in ("next", "after") else ButtonStyle.secondary
    return layout.button(requests.ShowStep(model.game, way, step), label, style, disabled=disabled)


def _menu(model: ReplayModel, say: Language) -> layout.Row:
    options = [
        layout.option(say("replay-round", number=number), str(first), chosen=number == model.round)
        for number, first in enumerate(model.rounds, start=1)
    ]
    asked, lasting = requests.PickRound(model.game), f"replay {model.game}"
    return layout.rounds_menu(asked, options, model.round, lasting, say("menu-rounds"))


def film_screen(game: str, say: Language, film: FilmPicture | None, *more: layout.Control) -> LayoutView:
    """Show the film of a finished game (`None`: not available now)."""
    shown: layout.Part = layout.pictured(film, say) if film else block(say("film-not-now"))
    replay = layout.button(requests.OpenReplay(game), say("button-replay"))
    return layout.compose([block(say("film-title")), shown, replay, *more], layout.QUIET_COLOUR)


def film_to_share(game: str, say: Language, film: FilmPicture | None) -> LayoutView:
    """Show the film of a finished game, with a button that posts it in the channel."""
    share = [layout.button(requests.ShareFilm(game), say("button-post"))] if film else []
    return film_screen(game, say, film, *share)
