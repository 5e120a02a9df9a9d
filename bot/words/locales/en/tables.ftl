# Lists of games, messages about games, descriptions of commands, names of permissions.

games-title = Several games are going on. Which one do you mean?
# $channel: a link. $players: a list of names.
games-lobby = **Lobby** in { $channel }: { $players }
games-running = **Round { $round }** in { $channel }: { $players }
games-solo = **Round { $round }** against computers: { $players }
games-board = Show this board
games-hand = Show my hand
games-resign = Resign

error-not-started = This game hasn’t started yet.
error-nothing-here = No game is going on in this channel. Open one with { COMMAND("new") }, or look for yours with { COMMAND("games") }.
error-nowhere = You don’t play in any game now. { COMMAND("new") } opens one.
error-only-elsewhere = You play in other servers, but not in this one. { COMMAND("games") } leads you there.

# $server: its name, or none. $lacking: the permissions that are missing in $channel, or none if nothing is known.
game-channel-lost = ⚠️ I can’t write into the channel of your Citadels game{ $server ->
    [none] { "" }
   *[other] { " " }on { $server }
} any more. { $lacking ->
    [none] It is gone, or closed to me.
   *[other] In { $channel } I lack permissions: { $lacking }.
} You can go on playing here; { COMMAND("board") } shows the board in another channel.
# The same for the owner of the server, if no player can be reached
game-channel-lost-owner = ⚠️ A Citadels game in { $channel }{ $server ->
    [none] { "" }
   *[other] { " " }on { $server }
} can’t go on: I can’t write there any more, and none of its players takes direct messages from me. { $lacking ->
    [none] The channel is gone, or closed to me.
   *[other] I lack: { $lacking }
}
game-damaged = ⚠️ A Citadels game of yours could not be read and was set aside. Please tell whoever runs this bot.

# Slash commands: what stands beside them in the list of Discord.
describe-citadels = Play Citadels
describe-new = Open a game of Citadels: a lobby in this channel, or a game against computers
describe-board = Show the board of the game in this channel anew
describe-hand = Look at your hand; only you see it
describe-resign = Give up your seat to a computer player
describe-help = How to play Citadels here

# Permissions, as Discord calls them in the reader's language.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
