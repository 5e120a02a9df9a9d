# The leaderboard, and how ratings are written everywhere. Ratings and years come as texts.

describe-leaderboard = See the best players of this server and of all servers

# A question mark: too little is known yet.
rating-number = { $settled ->
    [no] { $number }?
   *[yes] { $number }
}
rating-change = { $way ->
    [up] +{ $points }
    [down] −{ $points }
   *[same] ±0
}
season = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[4] October to December { $year }
}

leaderboard-title = ## 🏆 Leaderboard
# These four are on buttons, too.
scope-server = This server
scope-everywhere = Everywhere
span-season = This season
span-always = All time
# seats: "any", or 2 to 8
leaderboard-of = { $seats ->
    [any] Any number of players
   *[other] Games of { $seats } players
}

leaderboard-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] **{ $place }.**
}
# The reader's own place
leaderboard-place-own = 👉 { $place }
# place: one of those above; number: the rating
leaderboard-row-rating = { $place } { $name } · **{ $number }** · won { $wins } of { $games }
leaderboard-row-wins = { $place } { $name } · won **{ $wins }** of { $games } · { $number }
leaderboard-row-games = { $place } { $name } · won { $wins } of **{ $games }** · { $number }
# In place of a name
leaderboard-unnamed = somebody
leaderboard-nobody = Nobody yet. { COMMAND("new") } opens a game.
leaderboard-own-new = You are not on this board yet.
leaderboard-own-away = You left this board after 90 days without such a game.
leaderboard-own-hidden = You chose not to be shown here; { COMMAND("profile") } changes that.

# Boards beyond a server name only people who have agreed to it.
name-first = 🌍 You are on the boards of all servers now. Others see your place and your figures there, but not your name.
name-own = Others see your line here without your name.
button-show-name = Show my name
name-shown = The boards of all servers show your name from now on. { COMMAND("profile") } changes that.

leaderboard-how = { profile-how } A game counts if two people begin it and one of them stays.
leaderboard-how-of = The number is that of all games.

menu-leaderboard-by = By what?
menu-leaderboard-of = Which games?
menu-leaderboard-when = Which season?
leaderboard-by-rating = By rating
leaderboard-by-wins = By wins
leaderboard-by-games = By games

button-post = Show it to all
button-shown = Shown
button-higher = ▲ Higher
button-lower = ▼ Lower
button-own-place = My place
button-leaderboard = See more

## The end of a season

# $season: its name.
podium-title = ## 🏆 { $season }
podium-about = The season is over. Congratulations, and good luck in the next one!
# name: of somebody on the podium, or a mention
podium-name = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $name }
podium-step = { $place }. **{ $name }**{ $number ->
    [none] { "" }
   *[other] { " " }· { $number }
}
