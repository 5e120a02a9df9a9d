"""The end of a game: for everybody, and for each player."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.pictures.end import decided_words
from bot.screens.end import end_more_screen, end_pictures, end_screen, end_title
from bot.screens.own_end import counting_pictures, counting_screen, own_end_pictures, own_end_screen
from bot.story.course import GameCourse, Highlight, HighlightKind
from bot.story.feats import Feat
from bot.story.tales import BLOWS
from bot.story.winning import place_of
from bot.story.winning import ranked as best_who_stayed
from bot.view_models.board import EndModel
from bot.view_models.panel import Guesser
from bot.view_models.tournament import OwnTournament, Ranked
from bot.wording.winners import won
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.events import Called, Chose, Completed, Destroyed, GameOver, Killed, LastRound
from engine.setup.rules import Rules, TieBreak
from engine.state import Score
from engine.view import View
from storage.results.finished import Outcome, RatingChange
from storage.results.own_games import Near
from storage.results.ratings.model import FLOOR
from storage.results.result import Unrated
from storage.values import Player
from tests.bot.screens.build import (
    GAME,
    city,
    end,
    everything,
    labels,
    named,
    panel,
    players,
    seat_view,
    text,
    view,
)
from tests.limits import check

say = Language()

BUTTONS = ("rematch", "same-time", "film", "log", "more")


def parts(**points: int) -> str:
    """Return the line below a seat: the sources of its points."""
    named = {
        say.find(f"score-{each.replace('_', '-')}") or say(f"district-{each}"): points[each]
        for each in points
    }
    parts = (say("end-line", name=name, points=number) for name, number in named.items())
    return say("end-lines", lines=", ".join(parts))


def rated(before: int, after: str) -> str:
    """Return the change of a rating."""
    way = "down" if int(after.removesuffix("?")) < before else "up"
    return say("end-rating", way=way, before=str(before), after=after)


def own_rated(change: str, *about: str, span: str = "always") -> str:
    """Return the lines to its owner about the change of a rating."""
    line = say("end-rating-own", span=span, change=change)
    return "\n".join([line, *([say("small", text=" · ".join(about))] if about else [])])


def test_more_tells_what_the_poster_has_no_room_for() -> None:
    changes = (RatingChange(100, 1020, 997, to_settle=0), RatingChange(101, 1020, 1043, to_settle=0))
    readers = (Guesser("Ana", 5, 6),)
    model = end(outcome=Outcome(None, changes), guessers=readers, badges=((1, ("ten-games",)),))
    screen = end_more_screen(model, say)
    told = text(screen)
    assert (told.count("📉"), told.count("📈")) == (1, 1)
    assert "🔮" in told
    assert "🎖️" in told
    assert labels(screen) == [say(f"button-{each}") for each in ("decided", "replay", "record", "fair")]
    solo = end_more_screen(replace(model, solo=True), say)
    more = ("decided", "film", "log", "replay", "record", "puzzle")
    assert labels(solo) == [say(f"button-{each}") for each in more]
    # A solo game's own message has the badges, and the next deal.
    assert "🎖️" not in text(solo)
    assert say("button-daily") in labels(end_screen(replace(model, solo=True, reader=1), say))


def test_more_repeats_nothing_about_players_who_left() -> None:
    model = end(outcome=Outcome(None, places=(2, 1), left=(0,)))
    told = say("end-left", names="**Anna**", count=1)
    assert told in text(end_screen(model, say))
    assert told not in text(end_more_screen(model, say))


def test_changes_of_ratings_are_told() -> None:
    changes = (RatingChange(100, 1020, 997, to_settle=0), RatingChange(101, 1020, 1043, to_settle=6))
    told = text(end_screen(end(outcome=Outcome(None, changes)), say))
    assert f"**Anna** · {rated(1020, '997')}" in told
    assert f"**Bob** · {rated(1020, '1043?')}" in told


@pytest.mark.parametrize("screen", [end_screen, end_more_screen])
def test_how_long_a_rating_settles_is_told_to_its_owner_alone(screen: Any) -> None:
    changes = (RatingChange(100, 1020, 997, to_settle=0), RatingChange(101, 1020, 1043, to_settle=6))
    model = end(outcome=Outcome(None, changes))
    for reader in (None, 0, 1):
        shown = text(screen(replace(model, reader=reader), say))
        assert f"**Bob** · {rated(1020, '1043?')}" in shown
        assert say("rating-settling", games=6) not in shown
        assert say("profile-how") in shown
    assert own_rated(rated(1020, "1043?"), say("rating-settling", games=6)) in told(model, 1)


def test_a_rating_at_the_floor_has_no_arrow_and_its_owner_reads_how_to_leave_it() -> None:
    model = end(outcome=Outcome(None, (RatingChange(100, FLOOR, FLOOR, to_settle=0, wins=2),), 20264))
    change = say("end-rating", way="same", before=str(FLOOR), after=str(FLOOR))
    floor = say("end-rating-floor", wins=2)
    assert own_rated(change, floor, span="season") in told(model, 0)
    others = text(end_more_screen(replace(model, reader=1), say))
    assert (change in others, floor in others) == (True, False)


@pytest.mark.parametrize(("season", "span"), [(20264, "season"), (0, "always")])
def test_only_after_a_first_game_does_its_player_read_where_everyone_starts(season: int, span: str) -> None:
    change = RatingChange(100, 1000, 830, to_settle=9, first=True)
    model = end(outcome=Outcome(None, (change,), season))
    about = say("rating-settling", games=9), say("end-rating-first", span=span)
    whole = own_rated(rated(1000, "830?"), *about, span=span)
    mine = replace(model, reader=0)
    assert whole in text(end_screen(mine, say, end_pictures(mine, say)))
    assert whole in told(model, 0)
    assert whole not in text(end_more_screen(mine, say))
    later = replace(model, outcome=Outcome(None, (change._replace(first=False),), season))
    assert own_rated(rated(1000, "830?"), about[0], span=span) in told(later, 0)
    assert about[1] not in told(later, 0)


def test_of_two_people_among_computers_each_reads_the_own_result_against_the_other() -> None:
    three = (*named("Anna", "Bob"), Player(None, "Agnes", "computer-1"))
    model = end(players=three, view=finished_view(20, 15, 31))
    line = say("end-own-friend", name="**Anna**", theirs=20, mine=15)
    assert line in told(model, 1)
    assert say("end-own-friend", name="**Bob**", theirs=15, mine=20) in told(model, 0)
    # With the friend as winner, or without computers, the reason names them already.
    assert "👥" not in told(replace(model, view=finished_view(31, 15, 20)), 1)
    alone = replace(model, players=named("Anna", "Bob"), view=finished_view(20, 15))
    assert "👥" not in told(alone, 1)
    assert "👥" not in told(replace(model, players=named("Anna", "Bob", "Cyd")), 1)


def test_with_a_picture_the_text_only_names_the_winner() -> None:
    changes = (RatingChange(100, 1020, 997, to_settle=0), RatingChange(101, 1020, 1043, to_settle=0))
    model = end(outcome=Outcome(None, changes))
    (picture,) = end_pictures(model, say)
    screen = end_screen(model, say, (picture,))
    assert text(screen) == say("end-title", winners="**Bob**", count=1, total=25, you="no")
    assert check(screen) == []
    assert labels(screen) == [say(f"button-{each}") for each in BUTTONS]
    said = picture.alt_text(say)
    assert all(each in said for each in ("Bob", "25", "Anna", "12"))


def test_for_whom_a_computer_finished_counts_as_last_on_each_end() -> None:
    scores = best_who_stayed(end().view.scores, (1,))
    resigned = named("Anna", "Bob")[1]
    model = end(
        players=(*named("Anna"), replace(resigned, resigned=True)),
        outcome=Outcome(None, places=(1, 2), left=(1,)),
    )
    model = replace(model, view=replace(model.view, scores=scores))
    public = say("end-left", names="**Bob**", count=1)
    for reader in (None, 0, 1):
        (picture,) = end_pictures(replace(model, reader=reader), say)
        assert {each.seat: each.note for each in picture.results} == {0: "", 1: say("picture-result-left")}
        assert f"Bob ({say('picture-result-left')})" in picture.lines(say)
    poster = text(end_screen(model, say, end_pictures(model, say)))
    assert public in poster
    assert public in text(end_screen(replace(model, reader=0), say))
    told = text(own_end_screen(replace(model, reader=0), "", say))
    assert public in told
    assert say("end-place", place=1) in told
    # The title says it, so the reason doesn't repeat it, and no computer's sign is before the name.
    assert "🤖" not in told
    assert told.count(say("end-unclaimed", name="**Bob**", total=25)) == 1
    left = text(own_end_screen(replace(model, reader=1), "", say))
    assert say("end-left-own") in left
    assert public not in left


def test_the_trophy_goes_to_the_best_who_stayed_and_never_to_a_computer_in_their_place() -> None:
    lines = (("districts", 30),)
    scores = (Score(2, lines, 37, (9,)), Score(0, lines, 30, (4,)), Score(1, lines, 28, (3,)))
    model = end(
        players=named("Iris", "Ben", "Finn"),
        view=view(3, phase="over", scores=best_who_stayed(scores, (2,))),
        outcome=Outcome(None, places=(1, 2, 3), left=(2,)),
    )
    (poster,) = end_pictures(model, say)
    more = say("end-unclaimed", name="Finn", total=37)
    assert [each.city.name for each in poster.results] == ["Iris", "Ben", "Finn"]
    assert (poster.title, poster.why) == (say("picture-wins-title", names="Iris", count=1, you="no"), more)
    title = say("end-title", winners="**Iris**", count=1, total=30, you="no")
    wording = Wording(say, model.players)
    marked = say("end-unclaimed", name="**Finn**", total=37)
    assert won(model.view.scores, wording) == f"{title} · {marked}"
    assert end_title(model, wording).versions == (f"{title} · {marked}",)
    # With fewer points than the winner, the computer needs no mention.
    fewer = best_who_stayed((scores[1], scores[2], scores[0]._replace(total=29)), (2,))
    assert won(fewer, wording) == title
    # A player who left doesn't share an equal score, even without a tie-break.
    even = best_who_stayed((Score(2, lines, 30, (4,)), scores[1]), (2,))
    assert [each.place(even) for each in even] == [1, 2]


def test_nobody_wins_a_game_that_everybody_left() -> None:
    scores = best_who_stayed(end().view.scores, (0, 1))
    model = end(outcome=Outcome("people", places=(2, 1), left=(0, 1)))
    model = replace(model, view=replace(model.view, scores=scores))
    (poster,) = end_pictures(model, say)
    assert (poster.title, poster.why, poster.decided) == (say("end-nobody"), "", None)
    assert [each.place for each in poster.results] == [2, 2]
    assert end_title(model, Wording(say, model.players)).versions == (say("end-nobody-title"),)
    own = text(own_end_screen(replace(model, reader=scores[0].seat), "", say))
    assert say("end-place", place=1) not in own
    # Nobody stayed, so nobody comes before them.
    assert say("end-left-own") not in own


def test_all_who_left_share_the_place_after_those_who_stayed() -> None:
    scores = best_who_stayed(tuple(Score(seat, (), 30 - seat, (1,)) for seat in range(4)), (0, 2))
    assert [(each.seat, place_of(each, scores)) for each in scores] == [(1, 1), (3, 2), (0, 3), (2, 3)]


@pytest.mark.parametrize("why", get_args(Unrated))
def test_a_game_that_counts_for_no_rating_says_why(why: Unrated) -> None:
    told = text(end_screen(end(outcome=Outcome(why)), say))
    assert say.has(f"end-unrated-{why}")
    assert say(f"end-unrated-{why}") in told
    assert "→" not in told


def test_the_best_guesser_has_one_line() -> None:
    readers = tuple(Guesser(f"R{number}", 5 - number, 6) for number in range(6))
    told = text(end_screen(end(guessers=readers), say))
    best = ", ".join(
        say("guesses-reader", name=f"R{number}", right=5 - number, known=6) for number in range(3)
    )
    assert say("guesses-best", count=3, readers=best) in told.splitlines()
    told = text(end_screen(end(guessers=(Guesser("*R*", 1, 2), Guesser("None", 0, 2))), say))
    best = say("guesses-reader", name="\\*R\\*", right=1, known=2)
    assert say("guesses-best", count=1, readers=best) in told.splitlines()


def test_nobody_guessed_best_where_nobody_guessed_right() -> None:
    for readers in ((), (Guesser("Ana", 0, 3),)):
        assert "🔮" not in text(end_screen(end(guessers=readers), say))


def test_a_computer_has_no_rating_to_tell() -> None:
    outcome = Outcome(None, (RatingChange(100, 1000, 1010, to_settle=0),))
    told = text(end_screen(end(players=players(2), outcome=outcome), say))
    assert told.count("→") == 1


def test_a_tie_is_explained_with_the_characters_that_decided_it() -> None:
    scores = (
        Score(1, (("districts", 20),), 20, (4,)),
        Score(0, (("districts", 20),), 20, (2,)),
        Score(2, (("districts", 9),), 9, (8,)),
    )
    model = end(players=named("Anna", "Bob", "Cem"), view=view(3, phase="over", scores=scores))
    told = text(end_screen(model, say))
    assert say("end-why-rank", name="Anna", you="no", high=4, low=2) in told
    assert (
        f"-# {say('setting-tie', how=say('tie-revealed-rank'))}\n-# **Bob** 4 King\n-# **Anna** 2 Thief\n"
        in f"{told}\n"
    )


def test_a_tie_behind_the_winner_is_explained_too() -> None:
    scores = (
        Score(2, (("districts", 30),), 30, (1,)),
        Score(1, (("districts", 20),), 20, (4,)),
        Score(0, (("districts", 20),), 20, (0,)),
    )
    model = end(players=named("Anna", "Bob", "Cem"), view=view(3, phase="over", scores=scores))
    told = text(end_screen(model, say))
    assert "**Bob** 4 King\n-# **Anna** nothing" in told
    assert "2. Bob" in told.replace("\\", "")
    assert "3. Anna" in told.replace("\\", "")


def test_a_tie_that_districts_decided_has_their_numbers() -> None:
    scores = (Score(1, (("districts", 20),), 20, (18, 3)), Score(0, (("districts", 20),), 20, (18, 2)))
    model = end(view=view(2, phase="over", scores=scores), rules=Rules(tie_break="values-then-gold"))
    assert "**Bob** 18, 3\n-# **Anna** 18, 2" in text(end_screen(model, say))


def test_a_shared_win_is_told_as_one() -> None:
    scores = tuple(
        Score(seat, (("districts", points),), points, (4,)) for seat, points in ((1, 9), (2, 9), (0, 5))
    )
    told = text(
        end_screen(end(players=named("Anna", "Bob", "Cem"), view=view(3, phase="over", scores=scores)), say)
    )
    assert say("picture-wins-title", names="Bob, Cem", count=2, you="no") in told
    assert [told.count(f"{place}. ") for place in (1, 2, 3)] == [2, 0, 1]
    assert say("menu-tie") not in told


def test_a_person_alone_reads_who_took_districts_after_their_last_answer() -> None:
    burnt = Destroyed(seat=0, target=1, card="tavern", gold=0)
    model = end(reader=1, solo=True, view=replace(end().view, round=8), lost=(burnt,))
    facts = {"round": 8, "name": "**Anna**", "kind": "destroyed", "what": say("district-tavern"), "number": 0}
    line = say("end-own-hit", **facts)
    drawn = end_pictures(model, say)
    assert text(end_screen(model, say, drawn)).count(line) == 1
    assert line not in text(end_screen(replace(model, lost=()), say, drawn))
    # If this decided the game, the same line says so only once.
    decided = Highlight("destroyed", 8, 0, 1, what="tavern")
    said = text(end_screen(replace(model, course=GameCourse(decided=decided)), say, drawn))
    assert said.count(line) == 1


def test_an_end_without_scores_can_be_shown() -> None:
    screen = end_screen(end(view=view(2, phase="over", asked=None)), say)
    assert check(screen) == []
    assert labels(screen) == [say(f"button-{each}") for each in BUTTONS]


@pytest.mark.parametrize(
    ("how", "first", "second", "told"),
    [
        ("revealed-rank", (6,), (4,), say("end-why-rank", name="**Anna**", high=6, low=4)),
        ("revealed-rank", (6,), (0,), say("end-why-rank", low=0, name="**Anna**", high=6)),
        ("held-rank", (6,), (4,), say("end-why-rank", name="**Anna**", high=6, low=4)),
        ("district-values", (17,), (16,), say("end-why-districts", name="**Anna**", points=17)),
        ("values-then-gold", (17, 1), (17, 0), say("end-why-gold", name="**Anna**", gold=1)),
        ("values-then-gold", (17, 1), (16, 9), say("end-why-districts", name="**Anna**", points=17)),
        ("values-then-gold", (17, 1), (17, 1), say("end-why-shared")),
    ],
)
def test_the_first_line_says_how_a_tie_was_broken(
    how: TieBreak, first: tuple[int, ...], second: tuple[int, ...], told: str
) -> None:
    scores = (Score(1, (("districts", 21),), 21, first), Score(0, (("districts", 21),), 21, second))
    model = end(view=view(2, phase="over", scores=scores), rules=Rules(tie_break=how))
    assert told.replace("**", "") in text(end_screen(model, say)).replace("\\", "")
    (picture,) = end_pictures(model, say)
    assert picture.why == told.replace("**", "")


def test_it_fits_however_much_there_is() -> None:
    cards = ("imperial_treasury", "haunted_quarter", "school_of_magic", "trading_post", "wishing_well") * 2
    lines = tuple((card, 10) for card in ("districts", "five-types", "first-completed", *cards))
    scores = tuple(Score(seat, lines, 99, (9,)) for seat in range(8))
    seats = tuple(seat_view(seat, city=city(*cards[:9]), size=9) for seat in range(8))
    changes = tuple(RatingChange(100 + seat, 9999, -9999, to_settle=9) for seat in range(8))
    model = EndModel(
        GAME,
        players(8, people=8),
        view(8, phase="over", seats=seats, scores=scores),
        outcome=Outcome(None, changes),
    )
    screen = end_screen(model, say)
    assert check(screen) == []
    told = text(screen)
    assert told.replace("\\", "").count(" 99: ") == 8


def test_alone_with_computers_there_is_nobody_to_meet_again() -> None:
    model = end()
    alone = (model.players[0], *(replace(each, user_id=None) for each in model.players[1:]))
    assert say("button-same-time") in labels(end_screen(model, say))
    assert say("button-same-time") not in labels(end_screen(replace(model, players=alone), say))


def tied(how: TieBreak, first: tuple[int, ...], second: tuple[int, ...]) -> EndModel:
    """Make a tie that Bob wins, by what breaks it."""
    scores = (Score(1, (("districts", 21),), 21, first), Score(0, (("districts", 21),), 21, second))
    return end(view=view(2, phase="over", scores=scores), rules=Rules(tie_break=how))


def ranked(mine: str) -> str:
    """Say that Bob's Merchant outranks Anna's King; `mine`: say so to Bob."""
    ranks = {"first-rank": 6, "second-rank": 4}
    return say("end-own-rank", mine=mine, first="Merchant", second="King", **ranks)


def unrevealed(mine: str) -> str:
    """Say that Bob's Merchant decides, because Anna revealed no character; `mine`: say so to Bob."""
    return say("end-own-rank-none", mine=mine, name="**Anna**", first="Merchant", **{"first-rank": 6})


