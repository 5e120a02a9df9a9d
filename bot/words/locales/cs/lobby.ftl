lobby-title = ## 🏰 Citadela
lobby-players = **Hráči ({ $count })**
lobby-player =
    { $number }. { $name }{ $host ->
        [yes] { " " }· zakladatel
       *[no] { "" }
    }{ $waiting ->
        [yes] { " " }· ⌛ ještě nepotvrzeno
       *[no] { "" }
    }
lobby-host = Zakladatel hry
lobby-later-host = -# 🔑 Zakladatelem je teď { $host }: rozhoduje o nastavení i o začátku.
lobby-nobody = Zatím tu nikdo není.
lobby-welcome = -# 👋 Vítej! Hraješ Citadelu poprvé? { COMMAND("learn") } tě hru naučí za pár minut.
lobby-seats =
    { $taken }/{ $seats } míst obsazeno{ $kept ->
        [0] { "" }
       *[other] , rezervováno { $kept }
    }{ $room ->
        [0] { "" }
        [one] { " " }(1 počítač)
        [few] { " " }({ $room } počítače)
       *[other] { " " }({ $room } počítačů)
    }{ $more ->
        [0] { "" }
       *[other] , vejde se ještě { $more }
    }
lobby-cast = **Postavy**
lobby-uniques = **Fialové budovy** 🟣
numbers-and = { $first } a { $last }
numbers-or = { $first } nebo { $last }
lobby-rated = hodnocená hra
lobby-counts = { $state ->
    [rated] 📈 **Hodnocená hra:** počítá se, když ji začnou dva lidé a aspoň jeden ji dohraje.
    [advice] { advice-lobby }
   *[people] 📈 Zatím se nepočítá do hodnocení: chce to dva lidi.
}

lobby-commitment = -# Poctivé rozdání: tajné číslo vzniklo dřív, než se kdo připojil. Karty míchá ono a kliknutí hráčů. Po hře si ho ověříš podle tohoto otisku:
lobby-language = 🌐 Jazyk toho, co vidí všichni: **{ $language }** ({ COMMAND("server") })
lobby-fingerprint = -# `{ $text }`
lobby-next-ready = ✅ { $host } může stisknout **Začít**. Další se ještě můžou připojit.
lobby-next-instead = ✅ { $host } může stisknout **Začít**. Kdo se připojí, dostane místo počítače.
lobby-next-full = ✅ Všechna místa jsou obsazená: { $host } může stisknout **Začít**.
lobby-next-alone = { $host } může začít hned, s počítači. Čas poběží, až se přidá druhý člověk.
lobby-next-few =
    ✅ { $host } může začít { $count ->
        [one] v 1 hráči
        [few] ve { $count } hráčích
       *[other] v { $count } hráčích
    }, nebo s počítači.
lobby-next-left = Všichni odešli. Kdo první stiskne **{ button-join }**, bude zakladatelem hry.
lobby-next-not = ⏳ **{ $reason }**
button-another-cast = Jiné karty
button-surprise = Náhodné karty
button-as-last = Jako minule
lobby-loser-chooses = 🎭 Novou sadu smí vybrat { $name } jako poslední z těch, kdo minulou hru dohráli.
lobby-cards-change = -# 🎭 { $same ->
    [yes] Stejné karty jako minule? { $name } je může vyměnit:
   *[no] { $name } může vybrat i jiné karty:
}
menu-casts = Vyber nové karty
cast-instead = Vypadne: { $names }. { $more }
cast-adds = Přibude: { $names }.
lobby-new-card = ✨ **{ $card }**: { $effect }
casts-changed = Tyhle sady se mezitím změnily. Vyber znovu.
lobby-started = ▶️ Hra začala. Přehled je níž.
lobby-closed = ✖️ { error-lobby-closed }
menu-take-out = Vyřadit někoho z herny
lobby-put-out = { $name } už v této herně nesedí.
button-join = Připojit se
button-leave = Odejít
button-close-new = Zavřít novou hernu
lobby-left = Odcházíš z téhle herny.
lobby-seated-elsewhere = Tvoje herna je otevřená. **Sedíš ale i tady** a obě místa si můžeš nechat.
button-add = + počítač
button-remove = Odebrat počítač
button-start = Začít
button-start-with = Začít ({ $count })
button-fill-start = Doplnit { $count } 🤖 a začít
button-details = Detaily
button-close = Zavřít hernu
lobby-details-made = -# Stav herny: { $when }. Aktuální uvidíš, když v ní znovu stiskneš **{ button-details }**.

## Krátká pravidla

rules-usual = Všechno je jako obvykle.
rules-special-line = · { $text }
rules-character = **{ $character }** { $effect }
rules-unique = **{ $card }** { $effect }
rule-tie_break-held-rank = Při shodě bodů rozhoduje { tie-held-rank }.
rule-tie_break-district-values = Při shodě bodů rozhoduje { tie-district-values }.
rule-tie_break-values-then-gold = Při shodě bodů rozhoduje { tie-values-then-gold }.
rule-action_cards-true = { setting-actions }
rule-three_players-eight =
    { $seats ->
        [3] Z osmi postav se nejdřív jedna vyřadí, každý si vybere dvě a poslední zbude.
       *[other] { "" }
    }
rule-face_down_seen-true = Postavu vyřazenou lícem dolů vidí držitel 👑 koruny.
rule-discards-pile = Odložené karty jdou na hromádku. Když balíček dojde, hromádka se zamíchá a je z ní nový.
