"""The turning points of a game: a player's most costly choices, and how good other options were."""

from collections.abc import Iterator
from dataclasses import replace

from discord import ButtonStyle
from discord.ui import Button, LayoutView

from ai.level import WeighedAnswer
from bot.controls import requests
from bot.controls.request import ON
from bot.pictures.end import decided_words
from bot.pictures.why import WhyPicture
from bot.screens.answers import named, question
from bot.screens.layout import Control, Part, Row, button, compose, menu, option, rows, told
from bot.screens.limits import Block, block
from bot.screens.panel import panel_parts
from bot.screens.phone import MENU, ROW, UNFRAMED
from bot.screens.places import behind
from bot.screens.reasons import chance_of, sureness
from bot.screens.why import why_picture
from bot.story.course import BLOWS_SHOWN, GameCourse, Highlight
from bot.story.winning import stayed
from bot.view_models.replay import TriedModel, TurningPoint, TurningPointsModel, Weighed
from bot.wording.wording import Wording
from bot.words.language import Language, Value

_LEAST = 0.05  # The least difference in points that doesn't round to 0.0.

# The most costly choices


def turning_points_screen(model: TurningPointsModel, say: Language, reader: int | None = None) -> LayoutView:
    """Show a seat's turning points, or the progress of the search. `reader` is the reader's seat."""
    wording = Wording(say, model.players)
    below: list[Part] = [*_to_points(model, say), *_again(model, say), _seats(model, wording)]
    high = MENU + ROW * len(rows([each for each in below if isinstance(each, Button)]))
    parts: list[Part] = []
    for detail in (2, 1, 0):
        points = [
            _point(place, each, wording, detail, reader) for place, each in enumerate(model.points, start=1)
        ]
        parts = [*_head(model, wording, reader, explained=detail > 0 or not points), *points]
        if UNFRAMED.room_below(parts) >= high:
            break
    return compose([*parts, *below], None)


def _head(model: TurningPointsModel, wording: Wording, reader: int | None, *, explained: bool) -> list[Block]:
    say = wording.say
    told = [block(say("turning-title")), *_decided(model, wording, reader)]
    if model.seat is None:
        return [*told, block(say("turning-whose"))]
    whose = _whose(model.seat, wording, reader)
    left, state = _left(model, say), model.state
    if state == "done" and all(sureness(*each.weighed) == "level" for each in model.points):
        state = "rest" if left and model.total else "none"
    facts = {"done": model.done, "total": model.total, "count": len(model.points)}
    slight = say("turning-slight") if state in ("none", "rest") and model.points else ""
    parted = _parted(model, wording) if state in ("none", "rest") and model.seat == reader else ""
    return [
        *told,
        block(say("turning-title-of", **whose)),
        *left,
        block("\n".join(filter(None, [say(f"turning-state-{state}", **facts, **whose), parted, slight]))),
        block(say("turning-how", **whose) if model.over and explained else "", "", weight=70),
    ]


def _parted(model: TurningPointsModel, wording: Wording) -> str:
    """Say in which points the seat is behind the winner; empty if it has as many."""
    scores = stayed(model.view.scores) if model.view else []
    own = next((each for each in scores if each.seat == model.seat), None)
    return behind(scores[0], own, wording) if own and own.total < scores[0].total else ""


def _left(model: TurningPointsModel, say: Language) -> list[Block]:
    lines, points = list[str](), {point.step for point in model.points}
    for turn in (each for each in model.left if each.step not in points):
        names = named(turn.asked, Wording.of(turn.asked, say))
        text = ", ".join(names[option] for option in turn.options)
        lines.append(say("turning-blow", round=turn.round, text=text))
    return [block("\n".join([say("turning-left"), *lines]), lines[-1], weight=50)] if lines else []


def _whose(seat: int, wording: Wording, reader: int | None) -> dict[str, Value]:
    return {"name": wording.name(seat), "you": seat == reader}


def _decided(model: TurningPointsModel, wording: Wording, reader: int | None) -> list[Block]:
    course, view = model.course, model.view
    if view is None or course.decided is None:
        return []
    names = wording.names
    main, own = course.decided, -1 if reader is None else reader
    lines = [" ".join(decided_words(main, view, names, wording.say, own))]
    for blow in _blows(course, wording, own):
        _, title, _ = decided_words(blow, view, names, wording.say, own)
        told = blow.target == own or blow.kind in ("destroyed", "seized", "exchanged")
        victim = "none" if told else names[blow.target]
        facts = {"victim": victim, "stole": "yes" if blow.kind == "stole" else "no"}
        lines.append(wording.say("turning-hit", round=blow.round, text=title.rstrip("."), **facts))
    if len(lines) > 1:
        lines.insert(1, wording.say("turning-hits"))
    return [block("\n".join(lines), lines[0], weight=30)]


def _blows(course: GameCourse, wording: Wording, own: int) -> list[Highlight]:
    """Return the heaviest blows of people and against people, the reader's first; not the decisive one.

    Nobody at the table minds what computers did to each other, so leave that out.
    """
    main = course.decided and (course.decided.round, course.decided.kind, course.decided.target)
    people = {own, *(seat for seat, player in enumerate(wording.players) if not player.computer)}
    found = [
        each
        for each in course.blows
        if {each.seat, each.target} & people and (each.round, each.kind, each.target) != main
    ]
    found.sort(key=lambda each: own not in (each.seat, each.target))
    return sorted(found[:BLOWS_SHOWN], key=lambda each: (own not in (each.seat, each.target), each.round))


