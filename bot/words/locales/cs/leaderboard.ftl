describe-leaderboard = Nejlepší hráči tohoto serveru a všech serverů
rating-number =
    { $settled ->
        [no] { $number }?
       *[yes] { $number }
    }
rating-settling = **?** je první odhad, ještě na { $games ->
    [one] { $games } hru
    [few] { $games } hry
   *[other] { $games } her
}.
rating-change =
    { $way ->
        [up] 📈 +{ $points }
        [down] 📉 −{ $points }
       *[same] ±0
    }
season =
    { $quarter ->
        [1] leden až březen { $year }
        [2] duben až červen { $year }
        [3] červenec až září { $year }
       *[4] říjen až prosinec { $year }
    }
leaderboard-title = ## 🏆 Žebříček
scope-met = Moji spoluhráči
scope-server = Tento server
scope-everywhere = Všechny servery
span-season = Tato sezona
span-always = Za celou dobu
leaderboard-of =
    { $seats ->
        [any] Libovolný počet hráčů
       *[other] Hry { $seats } hráčů
    }
leaderboard-place =
    { $place ->
        [1] 🥇
        [2] 🥈
        [3] 🥉
       *[other] **{ $place }.**
    }
leaderboard-place-own = 👉 { $place }
leaderboard-row-rating = { $place } { $name } · **{ $number }** · výhry: { $wins }/{ $games }
leaderboard-row-wins = { $place } { $name } · výhry: **{ $wins }**/{ $games } · { $number }
leaderboard-row-games = { $place } { $name } · výhry: { $wins }/**{ $games }** · { $number }
leaderboard-unnamed = někdo
leaderboard-nobody = { $scope ->
    [everywhere] Z této doby se sem zatím žádná hra nepočítá. Hry s lidmi platí na všech serverech, pokud to jejich server nebo hráč nevypne. Tvé jméno tu nikdo neuvidí, dokud ho neukážeš.
   *[other] Zatím tu nikdo není: první místo je volné.
}
leaderboard-own-new = V tomto žebříčku ještě nejsi.
leaderboard-own-left = V žebříčku ještě nejsi: tvoje hodnocené hry dohrál počítač. Dohraj jednu až do konce.
leaderboard-own-away = Po 90 dnech bez takové hry tu teď nejsi.
leaderboard-own-hidden = Podle tvého přání tě tu není vidět; změníš to příkazem { COMMAND("profile") }.
name-first = 🌍 Žebříčky všech serverů teď ukazují tvůj výsledek, ale beze jména. Změníš to tu: { COMMAND("profile") }
name-own = Ostatní tu vidí tvůj řádek beze jména.
button-show-name = Přidat moje jméno
name-shown = Žebříčky všech serverů teď ukazují tvoje jméno. Změníš to příkazem { COMMAND("profile") }.
leaderboard-counts = Hra se počítá, když ji začnou dva lidé a aspoň jeden ji dohraje. V žebříčku je, kdo dohrál aspoň jednu.
leaderboard-how-of = Číslo je ze všech her.
leaderboard-floor = Kdo hraje dál, tomu tu číslo neklesne pod { $number }, ať hry dopadnou jakkoli.
leaderboard-podium = Na stupně vítězů sezony je potřeba { $games } dohraných her, a tak ti, kdo jich mají méně, jsou na konci.
menu-leaderboard-by = Seřadit podle…
menu-leaderboard-of = Které hry?
menu-leaderboard-when = Která sezona?
leaderboard-by-rating = Podle hodnocení
leaderboard-by-wins = Podle výher
leaderboard-by-games = Podle počtu her
button-post = Ukázat všem
button-shown = Zobrazeno
button-higher = ▲ Výš
button-lower = ▼ Níž
button-own-place = Moje místo
button-leaderboard = Zobrazit víc
podium-title = ## 🏆 Sezona { $season }
podium-about = **Sezona skončila. Gratulace!**
season-next = Nová sezona už běží: všichni ji začínají s hodnocením 1000.
podium-needs = Na stupně vítězů je potřeba { $games } dohraných her za sezonu.
podium-numbers = Čísla jsou hodnocení. **?** znamená, že se teprve ustaluje.
podium-name =
    { $place ->
        [1] 🥇
        [2] 🥈
       *[other] 🥉
    } { $name }
podium-step = **{ $place }.** **{ $name }** · { $number }
button-own-season = Moje sezona
season-title = ### 🏁 { $season } · { $server }
season-place =
    { $over ->
        [yes] Sezonu končíš na { $place }. místě
       *[no] Jsi na { $place }. místě
    } v žebříčku serveru (hráčů celkem: { $people }). Vyhrané hry: { $wins } z celkových { $games }.
season-best = Tvůj nejlepší výsledek: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
season-rival = Nejčastěji hraješ s hráčem **{ $name }**: { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}.
season-rise =
    Těsně před tebou: **{ $name }**. { $wins ->
        [0] Nestačilo by ani devět výher.
        [one] Měla by stačit jedna výhra u stolu pro čtyři.
        [few] Měly by stačit asi { $wins } výhry u stolu pro čtyři.
       *[other] Mělo by stačit asi { $wins } výher u stolu pro čtyři.
    }
season-missing =
    Na stupně vítězů ti v této sezoně ještě { $missing ->
        [one] chybí jedna dohraná hra
        [few] chybějí { $missing } dohrané hry
       *[other] chybí { $missing } dohraných her
    }. Do té doby je před tebou každý, kdo jich dohrál { $needed }.
season-ends = Sezona končí { $when }.
button-season-news =
    { $news ->
        [on] Upozornit mě na konec sezony
       *[off] Už mi o sezonách nepsat
    }
season-news =
    { $on ->
        [on] Napíšu ti krátce před koncem sezony a po něm.
       *[off] O sezonách ti už psát nebudu.
    }
error-no-season = V té sezoně tu nemáš žádnou dohranou hodnocenou hru.
podium-games =
    { $count ->
        [one] { $count } hra
        [few] { $count } hry
       *[other] { $count } her
    }
podium-people =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
podium-figures = 📊 { $games } · { $people } · nejlepší výsledek: { $points }, **{ $name }**
