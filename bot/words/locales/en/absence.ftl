# Deadlines on board and panel, and absent people. until: a moment as Discord counts it ("in 2 minutes")

board-until = Time runs out { $until }

event-time-ran-out = { $you ->
    [seat] ⏰ Your time was up: a computer plays for you.
   *[other] ⏰ { $seat } ran out of time: a computer plays.
}
    .line = ⏰ a computer plays

## Somebody is away. name, names: of players; count: of them

board-away = { $count ->
    [one] A computer plays
   *[other] Computers play
} for { $names } until they press **I’m back**.
board-resigned = 🏳️ { $names } resigned: { $count ->
    [one] a computer plays
   *[other] computers play
} on.
board-replaceable = 💤 { $name } keeps you waiting. Vote to let a computer play for them.
board-holiday = 🏖️ { $name } is away until { $until }: their time stands still.
button-im-back = I’m back
button-replace = Replace { $name } · { $votes } of { $needed }

panel-away = ### 🤖 A computer plays for you until you press **I’m back**

# After I'm back, as one text. count: of rounds; first, last: their numbers
back-again = You play yourself again.
back-why = Your time had run out.
back-played = { $count ->
    [1] A computer played for you in round { $first }.
   *[other] A computer played for you in rounds { $first } to { $last }.
}
back-built = { $districts ->
    [none] It built nothing.
   *[other] It built { $districts }.
}
back-lost = You lost: { $losses }.
back-lost-gold = { $gold } gold
back-lost-crown = the crown
back-chose = It chose { $characters }.
back-gold = It took { $gold } gold.
back-cards = { $count ->
    [one] It kept 1 card.
   *[other] It kept { $count } cards.
}
back-nothing = A computer answered nothing for you.
back-not-away = You are in the game.
back-holiday = Your time away is over: your clocks in slow games run again.
replace-voted = Your vote counts: { $votes } of { $needed }.
replace-done = A computer plays for { $name } until they are back.
## A pause. until: a moment ("in 2 days"); names, missing: players; time: how long

button-pause = Pause for { $time }
button-agree-pause = Agree to the pause
button-end-pause = End the pause
board-paused = ⏸️ The table pauses: no time runs out. It goes on { $until }; you can play meanwhile.
board-pause-wanted = ⏸️ { $names } would like to pause for { $time }. The pause begins once { $missing } agree too.
pause-begun = ⏸️ The pause has started. The clocks run again { $until }.{ $early ->
    [yes] { " " }Whoever is away now can end it once they are back.
   *[no] { "" }
}
pause-proposed = ⏸️ The pause starts once everybody who is there agrees. The board asks them, and I write to those who play by direct message.
pause-ended = The pause is over: the clocks run again.
pause-lapsed = ⏸️ The proposal of a pause has lapsed.
error-no-pause = The table can’t pause now. A slow game pauses once, a live game once a round, and a live game of a tournament never.
error-other-pause = Meanwhile somebody has proposed a pause of another length: the board asks about that one.
error-end-pause = You agreed to this pause. Only somebody who was away then can end it.
error-replace-away = A computer plays for you. Press **I’m back** first.
error-replace-self = It is your own move: press **Play**.
error-not-replaceable = Nobody has kept you waiting for long enough.

# At the end. Left: resigned, or never back
end-left = -# { $count ->
    [one] A computer
   *[other] Computers
} played on for { $names }. That counts as resigned.
end-computers = -# 🤖 Only computers were left, so they finished the game in the blink of an eye.

## Somebody takes the seat of a computer player while the game goes on. name: of the player; computer: its name

error-open-seats = You can take the seat of a computer player here, with all that it has. The game then counts neither for your rating nor in your history.
error-kept-seat = Your tournament table began without you, and a computer plays in your seat. Take it, with all that it has: your place counts for the tournament, but not for your rating.
button-take-seat = Take { $name }’s seat
error-seat-taken = Somebody has that seat already. **Play** on the board shows whether another one is free.
error-no-open-seat = Here you can’t take the seat of a computer player. You can watch the board, or join the next game.
error-late-seat = This game counts for ratings and has begun, so nobody can take the seat of a computer player any more. You can watch the board, or join the next game.
board-taken = 🪑 { $name } has taken { $computer }’s seat.
switch-open = Open seats of computers: { $state ->
    [on] on
   *[off] off
}
open-option = With “Open seats of computers”, latecomers can take over from a computer. The game doesn’t count for their rating.