def _point(place: int, point: TurningPoint, wording: Wording, detail: int, reader: int | None) -> Block:
    """Show a choice with its round, and the better option.

    With a `detail` of 1, also show the difference in points; with 2, also the question.
    """
    say, asked, weighed = wording.say, point.asked, point.weighed
    names = named(asked, Wording.of(asked, say))
    text = question(asked, Wording.of(asked, say)) if detail == 2 else ""
    title = say("turning-point", place=place, round=point.round, text=text)
    chosen, other = names[weighed.chosen.option], names[weighed.other.option]
    lead = weighed.other.prospect.lead - weighed.chosen.prospect.lead
    cost = say("turning-points-more", points=_points(lead, say)) if detail and lead >= _LEAST else "none"
    facts = {"chosen": chosen, "other": other, "cost": cost, **_size(weighed)}
    whose = _whose(asked.seat, wording, reader)
    line = say("turning-point-cost", **facts, ended=weighed.chosen.option == "end", **whose)
    return block(f"{title}\n{line}" if text else f"{title.strip()} {line}", line, weight=40)


def _size(weighed: Weighed) -> dict[str, Value]:
    chosen, other = map(chance_of, weighed)
    return {"sure": sureness(*weighed), "wins": max(0, other.about - chosen.about)}


def _to_points(model: TurningPointsModel, say: Language) -> list[Control]:
    """Return a button for each point once the order is final, so that no click hits a moved button."""
    if model.state not in ("done", "late"):
        return []
    return [
        button(
            requests.TryOther(model.game, point.step),
            say("button-turning-point", place=place, alone=len(model.points) == 1),
            ButtonStyle.primary,
        )
        for place, point in enumerate(model.points, start=1)
    ]


def _again(model: TurningPointsModel, say: Language) -> list[Control]:
    """Offer to search again unless all choices were examined: the search may have stopped early."""
    if model.seat is None or model.state == "done":
        return []
    return [button(requests.ShowTurningPoints(model.game, model.seat), say("button-turning-again"))]


def _seats(model: TurningPointsModel, wording: Wording) -> Row:
    options = [
        option(wording.say("turning-of", name=wording.label(seat)), str(seat), chosen=seat == model.seat)
        for seat in range(len(model.players))
    ]
    asked, lasting = requests.PickSeat(model.game), f"turning {model.game} {model.seat}"
    return menu(asked, options, wording.say("menu-turning-seat"), lasting=lasting)


# One of them


def tried_picture(model: TriedModel, say: Language) -> WhyPicture | None:
    """Make the picture of a choice and another option; `None` if no result fits the game."""
    if model.weighed is None or model.contradicted:
        return None
    picture = why_picture(model.asked, _ranked(model.weighed), say)
    # Others may see this picture, so don't call anybody "you".
    return replace(picture, seats=tuple(replace(line, you=False) for line in picture.seats if line.you))


def _ranked(weighed: Weighed) -> tuple[WeighedAnswer, WeighedAnswer]:
    return (weighed.other, weighed.chosen) if weighed.cost > 0 else (weighed.chosen, weighed.other)


def tried_screen(
    model: TriedModel, say: Language, picture: WhyPicture | None = None, *more: Control
) -> LayoutView:
    """Compare a choice with another option, and show the panel; `more` controls come last."""
    asked, seat = model.asked, model.asked.seat
    name = Wording(say, asked.players).name(seat)
    title = say("turning-tried-title", name=name, round=model.round)
    controls: list[Control] = [
        button(requests.ShowTurningPoints(model.game, seat), say("button-decided")),
        button(requests.ShowStep(model.game, "next", model.step), say("button-replay")),
        button(requests.OpenPlayOn(model.game, model.step), say("button-play-on")),
        *more,
    ]
    wanted = None if picture else tried_picture(model, say)
    lesson = [
        block(title),
        *([told(wanted, say)] if wanted else []),
        block(say("turning-tried-how"), weight=70),
        block("\n".join(_tried(model, say))),
        block(say("turning-asked", text=question(asked, Wording.of(asked, say)))),
    ]
    return compose(panel_parts(asked, say, [picture] if picture else [], controls, lesson), None)


def tried_to_share(model: TriedModel, say: Language, picture: WhyPicture | None = None) -> LayoutView:
    """Compare a choice with another option, with a button that posts this in the channel."""
    tried = model.asked.question.options.index(model.tried)
    share = button(requests.ShareTried(model.game, model.step, tried), say("button-post"))
    return tried_screen(model, say, picture, share)


def _tried(model: TriedModel, say: Language) -> Iterator[str]:
    names = named(model.asked, Wording.of(model.asked, say))
    chosen, weighed = names[model.chosen], model.weighed
    if weighed is None:
        # Name the clicked option, too: there may be results for other options.
        yield say("turning-chosen", option=chosen, better=ON[False])
        yield say("turning-unknown", option=names[model.tried])
        return
    if model.contradicted:
        yield say("turning-contradicted", option=names[weighed.other.option])
        return
    worse = "turning-next-best" if model.tried == model.chosen else "turning-tried"
    key = "turning-best" if weighed.cost > 0 else worse
    yield say("turning-chosen", option=chosen, better=ON[weighed.cost <= 0])
    yield say(key, option=names[weighed.other.option], **_size(weighed))


# Words


def _points(points: float, say: Language) -> str:
    whole, tenth = divmod(round(points * 10), 10)
    return say("turning-number", whole=whole, tenth=tenth)
