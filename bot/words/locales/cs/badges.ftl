badges-title = Odznaky
badges-how = Vyhraj s postavou a získáš její odznak.
picture-badges-alt = { $title }: { $badges }.
button-profile-badges = Odznaky
end-badge-near =
    🎖️ { $wins ->
        [yes] Vyhraj
       *[no] Dohraj
    } { $left ->
        [one] příští hru
        [few] příští { $left } hry
       *[other] příštích { $left } her
    } a získáš odznak **{ $badge }**.
end-badges =
    🎖️ { $count ->
        [one] Nový odznak
        [few] Nové odznaky
       *[other] Nové odznaky
    }{ $own ->
        [yes] { "" }
       *[no] { " " }hráče { $name }
    }: { $badges }
badge-edition-2016 = Výhra v edici 2016
badge-edition-deluxe = Výhra v De Luxe
badge-edition-classic = Výhra v klasické
badge-edition-classic-czech = Výhra v české
badge-streak-3 = 3 výhry v řadě
badge-streak-5 = 5 výher v řadě
badge-five-types = Výhra s pěti barvami
badge-four-uniques = Výhra se 4 fialovými
badge-no-uniques = Výhra bez fialových
badge-eight-districts = Výhra s 8 budovami
badge-lost-turns = Výhra i bez 3 tahů
badge-thirty-points = Výhra s 30 body
badge-margin = Výhra o 10 bodů
badge-close = Výhra o vlásek
badge-duel = Výhra v souboji
badge-crowd = Výhra mezi sedmi
badge-first-game = První hra
badge-ten-games = Deset her
badge-hundred-games = Sto her
badge-tournament = Vyhraný turnaj
profile-versus = ⚔️ Ty a { $name }: **{ $better }**× před, **{ $worse }**× za
profile-rival-best = Nejlepší bilance: { $name } ({ $better }× před, { $worse }× za)
profile-rival-worst = Nejtěžší soupeř: { $name } ({ $better }× před, { $worse }× za)
