# Looking back at a finished game: the choices that cost most, and what others would have been worth.

# $alone: whether there is only this one
button-turning-point = { $alone ->
    [yes] 🔎 Choice { $place }
   *[no] 🔎 { $place }
}
# The search goes on, or had to stop: shows how far it is, or begins it again.
button-turning-again = 🔄 Look again
menu-turning-seat = Someone’s turning points
turning-of = Turning points of { $name }

## The list

turning-title = ## 🔎 What decided it
# $you: whether $name is the reader
turning-title-of = ### { $you ->
    [yes] Your turning points
   *[no] Turning points of { $name }
}
turning-whose = Whose turning points do you want to see?
turning-how = -# The computer tried each choice many times, and each time dealt out again everything that { $you ->
    [yes] you
   *[no] { $name }
} couldn’t see. So this judges the choice, not the luck.
turning-state-waiting = ⏳ Another search is running here. This one is waiting its turn.
turning-state-working = ⏳ { $done } of { $total } choices examined. This can take a few minutes.
# All choices have been examined; the search compares the worst ones more closely.
turning-state-closer = All { $total } choices examined. The most doubtful ones are being compared more closely now.
turning-state-done = { $count ->
    [one] This choice mattered most. Open it to try other answers.
   *[other] These choices mattered most. Open one to try other answers.
}
turning-state-none = { $total ->
    [0] 🤖 There are no choices { $you ->
        [yes] of yours
       *[no] of { $name }
    } to look at: a computer answered { $you ->
        [yes] for you
       *[no] for them
    }.
   *[other] No single choice { $you ->
        [yes] of yours
       *[no] of { $name }
    } cost much.
}
# In place of the last one, below turning-left
turning-state-rest = Apart from that, no single choice { $you ->
    [yes] of yours
   *[no] of { $name }
} cost much.
# Below turning-state-none or turning-state-rest, above the choice
turning-slight = The one that comes closest:
turning-state-late = ⚠️ I could only look at { $done } of { $total } choices, and not at all of them closely. Try again later for more.

# text: the question in the words that it was asked in
turning-point = **{ $place }.** Round { $round }: { $text }
# sure: by what the other answer is surely better; wins: by how many games of 100
turning-sure = { $sure ->
    [wins] Wins { $wins } more in 100
    [points] Clearly better
   *[level] Perhaps better
}
# cost: by how much; none, where a phone has no room for it. $ended: whether the choice was to end the turn
turning-point-cost =
    { $ended ->
        [yes] { $you ->
            [yes] You
           *[no] { $name }
        } ended the turn.
       *[no] { $you ->
            [yes] You
           *[no] { $name }
        } chose **{ $chosen }**.
    } { $sure ->
        [wins] A better choice was **{ $other }**: it wins { $wins } more games in 100
        [level] **{ $other }** may have been better
       *[points] A clearly better choice was **{ $other }**
    }{ $cost ->
        [none] { "." }
       *[other] , with { $cost }.
    }
turning-points-more = about { $points } more points
turning-number = { $whole }.{ $tenth }
# The blows of the game below that; victim: who was hit, unless text says it; stole: whether gold was stolen
turning-hits = -# **The heaviest blows**
turning-hit = -# Round { $round }: { $text }{ $victim ->
    [none] { "" }
   *[other] { " " }{ $stole ->
        [yes] from { $victim }
       *[no] ({ $victim })
    }
}.
turning-blow = -# Round { $round }: { $text }
# Each turn then has a line like turning-blow: its round, and the labels of the buttons that were left.
turning-left = **Actions left unused at the end of a turn**

## One choice

turning-tried-title = ## 🔎 Looking back · round { $round }
    { "-# " }{ $name }
turning-tried-how = -# Press another answer to see what it would have been worth. This doesn’t change the game.
# $better: whether it is the better one of the two that are shown
turning-chosen = { $better ->
    [on] ✅
   *[off] 🔸
} Chosen: **{ $option }**
turning-best = ✅ { turning-sure }: **{ $option }**
turning-next-best = 🔸 Next best: **{ $option }**
turning-tried = 🔸 Tried: **{ $option }**
# text: the question in the words that it was asked in
turning-asked = **The question then:** { $text }
turning-unknown = ⚠️ I can’t tell right now what **{ $option }** would have been worth. Try again in a while.
turning-contradicted = ⚠️ In my test games, this round hardly ever went as it really did. So they say nothing about **{ $option }**.

error-no-such-choice = There’s nothing to look back on here. Press **{ button-decided }** again.

## What others do to the reader. Each is a sentence without its full stop.

suffered-bewitched = someone bewitches you
suffered-borrowed = someone takes your gold for cards
suffered-built-from-hand = someone builds a card of yours
suffered-confiscated = someone confiscates your district
suffered-destroyed = someone destroys your district
suffered-exchanged = someone swaps your district
suffered-exchanged-characters = someone swaps characters with you
suffered-killed = someone kills you
suffered-seized = someone seizes your district
suffered-spied = someone spies on you
suffered-stole = the { character-thief } robs you
suffered-swapped-hands = someone swaps hands with you
suffered-took-cards = someone takes your cards
suffered-took-gold = someone takes your gold
suffered-took-over = someone takes over your turn
suffered-used-wagon = someone uses your wagon
