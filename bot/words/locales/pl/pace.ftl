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
   *[other] ⏱️ **{ $pace }**, potem do { $once } z zapasu { $reserve }
}
pace-gentle = { $pace } · { $usual }, gdy nikt nie jest nowy
pace-line-two = { $pace }. Zegar działa, bo gra już więcej niż jedna osoba.
pace-live = Na żywo · { $time } na turę
    .description = Wszyscy grają w tym samym czasie.
pace-slow = Powoli · { $time } na odpowiedź
    .description = Każdy zagląda, kiedy chce.
pace-none = Bez zegara
    .description = Nikt nie musi się spieszyć.
pace-usual = 📆 Zwykły czas powolnej gry na tym serwerze: { $time }.
pace-usually = 📆 Powolna gra trwa zwykle od trzech do ośmiu dni.
pace-slow-calls = 📬 Pytam w wiadomościach prywatnych, poza twoimi cichymi godzinami: { COMMAND("notify") }
pace-title = ## Tempo
menu-pace = Jak szybko się gra?
menu-deadline = O której godzinie kończy się czas?
deadline-any = O dowolnej porze
deadline-at = Codziennie o { $time }
deadline-line = ⏰ Czas kończy się o { $time } ({ $zone }).
button-pace = Tempo i inne
pace-live-how =
    Na turę: { $time } i { $further } za każdy kolejny wybór.
    Potem zapas: { $reserve } na grę, naraz do { $once } (przed pierwszą odpowiedzią połowa tego).
    Gdy skończy się jedno i drugie, gra za ciebie komputer, dopóki nie naciśniesz **Wracam do gry**.
pace-slow-how =
    Na odpowiedź: { $time }. Twoje ciche godziny się nie liczą.
    Potem zapas: { $reserve } na grę, naraz do { $once }.
    Gdy skończy się jedno i drugie, gra za ciebie komputer, dopóki nie naciśniesz **Wracam do gry**.
pace-none-how = Każdy może myśleć, jak długo chce. Po dniu bez odpowiedzi inni mogą zagłosować, by grał komputer.
