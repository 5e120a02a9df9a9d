event-line = · { $text }
event-unknown = { $what }: { $facts }

## Runda

event-dealt = Începi cu { NAME($cards, case: "acc") }.
event-round-began = { $you ->
    [seat] Începe runda { $round }. Ai coroana și alegi înaintea tuturor.
   *[other] Începe runda { $round }. { $seat } are coroana și alege înaintea tuturor.
}
events-face-up = S-au pus deoparte cu fața în sus { $names }.
event-face-up = { GENDER($character) ->
    [feminine] { $character } a fost pusă deoparte cu fața în sus.
   *[other] { $character } a fost pus deoparte cu fața în sus.
}
event-face-down = Un personaj a fost pus deoparte cu fața în jos.
event-saw-face-down = { GENDER($character) ->
    [feminine] { $character } a fost pusă deoparte cu fața în jos; doar tu știi.
   *[other] { $character } a fost pus deoparte cu fața în jos; doar tu știi.
}
events-picked = { $names } și-au ales personajele.
event-picked = { $you ->
    [seat] { "" }
   *[other] { $seat } și-a ales personajul.
}
event-chose = Ți-ai ales personajul: **{ $character }**.
event-tossed = { $you ->
    [seat] Ai pus deoparte un personaj, cu fața în jos.
   *[other] { $seat } a pus deoparte un personaj, cu fața în jos.
}
events-called = La strigarea { NAME($names, case: "gen") } n-a răspuns nimeni.
event-called = La strigarea { NAME($character, case: "gen") } n-a răspuns nimeni.
event-revealed = { $you ->
    [seat] Ești { $character }.
   *[other] { $seat } este { $character }.
}
event-revealed-late = { $you ->
    [seat] Personajul tău ucis era { $character }.
   *[other] Personajul ucis al lui { $seat } era { $character }.
}
event-turn-ended = { "" }
event-round-ended = { "" }
event-last-round = **Aceasta este ultima rundă.**
event-not-last-round = Clopotnița tace din nou: **aceasta nu este ultima rundă**.
event-completed = { $you ->
    [seat] Ți-ai completat orașul!
   *[other] { $seat } și-a completat orașul!
}
event-scored = { $you ->
    [seat] Ai
   *[other] { $seat } are
} { $total ->
    [one] 1 punct
    [few] { $total } puncte
   *[other] { $total } de puncte
}.
event-game-over = Jocul s-a încheiat.
event-won = { $you ->
    [seat] Ai câștigat.
   *[other] { $seat } a câștigat.
}

## Monede, cărți, cartiere

