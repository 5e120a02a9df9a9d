# /citadels help: one screen of a phone.

help-start = ## 🏰 Citadels
    { game-about }
button-new = Open a game
help-new = **To begin:** { COMMAND("new") } opens a lobby. Friends press **Join**, computers take the other seats, and **Start** begins the game.
help-new-anywhere = **To begin:** { COMMAND("new") } opens a game against computers here. Friends can join in a server that has me.
help-play = **Your move?** I let you know. Press **Play** below the cities.
help-lost = **Lost the board, or a button does nothing?** { COMMAND("board") } shows it again. Nothing is lost.
help-leave = **Have to go?** { COMMAND("resign") } gives your seat to a computer for good.
help-words = -# Do you use a screen reader? In { COMMAND("notify") }, choose “Words first”: you get sentences in place of pictures.
help-more = -# Type **/citadels** for all else: daily deal, puzzle, tournaments, calls, language.
