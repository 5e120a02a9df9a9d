"""The ids of the controls as they stand on messages that were sent: a click on each must go on working."""

from bot.controls import requests
from bot.controls.request import Request
from bot.controls.requests import LESSON, PAST, PUZZLE, past_tag
from tests.bot.screens.build import GAME, TAG

IDS: dict[str, Request] = {
    # Lobby
    "cit:new": requests.NewLobby(),
    "cit:join:abcdefgh": requests.Join(GAME),
    "cit:leave:abcdefgh": requests.Leave(GAME),
    "cit:ready:abcdefgh": requests.Ready(GAME),
    "cit:add:abcdefgh": requests.AddComputer(GAME),
    "cit:fill:abcdefgh": requests.FillWithComputers(GAME),
    "cit:remove:abcdefgh": requests.RemoveComputer(GAME),
    "cit:start:abcdefgh": requests.Start(GAME),
    "cit:fill-start:abcdefgh": requests.FillAndStart(GAME),
    "cit:details:abcdefgh": requests.LobbyDetails(GAME),
    "cit:close:abcdefgh": requests.CloseLobby(GAME),
    "cit:close-own:abcdefgh": requests.CloseOwnLobby(GAME),
    "cit:options:abcdefgh": requests.OpenOptions(GAME),
    "cit:options-form:abcdefgh": requests.OpenOptionForm(GAME),
    "cit:options-done:abcdefgh": requests.CloseOptions(GAME),
    "cit:set:abcdefgh:main:short:on": requests.SetOption(GAME, "main", "short", ("on",)),
    "cit:set:abcdefgh:lobby:uniques-0:old_one-2": requests.SetOption(
        GAME, "lobby", "uniques-0", ("old_one-2",)
    ),
    f"cit:set:abcdefgh:districts:{'v' * 12}-9:{'v' * 30}": requests.SetOption(
        GAME, "districts", "v" * 12 + "-9", ("v" * 30,)
    ),
    "cit:pick:abcdefgh:cast:edition": requests.PickOption(GAME, "cast", "edition"),
    "cit:pick:abcdefgh:districts:uniques-0": requests.PickOption(GAME, "districts", "uniques-0"),
    "cit:name:abcdefgh": requests.NameForm(GAME),
    f"cit:form:abcdefgh:00c0ffee00c0ffee:{'9' * 20}": requests.OptionForm(GAME, TAG, 10**20 - 1),
    # Board and panel
    "cit:play:abcdefgh": requests.Play(GAME),
    "cit:more:abcdefgh": requests.ShowMore(GAME),
    "cit:hand:abcdefgh": requests.ShowHand(GAME),
    "cit:rules:abcdefgh": requests.ShowRules(GAME),
    "cit:board:abcdefgh": requests.ShowBoard(GAME),
    "cit:resign:abcdefgh": requests.Resign(GAME),
    "cit:back:abcdefgh": requests.Back(GAME),
    "cit:replace:abcdefgh": requests.Replace(GAME),
    "cit:take:abcdefgh:2": requests.TakeSeat(GAME, 2),
    "cit:games:own:2": requests.ListGames("own", 2),
    "cit:games:all:123": requests.ListGames("all", 123),
    "cit:log:abcdefgh": requests.OpenLog(GAME),
    "cit:log-page:abcdefgh:back:12:99": requests.ShowLog(GAME, "back", 12, 99),
    "cit:log-round:abcdefgh": requests.PickLogRound(GAME),
    "cit:guesses:abcdefgh": requests.OpenGuesses(GAME),
    "cit:guess:abcdefgh:12:8": requests.Guess(GAME, 12, 8),
    "cit:wishes:abcdefgh": requests.OpenWishes(GAME),
    "cit:wish:abcdefgh:12:0387": requests.DraftWishes(GAME, 12, (0, 3, 8, 7)),
    "cit:wish:abcdefgh:0:": requests.DraftWishes(GAME, 0, ()),
    "cit:wish-save:abcdefgh:0:4": requests.SaveWishes(GAME, 0, (4,)),
    # Questions
    "cit:answer:abcdefgh:00c0ffee00c0ffee:0": requests.AnswerOption(GAME, TAG, 0),
    "cit:answer:abcdefgh:00c0ffee00c0ffee:1234": requests.AnswerOption(GAME, TAG, 1234),
    "cit:answer:abcdefgh:00c0ffee00c0ffee:b": requests.AnswerOption(GAME, TAG, None),
    f"cit:answer:{LESSON}:00c0ffee00c0ffee:1": requests.AnswerOption(LESSON, TAG, 1),
    f"cit:answer:{PAST}:{past_tag(GAME, 12)}:1": requests.AnswerOption(PAST, past_tag(GAME, 12), 1),
    "cit:line:abcdefgh:00c0ffee00c0ffee:3-0-12": requests.AnswerLine(GAME, TAG, (3, 0, 12)),
    "cit:line:abcdefgh:00c0ffee00c0ffee:" + "-".join(["1234"] * 10): requests.AnswerLine(
        GAME, TAG, (1234,) * 10
    ),
    "cit:menu:abcdefgh:00c0ffee00c0ffee:1": requests.PickAnswer(GAME, TAG, 1),
    "cit:page:abcdefgh:00c0ffee00c0ffee:2:0": requests.TurnPage(GAME, TAG, 2, ()),
    "cit:page:abcdefgh:00c0ffee00c0ffee:2:40000002": requests.TurnPage(GAME, TAG, 2, (1, 30)),
    "cit:some:abcdefgh:00c0ffee00c0ffee:12:c": requests.PickOnPage(GAME, TAG, 12, (2, 3)),
    "cit:some:abcdefgh:00c0ffee00c0ffee:123456:" + "f" * 40: requests.PickOnPage(
        GAME, TAG, 123456, tuple(range(160))
    ),
    "cit:done:abcdefgh:00c0ffee00c0ffee:0": requests.AnswerPicked(GAME, TAG, ()),
    "cit:done:abcdefgh:00c0ffee00c0ffee:21": requests.AnswerPicked(GAME, TAG, (0, 5)),
    "cit:advice:abcdefgh:00c0ffee00c0ffee": requests.AskAdvice(GAME, TAG),
    "cit:why:abcdefgh:00c0ffee00c0ffee": requests.ExplainAdvice(GAME, TAG),
    "cit:mute:abcdefgh:00c0ffee00c0ffee": requests.Mute(GAME, TAG),
    # Rules and lesson
    "cit:look:classic-czech:school_of_magic": requests.LookUp("classic-czech", "school_of_magic"),
    "cit:look:abcdefgh:overview": requests.LookUp(GAME, "overview"),
    "cit:look-up:2016:0": requests.PickLookUp("2016", 0),
    "cit:look-up:abcdefgh:9": requests.PickLookUp(GAME, 9),
    "cit:learn:go-on": requests.Learn(),
    "cit:puzzle:open": requests.OpenPuzzle(),
    "cit:puzzle:share:00c0ffee00c0ffee": requests.SharePuzzle(TAG),
    f"cit:answer:{PUZZLE}:00c0ffee00c0ffee:2": requests.AnswerOption(PUZZLE, TAG, 2),
    "cit:learn:anew": requests.LearnAnew(),
    "cit:learn:rules": requests.ShowLessonRules(),
    # Records
    "cit:replay:abcdefgh": requests.OpenReplay(GAME),
    "cit:record:abcdefgh": requests.SendRecord(GAME),
    "cit:film:abcdefgh": requests.ShowFilm(GAME),
    "cit:watch": requests.WatchComputers(),
    "cit:fair:abcdefgh": requests.ShowProof(GAME),
    "cit:rematch:abcdefgh": requests.Rematch(GAME),
    "cit:step:abcdefgh:first:0": requests.ShowStep(GAME, "first", 0),
    "cit:step:abcdefgh:after:123456": requests.ShowStep(GAME, "after", 123456),
    "cit:round:abcdefgh": requests.PickRound(GAME),
    "cit:turning-points:abcdefgh": requests.OpenTurningPoints(GAME),
    "cit:turning:abcdefgh:7": requests.ShowTurningPoints(GAME, 7),
    "cit:turning-seat:abcdefgh": requests.PickSeat(GAME),
    "cit:turning-at:abcdefgh:123456": requests.TryOther(GAME, 123456),
    "cit:history:12": requests.ShowHistory(12),
    "cit:leaders:show:server:season:rating:0:0": requests.ShowLeaderboard("server", "season", "rating", 0, 0),
    "cit:leaders:post:everywhere:always:games:8:123456": requests.PostLeaderboard(
        "everywhere", "always", "games", 8, 123456
    ),
    "cit:leaders:by:server:always:wins:2": requests.PickOrder("server", "always", "wins", 2),
    "cit:leaders:of:everywhere:season:rating:0": requests.PickSeats("everywhere", "season", "rating", 0),
    "cit:profile:8999999999999999999:main": requests.ShowProfile(8999999999999999999, "main"),
    "cit:profile:1:more": requests.ShowProfile(1, "more"),
    "cit:shown:on": requests.SetShown(shown=True),
    "cit:shown:off": requests.SetShown(shown=False),
    # Choices
    "cit:server:seasons:off": requests.SetServer("seasons", ("off",)),
    "cit:server:computer_pause:10": requests.SetServer("computer_pause", ("10",)),
    "cit:server-pick:computer_pause": requests.PickServer("computer_pause"),
    "cit:server-page:sets": requests.ShowServer("sets"),
    "cit:server-set": requests.PickSet(),
    "cit:server-delete:12": requests.DeleteSet(12),
    "cit:notify:calls": requests.SetNotify("calls"),
    "cit:notify:zone": requests.SetNotify("zone"),
    "cit:language": requests.SetLanguage(),
    "cit:privacy:export": requests.ExportData(),
    "cit:privacy:delete": requests.AskToDelete(),
    "cit:erase:00c0ffee00c0ffee": requests.DeleteData(TAG),
}
