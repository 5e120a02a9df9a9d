guesses-best = { $count ->
    [one] -# 🔮 Персонажів найкраще вгадує { $readers }
    [few] -# 🔮 Персонажів найкраще вгадують { $readers }
   *[many] -# 🔮 Персонажів найкраще вгадують { $readers }
}
guesses-reader = **{ $name }** { $right } із { $known }
