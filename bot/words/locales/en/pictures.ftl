# The words in pictures and in the texts that say the same to those who can't see them. Room is short in both:
# a text of a picture may have 1,024 letters in all. Names and numbers come as texts.

# A name none of whose letters can be drawn, where nothing else says whose it is.
picture-other-letters = (other letters)
picture-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }

## The leaderboard

picture-rating = Rating
picture-games = Games
picture-wins = Wins
picture-leaderboard-row = { $own ->
    [yes] You,{ " " }
   *[no] { "" }
}{ $place }. { $name } { $number }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}

## Somebody's rating over time

picture-podium-step = { $place }. { $name }, { $number }

## Cities, on boards and in the end

# head: whom or what it is about; things: a list
picture-listed = { $head }: { $things }.
picture-crown = crown
picture-complete = complete
# A district in a list: with its cost, and with what lies on and under it.
picture-card = { $name } { $cost }
picture-card-notes = { $card } ({ $notes })
picture-beautified = beautified
picture-beneath = { $count ->
    [one] 1 card under it
   *[other] { $count } cards under it
}
picture-on-it = { $count } gold on it
picture-declared = declared
# A city for which there is less room: how many districts of each type, and what they cost together.
picture-count-noble = { $count } noble
picture-count-religious = { $count } religious
picture-count-trade = { $count } trade
picture-count-military = { $count } military
picture-count-unique = { $count } unique
picture-count-none = { $count ->
    [one] 1 card laid out
   *[other] { $count } cards laid out
}
picture-districts = { $count ->
    [one] 1 district
   *[other] { $count } districts
}
# Points that everybody can count: the costs of the districts, and the points printed on them.
picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Ranks

picture-coming = To come
# On a small plate beside the name of the player whose move it is: at most nine letters.
picture-turn = to move
# On a light plate in the place of the name: the line of the table that is the reader's own.
picture-line-you = You
# On a small plate in the sky of a city: one district more, and it is complete.
picture-line-near = 1 to go
# Under the table, when the picture has too little room for all players. count: how many lines are left out
picture-line-more = { $count ->
    [one] + 1 more player
   *[other] + { $count } more players
}
# Marks at the beginning of a list of characters.
picture-marked-killed = Killed
picture-marked-bewitched = Bewitched
picture-marked-robbed = Robbery target
picture-marked-warrant = Warrants
picture-marked-threat = Threatened
picture-marked-acrobat = Beaten by the Acrobat
picture-marked-pile = On the token

## One's own hand, and the choice of a character

picture-hand = Your hand
# On a card of a hand: whether it can be built now, and what comes first or is missing. At most about 13 letters. Never a
# command, which would look like a button.
picture-reason-now = Can build
picture-reason-ready = Ready
picture-reason-play = Can play
# $missing: the gold that is short now, whatever may still come in the turn.
# $gold: what one click brings before it builds the card; 0: the player clicks one by one.
picture-reason-first = { $gold ->
    [0] Gold first
   *[other] +{ $gold } gold first
}
picture-reason-collect = { $gold ->
    [0] Income first
   *[other] +{ $gold } gold first
}
picture-reason-gold = { $missing } gold short
picture-reason-there = Already built
picture-reason-no = Not now
    .too-expensive = Too little gold
    .limit = Limit reached
    .gather-first-power = { $power } pays
    .card-forbids = Can’t build
    .character-never-builds-power = { $power }
picture-reason-use = Can use
picture-reason-city = In your city
# The same in at most 11 letters, for a card with a long name.
picture-brief-now = Can build
picture-brief-gold = { $missing } short
picture-brief-first = { $gold ->
    [0] Gold first
   *[other] +{ $gold } first
}
picture-brief-collect = { picture-brief-first }
picture-brief-there = Built
picture-brief-no = Not now
    .too-expensive = Little gold
    .limit = At limit
# The title of a picture of all unique districts in all cities.
picture-uniques = Unique districts on the table
picture-choose = Choose your character
# Above cards of which one chooses, and which aren't in one's hand. $count: so many, $kept: of which one keeps so many;
# $target: the player whose hand it is.
picture-drawn = Choose from these
picture-drawn-keep-cards = You drew { $count }: keep { $kept }
picture-drawn-study = { picture-drawn-keep-cards }
picture-drawn-wagon-card = { picture-drawn-keep-cards }
picture-drawn-wizard-card = { $target }’s hand
picture-drawn-fortune-card = { picture-drawn-wizard-card }
picture-drawn-lighthouse = The deck: take a card
picture-out-title = Out of this round
picture-round = Round { $round }
picture-unknown = one unknown
# For so many districts, what a character would bring now; `either` is one or the other for each of them.
picture-income = { $districts }: { $brings }
picture-brings = { $what ->
    [gold] { $gold } gold
    [cards] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
   *[either] { $gold } gold or cards
}

## The end

