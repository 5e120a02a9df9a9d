"""Tales of how a game was won. We choose one that the same people haven't read lately.

A circle is a set of people, with the games that exactly these people played together.
"""

from collections.abc import Iterator, Sequence

from bot.story.course import GameCourse, Highlight, HighlightKind
from bot.story.winning import stayed
from engine.cards.districts import DISTRICTS
from engine.state import Score

BLOWS = ("killed", "bewitched", "stole", "destroyed", "seized", "exchanged")
"""The kinds of tales about a blow. Each character or district makes its own headline."""

_HITS, _DEFICIT, _BONUS, _SPURT, _MARGIN = 3, 5, 3, 8, 8
"""The least numbers that are worth a tale: blows, a deficit, a bonus, a round's points, a lead."""


def headline_of(tale: Highlight) -> str:
    """Return the headline of a tale, by which we know whether people have read the tale before."""
    return f"{tale.kind} {tale.what}" if tale.kind in (*BLOWS, "bonus", "landmark") else tale.kind


def freshest_tale(tales: Sequence[Highlight], heads: Sequence[tuple[str, int]]) -> Highlight | None:
    """Choose the first tale with a new headline, else one with a new seat, else the one read longest ago.

    `heads` are the circle's last headlines with their seats, the newest first.
    """
    read = [head for head, _ in heads]
    fresh = [each for each in tales if headline_of(each) not in read]
    fresh += [each for each in tales if (headline_of(each), each.seat) not in heads]
    if fresh:
        return fresh[0]
    return max(tales, key=lambda each: read.index(headline_of(each)), default=None)


def with_record(tale: Highlight, murders: Sequence[tuple[int, int]]) -> Highlight:
    """Return a tale. If it is a murder, add how many of the `murders` have the same murderer and victim."""
    if tale.kind != "killed":
        return tale
    return tale._replace(times=murders.count((tale.seat, tale.target)))


def tales_of(course: GameCourse, scores: Sequence[Score]) -> Iterator[Highlight]:
    """Yield the tales of a finished game: first the deciding blow or scoring, then others, the rarest first.

    The others are about the winner; their `target` is the second player. Common ones come last.
    """
    decided = course.decided
    if decided is None:
        return
    scores = stayed(scores)
    others = tuple(_of_winner(course, scores)) if len(scores) > 1 else ()
    if decided.kind in (*BLOWS, "count"):
        yield from (decided, *others)
        return
    yield from others
    if decided.kind == "lead" and others and 2 * decided.round <= len(course.points):
        # The lead began too early to decide anything.
        return
    if decided.kind == "lead" and decided.what:
        yield decided._replace(kind="landmark")
    yield decided


def _of_winner(course: GameCourse, scores: Sequence[Score]) -> Iterator[Highlight]:
    first, second, points = scores[0], scores[1], course.points
    if second.place(scores) == 1:
        return
    winner, margin = first.seat, first.total - second.total
    gaps = [max(each) - each[winner] for each in points]
    behind = max(
        (gap for gap, each in zip(gaps, points, strict=True) if each[winner] == min(each)), default=0
    )
    hits, lines = course.hits[winner], dict(first.lines)
    bonuses = ((name, each) for name, each in first.lines if name in DISTRICTS)
    card, extra = max(bonuses, key=lambda each: each[1], default=("", 0))
    types = lines.get("five-types", 0) - dict(second.lines).get("five-types", 0)
    finish = lines.get("first-completed", 0)
    spurt = points[-1][winner] - points[-2][winner] if len(points) > 1 else 0
    found: list[tuple[HighlightKind, int, bool]] = [
        ("survived", hits, hits >= _HITS),
        ("comeback", behind, behind >= _DEFICIT),
        ("close", margin, margin <= 1),
        ("bonus", extra, extra >= max(margin, _BONUS)),
        ("types", types, types >= max(margin, 1)),
        ("finish", finish, finish >= max(margin, 1)),
        ("spurt", spurt, spurt >= _SPURT),
        ("ahead", 0, len(points) > 2 and not any(gaps[1:])),
        ("runaway", margin, margin >= _MARGIN),
        ("untouched", 0, not hits),
    ]
    for kind, number, told in found:
        if told:
            what = card if kind == "bonus" else ""
            yield Highlight(kind, len(points), winner, second.seat, what=what, number=number)
