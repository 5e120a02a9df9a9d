describe-notify = Wybierz, gdzie i kiedy cię powiadamiać, gdy przyjdzie twoja kolej
    .calls = Gdzie cię powiadamiać
    .reminders = Co ile godzin przypominać w powolnych grach
    .quiet_from = Kiedy zaczynają się twoje ciche godziny, np. 22:00; „brak”, jeśli ich nie chcesz
    .quiet_to = Kiedy kończą się twoje ciche godziny, np. 8:00
    .zone = Twoja strefa czasowa, np. Europe/Warsaw
notify-away = 🏖️ **Twoja nieobecność** trwa do { $until }.
notify-calls = **Gdzie cię powiadamiam.** { $place ->
    [game] W grach na żywo (wszyscy grają naraz): na kanale. We wszystkich innych: w wiadomości prywatnej.
    [channel] Zawsze na kanale.
    [direct] Zawsze w wiadomości prywatnej, a jeśli się nie da, na kanale.
   *[nowhere] Nigdzie. Twoje pytanie czeka na planszy pod przyciskiem **Graj**.
}
notify-quiet = **Ciche godziny.** { $state ->
    [off] Nie masz ich. W ciche godziny cię nie powiadamiam, a twój czas w powolnych grach stoi.
    [on] Od { $start } do { $end } ({ $zone }) cię nie powiadamiam, a twój czas w powolnych grach stoi.
   *[assumed] Zakładam, że od { $start } do { $end } ({ $zone }). Wtedy cię nie powiadamiam, a twój czas w powolnych grach stoi. W grach na żywo liczą się tylko ciche godziny, które ustawisz.
}
notify-holiday = **Nieobecność.** { $until ->
    [none] Twój czas w powolnych grach wtedy stoi. Inni czekają, więc tylko raz na 30 dni do 7 dni albo raz na 60 do 14. Kończy to twoja odpowiedź w powolnej grze. Gier na żywo to nie dotyczy.
   *[other] Nie ma cię do { $until }. Inni to widzą, a głosować, by grał komputer, mogą tylko wtedy, gdy czekali na ciebie już wcześniej. Kończy to twoja następna odpowiedź w powolnej grze.
}
    .short = Raz na 30 dni, a ponad tydzień raz na 60; kończy ją twoja następna odpowiedź
notify-pings = **Gry na żywo** (wszyscy grają naraz). { $pings ->
    [always] Daję znać o każdej twojej turze.
    [slow] Daję znać tylko wtedy, gdy zwlekasz.
   *[never] Nie daję znać.
}
notify-reminders = **Powolne gry** (każdy zagląda, kiedy chce). { $reminders ->
    [never] Nie daję znać.
    [0] Daję znać raz o każdym pytaniu i zanim skończy ci się czas.
    [one] Przypominam co godzinę.
    [few] Przypominam co { $reminders } godziny.
   *[many] Przypominam co { $reminders } godzin.
}
notify-invited = **Zaproszenia.** { $state ->
    [on] Osoby, z którymi grasz, mogą cię zapraszać.
   *[off] Nie dostajesz ich, dopóki na nie nie pozwolisz.
}
notify-called = **Szukanie graczy.** { $state ->
    [on] Daję znać, gdy ktoś tu szuka graczy.
   *[off] Nie daję znać, gdy ktoś tu szuka graczy.
}
notify-words = **Obrazki czy słowa.** { $words ->
    [off] Wiadomości dostajesz z obrazkami.
    [whole] Wiadomości dostajesz jako tekst, w całości.
   *[brief] Wiadomości dostajesz jako tekst, w skrócie.
}
notify-zone = **Twoja strefa czasowa.** { $now ->
    [none] Jeszcze jej nie znam.
   *[other] Jest tam { $now }.
}
switch-invited = { $state ->
    [on] Wyłącz zaproszenia
   *[off] Pozwól współgraczom mnie zapraszać
}
switch-called = { $state ->
    [on] Nie powiadamiaj o szukaniu graczy
   *[off] Powiadamiaj, gdy ktoś szuka graczy
}
notify-choose-calls = { $choice ->
    [game] Na kanale lub prywatnie
    [channel] Zawsze na kanale
    [direct] Zawsze w wiadomości prywatnej
   *[nowhere] Nigdzie
}
    .why = { $choice ->
        [game] Gry na żywo: na kanale; wszystkie inne: w wiadomości prywatnej
       *[other] { "" }
    }
