button-same-time = Zase ve stejnou dobu?
button-evenings = Hrát pravidelně…
evening-plan = ### Kdy se hraje příště?
    Otevřu pak hernu se stejnými kartami a nastavením. Předem se v tomto kanálu zeptám, kdo přijde.
    -# **Zítra** znamená { $when }. **Každý týden**: poprvé { $week }.{ $zoned ->
        [no] { " " }Neznám tvoje časové pásmo, takže se hodina při změně času posune. Jestli se posunout nemá, zvol **{ button-evening-other }** a napiš svoje město.
       *[yes] { "" }
    }
button-evening-tomorrow = Zítra
button-evening-other = Jiný čas…
form-every = Jak často
evening-every = { $every ->
    [this] Jen tentokrát
    [once] Jednou
    [week] Každý týden
    [fortnight] Každé dva týdny
   *[month] Každý měsíc
}
evening-founded = 📅 Domluveno: { $when }. V kanálu { $channel } může každý říct, jestli přijde. Změnit nebo ukončit to jde tamtéž tlačítkem **{ button-evening-show }**.
evening-known = 📅 To už je domluvené a počítá se s tebou: { $when }, { $channel }.{ $who ->
    [none] { "" }
   *[other] { " " }Přesunout to může jen { $who }: **{ button-evening-show }**.
}

evening-title = ### 📅 { $every ->
    [once] Příští hra
    [week] Citadela každý týden
    [fortnight] Citadela každé dva týdny
   *[month] Citadela každý měsíc
}
evening-when = **{ $when }**
evening-coming = ✅ **Od začátku ({ $count })** { $names }
evening-later = 🕗 **Později ({ $count })** { $names }
evening-not = ✖️ **Tentokrát ne ({ $count })** { $names }
evening-silent = 💤 **Zatím bez odpovědi ({ $count })** { $names }
evening-call = 📣 Všichni s 🔁: zase se hraje. Odpověz, jen když nemůžeš přijít.
evening-moved = 📅 **{ $who ->
    [none] Změna termínu.
    [manager] Termín mění správce serveru.
   *[other] Termín mění { $who }.
}** Dosud platilo: { $before }. Kdo má 🔁, zůstává zapsaný.
evening-again = ❓ **Prosím o novou odpověď ({ $count })** { $names }
evening-unanswered = Zatím nikdo neodpověděl.
evening-how = -# Herna se otevře deset minut předem a připomenu to jen těm, kdo přijdou. Kdo přijde později, má místo ve druhé hře.{ $every ->
        [once] { "" }
       *[other] { " " }🔁 znamená: přijde pokaždé. **{ button-evening-not }** vynechá jen jeden večer. Po dvou večerech bez hry přestanu a zeptám se pořadatele.
    }
evening-open = ▶️ **Hraje se tady:** { $where }
    -# Stiskni **{ button-evening-later }** a ve druhé hře na tebe bude čekat místo.
evening-come-in = ✅ Počítá se s tebou a herna je otevřená: stiskni v ní **Připojit se**. Pokud hra už běží, čeká na tebe místo ve druhé. { $where }
evening-answered = ✅ Tvou odpověď mám uloženou. Teď ji ukázat nemůžu, ale za chvíli to napravím.
evening-always-off = 🔁 je vypnuté: už s tebou nepočítám pokaždé. Tentokrát ještě ano. Jestli to chceš vrátit, stiskni znovu **{ button-evening-always }**.
button-evening-coming = Přijdu
button-evening-always = Přijdu pokaždé
button-evening-later = Přijdu později
button-evening-not = Tentokrát ne
button-evening-show = { button-details }
rematch-call = 🔁 { $host } si chce zahrát znovu a je tu místo i pro tebe.

evening-morning = ### ☀️ Včerejší večer
evening-game = **{ $number }. hra** · { $won }
evening-season =
    { $day ->
        [1] Pondělky
        [2] Úterky
        [3] Středy
        [4] Čtvrtky
        [5] Pátky
        [6] Soboty
       *[7] Neděle
    }, { $season }
evening-row = **{ $place }.** { $name } · **{ $points }** · { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
evening-stake-level = { $name } a { $other } mají v čele stejně bodů. O vedení rozhodne příští hra.
evening-stake-near = V čele je { $name }, { $other } ztrácí jen { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
   *[other] { $gap } bodů
}. Příště může stačit výhra.
evening-stake-far = Vede { $name }, náskok je { $gap ->
    [one] { $gap } bod
    [few] { $gap } body
   *[other] { $gap } bodů
}.
evening-stake-won = 👑 { $season }: vyhrává { $name } ({ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}).
evening-next = Další večer: { $when }
evening-then = ✅ Uloženo. Večer po něm: { $when }

evening-missed = Tentokrát nikdo nepřišel.
evening-rests = { $who }: dvakrát po sobě nikdo nepřišel, a tak už herny neotvírám. Hrajeme dál?
evening-ended = { $names ->
    [none] { "" }
   *[other] { $names }:{ " " }
}**{ $who } to končí nadobro.** { $when ->
    [none] Tohle byl poslední večer.
   *[other] Ruší se: { $when }.
}
evening-ended-here = Ukončeno. Kdo měl přijít, dozví se to v kanálu { $channel }.
button-evening-resume = Hrajeme dál

evening-organiser = Pořádá { $who }
evening-pointless = V této sezoně zatím nikdo nemá body.
evening-points-how = V každé hře dostaneš bod za sebe a další za každého, kdo skončí za tebou. Počítají se první tři hry večera. Při shodě bodů je výš ten, kdo má víc výher.
evening-season-over = Sezona skončila: příští souhrn vyhlásí vítěze a všichni začnou od nuly.
evening-season-ends = Sezona končí { $when }.{ $enough ->
    [yes] { "" }
   *[no] { " " }Pokud do té doby proběhnou méně než tři večery (zatím: { $played }), prodlouží se o tři měsíce.
}
menu-evening-to = Předat pořádání…
evening-handed-on = Teď to pořádá { $who }.
evening-heir = 📅 { $who }: **teď to pořádáš**, protože { $why ->
    [chosen] tě vybral předchozí pořadatel
   *[heir] předchozí pořadatel tu už není a účastníš se
}. Pod tlačítkem **{ button-evening-show }** můžeš změnit čas, předat pořádání nebo to ukončit.
switch-evening-fill = { $state ->
    [on] Nepřidávat počítače
   *[off] Přidávat počítače
}
evening-filled = { $on ->
    [yes] Od příště obsadí volná místa počítače.
   *[no] Od příště už počítače přidávat nebudu.
}
button-evening-skip = Zrušit tento večer
button-evening-end = Ukončit sérii
evening-sure = **Ukončit nadobro?** Smaže se i tabulka.
button-evening-keep = Nechat

error-evening-gone = Tohle už skončilo. Po každé hře se dá domluvit další.
error-evening-over = Tenhle večer už byl. Na příští se ptá nejnovější zpráva.
error-evenings-full = Další se už nevejde: jeden člověk jich může pořádat nejvýš { $own }, server jich může mít { $count } a jeden kanál tři.
error-evening-to = { $who } to převzít nemůže. Musí to být někdo, kdo přijde nebo už tady hrál.
error-evening-organiser = To může změnit jen { $who } nebo správce serveru.
