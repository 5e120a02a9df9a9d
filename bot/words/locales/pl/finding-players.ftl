button-find = Szukaj ludzi
finding-title = ## Szukanie graczy
finding-at =
    { $when ->
        [none] ⏰ Gra zacznie się, gdy naciśniesz **Zacznij**. Jeśli wybierzesz godzinę, przypomnę o niej osobom przy stole.
       *[other] ⏰ Planowany początek gry: { $when }
           -# Dziesięć minut wcześniej i o tej porze przypomnę osobom przy stole. Kto pierwszy naciśnie **Zacznij**, rozda karty.
    }
menu-at = Kiedy zacznie się gra?
at-start = Gdy nacisnę „Zacznij”
at-minutes =
    Za { $count ->
        [one] minutę
        [few] { $count } minuty
       *[many] { $count } minut
    }
at-hours =
    Za { $count ->
        [one] godzinę
        [few] { $count } godziny
       *[many] { $count } godzin
    }
button-at = O wybranej godzinie

## Formularz

time-title = Kiedy początek?
form-time = Godzina, np. 20:00
form-day = Dzień
form-zone = Twoja strefa czasowa lub miasto w niej
form-zone-now = Strefa czasowa (jest tam teraz { $time })
time-day =
    { $days ->
        [0] Dzisiaj:{ " " }
        [1] Jutro:{ " " }
       *[other] { "" }
    }{ $weekday ->
        [1] poniedziałek
        [2] wtorek
        [3] środa
        [4] czwartek
        [5] piątek
        [6] sobota
       *[7] niedziela
    }, { $date }
error-time = „{ $text }” nie wygląda na godzinę. Napisz ją tak: 20:00. Formularz pamięta, co w nim jest.
error-time-over = Godzina { $time } już minęła. Wybierz późniejszą albo inny dzień.

## Kogo zawołać

finding-call =
    📣 **Powiadom graczy** wysyła powiadomienie do { $role }.{ $when ->
        [now] { "" }
       *[other] { " " }Ponownie zadziała o { $when }
    }
finding-no-role = 📣 Każdy, kto widzi poczekalnię, może nacisnąć **{ button-join }**. Roli do powiadamiania graczy jeszcze nie ma; administracja serwera może ją wybrać: { COMMAND("server") }
finding-usual =
    👥 **Zaproś stałą ekipę**: { $names }.{ $when ->
        [now] { "" }
       *[other] { " " }Ponownie zadziała o { $when }
    }
finding-nobody = 👥 Stała ekipa to osoby, które ostatnio dokończyły tu z tobą co najmniej dwie gry. Na razie nie ma w niej nikogo innego.
finding-friends = 👤 **Zaproś znajomych** (do 4), którzy na to pozwalają: { COMMAND("notify") }{ $when ->
    [now] { "" }
   *[other] . Ponownie zadziała o { $when }
}
menu-invite-friends = Zaproś znajomych…
finding-friends-invited = 👥 Zaproszono: { $names }. Powiadamiam tylko tych, którzy na to pozwalają ({ COMMAND("notify") }), najwyżej raz na godzinę.{ $strangers ->
    [none] { "" }
   *[other] { " " }Bez powiadomienia: { $strangers }. Trzeba najpierw dokończyć wspólną grę. Oznacz na kanale, kogo chcesz.
}
error-friends-seated = Wszyscy wybrani są już w tej poczekalni.
button-call = Powiadom graczy
button-invite-usual = Zaproś stałą ekipę
button-usual = Zaproś moją ekipę
button-lobby = Poczekalnia
finding-called = 📣 Powiadomiono { $role }.
finding-invited = 👥 Wysłano zaproszenie dla stałej ekipy. Powiadamiam tylko tych, którzy włączyli zaproszenia: { COMMAND("notify") }.
finding-joined = Zajmujesz miejsce przy stole.
button-play-now = Zagraj teraz
error-called-lately = Powiadomić graczy można raz na godzinę, a zaprosić cztery razy, i tyle samo z jednej poczekalni. Następny raz będzie możliwy o { $when }
error-call-refused = Discord odrzucił wiadomość, więc nikogo nie powiadomiono. Spróbuj później.
error-call-role =
    { $why ->
        [gone] Nie wybrano tu roli do powiadamiania graczy. Administracja serwera może ją wybrać: { COMMAND("server") }
        [mention] Nie mogę powiadamiać { $role }. Administracja serwera może pozwolić wszystkim na oznaczanie tej roli albo mnie na oznaczanie wszystkich ról.
        [refused] Discord na to nie pozwolił. Spróbuj później.
       *[other] { server-role }
    }

## Na kanale i w wiadomościach prywatnych

lobby-at = ⏰ **{ lobby-seats }** · początek { $when }
lobby-soon = ⏰ Cytadela zaczyna się o { $when }.
lobby-due = ⏰ Już { $when }. Karty rozda gracz, który pierwszy naciśnie **Zacznij**.
lobby-urged = ⏰ Nikt jeszcze nie nacisnął **Zacznij**. Kto z graczy zrobi to pierwszy, rozda karty. Czas na to minie o { $when }.
lobby-missed =
    ⏰ Gra miała się zacząć o { $when }. { $why ->
        [alone] Nikogo więcej tam nie ma. Uzupełnij skład komputerami albo wybierz inną porę.
        [late] Nie było mnie wtedy. Naciśnij **Zacznij** albo wybierz inną porę.
        [nobody] Nikt nie nacisnął **Zacznij**. Zrób to teraz albo wybierz inną porę.
       *[other] Tak nie da się zacząć: powód widać w poczekalni. Zmień to albo wybierz inną porę.
    }
lobby-call =
    📣 { $role ->
        [none] { "" }
       *[other] { $role }{ " " }
    }{ $host } szuka graczy: **{ lobby-seats }**{ $when ->
        [none] .
       *[other] { " " }· początek { $when }
    }
lobby-call-over =
    -# 📣 { $host } już nie szuka graczy: { $state ->
        [full] stół jest pełny.
        [begun] gra już trwa.
       *[closed] poczekalnia jest zamknięta.
    }
vote-call = 💤 { $name } nie odpowiada, a pytanie padło { $since }. Można zagłosować, by grał komputer.
lobby-invitation = 👥 { $host } zaprasza do gry { $names }.
lobby-invited = 👥 { $host } zaprasza cię do gry.
listed-name = Cytadela