def tie(why: str, name: str) -> str:
    return say("end-own-tied", name=f"**{name}**", total=21, why=why)


def finished_view(*totals: int) -> View:
    """Return the view of a finished game, with the points of each seat."""
    scores = [Score(seat, (("districts", total),), total, (total,)) for seat, total in enumerate(totals)]
    best = tuple(sorted(scores, key=lambda each: -each.total))
    return view(len(totals), phase="over", asked=None, scores=best)


def told(model: EndModel, seat: int) -> str:
    """Return what the player of a seat reads."""
    screen = own_end_screen(replace(model, reader=seat), "https://discord.example/1", say)
    assert check(screen) == []
    return text(screen)


def behind(more: list[tuple[int, str]], mine: list[tuple[int, str]]) -> str:
    """Return the parts in which Bob has more, and those in which the player has."""
    parts, own = (
        ", ".join(say("end-own-part", points=points, part=part) for points, part in each)
        for each in (more, mine)
    )
    return say("end-own-behind", name="**Bob**", parts=parts, mine=own or "none")


@pytest.mark.parametrize(
    ("model", "loser", "winner"),
    [
        (
            tied("revealed-rank", (6,), (4,)),
            ranked("no"),
            ranked("yes"),
        ),
        (
            tied("revealed-rank", (6,), (0,)),
            unrevealed("no"),
            unrevealed("yes"),
        ),
        (
            tied("district-values", (17,), (16,)),
            say("end-own-values", mine=16, theirs=17, name="**Bob**"),
            say("end-own-values", mine=17, theirs=16, name="**Anna**"),
        ),
        (
            tied("values-then-gold", (17, 2), (17, 1)),
            say("end-own-gold", mine=1, theirs=2, name="**Bob**"),
            say("end-own-gold", mine=2, theirs=1, name="**Anna**"),
        ),
    ],
)
def test_both_of_a_tie_read_how_it_was_broken(model: EndModel, loser: str, winner: str) -> None:
    title = say("end-title", winners="**Bob**", count=1, total=21, you="no")
    assert told(model, 0).startswith(f"{title}\n{say('end-place', place=2)}")
    assert told(model, 0).endswith(tie(loser, "Bob"))
    assert told(model, 1).endswith(tie(winner, "Anna"))


