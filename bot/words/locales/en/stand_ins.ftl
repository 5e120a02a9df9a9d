# In log and replay: a computer answered for a person.

event-computer-played = { $you ->
    [seat] 🤖 A computer played for you.
   *[other] A computer played for { NAME($seat, case: "acc") }.
}
replay-picked-computer = ✅ **{ $answer }** · 🤖 a computer answered
