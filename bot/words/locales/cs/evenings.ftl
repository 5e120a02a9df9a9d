button-same-time = Zase ve stejnou dobu?
evening-plan = ### Kdy se hraje příště?
    Otevřu pak hru se stejnými kartami a nastavením. Předem se v tomto kanálu zeptám, kdo přijde.
button-evening-tomorrow = Zítra
button-evening-every = { $every ->
    [week] Každý týden
    [fortnight] Každé dva týdny
   *[month] Každý měsíc
}
evening-founded = 📅 Domluveno: { $when }. V kanálu { $channel } může každý říct, jestli přijde.
evening-known = 📅 To už je domluvené a počítá se s tebou: { $when }, { $channel }.

evening-title = ### 📅 { $every ->
    [once] Příští hra
    [week] Citadela každý týden
    [fortnight] Citadela každé dva týdny
   *[month] Citadela každý měsíc
}
evening-when = **{ $when }**
evening-coming = ✅ **Přijdou ({ $count })** { $names }
evening-later = 🕗 **Přijdou později ({ $count })** { $names }
evening-not = ✖️ **Tentokrát ne ({ $count })** { $names }
evening-unanswered = Zatím nikdo neodpověděl.
evening-how = -# Hra se otevře deset minut předem. Připomenu ji jen těm, kdo přijdou. Kdo přijde později, má místo ve druhé hře.
evening-open = ▶️ **Hra je otevřená:** { $where }
    -# Stiskni **Později** a ve druhé hře na tebe bude čekat místo.
button-evening-coming = Přijdu
button-evening-later = Později
button-evening-not = Tentokrát ne
button-evening-show = Tabulka
evening-second = ⏰ Za chvíli začne druhá hra a je v ní pro tebe místo.

evening-morning = ### ☀️ Včerejší večer
evening-table = Tato sezona
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
evening-stake-level = { $name } a { $other } mají v čele stejně bodů. Kdo povede, rozhodne příští hra.
evening-stake-near = { $other } ztrácí { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
   *[other] { $gap } bodů
}, v čele je { $name }. Příště může stačit výhra.
evening-stake-far = Vede { $name }, náskok je { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
   *[other] { $gap } bodů
}.
evening-stake-won = 👑 Sezona končí. Vyhrává ji { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
evening-next = Příště: { $when }

evening-rests = Dvakrát po sobě nikdo nepřišel, a tak už hry neotvírám. Hrajeme dál?
evening-ended = Tím to končí. Další hry už v tuto dobu neotevřu.
button-evening-resume = Hrajeme dál

evening-organiser = Pořádá { $who }
evening-pointless = V této sezoně zatím nikdo nemá body.
evening-points-how = V každé hře máš bod za sebe a další za každého, kdo skončí za tebou. Počítají se první tři hry večera. Sezona trvá čtvrt roku.
evening-unnamed = Osoba { $number }
menu-evening-to = Předat pořádání…
evening-handed-on = Teď to pořádá { $who }.
button-evening-fill = { $on ->
    [yes] Volná místa počítačům
   *[no] Bez počítačů
}
evening-filled = { $on ->
    [yes] Od příště zaberou volná místa počítače.
   *[no] Od příště žádné počítače nepřidávám.
}
button-evening-end = Ukončit
evening-sure = **Ukončit nadobro?** Smaže se i tabulka.
button-evening-keep = Nechat

error-evening-gone = Tohle už skončilo. Po každé hře se dá domluvit další.
error-evening-over = Tahle doba už minula. Na příští se ptá nejnovější zpráva.
error-evenings-full = Další se už nevejde: jeden člověk jich může pořádat { $own } a server jich může mít { $count }, z toho tři v jednom kanálu.
error-evening-organiser = To může změnit jen { $who } nebo správce serveru.
