"""The public board."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.screens.board import board_screen
from bot.screens.content import board_pictures
from bot.screens.more import more_screen
from bot.screens.situation import deadline
from bot.screens.spoken import sayable
from bot.view_models.board import BoardModel
from bot.wording.wording import Wording
from bot.words.language import Language
from engine.cards.characters import CHARACTER_CARDS
from engine.events import (
    Bewitched,
    Borrowed,
    Built,
    Called,
    Chose,
    Crown,
    Destroyed,
    Drew,
    Event,
    GatheredGold,
    Killed,
    RefusedBribe,
    Revealed,
    RoundBegan,
    ShowedThreat,
    Stole,
    SwappedHands,
    WithdrewThreat,
)
from engine.state import Call
from engine.view import MarkView, TurnView
from storage.database.storage_errors import Cause, Outage
from tests.bot.screens.build import (
    GAME,
    board,
    city,
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
WAITS = say("board-waits", seat="**Anna**", since="none")


def test_it_says_since_when_and_until_when_it_waits() -> None:
    told = text(board_screen(board(since=1_700_000_000, until=1_700_000_600), say))
    assert (
        "\n".join(
            [
                say("board-waits", seat="**Anna**", since="<t:1700000000:R>"),
                f"-# {say('board-until', until='<t:1700000600:R>')}",
            ]
        )
        in told
    )
    assert deadline(say, 600, None) == "<t:600:R>", "nothing beside what ticks could contradict it"
    assert deadline(say, 600, "free") == say("until-free", until="<t:600:R>")
    assert deadline(say, 600, "both") == say("until-both", until="<t:600:R>")
    alone = text(board_screen(board(since=1_700_000_000, left_alone=True), say))
    assert say("board-left-alone", name="**Anna**") in alone
    computer = replace(board(), players=(replace(board().players[0], user_id=None), *board().players[1:]))
    assert "<t:" not in text(board_screen(replace(computer, since=1_700_000_000), say))
    assert text(board_screen(board(), say)).endswith(WAITS)
    assert "<t:" not in text(board_screen(board(since=1_700_000_000, status="old"), say))


def test_only_the_blackmailer_sees_which_mark_is_real() -> None:
    marks = (MarkView("threat", "king", 0, real=True), MarkView("threat", "bishop", 0, real=False))
    mine = text(more_screen(panel(view=view(2, seat=0, marks=marks)), say))
    real = say("sign-real-threat", name="King")
    assert sayable(say("board-sign", kind=say("sign-threat"), characters=f"{real}, Bishop")) in mine
    hidden = tuple(MarkView(mark.kind, mark.character, mark.by, None) for mark in marks)
    told = text(more_screen(panel(view=view(2, seat=0, marks=hidden)), say))
    assert sayable(say("board-sign", kind=say("sign-threat"), characters="King, Bishop")) in told


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"phase": "selection", "asked": 1}, say("board-waits", seat="**Bob**", since="none")),
        (
            {"phase": "turns", "asked": 0, "turn": TurnView(1, "thief", gathered=True, built=0, limit=1)},
            WAITS,
        ),
    ],
)
def test_the_board_names_the_awaited_player(changes: dict[str, Any], told: str) -> None:
    model = board(view=view(**changes))
    assert text(board_screen(model, say)).endswith(told)
    assert text(board_screen(model, say, board_pictures(model, say))).endswith(told)


def test_the_told_size_ends_the_game() -> None:
    """After the Bell Tower rings, a city may end the game without being complete."""
    seats = (seat_view(0, city=city("manor"), size=6, completed=False), seat_view(1))
    told = text(board_screen(board(view=view(2, seats=seats, target_size=6)), say))
    assert say("spoken-ends", target=6, deck=40, discards=0) in told
    assert say("spoken-seat", name="Anna", points=3, gold=2, count=4, size=6, target=6) in told
    assert say("picture-complete") not in told


def test_the_last_round_is_told() -> None:
    last = say("event-last-round").replace("**", "")
    assert last in text(board_screen(board(view=view(ending=True)), say))
    assert last not in text(board_screen(board(), say))


def test_a_board_that_is_not_played_on_has_no_buttons() -> None:
    screen = board_screen(board(status="old"), say)
    assert labels(screen) == []
    assert say("board-old", round=1, news="none") in text(screen)


@pytest.mark.parametrize("cause", get_args(Cause))
def test_a_board_says_why_the_game_stands_still(cause: Cause) -> None:
    screen = board_screen(board(storage_outage=Outage(cause, 1_700_000_000.4)), say)
    assert say("board-held-up", cause=cause, since="<t:1700000000:t>") in text(screen)
    assert labels(screen) == [say("button-play"), say("button-log"), say("button-rules")]
    old = text(board_screen(board(status="old", storage_outage=Outage(cause, 0)), say))
    assert say("board-held-up", cause=cause, since="|").split("|")[0] not in old


def full_board(seats: int, districts: int) -> BoardModel:
    """Make a board with the most content."""
    cards = (
        "imperial_treasury",
        "haunted_quarter",
        "school_of_magic",
        "town_hall",
        "monastery",
        "trading_post",
    )
    cards = (*cards, "thieves_den", "wishing_well", "observatory")
    seen = view(
        seats,
        round=12,
        phase="turns",
        ending=True,
        seats=tuple(
            seat_view(
                seat,
                gold=88,
                cards=30,
                city=city(*cards[:districts]),
                size=districts,
                completed=True,
                characters=("tax_collector", "blackmailer"),
            )
            for seat in range(seats)
        ),
        cast=tuple(CHARACTER_CARDS)[::3],
        calls=tuple(Call(character, rank % seats) for rank, character in enumerate(CHARACTER_CARDS)),
        marks=tuple(MarkView(kind, "blackmailer", 1, None) for kind in ("killed", "robbed", "newly") * 2),
        face_up=("cardinal", "scholar", "alchemist"),
        turn=TurnView(0, "tax_collector", gathered=True, built=1, limit=1),
    )
    deeds = (Destroyed(seat=0, target=1, card="imperial_treasury", gold=12),) * 4
    cast = tuple(CHARACTER_CARDS)[::3]
    events = tuple(e for each in cast for e in (Revealed(seat=0, character=each), *deeds))
    return BoardModel(GAME, players(seats, people=seats - 1), seen, events)


# With a picture


def drawn(model: BoardModel, language: Language = say) -> list[str]:
    """Return the texts of a board below its picture, line by line."""
    screen = board_screen(model, language, board_pictures(model, language))
    return text(screen).splitlines()


def turns(*events: Event, **changes: Any) -> BoardModel:
    return board(players=named("Anna", "Bob"), view=view(2, phase="turns", **changes), events=events)


def test_a_picture_has_the_newest_deeds_below_it_in_two_lines() -> None:
    deeds = (
        Revealed(seat=1, character="thief"),
        GatheredGold(seat=1, gold=2),
        Built(seat=1, card="docks", gold=3),
    )
    assert drawn(turns(*deeds)) == [
        say("board-head", last="no", discards=0, round=1, target=7, deck=40),
        f"-# {say('event-gathered-gold', seat='**Bob**', gold=2)}",
        f"-# {say('event-built', seat='**Bob**', mark='🟢', card='Docks', gold=3)}",
        WAITS,
    ]


def test_a_long_deed_takes_the_place_of_two() -> None:
    long = Borrowed(seat=1, target=0, gold=3, card="imperial_treasury")
    told = drawn(turns(GatheredGold(seat=1, gold=2), long))
    assert say("event-gathered-gold", seat="**Bob**", gold=2) not in "\n".join(told)


def revealed(name: str, character: str) -> str:
    return f"-# {say('event-revealed', seat=f'**{name}**', character=character, you='none')}"


def test_what_the_band_tells_isn_t_told_again() -> None:
    deeds = (Revealed(seat=1, character="assassin"), Killed(seat=1, character="king"))
    (picture,) = board_pictures(turns(*deeds), say)
    assert picture.band is not None
    assert drawn(turns(*deeds))[1:-1] == [revealed("Bob", "Assassin")]


def test_an_attack_comes_first_in_its_own_turn_and_the_next() -> None:
    gold, next_turn = GatheredGold(seat=0, gold=2), (Revealed(0, "king"), GatheredGold(seat=0, gold=2))
    deeds = (Revealed(1, "magician"), SwappedHands(1, 0), *next_turn)
    wording = Wording(say, turns().players)
    swapped, gathered = (f"-# {wording.event(each)}" for each in (deeds[1], gold))
    assert drawn(turns(*deeds))[1:-1] == [swapped, gathered]
    later = (*deeds, Revealed(1, "merchant"), gold)
    assert drawn(turns(*later))[1:-1] == [revealed("Bob", "Merchant"), gathered]


@pytest.mark.parametrize("shown", [False, True])
def test_what_came_of_a_refused_threat_stays_for_that_turn(*, shown: bool) -> None:
    came = ShowedThreat(0, 1, "thief", real=False, gold=0) if shown else WithdrewThreat(0, 1, "thief")
    built = [Built(seat=1, card=each, gold=1) for each in ("tavern", "temple")]
    told = drawn(turns(Revealed(1, "thief"), RefusedBribe(1, 0), came, *built))[1:-1]
    outcome = Wording(say, turns().players).event(came)
    assert outcome in told[0]
    assert shown or "**Bob**" in outcome, "it says who keeps the gold"


def test_the_board_of_a_new_round_tells_of_the_last_one() -> None:
    ended = (RoundBegan(2, 0), Killed(0, "thief"), Stole(0, 1, 0), Crown(1, 0))
    model = replace(turns(round=3), ended=ended)
    wording = Wording(say, model.players)
    news = say("story-and").join(wording.event(ended[place]).rstrip(".") for place in (1, 3))
    assert drawn(model)[1:-1] == [say("board-old", round=2, news=news)]
    assert say("board-old", round=2, news=news) in text(board_screen(model, say))


@pytest.mark.parametrize("kind", [Killed, Bewitched])
def test_a_rounds_result_names_the_victim_once_every_rank_was_called(kind: type[Killed | Bewitched]) -> None:
    hit, calls = kind(0, "thief"), (RoundBegan(2, 0), Revealed(0, "magician"))
    answered = Revealed(1, "thief") if kind is Bewitched else Called(2, "thief")
    deed = Wording(say, turns().players).event(hit).rstrip(".")
    for ended, names in (
        ((*calls, hit, answered), "**Bob**"),
        # An action card can save a killed character, whose player answers.
        ((*calls, hit, Revealed(1, "thief")), "**Bob**"),
        ((*calls, hit, Called(2, "thief"), Revealed(1, "king")), "none"),
    ):
        model = replace(turns(round=3, cast=("magician", "thief")), ended=ended)
        news = say("board-hit", deed=deed, names=names)
        assert drawn(model)[1:-1] == [say("board-old", round=2, news=news)]
    part = replace(turns(round=3, cast=("magician", "thief", "king")), ended=(*calls, hit, answered))
    assert drawn(part)[1:-1] == [say("board-old", round=2, news=deed)]


def test_the_largest_city_leads_unless_many_share_it() -> None:
    ended = (RoundBegan(2, 0),)
    model = replace(turns(round=3), ended=ended)
    first, *others = model.view.seats
    ahead = replace(model, view=replace(model.view, seats=(replace(first, size=4), *others)))
    news = say("board-leads", names="**Anna**", count=1, size=4, goal=7)
    assert drawn(ahead)[1:-1] == [say("board-old", round=2, news=news)]
    assert drawn(model)[1:-1] == [say("board-old", round=2, news="none")]


def test_a_secret_of_a_seat_is_never_told_below_a_picture() -> None:
    told = drawn(turns(GatheredGold(seat=1, gold=2), Drew(1, ("palace",)), Chose(1, "king")))
    assert told[1:-1] == [f"-# {say('event-gathered-gold', seat='**Bob**', gold=2)}"]


def test_a_card_that_lies_open_is_told_below_a_picture() -> None:
    assert f"-# {say('board-shown', card='🟣 Keep (3)')}" in drawn(turns(shown="keep"))


def test_an_old_board_is_short() -> None:
    model = replace(turns(GatheredGold(seat=1, gold=2)), status="old")
    assert drawn(model) == [say("board-old", round=1, news="none")]


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("districts", [0, 9])
def test_a_picture_takes_the_place_of_the_cities(seats: int, districts: int) -> None:
    model = full_board(seats, districts)
    screen = board_screen(model, say, board_pictures(model, say))
    assert check(screen) == []
    told = text(screen)
    assert "💰 88" not in told
    assert say("band-coins", gold=88) in everything(screen)
    # Facts that no picture shows stay.
    seen = model.view
    assert say("board-head", round=seen.round, last="yes", deck=seen.deck, discards=seen.discards) in told
    assert "⏳ " in told
    assert labels(screen) == [say("button-play"), say("button-log"), say("button-rules")]


def test_the_picture_of_an_old_board_is_a_finished_page() -> None:
    seen = view(
        phase="turns",
        calls=(Call("thief", 1),),
        turn=TurnView(1, "thief", gathered=True, built=0, limit=1),
        marks=(MarkView("robbed", "king", 1, None),),
    )
    for status, still in (("current", True), ("old", False)):
        model = board(view=seen, status=status)
        told = everything(board_screen(model, say, board_pictures(model, say)))
        assert (say("picture-coming") in told) is still
        assert (sayable(say("sign-robbed")) in told) is still
