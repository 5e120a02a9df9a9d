board-head =
    -# Runda { $round }{ $last ->
        [yes] , ostatnia
       *[no] { " " }· gra do { $target } dzielnic
    } · { $deck ->
        [0] brak kart
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }{ $discards ->
        [0] { "" }
       *[other] { " " }(odrzucone: { $discards })
    }
board-round = -# Runda { $round }
board-state =
    -# Talia: { $deck ->
        [0] pusta
       *[other]
            { $deck ->
                [one] { $deck } karta
                [few] { $deck } karty
               *[many] { $deck } kart
            }
    }{ $discards ->
        [0] { "" }
       *[other] , odrzucone: { $discards }
    } · grę kończy miasto z { $target } dzielnicami
board-face-up = -# Poza grą w tej rundzie: { $characters }
board-seen = -# Odrzucona zakryta postać, widzisz ją tylko ty: { $character }
board-seat =
    { $turn ->
        [yes] ▶️{ " " }
       *[no] { "" }
    }{ $crown ->
        [yes] 👑{ " " }
       *[no] { "" }
    }{ $name }{ $characters ->
        [none] { "" }
       *[other] { " " }· 🎭 { $characters }
    }
board-stock =
    💰 { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    } · 🃏 { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } · 🏘️ { $size } z { $target }{ $completed ->
        [yes] { " " }✅ ukończone
       *[no] { "" }
    }
board-coming = -# Jeszcze w kolejce: { $characters }
board-sign = { $kind }: { $characters }
board-pile =
    🪙 { $name }: { $gold ->
        [one] { $gold } moneta
        [few] { $gold } monety
       *[many] { $gold } monet
    } na żetonie
board-shown = 🃏 Na stole: { $card }
sign-real-warrant = { $name } (podpisany)
sign-real-threat = { $name } (prawdziwy)
story-before = -# { $deeds }
story-rank = **{ $character }** { $kind ->
        [nobody] nikt się nie ujawnia
        [killed] { $seat } ☠️
       *[answered] { $seat }
    }{ $told ->
        [yes] { " " }· { $deeds }
       *[no] { "" }
    }
story-nobody = -# Nikt się nie ujawnia: { $characters }
story-other = { $seat }: { $deed }
story-and = { " " }·{ " " }
story-secret = 🔒 { $deed }
board-waits =
    ⏳ { $seat }{ $since ->
        [none] { "" }
       *[other] { " " }· { $since }
    }
board-counts = { $everywhere ->
    [yes] 🏆 Ta gra liczy się w rankingu wszystkich serwerów. Następne gry na tym serwerze już nie.
   *[no] 🏆 Ta gra nie liczy się w rankingu wszystkich serwerów. Następne gry na tym serwerze już tak.
}
board-old = -# Ta runda się skończyła.
board-moved = ⬇️ Przeniesiono tutaj: { $where }
