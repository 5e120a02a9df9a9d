# Guesses of who is who, at the end of a game.

# $readers: a list of guesses-reader; $count of them.
guesses-best = { $count ->
    [one] -# 🔮 Best guesser of characters: { $readers }
   *[other] -# 🔮 Best guessers of characters: { $readers }
}
# $name: a player. $right of $known guesses were right.
guesses-reader = **{ $name }** { $right } of { $known }
