# Hints: somebody asks in their own panel what would be good now. The code calls them advice, for "hint" there is the
# line of why in somebody's first games.

button-advice = 💡 Hint
# In its place while one is looked for.
button-advice-thinking = 💡 Looking ahead …

## In the panel, below the question's buttons

advice-title = 💡 **What looks best**
# An answer, named as on its button, and how it turned out: $place is 1 for the best.
advice-choice = { $place }. **{ $label }**: { $lead }, { $chance } % to win
# By how much one leads, on average: $whole and $tenths are the two parts of the number, $side says of which kind it is.
advice-lead = { $side ->
    [ahead] about { $whole }.{ $tenths } points ahead of the best other player
    [behind] about { $whole }.{ $tenths } points behind the best other player
   *[even] about even with the best other player
}
advice-lead-short = { $side ->
    [ahead] +{ $whole }.{ $tenths } points
    [behind] −{ $whole }.{ $tenths } points
   *[even] even
}
# What others do to the reader then, the most frequent first: $part is one of the parts below, $deed one of the deeds.
advice-suffered = -# { $part } of the possible worlds { $deed }
advice-suffered-two = -# { $part } of the possible worlds { $deed } · { $next-part } { $next-deed }
advice-how = -# You and the others played on for up to three rounds in { $count ->
    [one] 1 world that is
   *[other] { $count } worlds that are
} possible for all you know.
# Nothing was tried: $choices is what the rules of thumb say that computers play by.
advice-thumb = 💡 By rule of thumb: **{ $choices }**
advice-late = 💡 There is no time to look ahead just now. By rule of thumb: **{ $choices }**

## In how many of the possible worlds, about: the number of the key is in hundredths.

advice-part-100 = In nearly all
advice-part-75 = In three quarters
advice-part-66 = In two thirds
advice-part-50 = In half
advice-part-33 = In a third
advice-part-25 = In a quarter
advice-part-20 = In a fifth
advice-part-10 = In a tenth

## What is done to the reader, after "in a quarter of the possible worlds". Kinds of events; others aren't told.

advice-deed-killed = your character is killed
advice-deed-bewitched = your character is bewitched
advice-deed-stole = you are robbed
advice-deed-took-gold = somebody takes gold of yours
advice-deed-spied = you are spied on for gold
advice-deed-took-cards = somebody takes cards of yours
advice-deed-swapped-hands = your hand is swapped
advice-deed-built-from-hand = somebody builds out of your hand
advice-deed-exchanged-characters = your character is exchanged
advice-deed-took-over = somebody goes on with your turn
advice-deed-confiscated = what you build is confiscated
advice-deed-destroyed = you lose a district
advice-deed-exchanged = a district of yours is exchanged
advice-deed-seized = a district of yours is seized

## In the lobby and its options

switch-advice = Hints for all: { $state ->
    [on] on
   *[off] off
}
advice-option = Who plays alone against computers can always ask for hints. With “Hints for all” everybody can, each in private; the game then counts for no rating.
advice-lobby = 💡 Everybody may ask for hints, so this game counts for no rating.
end-unrated-advice = -# This game counts for no rating: everybody was free to ask for hints.

error-no-advice = There are no hints in this game: it counts for ratings.
