# The private panel of a player, and the hand by itself.

panel-title = ### Round { $round }{ $character ->
    [none] { "" }
   *[other] { " " }· { $character }
}
panel-question = ### { $text }
panel-note = ⚠️ { $text }
panel-events = **What happened**
panel-stock = 💰 **{ $gold }** gold · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}{ $crown ->
    [yes] { " " }· 👑 crown
   *[no] { "" }
}
panel-characters = 🎭 Your { $count ->
    [one] character
   *[other] characters
}: **{ $characters }**
panel-city = **Your city** ({ $size } of { $target })
panel-city-empty = No districts yet. A city of { $target } ends the game.
panel-hand = **Your hand**
panel-hand-empty = Your hand is empty.
panel-beneath = Under your Museum: { $cards }
panel-picked = Chosen so far ({ $count }): { $things }
panel-page = Page { $page } of { $pages }

# Below a question: what an answer does.
panel-option = -# **{ $label }**: { $text }

# A card of the hand, and why it can't be built now.
hand-card = { $card }
hand-hindered = { $card } · *{ $reason }*
hand-armed = { $card } · **ready**
hand-several = { $card } ×{ $count }
hand-effect = -# { $text }
hand-all = -# { $text }
hindrance-too-expensive = { $missing ->
    [0] you can't pay for it
   *[other] needs { $missing } more gold
}
hindrance-gather-first = gather first
hindrance-gather-first-all = Gather before you build.
hindrance-limit = limit reached
hindrance-limit-all = You can't build any more this turn.
hindrance-identical = already in your city
hindrance-card-forbids = can't be built
hindrance-character-never-builds = your character can't build
hindrance-character-never-builds-all = Your character can't build.
hindrance-action-card = { "" }
hindrance-not-your-turn = { "" }
hindrance-not-your-turn-all = { "" }

panel-waiting = ### Waiting for { $seat }
panel-waiting-selection = They choose a character. When something is asked of you, you will hear of it.
panel-waiting-turns = { $character ->
    [none] Something is asked of them.
   *[other] It is their turn, as the { $character }.
} When something is asked of you, you will hear of it.
panel-over = ### The game is over
panel-moved = Your panel is open elsewhere now. To go on here, press the button.
panel-here = Go on here

hand-title = ### Your hand