event-gathered-gold = { $you ->
    [seat] { $gold ->
        [one] Ai luat o monedă.
        [few] Ai luat { $gold } monede.
       *[other] Ai luat { $gold } de monede.
    }
   *[other] { $gold ->
        [one] { $seat } a luat o monedă.
        [few] { $seat } a luat { $gold } monede.
       *[other] { $seat } a luat { $gold } de monede.
    }
}
event-gathered-cards = { $you ->
    [seat] Ai tras
   *[other] { $seat } a tras
} { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} și { $you ->
    [seat] ai păstrat
   *[other] a păstrat
} { $kept ->
    [one] una
    [few] { $kept }
   *[other] { $kept }
}.
event-kept = Ai păstrat { NAME($cards, case: "acc") }.
event-drew = Ai tras { NAME($cards, case: "acc") }.
event-deck-renewed = { $number ->
    [one] Cărțile decartate au fost amestecate într-un teanc nou de o carte.
    [few] Cărțile decartate au fost amestecate într-un teanc nou de { $number } cărți.
   *[other] Cărțile decartate au fost amestecate într-un teanc nou de { $number } de cărți.
}
event-gained-gold = { $you ->
    [seat] { $gold ->
        [one] Ai primit o monedă ({ $reason }).
        [few] Ai primit { $gold } monede ({ $reason }).
       *[other] Ai primit { $gold } de monede ({ $reason }).
    }
   *[other] { $gold ->
        [one] { $seat } a primit o monedă ({ $reason }).
        [few] { $seat } a primit { $gold } monede ({ $reason }).
       *[other] { $seat } a primit { $gold } de monede ({ $reason }).
    }
}
event-gained-cards = { $you ->
    [seat] { $count ->
        [one] Ai tras o carte ({ $reason }).
        [few] Ai tras { $count } cărți ({ $reason }).
       *[other] Ai tras { $count } de cărți ({ $reason }).
    }
   *[other] { $count ->
        [one] { $seat } a tras o carte ({ $reason }).
        [few] { $seat } a tras { $count } cărți ({ $reason }).
       *[other] { $seat } a tras { $count } de cărți ({ $reason }).
    }
}
event-paid = { $you ->
    [seat] { $gold ->
        [one] Ai plătit o monedă ({ $reason }).
        [few] Ai plătit { $gold } monede ({ $reason }).
       *[other] Ai plătit { $gold } de monede ({ $reason }).
    }
   *[other] { $gold ->
        [one] { $seat } a plătit o monedă ({ $reason }).
        [few] { $seat } a plătit { $gold } monede ({ $reason }).
       *[other] { $seat } a plătit { $gold } de monede ({ $reason }).
    }
}
event-discarded = { $you ->
    [seat] { $count ->
        [one] Ai decartat o carte ({ $reason }).
        [few] Ai decartat { $count } cărți ({ $reason }).
       *[other] Ai decartat { $count } de cărți ({ $reason }).
    }
   *[other] { $count ->
        [one] { $seat } a decartat o carte ({ $reason }).
        [few] { $seat } a decartat { $count } cărți ({ $reason }).
       *[other] { $seat } a decartat { $count } de cărți ({ $reason }).
    }
}
event-built = { $you ->
    [seat] { $gold ->
        [0] Ai construit { $mark } **{ NAME($card, case: "acc") }** gratis.
        [one] Ai construit { $mark } **{ NAME($card, case: "acc") }** cu o monedă.
        [few] Ai construit { $mark } **{ NAME($card, case: "acc") }** cu { $gold } monede.
       *[other] Ai construit { $mark } **{ NAME($card, case: "acc") }** cu { $gold } de monede.
    }
   *[other] { $gold ->
        [0] { $seat } a construit { $mark } **{ NAME($card, case: "acc") }** gratis.
        [one] { $seat } a construit { $mark } **{ NAME($card, case: "acc") }** cu o monedă.
        [few] { $seat } a construit { $mark } **{ NAME($card, case: "acc") }** cu { $gold } monede.
       *[other] { $seat } a construit { $mark } **{ NAME($card, case: "acc") }** cu { $gold } de monede.
    }
}
event-crown = 👑 Coroana a trecut la { NAME($seat, case: "acc") }.

## Ce fac mai multe cărți

