guesses-best = { $count ->
    [one] -# 🔮 Cea mai bună intuiție: { $readers }
    [few] -# 🔮 Cele mai bune intuiții: { $readers }
   *[other] -# 🔮 Cele mai bune intuiții: { $readers }
}
guesses-reader = **{ $name }** { $right } din { $known }
