# Standing evenings: the same people meet again, once or regularly.

button-same-time = Same time again?
evening-plan = ### When do you all play again?
    I open the lobby then, with the same cards and options. Before that, I ask in this channel who is coming.
button-evening-tomorrow = Tomorrow
button-evening-every = { $every ->
    [week] Every week
    [fortnight] Every two weeks
   *[month] Every month
}
evening-founded = 📅 Agreed: { $when }. In { $channel } everybody can say whether they’re coming.
evening-known = 📅 Somebody has already arranged that, and you’re now down as coming: { $when }, { $channel }.

# The message that asks who comes. $names: mentions
evening-title = ### 📅 { $every ->
    [once] The next game
    [week] Citadels every week
    [fortnight] Citadels every two weeks
   *[month] Citadels every month
}
evening-when = **{ $when }**
evening-coming = ✅ **Coming ({ $count })** { $names }
evening-later = 🕗 **Coming later ({ $count })** { $names }
evening-not = ✖️ **Not this time ({ $count })** { $names }
evening-unanswered = Nobody has answered yet.
evening-how = -# The lobby opens ten minutes before. I remind only people who are coming. Anyone who comes later gets a seat in the second game.
evening-open = ▶️ **The lobby is open:** { $where }
    -# Press **Later** and the second game keeps a seat for you.
button-evening-coming = Coming
button-evening-later = Later
button-evening-not = Not this time
button-evening-show = Table
evening-second = ⏰ The second game is about to start, and there’s a seat for you.

# The next morning. The names come from the game; $gap, $points: points
evening-morning = ### ☀️ Last night
evening-table = This season
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] 1 game
   *[other] { $games } games
}
evening-stake-level = { $name } and { $other } are level at the top. The next game decides who leads.
evening-stake-near = { $other } is { $gap ->
    [one] 1 point
   *[other] { $gap } points
} behind { $name }. A win next time can be enough.
evening-stake-far = { $name } leads by { $gap ->
    [one] 1 point
   *[other] { $gap } points
}.
evening-stake-won = 👑 The season is over, and { $name } has won it with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
evening-next = Next time: { $when }

# An evening that rests
evening-rests = Nobody came the last two times, so I’ve stopped opening lobbies. Would you like to go on?
evening-ended = This has ended. No lobby opens by itself at this time from now on.
button-evening-resume = Go on

# For one reader
evening-organiser = Organised by { $who }
evening-pointless = Nobody has points this season yet.
evening-points-how = In each game you get a point for yourself and one for every person who finishes behind you. The first three games of an evening count. A season lasts a quarter of a year.
evening-unnamed = Person { $number }
menu-evening-to = Hand it on to…
evening-handed-on = { $who } organises this now.
button-evening-fill = { $on ->
    [yes] Fill free seats with computers
   *[no] Don’t add computers
}
evening-filled = { $on ->
    [yes] From the next lobby on, computers take the free seats.
   *[no] From the next lobby on, I add no computers.
}
button-evening-end = End it
evening-sure = **End it for good?** Its table is deleted, too.
button-evening-keep = Keep it

error-evening-gone = That has ended. After any game, somebody can arrange the next one.
error-evening-over = That time has passed. The newest message asks about the next one.
error-evenings-full = There’s no room for another: a person can organise { $own }, and a server can have { $count }, three of them in one channel.
error-evening-organiser = Only { $who } can change that, or a manager of the server.
