# Wishes ahead: a private order of characters, from which the choice of a character is answered.

button-wishes = Choose ahead
button-wishes-save = Save
button-wishes-drop = Save: ask me
button-wishes-clear = Begin again
# Leads to the other of the two spans; round 0 is every round to come.
button-wishes-for = { $round ->
    [0] Make it for every round
   *[other] Make it for round { $round } only
}

wishes-title = ### Choose characters ahead
wishes-how = Press the characters, the best first, then Save. When it is your turn to choose, you get the first that is still there, or are asked. Only you see this, but others may guess it from your speed.
wishes-for = { $round ->
    [0] **For every round, until you change it**
   *[other] **For round { $round } only**
}{ $state ->
    [stored] { " " }· ✅ Saved
    [open] { " " }· ✏️ Not saved yet
   *[none] { "" }
}
# Characters with this between them, the best first.
wishes-then = { " " }→{ " " }
wishes-order = { $characters } → *else ask me*
wishes-nobody = *Ask me.*
wishes-gone = { $character } · not to be had
wishes-granted = -# ⭐ You chose ahead, and got **{ $character }**.

error-wish-late = The characters of round { $round } are chosen. This is not saved yet: it would be for round { $next } now.
error-no-wishes = With fewer than { $fewest } players nothing can be chosen ahead.
