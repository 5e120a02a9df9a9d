"""What a seat got its points for."""

from bot.screens.wording import Wording
from engine.state import Score


def score_lines(score: Score, wording: Wording) -> list[str]:
    """Return a line that tells what brought how many points, single cards last; none if nothing did."""
    say = wording.say
    lines = ", ".join(
        say("end-line", name=say.find(f"score-{name}") or wording.thing(name), points=points)
        for name, points in sorted(score.lines, key=lambda line: not say.has(f"score-{line[0]}"))
    )
    return [say("end-lines", lines=lines)] if lines else []
