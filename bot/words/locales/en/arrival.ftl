# The first message in a server, and the check of permissions in the settings of a server.

arrival = ### 🏰 Citadels is here
    Choose a character in secret, rob the player you suspect, and build your city before the others build theirs. A card game for 2 to 8 people; computers take the seats that are left.
    -# Everybody: { COMMAND("help") }. Managers: { COMMAND("server") }.
button-arrival-try = Try it in 3 minutes
button-arrival-open = Open a table
button-arrival-settings = Settings

permissions-fine = -# ✅ I have all permissions that I use here.
permissions-lacking = ⚠️ I lack permissions here:
# permissions: their names, in bold
cost-games = · { $permissions }. Without them I can’t host games in this channel.
cost-threads = · { $permissions }. Without them no game gets a thread of its own.
cost-events = · { $permissions }. Without it a game with a time isn’t listed among the server’s events.
cost-roles = · { $permissions }. Without it I can’t give a role to the best of a season, or to those who like to be called.
cost-mentions = · { $permissions }. Without it a call for players can’t notify a role that not everybody may mention.
button-grant = Grant them

permission-create_events = Create Events
permission-manage_roles = Manage Roles
permission-mention_everyone = Mention @everyone, @here, and All Roles
