# Where and when somebody is called: the screen of /citadels notify, and the reminders.

describe-notify = Choose where and when I notify you that it’s your turn
    .calls = Where I notify you
    .reminders = In slow games, how often I remind you (in hours)
    .quiet_from = When your quiet hours start, such as 22:00; “off” for none
    .quiet_to = When your quiet hours end, such as 8:00
    .zone = Your time zone, such as Europe/Warsaw

notify-calls = **Where and when should I notify you?**
    .why = { $place ->
        [direct] If that fails, I’ll mention you in the channel.
        [nowhere] Look for your turn under **Play** on the board.
       *[other] { "" }
    }
notify-quiet = **Quiet hours.**
    .why = Then I don’t notify you, and your time in slow games stops.{ $state ->
        [on] { " " }In { $zone } it’s { $now }.
        [assumed] { " " }I assume your time zone is { $zone }, where it’s { $now }. Live games ignore quiet hours you haven’t set yourself.
       *[off] { "" }
    }
notify-holiday = **Away.**
    .why = { $until ->
        [none] While you’re away, your time in slow games stops. Others wait for you, so you can go away once in 30 days for up to 7 days, or once in 60 for up to 14. Your next answer in a slow game brings you back. Live games go on as usual.
       *[other] You’re away until { $until }. Until then, others can’t replace you, unless it was already your turn. Your next answer in a slow game brings you back.
    }
    .short = Once in 30 days (over a week: in 60); your next answer brings you back
notify-often = **How often should I ping you when it’s your turn?**
notify-zone = **Your time zone.**
    .why = { $now ->
        [none] I don’t know it yet.
       *[other] It’s { $now } there.
    }
switch-invited = People I’ve met can invite me: { $state ->
    [on] yes
   *[off] no
}
switch-called = Ping me when players are wanted: { $state ->
    [on] yes
   *[off] no
}

notify-choose-calls = { $choice ->
    [game] Live: in channel; slow: by DM
    [channel] Always in the channel
    [direct] Always by direct message
   *[nowhere] Nowhere
}
notify-choose-pings = { $choice ->
    [always] Live games: every turn
    [slow] Live games: only if I’m slow
   *[never] Live games: never
}
    .why = { $choice ->
        [always] At once, unless you have just answered
        [slow] Once the others have waited for a minute
       *[never] { "" }
    }
notify-choose-reminders = { $choice ->
    [0] Slow games: first and last ping
   *[other] { $choice ->
        [one] Slow games: remind every hour
       *[other] Slow games: remind every { $choice } h
    }
}
    .why = { $choice ->
        [0] One for each question, and one before your time runs out
       *[other] { "" }
    }
notify-choose-words = { $choice ->
    [off] Pictures first
    [whole] Words first, in full
   *[brief] Words first, in brief
}
    .why = { $choice ->
        [off] Your private messages have pictures
        [whole] For screen readers: sentences, without pictures or symbols
       *[brief] Only what’s new; press “In full” for the rest
    }
notify-choose-from = { $time ->
    [off] No quiet hours
   *[other] From { $time }
}
notify-choose-to = To { $time }
notify-menu-zone = Your time zone
# On the first page: what is chosen on the other pages. $reminders: hours, 0 for none; $until is when somebody is
# back, or none; $called: none if the server has no role to ping
notify-state-often = { $pings ->
    [always] In live games (all play at the same time), I ping you every turn.
    [slow] In live games (all play at the same time), I ping you only if you’re slow.
   *[never] In live games (all play at the same time), I don’t ping you.
} { $reminders ->
    [0] In slow games (each answers when they can), I ping you once for each question, and before your time runs out.
    [one] In slow games (each answers when they can), I remind you every hour.
   *[other] In slow games (each answers when they can), I remind you every { $reminders } hours.
}
notify-state-other = { $until ->
    [none] You’re not away.
   *[other] You’re away until { $until }.
} { $words ->
    [off] My private messages to you have pictures.
    [whole] My private messages to you have words only, in full.
   *[brief] My private messages to you have words only, in brief.
} { $invited ->
    [on] People you’ve met in a game can invite you.
   *[off] You get no invitations until you allow them.
}{ $called ->
    [none] { "" }
    [on] { " " }I ping you when players are wanted.
   *[off] { " " }I don’t ping you when players are wanted.
}
# The buttons to the other pages
button-notify-often = How often, time zone
button-notify-other = Away, pictures or words, invitations
notify-menu-holiday = I’ll be away for …
notify-choose-holiday = { $days ->
    [0] I’m back
    [one] 1 day
   *[other] { $days } days
}
notify-time-off = off
# Below the first direct message in a slow game. $start, $end: times of day; $zone: a time zone, such as Europe/Warsaw
night-assumed = 🌙 In slow games, I won’t notify you between { $start } and { $end } ({ $zone }), and your clock stops.
# Asked once. $now: the time of the message by the reader’s own clock
night-home = 🌙 **Where do you live?** Then I won’t wake you at night. Your clock said { $now } when I sent this: pick that time below.
menu-home = The time where you live
# A Discord in American English shows hours up to twelve, whatever language the bot speaks. $time: 2:00; $city: London
home-option = { $time } { $half ->
    [am] AM
   *[pm] PM
} · { $city }
button-night = Change my quiet hours
# The morning after a holiday. $count: of games; $channels: mentions
holiday-over = 👋 Welcome back! { $count ->
    [one] A game is
   *[other] { $count } games are
} waiting for you in { $channels }.

notify-seats-later = Saved. In one of your games it takes effect a little later.

error-notify-unknown = I don’t know that option. Please use { COMMAND("notify") } again.
error-notify-time = I can’t read “{ $text }” as a time. Write it like 22:00, or write “off” for no quiet hours.
error-notify-zone = I don’t know a time zone or city called “{ $text }”. Write a big city that shares your time, such as Warsaw.
error-notify-long = Quiet hours can last { $hours } hours at most, because others are waiting for you.
error-holiday = You can’t go away again yet: only thirty days after your last absence began, or sixty if it was longer than a week.

## Calls

ping-again = { $mention } Citadels is still waiting for you.{ $clock ->
    [yes] { " " }When your time runs out, a computer will answer for you.
   *[no] { "" }
}
button-not-now = Not now
# $call is whether somebody is called once more all the same: before their time runs out, or after a day.
mute-done = I won’t remind you of this question again.{ $call ->
    [time] { " " }I’ll ping you just once more, before your time runs out.
    [day] { " " }I’ll ping you just once more, when the others have waited a day.
   *[none] { "" }
}
