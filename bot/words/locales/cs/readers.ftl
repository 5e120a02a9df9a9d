guesses-best = { $count ->
    [one] -# 🔮 Nejlepší odhad: { $readers }
    [few] -# 🔮 Nejlepší odhady: { $readers }
   *[other] -# 🔮 Nejlepší odhady: { $readers }
}
guesses-reader = **{ $name }** { $right }/{ $known }
