"""Where each action of a turn stands on a panel: on a button, or in which menu."""

from collections.abc import Iterator, Sequence

from engine import Decision
from engine.decision import verb
from engine.lines import Line
from tests.e2e.plans import value
from tests.house import ANSWERS, BUTTON, Component


def places(decision: Decision, lines: Sequence[Line], controls: Sequence[Component]) -> dict[str, str]:
    """Return the place of each action: "button", or the kinds of actions that share its menu.

    All districts are one action, and so are the targets of a power. A line is what it leads to.
    """
    named = {value(line): line for line in lines}
    found: dict[str, str] = {}
    for control in controls:
        actions = [_action(decision, named.get(each), each) for each in _values(control)]
        place = "button" if control["type"] == BUTTON else " ".join(sorted(set(actions)))
        found |= dict.fromkeys(actions, place)
    return found


def _values(control: Component) -> Iterator[str]:
    """Yield the answers of a control, as a menu has them."""
    if control["type"] != BUTTON:
        yield from (option["value"] for option in control["options"])
    elif ANSWERS.match(control["custom_id"]):
        yield control["custom_id"].rpartition(":")[2]


def _action(decision: Decision, line: Line | None, answer: str) -> str:
    option = line.goal if line else decision.options[int(answer.partition("-")[0])]
    if verb(option) == "end" and line and len(line.picks) > 1:
        return "line-end"
    return option if verb(option) in ("gather", "use") else verb(option)
