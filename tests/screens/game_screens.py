"""The screens of a game: boards, the questions of the panel, waiting, the hand, the end."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from ai.level import Prospect, WeighedAnswer
from bot.controls import requests
from bot.screens.absent_players import back_text
from bot.screens.advice_page import advice_page
from bot.screens.board import board_screen, cities_screen
from bot.screens.content import Content, board_pictures, hand_pictures, in_words, with_picture
from bot.screens.daily import (
    DailyNewsModel,
    DailyProof,
    DailyTableModel,
    daily_card_screen,
    daily_content,
    daily_end_screen,
    daily_news_picture,
    daily_news_screen,
    daily_pictures,
    daily_proof_screen,
    daily_table_screen,
    master_film_screen,
)
from bot.screens.end import end_more_screen, end_pictures, end_screen
from bot.screens.fair import proof_screen
from bot.screens.more import hand_screen, more_screen, table_screen, uniques_on_table, uniques_screen
from bot.screens.own_end import counting_pictures, counting_screen, own_end_pictures, own_end_screen
from bot.screens.panel import panel_pictures, panel_screen
from bot.story.course import NO_COURSE
from bot.story.feats import Feat
from bot.story.parting import Comparison, Parting, PlayedTurn
from bot.story.winning import ranked
from bot.view_models.board import BoardModel, EndModel, StandInModel
from bot.view_models.daily import DailyModel
from bot.view_models.panel import AdviceModel, Guesser, PanelModel, Wait
from bot.view_models.proof import ProofModel
from bot.view_models.tournament import OwnTournament, Ranked
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.cards.characters import CHARACTER_CARDS
from engine.cards.districts import DISTRICTS
from engine.events import Built, Killed, RoundBegan
from engine.events.selection import Chose
from engine.hooks import QUESTIONS
from engine.setup.sets import FIRST_GAME, daily_options
from engine.view import View
from storage.database.storage_errors import Outage
from storage.pace import TABLE_PAUSES
from storage.parts import PlayedOn
from storage.play.daily import DailyEntry, DailyStanding, DailyTable
from storage.results.finished import Outcome, RatingChange
from tests.bot.screens.build import CLICKS, GAME, SECRET
from tests.screens.other_screens import ADDRESS, COMMITMENT
from tests.screens.recorded import CALLED, board_when, done_to, end_of, panel_when, questions
from tests.screens.screen import CHANNEL, LANGUAGE, NOW, Screen

SAY = Language(LANGUAGE)
FEW = 10
TWO, FOUR, EIGHT = "2016-first_game-2s8c", "2016-ambitious_aristocrats-4s9c", "2016-vicious_nobles-8s9c"


def draft(view: View) -> bool:
    """Somebody chooses a character, and somebody has built before."""
    return view.phase == "selection" and view.round >= 3


def turns(view: View) -> bool:
    """Half of the ranks were called, and there are events to tell."""
    return view.phase == "turns" and view.round >= 4 and view.rank >= 5


def ending(view: View) -> bool:
    """A city is complete."""
    return view.phase == "turns" and view.ending


def boards() -> Iterator[Screen]:
    """Show the board in the draft, in turns, near the end and old; for two, four and eight."""
    for seats, name in ((2, TWO), (4, FOUR), (8, EIGHT)):
        yield _board(f"board-{seats}-draft", board_when(name, draft))
        yield _board(f"board-{seats}-turns", board_when(name, turns))
        yield _board(f"board-{seats}-ending", board_when(name, ending))
    yield _board("board-4-old", replace(board_when(FOUR, turns), status="old"))
    storage_outage = replace(board_when(FOUR, turns), storage_outage=Outage("full", 1_767_225_600))
    yield _board("board-4-held-up", storage_outage)
    in_words = board_when(FOUR, turns)
    yield Screen("board-4-in-words", lambda: board_screen(in_words, SAY), private=False)


def _board(name: str, model: BoardModel) -> Screen:
    content = Content(lambda drawn: board_screen(model, SAY, drawn), partial(board_pictures, model, SAY))
    return Screen.of(name, content, private=False)


def asked() -> Iterator[Screen]:
    """Show every kind of question: with the most options on buttons, and with more than that."""
    for kind in QUESTIONS:
        few, many = _most(kind, few=True), _most(kind, few=False)
        if few is not None:
            yield _panel(f"ask-{kind}", few)
        if many is not None:
            yield _panel(f"ask-{kind}-many", many)
    deck = tuple(f"card:{card}" for card in sorted(DISTRICTS))
    sought = _most("lighthouse", few=False)
    if sought and sought.decision:
        yield _panel("panel-deck", replace(sought, decision=replace(sought.decision, options=deck)))


def _most(kind: str, *, few: bool) -> PanelModel | None:
    """Return the question of this kind with the most options among those with few, or with many."""
    found = [
        (len(model.decision.options), model)
        for _, model in questions()
        if model.decision and model.decision.kind == kind and (len(model.decision.options) <= FEW) == few
    ]
    return max(found, key=lambda each: each[0])[1] if found else None


def own_turns() -> Iterator[Screen]:
    """Show a turn of every character with the most uses of its power, and the one with the most lines."""
    turns = (model for _, model in questions() if model.decision and model.decision.kind == "turn")
    yield _panel("turn-lines", max(turns, key=_ways))
    for character in CHARACTER_CARDS:
        found = [
            (sum(option.startswith("use:") for option in model.decision.options), model)
            for _, model in questions()
            if model.decision and model.decision.kind == "turn" and len(model.decision.options) <= FEW
            if model.view.turn and model.view.turn.character == character
        ]
        yield _panel(f"turn-{character}", max(found, key=lambda each: each[0])[1])


def _ways(model: PanelModel) -> int:
    """Return the number of one-click lines that begin with gold; 0 if a phone has no space for them."""
    count = sum(line.picks[0] == "gather:gold" for line in model.lines)
    return count if count <= FEW / 2 else 0


def waiting() -> Iterator[Screen]:
    """Show the panel without a question, as a victim, with a note, and the hand."""
    model = panel_when(FOUR, turns)
    idle = replace(model, decision=None, tag="")
    yield _panel("panel-waiting", idle)
    yield from _slow(model)
    robbed = panel_when(EIGHT, turns, victim=True)
    yield _panel("panel-victim", replace(robbed, decision=None, tag=""))
    yield _panel("panel-victim-asked", max((each for _, each in questions()), key=done_to))
    yield from _lost_turns()
    yield _panel(
        "panel-ahead",
        replace(idle, view=replace(idle.view, characters=(), turn=None), events=(), ahead=("king",)),
    )
    yield Screen("panel-more", lambda: more_screen(replace(model, pauses=TABLE_PAUSES["live"]), SAY))
    unique = max((each for _, each in questions()), key=uniques_of)
    yield Screen.of(
        "panel-uniques",
        with_picture(partial(uniques_screen, unique, SAY), uniques_on_table(unique, SAY)),
    )
    solo = board_when(FOUR, turns)
    yield Screen.of(
        "panel-cities",
        Content(lambda drawn: cities_screen(solo, SAY, drawn), partial(board_pictures, solo, SAY)),
    )
    yield _panel("panel-beginner", replace(model, beginner=True, explained=True))
    yield _panel("panel-note", replace(model, note=SAY("error-stale")))
    missed = StandInModel((3, 4), ("manor",), missed=True, chose=("king",), gold=2, robbed=3, crown=True)
    yield _panel("panel-back", replace(model, note=back_text(missed, Wording.of(model, SAY))))
    tried = tuple(
        WeighedAnswer(
            option, 110, 0.0, Prospect(2.1 - place, 0.38 - 0.1 * place), (("stole", 0.25), ("killed", 0.1))
        )
        for place, option in enumerate(model.decision.options[:3] if model.decision else ())
    )
    yield _panel("panel-hint-offered", replace(model, advice=AdviceModel()))
    advice = AdviceModel("given", (tried[0].option,), tried)
    hinted = replace(model, advice=advice)
    yield _panel("panel-hint", hinted)
    yield Screen.of("panel-hint-why", advice_page(hinted, advice, SAY))
    rare = tuple(each._replace(prospect=Prospect(-7.2 - each.prospect.lead, 0.01)) for each in tried)
    behind = AdviceModel("given", (rare[0].option,), rare)
    yield Screen.of("panel-hint-behind", advice_page(replace(model, advice=behind), behind, SAY))
    yield _hand("hand", model)
    yield _hand("hand-8", robbed)
    yield Screen("hand-in-words", lambda: hand_screen(model, SAY))
    yield Screen("panel-in-words", lambda: panel_screen(model, SAY))
    yield Screen("table-in-words", lambda: table_screen(model, SAY))


def _slow(model: PanelModel) -> Iterator[Screen]:
    """Show the panels of a slow game in direct messages: asked, called for the last time, and waiting."""
    until = int(NOW.timestamp()) + 14 * 3600
    asked = replace(model, slow=True, channel=CHANNEL, board=ADDRESS, until=until, terms="both")
    asked = replace(asked, asked_in="direct")
    yield _panel("panel-slow", asked)
    yield _panel("panel-slow-last", replace(asked, last_call=True))
    wait = Wait((model.seat + 1) % len(model.players), until - 16 * 3600, until, "both")
    yield _panel("panel-slow-waiting", replace(asked, decision=None, tag="", wait=wait, wishing=True))


def _lost_turns() -> Iterator[Screen]:
    """Show the choice of a character after the reader was killed, with little space for the rest."""
    chooses = panel_when(FOUR, draft)
    me, rival = chooses.seat, (chooses.seat + 1) % len(chooses.players)
    killed = Chose(reader=me, character="merchant"), Killed(seat=rival, character="merchant")
    built = [Built(seat=each, card="temple", gold=1) for each in range(4) if each != me]
    begun = RoundBegan(chooses.view.round, 0)
    events = (*killed, *built, *built, begun)
    yield _panel("panel-turn-lost", replace(chooses, alone=True, events=events))
    eight = panel_when(EIGHT, draft)
    killed = Chose(reader=eight.seat, character="witch"), replace(killed[1], character="witch")
    yield _panel("panel-turn-lost-8", replace(eight, events=(*killed, begun)))


def uniques_of(model: PanelModel) -> int:
    """Return the number of unique districts in all cities."""
    picture = uniques_on_table(model, SAY)
    return len(picture.cards) if picture else 0


def _panel(name: str, model: PanelModel) -> Screen:
    return Screen.of(
        name, Content(lambda drawn: panel_screen(model, SAY, drawn), partial(panel_pictures, model, SAY))
    )


def _hand(name: str, model: PanelModel) -> Screen:
    return Screen.of(
        name, Content(lambda drawn: hand_screen(model, SAY, drawn), partial(hand_pictures, model, SAY))
    )


def dailies() -> Iterator[Screen]:
    """Show a daily deal: its beginning and end, its card, its tables, and why it is fair."""
    model = panel_when(FOUR, draft)
    name = SAY("daily-name", day=142)
    unmet = tuple(each for each in daily_options(7).cast if each not in FIRST_GAME.characters)
    news = DailyNewsModel(7, unmet, int(NOW.timestamp()) + 40_000, newcomer=True)
    first, met = replace(news, new=()), replace(news, newcomer=False)
    for key, each in (("daily-first", first), ("daily-new", news), ("daily-new-met", met)):
        shown, picture = partial(daily_news_screen, each, SAY), daily_news_picture(each, SAY)
        yield Screen.of(key, with_picture(shown, picture) if picture else in_words(shown))
    yield _panel("daily-begun", replace(model, note=SAY("daily-begun", name=name), alone=True))
    yield _panel("daily-turn", replace(panel_when(FOUR, turns), alone=True))
    standing = DailyStanding(142, 27, 214, 178, 5)
    ended = DailyModel(142, end_of(FOUR), standing, int(NOW.timestamp()) + 40_000)
    yield Screen.of("daily-end", daily_content(ended, SAY))
    mine, theirs = PlayedTurn("warlord", ()), PlayedTurn("merchant", ("manor", "tavern"))
    partings = (
        Parting(2, mine, theirs, 4),
        Parting(5, PlayedTurn("", ("keep",)), PlayedTurn("architect", ()), -3),
    )
    beside = replace(ended, master=Comparison(ended.end.view, partings))
    yield Screen.of("daily-end-master", daily_content(beside, SAY))
    yield Screen("daily-end-in-words", lambda: daily_end_screen(beside, SAY))
    yield Screen("daily-film", lambda: master_film_screen(beside, SAY, None))
    yield Screen.of("daily-late", daily_content(replace(ended, standing=DailyStanding(142, None)), SAY))
    entries = tuple(DailyEntry(100 + each, 1 + each, 90 - 4 * each, 3, CALLED[each]) for each in range(8))
    city = ("manor", "temple", "tavern", "market", "watchtower")
    card = Content(
        lambda drawn: daily_card_screen(ended, "Ada", entries, {101: city, 103: city}, SAY, drawn),
        partial(daily_pictures, ended, SAY, secret=True),
    )
    yield Screen.of("daily-card", card, private=False)
    for asked in (requests.ShowDailyTable("server", "day"), requests.ShowDailyTable("everywhere", "week")):
        table = DailyTableModel(asked, DailyTable(entries, 215, entries[2]), server=True)
        yield Screen(f"daily-table-{asked.span}", lambda table=table: daily_table_screen(table, SAY))
    days = ((141, COMMITMENT, SECRET), (142, COMMITMENT, ""), (143, COMMITMENT, ""))
    proof = DailyProof(GAME, days, int(NOW.timestamp()) + 40_000, over=False)
    yield Screen("daily-fair", lambda: daily_proof_screen(proof, SAY))
    yield Screen("daily-fair-over", lambda: daily_proof_screen(replace(proof, over=True), SAY))


def _won_alone(model: EndModel) -> EndModel:
    """Let the best of two have resigned a first game, and the other read the end."""
    (best, second), players = model.view.scores, model.players
    gone = tuple(replace(each, resigned=seat == best.seat) for seat, each in enumerate(players))
    change = RatingChange(players[second.seat].user_id or 0, 1000, 1114, to_settle=9, first=True)
    return replace(
        model,
        players=gone,
        view=replace(model.view, scores=ranked(model.view.scores, {best.seat})),
        outcome=Outcome(None, (change,), 20264, left=(best.seat,)),
        badges=((second.seat, ("first-game", "duel", "king", "merchant", "no-uniques")),),
        feats=(Feat(second.seat, 8, best.seat, "robbery"),),
        reader=second.seat,
    )


def _tied(model: EndModel) -> EndModel:
    """Let the second have as many points as the best, who wins by the rank of a character."""
    best, second, *others = model.view.scores
    equal = second._replace(total=best.total, tie_break=(best.tie_break[0] - 1,))
    return replace(model, view=replace(model.view, scores=(best, equal, *others)))


def ends() -> Iterator[Screen]:
    """Show the end of games of two, four and eight."""
    for seats, name in ((2, TWO), (4, FOUR), (8, EIGHT)):
        model = end_of(name)
        content = Content(
            lambda drawn, model=model: end_screen(model, SAY, drawn), partial(end_pictures, model, SAY)
        )
        yield Screen.of(f"end-{seats}", content, private=False)
    ended = end_of(FOUR)
    readers = tuple(Guesser(each.name, 9 - seat, 12) for seat, each in enumerate(ended.players[:3]))
    read = replace(ended, guessers=readers, level="builder")
    content = Content(lambda drawn: end_screen(read, SAY, drawn), partial(end_pictures, read, SAY))
    yield Screen.of("end-readers", content, private=False)
    last = replace(panel_when(FOUR, turns), events=())
    mine = replace(ended, reader=0)
    own = Content(
        lambda drawn: own_end_screen(mine, "", SAY, last, drawn), partial(own_end_pictures, mine, last, SAY)
    )
    yield Screen.of("end-own", own)
    gained = OwnTournament(16, Ranked(100, 3, "", 40, 2, 1), people=12, league=True)
    cup = replace(mine, tournament=CHANNEL, own_tournament=gained)
    league = Content(
        lambda drawn: own_end_screen(cup, ADDRESS, SAY, last, drawn),
        partial(own_end_pictures, cup, last, SAY),
    )
    yield Screen.of("end-own-league", league)
    won = _won_alone(end_of(TWO))
    rich = Content(
        lambda drawn: own_end_screen(won, "", SAY, None, drawn), partial(own_end_pictures, won, None, SAY)
    )
    yield Screen.of("end-own-won", rich)
    counted = Content(lambda drawn: counting_screen(mine, SAY, drawn), partial(counting_pictures, mine, SAY))
    yield Screen.of("end-counting", counted)
    alone = replace(ended, reader=0, solo=True, outcome=None)
    solo = Content(lambda drawn: end_screen(alone, SAY, drawn), partial(end_pictures, alone, SAY))
    yield Screen.of("end-solo", solo)
    after = replace(alone, origin=PlayedOn(host=100, game=GAME, step=60), course=NO_COURSE)
    from_replay = Content(lambda drawn: end_screen(after, SAY, drawn), partial(end_pictures, after, SAY))
    yield Screen.of("end-played-on", from_replay)
    yield Screen("end-more", lambda: end_more_screen(read, SAY))
    level = _tied(mine)
    tied = Content(
        lambda drawn: own_end_screen(level, "", SAY, None, drawn), partial(own_end_pictures, level, None, SAY)
    )
    yield Screen.of("end-own-tied", tied)
    yield Screen("end-more-tied", lambda: end_more_screen(level, SAY))
    yield Screen("end-in-words", lambda: end_screen(ended, SAY), private=False)
    proof = ProofModel(GAME, COMMITMENT, SECRET, CLICKS, "5d" * 32, "lobby")
    yield Screen("end-fair", lambda: proof_screen(proof, SAY))
