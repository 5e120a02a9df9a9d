end-title =
    🏆 { $you ->
        [yes] { picture-wins-title }
       *[no]
            { $count ->
                [one] Wygrywa
                [few] Wspólnie wygrywają
               *[many] Wspólnie wygrywają
            } { $winners }
    } · { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }
end-unclaimed = za gracza { $name } komputer zdobył { $total }
end-nobody = Nikt nie wygrywa: wszyscy opuścili grę
end-nobody-title = 🏳️ **{ end-nobody }**
end-over = ### Koniec gry
end-rating = { $way ->
    [down] 📉 **{ $before } → { $after }**
    [up] 📈 **{ $before } → { $after }**
   *[same] **{ $after }**
}
end-rating-own =
    Twój ranking{ $span ->
        [season] { " w tym sezonie" }
       *[always] { "" }
    }: { $change }
end-rating-floor = niżej ranking nie spada; { $wins ->
    [0] żeby ruszył w górę, trzeba ponad dziewięciu wygranych
    [one] żeby ruszył w górę, powinna wystarczyć jedna wygrana przy stole dla czterech osób
    [few] żeby ruszył w górę, powinny wystarczyć mniej więcej { $wins } wygrane przy stole dla czterech osób
   *[many] żeby ruszył w górę, powinno wystarczyć mniej więcej { $wins } wygranych przy stole dla czterech osób
}
end-rating-first = { $span ->
    [season] Każdy zaczyna sezon od 1000 punktów.
   *[always] Każdy zaczyna od 1000 punktów.
}
end-unrated-people = -# Ta gra nie liczy się do rankingu: muszą ją zacząć dwie osoby, a jedna z nich musi zostać do końca.
end-unrated-void = -# Osoba prowadząca tego bota wyłączyła tę grę z rankingu.
end-tie-seat = -# { $name } { $what }

end-why-ahead = o { $margin } więcej niż { $you ->
        [yes] ty
       *[no] { $name }
    }
end-why-rank =
    tyle samo co { $you ->
        [yes] ty
       *[no] { $name }
    }, ale { $low ->
        [0] decyduje ranga { $high }
       *[other] ranga { $high } bije rangę { $low }
    }
end-why-districts = tyle samo co { $you ->
        [yes] ty
       *[no] { $name }
    }, ale { $points } z tego za dzielnice
end-why-gold =
    tyle samo co { $you ->
        [yes] ty
       *[no] { $name }
    }, ale na koniec gry ma { $gold ->
        [one] { $gold } monetę
        [few] { $gold } monety
       *[many] { $gold } monet
    }
end-why-shared = u każdego, remis pod każdym względem
end-own-why = -# { $why }.
end-own-tied = -# Tyle samo co { $name } ({ $total }): { $why }
end-own-rank =
    { $mine ->
        [yes] w ostatniej rundzie twoja postać { $first } ({ $first-rank }) ma wyższą rangę niż { $second } ({ $second-rank })
       *[no] w ostatniej rundzie { $first } ({ $first-rank }) ma wyższą rangę niż twoja postać { $second } ({ $second-rank })
    }.
end-own-rank-none =
    { $mine ->
        [yes] decyduje twoja postać { $first } ({ $first-rank }), bo w ostatniej rundzie { $name } nie ujawnia nikogo
       *[no] decyduje { $first } ({ $first-rank }), bo w ostatniej rundzie nie ujawniasz nikogo
    }.
end-own-values = twoje dzielnice są warte { $mine }, a dzielnice gracza { $name } { $theirs }.
end-own-gold =
    dzielnice są warte tyle samo, a na koniec gry masz { $mine ->
        [one] { $mine } monetę
        [few] { $mine } monety
       *[many] { $mine } monet
    }, a { $name } ma { $theirs }.
end-own-shared = remis także we wszystkim, co mogłoby go rozstrzygnąć.
end-own-hit =
    -# W rundzie { $round } { $kind ->
        [killed] zabito ci { NAME($what, case: "acc") }
        [bewitched] zaczarowano ci { NAME($what, case: "acc") }
        [stole]
            skradziono ci { $number ->
                [one] { $number } monetę
                [few] { $number } monety
               *[many] { $number } monet
            }
        [destroyed] zburzono ci { NAME($what, case: "acc") }
        [seized] zabrano ci { NAME($what, case: "acc") }
       *[exchanged] zabrano ci w drodze zamiany { NAME($what, case: "acc") }
    } ({ $name }).
