"""What a seat got its points for."""

from bot.screens.wording import Wording
from engine.state import Score


def score_lines(score: Score, wording: Wording) -> list[str]:
    """Return a line that tells what brought how many points; none if nothing did."""
    say = wording.say
    lines = ", ".join(
        say("end-line", name=say.find(f"score-{name}") or wording.thing(name), points=points)
        for name, points in score.lines
    )
    return [say("end-lines", lines=lines)] if lines else []
