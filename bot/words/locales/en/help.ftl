# /citadels help: one screen of a phone.

help-start = ## 🏰 Citadels
    { game-about }
button-new = Open a game
help-new = **To begin:** { COMMAND("new") } opens a lobby in any channel of a server. Friends press **Join**, computers take the seats that are left, and **Start** begins the game.
help-new-anywhere = **To begin:** { COMMAND("new") } opens a game against computers here. In a channel of a server that has me, friends can join.
help-play = **Your move?** I let you know. Press **Play** on the board, the message with all cities: only you see what opens.
help-lost = **Lost the board?** { COMMAND("board") } shows it again, and { COMMAND("hand") } shows your cards.
help-button = **A button does nothing?** Press **Play** on the board. Nothing is lost.
help-leave = **Have to go?** { COMMAND("resign") } gives your seat to a computer for good.
help-more = -# Also: { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("tournament") } · { COMMAND("games") } · { COMMAND("notify") } · { COMMAND("language") } · { COMMAND("server") }
