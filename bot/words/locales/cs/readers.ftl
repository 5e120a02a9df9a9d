guesses-best =
    -# 🔮 Postavy nejlépe { $count ->
        [one] tipuje
        [few] tipují
       *[other] tipují
    } { $readers }
guesses-reader = **{ $name }** { $right }/{ $known }
