# What stands in pictures and in the texts that say the same to those who can't see them. Room is short in both:
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

picture-season = Q{ $quarter } { $year }
picture-rating-alt = { $count ->
    [one] { $title }: { $number } ± { $spread } on { $day }.
   *[other] { $title }: from { $first } on { $first-day } to { $number } ± { $spread } on { $day }, lowest { $lowest }, highest { $highest }.
}

## Cities, on boards and in the end

# head: whom or what it is about; things: a list
picture-listed = { $head }: { $things }.
picture-crown = crown
picture-gold = gold { $count }
picture-cards = cards { $count }
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
picture-worth = worth { $count }

## Ranks

picture-now = Now { $player }{ $character ->
    [none] { "" }
   *[other] , { $character }
}.
picture-bluff = { $name } (bluff)
picture-nobody = Nobody
picture-out = Out
picture-coming = To come
# Marks at the beginning of a list of characters.
picture-marked-killed = Killed
picture-marked-bewitched = Bewitched
picture-marked-robbed = To be robbed
picture-marked-warrant = Warrants
picture-marked-threat = Threatened
picture-marked-acrobat = Forestalled by the Acrobat
picture-marked-pile = On the token

## One's own hand, and the choice of a character

picture-hand = Your hand
picture-building = build { $built }/{ $limit }
picture-legend-now = build now
picture-legend-ready = ready
picture-legend-gold = gold short
picture-legend-there = already there
picture-legend-no = not now
picture-held-now = Now
picture-held-ready = Ready
picture-held-gold = Too dear
picture-held-there = Already there
picture-held-no = Not now
picture-held-held = Cards
picture-short = { $count } gold short
picture-choose = Choose your character
picture-out-title = Out:
picture-unknown = one unknown
# For so many districts, what a character would bring now; `either` is one or the other for each of them.
picture-income = { $districts }: { $brings }
picture-brings = { $what ->
    [gold] { $gold } gold
    [cards] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    [either] { $gold } gold or cards
   *[nothing] nothing
}

## The end

picture-result = { $place }. { $name } { $total }
picture-sum = { $result } = { $parts }
picture-part-districts = { $points } districts
picture-part-complete = { $points } complete city
picture-part-five-types = { $points } all types
picture-part-unique = { $points } unique
