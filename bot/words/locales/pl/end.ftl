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
end-rating-how = -# 📈 { profile-how }
end-unrated-people = -# Ta gra nie liczy się do rankingu: muszą ją ukończyć dwie osoby.
end-lines = -# { $lines }
end-line = { $name } { $points }
score-districts = dzielnice
score-five-types = pięć rodzajów dzielnic
score-first-completed = pierwsze ukończone miasto
score-completed = ukończone miasto
end-tie-seat = -# { $name } { $what }
end-city = -# { $city }
button-rematch = Rewanż
button-fair = Uczciwie?

## Dlaczego było uczciwie

fair-title = ## ⚖️ Uczciwe rozdanie
fair-fingerprint = -# Odcisk `{ $text }`
fair-secret = -# Tajna liczba `{ $text }`
fair-clicks = -# Kliknięcia `{ $text }`
fair-seed = -# Ziarno `{ $text }`
fair-check = **Sprawdź.** Porównaj odcisk z tym z poczekalni. Naciśnij **Zapis**, umieść plik obok kodu bota i uruchom tam `{ $command }`: polecenie wyliczy ziarno od nowa, rozda karty i odtworzy każdy wybór.
fair-by-hand = -# Ręcznie: SHA-256 bajtów tajnej liczby to odcisk. SHA-256 tych bajtów i dopisanego za nimi tekstu kliknięć to ziarno.

## Rewanż

rematch-joined = Masz miejsce w rewanżu: { $where }
rematch-open = Rewanż otwarty: { $where }. Naciśnij tam **Dołącz**.
error-rematch-players = Rewanż mogą ogłosić tylko gracze tej gry. Własną grę założysz przez { COMMAND("new") }.
error-rematch-begun = Rewanż tej gry już się zaczął: { $where }
error-not-over = Ta gra jeszcze trwa.
