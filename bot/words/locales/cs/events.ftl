event-line = · { $text }
event-unknown = { $what }: { $facts }

## Kolo

event-dealt = Na začátek dostáváš { NAME($cards, case: "acc") }.
event-round-began =
    { $you ->
        [seat] Začíná { $round }. kolo. Máš korunu a vybíráš postavu jako první.
       *[other] Začíná { $round }. kolo. { $seat } má korunu a vybírá postavu jako první.
    }
events-face-up = Lícem nahoru se vyřazuje { $names }.
event-face-up = Lícem nahoru se vyřazuje { $character }.
event-face-down = Jedna postava se vyřazuje lícem dolů.
event-saw-face-down = Lícem dolů se vyřazuje { $character }. Vidíš to jen ty.
events-picked = { $names } už mají postavy.
event-picked =
    { $you ->
        [seat] { "" }
       *[other] { $seat } si vybírá postavu.
    }
event-chose = Vybíráš si **{ NAME($character, case: "acc") }**.
event-tossed =
    { $you ->
        [seat] Vyřazuješ jednu postavu lícem dolů.
       *[other] { $seat } vyřazuje jednu postavu lícem dolů.
    }
events-called = Vyvolává se { $names }. Nikdo se nehlásí.
event-called = Vyvolává se { $character }. Nikdo se nehlásí.
event-revealed =
    { $you ->
        [seat] Ukazuješ { NAME($character, case: "acc") }: jsi na tahu.
       *[other] { $seat } ukazuje { NAME($character, case: "acc") }.
    }
event-revealed-late =
    { $you ->
        [seat] Tvoje postava ({ $character }) je zneškodněná.
       *[other] Postava hráče { $seat } ({ $character }) je zneškodněná.
    }
event-turn-ended = { "" }
event-round-ended = { "" }
event-last-round = **Tohle je poslední kolo.**
event-not-last-round = Zvonice zase mlčí: **tohle není poslední kolo**.
event-completed =
    { $you ->
        [seat] Dokončuješ město!
       *[other] { $seat } dokončuje město!
    }
event-scored =
    { $you ->
        [seat] Máš
       *[other] { $seat } má
    } { $total ->
        [one] { $total } bod
        [few] { $total } body
       *[other] { $total } bodů
    }.
event-game-over = Hra skončila.
event-won =
    { $you ->
        [seat] Vyhráváš.
       *[other] { $seat } vyhrává.
    }

## Mince, karty, budovy

event-gathered-gold =
    { $you ->
        [seat]
            Bereš si { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            }.
       *[other]
            { $seat } si bere { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            }.
    }
event-gathered-cards =
    { $you ->
        [seat]
            Dobíráš si { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } a necháváš si { $kept }.
       *[other]
            { $seat } si dobírá { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } a nechává si { $kept }.
    }
event-kept = Necháváš si { NAME($cards, case: "acc") }.
event-drew = Dobíráš si { NAME($cards, case: "acc") }.
event-deck-renewed =
    Odložené karty se zamíchaly: nový balíček má { $number ->
        [one] { $number } kartu
        [few] { $number } karty
       *[other] { $number } karet
    }.
event-gained-gold =
    { $you ->
        [seat]
            Dostáváš { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } ({ $reason }).
       *[other]
            { $seat } dostává { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } ({ $reason }).
    }
