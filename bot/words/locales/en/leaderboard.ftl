# The leaderboard, and how ratings are written, there and elsewhere. Numbers of ratings come as texts.

describe-leaderboard = See who plays best, in this server and everywhere

# A question mark stands where too little is known.
rating-number = { $number }{ $settled ->
    [no] ?
   *[yes] { "" }
}
rating-change = { $way ->
    [up] +{ $points }
    [down] −{ $points }
   *[same] ±0
}
season = { $quarter ->
    [1] January to March
    [2] April to June
    [3] July to September
   *[4] October to December
} { $year }

leaderboard-title = ## 🏆 Leaderboard
# Also on buttons.
scope-server = This server
scope-everywhere = Everywhere
span-season = This season
span-always = All time
leaderboard-of = { $seats ->
    [any] Any number of players
   *[other] Games of { $seats } players
}

# own: whether it is the reader
leaderboard-row-rating = { $own ->
    [yes] 👉{ " " }
   *[no] { "" }
}{ $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $name } · **{ $number }** · won { $wins } of { $games }
leaderboard-row-wins = { $own ->
    [yes] 👉{ " " }
   *[no] { "" }
}{ $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $name } · won **{ $wins }** of { $games } · { $number }
leaderboard-row-games = { $own ->
    [yes] 👉{ " " }
   *[no] { "" }
}{ $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
} { $name } · { $games ->
    [one] **1** game
   *[other] **{ $games }** games
}, { $wins } won · { $number }
leaderboard-unnamed = somebody
leaderboard-nobody = Nobody stands here yet. It takes a game that at least two people finish: { COMMAND("new") } opens one.
leaderboard-own-new = You are not on this board yet: finish a game of this kind with at least one other person.
leaderboard-own-away = You haven’t finished such a game for 90 days, so you left this board. Your rating is kept: play, and you are back.
leaderboard-own-hidden = You are not shown here because you chose so; { COMMAND("profile") } changes that.

leaderboard-how = Everybody begins at 1000; **?** marks a guess. The order is cautious: the surer a number, the higher it stands. A game counts if at least two people finish it.
leaderboard-how-of = The number is that of all games, however many played.

menu-leaderboard-by = By what?
menu-leaderboard-of = Which games?
leaderboard-by-rating = By rating
leaderboard-by-wins = By wins
leaderboard-by-games = By games

button-post = Show it to all
button-higher = ▲ Higher
button-lower = ▼ Lower
button-own-place = My place
button-leaderboard = See more

error-leaderboard-writing = You may not write in this channel, so I don’t show it here to all.
