"""Pictures that the tests draw: in the middle of a game, and with the most content."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from bot.pictures.bands import Band, BandFigure, BandsPicture, FigureKind, Reader
from bot.pictures.board import BoardPicture, board_picture
from bot.pictures.daily import DailyCity, DailyEndPicture, DailyPicture, past_city
from bot.pictures.draft import draft_picture
from bot.pictures.end import EndPicture, end_picture
from bot.pictures.first_steps import ExamplePicture, first_things_picture
from bot.pictures.hand import hand_picture
from bot.pictures.leaderboard import (
    LeaderboardPicture,
    LeaderboardRow,
    PodiumPicture,
    PodiumStep,
    leaderboard_picture,
)
from bot.pictures.lesson import lesson_picture
from bot.pictures.lobby import LobbyPicture, LobbySeat, lobby_picture
from bot.pictures.models import Card, CharacterModel, City, MarkModel, Rank, RankState, character_of
from bot.pictures.picture import Picture
from bot.pictures.poster import Award, Course, PosterPlace
from bot.pictures.profile import CareerCount, CareerLevel, CareerPicture, CareerRating, CareerRival, Medal
from bot.pictures.seat_lines import cities_of, lines_of
from bot.pictures.why import WhyPicture, WhyRow
from bot.screens.profile_parts import badges_picture
from bot.story.course import GameCourse, Highlight
from bot.story.feats import feats
from bot.story.parting import Parting, PlayedTurn
from bot.words.language import Language
from bot.words.names import plain
from engine.cards.districts import DISTRICTS
from engine.events import Built, Destroyed, GainedGold, Killed, Revealed, Stole
from engine.setup.choice import RandomSet
from engine.setup.plan import Plan
from engine.setup.preview import Preview, preview
from engine.state import Call, Score
from engine.view import DistrictView, HandCard, LaidView, MarkView, SeatView, TurnView, View
from storage.results.own_games import BADGES, Near
from tests.bot.pictures.boards import board_of
from tests.bot.pictures.ukrainian import CHARACTERS, eight_players
from tests.bot.screens.build import city, hand, seat_view, view

say = Language("en")

FOUR = ("Bertram", "Sam", "Cecily", "Agnes")
SIX = ("Bertram", "Agnes", "Tom", "Maximilian", "Sam", "Lady Whistledown")

# Difficult names, such as testers of bots choose, some in letters that no font has.
NASTY = (
    "W" * 32,
    "\u202egnp\u3164\u200b",
    "# \U0001f3f0\U0001f3f0 Ana \U0001f431",
    "さくら 田中",
    "𝓐𝓰𝓷𝓮𝓼 𝖛𝖔𝖓 𝕬𝖇𝖈",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞",
    "عبد الله",
    "Анна-Марія Петрівна-Шевченко 32x",
)


# From views


def four_players() -> View:
    """The fourth round of a game, in the turn of rank 6."""
    museum = DistrictView("museum", 4, 0, 3, declared=False)
    seats = (
        seat_view(0, gold=4, cards=2, city=city("docks", "manor", "church", "tavern"), size=4),
        seat_view(
            1, gold=11, cards=3, city=(*city("castle", "temple", "cathedral", "harbor"), museum), size=5
        ),
        seat_view(2, gold=2, cards=0, size=6, city=city(*CECILY)),
        seat_view(
            3, gold=2, cards=5, size=3, city=city("prison", "thieves_den"), laid=(LaidView("circus_tent", 0),)
        ),
    )
    calls = (
        Call("assassin", 0),
        Call("thief", 1),
        Call("magician", -1),
        Call("king", -1),
        Call("merchant", 2),
    )
    marks = (MarkView("killed", "magician", 0, None), MarkView("robbed", "merchant", 1, None))
    shown = {call.seat: call.character for call in calls if call.seat >= 0}
    return view(
        4,
        phase="turns",
        crown=1,
        asked=2,
        rank=6,
        seats=tuple(_showing(seat, shown) for seat in seats),
        calls=calls,
        marks=marks,
        face_up=("bishop", "warlord"),
        turn=TurnView(2, "merchant", gathered=True, built=0, limit=1),
    )


CECILY = ("palace", "trading_post", "watchtower", "fortress", "haunted_quarter", "imperial_treasury")


def _showing(seat: SeatView, shown: dict[int, str]) -> SeatView:
    return replace(seat, characters=(shown[seat.seat],)) if seat.seat in shown else seat


ROUND = (Destroyed(0, 3, "market", 1), Built(1, "harbor", 4), Built(2, "fortress", 5))
"""The events of that round."""


KILL = (Revealed(0, "assassin"), Killed(0, "magician"))
FIRE = Destroyed(0, 1, "cathedral", 4)
FIRST, LARGE = preview(Plan(), 4), preview(Plan("deluxe", RandomSet("7"), nine=True), 8)


def few_players(count: int) -> View:
    """Two or three players with two characters each. A complete city has the crown."""
    seats = tuple(
        seat_view(
            seat,
            gold=seat * 9,
            cards=4,
            city=city("manor", "temple", "tavern", "watchtower", "keep", "smithy", "market")[: 7 - seat],
            size=7 - seat,
            completed=seat == 0,
            characters=("thief", "merchant") if seat == 0 else ("king",),
        )
        for seat in range(count)
    )
    calls = (Call("thief", 0), Call("king", 1), Call("merchant", 0))
    return view(count, phase="turns", asked=1, seats=seats, calls=calls, ending=True)


EIGHT = ("Bertram", "Sam", "Cecily", "Agnes", "Maximilian", "Tom", "Olga", "Lady Whistle")
CITIES = (
    "manor church tavern docks fortress",
    "castle temple cathedral harbor museum",
    "palace trading_post watchtower fortress haunted_quarter imperial_treasury",
    "prison thieves_den",
    "manor castle monastery town_hall barracks library great_wall",
    "temple church tavern market prison",
    "castle market docks observatory",
    "palace cathedral harbor watchtower dragon_gate school_of_magic",
)


def eight_in_english() -> View:
    """The table of eight that strangers are asked about: Cecily plays, Maximilian leads."""
    gold, cards = (4, 11, 2, 2, 0, 6, 3, 7), (2, 3, 0, 5, 1, 4, 3, 2)
    shown = {0: "assassin", 1: "thief", 2: "merchant"}
    seats = tuple(
        seat_view(
            seat,
            gold=gold[seat],
            cards=cards[seat],
            city=city(*districts.split()),
            size=len(districts.split()),
            completed=len(districts.split()) >= 7,
            characters=(shown[seat],) if seat in shown else (),
        )
        for seat, districts in enumerate(CITIES)
    )
    plain = four_players()
    return replace(plain, seats=seats, turn=TurnView(2, "merchant", gathered=True, built=0, limit=1))


def six_players() -> View:
    """Six players, one with ten districts."""
    eight = eight_in_english()
    ten = "manor castle palace temple church tavern market watchtower prison keep"
    many = replace(eight.seats[1], city=city(*ten.split()), size=10, completed=True)
    return replace(eight, seats=(eight.seats[0], many, *eight.seats[2:6]))


def choosing(count: int) -> View:
    """The beginning of a round: no character has been called."""
    return view(count, crown=count - 1, asked=count - 1, face_up=("merchant",), piles=(("tax_collector", 3),))


FEATS = (
    Revealed(3, "thief"),
    Stole(3, 1, 7),
    Built(1, "town_hall", 5),
    Revealed(2, "merchant"),
    GainedGold(2, 9, "merchant"),
    *[Destroyed(5, 0, "temple", 0)] * 3,
)
"""The rare events of a finished game."""


def ended() -> View:
    """Six players at the end, the best first, two with the same place."""
    beautified = DistrictView("palace", 6, 1, 0, declared=False)
    museum = DistrictView("museum", 4, 0, 4, declared=False)
    cities = (
        (*city("manor", "castle", "cathedral", "market", "docks", "barracks", "wishing_well"), beautified),
        city("tavern", "market", "docks", "harbor", "town_hall", "imperial_treasury", "gold_mine"),
        (*city("temple", "monastery", "trading_post", "harbor", "barracks", "necropolis"), museum),
        city("watchtower", "prison", "barracks", "fortress", "dragon_gate", "library"),
        city("temple", "church", "monastery", "tavern", "trading_post", "fortress", "framework"),
        city("manor", "castle", "church", "cathedral"),
    )
    seats = tuple(
        seat_view(seat, city=each, size=len(each), completed=len(each) >= 7)
        for seat, each in enumerate(cities)
    )
    lines = (
        (("districts", 31), ("five-types", 3), ("first-completed", 4), ("wishing_well", 1)),
        (("districts", 26), ("completed", 2), ("imperial_treasury", 7)),
        (("districts", 27), ("completed", 2), ("museum", 4), ("secret_vault", 2)),
        (("districts", 23), ("dragon_gate", 2)),
        (("districts", 17), ("completed", 2)),
        (("districts", 14),),
    )
    scores = tuple(
        Score(seat, each, sum(points for _, points in each), ()) for seat, each in enumerate(lines)
    )
    return view(6, phase="over", asked=None, seats=seats, scores=scores)


COURSE = GameCourse(
    (
        (2, 3, 1, 4, 2, 0),
        (7, 8, 9, 5, 3, 3),
        (12, 14, 15, 9, 9, 8),
        (20, 21, 14, 13, 12, 9),
        (27, 26, 23, 18, 12, 14),
        (31, 26, 27, 23, 17, 14),
    ),
    (Highlight("stole", 2, 3, 1, "thief", number=4), Highlight("destroyed", 4, 0, 2, "warlord", "harbor", 4)),
    Highlight("killed", 6, 0, 1, "assassin", "king", missing=1),
)
"""The course of the game of six."""


def four_ended() -> EndPicture:
    """Four players at the end of a tie, as the one in second place sees it."""
    whole = ended()
    four = tuple(each._replace(total=35, tie_break=(6 - each.seat,)) for each in whole.scores[:4])
    decided = Highlight("destroyed", 6, 0, 1, "warlord", "palace", 5)
    course = GameCourse(tuple(each[:4] for each in COURSE.points), COURSE.blows, decided)
    shown = replace(whole, seats=whole.seats[:4], scores=four)
    return end_picture(shown, SIX[:4], say, feats(FEATS[:-3]), {2}, course=course, own=1)


def own_turn(cards: int = 7) -> View:
    """The Architect with `cards` cards, and every reason why one can't be built."""
    reasons = ("", "", "", "too-expensive", "too-expensive", "too-expensive", "identical", "limit")
    names = ("watchtower", "docks", "haunted_quarter", "palace", "imperial_treasury", "library", "church")
    more = ("manor", "school_of_magic", "temple", "rasputin", "great_wall", "living_cannonball")
    held = [
        HandCard(card, DISTRICTS[card].cost or 0, reason)
        if card in DISTRICTS
        else HandCard(card, 0, "action-card")
        for card, reason in zip((*names, *more) * 3, reasons * 5, strict=False)
    ]
    return _owning(tuple(held[:cards]), TurnView(0, "architect", gathered=True, built=0, limit=3))


