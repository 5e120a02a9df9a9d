## Întrebări

ask-pick-character = { $place ->
    [0] Cine ești în runda aceasta?
    [1] Alege-ți primul personaj
   *[other] Alege-ți al doilea personaj
}
help-pick-character = Nimeni nu-ți vede alegerea până nu e strigat personajul. Personajele joacă în ordinea rangurilor.

ask-toss-character = Pune deoparte un personaj
help-toss-character = Iese din această rundă, iar adversarul nu va ști care a fost.

ask-turn = { $character ->
    [none] { $building ->
        [some] Ce construiești?
        [beyond] Ce construiești?
        [must] Mai ai un singur lucru de făcut
        [none] E rândul tău: ce faci?
       *[other] Nu mai ai nimic de făcut: încheie tura
    }
   *[other] E rândul tău: ești { $character }
}
help-turn = Ia o dată monede sau cărți, apoi construiește. Puterile disponibile le poți folosi oricând.
help-turn-gather = Întâi ia monede sau trage cărți. { $limit ->
    [0] Personajul tău nu poate construi.
   *[other] Apoi poți construi.
} Puterile disponibile le poți folosi acum sau mai târziu.
help-turn-build = { $building ->
    [never] { $more ->
        [yes] Personajul tău nu poate construi. Folosește puteri dacă vrei, apoi încheie tura.
       *[no] Personajul tău nu poate construi. Încheie tura când ești gata.
    }
    [limit] { $more ->
        [yes] Ai atins limita de construcție. Folosește puteri dacă vrei, apoi încheie tura.
       *[no] Ai atins limita de construcție. Încheie tura când ești gata.
    }
    [nothing] { $more ->
        [yes] Nu ai nimic de construit acum. Folosește puteri dacă vrei, apoi încheie tura.
       *[no] Nu ai nimic de construit acum. Încheie tura când ești gata.
    }
    [beyond] { $more ->
        [yes] Ce poți construi nu intră în limita ta. Folosește puteri dacă vrei, apoi încheie tura.
       *[no] Ce poți construi nu intră în limita ta. Încheie tura când ești gata.
    }
   *[some] { $left ->
        [one] { $more ->
            [yes] Poți construi un cartier. Folosește puteri dacă vrei, apoi încheie tura.
           *[no] Poți construi un cartier. Încheie tura când ești gata.
        }
        [few] { $more ->
            [yes] Poți construi { $left } cartiere. Folosește puteri dacă vrei, apoi încheie tura.
           *[no] Poți construi { $left } cartiere. Încheie tura când ești gata.
        }
       *[other] { $more ->
            [yes] Poți construi { $left } de cartiere. Folosește puteri dacă vrei, apoi încheie tura.
           *[no] Poți construi { $left } de cartiere. Încheie tura când ești gata.
        }
    }
}

built-about = Construcție

ask-keep-cards = { $maximum ->
    [one] Ce carte păstrezi?
    [few] { $minimum ->
        [one] Ce cărți păstrezi? Cel puțin una.
        [few] Ce { $minimum } cărți păstrezi?
       *[other] Ce { $minimum } de cărți păstrezi?
    }
   *[other] { $minimum ->
        [one] Ce cărți păstrezi? Cel puțin una.
        [few] Ce { $minimum } cărți păstrezi?
       *[other] Ce { $minimum } de cărți păstrezi?
    }
}
    .card = { $mark } Păstrează { NAME($name, case: "acc") }
help-keep-cards = Restul ajunge sub teanc.
    .discards-pile = Restul se decartează.

ask-pay = { $only ->
    [framework] Dărâmi Schela ca să construiești { NAME($card, case: "acc") }?
   *[other] Cum plătești { NAME($card, case: "acc") }?
}
help-pay = { $gold ->
    [0] Nu costă nimic.
    [one] Costă o monedă.
    [few] Costă { $gold } monede.
   *[other] Costă { $gold } de monede.
}

## Răspunsuri

option-gather-gold = { $got ->
    [one] Ia o monedă
    [few] Ia { $got } monede
   *[other] Ia { $got } de monede
}
option-gather-cards = { $kept ->
    [all] { $drawn ->
        [one] Trage o carte
        [2] Trage { $drawn } cărți, păstrează ambele
        [few] Trage { $drawn } cărți, păstrează tot
       *[other] Trage { $drawn } de cărți, păstrează tot
    }
   *[other] Trage { $drawn ->
        [one] o carte
        [few] { $drawn } cărți
       *[other] { $drawn } de cărți
    }, păstrează { $kept }
}
option-gather-fewer = Trage { $drawn }, alege
    .description = Păstrezi cel puțin una; restul ajunge sub teanc. O mână mică se golește mai ușor pentru Parc.
