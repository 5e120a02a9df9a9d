describe-tournament = Podívat se na probíhající nebo poslední turnaj, nebo založit nový tady
tournament-title = ## 🏆 { $name }
tournament-name = { $kind ->
    [league] Liga
   *[live] Turnaj
}: { $state ->
    [sign-up] přihlášky
    [round] kolo { $round }/{ $rounds }
    [over] konečné pořadí
   *[cancelled] zrušeno
}
tournament-points = Body
tournament-about = **{ $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
       *[other] { $rounds } kol
    }** u stolů po { $size } hráčích (v případě potřeby po 3 až 5). { $kind ->
        [league] Hry jsou pomalé: { tournament-look-in }
       *[live] Všechny stoly hrají naživo, ve stejnou dobu.
    } Karty: { $cards }.
tournament-look-in = stačí se podívat dvakrát nebo třikrát denně.
tournament-pace = V tvých klidových hodinách čas stojí, takže { tournament-look-in } Při jedné návštěvě denně ti rezerva vydrží asi na pět odpovědí.
tournament-league-how = 📆 Další kolo začne, až dohrají všechny stoly, nejpozději po deseti dnech. Rozehrané hry pak pokračují. Poslední kolo skončí s poslední hrou.
tournament-people = **Přihlášky ({ $count }):** { $names }
tournament-nobody = zatím nikdo
tournament-begins = ⏳ Začíná { $when }.
tournament-by-hand = O začátku rozhodne pořadatel.
tournament-then = Až bude tvůj stůl připravený, dám ti vědět.
tournament-how = Body za umístění: 24, 16, 8, 0 u stolu pro čtyři (pro tři: 24, 12, 0; pro pět: 24, 18, 12, 6, 0). Při shodě dostane každý průměr. Kdo nepřijde nebo nechá hru počítači, nedostane nic. Stejně bodů? Výš je ten, čí soupeři jich mají víc.
tournament-soon = 🏆 { $names } Turnaj začíná { $when }. Až bude tvůj stůl připravený, ozvu se ti v tomto kanálu.
tournament-lacks = ⏳ { $count ->
    [one] Chybí ještě jeden člověk.
    [few] Chybí ještě { $count } lidé.
   *[other] Chybí ještě { $count } lidí.
} Hrát se začne, jakmile bude lidí dost; jinak turnaj skončí { $when }.
tournament-tie = -# Při shodě bodů rozhodují body soupeřů. Body soupeřů podle míst: { $met }
tournament-few = ✖️ Přihlásilo se málo lidí.
tournament-cancelled =
    ✖️ { $who ->
        [none] Turnaj je zrušený.
       *[other] { $who } ruší turnaj.
    }
tournament-missing =
    👥 Je potřeba aspoň { $least } lidí. { $count ->
        [one] Chybí ještě jeden.
        [few] Chybí ještě { $count }.
       *[other] Chybí jich ještě { $count }.
    }
tournament-table = [{ $of ->
    [0] Stůl { $number }
   *[other] Kolo { $of }, stůl { $number }
}]({ $where }): { $names } · { $state ->
        [waiting] ⏳ čeká na hráče
        [playing]
            ▶️ { $round ->
                [0] hraje se
               *[other] { $round }. kolo hry
            }
       *[over]
            { $best ->
                [none] bez výsledku
               *[other] 🏆 **{ $best }**
            }
    }
tournament-late =
    Z dřívějších kol se ještě hraje u { $count ->
        [one] { $count } stolu
        [few] { $count } stolů
       *[other] { $count } stolů
    }.
tournament-not-in = ⏳ Ještě bez bodů: { $several ->
    [yes] stoly
   *[no] stůl
} { $numbers }
tournament-next = 📆 Kolo { $round } začne, až dohrají všechny stoly, nejpozději: { $when }. Rozehrané hry pak pokračují.
tournament-last-round = 🏁 Tohle je poslední kolo. Liga skončí, až dohrají všechny stoly.
tournament-pause = ⏸️ Kolo { $round } začne { $when }. Opravy výsledků se do té doby ještě promítnou do jeho stolů. Pořadatel může začít hned.
tournament-out = 💤 V dalším kole bez stolu: { $names }. **Připojit se** to změní.
tournament-early = ✋ Předčasný konec: čekající stoly jsou zavřené. Rozehrané hry se dohrají, ale tady se už nepočítají.
tournament-early-asks = ✋ Když turnaj ukončíš teď, čekající stoly se zavřou. Rozehrané hry půjde dohrát, ale tady se nezapočítají.
tournament-short =
    ✋ { $who ->
        [none] Konec po { $round }. kole z plánovaných { $rounds }.
       *[other] { $who } ukončuje turnaj: hrálo se { $round }. kolo z plánovaných { $rounds }.
    }
tournament-won =
    🏆 { $shared ->
        [no]
            Vyhrává { $names } ({ $points } { $points ->
                [one] bod
                [few] body
               *[other] bodů
            })!
       *[other] Společně vyhrávají { $names }, mají po { $points } bodech!
    }
tournament-ranked = **{ $place }.** { $name } ({ $points })
tournament-thanks =
    { $more ->
        [0] 👏 Díky za hru: { $names }
       *[other] 👏 Díky za hru: { $names } a ještě { $more }
    }
