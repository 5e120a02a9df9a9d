guesses-best = { $count ->
    [one] -{ $count } 🔮 Найкраще вгадує: { $readers }
    [few] -{ $count } 🔮 Найкраще вгадують: { $readers }
   *[many] -{ $count } 🔮 Найкраще вгадують: { $readers }
}
guesses-reader = **{ $name }** { $right } із { $known }
