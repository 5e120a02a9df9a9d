"""The offers of a panel: the options of its question, and lines if there is room.

A line is a sequence of answers that one click gives. The player can also give these answers one by one.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.screens.answers import ShownOption, choice_of, choices, option_label
from bot.screens.controls import Room, fits
from bot.screens.limits import OPTION_LABEL, clip, letters
from bot.screens.phone import BUTTON_LETTERS
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from engine.decision import argument, verb
from engine.hooks import CHARACTERS
from engine.lines import Line
from engine.offers import Brings


def offered(model: PanelModel, wording: Wording, room: Room) -> list[ShownOption]:
    """Return the options, and the lines that fit beside them.

    If not all lines of a kind fit, that kind is left out. Lines that end a turn are always offered, except in
    a beginner's first turn, in which several steps on one button would be confusing.
    """
    found, decision = choices(model, wording), model.decision
    if decision is None:
        return found
    groups: dict[str, list[Line]] = {}
    for line in model.lines:
        own = line.goal in decision.options and line.picks[0] == line.goal and verb(line.goal) != "build"
        groups.setdefault(line.goal if own else f"line-{verb(line.goal)}", []).append(line)
    if model.beginner and model.explained:
        groups = {goal: lines for goal, lines in groups.items() if goal in decision.options}
    if ending := groups.pop("line-end", []):
        # Whether they are offered must not depend on the hand, or a player who uses one would reveal theirs.
        found = _with_ways(model, wording, found, ending)
    plain, dropped = found, False
    for goal, lines in groups.items():
        ways = _arranged(model, wording, found, goal, lines)
        fitting = next((each for each in ways if fits(_merged(each, wording), room)), None)
        found, dropped = fitting or found, dropped or fitting is None
    if dropped:
        # One menu for everything takes less room than the buttons that didn't fit.
        for goal, lines in groups.items():
            plain = _arranged(model, wording, plain, goal, lines)[-1]
        found = plain if fits(_merged(plain, wording), room) else found
    return _with_end(model, wording, _merged(found, wording))


def _with_end(model: PanelModel, wording: Wording, found: list[ShownOption]) -> list[ShownOption]:
    """Name the character's unused free powers on the button with which a beginner ends the turn."""
    turn, options = model.view.turn, model.question.options
    if not model.beginner or turn is None or "end" not in options:
        return found
    left = [
        option
        for power in CHARACTERS[turn.character].powers
        if (option := power.option) in options and model.brings.get(option, Brings()).gold >= 0
    ]
    if not left:
        return found
    powers = option_label(model, wording, left[0])
    labels = [wording.say("option-end-losing", count=len(left), power=each) for each in (powers, "none")]
    label = labels[letters(labels[0]) > BUTTON_LETTERS or len(left) > 1]
    return [replace(each, label=label) if each.verb == "end" else each for each in found]


def _arranged(
    model: PanelModel, wording: Wording, found: Sequence[ShownOption], goal: str, lines: Sequence[Line]
) -> list[list[ShownOption]]:
    """Return ways to offer the lines of one kind beside the other offers; the last way is a menu."""
    if goal in model.question.options:
        return list(_targets(model, wording, found, lines))
    ways = _with_ways(model, wording, found, lines)
    return [ways, [_listed(each, wording) for each in ways]]


def _merged(found: Sequence[ShownOption], wording: Wording) -> list[ShownOption]:
    """If there is more than one menu, put all their options into one."""
    menus = dict.fromkeys(each.verb for each in found if each.menu)
    if len(menus) <= 1:
        return list(found)
    text = wording.say("menu-at-once")
    return [
        replace(each, verb="at-once", menu=text, label=_whole(each, wording)) if each.menu else each
        for each in found
    ]


def _whole(choice: ShownOption, wording: Wording) -> str:
    """Name an option of a shared menu: a target needs the name of its power."""
    if not choice.about or choice.verb.startswith(("build", "line-")):
        return choice.label
    return clip(_joined(wording, [choice.about, choice.label]), OPTION_LABEL)


# Lines of an option


