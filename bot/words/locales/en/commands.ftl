# Answers to slash commands, and messages that call somebody

command-opened = The lobby is open.
# What becomes of a player who resigns, by the rule of the game; several: of games with different rules
resign-what = { $leaving ->
    [live] A computer player takes over your seat for good, and you come last.
    [slow] A computer player takes over your seat for good. If it plays more than a quarter of your turns, you come last.
    [unrated] A computer player takes over your seat for good.
   *[several] A computer player takes over your seat for good, and in a rated game you come last. In a slow game you come last only if it plays more than a quarter of your turns. The same goes if you just stop answering.
}
command-resign-confirm = Do you really want to resign? { resign-what } Just stepping away? Don’t resign: when your time runs out, a computer plays for you until you press **{ button-im-back }**.
command-resign-confirm-last = Do you really want to resign? Computer players will then finish the game at once, and you come last.
resign-done = 🏳️ You’ve resigned. You’ll see your place when the game is over.

# [other]: a question in the turn of another player, $turn
ping-turn = { $mention } { $asked ->
    [choose] Time to choose your character in Citadels.
    [turn] It’s your turn in Citadels.
    [other] You have a question to answer in Citadels, in { $turn }’s turn.
   *[question] You have a question to answer in Citadels.
}
ping-lapsed = { $mention } ⏰ Your time is up, so a computer is playing for you until you press **I’m back**.
# Below that: which table it is, and how long there is ($until: "in 2 minutes", or none).
ping-about = -# With { $others }{ $until ->
    [none] .
   *[other] { " " }· time’s up { $until }
}

## Commands as they are typed, with their options: small letters, no spaces, at most 32, and no two alike.

slash-citadels = citadels
slash-new = new
slash-board = board
slash-hand = hand
slash-resign = resign
slash-help = help
slash-learn = learn
slash-daily = daily
slash-puzzle = puzzle
slash-tournament = tournament
slash-games = games
    .mine = mine
slash-rules = rules
    .card = card
    .topic = topic
    .edition = edition
slash-notify = notify
    .quiet_from = quiet_from
    .quiet_to = quiet_to
    .zone = zone
slash-log = log
    .game = game
slash-replay = replay
    .game = game
slash-history = history
slash-profile = profile
    .person = person
slash-leaderboard = leaderboard
slash-privacy = privacy
    .show = show
    .export = export
    .delete = delete
slash-server = server
slash-language = language
