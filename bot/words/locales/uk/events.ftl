event-line = · { $text }
event-unknown = { $what }: { $facts }

## Раунд

event-dealt = На початку маєш { NAME($cards, case: "acc") }.
event-round-began = { $you ->
    [seat] Починається раунд { $round }. Корона в тебе, тож вибір починаєш ти.
   *[other] Починається раунд { $round }. { $seat } має корону й починає вибір.
}
events-face-up = Горілиць відкладено { NAME($names, case: "acc") }.
event-face-up = Горілиць відкладено { NAME($character, case: "acc") }.
event-face-down = Одного персонажа відкладено долілиць.
event-saw-face-down = Долілиць відкладено { NAME($character, case: "acc") }, і знаєш про це лише ти.
events-picked = { $names } обирають персонажів.
event-picked = { $you ->
    [seat] { "" }
   *[other] { $seat } обирає персонажа.
}
event-chose = Твій персонаж — **{ $character }**.
event-tossed = { $seat } { $you ->
    [seat] відкладаєш
   *[other] відкладає
} персонажа долілиць.
events-called = Викликано { NAME($names, case: "acc") }, але ніхто не озивається.
event-called = Викликано { NAME($character, case: "acc") }, але ніхто не озивається.
event-revealed = { $you ->
    [seat] Твій хід за { NAME($character, case: "acc") }.
   *[other] { $seat } грає за { NAME($character, case: "acc") }.
}
event-revealed-late = { $you ->
    [seat] Твій убитий персонаж — { $character }.
   *[other] Убитий персонаж гравця { $seat } — { $character }.
}
event-turn-ended = { "" }
event-round-ended = { "" }
event-last-round = **Це останній раунд.**
event-not-last-round = Дзвіниця знову мовчить: **це не останній раунд**.
event-completed = { $seat } { $you ->
    [seat] завершуєш
   *[other] завершує
} місто!
event-scored = { $seat } { $you ->
    [seat] маєш
   *[other] має
} { $total ->
    [one] { $total } бал
    [few] { $total } бали
   *[many] { $total } балів
}.
event-game-over = Гру закінчено.
event-won = { $seat } { $you ->
    [seat] перемагаєш
   *[other] перемагає
}.

## Монети, карти, квартали

event-gathered-gold = { $seat } { $you ->
    [seat] береш
   *[other] бере
} { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
}.
event-gathered-cards = { $seat } { $you ->
    [seat] береш
   *[other] бере
} { $count ->
    [one] { $count } карту й
    [few] { $count } карти й
   *[many] { $count } карт і
} { $you ->
    [seat] залишаєш
   *[other] залишає
} { $kept }.
event-kept = Залишаєш собі { NAME($cards, case: "acc") }.
event-drew = Береш { NAME($cards, case: "acc") }.
event-deck-renewed = Скид перемішано, тепер це нова колода: { $number ->
    [one] { $number } карта
    [few] { $number } карти
   *[many] { $number } карт
}.
event-gained-gold = { $seat } { $you ->
    [seat] отримуєш
   *[other] отримує
} { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} ({ $reason }).
event-gained-cards = { $seat } { $you ->
    [seat] береш
   *[other] бере
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} ({ $reason }).
event-paid = { $seat } { $you ->
    [seat] платиш
   *[other] платить
} { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} ({ $reason }).
event-discarded = { $seat } { $you ->
    [seat] скидаєш
   *[other] скидає
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} ({ $reason }).
event-built = { $seat } { $you ->
    [seat] будуєш
   *[other] будує
} { $mark } **{ NAME($card, case: "acc") }** { $gold ->
    [0] безкоштовно.
   *[other] за { band-coins }.
}
event-crown = 👑 { $seat } { $you ->
    [seat] отримуєш
   *[other] отримує
} корону.

## Що роблять кілька карт

event-destroyed = { $own ->
    [yes] { $seat } { $you ->
        [seat] руйнуєш
       *[other] руйнує
    } { $mark } **{ NAME($card, case: "acc") }** у власному місті
   *[no] { $seat } { $you ->
        [seat] руйнуєш
       *[other] руйнує
    } { $mark } **{ NAME($card, case: "acc") }** { $you ->
        [target] у твоєму місті
       *[other] гравця { $target }
    }
}{ $gold ->
    [0] .
   *[other] { " " }за { band-coins }.
}
event-saw-hand = { $you ->
    [target] Ти маєш на руках
   *[other] { $target } має на руках
} { NAME($cards, case: "acc") }.
event-looked-at-hand = { $seat } { $you ->
    [seat] зазираєш у карти гравця { $target }
    [target] зазирає у твої карти
   *[other] зазирає в карти гравця { $target }
}.
event-gave-cards = { $seat } { $you ->
    [seat] віддаєш
   *[other] віддає
} { $you ->
    [target] тобі
   *[other] гравцеві { $target }
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} ({ $reason }).
event-took-gold = { $you ->
    [seat] { $seat } забираєш у гравця { $target }
    [target] { $seat } забирає в тебе
   *[other] { $seat } забирає в гравця { $target }
} { $gold ->
    [one] { $gold } монету
    [few] { $gold } монети
   *[many] { $gold } монет
} ({ $reason }).
event-took-cards = { $you ->
    [seat] { $seat } забираєш у гравця { $target }
    [target] { $seat } забирає в тебе
   *[other] { $seat } забирає в гравця { $target }
} { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
} ({ $reason }).
event-received-cards = { $source } віддає тобі { NAME($cards, case: "acc") }.
event-lost-cards = { $target } забирає в тебе { NAME($cards, case: "acc") }.
event-sacrificed = { $seat } { $you ->
    [seat] зносиш
   *[other] зносить
} { $mark } **{ NAME($card, case: "acc") }**{ $reason ->
    [none] { "" }
   *[other] { " " }({ $reason })
}.
event-built-from-hand = { $seat } { $you ->
    [seat] будуєш
   *[other] будує
} { $mark } **{ NAME($card, case: "acc") }** { $you ->
    [target] із твоїх карт
   *[other] із карт гравця { $target }
}.
event-played = { $seat } { $you ->
    [seat] розігруєш
   *[other] розігрує
} { $mark } **{ NAME($card, case: "acc") }**.
event-put-away = { $you ->
    [seat] Твоя карта
   *[other] Карта гравця { $seat }
} { $mark } { $card } іде під низ колоди.

## За що отримано чи сплачено

reason-income-noble = дворянські квартали
reason-income-religious = церковні квартали
reason-income-trade = торговельні квартали
reason-income-military = військові квартали
reason-cards-noble = дворянські квартали
reason-cards-religious = церковні квартали