picture-result = { $place }. { $name } { $total }
# Below the name, in small letters: why this player has the last place
picture-result-left = a computer finished
picture-sum = { $result }: { $parts }
picture-part-districts = districts { $points }
picture-part-complete = complete city { $points }
picture-part-five-types = all types { $points }
picture-part-unique = unique { $points }
# On the poster: names of those who won.
picture-wins-title = { $you ->
    [yes] { $count ->
        [one] You win
       *[other] You share the win
    }
   *[no] { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
}
# The race of a finished game, and the moment that decided it: a band has little room.
picture-race = The race, round by round
picture-race-alt = After round { $round }: { $points }.
picture-end-you = You
picture-decided = { $kind ->
    [count] Decided in the scoring
    [won] How it was won
   *[other] Decided in round { $round }
}
picture-decided-killed = { $you ->
    [seat] You killed the { $what }
    [target] { $name } killed you, the { $what }
   *[other] { $name } killed the { $what }
}
    .small = { $you ->
        [target] { $missing ->
            [1] One short of { $goal }, you lost a whole turn.
           *[other] You lost a whole turn.
        }
       *[other] { $missing ->
            [1] { $target }, one short of { $goal }, lost a whole turn.
           *[other] { $target } lost a whole turn.
        }
    }
picture-decided-bewitched = { $you ->
    [seat] You bewitched the { $what }
    [target] { $name } bewitched you, the { $what }
   *[other] { $name } bewitched the { $what }
}
    .small = { $you ->
        [target] You could only gather.
       *[other] { $target } could only gather.
    }
picture-decided-stole = { $you ->
    [seat] You stole { $number } gold
    [target] { $name } stole { $number } gold from you
   *[other] { $name } stole { $number } gold
}
    .small = { $you ->
        [target] You had nothing left to build with.
       *[other] { $target } had nothing left to build with.
    }
picture-decided-destroyed = { $you ->
    [seat] You destroyed { $target }’s { $what }
    [target] { $name } destroyed your { $what }
   *[other] { $name } destroyed { $target }’s { $what }
}
    .small = { picture-decided-lost }
picture-decided-seized = { $you ->
    [seat] You seized { $target }’s { $what }
    [target] { $name } seized your { $what }
   *[other] { $name } seized { $target }’s { $what }
}
    .small = { picture-decided-lost }
picture-decided-exchanged = { $you ->
    [seat] You traded for { $target }’s { $what }
    [target] { $name } traded for your { $what }
   *[other] { $name } traded for { $target }’s { $what }
}
    .small = { picture-decided-lost }
picture-decided-lost = { $you ->
    [target] You
   *[other] { $target }
} lost { $number ->
    [one] 1 point
   *[other] { $number } points
}, and the game { $margin ->
    [0] on the tie-break
   *[other] by { $margin }
}.
picture-decided-lead = { $you ->
    [seat] You took the lead
   *[other] { $name } took the lead
}
    .small = { $number ->
        [one] 1 point
       *[other] { $number } points
    } ahead, and { $you ->
        [target] you never caught up.
       *[other] nobody caught up.
    }
picture-decided-landmark = The { $what } put { $you ->
    [seat] you
   *[other] { $name }
} ahead
    .small = { picture-decided-lead.small }
picture-decided-count = { $you ->
    [seat] You gained
   *[other] { $name } gained
} { $number ->
    [one] 1 point
   *[other] { $number } points
}
    .small = { $what }.
# How often a player has killed another one in their games together: 2 or more.
picture-decided-killed-again = { $you ->
    [seat] You killed { $target }
    [target] { $name } killed you
   *[other] { $name } killed { $target }
} { $times ->
    [2] a second time
    [3] a third time
   *[other] yet again, { $times } times in all
}
# Other tales of how a game was won. $number: points, blows, or changes of the lead.
picture-decided-survived = { $you ->
    [seat] You won in spite of everything
   *[other] { $name } won in spite of everything
}
    .small = Not even { $number } blows were enough.
picture-decided-comeback = { $you ->
    [seat] You came from behind
   *[other] { $name } came from behind
}
    .small = Once in last place, { $number } points behind.
picture-decided-close = { $you ->
    [seat] You won by a whisker
   *[other] { $name } won by a whisker
}
    .small = { $number ->
        [0] The tie-break decided it.
       *[other] A single point decided it.
    }
picture-decided-types = { $you ->
    [seat] You had all five types
   *[other] { $name } had all five types
}
    .small = The bonus of { $number } made the difference.
picture-decided-finish = { $you ->
    [seat] You completed your city first
   *[other] { $name } completed a city first
}
    .small = The bonus of { $number } made the difference.
picture-decided-spurt = { $you ->
    [seat] You finished in style
   *[other] { $name } finished in style
}
    .small = { $number } points in the last round.
picture-decided-ahead = { $you ->
    [seat] You led all the way
   *[other] { $name } led all the way
}
    .small = Never behind after the first round.
picture-decided-runaway = { $you ->
    [seat] You ran away with it
   *[other] { $name } ran away with it
}
    .small = { $number } points ahead.
picture-decided-untouched = { $you ->
    [seat] Nobody stopped you
   *[other] Nobody stopped { $name }
}
    .small = No kill, theft or destruction hit the winner.
picture-decided-bonus = The { $what } paid off
    .small = { $number ->
        [one] 1 extra point
       *[other] { $number } extra points
    } for { $you ->
        [seat] you
       *[other] { $name }
    }.
# Above narrow columns: at most eight letters.
picture-column-districts = Built
picture-column-complete = City
picture-column-five-types = Types
picture-column-unique = Extra
picture-column-total = Total
# Awards: a title of two short words, and what was done.
picture-award-robbery = Biggest robbery
    .text = { $you ->
        [seat] You took { $number } gold
       *[other] { $name } took { $number } gold
    } from { $you ->
        [target] you
       *[other] { $target }
    }
picture-award-destroyer = Most destroyed
    .text = { $you ->
        [seat] You destroyed
       *[other] { $name } destroyed
    } { $number } districts
picture-award-seizer = Boldest grab
    .text = { $you ->
        [seat] You seized
       *[other] { $name } seized
    } { $number ->
        [one] 1 district
       *[other] { $number } districts
    }
picture-award-killer = Deadliest blade
    .text = { $you ->
        [seat] You killed
       *[other] { $name } killed
    } { $number } characters
picture-award-swapper = Lightest fingers
    .text = { $you ->
        [seat] You swapped hands
       *[other] { $name } swapped hands
    } { $number } times
picture-award-richest = Richest turn
    .text = { $you ->
        [seat] You made
       *[other] { $name } made
    } { $number } gold in one turn
picture-award-dearest = Priciest build
    .text = { $you ->
        [seat] You paid
       *[other] { $name } paid
    } { $number } for one district
picture-award-builder = Busiest site
    .text = { $you ->
        [seat] You built
       *[other] { $name } built
    } { $number } in one round
picture-award-regular = True to the role
    .text = { $you ->
        [seat] You were
       *[other] { $name } was
    } the { $what } { $number } times

## The lobby as a poster

picture-lobby-title = Citadels
picture-town-alt = { $title }: { $line }.
picture-lobby-players = { $fewest }–{ $most } players
picture-lobby-line = { $short ->
    [yes] Short game: a city
   *[no] A city
} of { $districts } districts{ $two ->
    [yes] { " " }· two characters each
   *[no] { "" }
}
picture-lobby-note = { $taken ->
    [0] Nobody has joined yet
   *[other] { lobby-seats }
}
# Below a shield: at most eight letters.
picture-lobby-host = host
picture-lobby-free = free
# Below somebody who played the last game and is asked to come to its rematch.
picture-lobby-asked = asked
# $name: of the computer that would fill this free seat.
picture-lobby-offered = { $name }, if free
picture-lobby-mark = { $mark ->
    [check] ready
   *[glass] not ready yet
}
picture-lobby-computer = computer
picture-lobby-alt = { $title }: { $players }. { $line }. { $note }.
picture-lobby-cast = Cast
picture-lobby-seats = Seats

## The game as a film

picture-film-built = { $name } builds the { $card }
picture-film-end = The end

## A page of the lesson

picture-lesson-title = Characters play in order, 1 to { $last }
picture-lesson-own = you
picture-own-city = Your city
picture-own-size = { $size } of { $target } districts
picture-own-gold = Your gold
# An example of a kill: three steps with a portrait each, in few words.
picture-example = An example
picture-example-kill = You kill the King
picture-example-silent = is called; nobody answers
picture-example-others = plays as usual
# The power of a character, in one or two words: at most 15 letters.
picture-lesson-assassin = kills
picture-lesson-thief = robs
picture-lesson-magician = swaps hands
picture-lesson-king = takes the crown
picture-lesson-bishop = is safe
picture-lesson-merchant = earns more
picture-lesson-architect = builds more
picture-lesson-warlord = destroys
picture-state-answered = has played
picture-state-now = plays now
picture-state-coming = to come
picture-state-nobody = nobody
picture-state-out = out

## The end of the lesson. Names of badges have at most eight letters, what they are about some 16.

picture-first-city = Your first city
    .text = { $points } points, { $ahead } ahead
picture-learnt = You can play Citadels
picture-learnt-choose = Choose
    .text = in secret
picture-learnt-gather = Gather
    .text = gold or cards
picture-learnt-build = Build
    .text = pay the cost
picture-learnt-call = Call
    .text = from 1 to 8
picture-learnt-robbed = Robbed
    .text = and still won
picture-learnt-kill = Kill
    .text = by guesswork
picture-learnt-crown = Crown
    .text = choose first
picture-learnt-score = Score
    .text = { $points } points
