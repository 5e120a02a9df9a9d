# The private panel of a player, what is behind its button *More*, and the hand by itself.

# Above the picture, where there is a time limit: the moment at which it ends, as Discord counts it.
panel-until = -# ⏳ { board-until }
# In place of it, from the last ping before the time runs out
panel-last-call = ⏰ **The game is waiting for you.** { board-until }. Then a computer answers for you.
panel-paused = -# ⏸️ { spoken-paused }
panel-question = ### { $text }
# The outcome of a click, well or not: saved, refused, too late.
panel-note = 💬 { $text }
# One of the lines about what was done to the reader, and what changed in the cities.
panel-line = -# { $text }
# $cities: what others built or lost since the reader last moved, the oldest first, each as "Bertram built 🔵 Church".
# $ended: yes if the reader’s turn ended with that move, else no.
panel-cities = { $ended ->
    [yes] After your turn:
   *[no] Since your move:
} { $cities }
# The cards that the last answer of a turn brought, which the reader hasn’t seen yet.
panel-drawn = -# New in your hand: { $cards }
panel-built = { $seat } built the { $mark } { $card }
# The last part, if there is no room for all; $count: the events that are left out, which the button *Log* below shows. As
# short as possible.
panel-cities-more = +{ $count } more
# What cost the reader a turn; both are whole sentences, the first without its full stop.
panel-lost = **{ $title }.** { $note }
button-more = More
button-less = Back
button-uniques = Unique districts
uniques-none = No city has a unique district.
panel-hand-empty = Your hand is empty.
panel-beneath = Under your Museum: { $cards }
panel-picked = Chosen so far ({ $count }): { $things }
panel-page = Page { $page } of { $pages }

# Behind More: what an answer does.
panel-option = -# **{ $label }**: { $text }

hand-several = { $card } ×{ $count }
hindrance-too-expensive = you can’t afford it yet
hindrance-limit = you can’t build more this turn
hindrance-card-forbids = can’t be built
hindrance-character-never-builds = your character can’t build

# On top, for a player who may have the panels of several games among their direct messages. $board: an address
panel-where = You’re playing in { $channel }, with { $others }{ $board ->
    [none] { "" }
   *[other] { " " }· [{ button-board }]({ $board })
}
# In the place of that: the channel of the game is gone, or closed to the bot.
panel-board-lost = ⚠️ I can’t show the board in its old place. { COMMAND("board") } shows it anywhere I’m allowed to write.

panel-moved = You’re playing this game in another message now. To continue here, press the button.
panel-here = Continue here
