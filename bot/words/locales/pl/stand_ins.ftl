event-computer-played =
    { $you ->
        [seat] 🤖 Gra za ciebie komputer.
       *[other] Za gracza { $seat } gra komputer.
    }
replay-picked-computer = ✅ **{ $answer }** · 🤖 odpowiada komputer
