event-computer-played =
    { $you ->
        [seat] 🤖 Gra za ciebie komputer.
       *[other] 🤖 Zamiast osoby gra komputer: { $seat }.
    }
    .line = 🤖 gra komputer
replay-picked-computer = ✅ **{ $answer }** · 🤖 odpowiada komputer
