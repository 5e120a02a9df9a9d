# Hints: somebody asks in their own panel what would be good now. The code calls them advice, for "hint" there is the
# line of why in somebody's first games.

button-advice = 💡 Hint
# In its place while one is looked for. It is as wide, so that nothing moves.
button-advice-thinking = ⏳ Hint

## In the panel, below the question's buttons

# $choices: answers, named as on their buttons.
advice-given = -# 💡 The computer would choose: **{ $choices }**
advice-late = -# 💡 I had too little time to look ahead, so ask again if you like. The computer would choose: **{ $choices }**
# The tries can’t tell $first from $second, one answer or several; $why: a fact below that speaks for $first.
advice-lean = -# 💡 **{ $first }**: { $why }. About as good: **{ $second }**.
# $harm happens in most test games of $second.
advice-safer = -# 💡 **{ $first }** is safer: **{ $second }** is about as good, but in most test games { $harm }.
# Three or more answers are equally good.
advice-any = -# 💡 **{ $options }**: any of these is fine (no clear difference).
advice-level-plain = -# 💡 **{ $first }, { $second }**: about equal.
# After one of these sentences, where a character is chosen; $options: the other characters
advice-weaker = Weaker in the test games: { $options }.
# Both can be done in this turn.
advice-first = -# 💡 **{ $first }**, then **{ $second }**: you can do both this turn. Ask again at each step.
# $first is surely better than the next best one, $second.
advice-apart = -# 💡 **{ $first }**: { $why }.
advice-apart-plain = -# 💡 **{ $first }** went better than **{ $second }**.
advice-wins = -# 💡 **{ $first }** won { $wins }% of the test games, **{ $second }** { $less }%.
button-advice-why = 💡 Why?

## Behind that button

advice-how = -# { $count ->
    [one] I played one test game from here, guessing the hidden cards.
   *[other] I played { $count } test games from here, guessing the hidden cards.
} Where bars overlap, the difference may be luck.
# In place of the last one, if no answer wins often.
advice-behind = -# { $count ->
    [one] I played one test game from here.
   *[other] I played { $count } test games from here.
} No answer wins often, so the bars show by how many points each stays behind first place.

## What the tries counted for an answer. Each is a sentence without its full stop, and the picture begins a line with it.

gained-built = you build a district
gained-crown = you choose first next round
# $what: one of the two above, or one of the harms in turning_points.ftl; $part: in how many percent of the test games
fact-share = { $often ->
    [never] { $what } in none of the test games
    [rarely] { $what } in only { $part }% of the test games
   *[often] { $what } in { $part }% of the test games
}
# $rare: whether $what happens less often than after the other answers; otherwise it happens more often.
fact-often = { $what } { $rare ->
    [yes] less
   *[no] more
} often
# For an answer without any of these in the picture; $points: more (+2) or less (−2) than the best other player
fact-lead = Average points compared with the best rival: { $points }
fact-colour = it brings a type that your city doesn’t have yet
# For taking gold; $card: a district that is too expensive before.
fact-affords = then you can build the { $card }
fact-gold = you get { $count } gold this turn
fact-cards = { $count ->
    [one] you get 1 card this turn
   *[other] you get { $count } cards this turn
}

## The picture of the answers

picture-why-title = What the test games say
picture-why-unit = % of test games won
# In place of the last one, if no answer wins often.
picture-why-behind = points behind first
picture-why-people = players
# On a tab of the frame around the first answers, whose bars overlap.
picture-why-level = too close to tell
picture-why-best = the best
picture-why-percent = { $share } %
# For people who can’t see the picture.
picture-why-wins = { $label }: { $wins }% of the test games won, between { $least }% and { $most }%
picture-why-behind-told = { $points ->
    [one] { $label }: 1 point behind first place
   *[other] { $label }: { $points } points behind first place
}
picture-why-share = chosen by { $share } of players

## In the lobby and its options

switch-advice = { $state ->
    [on] Turn hints off
   *[off] Allow hints for all
}
extra-advice = Hints for all
advice-option = **Hints for all**: { $state ->
    [on] anyone can ask for hints that only they see, so the game isn’t rated.
   *[off] off, so only those who play alone can ask for hints. With hints for all, a game isn’t rated.
}
advice-lobby = 💡 Hints are on for everyone, so this game isn’t rated.
end-unrated-advice = -# { advice-lobby }

error-no-advice = There are no hints in this game because it’s rated.
