# Wishes ahead: a private order of characters, from which the choice of a character is answered.

button-wishes = Choose ahead
button-wishes-save = Save
button-wishes-drop = Save: ask me
button-wishes-clear = Start again
# Leads to the other of the two spans; round 0 is every round to come.
button-wishes-for = { $round ->
    [0] Use this every round
   *[other] Use this in round { $round } only
}

wishes-title = ### Choose characters ahead
wishes-how = Press the characters in order, best first, then Save. When it’s your turn to choose, you get the first one still available, or I ask you. Only you see this, though others may guess it from how fast you are.
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
wishes-order = { $characters }, *otherwise I’ll ask you*
wishes-nobody = *Nobody yet: I’ll ask you when it’s your turn to choose.*
# In a slow game, to somebody who waits
wishes-offer = -# ⏩ **Choose your next characters ahead**, and the others don’t have to wait for you.
wishes-granted = -# ⭐ You chose ahead, and got **{ $character }**.
# In their place, if all wished characters are gone when the player chooses; $characters: with commas between.
wishes-gone = -# ⭐ You chose ahead, but none of these is left: **{ $characters }**.

error-wish-late = The characters for round { $round } have been chosen. This isn’t saved yet, and would now be for round { $next }.
error-no-wishes = With fewer than { $fewest } players you can’t choose ahead.
