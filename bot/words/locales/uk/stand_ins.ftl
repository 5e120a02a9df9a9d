event-computer-played = { $you ->
    [seat] 🤖 Замість тебе грає комп’ютер.
   *[other] Замість гравця { $seat } грає комп’ютер.
}
replay-picked-computer = ✅ **{ $answer }** · 🤖 відповідь комп’ютера
