event-line = · { $text }
event-unknown = { $what }: { $facts }

## Kolo

event-dealt = Tvoje první karty: { $cards }.
event-round-began = Začíná { $round }. kolo. { $seat } { $you ->
    [seat] máš
   *[other] má
} korunu a { $you ->
    [seat] vybíráš
   *[other] vybírá
} postavu jako první.
    .line = { "" }
events-face-up = Lícem nahoru vyřazeno: { $names }.
event-face-up = Lícem nahoru vyřazeno: { $character }.
    .line = { "" }
event-face-down = Jedna postava je vyřazená lícem dolů.
    .line = { "" }
event-saw-face-down = Lícem dolů vyřazeno; vidíš to jen ty: { $character }.
events-picked = Postavu už mají: { $names }.
event-picked = { $you ->
    [seat] { "" }
   *[other] { $seat } si vybírá postavu.
}
    .line = { "" }
event-chose = Tvoje postava: **{ $character }**.
event-tossed = { $seat } { $you ->
    [seat] vyřazuješ
   *[other] vyřazuje
} jednu postavu lícem dolů.
    .line = { "" }
events-called = { $names }: nikdo se nehlásí.
event-called = { $character }: nikdo se nehlásí.
    .line = { "" }
event-revealed = { $character }: { $you ->
    [seat] **ty**
   *[other] { $seat }
}.
    .line = { "" }
event-revealed-late = { $seat } { $you ->
    [seat] máš
   *[other] má
} zneškodněnou postavu: { $character }.
    .line = { "" }
event-turn-ended = { "" }
    .line = { "" }
event-round-ended = { "" }
    .line = { "" }
event-last-round = **Tohle je poslední kolo.**
    .line = { "" }
event-not-last-round = Zvonice zase mlčí: **tohle není poslední kolo**.
    .line = 🔕 **už to není poslední kolo**
event-completed = { $seat } { $you ->
    [seat] dokončuješ
   *[other] dokončuje
} město!
    .line = 🏁 **město dokončeno**
event-scored = { $you ->
    [seat] **Ty**
   *[other] { $seat }
}: { $total ->
    [one] { $total } bod
    [few] { $total } body
   *[other] { $total } bodů
}.
    .line = { "" }
event-game-over = Hra skončila.
    .line = { "" }
event-won = { $seat } { $you ->
    [seat] vyhráváš
   *[other] vyhrává
}.
    .line = { "" }

## Mince, karty, budovy

event-gathered-gold = { $seat } si { $you ->
    [seat] bereš
   *[other] bere
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
}.
    .line = +{ $gold } 💰
event-gathered-cards = { $seat } si { $you ->
    [seat] dobíráš
   *[other] dobírá
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} a { $you ->
    [seat] necháváš
   *[other] nechává
} si { $kept }.
    .line = +{ $kept } 🃏
event-kept = Necháváš si: { NAME($cards, case: "acc") }.
event-drew = Dobíráš si: { NAME($cards, case: "acc") }.
event-deck-renewed = Odkládací hromádka se zamíchala a je z ní nový balíček ({ $number ->
    [one] { $number } karta
    [few] { $number } karty
   *[other] { $number } karet
}).
    .line = 🔀 nový balíček
event-gained-gold = { $seat } { $you ->
    [seat] dostáváš
   *[other] dostává
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} ({ $reason }).
    .line = +{ $gold } 💰 ({ $reason })
event-gained-cards = { $seat } si { $you ->
    [seat] dobíráš
   *[other] dobírá
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} ({ $reason }).
    .line = +{ $count } 🃏 ({ $reason })
event-paid = { $seat } { $you ->
    [seat] platíš
   *[other] platí
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} ({ $reason }).
    .line = −{ $gold } 💰 ({ $reason })
event-discarded = { $seat } { $you ->
    [seat] odkládáš
   *[other] odkládá
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} ({ $reason }).
    .line = −{ $count } 🃏 ({ $reason })
