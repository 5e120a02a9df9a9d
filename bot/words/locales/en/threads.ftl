# Games that are played in a thread of the channel, where the server wants that.

# On a button of /citadels server.
switch-threads = { $state ->
    [on] Play without threads
   *[off] Give each game its own thread
}

permission-create_public_threads = Create Public Threads

# The name of a thread: plain text, and at most 100 letters of it are shown.
thread-name = Citadels · { $host }
# $names mention the players, so that Discord lets them into the thread.
thread-greeting = 🏰 Playing here: { $names }

lobby-started-thread = ▶️ The game has started in { $thread }.

# Private notes for who started a game.
thread-lacking = This game will be played here, because I can’t open a thread for it. I need permission for it: { $permissions }.
thread-refused = This game will be played here, because Discord refused to open a thread, although I have { permission-create_public_threads } and { permission-send_messages_in_threads }. A server can have at most 1,000 open threads.

thread-elsewhere = This game is being played in its thread: { $where }

# For everybody in the thread of a game that is over.
rematch-elsewhere = 🔁 **{ $name }** has opened a rematch in { $channel }. Press **Join** there.
