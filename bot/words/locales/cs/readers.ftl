guesses-best = { $count ->
    [one] -# 🔮 Nejlépe tipuje: { $readers }
    [few] -# 🔮 Nejlépe tipují: { $readers }
   *[other] -# 🔮 Nejlépe tipují: { $readers }
}
guesses-reader = **{ $name }** { $right }/{ $known }
