# The first message in a server, and the check of permissions in the settings of a server.

arrival-title = Citadels is here
arrival =
    { game-about } Computers take any empty seats.
    -# { evening-every-week }
    -# Everything else: { COMMAND("help") }
button-arrival-try = { button-learn }
button-arrival-open = { button-new }
button-arrival-settings = Settings

permissions-fine = -# ✅ I have every permission I need here. To play: { COMMAND("new") }
permissions-lacking = ⚠️ I’m missing some permissions here:
# permissions: their names, in bold
cost-games = · { $permissions }. Without them I can’t host games in this channel.
cost-threads = · { $permissions }. Without them I can’t give games their own threads.
cost-events = · { $permissions }. Without it I can’t list scheduled games among the server’s events.
cost-roles = · { $permissions }. Without it I can’t give roles to season winners, or to people who want to hear about new games.
cost-mentions = · { $permissions }. Without it I can’t ping a role that not everyone may mention.
button-grant = Grant permissions

permission-create_events = Create Events
permission-manage_roles = Manage Roles
permission-mention_everyone = Mention @everyone, @here, and All Roles
