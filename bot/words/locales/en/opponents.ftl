# Opponents with a face: computer players with a name, a portrait and a way to play, the same in every game.

# $name: of a computer player, in markup or not. $number: its number in computer-name, which its way depends on.
opponent = { $number ->
    [1] { $name }, who builds
    [2] { $name }, who raids
    [3] { $name }, who hoards
    [4] { $name }, who rushes
    [5] { $name }, who builds
    [6] { $name }, who raids
    [7] { $name }, who hoards
    [8] { $name }, who rushes
   *[other] { $name }
}

# The same in a word below a picture.
way-builds = builder
way-raids = raider
way-hoards = hoarder
way-rushes = racer

topic-opponents = Computer players
# $name1 to $name8: the names of computer players.
about-opponents =
    Each has a style of play and keeps to it in every game. How well they play is up to the host.

    { "" }**{ $name1 } and { $name5 } build.** They like the Bishop and hardly ever attack a city. Left in peace, their own cities grow.
    { "" }**{ $name2 } and { $name6 } raid.** They like the Warlord and the Thief, and attack cities more often than others. Don’t leave much gold lying around, or cheap districts.
    { "" }**{ $name3 } and { $name7 } hoard.** They like the Merchant, and take gold where others draw cards. They’re worth robbing.
    { "" }**{ $name4 } and { $name8 } rush.** They like the Magician, draw cards and spend their gold at once. There’s little to steal, so look to your own hand.

# In the options, where the level of computers is set.
switch-remarks = { $state ->
    [on] Stop the computers’ chat
   *[off] Let the computers chat
}
remarks-option = **Computers’ chat**: { $state ->
    [on] one of them makes a remark now and then, under the board.
   *[off] off, so they make no remarks under the board.
}

# A sentence of a computer player on the board, after a moment that everybody saw. Each sentence is its whole character:
# short, never unkind, and with no form of a verb that tells whether a man or a woman speaks.
remark = { $name }: “{ $text }”
remark-builds-killed = { $number ->
    [1] A sad day. I’ll build a chapel.
    [2] I hear nothing, I’m plastering.
   *[3] Walls are safer than crowns.
}
remark-builds-destroyed = { $number ->
    [1] And it was such a nice roof.
    [2] Someone hand me a bucket.
   *[3] Stone burns badly. I’ve tried.
}
remark-builds-completed = { $number ->
    [1] Now that is fine masonry.
    [2] Lovely. May I see the cellar?
   *[3] I do love a finished skyline.
}
remark-builds-last-round = { $number ->
    [1] Last round? My mortar is wet!
    [2] One more roof and I’m happy.
   *[3] Quick, who has a ladder?
}
remark-raids-killed = { $number ->
    [1] Nobody heard it from me.
    [2] It’s a dangerous trade.
   *[3] I’d send flowers, but to whom?
}
remark-raids-destroyed = { $number ->
    [1] A little warmth for everyone.
    [2] It was blocking the view.
   *[3] Look, now we have a square.
}
remark-raids-completed = { $number ->
    [1] All those doors, and no key.
    [2] So tidy. It makes me nervous.
   *[3] A fine city. Who guards it?
}
remark-raids-last-round = { $number ->
    [1] Last chance for mischief.
    [2] Time to settle old scores.
   *[3] Keep your gates shut tonight.
}
remark-hoards-killed = { $number ->
    [1] Gold can’t buy everything.
    [2] Who inherits? I’m only asking.
   *[3] Such things upset the market.
}
remark-hoards-destroyed = { $number ->
    [1] Do you know what that cost?
    [2] I hope it was insured.
   *[3] I weep for every coin in it.
}
remark-hoards-completed = { $number ->
    [1] Worth every coin, I’m sure.
    [2] And what did the roof cost?
   *[3] It’s cheaper next year, you know.
}
remark-hoards-last-round = { $number ->
    [1] Already? I was still saving.
    [2] So what was I saving for?
   *[3] Time to open the big chest.
}
remark-rushes-killed = { $number ->
    [1] No time to mourn. Next!
    [2] A little more haste would help.
   *[3] See? Never stand still.
}
remark-rushes-destroyed = { $number ->
    [1] Never mind, huts go up fast.
    [2] Down in a blink, up in two.
   *[3] It could be up again by supper.
}
remark-rushes-completed = { $number ->
    [1] I hear hammers. Faster!
    [2] Done already? I like that.
   *[3] And who comes second?
}
remark-rushes-last-round = { $number ->
    [1] At last, a proper sprint!
    [2] Hurry, the paint can wait.
   *[3] I was born for this round.
}
