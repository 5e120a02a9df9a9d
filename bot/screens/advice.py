"""Hints in a panel: the button that asks for one, and what was found, under the question's buttons."""

from collections.abc import Sequence

from ai.thought import Candidate
from bot.controls import requests
from bot.screens.choices import choice_of
from bot.screens.fit import Block, block
from bot.screens.layout import Control, button
from bot.screens.limits import OPTION_LABEL
from bot.screens.names import escaped
from bot.screens.view_models.panel import AdviceModel, PanelModel
from bot.screens.wording import Wording
from bot.words.language import Language
from engine.decision import Decision

PARTS = (100, 75, 66, 50, 33, 25, 20, 10)
"""Parts of all worlds that there are words for, in hundredths."""

FEWEST = 8
"""In how many worlds an answer has to be tried for a word about parts of them."""

LEAST = 0.07
"""In which part of the worlds something has to happen to be worth a word."""


def advice_button(model: PanelModel, say: Language) -> list[Control]:
    """Return the button that asks for a hint, if one can be had and wasn't.

    It can be pressed while one is looked for, too: what was found may not have come through.
    """
    advice = model.advice
    if advice is None or (advice.status == "given" and not advice.late):
        return []
    label = say("button-advice-thinking" if advice.status == "thinking" else "button-advice")
    return [button(requests.AskAdvice(model.game, model.tag), label)]


def advice_blocks(model: PanelModel, wording: Wording) -> list[Block]:
    """Tell the hint that was asked for, if it is there."""
    advice, decision, say = model.advice, model.decision, wording.say
    if advice is None or decision is None or advice.status != "given":
        return []
    if not advice.candidates:
        choices = ", ".join(_label(model, decision, wording, pick) for pick in advice.picks)
        return [block(say("advice-late" if advice.late else "advice-thumb", choices=choices), weight=70)]
    return [_tried(model, decision, advice, wording)]


def _tried(model: PanelModel, decision: Decision, advice: AdviceModel, wording: Wording) -> Block:
    """Tell the best answers, with what speaks for each in numbers; if there is little room, with the lead."""
    say = wording.say
    long, short = [say("advice-title")], [say("advice-title")]
    for place, each in enumerate(advice.candidates, 1):
        label = _label(model, decision, wording, each.option)
        chance = round(100 * each.prospect.chance)
        for lines, key in ((long, "advice-lead"), (short, "advice-lead-short")):
            lead = _lead(each, key, say)
            lines.append(say("advice-choice", place=place, label=label, lead=lead, chance=chance))
        long += _suffered(each.suffered, say) if each.worlds >= FEWEST else []
    long.append(say("advice-how", count=advice.candidates[0].worlds))
    return block("\n".join(long), "\n".join(short), weight=70)


def _label(model: PanelModel, decision: Decision, wording: Wording, option: str) -> str:
    """Name an answer as its button does, in a text."""
    index = decision.options.index(option)
    return escaped(choice_of(model, decision, wording, index).label, OPTION_LABEL)


def _lead(candidate: Candidate, key: str, say: Language) -> str:
    tenths = round(10 * abs(candidate.prospect.lead))
    side = "even" if not tenths else "ahead" if candidate.prospect.lead > 0 else "behind"
    return say(key, side=side, whole=tenths // 10, tenths=tenths % 10)


def _suffered(suffered: Sequence[tuple[str, float]], say: Language) -> list[str]:
    """Tell in a line what others do to the reader most often; in none if they don't."""
    found = [
        (say(f"advice-part-{_part(share)}"), deed)
        for kind, share in suffered
        if share >= LEAST and (deed := say.find(f"advice-deed-{kind}"))
    ]
    if not found:
        return []
    (part, deed), *others = found
    if not others:
        return [say("advice-suffered", part=part, deed=deed)]
    (next_part, next_deed), *_ = others
    return [say("advice-suffered-two", part=part, deed=deed, next_part=next_part, next_deed=next_deed)]


def _part(share: float) -> int:
    """Return the part with words that is nearest to this one, which is between 0 and 1."""
    return min(PARTS, key=lambda part: abs(part - 100 * share))
