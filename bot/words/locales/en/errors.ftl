# Short private answers to clicks and commands that could not be followed: what is so, and what to do instead.

error-unexpected = Something went wrong on our side. Your game is safe: { COMMAND("hand") } shows how it stands.
error-not-stored = That could not be stored, so it doesn’t count. Please try again in a moment.
error-unknown-click = I don’t know this button any more. Look for a newer message, or use { COMMAND("board") }.
error-old-command = This command has changed. Start Discord anew (Ctrl+R on a computer) and try again.
error-unknown-game = This game is not here any more.
error-unknown-option = That can’t be chosen any more. { now-so }
error-stale = This question was answered already. { now-so }
now-so = This is how things stand now.
error-wrong-seat = It isn’t your move. Waiting for { $seat }.
error-not-seated = You don’t play in this game. You can watch the board, or join the next one.
error-resigned = You have resigned here, and a computer plays on for you.
error-over = This game is over.
error-conflict = Another move came first. Please look again and choose.
error-damaged = This game could not be read and was set aside. Please tell whoever runs this bot.
error-newer = A newer version of the bot plays this at the moment. Nothing is lost; please try again in a moment.

error-lobby-started = The game has started already.
error-lobby-closed = This lobby was closed.
error-lobby-full = All seats are taken.
# $where: a link. $others: the names of those who sit there too, or none.
error-lobby-open = You have opened a lobby already: { $where }.{ $others ->
    [none] { "" }
   *[other] { " " }You share it with { $others }.
} Start it or close it first.
error-others-seated = You share this lobby with { $others }. Close it for all, or press **Leave**: then somebody else is the host.
error-lobby-of-others = Others sit in this lobby: { $others }. Close it for all of them?
button-close-for-all = Close it for all
button-close-own = Close that lobby
lobby-own-closed = ✖️ Your lobby is closed. { COMMAND("new") } opens another.
error-lobbies-full = No more lobbies can be open in this channel. Join one, or open yours in another channel.
error-already-joined = You have joined already.
error-filled = No seat is left to fill. **+ 🤖** adds one more.
error-no-computer = There is no computer player to remove.
error-host-only = Only { $host }, the host of this lobby, can do that.
error-keeper-starts = This bot belongs to you, so you could know the cards beforehand. Ask somebody else at the table to press **Start**.
error-players-only = Only players of this lobby can do that. Press **Join** first.
# $reason: one or more sentences.
error-cannot-start = This can’t start yet: { $reason }

# $permissions: a list, as Discord calls them.
error-no-permissions = I need these permissions in this channel: { $permissions }. Please ask somebody who runs the server.
error-server-only = That works in a channel of a server, not here.
error-not-in-server = This needs a server that I’m a member of. I’m not a member of this one: whoever manages it can add me.
error-managers-only = For this you need the permission **Manage Server**.
error-barred = The managers of this server don’t let you open games here. You can join the games of others.
error-shut-out = Whoever runs this bot keeps you from using it; only { COMMAND("privacy export") } and { COMMAND("privacy delete") } still work for you.
error-not-there = This person doesn’t sit there any more.
error-no-files = Discord won’t let me send files here. Please try again in a direct message to me.

# Something can't be shown to everybody in a channel.
error-may-not-write = You may not write in this channel, so I can’t show it to everybody.
error-posted = [It is here already]({ $where }): everybody can see it.
error-no-external-apps = In this server only you can see what an app of your own says, so I can’t show it to everybody.
error-share-elsewhere = A game can be shared only in the server where it was played.