def test_those_who_share_the_win_read_that_nothing_broke_the_tie() -> None:
    model = tied("revealed-rank", (4,), (4,))
    for seat, other in ((0, "Bob"), (1, "Anna")):
        assert told(model, seat).endswith(tie(say("end-own-shared"), other))


def test_who_is_ahead_reads_by_how_much_and_who_is_behind_in_what() -> None:
    why = say("end-own-why", why=say("end-why-ahead", margin=13, you="no", name="**Anna**"))
    assert told(end(), 1).endswith(why)
    assert told(end(), 0).endswith(behind([(8, "districts"), (5, "unique")], []))
    lines = (("districts", 22), ("first-completed", 4), ("five-types", 3)), (("districts", 15), ("docks", 2))
    scores = (Score(1, lines[0], 29, (4,)), Score(0, lines[1], 17, (2,)))
    model = end()
    parts = [(7, "districts"), (4, "first-complete"), (3, "five-types")]
    seen = replace(model, view=replace(model.view, scores=scores))
    assert told(seen, 0).endswith(behind(parts, [(2, "unique")]))


@pytest.mark.parametrize(
    ("decided", "what"),
    [
        (Highlight("killed", 9, 1, 0, what="king"), "King"),
        (Highlight("stole", 8, 1, 0, number=5), ""),
        (Highlight("destroyed", 8, 1, 0, what="docks"), "Docks"),
    ],
)
def test_whoever_was_hit_reads_what_cost_the_game(decided: Highlight, what: str) -> None:
    values: dict[str, Any] = {"round": decided.round, "kind": decided.kind, "number": decided.number}
    line = say("end-own-hit", name="**Bob**", what=what, **values)
    model = end(course=GameCourse(((1, 2),), (), decided))
    assert told(model, 0).endswith(line)
    assert line not in told(model, 1)


