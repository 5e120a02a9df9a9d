# Lists of games, messages about games, descriptions of commands, names of permissions.

games-title = There’s more than one game. Which one do you mean?
# $channel: a link. $players: a list of names.
games-lobby = **Lobby** in { $channel }: { $players }
games-running = **Round { $round }** in { $channel }: { $players }
games-solo = **Round { $round }** against computers: { $players }
games-board = Show this board
games-hand = Show my hand
games-resign = Resign
button-keep-playing = Keep playing

error-not-started = This game hasn’t started yet.
error-nothing-here = There’s no game in this channel. Open one with { COMMAND("new") }, or find yours with { COMMAND("games") }.
error-nowhere = You’re not in a game right now. { COMMAND("new") } opens one.
error-only-elsewhere = You’re in games on other servers, but not on this one. { COMMAND("games") } takes you there.

# $server: its name, or none. $lacking: the permissions that are missing in $channel, or none if nothing is known.
game-channel-lost = ⚠️ I can no longer write in the channel of your Citadels game{ $server ->
    [none] { "" }
   *[other] { " " }on { $server }
}. { $lacking ->
    [none] It’s gone, or I can’t see it.
   *[other] In { $channel } I’m missing: { $lacking }.
} You can carry on playing here; { COMMAND("board") } shows the board in another channel.
# The same for the owner of the server, if no player can be reached
game-channel-lost-owner = ⚠️ A Citadels game in { $channel }{ $server ->
    [none] { "" }
   *[other] { " " }on { $server }
} is stuck. I can no longer write there, and none of its players accepts direct messages from me. { $lacking ->
    [none] The channel is gone, or I can’t see it.
   *[other] I’m missing: { $lacking }
}
game-damaged = ⚠️ I couldn’t read one of your Citadels games, so I’ve set it aside. Please tell the person who runs this bot.

# Slash commands: what stands beside them in the list of Discord.
describe-citadels = Play Citadels
describe-new = Open a game of Citadels: a lobby in this channel, or a game against computers
describe-board = Show the board of the game in this channel again
describe-hand = Look at your hand; only you see it
describe-resign = Give up your seat to a computer player
describe-help = How to play Citadels here

# Permissions, as Discord calls them in the reader's language.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
