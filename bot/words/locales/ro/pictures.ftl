picture-other-letters = (alte litere)
picture-day = { $day } { $month ->
    [1] ian.
    [2] feb.
    [3] mar.
    [4] apr.
    [5] mai
    [6] iun.
    [7] iul.
    [8] aug.
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] dec.
} { $year }

picture-rating = Rating
picture-games = Jocuri
picture-wins = Victorii
picture-leaderboard-row = { $own ->
    [yes] Tu,{ " " }
   *[no] { "" }
}{ $place }. { $name } { $number }, { $games ->
    [one] un joc
    [few] { $games } jocuri
   *[other] { $games } de jocuri
}, { $wins ->
    [one] o victorie
    [few] { $wins } victorii
   *[other] { $wins } de victorii
}

picture-podium-step = { $place }. { $name }, { $number }
picture-season = T{ $quarter } { $year }
picture-rating-alt = { $count ->
    [one] { $title }: { $number } ± { $spread } pe { $day }.
    [few] { $title }: de la { $first } pe { $first-day } la { $number } ± { $spread } pe { $day }, minim { $lowest }, maxim { $highest }.
   *[other] { $title }: de la { $first } pe { $first-day } la { $number } ± { $spread } pe { $day }, minim { $lowest }, maxim { $highest }.
}

