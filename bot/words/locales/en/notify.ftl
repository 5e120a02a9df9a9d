# Where and when somebody is called: the screen of /citadels notify, and the reminders.

describe-notify = Choose where and when I call you when it is your move
    .calls = Where I call you
    .reminders = After how many hours I remind you in slow games
    .quiet_from = When your quiet hours begin, such as 22:00; "off" for none
    .quiet_to = When your quiet hours end, such as 8:00
    .zone = Your time zone, such as Europe/Warsaw

notify-calls = **Where and when I notify you**
    .why = { $place ->
        [direct] If that fails, I mention you in the channel.
        [nowhere] Your question waits behind **Play** on the board.
       *[other] { "" }
    }
notify-quiet = **Quiet hours**
    .why = I don’t call you then, and your time in slow games stands still.{ $state ->
        [on] { " " }In { $zone } it is { $now }.
        [assumed] { " " }I assume this from your Discord’s language: in { $zone } it is { $now }. In live games it doesn’t count.
       *[off] { "" }
    }
notify-holiday = **Away**
    .why = { $until ->
        [none] Your clocks in slow games stop: at most seven days in thirty. The others read that, and can vote for a computer only if they waited for you before. Your next answer there ends it.
       *[other] You are away until { $until }. The others read that, and can vote for a computer only if they waited for you before. Your next answer in a slow game ends it.
    }
    .short = Once in thirty days; your next answer ends it
switch-invited = People I play with may invite me: { $state ->
    [on] yes
   *[off] no
}
switch-called = Call me when players are sought: { $state ->
    [on] yes
   *[off] no
}

notify-choose-calls = { $place ->
    [game] Live games: in the channel; slow ones: direct message
    [channel] Always in the channel
    [direct] Always by direct message
   *[nowhere] Nowhere
}
notify-choose-pings = { $pings ->
    [always] Live games: every turn
    [slow] Live games: only if I’m slow
   *[never] Live games: never
}
    .why = { $pings ->
        [always] At once, unless you have just answered
        [slow] Once the others have waited for a minute
       *[never] { "" }
    }
notify-choose-reminders = { $hours ->
    [0] Slow games: no reminders
   *[other] { $hours ->
        [one] Slow games: remind every hour
       *[other] Slow games: remind every { $hours } h
    }
}
    .why = { $hours ->
        [0] Once for each question, and again before your time runs out
       *[other] { "" }
    }
notify-choose-words = { $words ->
    [off] Pictures first
    [whole] Words first: whole
   *[brief] Words first: brief
}
    .why = { $words ->
        [off] Your private messages have pictures
        [whole] For screen readers: sentences, without pictures or symbols
       *[brief] Only what is new; “Whole” is beside it
    }
notify-choose-from = { $time ->
    [off] No quiet hours
   *[other] From { $time }
}
notify-choose-to = To { $time }
notify-menu-zone = Your time zone
notify-menu-holiday = I’m away for …
notify-choose-holiday = { $days ->
    [0] I’m back
    [one] 1 day
   *[other] { $days } days
}
notify-time-off = off
# Below the first direct message in a slow game. $start, $end: times of day; $zone: a time zone, such as Europe/Warsaw
night-assumed = 🌙 From { $start } to { $end } ({ $zone }) I don’t call you, and your time stands still.
night-unknown = 🌙 I don’t know when it is night for you, so I may call you then.
button-night = Change my quiet hours

notify-seats-later = That is stored. In one of your games it holds a little later.

error-notify-unknown = I don’t know that choice. Use { COMMAND("notify") } again.
error-notify-time = I can’t read “{ $text }” as a time. Write it as 22:00, or off for no quiet hours.
error-notify-zone = I know no time zone “{ $text }”. Write it as Europe/Warsaw: your continent, and a large city with your time.
error-notify-long = Quiet hours last { $hours } hours at most, for others wait for their end.
error-holiday = You had a holiday less than thirty days ago.

## Calls

ping-again = { $mention } You are still waited for in Citadels.{ $clock ->
    [yes] { " " }When your time runs out, a computer answers for you.
   *[no] { "" }
}
button-not-now = Not now
# $call is whether somebody is called once more all the same: before their time runs out, or after a day.
mute-done = I won’t remind you of this question again.{ $call ->
    [time] { " " }I only call you once more before your time runs out.
    [day] { " " }I only call you once more when others have waited for a day.
   *[none] { "" }
}
