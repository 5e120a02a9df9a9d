describe-notify = Wybierz, gdzie i kiedy cię powiadamiać, gdy przyjdzie twoja kolej
    .calls = Gdzie cię powiadamiać
    .reminders = Co ile godzin przypominać w powolnych grach
    .quiet_from = Kiedy zaczynają się twoje ciche godziny, np. 22:00; „brak”, jeśli ich nie chcesz
    .quiet_to = Kiedy kończą się twoje ciche godziny, np. 8:00
    .zone = Twoja strefa czasowa, np. Europe/Warsaw
notify-calls = **Powiadomienia**
    .why =
        { $place ->
            [direct] Jeśli się nie da, oznaczam cię na kanale.
            [nowhere] Twoje pytanie czeka na planszy pod przyciskiem **Graj**.
           *[other] { "" }
        }
notify-quiet = **Ciche godziny**
    .why =
        Wtedy cię nie powiadamiam, a twój czas w powolnych grach stoi.{ $state ->
            [on] { " " }Jest { $now } ({ $zone }).
            [assumed] { " " }Zakładam, że twoja strefa to { $zone }, gdzie jest teraz { $now }. W grach na żywo liczą się tylko ciche godziny, które ustawisz.
           *[off] { "" }
        }
notify-holiday = **Nieobecność**
    .why =
        { $until ->
            [none] Twój zegar w powolnych grach stoi. Inni czekają, więc tylko raz na 30 dni do 7 dni albo raz na 60 do 14. Kończy to twoja odpowiedź w powolnej grze. Gier na żywo to nie dotyczy.
           *[other] Nie ma cię do { $until }. Inni to widzą, a głosować, by grał komputer, mogą tylko wtedy, gdy czekali na ciebie już wcześniej. Kończy to twoja następna odpowiedź w powolnej grze.
        }
    .short = Raz na 30 dni, a ponad tydzień raz na 60; kończy ją twoja następna odpowiedź
notify-often = **Jak często mam dawać ci znać, że przyszła twoja kolej?**
notify-zone = **Twoja strefa czasowa.**
    .why =
        { $now ->
            [none] Jeszcze jej nie znam.
           *[other] Jest tam { $now }.
        }
switch-invited =
    Współgracze mogą mnie zapraszać: { $state ->
        [on] tak
       *[off] nie
    }
switch-called =
    Powiadamiaj, gdy ktoś szuka graczy: { $state ->
        [on] tak
       *[off] nie
    }
notify-choose-calls =
    { $choice ->
        [game] Na żywo: kanał; powolne: prywatnie
        [channel] Zawsze na kanale
        [direct] Zawsze w wiadomości prywatnej
       *[nowhere] Nigdzie
    }
notify-choose-pings =
    { $choice ->
        [always] Na żywo: w każdej mojej turze
        [slow] Na żywo: tylko gdy zwlekam
       *[never] Na żywo: nigdy
    }
    .why =
        { $choice ->
            [always] Od razu, chyba że twoja ostatnia odpowiedź była przed chwilą
            [slow] Gdy pozostali czekają już minutę
           *[never] { "" }
        }
notify-choose-reminders =
    { $choice ->
        [0] Powolne: na początku i na końcu
        [one] Powolne: przypominaj co godzinę
        [few] Powolne: przypominaj co { $choice } godziny
       *[many] Powolne: przypominaj co { $choice } godzin
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
notify-menu-zone = Twoja strefa czasowa
notify-state-often =
    { $pings ->
        [always] W grach na żywo (wszyscy grają naraz) daję znać o każdej twojej turze.
        [slow] W grach na żywo (wszyscy grają naraz) daję znać tylko wtedy, gdy zwlekasz.
       *[never] W grach na żywo (wszyscy grają naraz) nie daję znać.
    } { $reminders ->
        [0] W powolnych grach (każdy zagląda, kiedy chce) daję znać raz o każdym pytaniu i zanim skończy ci się czas.
        [one] W powolnych grach (każdy zagląda, kiedy chce) przypominam co godzinę.
        [few] W powolnych grach (każdy zagląda, kiedy chce) przypominam co { $reminders } godziny.
       *[many] W powolnych grach (każdy zagląda, kiedy chce) przypominam co { $reminders } godzin.
    }
notify-state-other =
    { $until ->
        [none] Nieobecność: wyłączona.
       *[other] Twoja nieobecność trwa do { $until }.
    } { $words ->
        [off] Wiadomości dostajesz z obrazkami.
        [whole] Wiadomości dostajesz jako tekst, w całości.
       *[brief] Wiadomości dostajesz jako tekst, w skrócie.
    } { $invited ->
        [on] Osoby, z którymi grasz, mogą cię zapraszać.
       *[off] Zaproszenia masz wyłączone.
    }{ $called ->
        [none] { "" }
        [on] { " " }Daję znać, gdy ktoś szuka graczy.
       *[off] { " " }Nie daję znać, gdy ktoś szuka graczy.
    }
button-notify-often = Jak często, strefa czasowa
button-notify-other = Nieobecność, słowa, zaproszenia
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
