# The seats of a lobby: who is ready, and what the host can do about them.

button-ready = I’m ready
button-seats = Seats
button-shuffle = Shuffle the seats

# $count: for how many people the table waits. $names: their names; none, if they are many. $last: whether all of them
# played the last game.
lobby-not-ready = ⌛ Waiting for { $names ->
    [none] **{ $count } players**
   *[other] { $names }
}{ $last ->
    [yes] { " " }from the last game
   *[no] { "" }
}. { $host } can { $add ->
    [yes] add a computer and start
   *[no] start
} without { $last ->
    [yes] them
   *[no] waiting
}.
# For players who were ready before the host changed what is played. $changes: how that is set now; "none" if it isn’t
# known.
lobby-asked-again = 🔁 { $changes ->
    [none] The host has changed something.
   *[other] The host has changed this: { $changes }.
} If it’s fine, press **{ button-ready }**.

seats-title = ## Seats
# One of those who sit here, in a menu.
seats-option = { $seat }. { $name }
menu-seats-swap = Swap two seats
menu-seats-host = Make someone else the host
menu-seats-out = Remove someone

error-not-sitting = You’re not in this lobby. Press **Join** to play.

lobby-expired-minutes = ✖️ This lobby was closed because nobody clicked anything for { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}. { COMMAND("new") } opens another.
lobby-expired-days = ✖️ This lobby was closed because nobody clicked anything for { $count ->
    [one] { $count } day
   *[other] { $count } days
}. { COMMAND("new") } opens another.
