# A person’s profile

describe-profile = See a person’s games and rating, by default your own
    .person = Whose profile? By default your own

profile-title = ## 👤 { $name }
profile-others = Games in this server
# number: a rating, as a text
profile-level = { $left ->
    [one] Level { $level } · { $left } more game to level { $next }
   *[other] Level { $level } · { $left } more games to level { $next }
}
profile-count-games = { $count ->
    [one] game
   *[other] games
}
profile-count-won = { $count ->
    [one] won
   *[other] won
}
profile-count-winning = { $count ->
    [one] win in a row
   *[other] wins in a row
}
profile-count-dailies = { $count ->
    [one] daily deal in a row
   *[other] daily deals in a row
}
profile-rating-best = best { $number }
profile-rating-everywhere = everywhere { $number }
profile-no-rating = No rating yet
profile-no-rating-how = It starts with your first rated game against people.
profile-favourites = Plays most
profile-card-won = won { $won } of { $games }
profile-computers = Against the computers
# Above records such as “3 : 1”: how often the person had the better place, and how often the computer.
profile-computers-how = ahead : behind
profile-city-first = First city · { $day }
profile-city-best = Best city · { $day }
# On the way to a badge, as in “7 of 10”.
profile-near = { $done } of { $needed }
profile-how = Ratings begin at 1000; a **?** marks one that is still a guess.
profile-picture-here = Rating in this server
profile-picture-everywhere = Rating everywhere
profile-counted = Rated games won everywhere: { $won } of { $games }

profile-resigned = left to a computer: { $count }
profile-rated = Rated: { $rated }.
# best: the best place
profile-cups = 🏆 Tournaments played: **{ $played }**, won: **{ $won }**, best place: { $best }
# now, longest: days in a row; best: points
profile-daily = 🏰 Daily deals: **{ $days }** · days in a row: **{ $now }**, at most { $longest } · best day: **{ $best }** points
profile-daily-title = Your last daily deals
profile-daily-day = { $name } · **{ $points }**
profile-daily-best = 🥇 Best day: { $name } · **{ $points }**
button-profile-daily = Daily deals

profile-last = **Last games**
# number: by which the game is replayed; told: some of the following, with dots between
profile-last-line = { $number }. { $told }
profile-last-game = { $place ->
    [1] 🏆 **1st** of { $seats }
    [2] **2nd** of { $seats }
    [3] **3rd** of { $seats }
   *[other] **{ $place }th** of { $seats }
}
profile-last-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
# seats: 2 to 8
profile-last-resigned = Left to a computer · { $seats } players
# change: as in "+23"
profile-last-change = 📈 { $change }
profile-last-board = [board]({ $address })

profile-nothing = { $name } hasn’t played here yet. { COMMAND("new") } opens a game.
profile-nothing-direct = Games in a server are shown there.

profile-by-seats = **Wins by number of players**
# seats: 2 to 8
profile-seats = { $seats } players: { $won } of { $games }
profile-characters = **Characters**
profile-uniques = **Unique districts** 🟣
profile-often = Most often: { $cards }
profile-often-card = { $name } ({ $count }×)
profile-best = Most successful: { $cards }
profile-best-card = { $name } (won { $won } of { $games })
# when: a moment as Discord counts it ("2 minutes ago")
profile-best-score = Best score: **{ $total }**, { $when }
# now: the length of the streak; longest: ever
profile-streak-winning = Wins in a row: **{ $now }** now, { $longest } at most
profile-streak-finishing = Finished in a row: **{ $now }** now, { $longest } at most
profile-finished = Finished games: { $finished } of { $all }
profile-pace = Usual time for an answer: { $count } { $unit ->
    [seconds] s
    [minutes] min
   *[hours] h
}

button-profile-replay = Replay { $number }
button-profile-games = Last games
button-profile-more = More
button-profile-main = Back
switch-shown = Shown on leaderboards everywhere: { $state ->
    [on] yes
   *[off] no
}
switch-named = With my name: { $state ->
    [on] yes
   *[off] no
}
# $seasons: the names of the newest ones.
profile-won-seasons = 🏆 Seasons won ({ $count }): { $seasons }
