# Settings of a server, for its managers, and what others are told of them.

describe-server = Citadels settings for this server (managers only)

## The panel

server-title = ### Citadels in this server
# After each change. The message of a setting is shown instead, if it has one.
server-saved = ✅ Saved.
server-saved-language = ✅ Saved. Games that are open or running, and their rematches, keep their language.
server-presets = **How should it be played here?**
    -# **{ button-preset-anywhere }**: in any channel, no threads.
    -# **{ button-preset-one }**: games only here, no threads.
    -# **{ button-preset-threads }**: anywhere, each in a thread.
    -# **{ button-preset-quiet }**: threads, no role is pinged, no news of each season’s best.
button-preset-anywhere = Anywhere
button-preset-one = One channel
button-preset-threads = Threads
button-preset-quiet = Quiet server
# After a click on one of them. channel: a mention
server-preset-anywhere = Games can be opened in any channel, and are played right there.
server-preset-one = **{ button-preset-one }**: games are opened and played only in { $channel }. Another channel? Choose it in the menu. To the other settings: **{ button-server-back }**.
server-preset-threads = Games can be opened in any channel, and each gets its own thread.
server-preset-quiet = Each game gets its own thread, no role is pinged, and the end of a season isn’t announced.
button-server-opening = Channels and roles

group-language = **Language** of what everyone sees. What only you see is in your own language.
group-opening = **Opening games.** Where? By whom? In their own threads?
    -# A thread counts as its channel. Managers don’t need a role.
group-computers = **Computer players.** Are they allowed? How long do they think? (Masters always take a moment.)
group-leaderboards = **Leaderboards.** A new one each quarter? Do games here count towards those of all servers? A game keeps the settings it started with.

group-calls = **Calls for players.** Which role is pinged when a host looks for players?
    -# Members give it to themselves: { COMMAND("notify") }. It can’t be a role with special permissions.
group-barred = **Barring.** You can stop members from opening games, until you allow it again. They can still join other people’s games. To keep someone out of those too, hide the channel from them in Discord.
# names: mentions
barred-people = Barred now: { $names }
barred-deleted = And { $count } whose data has been deleted.
menu-barred = Stop someone from opening games
menu-lifted = Let someone open games again
button-no-barred = Let everyone open games
group-podium = **The end of a season.** A season lasts three months; the podium is its top three. Where do I post it? Which role do they get?

button-server-play = Computers and leaderboards
button-server-people = Calls, tournaments, barring
button-server-podium = End of a season
# A page with a channel or role that the bot can’t use.
button-server-troubled = ⚠️ { $page }

# menu-<setting>: in an empty menu. chosen: yes if all that was chosen is gone, else no
menu-channels = { $chosen ->
    [yes] Choose channels
   *[no] Everywhere
}
menu-roles = { $chosen ->
    [yes] Choose roles
   *[no] Everyone
}
menu-call_role = { $chosen ->
    [yes] Choose a role
   *[no] No role for calls
}
menu-podium_channel = { $chosen ->
    [yes] Choose a channel
   *[no] The busiest channel
}
menu-podium_role = { $chosen ->
    [yes] Choose a role
   *[no] No role for the top three
}
menu-computer_pause = Thinking time of computer players
# These empty the menus.
button-no-channels = Allow everywhere
button-no-roles = Allow everyone
button-no-call_role = No calls
button-no-podium_channel = Use the busiest channel
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
switch-podium = Celebrate the end of a season: { $state ->
    [on] yes
   *[off] no
}
switch-everywhere = Count on all servers: { $state ->
    [on] yes
   *[off] no
}

# In a menu. value: seconds, or "bot": as the operator of the bot has set it
choice-computer_pause = { $value ->
    [bot] Thinking time: default
    [0] Thinking time: none
   *[other] Thinking time: { $value } s
}

# channel: a mention; permissions: their names, in bold
server-lacking = ⚠️ I can’t host games in { $channel }. I’m missing: { $permissions }
server-lacking-threads = ⚠️ I can’t open threads for games in { $channel }. I’m missing: { $permissions }
server-lacking-podium = ⚠️ I can’t post the podium in { $channel }. I’m missing: { $permissions }
# $role: a mention. $why: why the bot can't give it to people.
server-role = ⚠️ { $why ->
    [gone] This role no longer exists.
    [managed] { $role } belongs to Discord or another app, so I can’t give it.
    [powerful] { $role } has permissions that not everyone has, so I won’t give it to anyone.
    [opens] { $role } has permissions in some channel that not everyone has there, so I won’t give it to anyone.
    [manage] I can’t give { $role }. I’m missing **Manage Roles**.
    [above] I can’t give { $role }. Move my own role above it.
   *[yours] You can’t give { $role } yourself. You need **Manage Roles** and a role above it.
}
gone-channels = ⚠️ One of the chosen channels no longer exists.
gone-roles = ⚠️ One of the chosen roles no longer exists.
gone-call_role = { gone-roles }
gone-podium_channel = { gone-channels }
gone-podium_role = { gone-roles }

## Saved sets

button-saved-sets = Saved sets ({ $count })
sets-title = ### Saved sets
sets-about = Every lobby here offers these. You can delete any of them; so can their owners, in a lobby’s options.
sets-none = None yet. You can save a set in a lobby’s options.
# name: of the set; contents: a short text about it; owner: a mention
sets-line = · **{ $name }** ({ $contents }), saved by { $owner }
sets-sure = Delete “{ $name }”, saved by { $owner }? Lobbies that use it keep their cards.
menu-delete-set = Choose a set to delete
button-server-back = Back
button-keep = Keep it
sets-deleted = “{ $name }” has been deleted.

## Short private answers

# channels, roles: mentions; channel: a mention
error-channel-closed = In this server, you can open games in { $channels }
error-channels-gone = I can’t find the channels for games, or you can’t see them. A manager can choose others: { COMMAND("server") }
error-roles-only = In this server, only { $roles } can open games. You can join any lobby.
error-roles-gone = The roles that could open games no longer exist. A manager can choose others: { COMMAND("server") }
error-channel-unseen = I can’t see { $channel }. I need the permissions View Channel and Send Messages there.
error-people-only = This server plays without computer players.

lobby-hindrance-alone-people = You need two players. Someone else can press Join.

# when: a moment as Discord counts it ("in 2 minutes")
error-too-often-person = That was a lot at once. Try again { $when }.
error-too-often-channel = There have been a lot of new messages here. Try again { $when }.
