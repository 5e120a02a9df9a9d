board-head =
    -# Runda { $round }{ $last ->
        [yes] , ostatnia
       *[no] { " " }· gra do { $target } dzielnic
    } · { $deck ->
        [0] talia pusta
       *[other] w talii: { $deck }
    }{ $discards ->
        [0] { "" }
       *[other] { " " }(odrzucone: { $discards })
    }
board-face-up = -# Poza grą w tej rundzie: { $characters }
board-seen = -# Odrzucona zakryta postać, widzisz ją tylko ty: { $character }
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
story-and = { " " }·{ " " }
story-secret = 🔒 { $deed }
board-waits =
    ⏳ Czekamy na gracza { $seat }{ $since ->
        [none] { "" }
       *[other] { " " }· pytanie padło { $since }
    }
board-counts = { $everywhere ->
    [yes] 🏆 Ta gra liczy się w rankingu wszystkich serwerów. Następne gry na tym serwerze już nie.
   *[no] 🏆 Ta gra nie liczy się w rankingu wszystkich serwerów. Następne gry na tym serwerze już tak.
}
board-old =
    -# Koniec rundy { $round }{ $news ->
        [none] .
       *[other] : { $news }
    }
board-hit = { $deed } ({ $names ->
    [none] pudło
   *[other] { $names }
})
board-leads =
    🏙️ { $names } { $count ->
        [one] prowadzi
        [few] prowadzą
       *[many] prowadzą
    }: { $size } z { $goal } dzielnic
board-moved = ⬇️ Przeniesiono tutaj: { $where }
