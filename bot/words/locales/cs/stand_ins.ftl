event-computer-played = { $you ->
    [seat] 🤖 Hraje za tebe počítač.
   *[other] Za hráče { $seat } hraje počítač.
}
replay-picked-computer = ✅ **{ $answer }** · 🤖 odpovídá počítač
