guesses-best =
    { $count ->
        [one] -# 🔮 Cel mai bine a ghicit { $readers }
        [few] -# 🔮 Cel mai bine au ghicit { $readers }
       *[other] -# 🔮 Cel mai bine au ghicit { $readers }
    }
guesses-reader = **{ $name }** { $right } din { $known }