def _targets(
    model: PanelModel, wording: Wording, found: Sequence[ShownOption], lines: Sequence[Line]
) -> Iterable[list[ShownOption]]:
    """Yield the offers with an option replaced by its targets: on buttons with short labels, or in a menu."""
    option = lines[0].goal
    place = next(number for number, each in enumerate(found) if model.question.options[each.index] == option)
    plain, key = found[place], f"line-{option.replace(':', '-')}"
    ahead = [_target(model, wording, line) for line in lines]
    if wording.say.has(key) and all(len(line.picks) == 2 for line in lines):
        about = wording.say(key, name=plain.label)
        buttons = [
            replace(
                each,
                label=clip(wording.say(key, name=each.label), OPTION_LABEL),
                description=plain.description,
                about=about,
            )
            for each in ahead
            if not each.faint
        ]
        others = wording.say("menu-others", label=plain.label)
        faint = [
            replace(each, verb=f"{option}-others", menu=others, about=plain.label)
            for each in ahead
            if each.faint
        ]
        for shown in (buttons, [replace(each, stake="") for each in buttons]):
            yield [*found[:place], *shown, *faint, *found[place + 1 :]]
    menu = wording.say("menu-targets", label=plain.label)
    listed = [replace(each, menu=menu, menu_help=plain.description, about=plain.label) for each in ahead]
    yield [*found[:place], *sorted(listed, key=lambda choice: choice.faint), *found[place + 1 :]]


def _target(model: PanelModel, wording: Wording, line: Line) -> ShownOption:
    """Return the offer of a line's target, which all answers after the first one name."""
    named: list[ShownOption] = []
    for asked, pick in zip(line.asked[1:], line.picks[1:], strict=True):
        there = replace(model, decision=asked, brings={pick: line.brings}, lacking=())
        named.append(choice_of(there, wording, asked.options.index(pick)))
    first, *then = line.indexes
    # Of three answers, the second names the gain, and the third only its price.
    return replace(
        named[:2][-1],
        index=first,
        then=tuple(then),
        verb=line.goal,
        label=clip(_joined(wording, [each.label for each in named]), OPTION_LABEL),
        faint=any(each.faint for each in named),
    )


def _joined(wording: Wording, labels: Sequence[str]) -> str:
    """Join the labels of two or three answers; the third is the price of the second."""
    text = labels[0]
    for key, label in zip(("line-joined", "line-given-for"), labels[1:], strict=False):
        text = wording.say(key, first=text, second=label)
    return text


# Usual ways through a turn


def _with_ways(
    model: PanelModel, wording: Wording, found: Sequence[ShownOption], lines: Sequence[Line]
) -> list[ShownOption]:
    """Add these lines before the option that ends the turn.

    If a line starts by building a district, a menu also offers to do only that. A beginner doesn't get that
    menu: building and taking gold is always better.
    """
    menu = wording.say("menu-build-only")
    better = {line.picks[0] for line in lines if verb(line.picks[0]) == "build"}
    plain = [
        replace(each, verb="build-only", menu=menu, faint=True)
        if not each.then and model.question.options[each.index] in better
        else each
        for each in found
    ]
    if model.beginner:
        plain = [each for each in plain if each.verb != "build-only"]
    ends = (number for number, each in enumerate(plain) if each.verb in ("line-end", "end"))
    place = next(ends, len(plain))
    return [*plain[:place], *(_way(wording, line) for line in lines), *plain[place:]]


def _listed(choice: ShownOption, wording: Wording) -> ShownOption:
    """Put an option that builds into a menu."""
    if choice.verb not in ("build", "build-only", "line-build"):
        return choice
    return replace(choice, verb="line-build", menu=wording.say("menu-build"), faint=False)


def _way(wording: Wording, line: Line) -> ShownOption:
    """Return the offer of a line that builds or ends a turn, without the price if its label is too long."""
    first, *then = line.indexes
    said, card = f"line-{verb(line.goal)}", argument(line.goal)
    begins = {"gather": "takes", "card": "keeps", "build": "builds"}.get(verb(line.picks[0]), "collects")
    names = [wording.card(card, line.cost), wording.priceless(card)] if card else [""]
    labels = [
        wording.say(said, begins=begins, before=line.before, card=name, after=line.gold - line.before)
        for name in names
    ]
    label = next((each for each in labels if letters(each) <= BUTTON_LETTERS), labels[-1])
    return ShownOption(first, said, clip(label, OPTION_LABEL), "", then=tuple(then))
