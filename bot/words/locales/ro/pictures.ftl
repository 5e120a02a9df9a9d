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

picture-listed = { $head }: { $things }.
picture-crown = coroana
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

picture-coming = Urmează
picture-turn = la rând
picture-line-you = Tu
picture-line-near = mai e 1
picture-line-more = { $count ->
    [one] și încă { $count } jucător
    [few] și încă { $count } jucători
   *[other] și încă { $count } de jucători
}
picture-marked-killed = Ucis
picture-marked-bewitched = Sub vrajă
picture-marked-robbed = Ținta Hoțului
picture-marked-warrant = Mandate
picture-marked-threat = Amenințări
picture-marked-acrobat = Acrobata a fost mai rapidă
picture-marked-pile = Taxe strânse

picture-hand = Mâna ta
picture-reason-now = Se poate
picture-reason-ready = Gata de joc
picture-reason-play = Se poate juca
picture-reason-first = { $gold ->
    [0] Întâi monede
   *[other] Întâi +{ $gold }
}
picture-reason-collect = { $gold ->
    [0] Întâi venitul
   *[other] Întâi +{ $gold }
}
picture-reason-gold = { $missing ->
    [one] Lipsește { $missing }
    [few] Lipsesc { $missing }
   *[other] Lipsesc { $missing }
}
picture-reason-there = Deja în oraș
picture-reason-no = Nu acum
    .too-expensive = Aurul nu ajunge
    .limit = Limită atinsă
    .gather-first-power = Plata: { $power }
    .card-forbids = Nu se poate
    .character-never-builds-power = { $power }
picture-reason-use = Se poate folosi
picture-reason-city = În orașul tău
picture-brief-now = Se poate
picture-brief-gold = { $missing ->
    [one] Lipsește { $missing }
    [few] Lipsesc { $missing }
   *[other] Lipsesc { $missing }
}
picture-brief-first = { $gold ->
    [0] Întâi
   *[other] Întâi +{ $gold }
}
picture-brief-collect = { picture-brief-first }
picture-brief-there = Ai deja
picture-brief-no = Nu acum
    .too-expensive = Lipsă aur
    .limit = Limită
# The title of a picture of all unique districts in all cities.
picture-uniques = Cartierele speciale de pe masă
picture-choose = Alege-ți personajul
picture-drawn = Cărți din care alegi
picture-drawn-keep-cards = Ai tras { $count }, păstrezi { $kept }
picture-drawn-study = { picture-drawn-keep-cards }
picture-drawn-wagon-card = { picture-drawn-keep-cards }
picture-drawn-wizard-card = Mâna lui { $target }
picture-drawn-fortune-card = { picture-drawn-wizard-card }
picture-drawn-lighthouse = Teancul: ia o carte
picture-out-title = Lipsesc în această rundă
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
   *[either] { $gold ->
        [one] o monedă sau o carte
        [few] { $gold } monede sau cărți
       *[other] { $gold } de monede sau cărți
    }
}

picture-result = { $place }. { $name } { $total }
picture-result-left = a terminat calculatorul
picture-sum = { $result }: { $parts }
picture-part-districts = cartiere { $points }
picture-part-complete = oraș complet { $points }
picture-part-five-types = toate tipurile { $points }
picture-part-unique = speciale { $points }
picture-wins-title = { $you ->
    [yes] { $count ->
        [one] Ai câștigat
        [few] Împarți victoria
       *[other] Împarți victoria
    }
   *[no] { $count ->
        [one] Câștigă { $names }
        [few] { $names } împart victoria
       *[other] { $names } împart victoria
    }
}
picture-race = Cursa, rundă cu rundă
picture-race-alt = După runda { $round }: { $points }.
picture-end-you = Tu
picture-decided = { $kind ->
    [count] A decis numărătoarea
    [won] Drumul spre victorie
   *[other] A decis runda { $round }
}
picture-decided-killed = { $you ->
    [seat] { GENDER($what) ->
        [feminine] O ucizi pe { NAME($what, case: "acc") }
       *[other] Îl ucizi pe { NAME($what, case: "acc") }
    }
    [target] { $name } îți ucide personajul: { $what }
   *[other] { GENDER($what) ->
        [feminine] { $name } o ucide pe { NAME($what, case: "acc") }
       *[other] { $name } îl ucide pe { NAME($what, case: "acc") }
    }
}
    .small = { $you ->
        [target] { $missing ->
            [1] Pierzi o tură, la un cartier de { $goal }.
           *[other] Pierzi o tură întreagă.
        }
       *[other] { $missing ->
            [1] { $target } pierde o tură, la un cartier de { $goal }.
           *[other] { $target } pierde o tură întreagă.
        }
    }
picture-decided-bewitched = { $you ->
    [seat] { GENDER($what) ->
        [feminine] O vrăjești pe { NAME($what, case: "acc") }
       *[other] Îl vrăjești pe { NAME($what, case: "acc") }
    }
    [target] { $name } îți vrăjește personajul: { $what }
   *[other] { GENDER($what) ->
        [feminine] { $name } o vrăjește pe { NAME($what, case: "acc") }
       *[other] { $name } îl vrăjește pe { NAME($what, case: "acc") }
    }
}
    .small = { $you ->
        [target] Poți doar să iei monede sau cărți.
       *[other] { $target } poate doar să ia monede sau cărți.
    }
