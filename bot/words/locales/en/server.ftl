# Settings of a server, for its managers, and what others are told of them.

describe-server = Settings of Citadels in this server, for its managers

## The panel

server-title = ### Citadels in this server
server-presets = **How should it be played here?** One click sets it; the details stand behind the buttons below.
button-preset-one = One channel
button-preset-threads = Threads
button-preset-quiet = Quiet server
# After a click on one of them. channel: a mention
server-preset-one = Games are opened in { $channel } alone, and played there. Another channel? Choose it in the menu.
server-preset-threads = Games are opened in every channel, each in a thread of its own.
server-preset-quiet = Each game has a thread of its own, nobody is called by a role, and no season’s end is announced.
button-server-opening = Channels and roles

group-language = **Language** of boards and of all that everybody sees. Each person’s own panel is in theirs.
group-opening = **Opening games.** Where? By whom? In a thread of their own?
    -# A thread counts as its channel. Managers need no role.
group-computers = **Computer players.** May they play? How long do they think? Masters always take a moment.
group-leaderboards = **Leaderboards.** One for each quarter? Do games here count on those of all servers? Games keep what held when they started.

group-calls = **Calls for players.** Which role is notified when a host looks for players?
    -# Members give it to themselves: { COMMAND("notify") }. It may allow no more than everybody may.
group-barred = **Kept from opening games.** They can still join the games of others.
# names: mentions
barred-people = · { $names }
barred-deleted = Also { $count } whose data was deleted.
menu-barred = Keep somebody from opening games
menu-lifted = Let somebody open games again
button-no-barred = Let everybody open games
group-podium = **The end of a season.** Where is the podium posted? Which role do the first three wear?

button-server-play = Computers and leaderboards
button-server-people = Calls and tournaments
button-server-podium = End of a season

# menu-<setting>: in an empty menu. chosen: yes if all that was chosen is gone, else no
menu-channels = { $chosen ->
    [yes] Choose channels
   *[no] Everywhere
}
menu-roles = { $chosen ->
    [yes] Choose roles
   *[no] Everybody
}
menu-call_role = { $chosen ->
    [yes] Choose a role
   *[no] No role for calls
}
menu-podium_channel = { $chosen ->
    [yes] Choose a channel
   *[no] The channel with most games
}
menu-podium_role = { $chosen ->
    [yes] Choose a role
   *[no] No role for the first three
}
menu-computer_pause = Thinking time of computer players
# These empty the menus.
button-no-channels = Allow everywhere
button-no-roles = Allow everybody
button-no-call_role = No calls
button-no-podium_channel = In the channel with most games
button-no-podium_role = No role

# switch-<setting>: on a button; state: on or off
switch-computers = Computer players: { $state ->
    [on] yes
   *[off] no
}
switch-seasons = Seasons: { $state ->
    [on] yes
   *[off] no
}
switch-podium = The end of a season is celebrated: { $state ->
    [on] yes
   *[off] no
}
switch-everywhere = Counts everywhere: { $state ->
    [on] yes
   *[off] no
}

# In a menu. value: seconds, or "bot": as the operator of the bot has set it
choice-computer_pause = { $value ->
    [bot] Thinking time: as usual
    [0] Thinking time: none
   *[other] Thinking time: { $value } s
}

# channel: a mention; permissions: their names, in bold
server-lacking = ⚠️ In { $channel } I can’t host games. I lack: { $permissions }
server-lacking-threads = ⚠️ In { $channel } games get no thread of their own. I lack: { $permissions }
server-lacking-podium = ⚠️ In { $channel } I can’t post the podium. I lack: { $permissions }
# $role: a mention. $why: why the bot can't give it to people.
server-role = ⚠️ { $why ->
    [gone] This role is gone.
    [managed] { $role } belongs to Discord or another app, so I can’t give it.
    [powerful] { $role } allows more than everybody may, so I give it to nobody.
    [opens] { $role } allows something in a channel that not everybody may do there, so I give it to nobody.
    [manage] I can’t give { $role }. I lack the permission **Manage Roles**.
    [above] I can’t give { $role }. My own role must stand above it.
   *[yours] You may not give { $role } yourself. You need **Manage Roles** and a role above it.
}
gone-channels = ⚠️ A chosen channel is gone.
gone-roles = ⚠️ A chosen role is gone.
gone-call_role = { gone-roles }
gone-podium_channel = { gone-channels }
gone-podium_role = { gone-roles }

## Saved sets

button-saved-sets = Saved sets ({ $count })
sets-title = ### Saved sets
sets-about = Every lobby here offers them. You can delete any; their owners can, too, in a lobby’s options.
sets-none = None yet. A lobby’s options save a set.
# name: of the set; contents: a short text about it; owner: a mention
sets-line = · **{ $name }** ({ $contents }), saved by { $owner }
sets-sure = Delete “{ $name }”, saved by { $owner }? Lobbies that use it keep their cards.
menu-delete-set = Choose a set to delete
button-server-back = Back
button-keep = Keep it
sets-deleted = “{ $name }” is deleted.

## Short private answers

# channels, roles: mentions; channel: a mention
error-channel-closed = In this server, games are opened in { $channels }
error-channels-gone = The channels for games are gone, or closed to you. A manager can choose others: { COMMAND("server") }
error-roles-only = In this server, games are opened by { $roles }. You can join any lobby.
error-roles-gone = The roles that may open games are gone. A manager can choose others: { COMMAND("server") }
error-channel-unseen = I can’t see { $channel }. I need the permissions View Channel and Send Messages there.
error-people-only = This server plays without computer players.

lobby-hindrance-alone-people = Two players are needed. Somebody else can press Join.

# when: a moment as Discord counts it ("in 2 minutes")
error-too-often-person = That was a lot at once. Try again { $when }.
error-too-often-channel = There were many new messages here. Try again { $when }.
