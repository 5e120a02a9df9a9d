line-use-kill = ☠️ { $name }
line-use-rob = 🗡️ { $name }
line-use-swap-hands = 🔁 { $name }

line-joined = { $first } · { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-others = { $label }: altele…

line-before = +{ $gold } 💰 · { $label }
line-after = { $label }{ $gold ->
    [0] { "" }
   *[other] { " " }· +{ $gold } 💰
}
line-keep-build = { $card } · construiește pe loc
line-about = +… 💰
line-more = Ia și monedele pe care le poți lua acum. Un clic, mai mulți pași.
menu-build-only = Doar construiește…
menu-at-once = Mai multe deodată…

button-fill-seats = Completează până la { $count }
