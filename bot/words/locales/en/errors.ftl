# Short private answers to clicks and commands that could not be followed. Where there is something to do instead,
# they say what.

error-unexpected = Something went wrong on our side. Nothing of your game is lost: { COMMAND("hand") } shows how it stands.
error-not-stored = That could not be stored just now, so it doesn’t count. Please try again in a moment.
error-unknown-click = This button belongs to nothing that I know. Look for a newer message of the game, or use { COMMAND("board") }.
error-old-command = This command has changed since your Discord last looked. Start Discord anew (Ctrl+R on a computer), and try again.
error-unknown-game = This game is not here any more.
error-unknown-option = That is not a possible answer. Here is what you can choose from.
error-stale = This question was answered already. This is how things stand now.
error-wrong-seat = It isn’t your move. Waiting for { $seat }.
error-not-seated = You don’t play in this game. You can watch the board, or join the next one.
error-resigned = You have resigned here, and a computer player has your seat. You can watch the board, or join the next game.
error-over = This game is over.
error-conflict = Somebody else’s move came first. Please look again and choose.
error-damaged = This game could not be read back and was set aside. What was played is kept; please tell whoever runs this bot.

error-lobby-started = The game has started already.
error-lobby-closed = This lobby was closed.
error-lobby-full = All seats are taken.
# $others: the names of those who sit there too.
error-lobby-open = You have opened a lobby already: { $where }. Start it or close it first.{ $others ->
    [none] { "" }
   *[other] { " " }Others sit there, too: { $others }.
}
error-others-seated = Others sit in this lobby, too: { $others }. Closing it closes it for all of you, for good. If only you can’t play, press **Leave**: the next person is the host then.
button-close-for-all = Close it for all
button-close-own = Close that lobby
lobby-own-closed = ✖️ Your lobby is closed. { COMMAND("new") } opens another.
error-lobbies-full = { $count ->
    [one] 1 lobby is open in this channel already. Join it,
   *[other] { $count } lobbies are open in this channel already. Join one of them,
} or open yours in another channel.
error-already-joined = You have joined already.
error-filled = No seat is left to fill: as many sit here as are to play. **Add computer** seats one more.
error-no-computer = There is no computer player to remove.
error-host-only = Only { $host }, the host of this lobby, can do that.
error-players-only = Only players of this lobby can do that. Press **Join** first.
error-cannot-start = This can’t start yet: { $reason }

error-no-permissions = I need these permissions in this channel first: { $permissions }. Please ask somebody who runs the server.
error-server-only = That works in a channel of a server, not here.
error-managers-only = Only those who may manage this server (permission **Manage Server**) can change that.