event-built = { $seat } { $you ->
    [seat] stavíš
   *[other] staví
} { $mark } **{ NAME($card, case: "acc") }** { $gold ->
    [0] bez placení
   *[other] za { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }
}.
    .line = 🏗️ { $mark } { $card }
event-crown = 👑 { $seat } { $you ->
    [seat] dostáváš
   *[other] dostává
} korunu.
    .line = 👑

## Co dělá víc karet

event-destroyed = { $seat } { $own ->
    [yes] { $you ->
        [seat] bouráš
       *[other] bourá
    } vlastní budovu:
   *[no] { $you ->
        [target] ti bourá
       *[other] { $you ->
            [seat] bouráš
           *[other] bourá
        } hráči { $target }
    }
} { $mark } { $own ->
    [yes] **{ $card }**
   *[no] **{ NAME($card, case: "acc") }**
}{ $gold ->
    [0] .
   *[other] { " " }({ $gold } 💰).
}
    .line = { $own ->
        [yes] 💥 vlastní: { $mark } { $card }
       *[no] 💥 { $target }: { $mark } { $card }
    }
event-saw-hand = V ruce { $you ->
    [target] máš
   *[other] má { $target }
}: { $cards }.
event-looked-at-hand = { $seat } si { $you ->
    [seat] prohlížíš
   *[other] prohlíží
} { $you ->
    [target] tvoje karty
   *[other] karty hráče { $target }
}.
    .line = 👀 karty: { $target }
event-gave-cards = { $seat } { $you ->
    [target] ti dává
   *[other] { $you ->
        [seat] dáváš
       *[other] dává
    } hráči { $target }
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} ({ $reason }).
    .line = { $count } 🃏 → { $target } ({ $reason })
event-took-gold = { $seat } { $you ->
    [target] ti bere
   *[other] { $you ->
        [seat] bereš
       *[other] bere
    } hráči { $target }
} { $gold ->
    [one] { $gold } minci
    [few] { $gold } mince
   *[other] { $gold } mincí
} ({ $reason }).
    .line = { $gold } 💰 ← { $target } ({ $reason })
event-took-cards = { $seat } { $you ->
    [target] ti bere
   *[other] { $you ->
        [seat] bereš
       *[other] bere
    } hráči { $target }
} { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} ({ $reason }).
    .line = { $count } 🃏 ← { $target } ({ $reason })
event-received-cards = { $source } ti dává: { NAME($cards, case: "acc") }.
event-lost-cards = { $target } od tebe dostává: { NAME($cards, case: "acc") }.
event-sacrificed = { $seat } { $you ->
    [seat] strháváš
   *[other] strhává
} { $mark } **{ NAME($card, case: "acc") }** ({ $reason }).
    .line = strženo: { $mark } { $card } ({ $reason })
event-built-from-hand = { $seat } { $you ->
    [seat] stavíš
   *[other] staví
} { $mark } **{ NAME($card, case: "acc") }** { $you ->
    [target] z tvé ruky
   *[other] z ruky hráče { $target }
}.
    .line = z ruky: { $target }
event-played = { $seat } { $you ->
    [seat] hraješ
   *[other] hraje
} { $mark } **{ NAME($card, case: "acc") }**.
    .line = 🎪 { $card }
event-put-away = { $you ->
    [seat] Tvoje karta
   *[other] { $seat }: karta
} { $mark } { $card } jde dospod balíčku.
    .line = 🎪 odloženo: { $card }

## Proč někdo dostal nebo zaplatil mince či karty

reason-income-noble = panské budovy
    .line = 🟡
reason-income-religious = sakrální budovy
    .line = 🔵
reason-income-trade = obchodní budovy
    .line = 🟢
reason-income-military = vojenské budovy
    .line = 🔴
reason-cards-noble = panské budovy
    .line = 🟡
reason-cards-religious = sakrální budovy
    .line = 🔵
