# /citadels help: one screen of a phone.

help-start = ## 🏰 Citadels
    A game for 2 to 8. Each round you secretly choose a character with a power, gather gold or cards, and build your city. Who is missing is played by the computer.
button-new = Open a table
help-play = { "" }**Open a table** here or with `/citadels new`, add computer players, and press **Start**.
    { "" }**Your move?** I call you. Press **Play** on the board: what opens is seen by you alone, and everything works by buttons.
    { "" }**What does this card do?** `/citadels rules` looks up cards and rules.
help-wrong = { "" }**Lost the board?** `/citadels board` shows it again, `/citadels hand` your own cards.
    { "" }**A button does nothing?** Press **Play** again: what you answered is stored, and nothing is lost.
    { "" }**Have to go?** `/citadels resign` gives your seat to a computer player.
help-more = -# Also: `/citadels leaderboard`, `profile`, `history`, `replay`, `privacy`; `server` for those who manage it.