@pytest.mark.parametrize("kind", sorted(set(get_args(HighlightKind)) - set(BLOWS)))
def test_the_second_reads_no_blow_in_how_the_winner_won(kind: HighlightKind) -> None:
    model = end(course=GameCourse(((1, 2),), (), Highlight(kind, 9, 1, 0, what="docks", number=5)))
    assert told(model, 0).endswith(told(end(), 0).splitlines()[-1])


def test_a_player_alone_reads_what_is_left_to_do_for_the_next_badge() -> None:
    for way, wins in ((Near("ten-games", 8, 10), "no"), (Near("streak-5", 3, 5), "yes")):
        told = say("end-badge-near", badge=say(f"badge-{way.badge}"), left=2, wins=wins)
        assert told in text(end_screen(end(reader=0, on_the_way=way), say))
        assert told in text(own_end_screen(end(reader=0, on_the_way=way), "", say))
    assert "🎖️" not in text(end_screen(end(reader=0), say))


@pytest.mark.parametrize("league", [True, False])
def test_a_player_reads_what_their_game_brought_in_its_tournament(league: bool) -> None:
    own = OwnTournament(16, Ranked(100, 2, "Anna", 40, 2, 1), people=8, league=league)
    facts = {"place": 2, "count": 8, "kind": "league" if league else "live", "channel": "<#55>"}
    line = say("tournament-own", won=16, points=40, **facts)
    assert line in text(own_end_screen(end(reader=0, tournament=55, own_tournament=own), "", say))
    assert "<#55>" not in text(own_end_screen(end(reader=0, tournament=55), "", say))


