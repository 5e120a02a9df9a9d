guesses-best = { $count ->
    [one] -# 🔮 Cea mai bună intuiție: { $readers }
   *[other] -# 🔮 Cele mai bune intuiții: { $readers }
}
guesses-reader = **{ $name }** { $right } din { $known }
