board-until = Čas vyprší { $until }
board-left-alone = Čas neběží: kromě počítačů hraje jen { $name }.
until-free = { $until } (měřit se začne až od další odpovědi)
until-reserve = { $until } (včetně rezervy)
until-quiet = { $until } (včetně klidových hodin)
until-both = { $until } (včetně rezervy a klidových hodin)
event-time-ran-out =
    { $you ->
        [seat] ⏰ Čas vypršel: hraje za tebe počítač.
       *[other] ⏰ { $seat } nestíhá: hraje počítač.
    }

## Někdo je pryč

board-away = Za hráče { $names } hraje počítač až do stisku **Jsem zpět**.
board-resigned =
    🏳️ { $names } se { $count ->
        [one] vzdává
        [few] vzdávají
       *[other] vzdávají
    }: dál hraje počítač.
board-replaceable = 💤 Čeká se na hráče { $name }. Hlasuj, zda za něj má hrát počítač.
board-holiday = 🏖️ { $name } se vrátí { $until }, do té doby čas stojí.
board-holiday-wait = -# Kdo nechce čekat, může navrhnout, aby za hráče { $name } do té doby hrál počítač.
button-im-back = Jsem zpět
button-replace = Nahradit hráče { $name } · { $votes }/{ $needed }
panel-away = ### 🤖 Hraje za tebe počítač, dokud nestiskneš **Jsem zpět**
    -# Odehraje-li víc než polovinu tvých tahů, skončíš na posledním místě.
back-again = Zase hraješ ty.
back-why = Vypršel ti čas.
back-mostly = ⚠️ Tahy, které za tebe odehrál počítač: { $computer } / { $count }. Bude-li to i na konci hry víc než polovina, skončíš na posledním místě.
hurry = { $reserve ->
    [none] ⚠️ Rezervu pro tuto hru máš vyčerpanou. Teď máš pokaždé jen { $time }.
   *[other] ⚠️ V rezervě pro tuto hru ti zbývá { $reserve }. Potom máš pokaždé jen { $time }.
}
back-played =
    { $count ->
        [1] Počítač za tebe hrál { $first }. kolo
       *[other] Počítač za tebe hrál od { $first }. do { $last }. kola
    }: { $did }.
back-built =
    { $districts ->
        [none] nepostavil nic
       *[other] postavil { NAME($districts, case: "acc") }
    }
back-lost = Ztrácíš { NAME($losses, case: "acc") }.
back-lost-gold =
    { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
       *[other] { $gold } mincí
    }
back-lost-crown = korunu
back-chose = vybral { NAME($characters, case: "acc") }
back-gold =
    { $gold ->
        [one] vzal si { $gold } minci
        [few] vzal si { $gold } mince
       *[other] vzal si { $gold } mincí
    }
back-cards =
    { $count ->
        [one] nechal si { $count } kartu
        [few] nechal si { $count } karty
       *[other] nechal si { $count } karet
    }
back-nothing = Počítač za tebe nic nehrál.
back-not-away = Jsi ve hře.
back-holiday = Tvoje nepřítomnost skončila: čas v pomalých hrách ti znovu běží.
replace-voted = Tvůj hlas platí: { $votes }/{ $needed }.
replace-done = Než se vrátí { $name }, hraje počítač.
menu-pause = Navrhnout pauzu pro všechny…
button-agree-pause = Souhlasím s pauzou
button-end-pause = Ukončit pauzu
board-paused = ⏸️ Pauza: nikomu neutíká čas. Znovu poběží { $until }, hrát se dá i teď.
board-pause-wanted =
    ⏸️ Návrh na pauzu ({ $time }): { $names }. Začne, až { $count ->
        [one] bude
        [few] budou
       *[other] budou
    } souhlasit i { $missing }.
pause-begun =
    ⏸️ Pauza začala. Čas se znovu rozběhne nejpozději { $until }.{ $early ->
        [yes] { " " }Kdo je teď pryč, může ji po návratu ukončit.
       *[no] { "" }
    }
pause-proposed = ⏸️ Ptám se ostatních v přehledu nebo v soukromé zprávě. Až budou souhlasit všichni přítomní, uvidíš pauzu v přehledu i ve svém panelu.
pause-agreed =
    ⏸️ Souhlasíš s pauzou. Začne, až { $count ->
        [one] bude
        [few] budou
       *[other] budou
    } souhlasit i { $missing }.
pause-ended = Pauza skončila: čas znovu běží.
pause-lapsed = ⏸️ Návrh na pauzu propadl.
error-no-pause = Teď si pauzu dát nejde. Pomalá hra má jednu, hra naživo jednu za kolo a turnajová hra naživo žádnou.
error-other-pause = Někdo mezitím navrhl jinak dlouhou pauzu. Souhlasit s ní můžeš v přehledu.
error-end-pause = S touto pauzou souhlasíš. Ukončit ji může jen někdo, kdo byl tehdy pryč.
error-replace-away = Hraje za tebe počítač. Nejdřív stiskni **Jsem zpět**.
error-replace-self = Na tahu jsi ty: stiskni **Hrát**.
error-not-replaceable = Na nikoho se ještě nečeká tak dlouho.
end-left = -# 🏳️ Za hráče { $names } dohrál počítač, takže výš jsou všichni, kdo hráli do konce.
end-left-own = -# 🏳️ Dohrál za tebe počítač, takže před tebou jsou všichni, kdo hráli do konce.
end-computers = -# 🤖 Zbyly jen počítače a v mžiku hru dohrály.
error-open-seats = Můžeš tu převzít místo počítače se vším, co má. Do tvého hodnocení ani historie se hra nepočítá.
error-kept-seat = U tvého turnajového stolu se začalo bez tebe a na tvém místě hraje počítač. Můžeš místo převzít se vším, co má: výsledek platí pro turnaj, ale ne pro tvoje hodnocení.
button-take-seat = Převzít místo hráče { $name }
error-seat-taken = To místo už je obsazené. Tlačítko **Hrát** v přehledu ukáže, jestli je volné jiné.
error-no-open-seat = Tady místo počítače převzít nejde. Můžeš sledovat přehled, nebo se připojit k příští hře.
error-late-seat = V hodnocené hře jde místo počítače převzít jen do výběru první postavy, a ten už proběhl. Můžeš sledovat přehled, nebo se připojit k příští hře.
board-taken = 🪑 { $name } teď sedí na místě počítače { $computer }.
switch-open = { $state ->
    [on] Zakázat připojení během hry
   *[off] Povolit připojení během hry
}
open-option = { $state ->
    [on] **Připojení během hry**: kdokoli může převzít místo počítače (v hodnocené hře jen do výběru první postavy).
   *[off] **Připojení během hry**: vypnuté, místo počítače tedy nikdo nepřevezme.
}
