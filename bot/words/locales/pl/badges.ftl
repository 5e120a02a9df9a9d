badges-title = Odznaki
badges-how = Wygraj daną postacią, aby zdobyć jej odznakę.
picture-badges-alt = { $title }: { $badges }.
button-profile-badges = Odznaki
end-badge-near =
    🎖️ { $wins ->
        [yes] Wygraj
       *[no] Ukończ
    } { $left ->
        [one] następną grę
        [few] następne { $left } gry
       *[many] następnych { $left } gier
    }, a zdobędziesz odznakę **{ $badge }**.
end-badges =
    🎖️ { $count ->
        [one] Nowa odznaka
        [few] Nowe odznaki
       *[many] Nowe odznaki
    }{ $own ->
        [yes] { "" }
       *[no] { " " }gracza { $name }
    }: { $badges }
badge-edition-2016 = Wygrana w edycji 2016
badge-edition-deluxe = Wygrana w de luxe
badge-edition-classic = Wygrana w klasycznej
badge-edition-classic-czech = Wygrana w czeskiej
badge-streak-3 = 3 wygrane z rzędu
badge-streak-5 = 5 wygranych z rzędu
badge-five-types = Wygrana z 5 rodzajami
badge-four-uniques = Wygrana z 4 unikatowymi
badge-no-uniques = Wygrana bez unikatowych
badge-eight-districts = Wygrana z 8 dzielnicami
badge-lost-turns = Wygrana bez trzech tur
badge-thirty-points = Wygrana z 30 punktami
badge-margin = Przewaga 10 punktów
badge-close = Wygrana o włos
badge-duel = Wygrany pojedynek
badge-crowd = Wygrana wśród 7 osób
badge-first-game = Pierwsza gra
badge-ten-games = Dziesięć gier
badge-hundred-games = Sto gier
badge-tournament = Wygrany turniej
profile-versus = ⚔️ Ty i { $name }: wyżej **{ $better }**×, niżej **{ $worse }**×
profile-rival-best = Najlepszy bilans: { $name } (wyżej { $better }×, niżej { $worse }×)
profile-rival-worst = Najtrudniejszy rywal: { $name } (wyżej { $better }×, niżej { $worse }×)
