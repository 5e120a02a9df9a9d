board-title = ## 🏰 Citadels · Runda { $round }
board-state = -# În teanc: { $deck }{ $discards ->
    [0] { "" }
   *[other] , decartate: { $discards }
} · un oraș de { $target } cartiere încheie jocul
board-ending = 🏁 **Ultima rundă:** după ea, jocul se încheie.
board-face-up = -# Nu sunt în această rundă: { $characters }
board-seen = -# Pus deoparte cu fața în jos, arătat doar ție: { $character }

board-seat = { $turn ->
    [yes] ▶️{ " " }
   *[no] { "" }
}{ $crown ->
    [yes] 👑{ " " }
   *[no] { "" }
}{ $name }{ $characters ->
    [none] { "" }
   *[other] { " " }· 🎭 { $characters }
}
board-stock = 💰 { $gold } · 🃏 { $cards } · 🏘️ { $size } din { $target }{ $completed ->
    [yes] { " " }✅ complet
   *[no] { "" }
}

board-coming = -# Urmează: { $characters }
board-sign = { $kind }: { $characters }
board-pile = { $gold ->
    [one] 🪙 { $name }: acolo e o monedă
    [few] 🪙 { $name }: acolo sunt { $gold } monede
   *[other] 🪙 { $name }: acolo sunt { $gold } de monede
}
board-shown = 🃏 Pe masă: { $card }
sign-real-warrant = { $name } (cel semnat)
sign-real-threat = { $name } (cea adevărată)

story-before = -# { $deeds }
story-rank = **{ $character }** { $kind ->
    [nobody] n-a răspuns nimeni
    [killed] { $seat } ☠️
   *[answered] { $seat }
}{ $told ->
    [yes] { " " }· { $deeds }
   *[no] { "" }
}
story-nobody = -# { $characters }: n-a răspuns nimeni
story-other = { $seat }: { $deed }
story-and = { " " }·{ " " }
story-secret = 🔒 { $deed }

board-asked-selection = ⏳ { $seat } alege un personaj.
board-asked-turn = ⏳ { $seat } joacă: { $character }.
board-asked = ⏳ { $seat } are ceva de hotărât.
board-old = -# Această rundă s-a încheiat.
board-moved = ⬇️ Acum e aici: { $where }
