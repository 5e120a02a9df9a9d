# Hints: somebody asks in their own panel what would be good now. The code calls them advice, for "hint" there is the
# line of why in somebody's first games.

button-advice = 💡 Hint
# In its place while one is looked for.
button-advice-thinking = 💡 Looking ahead …

## In the panel, below the question's buttons

# $choices: answers, named as on their buttons.
advice-given = 💡 The computer would choose: **{ $choices }**
advice-late = 💡 There is no time to look ahead just now. The computer would choose: **{ $choices }**
button-advice-why = 💡 Why?

## Behind that button

advice-title = 💡 **Why the computer would choose this**
# An answer, named as on its button, and how it turned out: $place is 1 for the best, $chance is one of the chances below.
advice-choice = { $place }. **{ $label }**: { $lead }, { $chance } to win
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
advice-suffered = -# { $part } of these games { $deed }
advice-suffered-two = -# { $part } of these games { $deed } · { $next-part } { $next-deed }
advice-how = -# The computer dealt anew { $count ->
    [one] once
   *[other] { $count } times
} what you can’t see, and played on for up to three rounds each time. ± shows how much this can be off.

## How likely a win is: a mean of some tries, which can be off by so much. Nothing that was only tried is ever sure.

chance-about = { $percent } ± { $margin } %
chance-over = over { $percent } %
chance-under = under { $percent } %

## In how many of these games, about: the number of the key is in hundredths.

advice-part-100 = In nearly all
advice-part-75 = In three quarters
advice-part-66 = In two thirds
advice-part-50 = In half
advice-part-33 = In a third
advice-part-25 = In a quarter
advice-part-20 = In a fifth
advice-part-10 = In a tenth

## What is done to the reader, after "in a quarter of these games". Kinds of events; others aren't told.

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
