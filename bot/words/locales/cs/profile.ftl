describe-profile = Hry a hodnocení hráče; bez výběru tvoje vlastní
    .person = Čí profil? Bez výběru tvůj vlastní
profile-title = ## 👤 { $name }
profile-own = Všechny tvoje hry. Vidíš to jen ty.
profile-others = Hry na tomto serveru
profile-rating-here = **{ $number }** na tomto serveru
profile-rating-everywhere = **{ $number }** celkově
profile-how = Každý začíná na 1000; **?** značí odhad.
profile-picture-here = Hodnocení na tomto serveru
profile-picture-everywhere = Celkové hodnocení
profile-counted = Vyhrané hodnocené hry celkem: { $won }/{ $games }
profile-games = Dohrané hry: **{ $games }**
profile-won = výhry: **{ $won }**
profile-resigned = přenecháno počítači: { $count }
profile-winning =
    🔥 { $count ->
        [one] { $count } výhra
        [few] { $count } výhry
       *[other] { $count } výher
    } v řadě
profile-rated = Hodnocené: { $rated }.
profile-cups = 🏆 Odehrané turnaje: **{ $played }**, vyhrané: **{ $won }**, nejlepší místo: { $best }
profile-daily = 🏰 Rozdání dne: **{ $days }** · dny v řadě: **{ $now }**, nejvíc { $longest } · nejlepší den: **{ $best }** b.
profile-daily-title = Tvoje poslední rozdání dne
profile-daily-day = { $name } · **{ $points }**
profile-daily-best = 🥇 Nejlepší den: { $name } · **{ $points }**
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
profile-last-resigned =
    Přenecháno počítači · { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
profile-last-change = 📈 { $change }
profile-last-board = [přehled]({ $address })
profile-nothing = { $name } tu zatím nemá žádnou hru. Hru založí { COMMAND("new") }.
profile-nothing-direct = Hry z některého serveru jsou vidět jen tam.
profile-by-seats = **Výhry podle počtu hráčů**
profile-seats = Při { $seats } hráčích: { $won }/{ $games }
profile-characters = **Postavy**
profile-uniques = **Fialové budovy** 🟣
profile-often = Nejčastěji: { $cards }
profile-often-card = { $name } ({ $count }×)
profile-best = Nejúspěšněji: { $cards }
profile-best-card = { $name } (výhry: { $won }/{ $games })
profile-best-score = Nejvíc bodů: **{ $total }**, { $when }
profile-streak-winning = Výhry v řadě: teď **{ $now }**, nejvíc { $longest }
profile-streak-finishing = Dohráno v řadě: teď **{ $now }**, nejvíc { $longest }
profile-finished = Dohrané hry: { $finished }/{ $all }
profile-pace =
    Obvyklá doba odpovědi: { $count } { $unit ->
        [seconds] s
        [minutes] min
       *[hours] h
    }
button-profile-replay = Přehrát { $number }
button-profile-more = Víc
button-profile-main = Zpět
switch-shown =
    Zobrazit mě v celkových žebříčcích: { $state ->
        [on] ano
       *[off] ne
    }
switch-named =
    Se jménem: { $state ->
        [on] ano
       *[off] ne
    }
profile-won-seasons = 🏆 Vyhrané sezony ({ $count }): { $seasons }
