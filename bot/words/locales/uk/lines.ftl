line-use-kill = ☠️ { $name }
line-use-rob = 🗡️ { $name }
line-use-swap-hands = 🔁 { $name }

line-joined = { $first } · { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-others = { $label }: інші…

line-before = +{ $gold } 💰 · { $label }
line-after = { $label }{ $gold ->
    [0] { "" }
   *[other] { " " }· +{ $gold } 💰
}
line-keep-build = { $card } · збудувати одразу
line-about = +… 💰
line-more = Заодно береш золото, яке тобі зараз належить. Одне натискання — кілька кроків.
menu-build-only = Лише збудувати…
menu-at-once = Кілька дій одразу…

button-fill-seats = Доповнити до { $count }
