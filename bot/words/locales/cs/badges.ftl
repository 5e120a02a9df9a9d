badges-title = Odznaky
badges-how = Vyhraj s postavou a získáš její odznak.
picture-badges-alt = { $title }: { $badges }.
button-profile-badges = Odznaky
end-badge-near = 🎖️ Už jen kousek: **{ $badge }** ({ $done }/{ $needed }). Máš { $earned ->
    [one] { $earned } odznak
    [few] { $earned } odznaky
   *[other] { $earned } odznaků
}, celkem jich je { $all }.
end-badges =
    🎖️ { $count ->
        [one] Nový odznak
        [few] Nové odznaky
       *[other] Nové odznaky
    }{ $own ->
        [yes] { "" }
       *[no] { " " }hráče { $name }
    }: { $badges }
badge-edition-2016 = Edice 2016
badge-edition-deluxe = Edice De Luxe
badge-edition-classic = Klasická edice
badge-edition-classic-czech = Česká klasika
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
