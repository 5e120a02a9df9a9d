button-turning-point = { $alone ->
    [yes] 🔎 Wybór { $place }
   *[no] 🔎 { $place }
}
button-turning-again = 🔄 Sprawdź znowu
menu-turning-seat = Czyje punkty zwrotne?
turning-of = Punkty zwrotne: { $name }

## Lista

turning-title = ## 🔎 Co zdecydowało
turning-title-of =
    ### { $you ->
        [yes] Twoje punkty zwrotne
       *[no] Punkty zwrotne gracza { $name }
    }
turning-whose = Czyje punkty zwrotne chcesz obejrzeć?
turning-how = -# Komputer sprawdza każdą decyzję wiele razy i rozdaje przy tym na nowo wszystko, czego nie { $you ->
    [yes] widzisz
   *[no] widzi { $name }
}. Ocenia więc decyzję, nie szczęście.
turning-state-waiting = ⏳ Trwa tu inna analiza; ta czeka na swoją kolej.
turning-state-working = ⏳ Zbadane decyzje: { $done } z { $total }. To może potrwać kilka minut.
turning-state-closer = Zbadane decyzje: wszystkie ({ $total }). Trwa dokładniejsze porównanie najbardziej wątpliwych.
turning-state-done =
    { $count ->
        [one] Najbardziej zaważyła ta decyzja.
        [few] Najbardziej zaważyły te decyzje.
       *[many] Najbardziej zaważyły te decyzje.
    } Otwórz i sprawdź inne odpowiedzi.
turning-state-none =
    { $total ->
        [0] 🤖 Nie ma czego badać: za { $you ->
            [yes] ciebie
           *[no] gracza { $name }
        } odpowiadał komputer.
       *[other] Żadna { $you ->
            [yes] twoja decyzja
           *[no] decyzja gracza { $name }
        } nie kosztowała wiele.
    }
turning-state-rest =
    Poza tym żadna { $you ->
        [yes] twoja decyzja
       *[no] decyzja gracza { $name }
    } nie kosztowała wiele.
turning-slight = Najwięcej mogła znaczyć ta:
turning-state-late = ⚠️ Udało się zbadać tylko { $done } z { $total } decyzji, i to nie wszystkie dokładnie. Zajrzyj później po więcej.
turning-point = **{ $place }.** Runda { $round }: { $text }
turning-sure =
    { $sure ->
        [wins] O { $wins } wygranych na 100 więcej
        [points] Wyraźnie lepiej
       *[level] Może lepiej
    }
turning-point-cost =
    { $ended ->
        [yes] { $you ->
            [yes] Twój wybór: koniec tury.
           *[no] Wybór gracza { $name }: koniec tury.
        }
       *[no] { $you ->
            [yes] Twój wybór: **{ $chosen }**.
           *[no] Wybór gracza { $name }: **{ $chosen }**.
        }
    } { $sure ->
        [wins] **{ $other }** to o { $wins } wygranych na 100 więcej
        [level] **{ $other }** to być może lepszy wybór
       *[points] **{ $other }** to wyraźnie lepszy wybór
    }{ $cost ->
        [none] { "." }
       *[other] , { $cost }.
    }
turning-points-more = około { $points } pkt więcej
turning-number = { $whole },{ $tenth }
turning-hits = -# **Najcięższe ciosy**
turning-hit =
    -# Runda { $round }: { $text }{ $victim ->
        [none] { "" }
       *[other] { " " }(ofiara: { $victim })
    }.
turning-blow = -# Runda { $round }: { $text }
turning-left = **Czego nie wykorzystano na koniec tury**

## Jeden wybór

turning-tried-title =
    ## 🔎 Spojrzenie wstecz · runda { $round }
    { "-# " }{ $name }
turning-tried-how = -# Naciśnij inną odpowiedź, by zobaczyć jej wartość; gra się od tego nie zmieni.
turning-chosen =
    { $better ->
        [on] ✅
       *[off] 🔸
    } Wybór: **{ $option }**
turning-best = ✅ { turning-sure }: **{ $option }**
turning-next-best = 🔸 Druga najlepsza: **{ $option }**
turning-tried = 🔸 Próba: **{ $option }**
turning-asked = **Pytanie brzmiało:** { $text }
turning-unknown = ⚠️ Nie umiem teraz powiedzieć, ile byłaby warta odpowiedź **{ $option }**. Naciśnij ją znowu za jakiś czas.
turning-contradicted = ⚠️ W moich grach próbnych ta runda prawie nigdy nie przebiegła tak jak w grze, więc nic z nich nie wynika o odpowiedzi **{ $option }**.
error-no-such-choice = Nie ma tu do czego wracać. Naciśnij **{ button-decided }** jeszcze raz.

## Co robią inni

suffered-bewitched = ktoś cię zaczarowuje
suffered-borrowed = ktoś bierze twoje monety za karty
suffered-built-from-hand = ktoś buduje twoją kartę
suffered-confiscated = ktoś konfiskuje ci dzielnicę
suffered-destroyed = ktoś burzy ci dzielnicę
suffered-exchanged = ktoś zamienia ci dzielnicę
suffered-exchanged-characters = ktoś zamienia się z tobą postacią
suffered-killed = ktoś cię zabija
suffered-seized = ktoś zabiera ci dzielnicę
suffered-spied = ktoś cię szpieguje
suffered-stole = okrada cię { character-thief }
suffered-swapped-hands = ktoś zamienia się z tobą kartami
suffered-took-cards = ktoś zabiera ci karty
suffered-took-gold = ktoś zabiera ci monety
suffered-took-over = ktoś przejmuje twoją turę
suffered-used-wagon = ktoś używa twojego wozu
