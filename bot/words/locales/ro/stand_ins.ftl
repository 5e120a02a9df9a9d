event-computer-played = { $you ->
    [seat] 🤖 Un calculator a jucat pentru tine.
   *[other] 🤖 Un calculator a jucat pentru { NAME($seat, case: "acc") }.
}
    .line = 🤖 a jucat un calculator
replay-picked-computer = ✅ **{ $answer }** · 🤖 a răspuns un calculator
