# The list of games that go on.

describe-games = Games in progress here and all of yours, with your turns first
    .mine = Only games you’re playing in
listed-title = ## Games in progress
# Before each game that waits for the reader.
listed-turn = 🔔 **Your turn** ·
listed-running =
    { $mine ->
        [turn] { listed-turn }
        [yes] 👤 **You’re in** ·
        [away] 🤖 **A computer is playing for you** until you press **I’m back** ·
       *[no] 👁️
    } [Round { $round }]({ $where }){ $asked ->
        [none] { "" }
       *[other] { " " }· waiting for { $asked }
    }
    { $players }
# $at: as Discord counts it, “in 3 hours”; none: no time is set
listed-lobby =
    { $mine ->
        [yes] 👤 **You’re in** ·
       *[no] 🟢
    } [Open lobby]({ $where }) · { lobby-seats }{ $at ->
        [none] { "" }
       *[other] { " " }· starts { $at }
    }
    { $players }
listed-daily = { $mine ->
    [turn] { listed-turn }{ " " }
   *[other] { "" }
}🏰 **{ $name }** · round { $round }
    { $players }
# $replay: whether the game began at a step of a replay
listed-solo = { $mine ->
    [turn] { listed-turn }{ " " }
   *[other] { "" }
}🤖 **{ $replay ->
    [yes] Playing on from a replay
   *[no] Against computers
}** · round { $round }
    { $players }
listed-none = No games here at the moment. { COMMAND("new") } opens one.
listed-back = Back
listed-on = More
listed-own = Only mine
listed-all = All games here
