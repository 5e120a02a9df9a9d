picture-other-letters = (jiná písmena)
picture-day = { $day }. { $month }. { $year }

## Žebříček

picture-rating = Hodnocení
picture-games = Hry
picture-wins = Výhry
picture-leaderboard-row =
    { $own ->
        [yes] Ty,{ " " }
       *[no] { "" }
    }{ $place }. { $name } { $number }, { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $wins ->
        [one] { $wins } výhra
        [few] { $wins } výhry
       *[other] { $wins } výher
    }

## Hodnocení v čase

picture-podium-step = { $place }. { $name }, { $number }

## Města na přehledu a na konci

picture-listed = { $head }: { $things }.
picture-crown = koruna
picture-complete = dokončeno
picture-card = { $name } { $cost }
picture-card-notes = { $card } ({ $notes })
picture-beautified = zkrášleno
picture-beneath =
    pod kartou { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
picture-on-it =
    na kartě { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
picture-declared = zvoní
picture-count-noble =
    { $count ->
        [one] { $count } žlutá
        [few] { $count } žluté
       *[other] { $count } žlutých
    }
picture-count-religious =
    { $count ->
        [one] { $count } modrá
        [few] { $count } modré
       *[other] { $count } modrých
    }
picture-count-trade =
    { $count ->
        [one] { $count } zelená
        [few] { $count } zelené
       *[other] { $count } zelených
    }
picture-count-military =
    { $count ->
        [one] { $count } červená
        [few] { $count } červené
       *[other] { $count } červených
    }
picture-count-unique =
    { $count ->
        [one] { $count } fialová
        [few] { $count } fialové
       *[other] { $count } fialových
    }
picture-count-none =
    { $count ->
        [one] { $count } vyložená karta
        [few] { $count } vyložené karty
       *[other] { $count } vyložených karet
    }
picture-districts =
    { $count ->
        [one] { $count } budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
picture-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }

## Pořadová čísla

picture-coming = Ještě přijdou
picture-turn = na tahu
picture-line-you = Ty
picture-line-near = chybí 1
picture-line-more = { $count ->
    [one] a ještě 1 hráč
    [few] a ještě { $count } hráči
   *[other] a ještě { $count } hráčů
}
picture-marked-killed = Zneškodněno
picture-marked-bewitched = Očarováno
picture-marked-robbed = Cíl Zloděje
picture-marked-warrant = Glejty
picture-marked-threat = Šátky
picture-marked-acrobat = Akrobatka byla dřív
picture-marked-pile = Na žetonu

## Vlastní ruka a výběr postavy

picture-hand = Karty v ruce
picture-reason-now = Jde postavit
picture-reason-ready = Nachystáno
picture-reason-play = Jde zahrát
picture-reason-first = { $gold ->
    [0] Nejdřív mince
   *[other] Nejdřív +{ $gold }
}
picture-reason-collect = { $gold ->
    [0] Nejdřív výnos
   *[other] Nejdřív +{ $gold }
}
picture-reason-gold = Chybí { $missing }
picture-reason-there = Už stojí
picture-reason-no = Teď ne
    .too-expensive = Zatím málo mincí
    .limit = Limit budov
    .gather-first-power = Platí: { $power }
    .card-forbids = Nejde stavět
    .character-never-builds-power = { $power }
picture-reason-use = Jde použít
picture-reason-city = V tvém městě
picture-brief-now = Jde
picture-brief-gold = Chybí { $missing }
picture-brief-first = { $gold ->
    [0] Nejdřív
   *[other] Nejdřív +{ $gold }
}
picture-brief-collect = { picture-brief-first }
picture-brief-there = Už stojí
picture-brief-no = Teď ne
    .too-expensive = Málo mincí
    .limit = Limit
# The title of a picture of all unique districts in all cities.
picture-uniques = Fialové budovy na stole
picture-choose = Vyber si postavu
picture-drawn = Karty na výběr
picture-drawn-keep-cards =
    Bereš { $count ->
        [one] { $count } kartu
        [few] { $count } karty
       *[other] { $count } karet
    }, necháš si { $kept }
picture-drawn-study = { picture-drawn-keep-cards }
picture-drawn-wagon-card = { picture-drawn-keep-cards }
picture-drawn-wizard-card = Karty hráče { $target }
picture-drawn-fortune-card = { picture-drawn-wizard-card }
picture-drawn-lighthouse = Vezmi si kartu z balíčku
picture-out-title = V tomto kole chybí
picture-round = { $round }. kolo
picture-unknown = jedna neznámá
picture-income = { $districts }: { $brings }
picture-brings =
    { $what ->
        [gold]
            { $gold ->
                [one] { $gold } mince
                [few] { $gold } mince
               *[other] { $gold } mincí
            }
        [cards]
            { $cards ->
                [one] { $cards } karta
                [few] { $cards } karty
               *[other] { $cards } karet
            }
       *[either]
            { $gold ->
                [one] { $gold } mince nebo karta
                [few] { $gold } mince nebo karty
               *[other] { $gold } mincí nebo karet
            }
    }

## Konec

picture-result = { $place }. { $name } { $total }
picture-result-left = dohrál počítač
picture-sum = { $result }: { $parts }
picture-part-districts = budovy { $points }
picture-part-complete = dokončené město { $points }
picture-part-five-types = všechny barvy { $points }
picture-part-unique = fialové { $points }
picture-wins-title =
    { $you ->
        [yes]
            { $count ->
                [one] Vyhráváš
                [few] Dělíš se o výhru
               *[other] Dělíš se o výhru
            }
       *[no]
            { $count ->
                [one] Vyhrává { $names }
                [few] O výhru se dělí { $names }
               *[other] O výhru se dělí { $names }
            }
    }
picture-race = Závod, kolo po kole
picture-race-alt = Po { $round }. kole: { $points }.
picture-end-you = Ty
picture-decided =
    { $kind ->
        [count] Rozhodlo sčítání
        [won] Cesta k vítězství
       *[other] Rozhodlo { $round }. kolo
    }
picture-decided-killed =
    { $you ->
        [seat] Zneškodňuješ { NAME($what, case: "acc") }
        [target] { $name } zneškodňuje tvou postavu: { $what }
       *[other] { $name } zneškodňuje { NAME($what, case: "acc") }
    }
    .small =
        { $you ->
            [target]
                { $missing ->
                    [1] Přicházíš o tah, a přitom ti do { $goal } chybí jediná budova.
                   *[other] Přicházíš o celý tah.
                }
           *[other]
                { $missing ->
                    [1] { $target } přichází o tah, a přitom do { $goal } chybí jediná budova.
                   *[other] { $target } přichází o celý tah.
                }
        }
picture-decided-bewitched =
    { $you ->
        [seat] Očarováváš { NAME($what, case: "acc") }
        [target] { $name } očarovává tvou postavu: { $what }
       *[other] { $name } očarovává { NAME($what, case: "acc") }
    }
    .small =
        { $you ->
            [target] Jen bereš mince nebo karty.
           *[other] { $target } jen bere mince nebo karty.
        }
picture-decided-stole =
    { $you ->
        [seat] Kradeš
        [target] { $name } ti krade
       *[other] { $name } krade
    } { $number ->
        [one] { $number } minci
        [few] { $number } mince
       *[other] { $number } mincí
    }
    .small =
        { $you ->
            [target] Už nemáš za co stavět.
           *[other] { $target } už nemá za co stavět.
        }
picture-decided-destroyed =
    { $you ->
        [seat] Bouráš { NAME($what, case: "acc") } hráče { $target }
        [target] { $name } ti bourá { NAME($what, case: "acc") }
       *[other] { $name } bourá { NAME($what, case: "acc") } hráče { $target }
    }
    .small = { picture-decided-lost }
picture-decided-seized =
    { $you ->
        [seat] Bereš { NAME($what, case: "acc") } hráče { $target }
        [target] { $name } ti bere { NAME($what, case: "acc") }
       *[other] { $name } bere { NAME($what, case: "acc") } hráče { $target }
    }
    .small = { picture-decided-lost }
picture-decided-exchanged =
    { $you ->
        [seat] Získáváš { NAME($what, case: "acc") } hráče { $target }
        [target] { $name } od tebe získává { NAME($what, case: "acc") }
       *[other] { $name } získává { NAME($what, case: "acc") } hráče { $target }
    }
    .small = { picture-decided-lost }
picture-decided-lost =
    { $you ->
        [target] Ztrácíš
       *[other] { $target } ztrácí
    } { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    } a { $you ->
        [target] prohráváš
       *[other] prohrává
    } { $margin ->
        [0] při shodě
       *[other] o { $margin }
    }.
picture-decided-lead =
    { $you ->
        [seat] Odskakuješ soupeřům
       *[other] { $name } odskakuje soupeřům
    }
    .small =
        Náskok { $number ->
            [one] { $number } bodu
            [few] { $number } bodů
           *[other] { $number } bodů
        } už { $you ->
            [target] nedoženeš.
           *[other] nikdo nedožene.
        }
picture-decided-landmark = { $you ->
    [seat] Stavíš { NAME($what, case: "acc") } a vedeš
   *[other] { $name } staví { NAME($what, case: "acc") } a vede
}
    .small = { picture-decided-lead.small }
picture-decided-count =
    { $you ->
        [seat] Získáváš
       *[other] { $name } získává
    } { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    }
    .small = { $what }.
picture-decided-killed-again = { $you ->
    [seat] Zneškodňuješ hráče { $target }
    [target] { $name } tě zneškodňuje
   *[other] { $name } zneškodňuje hráče { $target }
} { $times ->
    [2] podruhé
    [3] potřetí
   *[other] už { $times }krát
}
picture-decided-survived = { $you ->
    [seat] Vyhráváš navzdory všemu
   *[other] { $name } vyhrává navzdory všemu
}
    .small = { $number ->
        [one] { $number } rána
        [few] { $number } rány
       *[other] { $number } ran
    } na zastavení vítěze nestačí.
picture-decided-comeback = { $you ->
    [seat] Otáčíš hru
   *[other] { $name } otáčí hru
}
    .small = Cestou poslední místo a ztráta { $number ->
        [one] { $number } bodu
        [few] { $number } bodů
       *[other] { $number } bodů
    }.
picture-decided-close = { $you ->
    [seat] Vyhráváš o chlup
   *[other] { $name } vyhrává o chlup
}
    .small = { $number ->
        [0] Rozhoduje pravidlo pro shodu bodů.
       *[other] Rozhoduje jediný bod.
    }
picture-decided-types = { $you ->
    [seat] Máš všech pět barev
   *[other] { $name } má všech pět barev
}
    .small = { $number ->
        [one] Rozhoduje tenhle { $number } bod
        [few] Rozhodují tyhle { $number } body
       *[other] Rozhoduje těchto { $number } bodů
    }.
picture-decided-finish = { $you ->
    [seat] První dokončené město je tvoje
   *[other] { $name } má první dokončené město
}
    .small = { $number ->
        [one] Rozhoduje tenhle { $number } bod
        [few] Rozhodují tyhle { $number } body
       *[other] Rozhoduje těchto { $number } bodů
    }.
picture-decided-spurt = { $you ->
    [seat] Končíš ve velkém stylu
   *[other] { $name } končí ve velkém stylu
}
    .small = Poslední kolo přináší { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    }.
picture-decided-ahead = { $you ->
    [seat] Vedeš od začátku do konce
   *[other] { $name } vede od začátku do konce
}
    .small = Od druhého kola není nikdo výš.
picture-decided-runaway = { $you ->
    [seat] Vyhráváš s přehledem
   *[other] { $name } vyhrává s přehledem
}
    .small = Náskok: { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    }.
picture-decided-untouched = { $you ->
    [seat] Máš volnou cestu
   *[other] { $name } má volnou cestu
}
    .small = Žádná zneškodnění, krádeže ani bourání.
picture-decided-bonus = { $what } se vyplácí
    .small = { $number ->
        [one] { $number } bod
        [few] { $number } body
       *[other] { $number } bodů
    } navíc { $you ->
        [seat] pro tebe
       *[other] pro hráče { $name }
    }.
picture-column-districts = Budovy
picture-column-complete = Město
picture-column-five-types = Barvy
picture-column-unique = Navíc
picture-column-total = Celkem
picture-award-robbery = Největší lup
    .text = { $you ->
        [seat] Bereš hráči { $target }
        [target] { $name } ti bere
       *[other] { $name } bere hráči { $target }
    } { $number ->
        [one] { $number } minci
        [few] { $number } mince
       *[other] { $number } mincí
    }
picture-award-destroyer = Největší spoušť
    .text =
        { $you ->
        [seat] Bouráš
       *[other] { $name } bourá
    } { $number ->
            [one] { $number } budovu
            [few] { $number } budovy
           *[other] { $number } budov
        }
picture-award-seizer = Nejsmělejší úlovek
    .text =
        { $you ->
        [seat] Bereš
       *[other] { $name } bere
    } { $number ->
            [one] { $number } budovu
            [few] { $number } budovy
           *[other] { $number } budov
        }
picture-award-killer = Nejostřejší dýka
    .text = { $you ->
        [seat] Zneškodňuješ
       *[other] { $name } zneškodňuje
    } { $number }×
picture-award-swapper = Nejhbitější prsty
    .text = { $you ->
        [seat] Měníš si karty
       *[other] { $name } si mění karty
    } { $number }×
picture-award-richest = Nejbohatší tah
    .text =
        { $you ->
        [seat] Za jeden tah získáváš
       *[other] { $name } za jeden tah získává
    } { $number ->
            [one] { $number } minci
            [few] { $number } mince
           *[other] { $number } mincí
        }
picture-award-dearest = Nejdražší stavba
    .text = { $you ->
        [seat] Platíš za budovu
       *[other] { $name } platí za budovu
    } { $number ->
        [one] { $number } minci
        [few] { $number } mince
       *[other] { $number } mincí
    }
picture-award-builder = Nejrušnější staveniště
    .text =
        { $you ->
        [seat] Stavíš za kolo
       *[other] { $name } staví za kolo
    } { $number ->
            [one] { $number } budovu
            [few] { $number } budovy
           *[other] { $number } budov
        }
picture-award-regular = Oblíbená postava
    .text = { $you ->
        [seat] Hraješ
       *[other] { $name } hraje
    } { $number }krát jako { $what }

## Herna jako plakát

picture-lobby-title = Citadela
picture-town-alt = { $title }: { $line }.
picture-lobby-players = { $fewest }–{ $most } hráčů
picture-lobby-line =
    { $short ->
        [yes] Krátká hra
       *[no] Hraje se
    } na { $districts ->
        [one] { $districts } budovu
        [few] { $districts } budovy
       *[other] { $districts } budov
    }{ $two ->
        [yes] { " " }· každý má dvě postavy
       *[no] { "" }
    }
picture-lobby-note =
    { $taken ->
        [0] Zatím tu nikdo nesedí
       *[other] { lobby-seats }
    }
picture-lobby-host = zakladatel
picture-lobby-free = volno
picture-lobby-asked = čekáme
picture-lobby-offered = { $name }, je-li volno
picture-lobby-mark =
    { $mark ->
        [check] připraveno
       *[glass] ještě nepotvrzeno
    }
picture-lobby-computer = počítač
picture-lobby-alt = { $title }: { $players }. { $line }. { $note }.
picture-lobby-cast = Postavy
picture-lobby-seats = Místa

## Hra jako film

picture-film-built = { $name } staví { NAME($card, case: "acc") }
picture-film-end = Konec

## Strana lekce

picture-lesson-title = Postavy hrají od 1 do { $last }
picture-lesson-own = ty
picture-own-city = Tvoje město
picture-own-size = budovy: { $size } ze { $target }
picture-own-gold = Mince
picture-example = Příklad
picture-example-kill = Zneškodníš Krále
picture-example-silent = vyvolán: nikdo se nehlásí
picture-example-others = hraje jako obvykle
picture-lesson-assassin = zneškodňuje
picture-lesson-thief = okrádá
picture-lesson-magician = vymění karty
picture-lesson-king = bere korunu
picture-lesson-bishop = je v bezpečí
picture-lesson-merchant = víc vydělá
picture-lesson-architect = víc postaví
picture-lesson-warlord = bourá
picture-state-answered = má odehráno
picture-state-now = právě hraje
picture-state-coming = přijde na řadu
picture-state-nobody = nikdo
picture-state-out = mimo hru
picture-first-city = Tvé první město
    .text = { $points } bodů, náskok { $ahead }
picture-learnt = Citadelu už umíš
picture-learnt-choose = Volba
    .text = potají
picture-learnt-gather = Zdroje
    .text = mince, nebo karty
picture-learnt-build = Stavba
    .text = za mince
picture-learnt-call = Pořadí
    .text = od 1 do 8
picture-learnt-robbed = Krádež
    .text = a přesto výhra
picture-learnt-kill = Úder
    .text = odhadem
picture-learnt-crown = Koruna
    .text = první volba
picture-learnt-score = Body
    .text = celkem { $points }
