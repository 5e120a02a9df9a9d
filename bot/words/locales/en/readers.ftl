# Guesses of who is who, as they stand at the end of a game.

# $readers: one or more of guesses-reader; $count of them
guesses-best = -# 🔮 { $count ->
    [one] Best reader
   *[other] Best readers
}: { $readers }
guesses-reader = **{ $name }** { $right } of { $known }
