"""The end of a game as a poster: who won and why, the race, the decisive event, the scores, awards."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.pictures import poster
from bot.pictures.alt import ALT_LETTERS, DETAILS, Detail, by_type, fullest
from bot.pictures.bands import Band, BandFigure, band_parts
from bot.pictures.canvas import Part
from bot.pictures.models import city_of
from bot.pictures.picture import StackedPicture
from bot.story.course import BLOWS_SHOWN, NO_COURSE, GameCourse, Highlight
from bot.story.feats import Feat
from bot.story.tales import BLOWS
from bot.story.winning import place_of, stayed, unclaimed
from bot.words.language import Language
from bot.words.names import NAME_LETTERS as LONGEST_NAME
from engine.setup.rules import Rules
from engine.state import Score
from engine.view import View

_SHORT_NAME = 16  # The letters that remain of a player's name if there is very little room.

_HEADINGS = (*(part for part, _ in poster.SCORE_PARTS), "total")
_COMPLETED = ("first-completed", "completed")

_LOOKS: dict[str, str] = {
    "killed": "skull",
    "bewitched": "wand",
    "stole": "mask",
    "destroyed": "fire",
    "seized": "swap",
    "exchanged": "swap",
    "lead": "trophy",
    "count": "trophy",
    "survived": "burst",
    "comeback": "arrow",
    "close": "glass",
    "bonus": "gem",
    "types": "tower",
    "finish": "flag",
    "spurt": "hammer",
    "ahead": "laurel",
    "runaway": "star",
    "untouched": "crown",
    "landmark": "trophy",
}
"""The symbol of each kind of blow, and of the other highlights."""

_AWARDS = {
    "robbery": ("mask", "teal"),
    "destroyer": ("fire", "crimson"),
    "seizer": ("swap", "rust"),
    "killer": ("skull", "dusk"),
    "swapper": ("cards", "violet"),
    "richest": ("bag", "forest"),
    "dearest": ("tower", "mustard"),
    "builder": ("hammer", "lagoon"),
    "regular": ("star", "royal"),
}
"""The symbol of the award for each kind of feat, and the colour of its background."""


@dataclass(frozen=True, slots=True)
class EndPicture(StackedPicture):
    """The end of a game, the best player first."""

    results: tuple[poster.PosterPlace, ...]
    title: str = ""  # A sentence about who won.
    why: str = ""  # A sentence about the lead, or about how a tie was broken.
    headings: tuple[str, ...] = ()  # The headings of the four parts of the points, and of the total.
    awards: tuple[poster.Award, ...] = ()
    courses: tuple[poster.Course, ...] = ()  # The players' points during the game; empty if unknown.
    race: str = ""  # The title of the race.
    decided: Band | None = None
    own: int = -1  # The seat of the only reader (-1: the picture is for everybody).
    you: str = ""  # The word that marks the reader's seat.

    def parts(self) -> list[Part]:
        words, races, awards = (self.title, self.why), self.courses, self.awards
        return [
            Part(poster.CROWN_HEIGHT, lambda canvas, _: poster.draw_crown(canvas, self.results[0], words)),
            *([Part(poster.RACE_HEIGHT, partial(poster.draw_race, races, self.race))] if races else []),
            *([*band_parts((self.decided,)), Part(2)] if self.decided else []),
            poster.score_part(self.results, self.headings, self.own, self.you),
            *([Part(poster.AWARD_HEIGHT, partial(poster.draw_awards, awards))] if awards else []),
        ]

    def alt_text(self, say: Language) -> str:
        return self.lines(say).replace("\n", " ")

    def lines(self, say: Language, limit: int = ALT_LETTERS) -> str:
        """Describe the end in lines that together have at most `limit` letters if possible."""
        told, prizes = [*self._told(say)], [f"{each.title}: {each.text}." for each in self.awards]

        def text(detail: Detail, around: tuple[list[str], list[str]], longest: int = LONGEST_NAME) -> str:
            before, after = around
            results = [_result(each, say, detail, longest) for each in self.results]
            return "\n".join([*before, *results, *after])

        def texts() -> Iterator[str]:
            for detail in DETAILS:
                yield text(detail, (told, prizes))
            yield text("facts", (told, []))
            yield text("facts", ([], []))
            yield text("facts", ([], []), _SHORT_NAME)

        return fullest(texts(), limit)

    def _told(self, say: Language) -> Iterator[str]:
        total = self.results[0].total if self.results else 0
        yield f"{self.title}: {total}, {self.why}." if self.why else f"{self.title}."
        if self.decided:
            yield self.decided.told
        if self.courses and (before := len(self.courses[0].points) - 2) > 0:
            points = ", ".join(
                f"{result.city.name} {course.points[before - 1]}"
                for result, course in zip(self.results, self.courses, strict=True)
            )
            yield say("picture-race-alt", round=before, points=points)


def end_picture(
    view: View,
    names: Sequence[str],
    say: Language,
    feats: Iterable[Feat] = (),
    computers: Collection[int] = (),
    left: Collection[int] = (),
    *,
    course: GameCourse = NO_COURSE,
    rules: Rules | None = None,
    own: int = -1,
    faces: Sequence[str] = (),
) -> EndPicture:
    """Make a picture of the final scores, with awards, for everybody or for the player of seat `own`.

    `computers` are the seats that computers played, and `faces` their portraits by seat. Computers finished
    for the seats `left`.
    """
    scores = view.scores

    def result(score: Score) -> poster.PosterPlace:
        place, seat = place_of(score, scores), score.seat
        city = city_of(view, view.seats[seat], names, say, plays=place == 1)
        parts = tuple((name, points) for name, points in parts_of(score).items() if points)
        face, note = faces[seat] if faces else "", say("picture-result-left") if seat in left else ""
        return poster.PosterPlace(place, city, score.total, parts, seat, seat in computers, face, note)

    results = tuple(map(result, scores))
    best = [result for result in results if result.place == 1]
    called = [city.city.name for city in sorted(results, key=lambda each: each.seat)]
    won, you = ", ".join(each.city.name for each in best), any(each.seat == own for each in best)
    title = say("picture-wins-title", names=won, count=len(best), you=you)
    return EndPicture(
        results,
        title if best else say("end-nobody"),
        why(scores, called, say, rules or Rules(), own),
        tuple(say(f"picture-column-{part}") for part in _HEADINGS),
        awards(feats, called, say, own),
        _courses(results, course),
        say("picture-race"),
        _band(course.decided, view, called, say, own) if course.decided else None,
        own,
        say("picture-end-you"),
    )


def awards(
    feats: Iterable[Feat], names: Sequence[str], say: Language, own: int = -1
) -> tuple[poster.Award, ...]:
    """Make the awards for feats; `names` are by seat. `own` is the seat of the only reader."""
    return tuple(_award(feat, names, say, own) for feat in feats)


def addressed(own: int, seat: int, target: int) -> str:
    """Return which player in a sentence is its only reader: `seat`, `target` or `none`."""
    return "none" if own < 0 else "seat" if own == seat else "target" if own == target else "none"


def _award(feat: Feat, names: Sequence[str], say: Language, own: int) -> poster.Award:
    (symbol, tone), key = _AWARDS[feat.kind], f"picture-award-{feat.kind}"
    text = say(
        f"{key}.text",
        name=names[feat.seat],
        number=feat.number,
        target=names[feat.target] if feat.target >= 0 else "none",
        what=say(f"character-{feat.what}") if feat.what else "none",
        you=addressed(own, feat.seat, feat.target),
    )
    return poster.Award(symbol, tone, say(key), text)


def why(
    scores: Sequence[Score], names: Sequence[str], language: Language, rules: Rules, own: int = -1
) -> str:
    """Say by how much the winner leads, how a tie was broken, or who left the game with more points."""
    if (more := unclaimed(scores)) is not None:
        return language("end-unclaimed", name=names[more.seat], total=more.total)
    scores = stayed(scores)
    second = next((each for each in scores if each.place(scores) > 1), None)
    if len(scores) > 1 and scores[1].place(scores) == 1:
        return language("end-why-shared")
    if second is None:
        return ""
    first = scores[0]
    say = partial(language, name=names[second.seat], you=second.seat == own)
    if first.total > second.total:
        return say("end-why-ahead", margin=first.total - second.total)
    if rules.tie_break.endswith("rank"):
        return say("end-why-rank", high=first.tie_break[0], low=second.tie_break[0])
    if first.tie_break[0] > second.tie_break[0]:
        return say("end-why-districts", points=first.tie_break[0])
    return say("end-why-gold", gold=first.tie_break[-1])


def _courses(results: Sequence[poster.PosterPlace], course: GameCourse) -> tuple[poster.Course, ...]:
    if not course.points:
        return ()
    shown = sorted(course.blows[:BLOWS_SHOWN], key=lambda blow: blow.round)
    return tuple(
        poster.Course(
            result.place,
            result.city.name,
            (*(each[result.seat] for each in course.points), result.total),
            tuple((blow.round, _LOOKS[blow.kind]) for blow in shown if blow.target == result.seat),
        )
        for result in results
    )


def decided_words(
    decided: Highlight, view: View, names: Sequence[str], say: Language, own: int = -1
) -> tuple[str, str, str]:
    """Say in three texts what decided a game: the kind of event, who did what, and the result."""
    totals = {score.seat: score.total for score in view.scores}
    folder = "character" if decided.kind in ("killed", "bewitched") else "district"
    thing = say(f"{folder}-{decided.what}") if decided.what else "none"
    if decided.kind == "count":
        thing = _counted(decided, view, say)
    key = f"picture-decided-{decided.kind}"
    again = f"{key}-again" if decided.times > 1 else key
    title, small = (
        say(
            text,
            name=names[decided.seat],
            target=names[decided.target],
            what=thing,
            number=decided.number,
            times=decided.times,
            missing=decided.missing,
            goal=view.target_size,
            margin=view.scores[0].total - totals.get(decided.target, 0),
            you=addressed(own, decided.seat, decided.target),
        )
        for text in (again, f"{key}.small")
    )
    decisive = decided.kind in (*BLOWS, "lead", "count", "landmark")
    tab = say("picture-decided", kind=decided.kind if decisive else "won", round=decided.round)
    return f"{tab}.", f"{title}.", small


def _band(decided: Highlight, view: View, names: Sequence[str], say: Language, own: int) -> Band:
    tab, title, small = decided_words(decided, view, names, say, own)
    symbol = _LOOKS[decided.kind]
    return Band(
        "doer",
        tab.removesuffix("."),
        symbol,
        "lit2" if decided.kind in BLOWS else "gold",
        title.removesuffix("."),
        small,
        BandFigure("bust", decided.actor) if decided.actor else BandFigure("symbol", symbol),
        _right(decided),
        told=f"{tab} {title} {small}",
    )


def _right(decided: Highlight) -> BandFigure:
    match decided.kind:
        case "killed":
            return BandFigure("killed", decided.what)
        case "bewitched":
            return BandFigure("bust", decided.what)
        case "stole":
            return BandFigure("gold", f"{decided.number}")
        case "destroyed":
            return BandFigure("fire", decided.what)
        case _:
            return BandFigure("building", decided.what) if decided.what else BandFigure("symbol", "trophy")


def parts_of(score: Score) -> dict[str, int]:
    """Return the four parts of a score. `unique` are all points from single cards."""
    lines = dict(score.lines)
    return {
        "districts": lines.pop("districts", 0),
        "complete": sum(lines.pop(line, 0) for line in _COMPLETED),
        "five-types": lines.pop("five-types", 0),
        "unique": sum(points for name, points in score.lines if name in lines),
    }


def parts_ahead(score: Score, other: Score, say: Language) -> str:
    """Name the parts in which a score is ahead of another, with the points, the largest lead first."""
    theirs = parts_of(other)
    return _parts_text(score, {part: points - theirs[part] for part, points in parts_of(score).items()}, say)


def _counted(decided: Highlight, view: View, say: Language) -> str:
    """Name the parts that brought the winner points after the last round, with the points."""
    score = next(each for each in view.scores if each.seat == decided.seat)
    parts = parts_of(score)
    gained = {part: parts[part] for part in ("complete", "five-types")}
    return _parts_text(score, gained | {"unique": decided.number - sum(gained.values())}, say)


def _parts_text(score: Score, points: Mapping[str, int], say: Language) -> str:
    """Name these parts of a score with their points, the largest first."""
    first = any(line == "first-completed" for line, _ in score.lines)
    return ", ".join(
        say("end-own-part", points=more, part="first-complete" if part == "complete" and first else part)
        for part, more in sorted(points.items(), key=lambda each: -each[1])
        if more > 0
    )


def _result(result: poster.PosterPlace, say: Language, detail: Detail, longest: int) -> str:
    """Describe a player's result. The parts of the points have names only with full detail."""
    name = result.city.name[:longest]
    if result.computer:
        name = f"{name} ({say('picture-lobby-computer')})"
    name = f"{name} ({result.note})" if result.note else name
    text = say("picture-result", place=result.place, name=name, total=result.total)
    if len(result.parts) > 1:
        parts = [
            say(f"picture-part-{which}", points=points) if detail == "names" else f"{points}"
            for which, points in result.parts
        ]
        text = say("picture-sum", result=text, parts=", ".join(parts))
    city = by_type(result.city.districts, say, detail)
    return " ".join(f"{each}." for each in (text, city[:1].upper() + city[1:]) if each)
