# The log of a game: its story, a page a round.

describe-log = The story of a game, round by round; only you see it
    .game = A finished game; leave empty for the one in this channel

button-log = Log
games-log = Show its log

# $round of $rounds; a long round has several pages: $part of $parts.
log-title =
    { $last ->
        [yes] ### Round { $round }, the last
       *[no] ### Round { $round }
    }{ $parts ->
        [1] { "" }
       *[other] , page { $part } of { $parts }
    }
# A running round may still wait for this choice.
log-crown = -# 👑 First to choose: { $you ->
    [seat] you
   *[other] { $seat }
}.
log-goes-on = -# This round is still being played.
log-nothing = -# Nothing has happened yet.
log-incomplete = ⚠️ Part of this log can no longer be read.

error-no-log-own = You’re not in a game right now. { COMMAND("history") } lists your finished games.
error-no-such-log = I don’t know that game. Choose one from the list that appears as you type.

# A page of the story, all in the past tense. $ranks: the characters with their ranks that nobody answered for.
log-quiet =
    -# { $ranks } { $count ->
        [one] was called. Nobody answered.
       *[other] were called. Nobody answered.
    }
log-silent = The **{ $character }** was called. Nobody answered.
log-played = { $you ->
    [seat] You were
   *[other] { $seat } was
} the { $character }.
log-deeds = { $seat } { $deeds }.
log-who = { $seat } ({ $character })
log-option = { $number } · { $text }
log-mine = -# Only what you did and what was done to you.
log-mine-nothing = -# Nothing happened to you this round.
button-log-before = ◀ Round { $number }
button-log-after = Round { $number } ▶
button-log-mine = My story
button-log-all = Whole story

# What a player did, without the name: several of these make a sentence with it.
did-gathered-gold = gathered { $gold } gold
did-gathered-cards =
    gathered { $kept ->
        [one] 1 card
       *[other] { $kept } cards
    }
did-gained-gold = collected { $gold } gold
did-gained-cards =
    drew { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
did-paid = paid { $gold } gold
did-built =
    built the { $mark } **{ $card }**{ $gold ->
        [0] { "" }
       *[other] { " " }for { $gold }
    }
did-killed = killed the **{ $character }**
did-robbed = set out to rob the **{ $character }**
did-bewitched = bewitched the **{ $character }**
did-stole = { $gold ->
    [0] found only cobwebs in { $target }’s purse
   *[other] took { $gold } gold from { $target }
}
did-destroyed = { $own ->
    [yes] tore down { YOU($you, "your", "their") } own { $mark } **{ $card }**
   *[no] destroyed { $target }’s { $mark } **{ $card }**
}{ $gold ->
    [0] { "" }
   *[other] { " " }for { $gold }
}
did-swapped-hands = swapped hands with { $target }
did-crown = took the crown
did-completed = completed { YOU($you, "your", "their") } city
did-seized = seized { $target }’s { $mark } **{ $card }**
did-exchanged = swapped the **{ $given }** for { $target }’s **{ $card }**
did-redrew =
    redrew { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
did-discarded =
    discarded { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
