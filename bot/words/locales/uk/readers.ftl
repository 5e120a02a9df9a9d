guesses-best = { $count ->
    [one] -# 🔮 Найкраще вгадує { $readers }
    [few] -# 🔮 Найкраще вгадують { $readers }
   *[many] -# 🔮 Найкраще вгадують { $readers }
}
guesses-reader = **{ $name }** { $right } із { $known }
