# Short private answers to clicks and commands that could not be followed: what is so, and what to do instead.

error-unexpected = Something went wrong on my side. Your game is safe: see where it stands with { COMMAND("hand") }
error-not-stored = I couldn’t save that, so it doesn’t count. Please try again in a moment.
error-unknown-click = This button no longer works. Look for a newer message, or use { COMMAND("board") }.
error-old-command = This command has changed. Restart Discord (Ctrl+R on a computer) and try again.
error-unknown-game = This game is no longer here.
error-unknown-option = You can no longer choose that. { now-so }
error-stale = This question has already been answered. { now-so }
now-so = Here is how things stand now.
error-wrong-seat = It isn’t your turn. We’re waiting for { $seat }.
error-not-seated = You’re not in this game. You can watch the board, or join the next one.
error-resigned = You’ve resigned from this game. A computer is playing for you.
error-over = This game is over.
error-conflict = Someone moved just before you. Please look again and choose.
error-damaged = I couldn’t read this game, so I’ve set it aside. Please tell the person who runs this bot.
error-newer = A newer version of the bot is running this game. Nothing is lost; please try again in a moment.

error-lobby-started = The game has already started.
error-lobby-closed = This lobby was closed.
error-lobby-full = All seats are taken.
# $others: the names of those who sit there too, or none.
error-lobby-open = You already have a lobby open.{ $others ->
    [none] { "" }
   *[other] { " " }You share it with { $others }.
} Start it or close it first.
error-others-seated = You’re sharing this lobby with { $others }. Close it for everyone, or press **Leave** and let someone else be the host.
error-lobby-of-others = There are others in this lobby: { $others }. Close it for all of them?
# A lobby starts later, at $when, and $count other people sit in it: $others, a list of names.
error-early-start = { $others } { $count ->
    [one] expects
   *[other] expect
} the game to start { $when }. Start it now anyway?
button-start-now = Start now
button-close-for-all = Close it for all
button-close-own = Close that lobby
lobby-own-closed = ✖️ Your lobby is closed. { COMMAND("new") } opens another.
error-lobbies-full = This channel can’t have any more open lobbies. Join one, or open yours in another channel.
error-already-joined = You’ve already joined.
error-filled = Every seat is filled. **{ button-add }** adds one more.
error-no-computer = There is no computer player to remove.
error-host-only = Only { $host }, the host of this lobby, can do that. Ask them, or open your own lobby: { COMMAND("new") }
error-cast-choice = Only { $host }, the host of this lobby, and whoever finished last in the host’s previous game can choose the cards.
error-cast-join = You finished last in the previous game, so you can choose the cards once you’ve joined.
error-keeper-starts = This bot is yours, so you could know the cards in advance. Ask someone else at the table to press **Start**.
error-players-only = Only players in this lobby can do that. Press **Join** first.
# $reason: one or more sentences.
error-cannot-start = This can’t start yet: { $reason }

# $permissions: a list, as Discord calls them.
error-no-permissions = I need these permissions in this channel: { $permissions }. Please ask someone who manages the server.
error-server-only = That only works in a server channel.
error-not-in-server = I’m not a member of this server, so I can’t do that here. Someone who manages it can add me.
error-managers-only = You need the **Manage Server** permission for that.
error-barred = The managers of this server have stopped you from opening games here, until they allow it again. You can join other people’s games.
# To somebody who pressed the button; $others: the other people of the game, with “or”
error-barred-rematch = { error-barred } So ask { $others } to press **{ button-rematch }**, and join there.
error-shut-out = Whoever runs this bot has barred you from using it. Only { COMMAND("privacy export") } and { COMMAND("privacy delete") } still work for you.
error-not-there = That person is no longer at this table.
error-no-files = Discord won’t let me send files here. Please try again in a direct message to me.

# Something can't be shown to everybody in a channel.
error-may-not-write = You can’t send messages in this channel, so I can’t show it to everyone.
error-posted = [It’s already here]({ $where }), where everyone can see it.
error-no-external-apps = In this server, what you do with your own apps is visible only to you, so I can’t show it to everyone.
error-share-elsewhere = You can only share a game in the server where it was played.
