# Standing evenings: the same people meet again, once or regularly.

button-same-time = Same time again?
# In the lobby, before there is a game to repeat
button-evenings = Play regularly …
# $when: the same time tomorrow; $week: the same time on the same weekday; $zoned: we know the reader’s time zone
evening-plan = ### When’s the next game?
    I’ll open the lobby then, with the same cards and options. Beforehand, I’ll ask in this channel who’s coming.
    -# **Tomorrow** means { $when }. **Every week** starts on { $week }.{ $zoned ->
        [no] { " " }I don’t know your time zone, so in spring and autumn, when the clocks change, a weekly game moves by an hour. To prevent that, choose **{ button-evening-other }** and name your city.
       *[yes] { "" }
    }
button-evening-tomorrow = Tomorrow
button-evening-other = Other time …
form-every = How often
evening-every = { $every ->
    [this] Only this time
    [once] Once
    [week] Every week
    [fortnight] Every two weeks
   *[month] Every month
}
evening-founded = 📅 It’s arranged: { $when }. Everyone can say in { $channel } whether they’re coming. To change or end this, press **{ button-evening-show }** there.
# $who: the organiser, if somebody proposed another time; otherwise none
evening-known = 📅 Your group already has this one, so I’ve put you down as coming: { $when }, { $channel }.{ $who ->
    [none] { "" }
   *[other] { " " }Only { $who } can move it, under **{ button-evening-show }**.
}

# The message that asks who comes. $names: mentions; 🔁 follows the name of somebody who always comes
evening-title = ### 📅 { $every ->
    [once] The next game
    [week] Citadels every week
    [fortnight] Citadels every two weeks
   *[month] Citadels every month
}
evening-when = **{ $when }**
evening-coming = ✅ **Coming ({ $count })** { $names }
evening-later = 🕗 **Coming late ({ $count })** { $names }
evening-not = ✖️ **Not this time ({ $count })** { $names }
evening-silent = 💤 **No answer yet ({ $count })** { $names }
evening-call = 📣 Everyone with 🔁: the next evening is coming up. You only need to answer if you can’t come.
# After a move, until everybody has answered. $before: the earlier time; $who: who moved it, manager or none
evening-moved = 📅 **Moved{ $who ->
    [none] { "" }
    [manager] { " " }by a manager of the server
   *[other] { " " }by { $who }
}.** The old time was { $before }. Whoever has 🔁 is still coming.
evening-again = ❓ **Please answer again ({ $count })** { $names }
evening-unanswered = Nobody has answered yet.
evening-how = -# The lobby opens ten minutes earlier, and I remind only people who are coming. Whoever comes late gets a seat in the second game.{ $every ->
        [once] { "" }
       *[other] { " " }🔁 means: coming every time. **{ button-evening-not }** skips just one evening. After two evenings without a game, I stop and ask the organiser.
    }
evening-open = ▶️ **We’re playing here:** { $where }
    -# Press **{ button-evening-later }**, and I’ll keep you a seat in the second game.
# The private answer to “Coming” after the lobby has opened. $where: its address
evening-come-in = ✅ You’re down as coming, and the lobby is open: press **Join** there. If the game has started, you get a seat in the second one. { $where }
# The private answer if it is stored, but the message can’t be read or changed now
evening-answered = ✅ I’ve saved your answer. I can’t show it just now, but I will in a moment.
# The private answer if “Always coming” has switched itself off
evening-always-off = 🔁 is off: you’re no longer coming every time. You’re still down for this time. To undo that, press **{ button-evening-always }** again.
button-evening-coming = Coming
button-evening-always = Coming every time
button-evening-later = Coming late
button-evening-not = Not this time
button-evening-show = { button-details }
# $host: who opened a rematch
rematch-call = 🔁 { $host } wants another game, and there’s a seat for you.

# The next morning. The names come from the game; $gap, $points: points
evening-morning = ### ☀️ Last night
# One of several games. $won: who won it
evening-game = **Game { $number }** · { $won }
# day: 1 is Monday. season: the name of a quarter
evening-season = { $day ->
    [1] Mondays
    [2] Tuesdays
    [3] Wednesdays
    [4] Thursdays
    [5] Fridays
    [6] Saturdays
   *[7] Sundays
}, { $season }
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] 1 game
   *[other] { $games } games
}
evening-stake-level = { $name } and { $other } are level at the top. The next game decides who leads.
evening-stake-near = { $other } is { $gap ->
    [one] 1 point
   *[other] { $gap } points
} behind { $name }. A win next time could be enough.
evening-stake-far = { $name } leads by { $gap ->
    [one] 1 point
   *[other] { $gap } points
}.
evening-stake-won = 👑 { $season }: { $name } has won with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
evening-next = Next evening: { $when }
# The private answer to whoever moved one evening. $when: the evening after the new time
evening-then = ✅ Saved. The evening after it: { $when }

# An evening that rests. $who: mentions its organiser
evening-missed = Nobody came this time.
evening-rests = { $who }: nobody came the last two times, so I’ve stopped opening lobbies. Do you want to carry on?
# $names: those who were coming, or none; $who: who ended it; $when: the next time, or none if its lobby is open
evening-ended = { $names ->
    [none] { "" }
   *[other] { $names }:{ " " }
}**{ $who } has ended this for good.** { $when ->
    [none] This was the last evening.
   *[other] The game on { $when } is off.
}
# The private answer to whoever ended it
evening-ended-here = You’ve ended it. I’ve told everyone who was coming, in { $channel }.
button-evening-resume = Carry on

# For one reader
evening-organiser = Organised by { $who }
evening-pointless = Nobody has any points this season yet.
evening-points-how = In each game you get one point, plus one for every person who finishes behind you. An evening’s first three games count. Equal points? More wins rank higher.
# After the end of the season, until the next summary
evening-season-over = The season is over: the next summary names its winner, and everyone starts from zero.
# $played: how many evenings have taken place; $enough: whether the season can end with them
evening-season-ends = The season ends on { $when }.{ $enough ->
    [yes] { "" }
   *[no] { " " }If it has fewer than three evenings by then (so far: { $played }), it continues for three more months.
}
menu-evening-to = Choose another organiser …
evening-handed-on = { $who } is the organiser now.
# $why: the organiser before chose them, or is gone
evening-heir = 📅 { $who }: **you’re the organiser now**, because { $why ->
    [chosen] the last organiser chose you
   *[heir] the last organiser is gone and you take part
}. Under **{ button-evening-show }** you can change the time, hand this on or end it.
switch-evening-fill = { $state ->
    [on] Stop adding computers
   *[off] Add computers
}
evening-filled = { $on ->
    [yes] From the next lobby on, computers will fill free seats.
   *[no] From the next lobby on, I won’t add computers.
}
button-evening-skip = Skip this one
button-evening-end = End evenings
evening-sure = **End it for good?** Its standings will be deleted, too.
button-evening-keep = Keep it

error-evening-gone = That has ended. After any game, its players can arrange the next one.
error-evening-over = That time has passed. The newest message asks about the next one.
error-evenings-full = There’s no room for another. The limits are { $own } per organiser, three per channel and { $count } per server.
error-evening-to = { $who } can’t take this on. It has to be someone who is coming or has already played.
error-evening-organiser = Only { $who } or a manager of the server can change that.