end-own-behind = -# { $name } ma przewagę nad tobą: { $parts }.{ $mine ->
    [none] { "" }
   *[other] { " " }Twoja przewaga: { $mine }.
}
end-own-friend = -# 👥 Masz { $mine } pkt, a { $name } { $theirs }.
end-own-best = -# ✨ { $text }
end-own-part =
    { $points } za { $part ->
        [districts] dzielnice
        [first-complete] pierwsze ukończone miasto
        [complete] ukończone miasto
        [five-types] komplet pięciu rodzajów
       *[unique] premie z kart
    }
end-place =
    { $place ->
        [1] Wygrywasz
       *[other] { $place }. miejsce
    }
end-place-of = **{ $place ->
        [1] { end-place }
       *[other] { end-place } na { $count }
    }** · { daily-points }
end-behind =
    { $margin ->
        [0] na równi z graczem { $name }
       *[other] { $margin } pkt za graczem { $name }
    }
end-ahead =
    { $margin ->
        [0] na równi z graczem { $name }
       *[other] { $margin } pkt przed graczem { $name }
    }
end-counting-title = Koniec gry
end-counting-points = za budowę: { $points }
end-counting = ⏳ **Liczymy punkty.**{ $complete ->
    [0] { "" }
   *[other] { " " }Ukończone miasto daje jeszcze { $complete }.
}{ $types ->
    [0] { "" }
   *[other] { " " }Wszystkie pięć rodzajów daje jeszcze { $types }.
}
end-counting-soon = -# Za chwilę pojawią się tu wyniki.
button-decided = Co zdecydowało
end-more-title = ### Więcej o tej grze
button-rematch = Rewanż
button-fair = Uczciwie?
button-fair-now = Uczciwie?

## Dlaczego było uczciwie

fair-title = ## ⚖️ Uczciwe rozdanie
fair-why =
    { $dealing ->
        [lobby] **Nikt nie mógł wybrać kart:** potasowały je tajna liczba i wasze kliknięcia. Razem dają one jedną liczbę, ziarno. Tajna liczba była ustalona, zanim ktokolwiek dołączył, a poczekalnia pokazała jej odcisk. Ostatnią częścią ziarna jest kliknięcie, które zaczęło grę, po wszystkich zmianach miejsc i kart: **Zacznij**, a przy stole turniejowym także ostatnie **Dołącz**. Właściciel bota nie może zacząć gry, gdy grają też inni. **Jednego nie da się sprawdzić:** czy operator, który znał liczbę, nie zmienił bota i nie odrzucał kliknięć, aż rozdanie mu się spodobało.
        [solo] To gra w pojedynkę. Tajna liczba została wylosowana po twoim kliknięciu, więc jej odcisku nikt wcześniej nie widział. **Jednego nie da się sprawdzić:** czy bot losował tylko raz. Gra nie liczy się do rankingu.
       *[earlier] Tę grę rozdała wcześniejsza wersja bota. Tajna liczba była ustalona, zanim ktokolwiek dołączył, a razem z kliknięciami graczy daje ona jedną liczbę, ziarno. **Jednego nie da się sprawdzić:** czy operator, który znał liczbę, nie odrzucał kliknięć i nie prosił znajomych, by przyszli lub nie, aż rozdanie mu się spodobało. Jeśli gra zaczęła się sama, mógł też dobrać do niego miejsca.
    }
fair-fingerprint = -# Odcisk `{ $text }`
fair-secret = -# Tajna liczba `{ $text }`
fair-clicks = -# Kliknięcia `{ $text }`
fair-seed = -# Ziarno `{ $text }`
fair-check = **Sprawdź.** Porównaj odcisk z tym z poczekalni. Naciśnij **Zapis**, umieść plik obok kodu bota i uruchom tam `{ $command }`: polecenie wyliczy ziarno od nowa, rozda karty i odtworzy każdy wybór.
fair-by-hand = -# Ręcznie: SHA-256 bajtów tajnej liczby to odcisk. SHA-256 tych bajtów i dopisanego za nimi tekstu kliknięć to ziarno.

## Rewanż

rematch-joined = Dołączasz do rewanżu.
rematch-open = Rewanż jest otwarty. Naciśnij **Dołącz** w jego poczekalni.
error-rematch-players = Rewanż mogą ogłosić tylko gracze tej gry. Własną grę założysz przez { COMMAND("new") }.
error-rematch-begun = Rewanż tej gry już się zaczął: { $where }
error-not-over = Ta gra jeszcze trwa.
