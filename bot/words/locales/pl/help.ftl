help-start =
    ## 🏰 Cytadela
    { game-about }
button-new = Załóż grę
help-new = **Na początek:** { COMMAND("new") } otwiera poczekalnię na dowolnym kanale serwera. Znajomi naciskają **Dołącz**, komputery zajmują wolne miejsca, a **Zacznij** zaczyna grę.
help-new-anywhere = **Na początek:** { COMMAND("new") } zakłada tu grę przeciw komputerom. Na kanale serwera, na którym jestem, mogą dołączyć znajomi.
help-play = **Twój ruch?** Dam ci znać. Naciśnij **Graj** na planszy, czyli wiadomości ze wszystkimi miastami: to, co się otworzy, widzisz tylko ty.
help-lost = **Gdzie jest plansza?** Pokaże ją { COMMAND("board") }, a twoje karty pokaże { COMMAND("hand") }.
help-button = **Przycisk nie działa?** Naciśnij **Graj** na planszy. Nic nie przepada.
help-leave = **Musisz iść?** { COMMAND("resign") } oddaje twoje miejsce komputerowi na stałe.
help-more = -# Także: { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("tournament") } · { COMMAND("games") } · { COMMAND("notify") } · { COMMAND("language") } · { COMMAND("server") }
