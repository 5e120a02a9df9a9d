"""The offers of a panel: the options of its question, and lines if there is room.

A line is a series of answers that one click gives. The player can also give these answers one by one.
"""

import math
from collections.abc import Sequence
from dataclasses import replace

from bot.pictures.held import in_order
from bot.screens.answers import ShownOption, choice_of, choices, ending, shown_cost
from bot.screens.controls import Room, fits, menu_text
from bot.screens.limits import OPTION_LABEL, clip, letters
from bot.screens.phone import BUTTON_LETTERS
from bot.view_models.panel import PanelModel
from bot.wording.wording import Wording
from engine.decision import argument, verb
from engine.hooks import CHARACTERS
from engine.lines import Line
from engine.offers import Brings

MOST_IN_TURN = 5  # The most answer buttons in a turn. The other options are in menus.


def offered(model: PanelModel, wording: Wording, room: Room) -> list[ShownOption]:
    """Return the options and lines: on a few buttons with short labels, otherwise in menus.

    Each action has its place: districts to build and the targets of an option are always in a menu, gathering
    and ending always have buttons. Powers without a target, and lines to the end of the turn, have buttons if
    there is room.

    If the lines to all targets of an option don't fit, show only the option. Always show all other lines:
    if the hand decided which of them are there, a player's use of one would reveal cards. Only a
    beginner's first turn begins without lines, because several steps at once would confuse.
    """
    found, decision = choices(model, wording), model.decision
    if decision is None:
        return found
    few = room._replace(most=min(room.most, MOST_IN_TURN))
    targeted = _targeted(model)
    ways = [] if model.stepwise else [line for line in model.lines if line not in targeted]
    for goal in dict.fromkeys(line.goal for line in targeted):
        listed = _targets(model, wording, found, [line for line in targeted if line.goal == goal])
        found = listed if fits(_with_ways(model, wording, listed, ways, _IN_MENUS), room) else found
    if decision.kind != "turn" and not ways:
        return found
    ends = _with_end(model, wording, found), found
    menus = (_BUILDS if decision.kind == "turn" and not model.leads else (), _IN_MENUS)
    forms = [_with_ways(model, wording, end, ways, each) for each in menus for end in ends]
    forms += [_merged(form, wording) for form in forms[2:]]
    good = next((each for each in forms if fits(each, few) and _short(each)), None)
    plain = _with_ways(model, wording, found, ways, ())
    return good or (plain if fits(plain, room) else min(forms, key=room.needed))


def settled(model: PanelModel, shown: Sequence[ShownOption]) -> bool:
    """Return whether each action has its usual place: targets in a menu, and no menu for several actions."""
    kinds = dict[str, set[str]]()
    for each in shown:
        kinds.setdefault(each.menu, set()).add(each.verb.removeprefix("line-"))
    plain, targets = kinds.pop("", set()), {line.goal for line in _targeted(model)}
    return not plain & targets and all(len(each) == 1 and "end" not in each for each in kinds.values())


def _targeted(model: PanelModel) -> list[Line]:
    """Return the lines to the targets of an option."""
    options = model.question.options
    return [
        line
        for line in model.lines
        if line.goal in options and line.picks[0] == line.goal and verb(line.goal) != "build"
    ]


def _short(found: Sequence[ShownOption]) -> bool:
    """Return whether the buttons of all lines have labels that fit on one line."""
    return all(
        letters(each.label) <= BUTTON_LETTERS for each in found if each.verb == "line-end" and not each.menu
    )


def _with_end(model: PanelModel, wording: Wording, found: list[ShownOption]) -> list[ShownOption]:
    """Name what would be lost on the button that ends the turn: free powers, otherwise a build.

    A power counts if it is sure to bring something; for a beginner, each free power counts. A power with only
    faint targets, such as the reader's own districts, doesn't count.
    """
    turn, options = model.view.turn, model.question.options
    if turn is None or "end" not in options:
        return found
    wanted = {each.verb for each in found if not each.faint}
    faint = {each.verb for each in found} - wanted
    brought = {each: gain for each, gain in model.brings.items() if gain.gold >= 0 and each not in faint}
    left = {
        power.option: power.either or power.name
        for power in CHARACTERS[turn.character].powers
        if power.option in brought and (model.beginner or brought[power.option] != Brings())
    }
    builds = [shown_cost(model, each) or 0 for each in options if verb(each) == "build"]
    if left:
        gains = [brought[each] for each in left]
        lost = "gold" if all(each.gold for each in gains) else "-".join(left).replace(":", "-")
        lost = "cards" if all(each.drawn for each in gains) else lost
        label = wording.say.find(f"option-end-losing.{lost}") or wording.say(
            "option-end-losing", count=len({*left.values()})
        )
    elif turn.built < turn.limit and min(builds, default=math.inf) <= model.own.gold:
        label = wording.say(f"option-end-losing.{'more' if turn.built else 'build'}")
    else:
        return found
    return [replace(each, label=label) if each.verb == "end" else each for each in found]


_POWERS = ("use", "play", "arm", "disarm")
_BUILDS = ("build", "line-build")
_IN_MENUS = (*_BUILDS, "line-end")


def _merged(found: Sequence[ShownOption], wording: Wording) -> list[ShownOption]:
    """Put all powers and action cards into one menu, which takes less room than buttons."""
    rows = {each.steps: replace(each, label=_whole(each, wording)) for each in found if _is(each, _POWERS)}
    if len(rows) < 2:
        return list(found)
    menu = menu_text([*rows.values()], wording.say)
    return [replace(rows[each.steps], menu=menu) if each.steps in rows else each for each in found]


