badges-title = Insigne
badges-how = Câștigă cu un personaj ca să-i primești insigna.
picture-badges-alt = { $title }: { $badges }.
button-profile-badges = Insigne
end-badge-near = 🎖️ { $wins ->
    [yes] Câștigă
   *[no] Termină
} { $left ->
    [one] următorul joc
    [few] următoarele { $left } jocuri
   *[other] următoarele { $left } de jocuri
} ca să primești insigna **{ $badge }**.

end-badges = 🎖️ { $own ->
    [yes] { $count ->
        [one] Insignă nouă
        [few] Insigne noi
       *[other] Insigne noi
    }
   *[no] { $name } primește { $count ->
        [one] o insignă nouă
        [few] insigne noi
       *[other] insigne noi
    }
}: { $badges }

badge-edition-2016 = Victorie în ediția 2016
badge-edition-deluxe = Victorie în cea de lux
badge-edition-classic = Victorie în cea clasică
badge-edition-classic-czech = Victorie în cea cehă
badge-streak-3 = 3 victorii la rând
badge-streak-5 = 5 victorii la rând
badge-five-types = Victorie cu cinci tipuri
badge-four-uniques = Victorie cu 4 speciale
badge-no-uniques = Victorie fără speciale
badge-eight-districts = Victorie cu 8 cartiere
badge-lost-turns = Victorie cu 3 ture pierdute
badge-thirty-points = Victorie cu 30 de puncte
badge-margin = Avans de 10 puncte
badge-close = Victorie la limită
badge-duel = Victorie în duel
badge-crowd = Victorie în șapte
badge-first-game = Primul joc
badge-ten-games = Zece jocuri
badge-hundred-games = O sută de jocuri
badge-tournament = Turneu câștigat

profile-versus = ⚔️ Tu și { $name }: înainte **{ $better }**×, în urmă **{ $worse }**×
profile-rival-best = Cel mai bun bilanț îl ai cu { $name } (înainte { $better }×, în urmă { $worse }×)
profile-rival-worst = Cel mai greu îți e cu { $name } (înainte { $better }×, în urmă { $worse }×)
