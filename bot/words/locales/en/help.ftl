# /citadels help: one screen of a phone.

help-start = ## 🏰 Citadels
    { game-about }
button-new = Open a game
help-new = **To start:** { COMMAND("new") } opens a lobby. Friends press **Join**, computers take the other seats (all of them if you play alone), and **Start** deals the cards.
help-new-anywhere = **To start:** { COMMAND("new") } opens a game against computers. To play with friends, use a server that has me.
help-play = **Is it your turn?** I’ll tell you. Press **Play** below the board; without a board, answer in my private message.
help-lost = **Lost the board, or a button doesn’t work?** { COMMAND("board") } brings it back.
help-leave = **Leaving for good?** { COMMAND("resign") } gives your seat to a computer.
help-words = -# Screen reader? Choose “Words first” in { COMMAND("notify") }.
help-more = -# **Alone?** { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("games") }. Everything else: **/citadels**
button-help-support = Ask for help
