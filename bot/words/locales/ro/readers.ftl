guesses-best =
    { $count ->
        [one] -# 🔮 Cel mai bine a ghicit personajele { $readers }
        [few] -# 🔮 Cel mai bine au ghicit personajele { $readers }
       *[other] -# 🔮 Cel mai bine au ghicit personajele { $readers }
    }
guesses-reader = **{ $name }** { $right } din { $known }
