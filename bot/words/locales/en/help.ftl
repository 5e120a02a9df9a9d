# /citadels help: one screen of a phone.

help-start = ## 🏰 Citadels
    Choose a character in secret, gather gold or cards, build the best city. For 2 to 8 players.
button-new = Open a game
help-play = { "" }**To begin:** { COMMAND("new") }{ $server ->
        [yes] { "" }
       *[no] { " " }in a channel of a server
    }. Friends press **Join**, computers fill up; then **Start**.
    { "" }**Your move?** I call you. Press **Play** on the board, the message with all cities: only you see what opens.
    { "" }**What does a card do?** { COMMAND("rules") }
help-wrong = { "" }**Lost the board?** { COMMAND("board") }. Your cards? { COMMAND("hand") }
    { "" }**A button does nothing?** Press **Play** on the board. Nothing is lost.
    { "" }**Have to go?** { COMMAND("resign") } gives your seat to a computer player for good.
help-more = -# Also, after /citadels: learn, games, log, notify, leaderboard, profile, history, replay, privacy; and server for those who manage it.
