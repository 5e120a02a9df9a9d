# Deadlines on board and panel, and absent people. until: a moment as Discord counts it ("in 2 minutes")

board-until = Time’s up { $until }
# In place of it, while everybody else is away. $name: of the asked person
board-left-alone = No clock is running: only { $name } is here.
# $until inside any sentence, when a second person has taken a seat and the open question has no clock yet.
until-free = { $until } (the clock starts with the next choice)
# The same in a slow game. The reserve is that of the lobby’s line pace-line. Until then, quiet hours stop the clock.
until-reserve = { $until } (including the reserve)
until-quiet = { $until } (including quiet hours)
until-both = { $until } (including the reserve and quiet hours)

event-time-ran-out = { $you ->
    [seat] ⏰ Your time ran out. A computer is playing for you.
   *[other] ⏰ { $seat } ran out of time. A computer is playing for them.
}

## Somebody is away. name, names: of players; count: of them

board-away = { $count ->
    [one] A computer is playing
   *[other] Computers are playing
} for { $names } until they press **I’m back**.
board-resigned = 🏳️ { $names } resigned: { $count ->
    [one] a computer takes over
   *[other] computers take over
}.
board-replaceable = 💤 { $name } is keeping you waiting. Vote to let a computer take over.
board-holiday = 🏖️ { $name } is away until { $until }. Their clock is stopped.
# Below it, for those who wait. $name: of the player on holiday
board-holiday-wait = -# If you’d rather not wait, a computer can play for { $name } until they’re back.
button-im-back = I’m back
button-replace = Replace { $name } · { $votes } of { $needed }

panel-away = ### 🤖 A computer is playing for you until you press **I’m back**
    -# If it plays more than half of your turns, you count as last.

# After I'm back, as one text. count: of rounds; first, last: their numbers
back-again = You’re back in control.
back-why = Your time had run out.
# Once a computer has played more than half of somebody’s turns. computer, count: numbers of turns
back-mostly = ⚠️ A computer has played { $computer } of your { $count } turns. If it’s still more than half when the game ends, you count as last.
# Little time, in a slow game’s panel and after I’m back. $time: 8 hours; $reserve: 5 hours, or none
hurry = { $reserve ->
    [none] ⚠️ Your reserve for this game is used up: you have { $time } at a time.
   *[other] ⚠️ { $reserve } left in your reserve for this game. After that, you have { $time } at a time.
}
back-played = { $count ->
    [1] In round { $first }, a computer played for you: it { $did }.
    [2] In rounds { $first } and { $last }, a computer played for you: it { $did }.
   *[other] In rounds { $first } to { $last }, a computer played for you: it { $did }.
}
back-built = { $districts ->
    [none] built nothing
   *[other] built { $districts }
}
back-lost = You lost { $losses }.
back-lost-gold = { $gold } gold
back-lost-crown = the crown
back-chose = chose the { $characters }
back-gold = took { $gold } gold
back-cards = { $count ->
    [one] kept 1 card
   *[other] kept { $count } cards
}
back-nothing = A computer answered no questions for you.
back-not-away = You’re already playing this game yourself.
back-holiday = You’re no longer away, so your clocks in slow games are running again.
replace-voted = Your vote is in: { $votes } of { $needed }.
replace-done = A computer is playing for { $name } until they’re back.
## A pause. until: a moment ("in 2 days"); names, missing: players, $count of them missing missing; time: how long

menu-pause = Propose a pause for everyone …
button-agree-pause = Agree to the pause
button-end-pause = End the pause
board-paused = ⏸️ The table is paused and no clock is running. The clocks start again { $until }; you can play on in the meantime.
board-pause-wanted = ⏸️ { $names } would like to pause for { $time }. The pause starts once { $missing } { $count ->
    [one] has
   *[other] have
} agreed as well.
pause-begun = ⏸️ The pause has started. The clocks start again by { $until }.{ $early ->
    [yes] { " " }Whoever is away now can end it once they’re back.
   *[no] { "" }
}
pause-proposed = ⏸️ I’ve asked the others, on the board or by direct message. Once everyone who is here has agreed, the board and your panel say that the game is paused.
pause-agreed = ⏸️ You’ve agreed. The pause starts once { $missing } { $count ->
    [one] has
   *[other] have
} agreed as well.
pause-ended = The pause is over, and the clocks are running again.
pause-lapsed = ⏸️ The proposed pause has lapsed.
error-no-pause = The table can’t pause now. A slow game can pause once, a live game once a round, and a live tournament game never.
error-other-pause = Someone has just proposed a pause of a different length. You can agree to that one on the board.
error-end-pause = You agreed to this pause. Only someone who was away then can end it.
error-replace-away = A computer is playing for you. Press **I’m back** first.
error-replace-self = The table is waiting for you. Press **Play**.
error-not-replaceable = Nobody has kept you waiting long enough yet.

# At the end. Left: resigned, or never back.
end-left = -# 🏳️ { $count ->
    [one] A computer
   *[other] Computers
} finished the game for { $names }, so everyone who stayed to the end is ahead of them.
end-left-own = -# 🏳️ A computer finished the game for you, so everyone who stayed to the end is ahead of you.
end-computers = -# 🤖 Only computers were left, so they finished the game in the blink of an eye.

## Somebody takes the seat of a computer player while the game goes on. name: of the player; computer: its name

error-open-seats = You can take over a computer player’s seat here, with everything it has. The game then won’t count towards your rating or your history.
error-kept-seat = Your tournament table started without you, and a computer is playing in your seat. Take it over, with everything it has. Your place counts for the tournament but not for your rating.
button-take-seat = Take { $name }’s seat
error-seat-taken = Someone else already has that seat. Press **Play** on the board to see if another is free.
error-no-open-seat = You can’t take over a computer player here. You can watch the board, or join the next game.
error-late-seat = In a rated game, people can take over a computer’s seat only before the first character is chosen, and this game is past that. You can watch the board, or join the next game.
board-taken = 🪑 { $name } has taken { $computer }’s seat.
switch-open = { $state ->
    [on] Don’t allow late joiners
   *[off] Allow late joiners
}
open-option = { $state ->
    [on] **Late joiners**: people can take over a computer’s seat during the game (in a rated game, only before the first character is chosen).
   *[off] **Late joiners**: off, so nobody can take over a computer’s seat during the game.
}