picture-decided-stole = { $you ->
    [seat] Furi
    [target] { $name } îți fură
   *[other] { $name } fură
} { $number ->
    [one] o monedă
    [few] { $number } monede
   *[other] { $number } de monede
}
    .small = { $you ->
        [target] Nu mai ai cu ce construi.
       *[other] { $target } nu mai are cu ce construi.
    }
picture-decided-destroyed = { $you ->
    [seat] Îi distrugi lui { $target } { NAME($what, case: "acc") }
    [target] { $name } îți distruge { NAME($what, case: "acc") }
   *[other] { $name } îi distruge lui { $target } { NAME($what, case: "acc") }
}
    .small = { picture-decided-lost }
picture-decided-seized = { $you ->
    [seat] Îi iei lui { $target } { NAME($what, case: "acc") }
    [target] { $name } îți ia { NAME($what, case: "acc") }
   *[other] { $name } îi ia lui { $target } { NAME($what, case: "acc") }
}
    .small = { picture-decided-lost }
picture-decided-exchanged = { $you ->
    [seat] Iei la schimb de la { $target } { NAME($what, case: "acc") }
    [target] { $name } îți ia la schimb { NAME($what, case: "acc") }
   *[other] { $name } ia la schimb de la { $target } { NAME($what, case: "acc") }
}
    .small = { picture-decided-lost }
picture-decided-lost = { $you ->
    [target] Pierzi
   *[other] { $target } pierde
} { $number ->
    [one] un punct
    [few] { $number } puncte
   *[other] { $number } de puncte
} și jocul, { $margin ->
    [0] la departajare
   *[other] la o diferență de { $margin }
}.
picture-decided-lead = { $you ->
    [seat] Te desprinzi
   *[other] { $name } se desprinde
}
    .small = Avans de { $number ->
        [one] un punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }, iar { $you ->
        [target] tu nu mai recuperezi.
       *[other] nimeni nu mai recuperează.
    }
picture-decided-landmark = Cu { NAME($what, case: "acc") }, { $you ->
    [seat] treci în față
   *[other] { $name } trece în față
}
    .small = { picture-decided-lead.small }
picture-decided-count = { $you ->
    [seat] Câștigi
   *[other] { $name } câștigă
} { $number ->
    [one] un punct
    [few] { $number } puncte
   *[other] { $number } de puncte
}
    .small = { $what }.
picture-decided-killed-again = { $you ->
    [seat] Pentru a { $times }-a oară, victima ta e { $target }
    [target] Pentru a { $times }-a oară, victima lui { $name } ești tu
   *[other] Pentru a { $times }-a oară, victima lui { $name } e { $target }
}
picture-decided-survived = { $you ->
    [seat] Câștigi în ciuda loviturilor
   *[other] { $name } câștigă în ciuda loviturilor
}
    .small = { $number ->
        [one] Nici o lovitură n-a
        [few] Nici { $number } lovituri n-au
       *[other] Nici { $number } de lovituri n-au
    } fost de ajuns.
picture-decided-comeback = { $you ->
    [seat] Revii de pe ultimul loc
   *[other] { $name } revine de pe ultimul loc
}
    .small = La un moment dat, în urmă cu { $number ->
        [one] un punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }.
picture-decided-close = { $you ->
    [seat] Câștigi la mustață
   *[other] { $name } câștigă la mustață
}
    .small = { $number ->
        [0] A decis departajarea.
       *[other] A decis un singur punct.
    }
picture-decided-types = { $you ->
    [seat] Ai toate cele cinci tipuri
   *[other] { $name } are toate cele cinci tipuri
}
    .small = A decis bonusul de { $number ->
        [one] un punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }.
picture-decided-finish = { $you ->
    [seat] Orașul tău e gata primul
   *[other] { $name } termină orașul înaintea tuturor
}
    .small = A decis bonusul de { $number ->
        [one] un punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }.
picture-decided-spurt = { $you ->
    [seat] Închei în stil mare
   *[other] { $name } încheie în stil mare
}
    .small = Ultima rundă a adus { $number ->
        [one] un punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }.
picture-decided-ahead = { $you ->
    [seat] Conduci de la început la sfârșit
   *[other] { $name } conduce de la început la sfârșit
}
    .small = După prima rundă, mereu în frunte.
picture-decided-runaway = { $you ->
    [seat] Câștigi detașat
   *[other] { $name } câștigă detașat
}
    .small = Avans: { $number ->
        [one] un punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }.
picture-decided-untouched = { $you ->
    [seat] Nimic nu te oprește
   *[other] Nimic nu stă în calea lui { $name }
}
    .small = Nicio crimă, niciun furt, nicio distrugere.
picture-decided-bonus = { $what }: investiție bună
    .small = { $number ->
        [one] Un punct în plus
        [few] { $number } puncte în plus
       *[other] { $number } de puncte în plus
    } pentru { $you ->
        [seat] tine
       *[other] { $name }
    }.
