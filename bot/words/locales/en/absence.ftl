# Deadlines on board and panel, and what becomes of people who aren't there.

# until: a moment as Discord counts it ("in 2 minutes")
board-until = time runs out { $until }

event-time-ran-out = ⏰ { $you ->
    [seat] Your time was up: a computer answered for you.
   *[other] { $seat } ran out of time: a computer answered.
}
    .line = ⏰ a computer answered

## Somebody is away

board-away = A computer plays for { $names } until they press **I’m back**.
board-resigned = 🏳️ { $names } resigned: a computer plays on.
board-replaceable = 💤 { $name } keeps you waiting. { $count ->
    [one] If one of you wants it, a computer plays on until they are back.
   *[other] If { $count } of you want it, a computer plays on until they are back.
}
button-im-back = I’m back
button-replace = Replace { $name } · { $votes } of { $needed }

panel-away = ### 🤖 A computer plays for you until you press **I’m back**

# What is said after I’m back, as one text. $first and $last are the rounds in which a computer answered.
back-again = You play yourself again.
back-why = A computer took over when your time had run out { $count } times in a row.
back-played = It played for you in { $count ->
    [one] round { $first }
    [2] rounds { $first } and { $last }
   *[other] rounds { $first } to { $last }
}.
back-built = { $districts ->
    [none] It built nothing.
   *[other] It built { $districts }.
}
back-nothing = The computer answered nothing for you meanwhile.
back-not-away = You are in the game: nobody plays for you.
replace-voted = Your wish counts. So far { $votes } of { $needed } want it.
replace-done = A computer plays for { $name } now, until they are back.
error-replace-away = A computer plays for you at the moment. Press **I’m back** first.
error-replace-self = It is you who is waited for: press **Play**.
error-not-replaceable = { $name ->
    [none] Nobody keeps you waiting
   *[other] { $name } hasn’t kept you waiting
} for so long that a computer could play on.

# At the end: resigned, or never back.
end-left = -# A computer played on for { $names }. That counts as resigned.
end-computers = -# 🤖 Only computers were left, so they played to the end at once.
