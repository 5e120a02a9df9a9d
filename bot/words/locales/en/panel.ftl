# The private panel of a player, what is behind its button *More*, and the hand by itself.

# The one line on top: where one stands. $until: the moment at which the time for the question runs out, as Discord
# counts it ("in 2 minutes"); none if it doesn't.
panel-round = -# Round { $round }
panel-status = -# Round { $round } · { $characters ->
    [none] { "" }
   *[other] 🎭 **{ $characters }** ·{ " " }
}💰 **{ $gold }** · 🃏 **{ $cards }**{ $crown ->
    [yes] { " " }· 👑
   *[no] { "" }
}{ $until ->
    [none] { "" }
   *[other] { " " }· ⏳ { $until }
}
# Above the picture, where there is a time limit: the moment at which it ends, as Discord counts it.
panel-until = -# ⏳ { board-until }
panel-question = ### { $text }
# The outcome of a click, well or not: saved, refused, too late.
panel-note = 💬 { $text }
# One of the lines about what was done to the reader, and what changed in the cities.
panel-line = -# { $text }
# $cities: what others built or lost since the reader last moved, each as "Bertram 🏗️ 🔵 Church".
panel-cities = 🏘️ { $cities }
panel-calls = -# Where I notify you: { COMMAND("notify") }
button-more = More
button-less = Back
button-uniques = Unique districts
# A unique district in somebody’s city, and its effect.
unique-of = { $name }: { $card }. { $effect }
uniques-none = No city has a unique district.
panel-events = **What happened**
panel-left-out = -# … { $count ->
    [one] one earlier line is
   *[other] { $count } earlier lines are
} in the board’s **Log**
panel-city = **Your city** ({ $size } of { $target })
panel-city-empty = Your city is still a meadow. A city of { $target } ends the game.
panel-hand = **Your hand**
panel-hand-empty = Your hand is empty.
panel-beneath = Under your Museum: { $cards }
panel-picked = Chosen so far ({ $count }): { $things }
panel-page = Page { $page } of { $pages }

# Behind More: what an answer does.
panel-option = -# **{ $label }**: { $text }

# A card of the hand, and why it can't be built now.
hand-card = { $card }
hand-hindered = { $card } · *{ $reason }*
hand-armed = { $card } · **ready**
hand-several = { $card } ×{ $count }
hand-effect = -# { $text }
hand-all = -# { $text }
hindrance-too-expensive = { $missing ->
    [0] you can’t afford it
   *[other] needs { $missing } more gold
}
hindrance-gather-first = gather first
hindrance-gather-first-all = Gather before you build.
hindrance-limit = limit reached
hindrance-limit-all = You can’t build any more this turn.
hindrance-identical = already in your city
hindrance-card-forbids = can’t be built
hindrance-character-never-builds = your character can’t build
hindrance-character-never-builds-all = Your character can’t build.
hindrance-action-card = { "" }
hindrance-not-your-turn = { "" }
hindrance-not-your-turn-all = { "" }

# On top, for a player who may have the panels of several games among their direct messages.
panel-where = You’re playing in { $channel }, with { $others }
# In the place of that: the channel of the game is gone, or closed to the bot.
panel-board-lost = ⚠️ I can’t show the board in its old place. { COMMAND("board") } shows it anywhere I’m allowed to write.

panel-moved = Your panel is open somewhere else now. To continue here, press the button.
panel-here = Continue here


