# Games that are played in a thread of the channel, where the server wants that.

# On a button of /citadels server.
switch-threads = Games in threads: { $state ->
    [on] yes
   *[off] no
}

permission-create_public_threads = Create Public Threads

# The name of a thread: plain text, and at most 100 letters of it are shown.
thread-name = Citadels · { $host }
# $names mention the players, so that Discord lets them into the thread.
thread-greeting = 🏰 { $names } play here.

lobby-started-thread = ▶️ The game has started. It is played in { $thread }.

# Private notes for who started a game.
thread-lacking = This game is played here: for a thread of its own I lack { $permissions }.
thread-refused = This game is played here: Discord refused a thread of its own, though I have { permission-create_public_threads } and { permission-send_messages_in_threads }. A server has at most 1,000 open threads.

thread-elsewhere = This game is played in its thread: { $where }

# For everybody in the thread of a game that is over.
rematch-elsewhere = 🔁 **{ $name }** has opened the rematch in { $channel }. Press **Join** there.
