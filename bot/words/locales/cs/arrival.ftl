arrival-title = Citadela dorazila na tento server
arrival =
    { game-about } Volná místa obsadí počítače.
    -# { evening-every-week }
    -# Všechno ostatní: { COMMAND("help") }
button-arrival-try = { button-learn }
button-arrival-open = { button-new }
button-arrival-settings = Nastavení
permissions-fine = -# ✅ Mám tu všechna oprávnění, která používám. Chceš-li hrát: { COMMAND("new") }
permissions-lacking = ⚠️ Chybí mi tu oprávnění:
cost-games = · { $permissions }. Bez nich v tomto kanálu nemůžu vést hry.
cost-threads = · { $permissions }. Bez nich nemá žádná hra vlastní vlákno.
cost-events = · { $permissions }. Bez toho se hra s určeným časem neobjeví mezi událostmi serveru.
cost-roles = · { $permissions }. Bez toho nemůžu dát roli nejlepším v sezoně ani těm, kdo chtějí vědět o nových hrách.
cost-mentions = · { $permissions }. Bez toho nejde upozornit roli, kterou nesmí zmínit každý.
button-grant = Udělit oprávnění
permission-create_events = Vytvářet události
permission-manage_roles = Spravovat role
permission-mention_everyone = Zmínit @everyone, @here a všechny role
