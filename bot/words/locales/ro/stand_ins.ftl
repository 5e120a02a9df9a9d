event-computer-played = { $you ->
    [seat] 🤖 Un calculator a jucat în locul tău.
   *[other] Un calculator a jucat în locul lui { $seat }.
}
replay-picked-computer = ✅ **{ $answer }** · 🤖 a răspuns un calculator
