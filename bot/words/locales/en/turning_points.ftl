# Looking back at a finished game: the choices that cost most, and what others would have been worth.

button-turning-points = 🔎 Turning points
button-turning-point = 🔎 { $place }
# The search goes on, or had to stop: shows how far it is, or begins it again.
button-turning-again = 🔄 Look again
menu-turning-seat = Somebody’s turning points

## The list

turning-title = ## 🔎 What decided it
turning-title-of = ### Choices of { $name }
turning-whose = Whose choices do you want to look at?
turning-how = -# Each choice is tried many times, with everything that { $name } could not see dealt anew. So this judges the choice, not the luck.
turning-state-waiting = ⏳ Another search goes on here; this one comes next.
turning-state-working = ⏳ Looked at { $done } of { $total } choices. This takes a while: games that go on come first.
turning-state-done = { $count ->
    [one] This choice cost most.
   *[other] These choices cost most.
} Look at one to try others.
turning-state-none = { $total ->
    [0] 🤖 { $name } chose nothing that could be looked at: a computer answered for them.
   *[other] ✅ Nothing cost { $name } much: I know of no better choices.
}
turning-state-late = ⚠️ I could look at { $done } of { $total } choices only, not closely at all of them. Try again later for more.

# text: the question in the words that it was asked in
turning-point = **{ $place }.** Round { $round }: { $text }
# sure: how certain that is, by how much the tries differ
turning-sure = { $sure ->
    [clearly] Clearly
   *[perhaps] Perhaps
} better
# cost: by how much; none, where a phone has no room for it
turning-point-cost =
    The choice was **{ $chosen }**. { $sure ->
        [clearly] Clearly
       *[perhaps] Perhaps
    } **{ $other }** was better{ $cost ->
        [none] { "." }
       *[other] : { $cost }.
    }
turning-points-more = about { $points } more points
# $chance, $instead: one of the chances to win (advice.ftl)
turning-chance-more = { $chance } chance to win instead of { $instead }
turning-number = { $whole }.{ $tenth }
turning-little = a little more
# A blow of the game: what happened in its round.
turning-blow = -# Round { $round }: { $text }

## One choice

turning-tried-title = ## 🔎 Looking back · round { $round }
    { "-# " }{ $name } · step { $step } of { $last }
turning-tried-how = -# Press another answer to see its worth; nothing is played.
# $better: whether it is the better one of the two that are shown
turning-chosen = { $better ->
    [on] ✅
   *[off] 🔸
} Chosen: **{ $option }**
turning-best = ✅ { turning-sure }: **{ $option }**
turning-next-best = 🔸 Next best: **{ $option }**
turning-tried = { $better ->
    [on] ✅
   *[off] 🔸
} Tried: **{ $option }**
turning-unknown = ⚠️ I can’t say now what **{ $option }** would have been worth. Press it again in a while.

error-no-such-choice = There is nothing to look back at here. Open the turning points of the game again.

## Deeds of others to somebody

suffered-bewitched = bewitched
suffered-borrowed = borrowed from
suffered-bribed = bribed
suffered-built-from-hand = a card built by somebody else
suffered-confiscated = a district confiscated
suffered-destroyed = a district destroyed
suffered-exchanged = a district exchanged
suffered-exchanged-characters = character exchanged
suffered-killed = killed
suffered-seized = a district seized
suffered-spied = spied on
suffered-stole = robbed
suffered-swapped-hands = hand swapped
suffered-took-cards = cards taken
suffered-took-gold = gold taken
suffered-took-over = turn taken over
suffered-used-wagon = a ticket wagon
