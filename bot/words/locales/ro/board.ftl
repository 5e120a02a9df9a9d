board-head = -# Runda { $round }{ $last ->
    [yes] , ultima
   *[no] { " " }· final la { $target ->
        [one] un cartier
        [few] { $target } cartiere
       *[other] { $target } de cartiere
    }
} · { $deck ->
    [0] nicio carte
    [one] o carte
    [few] { $deck } cărți
   *[other] { $deck } de cărți
}{ $discards ->
    [0] { "" }
   *[other] { " " }(decartate: { $discards })
}
board-face-up = -# Lipsesc în această rundă: { $characters }
board-seen = { GENDER($character) ->
    [feminine] -# { $character } e pusă deoparte cu fața în jos, doar tu știi
   *[other] -# { $character } e pus deoparte cu fața în jos, doar tu știi
}

board-sign = { $kind }: { $characters }
board-pile = { $gold ->
    [one] 🪙 { $name }: s-a strâns o monedă
    [few] 🪙 { $name }: s-au strâns { $gold } monede
   *[other] 🪙 { $name }: s-au strâns { $gold } de monede
}
board-shown = 🃏 Pe masă: { $card }
sign-real-warrant = { $name } (cel semnat)
sign-real-threat = { $name } (cea adevărată)

story-and = { " " }·{ " " }
story-secret = 🔒 { $deed }

board-waits = ⏳ Se așteaptă mutarea lui { $seat }{ $since ->
    [none] { "" }
   *[other] { " " }· întrebarea a venit { $since }
}
board-counts = { $everywhere ->
    [yes] 🏆 Acest joc contează în clasamentele tuturor serverelor. Următoarele jocuri de pe acest server nu mai contează.
   *[no] 🏆 Acest joc nu contează în clasamentele tuturor serverelor. Următoarele jocuri de pe acest server vor conta.
}
board-old = -# Runda { $round } s-a încheiat{ $news ->
    [none] .
   *[other] : { $news }
}
board-hit = { $deed } ({ $names ->
    [none] fără victimă
   *[other] { $names }
})
board-leads = 🏙️ { $names } { $count ->
    [one] conduce
    [few] conduc
   *[other] conduc
}: { $size } din { $goal } cartiere
board-moved = ⬇️ S-a mutat aici: { $where }
