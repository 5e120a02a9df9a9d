describe-daily = Zahraj si rozdání dne: stejné pro všechny, jednou denně
button-cities = 🏘 Města
button-daily = Rozdání dne
button-daily-table = Tabulka
daily-every-day = -# Každý den něco nového: { COMMAND("daily") } · { COMMAND("puzzle") }
daily-begun = **{ $name }:** rady tu nejsou, protože tvoje body porovnám s výsledky ostatních.
daily-new-about = **{ $name }:** jedna hra proti třem počítačům. Všichni na všech serverech bota dostanou stejné karty a jeden pokus. Konec je { $when }. Můžeš přestat a vrátit se později: { COMMAND("daily") }.
    -# Tvůj server vidí tvé jméno, ostatní jen výsledek. Změníš to tu: { COMMAND("profile") }
daily-new =
    { $count ->
        [one] Jedna postava, kterou neznáš
        [few] { $count } postavy, které neznáš
       *[other] { $count } postav, které neznáš
    }
daily-new-first = -# Začínáš? Zahraj si nejdřív hru bez těchto postav.
button-daily-start = Začít rozdání dne
daily-yesterday = ⏮️ Včerejší rozdání ti vyneslo { $points } a { $place }. místo z celkem { $people }.
daily-name = Citadela, rozdání dne č. { $day }
daily-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
daily-title = ## 🏰 { $name } · { $points }
daily-place =
    { $place ->
        [1] Vyhráváš u svého stolu.
       *[other] { end-place } mezi { $count } hráči u stolu.
    }
daily-better = Tvůj výsledek je lepší než u **{ $percent } %** ostatních hráčů (celkem { $people }).
daily-better-few =
    { $all ->
        [yes] Tvůj výsledek je zatím nejlepší ze všech.
       *[no] Tvůj výsledek je lepší než u **{ $better }** z ostatních hráčů (celkem { $people }).
    }
daily-first = Nikdo jiný toto rozdání zatím nemá za sebou.
daily-streak =
    🔥 { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    } v řadě
daily-master = Mistr
daily-master-how = Mistr (počítač) s týmiž kartami končí na { $place }. místě ze { $count }.
daily-master-title = ## Mistr hraje: { $name }
daily-built = budovy: { $size } (stačí { $target })
daily-parted = Kde Mistr volí jinak
daily-turn =
    { $you ->
        [yes] { $character ->
            [none] Ty
           *[other] Hraješ za { NAME($character, case: "acc") } a
        } { $districts ->
            [none] nic nestavíš
           *[other] stavíš { NAME($districts, case: "acc") }
        }.
       *[no] { daily-master } { $character ->
            [none] { "" }
           *[other] hraje za { NAME($character, case: "acc") } a{ " " }
        }{ $districts ->
            [none] nic nestaví
           *[other] staví { NAME($districts, case: "acc") }
        }.
    }
daily-gained =
    { $you ->
        [yes] Získáváš
       *[no] { daily-master } získává
    } o { $points } { $points ->
        [one] bod
        [few] body
       *[other] bodů
    } víc.
button-daily-master = Podívat se na Mistra

daily-late = ⏳ Tato hra skončila až po konci dne, takže se do žádné tabulky nepočítá.
daily-next = Další rozdání: { $when }
daily-card = { $name } · { $points } · { $city }
daily-shared = **{ $player }** · { $card }
daily-table-title = ## 🏰 Rozdání dne
span-day = Dnes
span-week = Tento týden
span-yesterday = Včera
daily-row-day = { $place } { $name } · **{ daily-points }**
daily-row-week =
    { $place } { $name } · **{ daily-points }** · { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
daily-people =
    { $people ->
        [one] Má ho za sebou { $people } člověk.
        [few] Mají ho za sebou { $people } lidé.
       *[other] Má ho za sebou { $people } lidí.
    }
daily-nobody = Zatím ho nikdo nedohrál.
daily-table-how = Tvůj server vidí tvé jméno, ostatní jen výsledek. Změníš to tu: { COMMAND("profile") }
daily-week-how = Výsledek týdne je součet bodů za jeho dny.
daily-fair-why = Karty všem rozdává jediné tajné číslo dne. Jeho otisk je vidět o den dřív, takže už ho nikdo nezmění, a samo číslo se ukáže hodinu po konci dne. **Jedno si ověřit nejde:** zda se provozovatel bota na číslo nepodíval a karty nezná.
daily-fair-day = **{ $name }**
daily-fair-later = Tajné číslo tohoto rozdání se ukáže po { $when }. Pak si můžeš svou hru ověřit.
error-daily-damaged = Dnešní rozdání se na mém disku poškodilo a nikdo ho už nemůže dostat. Další: { $when }.
error-daily-deleted = Dnešní rozdání už máš za sebou: bylo před smazáním tvých dat. Další: { $when }.
daily-fair-check = **Ověř si to.** Porovnej otisk s tím, který byl vidět o den dřív. Stiskni **Záznam**, ulož soubor ke kódu bota a spusť tam `{ $command }`.
