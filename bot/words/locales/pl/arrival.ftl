arrival-title = Cytadela już na tym serwerze
arrival =
    { game-about } Wolne miejsca zajmują komputery.
    -# { evening-every-week }
    -# Wszystko inne: { COMMAND("help") }
button-arrival-try = { button-learn }
button-arrival-open = { button-new }
button-arrival-settings = Ustawienia
permissions-fine = -# ✅ Mam tu wszystkie uprawnienia, z których korzystam. Aby zagrać: { COMMAND("new") }
permissions-lacking = ⚠️ Brakuje mi tu uprawnień:
cost-games = · { $permissions }. Bez nich nie poprowadzę gier na tym kanale.
cost-threads = · { $permissions }. Bez nich żadna gra nie ma własnego wątku.
cost-events = · { $permissions }. Bez tego gra z godziną rozpoczęcia nie trafia do wydarzeń serwera.
cost-roles = · { $permissions }. Bez tego nie nadam roli najlepszym w sezonie ani tym, którzy chcą powiadomień.
cost-mentions = · { $permissions }. Bez tego powiadomienie nie dotrze do roli, której nie każdy może oznaczać.
button-grant = Nadaj uprawnienia
permission-create_events = Tworzenie wydarzeń
permission-manage_roles = Zarządzanie rolami
permission-mention_everyone = Wzmianka @everyone, @here i wszystkich ról