picture-column-districts = Cartiere
picture-column-complete = Complet
picture-column-five-types = Tipuri
picture-column-unique = Plus
picture-column-total = Puncte
picture-award-robbery = Cel mai mare jaf
    .text = { $you ->
        [seat] Ai luat
        [target] { $name } ți-a luat
       *[other] { $name } a luat
    } { $number ->
        [one] o monedă
        [few] { $number } monede
       *[other] { $number } de monede
    }{ $you ->
        [target] { "" }
       *[other] { " " }de la { $target }
    }
picture-award-destroyer = Mare dărâmător
    .text = { $you ->
        [seat] Ai distrus
       *[other] { $name } a distrus
    } { $number ->
        [one] un cartier
        [few] { $number } cartiere
       *[other] { $number } de cartiere
    }
picture-award-seizer = Mână lungă
    .text = { $you ->
        [seat] Ai luat
       *[other] { $name } a luat
    } { $number ->
        [one] un cartier
        [few] { $number } cartiere
       *[other] { $number } de cartiere
    }
picture-award-killer = Lamă ascuțită
    .text = { $you ->
        [seat] Ai ucis
       *[other] { $name } a ucis
    } { $number ->
        [one] o dată
        [few] de { $number } ori
       *[other] de { $number } de ori
    }
picture-award-swapper = Degete iuți
    .text = { $you ->
        [seat] Ai schimbat cărțile
       *[other] { $name } a schimbat cărțile
    } { $number ->
        [one] o dată
        [few] de { $number } ori
       *[other] de { $number } de ori
    }
picture-award-richest = Tură de aur
    .text = { $you ->
        [seat] Ai strâns
       *[other] { $name } a strâns
    } { $number ->
        [one] o monedă
        [few] { $number } monede
       *[other] { $number } de monede
    } într-o tură
picture-award-dearest = Preț record
    .text = { $you ->
        [seat] Ai dat
       *[other] { $name } a dat
    } { $number } pe un cartier
picture-award-builder = Șantier plin
    .text = { $you ->
        [seat] Ai construit
       *[other] { $name } a construit
    } { $number } cartiere într-o rundă
picture-award-regular = Rol preferat
    .text = { $you ->
        [seat] Ai fost
       *[other] { $name } a fost
    } { $what } { $number ->
        [one] o dată
        [few] de { $number } ori
       *[other] de { $number } de ori
    }

picture-lobby-title = Citadels
picture-town-alt = { $title }: { $line }.
picture-lobby-players = { $fewest }–{ $most } jucători
picture-lobby-line = { $short ->
    [yes] Joc scurt: un oraș
   *[no] Un oraș
} de { $districts ->
    [one] un cartier
    [few] { $districts } cartiere
   *[other] { $districts } de cartiere
}{ $two ->
    [yes] { " " }· câte două personaje
   *[no] { "" }
}
picture-lobby-note = { $taken ->
    [0] Încă nu e nimeni la masă
   *[other] { lobby-seats }
}
picture-lobby-host = gazdă
picture-lobby-free = liber
picture-lobby-asked = așteptăm
picture-lobby-offered = { $name }, dacă e liber
picture-lobby-mark = { $mark ->
    [check] gata
   *[glass] încă nu e gata
}
picture-lobby-computer = calculator
picture-lobby-alt = { $title }: { $players }. { $line }. { $note }.
picture-lobby-cast = Personaje
picture-lobby-seats = Locuri

picture-film-built = { $name } construiește { NAME($card, case: "acc") }
picture-film-end = Sfârșit

picture-lesson-title = Se joacă în ordine, de la 1 la { $last }
picture-lesson-own = tu
picture-own-city = Orașul tău
picture-own-size = { $size } din { $target } cartiere
picture-own-gold = Monedele tale
picture-example = Exemplu
picture-example-kill = Îl ucizi pe Rege
picture-example-silent = e strigat: nu răspunde nimeni
picture-example-others = joacă normal
picture-lesson-assassin = ucide
picture-lesson-thief = jefuiește
picture-lesson-magician = schimbă cărți
picture-lesson-king = ia coroana
picture-lesson-bishop = e apărat
picture-lesson-merchant = câștigă mai mult
picture-lesson-architect = construiește mult
picture-lesson-warlord = distruge
picture-state-answered = a jucat
picture-state-now = joacă acum
picture-state-coming = urmează
picture-state-nobody = nimeni
picture-state-out = lipsește

picture-first-city = Primul tău oraș
    .text = { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, avans de { $ahead }
picture-learnt = Știi să joci Citadels
picture-learnt-choose = Alegere
    .text = în secret
picture-learnt-gather = Venit
    .text = monede sau cărți
picture-learnt-build = Construcție
    .text = plătești costul
picture-learnt-call = Strigare
    .text = de la 1 la 8
picture-learnt-robbed = Jaf
    .text = dar ai câștigat
picture-learnt-kill = Atac
    .text = pe ghicite
picture-learnt-crown = Coroană
    .text = prima alegere
picture-learnt-score = Scor
    .text = { $points ->
        [one] un punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
