describe-privacy = Zobacz, pobierz albo usuń to, co o tobie zapisano
    .show = Zobacz, co o tobie zapisano
    .export = Pobierz to, co o tobie zapisano
    .delete = Usuń to, co o tobie zapisano; zapytam jeszcze raz
player-former = dawny gracz
player-former-seat = dawny gracz ({ $number })

## Co zapisano

privacy-title = ## Co o tobie zapisano
privacy-nothing = Nic. Twojego identyfikatora Discorda nie ma nigdzie w bazie danych.
privacy-about = Twój identyfikator Discorda, nazwa, pod którą dołączasz do gier, oraz:
privacy-line = · { $text }
privacy-lobbies = poczekalnie: { $count }
privacy-running = trwające gry: { $count }
privacy-over = zakończone gry: { $count }
privacy-closed = zamknięte poczekalnie: { $count }
privacy-played-on = gry rozpoczęte od kroku powtórki: { $count }
privacy-unreadable = uszkodzone gry: { $count }
privacy-answers = twoje odpowiedzi w grach: { $count }
privacy-panels = powiadomienia wysłane do ciebie: { $count }
privacy-held-clicks = kliknięcia z ostatnich { $days } dni, które coś zmieniły: { $count }
privacy-held-results = wyniki gier: { $count }
privacy-held-dailies = rozdania dnia: { $count }
privacy-held-ratings = twoje punkty rankingowe, gra po grze
privacy-held-sets = zapisane zestawy kart: { $count }
privacy-held-settings = twoje ustawienia
privacy-held-lesson = twoje miejsce w lekcji i wskazówki, które już znasz
privacy-held-puzzles = twoje odpowiedzi na zadania dnia: { $count }
privacy-held-tournaments = turnieje, które organizujesz lub w których grasz: { $count }
privacy-held-evenings = twoja rola i odpowiedzi w stałych wieczorach: { $count }
privacy-held-guesses = twoje typy, kto ma którą postać: { $count }
privacy-held-barred = serwery, na których nie możesz zakładać gier: { $count }
privacy-held-operator = informacja, że osoba prowadząca tego bota zablokowała ci dostęp
privacy-deleting = ⏳ Na twoją prośbę usuwam wszystko. Reszta zniknie wkrótce.
privacy-messages = Nigdy nie czytam wiadomości. Tę listę widzisz tylko ty.
button-privacy-export = Pobierz
button-privacy-delete = Usuń…
button-privacy-policy = Polityka prywatności
button-privacy-terms = Warunki korzystania

## Plik

privacy-file = ## Wszystko, co o tobie zapisano
privacy-file-how = Plik jest w formacie JSON. Zawiera tylko twoje własne odpowiedzi. { COMMAND("hand") } pokazuje twoje karty w trwającej grze.

## Usuwanie

privacy-erase-title = ## Usunąć wszystko, co o tobie zapisano?
privacy-erase-lobbies = Opuszczasz swoje poczekalnie ({ $count }). Puste zostaną zamknięte.
privacy-erase-running = W trwających grach ({ $count }) twoje miejsce na stałe zajmie komputer.
privacy-erase-played = Twoje gry{ $tournaments ->
        [0] { "" }
       *[other] { " " }i turnieje
    } zostaną dla innych; zamiast twojej nazwy będzie tam **dawny gracz**.
privacy-erase-evenings = Twoje wieczory z grą ({ $count }) przejmie ktoś, kto na nie przychodzi. Jeśli nikt nie przychodzi, kończą się.
privacy-erase-rest = Wszystkie pozostałe dane o tobie zostaną usunięte.
privacy-erase-sets = twoje zapisane zestawy kart ({ $count }), bez twojej nazwy: wliczają się do twojego limitu, dopóki ktoś ich nie usunie, a możesz to zrobić przedtem
privacy-erase-unreadable = uszkodzone gry, dla wszystkich: { $count }
privacy-erase-unreadable-tournaments = uszkodzone turnieje, dla wszystkich: { $count }
privacy-erase-not = wiadomości w Discordzie i starsze kopie bazy danych, dopóki nie przyjdzie ich kolej
privacy-erase-limits = wykorzystane limity, na przykład dzisiejsze rozdanie albo dni nieobecności: jako liczba bez twojej nazwy, najwyżej przez rok
privacy-erase-bars = blokada: jako liczba bez twojej nazwy, do jej zniesienia
privacy-erase-final = **Tego nie da się cofnąć.**
button-privacy-erase = Usuń wszystko
button-privacy-keep = Zostaw wszystko
button-privacy-kept = Co zostaje…
privacy-kept-title = ## Co jeszcze zniknie, a co zostanie
privacy-kept-gone = **Usuwane**
privacy-kept-stays = **Zostaje**
privacy-erased = Usunięto wszystko, co o tobie zapisano. Dziękuję za wspólną grę!
privacy-erased-partly = ⏳ Część już usunięto. Reszta zniknie w ciągu godziny albo po ponownym uruchomieniu bota.
privacy-left = Na twoją prośbę usunięto twoje dane. Twoje miejsce zajmuje komputer.
error-privacy-changed = To, co o tobie zapisano, zmieniło się, więc niczego nie usunięto. Spróbuj ponownie: { COMMAND("privacy delete") }
