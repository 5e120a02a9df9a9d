# Hints: somebody asks in their own panel what would be good now. The code calls them advice, for "hint" there is the
# line of why in somebody's first games.

button-advice = 💡 Hint
# In its place while one is looked for.
button-advice-thinking = 💡 Looking ahead …

## In the panel, below the question's buttons

# $choices: answers, named as on their buttons.
advice-given = -# 💡 The computer would choose: **{ $choices }**
advice-late = -# 💡 There isn’t time to look ahead just now. The computer would choose: **{ $choices }**
# The two best answers are too close to tell apart; $why, $other-why: what speaks for each, in the words of the facts below.
advice-level = -# 💡 **{ $first } or { $second }, as you like:** { $why }, or { $other-why }.
# $first is hardly better than $second; $why: the fact that speaks for it.
advice-lean = -# 💡 **{ $first }**, by a hair: { $why }. **{ $second }** is about as good.
advice-level-plain = -# 💡 **{ $first } or { $second }, as you like:** too close to call.
# One answer surely wins more often than the next best one, $other; $why: what speaks for it.
advice-apart = -# 💡 **{ $best }:** { $why }. { $wins } wins in 100 tries, **{ $other }** { $less }.
advice-apart-plain = -# 💡 **{ $best }:** { $wins } wins in 100 tries, **{ $other }** { $less }.
button-advice-why = 💡 Why?

## Behind that button

advice-how = -# { $count ->
    [one] I played on from here once, guessing the hidden cards.
   *[other] I played on from here { $count } times, guessing the hidden cards again each time.
} A bar shows the margin of error.

## What the tries counted for an answer. Each is a part of a sentence, and the picture begins a line with it.

gained-built = a district built
gained-crown = first choice next round
# $what: one of the two above, or one of the harms in turning_points.ftl; $part: in so many tries
fact-share = { $often ->
    [never] { $what } in none of the tries
    [rarely] { $what } in only { $part } of 100 tries
   *[often] { $what } in { $part } of 100 tries
}
# $what happens less often than after the other answers.
fact-rare = { $what } less often
fact-colour = a colour your city doesn’t have yet
fact-gold = { $count } gold this turn
fact-cards = { $count ->
    [one] 1 card this turn
   *[other] { $count } cards this turn
}

## The picture of the answers

picture-why-title = What the tries say
picture-why-unit = wins in 100
picture-why-people = players
# On a tab of the frame around the first answers, whose bars overlap.
picture-why-level = equally good
picture-why-best = the best
picture-why-percent = { $share } %
# For people who can’t see the picture.
picture-why-wins = { $label }: { $wins } wins in 100 tries, between { $least } and { $most }
picture-why-share = chosen by { $share } of players

## In the lobby and its options

switch-advice = Hints for all: { $state ->
    [on] on
   *[off] off
}
advice-option = With “Hints for all”, anyone can ask for hints that only they see, and the game won’t be rated. When you play alone against computers, you always can.
advice-lobby = 💡 Hints are on for everyone, so this game isn’t rated.
end-unrated-advice = -# { advice-lobby }

error-no-advice = There are no hints in this game because it’s rated.
# For a beginner at the first question of a game in which nobody may ask for a hint
advice-none = -# 💡 There are no hints in rated games or in the deal of the day.