def _is(choice: ShownOption, kinds: tuple[str, ...]) -> bool:
    return choice.verb.partition(":")[0] in kinds


def _whole(choice: ShownOption, wording: Wording) -> str:
    """Name an option of a shared menu. In front of a target, add the name of its power."""
    return (
        clip(_joined(wording, [choice.about, choice.label]), OPTION_LABEL) if choice.about else choice.label
    )


# Lines of an option


def _targets(
    model: PanelModel, wording: Wording, found: Sequence[ShownOption], lines: Sequence[Line]
) -> list[ShownOption]:
    """Return the offers, with a menu of targets in place of an option."""
    option = lines[0].goal
    place = next(number for number, each in enumerate(found) if model.question.options[each.index] == option)
    plain, ahead = found[place], [_target(model, wording, line) for line in lines]
    # A type is what the Spy looks for: its gold and cards, and so the end of the turn, are secret.
    ends = [line.ends for line in lines]
    label = wording.say("option-ends", label=plain.label) if all(ends) else plain.label
    menu = wording.say.first(f"menu-{option.replace(':', '-')}", "menu-targets", label=label) or ""
    listed = [replace(each, menu=menu, menu_help=plain.description, about=plain.label) for each in ahead]
    if not all(ends):
        listed = [ending(each, wording) if last else each for each, last in zip(listed, ends, strict=True)]
    return [*found[:place], *sorted(listed, key=lambda choice: choice.faint), *found[place + 1 :]]


def _target(model: PanelModel, wording: Wording, line: Line) -> ShownOption:
    """Return the offer of one target. Its label names the answers after the first."""
    named: list[ShownOption] = []
    for asked, pick in zip(line.asked[1:], line.picks[1:], strict=True):
        there = replace(model, decision=asked, brings={pick: line.brings}, lacking=())
        named.append(choice_of(there, wording, asked.options.index(pick)))
    first, *then = line.indexes
    joint = "line-replaced" if line.asked[-1].kind == "cannonball-card" else "line-joined"
    # With three answers, the label of the second names the gain, and that of the third only its price.
    return replace(
        named[:2][-1],
        index=first,
        then=tuple(then),
        verb=line.goal,
        label=clip(_joined(wording, [each.label for each in named], joint), OPTION_LABEL),
        faint=any(each.faint for each in named),
    )


def _joined(wording: Wording, labels: Sequence[str], joint: str = "line-joined") -> str:
    """Join the labels of two or three answers; the third is the price of the second."""
    text = labels[0]
    for key, label in zip((joint, "line-given-for"), labels[1:], strict=False):
        text = wording.say(key, first=text, second=label)
    return text


# Usual ways through a turn


def _with_ways(
    model: PanelModel,
    wording: Wording,
    found: Sequence[ShownOption],
    lines: Sequence[Line],
    kinds: tuple[str, ...],
) -> list[ShownOption]:
    """Add these lines before the end of the turn. Options of these `kinds` share a menu."""
    builds, rest = _builds(model, wording, found, lines), [each for each in found if each.verb != "build"]
    ends = [_way(wording, line) for line in lines if verb(line.goal) == "end"]
    place = next((number for number, each in enumerate(rest) if each.verb == "end"), len(rest))
    arranged = [*rest[:place], *builds, *ends, *rest[place:]]
    listed = [each for each in arranged if _is(each, kinds)]
    menu = menu_text(listed, wording.say) if listed else ""
    return [replace(each, menu=menu) if each in listed else each for each in arranged]


def _builds(
    model: PanelModel, wording: Wording, found: Sequence[ShownOption], lines: Sequence[Line]
) -> list[ShownOption]:
    """Return the offers to build, in the order in which the picture shows the hand.

    If a line builds and collects gold, leave out the plain offer to build, which is hardly ever better: the
    gold could only be taken from the player before they spend it. The button *More* has that offer.
    """
    better = {line.picks[0]: line for line in lines}
    offers = [(argument(line.goal), _way(wording, line)) for line in lines if verb(line.goal) == "build"]
    for each in found:
        option = model.question.options[each.index]
        if each.verb == "build" and option not in better:
            offers.append((argument(option), each))
    held = [*(each.card for each in in_order(model.view.hand)), *(card for card, _ in offers)]
    return [each for _, each in sorted(offers, key=lambda offer: held.index(offer[0]))]


def _way(wording: Wording, line: Line) -> ShownOption:
    """Return the offer of a line. One that builds names its district, with the other steps below."""
    say, card, (begins, taken, collected, after) = wording.say, argument(line.goal), _steps(line)
    first, *then = line.indexes
    if not card:  # All gold at once, which is shorter.
        sums = "+".join(f"{gold}" for gold in line.gains if gold)
        label = say("line-end", begins=begins, gold=line.gold, sums=sums)
        return ShownOption(first, "line-end", label, "", then=tuple(then))
    label = say("line-build", begins=begins, collected=collected, card=wording.card(card, line.cost))
    steps = say("line-build-steps", begins=begins, taken=taken, collected=collected, after=after)
    way = say.find(f"line-way-{line.way}") if line.way else ""
    told = [steps.strip(), way, say("line-ends") if line.ends else ""]
    help_text = clip(" ".join(filter(None, told)), OPTION_LABEL)
    return ShownOption(first, "line-build", clip(label, OPTION_LABEL), help_text, then=tuple(then))


def _steps(line: Line) -> tuple[str, int, int, int]:
    """Return how a line begins, and its gold: from gathering, and from powers before and after its goal."""
    begins = {"gather": "takes", "card": "keeps", "build": "builds"}.get(verb(line.picks[0]), "collects")
    taken = line.gains[0] if begins == "takes" else 0
    return begins, taken, line.before - taken, line.gold - line.before
