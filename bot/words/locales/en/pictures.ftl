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
