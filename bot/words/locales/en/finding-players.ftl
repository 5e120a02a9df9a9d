# Finding players for a lobby: its time, the call for players, the usual table.

button-find = Find players
finding-title = ## Find players
# $when: a moment, as Discord shows it to each reader; none: the lobby has no time.
finding-at =
    { $when ->
        [none] ⏰ The game starts when you start it. If you set a time, I’ll remind everyone who has joined.
       *[other] ⏰ The game starts { $when }
           -# Ten minutes before, and again at that time, I’ll remind everyone who has joined. The first to press **Start** deals the cards.
    }

menu-at = When does the game start?
at-start = When I press Start
at-minutes = In { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
at-hours = In { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
button-at = At a set time

## The form for the time

time-title = When does it start?
form-time = Time, such as 20:00 or 8pm
form-day = Day
form-zone = Your time zone, or a city in it
form-zone-now = Time zone (it’s { $time } there now)
# $weekday: 1 is Monday; $date: written like picture-day
time-day =
    { $days ->
        [0] Today:{ " " }
        [1] Tomorrow:{ " " }
       *[other] { "" }
    }{ $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }, { $date }
error-time = I can’t read “{ $text }” as a time. Write it like 20:00 or 8pm. The form keeps what you wrote.
error-time-over = { $time } has already passed. Choose a later time or another day.

## People to call. $when: now, or when the next call may come. $role, $names: mentions

finding-call = 📣 **Call for players** pings { $role }.{ $when ->
    [now] { "" }
   *[other] { " " }You can press it again from { $when }.
}
finding-no-role = 📣 Anyone who sees the lobby can press **{ button-join }**. There is no role to ping yet; a manager can choose one: { COMMAND("server") }
finding-usual = 👥 **Invite the usual table**: { $names }.{ $when ->
    [now] { "" }
   *[other] { " " }You can press it again from { $when }.
}
finding-nobody = 👥 Your usual table is the people you’ve recently finished two games with here. There is nobody on it yet.
# $names, $strangers: mentions
finding-friends = 👤 **Invite friends**: up to four. I ping those who allow it in { COMMAND("notify") }.{ $when ->
    [now] { "" }
   *[other] { " " }You can use it again from { $when }
}
menu-invite-friends = Invite friends …
finding-friends-invited = 👥 I’ve invited { $names }. I ping people only if they allow it under { COMMAND("notify") }, once an hour at most.{ $strangers ->
    [none] { "" }
   *[other] { " " }You haven’t finished a game with { $strangers } yet, so I didn’t ping them: mention them in the channel yourself.
}
error-friends-seated = Everyone you picked is already in this lobby.
button-call = Call for players
button-invite-usual = Invite the usual table
button-usual = Invite my usual table
button-lobby = Lobby

finding-called = 📣 I’ve pinged { $role }.
finding-invited = 👥 I’ve invited your usual table. I ping only those who have switched on invitations under { COMMAND("notify") }.
# After Join on a call. A link to the lobby is below.
finding-joined = You joined this lobby.
button-play-now = Play now
error-called-lately = You and each lobby can call for players once an hour, and invite four times. You can do that again from { $when }

error-call-refused = Discord refused the message, so nobody was pinged. Try again later.

# Why the bot doesn't give a role, or doesn't call it.
error-call-role = { $why ->
    [gone] This server has no role for calls. A manager can choose one: { COMMAND("server") }
    [mention] I’m not allowed to ping { $role }. A manager can let everyone mention it, or let me mention all roles.
    [refused] Discord refused that. Try again later.
   *[other] { server-role }
}

## In the channel, and in direct messages

# $taken of $seats players; $when: as above.
lobby-at = ⏰ **{ lobby-seats }** · starts { $when }
lobby-soon = ⏰ Citadels starts at { $when }.
lobby-due = ⏰ It’s { $when }. The first player to press **Start** deals the cards.
lobby-urged = ⏰ Nobody has pressed **Start** yet. The first player to do so deals the cards. Time’s up at { $when }.
lobby-missed = ⏰ Your game should have started at { $when }. { $why ->
    [alone] Nobody else had joined. Fill the seats with computers, or choose another time.
    [late] I was offline then. Press **Start**, or choose another time.
    [nobody] Nobody pressed **Start**. Press it now, or choose another time.
   *[other] It can’t start as it is: the lobby says why. Change that, or choose another time.
}
# The same message is edited later, without a mention ($role: none).
lobby-call = 📣 { $role ->
    [none] { "" }
   *[other] { $role }{ " " }
}{ $host } is looking for players: **{ lobby-seats }**{ $when ->
    [none] .
   *[other] { " " }· starts { $when }
}
# In its place when nobody can join any more.
lobby-call-over = -# 📣 { $host } was looking for players: { $state ->
    [full] the table is full.
    [begun] the game has started.
   *[closed] the lobby is closed.
}
# $name: of the player who is waited for; $since: "2 days ago"
vote-call = 💤 { $name } was asked { $since } and hasn’t answered. You can vote to let a computer take over.
lobby-invitation = 👥 { $host } is inviting { $names } to a game.
lobby-invited = 👥 { $host } is inviting you to a game.
listed-name = Citadels
