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
turning-how =
    -# Každé rozhodnutí se zkouší mnohokrát a všechno, co { $you ->
        [yes] nevidíš
       *[no] { $name } nevidí
    }, se pokaždé rozdá znovu. Hodnotí se tedy rozhodnutí, ne štěstí.
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
        [wins] **{ $other }** vyhrává ze 100 her o { $wins } víc
        [level] **{ $other }** je možná lepší
       *[points] **{ $other }** je zřetelně lepší
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
turning-left = **Nevyužito na konci tahu**

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

suffered-bewitched = očarování
suffered-borrowed = půjčka mincí
suffered-bribed = výpalné
suffered-built-from-hand = karta postavená jiným hráčem
suffered-confiscated = zabavená budova
suffered-destroyed = zbouraná budova
suffered-exchanged = vyměněná budova
suffered-exchanged-characters = vyměněná postava
suffered-killed = zneškodnění
suffered-seized = budova vzatá soupeřem
suffered-spied = špehování
suffered-stole = okradení Zlodějem
suffered-swapped-hands = výměna karet
suffered-took-cards = vzaté karty
suffered-took-gold = vzaté mince
suffered-took-over = převzetí tahu
suffered-used-wagon = Pokladní vůz
