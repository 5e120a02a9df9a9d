# A person’s profile

describe-profile = See a person’s games and rating; yours, if you name nobody
    .person = Whose profile? Leave empty for your own

profile-title = ## 👤 { $name }
profile-others = Games in this server
# number: a rating, as a text
profile-level = { $left ->
    [one] Level { $level } · finish { $left } more game for level { $next }
   *[other] Level { $level } · finish { $left } more games for level { $next }
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
profile-rating-everywhere = all servers { $number } (repeated games with the same people count less)
profile-no-rating = No rating yet
profile-no-rating-how = Play a rated game against people to get one.
profile-favourites = Plays most
profile-card-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
profile-rivals = Rivals
profile-computers = Against the computers
# Above records such as “3 : 1”: how often the person had the better place, and how often the computer.
profile-computers-how = ahead of them : behind them
profile-city-first = First city · { $day }
profile-city-best = Best city · { $day }
# On the way to a badge, as in “7 of 10”.
profile-near = { $done } of { $needed }
profile-how = Ratings start at 1000. A **?** marks a first estimate, for about ten games.
profile-picture-here = Rating in this server, all time
profile-picture-everywhere = Rating on all servers, all time
profile-counted = Rated games won on all servers: { $won } of { $games }

profile-rated = Rated games: { $rated }.
# best: the best place
profile-cups = 🏆 Tournaments played: **{ $played }**, won: **{ $won }**, best place: { $best }
# now, longest: days in a row; best: points
profile-daily = 🏰 Daily deals: **{ $days }** · days in a row: **{ $now }**, longest { $longest } · best score: **{ $best }** points
profile-daily-title = Your last daily deals
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
profile-last-resigned = 🏳️ left to a computer
# change: as in "+23"
profile-last-board = [board]({ $address })

profile-own-nothing = Here you’ll see your games with people and against computers, once you’ve finished one. Daily deals count separately. { COMMAND("new") } opens a game.
profile-nothing = { $name } hasn’t played here yet. { COMMAND("new") } opens a game.
profile-nothing-direct = To see someone’s games in a server, use this command there.

profile-by-seats = **Wins by number of players**
# seats: 2 to 8
profile-seats = { $seats } players: { $won } of { $games }
profile-characters = **Characters**
profile-uniques = **Unique districts** 🟣
profile-often = Played most: { $cards }
profile-often-card = { $name } ({ $times })
profile-best = Won most with: { $cards }
profile-best-card = { $name } (won { $won } of { $games })
# when: a moment as Discord counts it ("2 minutes ago")
# now: the length of the streak; longest: ever
profile-streak-winning = Longest winning streak: { $longest }
profile-streak-finishing = Games finished in a row: **{ $now }** now, longest { $longest }
profile-finished = Finished games: { $finished } of { $all }
profile-pace = Usual time to answer: { $count } { $unit ->
    [seconds] s
    [minutes] min
   *[hours] h
}

button-profile-replay = Replay { $number }
button-profile-games = Recent games
button-profile-more = More
button-profile-main = Back
switch-shown = { $state ->
    [on] Leave the leaderboards of all servers
   *[off] Join the leaderboards of all servers
}
switch-named = { $state ->
    [on] Hide my name there
   *[off] Show my name there
}
# The line above those buttons
profile-shown = -# On the leaderboards of all servers, { $state ->
    [named] you’re shown with your name.
    [shown] you’re shown without your name.
   *[hidden] you’re not shown.
}
# $seasons: the names of the newest ones.
profile-won-seasons = 🏆 Seasons won ({ $count }): { $seasons }
