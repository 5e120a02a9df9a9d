"""Hints: the button that asks for a hint, the answer in the panel, and the numbers behind it."""

from collections.abc import Mapping, Sequence
from math import ceil, floor, sqrt

from discord import ButtonStyle
from discord.ui import LayoutView

from ai.level import WeighedAnswer
from bot.controls import requests
from bot.screens.answers import named
from bot.screens.layout import Control, button, compose
from bot.screens.limits import Block, block
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording, reader_wording
from bot.words.language import Language

FEWEST = 8
"""The tries that an answer needs before the screen shows shares of them."""

RARELY = 0.1
"""The share of the tries in which an action must happen to be shown."""

TOLD = 0.15
"""The share of the tries in which an option must spare its player an action, to be a reason."""

FAR = 1.0
"""The lead in points that the best option needs over the other, to be a reason."""

MOST_SUFFERED = 3
"""The most such actions shown."""


def advice_button(model: PanelModel, say: Language) -> list[Control]:
    """Return the button that asks for a hint or for the numbers behind it; empty without a hint to ask for.

    The player can press it during the search, too: the message with the hint may have been lost.
    """
    advice = model.advice
    if advice is None:
        return []
    if advice.status == "given" and not advice.late:
        why = requests.ExplainAdvice(model.game, model.tag)
        return [button(why, say("button-advice-why"))] if advice.candidates else []
    label = say("button-advice-thinking" if advice.status == "thinking" else "button-advice")
    return [button(requests.AskAdvice(model.game, model.tag), label)]


def advice_blocks(model: PanelModel, wording: Wording) -> list[Block]:
    """Show the answer that the computer would choose, if the player asked for it."""
    advice, say = model.advice, wording.say
    if advice is None or model.decision is None or advice.status != "given":
        return []
    names = named(model, wording)
    choices = ", ".join(names[pick] for pick in advice.picks)
    why = _reason(advice.candidates, advice.picks, names, say)
    return [
        block(say("advice-late" if advice.late else "advice-given", choices=choices), weight=70),
        block(say("small", text=why) if why else "", "", weight=55),
    ]


def _reason(
    candidates: Sequence[WeighedAnswer], picks: Sequence[str], names: Mapping[str, str], say: Language
) -> str:
    """Explain why the advised answer is better than the next best one; empty if nothing was compared."""
    best = next((each for each in candidates if each.option in picks), None)
    other = next((each for each in candidates if each.option not in picks), None)
    return reason_text(best, other, names, say) if best and other else ""


def reason_text(best: WeighedAnswer, other: WeighedAnswer, names: Mapping[str, str], say: Language) -> str:
    """Compare two options by others' actions, points or wins, ignoring differences within their margins."""
    spared = dict(best.happened)
    deeds = sorted((part - spared.get(kind, 0), kind, part) for kind, part in other.happened)
    for gain, kind, part in reversed(deeds):
        what, less = say.find(f"suffered-{kind}"), part - gain
        if what and gain >= TOLD and _apart((less, best.worlds), (part, other.worlds)):
            deed = say("turning-suffered", what=what, part=round(100 * part))
            return say(
                "puzzle-why-deed",
                best=names[best.option],
                other=names[other.option],
                deed=deed,
                less=round(100 * less),
            )
    if best.prospect.lead - other.prospect.lead < FAR:
        chances = [(each.prospect.chance, each.worlds) for each in (other, best)]
        key = "puzzle-why-close" if _apart(*chances) else "puzzle-why-level"
        return say(key, best=names[best.option], other=names[other.option])
    return say(
        "puzzle-why-lead",
        best=names[best.option],
        lead=lead_text(best, say, "advice-lead-short"),
        other=names[other.option],
        other_lead=lead_text(other, say, "advice-lead-short"),
    )


def _apart(less: tuple[float, int], more: tuple[float, int]) -> bool:
    """Return whether one share of tries is surely less than another, each given with its tries."""
    return less[0] + _off(*less) < more[0] - _off(*more)


def _off(part: float, tries: int) -> float:
    """Return the margin of a share of tries: two standard errors, or three tries if nearly all agree."""
    bound = _bound(tries)
    return 2 * sqrt(part * (1 - part) / tries) if bound <= part <= 1 - bound else bound


def _bound(tries: int) -> float:
    """Return three tries as a share of all tries, at most half."""
    return min(0.5, 3 / max(1, tries))


def why_screen(model: PanelModel, say: Language) -> LayoutView:
    """Show the best answers in place of the panel, with numbers as detailed as there is room for."""
    advice, names = model.advice, named(model, reader_wording(model, say))
    assert advice is not None
    long, short = [say("advice-title")], [say("advice-title")]
    for place, each in enumerate(advice.candidates, 1):
        label, chance = names[each.option], chance_text(each, say)
        for lines, key in ((long, "advice-lead"), (short, "advice-lead-short")):
            lead = lead_text(each, say, key)
            lines.append(say("advice-choice", place=place, label=label, lead=lead, chance=chance))
        if often := suffered(each, say):
            long.append(say("small", text=" · ".join(often)))
    long.append(say("advice-how", count=advice.candidates[0].worlds))
    back = button(requests.Play(model.game), say("button-less"), ButtonStyle.primary)
    return compose([block("\n".join(long), "\n".join(short)), back], None)


def chance_text(candidate: WeighedAnswer, say: Language) -> str:
    """Describe the chance of a win with its margin."""
    chance, bound = candidate.prospect.chance, _bound(candidate.worlds)
    if chance > 1 - bound:
        return say("chance-over", percent=floor(100 * (1 - bound)))
    if chance < bound:
        return say("chance-under", percent=ceil(100 * bound))
    margin = ceil(100 * _off(chance, candidate.worlds))
    return say("chance-about", percent=round(100 * chance), margin=margin)


def suffered(candidate: WeighedAnswer, say: Language) -> list[str]:
    """Describe others' most frequent actions against the player; empty if there were too few tries."""
    often = [
        say("turning-suffered", what=what, part=round(100 * part))
        for kind, part in candidate.happened
        if part >= RARELY and candidate.worlds >= FEWEST and (what := say.find(f"suffered-{kind}"))
    ]
    return often[:MOST_SUFFERED]


def lead_text(candidate: WeighedAnswer, say: Language, key: str) -> str:
    """Describe the average lead in points, in the words of this key."""
    tenths = round(10 * abs(candidate.prospect.lead))
    side = "even" if not tenths else "ahead" if candidate.prospect.lead > 0 else "behind"
    return say(key, side=side, whole=tenths // 10, tenths=tenths % 10)