notify-choose-pings =
    { $choice ->
        [always] W każdej mojej turze
        [slow] Tylko gdy zwlekam
       *[never] Nigdy
    }
    .why =
        { $choice ->
            [always] Od razu, chyba że twoja ostatnia odpowiedź była przed chwilą
            [slow] Gdy pozostali czekają już minutę
           *[never] { "" }
        }
notify-choose-reminders =
    { $choice ->
        [0] Na początku i na końcu
        [one] Przypominaj co godzinę
        [few] Przypominaj co { $choice } godziny
       *[many] Przypominaj co { $choice } godzin
    }
    .why =
        { $choice ->
            [0] Tylko pierwsze powiadomienie o pytaniu i jedno, zanim skończy się czas
           *[other] { "" }
        }
notify-choose-words =
    { $choice ->
        [off] Najpierw obrazki
        [whole] Najpierw słowa: wszystko
       *[brief] Najpierw słowa: krótko
    }
    .why =
        { $choice ->
            [off] Twoje prywatne wiadomości mają obrazki
            [whole] Dla czytników ekranu: zdania bez obrazków i symboli
           *[brief] Tylko to, co nowe; obok jest „Całość”
        }
notify-choose-from =
    { $time ->
        [off] Bez cichych godzin
       *[other] Od { $time }
    }
notify-choose-to = Do { $time }
notify-menu-zone = Wybierz strefę czasową
button-notify-often = Wybierz powiadomienia
button-notify-other = { $away ->
    [yes] Zakończ nieobecność
   *[no] Zgłoś nieobecność
}
button-notify-words = Wybierz obrazki lub słowa
notify-menu-holiday = Nie będzie mnie przez…
notify-choose-holiday =
    { $days ->
        [0] Już jestem
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
notify-time-off = brak
night-assumed = 🌙 W powolnych grach od { $start } do { $end } ({ $zone }) cię nie powiadamiam, a twój czas stoi.
night-home = 🌙 **Gdzie mieszkasz?** Dzięki temu dam ci spać w nocy. Gdy to wysyłam, twój zegar pokazuje { $now }: wybierz tę godzinę.
menu-home = Twoja godzina
home-option =
    { $city } · { $time } { $half ->
        [am] AM
       *[pm] PM
    }
button-night = Zmień ciche godziny
holiday-over = 👋 Witaj z powrotem! { $count ->
    [one] Czeka na ciebie gra
    [few] Czekają na ciebie { $count } gry
   *[other] Czeka na ciebie { $count } gier
}: { $channels }.
notify-seats-later = Zapisane. W jednej z twoich gier zacznie działać trochę później.
error-notify-unknown = Nie znam takiego wyboru. Użyj jeszcze raz { COMMAND("notify") }.
error-notify-time = „{ $text }” nie wygląda na godzinę. Napisz ją tak: 22:00, albo „brak”, jeśli nie chcesz cichych godzin.
error-notify-zone = Nie znam strefy ani miasta „{ $text }”. Podaj po angielsku duże miasto z twoim czasem, np. Warsaw.
error-notify-long =
    Ciche godziny mogą trwać najwyżej { $hours ->
        [one] { $hours } godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }, bo inni czekają na ich koniec.
error-holiday = Na następną nieobecność za wcześnie: od początku ostatniej musi minąć 30 dni, a jeśli trwała ponad tydzień, 60.

## Wezwania

ping-again =
    { $mention } W Cytadeli nadal na ciebie czekają.{ $clock ->
        [yes] { " " }Gdy skończy się czas, odpowie za ciebie komputer.
       *[no] { "" }
    }
button-not-now = Nie teraz
mute-done =
    O tym pytaniu już nie przypomnę.{ $call ->
        [time] { " " }Dam ci znać jeszcze tylko raz, zanim skończy się czas.
        [day] { " " }Dam ci znać jeszcze tylko raz, gdy inni będą czekać cały dzień.
       *[none] { "" }
    }
