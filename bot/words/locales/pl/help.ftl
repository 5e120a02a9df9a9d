help-start =
    ## 🏰 Cytadela
    { game-about }
button-new = Załóż grę
help-new = **Na początek:** { COMMAND("new") } otwiera poczekalnię. Znajomi naciskają **Dołącz**, resztę miejsc (albo wszystkie) zajmują komputery, a **Zacznij** rozpoczyna grę.
help-new-anywhere = **Na początek:** { COMMAND("new") } zakłada tu grę przeciw komputerom. Znajomi mogą dołączyć na serwerze, na którym jestem.
help-play = **Twój ruch?** Dam ci znać: **Graj** pod planszą lub prywatnie.
help-lost = **Nie ma planszy? Przycisk nie działa?** Pomoże { COMMAND("board") }.
help-leave = **Odchodzisz na dobre?** { COMMAND("resign") } oddaje twoje miejsce komputerowi.
help-words = -# Czytnik ekranu? W { COMMAND("notify") } wybierz „Najpierw słowa”.
help-more = -# **Bez znajomych:** { COMMAND("daily") } · { COMMAND("puzzle") } · { COMMAND("games") }. Reszta: **/cytadela**
button-help-support = Poproś o pomoc
