command-opened = Poczekalnia jest otwarta.
resign-what = { $leaving ->
    [live] Do końca gry zastąpi cię komputer, a ty zajmiesz ostatnie miejsce.
    [slow] Do końca gry zastąpi cię komputer. Jeśli rozegra ponad ćwierć twoich tur, zajmiesz ostatnie miejsce.
    [unrated] Do końca gry zastąpi cię komputer.
   *[several] Do końca gry zastąpi cię komputer, a w grze rankingowej zajmiesz ostatnie miejsce. W powolnej grze tylko wtedy, gdy komputer rozegra ponad ćwierć twoich tur. Tak samo jest, gdy po prostu przestaniesz odpowiadać.
}
command-resign-confirm = Naprawdę chcesz się poddać? { resign-what } Znikasz tylko na chwilę? Nie poddawaj się: gdy skończy ci się czas, komputer zagra za ciebie, aż naciśniesz **{ button-im-back }**.
command-resign-confirm-last = Naprawdę chcesz się poddać? Komputery od razu dokończą wtedy grę, a ty zajmiesz ostatnie miejsce.
resign-done = 🏳️ Poddajesz tę grę. Swoje miejsce zobaczysz, gdy się skończy.
ping-turn =
    { $mention } { $asked ->
        [choose] Wybierz postać w Cytadeli.
        [turn] Twoja tura w Cytadeli.
        [other] Cytadela czeka na twoją odpowiedź w turze gracza { $turn }.
       *[question] Cytadela czeka na twoją odpowiedź.
    }
ping-lapsed = { $mention } ⏰ Skończył ci się czas: gra za ciebie komputer, dopóki nie naciśniesz **Wracam do gry**.
ping-about =
    -# Z tobą przy stole { $others }{ $until ->
        [none] .
       *[other] { " " }· czas kończy się { $until }
    }

## Polecenia, jak się je wpisuje

slash-citadels = cytadela
slash-new = nowa-gra
slash-board = plansza
slash-hand = karty
slash-resign = poddaj-się
slash-help = pomoc
slash-learn = samouczek
slash-daily = rozdanie
slash-puzzle = zadanie
slash-tournament = turniej
slash-games = gry
    .mine = moje
slash-rules = zasady
    .card = karta
    .topic = temat
    .edition = edycja
slash-notify = powiadomienia
    .quiet_from = cisza_od
    .quiet_to = cisza_do
    .zone = strefa
slash-log = dziennik
    .game = gra
slash-replay = powtórka
    .game = gra
slash-history = historia
slash-profile = profil
    .person = osoba
slash-leaderboard = ranking
slash-privacy = prywatność
    .show = pokaż
    .export = pobierz
    .delete = usuń
slash-server = serwer
slash-language = język
