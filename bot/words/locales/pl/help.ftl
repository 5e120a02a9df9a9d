help-start =
    ## 🏰 Cytadela
    { game-about }
button-new = Załóż grę
help-new = **Na początek:** { COMMAND("new") } otwiera poczekalnię. Znajomi naciskają **Dołącz**, komputery zajmują wolne miejsca (możesz też grać bez znajomych), a **Zacznij** rozpoczyna grę.
help-new-anywhere = **Na początek:** { COMMAND("new") } zakłada tu grę przeciw komputerom. Znajomi mogą dołączyć na serwerze, na którym jestem.
help-play = **Twój ruch?** Dam ci znać. Naciśnij **Graj** pod miastami.
help-lost = **Nie widać planszy albo przycisk nie działa?** { COMMAND("board") } ją pokaże.
help-leave = **Musisz iść?** { COMMAND("resign") } oddaje twoje miejsce komputerowi na stałe.
help-words = -# Czytnik ekranu? W { COMMAND("notify") } wybierz „Najpierw słowa”.
help-more = -# Resztę pokaże **/cytadela**. Ustawienia serwera: { COMMAND("server") }
button-help-support = Poproś o pomoc
