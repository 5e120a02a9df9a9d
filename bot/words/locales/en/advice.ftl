# Hints: somebody asks in their own panel what would be good now. The code calls them advice, for "hint" there is the
# line of why in somebody's first games.

button-advice = 💡 Hint
# In its place while one is looked for.
button-advice-thinking = 💡 Looking ahead …

## In the panel, below the question's buttons

# $choices: answers, named as on their buttons.
advice-given = 💡 The computer would choose: **{ $choices }**
advice-late = 💡 There isn’t time to look ahead just now. The computer would choose: **{ $choices }**
button-advice-why = 💡 Why?

## Behind that button

advice-title = 💡 **Why the computer would choose this**
# An answer, named as on its button, and how it turned out: $place is 1 for the best, $chance is one of the chances below.
advice-choice = { $place }. **{ $label }**: { $lead }, { $chance } chance of winning
# By how much one leads, on average: $whole and $tenths are the two parts of the number, $side says of which kind it is.
advice-lead = { $side ->
    [ahead] about { $whole }.{ $tenths } points ahead of the best opponent
    [behind] about { $whole }.{ $tenths } points behind the best opponent
   *[even] about level with the best opponent
}
advice-lead-short = { $side ->
    [ahead] +{ $whole }.{ $tenths } points
    [behind] −{ $whole }.{ $tenths } points
   *[even] even
}
advice-how = -# You can’t see every card, so the computer dealt the hidden ones in { $count ->
    [one] 1 way
   *[other] { $count } different ways
} that fit what you know, and played each answer up to three rounds ahead. ± is the margin of error.

## How likely a win is: a mean of some tries, which can be off by so much. Nothing that was only tried is ever sure.

chance-about = { $percent } ± { $margin } %
chance-over = over { $percent } %
chance-under = under { $percent } %

## In the lobby and its options

switch-advice = Hints for all: { $state ->
    [on] on
   *[off] off
}
advice-option = With “Hints for all”, anyone can ask for hints that only they see, and the game won’t be rated. When you play alone against computers, you always can.
advice-lobby = 💡 Hints are on for everyone, so this game isn’t rated.
end-unrated-advice = -# { advice-lobby }

error-no-advice = There are no hints in this game because it’s rated.
