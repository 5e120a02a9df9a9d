# Where and when somebody is called: the screen of /citadels notify, and the reminders.

describe-notify = Choose where and when I notify you that it’s your turn
    .calls = Where I notify you
    .reminders = In slow games, how often I remind you (in hours)
    .quiet_from = When your quiet hours start, such as 22:00; “off” for none
    .quiet_to = When your quiet hours end, such as 8:00
    .zone = Your time zone, such as Europe/Warsaw

notify-away = 🏖️ **You’re away** until { $until }.
notify-calls = **Where I notify you.** { $place ->
    [game] In live games (everyone plays at the same time), I ping you in the channel. In all other games, I send you a direct message.
    [channel] I ping you in the channel.
    [direct] I send you a direct message. If that fails, I ping you in the channel.
   *[nowhere] I don’t notify you. Look for your turn under **Play** on the board.
}
notify-quiet = **Quiet hours.** { $state ->
    [off] You have none. During quiet hours I don’t notify you, and your time in slow games stops.
    [on] From { $start } to { $end } ({ $zone }), I don’t notify you, and your time in slow games stops.
   *[assumed] I assume { $start } to { $end } ({ $zone }). I don’t notify you then, and your time in slow games stops. Live games ignore quiet hours you haven’t set yourself.
}
notify-holiday = **Away.** { $until ->
    [none] While you’re away, your time in slow games stops. Others wait for you, so you can go away once in 30 days for up to 7 days, or once in 60 for up to 14. Your next answer in a slow game brings you back. Live games go on as usual.
   *[other] You’re away until { $until }. Until then, others can’t replace you, unless it was already your turn. Your next answer in a slow game brings you back.
}
    .short = Once in 30 days (over a week: in 60); your next answer brings you back
notify-pings = **Live games** (everyone plays at the same time). { $pings ->
    [always] I ping you every turn.
    [slow] I ping you only if you’re slow.
   *[never] I don’t ping you.
}
# $reminders: hours; 0: none; never: the person wants no pings at all
notify-reminders = **Slow games** (each answers when they can). { $reminders ->
    [never] I don’t ping you.
    [0] I ping you once for each question, and before your time runs out.
    [one] I remind you every hour.
   *[other] I remind you every { $reminders } hours.
}
notify-invited = **Invitations.** { $state ->
    [on] People you’ve met in a game can invite you.
   *[off] You get none until you allow them.
}
notify-called = **Players wanted.** { $state ->
    [on] I ping you when players are wanted here.
   *[off] I don’t ping you when players are wanted here.
}
notify-words = **Pictures or words.** { $words ->
    [off] My private messages to you have pictures.
    [whole] My private messages to you have words only, in full.
   *[brief] My private messages to you have words only, in brief.
}
notify-zone = **Your time zone.** { $now ->
    [none] I don’t know it yet.
   *[other] It’s { $now } there.
}
switch-invited = { $state ->
    [on] Stop invitations
   *[off] Let people I’ve met invite me
}
switch-called = { $state ->
    [on] Don’t ping me when players are wanted
   *[off] Ping me when players are wanted
}

notify-choose-calls = { $choice ->
    [game] In the channel or by direct message
    [channel] Always in the channel
    [direct] Always by direct message
   *[nowhere] Nowhere
}
    .why = { $choice ->
        [game] Live games: in the channel; all others: by direct message
       *[other] { "" }
    }
notify-choose-pings = { $choice ->
    [always] Every turn
    [slow] Only if I’m slow
   *[never] Never
}
    .why = { $choice ->
        [always] At once, unless you have just answered
        [slow] Once the others have waited for a minute
       *[never] { "" }
    }
notify-choose-reminders = { $choice ->
    [0] First and last ping
   *[other] { $choice ->
        [one] Remind every hour
       *[other] Remind every { $choice } h
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
notify-menu-zone = Choose your time zone
# The buttons to the other pages
button-notify-often = Choose my pings
button-notify-other = { $away ->
    [yes] End my absence
   *[no] Say I’ll be away
}
button-notify-words = Choose pictures or words
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