def waiting() -> View:
    """A hand without a question, with two characters."""
    held = hand("watchtower", "docks", "haunted_quarter", hindrance="not-your-turn")
    wagon = HandCard("ticket_wagon", 0, "action-card")
    return replace(_owning((*held, wagon), None), characters=("thief", "tax_collector"))


def _owning(held: tuple[HandCard, ...], turn: TurnView | None) -> View:
    seats = (seat_view(0, gold=4, city=city("church", "manor", "tavern", "market")), seat_view(1))
    return view(
        2,
        seat=0,
        seats=seats,
        phase="turns",
        hand=held,
        turn=turn,
        characters=("architect",),
        armed=("rasputin",),
    )


# With the most that there can be


WAGON = Card("none", ("Ticket Wagon", "Wagon"), gold=12, id="ticket_wagon")


def worst_board(players: int = 8) -> BoardPicture:
    """The most players, districts, marks and letters."""
    kinds = ("killed", "bewitched", "robbed", "warrant", "threat")
    marks = (*(MarkModel(kind, bluff=True) for kind in kinds[2:]), MarkModel("pile", 12))
    states: tuple[RankState, ...] = ("answered", "now", "coming", "nobody", "out")
    ranks = tuple(
        Rank(
            CharacterModel("classic_tax_collector", rank, "Classic Tax Collector"),
            states[rank % 5],
            marks if rank % 2 else (MarkModel(kinds[rank % 2]),),
        )
        for rank in range(1, 10)
    )
    museum = Card("unique", ("Museum",), 5, coin=True, cards=12, id="museum", new=True)
    tower = Card("unique", ("Bell Tower",), 6, coin=True, declared=True, id="bell_tower")
    treasury = Card("unique", ("Imperial Treasury", "Imp. Treasury"), 6, coin=True, id="imperial_treasury")
    cities = tuple(
        City(
            name=plain(NASTY[seat]) or f"Player {seat + 1}",
            nameless=f"Player {seat + 1}",
            gold=47,
            cards=38,
            size=10,
            target=8,
            completed=True,
            crown=True,
            plays=True,
            characters=(ranks[0].character, ranks[8].character) if players < 4 else (ranks[8].character,),
            points=148,
            leads=seat < 3,
            lost=(treasury, museum),
            districts=(
                museum,
                tower,
                *[treasury] * 7,
                Card("none", ("Ticket Wagon", "Wagon"), gold=12, id="ticket_wagon"),
            ),
        )
        for seat in range(players)
    )
    return board_of(ranks, cities, say)


