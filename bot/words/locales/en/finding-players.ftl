# Finding players for a lobby: its time, the call for players, the usual table.

button-find = Find players
finding-title = ## Find players
# $when: a moment, as Discord shows it to each reader; none: the lobby has no time.
finding-at = { $when ->
    [none] ⏰ The game begins when you press **Start**.
   *[other] ⏰ The game is to begin: { $when }
}
    -# At its time I call those who sit here. The first who presses **Start** deals the cards. Ten minutes before, I remind them.

menu-at = When does the game begin?
at-start = When I press Start
at-minutes = In { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
at-hours = In { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
button-at = At a certain time

## The form for the time

time-title = When does the game begin?
form-time = Time, such as 20:00
form-day = Day
form-zone = Your time zone
time-day = { $days ->
    [0] Today
    [1] Tomorrow
   *[other] In { $days } days
}
error-time = I can’t read “{ $text }” as a time. Write it as 20:00.
error-time-over = { $time } is over already. Choose a later time or another day.

## People to call. $when: now, or when the next call may come. $role, $names: mentions

finding-call = 📣 **Call for players** notifies { $role }.{ $when ->
    [now] { "" }
   *[other] { " " }It works again { $when }
}
finding-no-role = 📣 No role is set for calls for players. A manager can choose one: { COMMAND("server") }
finding-usual = 👥 **Invite the usual table** names { $names }. It notifies those who allow it.{ $when ->
    [now] { "" }
   *[other] { " " }It works again { $when }
}
finding-nobody = 👥 Your usual table are those with whom you finished two games here lately. Nobody else is among them yet.
button-call = Call for players
button-invite-usual = Invite the usual table
button-usual = Invite my usual table
button-lobby = Lobby

finding-called = 📣 { $role } is called.
finding-invited = 👥 Your usual table is invited.
# After Join on a call. $where: the address of the lobby
finding-joined = You sit at the table: { $where }
error-called-lately = You can call people once an hour, and so can each lobby. The next call works { $when }

error-call-refused = Discord refused the message, so nobody is called. Try again later.

# Why the bot doesn't give a role, or doesn't call it.
error-call-role = { $why ->
    [gone] No role is set for calls here. A manager can choose one: { COMMAND("server") }
    [mention] I may not notify { $role }. A manager can let everybody mention it, or let me mention all roles.
    [refused] Discord refused that. Try again later.
   *[other] { server-role }
}

## In the channel, and in direct messages

# $taken of $seats players; $when: as above.
lobby-at = ⏰ **{ $taken } of { $seats }** · begins { $when }
lobby-soon = ⏰ Citadels begins { $when }.
lobby-due = ⏰ It is { $when }: the first player who presses **Start** deals the cards.
lobby-urged = ⏰ Nobody has pressed **Start** yet. The first player who does deals the cards; the time runs out { $when }.
lobby-missed = ⏰ Your game was to begin at { $when }. { $why ->
    [alone] Nobody else sits there. Let computers fill up, or choose another time.
    [late] I was away then. Press **Start**, or choose another time.
    [nobody] Nobody pressed **Start**. Press it now, or choose another time.
   *[other] It can’t begin like this: the lobby says why. Change that, or choose another time.
}
# The same message is edited later, without a mention ($role: none).
lobby-call = 📣 { $role ->
    [none] { "" }
   *[other] { $role }{ " " }
}{ $host } looks for players: **{ $taken } of { $seats }**{ $when ->
    [none] .
   *[other] { " " }· begins { $when }
}
# In its place when nobody can join any more.
lobby-call-over = -# 📣 { $host } looked for players: { $state ->
    [full] the table is full.
    [begun] the game has begun.
   *[closed] the lobby is closed.
}
# $name: of the player who is waited for; $since: "2 days ago"
vote-call = 💤 { $name } was asked { $since } and hasn’t answered. You can vote to let a computer play.
lobby-invitation = 👥 { $host } invites { $names } to a game.
lobby-invited = 👥 { $host } invites you to a game.
listed-name = Citadels
