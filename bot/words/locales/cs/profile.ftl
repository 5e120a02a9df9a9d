describe-profile = Hry a hodnocení hráče; bez výběru tvoje vlastní
    .person = Čí profil? Bez výběru tvůj vlastní
profile-title = ## 👤 { $name }
profile-others = Hry na tomto serveru
profile-level =
    { $left ->
        [one] Úroveň { $level } · do úrovně { $next } dohraj ještě { $left } hru
        [few] Úroveň { $level } · do úrovně { $next } dohraj ještě { $left } hry
       *[other] Úroveň { $level } · do úrovně { $next } dohraj ještě { $left } her
    }
profile-count-games =
    { $count ->
        [one] hra
        [few] hry
       *[other] her
    }
profile-count-won =
    { $count ->
        [one] výhra
        [few] výhry
       *[other] výher
    }
profile-count-winning =
    { $count ->
        [one] výhra v řadě
        [few] výhry v řadě
       *[other] výher v řadě
    }
profile-count-dailies =
    { $count ->
        [one] rozdání dne v řadě
        [few] rozdání dne v řadě
       *[other] rozdání dne v řadě
    }
profile-rating-best = nejvíc { $number }
profile-rating-everywhere = celkově { $number } (opakované hry se stejnými lidmi se počítají méně)
profile-no-rating = Zatím bez hodnocení
profile-no-rating-how = Začne tvou první hodnocenou hrou s lidmi.
profile-favourites = Nejčastější postavy
profile-card-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
profile-rivals = Soupeři
profile-computers = Proti počítačům
profile-computers-how = místo před nimi : za nimi
profile-city-first = První město · { $day }
profile-city-best = Nejlepší město · { $day }
profile-near = { $done }/{ $needed }
profile-how = Každý začíná na 1000. Znak **?** říká, že se hodnocení teprve ustaluje, což trvá asi deset her.
profile-picture-here = Hodnocení na tomto serveru za celou dobu
profile-picture-everywhere = Celkové hodnocení za celou dobu
profile-counted = Vyhrané hodnocené hry celkem: { $won }/{ $games }
profile-rated = Hodnocené hry: { $rated }.
profile-cups = 🏆 Odehrané turnaje: **{ $played }**, vyhrané: **{ $won }**, nejlepší místo: { $best }
profile-daily = 🏰 Rozdání dne: **{ $days }** · dny v řadě: **{ $now }**, nejvíc { $longest } · nejlepší den: **{ $best }** b.
profile-daily-title = Tvoje poslední rozdání dne
button-profile-daily = Rozdání dne
profile-last = **Poslední hry**
profile-last-line = { $number }. { $told }
profile-last-game =
    { $place ->
        [1]
            🏆 **1. místo** ({ $seats ->
                [one] { $seats } hráč
                [few] { $seats } hráči
               *[other] { $seats } hráčů
            })
       *[other] **{ $place }. místo** ({ $seats ->
                [one] { $seats } hráč
                [few] { $seats } hráči
               *[other] { $seats } hráčů
            })
    }
profile-last-points =
    { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    }
profile-last-resigned = 🏳️ přenecháno počítači
profile-last-board = [přehled]({ $address })
profile-own-nothing = Tady uvidíš své hry s lidmi i proti počítačům, jakmile nějakou dohraješ. Denní rozdání se počítají zvlášť. { COMMAND("new") } založí hru.
profile-nothing = { $name } tu zatím nemá žádnou hru. Hru založí { COMMAND("new") }.
profile-nothing-direct = Hry z některého serveru jsou vidět jen tam.
profile-by-seats = **Výhry podle počtu hráčů**
profile-seats = Při { $seats } hráčích: { $won }/{ $games }
profile-characters = **Postavy**
profile-uniques = **Fialové budovy** 🟣
profile-often = Nejčastěji: { $cards }
profile-often-card = { $name } ({ $times })
profile-best = Nejúspěšněji: { $cards }
profile-best-card = { $name } (výhry: { $won }/{ $games })
profile-streak-winning = Nejvíc výher v řadě: { $longest }
profile-streak-finishing = Hry dohrané v řadě: teď **{ $now }**, nejvíc { $longest }
profile-finished = Dohrané hry: { $finished }/{ $all }
profile-pace =
    Obvyklá doba odpovědi: { $count } { $unit ->
        [seconds] s
        [minutes] min
       *[hours] h
    }
button-profile-replay = Přehrát { $number }
button-profile-games = Poslední hry
button-profile-more = Víc
button-profile-main = Zpět
switch-shown = { $state ->
    [on] Skrýt mě v celkových žebříčcích
   *[off] Ukázat mě v celkových žebříčcích
}
switch-named = { $state ->
    [on] Skrýt tam moje jméno
   *[off] Ukázat tam moje jméno
}
profile-shown = -# V žebříčcích všech serverů { $state ->
    [named] jsi vidět se jménem.
    [shown] jsi vidět beze jména.
   *[hidden] nejsi vidět.
}
profile-won-seasons = 🏆 Vyhrané sezony ({ $count }): { $seasons }
