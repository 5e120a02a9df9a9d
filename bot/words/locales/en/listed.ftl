# The list of games that go on.

describe-games = The games that go on here and those that you play, your turn first
    .mine = Only the games that you play
listed-title = ## Games that go on
listed-turn = 🔔 **Your turn** · [Round { $round }]({ $where })
    { $players }
listed-running = { $mine ->
    [yes] 👤 **You play** ·
    [away] 🤖 **A computer plays for you** until you press **I’m back** ·
   *[no] 👁️
} [Round { $round }]({ $where }){ $asked ->
    [none] { "" }
   *[other] { " " }· waiting for { $asked }
}
    { $players }
listed-lobby = { $mine ->
    [yes] 👤 **You sit here** ·
   *[no] 🟢
} [Open lobby]({ $where }) · { $count } of { $most } seats taken
    { $players }
listed-solo = 🤖 **Against computers** · round { $round }
    { $players }
listed-none = Nothing is open here. { COMMAND("new") } opens a game.
listed-back = Back
listed-on = More
listed-own = Only mine
listed-all = All games here
