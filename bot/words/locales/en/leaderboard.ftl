# The leaderboard, and how ratings are written everywhere. Ratings and years come as texts.

describe-leaderboard = See the best players in this server and on all servers

# A question mark: too little is known yet.
rating-number = { $settled ->
    [no] { $number }?
   *[yes] { $number }
}
# Beside a rating with a question mark, for its owner
rating-settling = **?** marks a first estimate, for { $games ->
    [one] 1 more game
   *[other] { $games } more games
}.
rating-change = { $way ->
    [up] 📈 +{ $points }
    [down] 📉 −{ $points }
   *[same] ±0
}
season = { $quarter ->
    [1] January to March { $year }
    [2] April to June { $year }
    [3] July to September { $year }
   *[4] October to December { $year }
}

leaderboard-title = ## 🏆 Leaderboard
# These five are on buttons, too.
scope-met = People I play with
scope-server = This server
scope-everywhere = All servers
span-season = This season
span-always = All time
# seats: "any", or 2 to 8
leaderboard-of = { $seats ->
    [any] Any number of players
   *[other] Games with { $seats } players
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
leaderboard-unnamed = someone
leaderboard-nobody = { $scope ->
    [everywhere] No game of this time counts here so far. Games with people count on all servers, unless their server or a player has switched that off. Nobody sees your name here until you show it.
   *[other] Nobody yet: be the first.
}
leaderboard-own-new = You’re not on this board yet.
leaderboard-own-left = You’re not on the leaderboard yet: a computer finished your rated games. Finish one yourself to appear there.
leaderboard-own-away = You dropped off this board after 90 days without a game like this.
leaderboard-own-hidden = You’ve chosen not to be shown here. To change that: { COMMAND("profile") }

# Boards beyond a server name only people who have agreed to it.
name-first = 🌍 You’re now on the leaderboards of all servers, without your name. The button adds it; { COMMAND("profile") } changes this later.
name-own = Others see your line here without your name.
button-show-name = Add my name
name-shown = The leaderboards of all servers show your name from now on. { COMMAND("profile") } changes that.

# What counts for a leaderboard
leaderboard-counts = A game counts if two people start it and at least one of them stays to the end. You’re listed once you’ve finished one.
leaderboard-how-of = The rating shown covers all games, not only these.
# $number: the lowest rating that is shown
leaderboard-floor = As long as you keep playing, you won’t drop below { $number } here.
# In a season, ordered by rating
leaderboard-podium = A place on the season’s podium takes { $games } finished games, so people with fewer come last.

menu-leaderboard-by = Sort by …
menu-leaderboard-of = Which games?
menu-leaderboard-when = Which season?
leaderboard-by-rating = By rating
leaderboard-by-wins = By wins
leaderboard-by-games = By games

button-post = Show to everyone
button-shown = Shown
button-higher = ▲ Higher
button-lower = ▼ Lower
button-own-place = My place
button-leaderboard = See more

## The end of a season

# $season: its name.
podium-title = ## 🏆 { $season }
podium-about = **The season is over. Congratulations!**
# Below a season that is over
season-next = The new season has begun: everyone starts it with a rating of 1000.
podium-needs = A place on the podium takes { $games } finished games in a season.
# About the picture of the podium
podium-numbers = The numbers are ratings. A **?** marks a first estimate.
# name: of somebody on the podium, or a mention
podium-name = { $place ->
    [1] 🥇
    [2] 🥈
   *[other] 🥉
} { $name }
podium-step = **{ $place }.** **{ $name }** · { $number }

## One's own season in a server

button-own-season = My season
season-title = ### 🏁 { $season } · { $server }
season-place = On the server’s leaderboard, { $over ->
    [yes] you finished as number { $place } of { $people }, and won
   *[no] you’re number { $place } of { $people }, and have won
} { $wins } of { $games } { $games ->
    [one] game
   *[other] games
}.
season-best = Your best score: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
# $name: the person whom the reader met most; $count: in how many games
season-rival = You played most often with **{ $name }**: { $count ->
    [one] 1 game
   *[other] { $count } games
}.
# $wins: how many are enough, at most nine; 0: more
season-rise = **{ $name }** is right above you. { $wins ->
    [0] It would take more than nine wins to overtake them.
    [one] One win at a table of four should be enough to overtake them.
   *[other] About { $wins } wins at a table of four should be enough to overtake them.
}
# $missing: how many more games they need for a podium; $needed: how many it takes
season-missing = For a place on the podium, finish { $missing ->
    [one] one more game
   *[other] { $missing } more games
} this season. Until then, everyone with { $needed } finished games comes before you.
season-ends = The season ends on { $when }.
button-season-news = { $news ->
    [on] Tell me when a season ends
   *[off] Stop season messages
}
season-news = { $on ->
    [on] I’ll message you shortly before a season ends, and again when it’s over.
   *[off] From now on, I won’t message you about seasons.
}
error-no-season = You didn’t finish a rated game here in that season.
podium-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
podium-people = { $count ->
    [one] 1 player
   *[other] { $count } players
}
# $games, $people: the two above; $name: the player with the best score
podium-figures = 📊 { $games } · { $people } · best score { $points }, by **{ $name }**
