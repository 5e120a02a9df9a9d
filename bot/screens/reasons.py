"""What one might expect among the answers to a question, and why it isn't there."""

from bot.screens.choices import asked_as, option_label
from bot.screens.limits import BUTTON_LABEL, clip
from bot.screens.view_models.panel import PanelModel
from bot.screens.wording import Wording
from engine.decision import Decision, Lack


def reasons(model: PanelModel, decision: Decision, wording: Wording) -> list[str]:
    """Name each option that is missing, with the reason; none where the question itself says it."""
    if asked_as(model, decision, wording) != f"ask-{decision.kind}":
        return []
    return [clip(_reason(model, decision, wording, lack), BUTTON_LABEL) for lack in model.lacking]


def _reason(model: PanelModel, decision: Decision, wording: Wording, lack: Lack) -> str:
    label = option_label(model, decision, wording, lack.option)
    if lack.reason in decision.options:
        first = option_label(model, decision, wording, lack.reason)
        return wording.say("lacking-first", label=label, first=first)
    reason = wording.say.find(f"lacking-{lack.reason}") or wording.say("lacking")
    return wording.say("lacking-because", label=label, reason=reason)
