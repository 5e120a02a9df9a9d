# What those who may manage a server choose for it, and what others are told of that.

describe-server = Choose what holds for Citadels in this server, if you may manage it

## The panel

server-title = ### Citadels in this server
server-about = -# Nothing has to be chosen: what stands here already is good for most servers. Games that are open already go on as they are.

group-opening = **Opening games.** Where, and by whom? And does each one get a thread of its own when it starts?
    -# A thread counts as its channel. Who may manage the server needs no role.
group-computers = **Computer players.** May they take seats, and how long do they think? Masters need a moment in any case.
group-leaderboards = **Leaderboards.** Does each quarter of a year count by itself, and do the games of this server count on the leaderboards of all servers?

# Settings: menu-<setting> stands in an empty menu, button-no-<setting> empties it. $chosen says whether anything
# is chosen that isn't there any more.
menu-channels = { $chosen ->
    [yes] Choose channels
   *[no] Everywhere
}
menu-roles = { $chosen ->
    [yes] Choose roles
   *[no] Everybody
}
menu-computer_pause = Thinking time of computer players
button-no-channels = Allow everywhere
button-no-roles = Allow everybody

# switch-<setting>: on a button; $state is on or off.
switch-computers = Computer players: { $state ->
    [on] yes
   *[off] no
}
switch-seasons = Seasons: { $state ->
    [on] yes
   *[off] no
}
switch-everywhere = Counts everywhere: { $state ->
    [on] yes
   *[off] no
}

# choice-<setting>: in a menu.
choice-computer_pause = { $value ->
    [bot] Thinking time: as usual
    [0] Thinking time: none
    [one] Thinking time: { $value } second
   *[other] Thinking time: { $value } seconds
}

server-lacking = ⚠️ In { $channel } I can’t host games: I lack { $permissions }.
server-lacking-threads = ⚠️ In { $channel } games get no thread of their own: I lack { $permissions }.
gone-channels = ⚠️ A channel that was chosen here is gone.
gone-roles = ⚠️ A role that was chosen here is gone.

## Saved sets

button-saved-sets = Saved sets ({ $count })
sets-title = ### Saved sets
sets-about = Every lobby of this server offers them. Who saved one can delete it in the options of a lobby that is set to it; you can delete any of them here.
sets-none = Nobody has saved a set yet. That is done in the options of a lobby.
sets-line = · **{ $name }** ({ $contents }), saved by { $owner }
sets-sure = Delete “{ $name }”, saved by { $owner }? Lobbies that are set to it stay as they are.
menu-delete-set = Choose a set to delete
button-server-back = Back
button-keep = Keep it
sets-deleted = “{ $name }” is deleted.

## Short private answers

error-channel-closed = Games are opened in { $channels } in this server.
error-channels-gone = The channels in which games may be opened in this server are gone, or closed to you. Ask somebody who manages it to choose others, with { COMMAND("server") }.
error-roles-only = Only { $roles } may open games in this server. You can join any lobby.
error-roles-gone = The roles whose members may open games in this server are gone. Ask somebody who manages it to choose others, with { COMMAND("server") }.
error-channel-unseen = I can’t see { $channel }. Let me in there first: I need the permissions View Channel and Send Messages.
error-people-only = In this server, games are played without computer players.

lobby-hindrance-alone-people = At least two players are needed. Somebody else can press Join.

error-too-often-person = That was a lot at once. You can do that again { $when }. What was posted before still works.
error-too-often-channel = A lot was posted in this channel just now. Try again { $when }. What was posted before still works.