def test_only_the_own_rating_and_badges_are_told() -> None:
    changes = (RatingChange(100, 1020, 997, to_settle=0), RatingChange(101, 1020, 1043, to_settle=6))
    more: dict[str, Any] = {"outcome": Outcome(None, changes), "badges": ((0, ("ten-games",)),)}
    badge = say("end-badges", name="Anna", badges=say("badge-ten-games"), count=1, own="yes")
    alone = end(reader=0, **more)
    for own in (told(alone, 0), text(end_screen(alone, say, end_pictures(alone, say)))):
        assert rated(1020, "997") in own
        assert badge in own
    assert own_rated(rated(1020, "1043?"), say("rating-settling", games=6)) in told(end(**more), 1)
    assert "🎖️" not in told(end(**more), 1)


def test_a_player_reads_the_best_that_they_did() -> None:
    feats = (Feat(1, 8, 0, "robbery"), Feat(0, 5, kind="dearest"))
    decided = Highlight("lead", 2, 1, 0, what="docks", number=3)
    model = end(feats=feats, course=GameCourse(((1, 2), (3, 4)), (), decided))
    facts = {"name": "Bob", "target": "Anna", "number": 8, "what": "none"}
    best = say("picture-award-robbery"), say("picture-award-robbery.text", you="seat", **facts)
    assert say("end-own-best", text="{}: {}.".format(*best)) in told(model, 1).replace("\\", "")
    tab, title, _ = decided_words(decided, model.view, ["Anna", "Bob"], say, 1)
    without = told(replace(model, feats=feats[1:]), 1).replace("\\", "")
    assert say("end-own-best", text=f"{tab} {title}") in without
    assert "✨" not in told(replace(model, feats=feats[:1]), 0)


