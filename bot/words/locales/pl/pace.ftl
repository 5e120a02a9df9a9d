pace-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
    .short = { $count } s
pace-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
    .short = { $count } min
pace-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
    .short = { $count } godz.
pace-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
    .short = { $count } d

## W poczekalni i jej opcjach

pace-line = { $reserve ->
    [none] ⏱️ **{ $pace }**
   *[other] ⏱️ **{ $pace }** i { $reserve } zapasu
}
pace-gentle = Ktoś tu dopiero zaczyna, więc tura jest dłuższa niż zwykle ({ $usual }).
pace-line-two = { $pace }. Zegar działa, bo gra już więcej niż jedna osoba.
pace-live = Na żywo · { $time } na turę
    .description = Wszyscy grają w tym samym czasie. Zapas na grę: { $reserve }.
pace-slow = Powoli · { $time } na odpowiedź
    .description = Każdy zagląda, kiedy chce. Zapas na grę: { $reserve }.
pace-none = Bez zegara
    .description = Nikt nie musi się spieszyć.
pace-usual = 📆 Zwykły czas powolnej gry na tym serwerze: { $time }.
pace-usually = 📆 Powolna gra trwa zwykle od trzech do ośmiu dni.
pace-slow-calls = 📬 Pytam w wiadomościach prywatnych, poza twoimi cichymi godzinami: { COMMAND("notify") }
pace-title = ## { button-pace }
menu-pace = Jak szybko się gra?
menu-deadline = O której godzinie kończy się czas?
deadline-any = O dowolnej porze
deadline-at = Codziennie o { $time }
deadline-line = ⏰ Czas kończy się o { $time } ({ $zone }).
button-pace = Tempo
button-extras = Inne
extras-title = ## { button-extras }
pace-over = Gdy czas się skończy, gra za ciebie komputer, dopóki nie naciśniesz **{ button-im-back }**.
pace-reserve = Zapas jest na całą grę. Jedna odpowiedź może z niego zabrać najwyżej { $once }.
pace-live-how = Każdy kolejny wybór daje ci jeszcze { $further }. { pace-reserve } { pace-over }
pace-slow-how = Twoje ciche godziny się nie liczą. { pace-reserve } { pace-over }
pace-none-how = Każdy może myśleć, jak długo chce. Po dniu bez odpowiedzi inni mogą zagłosować, by grał komputer.
