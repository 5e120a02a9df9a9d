describe-log = Průběh hry kolo po kole; vidíš ho jen ty
    .game = Dohraná hra; bez výběru ta v tomto kanálu

button-log = Průběh
games-log = Ukázat průběh

log-title = { $parts ->
    [1] ## 📜 { $round }. kolo (celkem { $rounds })
   *[other] ## 📜 { $round }. kolo (celkem { $rounds }) · část { $part }/{ $parts }
}
log-crown = -# 👑 Začíná výběr: { $seat }.
log-goes-on = -# Toto kolo ještě běží.
log-nothing = -# Zatím tu nic není.
log-incomplete = ⚠️ Část tohoto průběhu už nejde přečíst.
log-round = { $number }. kolo

error-no-log-own = Teď nic nehraješ. Dohrané hry ukáže { COMMAND("history") }.
error-no-such-log = Takovou hru neznám. Vyber ji ze seznamu, který se objeví při psaní.
