# Somebody's profile. Numbers of ratings come as texts.

describe-profile = Look at your own games and rating, or at somebody else’s
    .person = Whose profile? If you name nobody, it is yours

profile-title = ## 👤 { $name }
profile-own = All your games. Only you see this.
profile-others = Games in this server
profile-rating-here = **{ $number }** in this server
profile-rating-everywhere = **{ $number }** everywhere
profile-how = Everybody begins at 1000; **?** marks a guess.
profile-picture-here = Rating in this server
profile-picture-everywhere = Rating everywhere
profile-counted = Everywhere: { $games ->
    [one] { $won } of 1 game won that counts for ratings
   *[other] { $won } of { $games } games won that count for ratings
}

profile-games = { $games ->
    [one] **1** game
   *[other] **{ $games }** games
} played to the end · **{ $won }** won
profile-resigned = left to a computer: { $count }
profile-winning = 🔥 { $count } wins in a row
profile-rated = { $rated ->
    [0] None of them counts for ratings: that takes at least two people who play to the end.
    [one] 1 of them counts for ratings: at least two people played it to the end.
   *[other] { $rated } of them count for ratings: at least two people played them to the end.
}

profile-last = **Last games**
# number: by which the game is replayed
profile-last-game = { $number }. { $place ->
    [1] 🏆 **1st**
    [2] **2nd**
    [3] **3rd**
   *[other] **{ $place }th**
} of { $seats } · { $total ->
    [one] 1 point
   *[other] { $total } points
}{ $change ->
    [none] { "" }
   *[other] { " " }· 📈 { $change }
} · { $when }
profile-last-resigned = { $number }. Left to a computer · { $seats } players{ $change ->
    [none] { "" }
   *[other] { " " }· 📈 { $change }
} · { $when }
profile-board = { $game } · [board]({ $address })

profile-nothing-own = You haven’t finished a game yet. { COMMAND("new") } opens a lobby in which you sit: friends press **Join**, computers fill up; then **Start**. { COMMAND("help") } tells the rest.
profile-nothing = { $name } hasn’t played here yet. { COMMAND("new") } opens a lobby for the two of you.
profile-nothing-direct = What somebody has played in a server can be seen there.

profile-by-seats = **Wins by number of players**
profile-seats = { $seats } players: { $won } of { $games }
profile-characters = **Characters**
profile-uniques = **Unique districts** 🟣
profile-often = Most often: { $cards }
profile-often-card = { $name } ({ $count }×)
profile-best = Most successful: { $cards }
profile-best-card = { $name } (won { $won } of { $games })
profile-best-score = Best score: **{ $total }** points, { $when }
profile-streak-winning = Wins in a row: **{ $now }** now, { $longest } at most
profile-streak-finishing = Games played to the end in a row: **{ $now }** now, { $longest } at most
profile-finished = Played to the end: { $finished } of { $all } games
profile-pace = Usual time for an answer: { $unit ->
    [seconds] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
   *[hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
}

button-profile-replay = Replay { $number }
button-profile-more = More
button-profile-main = Back
switch-shown = Shown on leaderboards everywhere: { $state ->
    [on] yes
   *[off] no
}