event-destroyed = { $own ->
    [yes] { $you ->
        [seat] { $gold ->
            [0] Ți-ai distrus { $mark } **{ NAME($card, case: "acc") }**.
           *[other] Ți-ai distrus { $mark } **{ NAME($card, case: "acc") }** cu { band-coins }.
        }
       *[other] { $gold ->
            [0] { $seat } și-a distrus { $mark } **{ NAME($card, case: "acc") }**.
           *[other] { $seat } și-a distrus { $mark } **{ NAME($card, case: "acc") }** cu { band-coins }.
        }
    }
   *[no] { $you ->
        [seat] { $gold ->
            [0] Ai distrus { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target }.
           *[other] Ai distrus { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target } cu { band-coins }.
        }
        [target] { $gold ->
            [0] { $seat } ți-a distrus { $mark } **{ NAME($card, case: "acc") }**.
           *[other] { $seat } ți-a distrus { $mark } **{ NAME($card, case: "acc") }** cu { band-coins }.
        }
       *[other] { $gold ->
            [0] { $seat } a distrus { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target }.
           *[other] { $seat } a distrus { $mark } **{ NAME($card, case: "acc") }** din orașul lui { $target } cu { band-coins }.
        }
    }
}
event-saw-hand = { $you ->
    [target] Ai în mână { NAME($cards, case: "acc") }.
   *[other] { $target } are în mână { NAME($cards, case: "acc") }.
}
event-looked-at-hand = { $you ->
    [seat] Te-ai uitat în cărțile lui { $target }.
    [target] { $seat } s-a uitat în cărțile tale.
   *[other] { $seat } s-a uitat în cărțile lui { $target }.
}
event-gave-cards = { $you ->
    [seat] { $count ->
        [one] I-ai dat lui { $target } o carte ({ $reason }).
        [few] I-ai dat lui { $target } { $count } cărți ({ $reason }).
       *[other] I-ai dat lui { $target } { $count } de cărți ({ $reason }).
    }
    [target] { $count ->
        [one] { $seat } ți-a dat o carte ({ $reason }).
        [few] { $seat } ți-a dat { $count } cărți ({ $reason }).
       *[other] { $seat } ți-a dat { $count } de cărți ({ $reason }).
    }
   *[other] { $count ->
        [one] { $seat } i-a dat lui { $target } o carte ({ $reason }).
        [few] { $seat } i-a dat lui { $target } { $count } cărți ({ $reason }).
       *[other] { $seat } i-a dat lui { $target } { $count } de cărți ({ $reason }).
    }
}
event-took-gold = { $you ->
    [seat] { $gold ->
        [one] Ai luat o monedă de la { NAME($target, case: "acc") } ({ $reason }).
        [few] Ai luat { $gold } monede de la { NAME($target, case: "acc") } ({ $reason }).
       *[other] Ai luat { $gold } de monede de la { NAME($target, case: "acc") } ({ $reason }).
    }
    [target] { $gold ->
        [one] { $seat } ți-a luat o monedă ({ $reason }).
        [few] { $seat } ți-a luat { $gold } monede ({ $reason }).
       *[other] { $seat } ți-a luat { $gold } de monede ({ $reason }).
    }
   *[other] { $gold ->
        [one] { $seat } a luat o monedă de la { NAME($target, case: "acc") } ({ $reason }).
        [few] { $seat } a luat { $gold } monede de la { NAME($target, case: "acc") } ({ $reason }).
       *[other] { $seat } a luat { $gold } de monede de la { NAME($target, case: "acc") } ({ $reason }).
    }
}
event-took-cards = { $you ->
    [seat] { $count ->
        [one] Ai luat o carte de la { NAME($target, case: "acc") } ({ $reason }).
        [few] Ai luat { $count } cărți de la { NAME($target, case: "acc") } ({ $reason }).
       *[other] Ai luat { $count } de cărți de la { NAME($target, case: "acc") } ({ $reason }).
    }
    [target] { $count ->
        [one] { $seat } ți-a luat o carte ({ $reason }).
        [few] { $seat } ți-a luat { $count } cărți ({ $reason }).
       *[other] { $seat } ți-a luat { $count } de cărți ({ $reason }).
    }
   *[other] { $count ->
        [one] { $seat } a luat o carte de la { NAME($target, case: "acc") } ({ $reason }).
        [few] { $seat } a luat { $count } cărți de la { NAME($target, case: "acc") } ({ $reason }).
       *[other] { $seat } a luat { $count } de cărți de la { NAME($target, case: "acc") } ({ $reason }).
    }
}
event-received-cards = { $source } ți-a dat { NAME($cards, case: "acc") }.
event-lost-cards = { $target } a primit de la tine { NAME($cards, case: "acc") }.
event-sacrificed = { $you ->
    [seat] Ai dărâmat { $mark } **{ NAME($card, case: "acc") }**{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}.
   *[other] { $seat } a dărâmat { $mark } **{ NAME($card, case: "acc") }**{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}.
}
event-built-from-hand = { $you ->
    [seat] Ai construit { $mark } **{ NAME($card, case: "acc") }** din mâna lui { $target }.
    [target] { $seat } a construit { $mark } **{ NAME($card, case: "acc") }** din mâna ta.
   *[other] { $seat } a construit { $mark } **{ NAME($card, case: "acc") }** din mâna lui { $target }.
}
event-played = { $you ->
    [seat] Ai jucat { $mark } **{ $card }**.
   *[other] { $seat } a jucat { $mark } **{ $card }**.
}
event-put-away = { $you ->
    [seat] Cartea ta { $mark } { $card } a ajuns sub teanc.
   *[other] Cartea { $mark } { $card } a lui { $seat } a ajuns sub teanc.
}

## De unde vin monedele și cărțile

reason-income-noble = cartiere nobile
reason-income-religious = cartiere religioase
reason-income-trade = cartiere comerciale
reason-income-military = cartiere militare
reason-cards-noble = cartiere nobile
reason-cards-religious = cartiere religioase