def test_a_player_reads_how_long_the_rating_settles() -> None:
    changes = (RatingChange(100, 1000, 1046, to_settle=6), RatingChange(101, 1000, 990, to_settle=0))
    outcome = Outcome(None, changes)
    own = own_rated(rated(1000, "1046?"), say("rating-settling", games=6))
    assert own in told(end(outcome=outcome), 0)
    assert told(end(outcome=outcome), 1).splitlines()[2] == own_rated(rated(1000, "990"))


def test_it_leads_to_what_decided_it_and_to_the_poster() -> None:
    screen = own_end_screen(end(reader=0), "https://discord.example/1", say)
    assert labels(screen) == [say(f"button-{each}") for each in ("decided", "log-mine", "final")]
    below = own_end_screen(end(reader=0), "", say)
    assert labels(below) == [say("button-decided"), say("button-log-mine")]


def test_an_own_end_without_scores_can_be_shown() -> None:
    assert say("end-over").removeprefix("### ") in told(end(view=view(2, phase="over", asked=None)), 0)


DEAD = (Chose(0, "king"), Killed(1, "king"), Called(4, "king"), Completed(1), LastRound(), GameOver())


def test_who_was_killed_in_the_last_round_is_told_before_their_place() -> None:
    last = panel(events=DEAD, view=view(2, seat=0, phase="over", asked=None, characters=("king",)))
    told = text(own_end_screen(end(reader=0), "https://discord.example/1", say, last)).replace("\\", "")
    assert told.splitlines()[1].startswith(f"{say('band-killed.victim', name='Bob', other='King')}.")
    assert say("band-killed.victim-note", left=0) in told
    assert "complete" not in told
    pictures = own_end_pictures(end(reader=0), last, say)
    screen = own_end_screen(end(reader=0), "https://discord.example/1", say, last, pictures)
    assert check(screen) == []
    assert say("band-killed.victim", name="Bob", other="King") not in text(screen)
    assert say("band-killed.victim", name="Bob", other="King") in everything(screen)