tournament-unplayed = Žádná hra se nedohrála.
tournament-unbegun = ✖️ Konec dřív, než nějaká hra začala.
tournament-last = **Poslední turnaj** skončil { $when }.
tournament-goes-on = ▶️ { $channel }: { $name }
tournament-offer = **Založit turnaj v tomto kanálu?** Přihlášky tu hned zveřejním pro všechny. Do začátku můžeš změnit:
button-open-tournament = Zveřejnit tu přihlášky
tournament-row = **{ $place }.** { $name } · **{ $points }**{ $met ->
    [none] { "" }
   *[other] { " " }· soupeři mají { $met }
}
tournament-corrected = ✏️ Kolo { $round }, stůl { $table }: opravuje { $who }
button-standings = Pořadí
button-manage = Správa
tournament-seat =
    { $there ->
        [yes] ✅ { $who }
       *[no] ⏳ { $who }
    }
tournament-lobby = **Tvůj stůl:** { $state ->
        [starts] jsou tu už všichni ({ $count }). Hra právě začíná.
        [full] jsou tu už všichni ({ $count }). Někdo teď musí stisknout **Začít**, jinak se stůl zavře { $when }.
        [late] stiskni **Připojit se**. Hra začne, až tu budou všichni ({ $count }), nebo až někdo stiskne **Začít bez ostatních**. Jinak se stůl zavře { $when }.
       *[waits] stiskni **Připojit se**. Hra začne, až tu budou všichni ({ $count }). Když někdo chybí, můžou ostatní začít bez něj { $when }.
    }
button-without-missing = Začít bez ostatních
tournament-waits = ⏳ U tvého stolu ještě někdo chybí. Kdo už je v lobby, může teď stisknout **{ button-without-missing }**. Kdo přijde později, má své místo první dvě kola této hry a nejméně deset minut.
tournament-kept = ▶️ U tohoto stolu už se hraje. Jdeš pozdě? Stiskni v přehledu **{ button-play }**: tvé místo na tebe čeká první dvě kola hry a nejméně deset minut.
tournament-own = 🏆 { $kind ->
    [league] Liga
   *[live] Turnaj
}: **+{ $won } { $won ->
    [one] bod
    [few] body
   *[other] bodů
}**. Celkem máš teď { $points }, místo { $place } (hráčů: { $count }): { $channel }
tournament-others = 🏆 Všechny stoly a pořadí: { $channel }
tournament-missed = ⏳ U tvého stolu se čeká na tebe: stiskni **Připojit se**. Od { $when } můžou ostatní začít bez tebe.
tournament-manage = ### { $name }
tournament-settings = Do začátku prvního kola to můžeš měnit. **{ button-begin-round }** hned sestaví stoly ze všech přihlášených.
tournament-opened = Přihlášky jsou otevřené a všichni je tu vidí. Pokud chceš i hrát, stiskni tam **Připojit se**.
tournament-as-last = Nastavení je stejné jako minule.
tournament-size =
    { $count ->
        [one] { $count } hráč u stolu
        [few] { $count } hráči u stolu
       *[other] { $count } hráčů u stolu
    }
tournament-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
       *[other] { $count } kol
    }
tournament-live = Naživo: všichni hrají najednou
tournament-league = Liga: pomalé hry, nové kolo nejpozději po 10 dnech
tournament-begins-when = Začátek
tournament-in = Začátek za { $days ->
    [0] { $hours ->
        [one] hodinu
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }
    [7] týden
    [one] den
    [few] { $days } dny
   *[other] { $days } dní
}
tournament-table-of = Kolo { $round }, stůl { $table }
tournament-place =
    { $place ->
        [0] Neúčast nebo vzdání
       *[other] { $place }. místo
    }
menu-correct = Opravit výsledek stolu
form-correct = Místa u stolu
tournament-corrected-now = Opraveno. Vidí to všichni.
button-begin-round = Začít kolo
button-begin-sure = Opravdu začít teď?
button-end-tournament = Ukončit turnaj
button-end-sure = Opravdu ukončit?
tournament-joined = Jsi v turnaji. Až začne kolo, dám ti vědět, u kterého stolu hraješ.
tournament-left = Dalších kol se už neúčastníš. Rozehraná hra pokračuje. Tlačítko „Připojit se“ to změní.
tournament-signed-off = Tvoje přihláška je zrušená. Do začátku turnaje tě tlačítko „Připojit se“ přihlásí znovu.
error-tournament-unknown = Tento turnaj už tu není.
error-tournament-begun = Turnaj mezitím pokročil, takže to už nejde.
error-tournament-last = Hraje se poslední kolo: další stoly už nebudou. Tvoje body zůstávají.
error-tournament-full = Všechna místa jsou obsazená ({ $count }).
error-tournament-over = Tento turnaj skončil.
error-tournament-few = Přihlášených lidí musí být aspoň { $count }.
error-tournament-table = Místa u tohoto stolu jsou pro hráče, které sem přidělil turnaj.
error-tournament-waits = Čekáme na ostatní. Odkdy se dá začít bez nich, je napsáno v herně.
error-tournament-organiser = To může jen { $who } nebo správce serveru.
error-tournament-managers = To může jen správce serveru.
error-tournament-may =
    Na tomto serveru zakládají turnaje členové s oprávněním { $who ->
        [managers] „Spravovat server“
       *[events] „Spravovat události“ nebo „Spravovat server“
    }.
server-now-tournaments = **Turnaje.** Kdo je smí zakládat?
menu-tournaments = Turnaje zakládají
choice-tournaments =
    { $value ->
        [managers] Správci serveru
        [events] Správci událostí
       *[everybody] Všichni
    }