event-gained-cards =
    { $you ->
        [seat]
            Dobíráš si { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
       *[other]
            { $seat } si dobírá { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
    }
event-paid =
    { $you ->
        [seat]
            Platíš { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } ({ $reason }).
       *[other]
            { $seat } platí { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } ({ $reason }).
    }
event-discarded =
    { $you ->
        [seat]
            Odkládáš { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
       *[other]
            { $seat } odkládá { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
    }
event-built =
    { $you ->
        [seat]
            Stavíš { $mark } **{ NAME($card, case: "acc") }** { $gold ->
                [0] bez placení
               *[other]
                    za { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }
            }.
       *[other]
            { $seat } staví { $mark } **{ NAME($card, case: "acc") }** { $gold ->
                [0] bez placení
               *[other]
                    za { $gold ->
                        [one] { $gold } minci
                        [few] { $gold } mince
                       *[other] { $gold } mincí
                    }
            }.
    }
event-crown =
    { $you ->
        [seat] 👑 Dostáváš korunu.
       *[other] 👑 { $seat } dostává korunu.
    }

## Co dělá víc karet

event-destroyed =
    { $you ->
        [seat]
            { $own ->
                [yes] Bouráš vlastní
               *[no] Bouráš hráči { $target }
            } { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
                [0] .
               *[other] { " " }za { band-coins }.
            }
        [target]
            { $seat } { $own ->
                [yes] bourá vlastní
               *[no] ti bourá
            } { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
                [0] .
               *[other] { " " }za { band-coins }.
            }
       *[other]
            { $seat } { $own ->
                [yes] bourá vlastní
               *[no] bourá hráči { $target }
            } { $mark } **{ NAME($card, case: "acc") }**{ $gold ->
                [0] .
               *[other] { " " }za { band-coins }.
            }
    }
event-saw-hand =
    V ruce { $you ->
        [target] máš
       *[other] má { $target }
    }: { $cards }.
event-looked-at-hand =
    { $you ->
        [seat] Prohlížíš si karty hráče { $target }.
        [target] { $seat } si prohlíží tvoje karty.
       *[other] { $seat } si prohlíží karty hráče { $target }.
    }
event-gave-cards =
    { $you ->
        [seat]
            Dáváš hráči { $target } { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
        [target]
            { $seat } ti dává { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
       *[other]
            { $seat } dává hráči { $target } { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
    }
event-took-gold =
    { $you ->
        [seat]
            Bereš hráči { $target } { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } ({ $reason }).
        [target]
            { $seat } ti bere { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } ({ $reason }).
       *[other]
            { $seat } bere hráči { $target } { $gold ->
                [one] { $gold } minci
                [few] { $gold } mince
               *[other] { $gold } mincí
            } ({ $reason }).
    }
event-took-cards =
    { $you ->
        [seat]
            Bereš hráči { $target } { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
        [target]
            { $seat } ti bere { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
       *[other]
            { $seat } bere hráči { $target } { $count ->
                [one] { $count } kartu
                [few] { $count } karty
               *[other] { $count } karet
            } ({ $reason }).
    }
event-received-cards = { $source } ti dává { NAME($cards, case: "acc") }.
event-lost-cards = { $target } od tebe dostává { NAME($cards, case: "acc") }.
event-sacrificed =
    { $you ->
        [seat] Strháváš { $mark } **{ NAME($card, case: "acc") }**{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}.
       *[other] { $seat } strhává { $mark } **{ NAME($card, case: "acc") }**{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}.
    }
event-built-from-hand =
    { $you ->
        [seat] Stavíš { $mark } **{ NAME($card, case: "acc") }** z ruky hráče { $target }.
        [target] { $seat } staví { $mark } **{ NAME($card, case: "acc") }** z tvé ruky.
       *[other] { $seat } staví { $mark } **{ NAME($card, case: "acc") }** z ruky hráče { $target }.
    }
event-played =
    { $you ->
        [seat] Hraješ { $mark } **{ NAME($card, case: "acc") }**.
       *[other] { $seat } hraje { $mark } **{ NAME($card, case: "acc") }**.
    }
event-put-away =
    { $you ->
        [seat] Tvoje karta { $mark } { $card }
       *[other] { $mark } { $card } hráče { $seat }
    } jde dospod balíčku.

## Proč někdo dostal nebo zaplatil mince či karty

reason-income-noble = žluté budovy
reason-income-religious = modré budovy
reason-income-trade = zelené budovy
reason-income-military = červené budovy
reason-cards-noble = žluté budovy
reason-cards-religious = modré budovy
