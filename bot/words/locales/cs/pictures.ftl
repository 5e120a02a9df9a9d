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
picture-season = { $quarter }. čtvrtletí { $year }
picture-rating-alt =
    { $count ->
        [one] { $title }: { $number } ± { $spread } ({ $day }).
        [few] { $title }: od { $first } ({ $first-day }) na { $number } ± { $spread } ({ $day }), nejméně { $lowest }, nejvíce { $highest }.
       *[other] { $title }: od { $first } ({ $first-day }) na { $number } ± { $spread } ({ $day }), nejméně { $lowest }, nejvíce { $highest }.
    }

## Města na přehledu a na konci

picture-listed = { $head }: { $things }.
picture-crown = koruna
picture-gold = mince { $count }
picture-cards = karty { $count }
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
picture-declared = zazvonila
picture-count-noble = { $count ->
    [one] { $count } žlutá
    [few] { $count } žluté
   *[other] { $count } žlutých
}
picture-count-religious = { $count ->
    [one] { $count } modrá
    [few] { $count } modré
   *[other] { $count } modrých
}
picture-count-trade = { $count ->
    [one] { $count } zelená
    [few] { $count } zelené
   *[other] { $count } zelených
}
picture-count-military = { $count ->
    [one] { $count } červená
    [few] { $count } červené
   *[other] { $count } červených
}
picture-count-unique = { $count ->
    [one] { $count } fialová
    [few] { $count } fialové
   *[other] { $count } fialových
}
picture-count-none = { $count ->
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
picture-leads = Nejvíc bodů
picture-new = Nové
picture-lost = Ztraceno
picture-worth = hodnota { $count }

## Pořadová čísla

picture-now =
    Na tahu { $player }{ $character ->
        [none] { "" }
       *[other] , { $character }
    }.
picture-bluff = { $name } (blaf)
picture-nobody = Nikdo
picture-out = Mimo
picture-coming = Ještě na řadě
picture-turn = na tahu
picture-marked-killed = Zneškodněno
picture-marked-bewitched = Očarováno
picture-marked-robbed = Cíl Zloděje
picture-marked-warrant = Glejty
picture-marked-threat = Šátky
picture-marked-acrobat = Akrobatka byla dřív
picture-marked-pile = Na žetonu

## Vlastní ruka a výběr postavy

picture-hand = Karty v ruce
picture-building = stavba { $built }/{ $limit }
picture-reason-now = Jde postavit
picture-reason-ready = Nachystáno
picture-reason-gold = Chybí { $missing }
picture-reason-there = Už máš
picture-reason-no = Teď ne
picture-held-now = Teď
picture-held-ready = Nachystáno
picture-held-gold = Moc drahé
picture-held-there = Už máš
picture-held-no = Teď ne
picture-held-held = Karty
picture-short =
    chybí { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
picture-choose = Vyber si postavu
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
        [either] { $gold } × mince nebo karta
       *[nothing] nic
    }

## Konec

picture-result = { $place }. { $name } { $total }
picture-sum = { $result } = { $parts }
picture-part-districts = { $points } budovy
picture-part-complete = { $points } dokončené město
picture-part-five-types = { $points } všechny barvy
picture-part-unique = { $points } fialové
picture-wins-title =
    { $count ->
        [one] Vyhrává { $names }
        [few] O výhru se dělí { $names }
       *[other] O výhru se dělí { $names }
    }
picture-margin =
    { $total ->
        [one] bod
        [few] body
       *[other] bodů
    }{ $margin ->
        [0] { "" }
       *[other] , o { $margin } víc než { $name }
    }
picture-column-districts = Budovy
picture-column-complete = Město
picture-column-five-types = Barvy
picture-column-unique = Navíc
picture-column-total = Celkem
picture-award-robbery = Největší lup
    .text = { $name } bere hráči { $target } { $number }
picture-award-destroyer = Nejvíc zbouráno
    .text = { $name } bourá { $number ->
        [one] { $number } budovu
        [few] { $number } budovy
       *[other] { $number } budov
    }
picture-award-seizer = Nejsmělejší úlovek
    .text = { $name } bere { $number ->
        [one] { $number } budovu
        [few] { $number } budovy
       *[other] { $number } budov
    }
picture-award-killer = Nejostřejší dýka
    .text = { $name } zneškodňuje { $number }×
picture-award-swapper = Nejhbitější prsty
    .text = { $name } si mění karty { $number }×
picture-award-richest = Nejbohatší tah
    .text =
        { $name } získává { $number ->
            [one] { $number } minci
            [few] { $number } mince
           *[other] { $number } mincí
        }
picture-award-dearest = Nejdražší stavba
    .text = { $name } platí za budovu { $number }
picture-award-builder = Nejrušnější staveniště
    .text = { $name } staví za kolo { $number ->
        [one] { $number } budovu
        [few] { $number } budovy
       *[other] { $number } budov
    }

## Okamžiky

picture-moment-killed =
    { $character ->
        [none] Někdo zneškodňuje { NAME($target, case: "acc") }
       *[other] { $character } zneškodňuje { NAME($target, case: "acc") }
    }
    .small = Postava č. { $rank } v tomto kole mlčí
picture-moment-bewitched =
    { $character ->
        [none] Někdo očarovává { NAME($target, case: "acc") }
       *[other] { $character } očarovává { NAME($target, case: "acc") }
    }
    .small = Za postavu č. { $rank } hraje někdo jiný
picture-moment-stole =
    { $name } krade { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }
    .small = To je všechno, co má { $name }
picture-moment-destroyed = { $name } bourá { NAME($card, case: "acc") }
    .small =
        { $name } ztrácí { $cost ->
            [one] { $cost } bod
            [few] { $cost } body
           *[other] { $cost } bodů
        }
picture-moment-completed = { $name } dokončuje město
    .small = Začíná poslední kolo

## Herna jako plakát

picture-lobby-title = Citadela
picture-lobby-players = { $fewest }–{ $most } hráčů
picture-lobby-line =
    Hraje se na { $districts ->
        [one] { $districts } budovu
        [few] { $districts } budovy
       *[other] { $districts } budov
    }
picture-lobby-note =
    { $taken ->
        [0] Zatím tu nikdo nesedí
       *[other] Obsazeno { $taken }/{ $most }
    }
picture-lobby-host = zakládá
picture-lobby-free = volno
picture-lobby-computer = počítač
picture-lobby-alt = { $title }: { $players }. { $line }. { $note }.
picture-lobby-cast = Postavy
picture-lobby-seats = Místa

## Hra jako film

picture-film-built = { $name } staví { NAME($card, case: "acc") }
picture-film-end = Konec

## Strana lekce

picture-lesson-title = Kolo jde od 1 do { $last }
picture-lesson-own = ty
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