def test_whoever_was_spared_is_told_their_place_alone() -> None:
    last = panel(events=DEAD, view=view(2, seat=0, phase="over", asked=None, characters=("bishop",)))
    spared = replace(last, events=DEAD[1:])
    (picture,) = own_end_pictures(end(reader=0), spared, say)
    assert picture.alt_text(say).startswith(
        f"{say('end-place', place=2)}. {say('end-behind', margin=13, name='Bob')}."
    )
    alone = text(own_end_screen(end(reader=0), "https://discord.example/1", say))
    assert text(own_end_screen(end(reader=0), "https://discord.example/1", say, spared)) == alone


def test_the_last_click_is_answered_with_the_own_points_that_are_sure() -> None:
    lines = (("districts", 9), ("completed", 2), ("five-types", 3), ("secret_vault", 3))
    scores = (Score(1, (("districts", 30),), 30, (1,)), Score(0, lines, 17, (0,)))
    model = end(reader=0, view=view(2, phase="over", scores=scores))
    for pictures in ((), counting_pictures(model, say)):
        screen = counting_screen(model, say, pictures)
        assert check(screen) == []
        told = everything(screen).replace("\\", "")
        assert say("end-counting", complete=2, types=3) in told
        assert say("end-counting-points", points=9) in told
        assert not any(each in told for each in ("17", "30", "Vault"))
        assert labels(screen) == [say("button-final")]


def test_the_only_reader_is_addressed_and_nobody_is_on_the_public_poster() -> None:
    decided = Highlight("killed", 9, 1, 0, "assassin", "king", missing=1)
    model = end(course=GameCourse(((1, 2), (12, 25)), (), decided))
    (mine,) = end_pictures(replace(model, reader=0), say)
    assert mine.why == say("end-why-ahead", margin=13, name="Anna", you="yes")
    assert mine.decided
    facts = {"name": "Bob", "target": "Anna", "missing": 1, "goal": 7}
    assert mine.decided.note == say("picture-decided-killed.small", you="target", **facts)
    (won,) = end_pictures(replace(model, reader=1), say)
    assert won.title == say("picture-wins-title", names="Bob", count=1, you="yes")
    (public,) = end_pictures(model, say)
    assert public.title == say("picture-wins-title", names="Bob", count=1, you="no")
    assert public.why == say("end-why-ahead", margin=13, name="Anna", you="no")
    screen = end_screen(replace(model, reader=0), say, (mine,))
    title = say("end-title", winners="**Bob**", count=1, total=25, you="no")
    assert text(screen).startswith(say("end-place-of", place=2, count=2, points=12))
    assert text(end_screen(model, say, (public,))) == title