def worst_end(players: int = 8) -> EndPicture:
    """The most players, districts and points."""
    parts = (("districts", 99), ("complete", 4), ("five-types", 3), ("unique", 42))
    cities = worst_board(players).cities
    awards = tuple(Award("mask", "teal", "Characteristically biggest robberies", "W" * 60) for _ in range(3))
    results = tuple(
        PosterPlace(place, city, 148, parts, place - 1, place % 2 == 0)
        for place, city in enumerate(cities, 1)
    )
    courses = tuple(
        Course(place, "W" * 32, (*(place * each % 40 for each in range(30)), 148), ((4, "fire"),))
        for place in range(1, players + 1)
    )
    figures = BandFigure("bust", "warlord"), BandFigure("fire", "harbor")
    decided = Band("doer", "W" * 20, "fire", "lit2", "W" * 60, "W" * 90, *figures)
    return EndPicture(results, "W" * 90, "W" * 90, ("WWWWWWWWW",) * 5, awards, courses, "W" * 90, decided)


# The leaderboard, and ratings


def leaderboard() -> LeaderboardPicture:
    """The first ten, two of them tied, and the reader far below."""
    names = (*SIX, "さくら", "Święty Żółw", "𝓐𝓰𝓷𝓮𝓼", "Ottilie", "Cecily")
    places = (1, 2, 2, *range(4, 11), 37)
    rows = [
        LeaderboardRow(place, name, 1412 - 31 * place, 90 - 2 * place, 30 - place // 2, place not in (4, 10))
        for place, name in zip(places, names, strict=True)
    ]
    rows[-1] = replace(rows[-1], own=True)
    picture = leaderboard_picture("The Round Table · Q4 2025", rows, say)
    assert picture is not None
    return picture


def podium() -> PodiumPicture:
    """The podium of a season. Two people share the third place."""
    names, places = ("Bertram", "Święty Żółw", "さくら", "W" * 40), (1, 2, 3, 3)
    steps = [
        PodiumStep(place, name, f"{1400 - 40 * place}") for place, name in zip(places, names, strict=True)
    ]
    return PodiumPicture("October to December 2026", tuple(steps), say)


def daily_end() -> DailyEndPicture:
    """A deal beside the Master's. A killed character is in one of the differences."""
    cities = board_picture(six_players(), SIX, say).cities
    partings = (
        Parting(2, PlayedTurn("warlord", ()), PlayedTurn("merchant", ("manor", "tavern")), 4),
        Parting(5, PlayedTurn("", ("imperial_treasury",)), PlayedTurn("warlord", ()), -5),
    )
    return DailyEndPicture(
        DailyCity("You", "21 points", "6 of 7 districts", cities[0]),
        DailyCity("The Master", "31 points", "7 of 7 districts", cities[1]),
        partings,
        say,
    )


def career(games: int = 16) -> CareerPicture:
    """A career with a rating after `games` games."""
    chance, course = Random(games), [1000]
    for _ in range(games - 1):
        course.append(round(course[-1] + chance.gauss(4, 25)))
    city = "manor palace temple cathedral market harbor fortress library dragon_gate"
    return CareerPicture(
        "Ottilie",
        "merchant",
        CareerLevel(9, 0.3, "Level 9 · 7 more games to level 10"),
        (
            CareerCount("cards", 48, "games"),
            CareerCount("trophy", 19, "won"),
            CareerCount("fire", 3, "wins in a row"),
            CareerCount("star", 12, "daily deals in a row"),
        ),
        CareerRating("Rating in this server", f"{course[-1]}", f"best {max(course)}", tuple(course)),
        "Plays most",
        tuple((character_of(each, say), "won 4 of 9") for each in ("merchant", "king", "warlord")),
        ("Against the computers", "ahead : behind"),
        tuple(CareerRival(f"opponent-{each}", "Bertram", 9 - 2 * each, each) for each in range(1, 5)),
        past_city("Best city · 12 May 2026", 41, city.split(), say),
        ("Badges", "16 / 47"),
        (
            Medal("king", "King", earned=True),
            Medal("star", "Win with 30 points", earned=True, number="30"),
            Medal("trophy", "5 wins in a row", earned=False, number="5", near="3 of 5"),
        ),
    )


def first_career() -> CareerPicture:
    """A career after the first game, against computers."""
    rating = CareerRating("No rating yet", "", "It starts with your first rated game against people.")
    return replace(
        career(),
        level=CareerLevel(1, 0.0, "Level 1 · 2 more games to level 2"),
        counts=(CareerCount("cards", 1, "game"), CareerCount("trophy", 0, "won")),
        rating=rating,
        medals=(Medal("card", "Ten games", earned=False, number="10", near="1 of 10"),),
    )


def mute_bands(reader: Reader, left: tuple[FigureKind, str], right: tuple[FigureKind, str]) -> BandsPicture:
    """A whole band and two lines without letters: the positions of all parts can be compared exactly."""
    ends = BandFigure(*left), BandFigure(*right)
    tab = "" if reader == "all" else " "
    whole = Band(reader, tab, "skull", "lit2", " ", " ", *ends, told=" ")
    return BandsPicture((whole, whole, replace(whole, left=BandFigure("bust", "king"))))


def mutes() -> dict[str, Picture]:
    """Bands without a letter, by name."""
    return {
        "mute-bands-1": mute_bands("victim", ("building", "keep"), ("fire", "harbor")),
        "mute-bands-2": mute_bands("doer", ("gold", " "), ("cards", " ")),
        "mute-bands-3": mute_bands("all", ("symbol", "skull"), ("building", "manor")),
    }


def why(*rows: tuple[str, WhyRow]) -> WhyPicture:
    """The answers of a search, including characters."""
    seen = replace(four_players(), seat=2)
    seats = lines_of(seen, cities_of(seen, FOUR, say), say)[1:3]
    named = [(character_of(name, say) if name else None, row) for name, row in rows]
    found = tuple(
        replace(row, label=row.label or (who.name if who else ""), character=who) for who, row in named
    )
    return WhyPicture(seats, say, found)


def lobby_of(names: Sequence[str], game: Preview, host: int = 0, computer: int = -1) -> LobbyPicture:
    """A lobby with these names by seat (empty: a free seat), its host, and at most one computer."""
    unnamed = [say("player-unnamed", number=number) for number in range(1, len(names) + 1)]
    seats = [
        LobbySeat(plain(name) or other, other, seat == host, seat == computer) if name else LobbySeat()
        for seat, (name, other) in enumerate(zip(names, unnamed, strict=True))
    ]
    counted = {"taken": sum(map(bool, names)), "seats": game.most, "kept": 0, "room": 0, "more": 0}
    return lobby_picture(seats, game, counted, say, rated=False)


def pictures() -> dict[str, Picture]:
    """All pictures with golden drawings, by name."""
    return {**_boards(), **_of_players(), **_looking_back(), **_compared()}


def _boards() -> dict[str, Picture]:
    five = ("Bertram", "Анна-Марія Петрівна", "さくら", "Cecily", "Tom")
    return {
        "board-2": board_picture(few_players(2), FOUR[:2], say),
        "board-3": board_picture(few_players(3), FOUR[:3], say),
        "board-4": board_picture(four_players(), FOUR, say, events=ROUND),
        "board-4-finished": board_picture(four_players(), FOUR, say, finished=True),
        "board-5-choosing": board_picture(choosing(5), five, say),
        "board-8": eight_players(),
        "board-8-english": board_picture(eight_in_english(), EIGHT, say, events=ROUND),
        "board-6": board_picture(six_players(), SIX, say),
        "board-8-worst": worst_board(),
        "board-4-killed": board_picture(four_players(), FOUR, say, events=(*ROUND, *KILL)),
        "board-4-fire": board_picture(four_players(), FOUR, say, events=(*KILL, *ROUND[1:], FIRE)),
    }


def _of_players() -> dict[str, Picture]:
    """The lesson, lobbies, hands and drafts."""
    six = ("assassin", "thief", "king", "abbot", "architect", "artist")
    table = lines_of(four_players(), cities_of(four_players(), FOUR, say), say)
    return {
        "lesson-3": lesson_picture(replace(four_players(), characters=("merchant",)), 3, 9, say),
        "lesson-first-things": first_things_picture(replace(own_turn(4), target_size=7), say),
        "lesson-example": ExamplePicture(table, say),
        "lobby-4": lobby_of((*FOUR, ""), FIRST, host=1, computer=2),
        "lobby-8": lobby_of(NASTY, LARGE),
        "hand-4": hand_picture(own_turn(4), say),
        "hand-7": hand_picture(own_turn(), say),
        "hand-13": hand_picture(own_turn(13), say),
        "hand-waiting": hand_picture(waiting(), say),
        "draft-6": draft_picture(own_turn(), six, say),
        "draft-9": draft_picture(own_turn(), CHARACTERS, say),
    }


def _looking_back() -> dict[str, Picture]:
    city = board_picture(six_players(), SIX, say).cities[0]
    return {
        "end-6": end_picture(ended(), SIX, say, feats(FEATS), {1, 4}, course=COURSE),
        "end-4": four_ended(),
        "end-8-worst": worst_end(),
        "leaderboard": leaderboard(),
        "podium": podium(),
        "podium-1": PodiumPicture("Q4 2026", podium().steps[:1], say),
        "daily": DailyPicture("Citadels 142", "27 points", city),
        "daily-end": daily_end(),
        "badges": badges_picture((*BADGES[::3], "margin"), (Near("hundred-games", 58, 100),), say),
        "career": career(),
        "career-first": first_career(),
    }


def _compared() -> dict[str, Picture]:
    """The answers to a question, compared."""
    king = ("First choice next round in 96 of 100 tries",)
    merchant, assassin = ("2 gold this turn",), ("A district built in none of the tries",)
    return {
        "why": why(
            ("king", WhyRow("", None, 27, 18, 36, level=True, symbol="crown", reasons=king)),
            ("merchant", WhyRow("", None, 24, 15, 33, level=True, symbol="coin", reasons=merchant)),
            ("assassin", WhyRow("", None, 9, 3, 15, symbol="hammer", reasons=assassin)),
        ),
        "why-puzzle": why(
            ("king", WhyRow("", None, 71, 63, 79, best=True, note="22 %")),
            ("merchant", WhyRow("", None, 24, 16, 32, yours=True, note="61 %")),
            ("", WhyRow("Смарагдова майстерня: 12 золота, 3 карти", None, 0, 0, 4, note="17 %")),
        ),
    }
