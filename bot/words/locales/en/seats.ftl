# The seats of a lobby: who is ready, and what the host can do about them.

button-ready = Ready
button-seats = Seats
button-shuffle = Shuffle the seats

lobby-not-ready = ⌛ Not ready yet: { $names }
# Players who were ready before the host set something else than was to be played; $count is how many. $changes is how
# that is set now; "none" if it isn't known.
lobby-asked-again = 🔁 { $names } { $count ->
    [one] was
   *[other] were
} ready before the host changed something. { $changes ->
    [none] Please check,
   *[other] Now: { $changes }. Please check,
} then press **Ready** again.

seats-title = ## Seats
# One of those who sit here, in a menu.
seats-option = { $seat }. { $name }
menu-seats-swap = Swap two seats
menu-seats-host = Make somebody else the host
menu-seats-out = Remove somebody

error-not-sitting = You’re not in this lobby. Press **Join** to play.

lobby-expired-minutes = ✖️ This lobby was closed because nobody clicked anything for { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}. { COMMAND("new") } opens another.
lobby-expired-days = ✖️ This lobby was closed because nobody clicked anything for { $count ->
    [one] { $count } day
   *[other] { $count } days
}. { COMMAND("new") } opens another.
