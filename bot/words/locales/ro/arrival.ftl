arrival-title = Citadels e aici
arrival =
    { game-about } Locurile libere le ocupă calculatoarele.
    -# { evening-every-week }
    -# Restul: { COMMAND("help") }
button-arrival-try = { button-learn }
button-arrival-open = { button-new }
button-arrival-settings = Setări
permissions-fine = -# ✅ Am aici toate permisiunile de care am nevoie. Ca să joci: { COMMAND("new") }
permissions-lacking = ⚠️ Îmi lipsesc aici niște permisiuni:
cost-games = · { $permissions }. Fără ele nu pot găzdui jocuri în acest canal.
cost-threads = · { $permissions }. Fără ele niciun joc nu are propriul fir.
cost-events = · { $permissions }. Fără ea, un joc cu oră stabilită nu apare printre evenimentele serverului.
cost-roles = · { $permissions }. Fără ea nu pot da un rol celor mai buni dintr-un sezon, nici celor care vor să fie anunțați.
cost-mentions = · { $permissions }. Fără ea nu poate fi anunțat un rol pe care nu-l poate menționa oricine.
button-grant = Acordă permisiunile
permission-create_events = Creează evenimente
permission-manage_roles = Gestionare roluri
permission-mention_everyone = Menționează @everyone, @here și toate rolurile
