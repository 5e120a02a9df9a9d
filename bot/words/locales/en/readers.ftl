# Guesses of who is who, at the end of a game.

# $readers: a list of guesses-reader; $count of them.
guesses-best = { $count ->
    [one] -# 🔮 Best reader: { $readers }
   *[other] -# 🔮 Best readers: { $readers }
}
# $name: a player. $right of $known guesses were right.
guesses-reader = **{ $name }** { $right } of { $known }
