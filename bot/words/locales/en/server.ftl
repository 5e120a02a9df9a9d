# Settings of a server, for its managers, and what others are told of them.

describe-server = Citadels settings for this server (managers only)

## The panel

server-title = ### Citadels in this server
# $page: the label of the button that leads to the page
server-page = ### { $page }
# After each change. The message of a setting is shown instead, if it has one.
server-saved = ✅ Saved.
server-saved-language = ✅ Saved. Games that are open or running, and their rematches, keep their language.
server-saved-everywhere = { server-saved } A game keeps the settings it started with.
server-saved-seasons = { server-saved-everywhere }
# $channels: all, one or some; $channel: a mention, if one is chosen
server-where = **Where games are played.** { $channels ->
    [all] Games can be opened in every channel.
    [one] Games can only be opened in { $channel }.
   *[some] Games can only be opened in the chosen channels.
} { $state ->
    [on] Each gets its own thread.
   *[off] They’re played right there.
}
menu-preset = Choose another way
preset-anywhere = In every channel, no threads
    .description = Games are played where they’re opened; the end of a season is announced
preset-one = Only in this channel, no threads
    .description = Games are opened and played only here; the end of a season is announced
preset-threads = In every channel, in threads
    .description = Each game gets its own thread; the end of a season is announced
preset-quiet = Quietly, in threads
    .description = No role is pinged, no end of a season is announced; the channels stay as they are
# After a click on one of them. channel: a mention
server-preset-anywhere = Games can be opened in any channel, and are played right there.
server-preset-one = Games are opened and played only in { $channel }. Another channel? Choose it in the menu.
server-preset-threads = Games can be opened in any channel, and each gets its own thread.
server-preset-quiet = Each game gets its own thread, no role is pinged, and the end of a season isn’t announced.
button-server-opening = Choose channels and roles

# server-now-<setting>: what holds. state: on or off; for channels and roles, whether any are chosen
server-now-language = **Language** of what everyone sees. What only you see is in your own language.
server-now-channels = **Channels.** { $state ->
    [on] Games can be opened only in these channels and their threads:
   *[off] Games can be opened in every channel.
}
server-now-threads = **Threads.** { $state ->
    [on] Each game gets its own thread.
   *[off] Games are played where they’re opened.
}
server-now-roles = **Opening games.** { $state ->
    [on] Only managers and members with one of these roles:
   *[off] No role is needed.
}
server-now-call_role = **Calls for players.** { $state ->
    [on] A host can ping this role to find players:
   *[off] Hosts can’t ping a role to find players.
}
    -# Members give it to themselves: { COMMAND("notify") }. It can’t be a role with special permissions.
server-now-computers = **Computer players.** { $state ->
    [on] Hosts can add computers to games here.
   *[off] Hosts can’t add computers to games here.
}
server-now-computer_pause = **Thinking time.** How long do computers take to answer? Masters always take a moment.
server-now-seasons = **Seasons.** { $state ->
    [on] A new leaderboard begins every three months.
   *[off] One leaderboard counts all games, without seasons.
}
server-now-everywhere = **All servers.** { $state ->
    [on] Games here also count on the leaderboards of all servers.
   *[off] Games here don’t count on the leaderboards of all servers.
}
server-now-podium = **The end of a season.** { $seasons ->
    [no] This server has no seasons, so there’s nothing to celebrate.
   *[yes] { $state ->
        [on] I post the season’s top three.
       *[off] I don’t post the season’s top three.
    }
}
server-now-podium_channel = **Channel for the top three.** { $state ->
    [on] This one:
   *[off] The one with the most games.
}
server-now-podium_role = **Role for the top three.** { $state ->
    [on] They get this one until the next season ends:
   *[off] They get none.
}

server-now-barred = **Barring.** You can stop members from opening games, until you allow it again. They can still join other people’s games. To keep someone out of those too, hide the channel from them in Discord.
# names: mentions
barred-people = Barred now: { $names }
barred-deleted = And { $count } whose data has been deleted.
menu-barred = Stop someone from opening games
menu-lifted = Let someone open games again
button-no-barred = Let everyone open games

# Above the buttons to the other pages
server-more = **More settings**
button-server-play = Set up computers and leaderboards
button-server-people = Choose who’s pinged or barred
button-server-podium = Set up tournaments and awards
# A page with a channel or role that the bot can’t use.
button-server-troubled = ⚠️ { $page }

# menu-<setting>: in an empty menu
menu-channels = Choose channels
menu-roles = Choose roles
menu-call_role = Choose a role
menu-podium_channel = Choose a channel
menu-podium_role = { menu-call_role }
menu-computer_pause = Thinking time of computer players
# These empty the menus.
button-no-channels = Allow everywhere
button-no-roles = Allow everyone
button-no-call_role = Ping no role
button-no-podium_channel = Use the busiest channel
button-no-podium_role = Give no role

# switch-<setting>: on a button; state: on or off
switch-computers = { $state ->
    [on] Allow only people
   *[off] Allow computers
}
switch-seasons = { $state ->
    [on] Turn seasons off
   *[off] Turn seasons on
}
switch-podium = { $state ->
    [on] Don’t post the top three
   *[off] Post the top three
}
switch-everywhere = { $state ->
    [on] Don’t count games on all servers
   *[off] Count games on all servers
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

button-saved-sets = See saved sets ({ $count })
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
