band-tab = { $reader ->
    [victim] Despre tine
    [doer] Planul tău
    [computer] Calculatorul, în locul tău
   *[good] Pentru tine
}
band-coins = { $gold ->
    [one] o monedă
    [few] { $gold } monede
   *[other] { $gold } de monede
}
band-of-goal = din { $goal }
band-cards = { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
band-killed =
    .victim = { $name } ți-a ucis personajul: { $other }
    .victim-note = { $left ->
        [0] { $when ->
            [past] Ai pierdut tura din runda { $round }.
           *[now] Îți pierzi tura.
        }
       *[other] Îți rămâne { $characters }, rangul { $next }.
    }
    .doer = { GENDER($other) ->
        [feminine] Ai ucis-o pe { NAME($other, case: "acc") }
       *[other] L-ai ucis pe { NAME($other, case: "acc") }
    }
    .doer-note = Dacă are cineva personajul, își pierde tura.
    .all =
        { GENDER($other) ->
            [feminine] { $character } o ucide pe { NAME($other, case: "acc") }
           *[other] { $character } îl ucide pe { NAME($other, case: "acc") }
        }
    .all-note = Personajul de rangul { $rank } tace în această rundă.
band-silent =
    .victim = Îți pierzi tura
    .victim-note = La strigarea { NAME($other, case: "gen") }, tu taci.
    .doer = { $other } tace
    .doer-note = La rangul { $rank } n-a răspuns nimeni.
    .all = N-a răspuns nimeni
    .all-note = La strigarea { NAME($other, case: "gen") } e liniște.
band-late =
    .victim = Îți arăți personajul
    .victim-note = { $other } a fost ucis, dar coroana tot se mută.
    .doer = Era { $target }!
    .doer-note = { $other } a pierdut toată tura.
    .all = { $target } era { $other }
    .all-note = Personajul ucis se arată abia acum.
band-refuge =
    .victim = { NAME($card, case: "acc") } te primește
    .victim-note = { GENDER($other) ->
        [feminine] { $other } a fost ucisă, dar poți aduna resurse.
       *[other] { $other } a fost ucis, dar poți aduna resurse.
    }
    .doer = Era { $target }!
    .doer-note = { $other } poate totuși aduna resurse ({ $card }).
    .all = { $target } era { $other }
    .all-note = Personajul ucis poate aduna resurse ({ $card }).
band-bewitched =
    .victim = Personajul tău e vrăjit
    .victim-note = Aduni resurse, apoi { $name } joacă mai departe în rolul de { NAME($other, case: "acc") }.
    .doer = { GENDER($other) ->
        [feminine] Ai vrăjit-o pe { NAME($other, case: "acc") }
       *[other] L-ai vrăjit pe { NAME($other, case: "acc") }
    }
    .doer-note = Dacă are cineva personajul, adună resurse, apoi joci tu.
    .all =
        { GENDER($other) ->
            [feminine] { $character } o vrăjește pe { NAME($other, case: "acc") }
           *[other] { $character } îl vrăjește pe { NAME($other, case: "acc") }
        }
    .all-note = Acest personaj doar adună resurse.
band-unmoved =
    .doer = Vraja nu atinge pe nimeni
    .doer-note = La strigarea { NAME($other, case: "gen") } n-a răspuns nimeni.
    .all = Vraja nu atinge pe nimeni
    .all-note = La strigarea { NAME($other, case: "gen") } n-a răspuns nimeni.
band-took-over =
    .victim = Ți s-a luat tura
    .victim-note = { $when ->
        [past] În runda { $round }, { $name } a jucat mai departe în rolul de { NAME($other, case: "acc") }.
       *[now] Ai adunat resurse. { $name } joacă mai departe în rolul de { NAME($other, case: "acc") }.
    }
    .doer = { $other } te ascultă
    .doer-note = { $target } a adunat resurse. Joci mai departe, cu aurul tău.
    .all = { $name } joacă în rolul de { NAME($other, case: "acc") }
    .all-note = { $target } doar adună resurse.
band-robbed =
    .victim = { $character } te are în vizor
    .victim-note = La strigarea { NAME($other, case: "gen") } pierzi tot aurul.
    .doer = Ai pus ochii pe { NAME($other, case: "acc") }
    .doer-note = Dacă are cineva personajul, tot aurul lui va fi al tău.
    .all = { $character } a pus ochii pe { NAME($other, case: "acc") }
    .all-note = Jucătorul lui își pierde tot aurul.
band-empty =
    .doer = N-ai pe cine jefui
    .doer-note = La strigarea { NAME($other, case: "gen") } n-a răspuns nimeni.
    .all = Nu e pe cine jefui
    .all-note = La strigarea { NAME($other, case: "gen") } n-a răspuns nimeni.
band-stole =
    .victim = { $gold ->
        [0] Nimic de furat
       *[other] Ai pierdut { band-coins }
    }
    .victim-note = { $gold ->
        [0] { $name } a găsit doar pânze de păianjen.
       *[other] { $name } ți-a luat tot ce aveai.
    }
    .doer = { $gold ->
        [0] Punga era goală
       *[other] Ai furat { band-coins }
    }
    .doer-note = { $gold ->
        [0] { $target } avea doar pânze de păianjen.
       *[other] Era tot ce avea { $target }.
    }
    .all = { $gold ->
        [0] Nimic de furat
       *[other] { $name } fură { band-coins }
    }
    .all-note = { $gold ->
        [0] { $target } avea doar pânze de păianjen.
       *[other] Era tot ce avea { $target }.
    }
band-destroyed =
    .victim = Ți-au distrus { NAME($card, case: "acc") }!
    .victim-note = { $name } { $gold ->
        [0] n-a plătit nimic
        [one] a plătit o monedă
        [few] a plătit { $gold } monede
       *[other] a plătit { $gold } de monede
    }. Ai { $size } { band-of-goal }.
    .doer = Ai distrus { NAME($card, case: "acc") }!
    .doer-note = { $gold ->
        [0] N-ai plătit nimic
        [one] Ai plătit o monedă
        [few] Ai plătit { $gold } monede
       *[other] Ai plătit { $gold } de monede
    }. { $target } are { $size } { band-of-goal }.
    .all = { $name } distruge { NAME($card, case: "acc") }
    .all-note = { $target } are { $size } { band-of-goal }.
band-seized =
    .victim = Ai pierdut { NAME($card, case: "acc") }
    .victim-note = { $name } a luat cartierul și ți-a dat { band-coins }.
    .doer = Ai luat { NAME($card, case: "acc") }
    .doer-note = { $target } primește { band-coins }. Ai { $own } { band-of-goal }.
    .all = { $name } ia { NAME($card, case: "acc") }
    .all-note = { $target } primește { band-coins }.
band-exchanged =
    .victim = Ai pierdut { NAME($card, case: "acc") }
    .victim-note = { $name } ți-a dat { NAME($given, case: "acc") }{ $gold ->
        [0] { "" }
       *[other] {" "}și { band-coins }
    }.
    .doer = Ai luat { NAME($card, case: "acc") }
    .doer-note = { $target } primește { NAME($given, case: "acc") }{ $gold ->
        [0] { "" }
       *[other] {" "}și { band-coins }
    }.
    .all = { $name } ia { NAME($card, case: "acc") }
    .all-note = { $target } primește { NAME($given, case: "acc") }{ $gold ->
        [0] { "" }
       *[other] {" "}și { band-coins }
    }.
band-swapped =
    .victim = Ți s-au luat cărțile
    .victim-note = { $name } a schimbat cărțile cu tine{ $count ->
        [0] , dar nu avea niciuna
       *[other] { "" }
    }.
    .doer = Ai schimbat cărțile
    .doer-note = Ai cărțile lui { $target }.
    .all = { $name } schimbă cărțile
    .all-note = { $target } are acum cărțile lui { $name }.
band-warrants =
    .victim = Mandat pe numele tău
    .victim-note = { $name } poate lua primul cartier pe care îl plătești.
    .doer = Ai emis mandatele
    .doer-note = Unul e semnat. Doar tu știi care.
    .all = { $name } emite mandate
    .all-note = Sunt pe numele { NAME($characters, case: "gen") }.
band-confiscated =
    .victim = Ai pierdut { NAME($card, case: "acc") }
    .victim-note = { $name } a arătat mandatul semnat. Primești banii înapoi.
    .doer = Confiscat!
    .doer-note = Ai luat { NAME($card, case: "acc") }. Ai { $own } { band-of-goal }.
    .all = { $name } confiscă { NAME($card, case: "acc") }
    .all-note = Mandatul era semnat. { $target } primește banii înapoi.
band-threats =
    .victim = { $name } te amenință ({ $other })
    .victim-note = După ce aduni resurse, plătești jumătate din aur sau riști tot.
    .doer = Ai trimis amenințările
    .doer-note = Una e adevărată. Doar tu știi care.
    .all = { $name } amenință
    .all-note = Țintele sunt { $characters }.
band-bribed =
    .victim = Ai plătit { band-coins }
    .victim-note = { $name } nu mai arată amenințarea.
    .doer = { $target } a plătit { band-coins }
    .doer-note = Nimeni nu vede dacă amenințarea era adevărată.
    .all = { $target } plătește { band-coins }
    .all-note = Amenințarea lui { $name } rămâne ascunsă.
band-refused =
    .victim = Nu plătești nimic
    .victim-note = { $name } poate arăta amenințarea.
    .doer = { $target } nu plătește
    .doer-note = Poți arăta amenințarea.
    .all = { $target } nu plătește
    .all-note = { $name } poate arăta amenințarea.
band-showed =
    .victim = Ai pierdut { band-coins }
    .victim-note = Amenințarea era adevărată: { $name } ia tot.
    .doer = Ai luat { band-coins }
    .doer-note = { $target } a refuzat, iar amenințarea era adevărată.
    .all = { $name } ia { band-coins }
    .all-note = { $target } a refuzat, iar amenințarea era adevărată.
band-bluff =
    .victim = Amenințarea era falsă
    .victim-note = { $name } a arătat-o. Îți păstrezi aurul.
    .doer = Amenințarea era falsă
    .doer-note = { $target } nu s-a lăsat și își păstrează aurul.
    .all = Amenințarea era falsă
    .all-note = { $target } își păstrează aurul.
band-withdrew =
    .victim = Amenințarea rămâne ascunsă
    .victim-note = { $name } nu a arătat-o. Îți păstrezi aurul.
    .doer = Amenințarea rămâne ascunsă
    .doer-note = Nimeni nu vede dacă era adevărată.
    .all = Amenințarea rămâne ascunsă
    .all-note = { $target } își păstrează aurul.
band-taxed =
    .victim = Taxa te costă { $gold ->
        [one] o monedă
        [few] { $gold } monede
       *[other] { $gold } de monede
    }
    .victim-note = Ai construit, deci o plătești.
band-collected =
    .doer = Ai strâns { band-coins }
    .doer-note = Toate taxele pe construcții.
    .all = { $name } strânge { band-coins }
    .all-note = Toate taxele pe construcții.
band-crown =
    .victim = Ai pierdut coroana
    .victim-note = { $when ->
        [past] Runda aceasta
       *[now] Runda viitoare
    } alegerea începe cu { $name }.
    .doer = Coroana e a ta
    .doer-note = { $when ->
        [past] Runda aceasta
       *[now] Runda viitoare
    } alegerea începe cu tine.
    .all = { $name } are coroana
    .all-note = { $when ->
        [past] Runda aceasta
       *[now] Runda viitoare
    } alegerea începe cu { $name }.
band-completed =
    .victim = { $name } are { $size } { band-of-goal }
    .victim-note = Orașul e complet. Sfârșitul e aproape.
    .doer = Orașul tău e complet
    .doer-note = { $size } { band-of-goal }: zidarii se pot odihni.
    .all = { $name } își completează orașul
    .all-note = { $size } { band-of-goal }: sfârșitul e aproape.
band-last-round =
    .all = Aceasta e ultima rundă
    .all-note = Acum ori niciodată: apoi se numără punctele.
band-not-last-round =
    .all = Jocul merge mai departe
    .all-note = Nu mai e ultima rundă.
band-bell-tower =
    .all = Clopotnița bate
    .all-note = Jocul se încheie la { $goal } cartiere.
band-time-ran-out =
    .victim = Ți s-a terminat timpul
    .victim-note = Un calculator a jucat în locul tău.
    .all = { $name } n-a răspuns la timp
    .all-note = Joacă un calculator.
band-computer-played =
    .victim = A jucat un calculator
    .victim-note = A răspuns în locul tău cât ai lipsit.
    .all = Joacă un calculator
    .all-note = { $name } lipsește.
band-spied =
    .victim = { $name } te spionează
    .victim-note = { $gold ->
        [0] Nu pierzi aur.
       *[other] Pierzi { band-coins }.
    }
    .doer = Ai tras cu ochiul
    .doer-note = { $gold ->
        [0] { $target } nu pierde aur.
       *[other] { $target } pierde { band-coins }, iar tu tragi tot atâtea cărți.
    }
    .all = { $name } trage cu ochiul
    .all-note = { $gold ->
        [0] { $target } nu pierde aur.
       *[other] { $target } pierde { band-coins }.
    }
band-saw-hand =
    .victim = { $name } ți-a văzut cărțile
    .victim-note = Acum le știe pe toate.
    .doer = Te-ai uitat în cărți
    .doer-note = Sunt cărțile lui { $target }.
    .all = { $name } se uită în cărți
    .all-note = Sunt cărțile lui { $target }.
band-took-cards =
    .victim = Ai pierdut { band-cards }
    .victim-note = Din mâna ta în mâna lui { $name }.
    .doer = Ai luat { band-cards }
    .doer-note = Din mâna lui { $target } în mâna ta.
    .all = { $name } ia { band-cards }
    .all-note = Din mâna lui { $target }.
band-gave-cards =
    .victim = Primești { band-cards }
    .victim-note = Un dar de la { $name }.
    .doer = Ai dat { band-cards }
    .doer-note = { $target } are acum mai multe cărți.
    .all = { $name } dă { band-cards }
    .all-note = { $target } are acum mai multe cărți.
band-took-gold =
    .victim = Ai pierdut { band-coins }
    .victim-note = Din rezerva ta în a lui { $name }.
    .doer = Ai luat { band-coins }
    .doer-note = Din rezerva lui { $target }.
    .all = { $name } ia { band-coins }
    .all-note = Din rezerva lui { $target }.
band-from-hand =
    .victim = Ai pierdut { NAME($card, case: "acc") }
    .victim-note = { $name } ți-a luat cartea din mână și a construit-o.
    .doer = Ai construit { NAME($card, case: "acc") }
    .doer-note = Cartea era în mâna lui { $target }.
    .all = { $name } construiește { NAME($card, case: "acc") }
    .all-note = Cartea era în mâna lui { $target }.
band-borrowed =
    .victim = Ai pierdut { band-coins }
    .victim-note = { $name } ți-a dat tot atâtea cărți.
    .doer = Ai luat { band-coins }
    .doer-note = { $target } a primit tot atâtea cărți.
    .all = { $name } ia { band-coins }
    .all-note = { $target } primește tot atâtea cărți.
band-wagon =
    .victim = { $name } ți-a folosit Casa de bilete
    .victim-note = Acum are pe ea { band-coins }.
    .doer = Ai folosit o Casă de bilete
    .doer-note = E a lui { $target } și are pe ea { band-coins }.
    .all = { $name } folosește o Casă de bilete
    .all-note = E a lui { $target } și are pe ea { band-coins }.
band-characters =
    .victim = Ai alt personaj
    .victim-note = { $name } a schimbat personajul cu tine.
    .doer = Ai alt personaj
    .doer-note = Ai făcut schimb cu { $target }.
    .all = Schimb de personaje
    .all-note = { $name } și { $target } au personaje noi.
