# Lists of games, messages about games, and the names of commands and permissions.

games-title = Several games are going on. Which one do you mean?
games-lobby = **Lobby** in { $channel }: { $players }
games-running = **Round { $round }** in { $channel }: { $players }
games-board = Show this board
games-hand = Show my hand
games-resign = Resign

error-not-started = This game hasn’t started yet.
error-nothing-here = No game is going on in this channel. Open one with { COMMAND("new") }, or look for yours with { COMMAND("games") }.
error-nowhere = You don’t play in any game just now. { COMMAND("new") } opens one in a channel of a server; or join a lobby there: it begins when its host presses **Start**.
error-only-elsewhere = You play in other servers, but in no game of this one. { COMMAND("games") } leads you to yours.

# $lacking: the permissions that are missing there; none if it isn't known why.
game-channel-lost = ⚠️ I can’t write into the channel of your Citadels game{ $server ->
    [none] { "" }
   *[other] { " " }on { $server }
} any more: { $lacking ->
    [none] it is gone, or closed to me
   *[other] in { $channel } I lack { $lacking }, which somebody who runs the server can give me back
}. The game is kept, and you can go on playing here. To see the board again, use { COMMAND("board") } in another channel of the server{ $lacking ->
    [none] { "" }
   *[other] , or in that one as soon as I may write there
}.
game-damaged = ⚠️ A Citadels game of yours could not be read back, so it was set aside and can’t go on. What was played is kept; please tell whoever runs this bot.

# Slash commands: what stands beside them while one types.
describe-citadels = Play Citadels
describe-new = Open a lobby for a game of Citadels in this channel
describe-board = Show the board of the game in this channel anew
describe-hand = Look at your hand; only you see it
describe-resign = Give up your seat to a computer player
describe-help = How to play Citadels here

# Permissions, as Discord calls them.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
