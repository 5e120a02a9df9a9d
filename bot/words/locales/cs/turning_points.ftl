button-turning-point = { $alone ->
    [yes] 🔎 Volba { $place }
   *[no] 🔎 { $place }
}
button-turning-again = 🔄 Podívat se znovu
menu-turning-seat = Čí zlomové okamžiky?
turning-of = Zlomové okamžiky: { $name }

## Seznam

turning-title = ## 🔎 Co rozhodlo
turning-title-of =
    ### { $you ->
        [yes] Tvoje zlomové okamžiky
       *[no] Zlomové okamžiky hráče { $name }
    }
turning-whose = Čí zlomové okamžiky si chceš prohlédnout?
turning-how = -# Počítač zkouší každé rozhodnutí mnohokrát a pokaždé znovu rozdá všechno, co { $you ->
    [yes] nevidíš
   *[no] { $name } nevidí
}. Hodnotí tedy rozhodnutí, ne štěstí.
turning-state-waiting = ⏳ Běží tu jiný rozbor; tenhle čeká, až na něj přijde řada.
turning-state-working = ⏳ Prohlédnutá rozhodnutí: { $done }/{ $total }. Může to trvat několik minut.
turning-state-closer = Všechna rozhodnutí ({ $total }) jsou prohlédnutá. Ta nejspornější se teď porovnávají důkladněji.
turning-state-done =
    { $count ->
        [one] Nejvíc záleželo na tomto rozhodnutí. Prohlédni si ho a zkus jiné odpovědi.
        [few] Nejvíc záleželo na těchto rozhodnutích. Některé si prohlédni a zkus jiné odpovědi.
       *[other] Nejvíc záleželo na těchto rozhodnutích. Některé si prohlédni a zkus jiné odpovědi.
    }
turning-state-none =
    { $total ->
        [0] 🤖 Není co prohlížet: za { $you ->
            [yes] tebe
           *[no] hráče { $name }
        } na všechno odpovídal počítač.
       *[other] Žádné { $you ->
            [yes] tvoje rozhodnutí
           *[no] rozhodnutí hráče { $name }
        } nestálo mnoho.
    }
turning-state-rest =
    Jinak žádné { $you ->
        [yes] tvoje rozhodnutí
       *[no] rozhodnutí hráče { $name }
    } nestálo mnoho.
turning-slight = Nejvíc snad rozhodlo toto:
turning-state-late = ⚠️ Prohlédnutá rozhodnutí: jen { $done }/{ $total }, a ne všechna důkladně. Víc bude, když to zkusíš později.
turning-point = **{ $place }.** Kolo { $round }: { $text }
turning-sure =
    { $sure ->
        [wins] Ze 100 her o { $wins } výher víc
        [points] Zřetelně lepší
       *[level] Možná lepší
    }
turning-point-cost =
    { $ended ->
        [yes] { $you ->
            [yes] Končíš tah.
           *[no] { $name } končí tah.
        }
       *[no] { $you ->
            [yes] Volíš **{ $chosen }**.
           *[no] { $name } volí **{ $chosen }**.
        }
    } { $sure ->
        [wins] Lepší volba: **{ $other }**, vyhrává ze 100 her o { $wins } víc
        [level] Možná lepší volba: **{ $other }**
       *[points] Zřetelně lepší volba: **{ $other }**
    }{ $cost ->
        [none] { "." }
       *[other] , { $cost }.
    }
turning-points-more = asi o { $points } bodu víc
turning-number = { $whole },{ $tenth }
turning-hits = -# **Nejtvrdší rány**
turning-hit =
    -# { $round }. kolo: { $text }{ $victim ->
        [none] { "" }
       *[other] { " " }(oběť: { $victim })
    }.
turning-blow = -# { $round }. kolo: { $text }
turning-left = **Co zůstalo na konci tahu nevyužito**

## Jedna volba

turning-tried-title =
    ## 🔎 Ohlédnutí · { $round }. kolo
    { "-# " }{ $name }
turning-tried-how = -# Stiskni jinou odpověď a uvidíš, co by přinesla; hra se tím nezmění.
turning-chosen =
    { $better ->
        [on] ✅
       *[off] 🔸
    } Zvoleno: **{ $option }**
turning-best = ✅ { turning-sure }: **{ $option }**
turning-next-best = 🔸 Druhá nejlepší: **{ $option }**
turning-tried = 🔸 Zkoušeno: **{ $option }**
turning-asked = **Otázka tehdy zněla:** { $text }
turning-unknown = ⚠️ Co by přinesla tato odpověď, teď říct nemůžu: **{ $option }**. Stiskni ji za chvíli znovu.
turning-contradicted = ⚠️ V mých zkušebních hrách tohle kolo skoro nikdy neproběhlo tak jako ve hře, takže se z nich o této odpovědi nic nedozvíš: **{ $option }**.
error-no-such-choice = Tady není k čemu se ohlížet. Stiskni znovu **{ button-decided }**.

## Co hráči dělají ostatní

suffered-bewitched = někdo tě očaruje
suffered-borrowed = někdo si bere tvé mince za karty
suffered-built-from-hand = někdo staví tvou kartu
suffered-confiscated = někdo ti zabaví budovu
suffered-destroyed = někdo ti zbourá budovu
suffered-exchanged = někdo ti vymění budovu
suffered-exchanged-characters = někdo si s tebou vymění postavu
suffered-killed = někdo tě zneškodní
suffered-seized = někdo ti vezme budovu
suffered-spied = někdo tě špehuje
suffered-stole = { character-thief } tě okrade
suffered-swapped-hands = někdo si s tebou vymění karty
suffered-took-cards = někdo ti vezme karty
suffered-took-gold = někdo ti vezme mince
suffered-took-over = někdo převezme tvůj tah
suffered-used-wagon = někdo použije tvůj vůz