picture-listed = { $head }: { $things }.
picture-crown = coroana
picture-gold = monede { $count }
picture-cards = cărți { $count }
picture-complete = complet
picture-card = { $name } { $cost }
picture-card-notes = { $card } ({ $notes })
picture-beautified = înfrumusețat
picture-beneath = { $count ->
    [one] o carte dedesubt
    [few] { $count } cărți dedesubt
   *[other] { $count } de cărți dedesubt
}
picture-on-it = { $count ->
    [one] o monedă deasupra
    [few] { $count } monede deasupra
   *[other] { $count } de monede deasupra
}
picture-declared = declarat
picture-count-noble = { $count ->
    [one] { $count } nobil
    [few] { $count } nobile
   *[other] { $count } nobile
}
picture-count-religious = { $count ->
    [one] { $count } religios
    [few] { $count } religioase
   *[other] { $count } religioase
}
picture-count-trade = { $count ->
    [one] { $count } comercial
    [few] { $count } comerciale
   *[other] { $count } comerciale
}
picture-count-military = { $count ->
    [one] { $count } militar
    [few] { $count } militare
   *[other] { $count } militare
}
picture-count-unique = { $count ->
    [one] { $count } special
    [few] { $count } speciale
   *[other] { $count } speciale
}
picture-count-none = { $count ->
    [one] o carte pe masă
    [few] { $count } cărți pe masă
   *[other] { $count } de cărți pe masă
}
picture-districts = { $count ->
    [one] 1 cartier
    [few] { $count } cartiere
   *[other] { $count } de cartiere
}
picture-points = { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
picture-leads = Cele mai multe puncte
picture-new = Nou
picture-lost = Pierdut
picture-worth = valorează { $count }

picture-now = Acum { $player }{ $character ->
    [none] { "" }
   *[other] , { $character }
}.
picture-bluff = { $name } (fals)
picture-nobody = Nimeni
picture-out = Lipsesc
picture-coming = Urmează
picture-turn = la rând
picture-marked-killed = Ucise
picture-marked-bewitched = Sub vrajă
picture-marked-robbed = De jefuit
picture-marked-warrant = Mandate
picture-marked-threat = Amenințări
picture-marked-acrobat = Acrobata a fost mai rapidă
picture-marked-pile = Taxe strânse

picture-hand = Mâna ta
picture-building = construite { $built }/{ $limit }
picture-reason-now = Se poate
picture-reason-ready = Gata de joc
picture-reason-gold = Lipsesc { $missing }
picture-reason-there = O ai deja
picture-reason-no = Nu acum
picture-held-now = Acum
picture-held-ready = Gata de joc
picture-held-gold = Prea scumpe
picture-held-there = Deja în oraș
picture-held-no = Nu acum
picture-held-held = Cărți
picture-short = { $count ->
    [one] mai trebuie o monedă
    [few] mai trebuie { $count } monede
   *[other] mai trebuie { $count } de monede
}
picture-choose = Alege-ți personajul
picture-out-title = Nu sunt în această rundă
picture-round = Runda { $round }
picture-unknown = unul necunoscut
picture-income = { $districts }: { $brings }
picture-brings = { $what ->
    [gold] { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
    [cards] { $cards ->
        [one] o carte
        [few] { $cards } cărți
       *[other] { $cards } de cărți
    }
    [either] { $gold ->
        [one] o monedă sau o carte
        [few] { $gold } monede sau cărți
       *[other] { $gold } de monede sau cărți
    }
   *[nothing] nimic
}

picture-result = { $place }. { $name } { $total }
picture-sum = { $result } = { $parts }
picture-part-districts = cartiere { $points }
picture-part-complete = oraș complet { $points }
picture-part-five-types = toate tipurile { $points }
picture-part-unique = speciale { $points }
picture-wins-title = { $count ->
    [one] Câștigă { $names }
    [few] Împart victoria: { $names }
   *[other] Împart victoria: { $names }
}
picture-margin = { $margin ->
    [0] puncte
   *[other] puncte, cu { $margin } peste { $name }
}
picture-column-districts = Cartiere
picture-column-complete = Complet
picture-column-five-types = Tipuri
picture-column-unique = Plus
picture-column-total = Puncte
picture-award-robbery = Cel mai mare jaf
    .text = { $name } a luat { $number } de la { $target }
picture-award-destroyer = Mare dărâmător
    .text = { $name } a distrus { $number ->
        [one] un cartier
        [few] { $number } cartiere
       *[other] { $number } de cartiere
    }
picture-award-seizer = Mână lungă
    .text = { $name } a preluat { $number ->
        [one] un cartier
        [few] { $number } cartiere
       *[other] { $number } de cartiere
    }
picture-award-killer = Lamă ascuțită
    .text = { $name } a ucis { $number ->
        [one] o dată
        [few] de { $number } ori
       *[other] de { $number } de ori
    }
picture-award-swapper = Degete iuți
    .text = { $name } a schimbat mâna { $number ->
        [one] o dată
        [few] de { $number } ori
       *[other] de { $number } de ori
    }
picture-award-richest = Tură de aur
    .text = { $name } a strâns { $number ->
        [one] o monedă
        [few] { $number } monede
       *[other] { $number } de monede
    }
picture-award-dearest = Piatră scumpă
    .text = { $name } a dat { $number } pe un cartier
picture-award-builder = Șantier plin
    .text = { $name } a construit { $number } într-o rundă

picture-moment-killed = { $character ->
    [none]
    { GENDER($target) ->
        [feminine] { $target } a fost ucisă
       *[other] { $target } a fost ucis
    }
   *[other]
    { GENDER($target) ->
        [feminine] { $character } o ucide pe { NAME($target, case: "acc") }
       *[other] { $character } îl ucide pe { NAME($target, case: "acc") }
    }
}
    .small = Personajul de rangul { $rank } tace în această rundă
picture-moment-bewitched = { $character ->
    [none]
    { GENDER($target) ->
        [feminine] { $target } a fost vrăjită
       *[other] { $target } a fost vrăjit
    }
   *[other]
    { GENDER($target) ->
        [feminine] { $character } o vrăjește pe { NAME($target, case: "acc") }
       *[other] { $character } îl vrăjește pe { NAME($target, case: "acc") }
    }
}
    .small = Altcineva joacă personajul de rangul { $rank }
picture-moment-stole = { $gold ->
    [one] { $name } fură o monedă
    [few] { $name } fură { $gold } monede
   *[other] { $name } fură { $gold } de monede
}
    .small = Era tot ce avea { $name }
picture-moment-destroyed = { $name } distruge { NAME($card, case: "acc") }
    .small = { $cost ->
        [one] { $name } pierde un punct
        [few] { $name } pierde { $cost } puncte
       *[other] { $name } pierde { $cost } de puncte
    }
picture-moment-completed = { $name } completează orașul
    .small = A început ultima rundă

picture-lobby-title = Citadels
picture-lobby-players = { $fewest }–{ $most } jucători
picture-lobby-line = { $districts ->
    [one] Un oraș de un cartier
    [few] Un oraș de { $districts } cartiere
   *[other] Un oraș de { $districts } de cartiere
}
picture-lobby-note = { $taken ->
    [0] Încă nu stă nimeni aici
   *[other] Locuri ocupate: { $taken } din { $most }
}
picture-lobby-host = gazda
picture-lobby-free = liber
picture-lobby-computer = calculator
picture-lobby-alt = { $title }: { $players }. { $line }. { $note }.
picture-lobby-cast = Personaje
picture-lobby-seats = Locuri

picture-film-built = { $name } construiește { NAME($card, case: "acc") }
picture-film-end = Sfârșit

picture-lesson-title = Runda merge de la 1 la { $last }
picture-lesson-own = tu
picture-lesson-assassin = ucide
picture-lesson-thief = jefuiește
picture-lesson-magician = schimbă mâna
picture-lesson-king = ia coroana
picture-lesson-bishop = e apărat
picture-lesson-merchant = ia mai mult
picture-lesson-architect = clădește mult
picture-lesson-warlord = distruge
picture-state-answered = a jucat
picture-state-now = joacă acum
picture-state-coming = urmează
picture-state-nobody = nimeni
picture-state-out = lipsește
