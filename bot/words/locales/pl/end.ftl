end-title =
    ## 🏆 { $count ->
        [one] Wygrywa { $winners }
        [few] Wspólnie wygrywają: { $winners }
       *[many] Wspólnie wygrywają: { $winners }
    } · { $total ->
        [one] { $total } punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }
end-over = ### Koniec gry
end-seat = **{ $place }.** { $name }: **{ $total }**
end-rating = { " " }· 📈 { $change } → { $number }
end-rating-how = -# **?** oznacza ocenę, która jest jeszcze szacunkiem: potrzeba więcej gier.
end-unrated-people = -# Ta gra nie wpływa na oceny: trzeba co najmniej dwóch osób, które grają do końca.
end-lines = -# { $lines }
end-line = { $name } { $points }
end-tie = -# Remis: rozstrzyga najwyższa ranga odkryta w ostatniej rundzie.
    .tie_break-held-rank = -# Remis: rozstrzyga najwyższa ranga w ostatniej rundzie, odkryta czy nie.
    .tie_break-district-values = -# Remis: rozstrzyga wartość dzielnic.
    .tie_break-values-then-gold = -# Remis: rozstrzyga wartość dzielnic, potem monety.
score-districts = dzielnice
score-five-types = wszystkie pięć typów
score-first-completed = pierwsze ukończone miasto
score-completed = ukończone miasto
end-tie-seat = -# { $name } { $what }
end-city = -# { $city }
button-rematch = Rewanż
button-fair = Uczciwie?

## Dlaczego było uczciwie

fair-title = ## ⚖️ Uczciwe rozdanie
fair-why = Zanim ktokolwiek dołączył, poczekalnia pokazała odcisk tajnej liczby, pod przyciskiem **Szczegóły**. Karty potasowała ta liczba razem z numerami waszych kliknięć Dołącz i Zacznij, przy czym Zacznij jest ostatnie. Te numery nadaje Discord, więc żaden gracz nie mógł wybrać kart. **Jedno trzeba przyjąć na wiarę:** operator bota, który podejrzy tajną liczbę, może odrzucać kliknięcia Zacznij, aż rozdanie mu się spodoba.
fair-fingerprint = -# Odcisk `{ $text }`
fair-secret = -# Tajna liczba `{ $text }`
fair-clicks = -# Kliknięcia `{ $text }`
fair-seed = -# Ziarno `{ $text }`
fair-check = **Sprawdź.** Porównaj odcisk z tym z poczekalni. Naciśnij **Zapis**, umieść plik obok kodu bota i uruchom tam `{ $command }`: polecenie wyliczy ziarno od nowa, rozda karty i odtworzy każdy wybór.
fair-by-hand = -# Ręcznie: SHA-256 bajtów tajnej liczby to odcisk. SHA-256 tych bajtów i dopisanego za nimi tekstu kliknięć to ziarno.

## Rewanż

rematch-joined = Masz miejsce w rewanżu: { $where }
rematch-open = Rewanż otwarty: { $where }. Naciśnij tam **Dołącz**.
error-rematch-players = Rewanż mogą ogłosić tylko gracze tej gry. { COMMAND("new") } otwiera twoją własną.
error-rematch-begun = Rewanż tej gry już się zaczął: { $where }
error-not-over = Ta gra jeszcze trwa.
