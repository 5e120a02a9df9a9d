describe-log = Povestea unui joc, rundă cu rundă; o vezi doar tu
    .game = Un joc încheiat; fără el, cel din acest canal

button-log = Jurnal
games-log = Arată jurnalul

log-title = { $parts ->
    [1] ## 📜 Runda { $round } din { $rounds }
   *[other] ## 📜 Runda { $round } din { $rounds } · partea { $part } din { $parts }
}
log-crown = -# 👑 Alegerea începe cu { NAME($seat, case: "acc") }.
log-goes-on = -# Runda continuă.
log-nothing = -# Încă nimic de povestit.
log-incomplete = ⚠️ O parte din acest jurnal nu mai poate fi citită.
log-round = Runda { $number }

error-no-log-own = Acum nu joci nicăieri. Jocurile încheiate le arată { COMMAND("history") }.
error-no-such-log = Nu cunosc acest joc. Alege unul din lista care apare când scrii.
