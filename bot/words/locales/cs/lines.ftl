line-use-kill = ☠️ { $name }
line-use-rob = 🗡️ { $name }
line-use-swap-hands = 🔁 { $name }

line-joined = { $first } · { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-others = { $label }: další…

line-before = +{ $gold } 💰 · { $label }
line-after = { $label }{ $gold ->
    [0] { "" }
   *[other] { " " }· +{ $gold } 💰
}
line-keep-build = { $card } · hned postavit
line-about = +… 💰
line-more = Vezmeš si přitom i mince, na které teď máš nárok. Jedno kliknutí, víc kroků.
menu-build-only = Jen postavit…
menu-at-once = Víc kroků najednou…

button-fill-seats = Doplnit do { $count }
