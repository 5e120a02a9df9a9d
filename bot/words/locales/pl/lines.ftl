line-use-kill = ☠️ { $name }
line-use-rob = 🗡️ { $name }
line-use-swap-hands = 🔁 { $name }
line-joined = { $first } · { $second }
line-given-for = { $first } ⇄ { $second }
menu-targets = { $label }…
menu-others = { $label }: inne…
line-before = +{ $gold } 💰 · { $label }
line-after =
    { $label }{ $gold ->
        [0] { "" }
       *[other] { " " }· +{ $gold } 💰
    }
line-keep-build = { $card } · zbuduj od razu
line-about = +… 💰
line-more = Przy okazji bierzesz też należne ci monety. Jedno kliknięcie, kilka kroków.
menu-build-only = Tylko zbuduj…
menu-at-once = Kilka kroków naraz…
button-fill-seats = Uzupełnij do { $count }