option-build = Construiește { NAME($card, case: "acc") }
option-end = Încheie tura
    .description = Puterile nefolosite se pierd. Monedele și cărțile rămân. Butonul spune dacă îți încheie tura.
option-end-losing = Încheie tura fără { $count ->
    [1] puterea ta
    [one] { $count } putere
    [few] { $count } puteri
   *[other] { $count } de puteri
}
    .gold = Încheie tura fără să încasezi
    .build = Încheie tura fără să construiești
    .more = Încheie tura fără altă construcție
    .use-kill = Încheie tura fără să ucizi
    .use-rob = Încheie tura fără să furi
    .use-destroy = Încheie tura fără să distrugi
    .cards = Încheie tura fără să tragi cărți
    .use-swap-hands = Încheie tura fără schimb de cărți

option-use = Folosește: { $name }
collect-gold = Încasează { $got ->
    [one] o monedă
    [few] { $got } monede
   *[other] { $got } de monede
}
draw-cards = Trage { $drawn ->
    [one] o carte
    [few] { $drawn } cărți
   *[other] { $drawn } de cărți
}
option-use-income-noble = 🟡 { collect-gold }
    .description = O monedă pentru fiecare cartier nobil.
option-use-income-religious = 🔵 { collect-gold }
    .description = O monedă pentru fiecare cartier religios.
option-use-income-trade = 🟢 { collect-gold }
    .description = O monedă pentru fiecare cartier comercial.
option-use-income-military = 🔴 { collect-gold }
    .description = O monedă pentru fiecare cartier militar.
option-use-crown = Ia coroana de la { NAME($holder, case: "acc") }
    .description = Runda următoare alegi înaintea tuturor. E obligatoriu.
option-use-cards-noble = 🟡 { draw-cards }
    .description = O carte pentru fiecare cartier nobil.
option-use-cards-religious = 🔵 { draw-cards }
    .description = O carte pentru fiecare cartier religios.

option-pay = Plătește cu { $name }
option-pay-gold = { $gold ->
    [0] Nu plăti nimic
    [one] Plătește o monedă
    [few] Plătește { $gold } monede
   *[other] Plătește { $gold } de monede
}

option-play = Joacă { $name }
option-arm = Pregătește { $name }
    .description = Se joacă singură când îi vine momentul. Nimeni nu vede asta.
option-disarm = Păstrează { $name }
    .description = Nu se va juca singură. Nimeni nu vede asta.
option-type = { $mark } { $name }
option-take-gold = Ia monede
option-take-cards = Ia cărți
option-give-gold = Dă o monedă
option-character = { NAME($name, case: "acc") }
option-known = { $label } · { $known }
known-yours = la tine
known-you = tu
known-nobody = la nimeni
stake-collects = { $sure ->
    [yes] ia
   *[no] cel mult
} { $gold ->
    [one] o monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
stake-cards = { $cards ->
    [0] fără cărți
    [one] o carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}
stake-gold = { $gold ->
    [one] o monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
stake-city = { $size } din { $target } cartiere
stake-rob = -# Pe cine merită să jefuiești: { $players }
stake-player = { $name } 💰 { $gold }
stake-points = { $own ->
    [yes] Pierzi
   *[no] Jucătorul pierde
} { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}{ $complete ->
    [yes] { " " }și un oraș complet
   *[no] { "" }
}.
barred = Nu pot fi ținte: { $targets }
barred-target = { $name } ({ $why ->
    [killed] personaj ucis
    [bewitched] personaj vrăjit
    [complete] oraș terminat
   *[shielded] apărat de Episcop
})
option-card = { $card }
option-district = { $card }
option-seat = { $name }
option-gold = Monede
option-cards = Cărți
option-yes = Da
option-no = Nu
option-none = Niciunul
option-unknown = { $what }: { $name }
option-back = Un pas înapoi
option-done = Gata ({ $count })

## Meniuri

menu-any = Alege…
menu-some = { $minimum ->
    [0] Alege până la { $maximum }…
   *[other] { $same ->
        [yes] Alege { $minimum }…
       *[no] Alege între { $minimum } și { $maximum }…
    }
}
menu-build = Construiește un cartier…
menu-use = Folosește o putere…
menu-card = Alege o carte…
menu-part = { $text } ({ $part } din { $parts })
menu-next = Mai departe…
menu-previous = Înapoi
