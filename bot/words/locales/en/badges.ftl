# Badges: small feats, in the profile and at the end of a game. The names stand below symbols in a picture:
# two short lines at most.

badges-title = Badges
badges-how = Win with a character to earn its badge.
picture-badges-alt = { $title }: { $badges }.
button-profile-badges = Badges

# $left: how many games are missing; $wins: whether they must be won.
end-badge-near = 🎖️ { $wins ->
    [yes] Win
   *[no] Finish
} { $left ->
    [one] your next game
   *[other] your next { $left } games
} to earn the badge **{ $badge }**.
# badges: names, with commas between; count: of them; own: whether they are the reader’s
end-badges = 🎖️ { $count ->
    [one] New badge
   *[other] New badges
}{ $own ->
    [yes] { "" }
   *[no] { " " }for { $name }
}: { $badges }

badge-edition-2016 = Win a 2016 game
badge-edition-deluxe = Win in Deluxe
badge-edition-classic = Win in Classic
badge-edition-classic-czech = Win a Czech game
badge-streak-3 = 3 wins in a row
badge-streak-5 = 5 wins in a row
badge-five-types = Win with all five types
badge-four-uniques = Win with 4 uniques
badge-no-uniques = Win with no uniques
badge-eight-districts = Win with 8 districts
badge-lost-turns = Lose 3 turns and win
badge-thirty-points = Win with 30 points
badge-margin = Win by 10 points
badge-close = Win by a hair
badge-duel = Win a duel
badge-crowd = Win a table of seven
badge-first-game = First game
badge-ten-games = Ten games
badge-hundred-games = A hundred games
badge-tournament = Win a tournament

# You against somebody else, in games that both finished: how often each had the better place.
profile-versus = ⚔️ You and { $name }: ahead **{ $better }**×, behind **{ $worse }**×
profile-rival-best = Favourite opponent: { $name } (ahead { $better }×, behind { $worse }×)
profile-rival-worst = Toughest rival: { $name } (ahead { $better }×, behind { $worse }×)
